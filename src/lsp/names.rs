//! Every place in the files of a rulebook that names a fact, a moment or an act.
//!
//! In: the files. Out: [`Name`]s. A file that is no YAML has none. Nested keys name a fact together: the last of them is
//! the place, with what stands above it.

#![expect(clippy::struct_field_names, reason = "a name is what it is")]

use std::ops::Range;

use super::clause::{self, Named, Sort};
use super::keys::Kind;
use super::mentions::{entries, items, letters, root_of, text, under};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::{Node, Tree};

/// A place that names something of the vocabulary.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Name {
    /// The file.
    pub(super) path: String,
    /// The letters.
    pub(super) range: Range<usize>,
    /// What it is the name of.
    pub(super) sort: Sort,
    /// The keys above, with a point behind each.
    pub(super) above: String,
    /// The letters and what stands above them: the whole name.
    pub(super) name: String,
}

/// Every place in these files.
pub(super) fn names(files: &[(String, String)]) -> Vec<Name> {
    let mut found = Vec::new();
    for (path, text) in files {
        let Some(root) = root_of(path, text) else { continue };
        let mut reader = Reader { path, text, found: &mut found };
        match Kind::of(path, true) {
            Kind::Vocabulary => reader.vocabulary(&root),
            Kind::Edition => reader.edition(&root),
            Kind::Rules => reader.article(&root),
            Kind::Words | Kind::Case => {}
        }
    }
    found
}

struct Reader<'a> {
    path: &'a str,
    text: &'a str,
    found: &'a mut Vec<Name>,
}

