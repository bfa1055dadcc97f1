//! A hash-consed circuit of and, or and not over atoms, evaluated in Kleene's three-valued logic: for one case, or for 64 cases at once
//! ([`Lanes`]: a bit a case, two words a gate; `and` and `or` are four operations on words).

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use crate::engine::model::{Difference, FactId, Value};

/// Kleene's truth values; `and` is the least, `or` the greatest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Truth {
    /// Certainly not.
    False,
    /// Not known.
    Unknown,
    /// Certainly.
    True,
}

impl Truth {
    /// A known truth.
    #[must_use]
    pub fn known(truth: bool) -> Self {
        if truth { Self::True } else { Self::False }
    }
}

impl std::ops::Not for Truth {
    type Output = Self;

    /// The opposite; unknown stays unknown.
    fn not(self) -> Self {
        match self {
            Self::False => Self::True,
            Self::Unknown => Self::Unknown,
            Self::True => Self::False,
        }
    }
}

/// A smallest statement about facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Atom {
    /// A truth holds.
    Holds(FactId),
    /// A fact has this one of its values.
    Is(FactId, u8),
    /// `left - right <= limit`.
    AtMost(Difference),
}

impl Atom {
    /// The facts it speaks of.
    #[must_use]
    pub fn facts(self) -> [Option<FactId>; 2] {
        match self {
            Self::Holds(fact) | Self::Is(fact, _) => [Some(fact), None],
            Self::AtMost(difference) => [difference.left, difference.right],
        }
    }

    /// That a fact holds, or has a value; `None` for amounts and texts.
    pub(crate) const fn of(fact: FactId, value: &Value) -> Option<Self> {
        match value {
            Value::Truth(true) => Some(Self::Holds(fact)),
            Value::Choice(choice) => Some(Self::Is(fact, *choice)),
            Value::Truth(false) | Value::Amount(_) | Value::Text(_) => None,
        }
    }

    /// Its truth where nothing is known but this fact.
    pub(crate) fn where_only(self, fact: FactId, value: &Value) -> Truth {
        let known = Some(fact);
        match (self, value) {
            (Self::Holds(asked), Value::Truth(truth)) if asked == fact => Truth::known(*truth),
            (Self::Is(asked, choice), Value::Choice(value)) if asked == fact => {
                Truth::known(choice == *value)
            }
            (Self::AtMost(Difference { left, right: None, limit }), Value::Amount(amount))
                if left == known =>
            {
                Truth::known(*amount <= limit)
            }
            (Self::AtMost(Difference { left: None, right, limit }), Value::Amount(amount))
                if right == known =>
            {
                Truth::known(-*amount <= limit)
            }
            (Self::Holds(_) | Self::Is(..) | Self::AtMost(_), _) => Truth::Unknown,
        }
    }

    /// Whether it speaks of this fact.
    #[must_use]
    pub fn speaks_of(self, fact: FactId) -> bool {
        self.facts().contains(&Some(fact))
    }
}

/// What can still become known of a statement: that it holds, that it does not, both or neither.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Maybe {
    pub(crate) holds: bool,
    pub(crate) fails: bool,
}

impl Maybe {
    /// Both.
    pub(crate) const EITHER: Self = Self { holds: true, fails: true };
    /// Neither.
    pub(crate) const NEVER: Self = Self { holds: false, fails: false };
}

impl From<Truth> for Maybe {
    /// What is known stays so; what is not may become either.
    fn from(truth: Truth) -> Self {
        Self { holds: truth != Truth::False, fails: truth != Truth::True }
    }
}

/// The number of an atom within its circuit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AtomId(u32);

impl AtomId {
    /// Position in tables that hold one entry an atom.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number of a gate within its circuit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GateId(u32);

impl GateId {
    /// Position in tables that hold one entry a gate.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl GateId {
    /// The gate at a position.
    pub(crate) fn at(place: usize) -> Self {
        Self(u32::try_from(place).unwrap_or(u32::MAX))
    }
}

/// A gate; its inputs stand before it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Gate {
    /// A statement about facts.
    Atom(AtomId),
    /// The input does not hold.
    Not(GateId),
    /// Every input holds; without inputs: true.
    And(Box<[GateId]>),
    /// Some input holds; without inputs: false.
    Or(Box<[GateId]>),
}

