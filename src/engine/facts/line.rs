//! The line of time: where moments stand, as far as it is told, necessary, or the normal course.
//!
//! In: accepted facts, the orders told, a program's orders. Out: a [`Line`], which says of two times which is the earlier
//! and on what that rests; or the order that cannot be. Every statement is `left - right <= limit`, so what follows from them
//! is the shortest way from one time to another.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::known::{Facts, Known};
use crate::engine::model::{Difference, FactId, MomentId, Type, Value, Vocabulary};
use crate::engine::program::{Atom, OrderGates, Program, Truth};

/// What is known of the order of moments in one case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Line {
    /// The facts that hold times; the hour set stands before them.
    nodes: Vec<FactId>,
    /// The shortest known way between two times, and the statements on it.
    ways: Vec<Option<Way>>,
    /// On what each statement rests that is more than told.
    rests: Vec<Rest>,
    /// The orders between moments that hold in this case, one by one.
    orders: Vec<Difference>,
    /// The orders of the normal course that were taken, by their places in the vocabulary's list.
    assumed: BTreeSet<usize>,
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

/// What is told of the order of moments.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct OrderTold {
    /// The earlier and the later moment of each pair.
    pub(crate) pairs: Vec<(MomentId, MomentId)>,
    /// The normal course of the order is not taken for granted.
    pub(crate) open: bool,
    /// Orders of the normal course that are not taken, by their places in the vocabulary's list.
    pub(crate) withdrawn: BTreeSet<usize>,
}

/// An order of two moments that cannot be with the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Impossible {
    pub(crate) first: MomentId,
    pub(crate) then: MomentId,
}

