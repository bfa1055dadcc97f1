//! Lines of time drawn before: many cases have the same.
//!
//! In: all that a line is drawn from. Out: the line, drawn anew or found.

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use super::line::{Impossible, Line, Origin};

/// When so many lines are kept, they are forgotten.
const KEPT: usize = 128;

/// Lines of time drawn under one edition: a hundred or so, some 7 kB each. They serve all cases of that edition, and no other's.
#[derive(Debug, Default)]
pub(crate) struct Lines(Mutex<FxHashMap<Origin, Result<Arc<Line>, Impossible>>>);

impl Lines {
    /// The line of this origin; it is drawn where it is not known.
    pub(super) fn of(
        &self,
        origin: Origin,
        draw: impl FnOnce(Origin) -> Result<Arc<Line>, Impossible>,
    ) -> Result<Arc<Line>, Impossible> {
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known().get(&origin) {
            return found.clone();
        }
        let drawn = draw(Arc::clone(&origin));
        let mut known = known();
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(origin, drawn.clone());
        drawn
    }
}
