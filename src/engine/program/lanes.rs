//! The circuit over 64 cases at once: a bit a case, two words a gate.
//!
//! In: the truth of every atom in each case. Out: the truth of every gate in each case, the same that
//! [`Circuit::evaluate`](super::Circuit::evaluate) gives case by case. Kleene's `and` and `or` are four operations on words.

use super::circuit::{AtomId, Circuit, Gate, GateId, Truth};

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

    /// What both say together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self { is_true: self.is_true & other.is_true, is_false: self.is_false | other.is_false }
    }

    /// What one or the other says.
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
