//! A file of a rulebook, whose name says what it is, -> its tree.

use serde::{Deserialize, Serialize};

use super::article::{ArticleFile, article};
use super::edition::{EditionFile, edition};
use super::vocabulary::{VocabularyFile, vocabulary};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::source::{SourceId, Sources};

/// A file as read.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum RuleFile {
    /// `vocabulary.yaml`
    Vocabulary(VocabularyFile),
    /// `edition.yaml`
    Edition(EditionFile),
    /// Every other.
    Article(ArticleFile),
}

/// Reads a file as what its name says it is.
pub(crate) fn rule_file(sources: &Sources, id: SourceId, faults: &mut Vec<Diagnostic>) -> Option<RuleFile> {
    match sources.path(id).rsplit('/').next() {
        Some("vocabulary.yaml") => vocabulary(sources, id, faults).map(RuleFile::Vocabulary),
        Some("edition.yaml") => edition(sources, id, faults).map(RuleFile::Edition),
        Some(_) | None => article(sources, id, faults).map(RuleFile::Article),
    }
}

impl RuleFile {
    /// The same without examples and misconceptions: no ruling needs them, and they are nine tenths of the text.
    pub(crate) fn without_examples(mut self) -> Self {
        if let Self::Article(article) = &mut self {
            (article.examples, article.misconceptions) = (Vec::new(), Vec::new());
        }
        self
    }
}
