//! Signs after a move and words for castling, as data in several languages.
//!
//! A sign that is written is evidence; one that is absent proves nothing.

use shakmaty::{Chess, Move, Position as _};

use super::{deviation::Deviation, language::Language, moves};

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
    Draw,
}

const MATE: Sign = Sign::Check(CheckSign::Mate);
const CHECK: Sign = Sign::Check(CheckSign::Check);
const DOUBLE: Sign = Sign::Check(CheckSign::Double);
const DISCOVERED: Sign = Sign::Check(CheckSign::Discovered);
const EITHER: Sign = Sign::Check(CheckSign::DoubleOrMate);

/// Signs that need no space before them.
const SYMBOLS: [(&str, Sign); 7] =
    [("++", EITHER), ("‡", EITHER), ("#", MATE), ("≠", MATE), ("+", CHECK), ("†", CHECK), ("(+)", CHECK)];

/// Words in lower case, as they stand at the end of a move after its final stop is gone.
const WORDS: [(&str, Sign); 83] = [
    ("e.p", Sign::EnPassant),
    ("ep", Sign::EnPassant),
    ("(e.p.)", Sign::EnPassant),
    ("(ep)", Sign::EnPassant),
    ("a.p", Sign::EnPassant),
    ("ap", Sign::EnPassant),
    ("(a.p.)", Sign::EnPassant),
    ("al paso", Sign::EnPassant),
    ("en passant", Sign::EnPassant),
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
    ("jaque doble", DOUBLE),
    ("j.d", DOUBLE),
    ("dbl ch", DOUBLE),
    ("dbl. ch", DOUBLE),
    ("dblch", DOUBLE),
    ("dbl.ch", DOUBLE),
    ("double check", DOUBLE),
    ("scacco doppio", DOUBLE),
    ("échec double", DOUBLE),
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
    ("draw", Sign::Draw),
    ("draw offer", Sign::Draw),
    ("draw offered", Sign::Draw),
    ("offer draw", Sign::Draw),
    ("i offer a draw", Sign::Draw),
    ("tablas", Sign::Draw),
    ("ofrezco tablas", Sign::Draw),
    ("ofrece tablas", Sign::Draw),
    ("propongo tablas", Sign::Draw),
    ("patta", Sign::Draw),
    ("offro patta", Sign::Draw),
    ("offro la patta", Sign::Draw),
    ("propongo patta", Sign::Draw),
    ("propongo la patta", Sign::Draw),
    ("remis", Sign::Draw),
    ("biete remis", Sign::Draw),
    ("remise", Sign::Draw),
    ("nulle", Sign::Draw),
    ("propose nulle", Sign::Draw),
    ("empate", Sign::Draw),
];

/// Words for castling in lower case, with its canonical form.
const CASTLING: [(&str, &str); 67] = [
    ("enroque", "O"),
    ("enroque corto", "O-O"),
    ("enroque largo", "O-O-O"),
    ("enroque de rey", "O-O"),
    ("enroque de dama", "O-O-O"),
    ("e.c", "O-O"),
    ("e.l", "O-O-O"),
    ("arrocco", "O"),
    ("arrocco corto", "O-O"),
    ("arrocco lungo", "O-O-O"),
    ("castles", "O"),
    ("castle", "O"),
    ("castles k", "O-O"),
    ("castles kr", "O-O"),
    ("castles kingside", "O-O"),
    ("castles king's side", "O-O"),
    ("castles short", "O-O"),
    ("castles q", "O-O-O"),
    ("castles qr", "O-O-O"),
    ("castles queenside", "O-O-O"),
    ("castles queen's side", "O-O-O"),
    ("castles long", "O-O-O"),
    ("castles k side", "O-O"),
    ("castles q side", "O-O-O"),
    ("castles king side", "O-O"),
    ("castles queen side", "O-O-O"),
    ("castles on the king's side", "O-O"),
    ("castles on the queen's side", "O-O-O"),
    ("roque", "O"),
    ("petit roque", "O-O"),
    ("grand roque", "O-O-O"),
    ("roque pequeno", "O-O"),
    ("roque curto", "O-O"),
    ("roque menor", "O-O"),
    ("roque grande", "O-O-O"),
    ("roque longo", "O-O-O"),
    ("roque maior", "O-O-O"),
    ("rochade", "O"),
    ("kurze rochade", "O-O"),
    ("kleine rochade", "O-O"),
    ("lange rochade", "O-O-O"),
    ("große rochade", "O-O-O"),
    ("grosse rochade", "O-O-O"),
    ("enroc", "O"),
    ("enroc curt", "O-O"),
    ("enroc llarg", "O-O-O"),
    ("rocada mică", "O-O"),
    ("rocada mare", "O-O-O"),
    ("rokade", "O"),
    ("korte rokade", "O-O"),
    ("lange rokade", "O-O-O"),
    ("kort rokade", "O-O"),
    ("lang rokade", "O-O-O"),
    ("kort rockad", "O-O"),
    ("lång rockad", "O-O-O"),
    ("lyhyt tornitus", "O-O"),
    ("pitkä tornitus", "O-O-O"),
    ("krótka roszada", "O-O"),
    ("długa roszada", "O-O-O"),
    ("malá rošáda", "O-O"),
    ("velká rošáda", "O-O-O"),
    ("rövid sánc", "O-O"),
    ("hosszú sánc", "O-O-O"),
    ("arrocco di re", "O-O"),
    ("arrocco di donna", "O-O-O"),
    ("enroca corto", "O-O"),
    ("enroca largo", "O-O-O"),
];

/// The canonical form of castling in words.
pub(super) fn castling_words(text: &str) -> Option<&'static str> {
    if text.len() < 3 || text.ends_with(|last: char| last.is_ascii_digit()) {
        return None;
    }
    let words = text.trim_end_matches('.').to_lowercase();
    // `Castles (Q)`, `castles K-side`: brackets and hyphens are no part of the words.
    let plain: Vec<_> = words.split([' ', '(', ')', '-']).filter(|word| !word.is_empty()).collect();
    let plain = plain.join(" ");
    let known = |wanted: &str| CASTLING.iter().find(|(form, _)| *form == wanted);
    known(&words).or_else(|| known(&plain)).map(|(_, canonical)| *canonical)
}

/// The text without its last sign, which is noted.
pub(super) fn strip_last<'a>(
    text: &'a str,
    language: Option<Language>,
    signs: &mut Signs,
    notes: &mut Vec<Deviation>,
) -> &'a str {
    let Some((rest, sign)) = last_symbol(text).or_else(|| last_word(text, language)) else {
        return text;
    };
    match sign {
        Sign::EnPassant => signs.en_passant = EnPassantSign::Written,
        Sign::Draw => notes.push(Deviation::DrawOffer),
        Sign::Check(sign) => signs.check = signs.check.or(Some(sign)),
    }
    rest.trim_end()
}

fn last_symbol(text: &str) -> Option<(&str, Sign)> {
    SYMBOLS.iter().find_map(|(symbol, sign)| text.strip_suffix(symbol).map(|rest| (rest, *sign)))
}

fn last_word(text: &str, language: Option<Language>) -> Option<(&str, Sign)> {
    if text.ends_with(|last: char| !last.is_alphabetic() && last != ')') {
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
        CheckSign::Discovered => checkers.any() && !checkers.contains(moves::target(played)),
        CheckSign::Double => checkers.more_than_one(),
        CheckSign::DoubleOrMate => checkers.more_than_one() || after.is_checkmate(),
        CheckSign::Mate => after.is_checkmate(),
    }
}
