//! Whether a board can have got where a situation says it is: repetitions and counted moves need half-moves without a
//! capture or a pawn move, and those stand in the position.

use crate::engine::chess::{Colour, Move, Position, SEVENTY_FIVE_MOVES};
use crate::engine::facts::{Facts, Sealed};
use crate::engine::model::{Type, Value, Vocabulary, written};

/// Half-moves from one appearance of a position to the next, at least.
const ROUND: u32 = 4;
/// Appearances that end the game by themselves (2014: 9.6.a).
const FIVEFOLD: u32 = 5;
/// Half-moves that make fifty moves of each player (2014: 9.3).
const FIFTY: u32 = 100;

/// Whether the board has counted fewer half-moves than what is told of it needs, or more than were played, or the sealed
/// move begins the count anew. Nothing is asked of a case without a board.
pub(super) fn cannot_be(vocabulary: &Vocabulary, facts: &Facts, sealed: Option<&Sealed>) -> bool {
    let value = |name: &str| {
        let fact = vocabulary.fact_named(name)?;
        facts.value(fact).map(|value| (value, &vocabulary.fact(fact).kind))
    };
    let Some((Value::Text(fen), _)) = value("position") else { return false };
    let Ok(position) = Position::from_fen(fen) else { return false };
    let counted = position.half_moves();
    let said = |name: &str| value(name).map(|(value, kind)| written(kind, value)).unwrap_or_default();
    let times = |name: &str| match value(name) {
        Some((Value::Amount(times), Type::Number)) => u32::try_from(*times).unwrap_or(0),
        Some(_) | None => 0,
    };
    let before = of_end(&said("position.over")).max(of_appearances(times("position.repetitions")));
    // The sealed move, and one that a claim announces, are counted with those before them.
    let announced = match said("claim.kind").as_str() {
        "fifty" => FIFTY,
        "threefold_next" => of_appearances(times("claim.repetitions")),
        _ => 0,
    };
    let then = of_end(&said("sealed.ends_game")).max(of_appearances(times("sealed.repetitions")));
    let replied = of_end(&said("reply.ends_game"));
    let played = 2 * position.move_number().saturating_sub(1) + u32::from(position.turn() == Colour::Black);
    let is_new = sealed.and_then(|sealed| sealed.played).is_some_and(Move::is_zeroing);
    let begins_anew = is_new && then.max(replied) > 0;
    begins_anew
        || counted < before
        || counted + 1 < then.max(announced)
        || counted + 2 < replied
        || counted > played
}

/// The half-moves counted where a game ends so.
fn of_end(end: &str) -> u32 {
    match end {
        "fivefold" => of_appearances(FIVEFOLD),
        "seventy_five" => SEVENTY_FIVE_MOVES,
        _ => 0,
    }
}

/// The half-moves counted where a position appears so many times.
fn of_appearances(times: u32) -> u32 {
    ROUND * times.saturating_sub(1)
}
