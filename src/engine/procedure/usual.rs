//! The usual course of an open ruling: the result if what is still unknown turns out as it mostly does.
//!
//! Technique: the missing facts that have a usual value in the vocabulary are told one after the other until the result no longer
//! depends on anything; those without which it is the same are then left out again. Nothing is assumed by it: the ruling stays
//! open, and the facts are named with the result.

use crate::engine::decision::{Decision, Status, Usual};
use crate::engine::model::{FactId, Value, Vocabulary, written};
use crate::engine::syntax::CaseFile;

/// Rules on another case under the same edition; none if it contradicts itself.
pub(super) type Rule<'r> = dyn Fn(&CaseFile) -> Option<Decision> + 'r;

/// The most facts that a usual course rests on; with more, it says little about the game at hand.
const MOST: usize = 3;

/// The most facts that are told to find it.
const MOST_TOLD: usize = 5;

/// The usual course; `None` if the ruling is not open, or if the result depends also on facts without a usual value.
pub(crate) fn usual(
    vocabulary: &Vocabulary,
    case: &CaseFile,
    decision: &Decision,
    rule: &Rule,
) -> Option<Usual> {
    if decision.status != Status::Open || settles(decision) || decision.is_unexamined {
        return None;
    }
    let course = Told { vocabulary, case, decision, rule };
    let mut taken: Vec<(FactId, Value)> = Vec::new();
    let mut ruled = decision.clone();
    while !settles(&ruled) {
        let is_new = |fact: FactId| taken.iter().all(|(told, _)| *told != fact);
        let missing = ruled.missing.iter().map(|missing| missing.fact);
        // A fact that the told facts leave in doubt has no usual value here.
        let is_in_doubt = |fact: &FactId| decision.facts.is_departure(*fact);
        let next = missing.filter(|fact| is_new(*fact) && !is_in_doubt(fact)).find_map(|fact| {
            let value = vocabulary.unconditionally_normal(fact)?;
            Some((fact, value.clone()))
        });
        taken.push(next.filter(|_| taken.len() < MOST_TOLD)?);
        ruled = course.with(&taken)?;
    }
    for place in (0..taken.len()).rev() {
        let mut fewer = taken.clone();
        fewer.remove(place);
        if let Some(same) = course.with(&fewer).filter(|same| settles(same) && same.outcome == ruled.outcome)
        {
            (taken, ruled) = (fewer, same);
        }
    }
    (taken.len() <= MOST).then_some(Usual { decision: ruled, taken })
}

/// Whether the result is known; which colour has won may be open.
fn settles(decision: &Decision) -> bool {
    decision.outcome.is_some()
}

struct Told<'a> {
    vocabulary: &'a Vocabulary,
    case: &'a CaseFile,
    decision: &'a Decision,
    rule: &'a Rule<'a>,
}

impl Told<'_> {
    /// The ruling on the case with these facts told, in place of what it says of them.
    fn with(&self, facts: &[(FactId, Value)]) -> Option<Decision> {
        let mut case = self.case.clone();
        for (fact, value) in facts {
            let value = written(&self.vocabulary.fact(*fact).kind, value);
            for name in self.decision.names_in(self.vocabulary, &case, *fact) {
                case.set(&name, &value);
            }
        }
        (self.rule)(&case)
    }
}
