//! YAML (and JSON) text -> a tree in which every key and value knows its place.
//!
//! The only file that knows the YAML reader. In: a source text. Out: a [`Node`], or one diagnostic with the place. The reader says only
//! where it gave up: what most often makes a file unreadable, and where that stands, is looked for in the text.
//! Guaranteed: bounded size and depth, no key twice in a mapping, one document.

use std::fmt;
use std::ops::Range;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_yaml::Spanned;

use super::tree::{Node, Scalar, Tree, scalar_of};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::{SourceId, Sources, Span, Src};

/// The largest text that is read, in bytes.
pub(crate) const LARGEST_TEXT: usize = 1 << 20;

/// The most keys of one mapping.
pub(super) const MOST_KEYS: usize = 5_000;

/// Reads one YAML document.
///
/// # Errors
/// The one diagnostic that stops a reader: syntax, size, depth, a key given twice.
pub(crate) fn read(sources: &Sources, id: SourceId) -> Result<Node, Diagnostic> {
    let text = sources.text(id);
    if text.len() > LARGEST_TEXT {
        let limit = LARGEST_TEXT.to_string();
        return Err(Diagnostic::at(Code::FileTooLarge, Span::new(id, 0, 0)).with("limit", limit));
    }
    let raw: Raw =
        serde_yaml::from_str_with_options(text, options()).map_err(|error| diagnose(&error, text, id))?;
    let node = place(raw, text, id)?;
    // Nothing but such lines is one text.
    if matches!(node.value, Tree::Scalar(_))
        && let Some(range) = joined(text)
    {
        return Err(unreadable(text, id, range, "joined"));
    }
    Ok(node)
}

fn unreadable(text: &str, id: SourceId, at: Range<usize>, by: &str) -> Diagnostic {
    let written = text.get(at.clone()).unwrap_or_default();
    Diagnostic::at(Code::YamlSyntax, Span::new(id, at.start, at.end)).with("by", by).with("text", written)
}

fn options() -> serde_yaml::Options {
    let mut options = serde_yaml::options! { strict_booleans: true, with_snippet: false };
    if let Some(budget) = options.budget.as_mut() {
        budget.max_nodes = 20_000;
        budget.max_depth = 24;
        budget.max_aliases = 0;
    }
    options
}

fn diagnose(error: &serde_yaml::Error, text: &str, id: SourceId) -> Diagnostic {
    let bare = error.without_snippet();
    let at = error.location().map_or(0, |place| byte_of(text, place.line(), place.column()));
    let span =
        Span::new(id, at, at + text.get(at..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8));
    if let serde_yaml::Error::DuplicateMappingKey { key, .. } = bare {
        let key = key.clone().unwrap_or_default();
        let span = Span::new(id, at, at + key.len());
        return Diagnostic::at(Code::DuplicateKey, span).with("key", key);
    }
    if matches!(bare, serde_yaml::Error::Budget { .. }) {
        return Diagnostic::at(Code::YamlTooDeep, span);
    }
    let (broken, by) = broken_by(text, at).unwrap_or((0..0, "other"));
    let begin = at..at + text.get(at..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
    unreadable(text, id, if broken.is_empty() { begin } else { broken }, by)
}

fn byte_of(text: &str, line: u64, column: u64) -> usize {
    let line = usize::try_from(line).unwrap_or(1).max(1) - 1;
    let column = usize::try_from(column).unwrap_or(1).max(1) - 1;
    let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
    let rest = text.get(start..).unwrap_or("");
    start + rest.char_indices().nth(column).map_or(rest.len(), |(at, _)| at)
}

/// The tree as the reader gives it.
enum RawTree {
    Text(String),
    Plain(String),
    Null,
    List(Vec<Raw>),
    Mapping(Vec<(Raw, Raw)>),
}

struct Raw {
    tree: RawTree,
    start: usize,
    length: usize,
}

fn place(raw: Raw, text: &str, id: SourceId) -> Result<Node, Diagnostic> {
    let span = Span::new(id, raw.start, raw.start + raw.length);
    let written = text.get(raw.start..raw.start + raw.length).unwrap_or("");
    let tree = match raw.tree {
        RawTree::Text(meant) => scalar_of(meant, written, span),
        RawTree::Plain(meant) => {
            scalar_of(if written.is_empty() { meant } else { written.to_owned() }, written, span)
        }
        RawTree::Null => Tree::Scalar(Scalar::null(span)),
        RawTree::List(items) => {
            Tree::List(items.into_iter().map(|item| place(item, text, id)).collect::<Result<_, _>>()?)
        }
        RawTree::Mapping(entries) => Tree::Mapping(place_entries(entries, text, id)?),
    };
    Ok(Src::new(tree, span))
}

fn place_entries(
    entries: Vec<(Raw, Raw)>,
    text: &str,
    id: SourceId,
) -> Result<Vec<(Src<String>, Node)>, Diagnostic> {
    let mut placed: Vec<(Src<String>, Node)> = Vec::with_capacity(entries.len());
    for (key, value) in entries {
        let key = place(key, text, id)?;
        let Tree::Scalar(Scalar { text: name, .. }) = key.value else {
            return Err(Diagnostic::at(Code::WrongShape, key.span).with("expected", "text"));
        };
        if placed.iter().any(|(earlier, _)| earlier.value == name) {
            return Err(Diagnostic::at(Code::DuplicateKey, key.span).with("key", name));
        }
        placed.push((Src::new(name, key.span), place(value, text, id)?));
    }
    Ok(placed)
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Spanned { value: Placed(tree), referenced, .. } = Spanned::deserialize(deserializer)?;
        let span = referenced.span();
        let number = |value: Option<u64>| value.and_then(|value| usize::try_from(value).ok()).unwrap_or(0);
        Ok(Self { tree, start: number(span.byte_offset()), length: number(span.byte_len()) })
    }
}

