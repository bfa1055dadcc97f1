//! From findings to what is due, what is presumed, what is to be done, and what the players may do.

use std::collections::{BTreeMap, BTreeSet};

use super::ledger::{Ledger, Place};
use crate::engine::decision::{Finding, Hall, Runs, Step};
use crate::engine::facts::{Facts, Known};
use crate::engine::model::{
    ActId, Closing, Duty, Edition, Effect, Effects, FactId, FluentId, Party, Procedure, Role, Rule,
    Vocabulary, Whose,
};
use crate::engine::syntax::Modality;

/// A ruling and the case it is on.
#[derive(Clone, Copy)]
pub(crate) struct Case<'a> {
    pub(crate) vocabulary: &'a Vocabulary,
    pub(crate) edition: &'a Edition,
    pub(crate) procedure: &'a Procedure,
    pub(crate) facts: &'a Facts,
    pub(crate) findings: &'a [Finding],
    /// Whatever is still unknown, the game is over.
    pub(crate) over: bool,
    /// How the game stands, where the ruling is decided.
    pub(crate) closing: Option<Closing>,
    /// The ruling is open: these facts decide it.
    pub(crate) missing: &'a [FactId],
    pub(crate) acts: &'a BTreeSet<ActId>,
    /// Moments that pending steps will bring, each with its time in seconds.
    pub(crate) brought: &'a [(FluentId, i64)],
}

/// The acts that rules of an edition call for or allow.
pub(crate) fn acts_of(edition: &Edition) -> BTreeSet<ActId> {
    let conclusions = edition.rules.iter().flat_map(|rule| &rule.then);
    let duties = conclusions.filter_map(|conclusion| conclusion.value.duty());
    duties.filter(|duty| duty.modality != Modality::MustNot).map(|duty| duty.act).collect()
}

/// An act that findings call for or allow, at one moment.
#[derive(Debug, Clone)]
pub(crate) struct Call {
    /// The findings that say so.
    pub(super) findings: Vec<usize>,
    pub(super) party: Party,
    pub(super) act: ActId,
    pub(super) object: Option<String>,
    /// From when on; none: now.
    pub(super) upon: Option<FluentId>,
    /// Until one of these.
    pub(super) before: Vec<FluentId>,
    /// Every rule that speaks of it leaves it to a player.
    right: bool,
}

impl Call {
    /// The players who do it and to whom it is done.
    fn roles(&self) -> (Option<Role>, Option<Role>) {
        (Role::from_word(self.party.as_str()), self.object.as_deref().and_then(Role::from_word))
    }

    /// Whether another is for the same act, to the same thing, by the same party.
    fn is_same_act(&self, other: &Self) -> bool {
        (self.act, &self.object, &self.party) == (other.act, &other.object, &other.party)
    }

    /// Whether it is a player's right: his choice, no step of the arbiter's.
    pub(super) fn is_right(&self) -> bool {
        self.right
    }
}

/// What follows from a ruling for those in the hall.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    pub(crate) hall: Hall,
    /// What is to be done now, in order.
    pub(crate) now: Vec<Step>,
    /// What the players may do, now or once a step brings the moment.
    pub(crate) rights: Vec<Step>,
    /// Starts of clocks that lie behind: to be checked.
    pub(crate) checks: Vec<Step>,
    /// What every arbiter does with the ruling, after everything else.
    pub(crate) closing: Vec<ActId>,
    /// What every arbiter does with the ruling before every other step.
    pub(crate) stopping: Vec<ActId>,
    /// What both clocks have run.
    pub(crate) ledger: Ledger,
    /// Acts that give back time or charge lost time, and are due.
    pub(super) given: Vec<(Role, i64, Vec<usize>)>,
    /// The game is over, and nothing more is to be found.
    pub(crate) ended: bool,
}

/// How far a game that is over still has steps.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    /// It is alive.
    None,
    /// What leads to this moment is still to be done.
    At(FluentId),
    /// Only what a finished game needs.
    Now,
}

