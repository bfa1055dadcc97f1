//! Assumptions that depend on unknown facts, as clauses.
//!
//! An assumption made in every completion is a fixed value before the search starts. An assumption made only in some
//! completions is open. For a fact it is an [`OpenDefault`] and is encoded as a clause at once. For the order of two moments
//! it is checked lazily: if a model violates such an order although its condition holds, the timeline of that completion is
//! built. If the timeline contains the order, a clause excludes the model. The clause says: the order holds, or its condition
//! fails, or it is released, or an order holds that the timeline does not contain and that could lead from the later moment
//! to the earlier one.

use std::collections::BTreeMap;

use batsat::Lit;

use super::reachability::{Reachability, is_placed};
use super::sat::{Claim, Encoding, OpenOrder, Solver};
use crate::engine::facts::{Facts, Known, OpenDefault, OrderTold, Timeline, propagate};
use crate::engine::model::{Difference, FactId, MomentId, Outcome, Type, Value};
use crate::engine::program::{Atom, EndingGates, Gate, GateId, OrderGates, Program, Truth};

/// Whether an order leads from the first moment to the second.
type Leading<'a> = dyn Fn(MomentId, MomentId) -> bool + 'a;

/// The number of steps counted for building one timeline.
const DRAWN: u64 = 1_000;

/// An outcome with which the game may end at a moment, as literals.
struct Ending {
    at: MomentId,
    outcome: Outcome,
    /// Some rule that ends it so holds.
    holds: Lit,
    /// It holds and may have happened.
    moot: Lit,
}

/// The dual-rail encoding of Kleene's three-valued logic at the point where an assumption is made. A fact without a value, told or
/// assumed before that point, makes an atom neither true nor false, as in [`assume`](crate::engine::facts).
struct Certain<'a> {
    /// The place of the assumption in the list of open assumptions: those before it are made already.
    place: usize,
    /// The assumed value, which is substituted for the fact.
    assumed: Option<(FactId, &'a Value)>,
    /// The literals encoded so far, by gate and truth value.
    known: BTreeMap<Claim, Lit>,
}

impl<'a> Certain<'a> {
    const fn before(place: usize, assumed: Option<(FactId, &'a Value)>) -> Self {
        Self { place, assumed, known: BTreeMap::new() }
    }
}

impl Solver<'_> {
    /// Encodes the assumptions that depend on unknown facts.
    pub(super) fn assume(&mut self, program: &Program, encoding: &mut Encoding) {
        self.assume_facts(program);
        self.assume_orders(program, encoding);
        // What an order depends on may be assumed in turn.
        self.assume_facts(program);
    }

    fn assume_facts(&mut self, program: &Program) {
        let facts = self.facts;
        // A condition may ask a fact that nothing had asked before.
        loop {
            let open = facts.open_defaults().iter().enumerate();
            let asked =
                open.filter(|(place, default)| !self.assumed.contains(place) && self.asks(default.fact));
            let asked: Vec<_> = asked.collect();
            if asked.is_empty() {
                break;
            }
            for (place, default) in asked {
                self.assumed.push(place);
                let fires = self.fires(program, place);
                for lit in self.valued(default.fact, &default.value) {
                    self.require(vec![!fires, lit]);
                    self.fired.push((default.fact, fires, lit));
                }
            }
        }
    }

    /// Whether an atom encoded so far depends on the fact.
    fn asks(&self, fact: FactId) -> bool {
        self.atoms.keys().any(|atom| atom.speaks_of(fact))
    }

