//! What both clocks show: the time noted at the adjournment and the intervals that each has run since, each with its rules.
//!
//! Technique: starts and stops of clocks are events at moments; folded in the order of the course they make disjoint intervals. The
//! device has two clocks of which one runs at most: starting one stops the other. A right to stop that may have been used leaves the
//! end of an interval open.

use std::collections::BTreeSet;

use super::course::{Case, Course, Work, whose};
use super::ledger::{Ledger, Place, Side};
use crate::engine::decision::{Base, Clock, Finding, Hall, Interval, Runs, Term};
use crate::engine::model::{ActId, Conclusion, FluentId, Role, Seat};
use crate::engine::syntax::Modality;

/// Whether a start or stop has happened.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Status {
    Done,
    /// By a right that may have been used.
    Perhaps,
    /// It is a step.
    ToDo,
}

struct Event {
    player: Role,
    /// The call that asks for it.
    call: Option<usize>,
    starts: bool,
    upon: Option<FluentId>,
    second: Option<i64>,
    place: (Place, bool),
    status: Status,
    findings: Vec<usize>,
    /// It follows from a start of the other clock.
    by_device: bool,
    /// The moment lies in resumed play, where it is not known which clock runs.
    in_play: bool,
}

impl Work<'_> {
    /// What both clocks have run as far as now.
    pub(super) fn ledger(&self) -> Ledger {
        let mut ledger = Ledger::default();
        let mut events = Vec::new();
        for (place, call) in self.calls.iter().enumerate() {
            let (starts, stops) = (self.case.starts(call), self.case.stops(call));
            if starts.is_none() && stops.is_empty() {
                continue;
            }
            let Some(status) = self.status(place) else { continue };
            if status == Status::Done {
                ledger.done.insert(place);
            }
            let of_moment = call.upon.and_then(|upon| self.case.second(&self.hall, upon));
            let told = self.matched.get(&place).copied().flatten();
            // Done at another time than its moment, it is told by that time.
            let upon = call.upon.filter(|_| told.is_none() || told == of_moment);
            // A stop comes before a start at the same moment.
            let of = |player: Role, starts: bool, by_device: bool| Event {
                player,
                call: Some(place),
                starts,
                upon,
                second: told.or(of_moment),
                place: (call.upon.map_or(LAST, Place::At), starts),
                status,
                findings: call.findings.clone(),
                by_device,
                in_play: call.upon.is_some_and(|upon| self.case.has_come_in_play(&self.hall, upon)),
            };
            events.extend(starts.map(|player| of(player, true, false)));
            events.extend(stops.into_iter().map(|player| of(player, false, false)));
            events.extend(starts.map(|player| of(player.other(), false, true)));
        }
        events.extend(self.uncalled());
        events.extend(self.of_the_session());
        events.sort_by_key(|event| event.place);
        let in_play = self.case.is_in_play(&self.hall);
        for player in Role::BOTH {
            let side = folded(events.iter().filter(|event| event.player == player), &mut ledger.done);
            let side = Side { runs: if in_play { Runs::InPlay } else { side.runs }, ..side };
            match player {
                Role::Sealer => ledger.sealer = side,
                Role::Replier => ledger.replier = side,
            }
        }
        ledger
    }

    /// The clock that runs at a moment that has come, until the first moment after it at which none runs by itself.
    fn of_the_session(&self) -> Option<Event> {
        let course = || self.case.procedure.course();
        let mut running =
            course().filter(|(fluent, moment)| self.hall.has(*fluent) && moment.running.is_some());
        let (last, moment) = running.next_back()?;
        let mut after = course().filter(|(fluent, moment)| *fluent > last && moment.running.is_none());
        let player = moment.running.filter(|_| after.next().is_some_and(|(next, _)| !self.hall.has(next)))?;
        let place = (Place::Nowhere, true);
        let (upon, second, findings) = (Some(last), None, Vec::new());
        Some(Event {
            player,
            call: None,
            starts: true,
            upon,
            second,
            place,
            status: Status::Done,
            findings,
            by_device: false,
            in_play: false,
        })
    }

    /// Starts and stops told to be done that no rule calls for.
    fn uncalled(&self) -> Vec<Event> {
        let mut events = Vec::new();
        for done in self.unmatched.iter().filter_map(|entry| self.case.facts.done().get(*entry)) {
            let effects = self.case.procedure.effects(done.act, done.object.as_deref());
            let object = done.object.as_deref().and_then(Role::from_word);
            let party = self.case.party_of(done.act);
            // The last moment of the course that had come by then.
            let course = self.case.procedure.course().filter(|(fluent, _)| self.hall.has(*fluent));
            let mut before = course.filter(|(fluent, _)| {
                let second = self.case.second(&self.hall, *fluent);
                done.second.is_none_or(|done| second.is_some_and(|second| second <= done))
            });
            let place = before.next_back().map_or(LAST, |(fluent, _)| Place::At(fluent));
            let of = |player: Role, starts: bool, by_device: bool| Event {
                player,
                call: None,
                starts,
                upon: None,
                second: done.second,
                place: (place, starts),
                status: Status::Done,
                findings: Vec::new(),
                by_device,
                in_play: false,
            };
            let (starts, stops) =
                (whose(effects.starts, (party, object)), whose(effects.stops, (party, object)));
            events.extend(starts.iter().map(|player| of(*player, true, false)));
            events.extend(starts.iter().map(|player| of(player.other(), false, true)));
            events.extend(stops.into_iter().map(|player| of(player, false, false)));
        }
        events
    }

    fn status(&self, place: usize) -> Option<Status> {
        let call = self.call(place)?;
        let effects = self.effects(call);
        let has_come = call.upon.is_none_or(|upon| self.hall.has(upon) || !self.is_moment(upon));
        if self.matched.contains_key(&place) {
            return Some(Status::Done);
        }
        if call.is_right() {
            if !self.case.facts.done().is_empty() {
                return None;
            }
            if let Some(with) = effects.with {
                return self.hall.has(with).then_some(Status::Done);
            }
            let is_denied = effects.makes.iter().any(|made| self.hall.denied.contains(made));
            return (has_come && !is_denied).then_some(Status::Perhaps);
        }
        if self.presumed.contains(&place) || has_come && self.hall.is_done(effects) {
            return Some(Status::Done);
        }
        self.due.contains(&place).then_some(Status::ToDo)
    }
}

