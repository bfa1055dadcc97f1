//! What holds for many rules at once, changed: a moment, a reading. Some example should notice.
//!
//! The rules of a moment are made to hold at all times; a contested text is read as the other choice has it.

use super::case_where::case_apart;
use super::cores::on_all_cores;
use super::examples::unmet;
use super::exercises::Exercises;
use crate::engine::evaluate::Prepared;
use crate::engine::facts::Facts;
use crate::engine::model::{Assumption, Edition, Effect, FactId, MomentId, Rule, RuleIndex, Type, Value};
use crate::engine::program::{Retimed, compile_retimed};

/// What is changed for many rules at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WideChange {
    /// The rules of this moment hold at all times.
    Moment(MomentId),
    /// This contested text is read so.
    Reading(FactId, Value),
}

/// The moments and readings that an edition's own rules name.
#[derive(Debug, Clone)]
pub struct WideChanges<'a> {
    /// How many changes there are that some game tells.
    pub all: usize,
    /// Those that no example notices, each with the first rule that names the moment or the reading.
    pub unnoticed: Vec<(WideChange, &'a Rule)>,
}

/// Which moments and readings of an edition's own rules no example would notice the change of.
pub(super) fn wide<'a>(exercises: &Exercises<'a>) -> WideChanges<'a> {
    let edition: &'a Edition = exercises.edition;
    let first = |names: &dyn Fn(&Rule) -> bool| {
        edition.rules.iter().find(|rule| rule.words.edition == edition.id && names(rule))
    };
    let vocabulary = exercises.vocabulary;
    let moments = vocabulary.moments().filter_map(|(moment, _)| {
        Some((WideChange::Moment(moment), first(&|rule| rule.at == Effect::At(moment))?))
    });
    let readings = exercises.program.readings.iter().flat_map(|fact| {
        let taken = edition.assumption(vocabulary, *fact).map(|taken| &taken.value);
        let count = if let Type::OneOf(values) = &vocabulary.fact(*fact).kind { values.len() } else { 0 };
        let rule = first(&|rule| rule.when.facts().contains(fact));
        let choices = (0..).map(Value::Choice).take(count).filter(move |choice| Some(choice) != taken);
        choices
            .filter_map(move |choice| Some((WideChange::Reading(*fact, choice), rule?)))
            .collect::<Vec<_>>()
    });
    let changes: Vec<_> = moments.chain(readings).collect();
    let found: Vec<_> = on_all_cores(&changes, |(change, _)| exercises.found_of(change));
    let count = |wanted: Found| found.iter().filter(|found| **found == wanted).count();
    let unnoticed = changes.into_iter().zip(&found).filter(|(_, found)| **found == Found::Unnoticed);
    let unnoticed: Vec<_> = unnoticed.map(|(change, _)| change).collect();
    WideChanges { all: count(Found::Noticed) + unnoticed.len(), unnoticed }
}

/// What becomes of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    /// Some example gets another ruling than it expects.
    Noticed,
    Unnoticed,
    /// No game tells it from the edition as it is.
    Equivalent,
}

impl Exercises<'_> {
    fn found_of(&self, change: &WideChange) -> Found {
        let mut edition: Edition = self.edition.clone();
        let mut retimed: Vec<(RuleIndex, Retimed)> = Vec::new();
        match change {
            WideChange::Moment(moment) => {
                let at = self.edition.numbered().filter(|(_, rule)| rule.at == Effect::At(*moment));
                retimed.extend(at.map(|(index, _)| (index, Retimed::AtAllTimes)));
            }
            WideChange::Reading(fact, choice) => {
                // What is assumed first prevails.
                edition.assumptions.retain(|(assumed, _)| assumed != fact);
                edition.assumptions.push((*fact, Assumption { value: choice.clone(), when: None }));
            }
        }
        let program = compile_retimed(self.vocabulary, &edition, &retimed);
        let is_noticed = self.seen.iter().any(|seen| {
            // Accepted facts hold what the edition assumes: with another assumption they are accepted anew.
            let prepared = match change {
                WideChange::Moment(_) => seen.prepared.clone(),
                WideChange::Reading(..) => Prepared::new(self.vocabulary, &program, &seen.example.given),
            };
            let ruled = prepared.decide(self.vocabulary, &edition, &program);
            ruled.is_ok_and(|decision| !unmet(self.vocabulary, &edition, seen.example, &decision).is_empty())
        });
        let nothing = Facts::nothing(self.vocabulary);
        let tells = |(rule, _): &(RuleIndex, Retimed)| {
            case_apart(self.vocabulary, [self.program, &program], &nothing, *rule).is_some()
        };
        if is_noticed {
            Found::Noticed
        } else if retimed.is_empty() || retimed.iter().any(tells) {
            Found::Unnoticed
        } else {
            Found::Equivalent
        }
    }
}
