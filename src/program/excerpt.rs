//! What some gates need of a circuit, for cases of which every fact asked is known.
//!
//! In: gates of a [`Circuit`]. Out: an [`Excerpt`] that finds their truth with a few operations on words, one case at a time
//! or 64 at once. Where all is known Kleene's logic has two truths, a bit each. Every gate becomes a conjunction of atoms
//! and conjunctions before it, or of their opposites: `a or b` is the opposite of `not a and not b`.

use std::collections::{BTreeSet, HashMap};

use super::circuit::{AtomId, Circuit, Gate, GateId, Truth};

/// Bits of a word.
const BITS: usize = 64;

/// The conjunctions that some gates stand on, in an order in which none asks a later one.
#[derive(Debug, Clone, Default)]
pub struct Excerpt {
    /// The atoms asked; they have the first places.
    atoms: Vec<AtomId>,
    conjunctions: Vec<Conjunction>,
    rows: Vec<Row>,
    /// A mask a word for each conjunction.
    masks: Vec<Mask>,
    targets: Vec<Literal>,
}

/// An atom or conjunction, or its opposite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Literal {
    place: usize,
    holds: bool,
}

/// The places that must hold and those that must not.
#[derive(Debug, Clone, Default)]
struct Conjunction {
    holding: Box<[usize]>,
    failing: Box<[usize]>,
}

/// Conjunctions with neighbouring places in one word, none of which asks another.
#[derive(Debug, Clone, Copy)]
struct Row {
    word: usize,
    shift: usize,
    conjunctions: usize,
}

/// What a conjunction asks of one word.
#[derive(Debug, Clone, Copy)]
struct Mask {
    /// The bits that must hold among those asked.
    holding: u64,
    /// The bits asked.
    asked: u64,
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
        let atoms: Vec<_> = asked.collect();
        let mut finder = Finder { circuit, atoms: &atoms, found: Vec::new(), known: HashMap::new() };
        let targets: Vec<_> = gates.iter().map(|gate| finder.literal(*gate, true)).collect();
        let found = std::mem::take(&mut finder.found);
        Self { atoms, ..Self::default() }.laid_out(&found, &targets)
    }

    /// Gives conjunctions of one depth neighbouring places, so that a row asks only what stands before it.
    fn laid_out(mut self, found: &[Found], targets: &[Literal]) -> Self {
        let mut order: Vec<_> = (0..found.len()).collect();
        order.sort_by_key(|index| found.get(*index).map(|found| found.depth));
        let first = self.atoms.len();
        let width = (first + found.len()).div_ceil(BITS);
        let mut places: Vec<_> = (0..first + found.len()).collect();
        for (at, index) in order.iter().enumerate() {
            if let Some(place) = places.get_mut(first + index) {
                *place = first + at;
            }
        }
        let moved = |place: usize| places.get(place).copied().unwrap_or_default();
        let mut depth = None;
        for (at, conjunction) in order.iter().filter_map(|index| found.get(*index)).enumerate() {
            let place = first + at;
            if depth.replace(conjunction.depth) != Some(conjunction.depth) || place.is_multiple_of(BITS) {
                self.rows.push(Row { word: place / BITS, shift: place % BITS, conjunctions: 0 });
            }
            self.rows.last_mut().into_iter().for_each(|row| row.conjunctions += 1);
            let asked = |holds: bool| {
                let literals = conjunction.literals.iter().filter(move |literal| literal.holds == holds);
                literals.map(|literal| moved(literal.place)).collect()
            };
            let conjunction = Conjunction { holding: asked(true), failing: asked(false) };
            self.masks.extend((0..width).map(|word| conjunction.mask(word)));
            self.conjunctions.push(conjunction);
        }
        let moved_target = |target: &Literal| Literal { place: moved(target.place), ..*target };
        self.targets = targets.iter().map(moved_target).collect();
        self
    }

    /// The words that [`Excerpt::evaluate`] fills, with what is known of the atoms; none where one asked is not known.
    #[must_use]
    pub fn known(&self, atoms: &[Truth]) -> Option<Vec<u64>> {
        let mut words = vec![0; (self.atoms.len() + self.conjunctions.len()).div_ceil(BITS)];
        for (place, atom) in self.atoms.iter().enumerate() {
            let holds = match atoms.get(atom.index())? {
                Truth::True => 1,
                Truth::False => 0,
                Truth::Unknown => return None,
            };
            *words.get_mut(place / BITS)? |= holds << (place % BITS);
        }
        Some(words)
    }

    /// Adds the truth of every conjunction to that of the atoms.
    pub fn evaluate(&self, words: &mut [u64]) {
        // With a width known beforehand the words stay in registers.
        match words.len() {
            1 => self.fill::<1>(words),
            2 => self.fill::<2>(words),
            3 => self.fill::<3>(words),
            4 => self.fill::<4>(words),
            width => self.fill_rows(words, self.masks.chunks_exact(width.max(1))),
        }
    }

    fn fill<const WIDTH: usize>(&self, words: &mut [u64]) {
        if let Some(words) = words.first_chunk_mut::<WIDTH>() {
            let mut filled = *words;
            self.fill_rows(&mut filled, self.masks.as_chunks::<WIDTH>().0.iter());
            *words = filled;
        }
    }

    #[inline]
    fn fill_rows<'m, M: AsRef<[Mask]> + ?Sized + 'm>(
        &self,
        words: &mut [u64],
        mut conjunctions: impl Iterator<Item = &'m M>,
    ) {
        for row in &self.rows {
            let mut holding = 0;
            for (place, masks) in conjunctions.by_ref().take(row.conjunctions).enumerate() {
                let asked = masks.as_ref().iter().zip(words.iter());
                let wrong = asked.fold(0, |wrong, (mask, word)| wrong | (word ^ mask.holding) & mask.asked);
                holding |= u64::from(wrong == 0) << place;
            }
            // Every word is touched, since one picked by its number would have to lie in memory.
            for (index, word) in words.iter_mut().enumerate() {
                *word |= if index == row.word { holding << row.shift } else { 0 };
            }
        }
    }

    /// Whether each gate holds, in the order in which they were asked for.
    pub fn holding<'a>(&'a self, words: &'a [u64]) -> impl Iterator<Item = bool> + 'a {
        self.targets.iter().map(|target| {
            let word = words.get(target.place / BITS).copied().unwrap_or_default();
            (word >> (target.place % BITS) & 1 == 1) == target.holds
        })
    }

    /// The atoms asked, in the order in which [`Excerpt::evaluate_lanes`] wants their truths.
    #[must_use]
    pub fn atoms(&self) -> &[AtomId] {
        &self.atoms
    }

    /// The truth of every conjunction in 64 cases, after that of the atoms: a word each, a bit a case.
    pub fn evaluate_lanes(&self, atoms: &[u64], lanes: &mut Vec<u64>) {
        lanes.clear();
        lanes.extend_from_slice(atoms);
        for conjunction in &self.conjunctions {
            let of = |place: &usize| lanes.get(*place).copied().unwrap_or_default();
            let holding = conjunction.holding.iter().map(of).fold(u64::MAX, |all, lanes| all & lanes);
            let failing = conjunction.failing.iter().map(of).fold(0, |any, lanes| any | lanes);
            lanes.push(holding & !failing);
        }
    }

    /// Where each gate holds, in the order in which they were asked for.
    pub fn holding_lanes<'a>(&'a self, lanes: &'a [u64]) -> impl Iterator<Item = u64> + 'a {
        self.targets.iter().map(|target| {
            let found = lanes.get(target.place).copied().unwrap_or_default();
            if target.holds { found } else { !found }
        })
    }
}

