//! Where things are: where what is named at the cursor is written, every place that names a rule, the outline of an article
//! file, and everything of a rulebook that has a name.

use std::ops::Range;

use lsp_types::{DocumentSymbol, Location, SymbolInformation, SymbolKind, Uri};

use super::findings::Showing;
use super::keys::Kind;
use super::mentions::{Mention, Role, entries, items, letters, mentions, root_of, under};
use super::positions::uri_of;
use super::text_faults::Declared;
use super::view::{Thing, View, article, rule};
use crate::engine::library::Library;
use crate::engine::model::Edition;
use crate::engine::source::Span;
use crate::engine::syntax::Node;
use crate::words::phrases::{Name, Speaker, id_of};

/// Where the thing at a byte is written.
pub(crate) fn definition(view: &View, at: usize) -> Option<Location> {
    let (thing, _) = view.thing(at)?;
    match thing {
        Thing::Provision(edition, name) => provision(view, &edition, &name),
        Thing::Edition(id) => edition(view, &id),
        Thing::Fact(fact) | Thing::Value(fact, _) => {
            declared(view, "facts", &view.vocabulary().fact(fact).declared)
        }
        Thing::Act(act, _) => declared(view, "acts", &act),
        Thing::State(state) => declared(view, "states", &state),
        Thing::Party(_) | Thing::Matter(_) | Thing::Key(..) => None,
    }
}

/// Every place that names the rule at a byte, in its edition; its own place only when asked for.
pub(crate) fn references(view: &View, at: usize, with_declaration: bool) -> Option<Vec<Location>> {
    let (Thing::Provision(edition, name), _) = view.thing(at)? else { return None };
    let wanted = |mention: &Mention| {
        let own = matches!(mention.role, Role::Rule | Role::Article);
        mention.edition == edition && mention.name == name && (with_declaration || !own)
    };
    let found = mentions(view.files).into_iter().filter(wanted);
    Some(found.filter_map(|mention| location(view, &mention.path, &mention.range)).collect())
}

fn location(view: &View, path: &str, range: &Range<usize>) -> Option<Location> {
    let (_, text) = view.files.iter().find(|(known, _)| known == path)?;
    let uri: Uri = uri_of(path).parse().ok()?;
    Some(Location { uri, range: view.encoding.range(text, range) })
}

/// The rule or, failing that, the article of this number; one taken over stands in the edition it comes from.
fn provision(view: &View, edition: &str, name: &str) -> Option<Location> {
    let known = view.library.rulebook.edition(edition);
    let origin = known.and_then(|edition| {
        rule(edition, name)
            .map(|rule| rule.words.clone())
            .or_else(|| article(edition, name).map(|article| article.words.clone()))
    });
    let all = mentions(view.files);
    let written = |edition: &str, name: &str| {
        let stands = |role| {
            all.iter().find(|one| one.role == role && one.edition == edition && one.name == name).cloned()
        };
        stands(Role::Rule).or_else(|| stands(Role::Article))
    };
    let found =
        written(edition, name).or_else(|| origin.and_then(|place| written(&place.edition, &place.id)));
    found.and_then(|mention| location(view, &mention.path, &mention.range))
}

/// An edition's file.
fn edition(view: &View, id: &str) -> Option<Location> {
    let named = |path: &str| super::view::edition_of(view.files, path).is_some_and(|found| found == id);
    let (path, text) = view.files.iter().find(|(path, _)| path.ends_with("/edition.yaml") && named(path))?;
    let start = text.find(id).unwrap_or(0);
    location(view, path, &(start..start + id.len()))
}

/// A name in the vocabulary.
fn declared(view: &View, section: &str, name: &str) -> Option<Location> {
    let (path, text) = view.files.iter().find(|(path, _)| path.ends_with("/vocabulary.yaml"))?;
    let root = root_of(path, text)?;
    let (key, _) = entries(under(&root, section)?).iter().find(|(key, _)| key.value == name)?;
    location(view, path, &(key.span.start()..key.span.end()))
}

/// The number or id written in a node.
pub(super) fn written_in<'t>(
    text: &'t str,
    node: Option<&crate::engine::syntax::Node>,
) -> Option<(&'t str, Range<usize>)> {
    let span = letters(node?)?;
    let range = span.start()..span.end();
    Some((text.get(range.clone())?, range))
}

/// The outline of an article file; none of others, nor of a text that is no YAML.
pub(crate) fn symbols(view: &View) -> Option<Vec<DocumentSymbol>> {
    if view.kind != Kind::Rules {
        return None;
    }
    let root = root_of(view.path, view.text)?;
    let mut children = Vec::new();
    for rule in items(under(&root, "rules")) {
        let then: Vec<_> = items(under(rule, "then")).iter().filter_map(|node| text(view, node)).collect();
        children.extend(symbol(view, rule, "rule", SymbolKind::FUNCTION, Some(then.join("; "))));
    }
    for example in items(under(&root, "examples")) {
        children.extend(symbol(view, example, "case", SymbolKind::EVENT, None));
    }
    for error in items(under(&root, "misconceptions")) {
        let claims = under(error, "claims").and_then(|node| text(view, node));
        children.extend(symbol(view, error, "misconception", SymbolKind::EVENT, claims));
    }
    let title = under(&root, "title").and_then(|node| text(view, node));
    let mut article = symbol(view, &root, "article", SymbolKind::MODULE, title)?;
    article.children = Some(children);
    Some(vec![article])
}

fn text(view: &View, node: &Node) -> Option<String> {
    written_in(view.text, Some(node)).map(|(text, _)| text.to_owned())
}

#[expect(deprecated, reason = "the protocol's type still has the field")]
fn symbol(
    view: &View,
    node: &Node,
    key: &str,
    kind: SymbolKind,
    detail: Option<String>,
) -> Option<DocumentSymbol> {
    let (name, selection) = written_in(view.text, under(node, key))?;
    let range = around(node.span, &selection);
    Some(DocumentSymbol {
        name: name.split_whitespace().collect::<Vec<_>>().join(" "),
        detail,
        kind,
        tags: None,
        deprecated: None,
        range: view.encoding.range(view.text, &range),
        selection_range: view.encoding.range(view.text, &selection),
        children: None,
    })
}

/// The whole, which the protocol wants to hold the name.
fn around(span: Span, name: &Range<usize>) -> Range<usize> {
    span.start().min(name.start)..span.end().max(name.end)
}

/// The most symbols shown; more letters narrow the search.
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
