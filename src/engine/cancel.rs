//! Whether anybody still waits for what is being worked out.
//!
//! Who begins work that may be abandoned, a web request or a call of a tool, runs it with [`Cancel::during`]; like
//! [`SearchLimit`](crate::engine::chess::SearchLimit) it then holds for everything done on that thread, so that no page and no
//! tool can forget to pass it on. Long loops take [`Cancel::standing`] once and look at it as they go. What comes back from
//! work that was cancelled means nothing: it is never shown and never kept. A ruling says so itself, as
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
