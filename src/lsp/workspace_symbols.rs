//! Everything of a rulebook that has a name: rules, facts, acts, moments, readings, examples.
//!
//! In: what somebody types to find one: letters of its name, or of its words in his language. Out: the protocol's symbols
//! with their places.

use lsp_types::{Location, SymbolInformation, SymbolKind, Uri};

use super::findings::Showing;
use super::paths::uri_of;
use super::texts::Declared;
use crate::engine::library::Library;
use crate::engine::model::Edition;
use crate::engine::source::Span;
use crate::words::phrases::{Name, Speaker, id_of};

/// So many are shown; whoever seeks one of more types more letters.
const MOST: usize = 400;

/// The things whose names or words hold what was typed.
pub(crate) fn workspace_symbols(showing: &Showing, library: &Library, typed: &str) -> Vec<SymbolInformation> {
    let Some(last) = library.rulebook.editions.last() else { return Vec::new() };
    let mut list = List { showing, library, typed: typed.to_lowercase(), found: Vec::new() };
    let speaker = list.speaker(last);
    list.vocabulary(&speaker);
    for edition in &library.rulebook.editions {
        list.edition(edition);
    }
    list.found.truncate(MOST);
    list.found
}

struct List<'a> {
    showing: &'a Showing<'a>,
    library: &'a Library,
    typed: String,
    found: Vec<SymbolInformation>,
}

impl<'a> List<'a> {
    fn speaker(&self, edition: &'a Edition) -> Speaker<'a> {
        let vocabulary = &self.library.rulebook.vocabulary;
        Speaker::in_general(self.showing.words, vocabulary, edition)
    }

    fn vocabulary(&mut self, speaker: &Speaker) {
        let vocabulary = &self.library.rulebook.vocabulary;
        let mut last = "";
        for (id, fact) in vocabulary.facts() {
            // A moment stands in the list by its own name, a player's fact once.
            let is_moment = vocabulary.moments().any(|(_, moment)| moment.time == id);
            if is_moment || fact.declared == last {
                continue;
            }
            last = &fact.declared;
            let (name, kind) = match fact.reading() {
                Some(reading) => (reading, SymbolKind::ENUM),
                None => (fact.declared.as_str(), SymbolKind::VARIABLE),
            };
            self.add_at(name, kind, &speaker.label(id), fact.span);
        }
        let mut last = "";
        for (_, moment) in vocabulary.moments() {
            // Declared once for both players, under the name of the fact that holds its time.
            let time = vocabulary.fact(moment.time);
            let name = time.declared.strip_suffix("_at").unwrap_or(&time.declared);
            if name != last {
                self.add_at(name, SymbolKind::EVENT, &speaker.label(moment.time), moment.span);
            }
            last = name;
        }
        let declared = Declared::of(self.library);
        for act in vocabulary.acts() {
            let message = format!("act-{}", id_of(&act.name));
            let Some((path, range)) = declared.place(Name::of(&message)) else { continue };
            let Some(source) = self.library.sources.all().find(|source| source.path == *path) else {
                continue;
            };
            let words = speaker.act("arbiter must ", &act.name, act.objects.first().map(String::as_str));
            let range = self.showing.encoding.range(&source.text, range);
            self.add(&act.name, SymbolKind::METHOD, &words, path, range);
        }
    }

    fn edition(&mut self, edition: &'a Edition) {
        let speaker = self.speaker(edition);
        let short = speaker.edition_short();
        for article in &edition.articles {
            for rule in edition.rules.get(article.rules.clone()).unwrap_or_default() {
                if rule.words.edition == edition.id {
                    self.add_at(
                        &rule.id,
                        SymbolKind::FUNCTION,
                        &format!("{short}: {}", speaker.title(article)),
                        rule.span,
                    );
                }
            }
            for example in article.examples.iter().filter(|example| !example.taken_over) {
                self.add_at(
                    &example.case,
                    SymbolKind::STRING,
                    &format!("{short}, {}", article.number),
                    example.span,
                );
            }
        }
    }

    fn add_at(&mut self, name: &str, kind: SymbolKind, words: &str, span: Span) {
        let sources = &self.library.sources;
        if let Some(source) = sources.get(span.source()) {
            let range = self.showing.encoding.range(&source.text, &sources.range(span));
            self.add(name, kind, words, &source.path, range);
        }
    }

    #[expect(deprecated, reason = "the protocol's type still has the field")]
    fn add(&mut self, name: &str, kind: SymbolKind, words: &str, path: &str, range: lsp_types::Range) {
        let is_wanted = [name, words].iter().any(|text| text.to_lowercase().contains(&self.typed));
        let Ok(uri) = uri_of(path).parse::<Uri>() else { return };
        let location = Location { uri, range };
        let symbol = SymbolInformation {
            name: name.to_owned(),
            kind,
            tags: None,
            deprecated: None,
            location,
            container_name: Some(words.to_owned()),
        };
        let is_new = self.found.last() != Some(&symbol);
        self.found.extend((is_wanted && is_new && self.found.len() < MOST).then_some(symbol));
    }
}
