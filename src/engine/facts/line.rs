//! The line of time: where moments stand, as far as it is told, necessary, or the normal course.
//!
//! A [`Line`] says of two times which is the earlier and on what that rests; `draw` draws it. Every statement is
//! `left - right <= limit`, so what follows from them is the shortest way from one time to another.

use std::collections::BTreeSet;

use crate::engine::model::{Difference, FactId, MomentId};
use crate::engine::program::Truth;

/// What is told of the order of moments.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct OrderTold {
    /// The earlier and the later moment of each pair.
    pub(crate) pairs: Vec<(MomentId, MomentId)>,
    /// The normal course of the order is not taken for granted.
    pub(crate) open: bool,
    /// Everything that the orders ask is known: the orders withdrawn are not taken, and no others are open.
    pub(crate) complete: bool,
    /// It is told that the order cannot be known.
    pub(crate) unknowable: bool,
    /// Orders of the normal course that are not taken, by their places in the vocabulary's list.
    pub(crate) withdrawn: BTreeSet<usize>,
}

/// An order of two moments that cannot be with the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Impossible {
    pub(crate) first: MomentId,
    pub(crate) then: MomentId,
}

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
    /// Orders of the normal course that some completions of the unknown facts take and others do not, by the same places.
    pub(super) open_orders: Vec<usize>,
    /// What was told of the order.
    told: OrderTold,
    /// What only drawing needs.
    draft: Draft,
}

/// What is at hand while a line is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Draft {
    /// What became of ways since the line was [`Line::drawn`] so far; none as long as nothing will be taken back.
    shortened: Option<Vec<Shortened>>,
    /// The ways on from a time just reached, kept for its room.
    onward: Vec<Onward>,
}

/// The way from one time on to another, where it makes a way shorter.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Onward {
    to: usize,
    way: Way,
}

/// A way as it was before it was shortened.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Shortened {
    slot: usize,
    was: Way,
}

/// The shortest known way from each time to each other, row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Ways {
    lengths: Vec<i64>,
    /// The statements on the way, of [`Line::rests`].
    rests: Vec<BitSet>,
}

/// A set of small numbers; the empty one takes no memory of its own.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct BitSet(Vec<u64>);

impl BitSet {
    fn of(number: usize) -> Self {
        let mut words = vec![0; number / 64 + 1];
        words.iter_mut().rev().take(1).for_each(|word| *word = 1 << (number % 64));
        Self(words)
    }

    fn with(&self, other: &Self) -> Self {
        let (mut long, short) =
            if self.0.len() < other.0.len() { (other.clone(), self) } else { (self.clone(), other) };
        long.0.iter_mut().zip(&short.0).for_each(|(word, more)| *word |= more);
        long
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn contains(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }
}

impl Ways {
    fn get(&self, slot: usize) -> Option<Way> {
        Some(Way { length: *self.lengths.get(slot)?, rests: self.rests.get(slot)?.clone() })
    }

    fn put(&mut self, slot: usize, way: Way) {
        if let (Some(length), Some(rests)) = (self.lengths.get_mut(slot), self.rests.get_mut(slot)) {
            (*length, *rests) = (way.length, way.rests);
        }
    }
}

/// How far a line was drawn.
pub(super) struct Drawn {
    rests: usize,
    orders: usize,
}

/// There is no way: longer than any.
const NONE: i64 = i64::MAX / 4;

#[derive(Debug, Clone, PartialEq, Eq)]
struct Way {
    length: i64,
    rests: BitSet,
}

/// On what a statement rests that is more than told: both lists in order, nothing twice.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Rest {
    /// Assumed facts.
    pub(crate) facts: Vec<FactId>,
    /// Orders of the normal course, by their places in the vocabulary's list.
    pub(crate) usual: Vec<usize>,
}

