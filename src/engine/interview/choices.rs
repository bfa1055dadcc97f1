//! The answers to choose from.

use super::{Answers, case, given};
use crate::engine::decision::Given;
use crate::engine::facts::ORDER;
use crate::engine::library::Library;
use crate::engine::model::{Edition, Fact, FactId, MomentId, Type, UNKNOWABLE, UNKNOWN, Value, written};
use crate::engine::syntax::FactGiven;

/// The values to choose from, where there are few: those that fit what is told.
#[must_use]
pub(crate) fn choices(library: &Library, edition: &Edition, answers: &Answers, fact: FactId) -> Vec<Value> {
    let declared = library.rulebook.vocabulary.fact(fact);
    if declared.name == ORDER {
        return orders(library, edition, answers);
    }
    let mut case = case(library, answers);
    case.facts.retain(|told| told.fact.value != declared.name);
    let fits = |value: &Value| {
        let mut case = case.clone();
        case.facts.push(given(&declared.name, &written(&declared.kind, value)));
        library.fits(edition, &case)
    };
    values(declared).into_iter().filter(fits).collect()
}

/// The two ways of the order of moments that is asked next, each with what was told of it before.
fn orders(library: &Library, edition: &Edition, answers: &Answers) -> Vec<Value> {
    let case = case(library, answers);
    let is_order = |told: &&FactGiven| {
        told.fact.value == ORDER && ![UNKNOWN, UNKNOWABLE].contains(&told.value.value.trim())
    };
    let before = case.facts.iter().find(is_order);
    let before = before.map_or_else(String::new, |told| format!("{}; ", told.value.value));
    let Ok(decision) = library.decide(edition, &case) else { return Vec::new() };
    let name = |moment: MomentId| {
        library.rulebook.vocabulary.moment(moment).map_or_else(String::new, |moment| moment.name.clone())
    };
    let ways = decision.missing.iter().find_map(|missing| {
        let ways: Vec<_> = missing
            .answers
            .iter()
            .filter_map(|answer| match answer.given {
                Given::Order(first, then) => {
                    Some(Value::Text(format!("{before}{}, {}", name(first), name(then))))
                }
                Given::Value(_) | Given::Range(..) | Given::Limits(_) => None,
            })
            .collect();
        (!ways.is_empty()).then_some(ways)
    });
    ways.unwrap_or_default()
}

fn values(fact: &Fact) -> Vec<Value> {
    match &fact.kind {
        Type::Truth => vec![Value::Truth(true), Value::Truth(false)],
        Type::OneOf(values) => (0..=u8::MAX).zip(values).map(|(place, _)| Value::Choice(place)).collect(),
        Type::Duration | Type::Number | Type::Moment | Type::Text | Type::Date | Type::Fen | Type::Moves => {
            Vec::new()
        }
    }
}
