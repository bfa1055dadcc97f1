//! The top of a ruling: the answer in one line, why in one sentence with its article, and what the answer is without a
//! result.

use super::decided::Page;
use super::report::{Block, Item, Section};
use crate::engine::decision::{Decision, Finding, Reason, Score, Status};
use crate::engine::model::{Conclusion, Rule};
use crate::engine::syntax::Modality;
use crate::words::speech::phrases::Speaker;

impl Page<'_> {
    /// The answer, and why.
    pub(crate) fn opening(&self) -> Section {
        let mut blocks = vec![Block::Verdict(self.verdict())];
        let why = self.why();
        if !why.is_empty() {
            blocks.push(Block::Items(why));
        }
        Section::new(String::new(), blocks).named("ruling-answer")
    }

    /// The ruling in one line.
    pub(crate) fn verdict(&self) -> String {
        let decision = self.decision;
        match (decision.status, decision.result, decision.outcome) {
            (Status::Decided, Some(Score::GoesOn | Score::Annulled), Some(outcome)) => {
                self.speaker.outcome(outcome)
            }
            (Status::Decided, Some(score), Some(outcome)) => self.say(
                "verdict-line",
                &[("score", &self.questions().score(score)), ("verdict", &self.speaker.outcome(outcome))],
            ),
            (Status::Decided, ..) => headline(self.speaker, decision),
            (Status::Open, ..) if decision.possible.is_empty() => {
                self.say("verdict-open-without-result", &[])
            }
            (Status::Open, _, Some(outcome)) => self.say(
                "verdict-open-colour",
                &[
                    ("verdict", &self.speaker.outcome(outcome)),
                    ("possible", &self.questions().scores(&decision.possible)),
                ],
            ),
            (Status::Open, ..) => {
                self.say("verdict-open", &[("possible", &self.questions().scores(&decision.possible))])
            }
            (Status::Silent, ..) => self.say("verdict-silent", &[("edition", &self.speaker.edition_short())]),
        }
    }

    /// The findings that give the answer: the result or, without one, the news.
    pub(crate) fn deciding(&self) -> Vec<&Finding> {
        let results = self.decision.findings.iter().filter(|finding| self.is_result(finding));
        let results: Vec<_> = results.collect();
        if !results.is_empty() || !self.decision.is_decided() {
            return results;
        }
        let news = news(self.speaker, self.decision);
        if news.is_empty() { self.first_step().into_iter().collect() } else { news }
    }

    /// What is to be done first, of what was told.
    fn first_step(&self) -> Option<&Finding> {
        let mut called_for = self.decision.now.iter().filter(|step| !step.usual);
        called_for.next().and_then(|step| self.decision.findings.get(step.finding))
    }

    /// Each reason once, with its articles: the facts or, where nothing told made the condition hold, the norm. Rules that
    /// ask more of the same facts, or less, are only cited.
    fn why(&self) -> Vec<Item> {
        let mut reasons: Vec<(&[Reason], Item)> = Vec::new();
        for finding in self.deciding() {
            let Some(rule) = self.speaker.edition.rule(finding.rule) else { continue };
            let (citation, cited) = (self.speaker.citation(rule), self.speaker.cited([finding.rule]));
            let because = finding.because.as_slice();
            let within = |one: &[Reason], other: &[Reason]| one.iter().all(|reason| other.contains(reason));
            let alike = |known: &[Reason]| within(known, because) || within(because, known);
            match reasons.iter_mut().find(|(known, _)| alike(known)) {
                Some((_, item)) if item.citation.contains(&citation) => {}
                Some((_, item)) => {
                    item.citation =
                        format!("{}, {}", item.citation, self.speaker.short_citation(finding.rule));
                    item.cited.extend(cited);
                }
                None => {
                    let text = self.reason(finding, rule);
                    reasons.push((because, Item { text, citation, cited, ..Item::default() }));
                }
            }
        }
        reasons.into_iter().map(|(_, item)| item).collect()
    }

    /// Why a finding holds, in one sentence.
    pub(crate) fn reason(&self, finding: &Finding, rule: &Rule) -> String {
        let told: Vec<_> = finding.because.iter().copied().filter(|reason| tells(*reason)).collect();
        self.because(&told).unwrap_or_else(|| self.speaker.norm(rule))
    }

    pub(crate) fn is_result(&self, finding: &Finding) -> bool {
        matches!(self.conclusion_of(finding), Some(Conclusion::Result(_)))
    }
}

/// Whether a reason is one to tell a player: that some rule does not apply is none.
fn tells(reason: Reason) -> bool {
    match reason {
        Reason::Fact(_) | Reason::Rule(_, true) => true,
        Reason::Rule(_, false) => false,
    }
}

/// A ruling without a result has the states it finds as its headline (the offer stands) or, without any, the new values,
/// or, where nothing is to be done either, what is forbidden.
pub(crate) fn news<'d>(speaker: &Speaker, decision: &'d Decision) -> Vec<&'d Finding> {
    if !decision.is_decided() || decision.outcome.is_some() {
        return Vec::new();
    }
    let concludes = |finding: &Finding, is_news: fn(&Conclusion) -> bool| {
        let rule = speaker.edition.rule(finding.rule);
        let then = rule.and_then(|rule| rule.then.get(finding.conclusion));
        then.is_some_and(|then| is_news(&then.value))
    };
    let of = |is_news: fn(&Conclusion) -> bool| -> Vec<&Finding> {
        decision.findings.iter().filter(|finding| concludes(finding, is_news)).collect()
    };
    let states = of(|conclusion| matches!(conclusion, Conclusion::State(_)));
    let values = || of(|conclusion| matches!(conclusion, Conclusion::Set(..)));
    let found = if states.is_empty() { values() } else { states };
    if found.is_empty() && decision.now.iter().all(|step| step.usual) { of(is_prohibition) } else { found }
}

fn is_prohibition(conclusion: &Conclusion) -> bool {
    match conclusion {
        Conclusion::Duty(duty) => duty.modality == Modality::MustNot,
        Conclusion::Result(_) | Conclusion::Set(..) | Conclusion::State(_) => false,
    }
}

/// The news of a ruling without a result or, where there is none, what is to be done first.
pub(crate) fn headline(speaker: &Speaker, decision: &Decision) -> String {
    let page = Page { speaker, decision };
    let said = |finding: &Finding| Some(speaker.conclusion(page.conclusion_of(finding)?, finding.value));
    let mut news: Vec<_> = page.deciding().into_iter().filter_map(said).collect();
    news.dedup();
    if news.is_empty() { speaker.words.say("verdict-decided-without-result", &[]) } else { news.join(" ") }
}
