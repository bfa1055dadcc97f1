//! What was read from a written move, as JSON.

use serde_json::{Value as Json, json};

use super::decision_object::{NearObject, ReadingObject, SealedObject};
use crate::engine::chess::{EndsGame, Move, Position, Reading, ReadingKind};
use crate::engine::facts::Sealed;
use crate::words::phrases::words::Words;
use crate::words::reports::reading::{name, reading_items};

/// The reading of a written move as JSON.
#[must_use]
pub fn reading_json(words: &Words, position: &Position, written: &str, reading: &Reading) -> Json {
    serde_json::to_value(reading_object(Some(words), position, written, reading))
        .unwrap_or_else(|_| json!({}))
}

pub(crate) fn sealed_object<'a>(words: Option<&Words>, sealed: &'a Sealed) -> SealedObject<'a> {
    let mut reading = reading_object(words, &sealed.position, &sealed.written, &sealed.reading);
    reading.made = sealed.played.map(Move::uci);
    SealedObject {
        reading,
        stated: sealed.stated.map(ReadingKind::code),
        ends_game: sealed.ends.map(EndsGame::code),
        fivefold_checked: !sealed.fivefold_unchecked,
    }
}

fn reading_object<'a>(
    words: Option<&Words>,
    position: &Position,
    written: &'a str,
    reading: &Reading,
) -> ReadingObject<'a> {
    let near = reading.near.iter().map(|near| NearObject {
        kind: near.kind.code(),
        made: near.meant.uci(),
        name: words.map(|words| name(words, position, near.meant)),
    });
    let texts = |words| reading_items(words, position, written, reading).into_iter().map(|item| item.text);
    ReadingObject {
        written,
        reading: reading.kind.code(),
        candidates: reading.candidates.iter().map(|candidate| candidate.uci()).collect(),
        made: reading.chosen.map(Move::uci),
        near: near.collect(),
        deviations: reading.deviations.iter().map(|deviation| deviation.code()).collect(),
        illegal_because: reading.illegal_because.iter().map(|reason| reason.code()).collect(),
        language_decides: reading.language_decides,
        text: words.map(|words| texts(words).collect()),
    }
}
