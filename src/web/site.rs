//! What every page is made from: the rulebook and the words, read once.

use std::sync::OnceLock;

use crate::engine::interview::offered;
use crate::engine::kept::Kept;
use crate::engine::library::{Faulty, Library};
use crate::engine::model::Edition;
use crate::service::Service;
use crate::words::phrases::{Languages, Locale, LocaleFiles, Speaker, Words, capital};
use crate::words::reports::Report;

/// The rulebook and the words of all languages.
pub(crate) struct Site {
    /// Without the examples, where they are read when they are first asked for.
    pub(super) library: Library,
    /// The same with them; none where it has them from the beginning.
    whole: Option<OnceLock<Library>>,
    pub(super) languages: Languages,
    /// The language of readers whose browser wishes none that plica speaks.
    pub(super) language: Locale,
    /// The topics of which each edition says something, found when first asked for.
    offered: Vec<OnceLock<Vec<String>>>,
    /// Comparisons made already, as JSON: they hold no words.
    pub(super) differences: Kept<Vec<String>>,
    /// Comparisons made already, each in every language.
    pub(super) comparisons: Kept<Vec<Vec<Report>>>,
}

impl Site {
    /// A site on a rulebook, with its words; those of the program where it brings none.
    pub(crate) fn new(library: Library, locales: Option<&LocaleFiles>, language: Locale) -> Self {
        let languages = Languages::of(locales);
        let offered = library.rulebook.editions.iter().map(|_| OnceLock::new()).collect();
        let (differences, comparisons) = (Kept::default(), Kept::default());
        Self { library, whole: None, languages, language, offered, differences, comparisons }
    }

    /// A site on the rulebook in the program, begun without its examples: rulings need none.
    ///
    /// # Errors
    /// None in a released program.
    pub(super) fn of_rules(locales: Option<&LocaleFiles>, language: Locale) -> Result<Self, Faulty> {
        let site = Self::new(Library::embedded_rules()?, locales, language);
        Ok(Self { whole: Some(OnceLock::new()), ..site })
    }

    /// The rulebook with its examples.
    pub(super) fn with_examples(&self) -> &Library {
        let read = || Library::embedded().unwrap_or_else(|_| self.library.clone());
        self.whole.as_ref().map_or(&self.library, |whole| whole.get_or_init(read))
    }

    /// The topics of which an edition says something.
    pub(super) fn offered(&self, edition: &Edition) -> &[String] {
        let find = || offered(&self.library, edition).into_iter().map(|topic| topic.name.clone()).collect();
        let editions = self.library.rulebook.editions.iter().zip(&self.offered);
        let mut kept = editions.filter(|(known, _)| known.id == edition.id);
        kept.next().map_or(&[], |(_, kept)| kept.get_or_init(find))
    }

    /// A speaker for an edition where no case is told.
    pub(super) fn speaker<'a>(&'a self, words: &'a Words, edition: &'a Edition) -> Speaker<'a> {
        Speaker::in_general(words, &self.library.rulebook.vocabulary, edition)
    }

    /// The words of a language.
    pub(super) fn words(&self, locale: Locale) -> &Words {
        self.languages.words(locale)
    }

    /// Each language with what it calls itself.
    pub(super) fn language_names(&self) -> Vec<(Locale, String)> {
        let name = |words: &Words| {
            let (code, id) = (words.locale().code(), format!("language-{}", words.locale().code()));
            if words.has(&id) { capital(&words.say(&id, &[])) } else { code.to_owned() }
        };
        self.languages.iter().map(|words| (words.locale(), name(words))).collect()
    }

    /// What rules on cases, in a language.
    pub(super) fn service(&self, locale: Locale) -> Service<'_> {
        Service { library: &self.library, words: self.words(locale) }
    }
}
