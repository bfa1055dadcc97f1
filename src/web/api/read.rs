//! `POST /api/v1/read`: a written move in, its reading out, as `plica read --format json` prints it.

use super::call::{Answered, Call};
use crate::engine::syntax::case;
use crate::engine::written_move::WrittenMove;
use crate::words::formats::reading_json;

pub(super) fn answer(call: &mut Call) -> Answered {
    let text = call.body()?;
    let id = call.body_source(&text);
    let mut faults = Vec::new();
    let told = case(&call.sources, id, &mut faults);
    let Some(told) = told.filter(|_| faults.is_empty()) else { return Err(faults.into()) };
    let told = WrittenMove::from_told(&told, id)?;
    let (position, found) = told.read()?;
    Ok(reading_json(call.words(), &position, &told.written, &found).to_string())
}
