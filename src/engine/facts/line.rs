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
    /// By the numbers of facts: their places among the nodes, from one on.
    places: Vec<u16>,
    pub(super) ways: Ways,
    /// On what each statement rests that is more than told.
    rests: Vec<Rest>,
    /// The orders between moments that hold in this case, one by one.
    orders: Vec<Difference>,
    /// The orders of the normal course that were taken, by their places in the vocabulary's list.
    pub(super) assumed: BTreeSet<usize>,
    /// What became of ways, as long as it may be taken back.
    shortened: Vec<Shortened>,
}

/// A way as it was before it was shortened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Shortened {
    slot: usize,
    was: Way,
}

/// The shortest known way from each time to each other, row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Ways {
    lengths: Vec<i64>,
    /// The statements on the way: a bit for each of [`Line::rests`].
    rests: Vec<u128>,
}

impl Ways {
    fn get(&self, slot: usize) -> Option<Way> {
        Some(Way { length: *self.lengths.get(slot)?, rests: *self.rests.get(slot)? })
    }

    fn put(&mut self, slot: usize, way: Way) {
        if let (Some(length), Some(rests)) = (self.lengths.get_mut(slot), self.rests.get_mut(slot)) {
            (*length, *rests) = (way.length, way.rests);
        }
    }
}

/// How far a line was drawn.
pub(super) struct Drawn {
    shortened: usize,
    rests: usize,
    orders: usize,
}

/// There is no way: longer than any.
const NONE: i64 = i64::MAX / 4;

/// So many statements at most rest on something that is not told.
const MOST_RESTS: usize = 128;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Way {
    length: i64,
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
    /// Nothing is known yet of these times: facts in the order of their numbers.
    pub(super) fn through(nodes: Vec<FactId>) -> Self {
        let count = nodes.len() + 1;
        let mut places = vec![0; nodes.last().map_or(0, |last| last.index() + 1)];
        for (fact, place) in nodes.iter().zip(1..) {
            if let Some(slot) = places.get_mut(fact.index()) {
                *slot = place;
            }
        }
        let mut ways = Ways { lengths: vec![NONE; count * count], rests: vec![0; count * count] };
        ways.lengths.iter_mut().step_by(count + 1).for_each(|own| *own = 0);
        let (rests, orders, assumed, shortened) = (Vec::new(), Vec::new(), BTreeSet::new(), Vec::new());
        Self { nodes, places, ways, rests, orders, assumed, shortened }
    }

    /// How far it is drawn.
    pub(super) fn drawn(&self) -> Drawn {
        Drawn { shortened: self.shortened.len(), rests: self.rests.len(), orders: self.orders.len() }
    }

    /// Takes back what was drawn since.
    pub(super) fn back_to(&mut self, drawn: &Drawn) {
        for Shortened { slot, was } in self.shortened.drain(drawn.shortened..).rev() {
            self.ways.put(slot, was);
        }
        self.rests.truncate(drawn.rests);
        self.orders.truncate(drawn.orders);
    }

    /// It is drawn: nothing is taken back any more.
    pub(super) fn finished(mut self) -> Self {
        self.shortened = Vec::new();
        self
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

    /// The place of a time; without a fact it is the hour set.
    fn place(&self, fact: Option<FactId>) -> Option<usize> {
        let Some(fact) = fact else { return Some(0) };
        self.places.get(fact.index()).filter(|place| **place > 0).map(|place| usize::from(*place))
    }

    fn way(&self, from: usize, to: usize) -> Option<Way> {
        self.ways.get(from * (self.nodes.len() + 1) + to).filter(|way| way.length != NONE)
    }

    /// Adds `left - right <= limit`; false if it cannot be, and then nothing is added.
    pub(super) fn add(&mut self, difference: Difference, rest: &Rest) -> bool {
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
            self.rests.push(rest.clone());
        }
        self.shorten((left, right), difference.limit, bits);
        true
    }

    /// Goes from `right` to `left` wherever that is shorter. It is not for the ways to `right` and from `left`: no circle is
    /// shorter than nothing. Nor is it where the way to `left`, or that from `right`, is no longer already: what goes on from
    /// there is as short as can be.
    fn shorten(&mut self, (left, right): (usize, usize), limit: i64, bits: u128) {
        let count = self.nodes.len() + 1;
        let Ways { lengths, rests } = &mut self.ways;
        let row = |from: usize| lengths.get(from * count..(from + 1) * count).unwrap_or_default();
        let ways_on = row(left).iter().zip(row(right)).enumerate();
        let shorter = ways_on.filter(|(_, (after, known))| **after != NONE && limit + **after < **known);
        let onward: Vec<_> = shorter.map(|(to, (after, _))| (to, *after)).collect();
        let rests_of = |rests: &[u128], from: usize, to: usize| {
            rests.get(from * count + to).copied().unwrap_or_default()
        };
        for (from, row) in lengths.chunks_exact_mut(count).enumerate() {
            let before = row.get(right).copied().filter(|before| *before != NONE);
            let known = row.get(left).copied().unwrap_or(NONE);
            let Some(reached) = before.map(|before| before + limit).filter(|reached| *reached < known) else {
                continue;
            };
            for (to, after) in &onward {
                let through = reached + after;
                let Some(length) = row.get_mut(*to).filter(|length| through < **length) else { continue };
                let slot = from * count + to;
                let on_it = rests_of(rests, from, right) | bits | rests_of(rests, left, *to);
                if let Some(rest) = rests.get_mut(slot) {
                    self.shortened.push(Shortened { slot, was: Way { length: *length, rests: *rest } });
                    (*length, *rest) = (through, on_it);
                }
            }
        }
    }

    /// Notes an order that holds.
    pub(super) fn note(&mut self, order: Difference) {
        if !self.orders.contains(&order) {
            self.orders.push(order);
        }
    }
}
