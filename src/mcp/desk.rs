//! What every answer is made from: the rulebook, the words of all languages, comparisons made already.

use serde_json::Value as Json;

use crate::engine::kept::Kept;
use crate::engine::library::Library;
use crate::engine::model::Edition;
use crate::words::phrases::{Languages, Locale, LocaleFiles, Speaker, Words};

/// A comparison: what it says of everything and of each provision, as data and in words.
pub(super) struct Comparison {
    /// The object of the JSON contract, whole.
    pub(super) object: Json,
    /// The overview in every language.
    pub(super) overview: Vec<String>,
    /// Each provision in every language, in the order of the object.
    pub(super) provisions: Vec<Vec<String>>,
}

/// The rulebook and the words of all languages.
pub(crate) struct Desk {
    pub(super) library: Library,
    pub(super) languages: Languages,
    /// The language of who names none.
    pub(super) locale: Locale,
    /// Comparisons made already.
    pub(super) comparisons: Kept<Comparison>,
}

impl Desk {
    /// A desk with a rulebook and its words; those of the program where it brings none.
    pub(crate) fn new(library: Library, locales: Option<&LocaleFiles>, locale: Locale) -> Self {
        let languages = Languages::of(locales);
        Self { library, languages, locale, comparisons: Kept::default() }
    }

    /// The words of a language.
    pub(super) fn words(&self, locale: Locale) -> &Words {
        self.languages.words(locale)
    }

    /// Who speaks of an edition where no case is told.
    pub(super) fn speaker<'a>(&'a self, words: &'a Words, edition: &'a Edition) -> Speaker<'a> {
        Speaker::in_general(words, &self.library.rulebook.vocabulary, edition)
    }
}
