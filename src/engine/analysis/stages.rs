//! The stages of an adjourned game, to which what two editions say belongs by the titles of its articles.

use super::compared::Compared;
use crate::engine::model::{Conclusion, Edition, Outcome, Rule, RuleIndex};

/// The stages in the order of events, by the titles of articles.
pub(super) struct Stages {
    /// Each with its name.
    stages: Vec<(String, Vec<String>)>,
}

impl Stages {
    /// As the vocabulary tells them; where it tells none, each article is a stage, in the order of the later edition.
    pub(super) fn of(compared: [Compared; 2]) -> Self {
        let [first, second] = compared;
        let told = second.library.rulebook.vocabulary.stages();
        let mut stages: Vec<_> =
            told.iter().map(|stage| (stage.name.clone(), stage.articles.clone())).collect();
        if stages.is_empty() {
            for article in second.edition.articles.iter().chain(&first.edition.articles) {
                if !stages.iter().any(|(name, _)| *name == article.title) {
                    stages.push((article.title.clone(), vec![article.title.clone()]));
                }
            }
        }
        Self { stages }
    }

    pub(super) fn name(&self, place: usize) -> String {
        self.stages.get(place).map(|(name, _)| name.clone()).unwrap_or_default()
    }

    /// The place of the stage a rule is about.
    pub(super) fn of_rule(&self, edition: &Edition, rule: RuleIndex) -> Option<usize> {
        let title = &edition.article_of(rule)?.title;
        self.stages.iter().position(|(_, titles)| titles.contains(title))
    }

    /// How near an article is to the matter of its stage: those that the stage names first are.
    pub(super) fn rank(&self, edition: &Edition, rule: RuleIndex) -> Option<usize> {
        let title = &edition.article_of(rule)?.title;
        self.stages.iter().find_map(|(_, titles)| titles.iter().position(|known| known == title))
    }

    /// The stage of two rules that give two results: the earlier one, of those that do more than let the game go on.
    pub(super) fn of_both(
        &self,
        editions: [&Edition; 2],
        rules: [Option<RuleIndex>; 2],
    ) -> Option<(usize, usize)> {
        let mut found: Vec<_> = editions
            .into_iter()
            .zip(rules)
            .enumerate()
            .filter_map(|(side, (edition, rule))| {
                let rule = rule?;
                let lets_go_on = edition.rule(rule).is_some_and(lets_go_on);
                Some((lets_go_on, self.of_rule(edition, rule)?, 1 - side))
            })
            .collect();
        found.sort_unstable();
        found.first().map(|(_, stage, later)| (*stage, 1 - later))
    }
}

/// Whether a rule lets the game go on, if it gives a result at all.
pub(super) fn lets_go_on(rule: &Rule) -> bool {
    let mut results = rule.then.iter().filter_map(|then| match &then.value {
        Conclusion::Result(verdict) => Some(verdict.outcome()),
        Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => None,
    });
    results.all(|outcome| outcome == Outcome::GoesOn)
}

/// Whether a rule concludes a result.
pub(super) fn concludes(rule: &Rule) -> bool {
    rule.then.iter().any(|then| matches!(then.value, Conclusion::Result(_)))
}