/// After every moment of the course.
const LAST: Place = Place::At(FluentId::LAST);

/// The intervals that the events of one clock make, in their order, and whether it runs after the last.
#[expect(clippy::too_many_lines, reason = "one state machine: every state and event in one place")]
fn folded<'e>(events: impl Iterator<Item = &'e Event>, done: &mut BTreeSet<usize>) -> Side {
    let mut side = Side::default();
    let mut current: Option<Interval> = None;
    for event in events {
        let is_ahead = event.status == Status::ToDo;
        // A clock that ran at that moment needed no start.
        let ran = !event.in_play && current.as_ref().is_some_and(|running| running.perhaps_until.is_none());
        if is_ahead && event.starts && ran {
            done.extend(event.call);
        }
        let may_only_start = event.status == Status::Perhaps && (event.starts || event.by_device);
        if is_ahead || may_only_start {
            continue;
        }
        if event.starts {
            match current.take() {
                Some(mut running) if running.perhaps_until.is_none() => {
                    running.findings.extend(&event.findings);
                    current = Some(running);
                    continue;
                }
                Some(running) => {
                    let (until, until_second) = (running.perhaps_until, running.perhaps_second);
                    side.intervals.push(Interval {
                        until,
                        until_second,
                        resumed: true,
                        open: false,
                        ..running
                    });
                }
                None => {}
            }
            current = Some(Interval {
                since: event.upon,
                since_second: event.second,
                until: None,
                until_second: None,
                perhaps_until: None,
                perhaps_second: None,
                resumed: false,
                findings: event.findings.clone(),
                open: true,
            });
            side.runs = Runs::Yes;
            continue;
        }
        let Some(mut running) = current.take() else { continue };
        match (event.status, event.upon) {
            (Status::Done, _) => {
                let (until, until_second) = (event.upon, event.second);
                side.intervals.push(Interval { until, until_second, open: false, ..running });
                side.runs = Runs::No;
            }
            (Status::Perhaps | Status::ToDo, Some(upon)) => {
                (running.perhaps_until, running.perhaps_second) = (Some(upon), event.second);
                current = Some(running);
                side.runs = Runs::Unless(upon);
            }
            (Status::Perhaps | Status::ToDo, None) => current = Some(running),
        }
    }
    side.intervals.extend(current);
    side
}