impl Rest {
    /// On all of this.
    pub(super) fn on(mut facts: Vec<FactId>, mut usual: Vec<usize>) -> Self {
        facts.sort_unstable();
        facts.dedup();
        usual.sort_unstable();
        usual.dedup();
        Self { facts, usual }
    }

    fn is_nothing(&self) -> bool {
        self.facts.is_empty() && self.usual.is_empty()
    }
}

impl Line {
    /// Nothing is known yet of these times: facts in the order of their numbers.
    pub(super) fn through(nodes: Vec<FactId>, told: OrderTold) -> Self {
        let count = nodes.len() + 1;
        let mut places = vec![0; nodes.last().map_or(0, |last| last.index() + 1)];
        for (fact, place) in nodes.iter().zip(1..) {
            if let Some(slot) = places.get_mut(fact.index()) {
                *slot = place;
            }
        }
        let mut ways =
            Ways { lengths: vec![NONE; count * count], rests: vec![BitSet::default(); count * count] };
        ways.lengths.iter_mut().step_by(count + 1).for_each(|own| *own = 0);
        let draft = Draft { shortened: None, onward: Vec::with_capacity(count) };
        let (rests, orders) = (Vec::with_capacity(count), Vec::with_capacity(2 * count));
        Self {
            nodes,
            places,
            ways,
            rests,
            orders,
            assumed: BTreeSet::new(),
            open_orders: Vec::new(),
            told,
            draft,
        }
    }

    /// How far it is drawn: what is drawn from here on can be taken back, what was drawn before cannot.
    pub(super) fn drawn(&mut self) -> Drawn {
        self.draft.shortened.get_or_insert_with(|| Vec::with_capacity(self.nodes.len())).clear();
        Drawn { rests: self.rests.len(), orders: self.orders.len() }
    }

    /// Takes back what was drawn since.
    pub(super) fn back_to(&mut self, drawn: &Drawn) {
        for Shortened { slot, was } in self.draft.shortened.iter_mut().flat_map(|ways| ways.drain(..).rev()) {
            self.ways.put(slot, was);
        }
        self.rests.truncate(drawn.rests);
        self.orders.truncate(drawn.orders);
    }

    /// It is drawn: nothing is taken back any more.
    pub(super) fn finished(mut self) -> Self {
        self.draft = Draft::default();
        self
    }

    /// Whether `left - right <= limit`, as far as the order of moments tells.
    pub(crate) fn truth(&self, difference: Difference) -> Truth {
        self.answer(difference).map_or(Truth::Unknown, |(truth, _)| truth)
    }

    /// The same by what is told alone.
    pub(super) fn truth_told(&self, difference: Difference) -> Truth {
        self.answer(difference)
            .filter(|(_, way)| way.rests.is_empty())
            .map_or(Truth::Unknown, |(truth, _)| truth)
    }

    /// On what the answer rests that is more than told.
    pub(crate) fn rests(&self, difference: Difference) -> Rest {
        let Some((_, way)) = self.answer(difference) else { return Rest::default() };
        let (mut facts, mut usual) = (Vec::new(), Vec::new());
        for (_, one) in self.rests.iter().enumerate().filter(|(place, _)| way.rests.contains(*place)) {
            facts.extend(&one.facts);
            usual.extend(&one.usual);
        }
        Rest::on(facts, usual)
    }

    /// The orders between moments that hold in this case.
    pub(crate) fn orders(&self) -> &[Difference] {
        &self.orders
    }

    /// The orders of the normal course that were taken.
    pub(crate) fn assumed(&self) -> &BTreeSet<usize> {
        &self.assumed
    }

