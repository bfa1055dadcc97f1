//! An edition with the rulebook it stands in, to be put beside another.

use crate::engine::library::Library;
use crate::engine::model::Edition;

/// One of two editions that are compared, with the rulebook it stands in.
#[derive(Debug, Clone, Copy)]
pub struct Compared<'a> {
    /// The rulebook.
    pub library: &'a Library,
    /// The edition.
    pub edition: &'a Edition,
}