/// Works out what is to be done.
pub(crate) fn course(case: Case) -> Course {
    let first = case.calls(&Hall::default());
    let hall = case.hall(&first);
    let calls = case.calls(&hall);
    let mut work = Work {
        case,
        calls,
        hall,
        due: Vec::new(),
        presumed: BTreeSet::new(),
        presumed_before: BTreeMap::new(),
        prepared: Vec::new(),
        matched: BTreeMap::new(),
        unmatched: Vec::new(),
        come: BTreeSet::new(),
    };
    work.hall.now = case.latest(&work.hall);
    work.match_done();
    work.spread();
    let checks = work.presume();
    work.spread();
    let ledger = work.ledger();
    let cut = work.cut();
    let steps = work.steps(cut, &ledger);
    let mut now = work.in_order(steps);
    for step in &mut now {
        step.again = step.starts.is_some_and(|player| ledger.has_run(player));
    }
    let rights = work.rights(cut, &ledger);
    let given = work.given();
    let (stopping, closing) = work.stopping_and_closing(&ledger);
    // Of several starts of one clock the last is checked, while it may still run.
    let mut last: Vec<usize> = Vec::new();
    for call in checks.into_iter().chain(work.started_by_right()).filter(|_| cut != Cut::Now) {
        let player = work.call(call).and_then(|call| work.case.starts(call));
        let runs = player.map(|player| *ledger.runs(player));
        if matches!(runs, Some(Runs::Yes | Runs::Unless(_))) {
            last.retain(|known| work.call(*known).and_then(|known| work.case.starts(known)) != player);
            last.push(call);
        }
    }
    let checks =
        last.into_iter().enumerate().filter_map(|(place, call)| work.check(call, place == 0)).collect();
    let rights = rights.into_iter().filter_map(|call| work.step(call)).collect();
    Course { now, rights, checks, closing, stopping, ledger, given, ended: cut == Cut::Now, hall: work.hall }
}

impl Case<'_> {
    pub(super) fn has_act(&self, act: ActId) -> bool {
        self.acts.contains(&act)
    }

    pub(super) fn effects(&self, call: &Call) -> &Effects {
        self.procedure.effects(call.act, call.object.as_deref())
    }

    fn duty(&self, finding: &Finding) -> Option<(&Rule, &Duty)> {
        let rule = self.edition.rule(finding.rule)?;
        let duty = rule.then.get(finding.conclusion)?.value.duty()?;
        (duty.modality != Modality::MustNot).then_some((rule, duty))
    }

    /// The moment at which a rule takes effect.
    pub(super) fn takes_effect(&self, rule: &Rule) -> Option<FluentId> {
        match rule.at {
            Effect::At(moment) => self.procedure.of_timeline(moment),
            Effect::Always | Effect::Now => None,
        }
    }

    /// What findings call for: one entry for an act, its object, who does it, and the moment. However many moments call for an act, it
    /// is a duty if one of the rules says so, and behind once one of them puts it behind.
    pub(super) fn calls(&self, hall: &Hall) -> Vec<Call> {
        let mut calls: Vec<Call> = Vec::new();
        for (place, finding) in self.findings.iter().enumerate() {
            let Some((rule, duty)) = self.duty(finding) else { continue };
            let timing = rule.timing.get(finding.conclusion).cloned().unwrap_or_default();
            calls.push(Call {
                findings: vec![place],
                party: duty.party.clone(),
                act: duty.act,
                object: duty.object.clone(),
                upon: self.last_of(hall, &timing.upon).or_else(|| self.takes_effect(rule)),
                before: timing.before,
                right: duty.is_right_of_player(),
            });
        }
        let mut merged: Vec<Call> = Vec::new();
        for call in &calls {
            let alike = || calls.iter().filter(|other| other.is_same_act(call));
            match merged.iter_mut().find(|known| known.is_same_act(call) && known.upon == call.upon) {
                Some(known) => known.findings.extend(&call.findings),
                None => merged.push(Call {
                    right: alike().all(|other| other.right),
                    before: alike().flat_map(|other| other.before.iter().copied()).collect(),
                    ..call.clone()
                }),
            }
        }
        merged
    }

    /// Of moments that must all have come: the first that has not, otherwise the last to come.
    fn last_of(&self, hall: &Hall, moments: &[FluentId]) -> Option<FluentId> {
        let open = moments.iter().find(|moment| !hall.has(**moment));
        let last = || moments.iter().max_by_key(|moment| (self.second(hall, **moment), **moment));
        open.or_else(last).copied()
    }

    /// What falls with these fluents: they, and what was made by acts that need them.
    pub(super) fn undone(&self, ended: &BTreeSet<FluentId>) -> BTreeSet<FluentId> {
        let mut undone = ended.clone();
        loop {
            let known = undone.len();
            for (_, effects) in self.procedure.acts() {
                let is_hour_set =
                    self.vocabulary.hour_set().is_some_and(|hour| effects.makes.contains(&hour));
                if !is_hour_set && effects.needs.iter().any(|needed| undone.contains(needed)) {
                    undone.extend(&effects.makes);
                }
            }
            if undone.len() == known {
                return undone;
            }
        }
    }

    /// The player whose clock an act starts.
    pub(super) fn starts(&self, call: &Call) -> Option<Role> {
        whose(self.effects(call).starts, call.roles()).first().copied()
    }

    /// The players whose clocks an act stops.
    pub(super) fn stops(&self, call: &Call) -> Vec<Role> {
        whose(self.effects(call).stops, call.roles())
    }
}

