//! What the pages about a decision have in common: its findings and reasons, in words.

use super::questions::Questions;
use super::report::{Block, Item, Mark, Section};
use crate::engine::decision::{Decision, Finding, Reason, WhyNot};
use crate::engine::model::{Conclusion, RuleIndex};
use crate::engine::syntax::Modality;
use crate::words::speech::phrases::Speaker;

/// A ruling being put in words.
pub(crate) struct Page<'a> {
    /// Who speaks.
    pub(crate) speaker: &'a Speaker<'a>,
    /// The ruling.
    pub(crate) decision: &'a Decision,
}

impl Page<'_> {
    pub(crate) fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.speaker.words.say(id, args)
    }

    pub(crate) fn questions(&self) -> Questions<'_> {
        Questions { speaker: self.speaker, decision: self.decision }
    }

    pub(crate) fn section(&self, heading: &'static str, items: Vec<Item>) -> Option<Section> {
        if items.is_empty() {
            return None;
        }
        Some(Section::new(self.say(heading, &[]), vec![Block::Items(items)]).named(heading))
    }

    pub(crate) fn conclusion_of(&self, finding: &Finding) -> Option<&Conclusion> {
        let rule = self.speaker.edition.rule(finding.rule)?;
        rule.then.get(finding.conclusion).map(|conclusion| &conclusion.value)
    }

    /// What was told or computed; assumptions have a part of their own.
    pub(crate) fn because(&self, reasons: &[Reason]) -> Option<String> {
        let reasons = self.reasons(&self.behind(reasons));
        (!reasons.is_empty()).then(|| self.say("because", &[("reasons", &reasons)]))
    }

    /// Whether there is a reason that is no assumption.
    pub(super) fn rests_on_what_is_known(&self, reasons: &[Reason]) -> bool {
        reasons.iter().any(|reason| !self.is_assumed(*reason))
    }

    /// The reasons that are no assumptions; in place of a rule that applies, the facts that make it apply.
    fn behind(&self, reasons: &[Reason]) -> Vec<Reason> {
        let mut found = Vec::new();
        for reason in reasons.iter().copied().filter(|reason| !self.is_assumed(*reason)) {
            let facts = match reason {
                Reason::Rule(rule, true) => self.facts_behind(rule),
                Reason::Fact(_) | Reason::Rule(_, false) => Vec::new(),
            };
            let each = if facts.is_empty() { vec![reason] } else { facts };
            found.extend(each);
        }
        let mut once: Vec<Reason> = Vec::new();
        for reason in found {
            if !once.contains(&reason) {
                once.push(reason);
            }
        }
        // That the event has taken a part of the edition on is no reason of this case, where there is another.
        let (provisos, own): (Vec<_>, Vec<_>) = once.into_iter().partition(|reason| self.is_proviso(*reason));
        if own.is_empty() { provisos } else { own }
    }

    fn is_proviso(&self, reason: Reason) -> bool {
        match reason {
            Reason::Fact(fact) => {
                self.speaker.edition.provided.iter().any(|(_, proviso)| *proviso == Some(fact))
            }
            Reason::Rule(..) => false,
        }
    }

    fn facts_behind(&self, rule: RuleIndex) -> Vec<Reason> {
        let found = self.decision.findings.iter().filter(|finding| finding.rule == rule);
        let reasons = found.flat_map(|finding| self.behind(&finding.because));
        reasons.filter(|reason| matches!(reason, Reason::Fact(_))).collect()
    }

    pub(super) fn is_assumed(&self, reason: Reason) -> bool {
        match reason {
            Reason::Fact(fact) => self.decision.facts.is_assumed(fact),
            Reason::Rule(..) => false,
        }
    }

    pub(crate) fn reasons(&self, reasons: &[Reason]) -> String {
        let words = reasons.iter().map(|reason| match reason {
            Reason::Fact(fact) => self.speaker.known(&self.decision.facts, *fact),
            Reason::Rule(rule, true) => {
                self.say("rule-applies", &[("rule", &self.speaker.short_citation(*rule))])
            }
            Reason::Rule(rule, false) => {
                self.say("rule-does-not-apply", &[("rule", &self.speaker.short_citation(*rule))])
            }
        });
        words.collect::<Vec<_>>().join("; ")
    }

    pub(crate) fn rules(&self, rules: &[RuleIndex]) -> String {
        let mut names: Vec<_> = rules.iter().map(|rule| self.speaker.short_citation(*rule)).collect();
        names.dedup();
        names.join(", ")
    }

    /// Findings as items; equal ones are said once, with every citation.
    pub(crate) fn items<'f>(&self, findings: impl Iterator<Item = &'f Finding>) -> Vec<Item> {
        let mut items: Vec<(Item, Vec<String>)> = Vec::new();
        // A rule for each player is read in one way for both.
        let mut readings: Vec<String> = Vec::new();
        for finding in findings {
            let (Some(conclusion), Some(rule)) =
                (self.conclusion_of(finding), self.speaker.edition.rule(finding.rule))
            else {
                continue;
            };
            let text = self.speaker.conclusion(conclusion, finding.value);
            let cited = self.speaker.short_citation(finding.rule);
            let mut notes: Vec<_> = self.because(&finding.because).into_iter().collect();
            if let Some(note) = self.speaker.note(rule).filter(|note| !readings.contains(note)) {
                notes.push(self.say("reading-of-text", &[("note", &note)]));
                readings.push(note);
            }
            let links = self.speaker.cited(rules_behind(finding));
            if let Some((item, citations)) = items.iter_mut().find(|(item, _)| item.text == text) {
                item.cited.extend(links);
                item.notes.extend(notes);
                item.notes.dedup();
                if !citations.contains(&cited) {
                    citations.push(cited);
                }
            } else {
                let mark = mark(conclusion, finding.done);
                let item = Item { text, notes, cited: links, mark, ..Item::default() };
                items.push((item, vec![cited]));
            }
        }
        let items =
            items.into_iter().map(|(item, citations)| Item { citation: citations.join(", "), ..item });
        items.collect()
    }

    pub(crate) fn why_not(&self, why_not: &WhyNot) -> String {
        match why_not {
            WhyNot::Fails(reasons) => self.reasons(reasons),
            WhyNot::Displaced(by) => self.say("displaced-by", &[("rules", &self.rules(by))]),
            WhyNot::Over(by) => {
                // Of the rules that may have ended the game, those that did.
                let applies =
                    |rule: &RuleIndex| self.decision.findings.iter().any(|found| found.rule == *rule);
                let ended: Vec<_> = by.iter().copied().filter(applies).collect();
                self.say("over-before", &[("rules", &self.rules(if ended.is_empty() { by } else { &ended }))])
            }
        }
    }
}

/// How an item that says a conclusion is marked.
fn mark(conclusion: &Conclusion, done: bool) -> Mark {
    match conclusion {
        Conclusion::Duty(duty) if !done => match duty.modality {
            Modality::Must => Mark::Duty,
            Modality::May | Modality::Should => Mark::Right,
            Modality::MustNot => Mark::Plain,
        },
        Conclusion::Duty(_) | Conclusion::Result(_) | Conclusion::Set(..) | Conclusion::State(_) => {
            Mark::Plain
        }
    }
}

/// The rule of a finding, and those that are named with it: what it displaces and what its condition asks.
pub(super) fn rules_behind(finding: &Finding) -> Vec<RuleIndex> {
    let asked = finding.because.iter().filter_map(|reason| rule_of(*reason));
    std::iter::once(finding.rule).chain(finding.displaced.iter().copied()).chain(asked).collect()
}

pub(super) fn rule_of(reason: Reason) -> Option<RuleIndex> {
    match reason {
        Reason::Rule(rule, _) => Some(rule),
        Reason::Fact(_) => None,
    }
}
