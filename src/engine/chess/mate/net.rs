//! Proofs that no mate is possible: from where men can come at most, and by looking at every position that can be reached.

use rustc_hash::FxHashSet;
use shakmaty::{Bitboard, Chess, Color, Position as _, Role, Square, attacks};

use super::reach::{Reach, Supposed};
use super::search::{Allowance, Whole};

/// So many positions are looked at in the time in which the sets grow once.
const PRICE: u64 = 300;

/// Whether White can never mate, proved from where the men can come; false says nothing.
pub(super) fn is_hopeless(position: &Chess, allowance: &mut Allowance) -> bool {
    // A pawn that can be taken in passing now stands where it is not taken, and castling moves two men at once.
    if position.maybe_ep_square().is_some() || position.castles().any() {
        return false;
    }
    let board = position.board();
    let last = board.white() & !board.kings();
    let base = if last.count() == 1 { last } else { Bitboard::EMPTY };
    let supposed = Supposed { moves_before_taken: base, taken_at_home: Bitboard::EMPTY };
    let mut grown = |supposed| {
        Some(supposed).filter(|_| allowance.take_many(PRICE)).map(|supposed| Reach::of(position, supposed))
    };
    let Some(reach) = grown(supposed) else { return false };
    let mut mate = |supposed| grown(supposed).is_none_or(|reach| could_mate(&reach));
    if !could_mate(&reach) {
        return true;
    }
    // Each of these men is taken before he has moved, or he is not: either way there must be no mate.
    let cases = |square| {
        let square = Bitboard::from_square(square);
        [
            Supposed { moves_before_taken: base | square, ..supposed },
            Supposed { taken_at_home: square, ..supposed },
        ]
    };
    if reach.doubtful.into_iter().any(|square| !cases(square).into_iter().any(&mut mate)) {
        return true;
    }
    let mut two = reach.doubtful.into_iter();
    let (Some(one), Some(other), None) = (two.next(), two.next(), two.next()) else { return false };
    let both = cases(one).into_iter().flat_map(|first| cases(other).map(|second| with(first, second)));
    !both.into_iter().any(mate)
}

fn with(one: Supposed, other: Supposed) -> Supposed {
    Supposed {
        moves_before_taken: one.moves_before_taken | other.moves_before_taken,
        taken_at_home: one.taken_at_home | other.taken_at_home,
    }
}

/// Whether there is a square on which the black king could be in check, with every square around it out of his reach, or
/// attacked, or occupied by his own men, by what the sets allow each man on his own.
fn could_mate(reach: &Reach) -> bool {
    let king_of = |colour| reach.men.iter().find(|man| man.piece == Role::King.of(colour));
    let (Some(white_king), Some(black_king)) = (king_of(Color::White), king_of(Color::Black)) else {
        return true;
    };
    // Attacks go past every man but steady ones, and through the king, who would only step back on their line.
    let stops = reach.steady & !Bitboard::from_square(black_king.home);
    let mut checked = Bitboard::EMPTY;
    let mut covered = Bitboard::EMPTY;
    for man in reach.men.iter().filter(|man| man.piece.color == Color::White && man.home != white_king.home) {
        let attacked = if man.promotes {
            Bitboard::FULL
        } else {
            man.reach
                .into_iter()
                .fold(Bitboard::EMPTY, |all, from| all | attacks::attacks(from, man.piece, stops))
        };
        covered |= attacked;
        // A man who never moves gives no mate: he would have to be uncovered, and then could have gone to the square left.
        if man.moves() {
            checked |= attacked;
        }
    }
    let own: Vec<_> = reach
        .men
        .iter()
        .filter(|man| man.piece.color == Color::Black && man.home != black_king.home)
        .collect();
    let blocks = |open: Bitboard| {
        let men = own.iter().filter(|man| (man.reach & open).any());
        open.into_iter().all(|square| own.iter().any(|man| man.reach.contains(square)))
            && men.count() >= open.count()
    };
    (black_king.reach & checked).into_iter().any(|at: Square| {
        let around = attacks::king_attacks(at);
        let open = around & black_king.reach & !covered;
        let kings = white_king.reach & !around & !Bitboard::from_square(at);
        blocks(open) || kings.into_iter().any(|king| blocks(open & !attacks::king_attacks(king)))
    })
}

/// Exhaustive search: whether White mates in no reachable position; false where the reachable positions are more than
/// `most`. A position of which `is_hopeless` says so is not looked beyond.
///
/// The set that is looked at is closed: it holds every position that a legal move reaches from one in it, but for those
/// beyond a position without mating material, without moves, or proved hopeless. So every line that leaves it has lost the
/// mate already, and no line within it ends in one.
pub(super) fn is_mateless(
    from: &Chess,
    most: usize,
    allowance: &mut Allowance,
    is_hopeless: impl Fn(&Chess, &mut Allowance) -> bool,
) -> bool {
    let mut seen = FxHashSet::from_iter([Whole::of(from)]);
    let mut waiting = vec![from.clone()];
    while let Some(position) = waiting.pop() {
        let moves = position.legal_moves();
        // Mate comes before everything: of a position in which it stands nothing else is asked.
        if moves.is_empty() && position.turn().is_black() && position.is_check() {
            return false;
        }
        if position.has_insufficient_material(Color::White) || is_hopeless(&position, allowance) {
            continue;
        }
        for made in moves {
            let mut next = position.clone();
            next.play_unchecked(made);
            if seen.insert(Whole::of(&next)) {
                if seen.len() > most || !allowance.take() {
                    return false;
                }
                waiting.push(next);
            }
        }
    }
    true
}
