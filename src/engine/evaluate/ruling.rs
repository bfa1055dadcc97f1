//! The ruling on a case, given the truth of every gate, as the text is read in it.

use super::assumptions;
use super::explain::Explainer;
use super::findings;
use super::gates::rules_about;
use super::law::Law;
use super::now::now;
use super::question::{Question, scores};
use super::unregulated::{Untreated, not_held};
use crate::engine::chess::Colour;
use crate::engine::decision::{Answer, Decision, Discretion, Finding, Given, Missing, Score, Status};
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::facts::{Accepted, Facts, Known};
use crate::engine::model::{
    Conclusion, Edition, FactId, Matter, Outcome, RuleIndex, Value, Vocabulary, written,
};
use crate::engine::program::{GateId, Program, Truth};

/// What a ruling says, before what it rests on and what is missing from it.
pub(super) struct Outline {
    pub(super) status: Status,
    pub(super) result: Option<Score>,
    pub(super) outcome: Option<Outcome>,
    pub(super) possible: Vec<Score>,
    pub(super) findings: Vec<Finding>,
}

/// A ruling without what it rests on: enough to tell it from another.
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
    /// What it is open for.
    pub(crate) missing: Vec<Missing>,
    /// Who sealed.
    pub(crate) sealer: Option<Colour>,
}

/// What a ruling is made of.
struct Made<'a> {
    matters: Vec<Matter>,
    untreated: Untreated,
    targets: Vec<GateId>,
    question: Question<'a>,
    /// The truth of every gate, those of the rules settled exactly.
    settled: Vec<Truth>,
    says: Outline,
}

/// What the ruling says as the text is read in this case, whatever another reading would come to.
///
/// # Errors
/// As [`read_so`].
pub(super) fn outline(law: Law, accepted: &Accepted, gates: &[Truth]) -> Result<Outline, Diagnostic> {
    made(law, accepted, gates).map(|made| made.says)
}

/// The ruling as the text is read in this case, without what it rests on.
///
/// # Errors
/// As [`read_so`].
pub(super) fn brief(law: Law, accepted: &Accepted, gates: &[Truth]) -> Result<Brief, Diagnostic> {
    let Made { question, says, .. } = made(law, accepted, gates)?;
    let Outline { status, result, outcome, possible, findings } = says;
    let missing = missing_from(status, law, &question, &findings);
    Ok(Brief { status, result, outcome, possible, findings, missing, sealer: accepted.sealer })
}

fn made<'a>(law: Law<'a>, accepted: &'a Accepted, gates: &'a [Truth]) -> Result<Made<'a>, Diagnostic> {
    let Law { vocabulary, edition, program, .. } = law;
    let facts = &accepted.facts;
    let matters = matters(program, accepted, gates);
    let result = matters.contains(&Matter::RESULT);
    let untreated = Untreated::of(vocabulary, edition, program, facts);
    // By these rules the game may go on; what follows from the rest, they do not say.
    let unsaid = result && untreated.is_event(vocabulary);
    let targets = targets(vocabulary, edition, program, &matters);
    let asked = if unsaid { but_going_on(&targets) } else { targets.clone() };
    let about: Vec<_> = rules_about(vocabulary, edition, program, &matters).collect();
    let also = about.iter().map(|gates| gates.applies).collect();
    let question = Question::new(law, facts, gates, (asked, also), accepted.sealer).about(result, unsaid);
    let settled = question.settled(&about);
    let explainer = Explainer { vocabulary, facts, program, gates: &settled };
    let findings = findings::findings(vocabulary, edition, &explainer, &matters);
    let findings = if unsaid { without_going_on(edition, findings) } else { findings };
    let verdict =
        if result { by_result(&question) } else { by_findings(&question, &settled, edition, &findings) };
    let Ruling { status, result: score, outcome, possible } = verdict;
    if status == Status::Open && result && possible.is_empty() {
        return Err(contradictory(vocabulary, facts));
    }
    let says = Outline { status, result: score, outcome, possible, findings };
    Ok(Made { matters, untreated, targets, question, settled, says })
}

