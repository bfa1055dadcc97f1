//! Words beside a move that say nothing of it: a signature, a date, the sentence in which the move stands.
//!
//! A word is ignored only if it cannot affect the reading: it names no man and no square, does not negate the move, sets no
//! condition, offers no other move and does not end the game. If the move does not name its man, as a pawn's move, no word before it
//! is ignored, and no word after it that resembles a man's name. At most two unknown words in small letters are ignored: a sentence
//! that is not understood may say anything.

use super::language::Language;
use super::lexicon::{self, Meaning, Setting};
use super::men::Man;
use super::reading::Reading;
use super::words;

/// A text divided into what may be a move, and the words before and after it that can be ignored.
#[derive(Debug)]
pub(super) struct Remarked<'t> {
    pub(super) core: &'t str,
    before: Vec<&'t str>,
    after: Vec<&'t str>,
}

/// The largest number of unknown words in small letters that are ignored.
const MOST_UNKNOWN: usize = 2;

/// Splits a text; `None` if no word can be ignored.
pub(super) fn remarked(text: &str, language: Option<Language>) -> Option<Remarked<'_>> {
    let pieces = pieces(text);
    let at = |place: Option<usize>| place.and_then(|place| pieces.get(place)).map(|(_, piece)| *piece);
    let is_aside = |place: usize, piece: &str| {
        let (before, after) = (at(place.checked_sub(1)), at(Some(place + 1)));
        is_initial(piece, after, language)
            || is_ordinal(piece) && after.is_some_and(|after| lexicon::is_numbered(bare(after)))
            || is_numbering(piece, before, after)
            || is_roman(bare(piece)) && before.is_some_and(|before| lexicon::is_numbered(bare(before)))
    };
    let last_place = pieces.iter().enumerate().rposition(|(place, (_, piece))| {
        !is_aside(place, piece) && (may_be_notation(piece) || words::is_word_of(bare(piece)))
    })?;
    let is_word = |place: Option<usize>| {
        let word = place.and_then(|place| pieces.get(place)).map(|(_, piece)| bare(piece));
        word.is_some_and(|word| {
            !word.is_empty() && word.chars().all(char::is_alphabetic) && !is_fragment(word)
        })
    };
    // A number after the move that stands beside a word is a time or a date, not the rank of a square (`a las 8`, `2 h 15`).
    let is_number = |place: usize, piece: &str| {
        let stands_apart =
            place > last_place + 1 && is_word(place.checked_sub(1)) || is_word(Some(place + 1));
        let digits = bare(piece);
        place > last_place
            && stands_apart
            && !digits.is_empty()
            && digits.chars().all(|digit| digit.is_ascii_digit())
    };
    let means_something = |place: usize, piece: &str| {
        !is_number(place, piece)
            && !is_aside(place, piece)
            && !word_can_be_ignored(piece, place > last_place, language)
    };
    let places = || pieces.iter().enumerate().filter(|(place, (_, piece))| means_something(*place, piece));
    let (first, (begin, _)) = places().next()?;
    let (last, (start, piece)) = places().next_back()?;
    let core = text.get(*begin..start + piece.len())?;
    let before = bare_words(pieces.get(..first)?);
    let after = bare_words(pieces.get(last + 1..)?);
    let unknown = before.iter().chain(&after).filter(|word| is_unknown(word, language)).count();
    (unknown <= MOST_UNKNOWN && !(before.is_empty() && after.is_empty())).then_some(Remarked {
        core,
        before,
        after,
    })
}

impl Remarked<'_> {
    /// Whether the words before and after the core can be ignored, given the reading of the core.
    pub(super) fn can_be_ignored(&self, reading: &Reading) -> bool {
        if words::in_words(self.core) == Some("O") {
            return false;
        }
        // Of several moves a letter or a digit may name one.
        let names_one = |word: &&str| matches!(word.as_bytes(), [b'a'..=b'h' | b'A'..=b'H' | b'1'..=b'8']);
        if reading.candidates.len() > 1 && self.after.iter().any(names_one) {
            return false;
        }
        let men = reading.candidates.iter().map(|made| Some(made.man()));
        let men: Vec<_> = if reading.candidates.is_empty() { vec![reading.attempted] } else { men.collect() };
        let is_pawn = men.contains(&Some(Man::Pawn));
        let names_pawn = self.after.iter().any(|word| lexicon::names(word, Man::Pawn));
        if !is_pawn {
            return !names_pawn && !men.contains(&None);
        }
        let names_both_squares = pieces(self.core).iter().map(|(_, piece)| squares(piece)).sum::<usize>() > 1;
        // If the promotion piece is missing, a word after the move may name it.
        let lacks_promotion = reading.candidates.len() > 1;
        // A single capital, or a single letter that may be a file.
        let is_letter = |word: &str| {
            let mut letters = word.chars();
            let first = letters.next();
            letters.next().is_none()
                && first.is_some_and(|letter| letter.is_uppercase() || matches!(letter, 'a'..='h'))
        };
        let may_name_a_man = |word: &&str| is_letter(word) || lexicon::resembles_a_man(word);
        (self.before.is_empty() || names_both_squares)
            && (self.after.is_empty() || !lacks_promotion)
            && !self.after.iter().any(|word| may_name_a_man(word) && !lexicon::names(word, Man::Pawn))
    }

    /// Whether one of the words names a draw.
    pub(super) fn offers_a_draw(&self) -> bool {
        self.before
            .iter()
            .chain(&self.after)
            .any(|word| lexicon::is_draw(word) || matches!(*word, "=" | "(=)"))
    }
}

