//! What can be written at the cursor, each with its words in the user's language.

use lsp_types::{CompletionItem, CompletionItemKind, CompletionTextEdit, Documentation, TextEdit};

use super::clause::Expected;
use super::hover::{key_words, provision_words};
use super::keys::keys_of;
use super::view::{View, fact_meant};
use crate::engine::model::{Edition, Fact, FactId, Seat, Type, UNKNOWABLE, UNKNOWN, written};
use crate::words::phrases::Speaker;

/// What can be written behind this byte.
pub(crate) fn completion(view: &View, at: usize) -> Vec<CompletionItem> {
    let start = view.word(at).start;
    let Some((expected, before)) = view.expected(start) else { return Vec::new() };
    let Some(speaker) = view.any_speaker() else { return Vec::new() };
    let range = view.encoding.range(view.text, &(start..at));
    let mut list = List { view, speaker, at, range, items: Vec::new() };
    list.fill(&expected, &before);
    list.items
}

/// The results an example may expect.
const RESULTS: [&str; 8] = ["1-0", "0-1", "1/2-1/2", "0-0", "annulled", "*", "open", "silent"];

struct List<'a> {
    view: &'a View<'a>,
    speaker: Speaker<'a>,
    at: usize,
    range: lsp_types::Range,
    items: Vec<CompletionItem>,
}

impl<'a> List<'a> {
    fn fill(&mut self, expected: &Expected, before: &str) {
        match expected {
            Expected::Key(place) => self.keys(place),
            Expected::Operand { first, each } => {
                self.facts(*each, |_| true);
                self.keywords(&["not", "article", "rule"]);
                self.keywords(if *first { &["for each player,"] } else { &[] });
            }
            Expected::Verb(fact) => self.verbs(fact),
            Expected::Value { fact, negatable } => {
                self.values(fact);
                self.keywords(if *negatable { &["not", "one of"] } else { &[] });
            }
            Expected::Amount { each } => self.facts(*each, is_amount),
            Expected::Provision { of_base } => self.provisions(*of_base, true),
            Expected::Rule => self.provisions(false, false),
            Expected::Words(words) => self.keywords(words),
            Expected::Subject => self.subjects(),
            Expected::Predicate(subject) => self.predicates(subject),
            Expected::Act { negatable } => {
                self.acts(before);
                self.keywords(if *negatable { &["not"] } else { &[] });
            }
            Expected::Object(act) => self.objects(act, before),
            Expected::FactKey(prefix) => self.fact_keys(prefix),
            Expected::FactValue(fact) => {
                self.values(fact);
                self.keywords(&[UNKNOWN, UNKNOWABLE]);
            }
            Expected::FactName { truth } => {
                let truth = *truth;
                self.facts(false, |fact| !truth || fact.kind == Type::Truth);
                self.keywords(if truth { &["always"] } else { &[] });
            }
            Expected::Result => self.results(before),
            Expected::Matter => self.matters(),
            Expected::Type => self.keywords(&Type::NAMES),
            Expected::Edition => self.editions(),
            Expected::Title => self.titles(),
            Expected::Own | Expected::Nothing => {}
        }
    }

    fn add(&mut self, label: &str, kind: CompletionItemKind, detail: Option<String>, words: Option<String>) {
        let edit = TextEdit { range: self.range, new_text: label.to_owned() };
        // Names come before keywords, and stay in the order they are declared in.
        let place = self.items.len();
        self.items.push(CompletionItem {
            label: label.to_owned(),
            kind: Some(kind),
            detail,
            documentation: words.map(Documentation::String),
            sort_text: Some(format!("{place:05}")),
            filter_text: Some(label.to_owned()),
            text_edit: Some(CompletionTextEdit::Edit(edit)),
            ..CompletionItem::default()
        });
    }

    fn keywords(&mut self, words: &[&str]) {
        for word in words {
            self.add(word, CompletionItemKind::KEYWORD, None, None);
        }
    }

