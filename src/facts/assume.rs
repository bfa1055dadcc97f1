//! The normal course, taken where nothing was said; and the refusal of what no game can show.

use super::known::{Facts, Known};
use crate::diagnostic::{Arg, Code, Diagnostic};
use crate::model::{FactId, Vocabulary, written};
use crate::program::{Gate, GateId, Program, Truth};
use crate::source::Span;

/// Assumes what may be assumed, in the order declared; never what would contradict what is known.
pub(super) fn assume(vocabulary: &Vocabulary, program: &Program, facts: &mut Facts) {
    for (fact, condition) in &program.assumptions {
        if *facts.known(*fact) != Known::NotAsked {
            continue;
        }
        let Some(assumption) = &vocabulary.fact(*fact).assume else { continue };
        let granted = condition.is_none_or(|gate| holds(program, facts, gate) == Truth::True);
        if !granted {
            continue;
        }
        facts.set(*fact, Known::Assumed(assumption.value.clone()));
        if impossible(program, facts).is_some() {
            facts.set(*fact, Known::NotAsked);
        }
    }
}

fn holds(program: &Program, facts: &Facts, gate: GateId) -> Truth {
    program.circuit.truth_of(gate, &|atom| facts.truth(atom))
}

/// The first impossibility that holds.
fn impossible(program: &Program, facts: &Facts) -> Option<GateId> {
    program.impossible.iter().copied().find(|gate| holds(program, facts, *gate) == Truth::True)
}

/// The contradiction among what is told and computed, if there is one.
pub(super) fn contradiction(
    vocabulary: &Vocabulary,
    program: &Program,
    facts: &Facts,
    places: &dyn Fn(FactId) -> Span,
) -> Option<Diagnostic> {
    let gate = impossible(program, facts)?;
    let involved = facts_under(program, gate);
    let mut spans = involved.iter().map(|fact| places(*fact)).filter(|span| *span != Span::default());
    let fault = Diagnostic::at(Code::ContradictoryFacts, spans.next().unwrap_or_default());
    let fault = spans.fold(fault, Diagnostic::and_at);
    let statements = involved.iter().filter_map(|id| {
        let fact = vocabulary.fact(*id);
        Some((fact.name.clone(), written(&fact.kind, facts.value(*id)?)))
    });
    Some(fault.with("facts", Arg::Facts(statements.collect())))
}

/// The facts a gate asks, each once, in the order of their numbers.
fn facts_under(program: &Program, gate: GateId) -> Vec<FactId> {
    let mut found = Vec::new();
    let mut open = vec![gate];
    while let Some(gate) = open.pop() {
        match program.circuit.gates().get(gate.index()) {
            Some(Gate::Atom(atom)) => {
                found.extend(
                    program
                        .circuit
                        .atoms()
                        .get(atom.index())
                        .into_iter()
                        .flat_map(|atom| atom.facts())
                        .flatten(),
                );
            }
            Some(Gate::Not(input)) => open.push(*input),
            Some(Gate::And(inputs) | Gate::Or(inputs)) => open.extend(inputs.iter().copied()),
            None => {}
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}
