//! Cleaning a written text: the text as entered in, the bare move and its signs out.
//!
//! Everything that cannot change which move is meant goes here: kinds of hyphen, spaces, move numbers,
//! comments, remarks (offers of a draw, the time, opinions), struck-out words. What was found is kept as deviations or signs. What is
//! not known to be one of these stays, so that no sign that means something is passed over.

use super::language::{self, Language, latin_look_alike};
use super::number::{self, Numbered, SetOff};
use super::reading::Deviation;
use super::signs::{self, Signs};
use super::{lexicon, words};

/// A cleaned sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sheet {
    /// The move without spaces, signs and number; castling as `O-O`, `O-O-O` or `O`. Several where what is written can be
    /// taken in several ways, all as good: with its words as words or as letters, with a letter as a label or a man.
    pub(super) cores: Vec<String>,
    /// The same when a final `?` may be a character that cannot be read, not a comment.
    pub(super) with_marks: Vec<String>,
    /// Signs of check, mate and en passant.
    pub(super) signs: Signs,
    /// Remarks on the paper.
    pub(super) notes: Vec<Deviation>,
}

/// The cleaned sheet of a text.
pub(super) fn clean(text: &str, language: Option<Language>) -> Sheet {
    let mut sheet = Sheet::default();
    let plain = plain(text, &mut sheet.notes);
    let mut rest = without_number(plain.trim());
    let (mut marks, mut is_numbered) = ("", rest.len() < plain.trim().len());
    loop {
        let before = rest.len();
        let inner = without_brackets(rest);
        // A move has one number.
        rest = if is_numbered { inner } else { without_number(inner) };
        is_numbered |= rest.len() < inner.len();
        rest = strip_draw_offer(rest, &mut sheet.notes);
        (rest, marks) = strip_comment(rest, marks);
        rest = without_note(rest).unwrap_or(rest);
        rest = signs::strip_last(rest, language, &mut sheet.signs);
        if rest.len() == before {
            break;
        }
    }
    let illegible = "?".repeat(marks.matches('?').count());
    for text in without_label(rest, language).into_iter().flat_map(with_doubtful_number) {
        let first = sheet.cores.len();
        cores(text, language, &mut sheet.cores);
        let core = sheet.cores.get(first).filter(|_| !illegible.is_empty());
        sheet.with_marks.extend(core.map(|core| {
            let marked = format!("{core}{illegible}");
            words::in_zeros(&marked).map_or(marked, str::to_owned)
        }));
    }
    sheet
}

impl Sheet {
    /// The move in the way of taking it that comes first.
    pub(super) fn core(&self) -> &str {
        self.cores.first().map_or("", String::as_str)
    }

    /// Whether nothing is written that could be a move.
    pub(super) fn is_empty(&self) -> bool {
        self.core().is_empty() && self.with_marks.is_empty()
    }
}

/// The text in plain characters, without the move number.
pub(super) fn typed(text: &str, notes: &mut Vec<Deviation>) -> String {
    without_number(plain(text, notes).trim()).to_owned()
}

/// The text in plain characters, without what is struck out, which is added to `notes`, and without the blanks of a printed form.
fn plain(text: &str, notes: &mut Vec<Deviation>) -> String {
    let visible = without_struck(text, notes);
    without_blanks(&visible.chars().filter_map(plain_character).collect::<String>())
}

/// Removes words that consist only of underscores: the blank lines of a printed form.
fn without_blanks(text: &str) -> String {
    let is_blank = |word: &&str| !word.is_empty() && word.chars().all(|sign| sign == '_');
    if text.split(' ').any(|word| is_blank(&word)) {
        text.split(' ').filter(|word| !is_blank(word)).collect::<Vec<_>>().join(" ")
    } else {
        text.to_owned()
    }
}

/// The two moves of a text that begins with their number (`41. Td1 Td8`).
pub(super) fn pair(text: &str) -> Option<(&str, &str)> {
    let numbered = number::numbered(text.trim()).filter(|number| number.set_off != SetOff::Doubtful)?;
    let (first, then) = numbered.rest.trim().split_once([' ', ','])?;
    let then = then.trim_start_matches([' ', ',', '-']);
    (!first.is_empty() && !then.is_empty()).then_some((first, then))
}

/// The last square that a text names.
pub(super) fn last_square(text: &str) -> Option<&str> {
    (0..text.len().saturating_sub(1)).rev().filter_map(|at| text.get(at..at + 2)).find(|pair| is_square(pair))
}

