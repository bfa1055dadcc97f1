//! A case with durations as people tell them: half an hour late, not 3601 seconds.

use crate::engine::model::{FactId, Type, Value, Vocabulary};

/// Minutes that people say.
const MINUTES: [i64; 6] = [15, 30, 60, 75, 90, 120];
/// Durations changed together at most: with more of them each keeps its own.
const TOGETHER: usize = 3;

/// What comes of the first facts with round durations, each another, of which anything comes; else of the facts themselves.
pub(super) fn rounded<T>(
    vocabulary: &Vocabulary,
    facts: &[(FactId, Value)],
    mut of: impl FnMut(Vec<(FactId, Value)>) -> Option<T>,
) -> Option<T> {
    let kind = |fact: FactId| &vocabulary.fact(fact).kind;
    let durations = facts.iter().filter(|(fact, _)| kind(*fact) == &Type::Duration).count();
    // Where moments stand in time, one depends on the other.
    let has_moments = facts.iter().any(|(fact, _)| kind(*fact) == &Type::Moment);
    if durations > 0 && durations <= TOGETHER && !has_moments {
        for chosen in choices(durations) {
            let mut left = chosen.into_iter();
            let round = facts.iter().map(|(fact, value)| {
                let minutes = if kind(*fact) == &Type::Duration { left.next() } else { None };
                (*fact, minutes.map_or_else(|| value.clone(), |minutes| Value::Amount(minutes * 60)))
            });
            if let Some(found) = of(round.collect()) {
                return Some(found);
            }
        }
    }
    of(facts.to_vec())
}

/// All choices of so many different numbers of minutes, the smallest first.
fn choices(count: usize) -> Vec<Vec<i64>> {
    let mut found = vec![Vec::new()];
    for _ in 0..count {
        found = found
            .iter()
            .flat_map(|chosen: &Vec<i64>| {
                let others = MINUTES.iter().filter(|minutes| !chosen.contains(minutes));
                others.map(|minutes| [chosen.as_slice(), &[*minutes]].concat()).collect::<Vec<_>>()
            })
            .collect();
    }
    found
}
