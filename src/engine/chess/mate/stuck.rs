//! Moves of a king that leave the other player without any: they end the game, and not with White's mate.
//!
//! Such a move goes to a square outside the king's set, so in the position after it the sets say nothing of this king: he is
//! left out of every reason here. What the sets say of all other men holds, for they have not moved.

use shakmaty::{Bitboard, Board, Color, Role, Square, attacks};

use super::reach::{Man, Reach};

impl Reach {
    /// Whether this king's move leaves the other player without a move, wherever the other king is.
    ///
    /// White's own move must not give mate by uncovering a check.
    pub(super) fn leaves_stuck(&self, king: &Man, from: Square, to: Square, board: &Board) -> bool {
        let colour = king.piece.color;
        let Some(other) = self.men.iter().find(|man| man.piece == Role::King.of(!colour)) else {
            return false;
        };
        let near = attacks::king_attacks(to).with(to);
        let places = other.reach & !near;
        if places.is_empty() || (colour == Color::White && self.uncovers(from, places)) {
            return false;
        }
        let barred = near | self.leaped_by(colour) | self.steady & board.by_color(!colour);
        places.into_iter().all(|place| attacks::king_attacks(place).is_subset(barred))
            && self.all_stuck(king, board)
    }

    /// Whether no man but the king can move, even if `king` of the other colour is somewhere else.
    fn all_stuck(&self, king: &Man, board: &Board) -> bool {
        let mut others = self.men.iter().filter(|man| man.piece.color != king.piece.color && !man.is_king());
        others.all(|man| {
            let enemies = self.reached_by(king.piece.color);
            let steady = self.steady & !Bitboard::from_square(king.home);
            let (goes, takes) = self.geometry(man, man.home, enemies, steady);
            !man.moves()
                && (goes | takes)
                    .into_iter()
                    .filter(|to| *to != man.home)
                    .all(|to| !self.may_go(man, man.home, to, board, Some(king)))
        })
    }

    /// Squares that a player's pawns and knights always attack: nothing can stand between.
    fn leaped_by(&self, colour: Color) -> Bitboard {
        let leaps = |man: &&Man| {
            man.piece.color == colour
                && matches!(man.piece.role, Role::Pawn | Role::Knight)
                && self.stays(man)
        };
        self.men.iter().filter(leaps).fold(Bitboard::EMPTY, |all, man| {
            let each = |all: Bitboard, from| all & attacks::attacks(from, man.piece, Bitboard::EMPTY);
            all | man.reach.into_iter().fold(Bitboard::FULL, each)
        })
    }

    /// Whether a white slider could be uncovered by a move from a square and then attack one of these: they must be in line,
    /// with no steady man between them, and in the slider's reach past everything.
    fn uncovers(&self, from: Square, places: Bitboard) -> bool {
        let diagonal = places & attacks::bishop_attacks(from, self.steady);
        let straight = places & attacks::rook_attacks(from, self.steady);
        let sliders = self.men.iter().filter(|man| man.piece.color == Color::White);
        sliders.into_iter().any(|man| {
            let seen = match man.piece.role {
                Role::Pawn if man.promotes => return (diagonal | straight).any(),
                Role::Bishop => diagonal,
                Role::Rook => straight,
                Role::Queen => diagonal | straight,
                Role::Pawn | Role::Knight | Role::King => return false,
            };
            let attacked = |from| (seen & attacks::attacks(from, man.piece, Bitboard::EMPTY)).any();
            man.reach.into_iter().any(attacked)
        })
    }
}
