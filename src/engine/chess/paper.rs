//! Cleaning the paper: text as written in, the bare move and its signs out.
//!
//! Everything that cannot change which move is meant goes here: kinds of hyphen, spaces, move numbers,
//! comments, draw offers, struck-out words. What was found is kept as deviations or signs.

use super::{deviation::Deviation, language::latin_look_alike, signs, signs::Signs, words};

/// A cleaned sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sheet {
    /// The move without spaces, signs and number; castling as `O-O`, `O-O-O` or `O`.
    pub(super) core: String,
    /// The same when a final `?` may be a character that cannot be read, not a comment.
    pub(super) with_marks: Option<String>,
    /// Signs of check, mate and en passant.
    pub(super) signs: Signs,
    /// Remarks on the paper.
    pub(super) notes: Vec<Deviation>,
}

/// The cleaned sheet of a text.
pub(super) fn clean(text: &str) -> Sheet {
    let mut sheet = Sheet::default();
    let visible = without_struck(text, &mut sheet.notes);
    let plain: String = visible.chars().filter_map(plain_character).collect();
    let mut rest = without_number(plain.trim());
    let mut marks = "";
    loop {
        let before = rest.len();
        rest = strip_draw_offer(rest, &mut sheet.notes);
        (rest, marks) = strip_comment(rest, marks);
        rest = signs::strip_last(rest, &mut sheet.signs);
        if rest.len() == before {
            break;
        }
    }
    sheet.core = core(rest);
    let illegible = "?".repeat(marks.matches('?').count());
    sheet.with_marks = (!illegible.is_empty()).then(|| format!("{}{illegible}", sheet.core));
    sheet
}

/// The parts of a sheet on which several moves seem to be written.
pub(super) fn parts(text: &str) -> Vec<String> {
    if !text.contains([' ', '\t', '\n', '/', ';', ',', '\u{A0}']) {
        return Vec::new();
    }
    let visible = without_struck(text, &mut Vec::new());
    let separated = [" o ", " or ", " ou ", " oder ", " / ", "/", ";", ","]
        .iter()
        .fold(visible, |text, separator| text.replace(separator, "\n"));
    let lines: Vec<String> = words(&separated, |letter| letter == '\n');
    if lines.len() > 1 { lines } else { words(&separated, char::is_whitespace) }
}

fn words(text: &str, separator: impl Fn(char) -> bool) -> Vec<String> {
    text.split(separator).map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn without_struck(text: &str, notes: &mut Vec<Deviation>) -> String {
    if !text.contains("~~") {
        return text.to_owned();
    }
    notes.push(Deviation::StruckOut);
    text.split("~~").step_by(2).collect::<Vec<_>>().join(" ")
}

/// One character as if typed: other hyphens, spaces, wide and Cyrillic letters become the plain ones.
fn plain_character(letter: char) -> Option<char> {
    match letter {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE58}' | '\u{FE63}' | '\u{2043}' => Some('-'),
        '×' | '✕' | '✖' | '⨯' | '∗' | '*' => Some('x'),
        '\u{200B}'..='\u{200F}'
        | '\u{FE0E}'
        | '\u{FE0F}'
        | '\u{FEFF}'
        | '"'
        | '“'
        | '”'
        | '«'
        | '»'
        | '`' => None,
        '…' => Some('.'),
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(letter) - 0xFEE0),
        space if space.is_whitespace() => Some(' '),
        other => Some(latin_look_alike(other)),
    }
}

/// The text after a move number (`41.`, `41...`, `41)`, `41 `) and leading dots.
fn without_number(text: &str) -> &str {
    let after = text.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let digits = text.len() - after.len();
    let rest = after.trim_start();
    let dotted = rest.trim_start_matches(['.', ')']);
    let numbered = digits > 0 && dotted.len() < rest.len();
    let spaced = (1..=3).contains(&digits)
        && rest.len() < after.len()
        && !rest.starts_with(|c: char| c.is_ascii_digit() || c == '-');
    match (numbered || digits == 0, spaced) {
        (true, _) => dotted.trim_start(),
        (false, true) => rest,
        (false, false) => text,
    }
}

fn strip_draw_offer<'a>(text: &'a str, notes: &mut Vec<Deviation>) -> &'a str {
    match ["(=)", "( = )", "="].iter().find_map(|sign| text.strip_suffix(sign)) {
        Some(rest) => {
            notes.push(Deviation::DrawOffer);
            rest.trim_end()
        }
        None => text,
    }
}

/// The text without final marks of comment, and the marks.
fn strip_comment<'a>(text: &'a str, earlier: &'a str) -> (&'a str, &'a str) {
    let rest = text.trim_end_matches(['!', '?', ' ', '.', ',', ';', '\'', '±', '∓']);
    let marks = text.strip_prefix(rest).unwrap_or_default();
    (rest, if marks.trim().is_empty() { earlier } else { marks })
}

/// The move without spaces; every way of writing castling becomes one.
fn core(text: &str) -> String {
    if let Some(castling) = signs::castling_words(text) {
        return castling.to_owned();
    }
    let core: String =
        words::figurines(text).chars().filter(|letter| !matches!(letter, ' ' | '.' | '\'' | ',')).collect();
    castling_zeros(&core).map_or(core, str::to_owned)
}

fn castling_zeros(core: &str) -> Option<&'static str> {
    let mut zeros = 0;
    for letter in core.chars() {
        match letter {
            'O' | 'o' | '0' => zeros += 1,
            '-' => {}
            _ => return None,
        }
    }
    match zeros {
        2 => Some("O-O"),
        3 => Some("O-O-O"),
        _ => None,
    }
}
