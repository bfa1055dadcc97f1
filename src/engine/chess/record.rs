//! The record of a game: text in, a checked line of play or the first fault out.
//!
//! Text is PGN, or moves in algebraic or UCI notation, from the initial position or from a FEN that
//! stands first. Every move must be legal, and where the case tells its position the line must end in it, so that
//! nothing is ever derived from a game that is not this one.

use super::{
    desk::Written,
    deviation::Deviation,
    fen::PositionFault,
    history::History,
    language::Language,
    men::Colour,
    moves::Move,
    pgn,
    position::Position,
    read::read,
    reading::{Reading, ReadingKind},
    reason::IllegalReason,
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
    line: History,
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

/// A record read in one language after another, until there is nothing to say against the line.
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
    let mut attempts = Vec::new();
    for language in first.into_iter().chain(Language::all()).map(Some).chain(mixed) {
        let mut attempt = Attempt::of(start.clone(), &record.moves, language);
        attempt.fault = attempt.fault.or_else(|| refused(&attempt.line));
        let is_proper = attempt.fault.is_none() && attempt.odd.is_none();
        attempts.push(attempt);
        if is_proper {
            break;
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
    /// Plays the texts one after another as far as they go.
    fn of(start: Position, texts: &[String], language: Option<Language>) -> Self {
        let line = History { positions: vec![start.chess().clone()], moves: Vec::with_capacity(texts.len()) };
        let mut attempt = Self { line, proper: 0, odd: None, fault: None };
        let mut position = start;
        for text in texts {
            let reading = match played(&position, text, language) {
                Ok(made) => {
                    attempt.add(&mut position, made);
                    continue;
                }
                Err(reading) => reading,
            };
            let fault = HistoryFault::BadMove {
                number: position.move_number(),
                colour: position.turn(),
                text: text.clone(),
                reading: reading.kind,
                because: reading.illegal_because,
            };
            let Some(made) = reading.chosen else {
                attempt.fault = Some(fault);
                break;
            };
            attempt.odd = attempt.odd.or(Some(fault));
            attempt.add(&mut position, made);
        }
        attempt
    }

    fn add(&mut self, position: &mut Position, made: Move) {
        *position = position.after(made);
        self.line.positions.push(position.chess().clone());
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
