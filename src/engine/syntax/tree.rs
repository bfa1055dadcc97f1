//! A tree in which every key and value of a YAML or JSON text knows its place; and [`Fields`], which walks the keys of one mapping
//! (required, optional, unknown), collects what is wrong and goes on.
//!
//! Scalars keep the text as written: what `1`, `true` or `0-1` means is for the stage that knows what it expects.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::{Span, Src};

/// A value with its place.
pub(crate) type Node = Src<Tree>;

/// A value of a YAML file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tree {
    /// Text, number, truth or null, as written.
    Scalar(Scalar),
    /// A list.
    List(Vec<Node>),
    /// A mapping, in the order written.
    Mapping(Vec<(Src<String>, Node)>),
}

/// A scalar: the text it means, and the raw characters a clause parser can point into.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scalar {
    /// The text meant: unquoted, unfolded.
    pub text: String,
    /// The place of the characters between the quotes, when they are the text letter by letter but for line ends.
    pub exact: Option<Span>,
    /// Written as null or not at all.
    pub null: bool,
}

impl Scalar {
    /// Null, standing here.
    pub(super) fn null(span: Span) -> Self {
        Self { text: String::new(), exact: Some(span), null: true }
    }
}

/// Plain, `|` and `>` scalars can be pointed into as they stand, quoted ones when the quotes hold no escape. A text that
/// goes on in a further line is meant with a space there, and nothing else of it is another.
pub(super) fn scalar_of(meant: String, written: &str, span: Span) -> Tree {
    let exact = match written.chars().next() {
        Some('"' | '\'') => {
            let inner = written.get(1..written.len().saturating_sub(1)).unwrap_or("");
            let alike = inner == meant || inner.split_whitespace().eq(meant.split_whitespace());
            alike.then(|| span.within(1, 1 + inner.len()))
        }
        Some(_) | None => Some(span),
    };
    Tree::Scalar(Scalar { text: meant, exact, null: false })
}

/// A mapping being read. Call [`Fields::finish`] last: it reports the keys nobody asked for.
pub(crate) struct Fields<'a> {
    span: Span,
    entries: &'a [(Src<String>, Node)],
    /// The keys asked for.
    known: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    /// The keys of `node`, which must be a mapping.
    pub(crate) fn of(node: &'a Node, faults: &mut Vec<Diagnostic>) -> Option<Self> {
        match &node.value {
            Tree::Mapping(entries) => Some(Self { span: node.span, entries, known: Vec::new() }),
            Tree::Scalar(_) | Tree::List(_) => {
                faults.push(wrong_shape(node, "mapping"));
                None
            }
        }
    }

    /// The value of a key that may be missing.
    pub(crate) fn optional(&mut self, key: &'static str) -> Option<&'a Node> {
        self.known.push(key);
        self.entries.iter().find(|(name, _)| name.value == key).map(|(_, value)| value)
    }

    /// The value of a key that must be there.
    pub(crate) fn required(&mut self, key: &'static str, faults: &mut Vec<Diagnostic>) -> Option<&'a Node> {
        let found = self.optional(key);
        if found.is_none() {
            let place = self.entries.first().map_or(self.span, |(name, _)| name.span);
            faults.push(Diagnostic::at(Code::MissingKey, place).with("key", key));
        }
        found
    }

    /// The text of a key that must be there.
    pub(crate) fn required_text(
        &mut self,
        key: &'static str,
        faults: &mut Vec<Diagnostic>,
    ) -> Option<Src<String>> {
        self.required(key, faults).and_then(|node| text(node, faults))
    }

    /// The text of a key that may be missing.
    pub(crate) fn optional_text(
        &mut self,
        key: &'static str,
        faults: &mut Vec<Diagnostic>,
    ) -> Option<Src<String>> {
        self.optional(key).and_then(|node| text(node, faults))
    }

    /// A `yes` / `no` key; absent means `absent`.
    pub(crate) fn truth(&mut self, key: &'static str, absent: bool, faults: &mut Vec<Diagnostic>) -> bool {
        let Some(written) = self.optional_text(key, faults) else { return absent };
        truth_of(&written.value).unwrap_or_else(|| {
            faults.push(Diagnostic::at(Code::WrongShape, written.span).with("expected", "truth"));
            absent
        })
    }

    /// A key whose value is one text or a list of texts.
    pub(crate) fn texts(&mut self, key: &'static str, faults: &mut Vec<Diagnostic>) -> Vec<Src<String>> {
        self.optional(key).map_or_else(Vec::new, |node| texts(node, faults))
    }

    /// Reports the keys that were never asked for.
    pub(crate) fn finish(self, faults: &mut Vec<Diagnostic>) {
        for (name, _) in self.entries {
            if !self.known.contains(&name.value.as_str()) {
                let known: BTreeSet<_> = self.known.iter().copied().collect();
                let known = known.iter().copied();
                faults.push(
                    Diagnostic::at(Code::UnknownKey, name.span)
                        .with("key", &name.value)
                        .with("known", known.clone().collect::<Vec<_>>().join(", "))
                        .suggesting(&name.value, known),
                );
            }
        }
    }
}

/// `yes`, `true`, `no`, `false`.
pub(crate) fn truth_of(text: &str) -> Option<bool> {
    match text {
        "yes" | "true" => Some(true),
        "no" | "false" => Some(false),
        _ => None,
    }
}

/// The text of a scalar.
pub(crate) fn text(node: &Node, faults: &mut Vec<Diagnostic>) -> Option<Src<String>> {
    scalar(node, faults).map(|scalar| Src::new(scalar.text.clone(), scalar.exact.unwrap_or(node.span)))
}

/// The scalar itself, which must not be null.
pub(crate) fn scalar<'a>(node: &'a Node, faults: &mut Vec<Diagnostic>) -> Option<&'a Scalar> {
    match &node.value {
        Tree::Scalar(scalar) if !scalar.null => Some(scalar),
        Tree::Scalar(_) | Tree::List(_) | Tree::Mapping(_) => {
            faults.push(wrong_shape(node, "text"));
            None
        }
    }
}

/// One text or a list of texts.
pub(crate) fn texts(node: &Node, faults: &mut Vec<Diagnostic>) -> Vec<Src<String>> {
    items(node).iter().filter_map(|item| text(item, faults)).collect()
}

/// The items of a list; a single value is a list of one.
pub(crate) fn items(node: &Node) -> &[Node] {
    match &node.value {
        Tree::List(items) => items,
        Tree::Scalar(_) | Tree::Mapping(_) => std::slice::from_ref(node),
    }
}

/// The items of a value that must be a list.
pub(crate) fn list<'a>(node: &'a Node, faults: &mut Vec<Diagnostic>) -> &'a [Node] {
    match &node.value {
        Tree::List(items) => items,
        Tree::Scalar(_) | Tree::Mapping(_) => {
            faults.push(wrong_shape(node, "list"));
            &[]
        }
    }
}

/// The entries of a value that must be a mapping.
pub(crate) fn entries<'a>(node: &'a Node, faults: &mut Vec<Diagnostic>) -> &'a [(Src<String>, Node)] {
    match &node.value {
        Tree::Mapping(entries) => entries,
        Tree::Scalar(_) | Tree::List(_) => {
            faults.push(wrong_shape(node, "mapping"));
            &[]
        }
    }
}

/// "Expected a mapping (list, text) here".
pub(crate) fn wrong_shape(node: &Node, expected: &'static str) -> Diagnostic {
    Diagnostic::at(Code::WrongShape, node.span).with("expected", expected)
}
