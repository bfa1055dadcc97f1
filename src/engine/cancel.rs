//! Whether anybody still waits for what is being worked out.
//!
//! Long searches look at a [`Cancel`] in their loops. What comes back from one that was cancelled means nothing and is thrown
//! away by who cancelled it: it is never shown and never kept.

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

    /// What is set when nobody waits any more; none where nobody cancels.
    #[must_use]
    pub fn sign(&self) -> Option<Arc<AtomicBool>> {
        self.0.clone()
    }

    /// Whether nobody waits any more.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.as_ref().is_some_and(|cancelled| cancelled.load(Ordering::Relaxed))
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
