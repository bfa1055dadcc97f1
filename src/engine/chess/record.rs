//! The record of a game: text in, a checked line of play or the first fault out.
//!
//! Text is PGN, or moves in algebraic or UCI notation, from the initial position or from a FEN that
//! stands first. Every move must be legal, and where the case tells its position the line must end in it, so that
//! nothing is ever derived from a game that is not this one.
//!
//! Tags, comments, variations, evaluation marks, move numbers and results of PGN are left out. Of a file of several games only the
//! first is read, and the games are counted: what to do about the others is for the caller to say.

use super::fen::PositionFault;
use super::language::Language;
use super::men::{Colour, Move};
use super::number::{self, SetOff};
use super::position::{History, Position};
use super::read::read;
use super::reading::{Deviation, IllegalReason, Reading, ReadingKind, Written};
use crate::engine::cancel::Cancel;

/// Why a history is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HistoryFault {
    /// The FEN it begins with is refused.
    BadStart(Vec<PositionFault>),
    /// A move is not one legal move.
    BadMove {
        /// Its number in the game.
        number: u32,
        /// Whose move it is.
        colour: Colour,
        /// The text.
        text: String,
        /// How the text reads.
        reading: ReadingKind,
        /// Why it is illegal, if it is.
        because: Vec<IllegalReason>,
    },
    /// The moves are legal and lead to another position.
    OtherEnd {
        /// FEN of the position reached.
        reached: String,
    },
    /// There are several games, and nothing says which is meant.
    SeveralGames(usize),
    /// A comment or a variation is opened and not closed: what follows would be lost.
    Unclosed,
    /// There is neither a move nor a position to begin with.
    NoMoves,
}

impl History {
    /// The history written in `text`, which must end in the position `end`. The letters are taken to
    /// be those of `language`, else the English ones of PGN, else those of any other. That it ends where it must
    /// excuses a letter of another language.
    ///
    /// # Errors
    ///
    /// The first fault of the reading that got furthest; several games.
    pub fn from_text(text: &str, end: &Position, language: Option<Language>) -> Result<Self, HistoryFault> {
        let attempts = attempts(text, language, Letters::Mixed, |line| {
            let reached = line.end();
            (reached != *end).then(|| HistoryFault::OtherEnd { reached: reached.fen() })
        })?;
        let legal = attempts.iter().filter(|attempt| attempt.fault.is_none());
        match first_most(legal, |attempt| attempt.proper) {
            Some(attempt) => Ok(attempt.line.clone()),
            None => Err(first_most(attempts.iter(), |attempt| attempt.line.moves.len())
                .and_then(|attempt| attempt.fault.clone())
                .unwrap_or(HistoryFault::NoMoves)),
        }
    }

    /// The history written in `text`, wherever it ends: in the language in whose letters it is properly written
    /// longest, `language` before English and English before the others. A record with tags is a program's, and there
    /// English comes first.
    ///
    /// # Errors
    ///
    /// The first fault in that language, a letter that is none of it included; several games, or no moves.
    pub fn to_its_end(text: &str, language: Option<Language>) -> Result<Self, HistoryFault> {
        let attempts = attempts(text, language, Letters::OfOne, |line| {
            (line.is_whole_game() && line.moves.is_empty()).then_some(HistoryFault::NoMoves)
        })?;
        let best = first_most(attempts.iter(), |attempt| attempt.proper).ok_or(HistoryFault::NoMoves)?;
        best.odd.clone().or_else(|| best.fault.clone()).map_or_else(|| Ok(best.line.clone()), Err)
    }
}

/// What the letters of one language make of a record.
struct Attempt {
    language: Option<Language>,
    line: History,
    /// The position that the line has come to.
    position: Position,
    /// How many moves are properly written from the first on.
    proper: usize,
    /// The first move whose letters are of another language, though it can be read.
    odd: Option<HistoryFault>,
    fault: Option<HistoryFault>,
}

/// Whether the letters of several languages may stand in one record.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Letters {
    OfOne,
    Mixed,
}

