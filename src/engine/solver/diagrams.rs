//! Decision diagrams of gates: one variable an atom.
//!
//! The only file beside `situations` and `decision_diagram` that knows the library. Guaranteed: the work is bounded; beyond
//! the bound there is no diagram.

use std::collections::{BTreeMap, BTreeSet};

use biodivine_lib_bdd::{Bdd, BddVariable, BddVariableSet, op_function};

use super::differences::{Edge, ZERO, contradiction};
use crate::engine::cancel::Cancel;
use crate::engine::model::FactId;
use crate::engine::program::{Atom, AtomId, Circuit, Gate, GateId, Program};

/// Nodes of one diagram at most.
const LARGEST: usize = 1 << 18;

/// Nodes of all diagrams together at most.
const WORK: usize = 1 << 23;

/// A connective of three-valued truths, as the library takes it.
type Connective = fn(Option<bool>, Option<bool>) -> Option<bool>;

/// Builds diagrams over atoms.
pub(crate) struct Diagrams {
    variables: BddVariableSet,
    places: BTreeMap<Atom, BddVariable>,
    work: usize,
    cancel: Cancel,
}

impl Diagrams {
    /// Over the atoms that the results of these programs turn on.
    pub(crate) fn of(programs: [&Program; 2]) -> Option<Self> {
        Self::over(asked(programs))
    }

    /// Over these atoms, in this order.
    pub(crate) fn over(atoms: Vec<Atom>) -> Option<Self> {
        let variables = BddVariableSet::new_anonymous(u16::try_from(atoms.len()).ok()?);
        let places = atoms.into_iter().zip(variables.variables()).collect();
        Some(Self { variables, places, work: 0, cancel: Cancel::NEVER })
    }

    /// The same, given up when nobody waits any more.
    pub(crate) fn unless(self, cancel: &Cancel) -> Self {
        Self { cancel: cancel.clone(), ..self }
    }

    fn goes_on(&self) -> bool {
        self.work <= WORK && !self.cancel.is_cancelled()
    }

    /// How many facts the atoms speak of.
    pub(crate) fn facts(&self) -> usize {
        let facts: BTreeSet<_> = self.places.keys().flat_map(|atom| atom.facts()).flatten().collect();
        facts.len()
    }

    /// Two diagrams joined, unless that is too much work.
    pub(crate) fn join(&mut self, one: &Bdd, other: &Bdd, connective: Connective) -> Option<Bdd> {
        let joined = bounded(one, other, connective)?;
        self.work += joined.size() + one.size() + other.size();
        self.goes_on().then_some(joined)
    }

    /// The diagrams of all gates under a program's outcomes.
    pub(crate) fn gates(&mut self, program: &Program) -> Option<BTreeMap<GateId, Bdd>> {
        let mut done = BTreeMap::new();
        for gate in program.outcomes {
            self.gate(&program.circuit, gate, &mut done)?;
        }
        Some(done)
    }

    /// What no game can show, as far as the results turn on it.
    pub(crate) fn impossible(&mut self, program: &Program) -> Option<Vec<Bdd>> {
        let known = |gate: &&GateId| {
            let mut atoms = atoms_under(&program.circuit, [**gate]).into_iter();
            atoms.all(|atom| self.places.contains_key(&atom))
        };
        let gates: Vec<_> = program.impossible.iter().filter(known).collect();
        let mut done = BTreeMap::new();
        gates.into_iter().map(|gate| self.gate(&program.circuit, *gate, &mut done)).collect()
    }

    /// The diagram of a gate; those of the gates under it are kept.
    pub(crate) fn gate(
        &mut self,
        circuit: &Circuit,
        gate: GateId,
        done: &mut BTreeMap<GateId, Bdd>,
    ) -> Option<Bdd> {
        if let Some(known) = done.get(&gate) {
            return Some(known.clone());
        }
        let made = match circuit.gates().get(gate.index())? {
            Gate::Atom(atom) => self.variables.mk_var(*self.places.get(circuit.atoms().get(atom.index())?)?),
            Gate::Not(input) => self.gate(circuit, *input, done)?.not(),
            Gate::And(inputs) => {
                let all = self.variables.mk_true();
                self.joined(circuit, inputs, all, op_function::and, done)?
            }
            Gate::Or(inputs) => {
                let none = self.variables.mk_false();
                self.joined(circuit, inputs, none, op_function::or, done)?
            }
        };
        done.insert(gate, made.clone());
        Some(made)
    }

    fn joined(
        &mut self,
        circuit: &Circuit,
        inputs: &[GateId],
        start: Bdd,
        connective: Connective,
        done: &mut BTreeMap<GateId, Bdd>,
    ) -> Option<Bdd> {
        let mut joined = start;
        for input in inputs {
            let input = self.gate(circuit, *input, done)?;
            joined = self.join(&joined, &input, connective)?;
        }
        Some(joined)
    }

    /// Values that exclude each other, limits in their order.
    pub(crate) fn consistent(&mut self) -> Option<Bdd> {
        let mut all = self.variables.mk_true();
        let mut values: BTreeMap<FactId, Vec<BddVariable>> = BTreeMap::new();
        let mut limits: Vec<Vec<(Atom, BddVariable)>> = Vec::new();
        for (atom, variable) in &self.places {
            match atom {
                Atom::Is(fact, _) => values.entry(*fact).or_default().push(*variable),
                Atom::AtMost(_) => add_to_its_part(&mut limits, (*atom, *variable)),
                Atom::Holds(_) => {}
            }
        }
        for values in values.values() {
            for (place, one) in values.iter().enumerate() {
                for other in values.iter().skip(place + 1) {
                    let both = self.variables.mk_var(*one).and(&self.variables.mk_var(*other));
                    all = self.join(&all, &both, op_function::and_not)?;
                }
            }
        }
        for part in limits {
            let together = self.together(&part, &mut Vec::new())?;
            all = self.join(&all, &together, op_function::and)?;
        }
        Some(all)
    }

