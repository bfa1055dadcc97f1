//! The ruling on a case under one reading of the texts, given the truth of every gate. The status (decided, open, silent) is
//! set here: in `by_result` if the ruling is about the result, otherwise in `by_findings`.
//!
//! Also the arbiter's discretion: the findings that would no longer follow if he used it the other way.

use super::findings::{self, Explainer, Follows, is_usual};
use super::gates::{self, Gates, rules_about};
use super::question::{Context, Question, Unsaid, Untreated, events, not_held, scores};
use crate::engine::chess::Colour;
use crate::engine::decision::{
    Answer, Decision, Discretion, Finding, Given, Missing, Score, Status, closing, is_over_anyhow,
};
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::facts::{Accepted, Facts, Known};
use crate::engine::model::{
    Conclusion, Edition, FactId, Matter, Outcome, RuleIndex, Type, Value, Vocabulary, written,
};
use crate::engine::procedure::{Case, Course, acts_of, course};
use crate::engine::program::{EndingGates, GateId, Program, RuleGates, Truth};

/// A ruling without the readings and assumptions it rests on: enough to compare it with another.
#[derive(Debug, Clone)]
pub(crate) struct Brief {
    /// Whether it is decided, open or silent.
    pub(crate) status: Status,
    /// The score.
    pub(crate) result: Option<Score>,
    /// The outcome, as the rules say it.
    pub(crate) outcome: Option<Outcome>,
    /// The scores still possible.
    pub(crate) possible: Vec<Score>,
    /// What follows.
    pub(crate) findings: Vec<Finding>,
    /// The facts that an open ruling depends on.
    pub(crate) missing: Vec<Missing>,
    /// Who sealed.
    pub(crate) sealer: Option<Colour>,
}

/// The ruling on a case in which the same gates are unknown: its exact results hold here too.
#[derive(Clone, Copy)]
pub(super) struct RuledAlike<'a> {
    /// The ruling.
    pub(super) decision: &'a Decision,
    /// The truth of every gate there, those of the rules settled exactly.
    pub(super) settled: &'a [Truth],
}

/// The parts of a ruling, computed step by step.
pub(super) struct Outline<'a> {
    /// The known ruling on a case in which the same gates are unknown, about the same matters.
    known: Option<RuledAlike<'a>>,
    matters: Vec<Matter>,
    untreated: Untreated,
    targets: Vec<GateId>,
    about: Vec<RuleGates>,
    question: Question<'a>,
    /// The outcome, if the ruling is about the result.
    pub(super) by_result: Option<Ruling>,
}

/// What follows from the rules.
pub(super) struct Settled {
    /// The truth of every gate, those of the rules settled exactly.
    gates: Vec<Truth>,
    /// What follows, in the order of the rules.
    pub(super) follows: Vec<Follows>,
}

impl<'a> Outline<'a> {
    /// For a case under one reading of the texts.
    ///
    /// # Errors
    /// As [`read_so`].
    pub(super) fn of(
        context: Context<'a>,
        accepted: &'a Accepted,
        gates: &'a [Truth],
        known: Option<RuledAlike<'a>>,
    ) -> Result<Self, Diagnostic> {
        let Context { vocabulary, edition, program, .. } = context;
        let facts = &accepted.facts;
        let matters = matters(context, accepted, gates);
        let result = matters.contains(&Matter::RESULT);
        let untreated = Untreated::of(vocabulary, edition, program, facts);
        // Unregulated facts may leave it unsaid whether the game goes on.
        let unsaid =
            if result { untreated.unsaid(vocabulary, edition, program, facts) } else { Unsaid::default() };
        let targets = targets(program, &matters);
        let asked = if unsaid.certainly { but_going_on(&targets) } else { targets.clone() };
        let about: Vec<_> = rules_about(program, &matters).collect();
        let question =
            Question::new(context, facts, gates, asked, accepted.sealer).about(result, unsaid).of(accepted);
        let known = known.filter(|known| {
            let Decision { matters: about, unregulated, not_held, immaterial, .. } = known.decision;
            (about, unregulated, not_held, immaterial)
                == (&matters, &untreated.unregulated, &untreated.not_held, &untreated.immaterial)
        });
        let by_result = result.then(|| by_result(&question, known));
        if by_result.as_ref().map_or_else(|| question.is_contradictory(), Ruling::is_contradictory) {
            return Err(contradictory(vocabulary, facts));
        }
        Ok(Self { known, matters, untreated, targets, about, question, by_result })
    }