impl Reader<'_> {
    fn article(&mut self, root: &Node) {
        self.text_of(under(root, "at"), Sort::Moment);
        self.clause(under(root, "when"));
        for rule in items(under(root, "rules")) {
            self.text_of(under(rule, "at"), Sort::Moment);
            self.clause(under(rule, "when"));
            self.conclusions(under(rule, "then"));
        }
        for example in items(under(root, "examples")) {
            self.facts(under(example, "given"), "");
            let ruling = under(example, "ruling");
            let key = |key| ruling.and_then(|ruling| under(ruling, key));
            self.facts(key("sets"), "");
            self.texts(key("missing"), Sort::Fact);
            for said in ["says", "not says", "now"] {
                self.conclusions(key(said));
            }
        }
        for misconception in items(under(root, "misconceptions")) {
            self.clause(under(misconception, "when"));
            self.conclusions(under(misconception, "claims"));
        }
    }

    fn edition(&mut self, root: &Node) {
        for (_, proviso) in under(root, "provided").map_or(&[][..], entries) {
            self.text_of(Some(proviso), Sort::Fact);
        }
        self.clauses(under(root, "not_held"));
        self.clauses(under(root, "unsettled"));
        self.clauses(under(root, "decides"));
        self.acts(root);
        self.texts(under(root, "holds"), Sort::Moment);
        for gap in items(under(root, "gaps")) {
            self.text_of(under(gap, "lacks"), Sort::Moment);
            self.clause(under(gap, "when"));
        }
        for assumption in items(under(root, "assume")) {
            self.text_of(under(assumption, "fact"), Sort::Fact);
            self.clause(under(assumption, "when"));
        }
        for (moment, place) in under(root, "moments").map_or(&[][..], entries) {
            self.key(moment, Sort::Moment, "");
            self.sum(Some(place));
        }
    }

    /// The acts that a vocabulary declares, or an edition.
    fn acts(&mut self, root: &Node) {
        for (act, about) in under(root, "acts").map_or(&[][..], entries) {
            self.key(act, Sort::Act, "");
            self.texts(under(about, "after"), Sort::Act);
            self.texts(under(about, "tells"), Sort::Fact);
            for fluents in ["needs", "makes", "also", "ends", "with"] {
                self.texts(under(about, fluents), Sort::Moment);
            }
        }
    }

    fn vocabulary(&mut self, root: &Node) {
        for (fact, about) in under(root, "facts").map_or(&[][..], entries) {
            self.key(fact, Sort::Fact, "");
            self.clause(under(about, "assume_when"));
            self.texts(under(about, "of_each"), Sort::Fact);
            self.texts(under(about, "of_whom"), Sort::Fact);
            self.texts(under(about, "shown_by"), Sort::Fact);
        }
        self.acts(root);
        for list in ["occasioned", "after_end"] {
            self.texts(under(root, list), Sort::Act);
        }
        for group in items(under(root, "alike")) {
            self.texts(Some(group), Sort::Act);
        }
        for (moment, about) in under(root, "course").map_or(&[][..], entries) {
            self.key(moment, Sort::Moment, "");
            for moments in ["needs", "usually", "in_play"] {
                self.texts(under(about, moments), Sort::Moment);
            }
        }
        self.texts(under(root, "holds"), Sort::Moment);
        for shown in items(under(root, "shown")) {
            self.clause(under(shown, "when"));
            self.clause(under(shown, "unless"));
            self.texts(under(shown, "told"), Sort::Fact);
            self.texts(under(shown, "holds"), Sort::Moment);
            self.texts(under(shown, "not"), Sort::Moment);
        }
        for (moment, about) in under(root, "events").map_or(&[][..], entries) {
            self.key(moment, Sort::Moment, "");
            self.clause(under(about, "when"));
            self.facts(under(about, "tells"), "");
            self.texts(under(about, "past"), Sort::Fact);
        }
        for (_, acts) in under(root, "closing").map_or(&[][..], entries) {
            self.texts(Some(acts), Sort::Act);
        }
        for list in ["impossible", "strange", "necessarily", "granted", "usually"] {
            self.clauses(under(root, list));
        }
        self.questions_and_training(root);
        self.facts(under(root, "ordinary"), "");
        for (moment, about) in under(root, "moments").map_or(&[][..], entries) {
            self.key(moment, Sort::Moment, "");
            self.clause(under(about, "happened"));
            self.sum(under(about, "at"));
        }
    }

    /// What an interview asks and what training teaches.
    fn questions_and_training(&mut self, root: &Node) {
        for (_, topic) in under(root, "topics").map_or(&[][..], entries) {
            self.facts(under(topic, "tells"), "");
            for asked in items(under(topic, "ask")) {
                self.texts(Some(asked), Sort::Fact);
            }
        }
        for taught in items(under(root, "teach")) {
            self.facts(under(taught, "tells"), "");
        }
        for (_, steps) in under(root, "resumptions").map_or(&[][..], entries) {
            for step in items(Some(steps)) {
                self.facts(under(step, "tells"), "");
                self.texts(under(step, "asks"), Sort::Act);
            }
        }
    }

    /// Facts as keys, one below the other or with points; an order of moments names moments.
    fn facts(&mut self, node: Option<&Node>, above: &str) {
        for (key, value) in node.map_or(&[][..], entries) {
            if key.value == "order" && above.is_empty() {
                for order in items(Some(value)) {
                    self.texts(Some(order), Sort::Moment);
                }
                continue;
            }
            self.key(key, Sort::Fact, above);
            if let Tree::Mapping(_) = value.value {
                self.facts(Some(value), &format!("{above}{}.", key.value));
            }
        }
    }

    fn key(&mut self, key: &Src<String>, sort: Sort, above: &str) {
        let written = self.letters(key.span);
        if let Some(at) = written.find(&key.value) {
            let start = key.span.start() + at;
            self.add(start..start + key.value.len(), sort, above);
        }
    }

    fn texts(&mut self, node: Option<&Node>, sort: Sort) {
        for item in items(node) {
            self.text_of(Some(item), sort);
        }
    }

    fn text_of(&mut self, node: Option<&Node>, sort: Sort) {
        let Some(node) = node else { return };
        if let (Some(span), Some(meant)) = (letters(node), text(node))
            && self.letters(span).trim_end() == meant
        {
            self.add(span.start()..span.start() + meant.len(), sort, "");
        }
    }

    fn clauses(&mut self, node: Option<&Node>) {
        for clause in items(node) {
            self.clause(Some(clause));
        }
    }

    fn clause(&mut self, node: Option<&Node>) {
        self.parsed(node, clause::names);
    }

    fn sum(&mut self, node: Option<&Node>) {
        self.parsed(node, |text| clause::names(&format!("0 <{text}")).iter().map(behind_sign).collect());
    }

    fn conclusions(&mut self, node: Option<&Node>) {
        for conclusion in items(node) {
            self.parsed(Some(conclusion), clause::names_concluded);
        }
    }

    fn parsed(&mut self, node: Option<&Node>, names: impl Fn(&str) -> Vec<Named>) {
        let Some(span) = node.and_then(letters) else { return };
        for Named { range, sort } in names(self.letters(span)) {
            self.add(span.start() + range.start..span.start() + range.end, sort, "");
        }
    }

    fn letters(&self, span: Span) -> &str {
        self.text.get(span.start()..span.end()).unwrap_or("")
    }

    fn add(&mut self, range: Range<usize>, sort: Sort, above: &str) {
        let Some(written) = self.text.get(range.clone()) else { return };
        let (name, above) = (format!("{above}{written}"), above.to_owned());
        self.found.push(Name { path: self.path.to_owned(), range, sort, above, name });
    }
}

/// A sum is read as the right side of a comparison.
fn behind_sign(named: &Named) -> Named {
    let sign = "0 <".len();
    Named { range: named.range.start - sign..named.range.end - sign, sort: named.sort }
}
