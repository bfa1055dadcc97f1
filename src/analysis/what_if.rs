//! The smallest changes of the facts of a case that would give another result.

use std::collections::BTreeMap;

use super::nearby::{Changed, Nearby};
use crate::decision::{Decision, Score, Status};
use crate::facts::Known;
use crate::library::Library;
use crate::model::{Edition, FactId, Outcome, Value};
use crate::program::{Atom, GateId, LANES, Lanes, Truth};
use crate::syntax::CaseFile;

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
    let vocabulary = &library.rulebook.vocabulary;
    let table = Table { library, edition, nearby: Nearby { vocabulary, program, case, decision } };
    let single = table.alternatives();
    let mut found = table.changes(single.iter().map(|one| vec![one.clone()]));
    let pairs = single.iter().enumerate().flat_map(|(place, one)| {
        let others = single.iter().skip(place + 1).filter(|(fact, _)| *fact != one.0);
        others.map(|other| vec![one.clone(), other.clone()])
    });
    // Most pairs change nothing: the circuit tells them apart before the whole ruling is made.
    let known: Vec<Score> = found.keys().copied().collect();
    let likely = table.likely(pairs).into_iter().filter(|(_, score)| !known.contains(score));
    for (score, changes) in table.changes(likely.map(|(pair, _)| pair)) {
        found.entry(score).or_insert(changes);
    }
    found
}

struct Table<'a> {
    library: &'a Library,
    edition: &'a Edition,
    nearby: Nearby<'a>,
}

impl Table<'_> {
    /// The changes that lead to another decided result, by that result.
    fn changes(&self, tried: impl Iterator<Item = Vec<(FactId, Value)>>) -> BTreeMap<Score, Vec<Change>> {
        let mut found: BTreeMap<Score, Vec<Change>> = BTreeMap::new();
        for facts in tried {
            let Ok(decision) = self.library.decide(self.edition, &self.nearby.changed(&facts, "result"))
            else {
                continue;
            };
            let score = match (decision.status, decision.result) {
                (Status::Decided, Some(score)) => score,
                (Status::Silent, _) => Score::Silent,
                (Status::Decided | Status::Open, _) => continue,
            };
            if Some(score) != self.nearby.decision.result {
                found.entry(score).or_default().push(Change { facts, decision });
            }
        }
        found
    }

    /// The changes of which the circuit gives another result at once, and that result; 64 go through it together.
    fn likely(&self, mut tried: impl Iterator<Item = Changed>) -> Vec<(Changed, Score)> {
        let (circuit, known) = (&self.nearby.program.circuit, &self.nearby.decision.facts);
        let mut facts = known.clone();
        let usual: Vec<Lanes> = known.truths(circuit.atoms()).into_iter().map(Lanes::all).collect();
        let (mut gates, mut found) = (Vec::new(), Vec::new());
        loop {
            let block: Vec<_> = tried.by_ref().take(LANES).collect();
            if block.is_empty() {
                return found;
            }
            let mut atoms = usual.clone();
            for (lane, changed) in block.iter().enumerate() {
                for (fact, value) in changed {
                    facts.set(*fact, Known::Told(value.clone()));
                }
                let speaks = |atom: &Atom| changed.iter().any(|(fact, _)| atom.speaks_of(*fact));
                let spoken = atoms.iter_mut().zip(circuit.atoms()).filter(|(_, atom)| speaks(atom));
                spoken.for_each(|(lanes, atom)| lanes.set(lane, facts.truth(*atom)));
                for (fact, _) in changed {
                    facts.set(*fact, known.known(*fact).clone());
                }
            }
            circuit.evaluate_lanes(&atoms, &mut gates);
            let scores = block.into_iter().enumerate();
            found.extend(scores.filter_map(|(lane, changed)| Some((changed, self.score(&gates, lane)?))));
        }
    }

    /// The result that the gates give in a lane, if it is another one.
    fn score(&self, gates: &[Lanes], lane: usize) -> Option<Score> {
        let (program, decision) = (self.nearby.program, self.nearby.decision);
        let truth = |gate: GateId| gates.get(gate.index()).map_or(Truth::Unknown, |gate| gate.truth(lane));
        let mut outcomes = Outcome::ALL.into_iter().zip(program.outcomes);
        let outcome = outcomes.find(|(_, gate)| truth(*gate) == Truth::True).map(|(outcome, _)| outcome);
        let silent = || program.outcomes.iter().all(|gate| truth(*gate) == Truth::False);
        let score = if let Some(outcome) = outcome {
            Score::of(outcome, decision.sealer?)
        } else {
            silent().then_some(Score::Silent)?
        };
        (Some(score) != decision.result).then_some(score)
    }

    /// Other values of the facts on which the result turns.
    fn alternatives(&self) -> Changed {
        let program = self.nearby.program;
        let asked = program.circuit.facts_under_all(&program.outcomes);
        self.nearby.alternatives(asked)
    }
}
