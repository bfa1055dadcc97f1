//! Chooses the questions of a paper from drafts, and four answers for each.
//!
//! The form of an answer must not give it away: without care the same sentence would be right nearly always, or never. So
//! drafts whose right answer has served most often as a wrong one come first, wrong answers are preferably sentences that
//! were right elsewhere, and a sentence that is never right stands once in a question at most.

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;

use super::compose::WRONG;
use super::draft::Draft;
use super::question::{Asks, Choice, ErrorId, Question};
use crate::engine::model::{Edition, RuleIndex};

/// A draft of a topic of the exam.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    pub(super) draft: Draft,
    pub(super) topic: usize,
}

/// How many questions a paper has of each topic and of each level.
#[derive(Debug, Clone)]
pub(super) struct Quotas {
    pub(super) topics: Vec<usize>,
    /// None where any will do.
    pub(super) levels: Option<[usize; 3]>,
}

/// One question in this many has two cases.
const CONTRAST: usize = 7;

/// Per cent of questions that show an answer in the words of a misconception; such an answer is never right.
const SAID: usize = 20;

/// Cost of a question whose level has had its share; the unit is a right answer that served once less as a wrong one.
const LEVEL: i32 = 9;

/// Cost where the same provision was asked about in the same way.
const AGAIN: i32 = 4;

/// Weight of how much too often the wrong answers have been shown.
const WORN: i32 = 2;

/// Cost of a board that was shown before.
const SEEN: i32 = 12;

/// Cost of another question about the same rule.
const SAME_RULE: i32 = 4;

/// The paper so far.
struct Balance<'r> {
    /// How much more often a sentence should stand as a wrong answer: three times for each time it is right.
    due: BTreeMap<String, i32>,
    uses: BTreeMap<RuleIndex, i32>,
    /// The provisions asked about, each with the way.
    asked: BTreeSet<(String, u8)>,
    /// The boards shown.
    boards: BTreeSet<String>,
    said: BTreeMap<ErrorId, usize>,
    /// Questions that show an answer in the words of a misconception.
    with_said: usize,
    rng: &'r mut Rng,
}

/// The questions that the quotas want of each topic, as far as there are drafts.
pub(super) fn chosen(entries: &[Entry], quotas: &Quotas, rng: &mut Rng) -> Vec<Question> {
    let count: usize = quotas.topics.iter().sum();
    let mut left = quotas.topics.clone();
    let mut levels = quotas.levels;
    let mut contrasts = count / CONTRAST;
    let mut open: Vec<usize> = (0..entries.len()).collect();
    rng.shuffle(&mut open);
    let mut balance = Balance::new(rng);
    let mut questions = Vec::new();
    while let Some(topic) = fullest(&left, &quotas.topics) {
        let of_topic =
            open.iter().enumerate().filter_map(|(place, index)| Some((place, entries.get(*index)?)));
        let fitting = of_topic
            .filter(|(_, entry)| entry.topic == topic && (contrasts > 0 || !entry.draft.is_contrast()));
        let cheapest = fitting.min_by_key(|(_, entry)| balance.cost(entry, levels));
        let Some((place, entry)) = cheapest else {
            // There are no more of this topic; other topics do not make up for it.
            if let Some(left) = left.get_mut(topic) {
                *left = 0;
            }
            continue;
        };
        open.remove(place);
        contrasts -= usize::from(entry.draft.is_contrast());
        let level = levels.as_mut().and_then(|levels| levels.get_mut(entry.draft.question.level.place()));
        if let Some(left) = level {
            *left = left.saturating_sub(1);
        }
        if let Some(left) = left.get_mut(topic) {
            *left -= 1;
        }
        let mut question = balance.question(&entry.draft, questions.len());
        question.give_reasons(&entry.draft.reasons);
        questions.push(question);
    }
    balance.rng.shuffle(&mut questions);
    questions
}

/// A question of every draft, in their order.
pub(super) fn in_order(drafts: &[Draft], rng: &mut Rng) -> Vec<Question> {
    let mut balance = Balance::new(rng);
    (0..).zip(drafts).map(|(asked, draft)| balance.question(draft, asked)).collect()
}

