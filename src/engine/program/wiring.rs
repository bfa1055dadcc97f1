//! Delta evaluation: the fan-out of every gate, along which changed atoms are propagated without evaluating the whole circuit again.
//!
//! In: the truth of every gate in a case, and atoms that are otherwise in another. Out: the truth of every gate there, the same
//! that [`Circuit::evaluate`] gives.

use super::circuit::{Atom, AtomId, Circuit, Gate, GateId, Lanes, Truth};
use crate::engine::model::FactId;

/// Which gates ask which.
#[derive(Debug, Clone)]
pub(crate) struct Wiring {
    /// The gates of which each is an input.
    users: Lists<GateId>,
    /// The atoms that speak of each fact.
    by_fact: Lists<AtomId>,
    /// The gate of each atom.
    gates: Vec<GateId>,
    /// The atoms that compare times or numbers.
    comparisons: Vec<AtomId>,
}

/// Lists one after another, and where each ends.
#[derive(Debug, Clone)]
struct Lists<T> {
    all: Vec<T>,
    ends: Vec<usize>,
}

impl<T> Lists<T> {
    fn of(lists: Vec<Vec<T>>) -> Self {
        let ends = lists.iter().scan(0, |end, list| {
            *end += list.len();
            Some(*end)
        });
        Self { ends: ends.collect(), all: lists.into_iter().flatten().collect() }
    }

    fn list(&self, number: usize) -> &[T] {
        let start = number.checked_sub(1).map_or(Some(0), |before| self.ends.get(before).copied());
        let range = start.zip(self.ends.get(number).copied());
        range.and_then(|(start, end)| self.all.get(start..end)).unwrap_or_default()
    }
}

impl Wiring {
    /// Of a circuit over so many facts.
    pub(super) fn of(circuit: &Circuit, facts: usize) -> Self {
        let mut users = vec![Vec::new(); circuit.gates().len()];
        let mut gates = vec![GateId::at(usize::MAX); circuit.atoms().len()];
        let mut wire = |input: &GateId, user: usize| {
            if let Some(users) = users.get_mut(input.index()) {
                users.push(GateId::at(user));
            }
        };
        for (place, gate) in circuit.gates().iter().enumerate() {
            match gate {
                Gate::Atom(atom) => {
                    if let Some(slot) = gates.get_mut(atom.index()) {
                        *slot = GateId::at(place);
                    }
                }
                Gate::Not(input) => wire(input, place),
                Gate::And(inputs) | Gate::Or(inputs) => inputs.iter().for_each(|input| wire(input, place)),
            }
        }
        let mut by_fact = vec![Vec::new(); facts];
        let mut comparisons = Vec::new();
        for atom in circuit.atoms() {
            let Some(id) = circuit.number(*atom) else { continue };
            for fact in atom.facts().into_iter().flatten() {
                if let Some(atoms) = by_fact.get_mut(fact.index()) {
                    atoms.push(id);
                }
            }
            match atom {
                Atom::AtMost(_) => comparisons.push(id),
                Atom::Holds(_) | Atom::Is(..) => {}
            }
        }
        Self { users: Lists::of(users), by_fact: Lists::of(by_fact), gates, comparisons }
    }

    /// The atoms that compare times or numbers.
    pub(crate) fn comparisons(&self) -> &[AtomId] {
        &self.comparisons
    }

    /// The atoms that speak of a fact.
    pub(crate) fn atoms_of(&self, fact: FactId) -> &[AtomId] {
        self.by_fact.list(fact.index())
    }

    /// The gate of an atom.
    fn gate_of(&self, atom: AtomId) -> Option<GateId> {
        self.gates.get(atom.index()).copied()
    }

    /// The truth of every gate where these atoms are as said here, given that of every gate before.
    pub(crate) fn changed(
        &self,
        circuit: &Circuit,
        before: &[Truth],
        atoms: impl IntoIterator<Item = (AtomId, Truth)>,
    ) -> Vec<Truth> {
        let mut truths = before.to_vec();
        let mut otherwise = Vec::new();
        for (atom, truth) in atoms {
            let Some(gate) = self.gate_of(atom) else { continue };
            if let Some(known) = truths.get_mut(gate.index()).filter(|known| **known != truth) {
                *known = truth;
                otherwise.push(gate);
            }
        }
        let gates = circuit.gates();
        self.spread(&otherwise, truths.len(), |gate| {
            let now = gates.get(gate.index()).map(|gate| gate.truth(&truths, |_| Truth::Unknown));
            let known = truths.get_mut(gate.index()).zip(now).filter(|(known, now)| **known != *now);
            known.map(|(known, now)| *known = now).is_some()
        });
        truths
    }

