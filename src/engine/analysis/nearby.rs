//! The cases that differ from one in the values of a few facts.
//!
//! In: a case with its ruling. Out: other values of a fact, the facts with them, the case that tells them.

use crate::engine::decision::Decision;
use crate::engine::facts::{Facts, Known};
use crate::engine::model::{FactId, Role, Seat, Type, Value, Vocabulary, written};
use crate::engine::program::{Atom, Program};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::{CaseFile, FactGiven};

/// Facts with other values than they have in a case.
pub(crate) type Changed = Vec<(FactId, Value)>;

/// What is near a case.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Nearby<'a> {
    /// The words of the rules.
    pub(crate) vocabulary: &'a Vocabulary,
    /// The rules.
    pub(crate) program: &'a Program,
    /// The case.
    pub(crate) case: &'a CaseFile,
    /// The ruling on it.
    pub(crate) decision: &'a Decision,
}

impl Nearby<'_> {
    /// The case with other values of these facts, asked about the matter named.
    pub(crate) fn changed(&self, facts: &[(FactId, Value)], about: &str) -> CaseFile {
        let mut case = self.case.clone();
        let text = |text: String| Src::new(text, Span::default());
        for (fact, value) in facts {
            let declared = self.vocabulary.fact(*fact);
            let seats = self.names(*fact);
            case.facts.retain(|given| !seats.iter().any(|seat| given.fact.value == *seat));
            case.facts.push(FactGiven::nowhere(&declared.name, &written(&declared.kind, value)));
        }
        case.about = vec![text(about.to_owned())];
        case
    }

    /// What is known with other values of these facts. What follows from them on the board is not looked at again.
    pub(crate) fn facts(&self, changed: &[(FactId, Value)]) -> Facts {
        let mut facts = self.decision.facts.clone();
        for (fact, value) in changed {
            facts.set(*fact, Known::Told(value.clone()));
        }
        facts
    }

    /// The names under which a fact may be told: by role and by colour.
    fn names(&self, fact: FactId) -> Vec<String> {
        let declared = self.vocabulary.fact(fact);
        let Some((_, rest)) = declared.name.split_once('.').filter(|_| declared.seat.is_some()) else {
            return vec![declared.name.clone()];
        };
        let own = declared.seat.map(|seat| self.decision.coloured(seat));
        let twins = Seat::ALL.into_iter().filter(|seat| Some(self.decision.coloured(*seat)) == own);
        twins.map(|seat| format!("{}.{rest}", seat.as_str())).collect()
    }

    /// Other values of facts, each fact by its role only.
    pub(crate) fn alternatives(&self, facts: impl IntoIterator<Item = FactId>) -> Changed {
        let by_role = |fact: &FactId| {
            matches!(self.vocabulary.fact(*fact).seat, None | Some(Seat::Role(Role::Sealer | Role::Replier)))
        };
        let mut found = Vec::new();
        for fact in facts.into_iter().filter(by_role) {
            let known = self.decision.facts.value(fact);
            let others = self.values(fact).into_iter().filter(|value| Some(value) != known);
            found.extend(others.map(|value| (fact, value)));
        }
        found
    }

    fn values(&self, fact: FactId) -> Vec<Value> {
        match &self.vocabulary.fact(fact).kind {
            Type::Truth => vec![Value::Truth(true), Value::Truth(false)],
            Type::OneOf(values) => {
                let places = (0..values.len()).filter_map(|place| u8::try_from(place).ok());
                places.map(Value::Choice).collect()
            }
            Type::Duration | Type::Number => self.amounts(fact),
            Type::Moment | Type::Text | Type::Date | Type::Fen | Type::Moves => Vec::new(),
        }
    }

    /// The amounts on both sides of every limit.
    fn amounts(&self, fact: FactId) -> Vec<Value> {
        let mut amounts = Vec::new();
        let step = if self.vocabulary.fact(fact).kind == Type::Duration { 60 } else { 1 };
        for atom in self.program.circuit.atoms() {
            let Atom::AtMost(difference) = atom else { continue };
            let (other, limit) = match (difference.left, difference.right) {
                (Some(left), right) if left == fact => (right, difference.limit),
                (left, Some(right)) if right == fact => (left, -difference.limit),
                (_, _) => continue,
            };
            let other = other.map_or(Some(0), |other| self.decision.facts.amount(other));
            let at = other.map(|other| other + limit);
            amounts.extend(at.into_iter().flat_map(|at| [at, at + step]).filter(|amount| *amount >= 0));
        }
        amounts.sort_unstable();
        amounts.dedup();
        amounts.into_iter().map(Value::Amount).collect()
    }
}
