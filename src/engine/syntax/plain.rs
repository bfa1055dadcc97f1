//! Plain YAML text -> a tree, straight from the events of the parser that the YAML reader stands on: the rules of a ruling
//! are read in a third of the time.
//!
//! In: a text. Out: what the reader of `yaml` makes of it, or `None` where it is not plain or not right: the reader then
//! says what it means or what is wrong. Plain is one document without tags, anchors, aliases and merge keys, of moderate
//! size, whose unquoted keys are words or numbers of articles. A test reads every rule file both ways.

use std::borrow::Cow;

use granit_parser::{Event, Parser, ScalarStyle, StrInput};

use super::tree::{Node, Scalar, Tree, scalar};
use crate::engine::source::{SourceId, Span, Src};

/// Deeper and larger texts are left to the reader, which knows the limits.
const DEEPEST: usize = 16;
const MOST_NODES: usize = 4_000;

const BYTE_ORDER_MARK: char = '\u{feff}';

/// Reads a plain document.
pub(super) fn read(text: &str, id: SourceId) -> Option<Node> {
    if text.starts_with(BYTE_ORDER_MARK) {
        return None;
    }
    let mut reader = Reader { events: Parser::new_from_str(text), text, id, nodes: 0 };
    let (Event::StreamStart, _) = reader.next()? else { return None };
    let (Event::DocumentStart(false, None), _) = reader.next()? else { return None };
    let root = reader.next()?;
    let root = reader.node(root, 0)?;
    let (Event::DocumentEnd, _) = reader.next()? else { return None };
    let (Event::StreamEnd, _) = reader.next()? else { return None };
    Some(root)
}

struct Reader<'t> {
    events: Parser<'t, StrInput<'t>>,
    text: &'t str,
    id: SourceId,
    nodes: usize,
}

/// An event and its place.
type Placed<'t> = (Event<'t>, granit_parser::Span);

impl<'t> Reader<'t> {
    fn next(&mut self) -> Option<Placed<'t>> {
        self.events.next_event()?.ok()
    }

    /// The value that begins with this event.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the parser may learn other events, and none is plain"
    )]
    fn node(&mut self, (event, place): Placed<'t>, depth: usize) -> Option<Node> {
        self.nodes += 1;
        if self.nodes > MOST_NODES || depth > DEEPEST {
            return None;
        }
        let place = place.byte_range()?;
        let span = Span::new(self.id, place.start, place.end);
        let tree = match event {
            Event::Scalar(meant, style, 0, None) => plain(meant, style, self.text.get(place)?, span)?,
            Event::SequenceStart(_, 0, None) => self.list(depth + 1)?,
            Event::MappingStart(_, 0, None) => self.mapping(depth + 1)?,
            _ => return None,
        };
        Some(Src::new(tree, span))
    }

    fn list(&mut self, depth: usize) -> Option<Tree> {
        let mut items = Vec::new();
        loop {
            let next = self.next()?;
            if next.0 == Event::SequenceEnd {
                return Some(Tree::List(items));
            }
            items.push(self.node(next, depth)?);
        }
    }

    fn mapping(&mut self, depth: usize) -> Option<Tree> {
        let mut entries: Vec<(Src<String>, Node)> = Vec::new();
        loop {
            let next = self.next()?;
            if next.0 == Event::MappingEnd {
                return Some(Tree::Mapping(entries));
            }
            if !is_plain_key(&next.0) {
                return None;
            }
            let key = self.node(next, depth)?;
            let Tree::Scalar(Scalar { text: name, .. }) = key.value else { return None };
            if entries.iter().any(|(earlier, _)| earlier.value == name) {
                return None;
            }
            let value = self.next()?;
            entries.push((Src::new(name, key.span), self.node(value, depth)?));
        }
    }
}

/// What a scalar means. A number or a truth is its text as written, which for one line of plain text is the text meant.
fn plain(meant: Cow<str>, style: ScalarStyle, written: &str, span: Span) -> Option<Tree> {
    if style == ScalarStyle::Plain {
        if meant.is_empty() || meant == "~" || meant.eq_ignore_ascii_case("null") {
            return Some(Tree::Scalar(Scalar::null(span)));
        }
        let is_folded = || written.bytes().any(|byte| byte == b'\n' || byte == b'\r');
        if (meant != written && !is_folded()) || is_no_finite_number(&meant) {
            return None;
        }
    }
    Some(scalar(meant.into_owned(), written, span))
}

/// The reader refuses what is too large for a number, or none at all.
fn is_no_finite_number(text: &str) -> bool {
    let first = text.bytes().find(|byte| !b"+-.".contains(byte));
    let may_be = first.is_some_and(|first| first.is_ascii_digit() || b"iInN".contains(&first));
    let digits = || text.trim_start_matches(['+', '-', '.']);
    may_be && digits().parse().is_ok_and(|number: f64| !number.is_finite())
}

/// Whether a key is the same key only where it is the same text: of numbers and truths the reader knows better. `9.6.a` is
/// none: a number has one point at most.
fn is_plain_key(key: &Event) -> bool {
    let Event::Scalar(text, style, ..) = key else { return false };
    let is_word = || {
        let starts = |is: fn(&char) -> bool| text.chars().next().is_some_and(|first| is(&first));
        starts(char::is_ascii_alphabetic) || starts(char::is_ascii_digit) && text.matches('.').count() > 1
    };
    let is_truth = || ["true", "false", "null"].iter().any(|truth| text.eq_ignore_ascii_case(truth));
    *style != ScalarStyle::Plain || (is_word() && !is_truth())
}