    /// What follows from the rules; takes longer than the outcome alone.
    pub(super) fn settled(&self) -> Settled {
        let gates = match self.known {
            Some(known) => self.settled_as(known.settled),
            None => self.question.settled(&self.about),
        };
        let follows = self.following(&gates, &[Truth::True]);
        Settled { gates, follows }
    }

    /// The settled gates, taken over from the known ruling.
    fn settled_as(&self, known: &[Truth]) -> Vec<Truth> {
        let mut gates = self.question.gates.to_vec();
        for place in self.about.iter().map(|rule| rule.applies.index()) {
            if let (Some(gate @ Truth::Unknown), Some(truth)) = (gates.get_mut(place), known.get(place)) {
                *gate = *truth;
            }
        }
        gates
    }

    /// What certainly follows, and what may follow, before the solver settles which rules apply.
    pub(super) fn unsettled(&self) -> [Vec<Follows>; 2] {
        [&[Truth::True][..], &[Truth::True, Truth::Unknown]]
            .map(|likely| self.following(self.question.gates, likely))
    }

    fn following(&self, gates: &[Truth], likely: &[Truth]) -> Vec<Follows> {
        let Question { context, facts, .. } = self.question;
        let Context { vocabulary, edition, program, .. } = context;
        let explainer = Explainer { vocabulary, facts, program, gates };
        let follows = findings::following(vocabulary, edition, &explainer, (&self.matters, likely));
        if self.question.unsaid.certainly { without_going_on(edition, follows) } else { follows }
    }

    /// Status, result and outcome.
    pub(super) fn ruling(&self, settled: &Settled) -> Ruling {
        let of_findings = || by_findings(&self.question, settled, self.question.context.edition);
        self.by_result.clone().unwrap_or_else(of_findings)
    }
}

/// The ruling under one reading of the texts, without the readings and assumptions it rests on.
///
/// # Errors
/// As [`read_so`].
pub(super) fn brief(context: Context, accepted: &Accepted, gates: &[Truth]) -> Result<Brief, Diagnostic> {
    let Context { vocabulary, edition, program, .. } = context;
    let outline = Outline::of(context, accepted, gates, None)?;
    let settled = outline.settled();
    let Ruling { status, result, outcome, possible } = outline.ruling(&settled);
    let missing = missing_from(status, context, &outline.question, &settled.follows);
    let explainer = Explainer { vocabulary, facts: &accepted.facts, program, gates: &settled.gates };
    let findings = findings::findings(edition, &explainer, settled.follows);
    Ok(Brief { status, result, outcome, possible, findings, missing, sealer: accepted.sealer })
}

/// The ruling under one reading of the texts, and the truth of every gate, with the gates of rules settled exactly.
///
/// # Errors
/// The told facts contradict each other, which shows only when they are taken together.
pub(super) fn read_so(
    context: Context,
    accepted: Accepted,
    gates: &Gates,
) -> Result<(Decision, Vec<Truth>), Diagnostic> {
    let Context { vocabulary, edition, program, .. } = context;
    let (facts, truths) = (&accepted.facts, &gates.truths[..]);
    let outline = Outline::of(context, &accepted, truths, None)?;
    let settled = outline.settled();
    let Ruling { status, result, outcome, possible } = outline.ruling(&settled);
    let Outline { matters, untreated, targets, question, .. } = outline;
    let Settled { gates: settled, follows } = settled;
    let explainer = Explainer { vocabulary, facts, program, gates: &settled };
    let missing = missing_from(status, context, &question, &follows);
    let unknowable = unknowable_in(status, &question);
    drop(question);
    let mut findings = findings::findings(edition, &explainer, follows);
    let (course, gaps) = staged(context, facts, &mut findings, (status, outcome, &possible, &missing));
    let undetermined = findings::undetermined(vocabulary, edition, &explainer, &matters);
    let (assumed, assumed_orders) =
        gates::resting_on(program, facts, gates, rests_on(program, &findings, targets));
    let mut left_to_him = discretion(context, facts, truths, &findings);
    left_to_him.extend(discretion_in_doubt(context, &accepted, truths, &findings, result));
    if is_over_anyhow(outcome, &possible) {
        // Of a finished game only the result can still be his to decide.
        left_to_him.retain(|left| vocabulary.fact(left.fact).matters.contains(&Matter::RESULT));
    }
    let decision = Decision {
        edition: edition.id.clone(),
        status,
        result,
        outcome,
        now: course.now,
        rights: course.rights,
        closing: course.closing,
        stopping: course.stopping,
        hall: course.hall,
        outlook: None,
        considered: findings::considered(vocabulary, edition, &explainer, &matters),
        undetermined,
        missing,
        unknowable,
        possible,
        assumed: assumed.into_iter().filter(|fact| !vocabulary.fact(*fact).is_reading()).collect(),
        assumed_orders,
        readings: Vec::new(),
        is_unexamined: false,
        unregulated: untreated.unregulated,
        not_held: untreated.not_held,
        immaterial: untreated.immaterial,
        gaps,
        discretion: left_to_him,
        findings,
        matters,
        sealed: accepted.sealed,
        sealer: accepted.sealer,
        whoever_sealed: accepted.nothing_sealed,
        by_either: Vec::new(),
        facts: accepted.facts,
    };
    Ok((decision, settled))
}

