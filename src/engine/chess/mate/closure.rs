//! All positions that can be reached, where they are few: none of them a mate is a proof that there is none.

use rustc_hash::FxHashSet;
use shakmaty::{Chess, Color, Position as _};

use super::allowance::Allowance;
use super::table::Whole;

/// Whether no position that can be reached is White's mate, found by looking at all of them; false where they are more than
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
