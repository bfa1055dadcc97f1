//! A value as written -> a value of the fact's type.

use jiff::civil::Date;

use super::fact::{Fact, Type, Value};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;
use crate::engine::syntax::{LARGEST, duration_text};

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

/// `1 h 5 min`, `1:05:00`, `PT1H5M`, `0`.
fn duration(text: &str) -> Option<i64> {
    let seconds = duration_text(text).or_else(|| clock(text)).or_else(|| iso_8601(text));
    seconds
        .or_else(|| whole(text).filter(|number| *number == 0))
        .filter(|seconds| (0..=LARGEST).contains(seconds))
}

/// A time after the hour set, or, with a minus before it, before that hour.
fn instant(text: &str) -> Option<i64> {
    text.strip_prefix('-')
        .map_or_else(|| duration(text), |text| duration(text.trim_start()).map(|time| -time))
}

fn clock(text: &str) -> Option<i64> {
    let parts = text.split(':').map(|part| part.parse::<u32>().ok()).collect::<Option<Vec<_>>>()?;
    match parts[..] {
        [hours, minutes, seconds] if minutes < 60 && seconds < 60 => {
            Some(i64::from(hours) * 3600 + i64::from(minutes) * 60 + i64::from(seconds))
        }
        _ => None,
    }
}

fn iso_8601(text: &str) -> Option<i64> {
    let span = text.parse::<jiff::SignedDuration>().ok()?;
    (text.starts_with('P') && span.subsec_nanos() == 0).then(|| span.as_secs())
}

#[cfg(test)]
mod tests {
    use super::duration;

    #[test]
    fn durations_are_read_as_people_write_them() {
        for (text, seconds) in [
            ("1 h 5 min", Some(3900)),
            ("90min", Some(5400)),
            ("1:05:00", Some(3900)),
            ("PT1H5M", Some(3900)),
            ("0", Some(0)),
            ("0.0", Some(0)),
            ("0 min", Some(0)),
            ("30", None),
            ("1:05", None),
            ("-5 min", None),
            ("PT-5M", None),
            ("999999999 h", None),
            ("soon", None),
        ] {
            assert_eq!(duration(text), seconds, "{text}");
        }
    }
}
