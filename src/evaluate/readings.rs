//! The readings a ruling rests on: those whose other choice changes the result, a duty or a time.
//!
//! A reading is a fact that always has a value, so what it would be otherwise is simply ruled again.

use super::decide::{gates, read_so};
use crate::decision::{Decision, Otherwise, ReadingTaken};
use crate::facts::{Accepted, Known, draw};
use crate::model::{Conclusion, Edition, FactId, Matter, Type, Value, Vocabulary};
use crate::program::{GateId, Program, Truth};

/// The readings a ruling rests on, with what each other choice would come to.
pub(super) fn rested_on(
    vocabulary: &Vocabulary,
    edition: &Edition,
    program: &Program,
    accepted: &Accepted,
    ruling: (&[Truth], &Decision),
) -> Vec<ReadingTaken> {
    let (truths, decision) = ruling;
    let mut rested_on = Vec::new();
    for fact in &program.readings {
        let Some(Value::Choice(taken)) = accepted.facts.value(*fact) else { continue };
        let mut otherwise = Vec::new();
        for choice in choices(vocabulary, *fact).filter(|choice| choice != taken) {
            let mut turned = accepted.clone();
            turned.facts.set(*fact, Known::Assumed(Value::Choice(choice)));
            if draw(vocabulary, program, &mut turned.facts, &accepted.order).is_err() {
                continue;
            }
            let (turned_truths, _) = gates(vocabulary, edition, program, &mut turned);
            if is_alike(program, truths, &turned_truths) {
                continue;
            }
            let Ok(other) = read_so(vocabulary, edition, program, turned, &turned_truths) else { continue };
            if !says_the_same(vocabulary, edition, decision, &other) {
                let Decision { status, result, possible, .. } = other;
                otherwise.push(Otherwise { choice, status, result, possible });
            }
        }
        if !otherwise.is_empty() {
            rested_on.push(ReadingTaken { fact: *fact, choice: *taken, otherwise });
        }
    }
    rested_on
}

fn choices(vocabulary: &Vocabulary, fact: FactId) -> impl Iterator<Item = u8> + use<> {
    let count = match &vocabulary.fact(fact).kind {
        Type::OneOf(values) => u8::try_from(values.len()).unwrap_or(u8::MAX),
        Type::Truth
        | Type::Duration
        | Type::Number
        | Type::Moment
        | Type::Text
        | Type::Date
        | Type::Fen
        | Type::Moves => 0,
    };
    0..count
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
