//! Where every man can still come, at most: a proof without moves for boards locked by pawns.
//!
//! For every man a set of squares grows until nothing changes. When it is done, this holds in every line of legal moves
//! that ends in White's mate (other lines do not matter):
//!
//! - a man on the board stands on a square of his set;
//! - a `steady` man never moves and is never taken;
//! - a square that is `clear` is never occupied;
//! - a man not `taken` is never taken;
//! - a square `kept` by a player is attacked by him in every position.
//!
//! The proof goes by the number of half-moves. At the start each of these holds. If they hold up to a position of such a
//! line, the next move takes a man from a square of his set to another, and every reason for which
//! [`Reach::may_go`] leaves a target out is one for which that move is illegal there, or leads out of such lines. As
//! nothing grows any more, the target is in the set already; and the other four are read off the sets.
//!
//! After Miguel Ambrona, "A Practical Algorithm for Chess Unwinnability" (FUN 2022), and his `chasolver` (MIT licence),
//! whose rules are narrower; those for which no proof was found are left out.

use shakmaty::{Bitboard, Board, Chess, Color, Piece, Position as _, Role, Square, attacks};

/// A man and what is known of him.
#[derive(Clone, Debug)]
pub(super) struct Man {
    pub(super) home: Square,
    pub(super) piece: Piece,
    /// Where he can come, with his home.
    pub(super) reach: Bitboard,
    /// Where he can take.
    takes: Bitboard,
    pub(super) promotes: bool,
}

impl Man {
    pub(super) fn is_king(&self) -> bool {
        self.piece.role == Role::King
    }

    pub(super) fn moves(&self) -> bool {
        self.reach.more_than_one()
    }
}

/// What is supposed of some men, to treat a position in cases of which one is true of every line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Supposed {
    /// A man on one of these squares is not taken before he has moved.
    pub(super) moves_before_taken: Bitboard,
    /// A man on one of these squares is taken before he has moved: so he never moves.
    pub(super) taken_at_home: Bitboard,
}

/// Where every man can come.
pub(super) struct Reach {
    pub(super) men: Vec<Man>,
    pub(super) steady: Bitboard,
    clear: Bitboard,
    taken: Bitboard,
    kept: [Bitboard; 2],
    supposed: Supposed,
    /// White has one man beside the king: in a line that ends in White's mate he is never taken.
    last_man: bool,
    /// Men who, when they were steady yet, were found to be taken: worth treating in cases.
    pub(super) doubtful: Bitboard,
    changed: bool,
}

impl Reach {
    /// Lets the sets grow to their end.
    pub(super) fn of(position: &Chess, supposed: Supposed) -> Self {
        let board = position.board();
        let start = |(home, piece): (Square, Piece)| Man {
            home,
            piece,
            reach: Bitboard::from_square(home),
            takes: Bitboard::EMPTY,
            promotes: false,
        };
        let men: Vec<_> = board.iter().map(start).collect();
        let mut reach = Self {
            men,
            steady: board.occupied(),
            clear: !board.occupied(),
            taken: Bitboard::EMPTY,
            kept: [Bitboard::EMPTY; 2],
            supposed,
            last_man: board.white().count() == 2,
            doubtful: Bitboard::EMPTY,
            changed: true,
        };
        reach.keep(board);
        while std::mem::take(&mut reach.changed) {
            for index in 0..reach.men.len() {
                reach.grow(index, board);
            }
            reach.keep(board);
        }
        reach
    }

    /// The squares on which a player's men, but for the king, can come.
    pub(super) fn reached_by(&self, colour: Color) -> Bitboard {
        let men = self.men.iter().filter(|man| man.piece.color == colour && !man.is_king());
        men.fold(Bitboard::EMPTY, |all, man| all | man.reach)
    }

    fn kept_by(&self, colour: Color) -> Bitboard {
        let [white, black] = self.kept;
        colour.fold_wb(white, black)
    }

