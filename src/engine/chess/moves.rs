//! A legal move: its squares and men, and how programs write it.

use std::fmt;

use shakmaty::CastlingSide;

use super::men::{Man, Square, Wing};

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
        let promotion = self.promotion().and_then(|man| match man {
            Man::Queen => Some('1'),
            Man::Rook => Some('2'),
            Man::Bishop => Some('3'),
            Man::Knight => Some('4'),
            Man::King | Man::Pawn => None,
        });
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
