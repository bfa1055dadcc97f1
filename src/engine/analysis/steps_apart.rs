//! Steps that two editions require at different moments.
//!
//! Technique: for every duty that both editions have, the moments at which it becomes due (`upon`, or the moment of its rule) and
//! lapses (`before`) are compared statically, so no difference is missed. Then the smallest example is chosen in which the `now` lists
//! of the two editions differ by the step.

use std::collections::{BTreeMap, BTreeSet};

use super::examples::called_for;
use super::one_sided::drawn;
use super::witness::Compared;
use crate::engine::cancel::Cancel;
use crate::engine::decision::{Decision, Status};
use crate::engine::model::{Conclusion, Effect, FluentId, Procedure, Rule, RuleIndex, WordDifference};
use crate::engine::on_all_cores::on_all_cores;
use crate::engine::syntax::{CaseFile, Modality};

/// A step that two editions require at different moments.
#[derive(Debug, Clone)]
pub struct StepApart {
    /// The duty or right, as it stands in the rules of each edition.
    pub says: [Conclusion; 2],
    /// The times under each edition.
    pub times: [Vec<StepTime>; 2],
    /// An example that shows the difference, if there is one.
    pub shown: Option<StepShown>,
}

/// The time of a step, and the rules that require it then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepTime {
    /// It is due once all of these moments have come; at once if there are none.
    pub upon: Vec<FluentId>,
    /// It lapses when one of these moments comes.
    pub before: Vec<FluentId>,
    /// The rules.
    pub rules: Vec<RuleIndex>,
}

/// An example with the same result under both editions and with different `now` lists.
#[derive(Debug, Clone)]
pub struct StepShown {
    /// The case.
    pub case: CaseFile,
    /// How the two `now` lists differ.
    pub how: StepsDiffer,
}

/// How a step distinguishes two `now` lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StepsDiffer {
    /// Only the list of this edition (0 or 1) has it.
    Only(usize),
    /// This edition (0 or 1) has it before the given step, the other edition after it.
    Ahead(usize, Conclusion),
}

/// A conclusion by its names, so that editions with different vocabularies can be compared.
type Key = String;

/// The steps required at different moments, in the order of the first edition's rules.
pub(super) fn steps_apart(compared: [Compared; 2], cancel: &Cancel) -> Vec<StepApart> {
    let [first, second] = compared.map(timed);
    let apart: Vec<_> = first
        .iter()
        .filter_map(|(key, (says, times))| {
            let (other_says, other_times) = second.get(key)?;
            (times.keys().ne(other_times.keys()))
                .then(|| (key, [says.clone(), other_says.clone()], [entries(times), entries(other_times)]))
        })
        .collect();
    if apart.is_empty() || cancel.is_cancelled() {
        return Vec::new();
    }
    let shown = shown(compared, &apart.iter().map(|(key, ..)| (*key).clone()).collect(), cancel);
    let mut found: Vec<_> = apart
        .into_iter()
        .map(|(key, says, times)| StepApart { says, times, shown: shown.get(key).cloned() })
        .collect();
    found.sort_by_key(|one| one.times.first().and_then(|times| times.first()?.rules.first().copied()));
    found
}

/// The acts whose preconditions or effects differ between the two.
pub(super) fn acts_apart([first, second]: [Compared; 2]) -> Vec<WordDifference> {
    let [one, other] = [first, second].map(|side| &side.library.rulebook.vocabulary);
    let [own, others] = [(first, one), (second, other)].map(|(side, words)| side.edition.procedure(words));
    if std::ptr::eq(own, others) {
        return Vec::new();
    }
    let named = one.acts().filter_map(|act| {
        let own = one.effects_by_name(own, one.act_named(&act.name)?);
        let others = other.effects_by_name(others, other.act_named(&act.name)?);
        (own != others).then(|| WordDifference::Act(act.name.clone()))
    });
    named.collect()
}

/// The times of a duty, by the names of the moments in `upon` and `before`.
type Times = BTreeMap<(BTreeSet<Key>, BTreeSet<Key>), StepTime>;

