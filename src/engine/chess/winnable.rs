//! Whether a player can still give mate by any series of legal moves, even with the opponent's help.
//!
//! In: position and player. Out: yes, no, or `None` where the search gives up within its
//! [`SearchLimit`](super::SearchLimit). Cheap proofs come first.

use std::sync::{LazyLock, Mutex, PoisonError};

use rustc_hash::FxHashMap;
use shakmaty::{Chess, Color, Position as _, Role};

use super::{
    mate::{self, Answer, SearchLimit},
    men::Colour,
    moves::Move,
    position::Position,
};

/// Whether `player` can ever give mate (the "possible series of legal moves" of articles 5.2b, 6.9,
/// 9.7).
#[must_use]
pub fn can_mate(position: &Position, player: Colour) -> Option<bool> {
    let (chess, winner) = (position.chess(), player.into_shakmaty());
    // Mate on the board comes first: it stands even where the material would not suffice to force it.
    if !mate::can_move(chess) {
        return Some(chess.is_check() && chess.turn() != winner);
    }
    in_play(chess, winner)
}

/// The same where a move is possible.
fn in_play(chess: &Chess, winner: Color) -> Option<bool> {
    if chess.has_insufficient_material(winner) { Some(false) } else { solved(chess, winner) }
}

/// Whether neither player can ever give mate while moves are still possible. A position without legal
/// moves is over for its own reason and not called dead.
#[must_use]
pub fn dead(position: &Position) -> Option<bool> {
    let chess = position.chess();
    if !mate::can_move(chess) {
        return Some(false);
    }
    let [first, second] = likelier_first(chess).map(Colour::into_shakmaty);
    match in_play(chess, first) {
        Some(true) => Some(false),
        Some(false) => in_play(chess, second).map(|mates| !mates),
        None => in_play(chess, second).filter(|mates| *mates).map(|_| false),
    }
}

/// The player of whom [`dead`] asks first whether he can mate.
#[must_use]
pub fn asked_first(position: &Position) -> Colour {
    let [first, _] = likelier_first(position.chess());
    first
}

/// Whether this position comes back after a move: the other player makes a move, and both take theirs back. Whoever can mate
/// here can then mate after the move as well.
///
/// The four moves are legal one after another, and the position after them is this one in all but its counters: men, turn,
/// castling, taking in passing. So there is a line from the position after the move to this one, and from here to the mate.
pub(super) fn comes_back(position: &Position, played: Move) -> bool {
    let (before, after) = (position.chess(), position.chess_after(played.shakmaty()));
    let Some(back) = taken_back(played.shakmaty()) else { return false };
    if before.castles().castling_rights() != after.castles().castling_rights() {
        return false;
    }
    mate::quiet_moves(&after).any(|other| {
        let line = taken_back(other).map(|other_back| [other, back, other_back]);
        let end = line.and_then(|line| {
            line.into_iter().try_fold(after.clone(), |position, made| position.play(made).ok())
        });
        end.as_ref() == Some(before)
    })
}

/// The move that puts the man back, unless nothing can.
fn taken_back(made: shakmaty::Move) -> Option<shakmaty::Move> {
    match made {
        shakmaty::Move::Normal { role, from, to, capture: None, promotion: None } if role != Role::Pawn => {
            Some(shakmaty::Move::Normal { role, from: to, to: from, capture: None, promotion: None })
        }
        shakmaty::Move::Normal { .. }
        | shakmaty::Move::EnPassant { .. }
        | shakmaty::Move::Castle { .. }
        | shakmaty::Move::Put { .. } => None,
    }
}

/// The player with more material first: one proof of mate settles that a position is alive, and that
/// player's is found soonest.
fn likelier_first(chess: &Chess) -> [Colour; 2] {
    if material(chess, Color::White) >= material(chess, Color::Black) {
        [Colour::White, Colour::Black]
    } else {
        [Colour::Black, Colour::White]
    }
}

fn material(chess: &Chess, colour: Color) -> usize {
    let values = [(Role::Pawn, 1), (Role::Knight, 3), (Role::Bishop, 3), (Role::Rook, 5), (Role::Queen, 9)];
    values.into_iter().map(|(role, value)| chess.board().by_piece(role.of(colour)).count() * value).sum()
}

/// What the search said of a position and a player. The facts around a position change more often than the position: an
/// interview asks about it at every step, a comparison with every other fact.
static SAID: LazyLock<Mutex<Answers>> = LazyLock::new(Mutex::default);

/// By position and player.
type Answers = FxHashMap<(Chess, Color), Said>;

/// What is kept of a search.
#[derive(Clone, Copy)]
enum Said {
    /// Whether he can.
    Known(bool),
    /// Not known after so many positions: whoever allows more asks again.
    GivenUp(u64),
}

/// When so many answers are kept, they are forgotten.
const KEPT: usize = 4096;

/// The search's answer, kept for the next time it is asked for.
fn solved(chess: &Chess, winner: Color) -> Option<bool> {
    let limit = SearchLimit::standing();
    // Positions that differ in move counters alone are equal.
    let key = (chess.clone(), winner);
    // What is kept is always whole.
    let kept = SAID.lock().unwrap_or_else(PoisonError::into_inner).get(&key).copied();
    match kept {
        Some(Said::Known(can)) => return Some(can),
        Some(Said::GivenUp(after)) if after >= limit.count() => return None,
        Some(Said::GivenUp(_)) | None => {}
    }
    let said = match mate::answer(chess, winner, limit) {
        Answer::Known(can) => Said::Known(can),
        Answer::GivenUp => Said::GivenUp(limit.count()),
        Answer::Stopped => return None,
    };
    let mut all = SAID.lock().unwrap_or_else(PoisonError::into_inner);
    if all.len() >= KEPT {
        all.clear();
    }
    all.insert(key, said);
    match said {
        Said::Known(can) => Some(can),
        Said::GivenUp(_) => None,
    }
}