/// Words before a move that is written once more.
const AGAIN: &str = "repito ripeto repeat again bis wiederhole répète repete";

/// The two parts of a text of which the second may say the first once more: in brackets, behind a dash, a comma or a stop, or behind
/// a space.
pub(super) fn twice(text: &str) -> Option<[&str; 2]> {
    let bracketed = || {
        let (first, rest) = text.split_once('(')?;
        Some([first.trim(), rest.trim_end().strip_suffix(')')?.trim()])
    };
    let divided = || {
        let at = |sign| text.split_once(sign).map(|(first, then)| [first.trim(), then.trim()]);
        [" - ", " – ", " — ", ", ", "; ", ". "].into_iter().find_map(at)
    };
    // The first space divides (`Tc5 torre a c5`): what comes first has no spaces.
    let apart = || text.split_once(' ').map(|(first, then)| [first.trim(), then.trim()]);
    let parts = bracketed().or_else(divided).or_else(apart)?;
    let [first, then] = parts;
    let then = then
        .split_once(':')
        .filter(|(word, _)| lexicon::has(AGAIN, word.trim()))
        .map_or(then, |(_, then)| then.trim());
    (!first.is_empty() && !then.is_empty()).then_some([first, then])
}

/// The text without the strokes with which its author closed the line (`Tc5 --`, `*Tc5*`). A stroke behind zeros may stand for a third.
pub(super) fn without_strokes(text: &str) -> Option<&str> {
    let rest = text.trim_matches([' ', '-', '/', '|', '\\', '*']);
    (rest.len() < text.trim().len() && words::in_zeros(rest).is_none()).then_some(rest)
}

/// The text without a score at its end.
pub(super) fn without_score<'a>(text: &'a str, score: &str) -> Option<&'a str> {
    let (rest, last) = text.trim_end().rsplit_once(' ')?;
    (last.trim_matches(['(', ')', '.']).replace(':', "-") == score).then(|| rest.trim_end())
}

/// Negations that stand before the name of a draw (`no ofrezco tablas`, I offer no draw; `senza patta`, without a draw).
const WITHOUT: &str = "no non not without sin senza kein keine nicht ohne pas sans geen sem não nao";

/// Whether a word of a text denies something.
pub(super) fn denies(text: &str) -> bool {
    text.split([' ', ',', ';', '.', '(', ')']).any(|word| lexicon::has(WITHOUT, word))
}

/// The text without words at its end that say that no draw is offered. They end with the name of the draw, and at most two words of
/// an offer stand between it and the denial.
pub(super) fn without_refused_draw(text: &str) -> Option<&str> {
    // The last word and where it begins.
    let last = |text: &str| -> Option<(usize, String)> {
        let text = text.trim_end_matches([' ', '.', ')', '!']);
        let at = text.rfind([' ', ',', '(', ';']).map_or(0, |at| at + 1);
        Some((at, text.get(at..)?.to_owned()))
    };
    let (mut end, draw) = last(text)?;
    if !lexicon::is_draw(&draw) {
        return None;
    }
    for _ in 0..3 {
        let (at, word) = last(text.get(..end)?)?;
        if lexicon::has(WITHOUT, &word) {
            let rest = text.get(..at)?.trim_end_matches([' ', ',', ';', '(', '.', '-']);
            return (!rest.is_empty()).then_some(rest);
        }
        if !is_of_offer(&word) {
            return None;
        }
        end = at;
    }
    None
}

/// The origin square in a text of exactly two squares, in algebraic (`c7-c5`) or ICCF numeric notation (`3735`).
pub(super) fn departure(text: &str) -> Option<String> {
    let (from, rest) = text.trim().split_at_checked(2)?;
    let to = rest.trim_start_matches(['-', ' ', 'x']);
    if is_square(from) && is_square(to) {
        return Some(from.to_owned());
    }
    let in_letters = |pair: &str| match pair.as_bytes() {
        [file @ b'1'..=b'8', rank @ b'1'..=b'8'] => {
            Some([file - b'1' + b'a', *rank].map(char::from).into_iter().collect::<String>())
        }
        _ => None,
    };
    in_letters(to).and(in_letters(from))
}

