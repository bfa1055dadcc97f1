//! All completions of what a case leaves open, side by side: a bit each.
//!
//! In: what is left open. Out: for every open gate the set of completions in which it holds, and with that the answer to every
//! question. A truth has a bit of the number of a completion; a fact that has a list of values has as many as tell these apart;
//! amounts that are compared with each other have as many as tell the ways apart in which the comparisons can turn out. So every
//! number is a completion, but for what no game can show.
//! Guaranteed: exact; where the completions are too many, there is no table.

use std::rc::Rc;

use super::amounts::{Tied, Ways};
use super::bits::{Field, IN_WORD, meet};
use super::completions::Claim;
use super::gates::atom;
use super::left_open::LeftOpen;
use super::remembered::Remembered;
use crate::engine::model::{Difference, FactId, Type, Vocabulary};
use crate::engine::program::{Atom, Gate, GateId, Program};

/// So many bits number the completions at most: with more a table takes as long as a search.
const LARGEST: u32 = 14;

/// The completions of what is left open.
#[derive(Debug)]
pub(super) struct Table {
    /// How many words a set has.
    words: usize,
    /// The completions in which each open gate holds, in their order.
    rows: Vec<u64>,
    /// The completions that a game can show.
    shown: Vec<u64>,
    things: Vec<Thing>,
}

/// What can be one way or another, whatever else is the case.
#[derive(Debug)]
struct Thing {
    ways: OneOf,
    field: Field,
}

/// The ways in which it can be.
#[derive(Debug)]
enum OneOf {
    /// A truth holds or not.
    Truth(FactId),
    /// A fact has one of the values asked; in one way more none of them, where that can be.
    Values { fact: FactId, asked: Vec<u8>, count: usize },
    /// Comparisons turn out so.
    Amounts(Rc<Ways>),
}

/// An atom: the number of what it speaks of, and which of its signs it is.
type Sign = (usize, usize);

impl OneOf {
    fn count(&self) -> usize {
        match self {
            Self::Truth(_) => 2,
            Self::Values { count, .. } => *count,
            Self::Amounts(ways) => ways.count(),
        }
    }

    fn holds(&self, way: usize, sign: usize) -> bool {
        match self {
            Self::Truth(_) => way == 1,
            Self::Values { .. } => way == sign,
            Self::Amounts(ways) => ways.holds(way, sign),
        }
    }
}

impl Table {
    /// The completions of what is left open; none where they are too many.
    pub(super) fn of(
        (vocabulary, program): (&Vocabulary, &Program),
        remembered: &Remembered,
        open: &LeftOpen,
    ) -> Option<Self> {
        let (things, signs) = things((vocabulary, program), remembered, open)?;
        let bits = things.iter().map(|thing| thing.field.bits).sum::<u32>();
        let words = 1 << bits.saturating_sub(IN_WORD);
        let rows = Vec::with_capacity(words * open.gates.len());
        let can_be = things.iter().all(|thing| thing.ways.count() > 0);
        let shown = vec![if can_be { u64::MAX } else { 0 }; words];
        let mut table = Self { words, rows, shown, things };
        let mut signs = signs.into_iter();
        for gate in &open.gates {
            table.add(program, open, *gate, &mut signs);
        }
        for gate in &program.impossible {
            if let Some(place) = open.place(*gate) {
                let start = place * words;
                let row = table.rows.get(start..start + words).unwrap_or_default();
                for (shown, word) in table.shown.iter_mut().zip(row) {
                    *shown &= !word;
                }
            }
        }
        Some(table)
    }

    /// The row of the next gate. An input that is known does not decide.
    fn add(
        &mut self,
        program: &Program,
        open: &LeftOpen,
        gate: GateId,
        signs: &mut impl Iterator<Item = Sign>,
    ) {
        let start = self.rows.len();
        match program.circuit.gates().get(gate.index()) {
            Some(Gate::Atom(_)) | None => {
                let sign = signs.next().and_then(|(thing, sign)| Some((self.things.get(thing)?, sign)));
                let Some((Thing { ways, field }, sign)) = sign else { return };
                // Numbers that tell no way apart tell the last once more.
                let last = ways.count().saturating_sub(1);
                field.having(self.words, &mut self.rows, |way| ways.holds(way.min(last), sign));
            }
            Some(Gate::Not(input)) => {
                self.join(open, std::slice::from_ref(input), |one, _| one);
                for word in self.rows.get_mut(start..).unwrap_or_default() {
                    *word = !*word;
                }
            }
            Some(Gate::And(inputs)) => self.join(open, inputs, |one, other| one & other),
            Some(Gate::Or(inputs)) => self.join(open, inputs, |one, other| one | other),
        }
    }

