//! Past rulings that do not stand -> pages and JSON: the old ruling and the new one, and which rules make the difference.

use std::collections::BTreeSet;

use indexmap::IndexMap;
use serde_json::{Value as Json, json};

use super::decided::Page;
use super::faults::{faults_json, faults_titles};
use super::report::{Block, Item, Report, Section, footer};
use crate::engine::decision::{Decision, Finding, Score, Status, WhyNot};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::model::{Conclusion, Rulebook, Type, duration_written};
use crate::engine::record::{Aspect, Cause, EDITION, ENGINE, Found, Kind, Record, RuleChange, told};
use crate::engine::source::Sources;
use crate::engine::syntax::CaseFile;
use crate::words::phrases::speaker::{Speaker, sentence};
use crate::words::phrases::words::Words;

/// The longest text of a fact that is shown.
const LONGEST: usize = 120;

/// A past ruling that does not stand.
pub(crate) struct Change<'a> {
    /// The line of the log, counted from 1.
    pub(crate) line: usize,
    /// The ruling as logged.
    pub(crate) before: &'a Record,
    /// What became of it.
    pub(crate) now: Now<'a>,
    /// To what that is due.
    pub(crate) cause: Cause,
}

/// What a rulebook makes of a past case.
pub(crate) enum Now<'a> {
    /// A ruling, and the past one with the numbers its rules have now.
    Ruled(&'a Speaker<'a>, &'a Decision, &'a Record, &'a Record),
    /// The case cannot be decided under it.
    Refused(&'a [Diagnostic]),
}

/// What a replay has found so far.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// Rulings that stand.
    pub(crate) same: usize,
    /// Rulings that do not.
    pub(crate) changed: usize,
    /// Lines that are no rulings.
    pub(crate) unread: usize,
    /// By edition and rule: which of the changed rulings are those in which it says something else.
    rules: IndexMap<(String, String), Vec<usize>>,
}

impl Tally {
    /// Counts a ruling that does not stand.
    pub(crate) fn add(&mut self, change: &Change) {
        self.changed += 1;
        for rule in change.rules() {
            let edition = change.edition_of(&rule.rule).to_owned();
            self.rules.entry((edition, rule.rule)).or_default().push(self.changed);
        }
    }
}

impl Change<'_> {
    fn rules(&self) -> Vec<RuleChange> {
        match self.now {
            Now::Ruled(_, _, now, renumbered) => renumbered.rule_changes(now),
            Now::Refused(_) => Vec::new(),
        }
    }

    fn aspects(&self) -> Vec<Aspect> {
        match self.now {
            Now::Ruled(_, _, now, renumbered) => renumbered.differences(now),
            Now::Refused(_) => vec![Aspect::Refused],
        }
    }

    /// The edition that has a rule under this number: that of today's ruling, else that of the past one.
    fn edition_of(&self, rule: &str) -> &str {
        match self.now {
            Now::Ruled(speaker, ..) if speaker.edition.rules.iter().any(|known| known.id == rule) => {
                &speaker.edition.id
            }
            Now::Ruled(..) | Now::Refused(_) => &self.before.edition,
        }
    }
}

/// Says what becomes of past rulings under a rulebook.
pub(crate) struct Teller<'a> {
    /// The language.
    pub(crate) words: &'a Words,
    /// The rulebook under which they are decided again.
    pub(crate) rulebook: &'a Rulebook,
}

