//! A cache for comparisons of editions in a running server: each takes seconds to compute, and there are few pairs.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use crate::engine::cancel::Cancel;

/// Results by the ids of two editions; each is computed once, also when several threads ask at the same time.
#[derive(Debug)]
pub(crate) struct Kept<T> {
    made: Mutex<BTreeMap<[String; 2], Made<T>>>,
    changed: Condvar,
}

#[derive(Debug)]
enum Made<T> {
    /// A thread is computing it.
    Begun,
    Done(Arc<T>),
}

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Self { made: Mutex::default(), changed: Condvar::new() }
    }
}

/// How often a waiting thread checks whether its own work was cancelled.
const LOOK: Duration = Duration::from_millis(100);

impl<T> Kept<T> {
    /// The result for two editions, computed now if it is missing; `None` if that is cancelled. If another thread is computing it, this
    /// one waits, and computes it itself if the other gives up.
    pub(crate) fn of(
        &self,
        ids: [String; 2],
        cancel: &Cancel,
        make: impl FnOnce() -> Option<T>,
    ) -> Option<Arc<T>> {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            match made.get(&ids) {
                Some(Made::Done(done)) => return Some(Arc::clone(done)),
                Some(Made::Begun) if cancel.is_cancelled() => return None,
                Some(Made::Begun) => {
                    let waited = self.changed.wait_timeout(made, LOOK);
                    made = waited.unwrap_or_else(PoisonError::into_inner).0;
                }
                None => break,
            }
        }
        made.insert(ids.clone(), Made::Begun);
        drop(made);
        let mut begun = Begun { kept: self, ids, done: None };
        begun.done = make().filter(|_| !cancel.is_cancelled()).map(Arc::new);
        begun.done.clone()
    }
}

/// A computation under way. When it ends, also by a panic, waiting threads are notified.
struct Begun<'a, T> {
    kept: &'a Kept<T>,
    ids: [String; 2],
    done: Option<Arc<T>>,
}

impl<T> Drop for Begun<'_, T> {
    fn drop(&mut self) {
        let mut made = self.kept.made.lock().unwrap_or_else(PoisonError::into_inner);
        match self.done.take() {
            Some(done) => made.insert(self.ids.clone(), Made::Done(done)),
            None => made.remove(&self.ids),
        };
        self.kept.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_cancelled_while_it_was_made_is_not_kept() {
        let kept = Kept::default();
        let ids = || ["one".to_owned(), "other".to_owned()];
        let (cancel, waiting) = Cancel::while_waiting();
        let half = kept.of(ids(), &cancel, || {
            drop(waiting);
            Some("half")
        });
        assert_eq!(half, None);
        assert_eq!(kept.of(ids(), &Cancel::NEVER, || Some("whole")).as_deref(), Some(&"whole"));
    }
}