    /// The literal that the open assumption at a place in the list is made: its condition holds, and no earlier assumption about the
    /// same fact is made.
    fn fires(&mut self, program: &Program, place: usize) -> Lit {
        if let Some(fires) = self.default_lits.get(&place) {
            return *fires;
        }
        let facts = self.facts;
        let Some(OpenDefault { fact, value, when, told_so, unless }) = facts.open_defaults().get(place)
        else {
            return !self.yes;
        };
        let mut lits = Vec::new();
        for earlier in earlier_defaults(facts, *fact, place) {
            lits.push(!self.fires(program, earlier));
        }
        if let Some(gate) = when {
            lits.push(self.certain(program, (*gate, true), &mut Certain::before(place, None)));
        }
        for (atom, holds) in told_so {
            let lit = self.atom(*atom);
            lits.push(if *holds { lit } else { !lit });
        }
        for gate in unless {
            let mut certain = Certain::before(place, Some((*fact, value)));
            lits.push(!self.certain(program, (*gate, true), &mut certain));
        }
        let fires = self.all_of(&lits);
        self.default_lits.insert(place, fires);
        fires
    }

    /// The literal that is true if the fact has the value.
    pub(crate) fn has_value(&mut self, fact: FactId, value: &Value) -> Lit {
        let lits = self.valued(fact, value);
        self.all_of(&lits)
    }

    /// Literals that together say that the fact has the value.
    fn valued(&mut self, fact: FactId, value: &Value) -> Vec<Lit> {
        match value {
            Value::Truth(truth) => {
                let lit = self.atom(Atom::Holds(fact));
                vec![if *truth { lit } else { !lit }]
            }
            Value::Choice(choice) => vec![self.value(fact, *choice)],
            Value::Amount(amount) => {
                let at_most = Difference { left: Some(fact), right: None, limit: *amount };
                let at_least = Difference { left: None, right: Some(fact), limit: -*amount };
                [at_most, at_least].map(|difference| self.atom(Atom::AtMost(difference))).into()
            }
            Value::Text(_) => Vec::new(),
        }
    }

    /// The literal that a gate is certainly true, or certainly false, in three-valued logic. The two literals are not complements: both
    /// are false if the gate is unknown.
    fn certain(&mut self, program: &Program, claim: Claim, certain: &mut Certain) -> Lit {
        if let Some(lit) = certain.known.get(&claim) {
            return *lit;
        }
        let (gate, holds) = claim;
        let mut inputs = |inputs: &[GateId], all: bool| {
            let lits: Vec<_> =
                inputs.iter().map(|input| self.certain(program, (*input, holds), certain)).collect();
            if all { self.all_of(&lits) } else { self.some_of(&lits) }
        };
        let lit = match program.circuit.gates().get(gate.index()) {
            Some(Gate::Atom(id)) => match program.circuit.atoms().get(id.index()) {
                Some(atom) => self.atom_certain(program, (*atom, holds), certain),
                None => !self.yes,
            },
            Some(Gate::Not(input)) => self.certain(program, (*input, !holds), certain),
            Some(Gate::And(gates)) => inputs(gates, holds),
            Some(Gate::Or(gates)) => inputs(gates, !holds),
            None => !self.yes,
        };
        certain.known.insert(claim, lit);
        lit
    }

    fn atom_certain(
        &mut self,
        program: &Program,
        (atom, holds): (Atom, bool),
        Certain { place, assumed, .. }: &Certain,
    ) -> Lit {
        let facts = self.facts;
        let mut lits = Vec::new();
        if facts.truth(atom) == Truth::Unknown {
            let is_known = |fact: &FactId| {
                assumed.is_some_and(|(assumed, _)| assumed == *fact)
                    || facts.value(*fact).is_some()
                    || facts.is_unknown(*fact)
            };
            for fact in atom.facts().into_iter().flatten().filter(|fact| !is_known(fact)) {
                let made: Vec<_> = earlier_defaults(facts, fact, *place)
                    .map(|earlier| self.fires(program, earlier))
                    .collect();
                lits.push(self.some_of(&made));
            }
        }
        let lit = match assumed {
            Some((fact, value)) => self.atom_given(atom, *fact, value),
            None => self.atom(atom),
        };
        lits.push(if holds { lit } else { !lit });
        self.all_of(&lits)
    }