/// So many half-moves are read between two looks at whether anybody still waits for them.
const BETWEEN_LOOKS: usize = 256;

/// A record read in one language after another, until there is nothing to say against the line. Each reading goes once
/// through the record: first all as far as they are properly written, and only where none comes to
/// its end so, and letters may be mixed, on from there.
fn attempts(
    text: &str,
    language: Option<Language>,
    letters: Letters,
    refused: impl Fn(&History) -> Option<HistoryFault>,
) -> Result<Vec<Attempt>, HistoryFault> {
    let record = split(text.trim_start_matches('\u{FEFF}'));
    if record.games > 1 {
        return Err(HistoryFault::SeveralGames(record.games));
    }
    if record.unclosed {
        return Err(HistoryFault::Unclosed);
    }
    let start = match record.start {
        Some(fen) => Position::from_fen(&fen).map_err(HistoryFault::BadStart)?,
        None => Position::initial(),
    };
    let told = language.unwrap_or(Language::English);
    let first = if record.has_tags { [Language::English, told] } else { [told, Language::English] };
    let mixed = (letters == Letters::Mixed).then_some(None);
    let mut attempts: Vec<Attempt> = Vec::new();
    for language in first.into_iter().chain(Language::all()).map(Some).chain(mixed) {
        if attempts.iter().any(|earlier| earlier.language == language) {
            continue;
        }
        let mut attempt = Attempt::new(start.clone(), language);
        attempt.read(&record.moves, Letters::OfOne);
        if attempt.odd.is_none() {
            attempt.fault = attempt.fault.or_else(|| refused(&attempt.line));
            if attempt.fault.is_none() {
                return Ok(vec![attempt]);
            }
        }
        attempts.push(attempt);
    }
    // A record that is properly written to its end, and ends elsewhere, mixes no letters.
    let is_proper = |attempt: &Attempt| attempt.proper == record.moves.len();
    let reads_on = letters == Letters::Mixed && !attempts.iter().any(is_proper);
    for attempt in attempts.iter_mut().filter(|attempt| attempt.odd.is_some()) {
        if reads_on {
            attempt.read(&record.moves, Letters::Mixed);
            attempt.fault = attempt.fault.take().or_else(|| refused(&attempt.line));
        } else {
            attempt.fault = attempt.fault.take().or_else(|| attempt.odd.clone());
        }
    }
    Ok(attempts)
}

/// The first of those for which a number is greatest.
fn first_most<'a>(
    attempts: impl Iterator<Item = &'a Attempt>,
    number: impl Fn(&Attempt) -> usize,
) -> Option<&'a Attempt> {
    attempts.fold(None, |best: Option<&Attempt>, attempt| {
        if best.is_none_or(|best| number(attempt) > number(best)) { Some(attempt) } else { best }
    })
}

impl Attempt {
    /// Before the first move.
    fn new(start: Position, language: Option<Language>) -> Self {
        let line = History { positions: vec![start.chess().clone()], moves: Vec::new() };
        Self { language, line, position: start, proper: 0, odd: None, fault: None }
    }

    /// Plays on from where the line has come to, as far as the texts go: all that can be read, or up to the first that is
    /// not properly written.
    fn read(&mut self, texts: &[String], letters: Letters) {
        let cancel = Cancel::standing();
        for (number, text) in texts.iter().enumerate().skip(self.line.moves.len()) {
            if number % BETWEEN_LOOKS == 0 && cancel.is_cancelled() {
                self.fault = Some(HistoryFault::NoMoves);
                return;
            }
            let reading = match played(&self.position, text, self.language) {
                Ok(made) => {
                    self.add(made);
                    continue;
                }
                Err(reading) => reading,
            };
            let fault = HistoryFault::BadMove {
                number: self.position.move_number(),
                colour: self.position.turn(),
                text: text.clone(),
                reading: reading.kind,
                because: reading.illegal_because,
            };
            let Some(made) = reading.chosen else {
                self.fault = Some(fault);
                return;
            };
            self.odd.get_or_insert(fault);
            match letters {
                Letters::OfOne => return,
                Letters::Mixed => self.add(made),
            }
        }
    }

