//! Exact questions about the completions of the unknown facts, by a SAT solver and the theory of differences.

use std::collections::BTreeMap;

use batsat::{BasicSolver, Lit, SolverInterface, lbool};

use super::theory::{self, Edge, ZERO};
use crate::facts::Facts;
use crate::model::{FactId, Formula, Type, Value, Vocabulary};
use crate::program::{Atom, Gate, GateId, Program, Truth};

/// One copy of the circuit within a search: its literal for each gate.
pub(super) struct Copy {
    gates: Vec<Lit>,
}

impl Copy {
    /// The literal of a gate.
    pub(super) fn lit(&self, gate: GateId) -> Option<Lit> {
        self.gates.get(gate.index()).copied()
    }

    /// The literal of the gate at this place.
    pub(super) fn lit_at(&self, index: usize) -> Option<Lit> {
        self.gates.get(index).copied()
    }
}

/// A search over completions.
pub(super) struct Search<'a> {
    vocabulary: &'a Vocabulary,
    program: &'a Program,
    facts: &'a Facts,
    solver: BasicSolver,
    yes: Lit,
    /// What no game can show is excluded.
    background: bool,
    /// The literal of each atom, shared by the circuits of several programs.
    atoms: BTreeMap<Atom, Lit>,
    /// Comparisons: the literal, and the places of their facts.
    comparisons: Vec<(Lit, usize, usize, i64)>,
    places: usize,
}

impl<'a> Search<'a> {
    /// A search in which known facts are fixed.
    pub(super) fn new(vocabulary: &'a Vocabulary, program: &'a Program, facts: &'a Facts) -> Self {
        let mut solver = BasicSolver::default();
        let yes = Lit::new(solver.new_var_default(), true);
        solver.add_clause_reuse(&mut vec![yes]);
        let places = vocabulary.fact_count() + 1;
        Self {
            vocabulary,
            program,
            facts,
            solver,
            yes,
            background: true,
            atoms: BTreeMap::new(),
            comparisons: Vec::new(),
            places,
        }
    }

    /// The same without excluding what no game can show.
    pub(super) fn without_background(self) -> Self {
        Self { background: false, ..self }
    }

    /// Adds the circuit.
    pub(super) fn copy(&mut self) -> Copy {
        self.add(self.program, None)
    }

    /// Adds the circuit of another program: one case under two editions.
    pub(super) fn copy_of(&mut self, program: &Program) -> Copy {
        self.add(program, None)
    }

    /// Adds the circuit again: alike in everything but one fact.
    pub(super) fn copy_but(&mut self, first: &Copy, freed: FactId) -> Copy {
        self.add(self.program, Some((first, freed)))
    }

    fn add(&mut self, program: &Program, alike: Option<(&Copy, FactId)>) -> Copy {
        let mut copy = Copy { gates: Vec::with_capacity(program.circuit.gates().len()) };
        for (index, gate) in program.circuit.gates().iter().enumerate() {
            let lit = match gate {
                Gate::Atom(id) => match program.circuit.atoms().get(id.index()) {
                    Some(atom) => self.atom(*atom, index, alike),
                    None => self.yes,
                },
                Gate::Not(input) => !copy.lit(*input).unwrap_or(self.yes),
                Gate::And(inputs) => {
                    let lits: Vec<_> = inputs.iter().filter_map(|input| copy.lit(*input)).collect();
                    self.all_of(&lits)
                }
                Gate::Or(inputs) => {
                    let lits: Vec<_> =
                        inputs.iter().filter_map(|input| copy.lit(*input)).map(|lit| !lit).collect();
                    !self.all_of(&lits)
                }
            };
            copy.gates.push(lit);
        }
        self.exclude_values(program, &copy, alike.is_some());
        let background = if self.background { program.impossible.as_slice() } else { &[] };
        for gate in background {
            if let Some(lit) = copy.lit(*gate) {
                self.require(vec![!lit]);
            }
        }
        copy
    }

    fn atom(&mut self, atom: Atom, index: usize, alike: Option<(&Copy, FactId)>) -> Lit {
        match self.facts.truth(atom) {
            Truth::True => return self.yes,
            Truth::False => return !self.yes,
            Truth::Unknown => {}
        }
        let freed = alike.map(|(_, fact)| fact);
        if let Some((first, fact)) = alike
            && !atom.speaks_of(fact)
            && let Some(lit) = first.gates.get(index)
        {
            return *lit;
        }
        if let (None, Some(lit)) = (alike, self.atoms.get(&atom)) {
            return *lit;
        }
        let lit = self.fresh();
        if alike.is_none() {
            self.atoms.insert(atom, lit);
        }
        if let Atom::AtMost(difference) = atom {
            let left = self.place(difference.left, freed);
            let right = self.place(difference.right, freed);
            self.comparisons.push((lit, left, right, difference.limit));
        }
        lit
    }

