//! What some gates need of a circuit, for many cases at once, of each of which every fact asked is known.
//!
//! In: gates of a [`Circuit`]. Out: an [`Excerpt`] that finds their truth in [`TOGETHER`] cases with a few operations on words,
//! a bit a case. Where all is known Kleene's logic has two truths: one bit is enough. Every gate becomes a conjunction of atoms
//! and conjunctions before it, or of their opposites: `a or b` is the opposite of `not a and not b`.

use std::collections::{BTreeSet, HashMap};

use super::circuit::{AtomId, Circuit, Gate, GateId};
use super::lanes::LANES;

/// The words that go through an excerpt side by side; each has its [`LANES`].
const WORDS: usize = 8;

/// How many cases go through an [`Excerpt`] together.
pub const TOGETHER: usize = WORDS * LANES;

/// One truth in each of [`TOGETHER`] cases: bit `n % 64` of word `n / 64` speaks of case `n`.
pub type CaseBits = [u64; WORDS];

/// The conjunctions that some gates stand on, in an order in which none asks a later one.
#[derive(Debug, Clone, Default)]
pub struct Excerpt {
    /// The atoms asked; they have the first places.
    atoms: Vec<AtomId>,
    /// The places that conjunctions ask, one conjunction after another.
    asked: Vec<u32>,
    conjunctions: Vec<Conjunction>,
    targets: Vec<Literal>,
}

/// An atom or conjunction, or its opposite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Literal {
    place: u32,
    holds: bool,
}

/// What a conjunction asks: the places that must hold come before those that must not.
#[derive(Debug, Clone, Copy)]
struct Conjunction {
    first_holding: usize,
    first_failing: usize,
    end: usize,
}

impl Excerpt {
    /// What these gates need.
    #[must_use]
    pub fn of(circuit: &Circuit, gates: &[GateId]) -> Self {
        let under = circuit.gates_under(gates);
        let asked = circuit.gates().iter().zip(under).filter_map(|(gate, is_under)| match gate {
            Gate::Atom(atom) if is_under => Some(*atom),
            Gate::Atom(_) | Gate::Not(_) | Gate::And(_) | Gate::Or(_) => None,
        });
        let mut finder = Finder {
            circuit,
            excerpt: Self { atoms: asked.collect(), ..Self::default() },
            known: HashMap::new(),
        };
        let targets: Vec<_> = gates.iter().map(|gate| finder.literal(*gate, true)).collect();
        Self { targets, ..finder.excerpt }
    }

    /// The atoms asked, in the order in which [`Excerpt::evaluate`] wants their truths.
    #[must_use]
    pub fn atoms(&self) -> &[AtomId] {
        &self.atoms
    }

    /// The truth of every conjunction, after that of the atoms. `rows` is overwritten, so that its memory serves again.
    pub fn evaluate(&self, atoms: &[CaseBits], rows: &mut Vec<CaseBits>) {
        rows.clear();
        rows.extend_from_slice(atoms);
        for Conjunction { first_holding, first_failing, end } in &self.conjunctions {
            let asked = |from, to| self.asked.get(from..to).unwrap_or_default().iter();
            let of = |place: &u32| rows.get(*place as usize).copied().unwrap_or_default();
            let holding = asked(*first_holding, *first_failing).map(of).fold([u64::MAX; WORDS], and);
            let failing = asked(*first_failing, *end).map(of).fold([0; WORDS], or);
            rows.push(and(holding, failing.map(|word| !word)));
        }
    }

    /// Where each gate holds, in the order in which they were asked for.
    pub fn holding<'a>(&'a self, rows: &'a [CaseBits]) -> impl Iterator<Item = CaseBits> + 'a {
        self.targets.iter().map(|target| {
            let found = rows.get(target.place as usize).copied().unwrap_or_default();
            if target.holds { found } else { found.map(|word| !word) }
        })
    }
}

fn and(mut one: CaseBits, other: CaseBits) -> CaseBits {
    one.iter_mut().zip(other).for_each(|(one, other)| *one &= other);
    one
}

fn or(mut one: CaseBits, other: CaseBits) -> CaseBits {
    one.iter_mut().zip(other).for_each(|(one, other)| *one |= other);
    one
}

/// An excerpt in the making.
struct Finder<'a> {
    circuit: &'a Circuit,
    excerpt: Excerpt,
    known: HashMap<GateId, Literal>,
}

impl Finder<'_> {
    /// The literal of a gate or of its opposite.
    fn literal(&mut self, gate: GateId, holds: bool) -> Literal {
        let literal = match self.known.get(&gate) {
            Some(known) => *known,
            None => self.placed(gate),
        };
        self.known.insert(gate, literal);
        Literal { holds: literal.holds == holds, ..literal }
    }

    fn placed(&mut self, gate: GateId) -> Literal {
        match self.circuit.gates().get(gate.index()) {
            Some(Gate::Atom(atom)) => {
                let place = self.excerpt.atoms.iter().position(|known| known == atom);
                Literal { place: number(place.unwrap_or_default()), holds: true }
            }
            Some(Gate::Not(input)) => self.literal(*input, false),
            Some(Gate::And(_)) | None => self.conjunction(gate, true),
            Some(Gate::Or(_)) => self.conjunction(gate, false),
        }
    }

    fn conjunction(&mut self, gate: GateId, holds: bool) -> Literal {
        let mut literals = BTreeSet::new();
        self.join(gate, holds, &mut literals);
        let Excerpt { atoms, asked, conjunctions, .. } = &mut self.excerpt;
        let places = |holds: bool| {
            literals.iter().filter(move |literal| literal.holds == holds).map(|literal| literal.place)
        };
        let first_holding = asked.len();
        asked.extend(places(true));
        let first_failing = asked.len();
        asked.extend(places(false));
        conjunctions.push(Conjunction { first_holding, first_failing, end: asked.len() });
        Literal { place: number(atoms.len() + conjunctions.len() - 1), holds }
    }

    /// Adds what must hold for a gate, or its opposite, to hold; conjunctions within it are taken apart.
    fn join(&mut self, gate: GateId, holds: bool, literals: &mut BTreeSet<Literal>) {
        match (self.circuit.gates().get(gate.index()), holds) {
            (Some(Gate::And(inputs)), true) | (Some(Gate::Or(inputs)), false) => {
                inputs.iter().for_each(|input| self.join(*input, holds, literals));
            }
            (Some(Gate::Not(input)), holds) => self.join(*input, !holds, literals),
            (Some(Gate::Atom(_) | Gate::And(_) | Gate::Or(_)) | None, holds) => {
                let literal = self.literal(gate, holds);
                literals.insert(literal);
            }
        }
    }
}

/// More than four thousand million gates do not fit into memory.
fn number(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX)
}
