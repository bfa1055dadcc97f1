//! Men set up on a board, in whatever way: what an editor of positions holds before it is a position.
//!
//! In: the first field of a FEN, or taps on squares. Out: the same field, and what could be said with it.

use shakmaty::{Board, Role};

use super::{
    fen::castling_squares,
    men::{Colour, Man, Square, Wing},
    position::Position,
};

/// Men on squares; nothing says that a game could lead there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement(Board);

impl Placement {
    /// The men of the initial position.
    #[must_use]
    pub const fn initial() -> Self {
        Self(Board::new())
    }

    /// No men.
    #[must_use]
    pub const fn empty() -> Self {
        Self(Board::empty())
    }

    /// The men of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self(shakmaty::Position::board(position.chess()).clone())
    }

    /// The men of the first field of a FEN.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        Board::from_ascii_board_fen(text.as_bytes()).ok().map(Self)
    }

    /// The first field of a FEN.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.board_fen().to_string()
    }

    /// The man on a square.
    #[must_use]
    pub fn man_at(&self, square: Square) -> Option<(Colour, Man)> {
        let piece = self.0.piece_at(square.into_shakmaty())?;
        Some((Colour::from_shakmaty(piece.color), Man::from_shakmaty(piece.role)))
    }

    /// Sets a man on a square, in place of the one that stands there.
    pub fn put(&mut self, square: Square, colour: Colour, man: Man) {
        self.0.set_piece_at(square.into_shakmaty(), man.into_shakmaty().of(colour.into_shakmaty()));
    }

    /// Takes the man off a square.
    pub fn take(&mut self, square: Square) -> Option<(Colour, Man)> {
        let taken = self.man_at(square);
        self.0.discard_piece_at(square.into_shakmaty());
        taken
    }

    /// Whether king and rook stand as they do before they castle.
    #[must_use]
    pub fn can_castle(&self, colour: Colour, wing: Wing) -> bool {
        let (king, rook) = castling_squares(colour, wing);
        let stands = |square, role: Role| self.0.piece_at(square) == Some(role.of(colour.into_shakmaty()));
        stands(king, Role::King) && stands(rook, Role::Rook)
    }
}
