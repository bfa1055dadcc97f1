//! What is to be done now, as the page of a ruling says it, with what the arbiter may decide there and then.

use super::decided::Page;
use super::report::{Block, Item, Mark, Section, Turn};
use crate::engine::analysis::Turns;
use crate::engine::decision::{Decision, Discretion, Step};
use crate::engine::model::{Duty, Outcome};
use crate::words::speech::phrases::Speaker;

impl Page<'_> {
    /// What is to be done, in order, ending with what every arbiter does; what belongs to every game stands back.
    pub(crate) fn now(&self, turns: &Turns) -> Option<Section> {
        let (usual, called_for): (Vec<_>, Vec<_>) = self.decision.now.iter().partition(|step| step.usual);
        let (usual, called_for) = (self.steps(&usual), self.steps(&called_for));
        // Where nothing is called for by what was told, the normal course is the answer.
        let (mut first, folded) =
            if called_for.is_empty() { (usual, Vec::new()) } else { (called_for, usual) };
        first.extend(self.choices(turns));
        let close: Vec<_> = self.closing().into_iter().collect();
        let folded = (!folded.is_empty())
            .then(|| Block::Folded(self.say("now-usual", &[]), vec![Block::Items(folded)]));
        let blocks: Vec<_> = match folded {
            None => vec![Block::Items([first, close].concat())],
            Some(folded) => vec![Block::Items(first), folded, Block::Items(close)],
        };
        let is_empty = |block: &Block| matches!(block, Block::Items(items) if items.is_empty());
        let blocks: Vec<_> = blocks.into_iter().filter(|block| !is_empty(block)).collect();
        (!blocks.is_empty()).then(|| Section::new(self.say("heading-now", &[]), blocks).named("heading-now"))
    }

    /// The steps; why each is to be taken is said by its article.
    fn steps(&self, steps: &[&Step]) -> Vec<Item> {
        let items = self.items(steps.iter().filter_map(|step| self.decision.findings.get(step.finding)));
        items.into_iter().map(|item| Item { notes: Vec::new(), ..item }).collect()
    }

    /// What is the arbiter's to decide, each once, with the ruling if he decides so, where that was looked into.
    fn choices(&self, turns: &Turns) -> Vec<Item> {
        let mut items: Vec<Item> = Vec::new();
        for entry in &self.decision.discretion {
            let choice = self.choice(*entry, turns);
            match items.iter_mut().find(|item| item.text == choice.text) {
                Some(item) => item.cited.extend(choice.cited),
                None => items.push(choice),
            }
        }
        items
    }

    fn choice(&self, entry: Discretion, turns: &Turns) -> Item {
        let looked_into = turns.choices.iter().find(|(choice, _)| *choice == entry);
        let then = looked_into.map(|(_, decision)| {
            if let Some(outcome) = decision.outcome.filter(|_| decision.is_decided()) {
                self.say("discretion-then", &[("outcome", &self.speaker.outcome_clause(outcome))])
            } else {
                let verdict = Page { speaker: self.speaker, decision }.verdict();
                self.say("discretion-then-ruling", &[("ruling", &verdict)])
            }
        });
        let turn = Turn {
            label: self.speaker.label(entry.fact),
            fact: self.speaker.vocabulary.fact(entry.fact).name.clone(),
            value: Some("yes".to_owned()),
        };
        Item {
            text: self.speaker.discretion(entry.fact),
            citation: self.speaker.short_citation(entry.rule),
            notes: then.into_iter().collect(),
            cited: self.speaker.cited([entry.rule]),
            mark: Mark::Right,
            turn: Some(turn),
            ..Item::default()
        }
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