/// The course that follows from the findings, and the gaps of the law that it meets. Marks the duties that are done.
fn staged(
    context: Context,
    facts: &Facts,
    findings: &mut [Finding],
    (status, outcome, possible, missing): (Status, Option<Outcome>, &[Score], &[Missing]),
) -> (Course, Vec<usize>) {
    let Context { vocabulary, edition, .. } = context;
    let missing: Vec<_> = missing.iter().map(|missing| missing.fact).collect();
    let procedure = edition.procedure(vocabulary);
    let acts = acts_of(edition);
    let over = is_over_anyhow(outcome, possible);
    let closing = closing(status, outcome);
    let missing = &missing;
    let case = Case {
        vocabulary,
        edition,
        procedure,
        facts,
        findings,
        over,
        closing,
        missing,
        acts: &acts,
        brought: &[],
    };
    let mut course = course(case);
    let gaps = course.gaps(&case);
    let steps = course.now.iter_mut().chain(&mut course.rights);
    for step in steps {
        step.usual = findings.get(step.finding).is_some_and(|finding| is_usual(facts, finding));
    }
    for finding in findings.iter_mut() {
        let then = edition.rule(finding.rule).and_then(|rule| rule.then.get(finding.conclusion));
        let duty = then.and_then(|then| then.value.duty());
        let effects = duty.map(|duty| procedure.effects(duty.act, duty.object.as_deref()));
        finding.done = effects.is_some_and(|effects| course.hall.is_done(effects));
    }
    (course, gaps)
}

/// The ruling on the result alone.
pub(super) fn on_result(context: Context, accepted: &Accepted, gates: &[Truth]) -> Ruling {
    by_result(&asking_the_result(context, accepted, gates), None)
}

/// The question about the result of a case; the edition may also be silent.
pub(super) fn asking_the_result<'a>(
    context: Context<'a>,
    accepted: &'a Accepted,
    gates: &'a [Truth],
) -> Question<'a> {
    let Context { vocabulary, edition, program, .. } = context;
    let facts = &accepted.facts;
    let unsaid =
        Untreated::of(vocabulary, edition, program, facts).unsaid(vocabulary, edition, program, facts);
    Question::on_result(context, facts, gates, accepted.sealer).about(true, unsaid)
}

/// The results that a case leaves possible; silence counts as one.
pub(super) fn possible_results(context: Context, accepted: &Accepted, gates: &[Truth]) -> Vec<Score> {
    let Ruling { status, result, possible, .. } = on_result(context, accepted, gates);
    match (status, result) {
        (Status::Silent, _) => vec![Score::Silent],
        (Status::Decided, Some(result)) => vec![result],
        (Status::Decided | Status::Open, _) => possible,
    }
}

/// Whether told facts contradict each other.
pub(super) fn is_contradictory(context: Context, accepted: &Accepted, gates: &[Truth]) -> bool {
    if matters(context, accepted, gates).contains(&Matter::RESULT) {
        return on_result(context, accepted, gates).is_contradictory();
    }
    Question::on_result(context, &accepted.facts, gates, accepted.sealer).is_contradictory()
}

