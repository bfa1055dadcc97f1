//! The readings a ruling rests on: those whose other choice changes the result, a duty or a time.
//!
//! A reading is a fact that always has a value, so what it would be otherwise is simply ruled again.

use super::findings::Follows;
use super::gates::{
    AlternativeReading, Gates, Waiting, alternative_readings, gates_of_alternatives, gates_read_so,
};
use super::order::deciding;
use super::question::Context;
use super::ruling::{Outline, RuledAlike, Ruling};
use crate::engine::decision::{Decision, Otherwise, ReadingTaken};
use crate::engine::facts::{Accepted, Facts};
use crate::engine::model::{Conclusion, Matter};
use crate::engine::program::{Apart, GateId, LANES, Program, Truth};

/// The readings a ruling rests on, with what each other choice would come to.
pub(super) fn rested_on(
    context: Context,
    accepted: &Accepted,
    gates: &Gates,
    known: RuledAlike,
) -> Vec<ReadingTaken> {
    let (program, truths) = (context.program, &gates.truths[..]);
    let mut rested_on: Vec<ReadingTaken> = Vec::new();
    for (alternative, gates) in apart(context, accepted, gates) {
        let mut read = alternative.read(accepted);
        let turned_truths = gates_read_so(context, &mut read, gates);
        if is_alike(program, truths, &turned_truths) {
            continue;
        }
        let known_of =
            leaves_the_same_open(program, (accepted, truths), (&read, &turned_truths)).then_some(known);
        let Ok(outline) = Outline::of(context, &read, &turned_truths, known_of) else { continue };
        let Some(other) = otherwise(context, known.decision, &outline) else { continue };
        let AlternativeReading { fact, taken, choice, .. } = alternative;
        let Ruling { status, result, possible, .. } = other;
        let otherwise = Otherwise { choice, status, result, possible };
        match rested_on.last_mut().filter(|known| known.fact == fact) {
            Some(known) => known.otherwise.push(otherwise),
            None => rested_on.push(ReadingTaken { fact, choice: taken, otherwise: vec![otherwise] }),
        }
    }
    rested_on
}

/// The cases read otherwise in which another rule may apply, with the truth of their gates. Most readings change no gate of a
/// case: which do is asked of all together, a lane a reading.
fn apart(context: Context, accepted: &Accepted, gates: &Gates) -> Vec<(AlternativeReading, Vec<Truth>)> {
    let Context { vocabulary, edition, program, .. } = context;
    let Gates { truths, without, .. } = gates;
    let all: Vec<_> = alternative_readings(vocabulary, program, accepted).collect();
    // Which moment came first may be asked.
    let asked = |facts: &Facts| !deciding(vocabulary, edition, program, facts, truths).is_empty();
    let is_asked = without.is_some() || asked(&accepted.facts);
    let waits = Waiting::of(context, accepted).is_some_and(|waiting| waiting.waits(truths));
    let mut gates = Vec::with_capacity(all.len());
    for alternative in all.chunks(LANES) {
        let lanes = gates_of_alternatives(program, truths, alternative);
        let other_rules = other_rules(program, &lanes, truths);
        // Where the same orders decide and the same is left open with and without them, they are as harmless.
        let harmful = without.as_ref().map_or(u64::MAX, |without| {
            let lanes_without = gates_of_alternatives(program, &without.gates, alternative);
            other_left_open(program, &lanes, truths)
                | other_left_open(program, &lanes_without, &without.gates)
        });
        for (lane, alternative) in alternative.iter().enumerate() {
            let is_in = |lanes: u64| lanes >> lane & 1 == 1;
            let asks_order = || match &alternative.propagated_again {
                Some(facts) => asked(facts),
                None => is_asked && is_in(harmful),
            };
            let is_alike = !waits && !is_in(other_rules) && !asks_order();
            gates.push((!is_alike).then(|| lanes.in_lane(lane, truths)));
        }
    }
    all.into_iter().zip(gates).filter_map(|(alternative, gates)| Some((alternative, gates?))).collect()
}

/// The lanes in which a gate is not as in the case.
fn unlike(lanes: &Apart, truths: &[Truth], gate: GateId) -> u64 {
    lanes.of(gate).zip(truths.get(gate.index())).map_or(0, |(lanes, truth)| lanes.unlike(*truth))
}