impl Line {
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
    pub(crate) fn likeness(&self, facts: &Facts) -> Vec<u8> {
        let mut likeness = Vec::new();
        for order in &self.orders {
            for fact in [order.left, order.right] {
                likeness.push(self.place(fact).and_then(|place| u8::try_from(place).ok()).unwrap_or(u8::MAX));
            }
            likeness.extend_from_slice(&order.limit.to_le_bytes());
        }
        let known: Vec<_> = self.nodes.iter().filter_map(|fact| facts.amount(*fact)).chain([0]).collect();
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
    fn add(&mut self, difference: Difference, rest: Rest) -> bool {
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

/// Draws the line of a case and puts it to its facts.
///
/// # Errors
/// An order told or necessary that cannot be with the others.
pub(crate) fn draw(
    vocabulary: &Vocabulary,
    program: &Program,
    facts: &mut Facts,
    told: &OrderTold,
) -> Result<(), Impossible> {
    facts.set_line(None);
    let pairs: Vec<_> =
        told.pairs.iter().map(|(first, then)| (*first, *then, program.before(*first, *then))).collect();
    let orders = program.necessarily.iter().chain(&program.usually).flat_map(|order| order.before);
    let all = orders.chain(pairs.iter().map(|pair| pair.2));
    let nodes: BTreeSet<FactId> = all.flat_map(|order| [order.left, order.right]).flatten().collect();
    if nodes.is_empty() {
        return Ok(());
    }
    let line = Line::through(nodes.into_iter().collect());
    let mut drawing = Drawing { program, facts, line, pending: Vec::new() };
    drawing.amounts(vocabulary);
    for (first, then, before) in pairs {
        drawing.order([before; 2], &Rest::default()).map_err(|()| Impossible { first, then })?;
    }
    drawing.pending.extend(&program.necessarily);
    drawing.necessities()?;
    for (place, order) in program.usually.iter().enumerate() {
        if !told.open && !told.withdrawn.contains(&place) {
            drawing.usual(place, order);
        }
    }
    let line = drawing.line;
    facts.set_line(Some(Arc::new(line)));
    Ok(())
}

impl Line {
    fn through(nodes: Vec<FactId>) -> Self {
        let places = nodes.len() + 1;
        Self {
            ways: vec![None; places * places],
            nodes,
            rests: Vec::new(),
            orders: Vec::new(),
            assumed: BTreeSet::new(),
        }
    }
}

struct Drawing<'a> {
    program: &'a Program,
    facts: &'a Facts,
    line: Line,
    /// Necessary orders of which it is not known yet that they hold.
    pending: Vec<&'a OrderGates>,
}

impl Drawing<'_> {
    /// The times that are known, and that no duration is negative.
    fn amounts(&mut self, vocabulary: &Vocabulary) {
        for fact in self.line.nodes.clone() {
            let at_most = |limit| Difference { left: Some(fact), right: None, limit };
            let at_least = |limit: i64| Difference { left: None, right: Some(fact), limit: -limit };
            match self.facts.known(fact) {
                Known::Told(Value::Amount(amount)) | Known::Computed(Value::Amount(amount)) => {
                    self.line.add(at_most(*amount), Rest::default());
                    self.line.add(at_least(*amount), Rest::default());
                }
                Known::Assumed(Value::Amount(amount)) => {
                    let rest = || Rest { facts: BTreeSet::from([fact]), usual: BTreeSet::new() };
                    self.line.add(at_most(*amount), rest());
                    self.line.add(at_least(*amount), rest());
                }
                _ if vocabulary.fact(fact).kind == Type::Moment => {}
                Known::Told(_)
                | Known::Computed(_)
                | Known::Assumed(_)
                | Known::NotAsked
                | Known::Unknown
                | Known::Unknowable => {
                    self.line.add(at_least(0), Rest::default());
                }
            }
        }
    }

    fn order(&mut self, before: [Difference; 2], rest: &Rest) -> Result<(), ()> {
        for before in before {
            if !self.line.add(before, rest.clone()) {
                return Err(());
            }
            if !self.line.orders.contains(&before) {
                self.line.orders.push(before);
            }
        }
        Ok(())
    }

    /// Every necessary order whose condition holds, until there is no other.
    fn necessities(&mut self) -> Result<(), Impossible> {
        loop {
            let holding = self.pending.iter().position(|order| self.rest_of(order).is_some());
            let Some(place) = holding else { return Ok(()) };
            let order = self.pending.remove(place);
            let rest = self.rest_of(order).unwrap_or_default();
            self.order(order.before, &rest)
                .map_err(|()| Impossible { first: order.first, then: order.then })?;
        }
    }

    /// An order of the normal course, where its condition holds and nothing speaks against it.
    fn usual(&mut self, place: usize, order: &OrderGates) {
        let Some(mut rest) = self.rest_of(order) else { return };
        if order.before.iter().all(|before| self.line.truth(*before) == Truth::True) {
            return;
        }
        rest.usual.insert(place);
        let (line, pending) = (self.line.clone(), self.pending.clone());
        if self.order(order.before, &rest).is_ok() && self.necessities().is_ok() {
            self.line.assumed.insert(place);
        } else {
            (self.line, self.pending) = (line, pending);
        }
    }

    /// On what it rests that a condition certainly holds; none if it is not certain.
    fn rest_of(&self, order: &OrderGates) -> Option<Rest> {
        let Some(gate) = order.when else { return Some(Rest::default()) };
        let circuit = &self.program.circuit;
        let truth = |atom: Atom| match (self.facts.truth(atom), atom) {
            (Truth::Unknown, Atom::AtMost(difference)) => self.line.truth(difference),
            (truth, _) => truth,
        };
        if !circuit.holds(gate, &truth) {
            return None;
        }
        let told = |atom: Atom| match (self.facts.truth_told(atom), atom) {
            (Truth::Unknown, Atom::AtMost(difference)) => self.line.truth_told(difference),
            (truth, _) => truth,
        };
        if circuit.holds(gate, &told) {
            return Some(Rest::default());
        }
        Some(self.resting_on(&order.asks))
    }

    fn resting_on(&self, atoms: &[Atom]) -> Rest {
        let mut rest = Rest::default();
        let is_assumed = |fact: &FactId| self.facts.is_assumed(*fact);
        rest.facts.extend(atoms.iter().flat_map(|atom| atom.facts()).flatten().filter(is_assumed));
        for atom in atoms {
            if let Atom::AtMost(difference) = atom {
                let of_order = self.line.rests(*difference);
                rest.facts.extend(of_order.facts);
                rest.usual.extend(of_order.usual);
            }
        }
        rest
    }
}
