//! The line of time: where moments stand, as far as it is told, necessary, or the normal course.
//!
//! A [`Line`] says of two times which is the earlier and on what that rests; `draw` draws it. Every statement is
//! `left - right <= limit`, so what follows from them is the shortest way from one time to another.

use std::collections::BTreeSet;

use crate::engine::model::{Difference, FactId};
use crate::engine::program::Truth;

/// What is known of the order of moments in one case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Line {
    /// The facts that hold times; the hour set stands before them.
    pub(super) nodes: Vec<FactId>,
    /// The shortest known way between two times, and the statements on it.
    ways: Vec<Option<Way>>,
    /// On what each statement rests that is more than told.
    rests: Vec<Rest>,
    /// The orders between moments that hold in this case, one by one.
    pub(super) orders: Vec<Difference>,
    /// The orders of the normal course that were taken, by their places in the vocabulary's list.
    pub(super) assumed: BTreeSet<usize>,
}

/// So many statements at most rest on something that is not told.
const MOST_RESTS: usize = 128;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Way {
    length: i64,
    /// A bit for each of [`Line::rests`].
    rests: u128,
}

/// On what a statement rests that is more than told.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Rest {
    /// Assumed facts.
    pub(crate) facts: BTreeSet<FactId>,
    /// Orders of the normal course, by their places in the vocabulary's list.
    pub(crate) usual: BTreeSet<usize>,
}

impl Rest {
    fn is_nothing(&self) -> bool {
        self.facts.is_empty() && self.usual.is_empty()
    }
}

impl Line {
    /// Nothing is known yet of these times.
    pub(super) fn through(nodes: Vec<FactId>) -> Self {
        let places = nodes.len() + 1;
        Self {
            ways: vec![None; places * places],
            nodes,
            rests: Vec::new(),
            orders: Vec::new(),
            assumed: BTreeSet::new(),
        }
    }

    /// Whether `left - right <= limit`, as far as the order of moments tells.
    pub(super) fn truth(&self, difference: Difference) -> Truth {
        self.answer(difference).map_or(Truth::Unknown, |(truth, _)| truth)
    }

    /// The same by what is told alone.
    pub(super) fn truth_told(&self, difference: Difference) -> Truth {
        self.answer(difference).filter(|(_, way)| way.rests == 0).map_or(Truth::Unknown, |(truth, _)| truth)
    }

    /// On what the answer rests that is more than told.
    pub(crate) fn rests(&self, difference: Difference) -> Rest {
        let mut rest = Rest::default();
        let Some((_, way)) = self.answer(difference) else { return rest };
        for (_, one) in self.rests.iter().enumerate().filter(|(place, _)| way.rests >> place & 1 == 1) {
            rest.facts.extend(&one.facts);
            rest.usual.extend(&one.usual);
        }
        rest
    }

    /// What cases must have in common to be alike in the order of moments: the orders, and how the times that are known
    /// follow each other.
    pub(crate) fn likeness(&self, amount: impl Fn(FactId) -> Option<i64>) -> Vec<u8> {
        let mut likeness = Vec::new();
        for order in &self.orders {
            for fact in [order.left, order.right] {
                likeness.push(self.place(fact).and_then(|place| u8::try_from(place).ok()).unwrap_or(u8::MAX));
            }
            likeness.extend_from_slice(&order.limit.to_le_bytes());
        }
        let known: Vec<_> = self.nodes.iter().filter_map(|fact| amount(*fact)).chain([0]).collect();
        for (place, one) in known.iter().enumerate() {
            // Two seconds apart, there is room for any other moment between.
            let others = known.iter().skip(place + 1);
            likeness
                .extend(others.map(|other| u8::try_from((one - other).clamp(-2, 2) + 2).unwrap_or_default()));
        }
        likeness
    }

    /// The orders between moments that hold in this case.
    pub(crate) fn orders(&self) -> &[Difference] {
        &self.orders
    }

    /// The orders of the normal course that were taken.
    pub(crate) fn assumed(&self) -> &BTreeSet<usize> {
        &self.assumed
    }

    fn answer(&self, difference: Difference) -> Option<(Truth, Way)> {
        let (left, right) = (self.place(difference.left)?, self.place(difference.right)?);
        // The longest that `left` can be after `right`, and the other way round.
        let most = self.way(right, left).filter(|way| way.length <= difference.limit);
        let least = || self.way(left, right).filter(|way| -way.length > difference.limit);
        most.map(|way| (Truth::True, way)).or_else(|| Some((Truth::False, least()?)))
    }

    fn place(&self, fact: Option<FactId>) -> Option<usize> {
        fact.map_or(Some(0), |fact| self.nodes.iter().position(|node| *node == fact).map(|place| place + 1))
    }

    fn way(&self, from: usize, to: usize) -> Option<Way> {
        if from == to {
            return Some(Way { length: 0, rests: 0 });
        }
        self.ways.get(from * (self.nodes.len() + 1) + to).copied().flatten()
    }

    /// Adds `left - right <= limit`; false if it cannot be, and then nothing is added.
    pub(super) fn add(&mut self, difference: Difference, rest: Rest) -> bool {
        let (Some(left), Some(right)) = (self.place(difference.left), self.place(difference.right)) else {
            return true;
        };
        let back = self.way(left, right);
        if back.is_some_and(|back| back.length + difference.limit < 0) {
            return false;
        }
        if self.way(right, left).is_some_and(|known| known.length <= difference.limit) {
            return true;
        }
        let mut bits = 0;
        if !rest.is_nothing() {
            bits = 1_u128 << self.rests.len().min(MOST_RESTS - 1);
            self.rests.push(rest);
        }
        let places = 0..=self.nodes.len();
        for from in places.clone() {
            let Some(before) = self.way(from, right) else { continue };
            for to in places.clone() {
                let Some(after) = self.way(left, to) else { continue };
                let length = before.length + difference.limit + after.length;
                let slot = from * (self.nodes.len() + 1) + to;
                if let Some(known) = self.ways.get_mut(slot)
                    && known.is_none_or(|known| length < known.length)
                {
                    *known = Some(Way { length, rests: before.rests | bits | after.rests });
                }
            }
        }
        true
    }
}
