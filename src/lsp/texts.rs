//! The words of a rulebook as they stand on disk, and where each of them belongs.
//!
//! In: the files of words beside the rules, the rulebook. Out: the file and the place of a message, or the place in the
//! rules of what it speaks of.

use std::collections::BTreeMap;
use std::ops::Range;

use super::mentions::{entries as keys, items, under};
use super::messages::{Entry, entries};
use crate::engine::library::Library;
use crate::engine::source::{Sources, Span};
use crate::engine::syntax::{Node, Tree, tree_of};
use crate::words::speech::{Locale, LocaleFiles, id_of};

/// A file of words that is the user's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TextFile {
    /// Its language.
    pub(crate) locale: Locale,
    /// Its path on disk.
    pub(crate) path: String,
    /// As it stands in the editor, else on disk.
    pub(crate) text: String,
}

impl TextFile {
    /// Its name without folder and ending: an edition, or what else it holds.
    pub(super) fn name(&self) -> &str {
        let name = self.path.rsplit(['/', '\\']).next().unwrap_or("");
        name.strip_suffix(".ftl").unwrap_or(name)
    }
}

/// The words of a rulebook.
#[derive(Clone, Copy)]
pub(crate) struct Texts<'a> {
    /// Every file that counts, those of the program under those of the user, named as in `locales/`.
    pub(crate) all: &'a LocaleFiles,
    /// The user's own.
    pub(crate) own: &'a [TextFile],
    /// The folder in which they stand, or would.
    pub(crate) folder: &'a str,
}

/// A message: the edition whose words it belongs to, if any, its id and its attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Name<'a> {
    pub(super) edition: Option<&'a str>,
    pub(super) message: &'a str,
    pub(super) attribute: Option<&'a str>,
}

impl<'a> Name<'a> {
    /// `fide-2014: rule-E-8-a.note` in its parts.
    pub(super) fn of(written: &'a str) -> Self {
        let (edition, id) = written.split_once(": ").map_or((None, written), |(home, id)| (Some(home), id));
        let (message, attribute) = id.split_once('.').map_or((id, None), |(id, part)| (id, Some(part)));
        Self { edition, message, attribute }
    }

    /// The id as a file of words has it.
    pub(super) fn id(&self) -> String {
        self.attribute.map_or_else(|| self.message.to_owned(), |part| format!("{}.{part}", self.message))
    }
}

impl<'a> Texts<'a> {
    /// Where a message is written in a language.
    pub(super) fn written(&self, locale: Locale, name: Name) -> Option<(&'a TextFile, Entry)> {
        let is_home = |file: &&TextFile| name.edition.is_none_or(|edition| file.name() == edition);
        let files = self.own.iter().filter(|file| file.locale == locale).filter(is_home);
        let id = name.id();
        files.into_iter().find_map(|file| {
            entries(&file.text).into_iter().find(|entry| entry.id == id).map(|entry| (file, entry))
        })
    }

    /// The name of the file in which a message belongs: that of its edition, else that in which another language has it.
    pub(super) fn home(&self, name: Name) -> String {
        let elsewhere = || {
            let has =
                |(_, text): &(&String, &String)| entries(text).iter().any(|entry| entry.id == name.message);
            let (path, _) = self.all.iter().find(has)?;
            path.rsplit('/').next()?.strip_suffix(".ftl").map(str::to_owned)
        };
        let of_vocabulary = || "vocabulary".to_owned();
        name.edition.map(str::to_owned).or_else(elsewhere).unwrap_or_else(of_vocabulary)
    }
}

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
