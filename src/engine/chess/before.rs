//! What was found out of short texts before: the same few hundred stand on most papers, and to read one takes longer than to
//! look it up.
//!
//! In: a text, and all else that is asked. Out: what is always found out of it. Bounded by the number and the length of the
//! texts that are kept.

use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

/// When so many answers are kept, they are forgotten.
const KEPT: usize = 4096;

/// Longer texts, in bytes, are not kept.
const LONGEST: usize = 16;

/// The answers to one question about texts, by the text and what else is asked.
pub(super) struct Before<Asked, Found>(Mutex<Answers<Asked, Found>>);

type Answers<Asked, Found> = FxHashMap<(String, Asked), Found>;

impl<Asked: Eq + Hash, Found: Clone> Before<Asked, Found> {
    pub(super) fn nothing() -> Self {
        Self(Mutex::new(FxHashMap::default()))
    }

    /// The answer, found out where it is not known.
    pub(super) fn or_found(&self, text: &str, asked: Asked, find: impl FnOnce() -> Found) -> Found {
        if text.len() > LONGEST {
            return find();
        }
        // What is kept is always whole.
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (text.to_owned(), asked);
        if let Some(found) = known().get(&key) {
            return found.clone();
        }
        let found = find();
        let mut known = known();
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(key, found.clone());
        found
    }
}