    fn atom_given(&mut self, atom: Atom, fact: FactId, value: &Value) -> Lit {
        match atom.where_only(fact, value) {
            Truth::True => return self.yes,
            Truth::False => return !self.yes,
            Truth::Unknown => {}
        }
        match (atom, value) {
            (Atom::AtMost(difference), Value::Amount(amount)) => {
                self.atom(Atom::AtMost(difference.where_is(fact, *amount)))
            }
            (Atom::Holds(_) | Atom::Is(..) | Atom::AtMost(_), _) => self.atom(atom),
        }
    }

    /// Encodes the orders of the normal course that hold only in some completions.
    fn assume_orders(&mut self, program: &Program, encoding: &mut Encoding) {
        let open: Vec<_> = self.facts.timeline().map_or(&[][..], |line| line.open_orders()).to_vec();
        if open.is_empty() || self.comparisons.is_empty() || !self.open_orders.is_empty() {
            return;
        }
        let reachability = Reachability::of(self.vocabulary, program, self.facts);
        let endings = self.endings(program, encoding);
        for place in open {
            let Some(order) = program.usually.get(place) else { continue };
            let when = match order.when {
                Some(gate) => {
                    self.encode_gates(program, encoding, Some(&[gate]));
                    encoding.lit(gate).unwrap_or(self.yes)
                }
                None => self.yes,
            };
            let before = order.before.map(|before| self.atom(Atom::AtMost(before)));
            let before = self.all_of(&before);
            let released = self.released(&endings, order, &reachability);
            self.open_orders.push(OpenOrder { place, when, before, released });
        }
        let conditions: Vec<_> = program.necessarily.iter().filter_map(|order| order.when).collect();
        self.encode_gates(program, encoding, Some(&conditions));
        self.links =
            program.necessarily.iter().map(|order| order.when.and_then(|gate| encoding.lit(gate))).collect();
    }

    /// The endings of the game, each with the literals that some rule with this ending holds, and that it may have happened: that it
    /// holds by what is known, or that its moment has come.
    fn endings(&mut self, program: &Program, encoding: &mut Encoding) -> Vec<Ending> {
        let gates: Vec<_> = program.endings.iter().map(|ending| ending.holds).collect();
        self.encode_gates(program, encoding, Some(&gates));
        let mut certain = Certain::before(usize::MAX, None);
        let mut endings = Vec::with_capacity(program.endings.len());
        for EndingGates { at, outcome, holds } in &program.endings {
            let Some(lit) = encoding.lit(*holds) else { continue };
            let moment = self.vocabulary.moment(*at);
            let happened = moment.and_then(|moment| moment.happened.as_ref());
            let mut may_have = Vec::new();
            // What ends the game at a moment that has not come has ended nothing.
            if moment.and_then(|moment| self.facts.has_come(moment)) != Some(Truth::False) {
                may_have.push(self.certain(program, (*holds, true), &mut certain));
            }
            // A moment that comes in every game has come as far as the ending holds.
            may_have.push(happened.map_or(lit, |happened| self.formula(program, encoding, happened)));
            let may_have = self.some_of(&may_have);
            let moot = self.all_of(&[lit, may_have]);
            endings.push(Ending { at: *at, outcome: *outcome, holds: lit, moot });
        }
        endings
    }

    /// The literal that an order may be left open. That is allowed if the ruling has to ask which of two endings came first: both hold,
    /// they have different outcomes, the second may have happened, and the order puts the first before it, or another order does
    /// whose condition is this order.
    fn released(&mut self, endings: &[Ending], order: &OrderGates, reachability: &Reachability) -> Lit {
        if order.granted {
            return !self.yes;
        }
        let mut either = Vec::new();
        for order in self.program().with_dependents(order) {
            either.extend(self.put_apart(endings, order, reachability));
        }
        let can_be = self.some_of(&either);
        if can_be == !self.yes {
            return can_be;
        }
        let released = self.fresh();
        self.require(vec![!released, can_be]);
        released
    }

