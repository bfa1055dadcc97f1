//! The law a case is ruled on under, with what was searched under it before.

use crate::engine::cancel::Cancel;
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
    /// Whether anybody still waits for the ruling.
    pub(super) cancel: &'a Cancel,
    /// Whether a ruling tells why the other rules do not apply.
    pub(super) aside: Aside,
}

impl Law<'_> {
    /// What was found; none where nobody waits any more, because it may then be anything.
    pub(super) fn awaited<T>(self, found: T) -> Option<T> {
        (!self.cancel.is_cancelled()).then_some(found)
    }
}

/// The rules that do not apply, and why: nothing else in a ruling turns on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Aside {
    /// It is told.
    #[default]
    Told,
    /// Nobody reads it.
    LeftOut,
}
