//! Whether a player can still give mate by any series of legal moves, with the opponent's help.
//!
//! ```text
//! position, player ─ as_white ─> search ─> a line that ends in mate: yes
//!                                 net (reach)      ─> no mate is possible: no
//!                                 net (closed set) ─> nothing else can be reached: no
//! ```
//! In: a position, a player and a [`SearchLimit`]. Out: an [`Answer`]. *Yes* rests on a line of legal moves, *no* on a
//! proof; everything else is *given up*. How far a search goes is counted in positions, its memory is bounded
//! (the table of `search`, and the positions of a closed set), and the same question with the same limit gets the same answer.
//! A question about Black is asked of the board turned round.
//!
//! The order of the steps, the promising moves and the idea of the proof from where men can come are those of Miguel
//! Ambrona, "A Practical Algorithm for Chess Unwinnability" (FUN 2022), and of his `chasolver` 3.0.0 (MIT licence).

mod net;
mod reach;
mod search;

use shakmaty::{Chess, Color, EnPassantMode, FromSetup as _, Move, Position as _, Role, Setup};

use self::search::{Found, Search};
use reach::{Corner, Map};
use search::{Allowance, Table};

pub use search::SearchLimit;

/// Whether a player can still give mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Whether he can, with a line or a proof.
    Known(bool),
    /// Neither was found within the limit.
    GivenUp,
    /// Nobody waits for the answer any more.
    Stopped,
}

/// First looks go so many positions far, one for each corner of the board.
const GLANCE: u64 = 1_000;

/// Then for each half-move of depth so many.
const FOR_EACH_DEPTH: u64 = 7_000;

/// A short search takes so many positions in all, before more costly proofs are tried.
const SHORT: u64 = 10_000;

/// A long one, before the last, which takes all that is left.
const LONG: u64 = 1_000_000;

/// Half-moves to which searches are deepened.
const DEPTHS: std::ops::RangeInclusive<u32> = 2..=128;

/// Answers within a limit.
pub(super) fn answer(position: &Chess, winner: Color, limit: SearchLimit) -> Answer {
    let Some(position) = as_white(position, winner) else { return Answer::GivenUp };
    let mut allowance = Allowance::new(limit);
    // Cheap steps first. A locked board is settled by proofs, which are tried before the longer searches.
    let steps: [fn(&Chess, &mut Allowance) -> Found; 8] = [
        glances,
        |position, left| proved(is_of_bishops(position) && net::is_hopeless(position, left)),
        |position, left| proved(net::is_mateless(position, 300, left, |_, _| false)),
        |position, left| remembering(position, left, SHORT),
        |position, left| proved(!is_of_bishops(position) && net::is_hopeless(position, left)),
        |position, left| proved(net::is_mateless(position, 40, left, net::is_hopeless)),
        |position, left| proved(net::is_mateless(position, 10_000, left, |_, _| false)),
        longer,
    ];
    let found =
        steps.iter().map(|step| step(&position, &mut allowance)).find(|found| *found != Found::Nothing);
    match found {
        Some(Found::Mate) => Answer::Known(true),
        Some(Found::NoMate) => Answer::Known(false),
        Some(Found::Nothing) | None if allowance.is_stopped() => Answer::Stopped,
        Some(Found::Nothing) | None => Answer::GivenUp,
    }
}

/// Whether there are only kings, pawns and bishops: then the board is locked more often.
fn is_of_bishops(position: &Chess) -> bool {
    let board = position.board();
    (board.knights() | board.rooks_and_queens()).is_empty()
}

const fn proved(mateless: bool) -> Found {
    if mateless { Found::NoMate } else { Found::Nothing }
}

/// A short look towards each corner: most positions of games are settled so. Beginning anew elsewhere finds a mate sooner
/// than looking on where none was found.
fn glances(position: &Chess, allowance: &mut Allowance) -> Found {
    let looks = Corner::from_likeliest(position).into_iter().map(|corner| {
        let search = Search::new(allowance, GLANCE).towards(corner);
        run(position, search, 1..=1)
    });
    looks.into_iter().find(|found| *found != Found::Nothing).unwrap_or(Found::Nothing)
}

/// A search that remembers where it has been, of so many positions at most.
fn remembering(position: &Chess, allowance: &mut Allowance, share: u64) -> Found {
    let aside = allowance.set_aside_all_but(share);
    let table = Table::for_search(allowance.left());
    let found = run(position, Search::new(allowance, FOR_EACH_DEPTH).remembering(table), DEPTHS);
    allowance.give_back(aside);
    found
}