    /// For each outcome, the literal that an ending with this outcome holds, and that the order can put it before an ending with another
    /// outcome that holds and may have happened.
    fn put_apart(&mut self, endings: &[Ending], order: &OrderGates, reachability: &Reachability) -> Vec<Lit> {
        let preceding: Vec<_> =
            endings.iter().filter(|ending| reachability.can_precede(ending.at, order)).collect();
        let following: Vec<_> =
            endings.iter().filter(|ending| reachability.can_follow(order, ending.at)).collect();
        let of_outcome = |outcome: Outcome| {
            let first =
                preceding.iter().filter(|ending| ending.outcome == outcome).map(|ending| ending.holds);
            let first = self.some_of(&first.collect::<Vec<_>>());
            let then = following.iter().filter(|ending| ending.outcome != outcome).map(|ending| ending.moot);
            let then = self.some_of(&then.collect::<Vec<_>>());
            self.all_of(&[first, then])
        };
        Outcome::ALL.map(of_outcome).into()
    }

    /// A clause that excludes the current model, if an order of the normal course is violated in it without a reason.
    pub(super) fn not_normal(&mut self) -> Option<Vec<Lit>> {
        let fails = |order: &OpenOrder| {
            self.holds(order.when) && !self.holds(order.released) && !self.holds(order.before)
        };
        let failing: Vec<_> =
            self.open_orders.iter().enumerate().filter(|(_, order)| fails(order)).map(|(at, _)| at).collect();
        if failing.is_empty() {
            return None;
        }
        let program = self.program();
        let facts = self.completed()?;
        let line = facts.timeline()?;
        self.take(DRAWN);
        for at in failing {
            let Some(OpenOrder { place, when, before, released }) = self.open_orders.get(at) else {
                continue;
            };
            let (place, mut clause) = (*place, vec![!*when, *released, *before]);
            let Some(order) = program.usually.get(place) else { continue };
            if order.before.iter().all(|before| line.truth(*before) == Truth::True) {
                clause.extend(self.led_round(&facts, line, (place, order)));
                return Some(clause);
            }
        }
        None
    }

    /// The facts of the last completion found, with its timeline; `None` if no timeline is consistent with them.
    fn completed(&self) -> Option<Facts> {
        let mut facts = self.facts.clone();
        for (fact, value) in super::whole_case(self.vocabulary, self.facts, self) {
            // A time that the case does not mention follows from the order of the moments; one told to be unknown is any time.
            let is_open = self.vocabulary.fact(fact).kind != Type::Moment || facts.is_unknown(fact);
            if is_open && facts.value(fact).is_none() {
                facts.set(fact, Known::Told(value));
            }
        }
        let released = self.open_orders.iter().filter(|order| self.holds(order.released));
        let told = OrderTold {
            withdrawn: released.map(|order| order.place).collect(),
            complete: true,
            ..self.facts.timeline()?.told().clone()
        };
        propagate(self.program(), &mut facts, &told).ok()?;
        Some(facts)
    }

    /// Reasons why a completion may violate an order of the normal course that the given timeline contains: literals of
    /// orders that the timeline does not contain, of which at least one must hold. If possible these are only the orders that
    /// leave the set of moments no earlier than the later moment (a cut of the order graph); if one of these orders already
    /// holds in this model, all such orders are used.
    fn led_round(
        &mut self,
        facts: &Facts,
        line: &Timeline,
        (place, order): (usize, &OrderGates),
    ) -> Vec<Lit> {
        let program = self.program();
        let no_earlier = |moment: MomentId| {
            moment == order.then || line.truth(program.no_later(order.then, moment)) == Truth::True
        };
        let no_earlier: Vec<bool> = self.vocabulary.moments().map(|(id, _)| no_earlier(id)).collect();
        let inside = |moment: MomentId| no_earlier.get(moment.index()) == Some(&true);
        let crosses = |first: MomentId, then: MomentId| inside(first) && !inside(then);
        if !inside(order.first) {
            let cut = self.links_but(facts, line, place, (&crosses, &crosses));
            if !cut.iter().any(|lit| self.holds(*lit)) {
                return cut;
            }
        }
        // A condition that asks for an order that the line does not have is not the first to hold.
        let is_new = |first: MomentId, then: MomentId| line.truth(program.before(first, then)) != Truth::True;
        self.links_but(facts, line, place, (&|_, _| true, &is_new))
    }

