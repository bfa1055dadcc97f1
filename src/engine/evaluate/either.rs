//! Combines the rulings with White and with Black as the sealer into one, for a case that does not determine who sealed.
//!
//! If both agree once roles are translated to colours, either of them is the ruling. Otherwise, if the case gives a fact of White or
//! Black, the possible results are the union of both, and missing facts of a role are renamed to facts of a colour.

use std::collections::BTreeSet;

use super::question::Context;
use super::ruling::Brief;
use crate::engine::chess::Colour;
use crate::engine::decision::{
    Answer, Decision, Finding, Given, Missing, ReadingTaken, Score, Status, colour_of, colour_word,
};
use crate::engine::facts::Known;
use crate::engine::model::{Conclusion, Edition, FactId, Role, Seat, Type, Value, Vocabulary};

/// The scores that a ruling leaves possible. A silent ruling has the score [`Score::Silent`].
fn scores_of(ruling: &Decision) -> BTreeSet<Score> {
    let silent = (ruling.status == Status::Silent).then_some(Score::Silent);
    ruling.possible.iter().copied().chain(ruling.result).chain(silent).collect()
}

/// The ruling on a case that gives facts of White or Black but not who sealed. `rulings`: with White and with Black as the sealer.
///
/// In `as_told` the corresponding facts of both roles are unknown. This is an over-approximation: its findings are certain, but it may
/// leave more results possible. The exact possible results are the union of those of `rulings`.
pub(super) fn whoever_sealed(context: Context, as_told: Decision, rulings: [Decision; 2]) -> Decision {
    let possible: BTreeSet<_> = rulings.iter().flat_map(scores_of).collect();
    let possible: Vec<_> = possible.into_iter().collect();
    let [one, other] = &rulings;
    let readings = for_either_colour(&one.readings, &other.readings);
    if let [_] = possible[..] {
        return Decision { readings, ..decided_for_either(context, as_told, rulings) };
    }
    let Some(colour) = context.vocabulary.by_name().sealer_colour.filter(|_| !possible.is_empty()) else {
        return as_told;
    };
    let asks_colour = *as_told.facts.known(colour) != Known::Unknowable;
    let missing = asked_of_either(context, &rulings, |ruling| &ruling.missing, asks_colour);
    let unknowable = asked_of_either(context, &rulings, |ruling| &ruling.unknowable, !asks_colour);
    let (status, result, outcome) = (Status::Open, None, None);
    Decision { status, result, outcome, missing, unknowable, possible, readings, ..as_told }
}

/// Merges the missing (or unknowable) facts of the two rulings, as selected by `asked`. A fact of a role is renamed to the colour that
/// has the role in that ruling. With `asks_colour`, who sealed is added if the rulings leave different results possible.
fn asked_of_either(
    context: Context,
    rulings: &[Decision; 2],
    asked: impl Fn(&Decision) -> &Vec<Missing>,
    asks_colour: bool,
) -> Vec<Missing> {
    let vocabulary = context.vocabulary;
    let colour = vocabulary.by_name().sealer_colour;
    let [one, other] = rulings;
    // Each with the other ruling, as long as only one of the two asks the fact.
    let mut found: Vec<(Missing, Option<&Decision>)> = Vec::new();
    for (ruling, silent) in [(one, other), (other, one)] {
        for missing in asked(ruling) {
            if Some(missing.fact) == colour {
                continue;
            }
            let seat = vocabulary.fact(missing.fact).seat.map(|seat| ruling.coloured(seat));
            let fact = seat.and_then(|seat| vocabulary.of_seat(missing.fact, seat)).unwrap_or(missing.fact);
            match found.iter_mut().find(|(known, _)| known.fact == fact) {
                Some((known, silent)) => {
                    join_answers(&mut known.answers, &missing.answers);
                    *silent = None;
                }
                None => found.push((Missing { fact, answers: missing.answers.clone() }, Some(silent))),
            }
        }
    }
    // A ruling that does not depend on a fact leaves the same results possible whatever the answer is.
    for (missing, silent) in &mut found {
        for answer in missing.answers.iter_mut().filter(|answer| !answer.possible.is_empty()) {
            let left = silent.iter().flat_map(|ruling| scores_of(ruling));
            let joined: BTreeSet<_> = answer.possible.iter().copied().chain(left).collect();
            answer.possible = joined.into_iter().collect();
        }
    }
    let mut found: Vec<_> = found.into_iter().map(|(missing, _)| missing).collect();
    let [one, other] = rulings.each_ref().map(scores_of);
    if let Some(fact) = colour.filter(|_| asks_colour && (one != other || found.is_empty())) {
        let answers = (0..).zip([one, other]).map(|(value, possible)| Answer {
            given: Given::Value(Value::Choice(value)),
            possible: possible.into_iter().collect(),
        });
        found.push(Missing { fact, answers: answers.collect() });
    }
    found
}