/// The players whose clocks are meant, by who does the act and what it is done to.
pub(super) fn whose(clock: Option<Whose>, (party, object): (Option<Role>, Option<Role>)) -> Vec<Role> {
    match clock {
        None => Vec::new(),
        Some(Whose::Object) => object.into_iter().collect(),
        Some(Whose::Party) => party.into_iter().collect(),
        Some(Whose::Opponent) => party.into_iter().map(Role::other).collect(),
        Some(Whose::Both) => Role::BOTH.to_vec(),
        Some(Whose::Of(role)) => vec![role],
    }
}

/// The working state.
pub(super) struct Work<'a> {
    pub(super) case: Case<'a>,
    pub(super) calls: Vec<Call>,
    pub(super) hall: Hall,
    /// The calls whose moment has come, or is brought by a due act.
    pub(super) due: Vec<usize>,
    /// Calls taken as done.
    pub(super) presumed: BTreeSet<usize>,
    /// For each presumed start of a clock: the acts presumed done before it, in order, if the case does not tell when.
    presumed_before: BTreeMap<usize, Vec<usize>>,
    /// Calls taken as done because a clock is presumed started: what had to be ready before.
    prepared: Vec<usize>,
    /// Calls that an act told to be done answers, with the second at which it was done.
    pub(super) matched: BTreeMap<usize, Option<i64>>,
    /// The acts told to be done that no call asks for, by their places in the list.
    pub(super) unmatched: Vec<usize>,
    /// The moments that have come or that a due act brings.
    come: BTreeSet<FluentId>,
}

