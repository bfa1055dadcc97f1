//! What somebody answered, and answers as people type them.

use std::collections::BTreeSet;

use crate::engine::model::{Fact, Type, duration, duration_written};
use crate::engine::syntax::{CaseFile, FactGiven};

/// What somebody answered.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Answers {
    /// The facts told, and what the ruling shall be about when that was said outright.
    pub(crate) case: CaseFile,
    /// The topics chosen.
    pub(crate) topics: Vec<String>,
    /// Facts without which the interview goes on: left as they are assumed, or "I don't know yet" of a text.
    pub(crate) later: BTreeSet<String>,
}

/// What is told as a text of its own cannot be told as not known; it is left for later.
#[must_use]
pub(crate) fn is_text(fact: &Fact) -> bool {
    match fact.kind {
        Type::Text | Type::Fen | Type::Moves => true,
        Type::Truth | Type::Duration | Type::Number | Type::Moment | Type::Date | Type::OneOf(_) => false,
    }
}

/// A fact as told.
#[must_use]
pub(crate) fn given(name: &str, value: &str) -> FactGiven {
    FactGiven::nowhere(name, value)
}

/// A time as people type it, as a case file has it: besides what is read there, a bare number is minutes and `1.15` an hour
/// and a quarter. What is no time stays as it is.
#[must_use]
pub(crate) fn time_as_typed(text: &str) -> String {
    let text = text.trim();
    if let Ok(minutes) = text.parse::<u32>() {
        return format!("{minutes} min");
    }
    let with_colon = text.replacen('.', ":", 1);
    let seconds = duration(text).or_else(|| duration(&with_colon));
    seconds.map_or_else(|| text.to_owned(), duration_written)
}