    fn grow(&mut self, index: usize, board: &Board) {
        let Some(man) = self.men.get(index) else { return };
        let mut grown = man.clone();
        let enemies = self.reached_by(!man.piece.color);
        for from in man.reach {
            let (goes, takes) = self.geometry(man, from, enemies, self.steady);
            for to in (goes | takes) & !man.reach {
                if self.may_go(man, from, to, board, None) {
                    grown.reach.add(to);
                }
            }
            grown.takes |= takes & grown.reach;
            if man.piece.role == Role::Pawn {
                grown.reach |= passed(from, man.piece.color, grown.reach);
            }
        }
        if man.piece.role == Role::Pawn && (grown.reach & Bitboard::BACKRANKS).any() {
            // Promoted, he comes everywhere but onto his own steady men and steady kings.
            let barred = self.steady & (board.by_color(man.piece.color) | board.kings());
            grown.promotes = true;
            grown.reach |= !barred;
            grown.takes |= grown.reach;
        }
        if man.piece.role != Role::Pawn {
            grown.takes = grown.reach;
        }
        self.note(&grown, board);
        if let Some(man) = self.men.get_mut(index) {
            self.changed |= man.reach != grown.reach || man.takes != grown.takes;
            *man = grown;
        }
    }

    /// What follows for the others from where a man can come.
    fn note(&mut self, man: &Man, board: &Board) {
        let before = (self.steady, self.clear, self.taken);
        let home = Bitboard::from_square(man.home);
        if man.moves() {
            self.steady.discard(home);
        }
        self.clear &= !man.reach;
        if man.piece.color == Color::White || !self.last_man {
            let victims = self.men.iter().filter(|other| {
                other.piece.color != man.piece.color && !other.is_king() && (other.reach & man.takes).any()
            });
            let taken: Bitboard = victims.map(|victim| victim.home).collect();
            self.doubtful |= taken & self.steady;
            self.taken |= taken;
        }
        self.steady &= !(man.reach & !home & !board.kings());
        self.changed |= before != (self.steady, self.clear, self.taken);
    }

    /// Where a man goes from a square as he moves, past men who are not steady; and where he takes, if he is a pawn.
    pub(super) fn geometry(
        &self,
        man: &Man,
        from: Square,
        enemies: Bitboard,
        steady: Bitboard,
    ) -> (Bitboard, Bitboard) {
        let Piece { color, role } = man.piece;
        if role != Role::Pawn {
            return (attacks::attacks(from, man.piece, steady), Bitboard::EMPTY);
        }
        let forward = color.fold_wb(8, -8);
        let one = Bitboard::from_square(from).shift(forward) & !steady;
        let first = color.fold_wb(shakmaty::Rank::Second, shakmaty::Rank::Seventh);
        let two = if from.rank() == first { one.shift(forward) & !steady } else { Bitboard::EMPTY };
        let takes = if color == Color::Black && self.last_man {
            Bitboard::EMPTY
        } else {
            attacks::pawn_attacks(color, from) & enemies
        };
        (one | two, takes)
    }

    /// Whether a man could move so in a line that ends in White's mate. A king left out is one who may be anywhere.
    pub(super) fn may_go(
        &self,
        man: &Man,
        from: Square,
        to: Square,
        board: &Board,
        left_out: Option<&Man>,
    ) -> bool {
        let colour = man.piece.color;
        let steady =
            self.steady & (board.by_color(colour) | board.kings() | self.supposed.moves_before_taken);
        let at_home = steady.contains(to) && left_out.is_none_or(|king| king.home != to);
        // Who is taken at home never moves, and a king does not walk into an attack.
        let taken_at_home = self.supposed.taken_at_home.contains(man.home);
        let attacked = man.is_king() && self.kept_by(!colour).contains(to);
        if at_home || taken_at_home || attacked {
            return false;
        }
        let leaves_stuck = || man.is_king() && self.leaves_stuck(man, from, to, board);
        !self.is_shut_off(man, from, to, left_out) && !leaves_stuck()
    }

