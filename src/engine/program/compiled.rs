//! What an edition is compiled to: its circuit, and which gate stands for what. [`Scope`] is an edition with its program.

use std::collections::BTreeSet;

use super::circuit::{Atom, Circuit, GateId, Maybe};
use crate::engine::model::{
    Difference, Edition, FactId, Instant, Matter, MomentId, Outcome, RuleIndex, Value, Vocabulary, before,
    together,
};

/// The gates of one rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RuleGates {
    /// Its condition holds.
    pub when: GateId,
    /// It holds, times aside: its condition holds and no exception (`unless`) does.
    pub holds: GateId,
    /// The moment it takes effect; `None` if it does at all times or as long as the game lasts.
    pub at: Option<MomentId>,
    /// The game had not ended before it takes effect.
    pub in_time: GateId,
    /// It applies: it holds, and the game had not ended before.
    pub applies: GateId,
}

/// One edition, ready to be evaluated.
#[derive(Debug, Clone)]
pub struct Program {
    /// All gates.
    pub circuit: Circuit,
    /// The gates of each rule, by its number.
    pub rules: Vec<RuleGates>,
    /// For each outcome of [`Outcome::ALL`](crate::engine::model::Outcome::ALL): some rule that concludes it applies.
    pub outcomes: [GateId; 6],
    /// The endings: moments and outcomes, each with the gate that some rule with that ending holds.
    pub endings: Vec<EndingGates>,
    /// The impossibilities of the vocabulary.
    pub impossible: Vec<GateId>,
    /// Assumptions in the order declared.
    pub assumptions: Vec<AssumptionGates>,
    /// Which moment always comes before which.
    pub necessarily: Vec<OrderGates>,
    /// The assumed orders of moments, the strongest first.
    pub usually: Vec<OrderGates>,
    /// The facts that hold the times these speak of, in the order of their numbers.
    pub times: Vec<FactId>,
    /// The orders of moments that occur in the circuit, each as a comparison of times.
    pub compared: Vec<(Difference, MomentId, MomentId)>,
    /// Where moments stand, by their numbers.
    pub instants: Vec<Instant>,
    /// The readings its rules ask for.
    pub readings: Vec<FactId>,
    /// The readings on which the order of moments depends, or whether a moment has come.
    pub(crate) timeline_depends_on: Vec<FactId>,
    /// The facts its rules ask about, in a condition or for a new value, of whichever player.
    pub asked: BTreeSet<FactId>,
    /// The facts that law could regulate but no rule asks about, in the order of their numbers.
    pub(crate) unasked: Vec<FactId>,
    /// What the conclusions of each rule are about, by its number.
    pub(crate) matters: Vec<Vec<Matter>>,
    /// The facts left to the arbiter's discretion, with the rules whose own conditions ask about them.
    pub(crate) discretions: Vec<(FactId, Vec<RuleIndex>)>,
}

impl Program {
    /// That one moment comes before another, as a comparison of their times.
    #[must_use]
    pub fn before(&self, first: MomentId, then: MomentId) -> Difference {
        before(&self.instants, first, then)
    }

    /// That one moment comes at the second of another or earlier, as a comparison of their times.
    #[must_use]
    pub(crate) fn no_later(&self, first: MomentId, then: MomentId) -> Difference {
        let [no_later, _] = together(&self.instants, first, then);
        no_later
    }

    /// An order, and the orders whose condition is about it.
    pub(crate) fn with_dependents<'a>(
        &'a self,
        order: &'a OrderGates,
    ) -> impl Iterator<Item = &'a OrderGates> {
        let asked = |atom: &Atom| order.before.iter().any(|before| *atom == Atom::AtMost(*before));
        let dependents =
            self.necessarily.iter().chain(&self.usually).filter(move |other| other.asks.iter().any(asked));
        std::iter::once(order).chain(dependents)
    }

    /// Whether a condition can hold if no pair of moments for which `crosses` is true has that order; all other atoms are free.
    pub(crate) fn can_hold_without(
        &self,
        condition: GateId,
        crosses: &dyn Fn(MomentId, MomentId) -> bool,
    ) -> bool {
        self.circuit.may(condition, true, &|atom| {
            let Atom::AtMost(difference) = atom else { return Maybe::EITHER };
            let orders = self.compared.iter().filter(|(known, ..)| *known == difference);
            orders.fold(Maybe::EITHER, |maybe, (_, first, then)| Maybe {
                holds: maybe.holds && !crosses(*first, *then),
                fails: maybe.fails && !crosses(*then, *first),
            })
        })
    }
}

/// An outcome with which the game may end at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EndingGates {
    /// The moment.
    pub at: MomentId,
    /// The outcome.
    pub outcome: Outcome,
    /// Some rule with this ending holds.
    pub holds: GateId,
}

/// The gates of the order of two moments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderGates {
    /// When it holds; none means always.
    pub when: Option<GateId>,
    /// What that asks.
    pub asks: Vec<Atom>,
    /// An assumed order that is never asked, even if a result depends on it.
    pub granted: bool,
    /// The order, as comparisons of times.
    pub before: [Difference; 2],
    /// The earlier moment.
    pub first: MomentId,
    /// The later.
    pub then: MomentId,
}

impl OrderGates {
    /// Whether both moments come at one second.
    pub(crate) fn is_together(&self) -> bool {
        let [one, other] = self.before;
        one != other
    }
}

/// The gates of one assumption.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssumptionGates {
    /// The fact assumed.
    pub fact: FactId,
    /// The value assumed.
    pub value: Value,
    /// When it is assumed.
    pub when: Option<GateId>,
    /// The impossibilities it could bring about.
    pub impossible: Vec<GateId>,
}

/// A small change of the moment at which a rule takes effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Retimed {
    /// No ending displaces the rule.
    AtAllTimes,
    /// An ending at this moment displaces the rule if it comes after, instead of before.
    TurnedRound(MomentId),
}

/// One edition with its program.
#[derive(Debug, Clone, Copy)]
pub struct Scope<'a> {
    /// The vocabulary of its rulebook. When two editions are compared, both have the same facts and values, perhaps other defaults.
    pub vocabulary: &'a Vocabulary,
    /// The edition.
    pub edition: &'a Edition,
    /// Its program.
    pub program: &'a Program,
}
