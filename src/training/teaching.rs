//! What handbooks and courses are made of: the best examples of each rule, the lessons on two editions, the steps of a
//! resumption, the index of facts.

#![expect(clippy::indexing_slicing, reason = "two editions have two sides")]

use std::collections::{BTreeMap, BTreeSet};

use smol_str::SmolStr;

use crate::engine::analysis::{Compared, examples_of};
use crate::engine::decision::{Decision, Finding, Status};
use crate::engine::library::Library;
use crate::engine::model::{Conclusion, Edition, Example, FactId, Outcome, RuleIndex, Vocabulary};

/// An example with its ruling.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Illustration<'a> {
    /// The example.
    pub(crate) example: &'a Example,
    /// Its ruling.
    pub(crate) decision: &'a Decision,
}

/// Every example of an edition with its ruling, to choose from.
pub(crate) struct Illustrations<'a> {
    edition: &'a Edition,
    ruled: Vec<(&'a Example, Decision)>,
}

impl<'a> Illustrations<'a> {
    /// Decides every example of an edition; `told` is called after each article with the number done and all.
    pub(crate) fn of(library: &'a Library, edition: &'a Edition, mut told: impl FnMut(usize, usize)) -> Self {
        let mut ruled = Vec::new();
        for (article, done) in edition.articles.iter().zip(1_usize..) {
            ruled.extend(examples_of(library, edition, article));
            told(done, edition.articles.len());
        }
        Self { edition, ruled }
    }

    /// An example in which a rule applies and one in which it does not though one might think so: of all pairs the one
    /// with the least to take in, most of it common to both.
    pub(crate) fn of_rule(&self, id: &str) -> [Option<Illustration<'_>>; 2] {
        let applying = self.applying(id);
        let is_miss = |example: &Example| example.expected.not.iter().any(|rule| rule.value == id);
        let missing: Vec<_> = self
            .showing(|example, decision| is_miss(example) && !applies(self.edition, decision, id))
            .collect();
        let pairs = applying.iter().flat_map(|one| missing.iter().map(move |other| (*one, *other)));
        let dearness = |(one, other): &(Illustration, Illustration)| {
            let (applying, missing) = (effort(one.example), effort(other.example));
            let open = [one, other].iter().filter(|one| one.decision.status != Status::Decided).count();
            let told = 2 * applying.0 + missing.0 + distance(one.example, other.example);
            (open, told, applying.1, missing.1)
        };
        match pairs.min_by_key(dearness) {
            Some((applying, missing)) => [Some(applying), Some(missing)],
            None => [applying, missing].map(|some| some.into_iter().min_by_key(|one| effort(one.example))),
        }
    }

    /// The examples written to show that a rule applies; else those in which it does.
    fn applying(&self, id: &str) -> Vec<Illustration<'_>> {
        let all: Vec<_> = self.showing(|_, decision| applies(self.edition, decision, id)).collect();
        let written: Vec<_> = all.iter().filter(|one| is_hit(one.example, id)).copied().collect();
        if written.is_empty() { all } else { written }
    }

    fn showing(&self, shows: impl Fn(&Example, &Decision) -> bool) -> impl Iterator<Item = Illustration<'_>> {
        let shown = self.ruled.iter().filter(move |(example, decision)| shows(example, decision));
        shown.map(|(example, decision)| Illustration { example, decision })
    }
}

/// Whether an example was written to show that a rule applies.
fn is_hit(example: &Example, id: &str) -> bool {
    let expected = &example.expected;
    expected.because.iter().flatten().chain(&expected.applies).any(|rule| rule.value == id)
}

/// Whether a rule, or its twin for the other player, applies.
fn applies(edition: &Edition, decision: &Decision, id: &str) -> bool {
    let is = |rule: RuleIndex| edition.rule(rule).is_some_and(|rule| rule.id == id);
    decision.findings.iter().any(|finding| is(finding.rule))
}

/// How much there is to take in: the facts that stand in words, then whether there is no board.
fn effort(example: &Example) -> (usize, bool) {
    let on_board = ["position", "sealed.written", "sealed.language", "sealed.notation"];
    let facts = || example.given.facts.iter().map(|given| given.fact.value.as_str());
    let told = facts().filter(|fact| !on_board.contains(fact)).count();
    (told, !facts().any(|fact| fact == "position"))
}

/// How many facts two examples tell differently.
fn distance(one: &Example, other: &Example) -> usize {
    let told = |example: &Example| -> BTreeMap<SmolStr, SmolStr> {
        let facts = example.given.facts.iter();
        facts.map(|given| (given.fact.value.clone(), given.value.value.clone())).collect()
    };
    let (one, other) = (told(one), told(other));
    let differs = |(fact, value): &(&SmolStr, &SmolStr)| other.get(*fact) != Some(*value);
    one.iter().filter(differs).count() + other.keys().filter(|fact| !one.contains_key(*fact)).count()
}

