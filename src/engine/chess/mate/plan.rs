//! Short mates in which one white man and the black king move and all others stand still: most positions of games have one,
//! and it is sooner found than a search finds any.
//!
//! A plan is guessed from the squares alone ([`still`](super::still)): where the king comes in so many moves, where the
//! attacker comes in as many, where he mates him. Then it is played, and what is found is played once more by the rules of the
//! game. The proof that mate is possible is the line itself and rests on nothing that was guessed: every move of it is legal in
//! the position in which it is made, so checks, pins, castling and taking in passing are what they are there; and its last
//! position is a mate. That the other player could have moved otherwise does not matter, for he helps; where he could not have
//! made the move, because another one is forced, it is not legal and the line is left. Where no plan works, nothing is proved.

use fastrand::Rng;
use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _, Rank, Role, Square, attacks};

use super::follow::{Follow, Two};
use super::still::Still;

/// So many moves of each player at most.
const LONGEST: usize = 7;

/// So many attackers are tried, for each so many plans, and in each so many moves.
const ATTACKERS: usize = 3;
const PLANS: usize = 3;
const TRIES: u32 = 40;

/// From so many positions further on it is tried again: the first half of them two half-moves on, the others four.
const FURTHER: usize = 8;

/// No more positions are looked at. A search that may not look at so many goes without plans.
pub(super) const MOST: u64 = 3_300;

/// A line to White's mate, from this position or from one of a few that can come of it.
pub(super) fn line_to_mate(position: &Chess) -> Option<Vec<Move>> {
    // The same every time, so that the same question gets the same answer.
    let mut dice = Rng::with_seed(0);
    let mut line = Vec::with_capacity(2 * LONGEST + 5);
    if is_planned(position, position, &mut line) {
        return Some(line);
    }
    (0..FURTHER).find_map(|turn| {
        let half_moves = if turn < FURTHER / 2 { 2 } else { 4 };
        line.clear();
        let later = further_on(position, half_moves, &mut dice, &mut line)?;
        is_planned(position, &later, &mut line).then(|| std::mem::take(&mut line))
    })
}

/// The position after so many moves drawn by lot; White rather takes, so that fewer men are in the way, and Black does not.
fn further_on(position: &Chess, half_moves: usize, dice: &mut Rng, line: &mut Vec<Move>) -> Option<Chess> {
    (0..half_moves).try_fold(position.clone(), |mut position, _| {
        let legal = position.legal_moves();
        let (first, second) = (dice.choice(&legal)?, dice.choice(&legal)?);
        let made = if first.is_capture() == position.turn().is_white() { first } else { second };
        position.play_unchecked(*made);
        line.push(*made);
        Some(position)
    })
}

/// Whether a plan works from here; its moves are then on the line, which begins where it did.
fn is_planned(begin: &Chess, position: &Chess, line: &mut Vec<Move>) -> bool {
    attackers(position.board()).take(ATTACKERS).any(|attacker| mates_with(begin, position, attacker, line))
}

/// White's queens and rooks, then the pawns who can go straight on to promote, the nearest first.
fn attackers(board: &Board) -> impl Iterator<Item = Square> {
    let of = |role: Role| board.by_piece(role.of(Color::White)).into_iter();
    let is_free = |pawn: &Square| (way_of(*pawn) & board.occupied()).is_empty();
    of(Role::Queen).chain(of(Role::Rook)).chain(of(Role::Pawn).rev().filter(is_free))
}

/// The squares before a white pawn.
fn way_of(pawn: Square) -> Bitboard {
    let last = Square::from_coords(pawn.file(), Rank::Eighth);
    attacks::between(pawn, last).with(last)
}

/// Whether a plan with this attacker works.
fn mates_with(begin: &Chess, position: &Chess, attacker: Square, line: &mut Vec<Move>) -> bool {
    let board = position.board();
    let (Some(king), Some(role)) = (board.king_of(Color::Black), board.role_at(attacker)) else {
        return false;
    };
    let still = Still::but_for(attacker, king, board);
    let two = Two { attacker, role, king, still: still.men() };
    let mut walks = Walks::begin(still, attacker, king, role);
    let first = usize::from(position.turn().is_white());
    let mut plans = 0;
    for moves in 0..=LONGEST {
        walks.go_on(moves, moves + first);
        if walks.king_now().is_empty() {
            return false;
        }
        for plan in walks.plans() {
            plans += 1;
            let (king, attackers) = (walks.king_to(plan), walks.attacker_to(plan));
            if Follow::new(begin, board, line, TRIES).ends_in_mate(two, &king, &attackers) {
                return true;
            }
            if plans == PLANS {
                return false;
            }
        }
    }
    false
}