/// The matters of the ruling. A result is reported even if it was not asked for, where the game is over in every completion, or
/// would be if some fact told to be unknown were known.
fn matters(context: Context, accepted: &Accepted, gates: &[Truth]) -> Vec<Matter> {
    let Context { vocabulary, program, .. } = context;
    let mut matters = accepted.matters.clone();
    if accepted.about_said || matters.contains(&Matter::RESULT) {
        return matters;
    }
    let is_certain = program.outcomes.iter().any(|gate| gates.get(gate.index()) == Some(&Truth::True));
    let facts = || vocabulary.facts().map(|(fact, _)| fact);
    let ends =
        |case: &Accepted, gates: &[Truth]| is_over_anyhow(None, &possible_results(context, case, gates));
    let may_end = || {
        let mut cases = accepted.with_one_known(vocabulary, program, events(vocabulary).into_iter());
        cases.any(|case| ends(&case, &program.circuit.evaluate(&case.facts.truths(program.circuit.atoms()))))
    };
    // What has come may have ended the game, if some fact told to be unknown makes it so.
    let is_unknown = |fact: &FactId| accepted.facts.is_unknown(*fact);
    let may_have_ended = |ending: &EndingGates| {
        let came = vocabulary.moment(ending.at).and_then(|moment| accepted.facts.has_come(moment));
        came == Some(Truth::True)
            && gates.get(ending.holds.index()) == Some(&Truth::Unknown)
            && program.circuit.facts_under(ending.holds).iter().any(is_unknown)
    };
    let came = || program.endings.iter().any(may_have_ended);
    // A rule by which the game goes on gives a result too, where what is unknown decides whether it applies.
    let is_asked = |fact: &FactId| {
        is_unknown(fact) || accepted.order.open && vocabulary.fact(*fact).kind == Type::Moment
    };
    let may_go_on = || {
        let goes_on =
            Outcome::ALL.iter().zip(&program.outcomes).filter(|(outcome, _)| **outcome == Outcome::GoesOn);
        goes_on.map(|(_, gate)| *gate).any(|gate| {
            gates.get(gate.index()) == Some(&Truth::Unknown)
                && program.circuit.facts_under(gate).iter().any(is_asked)
        })
    };
    let is_open = || accepted.order.open || facts().any(|fact| accepted.facts.is_unknown(fact));
    if is_certain || is_open() && (came() || may_go_on() || ends(accepted, gates) || may_end()) {
        matters.insert(0, Matter::RESULT);
    }
    matters
}

/// What follows, without the conclusion that the game goes on.
fn without_going_on(edition: &Edition, mut follows: Vec<Follows>) -> Vec<Follows> {
    let goes_on = |meant: &Conclusion| matches!(meant, Conclusion::Result(result) if result.outcome() == Outcome::GoesOn);
    follows.retain(|follows| !follows.meant(edition).is_some_and(goes_on));
    follows
}

fn contradictory(vocabulary: &Vocabulary, facts: &Facts) -> Diagnostic {
    let told = vocabulary.facts().filter_map(|(id, fact)| match facts.known(id) {
        Known::Told(value) => Some((fact.name.clone(), written(&fact.kind, value))),
        Known::Computed(_) | Known::Assumed(_) | Known::NotAsked | Known::Unknown | Known::Unknowable => None,
    });
    Diagnostic::anywhere(Code::ContradictoryFacts).with("facts", Arg::Facts(told.collect()))
}

/// The gates that make up the ruling on these matters.
fn targets(program: &Program, matters: &[Matter]) -> Vec<GateId> {
    if matters.contains(&Matter::RESULT) {
        return program.outcomes.to_vec();
    }
    rules_about(program, matters).map(|gates| gates.applies).collect()
}

/// The gates of the outcomes, without the outcome that the game goes on, which here is the same as silence.
fn but_going_on(outcomes: &[GateId]) -> Vec<GateId> {
    let outcomes = Outcome::ALL.iter().zip(outcomes).filter(|(outcome, _)| **outcome != Outcome::GoesOn);
    outcomes.map(|(_, gate)| *gate).collect()
}

/// The ruling's gates and those of every rule with a finding.
fn rests_on(program: &Program, findings: &[Finding], targets: Vec<GateId>) -> Vec<GateId> {
    let rules = findings.iter().filter_map(|finding| program.rules.get(finding.rule.index()));
    targets.into_iter().chain(rules.map(|gates| gates.applies)).collect()
}

/// Status, result and outcome of a ruling.
#[derive(Debug, Clone)]
pub(super) struct Ruling {
    pub(super) status: Status,
    pub(super) result: Option<Score>,
    pub(super) outcome: Option<Outcome>,
    pub(super) possible: Vec<Score>,
}

