//! The readings a ruling rests on: those whose other choice changes the result, a duty or a time.
//!
//! A reading is a fact that always has a value, so what it would be otherwise is simply ruled again.

use super::decide::{gates, read_so};
use crate::engine::decision::{Decision, Otherwise, ReadingTaken};
use crate::engine::facts::{Accepted, Known, draw};
use crate::engine::model::{Conclusion, Edition, FactId, Matter, Type, Value, Vocabulary};
use crate::engine::program::{GateId, Program, Truth};

/// The readings a ruling rests on, with what each other choice would come to.
pub(super) fn rested_on(
    vocabulary: &Vocabulary,
    edition: &Edition,
    program: &Program,
    accepted: &Accepted,
    ruling: (&[Truth], &Decision),
) -> Vec<ReadingTaken> {
    let (truths, decision) = ruling;
    let mut rested_on: Vec<ReadingTaken> = Vec::new();
    for Turned { fact, taken, choice, mut accepted } in turned(vocabulary, program, accepted) {
        let (turned_truths, _) = gates(vocabulary, edition, program, &mut accepted);
        if is_alike(program, truths, &turned_truths) {
            continue;
        }
        let Ok(other) = read_so(vocabulary, edition, program, accepted, &turned_truths) else { continue };
        if says_the_same(vocabulary, edition, decision, &other) {
            continue;
        }
        let Decision { status, result, possible, .. } = other;
        let otherwise = Otherwise { choice, status, result, possible };
        match rested_on.last_mut().filter(|known| known.fact == fact) {
            Some(known) => known.otherwise.push(otherwise),
            None => rested_on.push(ReadingTaken { fact, choice: taken, otherwise: vec![otherwise] }),
        }
    }
    rested_on
}

/// A case with one contested text read otherwise.
pub(super) struct Turned {
    /// The reading.
    fact: FactId,
    /// The choice taken.
    taken: u8,
    /// The other one.
    choice: u8,
    /// The case so read.
    pub(super) accepted: Accepted,
}

/// A case under every other choice of each reading its edition asks.
pub(super) fn turned<'a>(
    vocabulary: &'a Vocabulary,
    program: &'a Program,
    accepted: &'a Accepted,
) -> impl Iterator<Item = Turned> + 'a {
    program.readings.iter().flat_map(move |fact| {
        let taken = match accepted.facts.value(*fact) {
            Some(Value::Choice(taken)) => Some(*taken),
            Some(Value::Truth(_) | Value::Amount(_) | Value::Text(_)) | None => None,
        };
        let count = match (&vocabulary.fact(*fact).kind, taken) {
            (Type::OneOf(values), Some(_)) => u8::try_from(values.len()).unwrap_or(u8::MAX),
            (_, _) => 0,
        };
        (0..count).filter(move |choice| Some(*choice) != taken).filter_map(move |choice| {
            let mut turned = accepted.clone();
            turned.facts.set(*fact, Known::Assumed(Value::Choice(choice)));
            // The line of time is another one only where the order of moments asks how the text is read.
            if program.order_asks(*fact) {
                draw(vocabulary, program, &mut turned.facts, &accepted.order).ok()?;
            }
            Some(Turned { fact: *fact, taken: taken?, choice, accepted: turned })
        })
    })
}

/// Whether the same rules apply.
fn is_alike(program: &Program, one: &[Truth], other: &[Truth]) -> bool {
    let same = |gate: GateId| one.get(gate.index()) == other.get(gate.index());
    program.rules.iter().all(|rule| same(rule.applies))
}

/// Whether two rulings have the same result, and the same duties, rights, times and states.
fn says_the_same(vocabulary: &Vocabulary, edition: &Edition, one: &Decision, other: &Decision) -> bool {
    let result = |decision: &Decision| (decision.status, decision.outcome, decision.possible.clone());
    if result(one) != result(other) {
        return false;
    }
    let (one, other) = (said(vocabulary, edition, one), said(vocabulary, edition, other));
    one.iter().all(|conclusion| other.contains(conclusion))
        && other.iter().all(|conclusion| one.contains(conclusion))
}

/// What a ruling says beside the result; that the game is over is told by the result.
fn said<'a>(
    vocabulary: &Vocabulary,
    edition: &'a Edition,
    decision: &Decision,
) -> Vec<(&'a Conclusion, Option<i64>)> {
    let is_result = |conclusion: &Conclusion| match conclusion {
        Conclusion::State(state) => {
            vocabulary.state(*state).is_some_and(|state| state.matter == Matter::RESULT)
        }
        Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::Set(..) => false,
    };
    let findings = decision.findings.iter();
    let said = findings.filter_map(|finding| {
        let conclusion = edition.rule(finding.rule)?.then.get(finding.conclusion)?;
        (!is_result(&conclusion.value)).then_some((&conclusion.value, finding.value))
    });
    said.collect()
}
