//! Many cases, few rulings: cases alike in everything a rule can ask are ruled on once.
//!
//! In: case after case. Out: for each the ruling, made anew or found. The position, the written move and other texts are
//! what makes cases differ; rules ask only what follows from them.

use std::collections::HashMap;
use std::rc::Rc;

use super::decide::{Board, gates, ruled};
use super::seats::{AsTold, Prepared};
use crate::decision::Decision;
use crate::diagnostic::Diagnostic;
use crate::facts::{Accepted, Known, Sealed};
use crate::model::{Edition, Value, Vocabulary};
use crate::program::Program;
use crate::syntax::CaseFile;

/// When so many rulings are kept, they are forgotten.
const KEPT: usize = 512;

/// Rulings made, by what the cases had in common.
#[derive(Debug, Default)]
pub(crate) struct Precedents {
    known: HashMap<Likeness, Precedent>,
    made: u64,
}

/// A ruling on one of many cases.
pub(crate) struct Ruled {
    /// The ruling; its texts are those of the first such case, and what was read from the sealed move stands apart.
    pub(crate) decision: Rc<Decision>,
    /// What was read from the sealed move of this case.
    pub(crate) sealed: Option<Sealed>,
    /// The number of the ruling; none if it was made for this case alone.
    pub(crate) number: Option<u64>,
}

#[derive(Debug, Clone)]
enum Precedent {
    /// The ruling, and its number.
    Ruling(Rc<Decision>, u64),
    /// It turns on what the board can tell only by a search.
    OnTheBoard,
}

/// Everything that a rule can ask of a case, and who the ruling speaks of.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Likeness(Vec<u8>);

impl Likeness {
    fn of(edition: &Edition, accepted: &Accepted, vocabulary: &Vocabulary) -> Self {
        let mut likeness = Vec::with_capacity(vocabulary.fact_count() + 64);
        likeness.extend_from_slice(edition.id.as_bytes());
        likeness.push(0);
        likeness.push(accepted.sealer.map_or(2, |sealer| sealer as u8));
        likeness.push(u8::from(accepted.about_said));
        likeness.push(u8::from(accepted.later.is_some()));
        likeness.extend(accepted.matters.iter().filter_map(|matter| u8::try_from(matter.index()).ok()));
        likeness.push(u8::MAX);
        for (fact, _) in vocabulary.facts() {
            match accepted.facts.known(fact) {
                Known::Told(value) => add(&mut likeness, 1, value),
                Known::Computed(value) => add(&mut likeness, 2, value),
                Known::Assumed(value) => add(&mut likeness, 3, value),
                Known::NotAsked => likeness.push(0),
                Known::Unknown => likeness.push(64),
                Known::Unknowable => likeness.push(65),
            }
        }
        Self(likeness)
    }
}

fn add(likeness: &mut Vec<u8>, source: u8, value: &Value) {
    match value {
        Value::Truth(truth) => likeness.push(source << 1 | u8::from(*truth)),
        Value::Amount(amount) => {
            likeness.push(source << 3);
            likeness.extend_from_slice(&amount.to_le_bytes());
        }
        Value::Choice(choice) => likeness.extend([source << 3 | 1, *choice]),
        // No rule asks a text.
        Value::Text(_) => likeness.push(source << 3 | 2),
    }
}

impl Precedents {
    /// Rules on a case.
    ///
    /// # Errors
    /// Everything wrong with the case.
    pub(crate) fn decide(
        &mut self,
        vocabulary: &Vocabulary,
        edition: &Edition,
        program: &Program,
        case: &CaseFile,
    ) -> Result<Ruled, Vec<Diagnostic>> {
        let mut accepted = match Prepared::new(vocabulary, program, case).into_told() {
            AsTold::Alone(accepted) => *accepted?,
            // Such a ruling is compared with its mirror image.
            AsTold::WithEitherColour(prepared) => {
                let mut decision = prepared.decide(vocabulary, edition, program)?;
                let sealed = decision.sealed.take();
                return Ok(Ruled { decision: Rc::new(decision), sealed, number: None });
            }
        };
        let sealed = accepted.sealed.take();
        let mut likeness = Likeness::of(edition, &accepted, vocabulary);
        if matches!(self.known.get(&likeness), Some(Precedent::OnTheBoard))
            && let Some(later) = accepted.later.take()
        {
            later.compute(vocabulary, &mut accepted.facts);
            likeness = Likeness::of(edition, &accepted, vocabulary);
        }
        if let Some(Precedent::Ruling(decision, number)) = self.known.get(&likeness) {
            return Ok(Ruled { decision: Rc::clone(decision), sealed, number: Some(*number) });
        }
        let (truths, board) = gates(vocabulary, edition, program, &mut accepted);
        if board == Board::Searched {
            self.keep(likeness, Precedent::OnTheBoard);
            likeness = Likeness::of(edition, &accepted, vocabulary);
        }
        let decision = ruled(vocabulary, edition, program, accepted, &truths).map_err(|fault| vec![fault])?;
        let decision = Rc::new(decision);
        self.made += 1;
        self.keep(likeness, Precedent::Ruling(Rc::clone(&decision), self.made));
        Ok(Ruled { decision, sealed, number: Some(self.made) })
    }

    fn keep(&mut self, likeness: Likeness, precedent: Precedent) {
        if self.known.len() >= KEPT {
            self.known.clear();
        }
        self.known.insert(likeness, precedent);
    }
}