    fn add(&mut self, made: Move) {
        self.position = self.position.after(made);
        self.line.positions.push(self.position.chess().clone());
        self.line.moves.push(made);
        self.proper += usize::from(self.odd.is_none());
    }
}

/// The one legal move that a text of the record means, properly written in the language; else how it reads. `Cc6` is a
/// knight's move in Spanish and would pass for a pawn's in English.
fn played(position: &Position, text: &str, language: Option<Language>) -> Result<Move, Box<Reading>> {
    let machine = position.legal_moves().into_iter().find(|made| made.uci() == text);
    if let Some(made) = machine {
        return Ok(made);
    }
    let reading = read(position, &Written { text, language, notation: None }, None);
    let odd = [
        Deviation::ForeignLetter,
        Deviation::UpperCaseLetter,
        Deviation::Doubled,
        Deviation::SignConfused,
        Deviation::OtherWords,
    ];
    match reading.chosen.filter(|_| !odd.iter().any(|odd| reading.deviations.contains(odd))) {
        Some(made) => Ok(made),
        None => Err(Box::new(reading)),
    }
}

/// The parts of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Record {
    /// The FEN it begins with, if it does not begin with the initial position.
    pub(super) start: Option<String>,
    /// The moves as written.
    pub(super) moves: Vec<String>,
    /// Whether it has tags, as programs write them, with English letters.
    pub(super) has_tags: bool,
    /// Whether a comment or a variation is opened and not closed.
    pub(super) unclosed: bool,
    /// How many games there are.
    pub(super) games: usize,
}

/// The tags that stand before the moves of a game: what each is called, and its value.
#[must_use]
pub fn tags(text: &str) -> Vec<(String, String)> {
    let heads = text.lines().map(str::trim).skip_while(|line| line.is_empty() || line.starts_with('%'));
    let heads = heads.take_while(|line| line.is_empty() || line.starts_with('['));
    heads.filter_map(|line| tag(line.strip_prefix('[')?)).collect()
}

/// The parts of a text.
pub(super) fn split(text: &str) -> Record {
    let mut pieces = Pieces::default();
    for line in text.lines() {
        pieces.line(line);
    }
    pieces.end_game();
    let games = pieces.done.len();
    let unclosed = pieces.comment || pieces.unclosed;
    let record = pieces.done.into_iter().next().unwrap_or_default();
    Record { unclosed, games, ..record }
}

/// The games found so far, and the one being read.
#[derive(Default)]
struct Pieces {
    done: Vec<Record>,
    start: Option<String>,
    has_tags: bool,
    body: String,
    /// Within a comment in braces.
    comment: bool,
    /// How deep within variations.
    variation: u32,
    /// A variation was still open where its game ended.
    unclosed: bool,
}

impl Pieces {
    fn line(&mut self, line: &str) {
        let tag = line.trim_start().strip_prefix('[').filter(|_| !self.comment);
        if let Some(tag) = tag {
            if !self.body.trim().is_empty() {
                self.end_game();
            }
            self.has_tags = true;
            self.start = self.start.take().or_else(|| fen_of(tag));
        } else if self.comment || !line.starts_with('%') {
            self.moves(line);
        }
    }

    /// Keeps what is neither a comment nor a variation; a bracket inside a word (`e8(Q)`) belongs to the move.
    fn moves(&mut self, line: &str) {
        for letter in line.chars() {
            match letter {
                '}' => self.comment = false,
                _ if self.comment => {}
                '{' => self.comment = true,
                ';' => break,
                '(' if self.variation > 0
                    || self.body.is_empty()
                    || self.body.ends_with(char::is_whitespace) =>
                {
                    self.variation += 1;
                }
                ')' if self.variation > 0 => self.variation -= 1,
                _ if self.variation > 0 => {}
                other => self.body.push(other),
            }
        }
        self.body.push(' ');
    }

