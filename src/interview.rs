//! An interview: what is told so far -> what is certain already and what to ask next.
//!
//! In: the answers given. Out: the ruling as far as it goes, and one question; none when the ruling needs no more.
//! Guaranteed: nothing is asked that cannot change the ruling, and nothing twice that was answered "not yet known".
//! Must not know: words, browsers, terminals.

use std::collections::BTreeSet;

use crate::decision::{Decision, Status};
use crate::diagnostic::Diagnostic;
use crate::facts::{Known, edition_for};
use crate::library::Library;
use crate::model::{Edition, Fact, FactId, Topic, Type, UNKNOWN};
use crate::source::{Span, Src};
use crate::syntax::{CaseFile, FactGiven};

/// What somebody answered.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Answers {
    /// The facts told, and what the ruling shall be about when that was said outright.
    pub(crate) case: CaseFile,
    /// The topic chosen.
    pub(crate) topic: Option<String>,
    /// Facts without which the interview goes on: "I don't know yet" where a text is asked for.
    pub(crate) later: BTreeSet<String>,
}

/// What to ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    /// Which edition governs.
    Edition,
    /// What has happened.
    Topic,
    /// The position before the sealed move.
    Position,
    /// What is written in the envelope.
    Paper,
    /// A fact.
    Fact(FactId),
}

/// How far an interview has come.
#[derive(Debug, Clone)]
pub(crate) struct Standing<'a> {
    /// The edition, once it is known.
    pub(crate) edition: Option<&'a Edition>,
    /// The ruling on what is told, once there is an edition and something to rule on.
    pub(crate) decision: Option<Decision>,
    /// What is wrong with the answers.
    pub(crate) faults: Vec<Diagnostic>,
    /// The next question.
    pub(crate) next: Option<Asked>,
}

/// Where an interview stands.
#[must_use]
pub(crate) fn standing<'a>(library: &'a Library, answers: &Answers) -> Standing<'a> {
    let rulebook = &library.rulebook;
    let told = |name: &str| answers.case.facts.iter().any(|given| given.fact.value == name);
    let asking = |next| Standing { edition: None, decision: None, faults: Vec::new(), next: Some(next) };
    let edition = match edition_for(rulebook, &answers.case, None, None) {
        Ok(edition) => edition,
        Err(fault) if told("edition") || told("event.began") => {
            return Standing { faults: vec![fault], ..asking(Asked::Edition) };
        }
        Err(_) => return asking(Asked::Edition),
    };
    let speaks = answers.case.facts.iter().any(|given| !is_of_event(&given.fact.value));
    if answers.topic.is_none() && answers.case.about.is_empty() && !speaks {
        return Standing { edition: Some(edition), ..asking(Asked::Topic) };
    }
    Table { library, edition, answers }.standing()
}

/// What is told of the event and the players says nothing of what happened.
fn is_of_event(name: &str) -> bool {
    name == "edition" || name.starts_with("event.") || ["white.name", "black.name"].contains(&name)
}

/// The case of the answers: the topic says what the ruling is about, unless that was said outright.
#[must_use]
pub(crate) fn case(library: &Library, answers: &Answers) -> CaseFile {
    let mut case = answers.case.clone();
    if let Some(topic) = chosen(library, answers)
        && case.about.is_empty()
    {
        let names = library.rulebook.vocabulary.matters();
        let named = topic.matters.iter().filter_map(|matter| names.get(matter.index()));
        case.about = named.map(|name| Src::new(name.clone(), Span::default())).collect();
    }
    case
}

fn chosen<'a>(library: &'a Library, answers: &Answers) -> Option<&'a Topic> {
    let name = answers.topic.as_ref()?;
    library.rulebook.vocabulary.topics().iter().find(|topic| topic.name == *name)
}

struct Table<'a, 'b> {
    library: &'a Library,
    edition: &'a Edition,
    answers: &'b Answers,
}

