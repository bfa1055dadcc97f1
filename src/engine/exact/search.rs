//! Exact questions about the completions of the unknown facts, by a SAT solver and the theory of differences.

use std::collections::BTreeMap;
use std::sync::Arc;

use batsat::{Lit, Solver, SolverInterface, SolverOpts, lbool};

use super::effort::{Budget, Effort};
use super::theory::{self, Edge, ZERO};
use crate::engine::cancel::Cancel;
use crate::engine::facts::Facts;
use crate::engine::model::{FactId, Type, Vocabulary};
use crate::engine::program::{Atom, Gate, GateId, Program, Truth};

/// One copy of the circuit within a search: its literal for each gate.
pub(crate) struct Copy {
    gates: Vec<Lit>,
}

impl Copy {
    /// The literal of a gate.
    pub(crate) fn lit(&self, gate: GateId) -> Option<Lit> {
        self.gates.get(gate.index()).copied()
    }
}

/// A search over completions.
pub(crate) struct Search<'a> {
    pub(crate) vocabulary: &'a Vocabulary,
    program: &'a Program,
    facts: &'a Facts,
    solver: Solver<Effort>,
    yes: Lit,
    /// What no game can show is excluded.
    background: bool,
    /// The literal of each atom, shared by the circuits of several programs.
    pub(crate) atoms: BTreeMap<Atom, Lit>,
    /// Comparisons: the literal, and the places of their facts.
    comparisons: Vec<(Lit, usize, usize, i64)>,
    pub(crate) places: usize,
    /// Orders of moments that hold in every completion: their places.
    orders: Vec<(usize, usize, i64)>,
    /// For every fact, whether it is the time of a moment.
    times: Arc<[bool]>,
    /// Steps that may still be taken.
    steps: u64,
    /// The last question was not settled.
    gave_up: bool,
}

impl<'a> Search<'a> {
    /// A search in which known facts are fixed.
    pub(crate) fn new(vocabulary: &'a Vocabulary, program: &'a Program, facts: &'a Facts) -> Self {
        Self::within(vocabulary, program, facts, Budget::UNLIMITED)
    }

