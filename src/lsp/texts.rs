//! What of the rules each message speaks of, and where it stands.
//!
//! In: the rulebook. Out: the place in the rules of what a message is about.

use std::collections::BTreeMap;
use std::ops::Range;

use super::mentions::{entries as keys, items, under};
use crate::engine::library::Library;
use crate::engine::source::{Sources, Span};
use crate::engine::syntax::{Node, Tree, tree_of};
use crate::words::phrases::{Name, id_of};

/// Where in the rules each thing stands that has words, by the name of its message.
pub(super) struct Declared(BTreeMap<String, (String, Range<usize>)>);

impl Declared {
    /// What a rulebook declares, from its files and as it loaded.
    pub(super) fn of(library: &Library) -> Self {
        let mut found = Self(BTreeMap::new());
        for edition in &library.rulebook.editions {
            let own = edition.rules.iter().filter(|rule| rule.words.edition == edition.id);
            for rule in own {
                found.span(library, format!("{}: rule-{}", edition.id, id_of(&rule.id)), rule.span);
            }
            let own = edition.articles.iter().filter(|article| article.words.edition == edition.id);
            for article in own {
                let message = format!("{}: article-{}", edition.id, id_of(&article.number));
                found.span(library, message, article.span);
            }
        }
        for (_, fact) in library.rulebook.vocabulary.facts() {
            found.span(library, format!("fact-{}", id_of(&fact.declared)), fact.span);
        }
        for source in library.sources.all() {
            match source.path.rsplit('/').next() {
                Some("vocabulary.yaml") => found.vocabulary(&source.path, &source.text),
                Some("edition.yaml") => found.edition(&source.path, &source.text),
                Some(_) | None => {}
            }
        }
        found
    }

    /// The file and the letters.
    pub(super) fn place(&self, name: Name) -> Option<&(String, Range<usize>)> {
        let home = name.edition.map(|edition| format!("{edition}: ")).unwrap_or_default();
        self.0.get(&format!("{home}{}", name.message))
    }

    fn span(&mut self, library: &Library, message: String, span: Span) {
        if let Some(source) = library.sources.get(span.source()) {
            self.0.insert(message, (source.path.clone(), library.sources.range(span)));
        }
    }

    /// What has no place in the model.
    fn vocabulary(&mut self, path: &str, text: &str) {
        let Some(root) = root_of(path, text) else { return };
        for (section, family) in [("acts", "act"), ("states", "state"), ("topics", "topic")] {
            for (key, _) in under(&root, section).map_or(&[][..], keys) {
                let place = (path.to_owned(), key.span.start()..key.span.end());
                self.0.insert(format!("{family}-{}", id_of(&key.value)), place);
            }
        }
        for (section, family) in [("matters", "matter"), ("parties", "party")] {
            for item in items(under(&root, section)) {
                if let Tree::Scalar(scalar) = &item.value {
                    let place = (path.to_owned(), item.span.start()..item.span.end());
                    self.0.insert(format!("{family}-{}", id_of(&scalar.text)), place);
                }
            }
        }
    }

    fn edition(&mut self, path: &str, text: &str) {
        let root = root_of(path, text);
        if let Some(Node { value: Tree::Scalar(id), span }) =
            root.as_ref().and_then(|root| under(root, "edition"))
        {
            let place = (path.to_owned(), span.start()..span.end());
            self.0.insert(format!("{0}: edition-{0}", id.text), place);
        }
    }
}

fn root_of(path: &str, text: &str) -> Option<Node> {
    let mut sources = Sources::default();
    let id = sources.add(path, text);
    tree_of(&sources, id).ok()
}
