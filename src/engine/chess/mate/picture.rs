//! Mates in a corner by White's king and one or two of his knights and bishops.

use shakmaty::Role::{self, Bishop, Knight, Pawn, Rook};
use shakmaty::Square::{self, A2, A3, B1, B2, B3, B4, C1, C2, C3, D2, D3};

/// Where men stand when Black's king is mated in a corner; others may stand elsewhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picture {
    /// Black's king.
    pub(super) mated: Square,
    /// White's king.
    pub(super) king: Square,
    /// Who mates.
    pub(super) mating: (Role, Square),
    /// Who takes squares from the king.
    pub(super) helping: Option<(Role, Square)>,
    /// A man of Black's who stands in his king's way.
    pub(super) in_the_way: Option<(Role, Square)>,
}

/// One of eight ways to look at the board, so that every corner is a1 twice.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    files_flipped: bool,
    ranks_flipped: bool,
    on_its_side: bool,
}

impl View {
    /// All eight.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|way| Self {
            files_flipped: way & 1 == 1,
            ranks_flipped: way & 2 == 2,
            on_its_side: way & 4 == 4,
        })
    }

    fn square(self, square: Square) -> Square {
        let square = if self.on_its_side { square.flip_diagonal() } else { square };
        let square = if self.ranks_flipped { square.flip_vertical() } else { square };
        if self.files_flipped { square.flip_horizontal() } else { square }
    }
}

impl Picture {
    /// The picture, seen so.
    pub(super) fn seen(self, view: View) -> Self {
        let at = |(role, square): (Role, Square)| (role, view.square(square));
        Self {
            mated: view.square(self.mated),
            king: view.square(self.king),
            mating: at(self.mating),
            helping: self.helping.map(at),
            in_the_way: self.in_the_way.map(at),
        }
    }
}

/// One man and White's king mate a king whose own man stands beside him.
const fn smothered(king: Square, mating: (Role, Square), in_the_way: (Role, Square)) -> Picture {
    Picture { mated: Square::A1, king, mating, helping: None, in_the_way: Some(in_the_way) }
}

/// Two men and White's king mate a king alone.
const fn by_two(king: Square, mating: (Role, Square), helping: (Role, Square)) -> Picture {
    Picture { mated: Square::A1, king, mating, helping: Some(helping), in_the_way: None }
}

/// The pictures sought, with the king in the corner a1.
pub(super) static PICTURES: [Picture; 27] = [
    smothered(C1, (Knight, B3), (Pawn, A2)),
    smothered(C1, (Knight, C2), (Pawn, A2)),
    smothered(C2, (Knight, B3), (Pawn, A2)),
    smothered(C2, (Knight, B3), (Knight, A2)),
    smothered(B3, (Knight, C2), (Knight, B1)),
    smothered(C1, (Knight, C2), (Bishop, A2)),
    smothered(C1, (Knight, B3), (Rook, A2)),
    smothered(A3, (Knight, C2), (Rook, B1)),
    smothered(C1, (Bishop, C3), (Pawn, A2)),
    smothered(C1, (Bishop, B2), (Pawn, A2)),
    smothered(C2, (Bishop, C3), (Pawn, A2)),
    smothered(B3, (Bishop, B2), (Knight, B1)),
    smothered(C2, (Bishop, B2), (Knight, A2)),
    smothered(B3, (Bishop, B2), (Bishop, B1)),
    smothered(C1, (Bishop, B2), (Bishop, A2)),
    by_two(B3, (Knight, C2), (Knight, A3)),
    by_two(B3, (Knight, C2), (Knight, C3)),
    by_two(B3, (Knight, C2), (Knight, D2)),
    by_two(C1, (Knight, B3), (Knight, C3)),
    by_two(C2, (Knight, B3), (Knight, C3)),
    by_two(C1, (Knight, B3), (Knight, B4)),
    by_two(C2, (Knight, B3), (Knight, B4)),
    by_two(B3, (Bishop, C3), (Knight, A3)),
    by_two(B3, (Bishop, C3), (Knight, D2)),
    by_two(B3, (Bishop, B2), (Knight, A3)),
    by_two(B3, (Knight, C2), (Bishop, A2)),
    by_two(B3, (Bishop, C3), (Bishop, D3)),
];

#[cfg(test)]
mod tests {
    use shakmaty::{Board, Chess, Color, FromSetup as _, Position as _, Rank, Setup};

    use super::*;

    /// A picture, whoever else is on the board.
    fn position(picture: Picture) -> Chess {
        let mut board = Board::empty();
        let mut put = |(role, at): (Role, Square), colour: Color| board.set_piece_at(at, role.of(colour));
        put((Role::King, picture.mated), Color::Black);
        put((Role::King, picture.king), Color::White);
        put(picture.mating, Color::White);
        picture.helping.into_iter().for_each(|man| put(man, Color::White));
        picture.in_the_way.into_iter().for_each(|man| put(man, Color::Black));
        let setup = Setup { board, turn: Color::Black, ..Setup::empty() };
        Chess::from_setup(setup, shakmaty::CastlingMode::Standard)
            .unwrap_or_else(|fault| panic!("{picture:?}: {fault}"))
    }

    #[test]
    fn every_picture_is_a_mate_from_every_side() {
        for picture in PICTURES {
            for view in View::all() {
                // A pawn goes down the board: it is sought with him on the second rank alone.
                let seen = picture.seen(view);
                let is_sought =
                    seen.in_the_way.is_none_or(|(role, at)| role != Pawn || at.rank() == Rank::Second);
                assert!(!is_sought || position(seen).is_checkmate(), "{seen:?}");
            }
        }
    }
}
