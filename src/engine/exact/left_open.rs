//! What a case leaves open: the gates not known under those asked, and what is known of the times and numbers they compare.
//!
//! In: a program, facts and the truth of every gate. Out: everything on which it depends what the unknown facts leave
//! possible. Two cases that leave the same open have the same completions, however else they differ.

use crate::engine::facts::Facts;
use crate::engine::model::{Difference, FactId, Vocabulary};
use crate::engine::program::{Atom, Circuit, Gate, GateId, Program, Truth};

/// What is left open under some gates of a program.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct LeftOpen {
    /// The gates that are not known, inputs first. With those that are known, no gate here has an input that decides it.
    pub(super) gates: Vec<GateId>,
    /// What holds of times and numbers in every completion: told, necessary, or the normal course.
    pub(super) known: Vec<Difference>,
    /// Values ruled out of facts of which the value is not known.
    pub(super) ruled_out: Vec<(FactId, u8)>,
    /// What no game can show is the case already, or cannot but be.
    pub(crate) impossible: bool,
}

impl LeftOpen {
    /// Under these gates, with what no game can show as far as it has an unknown fact in common with them; then what else no
    /// game can show. Whatever completes the one goes with whatever completes the other.
    pub(crate) fn under(
        (vocabulary, program): (&Vocabulary, &Program),
        facts: &Facts,
        truths: &[Truth],
        asked: impl IntoIterator<Item = GateId>,
    ) -> [Self; 2] {
        let truth = |gate: &GateId| truths.get(gate.index()).copied().unwrap_or(Truth::Unknown);
        let asked: Vec<_> = asked.into_iter().filter(|gate| truth(gate) == Truth::Unknown).collect();
        let all = asked.iter().chain(&program.impossible).copied();
        let gates = unknown_under(&program.circuit, truths, all);
        let orders = orders(program, facts);
        let impossible = program.impossible.iter().any(|gate| truth(gate) == Truth::True);
        let parts = Parts::of((program, truths), facts, (&gates, &orders));
        parts.with(facts, &asked, (gates, orders)).map(|(gates, orders)| {
            let known = known(vocabulary, program, facts, (&gates, orders));
            Self { gates, known, ruled_out: facts.ruled_out().collect(), impossible }
        })
    }

    /// Whether it is nothing.
    pub(crate) fn is_nothing(&self) -> bool {
        self.gates.is_empty()
    }
}

/// Which gates and facts hang together.
struct Parts {
    /// For each fact, then for each gate, another of its part; itself where it stands for the part.
    with: Vec<usize>,
    facts: usize,
}

impl Parts {
    fn of(
        (program, truths): (&Program, &[Truth]),
        facts: &Facts,
        (gates, orders): (&[GateId], &[Difference]),
    ) -> Self {
        let count = facts.count();
        let mut parts = Self { with: (0..count + program.circuit.gates().len()).collect(), facts: count };
        let is_unknown = |gate: &&GateId| truths.get(gate.index()) == Some(&Truth::Unknown);
        for gate in gates {
            let inputs = match program.circuit.gates().get(gate.index()) {
                Some(Gate::Not(input)) => std::slice::from_ref(input),
                Some(Gate::And(inputs) | Gate::Or(inputs)) => inputs,
                Some(Gate::Atom(_)) | None => &[],
            };
            for input in inputs.iter().filter(is_unknown) {
                parts.join(count + gate.index(), count + input.index());
            }
            let asked = atom(&program.circuit, *gate).into_iter().flat_map(Atom::facts).flatten();
            // What is known ties nothing to anything.
            for fact in asked.filter(|fact| facts.value(*fact).is_none()) {
                parts.join(count + gate.index(), fact.index());
            }
        }
        for order in orders {
            if let [Some(left), Some(right)] = open_ends(facts, *order) {
                parts.join(left.index(), right.index());
            }
        }
        parts
    }

