//! The work that a search may take. It is counted in steps of the solver and not in time, so that the same rulebook and case
//! always get the same answers.

use std::cell::Cell;

use batsat::{Callbacks, ClauseKind, Lit};

use crate::engine::cancel::Cancel;

/// The limit for the work of one search, over all its questions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// Propagated literals and edges of the difference graph, summed over all questions.
    pub steps: u64,
    /// New clauses in a single question, about one for each conflict.
    pub conflicts: u64,
}

impl Budget {
    /// No limit.
    pub const UNLIMITED: Self = Self { steps: u64::MAX, conflicts: u64::MAX };

    /// For one ruling: about a second. A ruling that needs more reports that not everything was examined.
    pub const RULING: Self = Self { steps: 4_000_000, conflicts: 4_000 };

    /// For a search over a whole edition: many times what the FIDE editions need.
    pub const EDITION: Self = Self { steps: 100_000_000, conflicts: 50_000 };
}

/// The work left for one ruling, and whether the client still waits for it.
#[derive(Debug)]
pub(crate) struct Work {
    left: Cell<u64>,
    gave_up: Cell<bool>,
    cancel: Cancel,
}

impl Work {
    /// For one ruling.
    pub(crate) fn of_ruling(cancel: &Cancel) -> Self {
        Self::within(Budget::RULING.steps, cancel)
    }

    /// For one ruling that may take so many steps.
    pub(crate) fn within(steps: u64, cancel: &Cancel) -> Self {
        Self { left: Cell::new(steps), gave_up: Cell::new(false), cancel: cancel.clone() }
    }

    /// The budget for the next question.
    pub(crate) fn budget(&self) -> Budget {
        Budget { steps: self.left.get(), ..Budget::RULING }
    }

    /// Subtracts the steps that a question took.
    pub(crate) fn took(&self, steps: u64) {
        self.left.set(self.left.get().saturating_sub(steps));
    }

    /// Records that a question could not be answered within the budget.
    pub(crate) fn give_up(&self) {
        self.gave_up.set(true);
    }

    /// Whether any question could not be answered within the budget.
    pub(crate) fn gave_up(&self) -> bool {
        self.gave_up.get()
    }

    /// Whether no work is left or the client no longer waits.
    pub(crate) fn is_over(&self) -> bool {
        self.left.get() == 0 || self.cancel.is_cancelled()
    }

    /// The cancellation flag of the ruling.
    pub(crate) fn cancel(&self) -> &Cancel {
        &self.cancel
    }
}

/// The solver's stop condition: too many conflicts in one question, or cancellation.
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

/// The results of a search, and the number of questions that were not answered within the budget.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Searched<T> {
    /// The results.
    pub found: Vec<T>,
    /// The number of unanswered questions. If it is zero, `found` is complete.
    pub unproven: usize,
}
