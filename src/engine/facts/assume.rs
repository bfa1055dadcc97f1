//! The normal course, taken where nothing was said; and the refusal of what no game can show.

use super::known::{Facts, Known};
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::model::{FactId, Vocabulary, written};
use crate::engine::program::{AssumptionGates, GateId, Program};
use crate::engine::source::Span;

/// Assumes what may be assumed, in the order declared; never what would contradict what is known.
pub(super) fn assume(program: &Program, facts: &mut Facts) {
    for AssumptionGates { fact, value, when, impossible } in &program.assumptions {
        if !matches!(facts.known(*fact), Known::NotAsked)
            || !when.is_none_or(|gate| holds(program, facts, gate))
        {
            continue;
        }
        facts.set(*fact, Known::Assumed(value.clone()));
        if impossible.iter().any(|gate| holds(program, facts, *gate)) {
            facts.set(*fact, Known::NotAsked);
        }
    }
}

fn holds(program: &Program, facts: &Facts, gate: GateId) -> bool {
    program.circuit.holds(gate, &|atom| facts.truth(atom))
}

/// The first impossibility that holds.
pub(super) fn impossible(program: &Program, facts: &Facts) -> Option<GateId> {
    program.impossible.iter().copied().find(|gate| holds(program, facts, *gate))
}

/// The contradiction among what is told and computed, if there is one.
pub(super) fn contradiction(
    vocabulary: &Vocabulary,
    program: &Program,
    facts: &Facts,
    places: &dyn Fn(FactId) -> Span,
) -> Option<Diagnostic> {
    let gate = impossible(program, facts)?;
    let involved = program.circuit.facts_under(gate);
    let mut spans = involved.iter().map(|fact| places(*fact)).filter(|span| *span != Span::default());
    let nowhere = || Diagnostic::anywhere(Code::ContradictoryFacts);
    let fault = spans.next().map_or_else(nowhere, |span| Diagnostic::at(Code::ContradictoryFacts, span));
    let fault = spans.fold(fault, Diagnostic::and_at);
    let statements = involved.iter().filter_map(|id| {
        let fact = vocabulary.fact(*id);
        Some((fact.name.clone(), written(&fact.kind, facts.value(*id)?)))
    });
    Some(fault.with("facts", Arg::Facts(statements.collect())))
}
