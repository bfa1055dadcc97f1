//! Stage 5: facts -> a ruling.
//!
//! In: an edition, its [`Program`](crate::engine::program::Program), accepted facts. Out: a [`Decision`](crate::engine::decision::Decision).
//! Guaranteed: total; *open* is exact: it is said exactly when two ways of completing the unknown facts differ.
//! Must not know: YAML, chess, words.

mod assumptions;
mod case_where;
mod conflicts;
mod course;
mod decide;
mod decision_diagram;
mod diagrams;
mod differences;
mod effort;
mod explain;
mod findings;
mod idle;
mod missing;
mod one_sided;
mod order;
mod precedents;
mod readings;
mod search;
mod seats;
mod shrink;
mod situations;
mod theory;
mod unregulated;

pub(crate) use case_where::{CaseFinder, case_apart};
pub use conflicts::{Conflict, Gap, conflicts, gaps};
pub use decide::decide;
pub use decision_diagram::{AllKnown, DecisionDiagram};
pub use differences::{Divergence, Divergences, Outcomes, Side, different_outcomes, divergences};
pub use effort::{Budget, Searched};
pub use idle::{Idle, IdlePart, idle};
pub use one_sided::OneSided;
pub(crate) use one_sided::{drawn, one_sided};
pub(crate) use precedents::{Precedents, Ruled};
pub(crate) use seats::Prepared;
pub(crate) use shrink::{fewest_facts, smallest};
pub use situations::{Count, Situations};
