//! What every page is made from: the rulebook and the words, read once.

use crate::engine::kept::Kept;
use crate::engine::library::Library;
use crate::engine::model::Edition;
use crate::words::pages::Report;
use crate::words::speech::{Locale, LocaleFiles, Speaker, Words};

/// The rulebook and the words of all languages.
pub(crate) struct Site {
    pub(super) library: Library,
    words: [Words; 3],
    /// Comparisons made already, as JSON: they hold no words.
    pub(super) differences: Kept<String>,
    /// Comparisons made already, each in every language.
    pub(super) comparisons: Kept<[Vec<Report>; 3]>,
}

impl Site {
    /// A site on a rulebook, with its words.
    pub(crate) fn new(library: Library, locales: &LocaleFiles) -> Self {
        let words = Locale::ALL.map(|locale| Words::from_files(locale, locales));
        Self { library, words, differences: Kept::default(), comparisons: Kept::default() }
    }

    /// Who speaks of an edition where no case is told.
    pub(super) fn speaker<'a>(&'a self, words: &'a Words, edition: &'a Edition) -> Speaker<'a> {
        Speaker { words, vocabulary: &self.library.rulebook.vocabulary, edition, sealer: None }
    }

    /// The words of a language.
    pub(super) fn words(&self, locale: Locale) -> &Words {
        let [es, it, en] = &self.words;
        match locale {
            Locale::Es => es,
            Locale::It => it,
            Locale::En => en,
        }
    }
}
