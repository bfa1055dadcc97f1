//! What a batch of cases came to: counts by result and by rule, as a page and as JSON.

use std::collections::BTreeMap;

use serde_json::{Value as Json, json};

use super::report::{Block, Item, Report, Section, footer};
use crate::engine::decision::{Decision, Score, Status};
use crate::engine::model::{Edition, RuleIndex, Rulebook};
use crate::words::phrases::speaker::Speaker;
use crate::words::phrases::words::Words;

/// What is counted; it does not grow with the number of cases.
#[derive(Debug, Default)]
pub(crate) struct BatchTally {
    /// Lines that are no case.
    pub(crate) faulty: usize,
    results: BTreeMap<Came, usize>,
    /// By edition and rule.
    rules: BTreeMap<String, BTreeMap<RuleIndex, usize>>,
}

/// What a case came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Came {
    /// A result.
    Result(Score),
    /// Settled, and not about the result.
    Settled,
    /// Open.
    Open,
    /// Not regulated.
    Silent,
}

impl Came {
    fn code(self) -> &'static str {
        match self {
            Self::Result(score) => score.as_str(),
            Self::Settled => "settled",
            Self::Open => "open",
            Self::Silent => "silent",
        }
    }
}

impl BatchTally {
    /// Counts a decision: its result, and each rule that says something once.
    pub(crate) fn count(&mut self, decision: &Decision, edition: &Edition) {
        let came = match (decision.status, decision.result) {
            (Status::Open, _) => Came::Open,
            (Status::Silent, _) => Came::Silent,
            (Status::Decided, Some(score)) => Came::Result(score),
            (Status::Decided, None) => Came::Settled,
        };
        *self.results.entry(came).or_default() += 1;
        if !self.rules.contains_key(&edition.id) {
            self.rules.insert(edition.id.clone(), BTreeMap::new());
        }
        let mut last = None;
        // The findings of a rule stand together.
        for rule in decision.findings.iter().map(|finding| finding.rule) {
            if let (Some(counts), true) = (self.rules.get_mut(&edition.id), last != Some(rule)) {
                *counts.entry(rule).or_default() += 1;
            }
            last = Some(rule);
        }
    }

    /// Adds the counts of other cases.
    pub(crate) fn add(&mut self, other: Self) {
        self.faulty += other.faulty;
        for (came, count) in other.results {
            *self.results.entry(came).or_default() += count;
        }
        for (edition, counts) in other.rules {
            let rules = self.rules.entry(edition).or_default();
            for (rule, count) in counts {
                *rules.entry(rule).or_default() += count;
            }
        }
    }

    fn rules(&self) -> impl Iterator<Item = (&str, RuleIndex, usize)> {
        self.rules.iter().flat_map(|(edition, rules)| {
            rules.iter().map(move |(rule, count)| (edition.as_str(), *rule, *count))
        })
    }

    fn cases(&self) -> usize {
        self.results.values().sum()
    }
}

/// The counts as JSON.
pub(crate) fn batch_json(tally: &BatchTally, rulebook: &Rulebook, digest: &str) -> Json {
    let results: BTreeMap<_, _> = tally.results.iter().map(|(came, count)| (came.code(), count)).collect();
    let rules = tally.rules().map(|(edition, rule, count)| {
        let id =
            rulebook.edition(edition).and_then(|edition| edition.rule(rule)).map(|rule| rule.id.as_str());
        json!({"edition": edition, "rule": id, "cases": count})
    });
    json!({
        "cases": tally.cases(),
        "faulty": tally.faulty,
        "results": results,
        "rules": rules.collect::<Vec<_>>(),
        "rulebook": digest,
        "engine": env!("CARGO_PKG_VERSION"),
    })
}

/// The counts as a page: the results, then the rules.
pub(crate) fn batch_report(words: &Words, rulebook: &Rulebook, tally: &BatchTally, digest: &str) -> Report {
    let say = |id: &str| words.say(id, &[]);
    let counted =
        [("cases", tally.cases()), ("faulty", tally.faulty)].map(|(name, count)| (name, count.to_string()));
    let counted = counted.each_ref().map(|(name, count)| (*name, count.as_str()));
    let row = |name: &str, count: usize| {
        Item::plain(words.say("batch-row", &[("name", name), ("cases", &count.to_string())]))
    };
    let results = tally.results.iter().map(|(came, count)| row(&result(words, *came), *count));
    let rules =
        tally.rules().map(|(edition, rule, count)| row(&citation(words, rulebook, edition, rule), count));
    let lists = [("batch-results", results.collect::<Vec<_>>()), ("batch-rules", rules.collect())];
    let sections = lists.into_iter().filter(|(_, items)| !items.is_empty());
    let sections = sections.map(|(heading, items)| Section::new(say(heading), vec![Block::Items(items)]));
    Report {
        title: say("batch-title"),
        subtitle: words.say("batch-counted", &counted),
        language: words.locale().code().to_owned(),
        sections: sections.collect(),
        footer: footer(words, "replay-footer", digest, &[]),
    }
}

fn result(words: &Words, came: Came) -> String {
    match came {
        Came::Result(score) => score.as_str().to_owned(),
        Came::Settled | Came::Open | Came::Silent => words.say(&format!("replay-{}", came.code()), &[]),
    }
}

fn citation(words: &Words, rulebook: &Rulebook, edition: &str, rule: RuleIndex) -> String {
    let known = rulebook.edition(edition);
    let cited = known.and_then(|edition| {
        let speaker = Speaker::in_general(words, &rulebook.vocabulary, edition);
        let rule = edition.rule(rule)?;
        Some(format!("{} ({})", speaker.citation(rule), rule.id))
    });
    cited.unwrap_or_default()
}