    /// The same with bounded work.
    pub(crate) fn within(
        vocabulary: &'a Vocabulary,
        program: &'a Program,
        facts: &'a Facts,
        budget: Budget,
    ) -> Self {
        let mut solver = Solver::new(SolverOpts::default(), Effort::new(budget));
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
            orders: Vec::new(),
            times: vocabulary.times(),
            steps: budget.steps,
            gave_up: false,
        }
    }

    /// The same, given up when nobody waits any more.
    pub(crate) fn unless(mut self, cancel: &Cancel) -> Self {
        self.solver.cb_mut().unless(cancel);
        self
    }

    /// Steps that may still be taken.
    pub(crate) fn steps_left(&self) -> u64 {
        self.steps
    }

    /// Whether the last question was left open because it would have taken too much work.
    pub(crate) fn gave_up(&self) -> bool {
        self.gave_up
    }

    /// The same without excluding what no game can show.
    pub(crate) fn without_background(self) -> Self {
        Self { background: false, ..self }
    }

    /// Adds the circuit.
    pub(crate) fn copy(&mut self) -> Copy {
        self.add(self.program, None)
    }

    /// Adds what stands under these gates only; the other gates have no meaning in the copy.
    pub(crate) fn copy_under(&mut self, gates: &[GateId]) -> Copy {
        let needed = self.program.circuit.gates_under(gates);
        self.add(self.program, Some(&needed))
    }

    /// Adds the circuit of another program: one case under two editions.
    pub(crate) fn copy_of(&mut self, program: &Program) -> Copy {
        self.add(program, None)
    }

    fn add(&mut self, program: &Program, needed: Option<&[bool]>) -> Copy {
        let mut copy = Copy { gates: Vec::with_capacity(program.circuit.gates().len()) };
        for (index, gate) in program.circuit.gates().iter().enumerate() {
            if needed.is_some_and(|needed| needed.get(index) != Some(&true)) {
                copy.gates.push(self.yes);
                continue;
            }
            let lit = match gate {
                Gate::Atom(id) => match program.circuit.atoms().get(id.index()) {
                    Some(atom) => self.atom(*atom),
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
        self.fix_orders(program);
        self.exclude_values();
        let background = if self.background { program.impossible.as_slice() } else { &[] };
        for gate in background {
            if let Some(lit) = copy.lit(*gate) {
                self.require(vec![!lit]);
            }
        }
        copy
    }

    /// Orders that always hold, and those told or taken for granted in this case.
    fn fix_orders(&mut self, program: &Program) {
        let always = program.necessarily.iter().filter(|order| order.when.is_none());
        let of_case = self.facts.line().map_or(&[][..], |line| line.orders());
        for order in always.flat_map(|order| order.before).chain(of_case.iter().copied()) {
            let places = (place(order.left), place(order.right), order.limit);
            if !self.orders.contains(&places) {
                self.orders.push(places);
            }
        }
    }

    pub(super) fn atom(&mut self, atom: Atom) -> Lit {
        match self.facts.truth(atom) {
            Truth::True => return self.yes,
            Truth::False => return !self.yes,
            Truth::Unknown => {}
        }
        if let Some(lit) = self.atoms.get(&atom) {
            return *lit;
        }
        let lit = self.fresh();
        self.atoms.insert(atom, lit);
        if let Atom::AtMost(difference) = atom {
            let (left, right) = (place(difference.left), place(difference.right));
            self.comparisons.push((lit, left, right, difference.limit));
        }
        lit
    }

    fn fresh(&mut self) -> Lit {
        Lit::new(self.solver.new_var_default(), true)
    }

    /// Requires that some of these hold.
    pub(crate) fn require(&mut self, mut clause: Vec<Lit>) {
        self.solver.add_clause_reuse(&mut clause);
    }

    /// A literal that holds when all of these do.
    pub(crate) fn all_of(&mut self, lits: &[Lit]) -> Lit {
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
    fn exclude_values(&mut self) {
        let vocabulary = self.vocabulary;
        for (fact, declared) in vocabulary.facts() {
            let Type::OneOf(values) = &declared.kind else { continue };
            let lits = self.value_lits(fact);
            for (place, one) in lits.iter().enumerate() {
                for other in lits.iter().skip(place + 1) {
                    self.require(vec![!*one, !*other]);
                }
            }
            self.require_one(fact, values.len(), lits);
        }
    }

    /// One of the values of a fact is the case, where all that are not ruled out have a literal here.
    fn require_one(&mut self, fact: FactId, values: usize, lits: Vec<Lit>) {
        if lits.len() + self.facts.ruled_out().filter(|(of, _)| *of == fact).count() == values {
            self.require(lits);
        }
    }

    /// The literal that a fact has a value; one that no program asks excludes the others like these.
    pub(super) fn value(&mut self, fact: FactId, value: u8) -> Lit {
        let is_new = !self.atoms.contains_key(&Atom::Is(fact, value));
        let lit = self.atom(Atom::Is(fact, value));
        if is_new && let Type::OneOf(values) = &self.vocabulary.fact(fact).kind {
            let lits = self.value_lits(fact);
            for other in lits.iter().filter(|other| **other != lit) {
                self.require(vec![!lit, !*other]);
            }
            self.require_one(fact, values.len(), lits);
        }
        lit
    }

    fn value_lits(&self, fact: FactId) -> Vec<Lit> {
        self.atoms.range(Atom::Is(fact, 0)..=Atom::Is(fact, u8::MAX)).map(|(_, lit)| *lit).collect()
    }

    /// A literal that holds when two gates of two copies differ.
    pub(crate) fn differ(&mut self, one: Lit, other: Lit) -> Lit {
        let differ = self.fresh();
        self.require(vec![!differ, one, other]);
        self.require(vec![!differ, !one, !other]);
        differ
    }

    /// Whether some completion makes all of these hold, as far as the work allows: see [`Search::gave_up`].
    pub(crate) fn possible(&mut self, wanted: &[Lit]) -> bool {
        loop {
            self.gave_up = self.steps == 0 || self.solver.cb().is_cancelled();
            if self.gave_up {
                return false;
            }
            let before = self.solver.num_propagations();
            let solved = self.solver.solve_limited(wanted);
            let edges = if solved == lbool::TRUE { self.edges() } else { Vec::new() };
            let taken = self.solver.num_propagations() - before + edges.len() as u64 + 1;
            self.steps = self.steps.saturating_sub(taken);
            if solved != lbool::TRUE {
                self.gave_up = solved != lbool::FALSE;
                return false;
            }
            let Some(together) = theory::contradiction(self.places, &edges) else { return true };
            self.require(together.into_iter().map(|lit| !lit).collect());
        }
    }

    /// The comparisons as the solver's model has them, the known amounts, and that no amount is negative.
    pub(crate) fn edges(&self) -> Vec<Edge<Lit>> {
        let mut edges = Vec::new();
        for (lit, left, right, limit) in &self.comparisons {
            let edge = Edge { from: *right, to: *left, weight: *limit, statement: Some(*lit) };
            edges.push(if self.holds(*lit) { edge } else { edge.failing(Some(!*lit)) });
        }
        for (left, right, limit) in &self.orders {
            edges.push(Edge { from: *right, to: *left, weight: *limit, statement: None });
        }
        let mut compared: Vec<_> = edges.iter().flat_map(|edge| [edge.from, edge.to]).collect();
        compared.sort_unstable();
        compared.dedup();
        edges.extend(compared.into_iter().filter_map(|place| self.not_negative(place)));
        for (fact, _) in self.vocabulary.facts() {
            if let Some(amount) = self.facts.amount(fact) {
                let place = fact.index() + 1;
                edges.push(Edge { from: ZERO, to: place, weight: amount, statement: None });
                edges.push(Edge { from: place, to: ZERO, weight: -amount, statement: None });
            }
        }
        edges
    }

    /// That an amount is not negative: all but times, which may be before the hour set.
    fn not_negative(&self, place: usize) -> Option<Edge<Lit>> {
        let is_time = place.checked_sub(1).and_then(|fact| self.times.get(fact)).copied().unwrap_or(false);
        (!is_time).then_some(Edge { from: place, to: ZERO, weight: 0, statement: None })
    }

    /// The atoms in the completion found last, and whether each holds.
    pub(crate) fn found(&self) -> impl Iterator<Item = (Atom, bool)> + '_ {
        self.atoms.iter().map(|(atom, lit)| (*atom, self.holds(*lit)))
    }

    /// Whether a literal holds in the completion found last.
    pub(crate) fn holds(&self, lit: Lit) -> bool {
        self.solver.value_lit(lit) == lbool::TRUE
    }
}

/// The place of an amount.
fn place(fact: Option<FactId>) -> usize {
    fact.map_or(ZERO, |fact| fact.index() + 1)
}
