//! A move made by the rules of the game, with less work than making a list of all that are legal.

use shakmaty::{Chess, Move, Position as _, Role};

/// What comes of a move; none where it is not legal. Of a man who is no pawn it is asked whether he goes there, takes none of his
/// own, and does not leave his king to be taken: that is what the rules ask.
pub(in crate::engine::chess) fn played(position: &Chess, made: Move) -> Option<Chess> {
    match made {
        Move::Normal { role, from, to, capture, promotion: None } if role != Role::Pawn => {
            let (board, own) = (position.board(), position.us());
            let is_there = own.contains(from) && board.role_at(from) == Some(role);
            let goes = board.attacks_from(from).contains(to) && !own.contains(to);
            let takes = board.role_at(to) == capture;
            if is_there && goes && takes { keeping_the_king(position, made) } else { None }
        }
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle { .. } | Move::Put { .. } => {
            position.clone().play(made).ok()
        }
    }
}

/// Whether the moves are legal one after another and White gives mate with the last.
pub(super) fn is_mate(position: &Chess, line: &[Move]) -> bool {
    let end = line.iter().try_fold(position.clone(), |position, made| played(&position, *made));
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

/// What comes of a move of a man who goes so; none where it leaves his king to be taken.
fn keeping_the_king(position: &Chess, made: Move) -> Option<Chess> {
    keeps_the_king(position, made).then(|| {
        let mut next = position.clone();
        next.play_unchecked(made);
        next
    })
}

/// Whether a move of a man who goes so leaves his king safe: nobody attacks him but whoever is taken.
fn keeps_the_king(position: &Chess, made: Move) -> bool {
    let (Move::Normal { role, from, to, .. }, board) = (made, position.board()) else { return false };
    let king = if role == Role::King { Some(to) } else { board.king_of(position.turn()) };
    let occupied = board.occupied().without(from).with(to);
    king.is_some_and(|king| board.attacks_to(king, position.turn().other(), occupied).without(to).is_empty())
}

#[cfg(test)]
mod tests {
    use shakmaty::Square;

    use super::*;

    /// What may be written as a move of a man from square to square, whoever stands there.
    fn written(position: &Chess) -> impl Iterator<Item = Move> + '_ {
        let board = position.board();
        let men = board.occupied().into_iter().filter_map(|from| Some((from, board.role_at(from)?)));
        men.flat_map(move |(from, role)| {
            Square::ALL.into_iter().flat_map(move |to| {
                let captures = [None, board.role_at(to)].into_iter();
                captures.map(move |capture| Move::Normal { role, from, capture, to, promotion: None })
            })
        })
    }

    #[test]
    fn a_move_is_played_where_it_is_legal_and_nowhere_else() {
        let mut dice = fastrand::Rng::with_seed(28);
        let (mut count, mut legal) = (0, 0);
        for _ in 0..100 {
            let mut position = Chess::default();
            for _ in 0..dice.u8(1..160) {
                let Some(made) = dice.choice(position.legal_moves()) else { break };
                position.play_unchecked(made);
            }
            let castling = position.legal_moves().into_iter().filter(|made| made.is_castle());
            for made in written(&position).chain(castling) {
                let wanted = position.clone().play(made).ok();
                (count, legal) = (count + 1, legal + usize::from(wanted.is_some()));
                assert_eq!(played(&position, made), wanted, "{made:?} in {position:?}");
            }
        }
        assert!(count > 100_000 && legal > 1_000, "{count}, {legal}");
    }

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
                    quiet_moves(&position).filter(|made| played(&position, *made).is_some()).collect();
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
