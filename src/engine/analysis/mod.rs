//! What a rulebook says of itself: conflicts between rules, gaps, examples that do not get their ruling, how editions differ.
//!
//! In: a [`Library`](crate::engine::library::Library). Out: diagnostics, in the order of the places, and data about editions.
//!
//! Techniques, each asked of the exact solver (`solver`) and confirmed by ruling on the case it finds:
//! - contradictions, gaps, dead rules: satisfiability of circuits (`contradictions`, `check`, `unused`);
//! - coverage of conditions by examples: MC/DC (`coverage`), and mutation testing of rules: a small change of a rule is a mutant,
//!   an example with another ruling kills it (`mutants`, `mutation`);
//! - comparison of editions: two circuits over the same facts, counterexamples shrunk to the fewest facts (`differences`, `shrink`),
//!   those nearest to the normal course first (`beside`, `summary`: a cardinality bound on the facts that depart from it);
//! - bounded state exploration of the procedure: its invariants are tested on every example and its direct successors (`procedure`);
//! - what would change a ruling: neighbouring cases, ruled on (`what_if`).
//!
//! Invariants: everything reported is confirmed by the ruling on a case; if the budget was not sufficient, that is reported
//! (`NotProven`, `complete`). Must not know: words.

mod beside;
mod check;
mod contradictions;
mod coverage;
mod diff;
mod differences;
mod examples;
mod exercises;
mod mutants;
mod mutation;
mod one_sided;
mod procedure;
mod shrink;
mod steps_apart;
mod summary;
mod unused;
mod what_if;
mod witness;

pub(crate) use check::makes;
pub use check::{check, check_at_pause, check_within};
pub use contradictions::contradictions;
pub use coverage::{
    ConditionCoverage, Coverage, RuleCoverage, Shown, Unnoticed, WideChange, WideChanges, broken_promises,
    coverage,
};
pub use diff::{AssumedApart, Between, Diff, diff, diff_unless, diff_with_copy};
pub use differences::{Disagreement, Group, Line, Outcomes, Pair, Said};
pub use examples::{Ruled, ruled};
pub(crate) use examples::{Tried, examples_of, tried, unfulfilled};
pub(crate) use mutants::Retimed;
pub use mutants::{
    Alteration, Condition, Expects, Mutant, Retiming, Saying, Unsaid, altered, otherwise, otherwise_timed,
};
pub use mutation::{Proposal, Survivor};
pub(crate) use one_sided::drawn;
pub use one_sided::{OneSided, Same};
pub use procedure::{Broken, broken};
pub use steps_apart::{StepApart, StepShown, StepTime, StepsDiffer};
pub use summary::{Foremost, Ruling};
pub use what_if::{Change, Changes, Reach, Turns, turns, turns_on_all_cores, what_would_change};
pub(crate) use what_if::{Changed, Nearby};
pub use witness::Compared;
pub(crate) use witness::clause;
