//! How far the search for a mate may go; a [`Cancel`](crate::engine::cancel::Cancel) can stop it before.
//!
//! The limit is counted in positions looked at, never by the clock, so that the same question always gets the same
//! answer. It belongs to the thread that asks and holds for everything asked while it stands: who rules on a case need
//! not know that a search is part of it.

use std::cell::Cell;

use crate::engine::cancel::Cancel;

/// How many positions one search may look at.
#[derive(Clone, Copy, Debug)]
pub struct SearchLimit {
    nodes: u64,
}

thread_local! {
    static STANDING: Cell<SearchLimit> = const { Cell::new(SearchLimit::nodes(SearchLimit::THOROUGH)) };
}

impl SearchLimit {
    /// The limit of a server that answers many clients: a search takes tens of milliseconds and tens of megabytes at most. It
    /// suffices for every example of the rulebook.
    pub const QUICK: u64 = 300_000;

    /// What holds where nothing else is said: a second or two for the hardest positions.
    pub const THOROUGH: u64 = 4_000_000;

    /// So many positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes }
    }

    /// The one that holds on this thread, brought down to what somebody waits for beside other answers.
    #[must_use]
    pub fn quick() -> Self {
        Self { nodes: Self::standing().nodes.min(Self::QUICK) }
    }

    /// Does work on this thread with this limit for every search in it; then the one before holds again.
    pub fn during<T>(&self, work: impl FnOnce() -> T) -> T {
        let _before = Before(STANDING.replace(*self));
        work()
    }

    /// The limit that holds on this thread.
    pub(crate) fn standing() -> Self {
        STANDING.get()
    }

    /// How many positions.
    pub(in crate::engine::chess) const fn count(self) -> u64 {
        self.nodes
    }
}

/// Puts the limit back that held before, also where the work broke off.
struct Before(SearchLimit);

impl Drop for Before {
    fn drop(&mut self) {
        STANDING.set(self.0);
    }
}

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
