//! The solver: the Tseitin encoding of a circuit over the unknown facts, and the search for completions.

use std::collections::BTreeMap;
use std::sync::Arc;

use batsat::{Lit, SolverInterface, SolverOpts, lbool};
use rustc_hash::FxHashMap;

use super::budget::{Budget, Effort};
use super::differences::{self, Edge, Place, ZERO};
use crate::engine::cancel::Cancel;
use crate::engine::facts::{Facts, told_of};
use crate::engine::model::{Difference, FactId, Type, Vocabulary};
use crate::engine::program::{Atom, Gate, GateId, Program, Truth};

/// The literals of the gates of one circuit. A gate that has not been encoded has no literal.
pub(crate) struct Encoding {
    pub(super) gates: Vec<Option<Lit>>,
}

impl Encoding {
    /// The literal of a gate.
    pub(crate) fn lit(&self, gate: GateId) -> Option<Lit> {
        self.gates.get(gate.index()).copied().flatten()
    }
}

/// A gate and the truth value required of it.
pub(crate) type Claim = (GateId, bool);

/// The number of models kept. A question that one of them satisfies needs no search.
const KEPT: usize = 256;

/// A search over the completions of the unknown facts.
pub(crate) struct Solver<'a> {
    pub(crate) vocabulary: &'a Vocabulary,
    program: &'a Program,
    pub(super) facts: &'a Facts,
    sat: batsat::Solver<Effort>,
    pub(super) yes: Lit,
    /// Whether completions that are impossible in a game are excluded.
    background: bool,
    /// Whether the solver also branches on gates, or only on atoms.
    tries_gates: bool,
    /// The literal of each atom; programs that are encoded together share it.
    pub(crate) atoms: BTreeMap<Atom, Lit>,
    pub(super) comparisons: Vec<Comparison>,
    /// Constraints on times and numbers that apply in every completion, or while a literal is true.
    pub(super) always: Vec<Edge<Lit>>,
    /// The nodes of the constraint graph after zero: a fact, and the completion (first or second) to which its amount belongs.
    pub(super) places: Vec<(FactId, Case)>,
    place_of: FxHashMap<(FactId, Case), Place>,
    /// Orders of moments that hold in every completion and have already been added to `always`.
    pub(super) orders: Vec<Difference>,
    /// The comparisons of the usual orders that only some completions make; the solver tries true first for them.
    normal: Vec<Difference>,
    /// For each fact, whether it is the time of a moment.
    times: Arc<[bool]>,
    /// For each open assumption encoded as a clause: the fact, the literal that the assumption is made, and a literal that
    /// then holds.
    pub(super) fired: Vec<(FactId, Lit, Lit)>,
    /// The indices in `Facts::open_defaults` of the assumptions already encoded.
    pub(super) assumed: Vec<usize>,
    /// The literal that an assumption is made, by its index in `Facts::open_defaults`.
    pub(super) default_lits: BTreeMap<usize, Lit>,
    /// The usual orders that only some completions make, with their literals.
    pub(super) open_orders: Vec<OpenOrder>,
    /// For each necessary order of the program, the literal of its condition, if it has one.
    pub(super) links: Vec<Option<Lit>>,
    /// Models found so far.
    found: Vec<Vec<lbool>>,
    /// The number of steps left.
    steps: u64,
    /// Whether the last question was not answered within the budget.
    gave_up: bool,
    /// The number of second completions created so far; also the number of the last one.
    pub(super) beside: Case,
}

/// A comparison whose truth the solver decides.
pub(super) struct Comparison {
    pub(super) lit: Lit,
    pub(super) left: Place,
    pub(super) right: Place,
    pub(super) limit: i64,
    /// The comparison is considered only while this literal is true.
    pub(super) only_if: Option<Lit>,
}

/// A usual order that holds only in some completions.
pub(super) struct OpenOrder {
    /// Its index in the program's list of usual orders.
    pub(super) place: usize,
    /// The literal of its condition.
    pub(super) when: Lit,
    /// The literal that the moments come in this order.
    pub(super) before: Lit,
    /// The literal that the order is not assumed, because it would decide between two endings of the game; the ruling then
    /// asks which came first.
    pub(super) released: Lit,
}

/// The number of a completion: [`FIRST`], or a second completion that differs from it in some facts.
pub(super) type Case = usize;

/// The first completion.
pub(super) const FIRST: Case = 0;

