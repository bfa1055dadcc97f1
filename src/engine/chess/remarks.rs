//! Words beside a move that say nothing of it: a signature, a date, the sentence in which the move stands.
//!
//! A word is passed over only where it can change neither which move is meant nor whether one is meant: it names no man and no
//! square, does not deny, sets no condition, offers no other move and does not end the game. Where the man is not named, as in a
//! pawn's move, no word before the move is passed over, and after it none that resembles a man's name.

use super::language::Language;
use super::lexicon::{self, Meaning, Setting};
use super::men::Man;
use super::reading::Reading;
use super::words;

/// A text divided into what may be a move, and the words before and after it that say nothing.
#[derive(Debug)]
pub(super) struct Remarked<'t> {
    pub(super) core: &'t str,
    before: Vec<&'t str>,
    after: Vec<&'t str>,
}

/// Divides a text; none if no word can be left aside.
pub(super) fn remarked(text: &str, language: Option<Language>) -> Option<Remarked<'_>> {
    let pieces = pieces(text);
    let last_place =
        pieces.iter().rposition(|(_, piece)| names_a_place(piece) || words::is_word_of(bare(piece)))?;
    let is_word = |place: Option<usize>| {
        let word = place.and_then(|place| pieces.get(place)).map(|(_, piece)| bare(piece));
        word.is_some_and(|word| word.chars().all(char::is_alphabetic) && !word.is_empty())
    };
    // `a las 8`, `2 h 15`: a digit beside a word is none of a square.
    let is_number = |place: usize, piece: &str| {
        let stands_apart = place > last_place + 1 && is_word(place.checked_sub(1)) || is_word(Some(place + 1));
        place > last_place && stands_apart && bare(piece).chars().all(|digit| digit.is_ascii_digit())
    };
    let says_something = |place: usize, piece: &str| {
        !is_number(place, piece) && !says_nothing(piece, place > last_place, language)
    };
    let places = || pieces.iter().enumerate().filter(|(place, (_, piece))| says_something(*place, piece));
    let (first, (begin, _)) = places().next()?;
    let (last, (start, piece)) = places().next_back()?;
    let core = text.get(*begin..start + piece.len())?;
    let before = bare_words(pieces.get(..first)?);
    let after = bare_words(pieces.get(last + 1..)?);
    (!before.is_empty() || !after.is_empty()).then_some(Remarked { core, before, after })
}

impl Remarked<'_> {
    /// Whether the words can be left aside, given what the rest says.
    pub(super) fn can_be_left_aside(&self, reading: &Reading) -> bool {
        if words::in_words(self.core) == Some("O") {
            return false;
        }
        let men = reading.candidates.iter().map(|made| Some(made.man()));
        let men: Vec<_> = if reading.candidates.is_empty() { vec![reading.attempted] } else { men.collect() };
        let is_pawn = men.contains(&Some(Man::Pawn));
        let names_pawn = self.after.iter().any(|word| lexicon::names(word, Man::Pawn));
        if !is_pawn {
            return !names_pawn && !men.contains(&None);
        }
        let is_whole = pieces(self.core).iter().map(|(_, piece)| squares(piece)).sum::<usize>() > 1;
        // A pawn that reaches the last rank becomes a man, whom a word after it may name.
        let lacks_man = reading.candidates.len() > 1;
        // A capital, or a letter that is a file, beside a square.
        let is_letter = |word: &str| {
            let mut letters = word.chars();
            let first = letters.next();
            letters.next().is_none() && first.is_some_and(|letter| letter.is_uppercase() || matches!(letter, 'a'..='h'))
        };
        let may_name_a_man = |word: &&str| is_letter(word) || lexicon::resembles_a_man(word);
        (self.before.is_empty() || is_whole)
            && (self.after.is_empty() || !lacks_man)
            && !self.after.iter().any(|word| may_name_a_man(word) && !lexicon::names(word, Man::Pawn))
    }

    /// Whether one of the words names a draw.
    pub(super) fn offers_a_draw(&self) -> bool {
        self.before.iter().chain(&self.after).any(|word| lexicon::is_draw(word))
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
    let words = pieces.iter().map(|(_, piece)| if is_punctuation(piece) { "" } else { word(piece) });
    words.filter(|word| !word.is_empty()).collect()
}

