//! The number before a move: one grammar for the envelope and for the record of a game.
//!
//! ```text
//! number  = digits ending? (stop | dash)*     41.  41)  41.-  41:  41. —  41...  41st:  41 Ncd4  41Ncd4
//!         | '(' digits ')' (stop | dash)*     (41) Ncd4
//! heading = label+ number label*              Jugada 41: Ccd4   Move no. 41 Ncd4   41ª jugada Ccd4
//! ```
//! In numeric notation and in castling with zeros the move itself begins with digits. Digits that touch are one run, out of
//! which no number is cut (`415254`, `410-0`); where only a space or a hyphen stands between digits (`52 54`, `41 5254`), the
//! number is doubtful, and the text is taken both ways.

use super::{language, lexicon};

/// A text that begins with the number of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbered<'t> {
    pub(super) digits: &'t str,
    pub(super) set_off: SetOff,
    /// What follows the number and its signs.
    pub(super) rest: &'t str,
}

/// What stands between a number and its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SetOff {
    /// A stop, a dash, brackets: signs with which no move begins.
    Marked,
    /// A space; or nothing follows.
    Spaced,
    /// Nothing: a letter follows at once, or a colon that may be the sign of capture.
    Glued,
    /// A space or a hyphen between digits, as it also stands between the two squares of a move.
    Doubtful,
}

const STOPS: [char; 9] = ['.', '…', ')', ']', ':', ',', ';', '/', '\''];
const DASHES: [char; 4] = ['-', '–', '—', '−'];

/// Endings of ordinals; the Romance ones only before a label, for they may be a pawn's file (`41a b4`).
const ENDINGS: &str = "st nd rd th";
const ENDINGS_OF_LABELS: &str = "a o e er ère ème eme ra re ro da do ta te to va vo ma mo";

/// Words for a number, and for a move by one letter; `no` and the letters only with a stop.
const NUMBER: &str = "n no. nr num number numero nummer j. m. z.";

/// The same letters without a stop, before a number of more than one digit: they are the beginning of no move.
const LETTERS: &str = "j m";

/// The number at the beginning of a text.
pub(super) fn numbered(text: &str) -> Option<Numbered<'_>> {
    let text = text.strip_prefix('#').unwrap_or(text);
    let inner = text.strip_prefix(['(', '[']).unwrap_or(text);
    let after = inner.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let digits = inner.strip_suffix(after).filter(|digits| (1..=3).contains(&digits.len()))?;
    let is_closed = inner.len() == text.len() || after.starts_with([')', ']']);
    let is_led_by_zero = digits.starts_with('0');
    if !is_closed || is_led_by_zero && digits.as_bytes().get(1).is_none_or(|digit| *digit == b'0') {
        return None;
    }
    let after = without_ending(after);
    let marks = Marks::of(after, digits);
    let rest = marks.rest;
    let next = rest.chars().next();
    let is_digit = |sign: Option<char>| sign.is_some_and(|sign| matches!(sign, '1'..='9'));
    let is_letter = |sign: char| sign.is_alphabetic() || language::from_figurine(sign).is_some();
    let beyond = rest.trim_start_matches(DASHES).trim_start();
    let (set_off, rest) = match next {
        Some(_) if after.strip_prefix(':') == Some(rest) && !is_digit(next) => (SetOff::Glued, rest),
        _ if marks.are_some => (SetOff::Marked, rest),
        None => (SetOff::Spaced, rest),
        Some(sign) if DASHES.contains(&sign) => {
            (SetOff::Doubtful, Some(beyond).filter(|beyond| is_digit(beyond.chars().next()))?)
        }
        Some('1'..='9') => (SetOff::Doubtful, rest),
        Some(_) if rest.len() < after.len() => (SetOff::Spaced, rest),
        Some(sign) if is_letter(sign) => (SetOff::Glued, rest),
        Some(_) => return None,
    };
    let is_one = match set_off {
        SetOff::Marked => true,
        SetOff::Spaced | SetOff::Doubtful => !is_led_by_zero,
        SetOff::Glued => !is_led_by_zero && may_follow_at_once(rest),
    };
    is_one.then_some(Numbered { digits, set_off, rest })
}

/// Whether what touches a number is a move by itself: it names a square or a capture, or castles. `4R` is a square.
fn may_follow_at_once(rest: &str) -> bool {
    !rest.starts_with(['x', 'X'])
        && rest.contains(|sign: char| sign.is_ascii_digit() || matches!(sign, 'x' | 'X' | '×' | ':' | 'O'))
}

/// The signs between a number and its move.
struct Marks<'t> {
    are_some: bool,
    rest: &'t str,
}