/// Both squares of a move and the word before or behind them, which touches them only where they are in figures (`c7c5 torre`,
/// `T3735`).
pub(super) fn beside_squares(text: &str) -> Option<(&str, &str)> {
    let behind = text.rsplit_once(' ');
    let before = text.split_once(' ').map(|(name, squares)| (squares, name));
    let first = text.find(|sign: char| sign.is_ascii_digit()).and_then(|at| text.split_at_checked(at));
    let last = text.rfind(|sign: char| sign.is_ascii_digit()).and_then(|at| text.split_at_checked(at + 1));
    let glued = [first.map(|(name, squares)| (squares, name)), last];
    let divided = [behind, before].into_iter().chain(glued).flatten();
    let mut named = divided.map(|(squares, name)| (squares, name.trim_matches([' ', '.', '(', ')'])));
    named.find(|(squares, name)| !name.is_empty() && departure(squares).is_some())
}

/// Whether a word leaves a choice between the moves written.
pub(super) fn leaves_a_choice(text: &str) -> bool {
    OR.iter().any(|or| text.contains(or))
}

/// Words between moves that are written for choice.
const OR: [&str; 6] = [" o ", " ó ", " or ", " ou ", " oder ", " oppure "];

/// The parts of a sheet on which several moves seem to be written.
pub(super) fn parts(text: &str) -> Vec<String> {
    if !text.contains([' ', '\t', '\n', '/', ';', ',', '\u{A0}']) {
        return Vec::new();
    }
    let visible = without_struck(text, &mut Vec::new());
    let visible = without_number(visible.trim()).to_owned();
    let separated = OR
        .iter()
        .chain(&[" / ", "/", ";", ","])
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
    if text.matches("~~").count() > 1 {
        notes.push(Deviation::StruckOut);
    }
    let mut visible = String::new();
    for part in inked(text) {
        match part {
            Inked::Written(text) => {
                visible.push_str(text);
                visible.push(' ');
            }
            Inked::Scribble => visible.push(SCRIBBLE),
            Inked::Struck(_) => {}
        }
    }
    visible.truncate(visible.trim_end_matches(' ').len());
    visible
}

/// A sign of which nothing can be made; no notation has it.
const SCRIBBLE: char = '\u{FFFD}';

/// Removes a pair of brackets around the whole text, or a single bracket at either end that has no counterpart.
fn without_brackets(text: &str) -> &str {
    let lone = match (text.strip_prefix('('), text.strip_suffix(')')) {
        (Some(rest), None) if !rest.contains(['(', ')']) && rest.starts_with(char::is_alphanumeric) => {
            Some(rest)
        }
        (None, Some(rest)) if !rest.contains(['(', ')']) && rest.ends_with(char::is_alphanumeric) => {
            Some(rest)
        }
        (_, _) => None,
    };
    if let Some(rest) = lone {
        return rest.trim();
    }
    let inner = [('(', ')'), ('[', ']'), ('{', '}'), ('<', '>')].into_iter().find_map(|(open, close)| {
        text.strip_prefix(open)?.strip_suffix(close).filter(|inner| !inner.contains([open, close]))
    });
    inner.map_or(text, str::trim)
}

/// The text without a label before a colon; a letter that may be one leaves both ways of taking it.
fn without_label(text: &str, language: Option<Language>) -> Vec<&str> {
    if let Some(rest) = without_letter(text, language) {
        return vec![rest, text];
    }
    let labelled = text.split_once(':').filter(|(_, rest)| rest.starts_with(' '));
    let Some((label, rest)) = labelled else { return vec![without_words_before(text)] };
    let rest = without_number(rest.trim_start());
    if lexicon::is_colour(label.trim_end(), None) {
        vec![rest, text]
    } else if label.split_whitespace().any(lexicon::is_label) && label.split_whitespace().all(is_of_label) {
        vec![rest]
    } else {
        vec![text]
    }
}

/// A label, a small word beside one, or a number.
fn is_of_label(word: &str) -> bool {
    let is_number = || word.trim_end_matches('.').chars().all(|digit| digit.is_ascii_digit());
    lexicon::is_label(word) || lexicon::is_beside_labels(word) || is_number()
}

