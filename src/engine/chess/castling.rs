//! Castling as it is written: in zeros or in words, as data in several languages.
//!
//! In words, what counts is that castling is named and on which side; the order and the small words do not matter. Zeros
//! may have words beside them, which must say the same.

use super::lexicon;

/// Words for castling itself.
const NAMES: &str = "enroque enroca enrocar enroco arrocco arrocca castles castle castling castled roque \
                     rochade rokade rockad enroc rocada tornitus roszada rošáda sánc rocade rokada рокировка \
                     enr enroq arr arroc cast castl roch";

/// Letters for castling, where a word for its side follows (`E. corto`).
const LETTERS: &str = "e a c r";

/// The short side: its length, its man, its letter.
const SHORT: &str = "corto corta curt court courte petit petite short kurz kurze klein kleine kort korte lyhyt krótka \
                     malá mică rövid pequeno curto menor king kings kingside ks k kr rey re rei roi könig königs \
                     r kl короткая";

/// The long side.
const LONG: &str = "largo larga llarg lungo lunga long longue grand grande lang lange lång gross grosse große pitkä \
                    długa velká mare hosszú longo maior queen queens queenside qs q qr dama reina rainha donna regina \
                    dame d gr длинная";

/// What stands between, and says nothing.
const ASIDE: &str = "on the s side wing de del di da dal dalla della du do by por al alla el il la le lato lado flanco \
                     fianco costat";

/// Whole abbreviations, without their stops.
const ABBREVIATIONS: [(&str, &str); 6] =
    [("ec", "O-O"), ("el", "O-O-O"), ("enrc", "O-O"), ("enrl", "O-O-O"), ("arrc", "O-O"), ("arrl", "O-O-O")];

/// The canonical form of castling in words: `O-O`, `O-O-O`, or `O` if no side is named.
pub(super) fn in_words(text: &str) -> Option<&'static str> {
    let zeros = text.split_once([' ', '(']).and_then(|(first, rest)| Some((in_zeros(first)?, rest)));
    if let Some((side, rest)) = zeros {
        return named(rest, Some(side));
    }
    if text.len() < 3 || text.contains(|sign: char| sign.is_ascii_digit()) {
        return None;
    }
    if text.contains('.') {
        let letters = text.replace(['.', ' '], "").to_lowercase();
        let whole = ABBREVIATIONS.iter().find(|(short, _)| *short == letters);
        if let Some((_, canonical)) = whole {
            return Some(canonical);
        }
    }
    named(text, None)
}

/// The side that the words name, all alike; none if one of them is no word of castling.
fn named(text: &str, zeros: Option<&'static str>) -> Option<&'static str> {
    let mut is_named = zeros.is_some();
    let mut side = zeros;
    for (place, word) in words(text).enumerate() {
        if lexicon::has(NAMES, &word) || (place == 0 && zeros.is_none() && is_letter_of_castling(text, &word))
        {
            is_named = true;
        } else if let Some(named) = side_of(&word) {
            if side.is_some_and(|earlier| earlier != named) {
                return None;
            }
            side = Some(named);
        } else if !lexicon::has(ASIDE, &word) {
            return None;
        }
    }
    is_named.then_some(side.unwrap_or("O"))
}

/// Whether castling or a side of it is named, so that more than the other words decides.
pub(super) fn is_word_of(text: &str) -> bool {
    words(text).any(|word| lexicon::has(NAMES, &word) || (word.len() > 2 && side_of(&word).is_some()))
}

/// Whether a first word is a letter for castling: the next is a word for its side.
fn is_letter_of_castling(text: &str, first: &str) -> bool {
    let is_side = |word: String| word.chars().count() > 3 && side_of(&word).is_some();
    lexicon::has(LETTERS, first) && words(text).nth(1).is_some_and(is_side)
}

fn side_of(word: &str) -> Option<&'static str> {
    if lexicon::has(SHORT, word) {
        Some("O-O")
    } else if lexicon::has(LONG, word) {
        Some("O-O-O")
    } else {
        None
    }
}

/// The words: brackets, hyphens and apostrophes divide them; stops do only beside a whole word (`E.corto`, but `K.R.`).
fn words(text: &str) -> impl Iterator<Item = String> {
    let runs = text.split([' ', '(', ')', '-', '\'', ',']).filter(|word| !word.is_empty());
    runs.flat_map(|run| {
        let has_word = run.split('.').any(|part| part.chars().count() > 3);
        let parts =
            if has_word { run.split('.').map(str::to_owned).collect() } else { vec![run.replace('.', "")] };
        parts.into_iter().filter(|part| !part.is_empty())
    })
}

/// Castling in zeros: with a hyphen or a stroke between any two of them, or with none at all. A hyphen or a zero that is
/// left over may stand for a third zero.
pub(super) fn in_zeros(core: &str) -> Option<&'static str> {
    let is_zero = |letter: char| matches!(letter, 'O' | 'o' | '0');
    let is_alone = |zero: &str| zero.chars().count() == 1 && zero.chars().all(is_zero);
    let joined = match ['-', '/'].into_iter().find(|sign| core.contains(*sign)) {
        Some(sign) => core.split(sign).all(is_alone),
        None => core.chars().all(is_zero),
    };
    match core.chars().filter(|letter| is_zero(*letter)).count() {
        2 if joined => Some("O-O"),
        3 if joined => Some("O-O-O"),
        _ => None,
    }
}
