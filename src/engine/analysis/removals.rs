//! What holds for many rules at once, taken away: a moment, a reading. Some example should miss it.
//!
//! A moment is taken away by letting its rules hold at all times; a reading by taking another choice of it.

use super::cores::on_all_cores;
use super::examples::unmet;
use super::exercises::Exercises;
use crate::engine::model::{Assumption, Edition, Effect, FactId, MomentId, Rule, RuleIndex, Type, Value};
use crate::engine::program::{Retimed, compile_retimed};

/// What is taken away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Removed {
    /// A moment at which rules take effect.
    Moment(MomentId),
    /// How a contested text is read: the reading, and the choice taken instead.
    Reading(FactId, Value),
}

/// The moments and readings of an edition's own rules.
#[derive(Debug, Clone)]
pub struct Removals {
    /// How many changes there are.
    pub all: usize,
    /// Those that no example notices.
    pub unnoticed: Vec<Removed>,
}

/// What no example would miss of the moments and readings that an edition's own rules name.
pub(super) fn removals(exercises: &Exercises) -> Removals {
    let own = |rule: &&Rule| rule.words.edition == exercises.edition.id;
    let rules: Vec<&Rule> = exercises.edition.rules.iter().filter(own).collect();
    let vocabulary = exercises.vocabulary;
    let moments = vocabulary.moments().map(|(moment, _)| moment);
    let moments = moments.filter(|moment| rules.iter().any(|rule| rule.at == Effect::At(*moment)));
    let asked = |fact: &FactId| rules.iter().any(|rule| rule.when.facts().contains(fact));
    let readings = exercises.program.readings.iter().copied().filter(asked);
    let otherwise = readings.flat_map(|fact| {
        let taken = exercises.edition.assumption(vocabulary, fact).map(|taken| taken.value.clone());
        let count = if let Type::OneOf(values) = &vocabulary.fact(fact).kind { values.len() } else { 0 };
        let choices =
            (0..).map(Value::Choice).take(count).filter(move |choice| Some(choice) != taken.as_ref());
        choices.map(move |choice| Removed::Reading(fact, choice)).collect::<Vec<_>>()
    });
    let changes: Vec<Removed> = moments.map(Removed::Moment).chain(otherwise).collect();
    let noticed = on_all_cores(&changes, |change| exercises.would_miss(change));
    let unnoticed =
        changes.iter().zip(noticed).filter(|(_, noticed)| !noticed).map(|(change, _)| change.clone());
    Removals { all: changes.len(), unnoticed: unnoticed.collect() }
}

impl Exercises<'_> {
    /// Whether some example gets another ruling than it expects without it.
    fn would_miss(&self, removed: &Removed) -> bool {
        let mut edition: Edition = self.edition.clone();
        let mut retimed: Vec<(RuleIndex, Retimed)> = Vec::new();
        match removed {
            Removed::Moment(moment) => {
                let at = self.edition.numbered().filter(|(_, rule)| rule.at == Effect::At(*moment));
                retimed.extend(at.map(|(index, _)| (index, Retimed::AtAllTimes)));
            }
            Removed::Reading(fact, choice) => {
                edition.assumptions.push((*fact, Assumption { value: choice.clone(), when: None }));
            }
        }
        let program = compile_retimed(self.vocabulary, &edition, &retimed);
        self.seen.iter().any(|seen| {
            let ruled = seen.prepared.clone().decide(self.vocabulary, &edition, &program);
            ruled.is_ok_and(|decision| !unmet(self.vocabulary, &edition, seen.example, &decision).is_empty())
        })
    }
}
