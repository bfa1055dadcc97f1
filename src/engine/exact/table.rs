//! All completions of a small part of what a case leaves open, in a table: a bit for each way in which its atoms may hold.
//!
//! In: a part that asks few atoms. Out: whether some completion shows what is asked, as the solver would say. Most parts are
//! small, and to look at every completion at once takes less than to make a solver.

use std::collections::BTreeSet;

use super::completions::Claim;
use super::left_open::{Part, atom};
use super::theory::{Edge, Place, ZERO, contradiction};
use crate::engine::model::{Difference, FactId, Type, Vocabulary};
use crate::engine::program::{Atom, Gate, GateId, Program};

/// Parts with more atoms are left to a solver.
const ATOMS: usize = 10;

/// So are parts with more comparisons: whether these hold together is found out way by way.
const COMPARISONS: usize = 6;

/// Ways in a word.
const WAYS: usize = 64;

/// For each of the first six atoms, the ways of a word in which it holds.
const HOLDS: [u64; 6] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

/// A bit for each way in which the atoms may hold: way number w has atom number a where bit a of w is set.
type Ways = [u64; 1 << (ATOMS - 6)];

/// The completions of a part.
pub(super) struct Table {
    atoms: Vec<Atom>,
    /// For each gate of the part, in their order, the ways in which it holds.
    gates: Vec<Ways>,
    /// The ways that are completions.
    completions: Ways,
}

impl Table {
    /// Of a part; none where it is too large.
    pub(super) fn of(vocabulary: &Vocabulary, program: &Program, part: &Part) -> Option<Self> {
        let asked = || part.gates.iter().filter_map(|gate| atom(&program.circuit, *gate));
        let is_comparison = |atom: &Atom| matches!(atom, Atom::AtMost(_));
        if asked().nth(ATOMS).is_some() || asked().filter(is_comparison).nth(COMPARISONS).is_some() {
            return None;
        }
        let mut table = Self { atoms: asked().collect(), gates: Vec::new(), completions: [0; _] };
        table.fill(program, part);
        // With fewer atoms, fewer ways.
        let count = 1_usize << table.atoms.len();
        for (word, ways) in table.completions.iter_mut().enumerate() {
            *ways = match count.saturating_sub(word * WAYS) {
                0 => 0,
                ways if ways < WAYS => (1 << ways) - 1,
                _ => u64::MAX,
            };
        }
        table.exclude_values(vocabulary, part);
        for gate in program.impossible.iter().filter_map(|gate| place(part, *gate)) {
            table.keep(without(table.ways(gate)));
        }
        table.exclude_contradictions(part);
        Some(table)
    }

    /// Whether some completion makes all of these hold.
    pub(super) fn possible(&self, part: &Part, claims: &[Claim]) -> bool {
        let claimed = claims.iter().filter_map(|(gate, holds)| {
            let ways = self.ways(place(part, *gate)?);
            Some(if *holds { ways } else { without(ways) })
        });
        claimed.fold(self.completions, both).iter().any(|ways| *ways != 0)
    }

    /// Whether two completions that differ in these facts alone differ in one of these gates; not told of facts that are
    /// compared, since the others of both must then be the same amounts.
    pub(super) fn can_differ(&self, part: &Part, freed: &[FactId], gates: &[GateId]) -> Option<bool> {
        let mut moved = Vec::with_capacity(ATOMS);
        for (number, atom) in self.atoms.iter().enumerate() {
            if freed.iter().any(|fact| atom.speaks_of(*fact)) {
                if matches!(atom, Atom::AtMost(_)) {
                    return None;
                }
                moved.push(number);
            }
        }
        let beside = |ways: Ways| moved.iter().fold(ways, |ways, number| either_way(ways, *number));
        Some(gates.iter().filter_map(|gate| place(part, *gate)).any(|gate| {
            let holds = both(self.ways(gate), self.completions);
            let fails = both(without(self.ways(gate)), self.completions);
            both(beside(holds), beside(fails)).iter().any(|ways| *ways != 0)
        }))
    }

    fn ways(&self, place: usize) -> Ways {
        self.gates.get(place).copied().unwrap_or_default()
    }

    fn keep(&mut self, ways: Ways) {
        self.completions = both(self.completions, ways);
    }

    /// In which ways each gate holds. An input that is known does not decide.
    fn fill(&mut self, program: &Program, part: &Part) {
        let mut atoms = 0;
        for gate in &part.gates {
            let inputs = program.circuit.inputs(*gate).iter();
            let inputs = inputs.filter_map(|input| place(part, *input)).map(|place| self.ways(place));
            let ways = match program.circuit.gates().get(gate.index()) {
                Some(Gate::Not(_)) => inputs.fold([u64::MAX; _], |_, input| without(input)),
                Some(Gate::And(_)) => inputs.fold([u64::MAX; _], both),
                Some(Gate::Or(_)) => inputs.fold([0; _], either),
                Some(Gate::Atom(_)) | None => {
                    atoms += 1;
                    of_atom(atoms - 1)
                }
            };
            self.gates.push(ways);
        }
    }

    /// The values of a fact exclude each other, and one of them is the case.
    fn exclude_values(&mut self, vocabulary: &Vocabulary, part: &Part) {
        let facts: BTreeSet<_> = self.atoms.iter().filter_map(|atom| value_of(*atom)).collect();
        for fact in facts {
            let values = self.atoms.iter().enumerate().filter(|(_, atom)| value_of(**atom) == Some(fact));
            let values: Vec<_> = values.map(|(number, _)| of_atom(number)).collect();
            let mut excluded = [0; _];
            for (number, one) in values.iter().enumerate() {
                for other in values.iter().skip(number + 1) {
                    excluded = either(excluded, both(*one, *other));
                }
            }
            self.keep(without(excluded));
            // A value that nothing here asks may be the case, unless it is ruled out.
            let ruled_out = part.ruled_out.iter().filter(|(of, _)| *of == fact).count();
            if let Type::OneOf(all) = &vocabulary.fact(fact).kind
                && all.len() == values.len() + ruled_out
            {
                self.keep(values.into_iter().fold([0; _], either));
            }
        }
    }

