//! Signs after a move, as data in several languages.
//!
//! A sign that is written is evidence; one that is absent proves nothing.

use shakmaty::{Chess, Move, Position as _};

use super::language::Language;
use super::reading::Deviation;
use super::{lexicon, men};

/// Signs found on a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Signs {
    /// Check or mate.
    pub(super) check: Option<CheckSign>,
    /// Capture in passing.
    pub(super) en_passant: EnPassantSign,
}

/// Whether `e.p.` is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum EnPassantSign {
    /// It is not.
    #[default]
    Absent,
    /// It is.
    Written,
}

/// What a sign of check asserts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CheckSign {
    /// Check of any kind.
    Check,
    /// Check by a man other than the one that moves.
    Discovered,
    /// Check by two men.
    Double,
    /// `++`: double check in some books, mate in others.
    DoubleOrMate,
    /// Mate.
    Mate,
}

#[derive(Clone, Copy)]
enum Sign {
    Check(CheckSign),
    EnPassant,
}

const MATE: Sign = Sign::Check(CheckSign::Mate);
const CHECK: Sign = Sign::Check(CheckSign::Check);
const DOUBLE: Sign = Sign::Check(CheckSign::Double);
const DISCOVERED: Sign = Sign::Check(CheckSign::Discovered);
const EITHER: Sign = Sign::Check(CheckSign::DoubleOrMate);

/// Signs that need no space before them.
const SYMBOLS: [(&str, Sign); 6] =
    [("++", EITHER), ("‡", EITHER), ("#", MATE), ("≠", MATE), ("+", CHECK), ("†", CHECK)];

/// Words in lower case, as they stand at the end of a move after its final stop is gone.
const WORDS: [(&str, Sign); 77] = [
    ("e.p", Sign::EnPassant),
    ("e. p", Sign::EnPassant),
    ("ep", Sign::EnPassant),
    ("a.p", Sign::EnPassant),
    ("a.v", Sign::EnPassant),
    ("a. p", Sign::EnPassant),
    ("ap", Sign::EnPassant),
    ("al paso", Sign::EnPassant),
    ("en passant", Sign::EnPassant),
    ("in passing", Sign::EnPassant),
    ("al varco", Sign::EnPassant),
    ("presa al varco", Sign::EnPassant),
    ("im vorbeigehen", Sign::EnPassant),
    ("p.p", Sign::EnPassant),
    ("i.v", Sign::EnPassant),
    ("jaque mate", MATE),
    ("jaque y mate", MATE),
    ("j.m", MATE),
    ("jm", MATE),
    ("mate", MATE),
    ("scacco matto", MATE),
    ("s.m", MATE),
    ("matto", MATE),
    ("échec et mat", MATE),
    ("echec et mat", MATE),
    ("mat", MATE),
    ("matt", MATE),
    ("xeque mate", MATE),
    ("xeque-mate", MATE),
    ("checkmate", MATE),
    ("j.d", DOUBLE),
    ("dbl ch", DOUBLE),
    ("dbl. ch", DOUBLE),
    ("dblch", DOUBLE),
    ("dbl.ch", DOUBLE),
    ("double check", DOUBLE),
    ("scacco doppio", DOUBLE),
    ("échec double", DOUBLE),
    ("jaque doble", DOUBLE),
    ("doble jaque", DOUBLE),
    ("doppio scacco", DOUBLE),
    ("double échec", DOUBLE),
    ("doppelschach", DOUBLE),
    ("disc. ch", DISCOVERED),
    ("disc ch", DISCOVERED),
    ("scacco di scoperta", DISCOVERED),
    ("échec à la découverte", DISCOVERED),
    ("abzugschach", DISCOVERED),
    ("a la descubierta", DISCOVERED),
    ("dis ch", DISCOVERED),
    ("dis. ch", DISCOVERED),
    ("disch", DISCOVERED),
    ("dis.ch", DISCOVERED),
    ("discovered check", DISCOVERED),
    ("jaque a la descubierta", DISCOVERED),
    ("jaque", CHECK),
    ("j", CHECK),
    ("scacco", CHECK),
    ("sc", CHECK),
    ("échec", CHECK),
    ("echec", CHECK),
    ("éch", CHECK),
    ("xeque", CHECK),
    ("schach", CHECK),
    ("check", CHECK),
    ("ch", CHECK),
    ("šach", CHECK),
    ("szach", CHECK),
    ("skak", CHECK),
    ("sjakk", CHECK),
    ("schack", CHECK),
    ("schaak", CHECK),
    ("sakk", CHECK),
    ("escac", CHECK),
    ("escac i mat", MATE),
    ("schaakmat", MATE),
    ("schachmatt", MATE),
];