    /// What was read is a game, or several where a result stands between moves.
    fn end_game(&mut self) {
        let body = std::mem::take(&mut self.body);
        let mut words: Vec<&str> = body.split_whitespace().collect();
        let mut start = self.start.take();
        if words.first().is_some_and(|first| first.matches('/').count() == 7) {
            let rest = words.split_off(words.len().min(6));
            start = Some(words.join(" "));
            words = rest;
        }
        let has_tags = std::mem::take(&mut self.has_tags);
        for game in words.split(|word| is_result(word)) {
            let moves = move_texts(game);
            if !moves.is_empty() || start.is_some() {
                self.done.push(Record { start: start.take(), moves, has_tags, ..Record::default() });
            }
        }
        self.unclosed |= self.variation > 0;
        self.variation = 0;
    }
}

fn fen_of(written: &str) -> Option<String> {
    tag(written).filter(|(name, _)| name == "FEN").map(|(_, fen)| fen)
}

/// `White "Ana"]`: a name and, in quotation marks, a value; within it a stroke stands before a mark.
fn tag(written: &str) -> Option<(String, String)> {
    let (name, rest) = written.split_once('"')?;
    let mut value = String::new();
    let mut letters = rest.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => return Some((name.trim().to_owned(), value)),
            '\\' => value.extend(letters.next()),
            other => value.push(other),
        }
    }
    None
}

fn is_result(word: &str) -> bool {
    matches!(word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "1/2" | "½" | "*")
}

/// The moves among words, without their numbers. After a number comes a move: digits that stand there instead are no second
/// number, and are kept for whoever reads the moves to refuse.
fn move_texts(words: &[&str]) -> Vec<String> {
    let mut moves = Vec::new();
    let mut after_number = false;
    let is_number = |word: Option<&&str>| word.is_some_and(|word| number::numbered(word).is_some());
    for (place, word) in words.iter().enumerate() {
        // `Jugada 1: e4 e5`, `1ª jugada e4 e5`.
        if number::is_label(word) && (after_number || is_number(words.get(place + 1))) {
            continue;
        }
        let word = without_long_number(word.trim_end_matches(['ª', 'º', '°']), moves.len() / 2 + 1);
        if word.is_empty() {
            continue;
        }
        let number = number::numbered(word).filter(|number| number.set_off != SetOff::Doubtful);
        let stands_alone = number.is_some_and(|number| number.rest.is_empty());
        let is_bare = number.is_some_and(|number| number.set_off == SetOff::Spaced);
        if stands_alone && !(after_number && is_bare) {
            after_number = true;
            continue;
        }
        after_number = false;
        let text = number.filter(|_| !stands_alone).map_or(word, |number| number.rest);
        let text = text.trim_start_matches(['.', '…']);
        if !is_aside(text) {
            moves.push(text.to_owned());
        }
    }
    // A number without a stop at the end may be what is left of a move.
    let last = words.last().filter(|word| after_number && word.ends_with(|sign: char| sign.is_ascii_digit()));
    moves.extend(last.map(|word| (*word).to_owned()));
    moves
}

/// Strips a move number of four or more digits, if it is the number that the next move has. Four other digits are a move in numeric
/// notation.
fn without_long_number(word: &str, expected: usize) -> &str {
    let rest = word.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let number =
        word.strip_suffix(rest).filter(|digits| digits.len() > 3).and_then(|digits| digits.parse().ok());
    if number == Some(expected) { rest.trim_start_matches(['.', '…', ')', ':']) } else { word }
}

/// Whether a word beside the moves says nothing of them: a sign, a mark of evaluation, a dash for the other side's move.
fn is_aside(text: &str) -> bool {
    let is_sign =
        matches!(text, "e.p." | "ep" | "a.p." | "+" | "++" | "#" | "ch" | "ch." | "!" | "?" | "mate");
    is_sign || text.starts_with('$') || text.chars().all(|sign| "-–—−:.,;)".contains(sign))
}