// Lessons: for each topic, in the vocabulary's `teach` order, the examples on which two editions differ most plainly.

/// The most examples of a topic, each with another change of result.
const OF_TOPIC: usize = 2;

/// An example that two editions rule on differently.
#[derive(Debug, Clone)]
pub(crate) struct Lesson<'a> {
    /// The title of the articles it is about.
    pub(crate) topic: &'a str,
    /// What each edition rules on it.
    pub(crate) decisions: [Decision; 2],
    /// The provision of each edition that it turns on, where there is one.
    pub(crate) rules: [Option<RuleIndex>; 2],
    weight: Weight,
}

/// What is taught first: what changes the result most plainly, what the later edition tells, what is soon read.
type Weight = (Apart, bool, (usize, bool));

/// In what two rulings differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Apart {
    /// Two results.
    Results,
    /// One edition gives no result, or leaves it open.
    OneResult,
    /// Duties, rights or times of these articles.
    Besides,
}

impl Lesson<'_> {
    /// The results, where one of them is one.
    pub(crate) fn outcomes(&self) -> Option<[Option<Outcome>; 2]> {
        (self.weight.0 != Apart::Besides).then(|| self.decisions.each_ref().map(outcome))
    }
}

/// The lessons on two editions.
#[must_use]
pub(crate) fn lessons(sides: [Compared<'_>; 2]) -> Vec<Lesson<'_>> {
    let vocabulary = &sides[1].library.rulebook.vocabulary;
    vocabulary.teach().iter().flat_map(|topic| of_topic(sides, topic)).collect()
}

fn of_topic<'a>(sides: [Compared<'a>; 2], topic: &'a str) -> Vec<Lesson<'a>> {
    let mut found: Vec<Lesson> = Vec::new();
    for (place, side) in sides.into_iter().enumerate() {
        for article in side.edition.articles.iter().filter(|article| article.title == topic) {
            for (example, decision) in examples_of(side.library, side.edition, article) {
                let other = sides[1 - place];
                let Ok(elsewhere) = other.library.decide(other.edition, &example.given) else { continue };
                let mut decisions = [decision, elsewhere];
                decisions.rotate_left(place);
                found.extend(lesson(sides, topic, decisions, (place == 0, example)));
            }
        }
    }
    found.sort_by_key(|lesson| lesson.weight);
    let mut chosen: Vec<Lesson> = Vec::new();
    for lesson in found {
        let new = chosen.iter().all(|other| other.outcomes() != lesson.outcomes());
        let besides = lesson.weight.0 == Apart::Besides && !chosen.is_empty();
        if new && !besides && chosen.len() < OF_TOPIC {
            chosen.push(lesson);
        }
    }
    chosen
}

fn lesson<'a>(
    sides: [Compared<'a>; 2],
    topic: &'a str,
    decisions: [Decision; 2],
    (earlier, example): (bool, &Example),
) -> Option<Lesson<'a>> {
    let apart = apart(sides, topic, &decisions)?;
    let editions = sides.map(|side| side.edition);
    let mut rules = [None, None];
    for (side, rule) in rules.iter_mut().enumerate() {
        let other = concluded(editions[1 - side], topic, &decisions[1 - side]);
        *rule =
            turns_on(editions[side], topic, &decisions[side], (apart == Apart::Besides).then_some(&other));
    }
    let weight = (apart, earlier, effort(example));
    // The later edition rules by an article of the topic, or the earlier where the later has none.
    let has_topic = |edition: &Edition| edition.articles.iter().any(|article| article.title == topic);
    let telling = usize::from(has_topic(editions[1]));
    let is_of_topic = rules[telling].is_none_or(|rule| is_about(editions[telling], topic, rule));
    (is_of_topic && rules.iter().any(Option::is_some)).then_some(Lesson { topic, decisions, rules, weight })
}

fn outcome(decision: &Decision) -> Option<Outcome> {
    decision.outcome.filter(|_| decision.status == Status::Decided)
}

fn apart(sides: [Compared; 2], topic: &str, decisions: &[Decision; 2]) -> Option<Apart> {
    let outcomes = decisions.each_ref().map(outcome);
    let statuses = decisions.each_ref().map(|decision| decision.status);
    match outcomes {
        [Some(before), Some(now)] if before != now => return Some(Apart::Results),
        // What is open under one edition for want of a fact that the other does not ask teaches nothing.
        [Some(_), None] | [None, Some(_)] if !statuses.contains(&Status::Open) => {
            return Some(Apart::OneResult);
        }
        _ if statuses.contains(&Status::Open) => return None,
        _ => {}
    }
    let [before, now] = [0, 1].map(|side: usize| concluded(sides[side].edition, topic, &decisions[side]));
    (before != now && !(before.is_empty() && now.is_empty())).then_some(Apart::Besides)
}

