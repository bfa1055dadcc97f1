//! Every place in the files of a rulebook that names a provision: where it stands, where others name it.
//!
//! In: the files. Out: [`Mention`]s, each with the edition whose numbers it uses. A file that is no YAML has none.

use std::ops::Range;

use super::clause;
use super::view::edition_of;
use crate::engine::source::{Sources, Span};
use crate::engine::syntax::{Node, Tree, tree_of};

/// What a mention does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// The rule stands here.
    Rule,
    /// The article stands here.
    Article,
    /// Means the provision and everything under its number.
    Covering,
    /// Means the one rule.
    Exact,
}

/// A place that names a provision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mention {
    /// The file.
    pub(super) path: String,
    /// The letters of the name.
    pub(super) range: Range<usize>,
    /// The edition whose numbers are used.
    pub(super) edition: String,
    /// The number or id.
    pub(super) name: String,
    /// What it does.
    pub(super) role: Role,
}

/// Every mention in these files.
pub(super) fn mentions(files: &[(String, String)]) -> Vec<Mention> {
    let mut found = Vec::new();
    for (path, text) in files {
        let Some(edition) = edition_of(files, path) else { continue };
        let Some(root) = root_of(path, text) else { continue };
        let mut reader = Reader { path, text, edition, found: &mut found };
        if path.ends_with("/edition.yaml") { reader.edition(&root) } else { reader.article(&root) }
    }
    found
}

/// A text as the tree it is in YAML; none where it is none.
pub(super) fn root_of(path: &str, text: &str) -> Option<Node> {
    let mut sources = Sources::default();
    let id = sources.add(path, text);
    tree_of(&sources, id).ok()
}

/// The value of a key.
pub(super) fn under<'n>(node: &'n Node, key: &str) -> Option<&'n Node> {
    entries(node).iter().find(|(name, _)| name.value == key).map(|(_, value)| value)
}

/// The keys and values of a mapping; none of anything else.
pub(super) fn entries(node: &Node) -> &[(crate::engine::source::Src<String>, Node)] {
    match &node.value {
        Tree::Mapping(entries) => entries,
        Tree::Scalar(_) | Tree::List(_) => &[],
    }
}

/// The items of a list; anything else is a list of one.
pub(super) fn items(node: Option<&Node>) -> &[Node] {
    match node {
        Some(Node { value: Tree::List(items), .. }) => items,
        Some(other) => std::slice::from_ref(other),
        None => &[],
    }
}

/// The letters of a text, where they can be pointed at.
pub(super) fn letters(node: &Node) -> Option<Span> {
    match &node.value {
        Tree::Scalar(scalar) => scalar.exact,
        Tree::List(_) | Tree::Mapping(_) => None,
    }
}

/// A text as it is meant.
pub(super) fn text(node: &Node) -> Option<&str> {
    match &node.value {
        Tree::Scalar(scalar) => Some(&scalar.text),
        Tree::List(_) | Tree::Mapping(_) => None,
    }
}

struct Reader<'a> {
    path: &'a str,
    text: &'a str,
    edition: String,
    found: &'a mut Vec<Mention>,
}

impl Reader<'_> {
    fn article(&mut self, root: &Node) {
        self.name(under(root, "article"), Role::Article);
        for rule in items(under(root, "rules")) {
            self.name(under(rule, "rule"), Role::Rule);
            for name in items(under(rule, "unless")) {
                self.name(Some(name), Role::Covering);
            }
            self.clause(under(rule, "when"));
        }
        for misconception in items(under(root, "misconceptions")) {
            self.clause(under(misconception, "when"));
        }
        for example in items(under(root, "examples")) {
            let Some(ruling) = under(example, "ruling") else { continue };
            for key in ["because", "applies", "not"] {
                for name in items(under(ruling, key)) {
                    self.name(Some(name), Role::Exact);
                }
            }
        }
    }

    fn edition(&mut self, root: &Node) {
        let base = under(root, "amends").and_then(letters).and_then(|span| self.letters(&span));
        for (old, new) in under(root, "renumber").map_or(&[][..], entries) {
            self.key(old, base.clone());
            self.name(Some(new), Role::Covering);
        }
        let own = base.map(|base| std::mem::replace(&mut self.edition, base));
        for name in items(under(root, "repeal")) {
            self.name(Some(name), Role::Covering);
        }
        self.edition = own.unwrap_or_else(|| self.edition.clone());
        let topics = under(root, "exam").and_then(|exam| under(exam, "topics"));
        for name in items(topics).iter().flat_map(|topic| items(under(topic, "articles"))) {
            self.name(Some(name), Role::Covering);
        }
        for (number, _) in under(root, "provided").map_or(&[][..], entries) {
            self.key(number, Some(self.edition.clone()));
        }
    }

    fn letters(&self, span: &Span) -> Option<String> {
        self.text.get(span.start()..span.end()).map(str::to_owned)
    }

    fn key(&mut self, key: &crate::engine::source::Src<String>, edition: Option<String>) {
        let written = self.letters(&key.span).unwrap_or_default();
        // A key in quotation marks has its name between them.
        if let (Some(at), Some(edition)) = (written.find(&key.value), edition) {
            let start = key.span.start() + at;
            self.add(start..start + key.value.len(), edition, Role::Covering);
        }
    }

    /// A name; with `rule` before it, it means that rule alone.
    fn name(&mut self, node: Option<&Node>, role: Role) {
        let Some(span) = node.and_then(letters) else { return };
        let Some(written) = self.letters(&span) else { return };
        let bare = written.strip_prefix("rule ").map(str::trim_start);
        let start = span.end() - bare.map_or(written.len(), str::len);
        let role = if bare.is_some() { Role::Exact } else { role };
        self.add(start..span.end(), self.edition.clone(), role);
    }

    fn clause(&mut self, node: Option<&Node>) {
        let Some(span) = node.and_then(letters) else { return };
        for reference in clause::references(&self.letters(&span).unwrap_or_default()) {
            let range = span.start() + reference.range.start..span.start() + reference.range.end;
            let role = if reference.exact { Role::Exact } else { Role::Covering };
            self.add(range, self.edition.clone(), role);
        }
    }

    fn add(&mut self, range: Range<usize>, edition: String, role: Role) {
        let Some(written) = self.text.get(range.clone()) else { return };
        let name = written.trim_end().to_owned();
        let range = range.start..range.start + name.len();
        self.found.push(Mention { path: self.path.to_owned(), range, edition, name, role });
    }
}
