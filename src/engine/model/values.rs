//! A value as written -> a value of the fact's type.
//!
//! Durations as people write them: of hours, minutes and seconds each stands once at most, the largest first: `1 h 5 min`,
//! `1 hora 20 minutos`, `1 ora e 5 minuti`, `1h30`, `20'`, `30''`. With colons: `1:05:00`, and `2:05` for two hours and five minutes.
//! In data: `PT1H5M`. A bare number has no unit and is none, and neither is what may be minutes and seconds or a time of day as well
//! (`20:00`).

use jiff::civil::{Date, Time};

use super::fact::{Fact, Type, Value};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;
use crate::engine::syntax::LARGEST;

/// What is written for a fact that is not known; it withdraws an assumption.
pub(crate) const UNKNOWN: &str = "unknown";

/// What is written for a fact that cannot be established: it is not asked again.
pub(crate) const UNKNOWABLE: &str = "unknowable";

/// Whether a text says that a fact is not known or cannot be established, in letters of either case: `Unknown` is no move.
pub(crate) fn is_not_known(text: &str) -> bool {
    text.trim().eq_ignore_ascii_case(UNKNOWN) || is_unknowable(text)
}

/// Whether a text says that a fact cannot be established.
pub(crate) fn is_unknowable(text: &str) -> bool {
    text.trim().eq_ignore_ascii_case(UNKNOWABLE)
}

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
        Type::Hour => hour(text).map(|hour| Value::Text(hour_written(hour))),
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

/// A time of day on a clock of 24 hours: `16:00`, also `16.00` or `16h00`.
#[must_use]
pub(crate) fn hour(text: &str) -> Option<Time> {
    let (hours, minutes) = text.trim().split_once([':', '.', 'h'])?;
    let number = |text: &str, digits: std::ops::RangeInclusive<usize>| {
        let is_number = digits.contains(&text.len()) && text.bytes().all(|sign| sign.is_ascii_digit());
        is_number.then(|| text.parse::<i8>().ok()).flatten()
    };
    Time::new(number(hours, 1..=2)?, number(minutes, 2..=2)?, 0, 0).ok()
}

/// A time of day as it is written in a case file: `16:00`.
#[must_use]
pub(crate) fn hour_written(hour: Time) -> String {
    format!("{:02}:{:02}", hour.hour(), hour.minute())
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
            | Type::Hour
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

/// What to write in place of a text that does not fit: the name of the type, or of what the text lacks.
pub(crate) fn wanted(kind: &Type, text: &str) -> &'static str {
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|digit| digit.is_ascii_digit());
    let is_date = || text.split('-').map(str::len).eq([4, 2, 2]) && text.split('-').all(is_number);
    if matches!(kind, Type::Duration | Type::Moment) && is_number(text) {
        "unit"
    } else if *kind == Type::Date && is_date() {
        "day"
    } else {
        kind.as_str()
    }
}

