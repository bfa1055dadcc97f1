//! The moves that led to a position: a line of legal moves, and what can be asked of it.

use rustc_hash::FxHashMap;
use shakmaty::{Chess, Position as _};

use super::{
    language::Language,
    men::Colour,
    moves::{Move, origin, target},
    position::Position,
};

/// A line of legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    pub(super) positions: Vec<Chess>,
    pub(super) moves: Vec<Move>,
}

impl History {
    /// The position it ends in.
    #[must_use]
    pub fn end(&self) -> Position {
        self.positions.last().cloned().map_or_else(Position::initial, Position::from_chess)
    }

    /// The same with one move more.
    #[must_use]
    pub fn with(&self, made: Move) -> Self {
        let mut longer = self.clone();
        longer.positions.push(self.end().after(made).chess().clone());
        longer.moves.push(made);
        longer
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
        let mut times: FxHashMap<&Chess, u32> = FxHashMap::default();
        for position in &self.positions {
            *times.entry(position).or_default() += 1;
        }
        times.into_values().max()
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
