//! An edition with everything needed to rule under it.

use crate::engine::model::{Edition, Vocabulary};
use crate::engine::program::Program;

/// One edition with its program.
#[derive(Debug, Clone, Copy)]
pub struct Side<'a> {
    /// The words of its rulebook: the same facts and values for both sides, perhaps assumed otherwise.
    pub vocabulary: &'a Vocabulary,
    /// The edition.
    pub edition: &'a Edition,
    /// Its program.
    pub program: &'a Program,
}
