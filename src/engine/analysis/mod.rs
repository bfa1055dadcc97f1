//! What a rulebook says of itself: conflicts between rules, examples that do not get their ruling, how editions differ.
//!
//! In: a [`Library`](crate::engine::library::Library). Out: diagnostics, in the order of the places.
//! Must not know: words.

mod beside;
mod check;
mod clause;
mod contradictions;
mod coverage;
mod diff;
mod differences;
mod examples;
mod exercises;
mod mutants;
mod mutation;
mod one_sided;
mod shrink;
mod summary;
mod unused;
mod what_if;
mod witness;

pub(crate) use check::makes;
pub use check::{check, check_within};
pub(crate) use clause::clause;
pub use contradictions::contradictions;
pub use coverage::{ConditionCoverage, Coverage, RuleCoverage, Shown, WideChange, WideChanges, coverage};
pub use diff::{AssumedApart, Between, Diff, diff, diff_unless, diff_with_copy};
pub use differences::{Disagreement, Group, Line, Outcomes, Pair, Said};
pub use examples::{Ruled, ruled};
pub(crate) use examples::{Tried, examples_of, tried, unfulfilled};
pub(crate) use mutants::Retimed;
pub use mutants::{Alteration, Condition, Mutant, Saying, Unsaid, altered, otherwise};
pub use mutation::{Proposal, Survivor};
pub(crate) use one_sided::drawn;
pub use one_sided::{OneSided, Same};
pub use summary::{Foremost, Ruling};
pub use what_if::{Change, Changes, Reach, Turns, turns, turns_on_all_cores, what_would_change};
pub(crate) use what_if::{Changed, Nearby};
pub use witness::Compared;
