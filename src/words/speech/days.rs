//! Days in words.

use jiff::civil::Date;

use super::words::Words;

/// The months as messages name them.
const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// A day told as `2014-07-01`, as the language writes it; anything else stays as it is.
pub(crate) fn day_written(words: &Words, told: &str) -> String {
    told.parse().map_or_else(|_| told.to_owned(), |day| day_said(words, day))
}

/// A day as the language writes it: 1 de julio de 2014.
pub(crate) fn day_said(words: &Words, day: Date) -> String {
    let month = usize::try_from(day.month() - 1).ok().and_then(|place| MONTHS.get(place));
    let (number, year) = (day.day().to_string(), day.year().to_string());
    let first = if day.day() == 1 { "yes" } else { "no" };
    let month = month.copied().unwrap_or_default();
    words.say("day-written", &[("first", first), ("day", &number), ("month", month), ("year", &year)])
}
