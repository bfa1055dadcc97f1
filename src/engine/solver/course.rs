//! Completions as close as possible to the normal course of a game: the typical case for a given condition.

use batsat::Lit;

use super::differences;
use super::sat::{FIRST, Solver};
use crate::engine::facts::Facts;
use crate::engine::model::{FactId, Value};
use crate::engine::program::{Atom, Truth};

impl Solver<'_> {
    /// The wanted literals together with as many literals of the normal course as are consistent with them; facts declared
    /// earlier take precedence. The solver's last model satisfies all of them. `None` if the wanted literals cannot hold
    /// together.
    pub(crate) fn normal_course(&mut self, wanted: &[Lit]) -> Option<Vec<Lit>> {
        if !self.possible(wanted) {
            return None;
        }
        let usual = self.usual();
        let mut lits = wanted.to_vec();
        let mut fits: Vec<bool> = usual.iter().map(|lit| self.holds(*lit)).collect();
        let mut found_last = true;
        for (place, lit) in usual.iter().enumerate() {
            lits.push(*lit);
            // What the completion at hand shows anyway need not be asked.
            if fits.get(place) == Some(&true) {
                continue;
            }
            found_last = self.possible(&lits);
            if found_last {
                fits = usual.iter().map(|lit| self.holds(*lit)).collect();
            } else {
                lits.pop();
            }
        }
        (found_last || self.possible(&lits)).then_some(lits)
    }

    /// The normal course as literals: the declared assumptions; a truth fact without an assumption counts as false.
    fn usual(&self) -> Vec<Lit> {
        let usual = self.atoms.iter().filter_map(|(atom, lit)| {
            let of = |fact: FactId| self.vocabulary.fact(fact).assume.as_ref().map(|assumed| &assumed.value);
            match atom {
                Atom::Holds(fact) => Some(match of(*fact) {
                    Some(Value::Truth(true)) => *lit,
                    Some(_) | None => !*lit,
                }),
                Atom::Is(fact, value) => (of(*fact)? == &Value::Choice(*value)).then_some(*lit),
                Atom::AtMost(difference) => {
                    // An amount assumed is zero: present players are not late.
                    let zero =
                        |fact: Option<FactId>| fact.is_none_or(|fact| of(fact) == Some(&Value::Amount(0)));
                    (zero(difference.left) && zero(difference.right) && difference.limit >= 0).then_some(*lit)
                }
            }
        });
        usual.collect()
    }

    /// Amounts that satisfy the comparisons of the last completion found.
    pub(crate) fn amounts(&self) -> Vec<(FactId, i64)> {
        let heights = differences::solution(self.places.len() + 1, &self.edges());
        let places = self.places.iter().zip(heights.into_iter().skip(1));
        let mut amounts: Vec<_> = places
            .filter(|((_, case), _)| *case == FIRST)
            .map(|((fact, _), height)| (*fact, height))
            .collect();
        amounts.sort_unstable();
        amounts
    }

    /// The literals of the atoms whose truth follows from `facts`.
    pub(crate) fn known(&self, facts: &Facts) -> Vec<Lit> {
        let known = self.atoms.iter().filter_map(|(atom, lit)| match facts.truth(*atom) {
            Truth::True => Some(*lit),
            Truth::False => Some(!*lit),
            Truth::Unknown => None,
        });
        known.collect()
    }
}