impl Ruling {
    /// Whether no result is possible: told facts contradict each other.
    fn is_contradictory(&self) -> bool {
        self.status == Status::Open && self.possible.is_empty()
    }
}

/// The ruling on the result; taken over from a known ruling if the outcomes have the same truth there.
fn by_result(question: &Question, known: Option<RuledAlike>) -> Ruling {
    // A certain outcome needs no solver, so nothing is taken over.
    let is_alike = |known: &RuledAlike| {
        question.context.program.outcomes.iter().all(|gate| {
            let truth = question.truth(*gate);
            truth != Truth::True && known.settled.get(gate.index()) == Some(&truth)
        })
    };
    if let Some(RuledAlike { decision, .. }) = known.filter(is_alike) {
        let Decision { status, result, outcome, possible, .. } = decision;
        return Ruling { status: *status, result: *result, outcome: *outcome, possible: possible.clone() };
    }
    let outcomes = if question.is_contradictory() { &[] } else { question.possible_outcomes() };
    let outcome = if let [only] = outcomes { *only } else { None };
    let possible = scores(outcomes, question.sealer);
    match possible[..] {
        [Score::Silent] => Ruling { status: Status::Silent, result: None, outcome, possible: Vec::new() },
        [only] => Ruling { status: Status::Decided, result: Some(only), outcome, possible: Vec::new() },
        _ => Ruling { status: Status::Open, result: None, outcome, possible },
    }
}

/// A ruling that is not about the result is open while it is not settled which rules apply or what they come to.
fn by_findings(question: &Question, settled: &Settled, edition: &Edition) -> Ruling {
    let unsettled = question
        .targets
        .iter()
        .any(|gate| settled.gates.get(gate.index()).copied().unwrap_or(Truth::Unknown) == Truth::Unknown);
    let status = match (unsettled, &settled.follows[..]) {
        (true, _) if !question.missing().is_empty() => Status::Open,
        (_, []) => Status::Silent,
        // What follows is reported all the same, but the question is not answered.
        _ if not_held(edition, question.facts).next().is_some() => Status::Silent,
        (_, follows) if follows.iter().any(|one| !operands(question.facts, edition, *one).is_empty()) => {
            Status::Open
        }
        (_, _) => Status::Decided,
    };
    Ruling { status, result: None, outcome: None, possible: Vec::new() }
}

/// The unknown facts a new value is computed from.
fn operands(facts: &Facts, edition: &Edition, follows: Follows) -> Vec<FactId> {
    match follows.meant(edition) {
        Some(Conclusion::Set(_, expression)) => {
            expression.facts().into_iter().filter(|fact| facts.value(*fact).is_none()).collect()
        }
        Some(Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::State(_)) | None => Vec::new(),
    }
}

/// The facts that an open ruling depends on; empty if it is not open.
fn missing_from(status: Status, context: Context, question: &Question, follows: &[Follows]) -> Vec<Missing> {
    if status != Status::Open {
        return Vec::new();
    }
    let edition = context.edition;
    let mut missing = question.missing();
    missing.extend(who_sealed(question, |known| *known != Known::Unknowable));
    if !question.result {
        for fact in follows.iter().flat_map(|follows| operands(question.facts, edition, *follows)) {
            let asked = missing.iter().any(|missing| missing.fact == fact);
            if !asked && *question.facts.known(fact) != Known::Unknowable {
                missing.push(Missing { fact, answers: Vec::new() });
            }
        }
    }
    missing
}

/// What nobody can know and an open ruling depends on.
fn unknowable_in(status: Status, question: &Question) -> Vec<Missing> {
    if status != Status::Open {
        return Vec::new();
    }
    let mut unknowable = question.unknowable();
    unknowable.extend(who_sealed(question, |known| *known == Known::Unknowable));
    unknowable
}

/// The question which colour sealed. It matters if a player may win, since the same outcome is 1-0 or 0-1 by his colour. `is_wanted`
/// selects whether an unknown or an unknowable colour is meant.
fn who_sealed(question: &Question, is_wanted: impl Fn(&Known) -> bool) -> Option<Missing> {
    let fact = question.context.vocabulary.by_name().sealer_colour?;
    if !question.result || question.sealer.is_some() || !is_wanted(question.facts.known(fact)) {
        return None;
    }
    let outcomes = question.possible_outcomes();
    if !outcomes.iter().any(|outcome| matches!(outcome, Some(Outcome::WonBy(_)))) {
        return None;
    }
    let Context { vocabulary, program, .. } = question.context;
    let answers = [(0, Colour::White), (1, Colour::Black)].into_iter().filter_map(|(value, colour)| {
        let value = Value::Choice(value);
        let possible = match question.case {
            // Who tells it tells that a move was sealed.
            Some(case) => question.leaves(case.telling(vocabulary, program, fact, &value)?)?,
            None => scores(outcomes, Some(colour)),
        };
        Some(Answer { given: Given::Value(value), possible })
    });
    Some(Missing { fact, answers: answers.collect() })
}

