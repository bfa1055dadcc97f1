//! Everything wrong with a rulebook that loads.

use super::contradictions::{contradictions, undecided};
use super::{examples, unused};
use crate::engine::diagnostic::{Diagnostic, in_order};
use crate::engine::exact::Budget;
use crate::engine::library::Library;

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
    faults.extend(unused::unused(library));
    faults.extend(examples::untested(library));
    faults.extend(examples::unconfirmed(library));
    faults.extend(examples::failing(library));
    in_order(faults)
}
