//! The truth of every gate of a case: what the board can tell only by a search is searched for where the ruling turns on it.

use super::findings;
use super::law::Law;
use super::order;
use super::turned::turned;
use crate::engine::facts::{Accepted, Facts};
use crate::engine::model::{Edition, Matter, Vocabulary};
use crate::engine::program::{GateId, Program, RuleGates, Truth};

/// Whether what the board can tell only by a search was searched for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Board {
    /// The ruling turned on it.
    Searched,
    /// There was no need.
    LeftAlone,
}

/// The truth of every gate. What the board can tell only by a search is searched for when the ruling turns on it.
pub(super) fn gates(law: Law, accepted: &mut Accepted) -> (Vec<Truth>, Board) {
    let Law { vocabulary, edition, program, .. } = law;
    let evaluate = |facts: &Facts| program.circuit.evaluate(&facts.truths(program.circuit.atoms()));
    let gates = evaluate(&accepted.facts);
    let asked = |accepted: &mut Accepted, gates| order::asked(law, accepted, gates);
    if accepted.later.is_none() {
        return (asked(accepted, gates), Board::LeftAlone);
    }
    let about = rules_about(vocabulary, edition, program, &accepted.matters).map(|rule| rule.applies);
    let about: Vec<_> = about.chain(program.outcomes).collect();
    let waits =
        |gates: &[Truth]| about.iter().any(|gate: &GateId| gates.get(gate.index()) == Some(&Truth::Unknown));
    // What another reading would come to is said as exactly.
    let mut turned = turned(vocabulary, program, accepted);
    if !waits(&gates) && !turned.any(|turned| waits(&evaluate(&turned.accepted.facts))) {
        drop(turned);
        return (asked(accepted, gates), Board::LeftAlone);
    }
    drop(turned);
    accepted.search(vocabulary, program);
    let gates = evaluate(&accepted.facts);
    (asked(accepted, gates), Board::Searched)
}

/// The gates of the rules with a conclusion about these matters.
pub(super) fn rules_about<'a>(
    vocabulary: &'a Vocabulary,
    edition: &'a Edition,
    program: &'a Program,
    matters: &'a [Matter],
) -> impl Iterator<Item = RuleGates> + 'a {
    let rules = edition
        .numbered()
        .filter(|(_, rule)| findings::conclusions(vocabulary, rule, matters).next().is_some());
    rules.filter_map(|(index, _)| program.rules.get(index.index()).copied())
}