/// Finds where the arbiter's other choice would remove a finding.
pub(super) fn discretion(
    context: Context,
    facts: &Facts,
    gates: &[Truth],
    findings: &[Finding],
) -> Vec<Discretion> {
    let Context { edition, program, .. } = context;
    let mut found = Vec::new();
    for (fact, asking) in &program.discretions {
        let fact = *fact;
        // The rule that gives the discretion: the rule of the finding, or one of its exceptions.
        let asked_by = |finding: &Finding| {
            let prevailing = edition.rule(finding.rule).into_iter().flat_map(|rule| &rule.unless).copied();
            std::iter::once(finding.rule).chain(prevailing).find(|rule| asking.binary_search(rule).is_ok())
        };
        if !findings.iter().any(|finding| asked_by(finding).is_some()) {
            continue;
        }
        let chosen = match facts.value(fact) {
            Some(Value::Truth(truth)) => *truth,
            Some(Value::Amount(_) | Value::Choice(_) | Value::Text(_)) | None => continue,
        };
        // A choice that is told is made; an assumed one is still open to the arbiter.
        if chosen && !facts.is_assumed(fact) {
            continue;
        }
        let circuit = &program.circuit;
        let mut atoms = circuit.atom_truths(gates);
        for (truth, _) in atoms.iter_mut().zip(circuit.atoms()).filter(|(_, atom)| atom.speaks_of(fact)) {
            *truth = Truth::known(!chosen);
        }
        let truths = circuit.evaluate(&atoms);
        let applies = |finding: &Finding, truths: &[Truth]| {
            let gate = program.rules.get(finding.rule.index()).map(|gates| gates.applies.index());
            gate.and_then(|gate| truths.get(gate)).copied() == Some(Truth::True)
        };
        // Only findings that hold by the gates alone: the others were proved by the solver.
        let is_lost = |finding: &&Finding| applies(finding, gates) && !applies(finding, &truths);
        for finding in findings.iter().filter(is_lost) {
            let entry = asked_by(finding).map(|rule| Discretion { rule, fact });
            found.extend(entry.filter(|entry| !found.contains(entry)));
        }
    }
    found
}

/// The same for a result that is certain although no single rule is: several rules may give it. A choice of the arbiter is listed if
/// the result would not be certain with his other choice.
fn discretion_in_doubt(
    context: Context,
    accepted: &Accepted,
    truths: &[Truth],
    findings: &[Finding],
    result: Option<Score>,
) -> Vec<Discretion> {
    let Context { vocabulary, edition, program, .. } = context;
    let Some(result) = result else { return Vec::new() };
    let gives_result = |rule: RuleIndex| {
        let mut then = edition.rule(rule).into_iter().flat_map(|rule| &rule.then);
        then.any(|then| matches!(then.value, Conclusion::Result(_)))
    };
    if findings.iter().any(|finding| gives_result(finding.rule)) {
        return Vec::new();
    }
    let is_open = |rule: &RuleIndex| {
        let gate = program.rules.get(rule.index()).and_then(|rule| truths.get(rule.applies.index()));
        gate == Some(&Truth::Unknown) && gives_result(*rule)
    };
    let left_to_him = program.discretions.iter().filter_map(|(fact, asking)| {
        let rule = *asking.iter().find(|rule| is_open(rule))?;
        let (true, Some(Value::Truth(chosen))) =
            (accepted.facts.is_assumed(*fact), accepted.facts.value(*fact))
        else {
            return None;
        };
        let mut case = accepted.telling(vocabulary, program, *fact, &Value::Truth(!chosen))?;
        let gates = gates::gates(context, &mut case);
        let is_certain = possible_results(context, &case, &gates.truths) == [result];
        (!is_certain).then_some(Discretion { rule, fact: *fact })
    });
    left_to_him.collect()
}