/// What the provisions of a topic conclude besides results.
fn concluded(edition: &Edition, topic: &str, decision: &Decision) -> BTreeSet<String> {
    let findings = decision.findings.iter().filter(|finding| is_about(edition, topic, finding.rule));
    findings.filter_map(|finding| besides(edition, finding)).collect()
}

/// A conclusion that is no result, so that it can be compared.
fn besides(edition: &Edition, finding: &Finding) -> Option<String> {
    let conclusion = edition.conclusion(finding.rule, finding.conclusion)?;
    (!matches!(conclusion, Conclusion::Result(_))).then(|| format!("{conclusion:?} {:?}", finding.value))
}

fn is_about(edition: &Edition, topic: &str, rule: RuleIndex) -> bool {
    edition.article_of(rule).is_some_and(|article| article.title == topic)
}

/// The provision that concludes what is taught: the result, rather by a provision of the topic; else what the other edition
/// does not conclude.
fn turns_on(
    edition: &Edition,
    topic: &str,
    decision: &Decision,
    other: Option<&BTreeSet<String>>,
) -> Option<RuleIndex> {
    let mut rules = decision.findings.iter().filter(|finding| match (besides(edition, finding), other) {
        (Some(said), Some(other)) => is_about(edition, topic, finding.rule) && !other.contains(&said),
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    });
    let first = rules.next()?;
    let own = std::iter::once(first).chain(rules).find(|finding| is_about(edition, topic, finding.rule));
    Some(own.unwrap_or(first).rule)
}

// The steps of a resumption: the provisions that decide the result, in the order in which they are asked.

/// Provisions of one article that stand side by side, and the results to which they lead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Station {
    /// The article's place in the edition.
    pub(crate) article: usize,
    /// Its rules here, one of those `for each player`.
    pub(crate) rules: Vec<RuleIndex>,
    /// It decides the result by no other rules.
    pub(crate) whole: bool,
    /// The results.
    pub(crate) outcomes: Vec<Outcome>,
}

/// The provisions that decide the result, in steps: what stands in a step gives way to nothing in a later one, and
/// nothing in a step gives way to what stands beside it.
///
/// Where two of them apply with different results, one gives way to the other, or `plica check` says that they conflict.
/// So the first step in which something applies decides.
#[must_use]
pub(crate) fn flow(edition: &Edition) -> Vec<Vec<Station>> {
    let rules = deciding(edition);
    let mut steps: Vec<Vec<&str>> = Vec::new();
    let mut open: Vec<&str> = rules.keys().copied().collect();
    // The order of the law, so that a step reads like it.
    open.sort_by_key(|id| rules.get(id).map(|rule| rule.first));
    while !open.is_empty() {
        let waits = |id: &str| {
            let displaced_by = rules.get(id).map(|rule| rule.displaced_by.as_slice()).unwrap_or_default();
            displaced_by.iter().any(|other| open.contains(other))
        };
        let (now, later): (Vec<_>, Vec<_>) = open.iter().copied().partition(|id| !waits(id));
        // A loaded rulebook has no cycle of exceptions; should it have one, the rest is one step.
        let (now, later) = if now.is_empty() { (later, now) } else { (now, later) };
        steps.push(now);
        open = later;
    }
    gather(edition, &rules, &mut steps);
    steps.into_iter().map(|step| stations(edition, &rules, &step)).filter(|step| !step.is_empty()).collect()
}

/// A rule that decides the result.
struct Deciding<'a> {
    first: RuleIndex,
    article: usize,
    outcomes: Vec<Outcome>,
    displaced_by: Vec<&'a str>,
}

/// The rules that decide the result, by their ids.
fn deciding(edition: &Edition) -> BTreeMap<&str, Deciding<'_>> {
    let mut rules: BTreeMap<&str, Deciding> = BTreeMap::new();
    for (index, rule) in edition.numbered() {
        let results = rule.then.iter().filter_map(|conclusion| conclusion.value.outcome());
        let results: Vec<_> = results.collect();
        let article = edition.articles.iter().position(|article| article.rules.contains(&index.index()));
        let (false, Some(article)) = (results.is_empty(), article) else { continue };
        let entry = rules.entry(&rule.id).or_insert_with(|| Deciding {
            first: index,
            article,
            outcomes: Vec::new(),
            displaced_by: Vec::new(),
        });
        for outcome in results {
            if !entry.outcomes.contains(&outcome) {
                entry.outcomes.push(outcome);
            }
        }
        let by = rule.unless.iter().filter_map(|rule| edition.rule(*rule)).map(|by| by.id.as_str());
        entry.displaced_by.extend(by.filter(|by| *by != rule.id));
    }
    let known: Vec<_> = rules.keys().copied().collect();
    for rule in rules.values_mut() {
        rule.displaced_by.retain(|by| known.contains(by));
    }
    rules
}