/// The text without the letter of a colour before a whole move (`B. Tc1`, `N 41. Td1`, `(B) Ce5`). A letter that also names a man in
/// the writer's language is one only before the number of the move.
fn without_letter(text: &str, language: Option<Language>) -> Option<&str> {
    let inner = text.strip_prefix('(').unwrap_or(text);
    let after = inner.strip_prefix(char::is_alphabetic)?;
    let letter = inner.strip_suffix(after).filter(|letter| lexicon::is_colour(letter, language))?;
    let is_bracketed = inner.len() < text.len();
    let after =
        if is_bracketed { after.strip_prefix(')')? } else { after.strip_prefix('.').unwrap_or(after) };
    let numbered = after.strip_prefix(' ')?.trim_start();
    let rest = without_number(numbered);
    let names_a_man = match language {
        Some(language) => language.man_at(letter).is_some(),
        None => Language::USUAL.iter().any(|language| language.man_at(letter).is_some()),
    };
    if names_a_man && rest.len() == numbered.len() {
        return None;
    }
    let is_man =
        rest.starts_with(|first: char| first.is_uppercase() || language::from_figurine(first).is_some());
    let is_whole = is_man
        && rest.contains(|sign: char| matches!(sign, 'a'..='h'))
        && rest.contains(|sign: char| sign.is_ascii_digit());
    (is_whole || words::in_zeros(rest).is_some()).then_some(rest)
}

/// The text without words before the move that say whose it is or what it is (`Abgabezug Sf3`, `La mia mossa Cf3`).
fn without_words_before(text: &str) -> &str {
    let (mut rest, mut is_labelled) = (text.strip_prefix("I ").unwrap_or(text), false);
    while let Some((first, after)) = rest.split_once(' ') {
        let is_label = lexicon::is_label(first);
        if !(is_label || lexicon::is_beside_labels(first)) || after.trim().is_empty() {
            break;
        }
        // Short words are labels only behind another.
        is_labelled |= is_label && first.chars().count() > 3;
        rest = after.trim_start();
    }
    if is_labelled { without_number(rest) } else { text }
}

/// One character as if typed: other hyphens, spaces, wide and Cyrillic letters become the plain ones.
fn plain_character(letter: char) -> Option<char> {
    match letter {
        '\u{2010}'..='\u{2015}'
        | '\u{2212}'
        | '\u{FE58}'
        | '\u{FE63}'
        | '\u{2043}'
        | '~'
        | '·'
        | '•'
        | '→'
        | '⇒'
        | '➝'
        | '➔' => Some('-'),
        '’' | '‘' | '´' => Some('\''),
        '×' | '✕' | '✖' | '⨯' | '∗' | '*' => Some('x'),
        '\u{200B}'..='\u{200F}'
        | '\u{FE0E}'
        | '\u{FE0F}'
        | '\u{FEFF}'
        | '¿'
        | '¡'
        | '"'
        | '“'
        | '”'
        | '«'
        | '»'
        | '`'
        | 'ª'
        | 'º'
        | '°' => None,
        '…' => Some('.'),
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(letter) - 0xFEE0),
        space if space.is_whitespace() => Some(' '),
        other => Some(latin_look_alike(other)),
    }
}

/// The text after the number of its move, where that is beyond doubt, and after leading stops. A single digit that touches
/// the move may be a sign of it (`6c4` is `bc4`, `4R` a square), and no game is adjourned so early. Digits alone may be what
/// is left of a move.
fn without_number(text: &str) -> &str {
    if begins_with_a_time(text) {
        return text;
    }
    let text = number::without_heading(text).unwrap_or(text);
    match number::numbered(text) {
        Some(Numbered { digits, set_off: SetOff::Glued, rest }) if digits.len() > 1 => rest,
        Some(Numbered { set_off: SetOff::Marked, rest, .. }) => rest,
        Some(Numbered { set_off: SetOff::Spaced, rest, .. }) if !rest.is_empty() => rest,
        Some(_) => text,
        None => without_dash(text.trim_start_matches(['.', ')', ':']).trim_start()),
    }
}

/// Whether a text begins with a time of day (`19:35 Cf3`), of which the hour is no number of a move.
fn begins_with_a_time(text: &str) -> bool {
    let Some((time, _)) = text.split_once(' ') else { return false };
    let is_two = |part: &str| part.len() == 2 && part.chars().all(|digit| digit.is_ascii_digit());
    let time = time.trim_end_matches(['.', ',']);
    time.split_once([':', '.']).is_some_and(|(hour, minute)| is_two(hour) && is_two(minute))
}

/// The text after a dash in the place of White's move, which a space sets off from Black's (`— Kd7`).
fn without_dash(text: &str) -> &str {
    let rest = text.trim_start_matches('-');
    let is_set_off = rest.len() < text.len() && rest.starts_with(' ');
    let rest = rest.trim_start();
    if is_set_off && rest.starts_with(|first: char| first.is_alphabetic() && first != 'O') {
        rest
    } else {
        text
    }
}

