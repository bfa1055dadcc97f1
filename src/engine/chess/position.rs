//! A legal position just before a move: FEN in, plain questions out.
//!
//! Two positions are equal when article 9.2 calls them the same: same men on the same squares, same
//! side to move, same possible moves of all men. The counters are not compared.

use std::fmt::Write as _;

use shakmaty::{Board, Chess, EnPassantMode, MoveList, Position as _, Role, fen::Fen};

use super::{
    fen::{self, PositionFault, castling_squares},
    language::figurine,
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

/// The board from White's side in Unicode figures, with coordinates; nine lines.
#[must_use]
pub fn diagram_text(position: &Position) -> String {
    let mut text = String::with_capacity(200);
    for (row, squares) in position.rows().iter().enumerate() {
        let _ = write!(text, "{}", 8 - row);
        for man in squares {
            let _ = write!(text, " {}", man.map_or('·', |(colour, man)| figurine(man, colour)));
        }
        text.push('\n');
    }
    text.push_str("  a b c d e f g h\n");
    text
}

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