    /// The same in several cases at once: of each atom in which lane it is how.
    pub(crate) fn apart(
        &self,
        circuit: &Circuit,
        before: &[Truth],
        atoms: impl IntoIterator<Item = (AtomId, usize, Truth)>,
    ) -> Apart {
        let mut apart =
            Apart { places: vec![0; before.len()], otherwise: Vec::new(), lanes: Vec::with_capacity(64) };
        for (atom, lane, truth) in atoms {
            let Some(gate) = self.gate_of(atom) else { continue };
            let mut lanes = apart.lanes(gate, before);
            if lanes.truth(lane) != truth {
                lanes.set(lane, truth);
                apart.put(gate, lanes);
            }
        }
        let (first, gates) = (apart.otherwise.clone(), circuit.gates());
        self.spread(&first, before.len(), |gate| {
            let Some(asking) = gates.get(gate.index()) else { return false };
            let now = asking.lanes(|input| apart.lanes(input, before), |_| Lanes::default());
            let differs = now != apart.lanes(gate, before);
            if differs {
                apart.put(gate, now);
            }
            differs
        });
        apart
    }

    /// Asks again whatever asks a gate that is otherwise, in order, since it stands after it; `differs` says whether it is
    /// otherwise too.
    fn spread(&self, otherwise: &[GateId], gates: usize, mut differs: impl FnMut(GateId) -> bool) {
        let mut due = vec![0_u64; gates.div_ceil(64)];
        let ask_again = |due: &mut [u64], gate: GateId| {
            for user in self.users.list(gate.index()) {
                if let Some(word) = due.get_mut(user.index() / 64) {
                    *word |= 1 << (user.index() % 64);
                }
            }
        };
        for gate in otherwise {
            ask_again(&mut due, *gate);
        }
        for word in 0..due.len() {
            while let Some(bits) = due.get_mut(word).filter(|bits| **bits != 0) {
                let gate = GateId::at(word * 64 + bits.trailing_zeros() as usize);
                *bits &= *bits - 1;
                if differs(gate) {
                    ask_again(&mut due, gate);
                }
            }
        }
    }
}

/// The truth of every gate in up to 64 cases that differ little from one.
#[derive(Debug)]
pub(crate) struct Apart {
    /// By the numbers of gates: their places among those that are otherwise, from one on.
    places: Vec<u32>,
    /// The gates that are otherwise in one of them.
    otherwise: Vec<GateId>,
    /// How they are: a lane a case.
    lanes: Vec<Lanes>,
}

impl Apart {
    /// The gates that are otherwise in one of the cases, and how.
    pub(crate) fn otherwise(&self) -> impl Iterator<Item = (GateId, Lanes)> + '_ {
        self.otherwise.iter().copied().zip(self.lanes.iter().copied())
    }

    /// How a gate is in the cases; none where it is as in the one they differ from.
    pub(crate) fn of(&self, gate: GateId) -> Option<Lanes> {
        self.lanes.get((*self.places.get(gate.index())? as usize).checked_sub(1)?).copied()
    }

    /// The truth of a gate in each case, given that of every gate in the one they differ from.
    pub(crate) fn lanes(&self, gate: GateId, truths: &[Truth]) -> Lanes {
        let as_in_the_one = || truths.get(gate.index()).copied().map(Lanes::all);
        self.of(gate).or_else(as_in_the_one).unwrap_or_default()
    }

    fn put(&mut self, gate: GateId, lanes: Lanes) {
        let Some(place) = self.places.get_mut(gate.index()) else { return };
        if *place == 0 {
            self.otherwise.push(gate);
            self.lanes.push(lanes);
            *place = u32::try_from(self.lanes.len()).unwrap_or(u32::MAX);
        } else if let Some(known) = self.lanes.get_mut(*place as usize - 1) {
            *known = lanes;
        }
    }

    /// The truth of every gate in one of the cases, given that in the one they differ from.
    pub(crate) fn in_lane(&self, lane: usize, truths: &[Truth]) -> Vec<Truth> {
        let mut of_lane = truths.to_vec();
        for (gate, lanes) in self.otherwise() {
            if let Some(truth) = of_lane.get_mut(gate.index()) {
                *truth = lanes.truth(lane);
            }
        }
        of_lane
    }
}
