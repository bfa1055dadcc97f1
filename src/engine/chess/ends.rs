//! Whether a move, or the position before it, ends the game by itself: mate, stalemate, dead position,
//! fivefold repetition, seventy-five moves; and whether a player can still give mate by any series of legal moves.
//!
//! In: position, move, history if there is one. Out: which of these endings, or that the search reached the
//! [`SearchLimit`](super::SearchLimit). Mate takes precedence in every edition (2014: 9.6b); which of the other endings an
//! edition recognises is decided by its rules. Cheap proofs are tried before the search for a mate.

use std::collections::BTreeSet;
use std::sync::{LazyLock, Mutex, PoisonError};

use rustc_hash::FxHashMap;
use shakmaty::{Chess, Color, Position as _, Role};

use super::mate::{self, Answer, SearchLimit};
use super::men::{Colour, Move};
use super::position::{History, Position};

/// Half-moves without capture or pawn move that make seventy-five moves of each player.
pub(crate) const SEVENTY_FIVE_MOVES: u32 = 150;

/// Positions from the first to the fifth appearance at alternate moves: four steps of two moves by
/// each player, and the position itself.
const FIVEFOLD_LINE: usize = 17;

/// How a game ends without anybody's claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EndsGame {
    /// It does not.
    No,
    /// The king is in check and there is no legal move.
    Checkmate,
    /// There is no legal move and no check.
    Stalemate,
    /// Neither player can ever give mate (2014: 5.2b, 9.7).
    DeadPosition,
    /// The same position for five consecutive alternate moves of each player (2014: 9.6a).
    Fivefold,
    /// Seventy-five moves of each player without capture or pawn move (2014: 9.6b).
    SeventyFive,
}

impl EndsGame {
    /// Every one.
    pub const ALL: [Self; 6] =
        [Self::No, Self::Checkmate, Self::Stalemate, Self::DeadPosition, Self::Fivefold, Self::SeventyFive];

    /// The value of the fact `sealed.ends_game`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::No => "no",
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead_position",
            Self::Fivefold => "fivefold",
            Self::SeventyFive => "seventy_five",
        }
    }
}

/// How a move ends the game, and how much of that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The end; `None` if nobody can tell whether the position is dead and nothing else ends the game.
    pub ends: Option<EndsGame>,
    /// Whether repetition is decided.
    pub fivefold: FivefoldCheck,
}

/// Whether fivefold repetition could be looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FivefoldCheck {
    /// It is excluded or proved.
    Decided,
    /// The history does not reach back far enough.
    HistoryTooShort,
}

/// Whether the game ends with this move.
#[must_use]
pub fn ends_game(position: &Position, played: Move, history: Option<&History>) -> Ending {
    let after = position.after(played);
    ending_of(position, &after, history, Life::of(&after, || dead(&after)))
}

fn ending_of(position: &Position, after: &Position, history: Option<&History>, life: Life) -> Ending {
    let mut line: Vec<&Chess> = history.map(|line| line.positions().iter().collect()).unwrap_or_default();
    line.push(after.chess());
    let repeated = line.last_chunk::<FIVEFOLD_LINE>().is_some_and(is_fivefold);
    ending(clock_after(after, position, history), line.len(), repeated, life)
}

/// The ends that one of these moves, nobody knows which, may bring: those that cannot be ruled out.
#[must_use]
pub fn possible_ends(position: &Position, moves: &[Move], history: Option<&History>) -> BTreeSet<EndsGame> {
    let mut possible = BTreeSet::new();
    // Shown by a move that mates, or after which mate is possible.
    let mut alive = false;
    for played in moves {
        // One move is enough of which the game may go on, and one after which the position may be dead.
        let both = [EndsGame::No, EndsGame::DeadPosition].iter().all(|end| possible.contains(end));
        let after = position.after(*played);
        let life = if alive && !both && comes_back(position, *played) {
            Life::Alive
        } else {
            Life::of(&after, || if both { Some(false) } else { dead(&after) })
        };
        let Ending { ends, fivefold } = ending_of(position, &after, history, life);
        alive |= matches!(ends, Some(EndsGame::No | EndsGame::Checkmate));
        possible.insert(ends.unwrap_or(EndsGame::No));
        if ends.is_none() {
            possible.insert(EndsGame::DeadPosition);
        }
        if fivefold == FivefoldCheck::HistoryTooShort && ends.is_none_or(|ends| ends == EndsGame::No) {
            possible.insert(EndsGame::Fivefold);
        }
    }
    possible
}