impl Teller<'_> {
    /// One ruling that does not stand, as a page.
    pub(crate) fn report(&self, change: &Change) -> Report {
        let mut items = vec![self.ruled("replay-before", change.before)];
        match change.now {
            Now::Ruled(_, _, now, _) => items.push(self.ruled("replay-now", now)),
            Now::Refused(faults) => {
                let reasons = faults_titles(self.words, Some(self.rulebook), faults).join("; ");
                let refused = self.say("replay-refused", &[("reasons", &reasons)]);
                items.push(Item::plain(self.say("replay-now", &[("verdict", &refused)])));
            }
        }
        items.extend(change.rules().iter().flat_map(|rule| self.rule_items(change, rule)));
        items.extend(match change.cause {
            Cause::Rulebook => None,
            Cause::Engine => {
                Some(Item::plain(self.say("replay-other-engine", &[("engine", &change.before.engine)])))
            }
            Cause::BrokenChain => Some(Item::plain(self.say("replay-broken-chain", &[]))),
            Cause::OlderDigest => Some(Item::plain(self.say("replay-older-digest", &[]))),
            Cause::LineOrPlica => Some(Item::plain(self.say("replay-line-or-plica", &[]))),
            Cause::Plica => Some(Item::plain(self.say("replay-own-fault", &[]))),
        });
        let facts = change.before.case.iter().filter(|(name, _)| *name != EDITION);
        let facts = facts.map(|(name, value)| format!("{name}: {}", shown(value)));
        let case = self.say("replay-case", &[("facts", &facts.collect::<Vec<_>>().join("; "))]);
        let line = change.line.to_string();
        let title = [("line", line.as_str()), ("edition", &self.edition_short(&change.before.edition))];
        Report {
            title: self.say("replay-line", &title),
            language: self.words.locale().code().to_owned(),
            sections: vec![Section::new(String::new(), vec![Block::Paragraph(case), Block::Items(items)])],
            ..Report::default()
        }
    }

    /// The same as JSON.
    pub(crate) fn json(&self, change: &Change) -> Json {
        let now = match change.now {
            Now::Ruled(_, _, now, _) => self.ruled_json(now),
            Now::Refused(faults) => {
                let sources = Sources::default();
                json!({"errors": faults_json(self.words, Some(self.rulebook), &sources, faults)})
            }
        };
        let rules = change.rules();
        let rules = rules.iter().map(|rule| {
            json!({
                "rule": rule.rule,
                "citation": self.citation(change.edition_of(&rule.rule), &rule.rule),
                "gone": rule.gone,
                "new": rule.new,
                "why": self.why(change, rule),
            })
        });
        json!({
            "line": change.line,
            "edition": change.before.edition,
            "changes": change.aspects(),
            "cause": change.cause,
            "before": self.ruled_json(change.before),
            "now": now,
            "rules": rules.collect::<Vec<_>>(),
            "case": change.before.case,
            "rulebook": change.before.rulebook,
            "engine": change.before.engine,
        })
    }

    /// The end of a replay: how many rulings stand, and, where several do not, which rules that comes from.
    pub(crate) fn summary(&self, tally: &Tally, rulebook: &str) -> Report {
        let outcome = if tally.changed == 0 { "replay-none-changes" } else { "replay-some-change" };
        let number = |number: usize| number.to_string();
        let counts = [
            ("rulings", number(tally.same + tally.changed)),
            ("same", number(tally.same)),
            ("changed", number(tally.changed)),
            ("unread", number(tally.unread)),
        ];
        let counts = counts.each_ref().map(|(name, count)| (*name, count.as_str()));
        // Rules of one article may be cited alike: they are one line, and a ruling that two of them change counts once.
        let mut cited: IndexMap<String, BTreeSet<usize>> = IndexMap::new();
        for ((edition, rule), rulings) in tally.rules.iter().filter(|_| tally.changed > 1) {
            cited.entry(self.citation(edition, rule)).or_default().extend(rulings);
        }
        let rules = cited.iter().map(|(citation, rulings)| {
            let count = rulings.len().to_string();
            Item::plain(self.say("replay-rule-count", &[("citation", citation), ("count", &count)]))
        });
        let rules: Vec<_> = rules.collect();
        let section =
            || Section::new(self.say("replay-heading-rules", &[]), vec![Block::Items(rules.clone())]);
        Report {
            title: self.say(outcome, &[]),
            subtitle: self.say("replay-counts", &counts),
            language: self.words.locale().code().to_owned(),
            sections: (!rules.is_empty()).then(section).into_iter().collect(),
            footer: footer(self.words, "replay-footer", rulebook, &[]),
        }
    }

    /// The same as JSON.
    pub(crate) fn summary_json(&self, tally: &Tally, rulebook: &str) -> Json {
        let rules = tally.rules.iter().map(|((edition, rule), rulings)| {
            let citation = self.citation(edition, rule);
            json!({"edition": edition, "rule": rule, "citation": citation, "rulings": rulings.len()})
        });
        json!({"summary": {
            "rulings": tally.same + tally.changed,
            "same": tally.same,
            "changed": tally.changed,
            "unread": tally.unread,
            "rules": rules.collect::<Vec<_>>(),
            "rulebook": rulebook,
            "engine": ENGINE,
        }})
    }

    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.words.say(id, args)
    }

    fn ruled(&self, id: &str, record: &Record) -> Item {
        let text = self.say(id, &[("verdict", &self.verdict(record))]);
        Item { text, citation: self.citations(record).join("; "), ..Item::default() }
    }

    fn ruled_json(&self, record: &Record) -> Json {
        json!({
            "status": record.status,
            "result": record.result,
            "possible": record.possible,
            "citations": self.citations(record),
        })
    }

    fn verdict(&self, record: &Record) -> String {
        match (record.status, record.result) {
            (Status::Decided, Some(score)) => self.score(score),
            (Status::Decided, None) => self.say("replay-settled", &[]),
            (Status::Open, _) if record.possible.is_empty() => self.say("replay-open", &[]),
            (Status::Open, _) => {
                let possible: Vec<_> = record.possible.iter().map(|score| self.score(*score)).collect();
                self.say("compare-open", &[("possible", &possible.join(" / "))])
            }
            (Status::Silent, _) => self.say("replay-silent", &[]),
        }
    }

    fn score(&self, score: Score) -> String {
        match score {
            Score::GoesOn => self.say("score-goes-on", &[]),
            Score::Annulled => self.say("score-annulled", &[]),
            Score::Silent => self.say("score-silent", &[]),
            Score::WhiteWins | Score::BlackWins | Score::Draw | Score::BothLose => score.as_str().to_owned(),
        }
    }

    fn citations(&self, record: &Record) -> Vec<String> {
        let mut citations: Vec<String> = Vec::new();
        for found in record.concluding() {
            let citation = self.citation(&record.edition, &found.rule);
            if !citations.contains(&citation) {
                citations.push(citation);
            }
        }
        citations
    }

    /// How a rule is cited; one that the rulebook no longer has, by its id.
    fn citation(&self, edition: &str, rule: &str) -> String {
        let speaker = self.speaker(edition);
        let known = speaker.as_ref().and_then(|speaker| {
            let known = speaker.edition.rules.iter().find(|known| known.id == rule)?;
            Some(speaker.citation(known))
        });
        known.unwrap_or_else(|| {
            self.say("cite-letter", &[("edition", &self.edition_short(edition)), ("article", rule)])
        })
    }

    /// How an edition is called; one that the rulebook no longer has, by its id.
    fn edition_short(&self, edition: &str) -> String {
        self.speaker(edition).map_or_else(|| edition.to_owned(), |speaker| speaker.edition_short())
    }

    fn speaker(&self, edition: &str) -> Option<Speaker<'_>> {
        let edition = self.rulebook.edition(edition)?;
        Some(Speaker::in_general(self.words, &self.rulebook.vocabulary, edition))
    }

    /// What a rule no longer says and what it says now, with the reason.
    fn rule_items(&self, change: &Change, rule: &RuleChange) -> Vec<Item> {
        let lines = [("replay-gone", &rule.gone), ("replay-new", &rule.new)];
        let mut items: Vec<_> = lines
            .into_iter()
            .filter(|(_, clauses)| !clauses.is_empty())
            .map(|(id, clauses)| {
                let clauses: Vec<_> = clauses.iter().map(|clause| format!("`{clause}`")).collect();
                Item::plain(self.say(id, &[("rule", &rule.rule), ("says", &clauses.join(", "))]))
            })
            .collect();
        if let (Some(item), Some(why)) = (items.last_mut(), self.why(change, rule)) {
            item.notes.push(why);
        }
        items
    }

    /// Why a rule applies that did not, or no longer applies; nothing where it only says something else.
    fn why(&self, change: &Change, rule: &RuleChange) -> Option<String> {
        let Now::Ruled(speaker, decision, ..) = change.now else { return None };
        let page = Page { speaker, decision };
        let is_it = |index| speaker.edition.rule(index).is_some_and(|known| known.id == rule.rule);
        if let Some(finding) = decision.findings.iter().find(|finding| is_it(finding.rule)) {
            return page.because(&finding.because).filter(|_| rule.gone.is_empty());
        }
        if !speaker.edition.rules.iter().any(|known| known.id == rule.rule) {
            return Some(self.say("replay-rule-missing", &[]));
        }
        let considered = decision.considered.iter().find(|considered| is_it(considered.rule));
        let undetermined = || decision.undetermined.iter().find(|entry| is_it(entry.rule));
        match considered.map(|considered| &considered.why_not) {
            Some(WhyNot::Fails(reasons)) => Some(self.say("because", &[("reasons", &page.reasons(reasons))])),
            Some(WhyNot::Displaced(by)) => {
                Some(sentence(&self.say("displaced-by", &[("rules", &page.rules(by))])))
            }
            Some(WhyNot::Over(by)) => Some(sentence(&self.say("over-before", &[("rules", &page.rules(by))]))),
            None => undetermined().map(|entry| {
                let facts: Vec<_> = entry.facts.iter().map(|fact| speaker.label(*fact)).collect();
                self.say("turns-on", &[("facts", &facts.join(", "))])
            }),
        }
    }
}

