//! The number of a fact, by which everything after the names speaks of it.

/// The number of a fact within its vocabulary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FactId(u16);

impl FactId {
    pub(super) fn new(index: usize) -> Self {
        Self(u16::try_from(index).unwrap_or(u16::MAX))
    }

    /// Position in tables that hold one entry a fact.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}
