//! The timeline of a case: bounds on the differences of moments (difference logic).
//!
//! Every constraint is `left - right <= limit`. A [`Timeline`] stores the matrix of shortest paths between all moments (a
//! difference-bound matrix, updated by an incremental Floyd-Warshall step), so a comparison of two moments is a single
//! lookup. For each path it stores the assumptions on which the path rests. Invariant: no negative cycle.
//! [`propagate`](super::propagate) builds it.

use std::collections::BTreeSet;

use crate::engine::model::{Difference, FactId, MomentId};
use crate::engine::program::Truth;

/// The order of moments as given in a case.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct OrderTold {
    /// The earlier and the later moment of each pair.
    pub(crate) pairs: Vec<(MomentId, MomentId)>,
    /// The order is given as unknown: the usual orders are not assumed.
    pub(crate) open: bool,
    /// All facts on which the orders depend are known, so no order is left open.
    pub(crate) complete: bool,
    /// The order is given as unknowable.
    pub(crate) unknowable: bool,
    /// Usual orders that are not to be assumed, as indices in the vocabulary's list.
    pub(crate) withdrawn: BTreeSet<usize>,
}

/// An order of two moments that contradicts the other constraints.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Impossible {
    pub(crate) first: MomentId,
    pub(crate) then: MomentId,
}

/// What is known of the order of moments in one case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Timeline {
    /// The facts that are times. Node 0 is the hour set for the resumption; these are the nodes from 1 on.
    pub(super) nodes: Vec<FactId>,
    /// By fact number: the node of the fact, or 0 if it has none.
    places: Vec<u16>,
    pub(super) distances: Distances,
    /// The assumptions of each constraint that rests on assumptions.
    justifications: Vec<Justification>,
    /// The orders between moments that hold in this case, one by one.
    orders: Vec<Difference>,
    /// The usual orders that were assumed, as indices in the vocabulary's list.
    pub(super) assumed: BTreeSet<usize>,
    /// The usual orders that only some completions assume, as indices in the vocabulary's list.
    pub(super) open_orders: Vec<usize>,
    /// What was told of the order.
    told: OrderTold,
    /// Scratch data, used only while constraints are added.
    draft: Draft,
}

/// Scratch data, used only while constraints are added.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Draft {
    /// Matrix entries overwritten since the last [`Timeline::checkpoint`]; `None` while nothing needs to be undone.
    changes: Option<Vec<Change>>,
    /// A reusable buffer for the paths that a new constraint shortens.
    onward: Vec<Onward>,
}

/// A path from the end of a new edge onward, if the edge makes some path shorter.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Onward {
    to: usize,
    way: Path,
}

/// A matrix entry and its value before it was overwritten.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Change {
    slot: usize,
    was: Path,
}

/// The matrix of shortest paths, row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Distances {
    lengths: Vec<i64>,
    /// The constraints on the path, as indices of [`Timeline::justifications`].
    rests: Vec<BitSet>,
}

/// A set of small numbers as bits; the empty set allocates nothing.
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

impl Distances {
    fn put(&mut self, slot: usize, way: Path) {
        if let (Some(length), Some(rests)) = (self.lengths.get_mut(slot), self.rests.get_mut(slot)) {
            (*length, *rests) = (way.length, way.rests);
        }
    }
}

/// A state of the timeline that [`Timeline::undo_to`] restores.
pub(super) struct Checkpoint {
    rests: usize,
    orders: usize,
}

/// The length of a path that does not exist.
const NONE: i64 = i64::MAX / 4;

#[derive(Debug, Clone, PartialEq, Eq)]
struct Path {
    length: i64,
    rests: BitSet,
}

/// The assumptions on which a constraint rests. Both lists are sorted and without duplicates.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Justification {
    /// Assumed facts.
    pub(crate) facts: Vec<FactId>,
    /// Usual orders, as indices in the vocabulary's list.
    pub(crate) usual: Vec<usize>,
}

impl Justification {
    /// Sorts the lists and removes duplicates.
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

impl Timeline {
    /// A timeline without constraints over the given facts, which must be sorted.
    pub(super) fn through(nodes: Vec<FactId>, told: OrderTold) -> Self {
        let count = nodes.len() + 1;
        let mut places = vec![0; nodes.last().map_or(0, |last| last.index() + 1)];
        for (fact, place) in nodes.iter().zip(1..) {
            if let Some(slot) = places.get_mut(fact.index()) {
                *slot = place;
            }
        }
        let mut distances =
            Distances { lengths: vec![NONE; count * count], rests: vec![BitSet::default(); count * count] };
        distances.lengths.iter_mut().step_by(count + 1).for_each(|own| *own = 0);
        let draft = Draft { changes: None, onward: Vec::with_capacity(count) };
        let (justifications, orders) = (Vec::with_capacity(count), Vec::with_capacity(2 * count));
        Self {
            nodes,
            places,
            distances,
            justifications,
            orders,
            assumed: BTreeSet::new(),
            open_orders: Vec::new(),
            told,
            draft,
        }
    }