/// Puts rules of one article together where the order allows it: a rule may wait until just before the first that gives
/// way to it.
fn gather<'e>(edition: &'e Edition, rules: &BTreeMap<&str, Deciding>, steps: &mut [Vec<&'e str>]) {
    let ids: Vec<_> = edition.rules.iter().map(|rule| rule.id.as_str()).collect();
    for (at, id) in (0..steps.len()).rev().flat_map(|at| ids.iter().map(move |id| (at, *id))) {
        let (Some(step), Some(rule)) = (steps.get(at), rules.get(id)) else { continue };
        if !step.contains(&id) {
            continue;
        }
        let gives_way =
            |other: &&str| rules.get(*other).is_some_and(|other| other.displaced_by.contains(&id));
        let bound = |step: &&Vec<&str>| step.iter().any(gives_way);
        let later = steps.iter().enumerate().skip(at + 1);
        let free = later.take_while(|(_, step)| !bound(step));
        let beside = |other: &&str| rules.get(*other).is_some_and(|other| other.article == rule.article);
        let place = free.filter(|(_, step)| step.iter().any(beside)).map(|(at, _)| at).last();
        let Some(place) = place else { continue };
        if let Some(step) = steps.get_mut(at) {
            step.retain(|other| *other != id);
        }
        if let Some(step) = steps.get_mut(place) {
            step.push(id);
        }
    }
}

fn stations(edition: &Edition, rules: &BTreeMap<&str, Deciding>, step: &[&str]) -> Vec<Station> {
    let mut stations: BTreeMap<usize, Station> = BTreeMap::new();
    for rule in step.iter().filter_map(|id| rules.get(id)) {
        let station = stations.entry(rule.article).or_insert_with(|| Station {
            article: rule.article,
            rules: Vec::new(),
            whole: false,
            outcomes: Vec::new(),
        });
        station.rules.push(rule.first);
        station.outcomes.extend(&rule.outcomes);
    }
    for station in stations.values_mut() {
        station.rules.sort_unstable();
        station.outcomes.sort_unstable();
        station.outcomes.dedup();
        let all = rules.values().filter(|rule| rule.article == station.article).count();
        station.whole = all == station.rules.len() && edition.articles.get(station.article).is_some();
    }
    stations.into_values().collect()
}

// The index of facts.

/// A fact and the articles whose rules ask or set it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Used {
    /// The fact; of a player's fact the sealer's.
    pub(crate) fact: FactId,
    /// The places of the articles in the edition.
    pub(crate) articles: Vec<usize>,
}

/// The facts that an edition's rules ask or set.
#[must_use]
pub(crate) fn fact_index(vocabulary: &Vocabulary, edition: &Edition) -> Vec<Used> {
    let mut used: BTreeMap<FactId, BTreeSet<usize>> = BTreeMap::new();
    for (index, rule) in edition.numbered() {
        let Some(article) =
            edition.articles.iter().position(|article| article.rules.contains(&index.index()))
        else {
            continue;
        };
        let mut facts: Vec<FactId> = rule.when.facts().into_iter().collect();
        for conclusion in &rule.then {
            if let Conclusion::Set(fact, expression) = &conclusion.value {
                facts.push(*fact);
                facts.extend(expression.facts());
            }
        }
        for fact in facts {
            // A fact of each player stands once, under the first seat it is declared for.
            let declared = &vocabulary.fact(fact).declared;
            let first = vocabulary.facts().find(|(_, other)| other.declared == *declared).map(|(id, _)| id);
            used.entry(first.unwrap_or(fact)).or_default().insert(article);
        }
    }
    let used = used.into_iter();
    used.map(|(fact, articles)| Used { fact, articles: articles.into_iter().collect() }).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{deciding, flow};
    use crate::engine::library::Library;

    #[test]
    fn every_rule_on_the_result_stands_once_and_behind_all_that_displace_it() {
        let library = Library::embedded().map_err(|faulty| faulty.faults).expect("the embedded rulebook");
        for edition in &library.rulebook.editions {
            let mut steps: BTreeMap<&str, usize> = BTreeMap::new();
            for (step, stations) in flow(edition).iter().enumerate() {
                for rule in stations.iter().flat_map(|station| &station.rules) {
                    let id = &edition.rule(*rule).expect("a rule").id;
                    assert_eq!(steps.insert(id, step), None, "{id} stands twice");
                }
            }
            let rules = deciding(edition);
            assert_eq!(steps.len(), rules.len(), "{}", edition.id);
            for (id, rule) in &rules {
                for other in &rule.displaced_by {
                    assert!(steps.get(other) < steps.get(id), "{}: {id} is asked before {other}", edition.id);
                }
            }
        }
    }
}
