//! What is left of a limit while a search goes on.

use super::limit::SearchLimit;
use crate::engine::cancel::Cancel;

/// So many positions are looked at between two looks at whether anybody still waits.
const BETWEEN_LOOKS: u64 = 256;

/// Positions that may still be looked at.
pub(super) struct Allowance {
    cancel: Cancel,
    left: u64,
    stopped: bool,
}

impl Allowance {
    pub(super) fn new(limit: SearchLimit) -> Self {
        let cancel = Cancel::standing();
        Self { left: limit.count(), stopped: cancel.is_cancelled(), cancel }
    }

    /// Takes one position; false when there is none left or nobody waits any more.
    pub(super) fn take(&mut self) -> bool {
        self.take_many(1)
    }

    /// Takes as many as a piece of work costs.
    pub(super) fn take_many(&mut self, count: u64) -> bool {
        let before = self.left;
        self.left = self.left.saturating_sub(count);
        if before / BETWEEN_LOOKS != self.left / BETWEEN_LOOKS {
            self.stopped |= self.cancel.is_cancelled();
        }
        before >= count && !self.stopped
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }

    pub(super) fn left(&self) -> u64 {
        self.left
    }

    /// Sets aside all but a share, for steps that must not take everything; what is set aside comes back with
    /// [`Self::give_back`].
    pub(super) fn set_aside_all_but(&mut self, share: u64) -> u64 {
        let aside = self.left.saturating_sub(share);
        self.left -= aside;
        aside
    }

    pub(super) fn give_back(&mut self, aside: u64) {
        self.left += aside;
    }
}
