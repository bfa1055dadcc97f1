//! Where a line may end: between words, after the hyphen of a compound, between syllables.
//!
//! Never within a time, between a number and its unit, or between `art.` and the number of the article; results such as
//! `1-0` and moves such as `e2-e4` stay whole.

use hypher::{Lang, hyphenate};

/// Units that stay with their number.
const UNITS: [&str; 4] = ["h", "min", "s", "%"];
/// Abbreviations that stay with the number after them.
const BEFORE_NUMBERS: [&str; 6] = ["art.", "arts.", "artt.", "Art.", "n.º", "p."];
/// The shortest word that is divided, and what stays of it on either line, in letters.
const SHORTEST: usize = 6;
const BEFORE: usize = 2;
const AFTER: usize = 3;

/// A place where a line may end and the next begin, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Chance {
    /// The end of what the line shows.
    pub(crate) end: usize,
    /// The beginning of the next line.
    pub(crate) next: usize,
    /// Whether the line is given a hyphen.
    pub(crate) divided: bool,
}

/// The language whose words are divided.
pub(crate) fn language(code: &str) -> Option<Lang> {
    let code: [u8; 2] = code.as_bytes().get(..2)?.try_into().ok()?;
    Lang::from_iso(code)
}

/// The places where lines of a text may end, in order; the last is the end of the text.
pub(crate) fn chances(text: &str, language: Option<Lang>) -> Vec<Chance> {
    let mut chances = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let start = text.len() - rest.len();
        let word = rest.split(' ').next().unwrap_or_default();
        chances.extend(inside(word, language).into_iter().map(|(at, divided)| {
            let end = start + at;
            Chance { end, next: end, divided }
        }));
        let after = rest.get(word.len()..).unwrap_or_default();
        rest = after.trim_start_matches(' ');
        let end = start + word.len();
        if !rest.is_empty() && !word.is_empty() && !together(word, rest) {
            chances.push(Chance { end, next: text.len() - rest.len(), divided: false });
        }
    }
    chances.push(Chance { end: text.trim_end_matches(' ').len(), next: text.len(), divided: false });
    chances
}

/// Whether a word stays with what follows it.
fn together(word: &str, after: &str) -> bool {
    let next = after.split(' ').next().unwrap_or_default();
    let unit = next.trim_end_matches(|letter: char| !letter.is_alphanumeric() && letter != '%');
    let is_number = |text: &str| text.starts_with(|letter: char| letter.is_ascii_digit());
    let counted = word.ends_with(|letter: char| letter.is_ascii_digit()) && UNITS.contains(&unit);
    // `1 h 30 min` is one time.
    let goes_on = UNITS.contains(&word) && is_number(next);
    let begun = word.trim_start_matches(['(', '«', '“', '¿']);
    counted || goes_on || (BEFORE_NUMBERS.contains(&begun) && next.starts_with(char::is_alphanumeric))
}

/// Where a word may be divided, in bytes; whether a hyphen is to be added there.
fn inside(word: &str, language: Option<Lang>) -> Vec<(usize, bool)> {
    let mut places = Vec::new();
    let mut begun = 0;
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
    let mut before = None;
    for (at, letter) in word.char_indices() {
        let after = at + letter.len_utf8();
        if !letter.is_alphabetic() {
            syllables(word, begun..at, language, &mut places);
            begun = after;
            let next = word.get(after..).unwrap_or_default().chars().next();
            if letter == '-' && is_letter(before) && is_letter(next) {
                places.push((after, false));
            }
        }
        before = Some(letter);
    }
    syllables(word, begun..word.len(), language, &mut places);
    places
}

/// The places between syllables of a run of letters. What is written in capitals is a sign, not a word.
fn syllables(
    word: &str,
    letters: std::ops::Range<usize>,
    language: Option<Lang>,
    places: &mut Vec<(usize, bool)>,
) {
    let (Some(language), Some(part)) = (language, word.get(letters.clone())) else { return };
    let count = part.chars().count();
    let sign = part.chars().skip(1).any(char::is_uppercase);
    let beside_digit = word.chars().any(|letter| letter.is_ascii_digit());
    if count < SHORTEST || sign || beside_digit {
        return;
    }
    let (mut at, mut before) = (letters.start, 0);
    for syllable in hyphenate(part, language) {
        if before >= BEFORE && count - before >= AFTER {
            places.push((at, true));
        }
        at += syllable.len();
        before += syllable.chars().count();
    }
}

#[cfg(test)]
mod tests {
    use super::{chances, language};

    /// The text with a bar where a line may end.
    fn shown(text: &str, code: &str) -> String {
        let mut shown = text.to_owned();
        for chance in chances(text, language(code)).iter().rev() {
            let bar = if chance.divided { "-" } else { "|" };
            shown.replace_range(chance.end..chance.next, bar);
        }
        shown
    }

    #[test]
    fn numbers_stay_with_their_units_and_results_stay_whole() {
        for (text, expected) in [
            ("a 30 min b", "a|30 min|b|"),
            ("a 1 h 30 min, b", "a|1 h 30 min,|b|"),
            ("(art. 6.9) 1-0 e2-e4", "(art. 6.9)|1-0|e2-e4|"),
            ("half-move", "half-|move|"),
            ("two  spaces ", "two|spaces|"),
            ("", "|"),
        ] {
            assert_eq!(shown(text, ""), expected);
        }
    }

    #[test]
    fn words_are_divided_between_syllables_of_their_language() {
        assert_eq!(shown("dell’arbitro", "it"), "dell’ar-bi-tro|");
        assert_eq!(shown("secreta aplazada", "es"), "se-creta|apla-zada|");
        assert_eq!(shown("LETTERS-x NN4abcdefgh", "en"), "LETTERS-|x|NN4abcdefgh|");
    }
}