fn bad_value(fact: &Fact, written: &Src<&str>) -> Diagnostic {
    let known = fact.kind.values();
    Diagnostic::at(Code::BadValue, written.span)
        .with("fact", &fact.name)
        .with("value", written.value)
        .with("expected", wanted(&fact.kind, written.value))
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

/// Seconds, and the words for so many; each may have a stop behind it.
pub(crate) const UNITS: [(i64, &str); 3] = [
    (HOUR, "h hs hr hrs hora horas ora ore hour hours"),
    (MINUTE, "min mins m minuto minutos minuti minute minutes ' ′ ’ ´"),
    (1, "s sec secs seg segs segundo segundos secondo secondi second seconds '' ″ ’’ ´´ \""),
];

/// Words for one of a unit, and for half of it.
pub(crate) const ONE: &str = "una uno un one an a";
pub(crate) const HALF: &str = "media medio mezza mezzo";

const HOUR: i64 = 3600;
const MINUTE: i64 = 60;

/// What may stand between two parts.
const JOINTS: [&str; 4] = ["y ", "e ", "and ", ", "];

/// From so many hours on, two numbers are rather minutes and seconds, or a time of day.
const HOURS_OF_A_CLOCK: i64 = 10;

/// The seconds of a duration.
pub(crate) fn duration(text: &str) -> Option<i64> {
    within(lasting(text).or_else(|| hours_and_minutes(text)))
}

/// The seconds between an instant and the hour set, where `9:30` would be a time of day.
pub(super) fn distance(text: &str) -> Option<i64> {
    within(lasting(text))
}

fn within(seconds: Option<i64>) -> Option<i64> {
    seconds.filter(|seconds| (0..=LARGEST).contains(seconds))
}

fn lasting(text: &str) -> Option<i64> {
    let read = in_words(&text.to_lowercase()).or_else(|| on_a_clock(text));
    read.or_else(|| iso_8601(text)).or_else(|| zero(text))
}

fn in_words(text: &str) -> Option<i64> {
    let (mut total, mut last, mut rest) = (0, i64::MAX, text.trim());
    while !rest.is_empty() {
        let (halves, after) = halves(rest)?;
        let (each, after) = match unit(after.trim_start()) {
            Some((each, _)) if each >= last => return None,
            Some(found) => found,
            // `1 hora y media` is half of the unit before.
            None if halves == 1 && last < i64::MAX && after.is_empty() => (last, after),
            // `1h30`: two digits after the hours are minutes.
            None if last == HOUR && after.is_empty() && rest.len() == 2 && halves < 120 => (MINUTE, after),
            None => return None,
        };
        if halves == 1 && each == 1 {
            return None;
        }
        // Nothing follows a half.
        last = if halves == 1 { 1 } else { each };
        total = halves.checked_mul(each).and_then(|part| (part / 2).checked_add(total))?;
        rest = after.trim_start();
        rest = JOINTS.iter().find_map(|joint| rest.strip_prefix(joint)).unwrap_or(rest).trim_start();
    }
    (last < i64::MAX).then_some(total)
}

/// A number in halves, in figures or as the word for one or for a half, and what follows it.
fn halves(text: &str) -> Option<(i64, &str)> {
    let after = |word: &str| text.strip_prefix(word).filter(|rest| rest.is_empty() || rest.starts_with(' '));
    let elided = |word: &str| text.strip_prefix(word)?.strip_prefix(['\'', '’']);
    if let Some(rest) = HALF.split(' ').find_map(after).or_else(|| elided("mezz")) {
        return Some((1, rest));
    }
    if let Some(rest) = ["half an ", "half a "].iter().find_map(|words| text.strip_prefix(words)) {
        return Some((1, rest));
    }
    if let Some(rest) = ONE.split(' ').find_map(after).or_else(|| elided("un")) {
        return Some((2, rest));
    }
    let end = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at_checked(end)?;
    Some((digits.parse::<i64>().ok()?.checked_mul(2)?, rest))
}

/// The unit at the beginning of a text: a whole word or signs.
fn unit(text: &str) -> Option<(i64, &str)> {
    let is_word = text.starts_with(char::is_alphabetic);
    let is_of_it = |sign: char| {
        if is_word { sign.is_alphabetic() } else { "'′’´″\"".contains(sign) }
    };
    let rest = text.trim_start_matches(is_of_it);
    let name = text.strip_suffix(rest)?;
    let (each, _) = UNITS.iter().find(|(_, names)| names.split(' ').any(|known| known == name))?;
    Some((*each, rest.strip_prefix('.').unwrap_or(rest)))
}

/// `1:05:00`.
fn on_a_clock(text: &str) -> Option<i64> {
    let parts = text.split(':').map(|part| part.parse::<u32>().ok()).collect::<Option<Vec<_>>>()?;
    match parts[..] {
        [hours, minutes, seconds] if minutes < 60 && seconds < 60 => {
            Some(i64::from(hours) * HOUR + i64::from(minutes) * MINUTE + i64::from(seconds))
        }
        _ => None,
    }
}

/// `2:05`, also `2:05 h`.
fn hours_and_minutes(text: &str) -> Option<i64> {
    let units = ["h", "h.", " horas", " ore"];
    let text = units.iter().find_map(|unit| text.strip_suffix(unit)).unwrap_or(text).trim_end();
    let (hours, minutes) = text.split_once(':')?;
    let figures = |part: &str| {
        let is_number = part.chars().all(|digit| digit.is_ascii_digit());
        part.parse::<i64>().ok().filter(|_| is_number)
    };
    let (hours, minutes) = (figures(hours)?, figures(minutes).filter(|_| minutes.len() == 2)?);
    (hours < HOURS_OF_A_CLOCK && minutes < 60).then_some(hours * HOUR + minutes * MINUTE)
}

fn iso_8601(text: &str) -> Option<i64> {
    let span = text.parse::<jiff::SignedDuration>().ok()?;
    (text.starts_with('P') && span.subsec_nanos() == 0).then(|| span.as_secs())
}

/// `0`, also `0.0`, as JSON may write it.
fn zero(text: &str) -> Option<i64> {
    text.parse::<f64>().ok().filter(|number| *number == 0.0).map(|_| 0)
}

/// Texts with the seconds that they mean; `None` if a text is not a duration, or could mean two.
#[cfg(test)]
pub(crate) const DURATIONS: &[(&str, Option<i64>)] = &[
    ("1 h 5 min", Some(3900)),
    ("90min", Some(5400)),
    ("1:05:00", Some(3900)),
    ("PT1H5M", Some(3900)),
    ("0", Some(0)),
    ("0.0", Some(0)),
    ("0 min", Some(0)),
    ("20 minutos", Some(1200)),
    ("1 minuto", Some(60)),
    ("20 minuti", Some(1200)),
    ("20 minutes", Some(1200)),
    ("20 Minutos", Some(1200)),
    ("20 min.", Some(1200)),
    ("20 m.", Some(1200)),
    ("20'", Some(1200)),
    ("20’", Some(1200)),
    ("20´", Some(1200)),
    ("20 '", Some(1200)),
    ("30''", Some(30)),
    ("30\"", Some(30)),
    ("20' 30''", Some(1230)),
    ("20'30\"", Some(1230)),
    ("1 hora", Some(3600)),
    ("2 horas", Some(7200)),
    ("1 ora", Some(3600)),
    ("2 ore", Some(7200)),
    ("1 hour", Some(3600)),
    ("1 hora 20 minutos", Some(4800)),
    ("1 hora y 20 minutos", Some(4800)),
    ("1 ora e 20 minuti", Some(4800)),
    ("1 hour and 20 minutes", Some(4800)),
    ("1 hora, 20 minutos y 5 segundos", Some(4805)),
    ("1 h 30'", Some(5400)),
    ("1h 30'", Some(5400)),
    ("1h30", Some(5400)),
    ("1h30m", Some(5400)),
    ("1h05", Some(3900)),
    ("1 h. 5 min.", Some(3900)),
    ("2:05", Some(7500)),
    ("0:20", Some(1200)),
    ("una hora", Some(3600)),
    ("un'ora", Some(3600)),
    ("un minuto", Some(60)),
    ("an hour", Some(3600)),
    ("media hora", Some(1800)),
    ("mezz'ora", Some(1800)),
    ("mezza ora", Some(1800)),
    ("half an hour", Some(1800)),
    ("1 hora y media", Some(5400)),
    ("una hora y media", Some(5400)),
    ("1 ora e mezza", Some(5400)),
    ("un'ora e mezza", Some(5400)),
    ("2 minutos y medio", Some(150)),
    ("2:05 h", Some(7500)),
    ("2:05h", Some(7500)),
    ("2:05 horas", Some(7500)),
    ("2:05 h.", Some(7500)),
    ("2:05.", None),
    ("2:05hh", None),
    ("2:05 horas horas", None),
    ("1 hora y media hora", None),
    ("media", None),
    ("y media", None),
    ("una", None),
    ("una hora y", None),
    ("media hora y media", None),
    ("medio segundo", None),
    ("30", None),
    ("1:5", None),
    ("1:60", None),
    ("20:00", None),
    ("15:30", None),
    ("+1:05", None),
    ("1h5", None),
    ("1h75", None),
    ("20 30", None),
    ("20 minutos 1 hora", None),
    ("20 min 5 minutos", None),
    ("1 h 20 h", None),
    ("5 min 1 h", None),
    ("20'' 5'", None),
    ("20 mi", None),
    ("20 months", None),
    ("minutos", None),
    ("1.5 horas", None),
    ("1,5 h", None),
    ("1 hora y", None),
    ("-5 min", None),
    ("PT-5M", None),
    ("999999999 h", None),
    ("99999999999999999999 minutos", None),
    ("soon", None),
    ("", None),
];

#[cfg(test)]
mod tests {
    use super::{DURATIONS, distance, duration};

    #[test]
    fn durations_are_read_as_people_write_them() {
        for (text, seconds) in DURATIONS {
            assert_eq!(duration(text), *seconds, "{text}");
        }
    }

    #[test]
    fn a_time_of_day_is_no_distance_from_the_hour_set() {
        assert_eq!(distance("9:30"), None);
        assert_eq!(distance("9:30:00"), Some(34_200));
        assert_eq!(distance("20 minutos"), Some(1200));
    }
}