/// The words of a text with the places at which they begin.
fn pieces(text: &str) -> Vec<(usize, &str)> {
    let mut pieces = Vec::new();
    let mut place = 0;
    for piece in text.split(|sign: char| sign.is_whitespace() || ",;()[]".contains(sign)) {
        if !piece.is_empty() {
            pieces.push((place, piece));
        }
        // Every separator is one byte long in a cleaned text.
        place += piece.len() + 1;
    }
    pieces
}

fn bare_words<'t>(pieces: &[(usize, &'t str)]) -> Vec<&'t str> {
    pieces.iter().filter(|(_, piece)| !is_punctuation(piece)).map(|(_, piece)| word(piece)).collect()
}

/// The word without the punctuation around it; a piece that is only punctuation is returned unchanged.
fn word(piece: &str) -> &str {
    Some(bare(piece)).filter(|word| !word.is_empty()).unwrap_or(piece)
}

fn is_punctuation(piece: &str) -> bool {
    piece.chars().all(|sign| sign.is_ascii_punctuation() && sign != '=' || matches!(sign, '–' | '—' | '…'))
}

fn bare(piece: &str) -> &str {
    piece.trim_matches(|sign: char| !sign.is_alphanumeric())
}

/// Whether a word is the initial of a first name: a capital letter and a full stop, followed by a surname (`J. Pérez`, `J.Pérez`).
fn is_initial(piece: &str, after: Option<&str>, language: Option<Language>) -> bool {
    let Some((initial, rest)) = piece.split_once('.') else { return false };
    let surname = if rest.is_empty() { after.map(bare).unwrap_or_default() } else { bare(rest) };
    let is_capital = |word: &str| word.chars().next().is_some_and(char::is_uppercase);
    initial.chars().count() == 1
        && is_capital(initial)
        && is_capital(surname)
        && surname.chars().count() > 2
        && surname.chars().all(|sign| sign.is_alphabetic() || sign == '-')
        && !is_fragment(surname)
        && meaning(surname, language).is_none()
        && !lexicon::is_label(surname)
        && !lexicon::changes_a_move(surname)
}

/// Whether a word is an ordinal in figures (`5a`, `5o`, `5th`).
fn is_ordinal(piece: &str) -> bool {
    let word = bare(piece);
    let digits = word.trim_end_matches(char::is_alphabetic);
    let ending = word.get(digits.len()..).unwrap_or_default();
    (1..=2).contains(&digits.len())
        && digits.chars().all(|digit| digit.is_ascii_digit())
        && matches!(ending, "a" | "o" | "ª" | "º" | "st" | "nd" | "rd" | "th" | "e" | "ème" | "er" | "re")
}

/// Whether a word is a number that belongs to the word beside it: of a round or a board, of a day before its month, of a year, of hours
/// or minutes beside the others.
fn is_numbering(piece: &str, before: Option<&str>, after: Option<&str>) -> bool {
    let is_number = |word: &str| !word.is_empty() && word.chars().all(|digit| digit.is_ascii_digit());
    let word = bare(piece);
    let beside =
        |is: &dyn Fn(&str) -> bool| before.map(bare).is_some_and(is) || after.map(bare).is_some_and(is);
    let is_of = |word: &str| matches!(word, "de" | "di" | "of");
    let is_year = word.len() == 4 && (word.starts_with("19") || word.starts_with("20"));
    if is_number(word) {
        return word.len() < 3 && before.map(bare).is_some_and(lexicon::is_numbered)
            || word.len() < 3 && (beside(&lexicon::is_month) || after.map(bare).is_some_and(is_of))
            || is_year;
    }
    let is_part = |word: &str| {
        let digits = word.trim_end_matches(['h', 'm', 's', '\'']);
        (1..=2).contains(&digits.len()) && is_number(digits) && word.len() <= digits.len() + 1
    };
    is_part(word) && beside(&|word: &str| is_part(word) && !(is_number(word) && is_number(bare(piece))))
}

