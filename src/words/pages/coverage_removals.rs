//! Which moments and readings of an edition no example would miss, in words and as data.

use serde_json::{Value as Json, json};

use super::coverage::{Page, Score};
use super::report::Item;
use crate::engine::analysis::{Removals, Removed};
use crate::engine::model::written;

impl Page<'_> {
    /// How many moments and readings some example would miss, and which none would.
    pub(super) fn removals(&self, removals: &Removals) -> Item {
        let score = Score { done: removals.all - removals.unnoticed.len(), of: removals.all };
        let (done, of, percent) = (score.done.to_string(), score.of.to_string(), score.percent());
        let text = self.say("coverage-missed", &[("done", &done), ("of", &of), ("percent", &percent)]);
        let notes = removals.unnoticed.iter().map(|removed| self.removed(removed)).collect();
        Item { text, notes, ..Item::default() }
    }

    /// What no example would miss, in words.
    fn removed(&self, removed: &Removed) -> String {
        let speaker = self.speaker();
        match removed {
            Removed::Moment(moment) => {
                self.say("coverage-moment-unmissed", &[("moment", &speaker.moment(*moment))])
            }
            Removed::Reading(fact, choice) => {
                let (label, choice) = (speaker.label(*fact), speaker.statement(*fact, choice));
                self.say("coverage-reading-unmissed", &[("reading", &label), ("choice", &choice)])
            }
        }
    }

    /// The same as data.
    pub(super) fn removals_json(&self, removals: &Removals) -> Json {
        let vocabulary = &self.library.rulebook.vocabulary;
        let unnoticed = removals.unnoticed.iter().map(|removed| match removed {
            Removed::Moment(moment) => json!({"moment": vocabulary.moment(*moment).map(|one| &one.name)}),
            Removed::Reading(fact, choice) => {
                let declared = vocabulary.fact(*fact);
                json!({"reading": declared.reading(), "choice": written(&declared.kind, choice)})
            }
        });
        json!({"of": removals.all, "unnoticed": unnoticed.collect::<Vec<_>>()})
    }
}