impl Conjunction {
    fn mask(&self, word: usize) -> Mask {
        let bits = |places: &[usize]| {
            let inside = places.iter().filter(|place| *place / BITS == word);
            inside.fold(0, |bits, place| bits | 1_u64 << (place % BITS))
        };
        let holding = bits(&self.holding);
        Mask { holding, asked: holding | bits(&self.failing) }
    }
}

/// A conjunction as found, before it has its place.
struct Found {
    literals: BTreeSet<Literal>,
    /// Longer than everything it asks.
    depth: usize,
}

struct Finder<'a> {
    circuit: &'a Circuit,
    atoms: &'a [AtomId],
    found: Vec<Found>,
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
                let place = self.atoms.iter().position(|known| known == atom);
                Literal { place: place.unwrap_or_default(), holds: true }
            }
            Some(Gate::Not(input)) => self.literal(*input, false),
            Some(Gate::And(_)) | None => self.conjunction(gate, true),
            Some(Gate::Or(_)) => self.conjunction(gate, false),
        }
    }

    fn conjunction(&mut self, gate: GateId, holds: bool) -> Literal {
        let mut literals = BTreeSet::new();
        self.join(gate, holds, &mut literals);
        let depth = literals.iter().map(|literal| self.depth(literal.place)).max().unwrap_or_default() + 1;
        self.found.push(Found { literals, depth });
        Literal { place: self.atoms.len() + self.found.len() - 1, holds }
    }

    fn depth(&self, place: usize) -> usize {
        let found = place.checked_sub(self.atoms.len()).and_then(|index| self.found.get(index));
        found.map_or(0, |found| found.depth)
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
