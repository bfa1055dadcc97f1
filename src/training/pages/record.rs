//! What the record in the envelope is, in the explanation of a question.

use super::remarks::{Remarks, choices};
use super::telling::{is_algebraic, unstruck};
use crate::engine::chess::{Move, Reading, ReadingKind};
use crate::engine::model::{Outcome, Role};
use crate::words::reports::reading::reading_items;

impl Remarks<'_> {
    /// How the record is read, as a word of the rule files; nothing where that is not known.
    pub(super) fn reading(&self) -> String {
        self.decision.facts.written(self.speaker.vocabulary, "sealed.reading").unwrap_or_default()
    }

    /// What the record on paper is, where the answer turns on it.
    pub(super) fn record(&self) -> Option<String> {
        let sealed = self.decision.sealed.as_ref()?;
        let (written, struck) = unstruck(&sealed.written);
        let items = reading_items(self.speaker.words, &sealed.position, &written, &sealed.reading);
        // What a defective record means, or may mean, is said with it, and in what squares one in another notation is to
        // be read; of a clear one there is nothing to say.
        let defective = matches!(sealed.reading.kind, ReadingKind::Inexact | ReadingKind::Ambiguous)
            || !is_algebraic(&sealed.reading);
        // The kind, the move or moves, then what is wrong with a record that is read all the same.
        let wanted = if defective { 2 + sealed.reading.deviations.len() } else { 1 };
        let items = items.into_iter().take(wanted);
        let said = items.flat_map(|item| std::iter::once(item.text).chain(item.notes));
        let said = said.chain(self.no_bad_record(sealed.reading.kind));
        let said =
            said.chain(is_of_promotion(&sealed.reading).then(|| self.say("quiz-no-queen-by-itself", &[])));
        let said = said.chain((!struck.is_empty()).then(|| self.say("quiz-struck-is-nothing", &[])));
        Some(said.collect::<Vec<_>>().join(" "))
    }

    /// Of a record that is inexact and has one meaning: the norms on bad records under which it does not come.
    fn no_bad_record(&self, kind: ReadingKind) -> Option<String> {
        let reading = self.speaker.vocabulary.fact_named("sealed.reading")?;
        let lost = Some(Outcome::WonBy(Role::Replier));
        if kind != ReadingKind::Inexact || self.decision.outcome == lost {
            return None;
        }
        let bad = self.decision.considered.iter().filter(|one| {
            let rule = self.speaker.edition.rule(one.rule);
            self.result_of(one.rule) == lost
                && rule.is_some_and(|rule| !choices(&rule.when, reading).is_empty())
        });
        let mut cited: Vec<_> = bad.map(|one| self.speaker.short_citation(one.rule)).collect();
        cited.dedup();
        (!cited.is_empty()).then(|| self.say("quiz-no-bad-record", &[("rules", &cited.join(", "))]))
    }
}

/// Whether a record leaves open only what a pawn becomes.
fn is_of_promotion(reading: &Reading) -> bool {
    let squares = |played: &Move| (played.from(), played.to());
    let mut all = reading.candidates.iter().map(squares);
    let first = all.next();
    reading.candidates.len() > 1 && all.all(|other| Some(other) == first)
}
