//! What an exam about an edition asks.

use super::formula::RuleIndex;

/// What an exam asks, in shares of any size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exam {
    /// The topics, in the order of the file.
    pub topics: Vec<ExamTopic>,
    /// The shares of basic, medium and hard questions.
    pub levels: [u32; 3],
}

/// A topic of an exam.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExamTopic {
    /// Its name in kebab-case.
    pub name: String,
    /// Its share.
    pub share: u32,
    /// The rules it asks about; a rule of several topics counts with the first.
    pub rules: Vec<RuleIndex>,
}
