//! Which moments and readings of an edition could be otherwise without any example noticing, in words and as data.

use serde_json::{Value as Json, json};

use super::coverage::{Page, Score};
use super::report::Item;
use crate::engine::analysis::{WideChange, WideChanges};
use crate::engine::model::{Rule, written};

impl Page<'_> {
    /// Of how many moments and readings some example would notice the change, and of which none would.
    pub(super) fn wide(&self, wide: &WideChanges) -> Item {
        let score = Score { done: wide.all - wide.unnoticed.len(), of: wide.all };
        let (done, of, percent) = (score.done.to_string(), score.of.to_string(), score.percent());
        let text = self.say("coverage-changed", &[("done", &done), ("of", &of), ("percent", &percent)]);
        Item { text, notes: self.unnoticed().map(|(text, _)| text).collect(), ..Item::default() }
    }

    /// What no example would notice, in words, each with the first rule that it concerns.
    pub(super) fn unnoticed(&self) -> impl Iterator<Item = (String, &Rule)> {
        let wide = self.coverage.wide.iter();
        let unnoticed = wide.flat_map(|wide| &wide.unnoticed);
        unnoticed.map(|(change, rule)| (self.otherwise(change), *rule))
    }

    fn otherwise(&self, change: &WideChange) -> String {
        let speaker = self.speaker();
        match change {
            WideChange::Moment(moment) => {
                self.say("coverage-moment-unnoticed", &[("moment", &speaker.moment(*moment))])
            }
            WideChange::Reading(fact, choice) => {
                let (label, choice) = (speaker.label(*fact), speaker.statement(*fact, choice));
                self.say("coverage-reading-unnoticed", &[("reading", &label), ("choice", &choice)])
            }
        }
    }

    /// The same as data.
    pub(super) fn wide_json(&self, wide: &WideChanges) -> Json {
        let vocabulary = &self.library.rulebook.vocabulary;
        let unnoticed = wide.unnoticed.iter().map(|(change, _)| match change {
            WideChange::Moment(moment) => json!({"moment": vocabulary.moment(*moment).map(|one| &one.name)}),
            WideChange::Reading(fact, choice) => {
                let declared = vocabulary.fact(*fact);
                json!({"reading": declared.reading(), "choice": written(&declared.kind, choice)})
            }
        });
        json!({"of": wide.all, "unnoticed": unnoticed.collect::<Vec<_>>()})
    }
}
