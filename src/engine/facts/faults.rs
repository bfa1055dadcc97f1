//! Errors in positions, histories and moves, as messages: message id and variables.

use crate::engine::chess::{Colour, HistoryFault, IllegalReason, PositionFault, Wing, letter_of_fen};
use crate::engine::diagnostic::Arg;

type Variables = Vec<(&'static str, String)>;

/// The message for an error in a position: `position-fault-<kebab>`.
pub(super) fn position_fault(fault: &PositionFault) -> Arg {
    let (name, variables) = position_message(fault);
    Arg::Message(format!("position-fault-{name}"), variables)
}

/// The message how to set right an error in a position: `position-mend`, with the kind of the error.
pub(super) fn position_mend(fault: &PositionFault) -> Arg {
    let (name, variables) = position_message(fault);
    let told =
        |wanted: &str| variables.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.clone());
    // The English letter of the man that the letter names in other languages.
    let meant = told("letter").and_then(|letter| letter_of_fen(letter.chars().next()?));
    let variables = vec![
        ("fault", name.to_owned()),
        ("field", told("field").unwrap_or_default()),
        ("meant", meant.map_or_else(|| "none".to_owned(), String::from)),
    ];
    Arg::Message("position-mend".to_owned(), variables)
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

/// The message for an error in a history. If the starting position is wrong, it is the message for that position.
pub(super) fn history_fault(fault: &HistoryFault) -> Arg {
    match fault {
        HistoryFault::BadStart(faults) => {
            faults.first().map_or_else(|| Arg::Text(String::new()), position_fault)
        }
        HistoryFault::BadMove { number, colour, text, reading, because } => {
            let variables = vec![
                ("number", number.to_string()),
                ("colour", colour_word(*colour)),
                ("text", text.clone()),
                ("kind", reading.code().to_owned()),
            ];
            let why = because.first().map(|reason| illegal_message(*reason));
            let what = ("history-fault-bad-move".to_owned(), variables);
            Arg::Messages([what].into_iter().chain(why).collect())
        }
        HistoryFault::OtherEnd { reached } => {
            Arg::Message("history-fault-other-end".to_owned(), vec![("reached", reached.clone())])
        }
        HistoryFault::SeveralGames(count) => {
            Arg::Message("history-fault-several-games".to_owned(), vec![("count", count.to_string())])
        }
        HistoryFault::Unclosed => Arg::Message("history-fault-unclosed".to_owned(), Vec::new()),
        HistoryFault::NoMoves => Arg::Message("history-fault-no-moves".to_owned(), Vec::new()),
    }
}

/// The message that explains why a move is illegal: `illegal-<kebab>`.
pub(crate) fn illegal_message(reason: IllegalReason) -> (String, Variables) {
    let variables: Variables = match reason {
        IllegalReason::NoSuchMan(man)
        | IllegalReason::NothingToTake(man)
        | IllegalReason::ImpossiblePromotion(man) => {
            vec![("man", man.code().to_owned())]
        }
        IllegalReason::EmptySquare(square) | IllegalReason::KingIntoCheck(square) => {
            vec![("square", square.to_string())]
        }
        IllegalReason::OpponentsMan { man, at }
        | IllegalReason::OtherMan { man, at }
        | IllegalReason::OccupiedByOwn { man, at }
        | IllegalReason::Pinned { man, at } => vec![("man", man.code().to_owned()), ("at", at.to_string())],
        IllegalReason::CannotReach { man, to } => {
            let to = to.map_or_else(|| "none".to_owned(), |to| to.to_string());
            vec![("man", man.code().to_owned()), ("to", to)]
        }
        IllegalReason::CastlingRightLost(wing) => vec![("wing", wing_word(wing))],
        IllegalReason::CastlingBlocked { wing, by } => {
            vec![("wing", wing_word(wing)), ("by", by.to_string())]
        }
        IllegalReason::CastlingThroughCheck { wing, at } => {
            vec![("wing", wing_word(wing)), ("at", at.to_string())]
        }
        IllegalReason::CheckNotMet | IllegalReason::CastlingOutOfCheck | IllegalReason::NoPromotion => {
            Vec::new()
        }
    };
    (format!("illegal-{}", reason.code().replace('_', "-")), variables)
}
