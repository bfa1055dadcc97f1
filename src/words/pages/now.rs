//! What is to be done now, as the page of a ruling says it, with what the arbiter may decide there and then.

use super::card::Beside;
use super::decided::Page;
use super::report::{Block, Item, Mark, Section, Turn};
use crate::engine::analysis::Turns;
use crate::engine::decision::{Decision, Discretion, Finding, Step};
use crate::engine::model::{Outcome, Value};
use crate::words::phrases::sentences::sentence;

impl Page<'_> {
    /// What is to be done, in order, ending with what every arbiter does; what belongs to every game stands back.
    pub(crate) fn now(&self, turns: &Turns) -> Option<Section> {
        let (usual, called_for): (Vec<_>, Vec<_>) = self.decision.now.iter().partition(|step| step.usual);
        // The steps stand in order of time: what every game needs first goes first.
        let places: Vec<_> = self.decision.now.iter().map(|step| step.usual).collect();
        let earlier = places.is_sorted_by(|one, next| *one || !*next);
        let (usual, called_for) = (self.steps(&usual), self.steps(&called_for));
        let close: Vec<_> = self.closing().into_iter().collect();
        // Where nothing is called for by what was told, the normal course is the answer.
        let (mut first, folded) =
            if called_for.is_empty() { (usual, Vec::new()) } else { (called_for, usual) };
        first.extend(self.prohibitions());
        first.extend(self.choices(turns));
        let blocks: Vec<_> = if folded.is_empty() {
            vec![Block::Items([first, close].concat())]
        } else {
            let folded = Block::Folded(self.say("now-usual", &[]), vec![Block::Items(folded)]);
            if earlier {
                let called_for = Block::Paragraph(self.say("now-called-for", &[]));
                vec![folded, called_for, Block::Items([first, close].concat())]
            } else {
                vec![Block::Items(first), folded, Block::Items(close)]
            }
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

    /// What is forbidden by what was told, where it is not the answer itself.
    fn prohibitions(&self) -> Vec<Item> {
        let news = self.news();
        let findings = self.decision.findings.iter();
        let items = self.items(findings.filter(|finding| self.forbids(finding) && !news.contains(finding)));
        items.into_iter().map(|item| Item { notes: Vec::new(), ..item }).collect()
    }

    /// Whether a finding forbids something now, by what was told.
    pub(super) fn forbids(&self, finding: &Finding) -> bool {
        self.beside(finding) == Some(Beside::Prohibition)
            && !finding.done
            && self.rests_on_what_is_known(&finding.because)
    }

    /// What is to be done by an answer that settles the ruling and is not to be done anyway, what is then forbidden, and what
    /// the arbiter may then decide otherwise.
    pub(super) fn then(&self, decision: &Decision) -> Vec<String> {
        let said = self.new_steps(decision).into_iter().map(|step| {
            self.say("answer-then", &[("step", step.text.as_str()), ("citation", step.citation.as_str())])
        });
        said.collect()
    }

    /// What the arbiter may decide otherwise, for those who must know it from the record.
    pub(crate) fn discretion(&self, turns: &Turns) -> Option<Section> {
        self.section("heading-discretion", self.choices(turns))
    }

    /// What another ruling calls for, forbids or leaves to the arbiter, and this one does not.
    fn new_steps(&self, decision: &Decision) -> Vec<Item> {
        let then = Page { speaker: self.speaker, decision };
        let called_for: Vec<_> = decision.now.iter().filter(|step| !step.usual).collect();
        let known = self.steps(&self.decision.now.iter().collect::<Vec<_>>());
        let known = [known, self.choices(&Turns::default())].concat();
        let steps = [then.steps(&called_for), then.prohibitions(), then.choices(&Turns::default())].concat();
        steps.into_iter().filter(|step| !known.iter().any(|known| known.text == step.text)).collect()
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
        let then = looked_into.and_then(|(_, decision)| {
            let verdict = Page { speaker: self.speaker, decision }.verdict();
            if decision.outcome.is_some() && decision.outcome == self.decision.outcome {
                // The result stays the same: the news is what is to be done.
                // That he may do what he decides to do is no news.
                let steps = self.new_steps(decision).into_iter().filter(|step| step.mark != Mark::Right);
                let steps: Vec<_> = steps.map(|step| step.text).collect();
                let steps = steps.join(" ");
                (!steps.is_empty()).then(|| self.say("discretion-then-ruling", &[("ruling", &steps)]))
            } else if verdict == self.verdict() {
                None
            } else if let Some(outcome) = decision.outcome.filter(|_| decision.is_decided()) {
                Some(self.say("discretion-then", &[("outcome", &self.speaker.outcome_clause(outcome))]))
            } else {
                Some(self.say("discretion-then-ruling", &[("ruling", &verdict)]))
            }
        });
        let is_taken = self.decision.facts.value(entry.fact) == Some(&Value::Truth(true));
        let turn = Turn {
            label: self.speaker.label(entry.fact),
            fact: self.speaker.vocabulary.fact(entry.fact).name.clone(),
            value: Some(if is_taken { "no" } else { "yes" }.to_owned()),
        };
        Item {
            text: if is_taken { self.otherwise_decided(entry) } else { self.speaker.discretion(entry) },
            citation: self.speaker.short_citation(entry.rule),
            notes: then.into_iter().collect(),
            cited: self.speaker.cited([entry.rule]),
            mark: Mark::Right,
            turn: Some(turn),
            ..Item::default()
        }
    }

    /// What the arbiter is taken to decide in the normal course, and may decide otherwise.
    fn otherwise_decided(&self, entry: Discretion) -> String {
        let statement = self.speaker.statement(entry.fact, &Value::Truth(false));
        sentence(&self.say("discretion-otherwise", &[("statement", &statement)]))
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