    /// The place of an amount; the freed fact has a second one of its own.
    fn place(&self, fact: Option<FactId>, freed: Option<FactId>) -> usize {
        match fact {
            None => ZERO,
            Some(fact) if Some(fact) == freed => self.places,
            Some(fact) => fact.index() + 1,
        }
    }

    fn fresh(&mut self) -> Lit {
        Lit::new(self.solver.new_var_default(), true)
    }

    fn require(&mut self, mut clause: Vec<Lit>) {
        self.solver.add_clause_reuse(&mut clause);
    }

    /// A literal that holds when all of these do.
    pub(super) fn all_of(&mut self, lits: &[Lit]) -> Lit {
        if lits.contains(&!self.yes) {
            return !self.yes;
        }
        let lits: Vec<_> = lits.iter().copied().filter(|lit| *lit != self.yes).collect();
        match lits[..] {
            [] => self.yes,
            [only] => only,
            _ => {
                let all = self.fresh();
                for lit in &lits {
                    self.require(vec![!all, *lit]);
                }
                let mut clause: Vec<_> = lits.iter().map(|lit| !*lit).collect();
                clause.push(all);
                self.require(clause);
                all
            }
        }
    }

    /// The values of a fact exclude each other, and one of them is the case.
    fn exclude_values(&mut self, program: &Program, copy: &Copy, freed: bool) {
        let vocabulary = self.vocabulary;
        for (fact, declared) in vocabulary.facts() {
            let Type::OneOf(values) = &declared.kind else { continue };
            let lits = if freed { value_lits(program, copy, fact) } else { self.shared_value_lits(fact) };
            for (place, one) in lits.iter().enumerate() {
                for other in lits.iter().skip(place + 1) {
                    self.require(vec![!*one, !*other]);
                }
            }
            if lits.len() == values.len() {
                self.require(lits);
            }
        }
    }

    fn shared_value_lits(&self, fact: FactId) -> Vec<Lit> {
        self.atoms.range(Atom::Is(fact, 0)..=Atom::Is(fact, u8::MAX)).map(|(_, lit)| *lit).collect()
    }

    /// The literal of a formula over the facts and the rules of a copy.
    pub(super) fn formula(&mut self, program: &Program, copy: &Copy, formula: &Formula) -> Lit {
        match formula {
            Formula::And(parts) => {
                let lits: Vec<_> = parts.iter().map(|part| self.formula(program, copy, part)).collect();
                self.all_of(&lits)
            }
            Formula::Or(parts) => {
                let lits: Vec<_> = parts.iter().map(|part| !self.formula(program, copy, part)).collect();
                !self.all_of(&lits)
            }
            Formula::Not(part) => !self.formula(program, copy, part),
            Formula::Holds(fact) => self.atom(Atom::Holds(*fact), 0, None),
            Formula::Is(fact, value) => self.atom(Atom::Is(*fact, *value), 0, None),
            Formula::AtMost(difference) => self.atom(Atom::AtMost(*difference), 0, None),
            Formula::Applies(rule) => {
                let applies = program.rules.get(rule.index()).and_then(|gates| copy.lit(gates.applies));
                applies.unwrap_or(!self.yes)
            }
        }
    }

    /// A literal that holds when two gates of two copies differ.
    pub(super) fn differ(&mut self, one: Lit, other: Lit) -> Lit {
        let differ = self.fresh();
        self.require(vec![!differ, one, other]);
        self.require(vec![!differ, !one, !other]);
        differ
    }

    /// Requires that some of these hold.
    pub(super) fn require_some(&mut self, lits: Vec<Lit>) {
        self.require(lits);
    }

    /// Whether some completion makes all of these hold.
    pub(super) fn possible(&mut self, wanted: &[Lit]) -> bool {
        while self.solver.solve_limited(wanted) == lbool::TRUE {
            let Some(together) = theory::contradiction(self.places + 1, &self.edges()) else { return true };
            self.require(together.into_iter().map(|lit| !lit).collect());
        }
        false
    }