/// The ruling as the text is read in this case, whatever another reading would come to.
///
/// # Errors
/// The facts told cannot all be true, in a way that only shows when they are taken together.
pub(super) fn read_so(law: Law, accepted: Accepted, gates: &[Truth]) -> Result<Decision, Diagnostic> {
    let Law { vocabulary, edition, program, .. } = law;
    let facts = &accepted.facts;
    let Made { matters, untreated, targets, question, settled, says } = made(law, &accepted, gates)?;
    let Outline { status, result, outcome, possible, findings } = says;
    let explainer = Explainer { vocabulary, facts, program, gates: &settled };
    let over = outcome.is_some_and(|outcome| outcome != Outcome::GoesOn);
    let now = now(vocabulary, edition, facts, &findings, over);
    let missing = missing_from(status, law, &question, &findings);
    drop(question);
    let undetermined = findings::undetermined(vocabulary, edition, &explainer, &matters);
    let (assumed, assumed_orders) =
        assumptions::resting_on(program, facts, gates, rests_on(program, &findings, targets));
    Ok(Decision {
        edition: edition.id.clone(),
        status,
        result,
        outcome,
        now,
        considered: findings::considered(vocabulary, edition, &explainer, &matters),
        undetermined,
        missing,
        possible,
        assumed: assumed.into_iter().filter(|fact| !vocabulary.fact(*fact).is_reading()).collect(),
        assumed_orders,
        readings: Vec::new(),
        unregulated: untreated.unregulated,
        not_held: untreated.not_held,
        discretion: discretion(vocabulary, edition, program, facts, &findings),
        findings,
        matters,
        sealed: accepted.sealed,
        sealer: accepted.sealer,
        whoever_sealed: accepted.nothing_sealed,
        facts: accepted.facts,
    })
}

/// The ruling on the result, whatever else it is about.
pub(super) fn on_result(law: Law, accepted: &Accepted, gates: &[Truth]) -> Ruling {
    let Law { vocabulary, edition, program, .. } = law;
    let facts = &accepted.facts;
    let unsaid = Untreated::of(vocabulary, edition, program, facts).is_event(vocabulary);
    by_result(&Question::on_result(law, facts, gates, accepted.sealer).about(true, unsaid))
}

/// Whether facts that are told cannot be true together: a ruling about the result has none that is possible.
pub(super) fn is_contradictory(law: Law, accepted: &Accepted, gates: &[Truth]) -> bool {
    matters(law.program, accepted, gates).contains(&Matter::RESULT) && {
        let ruling = on_result(law, accepted, gates);
        ruling.status == Status::Open && ruling.possible.is_empty()
    }
}

/// What the ruling is about. A result that certainly follows is said even to those who did not ask for it.
fn matters(program: &Program, accepted: &Accepted, gates: &[Truth]) -> Vec<Matter> {
    let mut matters = accepted.matters.clone();
    let certain = program.outcomes.iter().any(|gate| gates.get(gate.index()) == Some(&Truth::True));
    if certain && !accepted.about_said && !matters.contains(&Matter::RESULT) {
        matters.insert(0, Matter::RESULT);
    }
    matters
}

/// What follows beside that the game goes on.
fn without_going_on(edition: &Edition, findings: Vec<Finding>) -> Vec<Finding> {
    let goes_on = |finding: &Finding| {
        let then = edition.rule(finding.rule).and_then(|rule| rule.then.get(finding.conclusion));
        then.is_some_and(
            |then| matches!(&then.value, Conclusion::Result(result) if result.outcome() == Outcome::GoesOn),
        )
    };
    findings.into_iter().filter(|finding| !goes_on(finding)).collect()
}

