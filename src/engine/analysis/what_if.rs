//! The smallest changes of the facts of a case that would give another result.

use std::collections::BTreeMap;

use super::nearby::{Changed, Nearby};
use crate::engine::cancel::Cancel;
use crate::engine::decision::{Decision, Score, Status};
use crate::engine::facts::Known;
use crate::engine::library::Library;
use crate::engine::model::{Edition, FactId, Outcome, Value};
use crate::engine::program::{Atom, GateId, LANES, Lanes, Truth};
use crate::engine::solver::Work;
use crate::engine::syntax::CaseFile;

/// A change of facts and the ruling it leads to.
#[derive(Debug, Clone)]
pub struct Change {
    /// The facts that would be otherwise, with their other values.
    pub facts: Vec<(FactId, Value)>,
    /// The ruling on the changed case.
    pub decision: Decision,
}

/// The changes that lead to other results.
#[derive(Debug, Clone, Default)]
pub struct Changes {
    /// By the result they lead to.
    pub found: BTreeMap<Score, Vec<Change>>,
    /// How many changes were not looked at, because there are too many or they take too much work.
    pub not_looked_at: usize,
}

/// How many changes are looked at: counted, never timed, so that the same case always gets the same answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    /// Changed cases that are ruled on.
    pub rulings: usize,
    /// Changes of two facts of which it is asked whether they are worth a ruling.
    pub pairs: usize,
}

impl Reach {
    /// Many times what an arbiter's case needs; a second or two.
    pub const USUAL: Self = Self { rulings: 2_000, pairs: 200_000 };
}

/// For every other result, the changes of fewest facts that lead to it: of one fact, or of two where one is not enough.
/// What was found so far when it is cancelled.
#[must_use]
pub fn what_would_change(
    library: &Library,
    edition: &Edition,
    case: &CaseFile,
    decision: &Decision,
    reach: Reach,
    cancel: &Cancel,
) -> Changes {
    cancel.during(|| changes(library, edition, case, decision, reach, cancel))
}

fn changes(
    library: &Library,
    edition: &Edition,
    case: &CaseFile,
    decision: &Decision,
    reach: Reach,
    cancel: &Cancel,
) -> Changes {
    let Some(program) = library.program(edition) else { return Changes::default() };
    let vocabulary = &library.rulebook.vocabulary;
    let nearby = Nearby { vocabulary, program, case, decision };
    let work = Work::of_ruling(cancel);
    let mut table = Table { library, edition, nearby, work, left: reach.rulings, not_looked_at: 0 };
    let single = table.alternatives();
    let mut found = table.changes(single.iter().map(|one| vec![one.clone()]));
    let mut pairs = single.iter().enumerate().flat_map(|(place, one)| {
        let others = single.iter().skip(place + 1).filter(|(fact, _)| *fact != one.0);
        others.map(|other| vec![one.clone(), other.clone()])
    });
    // Most pairs change nothing: the circuit tells them apart before the whole ruling is made.
    let known: Vec<Score> = found.keys().copied().collect();
    let likely = table.likely(pairs.by_ref().take(reach.pairs));
    table.not_looked_at += pairs.count();
    let likely = likely.into_iter().filter(|(_, score)| !known.contains(score));
    for (score, changes) in table.changes(likely.map(|(pair, _)| pair)) {
        found.entry(score).or_insert(changes);
    }
    Changes { found, not_looked_at: table.not_looked_at }
}

struct Table<'a> {
    library: &'a Library,
    edition: &'a Edition,
    nearby: Nearby<'a>,
    /// The budget of solver steps that all rulings share.
    work: Work,
    /// Rulings that may still be made.
    left: usize,
    not_looked_at: usize,
}

impl Table<'_> {
    /// The changes that lead to another decided result, by that result.
    fn changes(
        &mut self,
        mut tried: impl Iterator<Item = Vec<(FactId, Value)>>,
    ) -> BTreeMap<Score, Vec<Change>> {
        let mut found: BTreeMap<Score, Vec<Change>> = BTreeMap::new();
        while self.left > 0 && !self.work.is_over() {
            let Some(facts) = tried.next() else { return found };
            self.left -= 1;
            let changed = self.nearby.changed(&facts, "result");
            let settled = self.library.settled(self.edition, &changed, &self.work);
            self.not_looked_at += usize::from(self.work.is_over());
            let Some(decision) = settled.filter(|_| !self.work.is_over()) else { continue };
            let score = match (decision.status, decision.result) {
                (Status::Decided, Some(score)) => score,
                (Status::Silent, _) => Score::Silent,
                (Status::Decided | Status::Open, _) => continue,
            };
            if Some(score) != self.nearby.decision.result {
                found.entry(score).or_default().push(Change { facts, decision });
            }
        }
        self.not_looked_at += tried.count();
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
            if block.is_empty() || self.work.cancel().is_cancelled() {
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
