//! What a rulebook says of itself: conflicts between rules, examples that do not get their ruling.
//!
//! In: a [`Library`]. Out: diagnostics, in the order of the places.
//! Must not know: words.

mod examples;

pub use examples::{Ruled, ruled};

use crate::diagnostic::{Arg, Code, Diagnostic, in_order};
use crate::evaluate::conflicts;
use crate::library::Library;
use crate::model::written;

/// Everything wrong with a rulebook that loads.
#[must_use]
pub fn check(library: &Library) -> Vec<Diagnostic> {
    let mut faults = contradictions(library);
    faults.extend(examples::failing(library));
    in_order(faults)
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
            let case = conflict.case.iter().map(|(id, value)| {
                let fact = vocabulary.fact(*id);
                (fact.name.clone(), written(&fact.kind, value))
            });
            faults.push(
                Diagnostic::at(Code::Conflict, first.span)
                    .and_at(second.span)
                    .with("first", &first.id)
                    .with("second", &second.id)
                    .with("case", Arg::Facts(case.collect())),
            );
        }
    }
    faults
}