impl<'a> Solver<'a> {
    /// A solver with unlimited work, in which known facts have fixed values.
    pub(crate) fn new(vocabulary: &'a Vocabulary, program: &'a Program, facts: &'a Facts) -> Self {
        Self::within(vocabulary, program, facts, Budget::UNLIMITED)
    }

    /// A solver with a budget, in which known facts have fixed values.
    pub(crate) fn within(
        vocabulary: &'a Vocabulary,
        program: &'a Program,
        facts: &'a Facts,
        budget: Budget,
    ) -> Self {
        let mut sat = batsat::Solver::new(SolverOpts::default(), Effort::new(budget));
        let yes = Lit::new(sat.new_var_default(), true);
        let open = facts.timeline().map_or(&[][..], |line| line.open_orders());
        let normal =
            open.iter().filter_map(|place| program.usually.get(*place)).flat_map(|order| order.before);
        sat.add_clause_reuse(&mut vec![yes]);
        Self {
            vocabulary,
            program,
            facts,
            sat,
            yes,
            background: true,
            tries_gates: true,
            atoms: BTreeMap::new(),
            comparisons: Vec::new(),
            always: Vec::new(),
            places: Vec::new(),
            place_of: FxHashMap::default(),
            orders: Vec::new(),
            normal: normal.collect(),
            times: vocabulary.times(),
            fired: Vec::new(),
            assumed: Vec::new(),
            default_lits: BTreeMap::new(),
            open_orders: Vec::new(),
            links: Vec::new(),
            found: Vec::new(),
            steps: budget.steps,
            gave_up: false,
            beside: FIRST,
        }
    }

    /// Makes questions give up once the work is cancelled.
    pub(crate) fn unless(mut self, cancel: &Cancel) -> Self {
        self.sat.cb_mut().unless(cancel);
        self
    }

    /// The number of steps left.
    pub(crate) fn steps_left(&self) -> u64 {
        self.steps
    }

    /// Whether the last question was not answered because it needed too much work.
    pub(crate) fn gave_up(&self) -> bool {
        self.gave_up
    }

    /// Makes the solver branch on atoms only, from which all gates follow. Suited to questions with few unknown atoms.
    pub(crate) fn by_atoms(self) -> Self {
        Self { tries_gates: false, ..self }
    }

    /// Does not exclude completions that are impossible in a game.
    pub(crate) fn without_background(self) -> Self {
        Self { background: false, ..self }
    }

    /// Encodes the whole circuit.
    pub(crate) fn encode(&mut self) -> Encoding {
        self.encode_of(self.program)
    }

    /// Encodes the circuit of another program, so that one case can be examined under two editions.
    pub(crate) fn encode_of(&mut self, program: &Program) -> Encoding {
        let mut encoding = Encoding { gates: vec![None; program.circuit.gates().len()] };
        self.encode_gates(program, &mut encoding, None);
        self.complete(program, &mut encoding);
        encoding
    }

    /// Encodes only the given gates and the gates that they depend on.
    pub(crate) fn encode_under(&mut self, gates: &[GateId]) -> Encoding {
        let program = self.program;
        let mut encoding = Encoding { gates: vec![None; program.circuit.gates().len()] };
        self.encode_gates(program, &mut encoding, Some(gates));
        self.complete(program, &mut encoding);
        encoding
    }

    /// Encodes further gates and the gates that they depend on.
    pub(crate) fn encode_more(&mut self, encoding: &mut Encoding, gates: &[GateId]) {
        if gates.iter().any(|gate| encoding.lit(*gate).is_none()) {
            self.encode_gates(self.program, encoding, Some(gates));
            self.complete(self.program, encoding);
        }
    }

    /// Encodes the given gates and the gates that they depend on, or all gates.
    pub(super) fn encode_gates(
        &mut self,
        program: &Program,
        encoding: &mut Encoding,
        gates: Option<&[GateId]>,
    ) {
        let needed = gates.map(|gates| program.circuit.gates_under(gates));
        for (index, gate) in program.circuit.gates().iter().enumerate() {
            let is_needed = needed.as_ref().is_none_or(|needed| needed.get(index) == Some(&true));
            if !is_needed || encoding.gates.get(index).copied().flatten().is_some() {
                continue;
            }
            let lit = match gate {
                Gate::Atom(id) => match program.circuit.atoms().get(id.index()) {
                    Some(atom) => self.atom(*atom),
                    None => self.yes,
                },
                Gate::Not(input) => !encoding.lit(*input).unwrap_or(self.yes),
                Gate::And(inputs) => {
                    let lits: Vec<_> = inputs.iter().filter_map(|input| encoding.lit(*input)).collect();
                    self.all_of(&lits)
                }
                Gate::Or(inputs) => {
                    let lits: Vec<_> = inputs.iter().filter_map(|input| encoding.lit(*input)).collect();
                    self.some_of(&lits)
                }
            };
            if let Some(slot) = encoding.gates.get_mut(index) {
                *slot = Some(lit);
            }
        }
    }