impl Gate {
    /// Its truth by that of its inputs, or of its atom.
    pub(super) fn truth(&self, truths: &[Truth], of_atom: impl FnOnce(AtomId) -> Truth) -> Truth {
        let of = |id: &GateId| truths.get(id.index()).copied().unwrap_or(Truth::Unknown);
        match self {
            Self::Atom(atom) => of_atom(*atom),
            Self::Not(input) => !of(input),
            // No early exit: the branch would be unpredictable and slower.
            Self::And(inputs) => inputs.iter().map(of).fold(Truth::True, Truth::min),
            Self::Or(inputs) => inputs.iter().map(of).fold(Truth::False, Truth::max),
        }
    }
}

/// Gates and atoms, each once.
#[derive(Debug, Clone, Default)]
pub struct Circuit {
    atoms: Vec<Atom>,
    gates: Vec<Gate>,
    known_atoms: FxHashMap<Atom, AtomId>,
    known_gates: FxHashMap<Gate, GateId>,
}

impl Circuit {
    /// The gate of an atom.
    pub fn atom(&mut self, atom: Atom) -> GateId {
        let next = AtomId(u32::try_from(self.atoms.len()).unwrap_or(u32::MAX));
        let id = *self.known_atoms.entry(atom).or_insert(next);
        if id == next {
            self.atoms.push(atom);
        }
        self.gate(Gate::Atom(id))
    }

    /// The gate that negates another.
    pub fn not(&mut self, input: GateId) -> GateId {
        match self.gates.get(input.index()) {
            Some(Gate::Not(inner)) => *inner,
            Some(Gate::Atom(_) | Gate::And(_) | Gate::Or(_)) | None => self.gate(Gate::Not(input)),
        }
    }

    /// The gate that joins others with `and`.
    pub fn and(&mut self, inputs: Vec<GateId>) -> GateId {
        match normal(inputs) {
            Ok(only) => only,
            Err(inputs) => self.gate(Gate::And(inputs)),
        }
    }

    /// The gate that joins others with `or`.
    pub fn or(&mut self, inputs: Vec<GateId>) -> GateId {
        match normal(inputs) {
            Ok(only) => only,
            Err(inputs) => self.gate(Gate::Or(inputs)),
        }
    }

    fn gate(&mut self, gate: Gate) -> GateId {
        let next = GateId(u32::try_from(self.gates.len()).unwrap_or(u32::MAX));
        match self.known_gates.entry(gate) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(place) => {
                self.gates.push(place.key().clone());
                *place.insert(next)
            }
        }
    }

    /// The number of an atom, if it is asked.
    #[must_use]
    pub fn number(&self, atom: Atom) -> Option<AtomId> {
        self.known_atoms.get(&atom).copied()
    }

    /// The atoms in the order of their numbers.
    #[must_use]
    pub fn atoms(&self) -> &[Atom] {
        &self.atoms
    }

    /// The gates in the order of their numbers: inputs first.
    #[must_use]
    pub fn gates(&self) -> &[Gate] {
        &self.gates
    }

    /// The gates that a gate asks; none where it is an atom.
    pub(crate) fn inputs(&self, gate: GateId) -> &[GateId] {
        match self.gates.get(gate.index()) {
            Some(Gate::Not(input)) => std::slice::from_ref(input),
            Some(Gate::And(inputs) | Gate::Or(inputs)) => inputs,
            Some(Gate::Atom(_)) | None => &[],
        }
    }

    /// The truth of every gate, given that of every atom.
    #[must_use]
    pub fn evaluate(&self, atoms: &[Truth]) -> Vec<Truth> {
        let mut truths = Vec::with_capacity(self.gates.len());
        for gate in &self.gates {
            let of_atom = |atom: AtomId| atoms.get(atom.index()).copied().unwrap_or(Truth::Unknown);
            truths.push(gate.truth(&truths, of_atom));
        }
        truths
    }

    /// The truth of every atom, given that of every gate.
    pub(crate) fn atom_truths(&self, gates: &[Truth]) -> Vec<Truth> {
        let mut atoms = vec![Truth::Unknown; self.atoms.len()];
        for (gate, truth) in self.gates.iter().zip(gates) {
            if let Gate::Atom(atom) = gate
                && let Some(slot) = atoms.get_mut(atom.index())
            {
                *slot = *truth;
            }
        }
        atoms
    }
}

