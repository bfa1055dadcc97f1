//! The plain words of the board: colours, men, squares, wings, and legal moves.
//!
//! They are the module's own so that nothing outside has to know the chess library; the conversions
//! both ways stay here.

use std::fmt;

use shakmaty::{CastlingSide, Color, Role};

/// A player, by the colour of the men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// The player who began.
    White,
    /// The other one.
    Black,
}

impl Colour {
    /// Both players, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    pub(super) const fn from_shakmaty(colour: Color) -> Self {
        match colour {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }

    pub(super) const fn into_shakmaty(self) -> Color {
        match self {
            Self::White => Color::White,
            Self::Black => Color::Black,
        }
    }
}

/// A kind of chessman.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Man {
    /// King.
    King,
    /// Queen.
    Queen,
    /// Rook.
    Rook,
    /// Bishop.
    Bishop,
    /// Knight.
    Knight,
    /// Pawn.
    Pawn,
}

impl Man {
    /// All kinds, in the order in which letters are listed in notation tables.
    pub const ALL: [Self; 6] = [Self::King, Self::Queen, Self::Rook, Self::Bishop, Self::Knight, Self::Pawn];

    /// The digit for a promotion to this piece in numeric notation; none if a pawn cannot become it.
    #[must_use]
    pub const fn number(self) -> Option<char> {
        match self {
            Self::Queen => Some('1'),
            Self::Rook => Some('2'),
            Self::Bishop => Some('3'),
            Self::Knight => Some('4'),
            Self::King | Self::Pawn => None,
        }
    }

    /// A lower-case word that never changes, for data and message keys.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
            Self::Pawn => "pawn",
        }
    }

    pub(super) const fn from_shakmaty(role: Role) -> Self {
        match role {
            Role::King => Self::King,
            Role::Queen => Self::Queen,
            Role::Rook => Self::Rook,
            Role::Bishop => Self::Bishop,
            Role::Knight => Self::Knight,
            Role::Pawn => Self::Pawn,
        }
    }

    pub(super) const fn into_shakmaty(self) -> Role {
        match self {
            Self::King => Role::King,
            Self::Queen => Role::Queen,
            Self::Rook => Role::Rook,
            Self::Bishop => Role::Bishop,
            Self::Knight => Role::Knight,
            Self::Pawn => Role::Pawn,
        }
    }
}

/// A half of the board, as in castling or in "the king's rook".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wing {
    /// Files e to h.
    King,
    /// Files a to d.
    Queen,
}

impl Wing {
    /// Both wings, the king's first.
    pub const BOTH: [Self; 2] = [Self::King, Self::Queen];

    /// The other half.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::King => Self::Queen,
            Self::Queen => Self::King,
        }
    }

    /// A lower-case word that never changes, for data and message keys.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::King => "king_side",
            Self::Queen => "queen_side",
        }
    }

    pub(super) const fn from_shakmaty(side: CastlingSide) -> Self {
        match side {
            CastlingSide::KingSide => Self::King,
            CastlingSide::QueenSide => Self::Queen,
        }
    }

    pub(super) const fn into_shakmaty(self) -> CastlingSide {
        match self {
            Self::King => CastlingSide::KingSide,
            Self::Queen => CastlingSide::QueenSide,
        }
    }
}

/// One square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(shakmaty::Square);

impl Square {
    /// The square named `text` in algebraic notation (`e4`).
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        text.parse().ok().map(Self)
    }

    /// The square on a file (`a` to `h`) and a rank (1 to 8).
    #[must_use]
    pub fn at(file: char, rank: u8) -> Option<Self> {
        Self::from_text(&format!("{file}{rank}"))
    }

    /// File and rank, counted from 0.
    #[must_use]
    pub fn coordinates(self) -> (u8, u8) {
        (self.0.file() as u8, self.0.rank() as u8)
    }

    pub(super) const fn from_shakmaty(square: shakmaty::Square) -> Self {
        Self(square)
    }

    pub(super) const fn into_shakmaty(self) -> shakmaty::Square {
        self.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A move that is legal in the position it was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(shakmaty::Move);

impl Move {
    /// From-square, to-square and promotion in lower case: `c2d4`, `e7e8q`; castling is the king's
    /// move, `e1g1`.
    #[must_use]
    pub fn uci(self) -> String {
        let promotion = self.0.promotion().map(|role| role.char().to_string()).unwrap_or_default();
        format!("{}{}{promotion}", self.from(), self.to())
    }

    /// The square the man (in castling: the king) leaves.
    #[must_use]
    pub const fn from(self) -> Square {
        Square::from_shakmaty(origin(self.0))
    }

    /// The square the man (in castling: the king) reaches.
    #[must_use]
    pub const fn to(self) -> Square {
        Square::from_shakmaty(target(self.0))
    }

    /// The man that moves, before any promotion.
    #[must_use]
    pub const fn man(self) -> Man {
        Man::from_shakmaty(self.0.role())
    }

    /// The man taken.
    #[must_use]
    pub fn captured(self) -> Option<Man> {
        self.0.capture().map(Man::from_shakmaty)
    }

    /// Whether no position from before it can come again: a capture or a move of a pawn.
    #[must_use]
    pub const fn is_zeroing(self) -> bool {
        self.0.is_zeroing()
    }

    /// The man that replaces the pawn.
    #[must_use]
    pub fn promotion(self) -> Option<Man> {
        self.0.promotion().map(Man::from_shakmaty)
    }

    /// The wing, if the move is castling.
    #[must_use]
    pub fn castling(self) -> Option<Wing> {
        self.0.castling_side().map(Wing::from_shakmaty)
    }

    /// Whether a pawn takes in passing.
    #[must_use]
    pub const fn is_en_passant(self) -> bool {
        self.0.is_en_passant()
    }

    /// Numeric form of international correspondence chess (`5254`, `75851` for a promotion to queen).
    #[must_use]
    pub fn numeric(self) -> String {
        let promotion = self.promotion().and_then(Man::number);
        let squares = format!("{}{}", self.from(), self.to());
        let digits = squares.chars().map(|sign| match sign {
            'a'..='h' => char::from(sign as u8 - b'a' + b'1'),
            rank => rank,
        });
        digits.chain(promotion).collect()
    }

    pub(super) const fn from_shakmaty(found: shakmaty::Move) -> Self {
        Self(found)
    }

    pub(super) const fn shakmaty(self) -> shakmaty::Move {
        self.0
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.uci())
    }
}

/// The square left; in castling the king's.
pub(super) const fn origin(played: shakmaty::Move) -> shakmaty::Square {
    match played {
        shakmaty::Move::Normal { from, .. } | shakmaty::Move::EnPassant { from, .. } => from,
        shakmaty::Move::Castle { king, .. } => king,
        shakmaty::Move::Put { to, .. } => to,
    }
}

/// The square reached; in castling the king's.
pub(super) const fn target(played: shakmaty::Move) -> shakmaty::Square {
    match played {
        shakmaty::Move::Normal { to, .. }
        | shakmaty::Move::EnPassant { to, .. }
        | shakmaty::Move::Put { to, .. } => to,
        shakmaty::Move::Castle { king, rook } => {
            let side = if (king.file() as u8) < rook.file() as u8 {
                CastlingSide::KingSide
            } else {
                CastlingSide::QueenSide
            };
            shakmaty::Square::from_coords(side.king_to_file(), king.rank())
        }
    }
}