/// The topic that lacks the greatest part of its questions.
fn fullest(left: &[usize], of: &[usize]) -> Option<usize> {
    let lacking = left.iter().zip(of).enumerate().filter(|(_, (left, _))| **left > 0);
    lacking.max_by_key(|(_, (left, of))| **left * 1000 / (**of).max(1)).map(|(topic, _)| topic)
}

/// The board that a question shows.
fn position(question: &Question) -> Option<&str> {
    let told = question.case.facts.iter().find(|given| given.fact.value == "position");
    told.map(|given| given.value.value.as_str())
}

/// Which of the ways of asking.
fn way(asks: &Asks) -> u8 {
    match asks {
        Asks::Result => 0,
        Asks::Statement => 1,
        Asks::TwoResults(_) => 2,
        Asks::TwoStatements(..) => 3,
    }
}

impl<'r> Balance<'r> {
    fn new(rng: &'r mut Rng) -> Self {
        Self {
            due: BTreeMap::new(),
            uses: BTreeMap::new(),
            asked: BTreeSet::new(),
            boards: BTreeSet::new(),
            said: BTreeMap::new(),
            with_said: 0,
            rng,
        }
    }

    fn cost(&self, entry: &Entry, levels: Option<[usize; 3]>) -> i32 {
        let question = &entry.draft.question;
        let left = levels.map(|levels| levels.get(question.level.place()).copied().unwrap_or(0));
        let rule = question.rules.first().and_then(|rule| self.uses.get(rule)).copied().unwrap_or(0);
        let level = if left == Some(0) { LEVEL } else { 0 };
        let again = if self.asked(&entry.draft) { AGAIN } else { 0 };
        let seen = if position(question).is_some_and(|board| self.boards.contains(board)) { SEEN } else { 0 };
        let mut wrong: Vec<i32> = entry.draft.plain.iter().map(|(_, sentence)| self.due(sentence)).collect();
        wrong.sort_unstable_by_key(|due| -due);
        // Answers that were wrong often enough give themselves away.
        let worn: i32 = wrong.iter().take(WRONG).map(|due| (*due).min(0)).sum();
        seen - worn / WORN + 2 * self.due(&entry.draft.right) + SAME_RULE * rule + level + again
    }

    /// Whether the same provision was asked about in the same way.
    fn asked(&self, draft: &Draft) -> bool {
        self.asked.contains(&(draft.about.clone(), way(&draft.question.asks)))
    }

    fn due(&self, sentence: &str) -> i32 {
        self.due.get(sentence).copied().unwrap_or(0)
    }

    fn count(&mut self, sentence: &str, by: i32) {
        *self.due.entry(sentence.to_owned()).or_default() += by;
    }

    fn question(&mut self, draft: &Draft, asked: usize) -> Question {
        let mut question = draft.question.clone();
        self.boards.extend(position(&question).map(str::to_owned));
        self.count(&draft.right, 3);
        self.asked.insert((draft.about.clone(), way(&question.asks)));
        if let Some(rule) = question.rules.first() {
            *self.uses.entry(*rule).or_default() += 1;
        }
        let mut wrong: Vec<Choice> = Vec::new();
        let lacking = draft.plain.len() < WRONG;
        if lacking || draft.says_itself || self.with_said * 100 < SAID * (asked + 1) {
            wrong.extend(self.said(draft, lacking));
            self.with_said += usize::from(!wrong.is_empty());
        }
        let mut plain: Vec<_> = draft.plain.iter().collect();
        self.rng.shuffle(&mut plain);
        // A sentence of a misconception claims what it claims: the same in plain words would be two wrong answers in one.
        let is_claimed = |choice: &Choice| wrong.iter().any(|said| said.answer == choice.answer);
        plain.sort_by_key(|(choice, sentence)| (is_claimed(choice), -self.due(sentence)));
        for (choice, sentence) in plain.into_iter().take(WRONG - wrong.len()) {
            self.count(sentence, -1);
            wrong.push(choice.clone());
        }
        question.choices.extend(wrong);
        self.rng.shuffle(&mut question.choices);
        question
    }

