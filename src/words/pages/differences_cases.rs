//! The case that shows a difference: its facts, and its board.

use crate::engine::chess::Position;
use crate::engine::model::{FactId, Value, Vocabulary, value_from};
use crate::engine::syntax::CaseFile;

/// The facts of a case.
pub(super) fn told(vocabulary: &Vocabulary, case: &CaseFile) -> Vec<(FactId, Value)> {
    let facts = case.facts.iter().filter_map(|given| {
        let fact = vocabulary.fact_named(&given.fact.value)?;
        Some((fact, value_from(vocabulary.fact(fact), &given.value).ok()?))
    });
    facts.collect()
}

/// The facts of a case without the position, which is drawn.
pub(super) fn beside_the_board(case: &CaseFile) -> CaseFile {
    let mut rest = case.clone();
    rest.facts.retain(|given| given.fact.value != "position");
    rest
}

/// The position of a case, where it has one.
pub(super) fn position(case: &CaseFile) -> Option<Position> {
    let told = case.facts.iter().find(|given| given.fact.value == "position")?;
    Position::from_fen(&told.value.value).ok()
}
