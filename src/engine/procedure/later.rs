//! What comes next: the case after each event that may happen without the arbiter, and after each answer that an act tells.
//!
//! Technique: the same course, worked out for the case in which the event is told (with the lateness the hall's clock shows), less what
//! was to be done already.

use std::collections::BTreeSet;

use super::course::{Case, Course, acts_of, course};
use super::usual::{Rule, usual};
use crate::engine::decision::{
    Answered, Boundary, Decision, Given, Later, Missing, Outlook, Runs, Score, Stage, Status, Step,
    Violation, closing,
};
use crate::engine::facts::{Known, ORDER};
use crate::engine::model::{
    ActId, Edition, Event, FactId, FluentId, Formula, Role, Seat, UNKNOWN, Value, Vocabulary,
    duration_written, is_not_known, written,
};
use crate::engine::syntax::CaseFile;

/// So many seconds after a time limit it is known to be exceeded.
pub(crate) const EXCEEDED_BY: i64 = 60;

/// The most facts that are filled in as usual to see what the ordinary course is.
const MOST_FILLED_IN: usize = 4;

/// Computes what may come next. Removes from `now` the steps that are presumed done because a clock is already running that starts
/// only after them.
pub(crate) fn with_outlook(
    (vocabulary, edition): (&Vocabulary, &Edition),
    told: &CaseFile,
    decision: Decision,
    rule: &Rule,
) -> Decision {
    let scene = Scene { vocabulary, edition, rule, acts: acts_of(edition) };
    let (outlook, done) = scene.outlook(told, &decision);
    let now = scene.new_steps(&decision, &decision.now, &done);
    Decision { now, outlook: Some(Box::new(outlook)), ..decision }
}

/// The invariants that the steps and clocks of a ruling break.
pub(crate) fn violations(vocabulary: &Vocabulary, edition: &Edition, decision: &Decision) -> Vec<Violation> {
    steps(vocabulary, edition, decision).1
}

/// The `now` list of a ruling, computed under the given vocabulary and edition (which may differ from those of the ruling), and the
/// invariants that it violates.
pub(crate) fn steps(
    vocabulary: &Vocabulary,
    edition: &Edition,
    decision: &Decision,
) -> (Vec<Step>, Vec<Violation>) {
    let scene = Scene { vocabulary, edition, rule: &|_| None, acts: acts_of(edition) };
    let missing = missing_facts(decision);
    let case = scene.case(decision, &missing);
    let course = course(case);
    // A rule that is still undetermined may require the act that makes a precondition hold.
    let open = decision.undetermined.iter().filter_map(|open| edition.rule(open.rule));
    let duties = open.flat_map(|rule| &rule.then).filter_map(|then| then.value.duty());
    let may_make: BTreeSet<_> = duties
        .flat_map(|duty| &case.procedure.effects(duty.act, duty.object.as_deref()).makes)
        .copied()
        .collect();
    let mut violations = course.violations(&case);
    violations
        .retain(|violation| !matches!(violation, Violation::Unmet(_, fluent) if may_make.contains(fluent)));
    (course.now, violations)
}

/// The invariants violated between the ruling on a case and that on a successor. `done`: the successor does the first step.
pub(crate) fn violations_since(
    vocabulary: &Vocabulary,
    edition: &Edition,
    [before, after]: [&Decision; 2],
    done: bool,
) -> Vec<Violation> {
    let scene = Scene { vocabulary, edition, rule: &|_| None, acts: acts_of(edition) };
    let missing = [before, after].map(missing_facts);
    let [missing_before, missing_after] = &missing;
    let cases = (scene.case(before, missing_before), scene.case(after, missing_after));
    let courses = (course(cases.0), course(cases.1));
    courses.1.violations_since(&cases.1, (&courses.0, &cases.0), done)
}

struct Scene<'a> {
    vocabulary: &'a Vocabulary,
    edition: &'a Edition,
    rule: &'a Rule<'a>,
    acts: BTreeSet<ActId>,
}