    /// Adds the constraints that apply in every completion: no impossibility holds, assumptions are made, necessary orders of
    /// moments hold, and every fact with a list of values has one of them.
    fn complete(&mut self, program: &Program, encoding: &mut Encoding) {
        if self.background {
            self.encode_gates(program, encoding, Some(&program.impossible));
            for lit in program.impossible.iter().filter_map(|gate| encoding.lit(*gate)) {
                self.require(vec![!lit]);
            }
            self.assume(program, encoding);
            self.have_come(program, encoding);
        }
        let always = program.necessarily.iter().filter(|order| order.when.is_none());
        let of_case = self.facts.timeline().map_or(&[][..], |line| line.orders());
        let orders: Vec<_> = always.flat_map(|order| order.before).chain(of_case.iter().copied()).collect();
        for order in orders {
            if !self.orders.contains(&order) {
                self.orders.push(order);
                let edge = self.edge(order, FIRST, None);
                self.always.push(edge);
            }
        }
        self.exclude_values();
    }

    /// Moments of which an order or a time is told have come.
    fn have_come(&mut self, program: &Program, encoding: &Encoding) {
        let (vocabulary, facts) = (self.vocabulary, self.facts);
        let Some(line) = facts.timeline() else { return };
        for happened in told_of(vocabulary, facts, line.told()) {
            if facts.truth_of(happened, &|_| Truth::Unknown) == Truth::Unknown {
                let lit = self.formula(program, encoding, happened);
                self.require(vec![lit]);
            }
        }
    }

    /// The literal of an atom: a constant if the atom is known, otherwise a variable.
    pub(super) fn atom(&mut self, atom: Atom) -> Lit {
        match self.facts.truth(atom) {
            Truth::True => return self.yes,
            Truth::False => return !self.yes,
            Truth::Unknown => {}
        }
        if let Some(lit) = self.atoms.get(&atom) {
            return *lit;
        }
        let lit = self.fresh_atom(atom);
        self.atoms.insert(atom, lit);
        if let Atom::AtMost(difference) = atom {
            let Edge { from, to, weight, .. } = self.edge(difference, FIRST, None);
            self.exclude_pairs(lit, (to, from, weight));
            self.comparisons.push(Comparison { lit, left: to, right: from, limit: weight, only_if: None });
        }
        lit
    }

    /// Clauses of two literals between comparisons of the same amounts (for example `x <= 5` implies `x <= 9`). Without them
    /// the search would find each one by a conflict.
    fn exclude_pairs(&mut self, lit: Lit, (left, right, limit): (Place, Place, i64)) {
        let mut clauses = Vec::new();
        for known in self.comparisons.iter().filter(|known| known.only_if.is_none()) {
            if (known.left, known.right) == (left, right) {
                clauses.push(if limit <= known.limit {
                    vec![!lit, known.lit]
                } else {
                    vec![lit, !known.lit]
                });
            } else if (known.left, known.right) == (right, left) {
                if limit + known.limit < 0 {
                    clauses.push(vec![!lit, !known.lit]);
                }
                if limit + known.limit >= -1 {
                    clauses.push(vec![lit, known.lit]);
                }
            }
        }
        for clause in clauses {
            self.require(clause);
        }
    }

    /// `left - right <= limit` as an edge between the amounts of one completion.
    pub(super) fn edge(&mut self, difference: Difference, case: Case, only_if: Option<Lit>) -> Edge<Lit> {
        let from = difference.right.map_or(ZERO, |fact| self.place(fact, case));
        let to = difference.left.map_or(ZERO, |fact| self.place(fact, case));
        Edge { from, to, weight: difference.limit, statement: only_if }
    }