impl Circuit {
    /// For every gate, whether it stands under one of these, or is one.
    #[must_use]
    pub fn gates_under(&self, gates: &[GateId]) -> Vec<bool> {
        self.under(gates).0
    }

    /// The same with the list of these gates.
    fn under(&self, gates: &[GateId]) -> (Vec<bool>, Vec<GateId>) {
        let mut under = vec![false; self.gates.len()];
        let (mut open, mut found) = (gates.to_vec(), Vec::new());
        while let Some(gate) = open.pop() {
            let Some(seen @ false) = under.get_mut(gate.index()) else { continue };
            *seen = true;
            found.push(gate);
            open.extend(self.inputs(gate));
        }
        (under, found)
    }

    /// The facts a gate asks, each once, in the order of their numbers.
    #[must_use]
    pub fn facts_under(&self, gate: GateId) -> Vec<FactId> {
        self.facts_under_all(&[gate])
    }

    /// The atoms that these gates ask.
    #[must_use]
    pub fn atoms_under_all(&self, gates: &[GateId]) -> Vec<Atom> {
        let (_, mut under) = self.under(gates);
        under.sort_unstable();
        let atoms = under.into_iter().filter_map(|gate| match self.gates.get(gate.index()) {
            Some(Gate::Atom(atom)) => self.atoms.get(atom.index()).copied(),
            Some(Gate::Not(_) | Gate::And(_) | Gate::Or(_)) | None => None,
        });
        atoms.collect()
    }

    /// The facts that these gates ask, each once, in the order of their numbers.
    #[must_use]
    pub fn facts_under_all(&self, gates: &[GateId]) -> Vec<FactId> {
        let atoms = self.atoms_under_all(gates);
        let mut found: Vec<_> = atoms.into_iter().flat_map(Atom::facts).flatten().collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Whether a gate certainly holds, asking no more atoms than that needs; for gates that stand on few.
    pub fn holds(&self, gate: GateId, atom_truth: &impl Fn(Atom) -> Truth) -> bool {
        self.is(gate, true, atom_truth)
    }

    /// Whether a gate certainly does not hold, in the same way.
    pub(crate) fn fails(&self, gate: GateId, atom_truth: &impl Fn(Atom) -> Truth) -> bool {
        self.is(gate, false, atom_truth)
    }

    /// Whether a gate can become true (`holds`) or false under some completion of the atoms.
    pub(crate) fn may(&self, gate: GateId, holds: bool, atom: &dyn Fn(Atom) -> Maybe) -> bool {
        let may = |input: &GateId| self.may(*input, holds, atom);
        match (self.gates.get(gate.index()), holds) {
            (Some(Gate::Atom(id)), _) => self.atoms.get(id.index()).is_some_and(|known| {
                let maybe = atom(*known);
                if holds { maybe.holds } else { maybe.fails }
            }),
            (Some(Gate::Not(input)), _) => self.may(*input, !holds, atom),
            (Some(Gate::And(inputs)), true) | (Some(Gate::Or(inputs)), false) => inputs.iter().all(may),
            (Some(Gate::And(inputs)), false) | (Some(Gate::Or(inputs)), true) => inputs.iter().any(may),
            (None, _) => false,
        }
    }

    /// Whether it is certain that a gate holds, or that it does not.
    fn is(&self, gate: GateId, holds: bool, atom_truth: &impl Fn(Atom) -> Truth) -> bool {
        let is = |input: &GateId| self.is(*input, holds, atom_truth);
        match (self.gates.get(gate.index()), holds) {
            (Some(Gate::Atom(atom)), _) => {
                self.atoms.get(atom.index()).is_some_and(|atom| atom_truth(*atom) == Truth::known(holds))
            }
            (Some(Gate::Not(input)), _) => self.is(*input, !holds, atom_truth),
            (Some(Gate::And(inputs)), true) | (Some(Gate::Or(inputs)), false) => inputs.iter().all(is),
            (Some(Gate::And(inputs)), false) | (Some(Gate::Or(inputs)), true) => inputs.iter().any(is),
            (None, _) => false,
        }
    }
}

/// Inputs in order, each once; a single input is its own gate.
fn normal(mut inputs: Vec<GateId>) -> Result<GateId, Box<[GateId]>> {
    inputs.sort_unstable();
    inputs.dedup();
    match inputs[..] {
        [only] => Ok(only),
        _ => Err(inputs.into_boxed_slice()),
    }
}

/// How many cases go through the circuit together.
pub const LANES: usize = 64;

/// One truth in each of 64 cases: bit `n` of `is_true` and of `is_false` speak of case `n`, and never both are set; where
/// neither is, it is unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lanes {
    /// Where it certainly holds.
    pub is_true: u64,
    /// Where it certainly does not.
    pub is_false: u64,
}

