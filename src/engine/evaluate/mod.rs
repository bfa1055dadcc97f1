//! Stage 5: facts -> a ruling.
//!
//! In: an edition, its [`Program`](crate::engine::program::Program), accepted facts. Out: a [`Decision`](crate::engine::decision::Decision).
//!
//! Technique: the circuit is evaluated in Kleene's three-valued logic (`gates`). What stays unknown is asked of the exact
//! solver (`question`): a result is *open* exactly when two completions of the unknown facts give different results (the
//! status is set in `ruling`). The missing facts of an open ruling are those of which two values, with all other facts the
//! same, give different rulings (`missing`). The case is ruled on again under each alternative reading of contested texts
//! (`decide`). An assumed order of moments that would decide the result is withdrawn and asked for (`order`).
//!
//! Invariants: total; deterministic; a ruling names the facts, assumptions and readings it rests on.
//! Must not know: YAML, chess, words.

mod decide;
mod either;
mod findings;
mod gates;
mod missing;
mod order;
mod question;
mod ruling;

pub(crate) use decide::Prepared;
pub use decide::decide;
pub(crate) use order::would_be_asked;
pub(crate) use ruling::Brief;
