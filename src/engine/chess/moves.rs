//! A legal move and how it is written: UCI for data, short and long algebraic for people.

use std::fmt;

use shakmaty::{CastlingSide, Chess, Position as _, Role};

use super::{
    language::{Language, figurine, from_canonical},
    men::{Man, Square, Wing},
    position::Position,
};

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

    /// Short algebraic form with the sign of check or mate (`Cxd4+`, `0-0`, `e8D#`), as in the
    /// federation's Appendix C.
    #[must_use]
    pub fn san(self, position: &Position, language: Language) -> String {
        let shortest = self.disambiguation(position);
        self.written(position, language, &shortest, if self.0.is_capture() { "x" } else { "" })
    }

    /// Long algebraic form (`Cg1-f3`, `e7xd8D+`).
    #[must_use]
    pub fn long(self, position: &Position, language: Language) -> String {
        let link = if self.0.is_capture() { "x" } else { "-" };
        self.written(position, language, &self.from().to_string(), link)
    }

    /// Short algebraic form with figurines instead of letters (`♘xd4+`), in the colour of the man.
    #[must_use]
    pub fn figurine(self, position: &Position) -> String {
        let colour = position.turn();
        let san = self.san(position, Language::English);
        san.chars().map(|letter| from_canonical(letter).map_or(letter, |man| figurine(man, colour))).collect()
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

    fn written(self, position: &Position, language: Language, from: &str, link: &str) -> String {
        let sign = sign(&position.chess_after(self.0));
        if let Some(wing) = self.castling() {
            return format!("{}{sign}", castling_text(wing));
        }
        let letter = if self.man() == Man::Pawn { "" } else { language.letter(self.man()) };
        let promotion = self.promotion().map_or("", |man| language.letter(man));
        format!("{letter}{from}{link}{}{promotion}{sign}", self.to())
    }

    fn disambiguation(self, position: &Position) -> String {
        let from = origin(self.0);
        if self.0.role() == Role::Pawn {
            return if self.0.is_capture() { from.file().to_string() } else { String::new() };
        }
        let mut rivals = position.chess().san_candidates(self.0.role(), target(self.0));
        rivals.retain(|rival| origin(*rival) != from);
        if rivals.is_empty() {
            String::new()
        } else if rivals.iter().all(|rival| origin(*rival).file() != from.file()) {
            from.file().to_string()
        } else if rivals.iter().all(|rival| origin(*rival).rank() != from.rank()) {
            from.rank().to_string()
        } else {
            from.to_string()
        }
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

/// How castling is written in every language.
pub(super) const fn castling_text(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "0-0",
        Wing::Queen => "0-0-0",
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

fn sign(after: &Chess) -> &'static str {
    match (after.is_check(), after.legal_moves().is_empty()) {
        (false, _) => "",
        (true, false) => "+",
        (true, true) => "#",
    }
}
