//! The record of a game: text in, a checked line of play or the first fault out.
//!
//! Text is PGN, or moves in algebraic or UCI notation, from the initial position or from a FEN that
//! stands first. Every move must be legal, and where the case tells its position the line must end in it, so that
//! nothing is ever derived from a game that is not this one.

use crate::engine::cancel::Cancel;

use super::{
    fen::PositionFault,
    history::History,
    language::Language,
    men::Colour,
    moves::Move,
    pgn,
    position::Position,
    read::read,
    reading::{Deviation, IllegalReason, Reading, ReadingKind, Written},
};

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
    let record = pgn::split(text);
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
