//! What the board refuses, as messages: the id of the words and their variables.

use crate::chess::{Colour, HistoryFault, PositionFault, Wing};
use crate::diagnostic::Arg;

type Variables = Vec<(&'static str, String)>;

/// The words of a position's fault: message `position-fault-<kebab>`.
pub(super) fn position_fault(fault: &PositionFault) -> Arg {
    let (name, variables) = position_message(fault);
    Arg::Message(format!("position-fault-{name}"), variables)
}

fn position_message(fault: &PositionFault) -> (&'static str, Variables) {
    match fault {
        PositionFault::MissingField(field) => ("missing-field", vec![("field", field.code().to_owned())]),
        PositionFault::ExtraField(text) => ("extra-field", vec![("text", text.clone())]),
        PositionFault::BadField { field, text } => {
            ("bad-field", vec![("field", field.code().to_owned()), ("text", text.clone())])
        }
        PositionFault::RankCount(count) => ("rank-count", vec![("count", count.to_string())]),
        PositionFault::RankLength { rank, squares } => {
            ("rank-length", vec![("rank", rank.to_string()), ("squares", squares.to_string())])
        }
        PositionFault::UnknownMan { rank, letter } => {
            ("unknown-man", vec![("rank", rank.to_string()), ("letter", letter.to_string())])
        }
        PositionFault::NoKing(colour) => ("no-king", vec![("colour", colour_word(*colour))]),
        PositionFault::TooManyKings { colour, count } => {
            ("too-many-kings", vec![("colour", colour_word(*colour)), ("count", count.to_string())])
        }
        PositionFault::PawnOnLastRank(square) => ("pawn-on-last-rank", vec![("square", square.to_string())]),
        PositionFault::OpponentInCheck(colour) => {
            ("opponent-in-check", vec![("colour", colour_word(*colour))])
        }
        PositionFault::ImpossibleCheck => ("impossible-check", Vec::new()),
        PositionFault::TooManyMen => ("too-many-men", Vec::new()),
        PositionFault::CastlingImpossible { colour, wing } => {
            ("castling-impossible", vec![("colour", colour_word(*colour)), ("wing", wing_word(*wing))])
        }
        PositionFault::EnPassantImpossible(square) => {
            ("en-passant-impossible", vec![("square", square.to_string())])
        }
        PositionFault::ClockAfterDoubleStep(count) => {
            ("clock-after-double-step", vec![("half_moves", count.to_string())])
        }
        PositionFault::ClockBeyondGame { half_moves, move_number } => (
            "clock-beyond-game",
            vec![("half_moves", half_moves.to_string()), ("move_number", move_number.to_string())],
        ),
    }
}

fn colour_word(colour: Colour) -> String {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
    .to_owned()
}

fn wing_word(wing: Wing) -> String {
    wing.code().to_owned()
}

/// The words of a history's fault; a bad start is the fault of its position.
pub(super) fn history_fault(fault: &HistoryFault) -> Arg {
    match fault {
        HistoryFault::BadStart(faults) => {
            faults.first().map_or_else(|| Arg::Text(String::new()), position_fault)
        }
        HistoryFault::BadMove { number, text, .. } => Arg::Message(
            "history-fault-bad-move".to_owned(),
            vec![("number", number.to_string()), ("text", text.clone())],
        ),
        HistoryFault::OtherEnd { reached } => {
            Arg::Message("history-fault-other-end".to_owned(), vec![("reached", reached.clone())])
        }
    }
}
