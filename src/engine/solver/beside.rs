//! Whether two completions of the unknown facts that differ only in given facts can differ in given gates.
//!
//! Technique: a miter with shared cones. The second completion shares with the first every gate that does not depend on the
//! given facts, so only the gates between those facts and the given gates are encoded again. All clauses about the second
//! completion are guarded by an activation literal, which is set to false after the question.

use batsat::Lit;
use rustc_hash::FxHashMap;

use super::differences::Edge;
use super::sat::{Case, Comparison, Encoding, FIRST, Solver};
use crate::engine::model::{Difference, FactId, Type};
use crate::engine::program::{Atom, Gate, GateId, Program};

/// A second completion, compared with the first.
struct Beside<'a> {
    case: Case,
    /// The facts in which it may differ from the first.
    freed: &'a [FactId],
    /// The activation literal: clauses about this completion apply only while it is true.
    only_if: Lit,
    /// The literals of the atoms whose truth may differ from that in the first completion.
    atoms: FxHashMap<Atom, Lit>,
    /// The literals of the gates whose truth may differ from that in the first completion.
    gates: FxHashMap<GateId, Lit>,
}

impl Solver<'_> {
    /// Whether two completions that differ only in the facts `freed` can give different truth values to one of `gates`. False
    /// is certain only if [`Solver::gave_up`] is false.
    pub(crate) fn can_differ(&mut self, encoding: &Encoding, freed: &[FactId], gates: &[GateId]) -> bool {
        let only_if = self.fresh();
        self.beside += 1;
        let (case, places) = (self.beside, self.places.len());
        let (atoms, of_gates) = (FxHashMap::default(), FxHashMap::default());
        let mut beside = Beside { case, freed, only_if, atoms, gates: of_gates };
        self.encode_beside(encoding, &mut beside);
        let mut differ = vec![!only_if];
        for gate in gates {
            if let (Some(one), Some(other)) = (encoding.lit(*gate), beside.gates.get(gate)) {
                let either = self.differ(one, *other);
                differ.push(either);
            }
        }
        let can = differ.len() > 1 && {
            self.bind(&beside);
            self.require(differ);
            self.possible(&[only_if])
        };
        // It has served.
        self.require(vec![!only_if]);
        self.comparisons.retain(|comparison| comparison.only_if.is_none());
        self.always.retain(|edge| edge.statement.is_none());
        self.forget_places(places);
        can
    }

    /// Encodes the gates of the second completion that may differ from the first.
    fn encode_beside(&mut self, encoding: &Encoding, beside: &mut Beside) {
        let program = self.program();
        for (index, gate) in program.circuit.gates().iter().enumerate() {
            let id = GateId::at(index);
            let Some(own) = encoding.lit(id).filter(|lit| *lit != self.yes && *lit != !self.yes) else {
                continue;
            };
            let lit = match gate {
                Gate::Atom(atom) => match program.circuit.atoms().get(atom.index()) {
                    Some(atom) if beside.freed.iter().any(|fact| atom.speaks_of(*fact)) => {
                        self.atom_beside(*atom, beside)
                    }
                    Some(_) | None => continue,
                },
                Gate::Not(input) => match beside.gates.get(input) {
                    Some(lit) => !*lit,
                    None => continue,
                },
                Gate::And(inputs) | Gate::Or(inputs) => {
                    if !inputs.iter().any(|input| beside.gates.contains_key(input)) {
                        continue;
                    }
                    let lits = inputs.iter().filter_map(|input| {
                        beside.gates.get(input).copied().or_else(|| encoding.lit(*input))
                    });
                    let lits: Vec<_> = lits.collect();
                    if matches!(gate, Gate::And(_)) { self.all_of(&lits) } else { self.some_of(&lits) }
                }
            };
            if lit != own {
                beside.gates.insert(id, lit);
            }
        }
    }

    fn atom_beside(&mut self, atom: Atom, beside: &mut Beside) -> Lit {
        let lit = self.fresh();
        beside.atoms.insert(atom, lit);
        if let Atom::AtMost(difference) = atom {
            let Edge { from, to, weight, .. } = self.edge_beside(difference, beside);
            let only_if = Some(beside.only_if);
            self.comparisons.push(Comparison { lit, left: to, right: from, limit: weight, only_if });
        }
        lit
    }

    /// An edge of the difference graph in which the freed facts have the amounts of the second completion.
    fn edge_beside(&mut self, difference: Difference, beside: &Beside) -> Edge<Lit> {
        let mut place = |fact: Option<FactId>| {
            let case = |fact: &FactId| if beside.freed.contains(fact) { beside.case } else { FIRST };
            fact.map_or(super::differences::ZERO, |fact| self.place(fact, case(&fact)))
        };
        let (from, to) = (place(difference.right), place(difference.left));
        Edge { from, to, weight: difference.limit, statement: Some(beside.only_if) }
    }

    /// Requires of the second completion what is required of every completion.
    fn bind(&mut self, beside: &Beside) {
        let Beside { freed, only_if, atoms, gates, .. } = beside;
        let program: &Program = self.program();
        for lit in program.impossible.iter().filter_map(|gate| gates.get(gate)) {
            self.require(vec![!*only_if, !*lit]);
        }
        for fact in *freed {
            let Type::OneOf(values) = &self.vocabulary.fact(*fact).kind else { continue };
            let lits = self.value_lits(*fact).into_iter().map(|(value, _)| value);
            let lits: Vec<_> = lits
                .map(|value| atoms.get(&Atom::Is(*fact, value)).copied().unwrap_or_else(|| self.fresh()))
                .collect();
            self.exclude(*fact, values.len(), &lits, Some(*only_if));
        }
        for (fact, fires, holds) in self.fired.clone() {
            // Both make the same assumptions, where these do not turn on the freed facts.
            let of_first = self.atoms.iter().find(|(_, lit)| **lit == holds || **lit == !holds);
            if let Some((atom, lit)) = of_first.filter(|_| freed.contains(&fact))
                && let Some(own) = atoms.get(atom)
            {
                let own = if *lit == holds { *own } else { !*own };
                self.require(vec![!*only_if, !fires, own]);
            }
        }
        for order in self.orders.clone() {
            if [order.left, order.right].into_iter().flatten().any(|fact| freed.contains(&fact)) {
                let edge = self.edge_beside(order, beside);
                self.always.push(edge);
            }
        }
    }
}