    /// The gates that hang together with those asked, and the orders of what they compare; then the other gates, with theirs.
    fn with(
        mut self,
        facts: &Facts,
        asked: &[GateId],
        (gates, orders): (Vec<GateId>, Vec<Difference>),
    ) -> [(Vec<GateId>, Vec<Difference>); 2] {
        let mut is_asked = vec![false; self.with.len()];
        for gate in asked {
            let part = self.of_gate(*gate);
            if let Some(is_asked) = is_asked.get_mut(part) {
                *is_asked = true;
            }
        }
        let is_asked = |part: usize| is_asked.get(part) == Some(&true);
        let (with, without) = gates.into_iter().partition(|gate| is_asked(self.of_gate(*gate)));
        // One between known times ties nothing.
        let mut tied = orders;
        tied.retain(|order| open_ends(facts, *order) != [None, None]);
        let (of_with, of_others) = tied.into_iter().partition(|order| {
            let mut ends = open_ends(facts, *order).into_iter().flatten();
            ends.any(|fact| is_asked(self.standing_for(fact.index())))
        });
        [(with, of_with), (without, of_others)]
    }

    fn of_gate(&mut self, gate: GateId) -> usize {
        self.standing_for(self.facts + gate.index())
    }

    fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.standing_for(one), self.standing_for(other));
        if let Some(with) = self.with.get_mut(one) {
            *with = other;
        }
    }

    fn standing_for(&mut self, mut place: usize) -> usize {
        while let Some(with) = self.with.get(place).copied().filter(|with| *with != place) {
            let further = self.with.get(with).copied().unwrap_or(with);
            if let Some(known) = self.with.get_mut(place) {
                *known = further;
            }
            place = with;
        }
        place
    }
}

/// The unknown gates under these through which nothing known decides, in the order of their numbers.
fn unknown_under(
    circuit: &Circuit,
    truths: &[Truth],
    asked: impl IntoIterator<Item = GateId>,
) -> Vec<GateId> {
    let mut is_unknown: Vec<bool> = truths.iter().map(|truth| *truth == Truth::Unknown).collect();
    let mut found = Vec::new();
    let mut open: Vec<_> = asked.into_iter().collect();
    while let Some(gate) = open.pop() {
        let Some(unseen @ true) = is_unknown.get_mut(gate.index()) else { continue };
        *unseen = false;
        found.push(gate);
        match circuit.gates().get(gate.index()) {
            Some(Gate::Not(input)) => open.push(*input),
            Some(Gate::And(inputs) | Gate::Or(inputs)) => open.extend(inputs.iter().copied()),
            Some(Gate::Atom(_)) | None => {}
        }
    }
    found.sort_unstable();
    found
}

/// Orders that hold in every completion.
fn orders(program: &Program, facts: &Facts) -> Vec<Difference> {
    let always = program.necessarily.iter().filter(|order| order.when.is_none());
    let of_case = facts.line().map_or(&[][..], |line| line.orders());
    let mut orders: Vec<_> = always.flat_map(|order| order.before).chain(of_case.iter().copied()).collect();
    orders.sort_unstable();
    orders.dedup();
    orders
}

/// The ends of an order of which the time is not known.
fn open_ends(facts: &Facts, order: Difference) -> [Option<FactId>; 2] {
    [order.left, order.right].map(|fact| fact.filter(|fact| facts.value(*fact).is_none()))
}

/// What is known of what gates compare: these orders, and the amounts in them.
fn known(
    vocabulary: &Vocabulary,
    program: &Program,
    facts: &Facts,
    (gates, orders): (&[GateId], Vec<Difference>),
) -> Vec<Difference> {
    let comparisons = gates.iter().filter_map(|gate| match atom(&program.circuit, *gate)? {
        Atom::AtMost(difference) => Some(difference),
        Atom::Holds(_) | Atom::Is(..) => None,
    });
    let all = comparisons.chain(orders.iter().copied());
    let mut compared: Vec<FactId> = all.flat_map(|order| [order.left, order.right]).flatten().collect();
    let mut known = orders;
    compared.sort_unstable();
    compared.dedup();
    let times = vocabulary.times();
    for fact in compared {
        let at_most = |limit| Difference { left: Some(fact), right: None, limit };
        let at_least = |limit: i64| Difference { left: None, right: Some(fact), limit: -limit };
        known.extend(facts.amount(fact).into_iter().flat_map(|amount| [at_most(amount), at_least(amount)]));
        // No amount is negative; times may be before the hour set.
        if times.get(fact.index()) != Some(&true) {
            known.push(at_least(0));
        }
    }
    known
}

/// The atom of a gate that is one.
pub(super) fn atom(circuit: &Circuit, gate: GateId) -> Option<Atom> {
    match circuit.gates().get(gate.index())? {
        Gate::Atom(id) => circuit.atoms().get(id.index()).copied(),
        Gate::Not(_) | Gate::And(_) | Gate::Or(_) => None,
    }
}
