//! What a course on two editions teaches: for each topic, in the order in which the vocabulary ranks them, the examples on
//! which the editions rule most plainly apart.

#![expect(clippy::indexing_slicing, reason = "two editions have two sides")]

use std::collections::BTreeSet;

use super::illustrations::effort;
use crate::engine::analysis::{Compared, examples_of};
use crate::engine::decision::{Decision, Finding, Status};
use crate::engine::model::{Conclusion, Edition, Example, Outcome, RuleIndex};

/// So many examples of a topic at most, each with another change of result.
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
    let conclusion = &edition.rule(finding.rule)?.then.get(finding.conclusion)?.value;
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
