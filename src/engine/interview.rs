//! An interview: what is told so far -> what is certain already and what to ask next.
//!
//! In: the answers given. Out: the ruling as far as it goes, and one question; none when the ruling needs no more.
//! Guaranteed: nothing is asked that cannot change the ruling, and nothing twice that was answered "not yet known".
//! Must not know: words, browsers, terminals.

mod answers;
mod choices;
mod heads;
#[cfg(test)]
mod tests;
mod topics;

use std::collections::BTreeSet;

pub(crate) use answers::{Answers, given, is_text, time_as_typed};
pub(crate) use choices::choices;
pub(crate) use heads::with_heads;
pub(crate) use topics::{case, is_of_event, offered, with_topic};
use topics::{chosen, wide_case};

use crate::engine::decision::{Decision, Status};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::facts::{Known, ORDER, edition_for};
use crate::engine::library::Library;
use crate::engine::model::{Edition, FactId, UNKNOWABLE, UNKNOWN};
use crate::engine::syntax::{CaseFile, FactGiven};

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
    /// The same with every question of the topic open that is still to come.
    pub(crate) open: Option<Decision>,
    /// What is wrong with the answers.
    pub(crate) faults: Vec<Diagnostic>,
    /// The next question.
    pub(crate) next: Option<Asked>,
    /// What is asked together with it, itself the first; empty where it is asked alone.
    pub(crate) together: Vec<FactId>,
}

impl Standing<'_> {
    /// What is certain whatever is answered.
    pub(crate) fn certain(&self) -> Option<&Decision> {
        self.open.as_ref().or(self.decision.as_ref())
    }
}

/// Where an interview stands.
#[must_use]
pub(crate) fn standing<'a>(library: &'a Library, answers: &Answers) -> Standing<'a> {
    let rulebook = &library.rulebook;
    let told = |name: &str| answers.case.facts.iter().any(|given| given.fact.value == name);
    let asking = |next| Standing {
        edition: None,
        decision: None,
        open: None,
        faults: Vec::new(),
        next: Some(next),
        together: Vec::new(),
    };
    let edition = match edition_for(rulebook, &answers.case, None, None) {
        Ok(edition) => edition,
        Err(fault) if told("edition") || told("event.began") => {
            return Standing { faults: vec![fault], ..asking(Asked::Edition) };
        }
        Err(_) => return asking(Asked::Edition),
    };
    let speaks = answers.case.facts.iter().any(|given| !is_of_event(&given.fact.value));
    if answers.topics.is_empty() && answers.case.about.is_empty() && !speaks {
        return Standing { edition: Some(edition), ..asking(Asked::Topic) };
    }
    Table { library, edition, answers }.standing()
}

struct Table<'a, 'b> {
    library: &'a Library,
    edition: &'a Edition,
    answers: &'b Answers,
}

