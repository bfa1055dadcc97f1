//! What comes next: the case after each event that may happen without the arbiter, and after each answer that an act tells.
//!
//! Technique: the same course, worked out for the case in which the event is told (with the lateness the hall's clock shows), less what
//! was to be done already.

use std::collections::BTreeSet;

use super::course::{Case, Course, acts_of, course};
use crate::engine::decision::{
    Answered, Boundary, Decision, Given, Later, Missing, Outlook, Runs, Score, Status, Step, Violation,
    closing,
};
use crate::engine::model::{
    ActId, Edition, FactId, Role, UNKNOWN, Value, Vocabulary, duration_written, written,
};
use crate::engine::syntax::CaseFile;

/// Rules on another case under the same edition; none if it contradicts itself.
pub(crate) type Rule<'r> = dyn Fn(&CaseFile) -> Option<Decision> + 'r;

/// So many seconds after a time limit it is known to be exceeded.
pub(crate) const EXCEEDED_BY: i64 = 60;

/// The most facts that are filled in as usual to see what the ordinary course is.
const MOST_FILLED_IN: usize = 4;

/// Works out what comes next.
pub(crate) fn outlook(
    (vocabulary, edition): (&Vocabulary, &Edition),
    told: &CaseFile,
    decision: &Decision,
    rule: &Rule,
) -> Outlook {
    let scene = Scene { vocabulary, edition, rule, acts: acts_of(edition) };
    scene.outlook(told, decision)
}

/// The invariants that the steps and clocks of a ruling break.
pub(crate) fn violations(vocabulary: &Vocabulary, edition: &Edition, decision: &Decision) -> Vec<Violation> {
    let scene = Scene { vocabulary, edition, rule: &|_| None, acts: acts_of(edition) };
    let missing: Vec<_> = decision.missing.iter().map(|missing| missing.fact).collect();
    let case = scene.case(decision, &missing);
    course(case).violations(&case)
}

struct Scene<'a> {
    vocabulary: &'a Vocabulary,
    edition: &'a Edition,
    rule: &'a Rule<'a>,
    acts: BTreeSet<ActId>,
}

