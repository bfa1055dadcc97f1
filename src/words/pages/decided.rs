//! What the pages about a decision have in common: its findings and reasons, in words.

use super::questions::Questions;
use super::report::{Block, Item, Mark, Section};
use crate::engine::decision::{Decision, Finding, Reason, WhyNot};
use crate::engine::facts::Known;
use crate::engine::model::{Conclusion, FactId, Formula, Outcome, RuleIndex, Type, Value};
use crate::engine::program::Truth;
use crate::engine::syntax::Modality;
use crate::words::phrases::phrases::Speaker;

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
    pub(super) fn behind(&self, reasons: &[Reason]) -> Vec<Reason> {
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
        let facts = reasons.iter().filter_map(|reason| match reason {
            Reason::Fact(fact) => Some(*fact),
            Reason::Rule(..) => None,
        });
        let facts: Vec<_> = facts.collect();
        let news = reasons.iter().filter(|reason| match reason {
            Reason::Fact(fact) => !self.goes_without_saying(*fact, &facts),
            Reason::Rule(..) => true,
        });
        let words = news.map(|reason| match reason {
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

    /// Whether a fact follows from one of the others that are said, by what no game can show: who resigned says that
    /// somebody did.
    pub(crate) fn goes_without_saying(&self, fact: FactId, said: &[FactId]) -> bool {
        let (vocabulary, facts) = (self.speaker.vocabulary, &self.decision.facts);
        let (Type::OneOf(values), Some(Value::Choice(own))) =
            (&vocabulary.fact(fact).kind, facts.value(fact))
        else {
            return false;
        };
        let others = (0..=u8::MAX).zip(values).map(|(place, _)| place).filter(|place| place != own);
        let others: Vec<_> = others.collect();
        said.iter().filter(|by| **by != fact && facts.value(**by).is_some()).any(|by| {
            let of_both = |formula: &&Formula| {
                let asked = formula.facts();
                asked.contains(&fact) && asked.contains(by) && asked.iter().all(|of| *of == fact || of == by)
            };
            let shown: Vec<_> = vocabulary.impossible().iter().filter(of_both).collect();
            !shown.is_empty()
                && others.iter().all(|other| {
                    let mut otherwise = facts.clone();
                    otherwise.set(fact, Known::Told(Value::Choice(*other)));
                    shown
                        .iter()
                        .any(|formula| otherwise.truth_of(formula, &|_| Truth::Unknown) == Truth::True)
                })
        })
    }

    pub(crate) fn rules(&self, rules: &[RuleIndex]) -> String {
        let mut names: Vec<_> = rules.iter().map(|rule| self.speaker.short_citation(*rule)).collect();
        let mut seen = std::collections::HashSet::new();
        names.retain(|name| seen.insert(name.clone()));
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
                let is_annulled = self.decision.outcome == Some(Outcome::Annulled);
                let id = if is_annulled { "over-annulled" } else { "over-before" };
                self.say(id, &[("rules", &self.rules(if ended.is_empty() { by } else { &ended }))])
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
