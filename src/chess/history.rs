//! The moves that led to a position: text in, a checked line of play or the first fault out.
//!
//! Text is PGN, or moves in algebraic or UCI notation, from the initial position or from a FEN that
//! stands first. Every move must be legal, and where the case tells its position the line must end in it, so that
//! nothing is ever derived from a game that is not this one.

use shakmaty::{Chess, Position as _};

use super::{
    fen::PositionFault,
    language::Language,
    men::Colour,
    moves::{Move, origin, target},
    pgn,
    position::Position,
    read::{Written, read},
    reading::ReadingKind,
    reason::IllegalReason,
};

/// A line of legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    positions: Vec<Chess>,
    moves: Vec<Move>,
}

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
    /// be those of `language`, else the English ones of PGN, else those of any usual language.
    ///
    /// # Errors
    ///
    /// The first fault of the reading that got furthest; several games.
    pub fn from_text(text: &str, end: &Position, language: Option<Language>) -> Result<Self, HistoryFault> {
        Self::first_line(text, language, |line| {
            let reached = line.end();
            (reached != *end).then(|| HistoryFault::OtherEnd { reached: reached.fen() })
        })
    }

    /// The history written in `text`, wherever it ends. Letters as in [`from_text`](Self::from_text); a record with
    /// tags is a program's and has English letters more likely than those of `language`.
    ///
    /// # Errors
    ///
    /// The first fault of the reading that got furthest; several games, or no moves.
    pub fn to_its_end(text: &str, language: Option<Language>) -> Result<Self, HistoryFault> {
        Self::first_line(text, language, |line| {
            (line.is_whole_game() && line.moves.is_empty()).then_some(HistoryFault::NoMoves)
        })
    }

    /// The first line that some letters make of the text and against which nothing speaks.
    fn first_line(
        text: &str,
        language: Option<Language>,
        refused: impl Fn(&Self) -> Option<HistoryFault>,
    ) -> Result<Self, HistoryFault> {
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
        let mut furthest: Option<(usize, HistoryFault)> = None;
        for letters in first.map(Some).into_iter().chain([None]) {
            let (line, fault) = Self::follow(start.clone(), &record.moves, letters);
            let Some(fault) = fault.or_else(|| refused(&line)) else { return Ok(line) };
            if furthest.as_ref().is_none_or(|(length, _)| line.moves.len() > *length) {
                furthest = Some((line.moves.len(), fault));
            }
        }
        Err(furthest.map_or(HistoryFault::NoMoves, |(_, fault)| fault))
    }

    /// Plays the texts one after another as far as they go.
    fn follow(start: Position, texts: &[String], language: Option<Language>) -> (Self, Option<HistoryFault>) {
        let mut line =
            Self { positions: vec![start.chess().clone()], moves: Vec::with_capacity(texts.len()) };
        let mut position = start;
        for text in texts {
            match played(&position, text, language) {
                Ok(made) => {
                    position = position.after(made);
                    line.positions.push(position.chess().clone());
                    line.moves.push(made);
                }
                Err(fault) => return (line, Some(fault)),
            }
        }
        (line, None)
    }

    /// The position it ends in.
    #[must_use]
    pub fn end(&self) -> Position {
        self.positions.last().cloned().map_or_else(Position::initial, Position::from_chess)
    }

    /// The shortest text that says the same in every language: the moves as pairs of squares, after the FEN of the
    /// first position where that is not the initial one.
    #[must_use]
    pub fn written(&self) -> String {
        let start = self.positions.first().cloned().filter(|_| !self.is_whole_game());
        let start = start.map(|chess| Position::from_chess(chess).fen());
        let moves = self.moves.iter().map(|made| made.uci());
        start.into_iter().chain(moves).collect::<Vec<_>>().join(" ")
    }

    /// The moves with their numbers and the letters of a language, to be read by people.
    #[must_use]
    pub fn score(&self, language: Language) -> String {
        let mut texts = Vec::with_capacity(self.moves.len());
        for (chess, made) in self.positions.iter().zip(&self.moves) {
            let position = Position::from_chess(chess.clone());
            let number = position.move_number();
            let move_text = made.san(&position, language);
            texts.push(match position.turn() {
                Colour::White => format!("{number}. {move_text}"),
                Colour::Black if texts.is_empty() => format!("{number}... {move_text}"),
                Colour::Black => move_text,
            });
        }
        let start = self.positions.first().cloned().filter(|_| !self.is_whole_game());
        let start = start.map(|chess| Position::from_chess(chess).fen());
        start.into_iter().chain(texts).collect::<Vec<_>>().join(" ")
    }

    /// The moves, in order.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Half-moves since the last capture or pawn move, as counted on the moves themselves.
    #[must_use]
    pub fn half_moves(&self) -> u32 {
        self.positions.last().map_or(0, Chess::halfmoves)
    }

    /// How often the position that stood on the board most often stood there.
    #[must_use]
    pub fn most_repeated(&self) -> Option<u32> {
        let times = |of: &Chess| self.positions.iter().filter(|past| *past == of).count();
        let most = self.positions.iter().map(times).max()?;
        u32::try_from(most).ok()
    }

    /// Whether the line begins with the first move of the game.
    #[must_use]
    pub fn is_whole_game(&self) -> bool {
        self.positions.first() == Some(&Chess::new())
    }

    /// The square on which the man now on `square` stood when the game began; only a whole game tells.
    pub(super) fn first_square(&self, square: shakmaty::Square) -> Option<shakmaty::Square> {
        if !self.is_whole_game() {
            return None;
        }
        let back = self.moves.iter().rev().copied().map(Move::shakmaty).fold(square, |at, made| match made {
            shakmaty::Move::Castle { rook, .. } => castled_from(made, rook, at),
            shakmaty::Move::Normal { .. } | shakmaty::Move::EnPassant { .. } | shakmaty::Move::Put { .. } => {
                if target(made) == at {
                    origin(made)
                } else {
                    at
                }
            }
        });
        Some(back)
    }

    /// Positions from the first to the last.
    pub(super) fn positions(&self) -> &[Chess] {
        &self.positions
    }
}

fn castled_from(made: shakmaty::Move, rook: shakmaty::Square, at: shakmaty::Square) -> shakmaty::Square {
    let rook_target =
        made.castling_side().map(|side| shakmaty::Square::from_coords(side.rook_to_file(), rook.rank()));
    if rook_target == Some(at) {
        rook
    } else if target(made) == at {
        origin(made)
    } else {
        at
    }
}

/// The one legal move that a text of the record means.
fn played(position: &Position, text: &str, language: Option<Language>) -> Result<Move, HistoryFault> {
    let machine = position.legal_moves().into_iter().find(|made| made.uci() == text);
    if let Some(made) = machine {
        return Ok(made);
    }
    let reading = read(position, &Written { text, language, notation: None }, None);
    reading.chosen.ok_or_else(|| HistoryFault::BadMove {
        number: position.move_number(),
        colour: position.turn(),
        text: text.to_owned(),
        reading: reading.kind,
        because: reading.illegal_because,
    })
}
