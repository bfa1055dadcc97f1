//! Cancellation: whether anybody still waits for a result.
//!
//! Work that may be abandoned (a web request, a tool call) is run with [`Cancel::during`]. Like
//! [`SearchLimit`](crate::engine::chess::SearchLimit), the flag then applies to everything done on that thread, so that it
//! need not be passed as an argument. Long loops call [`Cancel::standing`] once and check the flag regularly. The result of
//! cancelled work is meaningless: it is never shown or cached. A ruling reports cancellation as
//! [`Code::Cancelled`](crate::engine::diagnostic::Code::Cancelled).

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Says of a piece of work whether it was cancelled.
#[derive(Debug, Clone, Default)]
pub struct Cancel(Option<Arc<AtomicBool>>);

/// Cancels the work when it is dropped.
#[derive(Debug)]
pub struct Waiting(Arc<AtomicBool>);

impl Cancel {
    /// For work that nobody cancels.
    pub const NEVER: Self = Self(None);

    /// For work that is cancelled when the other half is dropped.
    #[must_use]
    pub fn while_waiting() -> (Self, Waiting) {
        let cancelled = Arc::new(AtomicBool::new(false));
        (Self(Some(Arc::clone(&cancelled))), Waiting(cancelled))
    }

    /// The one that holds on this thread.
    #[must_use]
    pub fn standing() -> Self {
        STANDING.with_borrow(Self::clone)
    }

    /// Does work on this thread that this can cancel; then the one before holds again.
    pub fn during<T>(&self, work: impl FnOnce() -> T) -> T {
        let _before = Before(STANDING.replace(self.clone()));
        work()
    }

    /// Whether nobody waits any more.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.as_ref().is_some_and(|cancelled| cancelled.load(Ordering::Relaxed))
    }
}

thread_local! {
    static STANDING: RefCell<Cancel> = const { RefCell::new(Cancel::NEVER) };
}

/// Puts back what held before, also where the work broke off.
struct Before(Cancel);

impl Drop for Before {
    fn drop(&mut self) {
        STANDING.set(self.0.clone());
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