/// Whether a word is a Roman number up to 39.
fn is_roman(word: &str) -> bool {
    (1..=6).contains(&word.len()) && word.chars().all(|sign| matches!(sign, 'I' | 'V' | 'X'))
}

/// How many squares a word names.
fn squares(piece: &str) -> usize {
    let signs: Vec<char> = piece.chars().collect();
    let is_square = |pair: &[char]| matches!(pair, ['a'..='h' | 'A'..='H', '1'..='8']);
    signs.windows(2).filter(|pair| is_square(pair)).count()
}

/// Whether a word may be a move in some notation: a letter touches a digit, the squares are numbers, or it castles in zeros.
fn may_be_notation(piece: &str) -> bool {
    let signs: Vec<char> = piece.chars().collect();
    let touches = |pair: &[char]| match pair {
        [one, other] => {
            one.is_alphabetic() && other.is_ascii_digit() || one.is_ascii_digit() && other.is_alphabetic()
        }
        _ => false,
    };
    let is_numeric = (4..=5).contains(&signs.len()) && signs.iter().all(|sign| matches!(sign, '1'..='8'));
    !is_date_or_time(piece) && (signs.windows(2).any(touches) || is_numeric)
        || words::in_zeros(bare(piece)).is_some()
}

/// Whether a word may be part of a written move: letters of men and files and signs of capture only (`Txc`, `exd`, `Cf`).
fn is_fragment(word: &str) -> bool {
    let is_file = |sign: char| matches!(sign, 'a'..='h');
    let is_sign = |sign: char| is_file(sign) || matches!(sign, 'x' | 'X') || sign.is_uppercase();
    let length = word.chars().count();
    (2..=4).contains(&length)
        && word.chars().all(is_sign)
        && (word.contains(['x', 'X']) || word.starts_with(char::is_uppercase) && word.ends_with(is_file))
}

/// Whether a word is a date or a time of day: numbers joined by `:`, `/`, `.`, `-` or `h`. A score such as `1-0` is neither.
fn is_date_or_time(piece: &str) -> bool {
    let inner = piece.trim_end_matches(['h', 'm', '.']);
    let parts: Vec<&str> = inner.split([':', '/', '.', '-', 'h']).collect();
    let is_number =
        |part: &&str| (1..=4).contains(&part.len()) && part.chars().all(|digit| digit.is_ascii_digit());
    let is_result = matches!(inner.replace(':', "-").as_str(), "1-0" | "0-1" | "1/2-1/2" | "0-0");
    // Two squares in figures.
    let is_square = |part: &&str| part.len() == 2 && part.chars().all(|digit| matches!(digit, '1'..='8'));
    let is_numeric = inner.contains('-') && parts.iter().all(is_square);
    parts.len() > 1
        && parts.iter().all(is_number)
        && !is_numeric
        && !is_result
        && words::in_zeros(inner).is_none()
}

fn meaning(word: &str, language: Option<Language>) -> Option<Meaning> {
    lexicon::meaning(word, Setting { language, company: &[], has_stop: false, is_first: false })
}

/// Whether a word is in small letters and in no word list. A signature begins with a capital.
fn is_unknown(word: &str, language: Option<Language>) -> bool {
    word.starts_with(char::is_lowercase)
        && word.chars().count() > 2
        && meaning(word, language).is_none()
        && !lexicon::is_label(word)
        && !lexicon::is_beside_labels(word)
        && !lexicon::is_draw(word)
}

/// Whether a word beside the move can be ignored. Before the move, single letters and bare numbers cannot.
fn word_can_be_ignored(piece: &str, is_after: bool, language: Option<Language>) -> bool {
    let word = bare(piece);
    let has_signs = piece.contains(['?', '+', '#', 'x', '~', '\u{FFFD}']) && word.chars().count() < 3;
    if has_signs || may_be_notation(piece) || lexicon::changes_a_move(word) || words::is_word_of(word) {
        return false;
    }
    if word.is_empty() {
        return is_punctuation(piece) || is_after;
    }
    if word.chars().all(|digit| digit.is_ascii_digit()) {
        return is_after && word.len() > 1;
    }
    if is_date_or_time(piece) {
        return true;
    }
    let is_letter = word.chars().nth(1).is_none();
    // `Kasparov-Karpov`, `N.N.`
    let parts = || word.split(['.', '-', '\'']).filter(|part| !part.is_empty());
    match meaning(word, language) {
        _ if !parts().all(|part| part.chars().all(char::is_alphabetic)) || is_fragment(word) => false,
        _ if !is_after && parts().any(|part| parts().nth(1).is_some() && part.chars().count() < 3) => false,
        _ if is_letter => is_after,
        None | Some(Meaning::To | Meaning::Aside) => true,
        Some(Meaning::Man(Man::Pawn)) => is_after,
        Some(Meaning::Man(_) | Meaning::Takes | Meaning::Becomes | Meaning::Rank(_)) => false,
    }
}
