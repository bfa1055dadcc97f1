//! What a rulebook says of itself: conflicts between rules, examples that do not get their ruling.
//!
//! In: a [`Library`]. Out: diagnostics, in the order of the places.
//! Must not know: words.

mod cores;
mod coverage;
mod diff;
mod examples;
mod idle;
mod killing;
mod mutants;
mod what_if;
mod witness;

pub use coverage::{ConditionCoverage, Coverage, RuleCoverage, Shown, coverage};
pub use diff::{Diff, Disagreement, diff};
pub(crate) use examples::examples_of;
pub use examples::{Ruled, ruled};
pub(crate) use idle::clause;
pub use killing::{Proposal, Survivor};
pub use mutants::{Alteration, Condition, Mutant, altered};
pub use what_if::{Change, what_would_change};

use crate::decision::{Decision, Status};
use crate::diagnostic::{Arg, Code, Diagnostic, in_order};
use crate::evaluate::{conflicts, gaps};
use crate::library::Library;
use crate::model::{Edition, FactId, Value, Vocabulary, written};

/// Everything wrong with a rulebook that loads.
#[must_use]
pub fn check(library: &Library) -> Vec<Diagnostic> {
    let mut faults = contradictions(library);
    faults.extend(undecided(library));
    faults.extend(idle::idle_parts(library));
    faults.extend(idle::unused(library));
    faults.extend(examples::untested(library));
    faults.extend(examples::unconfirmed(library));
    faults.extend(examples::failing(library));
    in_order(faults)
}

/// Situations that an edition says it decides and does not, each with a case.
fn undecided(library: &Library) -> Vec<Diagnostic> {
    let vocabulary = &library.rulebook.vocabulary;
    let mut faults = Vec::new();
    for edition in &library.rulebook.editions {
        let Some(program) = library.program(edition) else { continue };
        for gap in gaps(vocabulary, edition, program) {
            let Some(situation) = edition.decides.get(gap.situation) else { continue };
            let silent = |decision: &Decision| decision.status == Status::Silent;
            let case = confirmed(library, edition, gap.case, silent);
            let fault = Diagnostic::at(Code::Gap, situation.span).with("edition", &edition.id);
            faults.push(fault.with("case", Arg::Facts(told(vocabulary, &case))));
        }
    }
    faults
}

/// The facts that are needed for the engine to see on a case what the search found; all of them if it does not.
fn confirmed(
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
    witness::smallest(facts.clone(), seen).unwrap_or(facts)
}

fn told(vocabulary: &Vocabulary, case: &[(FactId, Value)]) -> Vec<(String, String)> {
    let facts = case.iter().map(|(id, value)| {
        let fact = vocabulary.fact(*id);
        (fact.name.clone(), written(&fact.kind, value))
    });
    facts.collect()
}

/// Rules that can contradict each other, each pair with a case.
#[must_use]
pub fn contradictions(library: &Library) -> Vec<Diagnostic> {
    let mut faults = Vec::new();
    let vocabulary = &library.rulebook.vocabulary;
    for edition in &library.rulebook.editions {
        let Some(program) = library.program(edition) else { continue };
        for conflict in conflicts(vocabulary, edition, program) {
            let (Some(first), Some(second)) = (edition.rule(conflict.first), edition.rule(conflict.second))
            else {
                continue;
            };
            let both = |decision: &Decision| {
                let applies = |rule| decision.findings.iter().any(|finding| finding.rule == rule);
                applies(conflict.first) && applies(conflict.second)
            };
            let case = confirmed(library, edition, conflict.case.clone(), both);
            faults.push(
                Diagnostic::at(Code::Conflict, first.span)
                    .and_at(second.span)
                    .with("first", &first.id)
                    .with("second", &second.id)
                    .with("case", Arg::Facts(told(vocabulary, &case))),
            );
        }
    }
    faults
}
