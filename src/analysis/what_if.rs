//! The smallest changes of the facts of a case that would give another result.

use std::collections::BTreeMap;

use crate::decision::{Decision, Score, Status};
use crate::facts::Known;
use crate::library::Library;
use crate::model::{Edition, FactId, Outcome, Role, Seat, Type, Value, Vocabulary, written};
use crate::program::{Atom, GateId, Program, Truth};
use crate::source::{Span, Src};
use crate::syntax::{CaseFile, FactGiven};

/// A change of facts and the ruling it leads to.
#[derive(Debug, Clone)]
pub struct Change {
    /// The facts that would be otherwise, with their other values.
    pub facts: Vec<(FactId, Value)>,
    /// The ruling on the changed case.
    pub decision: Decision,
}

/// For every other result, the changes of fewest facts that lead to it: of one fact, or of two where one is not enough.
#[must_use]
pub fn what_would_change(
    library: &Library,
    edition: &Edition,
    case: &CaseFile,
    decision: &Decision,
) -> BTreeMap<Score, Vec<Change>> {
    let Some(program) = library.program(edition) else { return BTreeMap::new() };
    let table = Table { library, edition, program, case, decision };
    let single: Vec<_> = table.alternatives();
    let mut found = table.changes(single.iter().map(|one| vec![one.clone()]));
    let pairs = single.iter().enumerate().flat_map(|(place, one)| {
        let others = single.iter().skip(place + 1).filter(|(fact, _)| *fact != one.0);
        others.map(|other| vec![one.clone(), other.clone()])
    });
    // Most pairs change nothing: the circuit tells them apart before the whole ruling is made.
    let known: Vec<Score> = found.keys().copied().collect();
    let pairs = pairs.filter(|pair| table.likely(pair).is_some_and(|score| !known.contains(&score)));
    for (score, changes) in table.changes(pairs) {
        found.entry(score).or_insert(changes);
    }
    found
}

struct Table<'a> {
    library: &'a Library,
    edition: &'a Edition,
    program: &'a Program,
    case: &'a CaseFile,
    decision: &'a Decision,
}

impl Table<'_> {
    fn vocabulary(&self) -> &Vocabulary {
        &self.library.rulebook.vocabulary
    }

    /// The changes that lead to another decided result, by that result.
    fn changes(&self, tried: impl Iterator<Item = Vec<(FactId, Value)>>) -> BTreeMap<Score, Vec<Change>> {
        let mut found: BTreeMap<Score, Vec<Change>> = BTreeMap::new();
        for facts in tried {
            let Ok(decision) = self.library.decide(self.edition, &self.changed(&facts)) else { continue };
            let score = match (decision.status, decision.result) {
                (Status::Decided, Some(score)) => score,
                (Status::Silent, _) => Score::Silent,
                (Status::Decided | Status::Open, _) => continue,
            };
            if Some(score) != self.decision.result {
                found.entry(score).or_default().push(Change { facts, decision });
            }
        }
        found
    }

    /// The result that the circuit gives at once with other values of these facts.
    fn likely(&self, changed: &[(FactId, Value)]) -> Option<Score> {
        let mut facts = self.decision.facts.clone();
        for (fact, value) in changed {
            facts.set(*fact, Known::Told(value.clone()));
        }
        let circuit = &self.program.circuit;
        let truths = circuit.evaluate(&facts.truths(circuit.atoms()));
        let truth = |gate: GateId| truths.get(gate.index()).copied().unwrap_or(Truth::Unknown);
        let mut outcomes = Outcome::ALL.into_iter().zip(self.program.outcomes);
        let outcome = outcomes.find(|(_, gate)| truth(*gate) == Truth::True).map(|(outcome, _)| outcome);
        let silent = || self.program.outcomes.iter().all(|gate| truth(*gate) == Truth::False);
        let score = if let Some(outcome) = outcome {
            Score::of(outcome, self.decision.sealer?)
        } else {
            silent().then_some(Score::Silent)?
        };
        (Some(score) != self.decision.result).then_some(score)
    }

    /// The case with other values of these facts.
    fn changed(&self, facts: &[(FactId, Value)]) -> CaseFile {
        let mut case = self.case.clone();
        let text = |text: String| Src::new(text, Span::default());
        for (fact, value) in facts {
            let declared = self.vocabulary().fact(*fact);
            let seats = self.names(*fact);
            case.facts.retain(|given| !seats.contains(&given.fact.value));
            let value = text(written(&declared.kind, value));
            case.facts.push(FactGiven { fact: text(declared.name.clone()), value });
        }
        case.about = vec![text("result".to_owned())];
        case
    }

    /// The names under which a fact may be told: by role and by colour.
    fn names(&self, fact: FactId) -> Vec<String> {
        let declared = self.vocabulary().fact(fact);
        let Some((_, rest)) = declared.name.split_once('.').filter(|_| declared.seat.is_some()) else {
            return vec![declared.name.clone()];
        };
        let own = declared.seat.map(|seat| self.decision.coloured(seat));
        let twins = Seat::ALL.into_iter().filter(|seat| Some(self.decision.coloured(*seat)) == own);
        twins.map(|seat| format!("{}.{rest}", seat.as_str())).collect()
    }

    /// Other values of the known facts on which the result turns.
    fn alternatives(&self) -> Vec<(FactId, Value)> {
        let mut asked: Vec<FactId> = Vec::new();
        for gate in self.program.outcomes {
            asked.extend(self.program.circuit.facts_under(gate));
        }
        asked.sort_unstable();
        asked.dedup();
        let by_role = |fact: &FactId| {
            matches!(
                self.vocabulary().fact(*fact).seat,
                None | Some(Seat::Role(Role::Sealer | Role::Replier))
            )
        };
        let mut found = Vec::new();
        for fact in asked.into_iter().filter(by_role) {
            let known = match self.decision.facts.known(fact) {
                Known::Told(value) | Known::Computed(value) | Known::Assumed(value) => Some(value),
                Known::NotAsked | Known::Unknown | Known::Unknowable => None,
            };
            let others = self.values(fact).into_iter().filter(|value| Some(value) != known);
            found.extend(others.map(|value| (fact, value)));
        }
        found
    }

    fn values(&self, fact: FactId) -> Vec<Value> {
        match &self.vocabulary().fact(fact).kind {
            Type::Truth => vec![Value::Truth(true), Value::Truth(false)],
            Type::OneOf(values) => {
                let places = (0..values.len()).filter_map(|place| u8::try_from(place).ok());
                places.map(Value::Choice).collect()
            }
            Type::Duration | Type::Number => self.amounts(fact),
            Type::Text | Type::Date | Type::Fen | Type::Moves => Vec::new(),
        }
    }

    /// The amounts on both sides of every limit.
    fn amounts(&self, fact: FactId) -> Vec<Value> {
        let mut amounts = Vec::new();
        let step = if self.vocabulary().fact(fact).kind == Type::Duration { 60 } else { 1 };
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
