//! The law a case is ruled on under, and the work that the ruling may take.

use crate::engine::model::{Edition, Vocabulary};
use crate::engine::program::Program;
use crate::engine::solver::Work;

/// An edition with everything needed to rule under it, case after case.
#[derive(Debug, Clone, Copy)]
pub(super) struct Law<'a> {
    /// The words.
    pub(super) vocabulary: &'a Vocabulary,
    /// The edition.
    pub(super) edition: &'a Edition,
    /// Its program.
    pub(super) program: &'a Program,
    /// The work that is left, and whether anybody still waits for the ruling.
    pub(super) work: &'a Work,
}

impl Law<'_> {
    /// What was found; none where nobody waits any more, because it may then be anything.
    pub(super) fn awaited<T>(self, found: T) -> Option<T> {
        (!self.work.cancel().is_cancelled()).then_some(found)
    }
}
