//! How hard a question is.

/// How hard a question is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// One provision decides on one fact.
    Basic,
    /// Several facts matter.
    Medium,
    /// A provision gives way to another, or a case must be told from its neighbour.
    Hard,
}

impl Level {
    /// The word in data and message names.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// Its place among the three.
    pub(super) const fn place(self) -> usize {
        match self {
            Self::Basic => 0,
            Self::Medium => 1,
            Self::Hard => 2,
        }
    }

    /// What a right answer is worth in an exam.
    #[must_use]
    pub const fn points(self) -> u32 {
        match self {
            Self::Basic => 1,
            Self::Medium => 2,
            Self::Hard => 3,
        }
    }
}
