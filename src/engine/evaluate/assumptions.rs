//! The assumptions a ruling rests on: with the told facts and these alone it is the same, whatever the others are.

use std::collections::BTreeSet;

use super::gates::Gates;
use crate::engine::facts::Facts;
use crate::engine::model::FactId;
use crate::engine::program::{Atom, Gate, GateId, Program, Truth};

/// The assumed facts, and the orders of the normal course, that with what is told and computed give these gates their
/// truth.
pub(super) fn resting_on(
    program: &Program,
    facts: &Facts,
    gates: &Gates,
    targets: impl IntoIterator<Item = GateId>,
) -> (Vec<FactId>, Vec<usize>) {
    let (truths, bare) = (&gates.truths[..], &gates.told[..]);
    let seen = vec![false; truths.len()];
    let mut walk =
        Walk { program, facts, truths, bare, seen, found: BTreeSet::new(), orders: BTreeSet::new() };
    for target in targets {
        walk.visit(target);
    }
    (walk.found.into_iter().collect(), walk.orders.into_iter().collect())
}

struct Walk<'a> {
    program: &'a Program,
    facts: &'a Facts,
    truths: &'a [Truth],
    bare: &'a [Truth],
    seen: Vec<bool>,
    found: BTreeSet<FactId>,
    /// Orders of the normal course.
    orders: BTreeSet<usize>,
}

impl Walk<'_> {
    fn truth(&self, gate: GateId) -> Truth {
        self.truths.get(gate.index()).copied().unwrap_or(Truth::Unknown)
    }

    fn is_seen(&self, gate: GateId) -> bool {
        self.seen.get(gate.index()).copied().unwrap_or(true)
    }

    /// Follows what made the gate's truth known; a gate known without assumptions rests on none.
    fn visit(&mut self, gate: GateId) {
        let truth = self.truth(gate);
        let known_bare = truth != Truth::Unknown && self.bare.get(gate.index()).copied() == Some(truth);
        if known_bare || self.is_seen(gate) {
            return;
        }
        if let Some(seen) = self.seen.get_mut(gate.index()) {
            *seen = true;
        }
        match self.program.circuit.gates().get(gate.index()) {
            Some(Gate::Atom(atom)) => {
                let atom = self.program.circuit.atoms().get(atom.index());
                if let Some(atom) = atom {
                    self.atom(*atom);
                }
            }
            Some(Gate::Not(input)) => self.visit(*input),
            Some(Gate::And(inputs)) => self.inputs(gate, inputs, Truth::False),
            Some(Gate::Or(inputs)) => self.inputs(gate, inputs, Truth::True),
            None => {}
        }
    }

    fn atom(&mut self, atom: Atom) {
        let facts = atom.facts().into_iter().flatten();
        for fact in facts {
            let rests =
                if self.facts.is_assumed(fact) { Some(fact) } else { self.facts.computed_while(fact) };
            self.found.extend(rests);
        }
        if let (Atom::AtMost(difference), Some(timeline)) = (atom, self.facts.timeline()) {
            let rest = timeline.justification(difference);
            self.found.extend(rest.facts);
            self.orders.extend(rest.usual);
        }
    }

    /// Whether the gate, or its negation, compares moments and is known only by the normal course of their order.
    fn is_assumed_order(&self, gate: GateId) -> bool {
        match self.program.circuit.gates().get(gate.index()) {
            Some(Gate::Not(input)) => self.is_assumed_order(*input),
            Some(Gate::Atom(atom)) => {
                match (self.program.circuit.atoms().get(atom.index()), self.facts.timeline()) {
                    (Some(Atom::AtMost(difference)), Some(timeline)) => {
                        !timeline.justification(*difference).usual.is_empty()
                    }
                    (_, _) => false,
                }
            }
            Some(Gate::And(_) | Gate::Or(_)) | None => false,
        }
    }

    fn inputs(&mut self, gate: GateId, inputs: &[GateId], deciding: Truth) {
        let truth = self.truth(gate);
        if truth == deciding {
            // One deciding input is enough; one that has been followed already costs nothing, and a fact is plainer than an
            // order of moments that perhaps never came.
            let alike = inputs.iter().filter(|input| self.truth(**input) == truth);
            let chosen = alike.min_by_key(|input| (!self.is_seen(**input), self.is_assumed_order(**input)));
            if let Some(input) = chosen.copied() {
                self.visit(input);
            }
        } else {
            for input in inputs {
                self.visit(*input);
            }
        }
    }
}
