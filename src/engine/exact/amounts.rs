//! Amounts that are compared with each other: in which ways the comparisons can turn out together.
//!
//! In: comparisons of times and numbers, and what holds of these in every completion. Out: every way in which some amounts
//! make the comparisons hold or fail, and which ways go together when only some of the amounts change.
//! Guaranteed: exact; where the ways are too many, there are none.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::engine::model::{Difference, FactId};

/// So many ways are told apart at most.
const WAYS: usize = 1 << 10;

/// So many pairs of ways that go together.
const PAIRS: usize = 1 << 12;

/// A way in which comparisons turn out: the bit of each that holds.
type Way = u64;

/// Amounts tied by comparisons and orders, those that are known put in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(super) struct Tied {
    /// What can hold or fail.
    pub(super) comparisons: Vec<Difference>,
    /// What holds in every completion.
    pub(super) known: Vec<Difference>,
}

/// The places of two ways that go together.
pub(super) type Together = Rc<[(u16, u16)]>;

/// The ways in which comparisons can turn out.
#[derive(Debug)]
pub(super) struct Ways {
    tied: Tied,
    all: Vec<Way>,
    together: RefCell<FxHashMap<Vec<FactId>, Option<Together>>>,
}

impl Ways {
    /// Of these comparisons; none where they are too many.
    pub(super) fn of(tied: &Tied) -> Option<Self> {
        if tied.comparisons.len() > Way::BITS as usize {
            return None;
        }
        let mut all: Vec<_> = pairs(tied, &[], WAYS)?.into_iter().map(|(way, _)| way).collect();
        all.sort_unstable();
        Some(Self { tied: tied.clone(), all, together: RefCell::default() })
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.all.len()
    }

    /// Whether a comparison holds in a way.
    pub(super) fn holds(&self, way: usize, comparison: usize) -> bool {
        self.all.get(way).is_some_and(|way| way >> comparison & 1 == 1)
    }

    /// Whether every amount is among these: then each way goes together with each.
    pub(super) fn are_all_among(&self, freed: &[FactId]) -> bool {
        self.amounts().all(|fact| freed.contains(&fact))
    }

    /// Whether one of these amounts is compared, or ordered with what is.
    pub(super) fn speak_of(&self, freed: &[FactId]) -> bool {
        self.amounts().any(|fact| freed.contains(&fact))
    }

    fn amounts(&self) -> impl Iterator<Item = FactId> + '_ {
        let all = self.tied.comparisons.iter().chain(&self.tied.known);
        all.flat_map(|difference| [difference.left, difference.right]).flatten()
    }

    /// The ways that can turn into each other when these amounts alone change; none where they are too many.
    pub(super) fn together(&self, freed: &[FactId]) -> Option<Together> {
        if let Some(known) = self.together.borrow().get(freed) {
            return known.clone();
        }
        let place = |way: &Way| u16::try_from(self.all.binary_search(way).ok()?).ok();
        let found = pairs(&self.tied, freed, PAIRS).map(|pairs| {
            let places = pairs.iter().filter_map(|(one, other)| Some((place(one)?, place(other)?)));
            places.collect::<Together>()
        });
        self.together.borrow_mut().insert(freed.to_vec(), found.clone());
        found
    }
}

/// Every two ways that go together when these amounts alone are freed; none if they are more than so many.
fn pairs(tied: &Tied, freed: &[FactId], limit: usize) -> Option<Vec<(Way, Way)>> {
    let mut places = Places { known: vec![None], freed };
    let of = |places: &mut Places, difference: &Difference| {
        let [first, beside] = [false, true].map(|is_beside| places.edge(*difference, is_beside));
        (first, (first != beside).then_some(beside))
    };
    let turning: Vec<_> = tied.comparisons.iter().map(|difference| of(&mut places, difference)).collect();
    let known: Vec<_> = tied.known.iter().map(|difference| of(&mut places, difference)).collect();
    let mut distances = Distances::between(places.known.len());
    for edge in known.into_iter().flat_map(|(first, beside)| [Some(first), beside]).flatten() {
        if !distances.know(edge) {
            return Some(Vec::new());
        }
    }
    let (distances, turning) = distances.among(turning);
    let mut search = Pairs { turning, found: Vec::new(), limit };
    search.go_on(0, &distances, (0, 0)).then_some(search.found)
}

/// The places of amounts, zero's first; an amount that is freed has one more beside its own.
struct Places<'a> {
    known: Vec<Option<(FactId, bool)>>,
    freed: &'a [FactId],
}

impl Places<'_> {
    fn edge(&mut self, Difference { left, right, limit }: Difference, is_beside: bool) -> Edge {
        let [from, to] = [right, left].map(|fact| self.place(fact, is_beside));
        Edge { from, to, limit }
    }

    fn place(&mut self, fact: Option<FactId>, is_beside: bool) -> usize {
        let own = fact.map(|fact| (fact, is_beside && self.freed.contains(&fact)));
        self.known.iter().position(|known| *known == own).unwrap_or_else(|| {
            self.known.push(own);
            self.known.len() - 1
        })
    }
}

