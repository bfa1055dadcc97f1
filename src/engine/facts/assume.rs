//! Assumptions: the normal course is taken where the case says nothing. Also finds impossible combinations of facts.

use super::known::{Facts, Known, OpenDefault};
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::model::{FactId, Value, Vocabulary, written};
use crate::engine::program::{AssumptionGates, Atom, GateId, Maybe, Program, Truth};
use crate::engine::source::Span;

/// Makes the assumptions in the order in which they are declared, except those that would contradict what is known.
///
/// If the condition of an assumption depends on facts that are told to be unknown, the assumption is made only in some
/// completions. It then becomes an [`OpenDefault`], and the solver determines the completions. A fact that is merely not told
/// prevents no assumption.
pub(super) fn assume(program: &Program, facts: &mut Facts) {
    let may = |facts: &Facts, gate: GateId| program.circuit.may(gate, true, &|atom| maybe(facts, atom));
    for AssumptionGates { fact, value, when, impossible } in &program.assumptions {
        if !matches!(facts.known(*fact), Known::NotAsked) {
            continue;
        }
        if when.is_some_and(|gate| !may(facts, gate)) {
            continue;
        }
        let when = when.filter(|gate| !holds(program, facts, *gate));
        facts.set(*fact, Known::Assumed(value.clone()));
        let excluded = impossible.iter().any(|gate| holds(program, facts, *gate));
        // Without the assumptions made so far.
        let told =
            |atom: Atom| if atom.speaks_of(*fact) { facts.truth(atom) } else { facts.truth_told(atom) };
        let is_excluded_by_told = impossible.iter().any(|gate| program.circuit.holds(*gate, &told));
        let unless: Vec<_> = impossible.iter().copied().filter(|gate| may(facts, *gate)).collect();
        let is_open = when.is_some() || !unless.is_empty() || facts.has_open_default(*fact);
        if excluded || is_open {
            facts.set(*fact, Known::NotAsked);
        }
        if excluded {
            facts.set_overruled();
            if let (true, Value::Truth(truth)) = (is_excluded_by_told, value) {
                facts.derive_departure(*fact, !truth);
            }
        } else if is_open {
            let (fact, value) = (*fact, value.clone());
            facts.add_open_default(OpenDefault { fact, value, when, told_so: Vec::new(), unless });
        }
    }
}

/// Which truth values an atom can take when the facts told to be unknown, and the facts with open defaults, become known.
fn maybe(facts: &Facts, atom: Atom) -> Maybe {
    let is_open = |fact: FactId| match facts.known(fact) {
        Known::NotAsked => facts.has_open_default(fact),
        Known::Told(_) | Known::Computed(_) | Known::Assumed(_) | Known::Unknown | Known::Unknowable => true,
    };
    match facts.truth(atom) {
        Truth::Unknown if !atom.facts().into_iter().flatten().all(is_open) => Maybe::NEVER,
        truth @ (Truth::True | Truth::Unknown | Truth::False) => truth.into(),
    }
}

fn holds(program: &Program, facts: &Facts, gate: GateId) -> bool {
    program.circuit.holds(gate, &|atom| facts.truth(atom))
}

/// The first declared impossibility that holds.
pub(super) fn impossible(program: &Program, facts: &Facts) -> Option<GateId> {
    program.impossible.iter().copied().find(|gate| holds(program, facts, *gate))
}

/// The contradiction among the told and computed facts, as a diagnostic, if there is one.
pub(super) fn contradiction(
    vocabulary: &Vocabulary,
    program: &Program,
    facts: &Facts,
    places: &dyn Fn(FactId) -> Span,
) -> Option<Diagnostic> {
    let gate = impossible(program, facts)?;
    let involved = program.circuit.facts_under(gate);
    let is_written = |fact: FactId| places(fact) != Span::default();
    // What shows a fact that is not written is to blame for it.
    let shown_by = |id: FactId| {
        let is_shown = !is_written(id) && facts.value(id) == Some(&Value::Truth(true));
        let shown = vocabulary.telling().shown.iter().filter(move |shown| is_shown && shown.fact == id);
        shown.flat_map(|shown| {
            let told = vocabulary.facts().map(|(fact, _)| fact).filter(|fact| is_written(*fact));
            told.filter(|fact| shown.is_shown_by(*fact, facts.value(*fact)))
        })
    };
    let to_blame = involved.iter().copied().chain(involved.iter().copied().flat_map(shown_by));
    let mut blamed = Vec::new();
    for span in to_blame.map(places).filter(|span| *span != Span::default()) {
        if !blamed.contains(&span) {
            blamed.push(span);
        }
    }
    let mut spans = blamed.into_iter();
    let nowhere = || Diagnostic::anywhere(Code::ContradictoryFacts);
    let fault = spans.next().map_or_else(nowhere, |span| Diagnostic::at(Code::ContradictoryFacts, span));
    let fault = spans.fold(fault, Diagnostic::and_at);
    let statements = involved.iter().filter_map(|id| {
        let fact = vocabulary.fact(*id);
        Some((fact.name.clone(), written(&fact.kind, facts.value(*id)?)))
    });
    let fault = fault.with("facts", Arg::Facts(statements.collect()));
    let unwritten = involved.iter().filter(|fact| !is_written(**fact)).filter_map(|id| {
        let fact = vocabulary.fact(*id);
        Some(format!("`{}: {}`", fact.name, written(&fact.kind, facts.value(*id)?)))
    });
    let unwritten: Vec<_> = unwritten.collect();
    let cause = || Arg::Message("facts-not-written".to_owned(), vec![("facts", unwritten.join(", "))]);
    Some(if unwritten.is_empty() { fault } else { fault.with("cause", cause()) })
}