/// The lanes in which other rules hold or apply.
fn other_rules(program: &Program, lanes: &Apart, truths: &[Truth]) -> u64 {
    let gates = program.rules.iter().flat_map(|rule| [rule.holds, rule.applies]);
    gates.fold(0, |found, gate| found | unlike(lanes, truths, gate))
}

/// The lanes in which other gates are unknown than in the case, or what no game can show and the outcomes are not as far known:
/// in the others the same results are possible.
fn other_left_open(program: &Program, lanes: &Apart, truths: &[Truth]) -> u64 {
    let opened = lanes.otherwise().fold(0, |found, (gate, lanes)| {
        let unknown = lanes.unlike(Truth::Unknown);
        found | if truths.get(gate.index()) == Some(&Truth::Unknown) { unknown } else { !unknown }
    });
    let known = program.impossible.iter().chain(&program.outcomes);
    known.fold(opened, |found, gate| found | unlike(lanes, truths, *gate))
}

/// Whether in a case and in the same read otherwise the same is unknown, and what no game can show is as far known. The reading
/// has a value in both, so that the unknown gates then ask the same of the same unknown facts.
fn leaves_the_same_open(
    program: &Program,
    (accepted, truths): (&Accepted, &[Truth]),
    (read, read_truths): (&Accepted, &[Truth]),
) -> bool {
    let is_searched = accepted.later.is_some() != read.later.is_some();
    let is_open = |truth: &Truth| *truth == Truth::Unknown;
    let same_known = |gate: &GateId| truths.get(gate.index()) == read_truths.get(gate.index());
    !is_searched
        && accepted.facts.timeline() == read.facts.timeline()
        && truths.iter().zip(read_truths).all(|(one, other)| is_open(one) == is_open(other))
        && program.impossible.iter().all(same_known)
}

/// Whether the same rules apply.
fn is_alike(program: &Program, one: &[Truth], other: &[Truth]) -> bool {
    let same = |gate: GateId| one.get(gate.index()) == other.get(gate.index());
    program.rules.iter().all(|rule| same(rule.applies))
}

/// How a case read otherwise is ruled on; none if the ruling says the same: the same result, and the same duties, rights, times
/// and states.
fn otherwise(context: Context, decision: &Decision, outline: &Outline) -> Option<Ruling> {
    let has_same_result = |other: &Ruling| {
        (decision.status, decision.outcome) == (other.status, other.outcome)
            && decision.possible == other.possible
    };
    // Where the result differs it is not asked what else follows.
    if let Some(other) = outline.by_result.as_ref().filter(|other| !has_same_result(other)) {
        return Some(other.clone());
    }
    let one = said(context, decision.findings.iter().map(Follows::from));
    // It need not be settled which other rules apply where something more follows already, or cannot follow any more.
    let [follows, may_follow] = outline.unsettled().map(|follows| said(context, follows.into_iter()));
    if let Some(other) = &outline.by_result
        && !(follows.iter().all(|conclusion| one.contains(conclusion))
            && one.iter().all(|conclusion| may_follow.contains(conclusion)))
    {
        return Some(other.clone());
    }
    let settled = outline.settled();
    let other = outline.ruling(&settled);
    let otherwise = said(context, settled.follows.iter().copied());
    let says_the_same = has_same_result(&other)
        && one.iter().all(|conclusion| otherwise.contains(conclusion))
        && otherwise.iter().all(|conclusion| one.contains(conclusion));
    (!says_the_same).then_some(other)
}

/// What a ruling says beside the result; that the game is over is told by the result.
fn said(context: Context<'_>, follows: impl Iterator<Item = Follows>) -> Vec<(&Conclusion, Option<i64>)> {
    let Context { vocabulary, edition, .. } = context;
    let is_result = |conclusion: &Conclusion| match conclusion {
        Conclusion::State(state) => {
            vocabulary.state(*state).is_some_and(|state| state.matter == Matter::RESULT)
        }
        Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::Set(..) => false,
    };
    let said = follows.filter_map(|follows| Some((follows.meant(edition)?, follows.value)));
    said.filter(|(conclusion, _)| !is_result(conclusion)).collect()
}