impl Course {
    /// What a player's clock shows now; `next` is the course in which everything still unknown is as usual, with the findings of its
    /// ruling: from it is taken what happens to the clock next.
    #[expect(clippy::too_many_lines, reason = "one sum, term by term")]
    pub(crate) fn clock(&self, case: &Case, player: Role, (next, findings): (&Self, &[Finding])) -> Clock {
        let hall = &self.hall;
        let used = case.time_used(player);
        let established = Self::establishes(case);
        let uncorrected = !established && self.leaves_uncorrected(case);
        let used = used.filter(|_| !uncorrected);
        let base = match used {
            _ if established => Base::Established,
            _ if uncorrected => Base::Shown,
            Some(seconds) => Base::Told(seconds),
            None if case.is_adjourned(hall) => Base::Noted,
            None => Base::Shown,
        };
        let mut terms = Vec::new();
        let mut total = used.filter(|_| !established);
        for (role, seconds, findings) in &self.given {
            if *role == player {
                terms.push(Term::Less(*seconds, findings.clone()));
                total = None;
            }
        }
        for (place, finding) in case.findings.iter().enumerate() {
            if case.sets_time_used(finding, player)
                && case.has_taken_effect(hall, finding)
                && let Some(seconds) = finding.value
            {
                terms.push(Term::Set(seconds, place));
                total = Some(seconds);
            }
        }
        let intervals = self.ledger.intervals(player);
        let mut perhaps_more = None;
        for (place, interval) in intervals.iter().enumerate() {
            // What ran during the session is in the time noted.
            if interval.since.is_some() && interval.findings.is_empty() {
                continue;
            }
            let end = if interval.open {
                interval.perhaps_second.or(if interval.perhaps_until.is_none() { hall.now } else { None })
            } else {
                interval.until_second
            };
            let Some((since, end)) = interval.since_second.zip(end) else {
                terms.push(Term::Unknown(interval.clone()));
                total = None;
                continue;
            };
            terms.push(Term::Ran(end - since, interval.clone()));
            total = total.map(|total| total + end - since);
            match interval.perhaps_until.filter(|_| interval.open || interval.resumed) {
                Some(_) if interval.open => {
                    perhaps_more = hall.now.map(|now| now - end).filter(|more| *more > 0);
                }
                Some(upon) => {
                    let next = intervals.get(place + 1).map(|next| next.since_second.map(|next| next - end));
                    match next {
                        Some(Some(0)) => {}
                        more => terms.push(Term::PerhapsMore(more.flatten(), upon)),
                    }
                }
                None => {}
            }
        }
        let shared = self.shares(case);
        if !shared.is_empty() {
            terms.push(Term::Shared(shared));
            total = None;
        }
        let mut runs = *self.ledger.runs(player);
        let (decided, is_over) = case.decided_clocks(hall);
        if !decided.is_empty() {
            terms.push(Term::Decided(decided));
            total = None;
            runs = if is_over { runs } else { Runs::Decided };
        }
        let seconds = total.filter(|_| runs != Runs::InPlay);
        let starting = if self.ended { None } else { next.starting(player) };
        let starting = starting.map(|(upon, places)| {
            let rules = places.iter().filter_map(|place| findings.get(*place)).map(|finding| finding.rule);
            (upon, rules.collect())
        });
        Clock {
            player,
            base,
            terms,
            seconds,
            perhaps_more,
            runs,
            gives_way: matches!(runs, Runs::Yes | Runs::Unless(_))
                && starting.is_none()
                && !self.ended
                && next.starting(player.other()).is_some(),
            next: starting,
            ended: self.ended,
            intervals: intervals.to_vec(),
        }
    }

    /// The step that starts a clock, with the moment that it awaits.
    fn starting(&self, player: Role) -> Option<(Option<FluentId>, Vec<usize>)> {
        let step = self.now.iter().find(|step| step.starts == Some(player))?;
        Some((step.awaits, step.findings.clone()))
    }

    /// Whether the times are still to be established: a finding calls for an act that establishes them, or a declared gap of the edition
    /// lacks what such an act brings about.
    fn establishes(case: &Case) -> bool {
        let is_called_for =
            |finding: &Finding| case.effects_of(finding).is_some_and(|effects| effects.establishes);
        let establishing = case.procedure.acts().filter(|(_, effects)| effects.establishes);
        let mut brought_about = establishing.flat_map(|(_, effects)| &effects.also);
        case.findings.iter().any(is_called_for)
            || brought_about.any(|fluent| case.gaps_of(*fluent).next().is_some())
    }

