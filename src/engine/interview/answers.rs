//! What somebody answered, and answers as people type them.

use std::collections::BTreeSet;

use crate::engine::model::{Fact, Type};
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

/// A time as people type it, as a case file has it: `75` and `75'` are minutes, `1:15`, `1h15` and `1.15` an hour and a
/// quarter. What is none of these stays as it is.
#[must_use]
pub(crate) fn time_as_typed(text: &str) -> String {
    let text = text.trim().trim_end_matches(['\'', '′', '’']).trim();
    let lower = text.to_lowercase();
    let figures = |part: &str| part.trim().parse::<u32>().ok();
    if let Some(minutes) = figures(&lower) {
        return format!("{minutes} min");
    }
    let parts = [':', 'h', '.'].iter().find_map(|sign| lower.split_once(*sign));
    match parts.map(|(hours, minutes)| {
        let minutes = minutes.trim().trim_end_matches("min").trim_end_matches(['m', '\'', '′', '’']);
        (figures(hours), figures(minutes))
    }) {
        Some((Some(hours), Some(minutes))) if minutes < 60 => format!("{hours} h {minutes} min"),
        Some(_) | None => text.to_owned(),
    }
}