    /// The literals of orders that the timeline does not contain: necessary orders, orders given, and usual orders listed
    /// before `place`. Only orders between moments for which `leads` is true, and whose condition can hold without an order
    /// for which `needs` is true.
    fn links_but(
        &mut self,
        facts: &Facts,
        line: &Timeline,
        place: usize,
        (leads, needs): (&Leading, &Leading),
    ) -> Vec<Lit> {
        let program = self.program();
        let is_link = |order: &OrderGates| {
            let is_derived = order.before.iter().all(|before| line.truth(*before) == Truth::True);
            !is_derived
                && (leads(order.first, order.then) || order.is_together() && leads(order.then, order.first))
        };
        let necessary = program.necessarily.iter().zip(&self.links);
        let necessary = necessary.filter_map(|(order, holds)| Some((order, order.when?, (*holds)?)));
        let holding = necessary
            .filter(|(order, gate, _)| is_link(order) && program.can_hold_without(*gate, needs))
            .map(|(.., holds)| holds);
        let mut found: Vec<_> = holding.collect();
        let open = self.open_orders.iter().filter(|open| open.place < place);
        let open = open.filter(|open| program.usually.get(open.place).is_some_and(is_link));
        let open: Vec<_> = open.map(|open| [open.when, !open.released, open.before]).collect();
        for parts in open {
            let taken = self.all_of(&parts);
            found.push(taken);
        }
        found.extend(self.known_places(facts, leads));
        found.retain(|lit| *lit != !self.yes);
        found
    }

    /// The literals of the orders between moments with amounts as times that are not true in the given facts; such orders follow from the
    /// amounts alone. `before` breaks ties by the order of the vocabulary, so "no later than" is a literal of its own.
    fn known_places(&mut self, facts: &Facts, leads: &Leading) -> Vec<Lit> {
        let program = self.program();
        let placed: Vec<_> = self
            .vocabulary
            .moments()
            .map(|(id, _)| id)
            .filter(|id| is_placed(self.vocabulary, program, self.facts, *id))
            .collect();
        let is_new = |order| facts.truth(Atom::AtMost(order)) != Truth::True;
        let mut lits = Vec::new();
        for first in &placed {
            for then in placed.iter().filter(|then| *then != first && leads(*first, **then)) {
                if is_new(program.before(*first, *then)) {
                    lits.push(self.before(*first, *then));
                }
                let no_later = program.no_later(*first, *then);
                if is_new(no_later) {
                    lits.push(self.atom(Atom::AtMost(no_later)));
                }
            }
        }
        lits
    }

    /// The literal that one moment comes before another. Only one direction is an atom; the other is its negation.
    fn before(&mut self, first: MomentId, then: MomentId) -> Lit {
        if then < first {
            return !self.before(then, first);
        }
        let before = self.program().before(first, then);
        self.atom(Atom::AtMost(before))
    }
}

/// The open assumptions about a fact that are made before the one at a place in the list.
fn earlier_defaults(facts: &Facts, fact: FactId, place: usize) -> impl Iterator<Item = usize> + '_ {
    let earlier = facts.open_defaults().iter().enumerate().take(place);
    earlier.filter(move |(_, default)| default.fact == fact).map(|(earlier, _)| earlier)
}
