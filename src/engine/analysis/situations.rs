//! How many situations two editions rule differently, counted exactly by decision diagrams.
//!
//! A situation is one set of answers to everything that the two editions ask in order to find the result: each truth held
//! or not, each fact with one of its values, each time and number between two limits that the rules draw. Answers that no
//! rule tells apart count once, what no game can show does not count. In: two editions. Out: counts, or nothing where
//! the diagrams would grow too large.

use std::collections::BTreeMap;

use biodivine_lib_bdd::{Bdd, op_function};
use num_bigint::BigUint;

use super::differences::{Outcomes, different_outcomes};
use crate::engine::cancel::Cancel;
use crate::engine::evaluate::Side;
use crate::engine::model::{Outcome, RuleIndex};
use crate::engine::program::Program;
use crate::engine::solver::{Diagrams, bounded};

/// A number of situations.
#[derive(Debug, Clone, PartialEq)]
pub struct Count {
    /// Exactly.
    pub number: BigUint,
    /// Of all situations, from 0 to 1.
    pub share: f64,
}

/// The situations of two editions.
pub(super) struct Situations {
    possible: Bdd,
    /// How many they are, roughly.
    number: f64,
    /// Those with each pair of different outcomes, and all of these.
    differing: BTreeMap<Outcomes, Bdd>,
    any_differing: Bdd,
    sides: [Ruled; 2],
    facts: usize,
}

/// In which situations one edition says what.
struct Ruled {
    /// For each outcome, and for silence.
    outcomes: BTreeMap<Option<Outcome>, Bdd>,
    /// For each rule that concludes a result.
    rules: Vec<Option<Bdd>>,
}

impl Situations {
    /// The situations of two editions, if they can be counted before that is cancelled.
    #[must_use]
    pub(super) fn of(sides: [Side; 2], cancel: &Cancel) -> Option<Self> {
        let programs = sides.map(|side| side.program);
        let mut diagrams = Diagrams::of(programs)?.unless(cancel);
        let mut possible = diagrams.consistent()?;
        for program in programs {
            for never in diagrams.impossible(program)? {
                possible = diagrams.join(&possible, &never, op_function::and_not)?;
            }
        }
        let [first, second] = programs;
        let sides = [ruled(&mut diagrams, first, &possible)?, ruled(&mut diagrams, second, &possible)?];
        let [first, second] = &sides;
        let mut differing = BTreeMap::new();
        for outcomes @ [one, other] in different_outcomes() {
            let both =
                diagrams.join(first.outcomes.get(&one)?, second.outcomes.get(&other)?, op_function::and)?;
            differing.insert(outcomes, both);
        }
        let mut any_differing = possible.clone();
        for (outcome, one) in &first.outcomes {
            let alike = diagrams.join(one, second.outcomes.get(outcome)?, op_function::and)?;
            any_differing = diagrams.join(&any_differing, &alike, op_function::and_not)?;
        }
        let (number, facts) = (possible.cardinality(), diagrams.facts());
        Some(Self { possible, number, differing, any_differing, sides, facts })
    }

    /// How many facts are asked in order to find the result.
    #[must_use]
    pub(super) fn facts(&self) -> usize {
        self.facts
    }

    /// All situations.
    #[must_use]
    pub(super) fn all(&self) -> Count {
        self.count(&self.possible)
    }

    /// Those in which the two editions come to these different outcomes.
    #[must_use]
    pub(super) fn with(&self, outcomes: Outcomes) -> Option<Count> {
        self.differing.get(&outcomes).map(|found| self.count(found))
    }

    /// Those in which they come to some of these outcomes and one of these rules, of the edition at this place, applies.
    #[must_use]
    pub(super) fn by(&self, outcomes: &[Outcomes], place: usize, rules: &[RuleIndex]) -> Option<Count> {
        let any = self.some_applies(place, rules)?;
        let mut found = Count { number: BigUint::ZERO, share: 0.0 };
        for outcomes in outcomes {
            // Different outcomes exclude each other, so their situations add up.
            let count = self.count(&bounded(self.differing.get(outcomes)?, &any, op_function::and)?);
            found = Count { number: found.number + count.number, share: found.share + count.share };
        }
        Some(found)
    }

    /// Those in which their outcomes differ and one of these rules, of the edition at this place, applies.
    #[must_use]
    pub(super) fn made_by(&self, place: usize, rules: &[RuleIndex]) -> Option<Count> {
        let any = self.some_applies(place, rules)?;
        Some(self.count(&bounded(&self.any_differing, &any, op_function::and)?))
    }

    fn some_applies(&self, place: usize, rules: &[RuleIndex]) -> Option<Bdd> {
        let side = self.sides.get(place)?;
        let none = self.possible.and_not(&self.possible);
        rules.iter().try_fold(none, |any, rule| {
            bounded(&any, side.rules.get(rule.index())?.as_ref()?, op_function::or)
        })
    }

    /// Those in which these two rules apply, or an edition is silent where it has none.
    #[must_use]
    pub(super) fn applying(&self, rules: [Option<RuleIndex>; 2]) -> Option<Count> {
        let mut each = self.sides.iter().zip(rules).map(|(side, rule)| match rule {
            Some(rule) => side.rules.get(rule.index())?.as_ref(),
            None => side.outcomes.get(&None),
        });
        let (one, other) = (each.next()??, each.next()??);
        let both = bounded(one, other, op_function::and)?;
        Some(self.count(&bounded(&both, &self.possible, op_function::and)?))
    }

    fn count(&self, found: &Bdd) -> Count {
        let number = found.exact_cardinality();
        // Rounded to what a share needs; the number itself stays exact.
        let rounded: f64 = number.to_string().parse().unwrap_or(0.0);
        Count { number, share: rounded / self.number }
    }
}

fn ruled(diagrams: &mut Diagrams, program: &Program, possible: &Bdd) -> Option<Ruled> {
    let gates = diagrams.gates(program)?;
    let mut outcomes = BTreeMap::new();
    let mut silent = possible.clone();
    for (outcome, gate) in Outcome::ALL.into_iter().zip(program.outcomes) {
        let concluded = gates.get(&gate)?;
        silent = diagrams.join(&silent, concluded, op_function::and_not)?;
        outcomes.insert(Some(outcome), diagrams.join(possible, concluded, op_function::and)?);
    }
    outcomes.insert(None, silent);
    let rules = program.rules.iter().map(|rule| gates.get(&rule.applies).cloned()).collect();
    Some(Ruled { outcomes, rules })
}
