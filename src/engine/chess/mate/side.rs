//! A question as the analysis puts it: can White mate? Black's question is that of the mirrored board.

use shakmaty::{Chess, Color, EnPassantMode, FromSetup as _, Position as _, Setup};

/// The position in which White is the player asked about; none where the mirrored board is refused.
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
