//! JSON text -> a tree without places, fast: nearly every case of a batch is good JSON.
//!
//! In: a text. Out: the tree that the reader of `yaml` makes of it but for the places, or `None` where that refuses it: the
//! reader then says what is wrong and where.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};

use super::tree::{Node, Scalar, Tree};
use super::yaml::{LARGEST_TEXT, MOST_KEYS};
use crate::engine::source::{Span, Src};

/// Reads a JSON object.
#[must_use]
pub(super) fn read(text: &str) -> Option<Node> {
    if text.len() > LARGEST_TEXT || !text.trim_start().starts_with('{') {
        return None;
    }
    serde_json::from_str(text).ok().map(|Placeless(tree)| nowhere(tree))
}

fn nowhere<T>(value: T) -> Src<T> {
    Src::new(value, Span::default())
}

struct Placeless(Tree);

impl<'de> Deserialize<'de> for Placeless {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TreeVisitor).map(Self)
    }
}

struct TreeVisitor;

fn text(text: String) -> Tree {
    Tree::Scalar(Scalar { text, exact: Some(Span::default()), null: false })
}

impl<'de> Visitor<'de> for TreeVisitor {
    type Value = Tree;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_str<E>(self, meant: &str) -> Result<Tree, E> {
        Ok(text(meant.to_owned()))
    }

    fn visit_bool<E>(self, truth: bool) -> Result<Tree, E> {
        Ok(text(if truth { "true" } else { "false" }.to_owned()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Tree, E> {
        Ok(text(number.to_string()))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Tree, E> {
        Ok(text(number.to_string()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Tree, E> {
        Ok(text(number.to_string()))
    }

    fn visit_unit<E>(self) -> Result<Tree, E> {
        Ok(Tree::Scalar(Scalar::null(Span::default())))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Tree, A::Error> {
        let mut list = Vec::new();
        while let Some(Placeless(item)) = items.next_element()? {
            list.push(nowhere(item));
        }
        Ok(Tree::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Tree, A::Error> {
        let mut mapping: Vec<(Src<String>, Node)> = Vec::new();
        while let Some((key, Placeless(value))) = entries.next_entry::<String, _>()? {
            if mapping.len() >= MOST_KEYS || mapping.iter().any(|(earlier, _)| earlier.value == key) {
                return Err(A::Error::custom("too many keys, or one of them twice"));
            }
            mapping.push((nowhere(key), nowhere(value)));
        }
        Ok(Tree::Mapping(mapping))
    }
}