impl Scene<'_> {
    fn course(&self, decision: &Decision) -> Course {
        self.course_after(decision, &[])
    }

    fn case<'c>(&'c self, decision: &'c Decision, missing: &'c [FactId]) -> Case<'c> {
        Case {
            vocabulary: self.vocabulary,
            edition: self.edition,
            procedure: self.edition.procedure(self.vocabulary),
            facts: &decision.facts,
            findings: &decision.findings,
            over: decision.is_over_anyhow(),
            closing: closing(decision.status, decision.outcome),
            missing,
            acts: &self.acts,
            brought: &[],
        }
    }

    /// Computes the course of a ruling, assuming that pending steps bring about the moments in `brought`.
    fn course_after(&self, decision: &Decision, brought: &[(FluentId, i64)]) -> Course {
        course(Case { brought, ..self.case(decision, &missing_facts(decision)) })
    }

    /// The moments that the steps of a course bring now, where a stage behind it rests on what one of them tells.
    fn brought(
        &self,
        decision: &Decision,
        course: &Course,
        stages: &[(FactId, Decision)],
    ) -> Vec<(FluentId, i64)> {
        let Some(now) =
            course.hall.now.filter(|_| stages.iter().any(|(fact, _)| self.is_told_by_an_act(*fact)))
        else {
            return Vec::new();
        };
        let case = self.case(decision, &[]);
        let effects = course.now.iter().filter_map(|step| case.meant(step).map(|(_, effects)| effects));
        let made = effects.flat_map(|effects| effects.makes.iter().copied());
        made.filter(|made| case.procedure.moment(*made).is_some()).map(|made| (made, now)).collect()
    }

    fn outlook(&self, told: &CaseFile, decision: &Decision) -> (Outlook, Vec<StepKey>) {
        let mut course = self.course(decision);
        let missing = missing_facts(decision);
        let case = self.case(decision, &missing);
        // Without an adjournment there is nothing to say of clocks, unless one runs.
        let adjourned = case.is_adjourned(&course.hall);
        let runs = Role::BOTH.iter().any(|player| *course.ledger.runs(*player) != Runs::No);
        let resumed = adjourned || runs;
        // Where so much is unknown that the ruling itself looked at a part only, what comes next is not worked out.
        let is_examined = !decision.is_unexamined;
        let stages = if is_examined { self.ordinary(told, decision) } else { Vec::new() };
        let ordinary = stages.last().map(|(_, ordinary)| ordinary.clone());
        let brought = self.brought(decision, &course, &stages);
        let of_ordinary = ordinary.as_ref().map(|ordinary| self.course_after(ordinary, &brought));
        let findings = ordinary.as_ref().map_or(&decision.findings, |ordinary| &ordinary.findings);
        let next = (of_ordinary.as_ref().unwrap_or(&course), findings.as_slice());
        // The clock of a game that may be over runs as it does if it is not.
        let usually = ordinary.as_ref().filter(|ordinary| !ordinary.is_over_anyhow()).cloned();
        // What is known of the hall stays what it is: the usual course only says which duties there are.
        let case_then = usually.as_ref().map(|usually| Case {
            facts: &decision.facts,
            brought: &brought,
            ..self.case(usually, &[])
        });
        let clock_case = case_then.as_ref().unwrap_or(&case);
        let course_then = case_then.map(self::course);
        let clock_course = course_then.as_ref().unwrap_or(&course);
        let is_done = |step: &Step| {
            let effects = case.meant(step).map(|(_, effects)| effects);
            effects.is_some_and(|effects| clock_course.hall.is_done(effects) && !course.hall.is_done(effects))
        };
        let done: Vec<_> = course
            .now
            .iter()
            .filter(|step| is_done(step))
            .filter_map(|step| self.key(decision, step))
            .collect();
        let (clocks, checks) = if resumed && !course.ended {
            let clocks = Role::BOTH.map(|player| clock_course.clock(clock_case, player, next));
            (clocks.into(), clock_course.checks.clone())
        } else {
            (Vec::new(), Vec::new())
        };
        course.now = self.new_steps(decision, &course.now, &done);
        let said = [self.keys(decision, &course.now), done.clone()].concat();
        let had = self.keys(decision, &course.rights);
        let behind = if case.has_resumed(&course.hall) && !case.over {
            self.stages(stages, said, had, &brought)
        } else {
            Vec::new()
        };
        let (mut later, mut answers) = (Vec::new(), Vec::new());
        if is_examined {
            let expected = behind.iter().flat_map(|stage| self.keys(&stage.decision, &stage.now));
            let known: Vec<_> = done.iter().cloned().chain(expected).collect();
            later = if course.ended { Vec::new() } else { self.later(told, decision, &course, &known) };
            answers = self.answers(told, decision, &course, &done);
        }
        let usual = usual(self.vocabulary, told, decision, self.rule);
        (Outlook { clocks, checks, usually, behind, later, answers, usual }, done)
    }

    /// What may come next. `listed`: steps that are presumed done or expected before, and are not listed again.
    fn later(&self, told: &CaseFile, decision: &Decision, course: &Course, listed: &[StepKey]) -> Vec<Later> {
        let missing = missing_facts(decision);
        let case = self.case(decision, &missing);
        let procedure = case.procedure;
        if !case.has_resumed(&course.hall) {
            return Vec::new();
        }
        let awaited =
            procedure.events.iter().filter(|event| event.when.iter().any(|when| case.is_true(when)));
        let awaited: Vec<_> = awaited.collect();
        let mut found = Vec::new();
        for event in &awaited {
            let (next, second) = match event.past {
                Some(past) => {
                    let Some(limit) = case.own_time(event.moment) else { continue };
                    if decision.facts.amount(past).is_some_and(|late| late > limit) {
                        continue;
                    }
                    (self.after_limit((told, decision), (past, limit), &awaited), Some(limit))
                }
                None if Self::is_out_of_reach(&case, course, event) => continue,
                None => (self.after_event((told, decision), &case, event, course.hall.now()), None),
            };
            let Some((next, ruled)) = self.ruled_after(decision, next) else { continue };
            let then = self.course(&ruled);
            let known = [self.keys(decision, &course.now), listed.to_vec()].concat();
            let now = self.new_steps(&ruled, &then.now, &known);
            let had = self.keys(decision, &course.rights);
            let rights = self.new_steps(&ruled, &then.rights, &had);
            let said = [known, self.keys(&ruled, &then.now)].concat();
            let had = [had, self.keys(&ruled, &then.rights)].concat();
            let ordinary = self.ordinary(&next, &ruled);
            let brought = self.brought(&ruled, &then, &ordinary);
            let behind = self.stages(ordinary, said, had, &brought);
            let result = ruled.result.filter(|result| Some(*result) != decision.result);
            found.push(Later { event: event.moment, second, result, now, behind, rights, decision: ruled });
        }
        found
    }

    /// Whether an event is the end of a player's time and is not to be expected: what he has left is not told, or his clock does not run
    /// for certain.
    fn is_out_of_reach(case: &Case, course: &Course, event: &Event) -> bool {
        let Some(left) = event.out_of else { return false };
        let player = match case.vocabulary.fact(left).seat {
            Some(Seat::Role(player)) => player,
            Some(Seat::White | Seat::Black) | None => return true,
        };
        case.facts.amount(left).is_none() || *course.ledger.runs(player) != Runs::Yes
    }

    /// The case once a time limit is over: the fact that it limits exceeds it. Whether another absent player has arrived by then is
    /// unknown.
    fn after_limit(
        &self,
        (told, decision): (&CaseFile, &Decision),
        (past, limit): (FactId, i64),
        awaited: &[&Event],
    ) -> CaseFile {
        let mut next = told.clone();
        self.tell(&mut next, decision, past, &duration_written(limit + EXCEEDED_BY));
        for other in awaited {
            if let Some(also) = other.past.filter(|also| *also != past) {
                for fact in other.when.iter().flat_map(Formula::facts).chain([also]) {
                    self.tell(&mut next, decision, fact, UNKNOWN);
                }
            }
        }
        next
    }

    /// The case once an event has come, at the latest known second.
    fn after_event(
        &self,
        (told, decision): (&CaseFile, &Decision),
        case: &Case,
        event: &Event,
        now: Option<i64>,
    ) -> CaseFile {
        let mut next = told.clone();
        for (fact, value) in &event.tells {
            self.tell(&mut next, decision, *fact, value);
        }
        let time = case.time_fact(event.moment);
        if let Some(late) = time.filter(|late| !decision.is_told(self.vocabulary, told, *late)) {
            self.tell(&mut next, decision, late, &now.map_or_else(|| UNKNOWN.to_owned(), duration_written));
        }
        next
    }

    /// The ruling on the case after an event, which changes nothing else, and the case with what stays as it was told.
    fn ruled_after(&self, decision: &Decision, mut next: CaseFile) -> Option<(CaseFile, Decision)> {
        let ruled = (self.rule)(&next)?;
        let changed = self.wrongly_changed(decision, &ruled);
        if changed.is_empty() {
            return Some((next, ruled));
        }
        for (fact, value) in &changed {
            self.tell(&mut next, decision, *fact, value);
        }
        let ruled = (self.rule)(&next)?;
        Some((next, ruled))
    }

    /// Frame axiom (inertia): an event does not change unrelated facts. Returns the facts of what has happened that were assumed before
    /// the event and are derived differently after it, each with the earlier value.
    fn wrongly_changed(&self, before: &Decision, after: &Decision) -> Vec<(FactId, String)> {
        let happened = self.vocabulary.moments().filter_map(|(_, moment)| moment.happened.as_ref());
        let facts: BTreeSet<_> = happened.flat_map(Formula::facts).collect();
        let changed = facts.into_iter().filter_map(|fact| {
            let (Known::Assumed(value), Known::Computed(derived)) =
                (before.facts.known(fact), after.facts.known(fact))
            else {
                return None;
            };
            (value != derived).then(|| (fact, written(&self.vocabulary.fact(fact).kind, value)))
        });
        changed.collect()
    }

    /// For each missing fact that becomes known by a step: the ruling and the new steps for each of its values.
    fn answers(
        &self,
        told: &CaseFile,
        decision: &Decision,
        course: &Course,
        done: &[StepKey],
    ) -> Vec<Answered> {
        let case = self.case(decision, &[]);
        let mut found = Vec::new();
        if decision.status != Status::Open {
            return found;
        }
        for Missing { fact, answers } in &decision.missing {
            let tells =
                |step: &Step| case.meant(step).is_some_and(|(_, effects)| effects.tells.contains(fact));
            let Some(learnt_by) = course.now.iter().position(tells) else { continue };
            let by = course.now.get(learnt_by).and_then(|step| case.meant(step));
            let sets = by.map(|(_, effects)| effects.sets.clone()).unwrap_or_default();
            let known = [self.keys(decision, &course.now), done.to_vec()].concat();
            let answers = answers.iter().filter_map(|answer| {
                let Given::Value(value) = &answer.given else { return None };
                let mut next = self.with_past(told, decision);
                self.tell(&mut next, decision, *fact, &written(&self.vocabulary.fact(*fact).kind, value));
                // The act by which it is learnt has been done then.
                let mut done = next.clone();
                for (fact, value) in &sets {
                    self.tell(&mut done, decision, *fact, &written(&self.vocabulary.fact(*fact).kind, value));
                }
                let ruled = (self.rule)(&done).or_else(|| (self.rule)(&next))?;
                let steps = self.new_steps(&ruled, &self.course(&ruled).now, &known);
                Some((value.clone(), ruled, steps))
            });
            found.push(Answered { fact: *fact, learnt_by, answers: answers.collect() });
        }
        found
    }

    /// The stages of the ordinary course, each with the steps and rights that are not in the lists before it.
    fn stages(
        &self,
        course: Vec<(FactId, Decision)>,
        mut said: Vec<StepKey>,
        mut had: Vec<StepKey>,
        brought: &[(FluentId, i64)],
    ) -> Vec<Stage> {
        let stages = course.into_iter().map(|(fact, decision)| {
            let then = self.course_after(&decision, brought);
            let now = self.new_steps(&decision, &then.now, &said);
            let rights = self.new_steps(&decision, &then.rights, &had);
            said.extend(self.keys(&decision, &then.now));
            had.extend(self.keys(&decision, &then.rights));
            // The heading "if the move is in order" fits only a record that is still to be read.
            let known = self.vocabulary.by_name();
            let is_of_record = [known.sealed_reading, known.sealed_ends_game].contains(&Some(fact));
            Stage { fact, is_learnt: is_of_record && self.is_told_by_an_act(fact), decision, now, rights }
        });
        stages.filter(|stage| !(stage.now.is_empty() && stage.rights.is_empty())).collect()
    }

    /// The steps whose keys are not in `known`.
    fn new_steps(&self, decision: &Decision, steps: &[Step], known: &[StepKey]) -> Vec<Step> {
        let is_new = |step: &&Step| self.key(decision, step).is_none_or(|key| !known.contains(&key));
        steps.iter().filter(is_new).cloned().collect()
    }

    /// The missing fact that becomes known first: one that no act tells, or one that a step of `now` tells.
    fn asked_first<'d>(&self, decision: &'d Decision) -> Option<&'d Missing> {
        if decision.status != Status::Open {
            return None;
        }
        let missing = missing_facts(decision);
        let case = self.case(decision, &missing);
        let steps = self.course(decision).now;
        let is_known_next = |missing: &&Missing| {
            let tells = |step: &Step| {
                case.meant(step).is_some_and(|(_, effects)| effects.tells.contains(&missing.fact))
            };
            !self.is_told_by_an_act(missing.fact) || steps.iter().any(tells)
        };
        decision.missing.iter().find(is_known_next).or(decision.missing.first())
    }

    fn is_told_by_an_act(&self, fact: FactId) -> bool {
        self.edition.procedure(self.vocabulary).is_told_by_an_act(fact)
    }

    /// The rulings after one missing fact after the other has been set to its usual value, each with that fact.
    fn ordinary(&self, told: &CaseFile, decision: &Decision) -> Vec<(FactId, Decision)> {
        let mut found: Vec<(FactId, Decision)> = Vec::new();
        let mut case = self.with_past(told, decision);
        for _ in 0..MOST_FILLED_IN {
            let ruled = found.last().map_or(decision, |(_, ruled)| ruled);
            let Some(missing) = self.asked_first(ruled) else { break };
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
            let fact = missing.fact;
            self.tell(&mut case, ruled, fact, &value);
            let Some(ruled) = (self.rule)(&case) else { break };
            found.push((fact, ruled));
        }
        found
    }

    /// The case with the order of what is known to have come before play begins (a wrong clock noticed before the opening) made explicit.
    /// Without it, a fact learnt by the opening would make the finding one in play.
    fn with_past(&self, told: &CaseFile, decision: &Decision) -> CaseFile {
        let procedure = self.edition.procedure(self.vocabulary);
        let found = procedure.course().filter_map(|(fluent, moment)| Some((fluent, moment.in_play?)));
        let past = found.filter(|(fluent, since)| decision.hall.has(*fluent) && !decision.hall.has(*since));
        let past: Vec<_> = past
            .map(|(fluent, since)| format!("{}, {}", procedure.name(fluent), procedure.name(since)))
            .collect();
        let mut case = told.clone();
        let given = case
            .facts
            .iter()
            .find(|given| given.fact.value == ORDER)
            .map(|given| given.value.value.to_string());
        if past.is_empty() || given.as_deref().is_some_and(is_not_known) {
            return case;
        }
        let order = given.into_iter().chain(past).collect::<Vec<_>>().join("; ");
        case.set(ORDER, &order);
        // An order that cannot be is none that has come about.
        if (self.rule)(&case).is_some() { case } else { told.clone() }
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

fn missing_facts(decision: &Decision) -> Vec<FactId> {
    decision.missing.iter().map(|missing| missing.fact).collect()
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
