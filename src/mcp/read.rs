//! `read`: a written move in its position in, how it reads out.

use super::call::{Answer, Answered, Call};
use crate::engine::written_move::WrittenMove;
use crate::words::formats::{reading_json, text};
use crate::words::reports::reading;

pub(super) fn answer(call: &Call) -> Answered {
    let told = |name| call.parameters.get(name).cloned();
    let history = told("history");
    let position = told("position");
    if position.is_none() && history.is_none() {
        call.parameters.required("position").map_err(|fault| vec![fault])?;
    }
    let written = call.parameters.required("written").map_err(|fault| vec![fault])?;
    let told = WrittenMove { written: written.value.clone(), position, language: told("language"), history };
    let (position, found) = told.read()?;
    let words = call.words();
    Ok(Answer {
        text: text(&reading(words, &position, &told.written, &found)),
        object: reading_json(words, &position, &told.written, &found),
        is_refusal: false,
    })
}