    /// Whether statements that may hold could exclude one: with some of them there is a way round that is shorter than nothing
    /// (Bellman-Ford over the shortest ways known).
    pub(super) fn may_exclude(&self, links: &[Difference], statement: Difference) -> bool {
        let Difference { left, right, limit } = statement;
        // How far it is from `left` to the end of each link, by links.
        let mut ends: Vec<Option<i64>> = vec![None; links.len()];
        let to = |ends: &[Option<i64>], place: Option<FactId>| {
            let by_links = links
                .iter()
                .zip(ends)
                .filter_map(|(link, far)| Some((*far)? + self.length(link.left, place)?));
            by_links.min()
        };
        for _ in 0..=links.len() {
            let mut is_shorter = false;
            for (place, link) in links.iter().enumerate() {
                let begun =
                    [to(&ends, link.right), self.length(left, link.right)].into_iter().flatten().min();
                let Some(far) = begun.map(|begun| begun + link.limit) else { continue };
                if let Some(end) = ends.get_mut(place)
                    && end.is_none_or(|known| far < known)
                {
                    *end = Some(far);
                    is_shorter = true;
                }
            }
            if to(&ends, right).is_some_and(|far| far + limit < 0) {
                return true;
            }
            if !is_shorter {
                return false;
            }
        }
        to(&ends, right).is_some()
    }

    /// How far it is at most from one time to another.
    fn length(&self, from: Option<FactId>, to: Option<FactId>) -> Option<i64> {
        Some(self.way(self.place(from)?, self.place(to)?)?.length)
    }

    /// The orders of the normal course that some completions take and others do not.
    pub(crate) fn open_orders(&self) -> &[usize] {
        &self.open_orders
    }

    /// What was told of the order.
    pub(crate) fn told(&self) -> &OrderTold {
        &self.told
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

    /// Adds a known time.
    pub(super) fn add_time(&mut self, fact: FactId, time: i64, rest: &Rest) {
        self.add(Difference { left: Some(fact), right: None, limit: time }, rest.clone());
        self.add(Difference { left: None, right: Some(fact), limit: -time }, rest.clone());
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
        let mut own = BitSet::default();
        if !rest.is_nothing() {
            own = BitSet::of(self.rests.len());
            self.rests.push(rest);
        }
        self.shorten((left, right), difference.limit, &own);
        true
    }

    /// Goes from `right` to `left` wherever that is shorter. It is not for the ways to `right` and from `left`: no circle is
    /// shorter than nothing. Nor is it where the way to `left`, or that from `right`, is no longer already: what goes on from
    /// there is as short as can be.
    fn shorten(&mut self, (left, right): (usize, usize), limit: i64, own: &BitSet) {
        let count = self.nodes.len() + 1;
        let Ways { lengths, rests } = &mut self.ways;
        let Draft { shortened, onward } = &mut self.draft;
        let row = |from: usize| from * count..(from + 1) * count;
        let of_row = |from| lengths.get(row(from)).unwrap_or_default();
        let ways_on = of_row(left).iter().zip(of_row(right)).zip(rests.get(row(left)).unwrap_or_default());
        onward.clear();
        for (to, ((length, known), rests)) in ways_on.enumerate() {
            if *length != NONE && limit + length < *known {
                onward.push(Onward { to, way: Way { length: *length, rests: rests.clone() } });
            }
        }
        let rows = lengths.chunks_exact_mut(count).zip(rests.chunks_exact_mut(count)).enumerate();
        for (from, (lengths, rests)) in rows {
            let (Some(before), Some(known)) = (lengths.get(right).copied(), lengths.get(left)) else {
                continue;
            };
            if before == NONE || before + limit >= *known {
                continue;
            }
            let rests_before = rests.get(right).cloned().unwrap_or_default().with(own);
            for Onward { to, way } in &*onward {
                let through = before + limit + way.length;
                let (Some(length), Some(rests)) = (lengths.get_mut(*to), rests.get_mut(*to)) else {
                    continue;
                };
                if through < *length {
                    if let Some(shortened) = shortened {
                        let was = Way { length: *length, rests: rests.clone() };
                        shortened.push(Shortened { slot: from * count + to, was });
                    }
                    (*length, *rests) = (through, rests_before.with(&way.rests));
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