    /// Whether a man is on the board in every position, as what he was.
    pub(super) fn stays(&self, man: &Man) -> bool {
        !man.promotes && !self.taken.contains(man.home)
    }

    /// Whether somebody who is never taken always stands in the way: all squares he can come to are in it.
    ///
    /// The man who moves stands on `from`, so the other is between, or on `to`. There he stops a man of his own colour, and a
    /// pawn who advances. Whom the man on the move could take on `to` is not counted.
    fn is_shut_off(&self, man: &Man, from: Square, to: Square, left_out: Option<&Man>) -> bool {
        let advances = man.piece.role == Role::Pawn && from.file() == to.file();
        let between = attacks::between(from, to).with(from);
        let others = self.men.iter().filter(|other| {
            other.home != man.home
                && !self.taken.contains(other.home)
                && left_out.is_none_or(|king| king.home != other.home)
        });
        others.into_iter().any(|other| {
            let stops = advances || other.piece.color == man.piece.color || other.is_king();
            let way = if stops { between.with(to) } else { between };
            other.reach.is_subset(way) || (advances && faces(man, other, to))
        })
    }

    /// What each player always attacks: men who are never taken, from wherever they can be, past squares always clear.
    ///
    /// Bishops see through bishops of their own colour at home, where only bishops of that player ever stand: if one is
    /// there, he attacks what is beyond in his place.
    fn keep(&mut self, board: &Board) {
        let kept = [Color::White, Color::Black].map(|colour| {
            let own = self.men.iter().filter(|man| man.piece.color == colour);
            let others = self.men.iter().filter(|man| man.piece != Role::Bishop.of(colour));
            let foreign = others.fold(Bitboard::EMPTY, |all, man| all | man.reach);
            let through = board.by_piece(Role::Bishop.of(colour)) & !foreign;
            own.filter(|man| self.stays(man)).fold(Bitboard::EMPTY, |all, man| {
                let bishop = man.piece.role == Role::Bishop;
                let stops = if bishop { !self.clear & !through } else { !self.clear };
                let from = |all: Bitboard, from| all & attacks::attacks(from, man.piece, stops);
                all | man.reach.into_iter().fold(Bitboard::FULL, from)
            })
        });
        self.changed |= kept != self.kept;
        self.kept = kept;
    }
}

/// The square a pawn passes in a double step that he can make: there he can be taken.
fn passed(from: Square, colour: Color, reach: Bitboard) -> Bitboard {
    let forward = colour.fold_wb(8, -8);
    let first = colour.fold_wb(shakmaty::Rank::Second, shakmaty::Rank::Seventh);
    let one = Bitboard::from_square(from).shift(forward);
    if from.rank() == first && (one.shift(forward) & reach).any() { one } else { Bitboard::EMPTY }
}

/// Whether a pawn would have to pass a pawn of the other colour who stood before him on the file, is never taken, and leaves
/// it as little as he does.
fn faces(man: &Man, other: &Man, to: Square) -> bool {
    let file = Bitboard::from_file(man.home.file());
    let before = man.piece.color.fold_wb(other.home > man.home, other.home < man.home);
    let reached = man.piece.color.fold_wb(to >= other.home, to <= other.home);
    other.piece == Role::Pawn.of(!man.piece.color)
        && other.home.file() == man.home.file()
        && before
        && reached
        && man.reach.is_subset(file)
        && other.reach.is_subset(file)
}

/// Moves of a king that leave the other player without any: they end the game, and not with White's mate.
///
/// Such a move goes to a square outside the king's set, so in the position after it the sets say nothing of this king: he is
/// left out of every reason here. What the sets say of all other men holds, for they have not moved.
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

    /// Squares attacked by a player's pawns and knights, whose attacks no piece can block.
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