/// The text as it is, and without what may be its number.
fn with_doubtful_number(text: &str) -> impl Iterator<Item = &str> {
    let doubtful = number::numbered(text).filter(|number| number.set_off == SetOff::Doubtful);
    std::iter::once(text).chain(doubtful.map(|number| number.rest))
}

fn strip_draw_offer<'a>(text: &'a str, notes: &mut Vec<Deviation>) -> &'a str {
    let sign = || ["(=)", "( = )", "=", " 1/2", "(1/2)"].iter().find_map(|sign| text.strip_suffix(sign));
    match sign().or_else(|| without_offer(text)) {
        Some(rest) => {
            notes.push(Deviation::DrawOffer);
            rest.trim_end()
        }
        None => text,
    }
}

/// The text without final marks of comment, and the marks.
fn strip_comment<'a>(text: &'a str, earlier: &'a str) -> (&'a str, &'a str) {
    let text = text.strip_suffix(".-").unwrap_or(text);
    // Behind a square on which a pawn becomes a man a sign in brackets may be that man.
    let bracketed = ["(?)", "(!)", "(?!)", "(!?)", "(??)", "(!!)"].into_iter();
    let bracketed = bracketed.filter_map(|sign| text.strip_suffix(sign)).map(str::trim_end);
    if let Some(rest) = bracketed.filter(|rest| !rest.ends_with(['1', '8'])).find(|rest| !rest.is_empty()) {
        return (rest, earlier);
    }
    let rest = text.trim_end_matches(['!', '?', ' ', '.', ',', ';', '\'', '±', '∓']);
    let marks = text.strip_prefix(rest).unwrap_or_default();
    (rest, if marks.trim().is_empty() { earlier } else { marks })
}

/// Adds the move without spaces, in each way of taking it; every way of writing castling becomes one.
fn cores(text: &str, language: Option<Language>, cores: &mut Vec<String>) {
    if let Some(castling) = words::in_words(text) {
        cores.push(castling.to_owned());
        return;
    }
    let plain = without_spaces(text);
    if let Some(castling) = words::in_zeros(&plain) {
        cores.push(castling.to_owned());
        return;
    }
    let joined = space_as_hyphen(text).or_else(|| square_joined(&plain));
    let origin = with_origin_named(text);
    match words::translated(text, language) {
        Some(words) if words.names_a_man => cores.extend([words.text, plain]),
        Some(words) => cores.extend([plain, words.text]),
        None => cores.push(plain),
    }
    cores.extend(joined);
    cores.extend(origin);
    let smudged = cores.first().and_then(|core| language::with_smudged_name(core, language));
    cores.extend(smudged);
}

/// The text without spaces and stops; a hyphen drawn long or as an arrow is one.
fn without_spaces(text: &str) -> String {
    let plain: String = text.chars().filter(|letter| !matches!(letter, ' ' | '.' | '\'' | ',')).collect();
    if plain.contains('-') && (plain.contains("--") || plain.contains("->")) {
        plain.replace("->", "-").replace("--", "-")
    } else {
        plain
    }
}

/// Words before the square of departure.
const FROM: &str = "de del desde da dal di from von du из";

/// Articles that stand for the man before the square of departure (`Cb3, el de c5`).
const THE_ONE: &str = "el la quello quella the der die das celui celle";

/// Words between the square of departure and the square of arrival.
const TO: &str = "a al à to nach zu auf para en hacia vers in на - :";

/// Rewrites a move whose square of departure stands beside it, in brackets or behind a preposition (`Cd4 (f3)`, `Cd4 (de f3)`,
/// `Cd4, el de f3`), in long algebraic notation.
pub(super) fn with_departure_beside(text: &str) -> Option<String> {
    let without_signs = |word: &str| word.trim_matches(['(', ')', '[', ']', ',']).to_owned();
    let is_bracketed = |word: &str| word.starts_with(['(', '[']) && word.ends_with([')', ']']);
    let words: Vec<String> = text.split_whitespace().map(without_signs).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (moved, left) = match words.as_slice() {
        [moved, from, left] if is_from(from) => (moved, left),
        [moved, the, from, left] if lexicon::has(THE_ONE, the) && is_from(from) => (moved, left),
        [moved, left] if text.split_whitespace().last().is_some_and(is_bracketed) => (moved, left),
        _ => return None,
    };
    let (man, reached) = moved.split_at_checked(moved.len().checked_sub(2)?)?;
    (is_square(left) && is_square(reached)).then(|| format!("{man}{left}-{reached}"))
}