/// Each duty or right of an edition that can be a step, with its times.
fn timed(side: Compared) -> BTreeMap<Key, (Conclusion, Times)> {
    let vocabulary = &side.library.rulebook.vocabulary;
    let procedure = side.edition.procedure(vocabulary);
    let mut found: BTreeMap<Key, (Conclusion, Times)> = BTreeMap::new();
    for (index, rule) in side.edition.numbered() {
        for (place, then) in rule.then.iter().enumerate() {
            let Some(duty) = then.value.duty().filter(|duty| duty.modality != Modality::MustNot) else {
                continue;
            };
            let changes = procedure.effects(duty.act, duty.object.as_deref()).change_something();
            let Some(key) = drawn(vocabulary, &then.value).filter(|_| changes) else { continue };
            let time = time_of(procedure, index, rule, place);
            let named = |fluents: &[FluentId]| {
                fluents.iter().map(|fluent| procedure.name(*fluent).to_owned()).collect::<BTreeSet<_>>()
            };
            let (_, times) = found.entry(key).or_insert_with(|| (then.value.clone(), Times::new()));
            match times.get_mut(&(named(&time.upon), named(&time.before))) {
                Some(known) => known.rules.push(index),
                None => _ = times.insert((named(&time.upon), named(&time.before)), time),
            }
        }
    }
    found
}

fn time_of(procedure: &Procedure, index: RuleIndex, rule: &Rule, place: usize) -> StepTime {
    let timing = rule.timing.get(place).cloned().unwrap_or_default();
    let effect = || match rule.at {
        Effect::At(moment) => procedure.of_timeline(moment).into_iter().collect(),
        Effect::Always | Effect::Now => Vec::new(),
    };
    let upon = if timing.upon.is_empty() { effect() } else { timing.upon };
    StepTime { upon, before: timing.before, rules: vec![index] }
}

fn entries(times: &Times) -> Vec<StepTime> {
    times.values().cloned().collect()
}

/// The number of examples ruled on together; it is looked at afterwards whether any step is still to be shown.
const TOGETHER: usize = 64;

/// For each of these steps, the smallest example whose two `now` lists differ by it.
fn shown(compared: [Compared; 2], wanted: &BTreeSet<Key>, cancel: &Cancel) -> BTreeMap<Key, StepShown> {
    let examples =
        compared.iter().flat_map(|side| &side.edition.articles).flat_map(|article| &article.examples);
    let mut cases: Vec<&CaseFile> = examples.map(|example| &example.given).collect();
    cases.sort_by_key(|given| given.facts.len());
    cases.dedup();
    let mut shown = BTreeMap::new();
    for cases in cases.chunks(TOGETHER) {
        if shown.len() == wanted.len() || cancel.is_cancelled() {
            break;
        }
        let found = on_all_cores(cases, |case| differing(compared, case));
        for (case, found) in cases.iter().zip(found) {
            for (key, how) in found.into_iter().filter(|(key, _)| wanted.contains(key)) {
                shown.entry(key).or_insert_with(|| StepShown { case: told(case), how });
            }
        }
    }
    shown
}

/// The case without the facts that select an edition.
fn told(case: &CaseFile) -> CaseFile {
    let mut told = case.clone();
    told.facts.retain(|given| !["edition", "event.began"].contains(&&*given.fact.value));
    told
}

/// The steps that distinguish the two `now` lists of a case; none if the results differ.
fn differing(compared: [Compared; 2], case: &CaseFile) -> Vec<(Key, StepsDiffer)> {
    let case = told(case);
    let [first, second] = compared;
    let decided = |side: Compared| {
        let ruled = side.library.decide_as_read(side.edition, &case).ok()?;
        (ruled.status == Status::Decided).then_some(ruled)
    };
    let Some(ruled) = decided(first) else { return Vec::new() };
    let Some(other_ruled) = decided(second).filter(|other| other.outcome == ruled.outcome) else {
        return Vec::new();
    };
    let (one, other) = (listed(first, &ruled), listed(second, &other_ruled));
    let mut found = Vec::new();
    for (side, own, others) in [(0, &one, &other), (1, &other, &one)] {
        let place = |key: &Key| others.iter().position(|(known, _)| known == key);
        for (at, (key, _)) in own.iter().enumerate() {
            let Some(there) = place(key) else {
                found.push((key.clone(), StepsDiffer::Only(side)));
                continue;
            };
            let overtaken =
                own.iter().skip(at + 1).find(|(later, _)| place(later).is_some_and(|at| at < there));
            found.extend(overtaken.map(|(_, step)| (key.clone(), StepsDiffer::Ahead(side, step.clone()))));
        }
    }
    found
}

/// The `now` list of a ruling, with the key of each step.
fn listed(side: Compared, decision: &Decision) -> Vec<(Key, Conclusion)> {
    let vocabulary = &side.library.rulebook.vocabulary;
    let steps = called_for(side.edition, decision, &decision.now);
    steps.into_iter().filter_map(|step| Some((drawn(vocabulary, &step.value)?, step.value.clone()))).collect()
}