    /// A key with its colon, unless that is there already.
    fn as_key(&self, key: &str) -> String {
        let behind = self.view.text.get(self.view.word(self.at).end..).unwrap_or("");
        if behind.starts_with([':', '"', '\'']) { key.to_owned() } else { format!("{key}:") }
    }

    fn keys(&mut self, place: &'static str) {
        for key in keys_of(place) {
            let words = key_words(self.view.words, place, key);
            self.add(&self.as_key(key), CompletionItemKind::PROPERTY, None, words);
        }
    }

    /// Facts; under `for each player` also those of `player` and `opponent`.
    fn facts(&mut self, each: bool, fits: impl Fn(&Fact) -> bool) {
        let vocabulary = self.view.vocabulary();
        for (id, fact) in vocabulary.facts().filter(|(_, fact)| fits(fact)) {
            if each && fact.seat == Seat::ALL.first().copied() {
                let rest = fact.declared.strip_prefix("player.").unwrap_or(&fact.declared);
                for seat in ["player", "opponent"] {
                    self.fact(&format!("{seat}.{rest}"), id);
                }
            }
            self.fact(&fact.name, id);
        }
    }

    fn fact(&mut self, name: &str, id: FactId) {
        let detail = type_detail(&self.view.vocabulary().fact(id).kind);
        self.add(name, CompletionItemKind::VARIABLE, Some(detail), Some(self.speaker.question(id)));
    }

    fn fact_keys(&mut self, prefix: &str) {
        let vocabulary = self.view.vocabulary();
        for (id, fact) in vocabulary.facts() {
            let Some(rest) = fact.name.strip_prefix(prefix) else { continue };
            let words = Some(self.speaker.question(id));
            self.add(&self.as_key(rest), CompletionItemKind::VARIABLE, Some(type_detail(&fact.kind)), words);
        }
    }

    fn values(&mut self, name: &str) {
        let vocabulary = self.view.vocabulary();
        if name == "edition" {
            return self.editions();
        }
        let Some(id) = fact_meant(vocabulary, name) else { return };
        let fact = vocabulary.fact(id);
        for value in fact.kind.choices() {
            let (detail, words) = (self.speaker.answer(id, &value), self.speaker.statement(id, &value));
            let text = written(&fact.kind, &value);
            self.add(&text, CompletionItemKind::ENUM_MEMBER, Some(detail), Some(words));
        }
    }

    fn verbs(&mut self, name: &str) {
        let vocabulary = self.view.vocabulary();
        let kind = fact_meant(vocabulary, name).map(|id| &vocabulary.fact(id).kind);
        match kind {
            Some(Type::OneOf(_)) => self.keywords(&["is", "is not", "is one of"]),
            Some(Type::Duration | Type::Number) => self.keywords(&["<", "<=", ">", ">=", "+", "-"]),
            Some(Type::Truth) => self.keywords(&["and", "or"]),
            Some(Type::Moment | Type::Text | Type::Date | Type::Hour | Type::Fen | Type::Moves) | None => {}
        }
    }