impl Lanes {
    /// Certainly, in every case.
    pub const TRUE: Self = Self { is_true: u64::MAX, is_false: 0 };
    /// Certainly not, in any case.
    pub const FALSE: Self = Self { is_true: 0, is_false: u64::MAX };

    /// The truth in one case.
    #[must_use]
    pub fn truth(self, lane: usize) -> Truth {
        let bit = |lanes: u64| lanes >> (lane % LANES) & 1;
        match (bit(self.is_true), bit(self.is_false)) {
            (1, _) => Truth::True,
            (_, 1) => Truth::False,
            (_, _) => Truth::Unknown,
        }
    }

    /// The cases in which it is another truth: a bit a case.
    #[must_use]
    pub const fn unlike(self, truth: Truth) -> u64 {
        match truth {
            Truth::True => !self.is_true,
            Truth::False => !self.is_false,
            Truth::Unknown => self.is_true | self.is_false,
        }
    }

    /// The same truth in every case.
    #[must_use]
    pub const fn all(truth: Truth) -> Self {
        match truth {
            Truth::True => Self::TRUE,
            Truth::False => Self::FALSE,
            Truth::Unknown => Self { is_true: 0, is_false: 0 },
        }
    }

    /// Records the truth in one case.
    pub fn set(&mut self, lane: usize, truth: Truth) {
        let bit = 1_u64 << (lane % LANES);
        self.is_true &= !bit;
        self.is_false &= !bit;
        match truth {
            Truth::True => self.is_true |= bit,
            Truth::False => self.is_false |= bit,
            Truth::Unknown => {}
        }
    }

    /// Kleene's `and`, lane by lane.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self { is_true: self.is_true & other.is_true, is_false: self.is_false | other.is_false }
    }

    /// Kleene's `or`, lane by lane.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self { is_true: self.is_true | other.is_true, is_false: self.is_false & other.is_false }
    }
}

impl std::ops::Not for Lanes {
    type Output = Self;

    /// The opposite in every case; unknown stays unknown.
    fn not(self) -> Self {
        Self { is_true: self.is_false, is_false: self.is_true }
    }
}

impl Gate {
    /// Its truth in each case by that of its inputs, or of its atom.
    pub(super) fn lanes(&self, of: impl Fn(GateId) -> Lanes, of_atom: impl FnOnce(AtomId) -> Lanes) -> Lanes {
        match self {
            Self::Atom(atom) => of_atom(*atom),
            Self::Not(input) => !of(*input),
            Self::And(inputs) => inputs.iter().map(|input| of(*input)).fold(Lanes::TRUE, Lanes::and),
            Self::Or(inputs) => inputs.iter().map(|input| of(*input)).fold(Lanes::FALSE, Lanes::or),
        }
    }
}

impl Circuit {
    /// The truth of every gate in 64 cases, given that of every atom. `gates` is overwritten, so that its memory serves
    /// for the next 64.
    pub fn evaluate_lanes(&self, atoms: &[Lanes], gates: &mut Vec<Lanes>) {
        gates.clear();
        gates.reserve(self.gates().len());
        for gate in self.gates() {
            let of_atom = |atom: AtomId| atoms.get(atom.index()).copied().unwrap_or_default();
            let of = |input: GateId| gates.get(input.index()).copied().unwrap_or_default();
            let lanes = gate.lanes(of, of_atom);
            gates.push(lanes);
        }
    }
}