fn contradictory(vocabulary: &Vocabulary, facts: &Facts) -> Diagnostic {
    let told = vocabulary.facts().filter_map(|(id, fact)| match facts.known(id) {
        Known::Told(value) => Some((fact.name.clone(), written(&fact.kind, value))),
        Known::Computed(_) | Known::Assumed(_) | Known::NotAsked | Known::Unknown | Known::Unknowable => None,
    });
    Diagnostic::anywhere(Code::ContradictoryFacts).with("facts", Arg::Facts(told.collect()))
}

/// The gates that make up the ruling on these matters.
fn targets(vocabulary: &Vocabulary, edition: &Edition, program: &Program, matters: &[Matter]) -> Vec<GateId> {
    if matters.contains(&Matter::RESULT) {
        return program.outcomes.to_vec();
    }
    rules_about(vocabulary, edition, program, matters).map(|gates| gates.applies).collect()
}

/// The gates of the outcomes without that of a game that goes on, which is no other ruling than silence here.
fn but_going_on(outcomes: &[GateId]) -> Vec<GateId> {
    let outcomes = Outcome::ALL.iter().zip(outcomes).filter(|(outcome, _)| **outcome != Outcome::GoesOn);
    outcomes.map(|(_, gate)| *gate).collect()
}

/// The ruling's gates and those of every rule with a finding.
fn rests_on(program: &Program, findings: &[Finding], targets: Vec<GateId>) -> Vec<GateId> {
    let rules = findings.iter().filter_map(|finding| program.rules.get(finding.rule.index()));
    targets.into_iter().chain(rules.map(|gates| gates.applies)).collect()
}

/// How a case is ruled on.
pub(super) struct Ruling {
    pub(super) status: Status,
    result: Option<Score>,
    outcome: Option<Outcome>,
    possible: Vec<Score>,
}

/// The ruling on the result.
pub(super) fn by_result(question: &Question) -> Ruling {
    let outcomes = question.possible_outcomes();
    let outcome = if let [only] = outcomes[..] { only } else { None };
    let possible = scores(&outcomes, question.sealer);
    match possible[..] {
        [Score::Silent] => Ruling { status: Status::Silent, result: None, outcome, possible: Vec::new() },
        [only] => Ruling { status: Status::Decided, result: Some(only), outcome, possible: Vec::new() },
        _ => Ruling { status: Status::Open, result: None, outcome, possible },
    }
}

/// A ruling that is not about the result is open while it is not settled which rules apply or what they come to.
fn by_findings(question: &Question, settled: &[Truth], edition: &Edition, findings: &[Finding]) -> Ruling {
    let unsettled = question
        .targets
        .iter()
        .any(|gate| settled.get(gate.index()).copied().unwrap_or(Truth::Unknown) == Truth::Unknown);
    let status = match (unsettled, findings) {
        (true, _) if !question.missing().is_empty() => Status::Open,
        (_, []) => Status::Silent,
        // What follows all the same is said; the question itself is not answered.
        _ if not_held(edition, question.facts).next().is_some() => Status::Silent,
        (_, findings)
            if findings.iter().any(|finding| !operands(question.facts, edition, finding).is_empty()) =>
        {
            Status::Open
        }
        (_, _) => Status::Decided,
    };
    Ruling { status, result: None, outcome: None, possible: Vec::new() }
}

/// The unknown facts a new value is computed from.
fn operands(facts: &Facts, edition: &Edition, finding: &Finding) -> Vec<FactId> {
    let conclusion = edition.rule(finding.rule).and_then(|rule| rule.then.get(finding.conclusion));
    match conclusion.map(|conclusion| &conclusion.value) {
        Some(Conclusion::Set(_, expression)) => {
            expression.facts().into_iter().filter(|fact| facts.value(*fact).is_none()).collect()
        }
        Some(Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::State(_)) | None => Vec::new(),
    }
}

