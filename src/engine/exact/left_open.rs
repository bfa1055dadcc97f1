//! What a case leaves open: the gates not known under those asked, and what is known of the times and numbers they compare, in
//! parts that have no unknown fact in common.
//!
//! In: a program, facts and the truth of every gate. Out: everything on which it depends what the unknown facts leave
//! possible. Two cases that leave the same open have the same completions, however else they differ; and whatever completes
//! one part goes with whatever completes the others.

use rustc_hash::FxHashMap;

use crate::engine::facts::Facts;
use crate::engine::model::{Difference, FactId, Type, Vocabulary};
use crate::engine::program::{Atom, Circuit, Gate, GateId, Program, Truth};

/// A part of what is left open.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Part {
    /// The gates that are not known, inputs first. With those that are known, no gate here has an input that decides it.
    pub(super) gates: Vec<GateId>,
    /// What holds of times and numbers in every completion: told, necessary, or the normal course.
    pub(super) known: Vec<Difference>,
    /// Values ruled out of facts of which the value is not known.
    pub(super) ruled_out: Vec<(FactId, u8)>,
}

/// What is left open under some gates of a program.
pub(crate) struct LeftOpen {
    /// Its parts; each has gates.
    pub(super) parts: Vec<Part>,
    /// Which of them gates and facts belong to.
    pub(super) belonging: Belonging,
    /// What no game can show is the case already.
    pub(super) impossible: bool,
}

impl LeftOpen {
    /// Under these gates, and under what no game can show.
    pub(crate) fn under(
        (vocabulary, program): (&Vocabulary, &Program),
        facts: &Facts,
        truths: &[Truth],
        asked: impl IntoIterator<Item = GateId>,
    ) -> Self {
        let gates =
            unknown_under(&program.circuit, truths, asked.into_iter().chain(program.impossible.iter().copied()));
        let orders = orders(program, facts);
        let mut belonging = Belonging::of((program, truths), facts, (&gates, &orders));
        let mut parts: Vec<(Vec<GateId>, Vec<Difference>)> = Vec::new();
        for gate in gates {
            let part = belonging.number(gate, parts.len());
            match parts.get_mut(part) {
                Some((gates, _)) => gates.push(gate),
                None => parts.push((vec![gate], Vec::new())),
            }
        }
        for order in orders {
            // One between known times ties nothing; those that no gate asks can hold.
            let open = open_ends(facts, order).into_iter().flatten().next();
            let part = open.and_then(|fact| belonging.part_of_fact(fact));
            if let Some((_, orders)) = part.and_then(|part| parts.get_mut(part)) {
                orders.push(order);
            }
        }
        let ruled_out: Vec<_> = facts.ruled_out().collect();
        let parts = parts.into_iter().enumerate().map(|(number, (gates, orders))| Part {
            known: known(vocabulary, program, facts, (&gates, orders)),
            gates,
            ruled_out: ruled_out
                .iter()
                .copied()
                .filter(|(fact, _)| belonging.part_of_fact(*fact) == Some(number))
                .collect(),
        });
        let is_true = |gate: &GateId| truths.get(gate.index()) == Some(&Truth::True);
        let impossible = program.impossible.iter().any(is_true) || has_no_value(vocabulary, &ruled_out);
        Self { parts: parts.collect(), belonging, impossible }
    }
}

/// Whether a fact is left no value.
fn has_no_value(vocabulary: &Vocabulary, ruled_out: &[(FactId, u8)]) -> bool {
    ruled_out.iter().any(|(fact, _)| {
        let count = ruled_out.iter().filter(|(of, _)| of == fact).count();
        matches!(&vocabulary.fact(*fact).kind, Type::OneOf(values) if values.len() == count)
    })
}

/// Which part each fact and each gate belongs to.
pub(super) struct Belonging {
    /// For each fact, then for each gate, another of its part; itself where it stands for the part.
    with: Vec<usize>,
    facts: usize,
    /// The numbers of the parts, by what stands for them.
    numbers: FxHashMap<usize, usize>,
}

impl Belonging {
    fn of(
        (program, truths): (&Program, &[Truth]),
        facts: &Facts,
        (gates, orders): (&[GateId], &[Difference]),
    ) -> Self {
        let count = facts.count();
        let with = (0..count + program.circuit.gates().len()).collect();
        let mut belonging = Self { with, facts: count, numbers: FxHashMap::default() };
        let is_unknown = |gate: &&GateId| truths.get(gate.index()) == Some(&Truth::Unknown);
        for gate in gates {
            let inputs = program.circuit.inputs(*gate);
            for input in inputs.iter().filter(is_unknown) {
                belonging.join(count + gate.index(), count + input.index());
            }
            let asked = atom(&program.circuit, *gate).into_iter().flat_map(Atom::facts).flatten();
            // What is known ties nothing to anything.
            for fact in asked.filter(|fact| facts.value(*fact).is_none()) {
                belonging.join(count + gate.index(), fact.index());
            }
        }
        for order in orders {
            if let [Some(left), Some(right)] = open_ends(facts, *order) {
                belonging.join(left.index(), right.index());
            }
        }
        belonging
    }

    /// The number of the part of a gate; this one if it has none yet.
    fn number(&mut self, gate: GateId, next: usize) -> usize {
        let standing = self.shortened(self.facts + gate.index());
        *self.numbers.entry(standing).or_insert(next)
    }

    /// The part of a gate; none where it is not left open.
    pub(super) fn part_of_gate(&self, gate: GateId) -> Option<usize> {
        self.numbers.get(&self.standing_for(self.facts + gate.index())).copied()
    }

    /// The part of a fact; none where no open gate asks it.
    pub(super) fn part_of_fact(&self, fact: FactId) -> Option<usize> {
        self.numbers.get(&self.standing_for(fact.index())).copied()
    }

    fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.shortened(one), self.shortened(other));
        if let Some(with) = self.with.get_mut(one) {
            *with = other;
        }
    }

    fn standing_for(&self, mut place: usize) -> usize {
        while let Some(with) = self.with.get(place).copied().filter(|with| *with != place) {
            place = with;
        }
        place
    }

    /// The same, and the way there is half as long the next time.
    fn shortened(&mut self, mut place: usize) -> usize {
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
        open.extend(circuit.inputs(gate));
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
