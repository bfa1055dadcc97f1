//! Exact questions about a program: what its unknown facts leave possible.
//!
//! Technique: lazy SMT. The circuit of a [`Program`](crate::engine::program::Program) is encoded once in clauses (Tseitin's
//! transformation) and given to a CDCL solver; a model that it finds is held against the theory of differences
//! (`x - y <= c`, Bellman-Ford) and against the normal course of the order of moments, and what cannot be goes back to the
//! solver as a clause. The main type is `Solver`.
//!
//! In: a program and what is known of the facts. Out: whether some completion of the unknown facts shows what is asked, and one
//! that does.
//!
//! Invariants:
//! - A completion gives a value to every unknown fact and makes the assumptions anew for it: what is assumed only under a
//!   condition on unknown facts (`facts::OpenDefault`, and the orders that usually hold) is a
//!   clause here, not a value fixed beforehand (Reiter's default logic, the defaults in the order declared).
//! - An answer is exact, or `Solver::gave_up` says that the work would have been too much.
//! - Work is counted in steps of the solver, never by the clock: the same question always gets the same answer.
//!
//! Must not know: how a ruling is made of the answers, and what they say of a rulebook.

mod beside;
mod budget;
mod course;
mod defaults;
mod departures;
mod differences;
mod formulas;
mod sat;
mod whole_case;

pub(crate) use batsat::Lit;
pub(crate) use budget::Work;
pub use budget::{Budget, Searched};
pub(crate) use departures::Departures;
pub(crate) use sat::{Claim, Encoding, Solver};
pub(crate) use whole_case::whole_case;