    /// Whether wrong times stay on the clocks: what the act that corrects them makes is known not to hold, and no rule orders the act.
    fn leaves_uncorrected(&self, case: &Case) -> bool {
        let mut correcting = case.procedure.acts().filter(|(_, effects)| effects.corrects);
        let is_wrong =
            correcting.any(|(_, effects)| effects.makes.iter().any(|made| self.hall.denied.contains(made)));
        let is_ordered = |finding: &Finding| {
            let duty = case.edition.conclusion(finding.rule, finding.conclusion).and_then(Conclusion::duty);
            duty.is_some_and(|duty| duty.modality == Modality::Must)
                && case.effects_of(finding).is_some_and(|effects| effects.corrects)
        };
        is_wrong && !case.findings.iter().any(is_ordered)
    }

    /// The findings by which the arbiter shares time that was lost, among what is to be done.
    fn shares(&self, case: &Case) -> Vec<usize> {
        let shares = |step: &&crate::engine::decision::Step| {
            case.meant(step).is_some_and(|(_, effects)| effects.shares)
        };
        self.now.iter().filter(shares).flat_map(|step| step.findings.clone()).collect()
    }
}

impl Case<'_> {
    /// The player who does an act, where the edition's rules name one only.
    fn party_of(&self, act: ActId) -> Option<Role> {
        let conclusions = self.edition.rules.iter().flat_map(|rule| &rule.then);
        let duties = conclusions.filter_map(|conclusion| conclusion.value.duty());
        let mut parties =
            duties.filter(|duty| duty.act == act).map(|duty| Role::from_word(duty.party.as_str()));
        let first = parties.next().flatten()?;
        parties.all(|other| other == Some(first)).then_some(first)
    }

    /// The duty of a step, and its effects.
    pub(crate) fn meant(
        &self,
        step: &crate::engine::decision::Step,
    ) -> Option<(&crate::engine::model::Duty, &crate::engine::model::Effects)> {
        let finding = self.findings.get(step.finding)?;
        let duty = self.edition.conclusion(finding.rule, finding.conclusion)?.duty()?;
        Some((duty, self.procedure.effects(duty.act, duty.object.as_deref())))
    }

    /// The findings that leave it to the arbiter which clock runs, from a moment on that has come, and whether that is over: from then on
    /// the clocks run by the law again.
    fn decided_clocks(&self, hall: &Hall) -> (Vec<usize>, bool) {
        let has_come = |upon: Option<FluentId>| upon.is_none_or(|upon| hall.has(upon));
        let calls = self.calls(hall).into_iter();
        let decided: Vec<_> =
            calls.filter(|call| self.effects(call).decides_clock && has_come(call.upon)).collect();
        let is_over = decided.iter().all(|call| call.before.iter().any(|moment| hall.has(*moment)));
        (decided.into_iter().flat_map(|call| call.findings).collect(), is_over)
    }

    fn effects_of(&self, finding: &Finding) -> Option<&crate::engine::model::Effects> {
        let duty = self.edition.conclusion(finding.rule, finding.conclusion)?.duty()?;
        Some(self.procedure.effects(duty.act, duty.object.as_deref()))
    }

    /// The time a player had used at the adjournment, as told.
    fn time_used(&self, player: Role) -> Option<i64> {
        let used = self.vocabulary.by_name().sealer_time_used?;
        self.facts.amount(self.vocabulary.of_seat(used, Seat::Role(player))?)
    }

    /// Whether a finding sets the time that a player has used.
    /// Whether the moment at which a finding's rule takes effect has come. A rule whose moment is not in the course is in effect.
    fn has_taken_effect(&self, hall: &Hall, finding: &Finding) -> bool {
        let moment = self.edition.rule(finding.rule).and_then(|rule| self.takes_effect(rule));
        moment.is_none_or(|moment| hall.has(moment))
    }

    fn sets_time_used(&self, finding: &Finding, player: Role) -> bool {
        let rule = self.edition.rule(finding.rule);
        let Some(Conclusion::Set(fact, _)) =
            rule.and_then(|rule| rule.then.get(finding.conclusion)).map(|then| &then.value)
        else {
            return false;
        };
        let used = self.vocabulary.by_name().sealer_time_used;
        used.and_then(|used| self.vocabulary.of_seat(used, Seat::Role(player))) == Some(*fact)
    }
}
