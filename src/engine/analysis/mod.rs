//! What a rulebook says of itself: conflicts between rules, examples that do not get their ruling, how editions differ.
//!
//! In: a [`Library`](crate::engine::library::Library). Out: diagnostics, in the order of the places.
//! Must not know: words.

mod acts_apart;
mod assumed_apart;
mod beside;
mod blocks;
mod board;
mod case_where;
mod check;
mod clause;
mod compared;
mod confirm;
mod conflicts;
mod contradictions;
mod cores;
mod coverage;
mod diff;
mod differences;
mod disagreement;
mod examples;
mod exercises;
mod foremost;
mod formulas;
mod grouping;
mod idle;
mod killing;
mod mutants;
mod nearby;
mod nearest;
mod one_sided;
mod rounded;
mod same;
mod shrink;
mod situations;
mod stages;
mod summary;
mod turns;
mod unproven;
mod unused;
mod what_if;
mod witness;

pub use assumed_apart::AssumedApart;
pub use check::{check, check_within};
pub(crate) use clause::clause;
pub use compared::Compared;
pub use contradictions::contradictions;
pub(crate) use cores::on_all_cores;
pub use coverage::{ConditionCoverage, Coverage, RuleCoverage, Shown, coverage};
pub use diff::{Between, Diff, diff, diff_unless, diff_with_copy};
pub use differences::Outcomes;
pub use disagreement::{Disagreement, Said};
pub(crate) use examples::examples_of;
pub use examples::{Ruled, ruled};
pub use foremost::{Foremost, Ruling};
pub use grouping::{Group, Line, Pair};
pub use killing::{Proposal, Survivor};
pub(crate) use mutants::Retimed;
pub use mutants::{Alteration, Condition, Mutant, altered};
pub(crate) use nearby::{Changed, Nearby};
pub use one_sided::OneSided;
pub(crate) use one_sided::drawn;
pub use same::Same;
pub use situations::Count;
pub use turns::{Turns, turns};
pub use what_if::{Change, Changes, Reach, what_would_change};
