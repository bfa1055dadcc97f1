//! Rules that can contradict each other and situations that no rule decides, each with a case on which the engine shows it.

use super::conflicts::{conflicts, gaps};
use super::shrink::{fewest_facts, smallest};
use super::unproven::not_proven;
use super::witness;
use crate::engine::decision::{Decision, Status};
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::library::Library;
use crate::engine::model::{Edition, FactId, Value, Vocabulary, written};
use crate::engine::program::{GateId, Truth};
use crate::engine::solver::{Budget, Searched};

/// Rules that can contradict each other, each pair with a case.
#[must_use]
pub fn contradictions(library: &Library, budget: Budget) -> Vec<Diagnostic> {
    let mut faults = Vec::new();
    let vocabulary = &library.rulebook.vocabulary;
    for edition in &library.rulebook.editions {
        let Some(program) = library.program(edition) else { continue };
        let Searched { found, unproven } = conflicts(vocabulary, edition, program, budget);
        faults.extend(not_proven(edition, "conflicts", unproven));
        for conflict in found {
            let (Some(first), Some(second)) = (edition.rule(conflict.first), edition.rule(conflict.second))
            else {
                continue;
            };
            let both = |decision: &Decision| {
                let applies = |rule| decision.findings.iter().any(|finding| finding.rule == rule);
                applies(conflict.first) && applies(conflict.second)
            };
            let gates = [conflict.first, conflict.second].map(|rule| program.rules.get(rule.index()));
            let both_apply = |truth: &dyn Fn(GateId) -> Truth| {
                gates.iter().all(|gates| gates.is_some_and(|gates| truth(gates.applies) == Truth::True))
            };
            let case = fewest_facts(vocabulary, program, conflict.case, both_apply);
            let case = confirmed(library, edition, case, both);
            faults.push(
                Diagnostic::at(Code::Conflict, first.span)
                    .and_at(second.span)
                    .with("kind", if first.span == second.span { "itself" } else { "other" })
                    .with("first", &first.id)
                    .with("second", &second.id)
                    .with("case", Arg::Facts(told(vocabulary, &case))),
            );
        }
    }
    faults
}

/// Situations that an edition says it decides and does not, each with a case.
pub(super) fn undecided(library: &Library, budget: Budget) -> Vec<Diagnostic> {
    let vocabulary = &library.rulebook.vocabulary;
    let mut faults = Vec::new();
    for edition in &library.rulebook.editions {
        let Some(program) = library.program(edition) else { continue };
        let Searched { found, unproven } = gaps(vocabulary, edition, program, budget);
        faults.extend(not_proven(edition, "gaps", unproven));
        for gap in found {
            let Some(situation) = edition.decides.get(gap.situation) else { continue };
            let silent = |decision: &Decision| decision.status == Status::Silent;
            let none = |truth: &dyn Fn(GateId) -> Truth| {
                program.outcomes.iter().all(|gate| truth(*gate) == Truth::False)
            };
            let case = fewest_facts(vocabulary, program, gap.case, none);
            let case = confirmed(library, edition, case, silent);
            let fault = Diagnostic::at(Code::Gap, situation.span).with("edition", &edition.id);
            faults.push(fault.with("case", Arg::Facts(told(vocabulary, &case))));
        }
    }
    faults
}

/// The facts that are needed for the engine to see on a case what the search found; all of them if it does not.
pub(super) fn confirmed(
    library: &Library,
    edition: &Edition,
    facts: Vec<(FactId, Value)>,
    shows: impl Fn(&Decision) -> bool,
) -> Vec<(FactId, Value)> {
    let vocabulary = &library.rulebook.vocabulary;
    let matters = || vocabulary.matters().iter().map(String::as_str);
    let seen = |facts: &[(FactId, Value)]| {
        let decision = library.decide(edition, &witness::case(vocabulary, facts, matters()));
        decision.is_ok_and(|decision| shows(&decision))
    };
    smallest(facts.clone(), seen).unwrap_or(facts)
}

pub(super) fn told(vocabulary: &Vocabulary, case: &[(FactId, Value)]) -> Vec<(String, String)> {
    let facts = case.iter().map(|(id, value)| {
        let fact = vocabulary.fact(*id);
        (fact.name.clone(), written(&fact.kind, value))
    });
    facts.collect()
}
