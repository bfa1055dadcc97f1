//! Everything wrong with a rulebook that loads.

use super::contradictions::{contradictions, undecided};
use super::{examples, misconceptions, overridden, repeated, unused};
use crate::engine::diagnostic::{Code, Diagnostic, in_order};
use crate::engine::library::Library;
use crate::engine::look_alike;
use crate::engine::solver::Budget;

/// Everything wrong with a rulebook that loads.
#[must_use]
pub fn check(library: &Library) -> Vec<Diagnostic> {
    check_within(library, Budget::EDITION)
}

/// The same with so much work for each edition; what is not proven with it is said.
#[must_use]
pub fn check_within(library: &Library, budget: Budget) -> Vec<Diagnostic> {
    let mut faults = contradictions(library, budget);
    faults.extend(undecided(library, budget));
    faults.extend(unused::idle_parts(library, budget));
    // A rule that no combination of facts reaches is told so once.
    let is_told = |fault: &Diagnostic, faults: &[Diagnostic]| {
        faults.iter().any(|known| known.code == Code::NeverApplies && known.span == fault.span)
    };
    for fault in repeated::repeated(library, budget) {
        if fault.code != Code::NeverApplies || !is_told(&fault, &faults) {
            faults.push(fault);
        }
    }
    faults.extend(unused::unused(library));
    faults.extend(unused::moments(library));
    faults.extend(unused::articles(library));
    faults.extend(overridden::overridden(library));
    faults.extend(examples::untested(library));
    faults.extend(examples::unconfirmed(library));
    faults.extend(examples::failing(library));
    faults.extend(misconceptions::faults(library, budget));
    faults.extend(look_alike::in_titles(&library.sources, examples::titles(library)));
    once(in_order(look_alike::told(&library.sources, faults)))
}

/// A conflict, a gap or a failing example of an edition is not told again of every edition that takes it over.
fn once(faults: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let mut kept: Vec<Diagnostic> = Vec::new();
    for fault in faults {
        let inherited = [Code::Conflict, Code::Gap, Code::ExampleFails].contains(&fault.code);
        let aspect = |fault: &Diagnostic| fault.args.iter().find(|(name, _)| *name == "aspect").cloned();
        let same = |known: &Diagnostic| {
            known.code == fault.code
                && known.span == fault.span
                && known.also == fault.also
                && aspect(known) == aspect(&fault)
        };
        if !(inherited && kept.iter().any(same)) {
            kept.push(fault);
        }
    }
    kept
}
