//! Which moments and readings of an edition could be otherwise without any example noticing, in words and as data.

use serde_json::{Value as Json, json};

use super::coverage::{Page, Score};
use super::report::Item;
use crate::engine::analysis::{Removals, Removed};
use crate::engine::model::{Rule, written};

impl Page<'_> {
    /// Of how many moments and readings some example would notice the change, and of which none would.
    pub(super) fn removals(&self, removals: &Removals) -> Item {
        let score = Score { done: removals.all - removals.unnoticed.len(), of: removals.all };
        let (done, of, percent) = (score.done.to_string(), score.of.to_string(), score.percent());
        let text = self.say("coverage-changed", &[("done", &done), ("of", &of), ("percent", &percent)]);
        Item { text, notes: self.unnoticed().map(|(text, _)| text).collect(), ..Item::default() }
    }

    /// What no example would notice, in words, each with the first rule that it concerns.
    pub(super) fn unnoticed(&self) -> impl Iterator<Item = (String, &Rule)> {
        let removals = self.coverage.removals.iter();
        let unnoticed = removals.flat_map(|removals| &removals.unnoticed);
        unnoticed.map(|(removed, rule)| (self.removed(removed), *rule))
    }

    fn removed(&self, removed: &Removed) -> String {
        let speaker = self.speaker();
        match removed {
            Removed::Moment(moment) => {
                self.say("coverage-moment-unnoticed", &[("moment", &speaker.moment(*moment))])
            }
            Removed::Reading(fact, choice) => {
                let (label, choice) = (speaker.label(*fact), speaker.statement(*fact, choice));
                self.say("coverage-reading-unnoticed", &[("reading", &label), ("choice", &choice)])
            }
        }
    }

    /// The same as data.
    pub(super) fn removals_json(&self, removals: &Removals) -> Json {
        let vocabulary = &self.library.rulebook.vocabulary;
        let unnoticed = removals.unnoticed.iter().map(|(removed, _)| match removed {
            Removed::Moment(moment) => json!({"moment": vocabulary.moment(*moment).map(|one| &one.name)}),
            Removed::Reading(fact, choice) => {
                let declared = vocabulary.fact(*fact);
                json!({"reading": declared.reading(), "choice": written(&declared.kind, choice)})
            }
        });
        json!({"of": removals.all, "unnoticed": unnoticed.collect::<Vec<_>>()})
    }
}