    fn edition(&self, of_base: bool) -> Option<&'a Edition> {
        let own = self.view.edition()?;
        let base = || self.view.library.rulebook.edition(own.amends.as_deref()?);
        if of_base { base() } else { Some(own) }
    }

    fn provisions(&mut self, of_base: bool, with_articles: bool) {
        let Some(edition) = self.edition(of_base) else { return };
        let speaker = self.view.speaker(edition);
        for article in &edition.articles {
            if with_articles {
                let title = speaker.title(article);
                self.add(&article.number, CompletionItemKind::MODULE, Some(title), None);
            }
            let mut last = "";
            for rule in edition.rules.get(article.rules.clone()).unwrap_or_default() {
                let doubled = rule.id == last || (with_articles && rule.id == article.number);
                last = &rule.id;
                if !doubled {
                    let words = provision_words(self.view, &edition.id, &rule.id);
                    let then = rule.then.iter().map(|then| speaker.clause(&then.value)).collect::<Vec<_>>();
                    self.add(&rule.id, CompletionItemKind::FUNCTION, Some(then.join("; ")), words);
                }
            }
        }
    }

    fn subjects(&mut self) {
        let vocabulary = self.view.vocabulary();
        for party in vocabulary.parties() {
            let words = self.speaker.party(party);
            self.add(party, CompletionItemKind::CLASS, None, Some(words));
        }
        for state in vocabulary.states() {
            let words = self.speaker.state(&state.name);
            self.add(&state.name, CompletionItemKind::EVENT, None, Some(words));
        }
        self.keywords(&["game is drawn", "game is lost by both", "game is annulled", "game goes on", "set"]);
    }

    fn predicates(&mut self, subject: &str) {
        let vocabulary = self.view.vocabulary();
        for state in vocabulary.states() {
            if let Some(rest) = state.name.strip_prefix(subject).and_then(|rest| rest.strip_prefix(' ')) {
                let words = self.speaker.state(&state.name);
                self.add(rest, CompletionItemKind::EVENT, None, Some(words));
            }
        }
        if subject == "game" {
            self.keywords(&["is drawn", "is lost by both", "is annulled", "goes on"]);
        } else if vocabulary.parties().iter().any(|party| party == subject) {
            self.keywords(&["must", "must not", "may", "should", "loses", "wins"]);
        }
    }

    fn acts(&mut self, before: &str) {
        for act in self.view.vocabulary().acts() {
            let words = self.speaker.act(before, &act.name, act.objects.first().map(String::as_str));
            self.add(&act.name, CompletionItemKind::METHOD, Some(act.objects.join(" | ")), Some(words));
        }
    }

    fn objects(&mut self, name: &str, before: &str) {
        let act = self.view.vocabulary().acts().find(|act| act.name == name);
        let before = before.trim_end().strip_suffix(name).unwrap_or("");
        for object in act.map_or(&[][..], |act| &act.objects) {
            let words = self.speaker.act(before, name, Some(object));
            self.add(object, CompletionItemKind::VALUE, None, Some(words));
        }
    }

    /// A star means something in YAML, and is written in quotation marks where it has none yet.
    fn results(&mut self, before: &str) {
        let quoted = before.is_empty() && self.is_quoted();
        for result in RESULTS {
            let label = if result == "*" && !quoted { "\"*\"" } else { result };
            self.add(label, CompletionItemKind::VALUE, None, None);
        }
    }

    fn is_quoted(&self) -> bool {
        let start = self.view.encoding.byte(self.view.text, self.range.start);
        self.view.text.get(..start).is_some_and(|before| before.ends_with(['"', '\'']))
    }

    fn matters(&mut self) {
        for matter in self.view.vocabulary().matters() {
            let words = self.speaker.matter(matter);
            self.add(matter, CompletionItemKind::CONSTANT, Some(words), None);
        }
    }

    fn editions(&mut self) {
        for edition in &self.view.library.rulebook.editions {
            let name = self.view.speaker(edition).edition_name();
            self.add(&edition.id, CompletionItemKind::MODULE, Some(name), None);
        }
    }

    /// The concepts other editions have articles on.
    fn titles(&mut self) {
        let editions = &self.view.library.rulebook.editions;
        let articles = editions.iter().flat_map(|edition| &edition.articles);
        let titles: std::collections::BTreeSet<_> = articles.map(|article| article.title.as_str()).collect();
        for title in titles {
            self.add(title, CompletionItemKind::CONSTANT, None, None);
        }
    }
}

fn is_amount(fact: &Fact) -> bool {
    matches!(fact.kind, Type::Duration | Type::Number)
}

/// A fact's type as it is declared.
fn type_detail(kind: &Type) -> String {
    let values = kind.values();
    if values.is_empty() { kind.as_str().to_owned() } else { values.join(" | ") }
}