/// A value whose parts know their places.
struct Placed(RawTree);

impl<'de> Deserialize<'de> for Placed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RawVisitor).map(Self)
    }
}

struct RawVisitor;

impl<'de> Visitor<'de> for RawVisitor {
    type Value = RawTree;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_str<E>(self, text: &str) -> Result<RawTree, E> {
        Ok(RawTree::Text(text.to_owned()))
    }

    fn visit_bool<E>(self, truth: bool) -> Result<RawTree, E> {
        Ok(RawTree::Plain(truth.to_string()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<RawTree, E> {
        Ok(RawTree::Plain(number.to_string()))
    }

    fn visit_u64<E>(self, number: u64) -> Result<RawTree, E> {
        Ok(RawTree::Plain(number.to_string()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<RawTree, E> {
        Ok(RawTree::Plain(number.to_string()))
    }

    fn visit_unit<E>(self) -> Result<RawTree, E> {
        Ok(RawTree::Null)
    }

    fn visit_none<E>(self) -> Result<RawTree, E> {
        Ok(RawTree::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<RawTree, D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<RawTree, A::Error> {
        let mut list: Vec<Raw> = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(RawTree::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<RawTree, A::Error> {
        let mut mapping: Vec<(Raw, Raw)> = Vec::new();
        while let Some(entry) = entries.next_entry()? {
            mapping.push(entry);
            if mapping.len() > MOST_KEYS {
                return Err(A::Error::custom("more than 5000 keys"));
            }
        }
        Ok(RawTree::Mapping(mapping))
    }
}

/// The lines that a version control leaves where two versions could not be joined.
const MERGE_MARKERS: [&str; 4] = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"];

/// A merge marker, a tab before the text of a line, a quotation mark that is never closed.
fn broken_by(text: &str, at: usize) -> Option<(Range<usize>, &'static str)> {
    if let Some(range) = unjoined(text) {
        return Some((range, "merge"));
    }
    if let Some(range) = lines(text).find_map(|(start, line)| tab(line).map(|range| moved(range, start))) {
        return Some((range, "tab"));
    }
    // The one opened last before the reader gave up.
    let before = lines(text).take_while(|(start, _)| *start <= at);
    let quotes = before.filter_map(|(start, line)| open_quote(line).map(|range| moved(range, start)));
    let quote = quotes.last().map(|range| (range, "quote"));
    quote.or_else(|| joined(text).map(|range| (range, "joined")))
}

/// The first line of a mapping whose colon touches the value (`replier.late:20 min`), so that it is no key. The range is that of the
/// name and the colon.
fn joined(text: &str) -> Option<Range<usize>> {
    lines(text).find_map(|(start, line)| {
        let indent = line.len() - line.trim_start().len();
        let line = line.trim_start();
        let (name, value) = line.split_once(':')?;
        let is_name = name.starts_with(|first: char| first.is_ascii_lowercase())
            && name.chars().all(|sign| sign.is_ascii_alphanumeric() || matches!(sign, '.' | '_' | '-'));
        let touches = !value.is_empty() && !value.starts_with([' ', '/']);
        (is_name && touches).then(|| moved(indent..indent + name.len() + 1, start))
    })
}

/// The first line that a version control left where it could not join two versions.
pub(crate) fn unjoined(text: &str) -> Option<Range<usize>> {
    lines(text).find_map(|(start, line)| merge_marker(line).map(|range| moved(range, start)))
}

/// The lines, each with the byte it begins at.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_inclusive('\n').scan(0, |start, line| {
        let here = *start;
        *start += line.len();
        Some((here, line.trim_end_matches(['\n', '\r'])))
    })
}

fn moved(range: Range<usize>, by: usize) -> Range<usize> {
    range.start + by..range.end + by
}

fn merge_marker(line: &str) -> Option<Range<usize>> {
    let marker = MERGE_MARKERS.iter().find(|marker| line.starts_with(**marker))?;
    let rest = line.get(marker.len()..)?;
    (rest.is_empty() || rest.starts_with(' ')).then_some(0..line.len())
}

/// A tab where only spaces may stand.
fn tab(line: &str) -> Option<Range<usize>> {
    let indent = line.len() - line.trim_start_matches([' ', '\t']).len();
    let at = line.get(..indent)?.find('\t')?;
    (indent < line.len()).then_some(at..at + 1)
}

/// The quotation mark with which a value begins that does not end on its line.
fn open_quote(line: &str) -> Option<Range<usize>> {
    let indent = line.len() - line.trim_start().len();
    let mut at = indent;
    while let Some(rest) = line.get(at..).and_then(|rest| rest.strip_prefix("- ")) {
        at = line.len() - rest.trim_start().len();
    }
    let rest = line.get(at..)?;
    if let Some((key, value)) =
        rest.split_once(": ").filter(|(key, _)| !key.starts_with(['"', '\'', '[', '{']))
    {
        at += key.len() + 2 + (value.len() - value.trim_start().len());
    }
    let value = line.get(at..)?;
    let quote = value.chars().next().filter(|sign| ['"', '\''].contains(sign))?;
    let closed = closes(value.get(1..)?, quote);
    (!closed).then_some(at..at + 1)
}

/// Whether a quoted text ends within this.
fn closes(text: &str, quote: char) -> bool {
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' if quote == '"' => {
                signs.next();
            }
            _ if sign == quote => {
                // Within apostrophes two of them are one.
                if quote == '"' || signs.peek() != Some(&quote) {
                    return true;
                }
                signs.next();
            }
            _ => {}
        }
    }
    false
}
