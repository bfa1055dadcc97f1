//! What a ruling leaves out or rests on: what its edition does not rule on, and how contested texts are read.

use super::decided::Page;
use super::report::{Block, Item, Section};
use crate::engine::decision::{Otherwise, Score, Status};
use crate::engine::model::{FactId, Value};
use crate::words::phrases::sentences::{capital, sentence};

impl Page<'_> {
    /// What was told and the edition, as plica holds it, does not rule on.
    pub(crate) fn untreated(&self, heading: &'static str, facts: &[FactId]) -> Option<Section> {
        let told = facts.iter().filter_map(|fact| {
            let value = self.decision.facts.value(*fact)?;
            Some(Item::plain(sentence(&self.speaker.statement(*fact, value))))
        });
        let items: Vec<_> = told.collect();
        if items.is_empty() {
            return None;
        }
        let said = self.say(heading, &[("edition", &self.speaker.edition_short())]);
        Some(Section::new(said, vec![Block::Items(items)]).named(heading))
    }

    /// How contested texts are read, and what another reading would come to.
    pub(crate) fn readings(&self) -> Option<Section> {
        let items = self.decision.readings.iter().map(|taken| {
            let statement = |choice: u8| self.speaker.statement(taken.fact, &Value::Choice(choice));
            let notes = taken.otherwise.iter().map(|other| {
                let outcome = self.otherwise(other);
                self.say("reading-otherwise", &[("choice", &statement(other.choice)), ("outcome", &outcome)])
            });
            let (reading, choice) = (capital(&self.speaker.label(taken.fact)), statement(taken.choice));
            let text = self.say("reading-taken-so", &[("reading", &reading), ("choice", &choice)]);
            Item { text: sentence(&text), notes: notes.collect(), ..Item::default() }
        });
        self.section("heading-readings", items.collect())
    }

    fn otherwise(&self, other: &Otherwise) -> String {
        match (other.status, other.result) {
            (Status::Decided, Some(score)) if Some(score) == self.decision.result => {
                self.say("otherwise-same-result", &[])
            }
            (Status::Decided, Some(Score::GoesOn)) => self.say("otherwise-goes-on", &[]),
            (Status::Decided, Some(Score::Annulled)) => self.say("otherwise-annulled", &[]),
            (Status::Decided, Some(score)) => {
                self.say("otherwise-result", &[("score", &self.questions().score(score))])
            }
            (Status::Decided, None) => self.say("otherwise-consequences", &[]),
            (Status::Open, _) if other.possible.is_empty() => self.say("otherwise-open", &[]),
            (Status::Open, _) => {
                self.say("otherwise-possible", &[("possible", &self.questions().scores(&other.possible))])
            }
            (Status::Silent, _) => self.say("otherwise-silent", &[]),
        }
    }
}
