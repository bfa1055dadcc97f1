//! The readings a ruling rests on: those whose other choice changes the result, a duty or a time.
//!
//! A reading is a fact that always has a value, so what it would be otherwise is simply ruled again.

use super::gates::{Waiting, gates_of_turned, gates_read_so};
use super::law::Law;
use super::order::deciding;
use super::ruling::{Outline, outline};
use super::turned::{Turned, turned};
use crate::engine::decision::{Decision, Finding, Otherwise, ReadingTaken};
use crate::engine::facts::Accepted;
use crate::engine::model::{Conclusion, Edition, Matter, Vocabulary};
use crate::engine::program::{GateId, LANES, Program, Truth};

/// The readings a ruling rests on, with what each other choice would come to.
pub(super) fn rested_on(law: Law, accepted: &Accepted, ruling: (&[Truth], &Decision)) -> Vec<ReadingTaken> {
    let Law { vocabulary, edition, program, .. } = law;
    let (truths, decision) = ruling;
    let mut rested_on: Vec<ReadingTaken> = Vec::new();
    for turned in apart(law, accepted, truths) {
        let mut read = turned.read(accepted);
        let turned_truths = gates_read_so(law, &mut read);
        if is_alike(program, truths, &turned_truths) {
            continue;
        }
        let Ok(other) = outline(law, &read, &turned_truths) else { continue };
        if says_the_same(vocabulary, edition, decision, &other) {
            continue;
        }
        let Turned { fact, taken, choice, .. } = turned;
        let Outline { status, result, possible, .. } = other;
        let otherwise = Otherwise { choice, status, result, possible };
        match rested_on.last_mut().filter(|known| known.fact == fact) {
            Some(known) => known.otherwise.push(otherwise),
            None => rested_on.push(ReadingTaken { fact, choice: taken, otherwise: vec![otherwise] }),
        }
    }
    rested_on
}

/// The cases read otherwise in which another rule may apply. Most readings change no gate of a case: which do is asked of all
/// together, a lane a reading.
fn apart(law: Law, accepted: &Accepted, truths: &[Truth]) -> Vec<Turned> {
    let Law { vocabulary, edition, program, .. } = law;
    let all: Vec<_> = turned(vocabulary, program, accepted).collect();
    let gates = gates_of_turned(program, accepted, all.get(..LANES).unwrap_or(&all));
    let same = |lane: usize, gate: GateId| {
        let turned = gates.get(gate.index()).map(|lanes| lanes.truth(lane));
        turned.as_ref() == truths.get(gate.index())
    };
    let same_rules = |lane: usize| {
        lane < LANES && program.rules.iter().all(|rule| same(lane, rule.holds) && same(lane, rule.applies))
    };
    // Which moment came first may be asked.
    let asks_order =
        |turned: &Turned| !deciding(vocabulary, edition, program, &turned.facts(accepted), truths).is_empty();
    let waits = Waiting::of(law, accepted).is_some_and(|waiting| waiting.waits(truths));
    let is_alike = |(lane, turned): &(usize, Turned)| !waits && same_rules(*lane) && !asks_order(turned);
    all.into_iter().enumerate().filter(|turned| !is_alike(turned)).map(|(_, turned)| turned).collect()
}

/// Whether the same rules apply.
fn is_alike(program: &Program, one: &[Truth], other: &[Truth]) -> bool {
    let same = |gate: GateId| one.get(gate.index()) == other.get(gate.index());
    program.rules.iter().all(|rule| same(rule.applies))
}

/// Whether two rulings have the same result, and the same duties, rights, times and states.
fn says_the_same(vocabulary: &Vocabulary, edition: &Edition, one: &Decision, other: &Outline) -> bool {
    if (one.status, one.outcome) != (other.status, other.outcome) || one.possible != other.possible {
        return false;
    }
    let said = |findings| said(vocabulary, edition, findings);
    let (one, other) = (said(&one.findings), said(&other.findings));
    one.iter().all(|conclusion| other.contains(conclusion))
        && other.iter().all(|conclusion| one.contains(conclusion))
}

/// What a ruling says beside the result; that the game is over is told by the result.
fn said<'a>(
    vocabulary: &Vocabulary,
    edition: &'a Edition,
    findings: &[Finding],
) -> Vec<(&'a Conclusion, Option<i64>)> {
    let is_result = |conclusion: &Conclusion| match conclusion {
        Conclusion::State(state) => {
            vocabulary.state(*state).is_some_and(|state| state.matter == Matter::RESULT)
        }
        Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::Set(..) => false,
    };
    let said = findings.iter().filter_map(|finding| {
        let conclusion = edition.rule(finding.rule)?.then.get(finding.conclusion)?;
        (!is_result(&conclusion.value)).then_some((&conclusion.value, finding.value))
    });
    said.collect()
}
