//! A file of a rulebook, whose name says what it is, -> its tree.

use super::article::{ArticleFile, ExampleEntry, MisconceptionEntry, article};
use super::edition::{EditionFile, edition};
use super::vocabulary::{VocabularyFile, vocabulary};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::source::{SourceId, Sources};

/// A file as read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum RuleFile {
    /// `vocabulary.yaml`
    Vocabulary(VocabularyFile),
    /// `edition.yaml`
    Edition(EditionFile),
    /// Every other.
    Article(ArticleFile),
}

/// What stands in an article beside its rules: no ruling needs it, and it is nine tenths of the text.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Beside {
    /// The examples.
    pub(super) examples: Vec<ExampleEntry>,
    /// The errors people make.
    pub(super) misconceptions: Vec<MisconceptionEntry>,
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
    /// Takes away what stands beside the rules.
    pub(crate) fn take_beside(&mut self) -> Beside {
        let Self::Article(article) = self else { return Beside::default() };
        let (examples, misconceptions) = (&mut article.examples, &mut article.misconceptions);
        Beside { examples: std::mem::take(examples), misconceptions: std::mem::take(misconceptions) }
    }

    /// The same with this beside the rules.
    pub(crate) fn with_beside(mut self, Beside { examples, misconceptions }: Beside) -> Self {
        if let Self::Article(article) = &mut self {
            (article.examples, article.misconceptions) = (examples, misconceptions);
        }
        self
    }
}