    /// The ways in which these comparisons can hold and fail together with those decided before.
    fn together(&mut self, part: &[(Atom, BddVariable)], decided: &mut Vec<Edge<()>>) -> Option<Bdd> {
        // Each comparison is gone over several times.
        self.work += 8 * decided.len();
        if !self.goes_on() {
            return None;
        }
        let places = 1 + decided.iter().map(|edge| edge.from.max(edge.to)).max().unwrap_or(ZERO);
        if contradiction(places, decided).is_some() {
            return Some(self.variables.mk_false());
        }
        let Some(((Atom::AtMost(difference), variable), rest)) = part.split_first() else {
            return Some(self.variables.mk_true());
        };
        let place = |fact: Option<FactId>| fact.map_or(ZERO, |fact| fact.index() + 1);
        let (left, right, limit) = (place(difference.left), place(difference.right), difference.limit);
        let edge = |from, to, weight| Edge { from, to, weight, statement: None };
        // No amount is negative.
        let before = decided.len();
        let compared = edge(right, left, limit);
        decided.extend([edge(left, ZERO, 0), edge(right, ZERO, 0), compared]);
        let holds = self.together(rest, decided)?;
        decided.pop();
        decided.push(compared.failing(None));
        let fails = self.together(rest, decided)?;
        decided.truncate(before);
        let variable = self.variables.mk_var(*variable);
        let holds = self.join(&variable, &holds, op_function::and)?;
        let fails = self.join(&fails, &variable, op_function::and_not)?;
        self.join(&holds, &fails, op_function::or)
    }
}

/// Two diagrams joined, unless the whole is too large.
pub(crate) fn bounded(one: &Bdd, other: &Bdd, connective: Connective) -> Option<Bdd> {
    Bdd::binary_op_with_limit(LARGEST, one, other, connective)
}

/// Puts a comparison to those it has a fact in common with.
fn add_to_its_part(parts: &mut Vec<Vec<(Atom, BddVariable)>>, added: (Atom, BddVariable)) {
    let shares = |part: &Vec<(Atom, BddVariable)>| {
        part.iter().any(|(atom, _)| atom.facts().into_iter().flatten().any(|fact| added.0.speaks_of(fact)))
    };
    let (with, without): (Vec<_>, Vec<_>) = std::mem::take(parts).into_iter().partition(shares);
    *parts = without;
    parts.push(with.into_iter().flatten().chain([added]).collect());
}

/// The atoms on which the results turn, and those that what no game can show ties to them; those of one fact together.
fn asked(programs: [&Program; 2]) -> Vec<Atom> {
    let mut atoms: Vec<Atom> =
        programs.into_iter().flat_map(|program| atoms_under(&program.circuit, program.outcomes)).collect();
    loop {
        let facts: BTreeSet<_> = atoms.iter().flat_map(|atom| atom.facts()).flatten().collect();
        let known: BTreeSet<Atom> = atoms.iter().copied().collect();
        let tied = programs.into_iter().flat_map(|program| {
            let ties = program.impossible.iter().map(|gate| atoms_under(&program.circuit, [*gate]));
            ties.filter(|tie| {
                tie.iter().flat_map(|atom| atom.facts()).flatten().any(|fact| facts.contains(&fact))
            })
        });
        let more: Vec<_> = tied.flatten().filter(|atom| !known.contains(atom)).collect();
        if more.is_empty() {
            break;
        }
        atoms.extend(more);
    }
    let mut order: BTreeMap<FactId, usize> = BTreeMap::new();
    for fact in atoms.iter().flat_map(|atom| atom.facts()).flatten() {
        let next = order.len();
        order.entry(fact).or_insert(next);
    }
    let place =
        |atom: &Atom| atom.facts().into_iter().flatten().filter_map(|fact| order.get(&fact)).max().copied();
    atoms.sort_by_key(|atom| (place(atom), *atom));
    atoms.dedup();
    atoms
}

/// The atoms under gates, in the order met: those that stand together in the law stand together in a diagram.
fn atoms_under(circuit: &Circuit, gates: impl IntoIterator<Item = GateId>) -> Vec<Atom> {
    let met = ids_under(circuit, gates).into_iter();
    met.filter_map(|atom| circuit.atoms().get(atom.index()).copied()).collect()
}

/// As [`atoms_under`], by their numbers in the circuit.
pub(crate) fn ids_under(circuit: &Circuit, gates: impl IntoIterator<Item = GateId>) -> Vec<AtomId> {
    let mut seen = BTreeSet::new();
    let mut open: Vec<_> = gates.into_iter().collect();
    open.reverse();
    let mut found = Vec::new();
    while let Some(gate) = open.pop() {
        if !seen.insert(gate) {
            continue;
        }
        match circuit.gates().get(gate.index()) {
            Some(Gate::Atom(atom)) => found.push(*atom),
            Some(Gate::Not(input)) => open.push(*input),
            Some(Gate::And(inputs) | Gate::Or(inputs)) => open.extend(inputs.iter().rev()),
            None => {}
        }
    }
    found
}
