//! What every answer is made from ([`ServerState`]), and one [`Call`] of a tool: its arguments as a text with places, and the
//! language to answer in.
//!
//! The arguments are parsed from their original text, like a case file, so that a duplicate key or an invalid number or name
//! is reported with its place, and nothing is ignored.

use serde_json::{Value as Json, json};

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::kept::Kept;
use crate::engine::library::Library;
use crate::engine::model::Edition;
use crate::engine::parameters::{Given, Parameters};
use crate::engine::source::{SourceId, Sources, Span, Src};
use crate::engine::syntax::{CaseFile, FactGiven, Tree, case, case_asked, tree_of};
use crate::service::Service;
use crate::words::phrases::{Languages, Locale, LocaleFiles, Speaker, Words};
use crate::words::reports::{faults_json, faults_text};

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
pub(crate) struct ServerState {
    pub(super) library: Library,
    pub(super) languages: Languages,
    /// The default language.
    pub(super) locale: Locale,
    /// Comparisons made already.
    pub(super) comparisons: Kept<Comparison>,
}

impl ServerState {
    /// A state with a rulebook and its words; those of the program where it brings none.
    pub(crate) fn new(library: Library, locales: Option<&LocaleFiles>, locale: Locale) -> Self {
        let languages = Languages::of(locales);
        Self { library, languages, locale, comparisons: Kept::default() }
    }

    /// The words of a language.
    pub(super) fn words(&self, locale: Locale) -> &Words {
        self.languages.words(locale)
    }

    /// A speaker for an edition where no case is told.
    pub(super) fn speaker<'a>(&'a self, words: &'a Words, edition: &'a Edition) -> Speaker<'a> {
        Speaker::in_general(words, &self.library.rulebook.vocabulary, edition)
    }
}

/// The key under which a case stands.
pub(super) const FACTS: &str = "facts";

/// The language of the answer, which every tool can be asked for.
pub(super) const LANG: &str = "lang";

/// An answer in words and as data.
pub(super) struct Answer {
    pub(super) text: String,
    pub(super) object: Json,
    /// It says what is wrong with the call.
    pub(super) is_refusal: bool,
}

/// An answer, or what stands in the way.
pub(super) type Answered = Result<Answer, Vec<Diagnostic>>;

/// What answers a call.
pub(super) type Give = fn(&Call) -> Answered;

/// One call.
pub(super) struct Call<'a> {
    pub(super) state: &'a ServerState,
    /// The case, for tools that take one.
    pub(super) case: CaseFile,
    /// The other arguments.
    pub(super) parameters: Parameters,
    pub(super) locale: Locale,
    sources: Sources,
    id: SourceId,
}

impl<'a> Call<'a> {
    /// Answers a call with these arguments, of these names; a case is among them where `facts` is.
    pub(super) fn answer(
        state: &'a ServerState,
        arguments: &str,
        known: &[&'static str],
        give: Give,
    ) -> Answer {
        let mut sources = Sources::default();
        let id = sources.add("<arguments>", arguments);
        let parameters = Parameters::known(known.to_vec());
        let case = CaseFile::default();
        let mut call = Self { state, case, parameters, locale: state.locale, sources, id };
        let answered = call.read(known).and_then(|()| give(&call));
        answered.unwrap_or_else(|faults| call.refusal(&faults))
    }

    /// The words to answer with.
    pub(super) fn words(&self) -> &'a Words {
        self.state.words(self.locale)
    }

    /// What rules on cases, in the language to answer in.
    pub(super) fn service(&self) -> Service<'a> {
        Service { library: &self.state.library, words: self.words() }
    }

    fn refusal(&self, faults: &[Diagnostic]) -> Answer {
        let rulebook = Some(&self.state.library.rulebook);
        Answer {
            text: faults_text(self.words(), rulebook, &self.sources, faults),
            object: json!({"errors": faults_json(self.words(), rulebook, &self.sources, faults)}),
            is_refusal: true,
        }
    }

    fn read(&mut self, known: &[&'static str]) -> Result<(), Vec<Diagnostic>> {
        let mut faults = Vec::new();
        let given =
            if known.contains(&FACTS) { self.read_case(&mut faults) } else { self.read_plain(&mut faults) };
        faults.extend(self.parameters.take(given, known));
        match self
            .parameters
            .get(LANG)
            .map(|code| Locale::told(code, &self.state.languages.locales()))
            .transpose()
        {
            Ok(told) => self.locale = told.unwrap_or(self.locale),
            Err(fault) => faults.push(fault),
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// The case under `facts`, and what stands beside it.
    fn read_case(&mut self, faults: &mut Vec<Diagnostic>) -> Vec<Given> {
        if !self.has_facts() {
            let given = self.read_plain(faults);
            // A text that is no object at all has said so.
            if faults.is_empty() {
                let place = Span::new(self.id, 0, 1);
                faults.push(Diagnostic::at(Code::MissingKey, place).with("key", FACTS));
            }
            return given;
        }
        let Some(asked) = case_asked(&self.sources, self.id, faults) else { return Vec::new() };
        self.case = asked.case;
        asked.beside.into_iter().map(|FactGiven { fact, value }| (fact.of(), value.of())).collect()
    }

    fn has_facts(&self) -> bool {
        let Ok(node) = tree_of(&self.sources, self.id) else { return false };
        let Tree::Mapping(entries) = &node.value else { return false };
        entries.iter().any(|(key, _)| key.value == FACTS)
    }

    /// Arguments of which each is a text.
    fn read_plain(&self, faults: &mut Vec<Diagnostic>) -> Vec<Given> {
        let Some(told) = case(&self.sources, self.id, faults) else { return Vec::new() };
        let given = told.facts.into_iter().map(|FactGiven { fact, value }| (fact.of(), value.of()));
        // What a case would be about is no argument.
        let about = told.about.into_iter().map(|about| (Src::new("about".to_owned(), about.span), about));
        given.chain(about).collect()
    }
}