    /// The node of an amount. A new node gets the constraints known for it: its value, or that it is not negative. A time may
    /// be negative, that is, before the hour set for the resumption.
    pub(super) fn place(&mut self, fact: FactId, case: Case) -> Place {
        if let Some(place) = self.place_of.get(&(fact, case)) {
            return *place;
        }
        self.places.push((fact, case));
        let place = self.places.len();
        self.place_of.insert((fact, case), place);
        let mut at_most = |from, to, weight| self.always.push(Edge { from, to, weight, statement: None });
        if let Some(amount) = self.facts.amount(fact) {
            at_most(ZERO, place, amount);
            at_most(place, ZERO, -amount);
        } else if self.times.get(fact.index()) != Some(&true) {
            at_most(place, ZERO, 0);
        }
        place
    }

    /// Removes the nodes from this index on, which belong to second completions, and their constraints.
    pub(super) fn forget_places(&mut self, count: usize) {
        for place in self.places.drain(count..) {
            self.place_of.remove(&place);
        }
        self.always.retain(|edge| edge.from <= count && edge.to <= count);
    }

    pub(super) fn fresh(&mut self) -> Lit {
        Lit::new(self.sat.new_var_default(), true)
    }

    /// A new variable for an atom. For a usual order the solver tries true first, so that most models need no correction.
    fn fresh_atom(&mut self, atom: Atom) -> Lit {
        let is_normal = matches!(atom, Atom::AtMost(difference) if self.normal.contains(&difference));
        let tried_first = if is_normal { lbool::TRUE } else { lbool::UNDEF };
        Lit::new(self.sat.new_var(tried_first, true), true)
    }

    /// The literal of a gate.
    fn fresh_gate(&mut self) -> Lit {
        Lit::new(self.sat.new_var(lbool::UNDEF, self.tries_gates), true)
    }

    /// Adds a clause: at least one of the literals is true.
    pub(crate) fn require(&mut self, mut clause: Vec<Lit>) {
        self.sat.add_clause_reuse(&mut clause);
    }