    /// Comparisons that cannot hold or fail together, given what is known of times and numbers.
    fn exclude_contradictions(&mut self, part: &Part) {
        let mut places = Places::default();
        let known: Vec<_> = part.known.iter().map(|known| places.edge(*known)).collect();
        let compared = self.atoms.iter().enumerate().filter_map(|(number, atom)| match atom {
            Atom::AtMost(difference) => Some((number, places.edge(*difference))),
            Atom::Holds(_) | Atom::Is(..) => None,
        });
        let compared: Vec<_> = compared.collect();
        for way in 0..1_usize << compared.len() {
            let mut edges = known.clone();
            let mut ways = [u64::MAX; _];
            for (place, (number, edge)) in compared.iter().enumerate() {
                let holds = way >> place & 1 == 1;
                edges.push(if holds { *edge } else { edge.failing(None) });
                ways = both(ways, if holds { of_atom(*number) } else { without(of_atom(*number)) });
            }
            if contradiction(places.0.len() + 1, &edges).is_some() {
                self.keep(without(ways));
            }
        }
    }
}

/// The facts compared, each with a place; zero stands before them.
#[derive(Default)]
struct Places(Vec<FactId>);

impl Places {
    /// `left - right <= limit`.
    fn edge(&mut self, difference: Difference) -> Edge<()> {
        let (from, to) = (self.place(difference.right), self.place(difference.left));
        Edge { from, to, weight: difference.limit, statement: None }
    }

    fn place(&mut self, fact: Option<FactId>) -> Place {
        let Some(fact) = fact else { return ZERO };
        let known = self.0.iter().position(|known| *known == fact).unwrap_or_else(|| {
            self.0.push(fact);
            self.0.len() - 1
        });
        known + 1
    }
}

/// The fact of which an atom asks a value.
fn value_of(atom: Atom) -> Option<FactId> {
    match atom {
        Atom::Is(fact, _) => Some(fact),
        Atom::Holds(_) | Atom::AtMost(_) => None,
    }
}

/// The place of a gate in its part; none where it is not there.
fn place(part: &Part, gate: GateId) -> Option<usize> {
    part.gates.binary_search(&gate).ok()
}

/// The ways in which an atom holds.
fn of_atom(number: usize) -> Ways {
    std::array::from_fn(|word| match HOLDS.get(number) {
        Some(holds) => *holds,
        None if word >> (number - HOLDS.len()) & 1 == 1 => u64::MAX,
        None => 0,
    })
}

/// The ways that are there, or would be if this atom were otherwise.
fn either_way(ways: Ways, number: usize) -> Ways {
    if let Some(holds) = HOLDS.get(number) {
        return ways.map(|ways| ways | (ways & holds) >> (1 << number) | (ways & !holds) << (1 << number));
    }
    let other = 1 << (number - HOLDS.len());
    either(ways, std::array::from_fn(|word| ways.get(word ^ other).copied().unwrap_or_default()))
}

fn both(one: Ways, other: Ways) -> Ways {
    let mut ways = one;
    ways.iter_mut().zip(other).for_each(|(ways, other)| *ways &= other);
    ways
}

fn either(one: Ways, other: Ways) -> Ways {
    let mut ways = one;
    ways.iter_mut().zip(other).for_each(|(ways, other)| *ways |= other);
    ways
}

fn without(ways: Ways) -> Ways {
    ways.map(|ways| !ways)
}

/// Holds the tables of what a case leaves open against solvers: how many tables, and how many answers to whether facts matter.
#[cfg(test)]
pub(crate) fn held_against_solvers(
    vocabulary: &Vocabulary,
    program: &Program,
    facts: &crate::engine::facts::Facts,
    dice: &mut fastrand::Rng,
) -> [usize; 2] {
    use super::{completions::Completions, left_open::LeftOpen};
    use std::rc::Rc;

    let [mut tables, mut matters] = [0; 2];
    let truths = program.circuit.evaluate(&facts.truths(program.circuit.atoms()));
    let open = LeftOpen::under((vocabulary, program), facts, &truths, program.outcomes);
    for part in open.parts.into_iter().map(Rc::new) {
        let Some(table) = Table::of(vocabulary, program, &part) else { continue };
        tables += 1;
        let mut solver = Completions::of(vocabulary, program, Rc::clone(&part));
        let mut agree = |claims: &[Claim]| {
            assert_eq!(table.possible(&part, claims), solver.possible(claims), "{part:?}: {claims:?}");
        };
        agree(&[]);
        for gate in &part.gates {
            agree(&[(*gate, true)]);
            agree(&[(*gate, false)]);
            let other = *dice.choice(&part.gates).unwrap_or(gate);
            agree(&[(*gate, dice.bool()), (other, dice.bool())]);
        }
        for fact in table.atoms.iter().flat_map(|atom| atom.facts()).flatten() {
            let Some(can) = table.can_differ(&part, &[fact], &part.gates) else { continue };
            matters += 1;
            let solved = solver.can_differ(vocabulary, program, &[fact], &part.gates);
            assert_eq!(can, solved, "{part:?}: {fact:?}");
        }
    }
    [tables, matters]
}
