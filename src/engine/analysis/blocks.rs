//! Examples side by side, 64 at a time: what their facts make of a formula, all in one go.

use std::collections::BTreeMap;

use super::formulas::holds_gate;
use crate::engine::facts::Facts;
use crate::engine::model::Formula;
use crate::engine::program::{Atom, GateId, LANES, Lanes, Program, Truth};

/// The facts of some cases, and what they make of every gate.
pub(super) struct Blocks(Vec<Block>);

/// Up to 64 of them.
struct Block {
    facts: Vec<Facts>,
    atoms: BTreeMap<Atom, Lanes>,
    gates: Vec<Lanes>,
}

/// The truth of a formula in each case.
pub(super) struct Truths(Vec<Lanes>);

impl Truths {
    /// The truth in the case at a place.
    pub(super) fn of(&self, place: usize) -> Truth {
        self.0.get(place / LANES).map_or(Truth::Unknown, |lanes| lanes.truth(place % LANES))
    }
}

impl Blocks {
    /// The cases in their order.
    pub(super) fn of(program: &Program, facts: Vec<Facts>) -> Self {
        let mut blocks = Vec::with_capacity(facts.len().div_ceil(LANES));
        let mut facts = facts.into_iter();
        loop {
            let facts: Vec<Facts> = facts.by_ref().take(LANES).collect();
            if facts.is_empty() {
                return Self(blocks);
            }
            let atoms: Vec<Lanes> =
                program.circuit.atoms().iter().map(|atom| side_by_side(&facts, *atom)).collect();
            let mut gates = Vec::new();
            program.circuit.evaluate_lanes(&atoms, &mut gates);
            let atoms = program.circuit.atoms().iter().copied().zip(atoms).collect();
            blocks.push(Block { facts, atoms, gates });
        }
    }

    /// The truth of a gate.
    pub(super) fn gate(&self, gate: GateId) -> Truths {
        let of = |block: &Block| block.gates.get(gate.index()).copied().unwrap_or_default();
        Truths(self.0.iter().map(of).collect())
    }

    /// The truth of a formula over the facts and the rules.
    pub(super) fn truths(&self, program: &Program, formula: &Formula) -> Truths {
        Truths(self.0.iter().map(|block| block.lanes(program, formula)).collect())
    }
}

impl Block {
    fn lanes(&self, program: &Program, formula: &Formula) -> Lanes {
        let of = |part: &Formula| self.lanes(program, part);
        match formula {
            Formula::And(parts) => parts.iter().map(of).fold(Lanes::TRUE, Lanes::and),
            Formula::Or(parts) => parts.iter().map(of).fold(Lanes::FALSE, Lanes::or),
            Formula::Not(part) => !of(part),
            Formula::Holds(fact) => self.atom(Atom::Holds(*fact)),
            Formula::Is(fact, value) => self.atom(Atom::Is(*fact, *value)),
            Formula::AtMost(difference) => self.atom(Atom::AtMost(*difference)),
            Formula::Applies(rule) => {
                let gate = holds_gate(program, *rule);
                gate.and_then(|gate| self.gates.get(gate)).copied().unwrap_or_default()
            }
        }
    }

    /// An atom of the circuit is known already; a changed rule may ask another.
    fn atom(&self, atom: Atom) -> Lanes {
        self.atoms.get(&atom).copied().unwrap_or_else(|| side_by_side(&self.facts, atom))
    }
}

fn side_by_side(facts: &[Facts], atom: Atom) -> Lanes {
    let mut lanes = Lanes::default();
    for (lane, facts) in facts.iter().enumerate() {
        lanes.set(lane, facts.truth(atom));
    }
    lanes
}
