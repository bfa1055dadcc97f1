//! Whether a player can move, with less work than making a list of all legal moves, and whether a line of moves is
//! a mate; the board turned round for a question about Black.

use shakmaty::{Chess, Color, EnPassantMode, FromSetup as _, Move, Position as _, Role, Setup};

/// Whether the moves are legal one after another and White gives mate with the last.
pub(super) fn is_mate(position: &Chess, line: &[Move]) -> bool {
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
pub(super) fn as_white(position: &Chess, winner: Color) -> Option<Chess> {
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
