//! Stage 5: facts -> a ruling.
//!
//! In: an edition, its [`Program`](crate::program::Program), accepted facts. Out: a [`Decision`](crate::decision::Decision).
//! Guaranteed: total; *open* is exact: it is said exactly when two ways of completing the unknown facts differ.
//! Must not know: YAML, chess, words.

mod assumptions;
mod case_where;
mod conflicts;
mod decide;
mod differences;
mod explain;
mod findings;
mod idle;
mod missing;
mod search;
mod seats;
mod theory;

pub(crate) use case_where::CaseFinder;
pub use conflicts::{Conflict, Gap, conflicts, gaps};
pub use decide::decide;
pub use differences::{Divergence, Divergences, Said, Side, divergences};
pub use idle::{Idle, IdlePart, idle};
pub(crate) use seats::Prepared;
