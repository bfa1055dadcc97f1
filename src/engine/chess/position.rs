//! A legal position just before a move: FEN in, plain questions out; and the line of legal moves that led to it.
//!
//! Two positions are equal when article 9.2 calls them the same: same men on the same squares, same
//! side to move, same possible moves of all men. The counters are not compared.

use std::fmt::Write as _;

use rustc_hash::FxHashMap;
use shakmaty::fen::Fen;
use shakmaty::{Board, Chess, EnPassantMode, MoveList, Position as _, Role};

use super::fen::{self, PositionFault, castling_squares};
use super::language::{Language, figurine};
use super::men::{Colour, Man, Move, Square, Wing, origin, target};

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
