//! The distance of a completion from the normal course: the number of facts and orders that depart from it.

use std::collections::BTreeMap;

use batsat::Lit;

use super::sat::{Encoding, Solver};
use crate::engine::model::{Difference, FactId, Formula, Type, Value};
use crate::engine::program::{Atom, Program};

/// A unary counter of the departures from the normal course.
pub(crate) struct Departures {
    /// Entry `n` is the literal that there are more than `n` departures.
    more_than: Vec<Lit>,
}

impl Departures {
    /// The literal that there are at most `count` departures; `None` if the counter does not count so far.
    pub(crate) fn at_most(&self, count: usize) -> Option<Lit> {
        self.more_than.get(count).map(|lit| !*lit)
    }
}

impl Solver<'_> {
    /// Builds a counter of the departures, up to `limit`.
    ///
    /// A fact departs if its value is not that of the normal course, where one is declared. Two moments depart if both
    /// happened and their order is not the usual one.
    pub(crate) fn departures(&mut self, program: &Program, copy: &Encoding, limit: usize) -> Departures {
        let never = !self.all_of(&[]);
        let mut more_than: Vec<Lit> = vec![never; limit + 1];
        let turned_round = self.turned_round(program, copy);
        for fact in self.departing().into_iter().chain(turned_round) {
            let mut next = Vec::with_capacity(more_than.len());
            let mut fewer = None;
            for held in &more_than {
                next.push(self.counted(*held, fact, fewer));
                fewer = Some(*held);
            }
            more_than = next;
        }
        Departures { more_than }
    }

    /// The literal "more than n" after one more fact: it was true before, or "more than n - 1" was true and the fact departs.
    fn counted(&mut self, held: Lit, fact: Lit, fewer: Option<Lit>) -> Lit {
        let by_fact = match fewer {
            Some(fewer) => self.all_of(&[fewer, fact]),
            None => fact,
        };
        !self.all_of(&[!held, !by_fact])
    }

    /// For each fact that can depart, the literal that it departs.
    fn departing(&mut self) -> Vec<Lit> {
        let mut signs: BTreeMap<FactId, Vec<Lit>> = BTreeMap::new();
        for (atom, lit) in &self.atoms {
            if let Some((fact, normal)) = self.normally(*atom) {
                signs.entry(fact).or_default().push(if normal { !*lit } else { *lit });
            }
        }
        let signs: Vec<_> = signs.into_values().collect();
        signs
            .into_iter()
            .map(|signs| {
                let none: Vec<_> = signs.into_iter().map(|sign| !sign).collect();
                !self.all_of(&none)
            })
            .collect()
    }

    /// For each usual order, the literal that its moments happened in another order.
    fn turned_round(&mut self, program: &Program, copy: &Encoding) -> Vec<Lit> {
        let mut found = Vec::new();
        for order in &program.usually {
            let happened = [order.first, order.then]
                .into_iter()
                .filter_map(|moment| self.vocabulary.moment(moment)?.happened.clone());
            let happened: Vec<_> = happened.collect();
            let mut lits: Vec<_> =
                happened.iter().map(|formula| self.formula(program, copy, formula)).collect();
            lits.extend(order.when.and_then(|when| copy.lit(when)));
            let before: Vec<_> =
                order.before.iter().map(|at| self.formula(program, copy, &Formula::AtMost(*at))).collect();
            lits.push(!self.all_of(&before));
            found.push(self.all_of(&lits));
        }
        found
    }

    /// The fact whose departure an atom shows, and the truth of the atom in the normal course.
    fn normally(&self, atom: Atom) -> Option<(FactId, bool)> {
        match atom {
            Atom::Holds(fact) => Some((fact, self.vocabulary.normally(fact)? == &Value::Truth(true))),
            Atom::Is(fact, value) => Some((fact, self.vocabulary.normally(fact)? == &Value::Choice(value))),
            Atom::AtMost(difference) => self.normal_amount(difference),
        }
    }

    /// For a comparison of amounts: whether the amounts of the normal course satisfy it. An amount without an assumption
    /// counts as not negative.
    fn normal_amount(&self, difference: Difference) -> Option<(FactId, bool)> {
        let amount = |fact: FactId| match self.vocabulary.normally(fact) {
            Some(Value::Amount(amount)) => Some(*amount),
            Some(_) | None => None,
        };
        let Difference { left, right, limit } = difference;
        let is_time = |fact: FactId| self.vocabulary.fact(fact).kind == Type::Moment;
        if left.is_some_and(is_time) || right.is_some_and(is_time) {
            return None;
        }
        match (left, right) {
            (Some(left), Some(right)) => {
                let own = amount(left)?;
                match amount(right) {
                    Some(other) => Some((left, own - other <= limit)),
                    None => (own <= limit).then_some((left, true)),
                }
            }
            (Some(left), None) => Some((left, amount(left)? <= limit)),
            (None, Some(right)) => Some((right, -amount(right)? <= limit)),
            (None, None) => None,
        }
    }
}