impl<'a> Table<'a, '_> {
    fn standing(&self) -> Standing<'a> {
        let case = case(self.library, self.answers);
        match self.library.decide(self.edition, &case) {
            Ok(decision) => {
                let next = self.leading(&case).or_else(|| self.missing(&decision));
                Standing { edition: Some(self.edition), decision: Some(decision), faults: Vec::new(), next }
            }
            Err(faults) => Standing { edition: Some(self.edition), decision: None, faults, next: None },
        }
    }

    /// The first fact of the topic that is not told and can change the ruling.
    fn leading(&self, case: &CaseFile) -> Option<Asked> {
        let topic = chosen(self.library, self.answers)?;
        topic.ask.iter().find_map(|fact| self.relevant(case, *fact))
    }

    /// Whether the ruling would wait for a fact if nothing were assumed of it.
    fn relevant(&self, case: &CaseFile, fact: FactId) -> Option<Asked> {
        let vocabulary = &self.library.rulebook.vocabulary;
        let declared = vocabulary.fact(fact);
        if self.is_answered(&declared.name) {
            return None;
        }
        let mut open = case.clone();
        if !is_text(declared) {
            open.facts.push(given(&declared.name, UNKNOWN));
        }
        let decision = self.library.decide(self.edition, &open).ok()?;
        let waits = |wanted: Asked| {
            decision.missing.iter().any(|missing| self.asked(missing.fact, &decision) == Some(wanted))
        };
        let wanted = match declared.name.as_str() {
            "position" => Asked::Position,
            "sealed.written" => Asked::Paper,
            _ => Asked::Fact(fact),
        };
        waits(wanted).then_some(wanted)
    }

    /// The most useful of the missing facts that nobody has said he does not know.
    fn missing(&self, decision: &Decision) -> Option<Asked> {
        if decision.status != Status::Open {
            return None;
        }
        decision.missing.iter().find_map(|missing| self.asked(missing.fact, decision))
    }

    /// How a missing fact is asked: what the board can tell is asked as the board.
    fn asked(&self, fact: FactId, decision: &Decision) -> Option<Asked> {
        let declared = self.library.rulebook.vocabulary.fact(fact);
        let on_board = declared.computed
            && ["sealed.", "position."].iter().any(|family| declared.name.starts_with(family))
            || declared.declared == "player.can_mate";
        if on_board && !self.is_answered("position") {
            return Some(Asked::Position);
        }
        let on_paper = declared.computed && declared.name.starts_with("sealed.");
        if on_paper
            && decision.sealed.is_none()
            && !self.is_answered("sealed.written")
            && self.reading_is_open()
        {
            return Some(Asked::Paper);
        }
        let open = *decision.facts.known(fact) == Known::NotAsked || !self.is_answered(&declared.name);
        open.then_some(Asked::Fact(fact))
    }

    fn reading_is_open(&self) -> bool {
        !self.is_answered("sealed.reading")
    }

    fn is_answered(&self, name: &str) -> bool {
        self.answers.later.contains(name)
            || self.answers.case.facts.iter().any(|given| given.fact.value == name)
    }
}

/// What is told as a text of its own cannot be told as not known; it is left for later.
#[must_use]
pub(crate) fn is_text(fact: &Fact) -> bool {
    match fact.kind {
        Type::Text | Type::Fen | Type::Moves => true,
        Type::Truth | Type::Duration | Type::Number | Type::Date | Type::OneOf(_) => false,
    }
}

/// A fact as told.
#[must_use]
pub(crate) fn given(name: &str, value: &str) -> FactGiven {
    let text = |text: &str| Src::new(text.to_owned(), Span::default());
    FactGiven { fact: text(name), value: text(value) }
}

/// A time as people type it, as a case file has it: `75` and `75'` are minutes, `1:15`, `1h15` and `1.15` an hour and a
/// quarter. What is none of these stays as it is.
#[must_use]
pub(crate) fn time_as_typed(text: &str) -> String {
    let text = text.trim().trim_end_matches(['\'', '′', '’']).trim();
    let lower = text.to_lowercase();
    let figures = |part: &str| part.trim().parse::<u32>().ok();
    if let Some(minutes) = figures(&lower) {
        return format!("{minutes} min");
    }
    let parts = [':', 'h', '.'].iter().find_map(|sign| lower.split_once(*sign));
    match parts.map(|(hours, minutes)| {
        let minutes = minutes.trim().trim_end_matches("min").trim_end_matches(['m', '\'', '′', '’']);
        (figures(hours), figures(minutes))
    }) {
        Some((Some(hours), Some(minutes))) if minutes < 60 => format!("{hours} h {minutes} min"),
        Some(_) | None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::time_as_typed;

    #[test]
    fn times_are_read_as_people_type_them() {
        for (typed, meant) in [
            ("75", "75 min"),
            (" 75' ", "75 min"),
            ("1:15", "1 h 15 min"),
            ("1h15", "1 h 15 min"),
            ("1h15m", "1 h 15 min"),
            ("1 h 15 min", "1 h 15 min"),
            ("1.15", "1 h 15 min"),
            ("20 min", "20 min"),
            ("0:75", "0:75"),
            ("1:05:00", "1:05:00"),
            ("PT1H5M", "PT1H5M"),
            ("soon", "soon"),
        ] {
            assert_eq!(time_as_typed(typed), meant, "{typed}");
        }
    }
}
