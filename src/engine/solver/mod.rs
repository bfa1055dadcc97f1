//! Exact questions about a program: what its unknown facts leave possible.
//!
//! Technique: lazy SMT. The circuit of a [`Program`](crate::engine::program::Program) is encoded once as clauses (Tseitin
//! encoding) for a CDCL solver. Each model that the solver finds is checked against the theory of differences (`x - y <= c`,
//! Bellman-Ford) and against the usual order of moments. If the check fails, a clause that excludes the model is added, and
//! the solver continues. The main type is `Solver`.
//!
//! In: a program and what is known of the facts. Out: whether some completion of the unknown facts satisfies the given
//! literals, and one such completion.
//!
//! Invariants:
//! - A completion assigns a value to every unknown fact, and the assumptions are made anew for it. An assumption that depends
//!   on unknown facts (`facts::OpenDefault`, and the usual orders of moments) is therefore a clause and not a fixed value. The
//!   semantics is that of Reiter's default logic, with the defaults applied in the order declared.
//! - An answer is exact, unless `Solver::gave_up` reports that the budget was exhausted.
//! - Work is counted in solver steps and not in time, so the same question always gets the same answer.
//!
//! Must not know: how the answers become a ruling or a statement about a rulebook.

mod beside;
mod budget;
mod course;
mod defaults;
mod departures;
mod differences;
mod formulas;
mod reachability;
mod sat;
mod whole_case;

pub(crate) use batsat::Lit;
pub(crate) use budget::Work;
pub use budget::{Budget, Searched};
pub(crate) use departures::Departures;
pub(crate) use reachability::Reachability;
pub(crate) use sat::{Claim, Encoding, Solver};
pub(crate) use whole_case::whole_case;
