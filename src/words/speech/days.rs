//! Days in words.

use super::words::Words;

/// A day as people write it.
pub(crate) fn day_said(words: &Words, day: jiff::civil::Date) -> String {
    let parts = [day.day().to_string(), format!("m{}", day.month()), day.year().to_string()];
    let [day, month, year] = &parts;
    words.say("web-date", &[("day", day), ("month", month), ("year", year)])
}
