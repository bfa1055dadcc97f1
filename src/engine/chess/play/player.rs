//! A cheap sensible player: looks at his move, the answer and the exchanges that follow, and takes one of the moves that
//! are about as good as the best.
//!
//! In: a position and the dice. Out: a legal move.

use fastrand::Rng;
use shakmaty::{Chess, Move, MoveList, Position as _, Role};

use super::value::{Scale, Taste, worth};

/// Worse than any standing.
const LOST: i32 = 30_000;

/// Up to so much, in hundredths of a pawn, a move may be worse than the best and still be made.
const INDIFFERENCE: i32 = 28;

/// So much a position is disliked that has stood on the board before.
const REPEATED: i32 = 45;

/// So much an exchange is disliked of men that the player is fond of.
const EXCHANGED: i32 = 90;

/// A capture that comes as close to what is had already is looked at.
const HARDLY: i32 = 60;

/// The player's move; none where there is no legal one.
pub(super) fn choose(past: &[Chess], chess: &Chess, taste: Taste, dice: &mut Rng) -> Option<Move> {
    let scale = Scale::of(chess, taste);
    let standing = scale.standing(chess);
    let mut best: Option<(i32, Move)> = None;
    for (gain, made) in ordered(&scale, chess, &chess.legal_moves(), Looked::AtAll) {
        let after = played(chess, made);
        let fancy = dice.i32(0..=INDIFFERENCE) - dislike(past, &after, made, taste);
        let least = best.map_or(-LOST, |(score, _)| score) - fancy;
        // The answer will hardly better the standing of the player who is answered, unless he is in check.
        if standing + gain <= least && !after.is_check() {
            continue;
        }
        let score = fancy - scale.search(&after, -standing - gain, -LOST, -least);
        if best.is_none_or(|(least, _)| score > least) {
            best = Some((score, made));
        }
    }
    best.map(|(_, made)| made)
}

/// How much a move is disliked for other reasons than what it is worth.
fn dislike(past: &[Chess], after: &Chess, made: Move, taste: Taste) -> i32 {
    let repeats = if stood_before(past, after) { REPEATED } else { 0 };
    let exchanges = match taste {
        Taste::Keeps(kept) if made.is_capture() && (made.role() == kept || made.capture() == Some(kept)) => {
            EXCHANGED
        }
        Taste::Keeps(_) | Taste::Plain | Taste::Exchanges(_) => 0,
    };
    repeats + exchanges
}

fn stood_before(past: &[Chess], after: &Chess) -> bool {
    let since = usize::try_from(after.halfmoves()).unwrap_or(0);
    past.iter().rev().take(since).any(|stood| stood == after)
}

/// The position after a move.
pub(super) fn played(chess: &Chess, made: Move) -> Chess {
    let mut after = chess.clone();
    after.play_unchecked(made);
    after
}

/// Which moves are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Looked {
    AtAll,
    AtCaptures,
}

/// What gains most first: it shows soonest that the rest is worse.
fn ordered(scale: &Scale, chess: &Chess, moves: &MoveList, looked: Looked) -> Vec<(i32, Move)> {
    let kept = moves.iter().filter(|made| looked == Looked::AtAll || made.is_capture());
    let mut kept: Vec<(i32, Move)> = kept.map(|made| (scale.gain(*made, chess.turn()), *made)).collect();
    kept.sort_unstable_by_key(|(gain, _)| -gain);
    kept
}

impl Scale {
    /// What the best answer is worth to the one who gives it.
    fn search(&self, chess: &Chess, standing: i32, least: i32, most: i32) -> i32 {
        let legal = chess.legal_moves();
        if legal.is_empty() {
            return if chess.is_check() { -LOST } else { 0 };
        }
        if chess.is_insufficient_material() {
            return 0;
        }
        self.best(chess, standing, ordered(self, chess, &legal, Looked::AtAll), [least, most])
    }

    /// The standing once nobody gains by an exchange.
    fn quiet(&self, chess: &Chess, standing: i32, least: i32, most: i32) -> i32 {
        let kept = standing + self.driven(chess.board(), chess.turn());
        if kept >= most || !is_worth_a_look(chess, kept, least) {
            return kept;
        }
        let least = least.max(kept);
        let mut captures = ordered(self, chess, &chess.legal_moves(), Looked::AtCaptures);
        captures.retain(|(gain, _)| kept + gain + HARDLY > least);
        self.best(chess, standing, captures, [least, most])
    }

    fn best(
        &self,
        chess: &Chess,
        standing: i32,
        moves: Vec<(i32, Move)>,
        [mut least, most]: [i32; 2],
    ) -> i32 {
        for (gain, made) in moves {
            let score = -self.quiet(&played(chess, made), -standing - gain, -most, -least);
            if score >= most {
                return score;
            }
            least = least.max(score);
        }
        least
    }
}

/// Whether taking the opponent's best man could matter.
fn is_worth_a_look(chess: &Chess, kept: i32, least: i32) -> bool {
    let best = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn].into_iter();
    let mut best = best.filter(|role| chess.their(*role).any());
    best.next().is_some_and(|role| kept + worth(role) + 150 > least)
}
