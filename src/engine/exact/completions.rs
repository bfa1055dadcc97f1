//! The completions of a part of what a case leaves open, searched by one solver that keeps what it learns.
//!
//! In: the part, then question after question. Out: whether some completion shows what is asked. Guaranteed: exact;
//! a question answered by a completion found before is not searched. The atoms alone are tried out:
//! every other gate follows from them.

use std::rc::Rc;

use super::effort::{Budget, Effort};
use super::left_open::{Part, atom};
use super::theory::{Edge, ZERO, contradiction};
use crate::engine::model::{Difference, FactId, Type, Vocabulary};
use crate::engine::program::{Atom, Gate, GateId, Program};
use batsat::{Lit, Solver, SolverInterface, SolverOpts, lbool};

/// That a gate holds, or that it does not.
pub(crate) type Claim = (GateId, bool);

/// So many completions found are kept at most.
const KEPT: usize = 32;

/// A search over the completions of a part of what a case leaves open.
pub(crate) struct Completions {
    pub(super) open: Rc<Part>,
    solver: Solver<Effort>,
    pub(super) yes: Lit,
    /// The literal of each open gate, in their order.
    pub(super) lits: Vec<Lit>,
    /// The literals of the values of facts that have a list of them.
    pub(super) values: Vec<(FactId, Vec<(u8, Lit)>)>,
    pub(super) comparisons: Vec<Comparison>,
    /// What is known of times and numbers.
    pub(super) known: Vec<Edge<Lit>>,
    /// The facts compared, and of which of the two cases of [`Completions::can_differ`]; zero stands before them.
    pub(super) places: Vec<(FactId, Case)>,
    found: Vec<Vec<lbool>>,
    /// How many cases stood beside the first.
    pub(super) beside: Case,
}

/// A comparison that may hold or fail.
pub(super) struct Comparison {
    lit: Lit,
    left: usize,
    right: usize,
    limit: i64,
    /// It counts only while this holds.
    pub(super) only_if: Option<Lit>,
}

/// A case, or one beside it that differs from it in some facts; those beside it are numbered.
pub(super) type Case = usize;

/// The case itself.
const FIRST: Case = 0;

impl Completions {
    /// The completions of a part.
    pub(super) fn of(vocabulary: &Vocabulary, program: &Program, open: Rc<Part>) -> Self {
        let mut solver = Solver::new(SolverOpts::default(), Effort::new(Budget::UNLIMITED));
        let yes = Lit::new(solver.new_var_default(), true);
        solver.add_clause_reuse(&mut vec![yes]);
        let mut made = Self {
            solver,
            yes,
            lits: Vec::with_capacity(open.gates.len()),
            values: Vec::new(),
            comparisons: Vec::new(),
            known: Vec::new(),
            places: Vec::new(),
            found: Vec::new(),
            beside: FIRST,
            open,
        };
        made.encode(program);
        made.exclude_values(vocabulary, program);
        made.exclude_impossible(program);
        for difference in made.open.known.clone() {
            let edge = made.edge(difference, &[], FIRST, None);
            made.known.push(edge);
        }
        made
    }

    /// Whether some completion makes all of these hold: gates that are open.
    pub(super) fn possible(&mut self, claims: &[Claim]) -> bool {
        let lits = claims.iter().filter_map(|(gate, holds)| {
            let lit = self.lit(*gate)?;
            Some(if *holds { lit } else { !lit })
        });
        let lits: Vec<_> = lits.collect();
        self.can_hold(&lits)
    }

    /// How many clauses the solver has.
    pub(super) fn clauses(&self) -> u64 {
        self.solver.num_clauses()
    }

    fn can_hold(&mut self, lits: &[Lit]) -> bool {
        if self.found.iter().any(|found| lits.iter().all(|lit| holds_in(found, *lit))) {
            return true;
        }
        self.search(lits)
    }

    pub(super) fn search(&mut self, lits: &[Lit]) -> bool {
        loop {
            if self.solver.solve_limited(lits) != lbool::TRUE {
                return false;
            }
            let edges = self.edges();
            let Some(together) = contradiction(self.places.len() + 1, &edges) else { break };
            self.require(together.into_iter().map(|lit| !lit).collect());
        }
        if self.found.len() < KEPT {
            self.found.push(self.solver.get_model().to_vec());
        }
        true
    }

    /// The comparisons as the solver's model has them, and what is known.
    fn edges(&self) -> Vec<Edge<Lit>> {
        let holds = |lit: Lit| self.solver.value_lit(lit) == lbool::TRUE;
        let counts = |only_if: Option<Lit>| only_if.is_none_or(holds);
        let comparisons = self.comparisons.iter().filter(|comparison| counts(comparison.only_if));
        let comparisons = comparisons.map(|Comparison { lit, left, right, limit, .. }| {
            let edge = Edge { from: *right, to: *left, weight: *limit, statement: Some(*lit) };
            if holds(*lit) { edge } else { edge.failing(Some(!*lit)) }
        });
        comparisons.chain(self.known.iter().filter(|edge| counts(edge.statement)).copied()).collect()
    }

    fn encode(&mut self, program: &Program) {
        for place in 0..self.open.gates.len() {
            let lit = self.gate(program, place, &|lits, gate| lits.lit(gate));
            let lit = lit.unwrap_or_else(|| self.fresh(true));
            self.lits.push(lit);
            let Some(atom) = self.open.gates.get(place).and_then(|gate| atom(&program.circuit, *gate)) else {
                continue;
            };
            self.name(atom, lit, &[], (FIRST, None));
        }
    }