/// `to - from <= limit`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Edge {
    from: usize,
    to: usize,
    limit: i64,
}

impl Edge {
    /// What holds when the comparison does, or does not.
    fn turned(self, holds: bool) -> Self {
        if holds { self } else { Self { from: self.to, to: self.from, limit: -self.limit - 1 } }
    }
}

/// The least that is known of every difference of two places.
#[derive(Clone)]
struct Distances {
    places: usize,
    /// Row after row, by where they start.
    least: Vec<i64>,
}

/// Nothing is known of a difference.
const FAR: i64 = i64::MAX;

impl Distances {
    fn between(places: usize) -> Self {
        let from_itself = |place: usize| place / places == place % places;
        let least = (0..places * places).map(|place| if from_itself(place) { 0 } else { FAR });
        Self { places, least: least.collect() }
    }

    fn least(&self, from: usize, to: usize) -> i64 {
        self.least.get(from * self.places + to).copied().unwrap_or(FAR)
    }

    fn contradict(&self, Edge { from, to, limit }: Edge) -> bool {
        self.least(to, from).saturating_add(limit) < 0
    }

    fn imply(&self, Edge { from, to, limit }: Edge) -> bool {
        self.least(from, to) <= limit
    }

    /// Takes one thing more as known; false if that cannot be.
    fn know(&mut self, edge: Edge) -> bool {
        if self.contradict(edge) {
            return false;
        }
        if self.imply(edge) {
            return true;
        }
        let Edge { from, to, limit } = edge;
        let further = self.least.chunks_exact(self.places).nth(to).unwrap_or_default().to_vec();
        for row in self.least.chunks_exact_mut(self.places) {
            let Some(near) = row.get(from).filter(|near| **near != FAR) else { continue };
            let near = near.saturating_add(limit);
            for (least, far) in row.iter_mut().zip(&further) {
                if *far != FAR {
                    *least = (*least).min(near.saturating_add(*far));
                }
            }
        }
        true
    }

    /// The same of the places alone between which comparisons turn, and these as between them: what others add is in it.
    fn among(&self, turning: Vec<Turning>) -> (Self, Vec<Turning>) {
        let edges = turning.iter().flat_map(|(first, beside)| [Some(*first), *beside]).flatten();
        let mut kept: Vec<_> = edges.flat_map(|edge| [edge.from, edge.to]).collect();
        kept.sort_unstable();
        kept.dedup();
        let between = |from: &usize| kept.iter().map(|to| self.least(*from, *to)).collect::<Vec<_>>();
        let least = kept.iter().flat_map(between).collect();
        let place = |place: usize| kept.binary_search(&place).unwrap_or_default();
        let moved = |edge: Edge| Edge { from: place(edge.from), to: place(edge.to), ..edge };
        let turning = turning.into_iter().map(|(first, beside)| (moved(first), beside.map(moved)));
        (Self { places: kept.len(), least }, turning.collect())
    }
}

/// A comparison, and the same of the case beside where it can be another.
type Turning = (Edge, Option<Edge>);

/// A search through the ways, comparison after comparison.
struct Pairs {
    turning: Vec<Turning>,
    found: Vec<(Way, Way)>,
    limit: usize,
}

impl Pairs {
    /// Whether no more were found than allowed.
    fn go_on(&mut self, place: usize, distances: &Distances, ways: (Way, Way)) -> bool {
        let Some((first, beside)) = self.turning.get(place).copied() else {
            self.found.push(ways);
            return self.found.len() <= self.limit;
        };
        let turned = |ways: (Way, Way), [one, other]: [bool; 2]| {
            (ways.0 | Way::from(one) << place, ways.1 | Way::from(other) << place)
        };
        [false, true].into_iter().all(|one| {
            self.then(first.turned(one), distances, |all, nearer| match beside {
                None => all.go_on(place + 1, nearer, turned(ways, [one, one])),
                Some(beside) => [false, true].into_iter().all(|other| {
                    all.then(beside.turned(other), nearer, |all, nearer| {
                        all.go_on(place + 1, nearer, turned(ways, [one, other]))
                    })
                }),
            })
        })
    }

    /// Goes on with one thing more known, if that can be.
    fn then(
        &mut self,
        edge: Edge,
        distances: &Distances,
        go_on: impl FnOnce(&mut Self, &Distances) -> bool,
    ) -> bool {
        if distances.imply(edge) {
            return go_on(self, distances);
        }
        let mut nearer = distances.clone();
        !nearer.know(edge) || go_on(self, &nearer)
    }
}
