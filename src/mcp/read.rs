//! `read`: a written move in its position in, how it reads out.

use super::call::{Answer, Answered, Call};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::source::Src;
use crate::engine::written_move::WrittenMove;
use crate::words::forms::{reading_json, text};
use crate::words::pages::reading;

pub(super) fn answer(call: &Call) -> Answered {
    let required = |name| -> Result<Src<String>, Vec<Diagnostic>> {
        call.parameters.required(name).cloned().map_err(|fault| vec![fault])
    };
    let told = WrittenMove {
        written: required("written")?.value,
        position: required("position")?,
        language: call.parameters.get("language").cloned(),
        history: call.parameters.get("history").cloned(),
    };
    let (position, found) = told.read()?;
    let words = call.words();
    Ok(Answer {
        text: text(&reading(words, &position, &told.written, &found)),
        object: reading_json(words, &position, &told.written, &found),
        is_refusal: false,
    })
}
