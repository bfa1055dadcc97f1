//! Faults in the messages of a rulebook, each at its place; and the place in the rules that a message is about.
//!
//! In: the result of the check of all languages, which has message ids but no files. Out: diagnostics of the protocol by
//! path: at the message, otherwise at the item it is about, otherwise at the beginning of a file of that language.

use std::collections::BTreeMap;
use std::ops::Range;

use serde_json::json;

use super::findings::{Findings, Showing};
use super::mentions::{entries as keys, items, root_of, under};
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::library::Library;
use crate::engine::source::Span;
use crate::engine::syntax::{Node, Tree};
use crate::words::phrases::{Locale, Name, TextFile, Texts, id_of};

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

/// The findings of a check of the words.
pub(crate) fn text_faults(
    showing: &Showing,
    library: &Library,
    texts: Texts,
    faults: &[Diagnostic],
) -> Findings {
    let placing = Placing { texts, declared: Declared::of(library), library, home: showing.home };
    let mut findings = Findings::new();
    for fault in faults {
        if fault.code == Code::FluentSyntax {
            placing.unreadable(showing, fault, &mut findings);
            continue;
        }
        let ids = text_of(fault, "id").unwrap_or_default();
        let mut places: BTreeMap<(String, usize, usize), Vec<&str>> = BTreeMap::new();
        for id in ids.split(", ") {
            let (path, range) = placing.place(locale_of(fault), Name::of(id));
            places.entry((path, range.start, range.end)).or_default().push(id);
        }
        for ((path, start, end), ids) in places {
            let args = fault.args.iter().filter(|(name, _)| *name != "id").cloned();
            let told = Diagnostic { args: args.collect(), ..fault.clone() }.with("id", ids.join(", "));
            let range = showing.encoding.range(placing.text(&path), &(start..end));
            let mut said = showing.said(&told, range);
            said.data = (fault.code == Code::MissingMessage).then(|| json!({"missing": ids}));
            findings.entry(path).or_default().push(said);
        }
    }
    findings
}

fn text_of<'d>(fault: &'d Diagnostic, name: &str) -> Option<&'d str> {
    fault.args.iter().find_map(|(known, arg)| match arg {
        Arg::Text(text) if *known == name => Some(text.as_str()),
        Arg::Text(_) | Arg::Message(..) | Arg::Messages(_) | Arg::Facts(_) => None,
    })
}

fn locale_of(fault: &Diagnostic) -> Option<Locale> {
    Locale::from_code(text_of(fault, "locale")?)
}

struct Placing<'a> {
    texts: Texts<'a>,
    declared: Declared,
    library: &'a Library,
    home: &'a str,
}

impl Placing<'_> {
    fn place(&self, locale: Option<Locale>, name: Name) -> (String, Range<usize>) {
        let written = locale.and_then(|locale| self.texts.written(locale, name));
        if let Some((file, entry)) = written {
            return (file.path.clone(), entry.range);
        }
        let declared = self.declared.place(name).cloned();
        let first = || {
            let files = self.texts.own.iter().filter(|file| Some(file.locale) == locale);
            let home = self.texts.home(name);
            files.into_iter().find(|file| file.name() == home)
        };
        let path = || first().map_or(self.home, |file| &file.path).to_owned();
        declared.unwrap_or_else(|| (path(), 0..0))
    }

    fn text(&self, path: &str) -> &str {
        let words = self.texts.own.iter().find(|file| file.path == path).map(|file| file.text.as_str());
        let rules = || self.library.sources.all().find(|source| source.path == path);
        words.or_else(|| rules().map(|source| &*source.text)).unwrap_or("")
    }

    /// A file that cannot be read: every place at which it cannot.
    fn unreadable(&self, showing: &Showing, fault: &Diagnostic, findings: &mut Findings) {
        let Some(file) = text_of(fault, "file") else { return };
        let same = |own: &&TextFile| file.ends_with(&format!("{}/{}.ftl", own.locale.code(), own.name()));
        let Some(own) = self.texts.own.iter().find(same) else { return };
        let errors = fluent_syntax::parser::parse(own.text.as_str()).err().map(|(_, errors)| errors);
        let places = errors.iter().flatten().map(|error| error.pos.clone());
        // What nests too deep has no place at which it does.
        let nowhere = errors.is_none().then_some(0..0);
        for place in places.chain(nowhere) {
            let range = showing.encoding.range(&own.text, &place);
            findings.entry(own.path.clone()).or_default().push(showing.said(fault, range));
        }
    }
}
