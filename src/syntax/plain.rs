//! Plain YAML text -> the raw tree, straight from the events of the parser that the YAML reader stands on: the rules of a
//! ruling are read in a third of the time.
//!
//! In: a text. Out: what the reader of `tree` makes of it, or `None` where it is not plain or not right: the reader then
//! says what it means or what is wrong. Plain is one document without tags, anchors, aliases and merge keys, of moderate
//! size, whose unquoted keys are words. A test reads every rule file both ways.

use std::borrow::Cow;

use granit_parser::{Event, Parser, ScalarStyle, Span, StrInput};

use super::tree::{Raw, RawTree};

/// Deeper and larger texts are left to the reader, which knows the limits.
const DEEPEST: usize = 16;
const MOST_NODES: usize = 4_000;

/// Reads a plain document.
pub(super) fn read(text: &str) -> Option<Raw> {
    let mut reader = Reader { events: Parser::new_from_str(text), text, nodes: 0 };
    let (Event::StreamStart, _) = reader.next()? else { return None };
    let (Event::DocumentStart(false, None), _) = reader.next()? else { return None };
    let (event, span) = reader.next()?;
    let root = reader.node(event, span, 0)?;
    let (Event::DocumentEnd, _) = reader.next()? else { return None };
    let (Event::StreamEnd, _) = reader.next()? else { return None };
    Some(root)
}

struct Reader<'t> {
    events: Parser<'t, StrInput<'t>>,
    text: &'t str,
    nodes: usize,
}

impl<'t> Reader<'t> {
    fn next(&mut self) -> Option<(Event<'t>, Span)> {
        self.events.next_event()?.ok()
    }

    /// The value that begins with this event.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the parser may learn other events, and none is plain"
    )]
    fn node(&mut self, event: Event<'t>, span: Span, depth: usize) -> Option<Raw> {
        self.nodes += 1;
        if self.nodes > MOST_NODES || depth > DEEPEST {
            return None;
        }
        let place = span.byte_range()?;
        let tree = match event {
            Event::Scalar(meant, style, 0, None) => scalar(meant, style, self.text.get(place.clone())?)?,
            Event::SequenceStart(_, 0, None) => self.list(depth + 1)?,
            Event::MappingStart(_, 0, None) => self.mapping(depth + 1)?,
            _ => return None,
        };
        Some(Raw { tree, start: place.start, length: place.len() })
    }

    fn list(&mut self, depth: usize) -> Option<RawTree> {
        let mut items = Vec::new();
        loop {
            let (event, span) = self.next()?;
            if event == Event::SequenceEnd {
                return Some(RawTree::List(items));
            }
            items.push(self.node(event, span, depth)?);
        }
    }

    fn mapping(&mut self, depth: usize) -> Option<RawTree> {
        let mut entries = Vec::new();
        loop {
            let (event, span) = self.next()?;
            if event == Event::MappingEnd {
                return Some(RawTree::Mapping(entries));
            }
            if !is_plain_key(&event) {
                return None;
            }
            let key = self.node(event, span, depth)?;
            let (event, span) = self.next()?;
            entries.push((key, self.node(event, span, depth)?));
        }
    }
}

/// What a scalar means. A number or a truth is its text as written, which for one line of plain text is the text meant.
fn scalar(meant: Cow<str>, style: ScalarStyle, written: &str) -> Option<RawTree> {
    if style == ScalarStyle::Plain {
        if meant.is_empty() || meant == "~" || meant.eq_ignore_ascii_case("null") {
            return Some(RawTree::Null);
        }
        let folded = written.contains(['\n', '\r']);
        if (!folded && meant != written) || is_no_finite_number(&meant) {
            return None;
        }
    }
    Some(RawTree::Text(meant.into_owned()))
}

/// The reader refuses what is too large for a number, or none at all.
fn is_no_finite_number(text: &str) -> bool {
    let digits = text.trim_start_matches(['+', '-', '.']);
    digits.parse().is_ok_and(|number: f64| !number.is_finite())
}

/// Whether a key is the same key only where it is the same text: of numbers and truths the reader knows better.
fn is_plain_key(key: &Event) -> bool {
    let Event::Scalar(text, style, ..) = key else { return false };
    let is_word = || text.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let is_truth = || ["true", "false", "null"].iter().any(|truth| text.eq_ignore_ascii_case(truth));
    *style != ScalarStyle::Plain || (is_word() && !is_truth())
}
