//! A plan played: only two men move, so that their squares and those of the others are all there is to look at. Whether a king is
//! left to be taken is seen from them; the line that ends in a check is then played by the rules of the game.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Rank, Role, Square, attacks};

use super::played::is_mate;

/// The two who move, and the men who stand still and have not been taken.
#[derive(Clone, Copy)]
pub(super) struct Two {
    pub(super) attacker: Square,
    pub(super) role: Role,
    pub(super) king: Square,
    pub(super) still: Bitboard,
}

impl Two {
    fn occupied(self) -> Bitboard {
        self.still.with(self.attacker).with(self.king)
    }

    fn attacked(self) -> Bitboard {
        attacks::attacks(self.attacker, self.role.of(Color::White), self.occupied())
    }
}

/// The moves of a plan as they are played.
pub(super) struct Follow<'a> {
    /// Where the line begins, and the board on which the plan does.
    begin: &'a Chess,
    board: &'a Board,
    line: &'a mut Vec<Move>,
    /// How many moves may still be tried.
    tries: u32,
}

impl<'a> Follow<'a> {
    pub(super) fn new(begin: &'a Chess, board: &'a Board, line: &'a mut Vec<Move>, tries: u32) -> Self {
        Self { begin, board, line, tries }
    }

    /// Whether moves along these squares, the king's and the attacker's after each of their moves, end in mate; they are
    /// then on the line. It is the attacker's move where he has more of them left.
    pub(super) fn ends_in_mate(
        &mut self,
        now: Two,
        king_way: &[Bitboard],
        attacker_way: &[Bitboard],
    ) -> bool {
        match (attacker_way, king_way) {
            ([], _) => !self.black_is_safe(now) && is_mate(self.begin, self.line),
            ([squares, onward @ ..], _) if attacker_way.len() > king_way.len() => {
                let goes = self.attacker_goes(now) & *squares;
                goes.into_iter().any(|to| {
                    let (made, then) = self.attacker_gone(now, to);
                    self.goes_on(made, |follow| {
                        follow.white_is_safe(then) && follow.ends_in_mate(then, king_way, onward)
                    })
                })
            }
            (_, [squares, onward @ ..]) => {
                let goes = attacks::king_attacks(now.king) & !now.occupied() & *squares;
                goes.into_iter().any(|to| {
                    let (from, then) = (now.king, Two { king: to, ..now });
                    let made = Move::Normal { role: Role::King, from, capture: None, to, promotion: None };
                    self.goes_on(made, |follow| {
                        follow.black_is_safe(then) && follow.ends_in_mate(then, onward, attacker_way)
                    })
                })
            }
            (_, []) => false,
        }
    }

    /// Where the attacker goes in one move, the black king's square left out.
    fn attacker_goes(&self, now: Two) -> Bitboard {
        match now.role {
            Role::Pawn => Bitboard::from_square(now.attacker).shift(8) & !now.occupied(),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                now.attacked().without(now.king) & !(self.board.white() & now.still)
            }
        }
    }

    /// The attacker's move to a square, and what comes of it.
    fn attacker_gone(&self, now: Two, to: Square) -> (Move, Two) {
        let promotion = (now.role == Role::Pawn && to.rank() == Rank::Eighth).then_some(Role::Queen);
        let capture = self.board.role_at(to).filter(|_| now.still.contains(to));
        let made = Move::Normal { role: now.role, from: now.attacker, capture, to, promotion };
        let (role, still) = (promotion.unwrap_or(now.role), now.still.without(to));
        (made, Two { attacker: to, role, still, ..now })
    }

    /// Whether a move, if it may still be tried, leads on; it is then on the line.
    fn goes_on(&mut self, made: Move, leads_on: impl FnOnce(&mut Self) -> bool) -> bool {
        let Some(left) = self.tries.checked_sub(1) else { return false };
        self.tries = left;
        self.line.push(made);
        let found = leads_on(self);
        if !found {
            self.line.pop();
        }
        found
    }

    /// Whether White's king cannot be taken: the black king does not come near him.
    fn white_is_safe(&self, now: Two) -> bool {
        let home = self.board.king_of(Color::White);
        home.is_some_and(|home| self.attackers(home, Color::Black, now).is_empty())
    }

    /// Whether the black king is not attacked.
    fn black_is_safe(&self, now: Two) -> bool {
        !now.attacked().contains(now.king) && self.attackers(now.king, Color::White, now).is_empty()
    }

    /// Who of those who stand still attacks a square.
    fn attackers(&self, square: Square, of: Color, now: Two) -> Bitboard {
        self.board.attacks_to(square, of, now.occupied()) & now.still
    }
}
