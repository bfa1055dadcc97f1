//! What a ruling turns on: the arbiter's own choices with the ruling each would give, the assumptions that decide, and,
//! while it is open, the answers that settle it.
//!
//! Nothing is guessed: the case is ruled on again with the choice made, the assumption told otherwise, the answer given.

use super::cores::on_all_cores;
use super::nearby::Nearby;
use crate::engine::decision::{Answer, Boundary, Decision, Discretion, Finding, Given, Status};
use crate::engine::evaluate::Brief;
use crate::engine::library::Library;
use crate::engine::model::{Conclusion, Edition, FactId, RuleIndex, Value};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::CaseFile;

/// What a ruling turns on.
#[derive(Debug, Clone, Default)]
pub struct Turns {
    /// What is the arbiter's to decide, and the ruling if he decides so.
    pub choices: Vec<(Discretion, Decision)>,
    /// The assumptions of which another value, told alone, gives another ruling.
    pub decisive: Vec<FactId>,
    /// Of the question asked first, the answers that settle the result, by their places, and the ruling each gives. Of a
    /// range of amounts only where both its ends call for the same.
    pub settling: Vec<(usize, Decision)>,
}

/// What the ruling on a case turns on. While it is open, it turns on what is missing, and no assumption decides.
#[must_use]
pub fn turns(library: &Library, edition: &Edition, case: &CaseFile, decision: &Decision) -> Turns {
    turns_by(library, edition, case, decision, |facts, decides| facts.iter().map(decides).collect())
}

/// The same for who waits alone.
#[must_use]
pub fn turns_on_all_cores(
    library: &Library,
    edition: &Edition,
    case: &CaseFile,
    decision: &Decision,
) -> Turns {
    turns_by(library, edition, case, decision, |facts, decides| on_all_cores(facts, decides))
}

/// Asks of each fact.
type AskedOfEach = fn(&[FactId], &(dyn Fn(&FactId) -> bool + Sync)) -> Vec<bool>;

fn turns_by(
    library: &Library,
    edition: &Edition,
    case: &CaseFile,
    decision: &Decision,
    each: AskedOfEach,
) -> Turns {
    let Some(program) = library.program(edition) else { return Turns::default() };
    let nearby = Nearby { vocabulary: &library.rulebook.vocabulary, program, case, decision };
    let with = |fact: FactId, value: Value| {
        let mut changed = nearby.changed(&[(fact, value)], "result");
        changed.about = matters(library, decision);
        changed
    };
    let again = |fact: FactId, value: Value| library.decide(edition, &with(fact, value)).ok();
    let chosen = |entry: &Discretion| {
        let otherwise = decision.facts.value(entry.fact) != Some(&Value::Truth(true));
        Some((*entry, again(entry.fact, Value::Truth(otherwise))?))
    };
    let choices: Vec<_> = decision.discretion.iter().filter_map(chosen).collect();
    // Nothing is missing then but what is the arbiter's to decide.
    let is_his = |other: &Brief| {
        let his = |fact: FactId| library.rulebook.vocabulary.fact(fact).discretion;
        !other.missing.is_empty() && other.missing.iter().all(|missing| his(missing.fact))
    };
    let decides = |fact: &FactId| {
        let own = decision.discretion.iter().any(|entry| entry.fact == *fact);
        let others = nearby.alternatives([*fact]);
        let mut others =
            others.into_iter().filter_map(|(fact, value)| library.brief(edition, &with(fact, value)));
        !own && others.any(|other| {
            (other.status != Status::Open || is_his(&other)) && !is_alike(edition, decision, &other)
        })
    };
    let assumed = if decision.is_decided() { decision.assumed.as_slice() } else { &[] };
    let decisive = assumed.iter().zip(each(assumed, &decides)).filter(|(_, decides)| *decides);
    let settled = |(place, answer): (usize, &Answer)| {
        let fact = decision.missing.first()?.fact;
        let values = ends(answer).filter(|_| answer.possible.len() == 1)?;
        let [one, other] = values.map(|value| again(fact, value));
        let (one, other) = (one?, other?);
        (concluded(&one) == concluded(&other)).then_some((place, one))
    };
    let first = decision.missing.first().into_iter().flat_map(|missing| missing.answers.iter().enumerate());
    Turns {
        decisive: decisive.map(|(fact, _)| *fact).collect(),
        choices,
        settling: first.filter_map(settled).collect(),
    }
}

/// Longer than any event: the upper end of a range without one.
const FAR: i64 = 24 * 3600;

/// The values at both ends of what an answer stands for; what stands beyond the last limit is alike.
fn ends(answer: &Answer) -> Option<[Value; 2]> {
    match &answer.given {
        Given::Value(value) => Some([value.clone(), value.clone()]),
        Given::Range(from, to) => {
            let above = |at: &Boundary| at.amount + i64::from(at.included_below);
            let below = |at: &Boundary| at.amount - i64::from(!at.included_below);
            let first = from.as_ref().map_or(0, above);
            Some([first, to.as_ref().map_or(first + FAR, below)].map(Value::Amount))
        }
        Given::Limits(_) | Given::Order(..) => None,
    }
}

/// What a ruling concludes, rule by rule.
fn concluded(decision: &Decision) -> Vec<(RuleIndex, usize)> {
    decision.findings.iter().map(|finding| (finding.rule, finding.conclusion)).collect()
}

/// What the ruling speaks of, as a case says it.
fn matters(library: &Library, decision: &Decision) -> Vec<Src<String>> {
    let names = library.rulebook.vocabulary.matters();
    let named = decision.matters.iter().filter_map(|matter| names.get(matter.index()));
    named.map(|name| Src::new(name.clone(), Span::default())).collect()
}

/// Whether two rulings come to the same: the same result or, where there is none, the same states and new values or,
/// where there is none of these either, the same duties.
fn is_alike(edition: &Edition, one: &Decision, other: &Brief) -> bool {
    let is_duty = |finding: &Finding| {
        let then = edition.rule(finding.rule).and_then(|rule| rule.then.get(finding.conclusion));
        then.is_some_and(|then| matches!(then.value, Conclusion::Duty(_)))
    };
    let says = |findings: &[Finding], duties: bool| -> Vec<_> {
        let findings = findings.iter().filter(|finding| is_duty(finding) == duties);
        findings.map(|finding| (finding.rule, finding.conclusion, finding.value)).collect()
    };
    let duties = says(&one.findings, false).is_empty();
    (one.status, one.outcome) == (other.status, other.outcome)
        && (one.outcome.is_some() || says(&one.findings, duties) == says(&other.findings, duties))
}
