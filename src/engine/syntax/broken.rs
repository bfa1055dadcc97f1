//! What most often makes a file unreadable as YAML, and where it stands: readers say only where they gave up.
//!
//! In: the text, and the byte at which the reader gave up. Out: the characters at fault, and which of the faults it is.

use std::ops::Range;

/// The lines that a version control leaves where two versions could not be joined.
const MERGE_MARKERS: [&str; 4] = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"];

/// A merge marker, a tab before the text of a line, a quotation mark that is never closed.
pub(super) fn broken_by(text: &str, at: usize) -> Option<(Range<usize>, &'static str)> {
    if let Some(range) = unjoined(text) {
        return Some((range, "merge"));
    }
    if let Some(range) = lines(text).find_map(|(start, line)| tab(line).map(|range| moved(range, start))) {
        return Some((range, "tab"));
    }
    // The one opened last before the reader gave up.
    let before = lines(text).take_while(|(start, _)| *start <= at);
    let quotes = before.filter_map(|(start, line)| open_quote(line).map(|range| moved(range, start)));
    quotes.last().map(|range| (range, "quote"))
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