/// The text without its last sign, which is noted.
pub(super) fn strip_last<'a>(text: &'a str, language: Option<Language>, signs: &mut Signs) -> &'a str {
    let found = last_symbol(text).or_else(|| last_in_brackets(text)).or_else(|| last_word(text, language));
    let Some((rest, sign)) = found else { return text };
    match sign {
        Sign::EnPassant => signs.en_passant = EnPassantSign::Written,
        Sign::Check(sign) => signs.check = signs.check.or(Some(sign)),
    }
    without_small_word(rest.trim_end())
}

/// Words between a move and the name of its sign (`Torre a c5 con jaque`).
const SMALL_WORDS: &str = "con y e dando da dà with and giving gives mit und gibt avec et donne com";

/// The text without a small word behind the rank at its end.
fn without_small_word(text: &str) -> &str {
    let shorter = text.rsplit_once(' ').filter(|(_, word)| lexicon::has(SMALL_WORDS, word));
    let shorter = shorter.map(|(rest, _)| rest.trim_end_matches([' ', ',']));
    shorter.filter(|rest| rest.ends_with(|last: char| last.is_ascii_digit())).unwrap_or(text)
}

fn last_symbol(text: &str) -> Option<(&str, Sign)> {
    SYMBOLS.iter().find_map(|(symbol, sign)| text.strip_suffix(symbol).map(|rest| (rest, *sign)))
}

/// A sign in brackets of its own: `(e.p.)`, `(mate)`. One letter there is a new man.
fn last_in_brackets(text: &str) -> Option<(&str, Sign)> {
    let (rest, inner) = text.strip_suffix([')', ']'])?.rsplit_once(['(', '['])?;
    let inner = inner.trim_matches([' ', '.', '!']).to_lowercase();
    let word = || WORDS.iter().find(|(word, _)| *word == inner && word.len() > 1);
    let (_, sign) = SYMBOLS.iter().find(|(symbol, _)| *symbol == inner).or_else(word)?;
    (!rest.trim().is_empty()).then_some((rest, *sign))
}

fn last_word(text: &str, language: Option<Language>) -> Option<(&str, Sign)> {
    if !text.ends_with(char::is_alphabetic) {
        return None;
    }
    let found = WORDS.iter().filter_map(|(word, sign)| Some((strip_word(text, word, language)?, *sign)));
    found.min_by_key(|(rest, _)| rest.len())
}

/// The text before a word at its end, unless the word is the end of a longer one.
fn strip_word<'a>(text: &'a str, word: &str, language: Option<Language>) -> Option<&'a str> {
    let (rest, tail) = text.split_at_checked(text.len().checked_sub(word.len())?)?;
    let whole = !rest.ends_with(char::is_lowercase) && !rest.is_empty();
    // One capital next to the move is a man's letter, and anywhere if the writer's language has it: `e8 J` promotes to a
    // knight in Czech.
    let is_letter = || !rest.ends_with(' ') || language.is_some_and(|own| own.man_at(tail).is_some());
    let is_man = tail.len() == 1 && tail != word && is_letter();
    (whole && !is_man && tail.to_lowercase() == word).then_some(rest)
}

/// The moves that agree best with the signs, and the signs that are false for all of those.
pub(super) fn weigh(signs: Signs, position: &Chess, moves: &mut Vec<Move>, false_signs: &mut Vec<Deviation>) {
    if signs.en_passant == EnPassantSign::Written {
        keep_or_note(moves, false_signs, Deviation::EnPassantSignFalse, Move::is_en_passant);
    }
    if let Some(sign) = signs.check {
        let false_sign =
            if sign == CheckSign::Mate { Deviation::MateSignFalse } else { Deviation::CheckSignFalse };
        keep_or_note(moves, false_signs, false_sign, |found| holds(sign, position, found));
    }
}

fn keep_or_note(
    moves: &mut Vec<Move>,
    false_signs: &mut Vec<Deviation>,
    false_sign: Deviation,
    holds: impl Fn(Move) -> bool,
) {
    let agreeing: Vec<Move> = moves.iter().copied().filter(|found| holds(*found)).collect();
    if agreeing.is_empty() {
        false_signs.push(false_sign);
    } else {
        *moves = agreeing;
    }
}

fn holds(sign: CheckSign, position: &Chess, played: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(played);
    let checkers = after.checkers();
    match sign {
        CheckSign::Check => checkers.any(),
        CheckSign::Discovered => checkers.any() && !checkers.contains(men::target(played)),
        CheckSign::Double => checkers.more_than_one(),
        CheckSign::DoubleOrMate => checkers.more_than_one() || after.is_checkmate(),
        CheckSign::Mate => after.is_checkmate(),
    }
}