fn is_square(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

/// Whether a word stands before the square of departure. `Da` begins with the letter of a queen.
fn is_from(word: &str) -> bool {
    lexicon::has(FROM, word) && (word.starts_with(char::is_lowercase) || word.chars().count() > 2)
}

/// Rewrites a move whose square of departure follows a preposition (`de f3 a e5`, `Cd4 de f3`) in long algebraic notation.
fn with_origin_named(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        [from, left, to, reached]
            if is_from(from) && lexicon::has(TO, to) && is_square(left) && is_square(reached) =>
        {
            Some(format!("{left}-{reached}"))
        }
        [moved, from, left] if is_from(from) && is_square(left) => {
            let (man, reached) = moved.split_at_checked(moved.len().checked_sub(2)?)?;
            is_square(reached).then(|| format!("{man}{left}-{reached}"))
        }
        _ => None,
    }
}

/// In English descriptive notation a space may stand for the hyphen (`P K 4`).
fn space_as_hyphen(text: &str) -> Option<String> {
    let (man, square) = text.split_once(' ')?;
    let is_man = man.chars().all(|letter| matches!(letter, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 't' | '.'));
    let is_joined = square.contains(['-', 'x', 'X', ':', '=', '/', '(']);
    (is_man && !is_joined).then(|| format!("{}-{}", without_spaces(man), without_spaces(square)))
}

/// Removes separators from a move to one square: a hyphen or slash between file and rank (`e-4`, `Cf-3`), or before the file (`C/f3`).
/// `None` if the text has another form.
fn square_joined(text: &str) -> Option<String> {
    let rest = text
        .trim_start_matches(|first: char| first.is_uppercase() || language::from_figurine(first).is_some());
    let man = text.strip_suffix(rest).filter(|man| man.chars().count() < 2)?;
    let square = rest.replace(['-', '/'], "");
    let is_closed = rest.ends_with(|last: char| last.is_ascii_digit());
    (is_closed && square.len() < rest.len() && is_square(&square)).then(|| format!("{man}{square}"))
}

/// Words for the men that name the wings.
const WINGS: &str = "rey dama re donna king queen";

/// The text without the wing at which its man stood when the game began, where the square of arrival is algebraic (`Caballo de rey a
/// f3`, `King's knight f3`).
pub(super) fn without_wing(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_wing = |word: &str| lexicon::has(WINGS, word);
    let rest = match words.as_slice() {
        [man, of, wing, rest @ ..] if is_from(of) && is_wing(wing) => [&[*man], rest].concat(),
        [wing, rest @ ..] if wing.strip_suffix("'s").is_some_and(is_wing) => rest.to_vec(),
        _ => return None,
    };
    rest.last().is_some_and(|last| is_square(last)).then(|| rest.join(" "))
}

/// A part of what is on the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inked<'t> {
    /// It stands; a `?` in it is a sign of which nothing can be made, or a comment.
    Written(&'t str),
    /// Text that is struck out.
    Struck(&'t str),
    /// A scribble, of which nothing can be made; what follows it is written on.
    Scribble,
}

/// The parts of a text in their order, with the spaces around them; one that is written may be empty.
#[must_use]
pub fn inked(text: &str) -> Vec<Inked<'_>> {
    let marks = text.matches("~~").count();
    let mut parts = Vec::new();
    for (index, part) in text.split("~~").enumerate() {
        // The last of an odd number strikes nothing out: it is a scribble, and what follows it is still written.
        if marks % 2 == 1 && index == marks {
            parts.extend([Inked::Scribble, Inked::Written(part)]);
        } else {
            parts.push(if index % 2 == 0 { Inked::Written(part) } else { Inked::Struck(part) });
        }
    }
    parts
}

/// Words with which a draw is offered.
const OFFER: &str = "ofrezco ofrece ofrecido propongo propone oferta y offro offre proposta offerta con e la le un i a \
                     offer offered offers offering ofreciendo offrendo of de di and biete bietet angebot und propose proposition et ofereço proponho \
                     je ich an angeboten mit with would you like aceptas accetti предлагаю";

