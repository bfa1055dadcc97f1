//! Which facts the rules of an edition ask about.

use std::collections::BTreeSet;

use super::circuit::Circuit;
use crate::engine::model::{Conclusion, Edition, Fact, FactId, Vocabulary};

/// The facts that rules ask about, of whichever player; the circuit holds nothing but the rules yet.
pub(super) fn asked_by_rules(
    vocabulary: &Vocabulary,
    edition: &Edition,
    circuit: &Circuit,
) -> BTreeSet<FactId> {
    let conclusions = edition.rules.iter().flat_map(|rule| &rule.then);
    let computed = conclusions.flat_map(|conclusion| match &conclusion.value {
        Conclusion::Set(_, expression) => expression.facts().into_iter().collect(),
        Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::State(_) => Vec::new(),
    });
    let asked = circuit.atoms().iter().flat_map(|atom| atom.facts()).flatten().chain(computed);
    let declared: BTreeSet<&str> = asked.map(|fact| vocabulary.fact(fact).declared.as_str()).collect();
    let stands = |fact: &Fact| declared.contains(fact.declared.as_str());
    vocabulary.facts().filter(|(_, fact)| stands(fact)).map(|(id, _)| id).collect()
}
