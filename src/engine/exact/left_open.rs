//! What a case leaves open: the gates not known under those asked, and what is known of the times and numbers they compare.
//!
//! In: a program, facts and the truth of every gate. Out: everything on which it depends what the unknown facts leave
//! possible. Two cases that leave the same open have the same completions, however else they differ.

use crate::engine::facts::Facts;
use crate::engine::model::{Difference, FactId, Vocabulary};
use crate::engine::program::{Atom, Circuit, Gate, GateId, Program, Truth};

/// What is left open under some gates of a program.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct LeftOpen {
    /// The gates that are not known, inputs first. With those that are known, no gate here has an input that decides it.
    pub(super) gates: Vec<GateId>,
    /// What holds of times and numbers in every completion: told, necessary, or the normal course.
    pub(super) known: Vec<Difference>,
    /// Values ruled out of facts of which the value is not known.
    pub(super) ruled_out: Vec<(FactId, u8)>,
    /// What no game can show is the case already.
    pub(super) impossible: bool,
}

impl LeftOpen {
    /// Under these gates, and under what no game can show.
    pub(crate) fn under(
        (vocabulary, program): (&Vocabulary, &Program),
        facts: &Facts,
        truths: &[Truth],
        asked: impl IntoIterator<Item = GateId>,
    ) -> Self {
        let truth = |gate: &GateId| truths.get(gate.index()).copied().unwrap_or(Truth::Unknown);
        let asked = asked.into_iter().chain(program.impossible.iter().copied());
        let gates = unknown_under(&program.circuit, truths, asked);
        let known = known(vocabulary, program, facts, &gates);
        let impossible = program.impossible.iter().any(|gate| truth(gate) == Truth::True);
        Self { gates, known, ruled_out: facts.ruled_out().collect(), impossible }
    }
}

/// The unknown gates under these through which nothing known decides, in the order of their numbers.
fn unknown_under(
    circuit: &Circuit,
    truths: &[Truth],
    asked: impl IntoIterator<Item = GateId>,
) -> Vec<GateId> {
    let mut is_unknown: Vec<bool> = truths.iter().map(|truth| *truth == Truth::Unknown).collect();
    let mut found = Vec::new();
    let mut open: Vec<_> = asked.into_iter().collect();
    while let Some(gate) = open.pop() {
        let Some(unseen @ true) = is_unknown.get_mut(gate.index()) else { continue };
        *unseen = false;
        found.push(gate);
        match circuit.gates().get(gate.index()) {
            Some(Gate::Not(input)) => open.push(*input),
            Some(Gate::And(inputs) | Gate::Or(inputs)) => open.extend(inputs.iter().copied()),
            Some(Gate::Atom(_)) | None => {}
        }
    }
    found.sort_unstable();
    found
}

/// Orders that hold in every completion, and the known amounts that something unknown is compared with.
fn known(vocabulary: &Vocabulary, program: &Program, facts: &Facts, gates: &[GateId]) -> Vec<Difference> {
    let always = program.necessarily.iter().filter(|order| order.when.is_none());
    let of_case = facts.line().map_or(&[][..], |line| line.orders());
    let mut known: Vec<_> = always.flat_map(|order| order.before).chain(of_case.iter().copied()).collect();
    known.sort_unstable();
    known.dedup();
    let mut compared: Vec<FactId> = gates
        .iter()
        .filter_map(|gate| atom(&program.circuit, *gate))
        .filter_map(|atom| match atom {
            Atom::AtMost(difference) => Some(difference),
            Atom::Holds(_) | Atom::Is(..) => None,
        })
        .chain(known.iter().copied())
        .flat_map(|difference| [difference.left, difference.right])
        .flatten()
        .collect();
    compared.sort_unstable();
    compared.dedup();
    let times = vocabulary.times();
    for fact in compared {
        let at_most = |limit| Difference { left: Some(fact), right: None, limit };
        let at_least = |limit: i64| Difference { left: None, right: Some(fact), limit: -limit };
        known.extend(facts.amount(fact).into_iter().flat_map(|amount| [at_most(amount), at_least(amount)]));
        // No amount is negative; times may be before the hour set.
        if times.get(fact.index()) != Some(&true) {
            known.push(at_least(0));
        }
    }
    known
}

/// The atom of a gate that is one.
pub(super) fn atom(circuit: &Circuit, gate: GateId) -> Option<Atom> {
    match circuit.gates().get(gate.index())? {
        Gate::Atom(id) => circuit.atoms().get(id.index()).copied(),
        Gate::Not(_) | Gate::And(_) | Gate::Or(_) => None,
    }
}