    /// The comparisons as the solver's model has them, the known amounts, and that no amount is negative.
    fn edges(&self) -> Vec<Edge<Lit>> {
        let mut edges = Vec::new();
        for (lit, left, right, limit) in &self.comparisons {
            let (statement, from, to, weight) = if self.solver.value_lit(*lit) == lbool::TRUE {
                (*lit, *right, *left, *limit)
            } else {
                (!*lit, *left, *right, -limit - 1)
            };
            edges.push(Edge { from, to, weight, statement: Some(statement) });
            for place in [*left, *right] {
                edges.push(Edge { from: place, to: ZERO, weight: 0, statement: None });
            }
        }
        for (fact, _) in self.vocabulary.facts() {
            if let Some(amount) = self.facts.amount(fact) {
                let place = fact.index() + 1;
                edges.push(Edge { from: ZERO, to: place, weight: amount, statement: None });
                edges.push(Edge { from: place, to: ZERO, weight: -amount, statement: None });
            }
        }
        edges
    }

    /// These and as much of the normal course as fits with them, the facts declared first before others; the completion
    /// found last shows them all. None if they cannot hold together.
    pub(super) fn normal_course(&mut self, wanted: &[Lit]) -> Option<Vec<Lit>> {
        if !self.possible(wanted) {
            return None;
        }
        let usual = self.usual();
        let mut lits = wanted.to_vec();
        let mut fits: Vec<bool> = usual.iter().map(|lit| self.holds(*lit)).collect();
        let mut found_last = true;
        for (place, lit) in usual.iter().enumerate() {
            lits.push(*lit);
            // What the completion at hand shows anyway need not be asked.
            if fits.get(place) == Some(&true) {
                continue;
            }
            found_last = self.possible(&lits);
            if found_last {
                fits = usual.iter().map(|lit| self.holds(*lit)).collect();
            } else {
                lits.pop();
            }
        }
        (found_last || self.possible(&lits)).then_some(lits)
    }

    /// What is assumed where nothing is said, as literals; truths nobody assumes count as not the case.
    fn usual(&self) -> Vec<Lit> {
        let usual = self.atoms.iter().filter_map(|(atom, lit)| {
            let of = |fact: FactId| self.vocabulary.fact(fact).assume.as_ref().map(|assumed| &assumed.value);
            match atom {
                Atom::Holds(fact) => Some(match of(*fact) {
                    Some(Value::Truth(true)) => *lit,
                    Some(_) | None => !*lit,
                }),
                Atom::Is(fact, value) => (of(*fact)? == &Value::Choice(*value)).then_some(*lit),
                Atom::AtMost(difference) => {
                    // An amount assumed is zero: present players are not late.
                    let zero =
                        |fact: Option<FactId>| fact.is_none_or(|fact| of(fact) == Some(&Value::Amount(0)));
                    (zero(difference.left) && zero(difference.right) && difference.limit >= 0).then_some(*lit)
                }
            }
        });
        usual.collect()
    }

    /// Amounts that fit the comparisons of the completion found last.
    pub(super) fn amounts(&self) -> Vec<(FactId, i64)> {
        let edges = self.edges();
        let heights = theory::solution(self.places + 1, &edges);
        let compared = |place: usize| edges.iter().any(|edge| edge.from == place || edge.to == place);
        let facts = self.vocabulary.facts().filter(|(fact, _)| compared(fact.index() + 1));
        facts.filter_map(|(fact, _)| Some((fact, *heights.get(fact.index() + 1)?))).collect()
    }

    /// The atoms that are known by these facts, as literals.
    pub(super) fn known(&self, facts: &Facts) -> Vec<Lit> {
        let known = self.atoms.iter().filter_map(|(atom, lit)| match facts.truth(*atom) {
            Truth::True => Some(*lit),
            Truth::False => Some(!*lit),
            Truth::Unknown => None,
        });
        known.collect()
    }

    /// The atoms in the completion found last, and whether each holds.
    pub(super) fn found(&self) -> impl Iterator<Item = (Atom, bool)> + '_ {
        self.atoms.iter().map(|(atom, lit)| (*atom, self.holds(*lit)))
    }

    /// Whether a literal holds in the completion found last.
    pub(super) fn holds(&self, lit: Lit) -> bool {
        self.solver.value_lit(lit) == lbool::TRUE
    }
}

fn value_lits(program: &Program, copy: &Copy, fact: FactId) -> Vec<Lit> {
    let atoms = program.circuit.atoms();
    let gates = program.circuit.gates().iter().zip(&copy.gates);
    let of_fact = gates.filter(|(gate, _)| match gate {
        Gate::Atom(id) => matches!(atoms.get(id.index()), Some(Atom::Is(of, _)) if *of == fact),
        Gate::Not(_) | Gate::And(_) | Gate::Or(_) => false,
    });
    of_fact.map(|(_, lit)| *lit).collect()
}