/// A fact's value as logged, on one line and not endless.
fn shown(value: &Json) -> String {
    let text = match value {
        Json::String(text) => text.clone(),
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::Array(_) | Json::Object(_) => value.to_string(),
    };
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

// A decision -> the record of it that a log keeps; its clauses are those of the rule language.

/// The record of a ruling given under a rulebook with this digest.
#[must_use]
pub(crate) fn record(speaker: &Speaker, case: &CaseFile, decision: &Decision, rulebook: &str) -> Record {
    Record {
        chain: None,
        edition: decision.edition.clone(),
        status: decision.status,
        result: decision.result,
        possible: decision.possible.clone(),
        findings: decision.findings.iter().filter_map(|finding| found(speaker, decision, finding)).collect(),
        case: told(case, &decision.edition),
        rulebook: rulebook.to_owned(),
        words: speaker.words.digest().to_owned(),
        engine: ENGINE.to_owned(),
    }
}

fn found(speaker: &Speaker, decision: &Decision, finding: &Finding) -> Option<Found> {
    let rule = speaker.edition.rule(finding.rule)?;
    let conclusion = &rule.then.get(finding.conclusion)?.value;
    let clause = decision.as_told(&speaker.clause(conclusion));
    let (kind, says) = match conclusion {
        Conclusion::Result(_) => (Kind::Result, clause),
        Conclusion::Duty(_) => (Kind::Act, clause),
        Conclusion::State(_) => (Kind::State, clause),
        Conclusion::Set(fact, _) => {
            let is_time = speaker.vocabulary.fact(*fact).kind == Type::Duration;
            let value = |value: i64| if is_time { duration_written(value) } else { value.to_string() };
            let to = finding.value.map(|amount| format!(" to {}", value(amount)));
            (Kind::Value, clause + &to.unwrap_or_default())
        }
    };
    Some(Found { rule: rule.id.clone(), kind, says })
}
