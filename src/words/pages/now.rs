//! What is to be done now, as the page of a ruling says it, and the news that is its headline.

use super::decided::Page;
use super::report::{Block, Item, Mark, Section};
use crate::engine::decision::{Decision, Finding, Step};
use crate::engine::model::{Conclusion, Duty, Outcome};
use crate::words::speech::phrases::Speaker;

impl Page<'_> {
    /// What is to be done, in order, ending with what every arbiter does; what belongs to every game stands back.
    pub(crate) fn now(&self) -> Option<Section> {
        let (usual, called_for): (Vec<_>, Vec<_>) = self.decision.now.iter().partition(|step| step.usual);
        let (usual, called_for) = (self.steps(&usual), self.steps(&called_for));
        let close: Vec<_> = self.closing().into_iter().collect();
        let mut blocks = Vec::new();
        // Where nothing is called for by what was told, the normal course is the answer.
        let (first, folded) = if called_for.is_empty() { (usual, Vec::new()) } else { (called_for, usual) };
        let items: Vec<_> = first.into_iter().chain(close).collect();
        if !items.is_empty() {
            blocks.push(Block::Items(items));
        }
        if !folded.is_empty() {
            blocks.push(Block::Folded(self.say("now-usual", &[]), vec![Block::Items(folded)]));
        }
        (!blocks.is_empty()).then(|| Section::new(self.say("heading-now", &[]), blocks).named("heading-now"))
    }

    fn steps(&self, steps: &[&Step]) -> Vec<Item> {
        self.items(steps.iter().filter_map(|step| self.decision.findings.get(step.finding)))
    }

    /// What every arbiter does with a ruling.
    fn closing(&self) -> Option<Item> {
        let id = match self.decision.outcome {
            _ if !self.decision.is_decided() => return None,
            Some(Outcome::GoesOn) | None => "closing-goes-on",
            Some(Outcome::Annulled) => "closing-annulled",
            Some(Outcome::WonBy(_) | Outcome::Drawn | Outcome::LostByBoth) => "closing-over",
        };
        Some(Item { mark: Mark::Duty, ..Item::plain(self.say(id, &[])) })
    }
}

/// Whether a game that is over no longer needs what a rule demands.
pub(crate) fn is_moot(speaker: &Speaker, decision: &Decision, duty: &Duty) -> bool {
    decision.is_over() && !speaker.vocabulary.outlasts_the_game(duty.act)
}

/// A ruling without a result has the states it finds as its headline: the offer stands.
pub(crate) fn is_news(speaker: &Speaker, decision: &Decision, finding: &Finding) -> bool {
    let rule = speaker.edition.rule(finding.rule);
    let conclusion = rule.and_then(|rule| rule.then.get(finding.conclusion));
    let is_state = conclusion.is_some_and(|then| matches!(then.value, Conclusion::State(_)));
    decision.is_decided() && decision.outcome.is_none() && is_state
}

/// The news of a ruling without a result: what it finds or, where it finds no state, what is to be done first.
pub(crate) fn headline(speaker: &Speaker, decision: &Decision) -> String {
    let said = |finding: &Finding| {
        let rule = speaker.edition.rule(finding.rule)?;
        Some(speaker.conclusion(&rule.then.get(finding.conclusion)?.value, finding.value))
    };
    let findings = decision.findings.iter();
    let mut news: Vec<_> =
        findings.filter(|finding| is_news(speaker, decision, finding)).filter_map(said).collect();
    let mut called_for = decision.now.iter().filter(|step| !step.usual);
    if news.is_empty() {
        news.extend(called_for.next().and_then(|step| decision.findings.get(step.finding)).and_then(said));
    }
    news.dedup();
    if news.is_empty() { speaker.words.say("verdict-decided-without-result", &[]) } else { news.join(" ") }
}