/// Words with which a draw is claimed, and of what the claim rests on. A claim counts as an offer.
const CLAIM: &str = "reclamo reclama reclamando reclamar rivendico rivendica rivendicando richiedo claim claims claimed claiming \
                     reklamiere reklamiert beanspruche réclame reivindico the der die den por per by durch par della delle las los regla regola \
                     rule règle regel jugadas movimientos mosse moves move züge coups cincuenta cinquanta fifty fünfzig \
                     fifty-move 50-move 50-züge-regel fünfzig-züge-regel";

/// Words for the return of a position.
const REPETITION: &str = "repetición repeticiones repetida ripetizione ripetuta repetition repeated stellungswiederholung wiederholung \
                          répétition repetição posición posizione position";

/// Words that count to three.
const THIRD: &str = "3 3a 3rd 3x 3-fold tercera triple terza triplice tripla third threefold three-fold dreimalige dreifache \
                     dritte troisième triple tripla";

/// Whether a word says nothing beside the name of a draw.
fn is_of_offer(word: &str) -> bool {
    [OFFER, CLAIM, REPETITION].iter().any(|words| lexicon::has(words, word))
}

/// Opinions about the position, as players write them after a move.
const OPINIONS: [&str; 10] = ["+/-", "-/+", "+/=", "=/+", "+-", "-+", "∞", "⩲", "⩱", "½"];

/// The text without words at one of its ends that offer a draw.
fn without_offer(text: &str) -> Option<&str> {
    let last = |text| str::rsplit_once(text, [' ', ',', ';', '(', '[']);
    let first = |text| str::split_once(text, [' ', ',', ';', ':', ')', ']']).map(|(word, rest)| (rest, word));
    without_words(text, last, 1).or_else(|| without_words(text, first, 2))
}

/// The text without words of an offer that are split off; once the draw is named, only words of a certain length, for `a`
/// may begin the move.
fn without_words<'a>(
    text: &'a str,
    split: impl Fn(&'a str) -> Option<(&'a str, &'a str)>,
    shortest: usize,
) -> Option<&'a str> {
    let mut rest = text;
    let (mut is_drawn, mut is_third, mut is_repeated) = (false, false, false);
    while let Some((shorter, word)) = split(rest) {
        let word = word.trim_matches(['?', '!', '.', '-', '(', ')', '[', ']', ':', ';', ',']);
        let names_draw = lexicon::is_draw(word);
        // A number behind the move belongs to the claim only where the move has its rank (`Tc 3 repetición`).
        let has_rank = || shorter.contains(|sign: char| sign.is_ascii_digit());
        let counts = (lexicon::has(THIRD, word) || word == "50") && has_rank();
        let is_offered = is_drawn || is_third && is_repeated;
        let says_nothing =
            word.is_empty() || counts || ((!is_offered || word.len() >= shortest) && is_of_offer(word));
        if !names_draw && !says_nothing {
            break;
        }
        is_drawn |= names_draw;
        is_third |= lexicon::has(THIRD, word);
        is_repeated |= lexicon::has(REPETITION, word);
        rest = shorter.trim_matches([' ', '-']);
    }
    (is_drawn || is_third && is_repeated).then_some(rest).filter(|rest| !rest.is_empty())
}

/// The text without the time or an opinion at its end.
fn without_note(text: &str) -> Option<&str> {
    if text.ends_with(|last: char| last.is_ascii_alphanumeric()) && !text.contains(' ') {
        return None;
    }
    let opinion = || OPINIONS.iter().find_map(|opinion| text.strip_suffix(opinion));
    without_time(text).or_else(opinion).map(str::trim_end).filter(|rest| !rest.is_empty())
}

/// `12:45`, `(1:23:45)`, `[0.45]`, `1h12`.
fn without_time(text: &str) -> Option<&str> {
    let (rest, last) = text.rsplit_once(' ')?;
    let time = last.trim_matches(['(', ')', '[', ']', '\'']);
    let mut parts = time.split([':', 'h', '.']);
    let hours = parts.next()?;
    let is_number = |part: &str| part.chars().all(|digit| digit.is_ascii_digit());
    let is_first = matches!(hours.len(), 1 | 2) && is_number(hours);
    let (mut others, mut all_two) = (0, true);
    for part in parts {
        others += 1;
        all_two &= part.len() == 2 && is_number(part);
    }
    (is_first && all_two && matches!(others, 1 | 2)).then_some(rest)
}