    /// Adds a row that joins those of the open inputs: there is one, or the gate would be known.
    fn join(&mut self, open: &LeftOpen, inputs: &[GateId], joined: impl Fn(u64, u64) -> u64) {
        let (start, words) = (self.rows.len(), self.words);
        let mut places = inputs.iter().filter_map(|input| open.place(*input));
        if let Some(first) = places.next() {
            self.rows.extend_from_within(first * words..(first + 1) * words);
        }
        let (rows, row) = self.rows.split_at_mut(start);
        for place in places {
            let input = rows.get(place * words..(place + 1) * words).unwrap_or_default();
            for (word, input) in row.iter_mut().zip(input) {
                *word = joined(*word, *input);
            }
        }
    }

    fn row(&self, open: &LeftOpen, gate: GateId) -> Option<&[u64]> {
        let place = open.place(gate)?;
        self.rows.get(place * self.words..(place + 1) * self.words)
    }

    /// Whether some completion makes all of these hold: gates that are open.
    pub(super) fn possible(&self, open: &LeftOpen, claims: &[Claim]) -> bool {
        let rows = claims.iter().filter_map(|(gate, holds)| Some((self.row(open, *gate)?, *holds)));
        let rows: Vec<_> = rows.collect();
        self.shown.iter().enumerate().any(|(word, shown)| {
            let claimed = rows.iter().filter_map(|(row, holds)| Some((row.get(word)?, *holds)));
            claimed.fold(*shown, |all, (word, holds)| all & if holds { *word } else { !word }) != 0
        })
    }

    /// Whether two completions that differ in these facts alone differ in one of these gates; none where it would take too
    /// much work.
    pub(super) fn can_differ(&self, open: &LeftOpen, freed: &[FactId], gates: &[GateId]) -> Option<bool> {
        let mut free = Vec::new();
        let mut turning = None;
        for Thing { ways, field } in &self.things {
            match ways {
                OneOf::Truth(fact) | OneOf::Values { fact, .. } if !freed.contains(fact) => {}
                OneOf::Truth(_) | OneOf::Values { .. } => free.push(*field),
                OneOf::Amounts(ways) if ways.are_all_among(freed) => free.push(*field),
                OneOf::Amounts(ways) if !ways.speak_of(freed) => {}
                OneOf::Amounts(_) if turning.is_some() => return None,
                OneOf::Amounts(ways) => turning = Some((*field, ways.together(freed)?)),
            }
        }
        if free.is_empty() && turning.is_none() {
            return Some(false);
        }
        let can = |gate: &GateId| {
            let Some(row) = self.row(open, *gate) else { return false };
            let shown = self.shown.iter().zip(row);
            let (mut holding, mut failing): (Vec<_>, Vec<_>) =
                shown.map(|(shown, word)| (shown & word, shown & !word)).unzip();
            for field in &free {
                field.free(&mut holding);
                field.free(&mut failing);
            }
            let Some((field, together)) = &turning else { return meet(&holding, &failing) };
            let cuts = |set: &[u64]| (0..field.values()).map(|way| field.cut(set, way)).collect::<Vec<_>>();
            let [holding, failing] = [cuts(&holding), cuts(&failing)];
            together.iter().any(|(one, other)| {
                let both = (holding.get(usize::from(*one)), failing.get(usize::from(*other)));
                matches!(both, (Some(holding), Some(failing)) if meet(holding, failing))
            })
        };
        Some(gates.iter().any(can))
    }
}