/// A word without the signs around it; a sign that is no letter by itself.
fn word(piece: &str) -> &str {
    Some(bare(piece)).filter(|word| !word.is_empty()).unwrap_or(piece)
}

fn is_punctuation(piece: &str) -> bool {
    piece.chars().all(|sign| sign.is_ascii_punctuation() || matches!(sign, '–' | '—' | '…'))
}

fn bare(piece: &str) -> &str {
    piece.trim_matches(|sign: char| !sign.is_alphanumeric())
}

/// How many squares a word names.
fn squares(piece: &str) -> usize {
    let signs: Vec<char> = piece.chars().collect();
    let is_square = |pair: &[char]| matches!(pair, ['a'..='h' | 'A'..='H', '1'..='8']);
    signs.windows(2).filter(|pair| is_square(pair)).count()
}

/// Whether a word names a square or a file of any notation, or castles in zeros.
fn names_a_place(piece: &str) -> bool {
    let signs: Vec<char> = piece.chars().collect();
    let touches = |pair: &[char]| match pair {
        [one, other] => one.is_alphabetic() && other.is_ascii_digit() || one.is_ascii_digit() && other.is_alphabetic(),
        _ => false,
    };
    let is_numeric =
        (4..=5).contains(&signs.len()) && signs.iter().all(|sign| matches!(sign, '1'..='8'));
    !is_time(piece) && (signs.windows(2).any(touches) || is_numeric) || words::in_zeros(bare(piece)).is_some()
}

/// A date or a time of day: numbers with signs between them.
fn is_time(piece: &str) -> bool {
    let inner = piece.trim_end_matches(['h', '.']);
    let parts: Vec<&str> = inner.split([':', '/', '.', '-', 'h']).collect();
    let is_number = |part: &&str| (1..=4).contains(&part.len()) && part.chars().all(|digit| digit.is_ascii_digit());
    let is_result = matches!(inner, "1-0" | "0-1" | "1/2-1/2" | "0-0");
    parts.len() > 1 && parts.iter().all(is_number) && !is_result && words::in_zeros(inner).is_none()
}

/// Whether a word can be left aside; one letter or a number only behind the move.
fn says_nothing(piece: &str, is_after: bool, language: Option<Language>) -> bool {
    let word = bare(piece);
    let has_signs = piece.contains(['?', '+', '#', '=', 'x', '~', '\u{FFFD}']) && word.chars().count() < 3;
    if has_signs || names_a_place(piece) || lexicon::is_contrary(word) || words::is_word_of(word) {
        return false;
    }
    if word.is_empty() {
        return is_punctuation(piece) || is_after;
    }
    if word.chars().all(|digit| digit.is_ascii_digit()) {
        return is_after && word.len() > 1;
    }
    if is_time(piece) {
        return is_after;
    }
    let setting = Setting { language, company: &[], has_stop: false, is_first: false };
    let is_letter = word.chars().nth(1).is_none();
    // `Kasparov-Karpov`, `N.N.`
    let parts = || word.split(['.', '-', '\'']).filter(|part| !part.is_empty());
    match lexicon::meaning(word, setting) {
        _ if !parts().all(|part| part.chars().all(char::is_alphabetic)) => false,
        _ if !is_after && parts().any(|part| parts().nth(1).is_some() && part.chars().count() < 3) => false,
        _ if is_letter => is_after,
        None | Some(Meaning::To | Meaning::Aside) => true,
        Some(Meaning::Man(Man::Pawn)) => is_after,
        Some(Meaning::Man(_) | Meaning::Takes | Meaning::Becomes | Meaning::Rank(_)) => false,
    }
}
