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

/// What comes of a move of a man who goes so; none where it leaves his king to be taken.
pub(super) fn keeping_the_king(position: &Chess, made: Move) -> Option<Chess> {
    let mut next = position.clone();
    next.play_unchecked(made);
    let (mover, after) = (position.turn(), next.board());
    let king = after.king_of(mover)?;
    after.attacks_to(king, mover.other(), after.occupied()).is_empty().then_some(next)
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
}