impl<'t> Marks<'t> {
    fn of(text: &'t str, digits: &str) -> Self {
        let mut marks = Self { are_some: false, rest: text };
        loop {
            let spaced = marks.rest.trim_start();
            let after_stop = spaced.strip_prefix(STOPS).filter(|after| !marks.begins_move(spaced, after));
            let after_dash = Some(spaced.trim_start_matches(DASHES))
                .filter(|after| after.len() < spaced.len() && marks.dash_is_one(spaced, after, digits));
            match after_stop.or(after_dash) {
                Some(after) => marks = Self { are_some: true, rest: after },
                None => return Self { rest: spaced, ..marks },
            }
        }
    }

    /// Whether a stop stands apart from the number and touches the move: a colon that is the sign of capture (`41 :d4`).
    fn begins_move(&self, stop: &str, after: &str) -> bool {
        stop.starts_with(':') && stop.len() < self.rest.len() && after.starts_with(char::is_alphabetic)
    }

    /// Whether a dash belongs to the number. Between digits it does only after a stop. Before castling in zeros it may be
    /// the rest of a third zero, unless it touches the number or its stop (`41.-0-0`), or a space follows it.
    fn dash_is_one(&self, dash: &str, after: &str, digits: &str) -> bool {
        let touches = dash.len() == self.rest.len();
        match after.trim_start().chars().next() {
            Some('1'..='9') => self.are_some,
            Some('0' | 'O' | 'o') if !after.starts_with(' ') => {
                touches && (self.are_some || !digits.ends_with('0'))
            }
            Some(_) | None => true,
        }
    }
}

/// The text without the ending of an ordinal, before which a stop may stand (`41.ma`).
fn without_ending(text: &str) -> &str {
    let dotted = text.strip_prefix('.').unwrap_or(text);
    let rest = dotted.trim_start_matches(char::is_alphabetic);
    let Some(ending) = dotted.strip_suffix(rest).filter(|ending| !ending.is_empty()) else { return text };
    let is_before_a_label = || {
        let after = rest.trim_start_matches(['.', ' ']);
        // `41a:b4` is a capture by a pawn, `41a b4` a pawn's move; `41a Ccd4` is neither.
        let may_be_file = ending.len() == 1 && ending.starts_with(|letter| matches!(letter, 'a'..='h'));
        let mut signs = after.chars();
        let begins_man = rest.starts_with([' ', '.'])
            && signs.next().is_some_and(char::is_uppercase)
            && signs.next().is_some_and(|next| next.is_alphabetic() || !may_be_file && next.is_numeric());
        after.starts_with(": ")
            || after.starts_with(':') && !may_be_file
            || begins_man
            || lexicon::is_label(bare(word(after).0))
    };
    let is_one =
        lexicon::has(ENDINGS, ending) || (lexicon::has(ENDINGS_OF_LABELS, ending) && is_before_a_label());
    if is_one { rest } else { text }
}

/// The text without the words before and after its number that say what the paper holds (`Move no. 41:`, `41ª jugada`).
pub(super) fn without_heading(text: &str) -> Option<&str> {
    let (mut rest, mut is_named, mut is_number) = (text, false, false);
    loop {
        let (first, after) = word(rest);
        let label = bare(first).trim_end_matches("'s");
        if lexicon::is_label(label) {
            is_named |= label.chars().count() > 2;
        } else if [label, first].iter().any(|word| lexicon::has(NUMBER, word)) || lexicon::has(LETTERS, first)
        {
            is_number = true;
        } else {
            break;
        }
        rest = after;
    }
    let number = numbered(rest).filter(|number| !number.rest.is_empty() && !begins_with_hours(rest))?;
    if rest.len() < text.len() {
        return (is_named || (is_number && number.digits.len() > 1)).then_some(rest);
    }
    let (first, mut after) = word(number.rest);
    if !is_label(first) {
        return None;
    }
    while lexicon::is_label(bare(word(after).0)) {
        after = word(after).1;
    }
    Some(after.strip_prefix(": ").unwrap_or(after))
}

/// Whether a text begins with hours and minutes (`Blancas 1:58`).
fn begins_with_hours(text: &str) -> bool {
    let minutes = text.trim_start_matches(|digit: char| digit.is_ascii_digit()).strip_prefix([':', 'h']);
    minutes.is_some_and(|minutes| {
        let rest = minutes.trim_start_matches(|digit: char| digit.is_ascii_digit());
        minutes.len() == rest.len() + 2 && !rest.starts_with(char::is_alphabetic)
    })
}

/// Whether a word says that a number is that of a move (`Jugada 1:`). Shorter labels may be moves.
pub(super) fn is_label(word: &str) -> bool {
    lexicon::is_label(bare(word)) && bare(word).chars().count() > 2
}

/// A word without the stop after it.
fn bare(word: &str) -> &str {
    word.trim_end_matches(['.', ',', ':'])
}

/// The first word of a text, up to a space or a digit, and what follows.
fn word(text: &str) -> (&str, &str) {
    let end = text.find(|sign: char| sign == ' ' || sign.is_ascii_digit()).unwrap_or(text.len());
    let (word, rest) = text.split_at_checked(end).unwrap_or((text, ""));
    (word, rest.trim_start())
}