/// What a ruling is open for; nothing where it is not open.
fn missing_from(status: Status, law: Law, question: &Question, findings: &[Finding]) -> Vec<Missing> {
    if status != Status::Open {
        return Vec::new();
    }
    let Law { vocabulary, edition, .. } = law;
    let mut missing = question.missing();
    if question.result && question.sealer.is_none() {
        missing.extend(who_sealed(vocabulary, question));
    }
    if !question.result {
        for fact in findings.iter().flat_map(|finding| operands(question.facts, edition, finding)) {
            let asked = missing.iter().any(|missing| missing.fact == fact);
            if !asked && *question.facts.known(fact) != Known::Unknowable {
                missing.push(Missing { fact, answers: Vec::new() });
            }
        }
    }
    missing
}

/// While it is not known which colour sealed, a win may be either's.
fn who_sealed(vocabulary: &Vocabulary, question: &Question) -> Option<Missing> {
    let fact = vocabulary.fact_named("sealer.colour")?;
    let outcomes = question.possible_outcomes();
    if !outcomes.iter().any(|outcome| matches!(outcome, Some(Outcome::WonBy(_)))) {
        return None;
    }
    let answers = [(0, Colour::White), (1, Colour::Black)].map(|(value, colour)| {
        let possible = scores(&outcomes, Some(colour));
        Answer { given: Given::Value(Value::Choice(value)), possible }
    });
    Some(Missing { fact, answers: answers.into() })
}

/// Where the arbiter's other choice would take a finding away.
fn discretion(
    vocabulary: &Vocabulary,
    edition: &Edition,
    program: &Program,
    facts: &Facts,
    findings: &[Finding],
) -> Vec<Discretion> {
    let mut found = Vec::new();
    let asks = |rule: RuleIndex, fact: FactId| edition.rule(rule).is_some_and(|rule| asks(&rule.when, fact));
    // The rule that leaves it to him: that of the finding, or one to which it gives way.
    let asked_by = |fact: FactId, finding: &Finding| {
        let prevailing = edition.rule(finding.rule).into_iter().flat_map(|rule| rule.unless.iter().copied());
        std::iter::once(finding.rule).chain(prevailing).find(|rule| asks(*rule, fact))
    };
    for (fact, _) in vocabulary.facts().filter(|(_, declared)| declared.discretion) {
        if !findings.iter().any(|finding| asked_by(fact, finding).is_some()) {
            continue;
        }
        let chosen = match facts.value(fact) {
            Some(Value::Truth(truth)) => *truth,
            Some(Value::Amount(_) | Value::Choice(_) | Value::Text(_)) | None => continue,
        };
        let mut otherwise = facts.clone();
        otherwise.set(fact, Known::Assumed(Value::Truth(!chosen)));
        let truths = program.circuit.evaluate(&otherwise.truths(program.circuit.atoms()));
        let applies = |finding: &Finding| {
            let gate = program.rules.get(finding.rule.index()).map(|gates| gates.applies.index());
            gate.and_then(|gate| truths.get(gate)).copied() == Some(Truth::True)
        };
        // What he is told to have decided is decided; what he is taken to decide in the normal course is still his.
        let is_open = !chosen || facts.is_assumed(fact);
        for finding in findings.iter().filter(|finding| is_open && !applies(finding)) {
            let entry = asked_by(fact, finding).map(|rule| Discretion { rule, fact });
            found.extend(entry.filter(|entry| !found.contains(entry)));
        }
    }
    found
}

fn asks(formula: &crate::engine::model::Formula, fact: FactId) -> bool {
    use crate::engine::model::Formula;
    match formula {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().any(|part| asks(part, fact)),
        Formula::Not(part) => asks(part, fact),
        Formula::Holds(asked) | Formula::Is(asked, _) => *asked == fact,
        Formula::AtMost(difference) => [difference.left, difference.right].contains(&Some(fact)),
        Formula::Applies(_) => false,
    }
}
