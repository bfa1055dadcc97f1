//! Which moment comes before which whatever happened.

use crate::engine::model::{MomentId, Vocabulary};

/// Which moment comes before which whatever happened: the orders that always hold, one after another.
pub(super) struct Fixed {
    count: usize,
    before: Vec<bool>,
}

impl Fixed {
    /// By the orders of the vocabulary.
    pub(super) fn of(vocabulary: &Vocabulary) -> Self {
        let count = vocabulary.moments().count();
        let mut fixed = Self { count, before: vec![false; count * count] };
        for order in vocabulary.necessarily().iter().filter(|order| order.when.is_none() && !order.together) {
            fixed.set(order.first, order.then);
        }
        let moments: Vec<_> = vocabulary.moments().map(|(moment, _)| moment).collect();
        for through in &moments {
            for first in &moments {
                for then in &moments {
                    if fixed.is_before(*first, *through) && fixed.is_before(*through, *then) {
                        fixed.set(*first, *then);
                    }
                }
            }
        }
        fixed
    }

    fn set(&mut self, first: MomentId, then: MomentId) {
        if let Some(slot) = self.before.get_mut(first.index() * self.count + then.index()) {
            *slot = true;
        }
    }

    /// Whether one moment always comes before another.
    pub(super) fn is_before(&self, first: MomentId, then: MomentId) -> bool {
        self.before.get(first.index() * self.count + then.index()).copied().unwrap_or(false)
    }
}