    /// Marks the current state. Only changes made after the first checkpoint can be undone.
    pub(super) fn checkpoint(&mut self) -> Checkpoint {
        self.draft.changes.get_or_insert_with(|| Vec::with_capacity(self.nodes.len())).clear();
        Checkpoint { rests: self.justifications.len(), orders: self.orders.len() }
    }

    /// Undoes the changes since the checkpoint.
    pub(super) fn undo_to(&mut self, drawn: &Checkpoint) {
        for Change { slot, was } in
            self.draft.changes.iter_mut().flat_map(|distances| distances.drain(..).rev())
        {
            self.distances.put(slot, was);
        }
        self.justifications.truncate(drawn.rests);
        self.orders.truncate(drawn.orders);
    }

    /// Drops the scratch data; no constraint may be added afterwards.
    pub(super) fn finished(mut self) -> Self {
        self.draft = Draft::default();
        self
    }

    /// The truth of `left - right <= limit` according to the timeline.
    pub(crate) fn truth(&self, difference: Difference) -> Truth {
        self.answer(difference).map_or(Truth::Unknown, |(truth, _)| truth)
    }

    /// The same, according to constraints that rest on no assumption.
    pub(super) fn truth_told(&self, difference: Difference) -> Truth {
        self.answer(difference)
            .filter(|(_, rests)| rests.is_empty())
            .map_or(Truth::Unknown, |(truth, _)| truth)
    }

    /// The assumptions on which the truth of a comparison rests.
    pub(crate) fn justification(&self, difference: Difference) -> Justification {
        let Some((_, rests)) = self.answer(difference) else { return Justification::default() };
        let (mut facts, mut usual) = (Vec::new(), Vec::new());
        for (_, one) in self.justifications.iter().enumerate().filter(|(place, _)| rests.contains(*place)) {
            facts.extend(&one.facts);
            usual.extend(&one.usual);
        }
        Justification::on(facts, usual)
    }

    /// The orders between moments that hold in this case.
    pub(crate) fn orders(&self) -> &[Difference] {
        &self.orders
    }

    /// The usual orders that were assumed.
    pub(crate) fn assumed(&self) -> &BTreeSet<usize> {
        &self.assumed
    }

    /// Whether constraints that hold in some completions (`links`) may contradict a constraint (`statement`) that the timeline allows:
    /// whether links, timeline and statement together contain a negative cycle. This is the Bellman-Ford algorithm with the links as
    /// edges; paths within the timeline are taken from its matrix of shortest paths.
    pub(super) fn may_exclude(&self, links: &[Difference], statement: Difference) -> bool {
        let placed = |Difference { left, right, limit }: Difference| {
            Some((self.place(left)?, self.place(right)?, limit))
        };
        let Some((left, right, limit)) = placed(statement) else { return false };
        let links: Vec<_> = links.iter().filter_map(|link| placed(*link)).collect();
        let contradicts = |far: &[i64]| far.get(right).is_some_and(|far| *far != NONE && far + limit < 0);
        // How far it is from `left` to each node.
        let mut far = self.row(left).to_vec();
        if contradicts(&far) {
            return false;
        }
        for _ in 0..=self.nodes.len() {
            let mut shortened = Vec::new();
            for (end, begin, limit) in &links {
                let Some(begun) = far.get(*begin).copied().filter(|far| *far != NONE) else { continue };
                if let Some(known) = far.get_mut(*end)
                    && begun + limit < *known
                {
                    *known = begun + limit;
                    shortened.push(*end);
                }
            }
            if shortened.is_empty() {
                return false;
            }
            for node in shortened {
                let begun = far.get(node).copied().unwrap_or(NONE);
                for (known, length) in far.iter_mut().zip(self.row(node)) {
                    if *length != NONE && begun + length < *known {
                        *known = begun + length;
                    }
                }
            }
            if contradicts(&far) {
                return true;
            }
        }
        far.get(right).is_some_and(|far| *far != NONE)
    }

    /// The lengths of the shortest paths from a node to every node.
    fn row(&self, from: usize) -> &[i64] {
        let count = self.nodes.len() + 1;
        self.distances.lengths.get(from * count..(from + 1) * count).unwrap_or_default()
    }

