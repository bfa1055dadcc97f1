//! Stage 3: the rulebook -> one three-valued circuit an edition.
//!
//! In: a [`crate::engine::model::Rulebook`]. Out: a [`Program`] for each edition: gates over typed atoms.
//!
//! Technique: a hash-consed DAG of and, or and not, evaluated in Kleene's strong three-valued logic; bit-parallel evaluation of 64
//! cases at once ([`Lanes`]: two words a gate); delta evaluation along the fan-out of changed atoms (`wiring`). The same circuit is
//! encoded for the exact solver (`solver`).
//!
//! Invariants: gates stand after their inputs; equal gates are shared; every rule, outcome, impossibility and assumption has its gate.
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
