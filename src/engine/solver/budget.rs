//! How much work a search may take: counted in steps of the solver, never by the clock, so that the same rulebook always
//! gets the same answers.

use std::cell::Cell;

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
    /// As much as it takes.
    pub const UNLIMITED: Self = Self { steps: u64::MAX, conflicts: u64::MAX };

    /// For one ruling: about a second. One that needs more says what it did not look at.
    pub const RULING: Self = Self { steps: 4_000_000, conflicts: 4_000 };

    /// For what is looked for in a whole edition: many times what the editions of the FIDE need.
    pub const EDITION: Self = Self { steps: 100_000_000, conflicts: 50_000 };
}

/// The work that is left for one ruling, and whether anybody still waits for it.
#[derive(Debug)]
pub(crate) struct Work {
    left: Cell<u64>,
    gave_up: Cell<bool>,
    cancel: Cancel,
}

impl Work {
    /// For one ruling.
    pub(crate) fn of_ruling(cancel: &Cancel) -> Self {
        Self { left: Cell::new(Budget::RULING.steps), gave_up: Cell::new(false), cancel: cancel.clone() }
    }

    /// What one question may take.
    pub(crate) fn budget(&self) -> Budget {
        Budget { steps: self.left.get(), ..Budget::RULING }
    }

    /// So many steps were taken.
    pub(crate) fn took(&self, steps: u64) {
        self.left.set(self.left.get().saturating_sub(steps));
    }

    /// A question was not settled.
    pub(crate) fn give_up(&self) {
        self.gave_up.set(true);
    }

    /// Whether a question was not settled.
    pub(crate) fn gave_up(&self) -> bool {
        self.gave_up.get()
    }

    /// Whether nothing is left.
    pub(crate) fn is_over(&self) -> bool {
        self.left.get() == 0 || self.cancel.is_cancelled()
    }

    /// Whether anybody still waits.
    pub(crate) fn cancel(&self) -> &Cancel {
        &self.cancel
    }
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