    /// The length of the shortest path from one node to another.
    fn length(&self, from: usize, to: usize) -> Option<i64> {
        self.distances.lengths.get(self.slot(from, to)).copied().filter(|length| *length != NONE)
    }

    /// The greatest amount that a fact can have by what is told, without assumptions.
    pub(crate) fn at_most(&self, fact: FactId) -> Option<i64> {
        let limit = self.length(0, self.place(Some(fact))?)?;
        let at_most = Difference { left: Some(fact), right: None, limit };
        (self.truth_told(at_most) == Truth::True).then_some(limit)
    }

    /// The least amount that a fact can have by what is told, without assumptions.
    pub(crate) fn at_least(&self, fact: FactId) -> Option<i64> {
        let least = -self.length(self.place(Some(fact))?, 0)?;
        let below = Difference { left: Some(fact), right: None, limit: least - 1 };
        (self.truth_told(below) == Truth::False).then_some(least)
    }

    /// The usual orders that only some completions assume.
    pub(crate) fn open_orders(&self) -> &[usize] {
        &self.open_orders
    }

    /// The order of moments as given in the case.
    pub(crate) fn told(&self) -> &OrderTold {
        &self.told
    }

    /// Whether the difference holds, and the constraints on the path that decides it.
    fn answer(&self, difference: Difference) -> Option<(Truth, &BitSet)> {
        let (left, right) = (self.place(difference.left)?, self.place(difference.right)?);
        let decides = |truth, from, to, is_enough: &dyn Fn(i64) -> bool| {
            self.length(from, to).filter(|length| is_enough(*length))?;
            Some((truth, self.distances.rests.get(self.slot(from, to))?))
        };
        // The longest that `left` can be after `right`, and the other way round.
        decides(Truth::True, right, left, &|most| most <= difference.limit)
            .or_else(|| decides(Truth::False, left, right, &|least| -least > difference.limit))
    }

    /// The node of a time; `None` as the fact means the hour set (node 0).
    fn place(&self, fact: Option<FactId>) -> Option<usize> {
        let Some(fact) = fact else { return Some(0) };
        self.places.get(fact.index()).filter(|place| **place > 0).map(|place| usize::from(*place))
    }

    /// The index of a path in the matrix.
    const fn slot(&self, from: usize, to: usize) -> usize {
        from * (self.nodes.len() + 1) + to
    }

    /// Adds a known time as two constraints.
    pub(super) fn add_time(&mut self, fact: FactId, time: i64, rest: &Justification) {
        self.add(Difference { left: Some(fact), right: None, limit: time }, rest.clone());
        self.add(Difference { left: None, right: Some(fact), limit: -time }, rest.clone());
    }

    /// Adds `left - right <= limit`. Returns false and changes nothing if the constraint would close a negative cycle.
    pub(super) fn add(&mut self, difference: Difference, rest: Justification) -> bool {
        let (Some(left), Some(right)) = (self.place(difference.left), self.place(difference.right)) else {
            return true;
        };
        if self.length(left, right).is_some_and(|back| back + difference.limit < 0) {
            return false;
        }
        if self.length(right, left).is_some_and(|known| known <= difference.limit) {
            return true;
        }
        let mut own = BitSet::default();
        if !rest.is_nothing() {
            own = BitSet::of(self.justifications.len());
            self.justifications.push(rest);
        }
        self.shorten((left, right), difference.limit, &own);
        true
    }

    /// Updates all paths after a new edge from `right` to `left`. Rows and columns that the edge cannot shorten are skipped.
    fn shorten(&mut self, (left, right): (usize, usize), limit: i64, own: &BitSet) {
        let count = self.nodes.len() + 1;
        let Distances { lengths, rests } = &mut self.distances;
        let Draft { changes, onward } = &mut self.draft;
        let row = |from: usize| from * count..(from + 1) * count;
        let of_row = |from| lengths.get(row(from)).unwrap_or_default();
        let ways_on = of_row(left).iter().zip(of_row(right)).zip(rests.get(row(left)).unwrap_or_default());
        onward.clear();
        for (to, ((length, known), rests)) in ways_on.enumerate() {
            if *length != NONE && limit + length < *known {
                onward.push(Onward { to, way: Path { length: *length, rests: rests.clone() } });
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
                    if let Some(changes) = changes {
                        let was = Path { length: *length, rests: rests.clone() };
                        changes.push(Change { slot: from * count + to, was });
                    }
                    (*length, *rests) = (through, rests_before.with(&way.rests));
                }
            }
        }
    }

    /// Records an order that holds, without duplicates.
    pub(super) fn note(&mut self, order: Difference) {
        if !self.orders.contains(&order) {
            self.orders.push(order);
        }
    }
}