    /// The literal of a gate by those of its inputs; none of an atom. An input that is known does not decide.
    pub(super) fn gate(
        &mut self,
        program: &Program,
        place: usize,
        lit: &dyn Fn(&Self, GateId) -> Option<Lit>,
    ) -> Option<Lit> {
        let gate = self.open.gates.get(place)?.index();
        match program.circuit.gates().get(gate)? {
            Gate::Atom(_) => None,
            Gate::Not(input) => lit(self, *input).map(|lit| !lit),
            Gate::And(inputs) => {
                let lits: Vec<_> = inputs.iter().filter_map(|input| lit(self, *input)).collect();
                Some(self.all_of(&lits))
            }
            Gate::Or(inputs) => {
                let lits: Vec<_> =
                    inputs.iter().filter_map(|input| lit(self, *input)).map(|lit| !lit).collect();
                Some(!self.all_of(&lits))
            }
        }
    }

    /// Notes what the literal of an atom says.
    pub(super) fn name(
        &mut self,
        atom: Atom,
        lit: Lit,
        freed: &[FactId],
        (case, only_if): (Case, Option<Lit>),
    ) {
        match atom {
            Atom::Is(fact, value) if case == FIRST => self.value(fact, value, lit),
            Atom::Holds(_) | Atom::Is(..) => {}
            Atom::AtMost(difference) => {
                let Edge { from, to, weight, .. } = self.edge(difference, freed, case, only_if);
                self.comparisons.push(Comparison { lit, left: to, right: from, limit: weight, only_if });
            }
        }
    }

    fn value(&mut self, fact: FactId, value: u8, lit: Lit) {
        match self.values.iter_mut().find(|(of, _)| *of == fact) {
            Some((_, lits)) => lits.push((value, lit)),
            None => self.values.push((fact, vec![(value, lit)])),
        }
    }

    /// `left - right <= limit` as an edge.
    pub(super) fn edge(
        &mut self,
        difference: Difference,
        freed: &[FactId],
        case: Case,
        only_if: Option<Lit>,
    ) -> Edge<Lit> {
        let mut place = |fact: Option<FactId>| {
            let Some(fact) = fact else { return ZERO };
            let own = (fact, if freed.contains(&fact) { case } else { FIRST });
            let known = self.places.iter().position(|place| *place == own).unwrap_or_else(|| {
                self.places.push(own);
                self.places.len() - 1
            });
            known + 1
        };
        let (from, to) = (place(difference.right), place(difference.left));
        Edge { from, to, weight: difference.limit, statement: only_if }
    }

    /// The values of a fact exclude each other, and one of them is the case.
    fn exclude_values(&mut self, vocabulary: &Vocabulary, program: &Program) {
        for (fact, mut lits) in std::mem::take(&mut self.values) {
            // Those that the open gates do not ask count with them.
            for value in values_asked(program, fact) {
                let is_ruled_out = self.open.ruled_out.contains(&(fact, value));
                if !is_ruled_out && !lits.iter().any(|(known, _)| *known == value) {
                    lits.push((value, self.fresh(true)));
                }
            }
            self.exclude(vocabulary, fact, &lits, None);
            self.values.push((fact, lits));
        }
    }

    pub(super) fn exclude(
        &mut self,
        vocabulary: &Vocabulary,
        fact: FactId,
        lits: &[(u8, Lit)],
        only_if: Option<Lit>,
    ) {
        let unless: Vec<_> = only_if.into_iter().map(|lit| !lit).collect();
        for (place, (_, one)) in lits.iter().enumerate() {
            for (_, other) in lits.iter().skip(place + 1) {
                self.require([&unless[..], &[!*one, !*other]].concat());
            }
        }
        if let Type::OneOf(values) = &vocabulary.fact(fact).kind
            && lits.len() + self.ruled_out(fact) == values.len()
        {
            self.require(unless.into_iter().chain(lits.iter().map(|(_, lit)| *lit)).collect());
        }
    }

    fn ruled_out(&self, fact: FactId) -> usize {
        self.open.ruled_out.iter().filter(|(of, _)| *of == fact).count()
    }

    fn exclude_impossible(&mut self, program: &Program) {
        for gate in &program.impossible {
            if let Some(lit) = self.lit(*gate) {
                self.require(vec![!lit]);
            }
        }
    }

    pub(super) fn place(&self, gate: GateId) -> Option<usize> {
        self.open.gates.binary_search(&gate).ok()
    }

    fn lit(&self, gate: GateId) -> Option<Lit> {
        self.lits.get(self.place(gate)?).copied()
    }

    pub(super) fn fresh(&mut self, is_tried: bool) -> Lit {
        Lit::new(self.solver.new_var(lbool::UNDEF, is_tried), true)
    }

    pub(super) fn require(&mut self, mut clause: Vec<Lit>) {
        self.solver.add_clause_reuse(&mut clause);
    }

    /// A literal that holds when all of these do.
    fn all_of(&mut self, lits: &[Lit]) -> Lit {
        if let [only] = lits {
            return *only;
        }
        let all = self.fresh(false);
        for lit in lits {
            self.require(vec![!all, *lit]);
        }
        self.require(lits.iter().map(|lit| !*lit).chain([all]).collect());
        all
    }
}

/// Whether a literal holds in a completion found.
fn holds_in(found: &[lbool], lit: Lit) -> bool {
    let wanted = if lit.sign() { lbool::TRUE } else { lbool::FALSE };
    found.get(lit.var().idx() as usize) == Some(&wanted)
}

/// The values of a fact that some rule asks.
fn values_asked(program: &Program, fact: FactId) -> impl Iterator<Item = u8> + '_ {
    program.circuit.atoms().iter().filter_map(move |atom| match atom {
        Atom::Is(of, value) if *of == fact => Some(*value),
        Atom::Is(..) | Atom::Holds(_) | Atom::AtMost(_) => None,
    })
}