impl<'a> Table<'a, '_> {
    fn standing(&self) -> Standing<'a> {
        let case = case(self.library, self.answers);
        let edition = Some(self.edition);
        match self.library.decide(self.edition, &case) {
            Ok(decision) => {
                let together = self.leading(&case, &decision);
                let leading = together.first().map(|fact| self.led(*fact));
                let next = leading.or_else(|| self.missing(&decision));
                let to_come = [self.still_to_ask(), self.told_by_others(&decision)].concat();
                let open = next.and_then(|_| self.left_open(&case, &to_come));
                let together = if together.len() > 1 { together } else { Vec::new() };
                Standing { edition, decision: Some(decision), open, faults: Vec::new(), next, together }
            }
            Err(faults) => {
                let together = self.told_last_with();
                Standing { edition, decision: None, open: None, faults, next: None, together }
            }
        }
    }

    /// The first facts of the topics that are not known and can change the ruling: those of one group.
    fn leading(&self, case: &CaseFile, decision: &Decision) -> Vec<FactId> {
        let wide = wide_case(self.library, self.answers).filter(|wide| wide.about != case.about);
        let wide = wide.map(|wide| (self.library.decide(self.edition, &wide).ok(), wide));
        let mut rulings = vec![(case, Some(decision))];
        rulings.extend(wide.as_ref().map(|(decision, wide)| (wide, decision.as_ref())));
        let groups = chosen(self.library, self.answers).into_iter().flat_map(|topic| &topic.ask);
        let relevant = groups.map(|group| {
            let unanswered = self.unanswered(group);
            // What the board or the other answers tell is known.
            let is_known = |fact: &FactId| matches!(decision.facts.known(*fact), Known::Computed(_));
            let mut left: Vec<_> = unanswered.iter().copied().filter(|fact| !is_known(fact)).collect();
            let mut relevant = BTreeSet::new();
            for (case, assumed) in &rulings {
                relevant.extend(self.relevant(case, *assumed, &left, &unanswered));
                left.retain(|fact| !relevant.contains(fact));
            }
            unanswered.into_iter().filter(|fact| relevant.contains(fact)).collect::<Vec<_>>()
        });
        relevant.into_iter().find(|group| !group.is_empty()).unwrap_or_default()
    }

    /// What is asked together with the fact that was told last: where answers do not fit, they are asked again.
    fn told_last_with(&self) -> Vec<FactId> {
        let last = self.answers.case.facts.last();
        let last = last.and_then(|given| self.library.rulebook.vocabulary.fact_named(&given.fact.value));
        let mut groups = chosen(self.library, self.answers).into_iter().flat_map(|topic| &topic.ask);
        let group = groups.find(|group| group.len() > 1 && last.is_some_and(|last| group.contains(&last)));
        group.cloned().unwrap_or_default()
    }

    /// How a fact of a topic is asked.
    fn led(&self, fact: FactId) -> Asked {
        match self.library.rulebook.vocabulary.fact(fact).name.as_str() {
            "position" => Asked::Position,
            "sealed.written" => Asked::Paper,
            _ => Asked::Fact(fact),
        }
    }

    /// The facts for which the ruling would wait if nothing were assumed of them, or of what is asked with them.
    fn relevant(
        &self,
        case: &CaseFile,
        assumed: Option<&Decision>,
        facts: &[FactId],
        group: &[FactId],
    ) -> Vec<FactId> {
        if facts.is_empty() {
            return Vec::new();
        }
        let waits = |decision: &Decision, fact: FactId| {
            decision.missing.iter().any(|missing| self.is(missing.fact, fact, decision))
        };
        let is_settled = assumed.is_some_and(|decision| decision.status != Status::Open);
        let together = (group.len() > 1).then(|| self.left_open(case, group)).flatten();
        let is_relevant = |fact: &FactId| {
            together.as_ref().is_some_and(|decision| waits(decision, *fact))
                || self.left_open(case, &[*fact]).is_some_and(|decision| {
                    waits(&decision, *fact) || decision.status == Status::Open && is_settled
                })
        };
        facts.iter().copied().filter(is_relevant).collect()
    }

    /// Whether a missing fact is one that a topic asks: itself, that of the player in another word, or by the same question.
    fn is(&self, missing: FactId, fact: FactId, decision: &Decision) -> bool {
        let vocabulary = &self.library.rulebook.vocabulary;
        let seats =
            vocabulary.fact(missing).seat.into_iter().flat_map(|seat| [seat, decision.coloured(seat)]);
        let mut same = seats.filter_map(|seat| vocabulary.of_seat(missing, seat));
        let led = self.led(fact);
        missing == fact
            || same.any(|other| other == fact)
            || !matches!(led, Asked::Fact(_)) && self.asked(missing, decision) == Some(led)
    }

    /// The facts of the topics that may still be asked.
    fn still_to_ask(&self) -> Vec<FactId> {
        let asked = chosen(self.library, self.answers).into_iter().flat_map(|topic| topic.ask.concat());
        self.unanswered(&asked.collect::<Vec<_>>())
    }

    fn unanswered(&self, facts: &[FactId]) -> Vec<FactId> {
        let vocabulary = &self.library.rulebook.vocabulary;
        let told = |fact: &FactId| self.is_answered(&vocabulary.fact(*fact).name);
        facts.iter().copied().filter(|fact| !told(fact)).collect()
    }

    /// That nothing was sealed is assumed only as long as nobody tells of a sealed move.
    fn told_by_others(&self, decision: &Decision) -> Vec<FactId> {
        let sealed = self.library.rulebook.vocabulary.by_name().sealing_done;
        sealed.into_iter().filter(|fact| decision.facts.is_assumed(*fact)).collect()
    }

    /// The ruling where nothing is assumed of some facts.
    fn left_open(&self, case: &CaseFile, facts: &[FactId]) -> Option<Decision> {
        let declared = facts.iter().map(|fact| self.library.rulebook.vocabulary.fact(*fact));
        let mut open = case.clone();
        open.facts.extend(declared.filter(|fact| !is_text(fact)).map(|fact| given(&fact.name, UNKNOWN)));
        self.library.decide(self.edition, &open).ok()
    }

    /// The most useful of the missing facts that nobody has said he does not know.
    fn missing(&self, decision: &Decision) -> Option<Asked> {
        if decision.status != Status::Open {
            return None;
        }
        decision.missing.iter().find_map(|missing| self.asked(missing.fact, decision))
    }

    /// How a missing fact is asked: what the board can tell is asked as the board, and what the paper tells as the paper.
    fn asked(&self, fact: FactId, decision: &Decision) -> Option<Asked> {
        let declared = self.library.rulebook.vocabulary.fact(fact);
        let of = |family: &str| declared.computed && declared.name.starts_with(family);
        if (of("sealed.") || of("position.") || declared.declared == "player.can_mate")
            && !self.is_answered("position")
            && !self.position_is_told()
        {
            return Some(Asked::Position);
        }
        let readable = self.position_is_told() && decision.sealed.is_none();
        if of("sealed.") && readable && !self.is_answered("sealed.written") && !self.is_told("sealed.reading")
        {
            return Some(Asked::Paper);
        }
        // One order told leaves others to be asked.
        let told = |given: &FactGiven| given.value.value != UNKNOWN && given.value.value != UNKNOWABLE;
        let order = self.answers.case.facts.iter().find(|given| given.fact.value == ORDER);
        let more = declared.name == ORDER && order.is_some_and(told);
        // Where nobody said who sealed, it is White who is asked about, and not the sealer.
        let vocabulary = &self.library.rulebook.vocabulary;
        let coloured = declared.seat.filter(|_| decision.whoever_sealed).map(|seat| decision.coloured(seat));
        let asked = coloured.and_then(|seat| vocabulary.of_seat(fact, seat)).unwrap_or(fact);
        (more || !self.is_answered(&vocabulary.fact(asked).name)).then_some(Asked::Fact(asked))
    }

    /// Without a position, or moves that lead to it, nothing can be read from the paper.
    fn position_is_told(&self) -> bool {
        let told = |given: &FactGiven| {
            ["position", "history"].contains(&given.fact.value.as_str())
                && ![UNKNOWN, UNKNOWABLE].contains(&given.value.value.as_str())
        };
        self.answers.case.facts.iter().any(told)
    }

    fn is_answered(&self, name: &str) -> bool {
        self.answers.later.contains(name) || self.is_told(name)
    }

    fn is_told(&self, name: &str) -> bool {
        self.answers.case.facts.iter().any(|given| given.fact.value == name)
    }
}
