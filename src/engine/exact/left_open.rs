//! What a case leaves open: the gates not known under those asked, and what is known of the times and numbers they compare, in
//! parts that have no unknown fact in common.
//!
//! In: a program, facts and the truth of every gate. Out: everything on which it depends what the unknown facts leave
//! possible. Two cases that leave the same open have the same completions, however else they differ; and whatever completes
//! one part goes with whatever completes the others.

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
        let asked = asked.into_iter().chain(program.impossible.iter().copied());
        let gates = unknown_under(&program.circuit, truths, asked);
        let always = program.necessarily.iter().filter(|order| order.when.is_none());
        let of_case = facts.line().map_or(&[][..], |line| line.orders());
        // One between known times ties nothing.
        let orders = always.flat_map(|order| order.before).chain(of_case.iter().copied());
        let orders: Vec<_> = orders.filter(|order| open_ends(facts, *order) != [None, None]).collect();
        let belonging = Belonging::of((program, truths), facts, (&gates, &orders));
        let mut parts = vec![(Vec::new(), Vec::new(), Vec::new()); belonging.count];
        for gate in gates {
            if let Some((gates, ..)) = belonging.part_of_gate(gate).and_then(|part| parts.get_mut(part)) {
                gates.push(gate);
            }
        }
        for order in orders {
            // Those that no gate asks can hold.
            let part =
                open_ends(facts, order).into_iter().flatten().find_map(|fact| belonging.part_of_fact(fact));
            if let Some((_, orders, _)) = part.and_then(|part| parts.get_mut(part)) {
                orders.push(order);
            }
        }
        for (fact, value) in facts.ruled_out() {
            if let Some((.., values)) = belonging.part_of_fact(fact).and_then(|part| parts.get_mut(part)) {
                values.push((fact, value));
            }
        }
        let parts = parts.into_iter().map(|(gates, orders, ruled_out)| {
            let known = known(vocabulary, program, facts, (&gates, orders));
            Part { gates, known, ruled_out }
        });
        let is_true = |gate: &GateId| truths.get(gate.index()) == Some(&Truth::True);
        let impossible = program.impossible.iter().any(is_true) || has_no_value(vocabulary, facts);
        Self { parts: parts.collect(), belonging, impossible }
    }
}

/// Whether a fact is left no value.
fn has_no_value(vocabulary: &Vocabulary, facts: &Facts) -> bool {
    facts.ruled_out().any(|(fact, _)| {
        let count = facts.ruled_out().filter(|(of, _)| *of == fact).count();
        matches!(&vocabulary.fact(fact).kind, Type::OneOf(values) if values.len() == count)
    })
}

/// Which part each fact and each gate belongs to.
pub(super) struct Belonging {
    /// How many facts there are.
    facts: usize,
    /// For each fact, then for each gate: its place below, from one on; zero where it is not left open.
    places: Vec<u32>,
    /// By these places: the number of the part, from one on; zero where no open gate asks the fact.
    numbers: Vec<u32>,
    /// How many parts there are.
    count: usize,
}

impl Belonging {
    fn of(
        (program, truths): (&Program, &[Truth]),
        facts: &Facts,
        (gates, orders): (&[GateId], &[Difference]),
    ) -> Self {
        let count = facts.count();
        let mut ties = Ties { places: vec![0; count + program.circuit.gates().len()], with: vec![0] };
        for gate in gates {
            ties.place(count + gate.index());
        }
        for gate in gates {
            let own = ties.place(count + gate.index());
            for input in program.circuit.inputs(*gate) {
                if truths.get(input.index()) == Some(&Truth::Unknown) {
                    ties.tie(own, count + input.index());
                }
            }
            let asked = atom(&program.circuit, *gate).into_iter().flat_map(Atom::facts).flatten();
            // What is known ties nothing to anything.
            for fact in asked.filter(|fact| facts.value(*fact).is_none()) {
                ties.tie(own, fact.index());
            }
        }
        for order in orders {
            if let [Some(left), Some(right)] = open_ends(facts, *order) {
                let left = ties.place(left.index());
                ties.tie(left, right.index());
            }
        }
        let (mut numbers, mut parts) = (Vec::with_capacity(ties.with.len()), 0);
        for (place, with) in ties.with.iter().enumerate() {
            // What a place is tied to stands before it.
            let number = if *with as usize != place {
                numbers.get(*with as usize).copied().unwrap_or(0)
            } else if (1..=gates.len()).contains(&place) {
                parts += 1;
                parts
            } else {
                0
            };
            numbers.push(number);
        }
        Self { facts: count, places: ties.places, numbers, count: parts as usize }
    }

    /// The part of a gate; none where it is not left open.
    pub(super) fn part_of_gate(&self, gate: GateId) -> Option<usize> {
        self.part(self.facts + gate.index())
    }

    /// The part of a fact; none where no open gate asks it.
    pub(super) fn part_of_fact(&self, fact: FactId) -> Option<usize> {
        self.part(fact.index())
    }

    fn part(&self, of: usize) -> Option<usize> {
        let place = *self.places.get(of)?;
        self.numbers.get(place as usize)?.checked_sub(1).map(|number| number as usize)
    }
}

/// What is tied together, while it is found out.
struct Ties {
    /// As [`Belonging::places`].
    places: Vec<u32>,
    /// For each place another that it is tied to, never a later one; itself where it stands for all that are.
    with: Vec<u32>,
}

impl Ties {
    /// The place of a fact or a gate; the next one if it has none yet.
    fn place(&mut self, of: usize) -> u32 {
        let next = u32::try_from(self.with.len()).unwrap_or(u32::MAX);
        match self.places.get_mut(of) {
            Some(place @ 0) => {
                *place = next;
                self.with.push(next);
                next
            }
            Some(place) => *place,
            None => 0,
        }
    }

    fn tie(&mut self, place: u32, other: usize) {
        let other = self.place(other);
        let (one, other) = (self.standing_for(place), self.standing_for(other));
        if let Some(with) = self.with.get_mut(one.max(other) as usize) {
            *with = one.min(other);
        }
    }

    /// What stands for all that a place is tied to; the way there is half as long the next time.
    fn standing_for(&mut self, mut place: u32) -> u32 {
        loop {
            let with = self.with.get(place as usize).copied().unwrap_or(place);
            if with == place {
                return place;
            }
            let further = self.with.get(with as usize).copied().unwrap_or(with);
            if let Some(known) = self.with.get_mut(place as usize) {
                *known = further;
            }
            place = with;
        }
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

/// The ends of an order of which the time is not known.
fn open_ends(facts: &Facts, order: Difference) -> [Option<FactId>; 2] {
    [order.left, order.right].map(|fact| fact.filter(|fact| facts.value(*fact).is_none()))
}

/// What is known of what gates compare: these orders, and the amounts in them.
fn known(
    vocabulary: &Vocabulary,
    program: &Program,
    facts: &Facts,
    (gates, mut known): (&[GateId], Vec<Difference>),
) -> Vec<Difference> {
    known.sort_unstable();
    known.dedup();
    let comparisons = gates.iter().filter_map(|gate| match atom(&program.circuit, *gate)? {
        Atom::AtMost(difference) => Some(difference),
        Atom::Holds(_) | Atom::Is(..) => None,
    });
    let all = comparisons.chain(known.iter().copied());
    let mut compared: Vec<FactId> = all.flat_map(|order| [order.left, order.right]).flatten().collect();
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
