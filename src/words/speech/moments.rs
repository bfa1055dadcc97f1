//! Moments, their order and days in words.

use jiff::civil::Date;

use super::phrases::Speaker;
use crate::engine::model::{Fact, MomentId, Type, Value, day, written};

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

impl Speaker<'_> {
    /// A moment by its name.
    pub(crate) fn moment(&self, moment: MomentId) -> String {
        self.vocabulary.moment(moment).map(|moment| self.label(moment.time)).unwrap_or_default()
    }

    /// The order of two moments.
    pub(crate) fn order(&self, first: MomentId, then: MomentId) -> String {
        self.words.say("order-of-two", &[("first", &self.moment(first)), ("then", &self.moment(then))])
    }

    /// An order that is the normal course, by its place in the vocabulary's list.
    pub(crate) fn usual_order(&self, place: usize) -> Option<String> {
        let order = self.vocabulary.usually().get(place)?;
        let names = [("first", self.moment(order.first)), ("then", self.moment(order.then))];
        let names: Vec<_> = names.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Some(self.words.say(if order.together { "order-at-once" } else { "order-usual" }, &names))
    }

    /// Two moments as a case tells their order: `sealing, resumption`.
    pub(crate) fn order_written(&self, first: MomentId, then: MomentId) -> String {
        let name = |moment: MomentId| {
            self.vocabulary.moment(moment).map(|moment| moment.name.as_str()).unwrap_or_default()
        };
        format!("{}, {}", name(first), name(then))
    }

    /// The orders that a case tells, in words.
    pub(crate) fn orders(&self, told: &str) -> String {
        let named = |name: &str| self.vocabulary.moment_named(name.trim());
        let orders = told.split(';').flat_map(|line| {
            let moments: Vec<_> = line.split(',').filter_map(named).collect();
            let pairs: Vec<_> =
                moments.iter().zip(moments.iter().skip(1)).map(|(one, other)| (*one, *other)).collect();
            pairs
        });
        orders.map(|(first, then)| self.order(first, then)).collect::<Vec<_>>().join("; ")
    }

    /// A value as it stands in a sentence: a moment by the hour set, a day as the language writes it,
    /// anything else as in a case file.
    pub(crate) fn written(&self, fact: &Fact, value: &Value) -> String {
        let time = written(&fact.kind, value);
        match (&fact.kind, value) {
            (Type::Moment, Value::Amount(0)) => self.words.say("moment-at", &[]),
            (Type::Moment, _) => match time.strip_prefix('-') {
                Some(time) => self.words.say("moment-before", &[("value", time)]),
                None => self.words.say("moment-after", &[("value", &time)]),
            },
            (Type::Date, Value::Text(written)) => day(written).map_or(time, |day| self.day(day)),
            (_, _) => time,
        }
    }

    /// A day as the language writes it: 1 de julio de 2014.
    pub(crate) fn day(&self, day: Date) -> String {
        let month = usize::try_from(day.month() - 1).ok().and_then(|place| MONTHS.get(place));
        let (number, year) = (day.day().to_string(), day.year().to_string());
        let first = if day.day() == 1 { "yes" } else { "no" };
        let month = month.copied().unwrap_or_default();
        self.words
            .say("day-written", &[("first", first), ("day", &number), ("month", month), ("year", &year)])
    }
}
