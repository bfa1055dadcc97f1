//! A move made by the rules of the game, with less work than making a list of all that are legal.

use shakmaty::{Chess, Move, Position as _, Role};

/// What comes of a move; none where it is not legal. Of a man who is no pawn it is asked whether he goes there, takes none of his
/// own, and does not leave his king to be taken: that is what the rules ask.
pub(in crate::engine::chess) fn played(position: &Chess, made: Move) -> Option<Chess> {
    let is_plain = match made {
        Move::Normal { role, from, to, capture, promotion: None } if role != Role::Pawn => {
            let (board, own) = (position.board(), position.us());
            let goes = own.contains(from) && !own.contains(to) && board.attacks_from(from).contains(to);
            if !goes || board.role_at(from) != Some(role) || board.role_at(to) != capture {
                return None;
            }
            true
        }
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle { .. } | Move::Put { .. } => false,
    };
    if !is_plain && !position.is_legal(made) {
        return None;
    }
    let mut next = position.clone();
    next.play_unchecked(made);
    let (mover, after) = (position.turn(), next.board());
    let king = after.king_of(mover)?;
    after.attacks_to(king, mover.other(), after.occupied()).is_empty().then_some(next)
}
