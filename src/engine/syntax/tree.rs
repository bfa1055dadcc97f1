//! A tree in which every key and value of a YAML or JSON text knows its place.
//!
//! Scalars keep the text as written: what `1`, `true` or `0-1` means is for the stage that knows what it expects.

use serde::{Deserialize, Serialize};

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
pub(super) fn scalar(meant: String, written: &str, span: Span) -> Tree {
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
