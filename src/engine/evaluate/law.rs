//! The law a case is ruled on under, with what was searched under it before.

use crate::engine::exact::Solvers;
use crate::engine::model::{Edition, Vocabulary};
use crate::engine::program::Program;

/// An edition with everything needed to rule under it, case after case.
#[derive(Debug, Clone, Copy)]
pub(super) struct Law<'a> {
    /// The words.
    pub(super) vocabulary: &'a Vocabulary,
    /// The edition.
    pub(super) edition: &'a Edition,
    /// Its program.
    pub(super) program: &'a Program,
    /// The solvers made under it.
    pub(super) solvers: &'a Solvers,
}