/// A long search, then one that knows the ways of the bishops and takes all that is left.
fn longer(position: &Chess, allowance: &mut Allowance) -> Found {
    let share = LONG.min(allowance.left() / 4);
    match remembering(position, allowance, share) {
        Found::Nothing => {}
        found @ (Found::Mate | Found::NoMate) => return found,
    }
    let after = |made: Move| {
        let mut next = position.clone();
        next.play_unchecked(made);
        next
    };
    let hopeless = |made: &Move| net::is_hopeless(&after(*made), allowance);
    let hopeless = position.legal_moves().into_iter().filter(hopeless).collect();
    let map = Map::new(position, hopeless);
    let table = Table::for_search(allowance.left());
    run(position, Search::new(allowance, u64::MAX).remembering(table).guided_by(map), DEPTHS)
}

/// Searches; a mate that is found is played once more where the tests look on.
fn run(position: &Chess, mut search: Search<'_>, depths: std::ops::RangeInclusive<u32>) -> Found {
    let found = search.deepen(position, depths);
    debug_assert!(found != Found::Mate || is_mate(position, search.line()), "the line is no mate");
    found
}

/// Whether the moves are legal one after another and White gives mate with the last.
fn is_mate(position: &Chess, line: &[Move]) -> bool {
    let end = line.iter().try_fold(position.clone(), |position, made| position.play(*made).ok());
    end.is_some_and(|end| end.is_checkmate() && end.turn().is_black())
}

/// Whether the player to move has a legal move.
pub(in crate::engine::chess) fn can_move(position: &Chess) -> bool {
    // Most have a man who can go; in check few can, and the list is short.
    let is_seen = !position.is_check() && quiet_moves(position).any(|made| keeps_the_king(position, made));
    is_seen || !position.legal_moves().is_empty()
}

/// The moves to an empty square of the men of the player to move who are no pawns, whether his king is then left to be taken or
/// not; without castling.
pub(in crate::engine::chess) fn quiet_moves(position: &Chess) -> impl Iterator<Item = Move> + '_ {
    let board = position.board();
    (position.us() & !board.pawns()).into_iter().flat_map(move |from| {
        let onto = board.attacks_from(from) & !board.occupied();
        let quiet = move |to| {
            Some(Move::Normal { role: board.role_at(from)?, from, capture: None, to, promotion: None })
        };
        onto.into_iter().filter_map(quiet)
    })
}

/// Whether a move of a man who goes so leaves his king safe: nobody attacks him but whoever is taken.
fn keeps_the_king(position: &Chess, made: Move) -> bool {
    let (Move::Normal { role, from, to, .. }, board) = (made, position.board()) else { return false };
    let king = if role == Role::King { Some(to) } else { board.king_of(position.turn()) };
    let occupied = board.occupied().without(from).with(to);
    king.is_some_and(|king| board.attacks_to(king, position.turn().other(), occupied).without(to).is_empty())
}

/// The position with colours swapped, if need be, so that `winner` is White; none where the swapped position is not legal.
fn as_white(position: &Chess, winner: Color) -> Option<Chess> {
    match winner {
        Color::White => Some(position.clone()),
        Color::Black => mirrored(position.to_setup(EnPassantMode::Legal), position),
    }
}

fn mirrored(setup: Setup, position: &Chess) -> Option<Chess> {
    let mirrored = Chess::from_setup(setup.into_mirrored(), position.castles().mode());
    // What was accepted of the board is accepted of its mirror image.
    mirrored
        .or_else(shakmaty::PositionError::ignore_too_much_material)
        .or_else(shakmaty::PositionError::ignore_impossible_check)
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_can_move_has_a_legal_move() {
        let mut dice = fastrand::Rng::with_seed(29);
        let mut stuck = 0;
        for _ in 0..300 {
            let mut position = Chess::default();
            for _ in 0..200 {
                let legal = position.legal_moves();
                assert_eq!(can_move(&position), !legal.is_empty(), "{position:?}");
                let quiet: Vec<_> =
                    quiet_moves(&position).filter(|made| position.clone().play(*made).is_ok()).collect();
                let wanted = legal.iter().filter(|made| {
                    matches!(made, Move::Normal { capture: None, .. }) && made.role() != Role::Pawn
                });
                assert_eq!(quiet.len(), wanted.count(), "{position:?}");
                let Some(made) = dice.choice(legal) else {
                    stuck += 1;
                    break;
                };
                position.play_unchecked(made);
            }
        }
        assert!(stuck > 20, "{stuck}");
    }
}
