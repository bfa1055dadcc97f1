//! A locale file (Fluent) -> where its messages stand, line by line, without parsing them.
//!
//! Works on files that are unfinished or faulty: it relies on the layout alone, each id at the beginning of a line and each
//! attribute behind a point. [`message_lines`] finds whole messages and is also compiled into `build.rs`, which indexes the
//! files that the program carries; [`entries`] and [`message_places`] serve editors.

use std::ops::Range;

/// How a text begins that is still to be written: it counts as missing.
pub(crate) const UNWRITTEN: &str = "??";

/// Where a message stands, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lines {
    /// The first byte: its id begins there.
    pub(crate) start: u32,
    /// One past the last byte of its id.
    pub(crate) id_end: u32,
    /// One past the last byte: the next message begins there.
    pub(crate) end: u32,
}

/// Where each message stands, in the order of their ids; of one id, in the order of the text.
pub(crate) fn message_lines(text: &str) -> Vec<Lines> {
    let place = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    let mut found: Vec<(&str, Lines)> = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if let Some(id) = id_of(line) {
            if let Some((_, open)) = found.last_mut() {
                open.end = place(start);
            }
            found.push((
                id,
                Lines { start: place(start), id_end: place(start + id.len()), end: place(text.len()) },
            ));
        }
        start += line.len();
    }
    found.sort_by_key(|(id, _)| *id);
    found.into_iter().map(|(_, lines)| lines).collect()
}

/// The id of the message that begins with this line; with an id alone a line can begin.
pub(crate) fn id_of(line: &str) -> Option<&str> {
    if !line.as_bytes().first()?.is_ascii_alphabetic() {
        return None;
    }
    let id = line.split_once('=')?.0.trim_end_matches(' ');
    id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')).then_some(id)
}

/// A message or an attribute of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Entry {
    /// `rule-E-8-a`, or `rule-E-8-a.note`.
    pub(crate) id: String,
    /// The letters of the id, those of the attribute without its point.
    pub(crate) range: Range<usize>,
    /// Where what belongs to the message ends, its attributes included.
    pub(crate) end: usize,
    /// Its text is still to be written.
    pub(crate) is_unwritten: bool,
}

/// Every message and attribute of a file.
pub(crate) fn entries(text: &str) -> Vec<Entry> {
    let mut found: Vec<Entry> = Vec::new();
    let mut home = String::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let indented = line.trim_start_matches(' ');
        let column = line.len() - indented.len();
        let is_attribute = column > 0 && indented.starts_with('.');
        let first = start + column + usize::from(is_attribute);
        let name = indented.trim_start_matches('.').split(['=', ' ']).next().unwrap_or("");
        let after = text.get(first + name.len()..).unwrap_or("").trim_start_matches(' ');
        if is_id(name) && after.starts_with('=') && (column == 0 || is_attribute) {
            let id = if is_attribute { format!("{home}.{name}") } else { name.to_owned() };
            if !is_attribute {
                name.clone_into(&mut home);
            }
            let written = after.trim_start_matches('=').trim_start_matches(' ');
            let is_unwritten = written.starts_with(UNWRITTEN);
            let range = first..first + name.len();
            found.push(Entry { id, range, end: start + line.len(), is_unwritten });
        } else if column > 0 || line.starts_with(['}', '[']) {
            // What is indented still belongs to the message.
            let inside = found.iter_mut().rev().take(1);
            inside.for_each(|entry| entry.end = start + line.len());
        }
        start += line.len();
    }
    found
}

/// The places of a message's id in a file of words: where it is written, and where others take it up in braces.
pub(crate) fn message_places(text: &str, id: &str) -> Vec<Range<usize>> {
    let mut places = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if !line.starts_with('#') {
            let named = |at: usize| {
                let (before, after) = (line.get(..at).unwrap_or(""), line.get(at + id.len()..).unwrap_or(""));
                let begins = before.is_empty() && after.trim_start_matches(' ').starts_with('=');
                let taken_up = before.trim_end_matches(' ').ends_with('{');
                (begins || taken_up) && !after.starts_with(is_of_id)
            };
            let at = line.match_indices(id).map(|(at, _)| at).filter(|at| named(*at));
            places.extend(at.map(|at| start + at..start + at + id.len()));
        }
        start += line.len();
    }
    places
}

fn is_id(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic()) && name.chars().all(is_of_id)
}

fn is_of_id(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

#[cfg(test)]
mod tests {
    #![expect(clippy::string_slice, reason = "a test fails by panicking")]

    use super::{entries, message_places};

    const TEXT: &str = "# rule-a = no\nrule-a = one\n    .note = ?? to be written\n\nfact-b = { rule-a } and { rule-a.note }\n    .states = { $value ->\n        [yes] y\n       *[no] n\n    }\nrule-ab = {rule-a}\n";

    #[test]
    fn messages_and_attributes_are_found_with_their_ends() {
        let found = entries(TEXT);
        let ids: Vec<_> = found.iter().map(|entry| (entry.id.as_str(), entry.is_unwritten)).collect();
        let wanted = [("rule-a", false), ("rule-a.note", true), ("fact-b", false), ("fact-b.states", false)];
        assert_eq!(ids, [&wanted[..], &[("rule-ab", false)]].concat());
        assert!(found.iter().all(|entry| entry.id.ends_with(&TEXT[entry.range.clone()])));
        assert!(TEXT[..found[3].end].ends_with("    }\n"));
    }

    #[test]
    fn a_message_is_found_where_it_is_written_and_taken_up() {
        assert_eq!(message_places(TEXT, "rule-a").len(), 4);
        assert_eq!(message_places(TEXT, "rule-ab").len(), 1);
    }

    proptest::proptest! {
        #[test]
        fn no_text_is_too_much(text in "[ a.=\\-{}#é\n?\\[\\]*]{0,60}") {
            let _ = (entries(&text), message_places(&text, "a"));
        }
    }
}
