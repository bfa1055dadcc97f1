//! Moments and their order in words.

use super::days::day_said;
use super::phrases::Speaker;
use super::words::id_of;
use crate::engine::model::{Fact, MomentId, Role, Type, Value, day, written};

impl Speaker<'_> {
    /// A moment by its name.
    pub(crate) fn moment(&self, moment: MomentId) -> String {
        self.vocabulary.moment(moment).map(|moment| self.label(moment.time)).unwrap_or_default()
    }

    /// A moment by its name as a rule speaks of it: one that holds for each player speaks of the player.
    pub(crate) fn moment_for(&self, moment: MomentId, player: Option<Role>) -> String {
        let Some(declared) = self.vocabulary.moment(moment) else { return String::new() };
        let fact = self.vocabulary.fact(declared.time);
        match (player, fact.seat) {
            (Some(_), Some(_)) => {
                let id = format!("fact-{}", id_of(&fact.declared));
                self.about("player", &[], |args| self.words.say(&id, args))
            }
            (_, _) => self.moment(moment),
        }
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
            (Type::Date, Value::Text(written)) => day(written).map_or(time, |day| day_said(self.words, day)),
            (_, _) => time,
        }
    }
}