impl Scene<'_> {
    fn course(&self, decision: &Decision) -> Course {
        let missing: Vec<_> = decision.missing.iter().map(|missing| missing.fact).collect();
        course(self.case(decision, &missing))
    }

    fn case<'c>(&'c self, decision: &'c Decision, missing: &'c [FactId]) -> Case<'c> {
        Case {
            vocabulary: self.vocabulary,
            edition: self.edition,
            procedure: self.vocabulary.procedure(),
            facts: &decision.facts,
            findings: &decision.findings,
            over: decision.is_over_anyhow(),
            closing: closing(decision.status, decision.outcome),
            missing,
            acts: &self.acts,
        }
    }

    fn outlook(&self, told: &CaseFile, decision: &Decision) -> Outlook {
        let course = self.course(decision);
        let missing: Vec<_> = decision.missing.iter().map(|missing| missing.fact).collect();
        let case = self.case(decision, &missing);
        // Without an adjournment there is nothing to say of clocks, unless one runs.
        let hour_set = self.vocabulary.hour_set().and_then(|hour| case.procedure.moment(hour));
        let is_sealed = hour_set.is_some_and(|hour| hour.needs.iter().all(|needed| course.hall.has(*needed)));
        let adjourned = case.has_resumed(&course.hall) || is_sealed;
        let runs = Role::BOTH.iter().any(|player| *course.ledger.runs(*player) != Runs::No);
        let resumed = adjourned || runs;
        // Where so much is unknown that the ruling itself looked at a part only, what comes next is not worked out.
        let is_examined = !decision.is_unexamined;
        let ordinary = is_examined.then(|| self.ordinary(told, decision)).flatten();
        let of_ordinary = ordinary.as_ref().map(|(_, ordinary)| self.course(ordinary));
        let findings = ordinary.as_ref().map_or(&decision.findings, |(_, ordinary)| &ordinary.findings);
        let next = (of_ordinary.as_ref().unwrap_or(&course), findings.as_slice());
        // The clock of a game that may be over runs as it does if it is not.
        let alive =
            ordinary.as_ref().filter(|(_, ordinary)| !ordinary.is_over_anyhow()).map(|(_, usually)| usually);
        let usually = alive.cloned();
        // What is known of the hall stays what it is: the usual course only says which duties there are.
        let case_then =
            usually.as_ref().map(|usually| Case { facts: &decision.facts, ..self.case(usually, &[]) });
        let clock_case = case_then.as_ref().unwrap_or(&case);
        let course_then = case_then.map(self::course);
        let clock_course = course_then.as_ref().unwrap_or(&course);
        let (clocks, checks) = if resumed && !course.ended {
            let clocks = Role::BOTH.map(|player| clock_course.clock(clock_case, player, next));
            (clocks.into(), clock_course.checks.clone())
        } else {
            (Vec::new(), Vec::new())
        };
        let (mut later, mut answers) = (Vec::new(), Vec::new());
        if is_examined {
            later = if course.ended { Vec::new() } else { self.later(told, decision, &course, &case) };
            answers = self.answers(told, decision, &course, &case);
        }
        Outlook { clocks, checks, usually, later, answers }
    }

    fn later(&self, told: &CaseFile, decision: &Decision, course: &Course, case: &Case) -> Vec<Later> {
        let procedure = case.procedure;
        if !case.has_resumed(&course.hall) {
            return Vec::new();
        }
        let awaited =
            procedure.events.iter().filter(|event| event.when.iter().any(|when| case.is_true(when)));
        let mut found = Vec::new();
        for event in awaited {
            let mut next = told.clone();
            let mut second = None;
            if let Some(past) = event.past {
                let Some(limit) = case.own_time(event.moment) else { continue };
                if decision.facts.amount(past).is_some_and(|late| late > limit) {
                    continue;
                }
                second = Some(limit);
                self.tell(&mut next, decision, past, &duration_written(limit + EXCEEDED_BY));
                // Who waits for nobody is late by as much.
                for other in
                    procedure.events.iter().filter(|other| other.when.iter().any(|when| case.is_true(when)))
                {
                    if let Some(also) = other.past.filter(|also| *also != past) {
                        self.tell(&mut next, decision, also, &duration_written(limit + EXCEEDED_BY));
                    }
                }
            } else {
                for (fact, value) in &event.tells {
                    self.tell(&mut next, decision, *fact, value);
                }
                if let Some(late) = case
                    .time_fact(event.moment)
                    .filter(|late| !decision.is_told(self.vocabulary, told, *late))
                {
                    let value = course.hall.now().map_or_else(|| UNKNOWN.to_owned(), duration_written);
                    self.tell(&mut next, decision, late, &value);
                }
            }
            let Some(ruled) = (self.rule)(&next) else { continue };
            let then = self.course(&ruled);
            let known: Vec<_> = self.keys(decision, &course.now);
            let new = |of: &Decision, steps: &[Step], known: &[StepKey]| -> Vec<Step> {
                steps
                    .iter()
                    .filter(|step| self.key(of, step).is_none_or(|key| !known.contains(&key)))
                    .cloned()
                    .collect()
            };
            let now = new(&ruled, &then.now, &known);
            let behind = self.ordinary(&next, &ruled).map(|(_, ordinary)| {
                let then_known = [known.clone(), self.keys(&ruled, &then.now)].concat();
                let steps = new(&ordinary, &self.course(&ordinary).now, &then_known);
                (ordinary, steps)
            });
            let rights = new(&ruled, &then.rights, &self.keys(decision, &course.rights));
            let result = ruled.result.filter(|result| Some(*result) != decision.result);
            found.push(Later { event: event.moment, second, result, now, behind, rights, decision: ruled });
        }
        found
    }

    /// What follows from each answer about the fact asked first, where a step tells it.
    fn answers(&self, told: &CaseFile, decision: &Decision, course: &Course, case: &Case) -> Vec<Answered> {
        let mut found = Vec::new();
        if decision.status != Status::Open {
            return found;
        }
        for Missing { fact, answers } in &decision.missing {
            let tells =
                |step: &Step| case.meant(step).is_some_and(|(_, effects)| effects.tells.contains(fact));
            let Some(learnt_by) = course.now.iter().position(tells) else { continue };
            let known = self.keys(decision, &course.now);
            let answers = answers.iter().filter_map(|answer| {
                let Given::Value(value) = &answer.given else { return None };
                let mut next = told.clone();
                self.tell(&mut next, decision, *fact, &written(&self.vocabulary.fact(*fact).kind, value));
                let ruled = (self.rule)(&next)?;
                let steps = self.course(&ruled).now;
                let is_new = |step: &Step| self.key(&ruled, step).is_none_or(|key| !known.contains(&key));
                let steps = steps.into_iter().filter(is_new).collect();
                Some((value.clone(), ruled, steps))
            });
            found.push(Answered { fact: *fact, learnt_by, answers: answers.collect() });
            break;
        }
        found
    }

    /// The case in which what is still asked is as usual, with the ruling on it; none if nothing is asked.
    fn ordinary(&self, told: &CaseFile, decision: &Decision) -> Option<(CaseFile, Decision)> {
        let mut found: Option<(CaseFile, Decision)> = None;
        for _ in 0..MOST_FILLED_IN {
            let (case, ruled) = found.as_ref().map_or((told, decision), |(case, ruled)| (case, ruled));
            let Some(missing) = ruled.missing.first().filter(|_| ruled.status == Status::Open) else { break };
            let kind = &self.vocabulary.fact(missing.fact).kind;
            let usual = self.vocabulary.normally(missing.fact).map(|value| written(kind, value));
            let going_on = || {
                let answers =
                    missing.answers.iter().filter(|answer| answer.possible.contains(&Score::GoesOn));
                let values = answers.filter_map(|answer| match &answer.given {
                    Given::Value(value) => Some(written(kind, value)),
                    Given::Range(from, to) => Some(written(kind, &Value::Amount(within(*from, *to)?))),
                    Given::Limits(_) | Given::Order(..) => None,
                });
                values.into_iter().next()
            };
            let Some(value) = usual.or_else(going_on) else { break };
            let mut next = case.clone();
            self.tell(&mut next, ruled, missing.fact, &value);
            let Some(ruled) = (self.rule)(&next) else { break };
            found = Some((next, ruled));
        }
        found
    }

    /// Tells a fact, in place of what the case says of it.
    fn tell(&self, case: &mut CaseFile, decision: &Decision, fact: FactId, value: &str) {
        for name in decision.names_in(self.vocabulary, case, fact) {
            case.set(&name, value);
        }
    }

    fn keys(&self, decision: &Decision, steps: &[Step]) -> Vec<StepKey> {
        steps.iter().filter_map(|step| self.key(decision, step)).collect()
    }

    /// What a step comes to: its act and object.
    fn key(&self, decision: &Decision, step: &Step) -> Option<StepKey> {
        let finding = decision.findings.get(step.finding)?;
        let duty = self.edition.conclusion(finding.rule, finding.conclusion)?.duty()?;
        Some((duty.act, duty.object.clone()))
    }
}

/// An amount between two limits.
fn within(from: Option<Boundary>, to: Option<Boundary>) -> Option<i64> {
    match (from, to) {
        (None, None) => Some(0),
        (Some(from), None) => Some(from.amount + 60),
        (None, Some(to)) => {
            (to.amount > 0 || to.included_below).then(|| to.amount - i64::from(!to.included_below))
        }
        (Some(from), Some(to)) => {
            let amount = from.amount + i64::from(from.included_below);
            (amount < to.amount || amount == to.amount && to.included_below).then_some(amount)
        }
    }
}

type StepKey = (ActId, Option<String>);
