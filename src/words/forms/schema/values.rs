//! What may be written as a value of a fact, by its type: exactly what a case is taken with.

use serde_json::{Value as Json, json};

use super::{one_or_more, text};
use crate::engine::model::{Type, UNITS, UNKNOWABLE, UNKNOWN};
use crate::engine::syntax::LARGEST;

/// The hours, minutes and seconds of a duration: so many digits that their sum is never beyond the largest one.
const HOURS: &str = "[0-9]{1,4}";
const MINUTES: &str = "[0-9]{1,5}";
const SECONDS: &str = "[0-9]{1,7}";

/// A day of the calendar: the first 28 of every month, what comes after them, and 29 February of a leap year.
const DAY: &str = concat!(
    "([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])",
    "|[0-9]{4}-((0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)",
    "|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)",
);

/// A day, which is known.
pub(crate) fn day() -> Json {
    json!({"type": "string", "pattern": format!(r"^\s*{DAY}\s*$")})
}

/// A text of this kind, or what is not known; spaces around it do not count.
pub(super) fn or_unknown(pattern: &str) -> String {
    format!(r"^\s*({pattern}|{UNKNOWN}|{UNKNOWABLE})\s*$")
}

/// What may be written as a value of a type; what is not known may be said of everything but a text.
pub(super) fn values(kind: &Type) -> Json {
    match kind {
        Type::Truth => json!({"enum": ["yes", "no", true, false, UNKNOWN, UNKNOWABLE]}),
        Type::OneOf(values) => {
            let all: Vec<_> = values.iter().map(String::as_str).chain([UNKNOWN, UNKNOWABLE]).collect();
            json!({"enum": all})
        }
        Type::Duration => {
            json!({"anyOf": [{"type": "string", "pattern": or_unknown(&duration())}, {"const": 0}],
            "examples": ["20 min", "1 hora 5 minutos", "2:05", "1:05:00"]})
        }
        // A time after the hour set, or, with a minus, before it.
        Type::Moment => {
            let instant = format!("(- *)?({})", lasting());
            json!({"anyOf": [{"type": "string", "pattern": or_unknown(&instant)}, {"const": 0}],
            "examples": ["20 min", "-5 min", "1:05:00"]})
        }
        Type::Number => json!({"anyOf": [
            {"type": "integer", "minimum": 0, "maximum": LARGEST},
            {"type": "string", "pattern": or_unknown("0*[0-9]{1,8}")},
        ]}),
        Type::Date => {
            json!({"type": "string", "pattern": or_unknown(DAY), "examples": ["2014-07-01"]})
        }
        // Nothing between the quotation marks is as good as nothing told.
        Type::Fen => {
            let fen = r"[1-8a-zA-Z/]+\s+[wb]\s+\S+\s+\S+\s+[0-9]+\s+[0-9]+|";
            json!({"type": "string", "pattern": or_unknown(fen)})
        }
        Type::Text => text(),
        // One text, or its moves or lines one by one.
        Type::Moves => one_or_more(&text()),
    }
}

/// What may be written for a fact that another tells.
pub(super) fn never_told() -> Json {
    json!({"enum": [UNKNOWN, UNKNOWABLE]})
}

/// `1 h 5 min`, `1 hora y 20 minutos`, `1h30`, `1:05:00`, `PT1H5M`, `0`.
fn lasting() -> String {
    let [hours, minutes, seconds] = [HOURS, MINUTES, SECONDS].map(|number| format!("{number} *"));
    let [h, min, s] = UNITS.map(|(_, names)| format!("({}){STOP}", names.replace(' ', "|")));
    let (hours, minutes, seconds) =
        (format!("{hours}{h}"), format!("{minutes}{min}"), format!("{seconds}{s}"));
    let units = format!(
        "{hours}({JOINT}{minutes})?({JOINT}{seconds})?|{hours} *[0-5][0-9]|{minutes}({JOINT}{seconds})?|{seconds}"
    );
    let iso = format!("PT({HOURS}H({MINUTES}M)?({SECONDS}S)?|{MINUTES}M({SECONDS}S)?|{SECONDS}S)");
    format!("{units}|{HOURS}:[0-5]?[0-9]:[0-5]?[0-9]|{iso}|0")
}

/// The same, and `2:05`.
fn duration() -> String {
    format!("{}|0*[0-9]:[0-5][0-9]", lasting())
}

/// What may stand behind a unit, and before the next number.
const STOP: &str = r"\.?";
const JOINT: &str = " *(y |e |and |, )? *";