/// Merges the answers to one question under two rulings: the results possible after an answer are the union.
fn join_answers(answers: &mut Vec<Answer>, others: &[Answer]) {
    for other in others {
        match answers.iter_mut().find(|answer| answer.given == other.given) {
            Some(answer) => {
                let joined: BTreeSet<_> = answer.possible.iter().chain(&other.possible).copied().collect();
                answer.possible = joined.into_iter().collect();
            }
            None => answers.push(other.clone()),
        }
    }
}

/// The ruling if White and Black as the sealer give the same result by different rules or with different steps.
///
/// If the game is over, it has the findings that both rulings share once roles are translated to colours, and no steps. If the game
/// goes on, it has the certain findings and steps of `as_told`.
fn decided_for_either(context: Context, as_told: Decision, rulings: [Decision; 2]) -> Decision {
    let Context { vocabulary, edition, .. } = context;
    let is_result = |finding: &Finding| {
        let conclusion = edition.conclusion(finding.rule, finding.conclusion);
        matches!(conclusion, Some(Conclusion::Result(_)))
    };
    let concluding = rulings.iter().flat_map(|ruling| &ruling.findings).filter(|finding| is_result(finding));
    let mut by_either: Vec<_> = concluding.map(|finding| finding.rule).collect();
    by_either.sort_unstable();
    by_either.dedup();
    let [one, other] = rulings;
    let (mut ruling, mut findings) = if one.is_over() {
        let words = |ruling: &Decision, finding: &Finding| {
            let sealer = ruling.sealer?;
            Seats { vocabulary, edition, sealer }.finding(finding)
        };
        let others: Vec<_> = other.findings.iter().filter_map(|finding| words(&other, finding)).collect();
        let is_said_by_both =
            |finding: &Finding| words(&one, finding).is_some_and(|said| others.contains(&said));
        let common = one.findings.iter().filter(|finding| is_said_by_both(finding)).cloned().collect();
        let (now, rights, considered, undetermined) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let whoever_sealed = true;
        (Decision { now, rights, considered, undetermined, whoever_sealed, ..one }, common)
    } else {
        let Decision { status, result, outcome, closing, stopping, .. } = one;
        let findings = as_told.findings.clone();
        (Decision { status, result, outcome, closing, stopping, ..as_told }, findings)
    };
    if findings.iter().any(is_result) {
        by_either.clear();
    }
    std::mem::swap(&mut ruling.findings, &mut findings);
    let (possible, missing, unknowable) = (Vec::new(), Vec::new(), Vec::new());
    Decision { missing, unknowable, possible, by_either, ..ruling }
}

/// The readings of a ruling that is the same whoever sealed, each with what it leaves possible for either sealer.
pub(super) fn for_either_colour(one: &[ReadingTaken], other: &[ReadingTaken]) -> Vec<ReadingTaken> {
    let mut readings = one.to_vec();
    for reading in &mut readings {
        let twin = other.iter().find(|twin| twin.fact == reading.fact);
        for otherwise in &mut reading.otherwise {
            let mut of_twin = twin.iter().flat_map(|twin| &twin.otherwise);
            let Some(twin) = of_twin.find(|twin| twin.choice == otherwise.choice) else { continue };
            if (twin.status, twin.result, &twin.possible)
                == (otherwise.status, otherwise.result, &otherwise.possible)
            {
                continue;
            }
            let scores = [&*otherwise, twin].into_iter();
            let scores = scores.flat_map(|one| {
                let silent = (one.status == Status::Silent).then_some(Score::Silent);
                one.possible.iter().copied().chain(one.result).chain(silent)
            });
            let possible: BTreeSet<Score> = scores.collect();
            (otherwise.status, otherwise.result) = (Status::Open, None);
            otherwise.possible = possible.into_iter().collect();
        }
    }
    readings
}

