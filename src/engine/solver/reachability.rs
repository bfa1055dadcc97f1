//! Which moment can come before which: reachability over the orders that may hold.

use crate::engine::facts::Facts;
use crate::engine::model::{FactId, Instant, MomentId, Type, Vocabulary};
use crate::engine::program::{Atom, OrderGates, Program, Truth};

/// Whether the time of a moment is an amount of another fact or constant, is known, or is told to be unknown.
pub(super) fn is_placed(vocabulary: &Vocabulary, program: &Program, facts: &Facts, moment: MomentId) -> bool {
    let at = program.instants.get(moment.index()).copied().unwrap_or(Instant::HOUR_SET);
    let is_told = |fact: FactId| facts.amount(fact).is_some() || facts.is_unknown(fact);
    at.fact.is_none_or(|fact| vocabulary.fact(fact).kind != Type::Moment || is_told(fact))
}

/// The reachability relation over the moments of a case: which can come before which by orders that may hold.
pub(crate) struct Reachability<'a> {
    program: &'a Program,
    facts: &'a Facts,
    /// Whether the moment of the row reaches the moment of the column.
    reaches: Vec<Vec<bool>>,
}

impl<'a> Reachability<'a> {
    /// The reflexive and transitive closure of these orders: those of the program, those that the case gives, either order of two
    /// moments whose times are amounts, and either order of two moments that always have the same time.
    pub(crate) fn of(vocabulary: &Vocabulary, program: &'a Program, facts: &'a Facts) -> Self {
        let count = program.instants.len();
        let mut reachability = Self { program, facts, reaches: vec![vec![false; count]; count] };
        for order in program.necessarily.iter().chain(&program.usually) {
            reachability.add(order.first, order.then);
            if order.is_together() {
                reachability.add(order.then, order.first);
            }
        }
        for (first, then) in facts.timeline().map_or(&[][..], |line| &line.told().pairs) {
            reachability.add(*first, *then);
        }
        let moments = || vocabulary.moments().map(|(id, _)| id);
        let placed: Vec<_> = moments().filter(|id| is_placed(vocabulary, program, facts, *id)).collect();
        for first in &placed {
            for then in &placed {
                reachability.add(*first, *then);
            }
        }
        // Moments of one time come together.
        let instant = |moment: MomentId| program.instants.get(moment.index()).map(|at| at.fact);
        for first in moments() {
            for then in moments().filter(|then| instant(*then) == instant(first)) {
                reachability.add(first, then);
            }
        }
        for through in moments() {
            for first in moments().filter(|first| reachability.reaches(*first, through)).collect::<Vec<_>>() {
                for then in moments().filter(|then| reachability.reaches(through, *then)).collect::<Vec<_>>()
                {
                    reachability.add(first, then);
                }
            }
        }
        reachability
    }

    fn add(&mut self, first: MomentId, then: MomentId) {
        if let Some(reachability) =
            self.reaches.get_mut(first.index()).and_then(|row| row.get_mut(then.index()))
        {
            *reachability = true;
        }
    }

    /// Whether the first moment can come before the second.
    fn reaches(&self, first: MomentId, then: MomentId) -> bool {
        self.reaches.get(first.index()).and_then(|row| row.get(then.index())) == Some(&true)
    }

    /// Whether a moment can come before the first moment of an order. It cannot if it is certainly no earlier than the second.
    pub(crate) fn can_precede(&self, moment: MomentId, order: &OrderGates) -> bool {
        self.reaches(moment, order.first) && moment != order.then && !self.is_no_later(order.then, moment)
    }

    /// Whether a moment can come after the second moment of an order. It cannot if it is certainly no later than the first.
    pub(crate) fn can_follow(&self, order: &OrderGates, moment: MomentId) -> bool {
        self.reaches(order.then, moment) && moment != order.first && !self.is_no_later(moment, order.first)
    }

    fn is_no_later(&self, first: MomentId, then: MomentId) -> bool {
        self.facts.truth(Atom::AtMost(self.program.no_later(first, then))) == Truth::True
    }
}
