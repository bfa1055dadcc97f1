//! What two editions take for granted differently, in words, each with a game to which they give two results because of it.

use super::differences::Page;
use super::report::{Block, Item, Runnable, Section};
use crate::engine::analysis::AssumedApart;
use crate::engine::decision::Score;
use crate::engine::model::{Assumption, FactId};
use crate::words::phrases::sentences::sentence;

impl Page<'_> {
    /// What is assumed differently; none where the editions assume the same.
    pub(crate) fn assumed_apart(&self) -> Option<Section> {
        let items: Vec<_> = self.diff.assumed.iter().map(|one| self.assumed(one)).collect();
        (!items.is_empty())
            .then(|| Section::new(self.say("diff-assumed-heading", &[]), vec![Block::Items(items)]))
    }

    pub(super) fn assumed(&self, one: &AssumedApart) -> Item {
        let mut notes = [self.assumed_by(0, one), self.assumed_by(1, one)].concat();
        let editions = self.diff.sides.map(|side| side.edition.id.clone()).to_vec();
        let case = one.case.clone().map(|case| Runnable { name: String::new(), editions, case });
        if let Some(case) = &case {
            let [first, second] = self.names();
            let [one_result, other_result] = one.results.map(|result| self.score(result));
            notes.push(self.say("diff-told-case", &[("case", &self.case(&case.case))]));
            let args = [("first", first), ("one", one_result), ("second", second), ("other", other_result)];
            notes.push(
                self.say("diff-assumed-results", &args.each_ref().map(|(key, text)| (*key, text.as_str()))),
            );
        }
        let text = sentence(&self.speaker(1).label(one.fact));
        Item { text, notes, case: case.map(Box::new), ..Item::default() }
    }

    fn score(&self, result: Option<Score>) -> String {
        match result {
            Some(Score::GoesOn) => self.say("diff-assumed-goes-on", &[]),
            Some(score) => score.as_str().to_owned(),
            None => self.say("diff-assumed-open", &[]),
        }
    }

    /// All that an edition assumes of it, and when.
    fn assumed_by(&self, side: usize, one: &AssumedApart) -> Vec<String> {
        let assumed = one.assumed.get(side).map_or(&[][..], Vec::as_slice);
        if assumed.is_empty() {
            return vec![self.say("diff-assumed-nothing", &[("edition", &self.name(side))])];
        }
        assumed.iter().map(|assumed| self.assumption(side, one.fact, assumed)).collect()
    }

    fn assumption(&self, side: usize, fact: FactId, assumed: &Assumption) -> String {
        let edition = self.name(side);
        let speaker = self.speaker(side);
        let statement = speaker.statement(fact, &assumed.value);
        let said = |id: &str, more: &[(&str, &str)]| {
            let args = [("edition", edition.as_str()), ("statement", statement.as_str())];
            self.say(id, &[&args, more].concat())
        };
        let Some(when) = &assumed.when else { return said("diff-assumed-side", &[]) };
        if let Some(truths) = assumed.required() {
            let truths = truths.iter().map(|(fact, value)| speaker.statement(*fact, value));
            said("diff-assumed-when", &[("when", &truths.collect::<Vec<_>>().join("; "))])
        } else {
            let facts = when.facts().into_iter().map(|fact| speaker.label(fact));
            said("diff-assumed-depending", &[("facts", &facts.collect::<Vec<_>>().join(", "))])
        }
    }
}
