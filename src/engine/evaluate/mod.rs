//! Stage 5: facts -> a ruling.
//!
//! In: an edition, its [`Program`](crate::engine::program::Program), accepted facts. Out: a [`Decision`](crate::engine::decision::Decision).
//! Guaranteed: total; *open* is exact: it is said exactly when two ways of completing the unknown facts differ.
//! Must not know: YAML, chess, words.

mod decide;
mod explain;
mod findings;
mod gates;
mod missing;
mod order;
mod question;
mod readings;
mod ruling;

pub(crate) use decide::Prepared;
pub use decide::decide;
pub(crate) use order::would_be_asked;
pub(crate) use ruling::Brief;
