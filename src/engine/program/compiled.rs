//! What an edition is compiled to: its circuit, and which gate stands for what.
//!
//! An edition with everything needed to rule under it.

use std::collections::BTreeSet;

use super::circuit::{Atom, Circuit, GateId, Maybe};
use super::wiring::Wiring;
use crate::engine::model::{
    Difference, Edition, FactId, Instant, Matter, MomentId, Outcome, RuleIndex, Value, Vocabulary, before,
    together,
};

/// The gates of one rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RuleGates {
    /// Its condition holds.
    pub when: GateId,
    /// It holds, times left aside: its condition holds, and nothing that its article excepts.
    pub holds: GateId,
    /// The moment it takes effect; none where it does at all times or as long as the game lasts.
    pub at: Option<MomentId>,
    /// Nothing had ended the game before it takes effect.
    pub in_time: GateId,
    /// It applies: it holds, and nothing had ended the game before.
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
    /// How the game may end at each moment: some rule that ends it so holds.
    pub endings: Vec<EndingGates>,
    /// What no game can show.
    pub impossible: Vec<GateId>,
    /// Assumptions in the order declared.
    pub assumptions: Vec<AssumptionGates>,
    /// Which moment always comes before which.
    pub necessarily: Vec<OrderGates>,
    /// Which moment comes before which in the normal course, the firmest first.
    pub usually: Vec<OrderGates>,
    /// The facts that hold the times these speak of, in the order of their numbers.
    pub times: Vec<FactId>,
    /// The orders of moments that are asked, each as a comparison of times.
    pub compared: Vec<(Difference, MomentId, MomentId)>,
    /// Where moments stand, by their numbers.
    pub instants: Vec<Instant>,
    /// The readings its rules ask for.
    pub readings: Vec<FactId>,
    /// Those on which it turns which moment comes before which, or that a moment has come.
    pub(crate) timeline_depends_on: Vec<FactId>,
    /// The facts its rules ask about, in a condition or for a new value, of whichever player.
    pub asked: BTreeSet<FactId>,
    /// The facts that law could speak of and no rule asks, in the order of their numbers.
    pub(crate) unasked: Vec<FactId>,
    /// What the conclusions of each rule are about, by its number.
    pub(crate) matters: Vec<Vec<Matter>>,
    /// What is left to the arbiter, with the rules that ask it in their own condition, in their order.
    pub(crate) discretions: Vec<(FactId, Vec<RuleIndex>)>,
    /// Which gates ask which.
    pub(crate) wiring: Wiring,
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

    /// Whether a condition can hold although no moment that `crosses` names as the earlier of two is known to be so; whatever
    /// else it asks may be as it likes.
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
    /// Some rule that ends the game so then holds.
    pub holds: GateId,
}

/// The gates of the order of two moments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderGates {
    /// When it holds; none means always.
    pub when: Option<GateId>,
    /// What that asks.
    pub asks: Vec<Atom>,
    /// Of the normal course, and taken as granted: never asked, even where a result turns on it.
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
    /// Nothing that ended the game takes it away.
    AtAllTimes,
    /// What ended the game at this moment takes it away when it came after, as against before.
    TurnedRound(MomentId),
}

/// One edition with its program.
#[derive(Debug, Clone, Copy)]
pub struct Scope<'a> {
    /// The words of its rulebook: the same facts and values for both sides, perhaps assumed otherwise.
    pub vocabulary: &'a Vocabulary,
    /// The edition.
    pub edition: &'a Edition,
    /// Its program.
    pub program: &'a Program,
}
