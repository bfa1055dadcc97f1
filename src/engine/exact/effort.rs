//! How much work a search may take: counted in steps of the solver, never by the clock, so that the same rulebook always
//! gets the same answers.

use batsat::{Callbacks, ClauseKind, Lit};

use crate::engine::cancel::Cancel;

/// The work that the questions of one search may take together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// Statements settled and comparisons weighed, in all questions together.
    pub steps: u64,
    /// Dead ends met in one question.
    pub conflicts: u64,
}

impl Budget {
    /// As much as it takes: for rulings, which must be exact.
    pub const UNLIMITED: Self = Self { steps: u64::MAX, conflicts: u64::MAX };

    /// For what is looked for in a whole edition: many times what the editions of the FIDE need.
    pub const EDITION: Self = Self { steps: 100_000_000, conflicts: 50_000 };
}

/// Stops the solver when one question meets too many dead ends, or when nobody waits any more.
pub(crate) struct Effort {
    met: u64,
    limit: u64,
    cancel: Cancel,
}

impl Effort {
    pub(crate) fn new(budget: Budget) -> Self {
        Self { met: 0, limit: budget.conflicts, cancel: Cancel::NEVER }
    }

    pub(crate) fn unless(&mut self, cancel: &Cancel) {
        self.cancel = cancel.clone();
    }

    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.is_cancelled()
    }
}

impl Callbacks for Effort {
    fn on_start(&mut self) {
        self.met = 0;
    }

    fn on_new_clause(&mut self, _: &[Lit], _: ClauseKind) {
        self.met += 1;
    }

    fn stop(&self) -> bool {
        self.met >= self.limit || self.is_cancelled()
    }
}

/// What was found, and how many questions stayed open because the work would have been too much.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Searched<T> {
    /// What was found.
    pub found: Vec<T>,
    /// Questions not settled; without any, there is nothing else to find.
    pub unproven: usize,
}
