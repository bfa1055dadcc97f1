//! A legal position just before a move: FEN in, plain questions out.
//!
//! Two positions are equal when article 9.2 calls them the same: same men on the same squares, same
//! side to move, same possible moves of all men. The counters are not compared.

use shakmaty::{Chess, EnPassantMode, MoveList, Position as _, fen::Fen};

use super::{
    fen::{self, PositionFault},
    men::{Colour, Man, Square, Wing},
    moves::Move,
};

/// A position that a game could have reached, with its side to move, rights and counters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position(Chess);

impl Position {
    /// The position described by all six fields of a FEN.
    ///
    /// # Errors
    ///
    /// Every reason why the text is no FEN or the position is impossible, in reading order.
    pub fn from_fen(text: &str) -> Result<Self, Vec<PositionFault>> {
        fen::read(text).map(Self)
    }

    /// The position in which every game begins.
    #[must_use]
    pub const fn initial() -> Self {
        Self(Chess::new())
    }

    /// The six fields of FEN; the en passant square only where such a capture is legal.
    #[must_use]
    pub fn fen(&self) -> String {
        Fen::from_position(&self.0, EnPassantMode::Legal).to_string()
    }

    /// The player who has the move.
    #[must_use]
    pub fn turn(&self) -> Colour {
        Colour::from_shakmaty(self.0.turn())
    }

    /// Half-moves since the last capture or pawn move.
    #[must_use]
    pub fn half_moves(&self) -> u32 {
        self.0.halfmoves()
    }

    /// Number of the move to be played.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.0.fullmoves().get()
    }

    /// Whether the king of the side to move is attacked.
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.0.is_check()
    }

    /// The man on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<(Colour, Man)> {
        let piece = self.0.board().piece_at(square.into_shakmaty())?;
        Some((Colour::from_shakmaty(piece.color), Man::from_shakmaty(piece.role)))
    }

    /// The eight ranks from the eighth down, each from the a-file to the h-file.
    #[must_use]
    pub fn rows(&self) -> [[Option<(Colour, Man)>; 8]; 8] {
        std::array::from_fn(|row| {
            std::array::from_fn(|file| {
                let index = u32::try_from((7 - row) * 8 + file).ok()?;
                let square = shakmaty::Square::try_from(index).ok()?;
                self.piece_at(Square::from_shakmaty(square))
            })
        })
    }

    /// Every man with its square, from a1 to h8.
    #[must_use]
    pub fn men(&self) -> Vec<(Square, Colour, Man)> {
        let men = self.0.board().iter().map(|(at, piece)| {
            let (colour, man) = (Colour::from_shakmaty(piece.color), Man::from_shakmaty(piece.role));
            (Square::from_shakmaty(at), colour, man)
        });
        men.collect()
    }

    /// The rights to castle not yet lost, White's first.
    #[must_use]
    pub fn castling_rights(&self) -> Vec<(Colour, Wing)> {
        let castles = self.0.castles();
        let all = Colour::BOTH.into_iter().flat_map(|colour| Wing::BOTH.map(|wing| (colour, wing)));
        all.filter(|(colour, wing)| castles.has(colour.into_shakmaty(), wing.into_shakmaty())).collect()
    }

    /// The square on which a pawn can be taken in passing.
    #[must_use]
    pub fn en_passant(&self) -> Option<Square> {
        self.0.legal_ep_square().map(Square::from_shakmaty)
    }

    /// Every legal move, in a fixed order.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        self.legal().into_iter().map(Move::from_shakmaty).collect()
    }

    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, played: Move) -> Self {
        Self(self.chess_after(played.shakmaty()))
    }

    pub(super) const fn from_chess(chess: Chess) -> Self {
        Self(chess)
    }

    pub(super) fn chess(&self) -> &Chess {
        &self.0
    }

    pub(super) fn legal(&self) -> MoveList {
        self.0.legal_moves()
    }

    pub(super) fn chess_after(&self, played: shakmaty::Move) -> Chess {
        let mut next = self.0.clone();
        next.play_unchecked(played);
        next
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::initial()
    }
}
