//! A value as written -> a value of the fact's type.

use jiff::civil::Date;

use super::durations::{distance, duration};
use super::fact::{Fact, Type, Value};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;
use crate::engine::syntax::LARGEST;

/// What is written for a fact that is not known; it withdraws an assumption.
pub(crate) const UNKNOWN: &str = "unknown";

/// What is written for a fact that cannot be established: it is not asked again.
pub(crate) const UNKNOWABLE: &str = "unknowable";

/// The value a text means for a fact.
///
/// # Errors
/// The text is no value of the fact's type.
pub fn value_from(fact: &Fact, written: &Src<impl AsRef<str>>) -> Result<Value, Diagnostic> {
    let text = written.value.as_ref();
    value_of(fact, text).ok_or_else(|| bad_value(fact, &Src::new(text, written.span)))
}

/// The same, if the text is one of its values.
#[inline]
pub(crate) fn value_of(fact: &Fact, written: &str) -> Option<Value> {
    let text = written.trim();
    match &fact.kind {
        Type::Truth => truth(text).map(Value::Truth),
        Type::Duration => duration(text).map(Value::Amount),
        Type::Moment => instant(text).map(Value::Amount),
        Type::Number => whole(text).filter(|number| (0..=LARGEST).contains(number)).map(Value::Amount),
        Type::Date => day(text).map(|date| Value::Text(date.to_string())),
        Type::Text | Type::Fen | Type::Moves => Some(Value::Text(written.to_owned())),
        Type::OneOf(values) => choice(values, text),
    }
}

/// A day, written `2014-07-01`. An hour behind it would be lost, so there is none.
#[must_use]
pub(crate) fn day(text: &str) -> Option<Date> {
    let text = text.trim();
    text.parse()
        .ok()
        .filter(|_| text.len() == 10 && text.chars().all(|sign| sign.is_ascii_digit() || sign == '-'))
}

/// A value as it is written in a case file: `yes`, `1 h 5 min`, `ambiguous`.
#[must_use]
pub fn written(kind: &Type, value: &Value) -> String {
    match value {
        Value::Truth(true) => "yes".to_owned(),
        Value::Truth(false) => "no".to_owned(),
        Value::Amount(seconds) if matches!(kind, Type::Duration | Type::Moment) => duration_written(*seconds),
        Value::Amount(number) => number.to_string(),
        Value::Choice(index) => match kind {
            Type::OneOf(values) => values.get(usize::from(*index)).cloned().unwrap_or_default(),
            Type::Truth
            | Type::Duration
            | Type::Number
            | Type::Moment
            | Type::Text
            | Type::Date
            | Type::Fen
            | Type::Moves => String::new(),
        },
        Value::Text(text) => text.clone(),
    }
}

/// Seconds as `1 h 5 min 30 s`; the units are the same in every language.
#[must_use]
pub fn duration_written(seconds: i64) -> String {
    let sign = if seconds < 0 { "-" } else { "" };
    let total = seconds.unsigned_abs();
    let parts = [(total / 3600, "h"), (total / 60 % 60, "min"), (total % 60, "s")];
    let written: Vec<_> =
        parts.iter().filter(|(count, _)| *count > 0).map(|(count, unit)| format!("{count} {unit}")).collect();
    if written.is_empty() { "0 min".to_owned() } else { format!("{sign}{}", written.join(" ")) }
}

fn bad_value(fact: &Fact, written: &Src<&str>) -> Diagnostic {
    let known = fact.kind.values();
    Diagnostic::at(Code::BadValue, written.span)
        .with("fact", &fact.name)
        .with("value", written.value)
        .with("expected", fact.kind.as_str())
        .with("known", known.join(", "))
        .suggesting(written.value, known.iter().map(String::as_str))
}

fn choice(values: &[String], text: &str) -> Option<Value> {
    let index = values.iter().position(|value| value == text)?;
    u8::try_from(index).ok().map(Value::Choice)
}

fn truth(text: &str) -> Option<bool> {
    match text {
        "yes" | "true" => Some(true),
        "no" | "false" => Some(false),
        _ => None,
    }
}

/// A whole number, as JSON may write it: `5`, also `5.0`.
fn whole(text: &str) -> Option<i64> {
    let decimal = || text.parse::<f64>().ok().and_then(|number| number.to_string().parse().ok());
    text.parse().ok().or_else(decimal)
}

/// A time after the hour set, or, with a minus before it, before that hour.
fn instant(text: &str) -> Option<i64> {
    text.strip_prefix('-')
        .map_or_else(|| distance(text), |text| distance(text.trim_start()).map(|time| -time))
}