impl Work<'_> {
    pub(super) fn call(&self, place: usize) -> Option<&Call> {
        self.calls.get(place)
    }

    pub(super) fn effects(&self, call: &Call) -> &Effects {
        self.case.effects(call)
    }

    pub(super) fn is_moment(&self, fluent: FluentId) -> bool {
        self.case.procedure.moment(fluent).is_some()
    }

    /// Finds for each act told to be done the first call for it, in the order of the course, that has come.
    fn match_done(&mut self) {
        let mut places: Vec<_> = (0..self.calls.len()).collect();
        places.sort_by_key(|place| {
            self.call(*place).map(|call| {
                let (second, at) = self.position(call.upon);
                (second.unwrap_or(i64::MAX), at)
            })
        });
        for (entry, done) in self.case.facts.done().iter().enumerate() {
            let answers = |place: &usize| {
                self.call(*place).is_some_and(|call| {
                    let has_come = call.upon.is_none_or(|upon| self.hall.has(upon) || !self.is_moment(upon));
                    call.act == done.act && call.object == done.object && has_come
                })
            };
            let found =
                places.iter().copied().filter(|place| !self.matched.contains_key(place)).find(answers);
            match found {
                Some(place) => {
                    self.matched.insert(place, done.second);
                }
                None => self.unmatched.push(entry),
            }
        }
    }

    /// The calls that are due: those whose moment has come, and those whose moment another due call brings.
    fn spread(&mut self) {
        let mut come = self.hall.holds.clone();
        let mut due: Vec<usize> = Vec::new();
        loop {
            let known = due.len();
            for (place, call) in self.calls.iter().enumerate() {
                if due.contains(&place) || call.is_right() {
                    continue;
                }
                let has_come = call.upon.is_none_or(|upon| {
                    come.contains(&upon) || !self.is_moment(upon) && !self.hall.denied.contains(&upon)
                });
                // What undoes something is due only where that is shown: nothing is done to be undone.
                let effects = self.effects(call);
                let undoes = !effects.ends.is_empty();
                let is_shown = || {
                    let upon = call.upon.is_some_and(|upon| self.hall.has(upon));
                    upon && effects.needs.iter().all(|needed| self.hall.has(*needed))
                };
                if has_come && (!undoes || is_shown()) {
                    due.push(place);
                    come.extend(effects.makes.iter().filter(|made| self.is_moment(**made)));
                }
            }
            if due.len() == known {
                break;
            }
        }
        (self.due, self.come) = (due, come);
    }

    /// The due call that brings a moment.
    pub(super) fn bringer(&self, moment: FluentId) -> Option<usize> {
        let brings = |place: &&usize| {
            self.call(**place).is_some_and(|call| self.effects(call).makes.contains(&moment))
        };
        self.due.iter().find(brings).copied()
    }

    /// When a moment comes: if a due act brings it, when that act is due.
    pub(super) fn position(&self, upon: Option<FluentId>) -> (Option<i64>, Place) {
        let Some(first) = upon else { return (self.hall.now, Place::Nowhere) };
        let (mut moment, mut seen) = (first, BTreeSet::new());
        loop {
            let is_known = self.hall.has(moment) || self.hall.presumed.contains_key(&moment);
            if is_known || !self.is_moment(moment) {
                return (self.case.second(&self.hall, moment), self.place(first));
            }
            let next =
                self.bringer(moment).filter(|_| seen.insert(moment)).and_then(|place| self.call(place));
            match next.map(|call| call.upon) {
                None => return (None, self.place(first)),
                Some(None) => return (self.hall.now, self.place(first)),
                Some(Some(upon)) => moment = upon,
            }
        }
    }

    fn place(&self, fluent: FluentId) -> Place {
        if self.is_moment(fluent) { Place::At(fluent) } else { Place::Nowhere }
    }

    /// Due starts of clocks whose moment lies before now are taken as done, with what they need. Nothing else that is overdue is.
    fn presume(&mut self) -> Vec<usize> {
        let mut checks = Vec::new();
        // Who tells what has been done tells all of it, but of a game that is being played again only what was done since.
        if !self.case.facts.done().is_empty() && !self.case.is_in_play(&self.hall) {
            return checks;
        }
        let open: Vec<_> = self.due.iter().copied().filter(|place| !self.is_done(*place)).collect();
        for place in self.due.clone() {
            let Some(call) = self.call(place).cloned() else { continue };
            let (Some(_), Some(upon)) = (self.case.starts(&call), call.upon) else { continue };
            if self.matched.contains_key(&place) {
                continue;
            }
            let Some(chain) = self.chain(upon) else { continue };
            let position = self.position(Some(upon));
            if !self.case.is_behind(&self.hall, position) {
                continue;
            }
            self.presumed.insert(place);
            if self.is_usual(&chain) {
                self.presumed_before.insert(place, chain.iter().rev().copied().collect());
            }
            for place in chain {
                self.presumed.insert(place);
                if let Some(call) = self.call(place).cloned() {
                    let effects = self.effects(&call).clone();
                    self.hall.holds.extend(effects.makes.iter().chain(&effects.also));
                }
            }
            let effects = self.effects(&call).clone();
            for needed in &effects.needs {
                self.hall.add(*needed);
            }
            if self.is_moment(upon) {
                self.hall.holds.insert(upon);
                if let (Some(second), _) = position {
                    self.hall.presumed.insert(upon, second);
                }
            }
            self.hall.holds.extend(effects.makes.iter().chain(&effects.also));
            self.case.close(&mut self.hall, &self.calls);
            checks.push(place);
        }
        let is_prepared = |place: &usize| !self.presumed.contains(place) && self.is_done(*place);
        let mut prepared: Vec<_> = open.into_iter().filter(is_prepared).collect();
        prepared.sort_by_key(|place| self.rank(*place));
        self.prepared = prepared;
        checks
    }

    /// Whether what a call is for holds.
    fn is_done(&self, place: usize) -> bool {
        self.call(place).is_some_and(|call| self.hall.is_done(self.effects(call)))
    }

    /// Whether the case does not tell the time of the moment that calls for the first of these acts, so that its usual time was taken.
    fn is_usual(&self, chain: &[usize]) -> bool {
        let first = chain.last().and_then(|place| self.call(*place)?.upon);
        let time = first.and_then(|upon| self.case.time_fact(upon));
        first.is_some() && !time.is_some_and(|time| matches!(self.case.facts.known(time), Known::Told(_)))
    }

    /// The due calls that bring a moment, each brought by the next; none if the moment is not brought, or what brings it is denied.
    fn chain(&self, upon: FluentId) -> Option<Vec<usize>> {
        let (mut chain, mut next) = (Vec::new(), Some(upon));
        while let Some(moment) = next.filter(|moment| !self.hall.has(*moment)) {
            let place = self.bringer(moment).filter(|place| !chain.contains(place))?;
            let call = self.call(place)?;
            if self.effects(call).makes.iter().any(|made| self.hall.denied.contains(made)) {
                return None;
            }
            chain.push(place);
            next = call.upon;
        }
        Some(chain)
    }

    /// How far the game still has steps.
    fn cut(&self) -> Cut {
        if !self.case.over {
            return Cut::None;
        }
        let ends = |finding: &Finding| {
            let rule = self.case.edition.rule(finding.rule).filter(|rule| rule.ends_game())?;
            let ends = rule.then.get(finding.conclusion)?.value.outcome()?;
            (ends != crate::engine::model::Outcome::GoesOn).then(|| self.case.takes_effect(rule))
        };
        // Nothing before all others: a rule without a moment of the course ends it at once.
        let Some(Some(ending)) = self.case.findings.iter().filter_map(ends).min() else { return Cut::Now };
        let is_made = self.case.procedure.acts().any(|(_, effects)| effects.makes.contains(&ending));
        if is_made && !self.hall.has(ending) && self.bringer(ending).is_some() {
            Cut::At(ending)
        } else {
            Cut::Now
        }
    }

    /// The due calls with an effect that does not hold yet.
    fn steps(&self, cut: Cut, ledger: &Ledger) -> Vec<usize> {
        let mut steps: Vec<usize> = Vec::new();
        for place in self.due.iter().copied() {
            let Some(call) = self.call(place) else { continue };
            let effects = self.effects(call);
            let is_done = match self.case.starts(call) {
                // In play it is not known which clock runs. A start due at a moment in play, or at one that is still to be
                // brought again, is to be done; an earlier one is done.
                Some(player) => match ledger.runs(player) {
                    Runs::Yes => true,
                    Runs::InPlay => !call.upon.is_some_and(|upon| {
                        self.case.has_come_in_play(&self.hall, upon)
                            || self.is_moment(upon) && !self.hall.has(upon)
                    }),
                    Runs::No | Runs::Unless(_) | Runs::Decided => false,
                },
                None if effects.makes.is_empty() => !effects.ends.iter().any(|ended| self.hall.has(*ended)),
                None => self.hall.is_done(effects),
            };
            let is_over = call.before.iter().any(|moment| self.hall.has(*moment));
            if is_done
                || is_over
                || self.presumed.contains(&place)
                || self.matched.contains_key(&place)
                || ledger.is_done(place)
                || !effects.change_something()
                || self.is_cut(call, cut)
            {
                continue;
            }
            steps.push(place);
        }
        if cut == Cut::Now {
            steps = self.with_what_brings(steps);
        }
        // An act that ends what holds makes what made it due again.
        let ended: BTreeSet<_> = steps
            .iter()
            .filter_map(|place| self.call(*place))
            .collect::<Vec<_>>()
            .iter()
            .flat_map(|call| self.effects(call).ends.iter().copied())
            .collect();
        if !ended.is_empty() {
            let undone = self.undone(&ended);
            for place in self.due.iter().copied().filter(|place| !steps.contains(place)).collect::<Vec<_>>() {
                let Some(call) = self.call(place) else { continue };
                if self.effects(call).makes.iter().any(|made| undone.contains(made)) {
                    steps.push(place);
                }
            }
        }
        steps
    }

    /// Whether the end of the game takes a call away.
    fn is_cut(&self, call: &Call, cut: Cut) -> bool {
        if self.outlasts(call) {
            return false;
        }
        match cut {
            Cut::None => false,
            Cut::Now => {
                let tells = &self.effects(call).tells;
                !tells.iter().any(|fact| self.case.missing.contains(fact))
            }
            Cut::At(ending) => call.upon.is_some_and(|upon| self.is_moment(upon) && upon >= ending),
        }
    }

    /// Whether a game that is over still needs an act, or the rule that ended it calls for it.
    fn outlasts(&self, call: &Call) -> bool {
        let mut rules = call.findings.iter().filter_map(|place| {
            let finding = self.case.findings.get(*place)?;
            self.case.edition.rule(finding.rule)
        });
        self.case.vocabulary.outlasts_the_game(call.act) || rules.any(Rule::ends_game)
    }

    /// What is learnt only after another act needs that act too; what nothing brings is left out.
    fn with_what_brings(&self, steps: Vec<usize>) -> Vec<usize> {
        let mut kept = Vec::new();
        let mut all = steps.clone();
        for place in steps {
            let mut chain = Vec::new();
            let mut next = self.call(place).and_then(|call| call.upon);
            let is_brought = loop {
                let open = next.filter(|upon| self.is_moment(*upon) && !self.hall.has(*upon));
                let Some(upon) = open else { break true };
                let Some(bringer) = self.bringer(upon).filter(|bringer| !chain.contains(bringer)) else {
                    break false;
                };
                chain.push(bringer);
                next = self.call(bringer).and_then(|call| call.upon);
            };
            if is_brought {
                kept.push(place);
                let more: Vec<_> = chain.into_iter().filter(|place| !all.contains(place)).collect();
                all.extend(&more);
                kept.extend(more);
            }
        }
        kept
    }

    pub(super) fn undone(&self, ended: &BTreeSet<FluentId>) -> BTreeSet<FluentId> {
        self.case.undone(ended)
    }

    /// The players' rights: those whose moment has come or is brought about by a pending step, and those whose moment another of these
    /// rights brings about. In the order of the course.
    fn rights(&self, cut: Cut, ledger: &Ledger) -> Vec<usize> {
        if cut == Cut::Now {
            return Vec::new();
        }
        let is_open = |place: &usize| {
            let Some(call) = self.call(*place) else { return false };
            let is_over = call.before.iter().any(|moment| self.hall.has(*moment));
            call.is_right()
                && !is_over
                && !self.hall.is_done(self.effects(call))
                && !ledger.is_done(*place)
                && !self.matched.contains_key(place)
        };
        let open: Vec<_> = (0..self.calls.len()).filter(is_open).collect();
        let mut rights: Vec<usize> = Vec::new();
        loop {
            let makes = |upon: FluentId| {
                let mut calls = rights.iter().filter_map(|place| self.call(*place));
                calls.any(|call| self.effects(call).makes.contains(&upon))
            };
            let comes = |place: &usize| {
                let upon = self.call(*place).and_then(|call| call.upon);
                upon.is_none_or(|upon| self.come.contains(&upon) || !self.is_moment(upon) || makes(upon))
            };
            let come = open.iter().copied().filter(|place| !rights.contains(place) && comes(place));
            let come: Vec<_> = come.collect();
            if come.is_empty() {
                break;
            }
            rights.extend(come);
        }
        rights.sort_by_key(|place| self.call(*place).map(|call| (self.position(call.upon).1, call.act)));
        rights
    }

    /// Rights that were used, as something else shows, and by which a clock was started.
    fn started_by_right(&self) -> Vec<usize> {
        let used = |call: &Call| {
            let effects = self.effects(call);
            effects.starts.is_some() && effects.with.is_some_and(|with| self.hall.has(with))
        };
        let places = 0..self.calls.len();
        places
            .filter(|place| !self.matched.contains_key(place) && self.call(*place).is_some_and(used))
            .collect()
    }

    /// The acts that end every ruling (`closing` in the vocabulary), as two lists: those before all other steps, and those after them.
    /// Only the clocks of an annulled game are stopped first; in other games a step may still have to show that the game is over.
    fn stopping_and_closing(&self, ledger: &Ledger) -> (Vec<ActId>, Vec<ActId>) {
        let runs = Role::BOTH.into_iter().any(|player| *ledger.runs(player) != Runs::No);
        let may_run = runs || self.case.has_resumed(&self.hall);
        let Some(closing) = self.case.closing else { return (Vec::new(), Vec::new()) };
        let acts = self.case.procedure.closing(closing).iter().copied();
        let is_done = |act: &ActId| self.case.facts.done().iter().any(|done| done.act == *act);
        let stops = |act: &ActId| self.case.procedure.effects(*act, None).stops.is_some();
        let comes_first = |act: &ActId| matches!(closing, Closing::Annulled) && stops(act);
        acts.filter(|act| (may_run || !stops(act)) && !is_done(act)).partition(comes_first)
    }

    /// Time that due acts give.
    fn given(&self) -> Vec<(Role, i64, Vec<usize>)> {
        let calls = self.due.iter().filter_map(|place| self.call(*place));
        let given = calls.filter_map(|call| {
            let role = call.object.as_deref().and_then(Role::from_word)?;
            Some((role, self.effects(call).gives?, call.findings.clone()))
        });
        given.collect()
    }

    /// A call as a step.
    pub(super) fn step(&self, place: usize) -> Option<Step> {
        let call = self.call(place)?;
        let awaits = call.upon.filter(|upon| !self.hall.has(*upon) && self.is_moment(*upon));
        Some(Step {
            finding: *call.findings.first()?,
            findings: call.findings.clone(),
            upon: call.upon,
            awaits,
            overdue: self.is_overdue(call),
            starts: self.case.starts(call),
            again: false,
            presumes: Vec::new(),
            undated: false,
            usual: false,
        })
    }

    /// A clock to be checked, with the acts presumed done before it. `is_first`: with what had to be ready, which is said once.
    fn check(&self, place: usize, is_first: bool) -> Option<Step> {
        let before = self.presumed_before.get(&place);
        let undated = before.is_some_and(|before| !before.is_empty());
        let prepared = self.prepared.iter().filter(|_| is_first);
        let presumes = prepared.chain(before.into_iter().flatten());
        let presumes = presumes.filter_map(|place| self.step(*place)).collect();
        Some(Step { presumes, undated, ..self.step(place)? })
    }

    /// Whether its moment is known to have passed some time ago.
    fn is_overdue(&self, call: &Call) -> bool {
        let Some(upon) = call.upon.filter(|upon| self.hall.has(*upon)) else { return false };
        let (second, _) = self.position(Some(upon));
        let is_denied = self.effects(call).makes.iter().any(|made| self.hall.denied.contains(made));
        second.is_some_and(|second| second < self.hall.now.unwrap_or(0)) && !is_denied
    }
}