    /// The misconception that has been said least.
    fn said(&mut self, draft: &Draft, must_be_more: bool) -> Option<Choice> {
        let is_more = |choice: &Choice| !draft.plain.iter().any(|(plain, _)| plain.answer == choice.answer);
        let fitting = draft.said.iter().filter(|choice| !must_be_more || is_more(choice));
        let mut said: Vec<_> = fitting.filter_map(|choice| Some((choice, choice.error?.id))).collect();
        self.rng.shuffle(&mut said);
        let times = |id: &ErrorId| self.said.get(id).copied().unwrap_or(0);
        let (choice, id) = said.into_iter().min_by_key(|(_, id)| times(id))?;
        *self.said.entry(id).or_default() += 1;
        Some(choice.clone())
    }
}

// How many questions of each topic and level a paper asks.

/// Topics with their shares and rules, and the shares of the levels.
pub(super) struct Plan {
    topics: Vec<(u32, BTreeSet<RuleIndex>)>,
    levels: Option<[u32; 3]>,
}

impl Plan {
    /// The rules that were asked for, else the exam of the edition, else all its rules.
    pub(super) fn of(edition: &Edition, asked: Option<&BTreeSet<RuleIndex>>) -> Self {
        match (asked, &edition.exam) {
            (Some(rules), _) => Self { topics: vec![(1, rules.clone())], levels: None },
            (None, Some(exam)) => Self {
                topics: exam
                    .topics
                    .iter()
                    .map(|topic| (topic.share, topic.rules.iter().copied().collect()))
                    .collect(),
                levels: Some(exam.levels),
            },
            (None, None) => {
                let all = edition.numbered().map(|(rule, _)| rule).collect();
                Self { topics: vec![(1, all)], levels: None }
            }
        }
    }

    /// The topic a rule belongs to.
    pub(super) fn topic_of(&self, rule: RuleIndex) -> Option<usize> {
        self.topics.iter().position(|(_, rules)| rules.contains(&rule))
    }

    /// So many questions divided by the shares.
    pub(super) fn quotas(&self, count: usize) -> Quotas {
        let shares: Vec<_> = self.topics.iter().map(|(share, _)| *share).collect();
        let levels = self.levels.map(|shares| divided(count, &shares));
        let levels = levels.and_then(|levels| levels.try_into().ok());
        Quotas { topics: divided(count, &shares), levels }
    }
}

impl Quotas {
    /// What is left to be asked beside some questions: of their own topics less, of others where theirs have had enough.
    pub(super) fn beside(mut self, plan: &Plan, asked: &[Question]) -> Self {
        for question in asked {
            let topic = question.rules.first().and_then(|rule| plan.topic_of(*rule));
            let fuller = || (0..self.topics.len()).max_by_key(|topic| self.topics.get(*topic).copied());
            let topic =
                topic.filter(|topic| self.topics.get(*topic).is_some_and(|left| *left > 0)).or_else(fuller);
            if let Some(left) = topic.and_then(|topic| self.topics.get_mut(topic)) {
                *left = left.saturating_sub(1);
            }
            if let Some(left) = self.levels.as_mut().and_then(|levels| levels.get_mut(question.level.place()))
            {
                *left = left.saturating_sub(1);
            }
        }
        self
    }
}

/// A number divided by shares into whole numbers; those with the greatest remainders are rounded up.
fn divided(count: usize, shares: &[u32]) -> Vec<usize> {
    let all = shares.iter().map(|share| *share as usize).sum::<usize>().max(1);
    let mut parts: Vec<_> = shares.iter().map(|share| count * *share as usize / all).collect();
    let mut places: Vec<_> = (0..shares.len()).collect();
    let rest = |place: &usize| shares.get(*place).map_or(0, |share| count * *share as usize % all);
    places.sort_by_key(|place| std::cmp::Reverse(rest(place)));
    let mut left = count - parts.iter().sum::<usize>();
    for place in places {
        if left > 0 && rest(&place) > 0 {
            parts.get_mut(place).into_iter().for_each(|part| *part += 1);
            left -= 1;
        }
    }
    parts
}
