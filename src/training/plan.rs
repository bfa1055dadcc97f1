//! What a paper asks: the topics of the edition's exam in their shares, or what was asked for.

use std::collections::BTreeSet;

use super::balance::Quotas;
use super::question::Question;
use crate::engine::model::{Edition, RuleIndex};

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
