//! A model of the solver, converted to the facts of a complete case.

use std::collections::BTreeMap;

use super::sat::Solver;
use crate::engine::facts::Facts;
use crate::engine::model::{FactId, Type, Value, Vocabulary};
use crate::engine::program::Atom;

/// The values of all unknown facts in the last model.
pub(crate) fn whole_case(vocabulary: &Vocabulary, facts: &Facts, search: &Solver) -> Vec<(FactId, Value)> {
    let mut case: Vec<(FactId, Value)> = Vec::new();
    let mut denied: BTreeMap<FactId, Vec<u8>> = BTreeMap::new();
    for (atom, holds) in search.found() {
        match atom {
            Atom::Holds(fact) => case.push((fact, Value::Truth(holds))),
            Atom::Is(fact, value) if holds => case.push((fact, Value::Choice(value))),
            Atom::Is(fact, value) => denied.entry(fact).or_default().push(value),
            Atom::AtMost(_) => {}
        }
    }
    for (fact, denied) in denied {
        // None of the values that some rule asks: then it is one of the others.
        let Type::OneOf(values) = &vocabulary.fact(fact).kind else { continue };
        let other = (0..values.len()).filter_map(|place| u8::try_from(place).ok());
        let other = other.into_iter().find(|value| !denied.contains(value));
        let told = case.iter().any(|(told, _)| *told == fact);
        case.extend(other.filter(|_| !told).map(|value| (fact, Value::Choice(value))));
    }
    case.retain(|(fact, _)| facts.value(*fact).is_none());
    case.extend(search.amounts().into_iter().map(|(fact, amount)| (fact, Value::Amount(amount))));
    case.sort_by_key(|(fact, _)| *fact);
    case
}