/// How often the position after this move will have stood on the board, with the same player to move and the same
/// possible moves; none if the history does not reach back far enough to tell whether it is three times.
#[must_use]
pub fn repetitions(position: &Position, played: Move, history: Option<&History>) -> Option<u32> {
    let after = position.after(played);
    if after.half_moves() == 0 {
        return Some(1);
    }
    let line = history?.positions();
    let earlier = line.iter().filter(|past| *past == after.chess()).count();
    let count = u32::try_from(earlier).unwrap_or(u32::MAX).saturating_add(1);
    // Nothing before a capture or a pawn move can come back.
    let reaches_back = line.first().is_some_and(|first| first.halfmoves() == 0);
    (reaches_back || count >= 3).then_some(count)
}

/// Whether the game had ended before the move, now or anywhere in the history: then nothing could be
/// sealed.
///
/// `alive` spares the search for a dead position: a position reached from this one is known to be alive.
#[must_use]
pub fn ended_before(position: &Position, history: Option<&History>, alive: bool) -> Ending {
    let line: Vec<&Chess> = history.map(|line| line.positions().iter().collect()).unwrap_or_default();
    let repeated = line.array_windows::<FIVEFOLD_LINE>().any(is_fivefold);
    let clock = line.iter().map(|past| past.halfmoves()).filter(|clock| *clock >= SEVENTY_FIVE_MOVES).max();
    let present = history.map_or(position.half_moves(), History::half_moves);
    let life = Life::of(position, || if alive { Some(false) } else { dead(position) });
    ending(clock.unwrap_or(present), line.len(), repeated, life)
}

/// The clock after the move; the moves themselves are better evidence than the counter of a FEN.
fn clock_after(after: &Position, position: &Position, history: Option<&History>) -> u32 {
    match history {
        Some(line) if after.half_moves() > position.half_moves() => line.half_moves() + 1,
        Some(_) | None => after.half_moves(),
    }
}

fn ending(clock: u32, known: usize, repeated: bool, life: Life) -> Ending {
    let impossible = usize::try_from(clock).is_ok_and(|clock| clock + 1 < FIVEFOLD_LINE);
    let fivefold = if impossible || repeated || known >= FIVEFOLD_LINE {
        FivefoldCheck::Decided
    } else {
        FivefoldCheck::HistoryTooShort
    };
    let counted = counted(repeated, clock);
    let ends = match life {
        Life::Over(end) => Some(end),
        Life::Dead => Some(EndsGame::DeadPosition),
        Life::Alive => Some(counted),
        // A draw by counting stands even where the search for a dead position gives up.
        Life::Unknown => Some(counted).filter(|counted| *counted != EndsGame::No),
    };
    Ending { ends, fivefold }
}

/// What a position is, its counters left aside.
#[derive(Clone, Copy)]
enum Life {
    /// There is no legal move.
    Over(EndsGame),
    /// Neither player can ever give mate.
    Dead,
    /// One of them can, and a move is possible.
    Alive,
    /// Nobody can tell which of the two.
    Unknown,
}

impl Life {
    /// Of a position; `dead` is asked where a move is possible.
    fn of(position: &Position, dead: impl FnOnce() -> Option<bool>) -> Self {
        no_legal_move(position.chess()).map_or_else(
            || match dead() {
                Some(true) => Self::Dead,
                Some(false) => Self::Alive,
                None => Self::Unknown,
            },
            Self::Over,
        )
    }
}

fn no_legal_move(chess: &Chess) -> Option<EndsGame> {
    match (mate::can_move(chess), chess.is_check()) {
        (true, _) => None,
        (false, true) => Some(EndsGame::Checkmate),
        (false, false) => Some(EndsGame::Stalemate),
    }
}

fn counted(repeated: bool, clock: u32) -> EndsGame {
    if repeated {
        EndsGame::Fivefold
    } else if clock >= SEVENTY_FIVE_MOVES {
        EndsGame::SeventyFive
    } else {
        EndsGame::No
    }
}

/// Whether the last position stood there at each of the last five alternate moves.
fn is_fivefold(line: &[&Chess; FIVEFOLD_LINE]) -> bool {
    let [first, ..] = line;
    line.iter().step_by(4).all(|position| position == first)
}

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
fn comes_back(position: &Position, played: Move) -> bool {
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