    /// A literal equivalent to the conjunction of the given literals.
    pub(crate) fn all_of(&mut self, lits: &[Lit]) -> Lit {
        if lits.contains(&!self.yes) {
            return !self.yes;
        }
        let lits: Vec<_> = lits.iter().copied().filter(|lit| *lit != self.yes).collect();
        match lits[..] {
            [] => self.yes,
            [only] => only,
            _ => {
                let all = self.fresh_gate();
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

    /// A literal equivalent to the disjunction of the given literals.
    pub(crate) fn some_of(&mut self, lits: &[Lit]) -> Lit {
        let none: Vec<_> = lits.iter().map(|lit| !*lit).collect();
        !self.all_of(&none)
    }

    /// Requires of each fact with a list of values that it has at most one of them, and exactly one if all of them have
    /// literals.
    fn exclude_values(&mut self) {
        let vocabulary = self.vocabulary;
        for (fact, declared) in vocabulary.facts() {
            let Type::OneOf(values) = &declared.kind else { continue };
            let lits: Vec<_> = self.value_lits(fact).into_iter().map(|(_, lit)| lit).collect();
            self.exclude(fact, values.len(), &lits, None);
        }
        let facts = self.facts;
        for pair in facts.exclusive() {
            let [one, other] = pair.map(|(fact, value)| self.atom(Atom::Is(fact, value)));
            self.require(vec![!one, !other]);
        }
    }

    /// The same constraint for the given literals of one fact, while `only_if` is true.
    pub(super) fn exclude(&mut self, fact: FactId, values: usize, lits: &[Lit], only_if: Option<Lit>) {
        let unless: Vec<_> = only_if.into_iter().map(|lit| !lit).collect();
        for (place, one) in lits.iter().enumerate() {
            for other in lits.iter().skip(place + 1) {
                self.require([&unless[..], &[!*one, !*other]].concat());
            }
        }
        // One that is not asked may be the case, unless all others are ruled out.
        if !lits.is_empty()
            && lits.len() + self.facts.ruled_out().iter().filter(|(of, _)| *of == fact).count() == values
        {
            self.require([&unless[..], lits].concat());
        }
    }

    /// The literal that a fact has a value, also for a value that no program uses. A new value excludes the other values of
    /// the fact.
    pub(super) fn value(&mut self, fact: FactId, value: u8) -> Lit {
        let is_new = !self.atoms.contains_key(&Atom::Is(fact, value));
        let lit = self.atom(Atom::Is(fact, value));
        if is_new && let Type::OneOf(values) = &self.vocabulary.fact(fact).kind {
            let lits: Vec<_> = self.value_lits(fact).into_iter().map(|(_, lit)| lit).collect();
            self.exclude(fact, values.len(), &lits, None);
        }
        lit
    }

    pub(super) fn value_lits(&self, fact: FactId) -> Vec<(u8, Lit)> {
        let range = Atom::Is(fact, 0)..=Atom::Is(fact, u8::MAX);
        let lits = self.atoms.range(range).filter_map(|(atom, lit)| match atom {
            Atom::Is(_, value) => Some((*value, *lit)),
            Atom::Holds(_) | Atom::AtMost(_) => None,
        });
        lits.collect()
    }

    /// A literal that implies that two literals differ. (It may be false although they differ.)
    pub(crate) fn differ(&mut self, one: Lit, other: Lit) -> Lit {
        let differ = self.fresh();
        self.require(vec![!differ, one, other]);
        self.require(vec![!differ, !one, !other]);
        differ
    }

    /// Whether some completion satisfies all the literals, as far as the budget allows (see [`Solver::gave_up`]). The model
    /// cannot be read afterwards; use [`Solver::possible`] for that.
    pub(crate) fn can_hold(&mut self, wanted: &[Lit]) -> bool {
        self.gave_up = false;
        if self.found.iter().any(|found| wanted.iter().all(|lit| holds_in(found, *lit))) {
            return true;
        }
        let can = self.possible(wanted);
        if can && self.found.len() < KEPT {
            self.found.push(self.sat.get_model().to_vec());
        }
        can
    }

    /// The same as [`Solver::can_hold`]; afterwards the model can be read with [`Solver::found`] and [`Solver::holds`].
    pub(crate) fn possible(&mut self, wanted: &[Lit]) -> bool {
        loop {
            self.gave_up = self.steps == 0 || self.sat.cb().is_cancelled();
            if self.gave_up {
                return false;
            }
            let before = self.sat.num_propagations();
            let solved = self.sat.solve_limited(wanted);
            let edges = if solved == lbool::TRUE { self.edges() } else { Vec::new() };
            let taken = self.sat.num_propagations() - before + edges.len() as u64 + 1;
            self.steps = self.steps.saturating_sub(taken);
            if solved != lbool::TRUE {
                self.gave_up = solved != lbool::FALSE;
                return false;
            }
            let excluded = match differences::contradiction(self.places.len() + 1, &edges) {
                Some(together) => together.into_iter().map(|lit| !lit).collect(),
                None => match self.not_normal() {
                    Some(excluded) => excluded,
                    None => return true,
                },
            };
            self.require(excluded);
        }
    }

    /// The constraint graph of the current model: its comparisons or their negations, and the background constraints.
    pub(super) fn edges(&self) -> Vec<Edge<Lit>> {
        let counts = |only_if: Option<Lit>| only_if.is_none_or(|lit| self.holds(lit));
        let comparisons = self.comparisons.iter().filter(|comparison| counts(comparison.only_if));
        let comparisons = comparisons.map(|Comparison { lit, left, right, limit, .. }| {
            let edge = Edge { from: *right, to: *left, weight: *limit, statement: Some(*lit) };
            if self.holds(*lit) { edge } else { edge.failing(Some(!*lit)) }
        });
        comparisons.chain(self.always.iter().filter(|edge| counts(edge.statement)).copied()).collect()
    }

    /// The atoms and their truth values in the last model.
    pub(crate) fn found(&self) -> impl Iterator<Item = (Atom, bool)> + '_ {
        self.atoms.iter().map(|(atom, lit)| (*atom, self.holds(*lit)))
    }

    /// Whether a literal is true in the last model.
    pub(crate) fn holds(&self, lit: Lit) -> bool {
        self.sat.value_lit(lit) == lbool::TRUE
    }

    /// Lowers the number of steps left to at most `steps`.
    pub(crate) fn limit(&mut self, steps: u64) {
        self.steps = self.steps.min(steps);
    }

    /// The program passed to [`Solver::within`].
    pub(super) fn program(&self) -> &'a Program {
        self.program
    }

    /// Subtracts steps from those left.
    pub(super) fn take(&mut self, steps: u64) {
        self.steps = self.steps.saturating_sub(steps);
    }
}

/// Whether a literal is true in a stored model.
fn holds_in(found: &[lbool], lit: Lit) -> bool {
    let wanted = if lit.sign() { lbool::TRUE } else { lbool::FALSE };
    found.get(lit.var().idx() as usize) == Some(&wanted)
}