/// Where the king stands when he is mated, and who mates him.
#[derive(Clone, Copy)]
struct Plan {
    king: Square,
    attacker: Square,
}

/// Where the two can come in so many moves.
struct Walks {
    still: Still,
    role: Role,
    /// So many moves a pawn needs to promote.
    pushes: usize,
    /// By the number of his moves: all squares on which he can stand then.
    king: Vec<Bitboard>,
    attacker: Vec<Bitboard>,
    /// By the king's square: from where he is mated, if from anywhere.
    mating: Vec<(Square, Bitboard)>,
    seen: Bitboard,
}

impl Walks {
    fn begin(still: Still, attacker: Square, king: Square, role: Role) -> Self {
        let pushes = if role == Role::Pawn { way_of(attacker).count() } else { 0 };
        let walk = |from: Square| {
            let mut walk = Vec::with_capacity(LONGEST + 2);
            walk.push(Bitboard::from_square(from));
            walk
        };
        let (king, attacker) = (walk(king), walk(attacker));
        Self { still, role, pushes, king, attacker, mating: Vec::new(), seen: Bitboard::EMPTY }
    }

    /// Who the attacker is after so many moves.
    fn role_after(&self, moves: usize) -> Role {
        if moves < self.pushes { Role::Pawn } else { self.mating_role() }
    }

    fn mating_role(&self) -> Role {
        if self.role == Role::Pawn { Role::Queen } else { self.role }
    }

    /// Walks on until each has made so many moves.
    fn go_on(&mut self, of_king: usize, of_attacker: usize) {
        while let Some(from) = self.king.last().filter(|_| self.king.len() <= of_king) {
            self.king.push(self.still.king_onward(*from));
        }
        while let Some(from) = self.attacker.last().filter(|_| self.attacker.len() <= of_attacker) {
            let moves = self.attacker.len() - 1;
            // Where a move changed nothing, no other one does.
            let before =
                moves.checked_sub(1).filter(|before| self.role_after(*before) == self.role_after(moves));
            let is_all = before.and_then(|before| self.attacker.get(before)) == Some(from);
            let onward =
                if is_all { *from } else { self.still.attacker_onward(*from, self.role_after(moves)) };
            self.attacker.push(onward);
        }
        for king in self.king_now() & !self.seen {
            let squares = self.still.mating(king, self.mating_role());
            if squares.any() {
                self.mating.push((king, squares));
            }
        }
        self.seen |= self.king_now();
    }

    fn king_now(&self) -> Bitboard {
        self.king.last().copied().unwrap_or(Bitboard::EMPTY)
    }

    /// The mates for which each needs as many moves as he has made.
    fn plans(&self) -> Vec<Plan> {
        let moves = self.attacker.len() - 1;
        let reached = self.attacker.last().copied().unwrap_or(Bitboard::EMPTY);
        let moved = moves > 0 && moves >= self.pushes;
        let now = self.mating.iter().filter(|(king, _)| moved && self.king_now().contains(*king));
        now.flat_map(|(king, squares)| (*squares & reached).into_iter().map(|attacker| (*king, attacker)))
            .map(|(king, attacker)| Plan { king, attacker })
            .take(PLANS)
            .collect()
    }

    /// The squares on which the king can stand after each of his moves if he is to end where the plan has him.
    fn king_to(&self, plan: Plan) -> Vec<Bitboard> {
        let before = |squares: Bitboard, _| {
            squares.into_iter().fold(Bitboard::EMPTY, |all, square| all | attacks::king_attacks(square))
        };
        back(&self.king, plan.king, before)
    }

    fn attacker_to(&self, plan: Plan) -> Vec<Bitboard> {
        let before = |squares: Bitboard, moves| {
            let role = self.role_after(moves);
            if role == Role::Pawn {
                return squares.shift(-8);
            }
            let each = |all, square| all | attacks::attacks(square, role.of(Color::White), self.still.men());
            squares.into_iter().fold(Bitboard::EMPTY, each)
        };
        back(&self.attacker, plan.attacker, before)
    }
}

/// The part of a walk that ends on a square, without where it begins; `before` tells from where one move, the one after so
/// many, leads to any of some squares.
fn back(walk: &[Bitboard], to: Square, before: impl Fn(Bitboard, usize) -> Bitboard) -> Vec<Bitboard> {
    let mut squares = Bitboard::from_square(to);
    let mut way = Vec::with_capacity(walk.len());
    for (moves, reached) in walk.iter().enumerate().skip(1).rev() {
        squares &= *reached;
        way.push(squares);
        squares = before(squares, moves - 1);
    }
    way.reverse();
    way
}
