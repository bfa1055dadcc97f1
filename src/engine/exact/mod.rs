//! Exact questions about a program: what its unknown facts leave possible, and how often.
//!
//! In: a [`Program`](crate::engine::program::Program) and what is known. Out: whether some completion of the unknown facts
//! shows what is asked, and one that does; or a decision diagram of all that do.
//! Guaranteed: an answer is exact, or it is said that it would be too much work.
//! Must not know: how a ruling is made of the answers, and what they say of a rulebook.

mod beside;
mod completions;
mod course;
mod departures;
mod diagrams;
mod effort;
mod formulas;
mod inquiry;
mod left_open;
mod search;
mod solvers;
mod table;
mod theory;
mod whole_case;

pub(crate) use batsat::Lit;
pub(crate) use completions::Claim;
pub(crate) use departures::Departures;
pub(crate) use diagrams::{Diagrams, bounded, ids_under};
pub use effort::{Budget, Searched};
pub(crate) use inquiry::Inquiry;
pub(crate) use left_open::LeftOpen;
pub(crate) use search::{Copy, Search};
pub(crate) use solvers::Solvers;
#[cfg(test)]
pub(crate) use table::held_against_solvers;
pub(crate) use whole_case::whole_case;