/// What the open atoms speak of, and the sign that each atom is, in their order; none where the completions are too many.
fn things(
    (vocabulary, program): (&Vocabulary, &Program),
    remembered: &Remembered,
    open: &LeftOpen,
) -> Option<(Vec<Thing>, Vec<Sign>)> {
    let mut things: Vec<OneOf> = Vec::new();
    let mut signs = Vec::new();
    let mut comparisons: Vec<(usize, Difference)> = Vec::new();
    for atom in open.gates.iter().filter_map(|gate| atom(&program.circuit, *gate)) {
        match atom {
            Atom::Holds(fact) => {
                signs.push((things.len(), 0));
                things.push(OneOf::Truth(fact));
            }
            Atom::Is(fact, value) => signs.push(value_of(&mut things, fact, value)),
            Atom::AtMost(difference) => {
                comparisons.push((signs.len(), open.with_amounts(difference)));
                signs.push((0, 0));
            }
        }
    }
    for thing in &mut things {
        if let OneOf::Values { fact, asked, count } = thing {
            *count = asked.len() + usize::from(!are_all(vocabulary, open, *fact, asked.len()));
        }
    }
    for (tied, atoms) in tied(&comparisons, &open.known) {
        for (sign, atom) in atoms.into_iter().enumerate() {
            if let Some(slot) = signs.get_mut(atom) {
                *slot = (things.len(), sign);
            }
        }
        things.push(OneOf::Amounts(remembered.ways(tied)?));
    }
    let mut first = 0;
    let things = things.into_iter().map(|ways| {
        let bits = ways.count().max(1).next_power_of_two().trailing_zeros();
        let field = Field { first, bits };
        first += bits;
        (first <= LARGEST).then_some(Thing { ways, field })
    });
    Some((things.collect::<Option<_>>()?, signs))
}

fn value_of(things: &mut Vec<OneOf>, fact: FactId, value: u8) -> Sign {
    for (place, thing) in things.iter_mut().enumerate() {
        if let OneOf::Values { fact: of, asked, .. } = thing
            && *of == fact
        {
            asked.push(value);
            return (place, asked.len() - 1);
        }
    }
    things.push(OneOf::Values { fact, asked: vec![value], count: 0 });
    (things.len() - 1, 0)
}

/// Whether so many values of a fact, with those ruled out, are all that it can have.
fn are_all(vocabulary: &Vocabulary, open: &LeftOpen, fact: FactId, asked: usize) -> bool {
    let ruled_out = open.ruled_out.iter().filter(|(of, _)| *of == fact).count();
    matches!(&vocabulary.fact(fact).kind, Type::OneOf(values) if values.len() == asked + ruled_out)
}

/// The comparisons that are tied by amounts they have in common, with the orders of these; and the place of each.
fn tied(comparisons: &[(usize, Difference)], known: &[Difference]) -> Vec<(Tied, Vec<usize>)> {
    let ends = |difference: &Difference| [difference.left, difference.right].into_iter().flatten();
    let all = || comparisons.iter().map(|(_, difference)| difference).chain(known);
    let mut facts: Vec<_> = all().flat_map(ends).collect();
    facts.sort_unstable();
    facts.dedup();
    // For each fact the first that it is tied to, as far as known.
    let mut with: Vec<usize> = (0..facts.len()).collect();
    let place =
        |difference: &Difference| ends(difference).next().and_then(|fact| facts.binary_search(&fact).ok());
    for difference in all() {
        let places = ends(difference).filter_map(|fact| facts.binary_search(&fact).ok());
        let ties: Vec<_> = places.filter_map(|place| with.get(place).copied()).collect();
        if let [one, other] = ties[..]
            && one != other
        {
            for with in with.iter_mut().filter(|with| **with == other) {
                *with = one;
            }
        }
    }
    let mut groups: Vec<(usize, Tied, Vec<usize>)> = Vec::new();
    let of =
        |difference: &Difference| place(difference).and_then(|place| with.get(place)).copied().unwrap_or(0);
    for (atom, difference) in comparisons {
        let own = of(difference);
        let group = groups.iter().position(|(group, ..)| *group == own).unwrap_or_else(|| {
            groups.push((own, Tied::default(), Vec::new()));
            groups.len() - 1
        });
        if let Some((_, tied, atoms)) = groups.get_mut(group) {
            tied.comparisons.push(*difference);
            atoms.push(*atom);
        }
    }
    // Orders of amounts that nothing compares were weighed when the line of time was drawn.
    for order in known {
        let own = of(order);
        if let Some((_, tied, _)) = groups.iter_mut().find(|(group, ..)| *group == own) {
            tied.known.push(*order);
        }
    }
    groups.into_iter().map(|(_, tied, atoms)| (tied, atoms)).collect()
}
