//! Stage 3: the rulebook -> one three-valued circuit an edition.
//!
//! In: a [`crate::engine::model::Rulebook`]. Out: a [`Program`] for each edition: gates over typed atoms, equal gates shared.
//! Guaranteed afterwards: gates stand after their inputs; every rule, outcome, impossibility and assumption has its
//! gate. One circuit, several uses: one case, 64 cases at once, and the exact solver.
//! Must not know: cases, chess, words.

mod circuit;
mod compile;
mod compiled;
mod wiring;

pub(crate) use circuit::Maybe;
pub use circuit::{Atom, AtomId, Circuit, Gate, GateId, LANES, Lanes, Truth};
pub(crate) use compile::{compile, compile_retimed};
pub use compiled::{AssumptionGates, EndingGates, OrderGates, Program, Retimed, RuleGates, Scope};
pub(crate) use wiring::Apart;