/// The parts of a ruling that are compared with another ruling on the case.
#[derive(Clone, Copy)]
pub(super) struct Said<'a> {
    status: Status,
    result: Option<Score>,
    possible: &'a [Score],
    findings: &'a [Finding],
    missing: &'a [Missing],
    sealer: Option<Colour>,
}

impl<'a> From<&'a Decision> for Said<'a> {
    fn from(decision: &'a Decision) -> Self {
        let Decision { status, result, possible, findings, missing, sealer, .. } = decision;
        Self { status: *status, result: *result, possible, findings, missing, sealer: *sealer }
    }
}

impl<'a> From<&'a Brief> for Said<'a> {
    fn from(brief: &'a Brief) -> Self {
        let Brief { status, result, possible, findings, missing, sealer, .. } = brief;
        Self { status: *status, result: *result, possible, findings, missing, sealer: *sealer }
    }
}

/// Whether the rulings with White and with Black as the sealer are equal once roles are translated to colours.
pub(super) fn same_for_colours(vocabulary: &Vocabulary, edition: &Edition, one: Said, other: Said) -> bool {
    let words = |said: Said| {
        let Some(sealer) = said.sealer else { return Vec::new() };
        let seats = Seats { vocabulary, edition, sealer };
        let mut words: Vec<_> = said.findings.iter().filter_map(|finding| seats.finding(finding)).collect();
        words.extend(said.missing.iter().map(|missing| {
            let leads_to = missing.answers.iter().map(|answer| format!("{:?}", answer.possible));
            (format!("{}: {}", seats.fact(missing.fact), leads_to.collect::<Vec<_>>().join(", ")), None)
        }));
        words.sort();
        words
    };
    // A question that names roles can only be answered by somebody who knows who sealed.
    let asks_roles = |said: Said| {
        said.missing.iter().any(|missing| {
            let kind = &vocabulary.fact(missing.fact).kind;
            matches!(kind, Type::OneOf(values) if values.iter().any(|value| Role::from_word(value).is_some()))
        })
    };
    !asks_roles(one)
        && one.status == other.status
        && one.result == other.result
        && one.possible == other.possible
        && words(one) == words(other)
}

/// Translates roles to colours, given who sealed.
struct Seats<'a> {
    vocabulary: &'a Vocabulary,
    edition: &'a Edition,
    sealer: Colour,
}

impl Seats<'_> {
    fn finding(&self, finding: &Finding) -> Option<(String, Option<i64>)> {
        let rule = self.edition.rule(finding.rule)?;
        let says = match &rule.then.get(finding.conclusion)?.value {
            Conclusion::Result(verdict) => Score::of(verdict.outcome(), self.sealer).as_str().to_owned(),
            Conclusion::Duty(duty) => {
                let object = duty.object.as_deref().map(|object| self.word(object));
                format!("{} {:?} {:?} {object:?}", self.word(duty.party.as_str()), duty.modality, duty.act)
            }
            Conclusion::Set(fact, _) => self.fact(*fact),
            Conclusion::State(state) => format!("{state:?}"),
        };
        Some((format!("{}: {says}", rule.id), finding.value))
    }

    fn word(&self, word: &str) -> String {
        Role::from_word(word).map_or_else(|| word.to_owned(), |role| self.colour(role).to_owned())
    }

    fn fact(&self, fact: FactId) -> String {
        let fact = self.vocabulary.fact(fact);
        match (fact.seat, fact.name.split_once('.')) {
            (Some(Seat::Role(role)), Some((_, rest))) => format!("{}.{rest}", self.colour(role)),
            (Some(_) | None, _) => fact.name.clone(),
        }
    }

    fn colour(&self, role: Role) -> &'static str {
        colour_word(colour_of(role, self.sealer))
    }
}
