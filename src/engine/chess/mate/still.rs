//! The board with every man standing still but two, a white attacker and the black king: where these two can go, and where
//! they would stand for a mate. A guess about the next moves, and never a proof: [`plan`](super::plan) plays them.

use shakmaty::{Bitboard, Board, Color, File, Rank, Role, Square, attacks};

/// From where a step to the west, or to the east, leads off the board.
const WEST: Bitboard = Bitboard::from_file(File::A);
const EAST: Bitboard = Bitboard::from_file(File::H);

/// The ways of a rook and those of a bishop: from square to square, and the edge at which they end.
const STRAIGHT: [(i32, Bitboard); 4] = [(8, Bitboard::EMPTY), (-8, Bitboard::EMPTY), (1, EAST), (-1, WEST)];
const SLANTED: [(i32, Bitboard); 4] = [(9, EAST), (-7, EAST), (7, WEST), (-9, WEST)];

/// Men who stand still, and what they attack.
pub(super) struct Still {
    men: Bitboard,
    white: Bitboard,
    black: Bitboard,
    /// What White's men attack.
    attacked: Bitboard,
    /// What Black's men attack: whoever mates there would be taken.
    guarded: Bitboard,
    /// Where a black man can step between.
    barred: Bitboard,
}

impl Still {
    /// All men but those on two squares.
    pub(super) fn but_for(attacker: Square, king: Square, board: &Board) -> Self {
        let men = board.occupied().without(attacker).without(king);
        let [white, black] = [board.white(), board.black()].map(|side| side & men);
        let attacks_of = |role: Role, color: Color| {
            let squares = board.by_piece(role.of(color)) & men;
            let each = |all, from| all | attacks::attacks(from, role.of(color), men);
            squares.into_iter().fold(Bitboard::EMPTY, each)
        };
        let union = |roles: &[Role], color| {
            roles.iter().fold(Bitboard::EMPTY, |all, role| all | attacks_of(*role, color))
        };
        let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let attacked = union(&Role::ALL, Color::White);
        let of_pieces = union(&pieces, Color::Black);
        let guarded = of_pieces | attacks_of(Role::Pawn, Color::Black);
        let one = (board.pawns() & black).shift(-8) & !men;
        let two = (one & Bitboard::from_rank(Rank::Sixth)).shift(-8) & !men;
        Self { men, white, black, attacked, guarded, barred: of_pieces | one | two }
    }

    pub(super) fn men(&self) -> Bitboard {
        self.men
    }

    /// Where the king goes in one move from any of these squares.
    pub(super) fn king_onward(&self, from: Bitboard) -> Bitboard {
        let each = |all, from| all | attacks::king_attacks(from);
        from.into_iter().fold(Bitboard::EMPTY, each) & !self.men & !self.attacked
    }

    /// Where an attacker goes in one move from any of these squares.
    pub(super) fn attacker_onward(&self, from: Bitboard, role: Role) -> Bitboard {
        match role {
            Role::Pawn => from.shift(8) & !self.men,
            Role::Rook => self.slid(from, STRAIGHT) & !self.white,
            Role::Queen => (self.slid(from, STRAIGHT) | self.slid(from, SLANTED)) & !self.white,
            Role::Knight | Role::Bishop | Role::King => {
                let each = |all, from| all | attacks::attacks(from, role.of(Color::White), self.men);
                from.into_iter().fold(Bitboard::EMPTY, each) & !self.white
            }
        }
    }

    /// Where a man comes who slides these ways from any of some squares: all at once.
    fn slid(&self, from: Bitboard, ways: [(i32, Bitboard); 4]) -> Bitboard {
        let mut reached = Bitboard::EMPTY;
        for (step, edge) in ways {
            let mut slides = from;
            while slides.any() {
                slides = (slides & !edge).shift(step);
                reached |= slides;
                slides &= !self.men;
            }
        }
        reached
    }

    /// Where an attacker mates a king on this square: he checks him, attacks every square that is left to him, and is neither
    /// taken nor shut off.
    pub(super) fn mating(&self, king: Square, role: Role) -> Bitboard {
        let from = |square| attacks::attacks(square, role.of(Color::White), self.men);
        let around = attacks::king_attacks(king) & !self.attacked;
        let mut mating = from(king) & !self.white & !self.guarded & !around;
        for left in around & !self.black {
            if mating.is_empty() {
                break;
            }
            mating &= from(left);
        }
        let open = |square: &Square| (attacks::between(*square, king) & self.barred).is_empty();
        mating.into_iter().filter(open).collect()
    }
}
