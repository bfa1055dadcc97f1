//! Stage 5: facts -> a ruling.
//!
//! In: an edition, its [`Program`](crate::engine::program::Program), accepted facts. Out: a [`Decision`](crate::engine::decision::Decision).
//!
//! Technique: the circuit is evaluated in Kleene's three-valued logic (`gates`); what it leaves unknown is asked of the exact solver
//! (`question`), so that a result is *open* exactly when two completions of the unknown facts differ. What an open ruling lacks are the
//! facts of which two answers, all else equal, give two rulings (`missing`). Alternative readings of contested texts are ruled on
//! themselves (`readings`); an assumed order of moments that would decide is withdrawn and asked (`order`).
//!
//! Invariants: total; deterministic; a ruling names the facts, assumptions and readings it rests on.
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
