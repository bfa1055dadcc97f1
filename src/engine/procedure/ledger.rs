//! Places in the course, and what both clocks have run: what the other files of the procedure share.

use std::collections::BTreeSet;

use crate::engine::decision::{Interval, Runs};
use crate::engine::model::{FluentId, Role};

/// Where something stands in the course.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    /// At no moment of the course.
    Nowhere,
    /// At this moment.
    At(FluentId),
}

/// What a clock has run since the adjournment.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Ledger {
    pub(super) sealer: Side,
    pub(super) replier: Side,
    /// Calls whose start or stop is done.
    pub(super) done: BTreeSet<usize>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Side {
    pub(super) intervals: Vec<Interval>,
    pub(super) runs: Runs,
}

impl Ledger {
    fn side(&self, player: Role) -> &Side {
        match player {
            Role::Sealer => &self.sealer,
            Role::Replier => &self.replier,
        }
    }

    /// Whether a player's clock runs.
    pub(crate) fn runs(&self, player: Role) -> &Runs {
        &self.side(player).runs
    }

    /// What a player's clock has run.
    pub(crate) fn intervals(&self, player: Role) -> &[Interval] {
        &self.side(player).intervals
    }

    /// Whether a player's clock has run, as far as is known.
    pub(super) fn has_run(&self, player: Role) -> bool {
        !self.intervals(player).is_empty() || *self.runs(player) == Runs::InPlay
    }

    pub(super) fn is_done(&self, call: usize) -> bool {
        self.done.contains(&call)
    }
}
