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

/// The reachability relation: which moment can lead to which by orders that may hold.
pub(crate) struct Leads(Vec<Vec<bool>>);

impl Leads {
    /// The reflexive and transitive closure of the orders of the program, the orders given, the orders between moments with amounts,
    /// and that moments of one time come together.
    pub(crate) fn of(vocabulary: &Vocabulary, program: &Program, facts: &Facts) -> Self {
        let count = program.instants.len();
        let mut leads = Self(vec![vec![false; count]; count]);
        for order in program.necessarily.iter().chain(&program.usually) {
            leads.add(order.first, order.then);
            if order.is_together() {
                leads.add(order.then, order.first);
            }
        }
        for (first, then) in facts.timeline().map_or(&[][..], |line| &line.told().pairs) {
            leads.add(*first, *then);
        }
        let moments = || vocabulary.moments().map(|(id, _)| id);
        let placed: Vec<_> = moments().filter(|id| is_placed(vocabulary, program, facts, *id)).collect();
        for first in &placed {
            for then in &placed {
                leads.add(*first, *then);
            }
        }
        // Moments of one time come together.
        let instant = |moment: MomentId| program.instants.get(moment.index()).map(|at| at.fact);
        for first in moments() {
            for then in moments().filter(|then| instant(*then) == instant(first)) {
                leads.add(first, then);
            }
        }
        for through in moments() {
            for first in moments().filter(|first| leads.to(*first, through)).collect::<Vec<_>>() {
                for then in moments().filter(|then| leads.to(through, *then)).collect::<Vec<_>>() {
                    leads.add(first, then);
                }
            }
        }
        leads
    }

    fn add(&mut self, first: MomentId, then: MomentId) {
        if let Some(leads) = self.0.get_mut(first.index()).and_then(|row| row.get_mut(then.index())) {
            *leads = true;
        }
    }

    /// Whether the first moment can lead to the second.
    pub(super) fn to(&self, first: MomentId, then: MomentId) -> bool {
        self.0.get(first.index()).and_then(|row| row.get(then.index())) == Some(&true)
    }

    /// Whether a moment can come before the first moment of an order. It cannot if it comes anyhow no earlier than the second.
    pub(crate) fn can_precede(
        &self,
        program: &Program,
        facts: &Facts,
        moment: MomentId,
        order: &OrderGates,
    ) -> bool {
        self.to(moment, order.first)
            && moment != order.then
            && !is_no_later(program, facts, order.then, moment)
    }

    /// Whether a moment can come after the second moment of an order. It cannot if it comes anyhow no later than the first.
    pub(crate) fn can_follow(
        &self,
        program: &Program,
        facts: &Facts,
        order: &OrderGates,
        moment: MomentId,
    ) -> bool {
        self.to(order.then, moment)
            && moment != order.first
            && !is_no_later(program, facts, moment, order.first)
    }
}

fn is_no_later(program: &Program, facts: &Facts, first: MomentId, then: MomentId) -> bool {
    facts.truth(Atom::AtMost(program.no_later(first, then))) == Truth::True
}
