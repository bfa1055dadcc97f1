//! What is the case in the hall: fluents that hold or do not, shown by what is told, by the closure of that, and by assumptions.

use std::collections::BTreeSet;

use super::course::{Call, Case};
use super::ledger::Place;
use crate::engine::decision::Hall;
use crate::engine::facts::{Facts, Known};
use crate::engine::model::{CourseMoment, Effects, FactId, FluentId, Formula, MomentId, Type};
use crate::engine::program::Truth;

/// Whether an assumption counts as evidence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Evidence {
    Told,
    Assumed,
}

impl Case<'_> {
    /// What holds, by what is told and then by what is assumed; an assumption gives way to what is shown.
    pub(super) fn hall(&self, calls: &[Call]) -> Hall {
        let mut hall = Hall::default();
        for stage in [Evidence::Told, Evidence::Assumed] {
            for entry in &self.procedure.shown {
                let counts = match stage {
                    Evidence::Told => !entry.assumed || !entry.when.is_empty(),
                    Evidence::Assumed => entry.assumed,
                };
                let is_so = |formula: &Formula| match stage {
                    Evidence::Told => self.facts.is_told(formula),
                    Evidence::Assumed => self.is_true(formula),
                };
                let is_shown = entry.told.iter().any(|fact| is_mentioned(self.facts, *fact))
                    || entry.when.iter().any(is_so);
                let is_excepted = entry.unless.iter().any(|formula| self.facts.is_told(formula));
                if !counts || !is_shown || is_excepted {
                    continue;
                }
                for fluent in &entry.holds {
                    hall.add(*fluent);
                }
                hall.denied.extend(entry.not.iter().filter(|fluent| !hall.holds.contains(fluent)).copied());
            }
            if stage == Evidence::Told {
                self.enter_done(&mut hall);
                for event in &self.procedure.events {
                    if self.is_past(event.moment, event.past) {
                        hall.add(event.moment);
                    }
                }
            }
            self.close(&mut hall, calls);
        }
        hall.presumed.extend(self.brought.iter().copied());
        hall
    }

    /// Enters the acts told to be done, in their order: what each needed and made, and what it ended.
    fn enter_done(&self, hall: &mut Hall) {
        for done in self.facts.done() {
            let effects = self.procedure.effects(done.act, done.object.as_deref());
            if !effects.ends.is_empty() {
                let undone = self.undone(&effects.ends.iter().copied().collect());
                hall.holds.retain(|fluent| !undone.contains(fluent));
            }
            if self.vocabulary.is_late(effects, done.second) {
                continue;
            }
            for fluent in effects.needs.iter().chain(&effects.makes).chain(&effects.also) {
                hall.denied.remove(fluent);
                hall.holds.insert(*fluent);
            }
            for moment in effects.makes.iter().filter(|made| self.procedure.moment(**made).is_some()) {
                if let Some(second) = done.second {
                    hall.presumed.insert(*moment, second);
                }
            }
        }
    }

    /// Whether a time limit is known to be over: the fact exceeds it.
    fn is_past(&self, limit: FluentId, fact: Option<FactId>) -> bool {
        let amount = fact.and_then(|fact| self.facts.amount(fact));
        amount.zip(self.own_time(limit)).is_some_and(|(amount, limit)| amount > limit)
    }

    /// Adds what must hold because something else does: a moment's needs, what every act that makes a fluent needs and makes, and the
    /// effects of duties that had to be done before a moment that has come.
    pub(super) fn close(&self, hall: &mut Hall, calls: &[Call]) {
        loop {
            let known = hall.holds.len();
            for fluent in hall.holds.iter().copied().collect::<Vec<_>>() {
                let needs =
                    self.procedure.moment(fluent).map(|moment| moment.needs.clone()).unwrap_or_default();
                for needed in needs.into_iter().chain(self.behind(fluent, calls)) {
                    hall.add(needed);
                }
            }
            for call in calls.iter().filter(|call| !call.is_right()) {
                if call.before.iter().any(|moment| hall.has(*moment)) {
                    for fluent in &self.effects(call).makes {
                        hall.add(*fluent);
                    }
                }
            }
            if hall.holds.len() == known {
                return;
            }
        }
    }

    /// What all acts need and make that make this fluent: those of the ruling, otherwise those of the edition.
    fn behind(&self, fluent: FluentId, calls: &[Call]) -> Vec<FluentId> {
        let here =
            calls.iter().map(|call| self.effects(call)).filter(|effects| effects.makes.contains(&fluent));
        let mut makers: Vec<&Effects> = here.collect();
        if makers.is_empty() {
            let of_edition = self.procedure.acts().filter(|(act, effects)| {
                effects.makes.contains(&fluent) && !effects.of_object.contains(&fluent) && self.has_act(*act)
            });
            makers = of_edition.map(|(_, effects)| effects).collect();
        }
        let behind = |effects: &Effects| -> BTreeSet<FluentId> {
            let own = effects.makes.iter().filter(|made| !effects.of_object.contains(made));
            effects.needs.iter().chain(own).copied().collect()
        };
        let sets = makers.into_iter().map(behind);
        let common = sets.reduce(|one, other| one.intersection(&other).copied().collect());
        common.unwrap_or_default().into_iter().collect()
    }

    /// The second at which a moment came, counted from the hour set.
    pub(super) fn second(&self, hall: &Hall, moment: FluentId) -> Option<i64> {
        if let Some(second) = hall.presumed.get(&moment) {
            return Some(*second);
        }
        let own = self.happened(moment).then(|| self.own_time(moment)).flatten();
        own.or_else(|| {
            let usually = self.procedure.moment(moment)?.usually.filter(|_| hall.has(moment))?;
            self.second(hall, usually)
        })
    }

    fn timeline(&self, moment: FluentId) -> Option<MomentId> {
        self.procedure.moment(moment)?.moment
    }

    fn happened(&self, moment: FluentId) -> bool {
        let happened =
            self.timeline(moment).and_then(|moment| self.vocabulary.moment(moment)?.happened.as_ref());
        happened.is_none_or(|happened| self.is_true(happened))
    }

    /// The time that a fact or the edition gives a moment.
    pub(super) fn own_time(&self, moment: FluentId) -> Option<i64> {
        let instant = self.vocabulary.instant(&self.edition.instants, self.timeline(moment)?)?;
        match instant.fact {
            Some(fact) => self.facts.amount(fact).map(|amount| amount + instant.seconds),
            None => Some(instant.seconds),
        }
    }

    /// The fact that holds the time of a moment.
    pub(super) fn time_fact(&self, moment: FluentId) -> Option<FactId> {
        self.vocabulary.instant(&self.edition.instants, self.timeline(moment)?)?.fact
    }

    /// The latest second known: of the times told, the last; none once something was found in play. Where no time is told and both
    /// players were there at the hour set, it is the hour set.
    pub(super) fn latest(&self, hall: &Hall) -> Option<i64> {
        let in_play = |(fluent, found): (FluentId, &CourseMoment)| {
            hall.has(fluent) && found.in_play.is_some_and(|since| self.comes_after(hall, fluent, since))
        };
        if self.procedure.course().any(in_play) {
            return None;
        }
        let limits: Vec<_> = self.procedure.events.iter().filter(|event| event.past.is_some()).collect();
        let is_limit = |fluent: FluentId| limits.iter().any(|event| event.moment == fluent);
        let times = self.procedure.course().filter(|(fluent, _)| !is_limit(*fluent));
        let of_course = times.filter_map(|(fluent, _)| self.time_fact(fluent));
        let of_kind = self.vocabulary.facts().filter(|(_, fact)| fact.kind == Type::Moment).map(|(id, _)| id);
        let told = of_course.chain(of_kind).filter(|fact| matches!(self.facts.known(*fact), Known::Told(_)));
        let done = self.facts.done().iter().filter_map(|done| done.second);
        let latest = told.filter_map(|fact| self.facts.amount(fact)).chain(done).max();
        latest.or_else(|| (self.has_resumed(hall) && self.all_on_time()).then_some(0))
    }

    /// Whether the hour set for the resumption has come.
    pub(super) fn has_resumed(&self, hall: &Hall) -> bool {
        self.vocabulary.hour_set().is_some_and(|hour| hall.has(hour))
    }

    /// Whether the game is adjourned: the hour set has come, or what must come before it.
    pub(super) fn is_adjourned(&self, hall: &Hall) -> bool {
        let hour_set = self.vocabulary.hour_set().and_then(|hour| self.procedure.moment(hour));
        let is_sealed = hour_set.is_some_and(|hour| hour.needs.iter().all(|needed| hall.has(*needed)));
        self.has_resumed(hall) || is_sealed
    }

    /// Whether everybody whose arrival is a moment of the course came at the hour set.
    fn all_on_time(&self) -> bool {
        let mut arrivals = self.procedure.course().filter(|(fluent, _)| {
            let happens = self
                .timeline(*fluent)
                .and_then(|moment| self.vocabulary.moment(moment))
                .is_some_and(|moment| moment.happened.is_some());
            let lasts =
                self.time_fact(*fluent).is_some_and(|fact| self.vocabulary.fact(fact).kind == Type::Duration);
            happens && lasts
        });
        arrivals.all(|(fluent, _)| self.happened(fluent) && self.own_time(fluent) == Some(0))
    }

    /// Whether the game is being played again, so that both clocks show what they show.
    pub(super) fn is_in_play(&self, hall: &Hall) -> bool {
        self.procedure.course().any(|(fluent, _)| self.has_come_in_play(hall, fluent))
    }

    /// Whether a moment has come in the game that is being played again.
    pub(super) fn has_come_in_play(&self, hall: &Hall, fluent: FluentId) -> bool {
        self.procedure.moment(fluent).is_some_and(|moment| {
            moment.clocks_run
                && hall.has(fluent)
                && moment.in_play.is_some_and(|since| self.comes_after(hall, fluent, since))
        })
    }

    /// Whether a moment of the kind found in play came after `since`, with which play begins. It did, unless the case tells the other order.
    fn comes_after(&self, hall: &Hall, found: FluentId, since: FluentId) -> bool {
        let told = self.timeline(found).zip(self.timeline(since));
        let is_told_before = || {
            told.is_some_and(|pair| {
                self.facts.timeline().is_some_and(|line| line.told().pairs.contains(&pair))
            })
        };
        hall.has(since) && !is_told_before()
    }

    /// Whether something that comes at a second, or at this place of the course, lies strictly before the latest known moment.
    pub(super) fn is_behind(&self, hall: &Hall, (second, place): (Option<i64>, Place)) -> bool {
        if second.zip(hall.now).is_some_and(|(second, now)| second < now) {
            return true;
        }
        let mut later =
            self.procedure.course().filter(|(fluent, _)| hall.has(*fluent) && place < Place::At(*fluent));
        later.any(|(fluent, moment)| match moment.in_play {
            Some(since) => self.comes_after(hall, fluent, since),
            None => {
                self.second(hall, fluent).is_none()
                    || second.is_none() && self.has_precondition_at(fluent, place)
            }
        })
    }

    /// Whether a moment comes only after another has come.
    fn has_precondition_at(&self, moment: FluentId, place: Place) -> bool {
        let needs = self.procedure.moment(moment).map(|moment| moment.needs.as_slice()).unwrap_or_default();
        needs.iter().any(|needed| Place::At(*needed) == place)
    }

    pub(super) fn is_true(&self, formula: &Formula) -> bool {
        self.facts.truth_of(formula, &|_| Truth::Unknown) == Truth::True
    }
}

fn is_mentioned(facts: &Facts, fact: FactId) -> bool {
    matches!(facts.known(fact), Known::Told(_) | Known::Unknown | Known::Unknowable)
}
