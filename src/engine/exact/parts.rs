//! Which open gates and unknown facts of a case hang together.
//!
//! In: the gates asked. Out: the unknown gates under these and under what no game can show, in parts that have no unknown fact
//! in common, each with the orders of the times it compares.

use super::gates::{atom, inputs};
use crate::engine::facts::Facts;
use crate::engine::model::{Difference, FactId};
use crate::engine::program::{Atom, Circuit, GateId, Program, Truth};

/// Gates and facts, and what hangs together.
pub(super) struct Parts {
    /// The gates, in the order of their numbers.
    gates: Vec<GateId>,
    /// For every gate of the circuit its place among them, counted from one.
    places: Vec<u32>,
    /// Orders of times, each with a time of it that is not known.
    orders: Vec<(FactId, Difference)>,
    /// For each gate, then for each fact, another of its part; itself where it stands for the part.
    with: Vec<u32>,
}

impl Parts {
    /// The unknown gates under these, and under what no game can show.
    pub(super) fn of((program, facts): (&Program, &Facts), truths: &[Truth], asked: &[GateId]) -> Self {
        let all = asked.iter().chain(&program.impossible).copied();
        let (gates, places) = unknown_under(&program.circuit, truths, all);
        let count = gates.len() + facts.count();
        let with = (0..count).filter_map(|place| u32::try_from(place).ok()).collect();
        let mut parts = Self { gates, places, orders: Vec::new(), with };
        for place in 0..parts.gates.len() {
            let Some(gate) = parts.gates.get(place).copied() else { continue };
            for input in inputs(&program.circuit, gate) {
                if let Some(input) = parts.place(*input) {
                    parts.join(place, input);
                }
            }
            let asked = atom(&program.circuit, gate).into_iter().flat_map(Atom::facts).flatten();
            // What is known ties nothing to anything.
            for fact in asked.filter(|fact| facts.value(*fact).is_none()) {
                parts.join(place, parts.gates.len() + fact.index());
            }
        }
        let always = program.necessarily.iter().filter(|order| order.when.is_none());
        let of_case = facts.line().map_or(&[][..], |line| line.orders());
        for order in always.flat_map(|order| &order.before).chain(of_case) {
            let is_open = |fact: &FactId| facts.value(*fact).is_none();
            let open = [order.left, order.right].map(|fact| fact.filter(is_open));
            let first = parts.gates.len();
            let Some(end) = open[0].or(open[1]) else {
                // One between known times ties nothing.
                continue;
            };
            parts.orders.push((end, *order));
            if let [Some(left), Some(right)] = open {
                parts.join(first + left.index(), first + right.index());
            }
        }
        parts
    }

    /// The gates of each part, and the orders of what they compare: first of all that hang together with those asked.
    pub(super) fn split(mut self, asked: &[GateId]) -> (Vec<Vec<GateId>>, Vec<Vec<Difference>>) {
        // By what stands for a part, its place counted from one.
        let mut parts = vec![0_u32; self.with.len()];
        for gate in asked {
            if let Some(place) = self.place(*gate) {
                let part = self.standing_for(place);
                if let Some(part) = parts.get_mut(part) {
                    *part = 1;
                }
            }
        }
        let mut gates: Vec<Vec<GateId>> = vec![Vec::new()];
        for place in 0..self.gates.len() {
            let own = self.standing_for(place);
            let (Some(part), Some(gate)) = (parts.get_mut(own), self.gates.get(place)) else { continue };
            if *part == 0 {
                gates.push(Vec::new());
                *part = u32::try_from(gates.len()).unwrap_or(u32::MAX);
            }
            if let Some(of_part) = gates.get_mut(*part as usize - 1) {
                of_part.push(*gate);
            }
        }
        let mut orders = vec![Vec::new(); gates.len()];
        for (end, order) in std::mem::take(&mut self.orders) {
            let own = self.standing_for(self.gates.len() + end.index());
            // Where nothing asks these times, their order was weighed when the line of time was drawn.
            let part = parts.get(own).and_then(|part| part.checked_sub(1));
            if let Some(of_part) = part.and_then(|part| orders.get_mut(part as usize)) {
                of_part.push(order);
            }
        }
        (gates, orders)
    }

    fn place(&self, gate: GateId) -> Option<usize> {
        self.places.get(gate.index())?.checked_sub(1).map(|place| place as usize)
    }

    fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.standing_for(one), self.standing_for(other));
        if let (Some(with), Ok(other)) = (self.with.get_mut(one), u32::try_from(other)) {
            *with = other;
        }
    }

    fn standing_for(&mut self, mut place: usize) -> usize {
        while let Some(with) = self.with.get(place).map(|with| *with as usize).filter(|with| *with != place) {
            let further = self.with.get(with).copied().unwrap_or_default();
            if let Some(known) = self.with.get_mut(place) {
                *known = further;
            }
            place = with;
        }
        place
    }
}

/// The unknown gates under these through which nothing known decides, in the order of their numbers, and the place of each.
fn unknown_under(
    circuit: &Circuit,
    truths: &[Truth],
    asked: impl Iterator<Item = GateId>,
) -> (Vec<GateId>, Vec<u32>) {
    const SEEN: u32 = u32::MAX;
    let mut places = vec![0_u32; truths.len()];
    let mut found = Vec::with_capacity(128);
    let mut open: Vec<_> = asked.collect();
    while let Some(gate) = open.pop() {
        if truths.get(gate.index()) != Some(&Truth::Unknown) {
            continue;
        }
        let Some(unseen @ 0) = places.get_mut(gate.index()) else { continue };
        *unseen = SEEN;
        found.push(gate);
        open.extend(inputs(circuit, gate));
    }
    found.sort_unstable();
    for (gate, number) in found.iter().zip(1..) {
        if let Some(place) = places.get_mut(gate.index()) {
            *place = number;
        }
    }
    (found, places)
}
