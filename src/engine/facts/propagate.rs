//! Builds the timeline of a case in this order: known times, given orders, necessary orders, usual orders (defaults).
//!
//! In: accepted facts, the given orders, the orders of the program. Out: the facts with their [`Timeline`], or an order that
//! contradicts the others.

use std::sync::Arc;

use super::known::{Facts, Known};
use super::timeline::{Impossible, Justification, OrderTold, Timeline};
use crate::engine::model::{Difference, FactId, Value};
use crate::engine::program::{Atom, GateId, Maybe, OrderGates, Program, Truth};

/// A bound greater than the difference of any two amounts.
const FAR: i64 = 1 << 40;

/// Builds the timeline of a case and stores it with its facts.
///
/// # Errors
/// A given or necessary order that contradicts the others.
pub(crate) fn propagate(program: &Program, facts: &mut Facts, told: &OrderTold) -> Result<(), Impossible> {
    facts.set_timeline(None);
    let mut nodes = program.times.clone();
    let pairs = told.pairs.iter().map(|(first, then)| program.before(*first, *then));
    nodes.extend(pairs.flat_map(|order| [order.left, order.right]).flatten());
    if nodes.is_empty() {
        return Ok(());
    }
    nodes.sort_unstable();
    nodes.dedup();
    let line = propagated(program, facts, told, Timeline::through(nodes, told.clone()))?;
    facts.set_timeline(Some(line));
    Ok(())
}

fn propagated(
    program: &Program,
    facts: &Facts,
    told: &OrderTold,
    timeline: Timeline,
) -> Result<Arc<Timeline>, Impossible> {
    let mut propagation = Propagation { program, facts, timeline, pending: Vec::new() };
    propagation.amounts();
    for (first, then) in &told.pairs {
        let before = program.before(*first, *then);
        let impossible = Impossible { first: *first, then: *then };
        propagation.order([before; 2], Justification::default()).map_err(|()| impossible)?;
    }
    let can_hold = |order| Some(Pending { order, when: propagation.when(order)? });
    let mut pending = Vec::with_capacity(program.necessarily.len());
    pending.extend(program.necessarily.iter().filter_map(can_hold));
    propagation.pending = pending;
    propagation.necessities()?;
    for (place, order) in program.usually.iter().enumerate() {
        // What is granted is never asked, so that the order is not known withdraws only the others.
        if told.open && !order.granted {
            continue;
        }
        if told.withdrawn.contains(&place) {
            propagation.timeline.open_orders.extend((!told.complete).then_some(place));
        } else {
            propagation.usual(place, order);
        }
    }
    Ok(Arc::new(propagation.timeline.finished()))
}

struct Propagation<'a> {
    program: &'a Program,
    facts: &'a Facts,
    timeline: Timeline,
    /// Necessary orders whose condition is not known to hold, so far or at all.
    pending: Vec<Pending<'a>>,
}

/// A necessary order whose condition may hold.
#[derive(Clone)]
struct Pending<'a> {
    order: &'a OrderGates,
    when: When,
}

/// How the condition of an order is decided.
#[derive(Clone)]
enum When {
    /// The condition holds independently of the order of moments.
    Holds(Justification),
    /// The condition depends on the order of other moments and is tested on the timeline.
    ByTheTimeline,
    /// The condition depends on unknown facts: the order holds in some completions only.
    Open,
}

impl Propagation<'_> {
    /// Adds the known times, and for every other duration that it is not negative.
    fn amounts(&mut self) {
        for fact in self.timeline.nodes.clone() {
            match self.facts.known(fact) {
                Known::Told(Value::Amount(amount)) | Known::Computed(Value::Amount(amount)) => {
                    self.timeline.add_time(fact, *amount, &Justification::default());
                }
                Known::Assumed(Value::Amount(amount)) => {
                    self.timeline.add_time(fact, *amount, &Justification::on(vec![fact], Vec::new()));
                }
                _ if self.facts.is_time(fact) => {}
                Known::Told(_)
                | Known::Computed(_)
                | Known::Assumed(_)
                | Known::NotAsked
                | Known::Unknown
                | Known::Unknowable => {
                    let at_least_zero = Difference { left: None, right: Some(fact), limit: 0 };
                    self.timeline.add(at_least_zero, Justification::default());
                }
            }
        }
    }

    fn order(&mut self, [one, other]: [Difference; 2], rest: Justification) -> Result<(), ()> {
        if one != other {
            self.compared(one, rest.clone())?;
        }
        self.compared(other, rest)
    }

    fn compared(&mut self, before: Difference, rest: Justification) -> Result<(), ()> {
        if !self.timeline.add(before, rest) {
            return Err(());
        }
        self.timeline.note(before);
        Ok(())
    }

    /// Adds the necessary orders whose conditions hold, repeatedly until a fixed point is reached.
    fn necessities(&mut self) -> Result<(), Impossible> {
        loop {
            let mut pending = self.pending.iter().enumerate();
            let holding = pending.find_map(|(place, pending)| Some((place, self.rest_of(pending)?)));
            let Some((place, rest)) = holding else { return Ok(()) };
            let Pending { order, .. } = self.pending.remove(place);
            self.order(order.before, rest)
                .map_err(|()| Impossible { first: order.first, then: order.then })?;
        }
    }

    /// Adds a usual order, if its condition holds and the order is consistent with the timeline. If that depends on unknown
    /// facts, the order is recorded as open.
    fn usual(&mut self, place: usize, order: &OrderGates) {
        let Some(rest) = self.justification(order) else {
            if order.when.is_some_and(|gate| self.may(gate, Maybe::NEVER)) {
                self.timeline.open_orders.push(place);
            }
            return;
        };
        if order.before.iter().all(|before| self.timeline.truth(*before) == Truth::True) {
            return;
        }
        let is_complete = self.timeline.told().complete;
        if !is_complete && self.may_be_excluded(&order.before) {
            self.timeline.open_orders.push(place);
            return;
        }
        let rest = Justification::on(rest.facts, rest.usual.into_iter().chain([place]).collect());
        let (drawn, pending) = (self.timeline.checkpoint(), self.pending.clone());
        let is_possible = self.order(order.before, rest.clone()).is_ok() && self.necessities().is_ok();
        let is_left = |known: &Pending| self.pending.iter().any(|left| std::ptr::eq(left.order, known.order));
        let derived = pending.iter().filter(|known| !is_left(known)).flat_map(|known| known.order.before);
        let derived: Vec<_> = derived.collect();
        if is_possible && (is_complete || derived.is_empty()) {
            self.timeline.assumed.insert(place);
            return;
        }
        self.timeline.undo_to(&drawn);
        self.pending = pending;
        if !is_possible {
            return;
        }
        // The necessary orders that follow from it may be excluded as well.
        if self.may_be_excluded(&derived) {
            self.timeline.open_orders.push(place);
        } else if self.order(order.before, rest).is_ok() && self.necessities().is_ok() {
            self.timeline.assumed.insert(place);
        }
    }

    /// Whether a condition can hold in some completion of the unknown facts, given the timeline built so far. `unordered` says what
    /// an order that the timeline does not settle can be.
    fn may(&self, gate: GateId, unordered: Maybe) -> bool {
        self.program.circuit.may(gate, true, &|atom| match (self.facts.truth(atom), atom) {
            (Truth::Unknown, Atom::AtMost(difference)) if self.is_order(difference) => {
                match self.timeline.truth(difference) {
                    Truth::Unknown => unordered,
                    truth @ (Truth::True | Truth::False) => truth.into(),
                }
            }
            (truth, _) => truth.into(),
        })
    }

    /// Whether a comparison involves the time of a moment (and not only durations).
    fn is_order(&self, difference: Difference) -> bool {
        [difference.left, difference.right].into_iter().flatten().any(|fact| self.facts.is_time(fact))
    }

    /// Whether orders that hold only in some completions could contradict one of these.
    fn may_be_excluded(&self, orders: &[Difference]) -> bool {
        // What an open order settles can be the condition of another one.
        let unordered =
            if self.timeline.open_orders.is_empty() { Maybe::NEVER } else { Truth::Unknown.into() };
        let pending = self.pending.iter().map(|pending| pending.order);
        let pending = pending.filter(|order| order.when.is_some_and(|gate| self.may(gate, unordered)));
        let open = self.timeline.open_orders.iter().filter_map(|place| self.program.usually.get(*place));
        let mut links: Vec<_> = pending.chain(open).flat_map(|order| order.before).collect();
        self.open_amounts(&mut links);
        !links.is_empty() && orders.iter().any(|order| self.timeline.may_exclude(&links, *order))
    }

    /// Orders that may hold between moments whose times are unknown amounts. They may coincide or be arbitrarily far apart.
    fn open_amounts(&self, links: &mut Vec<Difference>) {
        let is_placed = |fact: FactId| {
            // A time given as unknown can be any time.
            self.facts.amount(fact).is_some() || self.facts.is_unknown(fact) || !self.facts.is_time(fact)
        };
        let placed = self.program.instants.iter().filter(|at| at.fact.is_none_or(is_placed));
        let placed: Vec<_> = placed.map(|at| at.fact).collect();
        for left in &placed {
            for right in placed.iter().filter(|right| *right != left) {
                let is_known =
                    |fact: Option<FactId>| fact.is_none_or(|fact| self.facts.value(fact).is_some());
                if is_known(*left) && is_known(*right) {
                    continue;
                }
                // `left` may be earlier by any distance or, if that is excluded, at the same second.
                let may_be = [(-1, -FAR), (0, 0)].into_iter().find(|(limit, _)| {
                    let no_later = Difference { left: *left, right: *right, limit: *limit };
                    self.facts.truth(Atom::AtMost(no_later)) == Truth::Unknown
                        && self.timeline.truth(no_later) == Truth::Unknown
                });
                links.extend(may_be.map(|(_, limit)| Difference { left: *left, right: *right, limit }));
            }
        }
    }

    /// How the condition of an order is decided; `None` if it fails whatever the order of moments is.
    fn when(&self, order: &OrderGates) -> Option<When> {
        if order.asks.iter().any(|atom| matches!(atom, Atom::AtMost(_))) {
            let circuit = &self.program.circuit;
            let fails = order.when.is_some_and(|gate| circuit.fails(gate, &|atom| self.facts.truth(atom)));
            return (!fails).then_some(When::ByTheTimeline);
        }
        if let Some(rest) = self.justification(order) {
            return Some(When::Holds(rest));
        }
        order.when.is_some_and(|gate| self.may(gate, Maybe::NEVER)).then_some(When::Open)
    }

    fn rest_of(&self, pending: &Pending) -> Option<Justification> {
        match &pending.when {
            When::Holds(rest) => Some(rest.clone()),
            When::ByTheTimeline => self.justification(pending.order),
            When::Open => None,
        }
    }

    /// The assumptions on which a condition rests that holds on the timeline built so far; `None` if it is not certain.
    fn justification(&self, order: &OrderGates) -> Option<Justification> {
        let Some(gate) = order.when else { return Some(Justification::default()) };
        let circuit = &self.program.circuit;
        let truth = |atom: Atom| match (self.facts.truth(atom), atom) {
            (Truth::Unknown, Atom::AtMost(difference)) => self.timeline.truth(difference),
            (truth, _) => truth,
        };
        if !circuit.holds(gate, &truth) {
            return None;
        }
        let told = |atom: Atom| match (self.facts.truth_told(atom), atom) {
            (Truth::Unknown, Atom::AtMost(difference)) => self.timeline.truth_told(difference),
            (truth, _) => truth,
        };
        if circuit.holds(gate, &told) {
            return Some(Justification::default());
        }
        Some(self.resting_on(&order.asks))
    }

    fn resting_on(&self, atoms: &[Atom]) -> Justification {
        let is_assumed = |fact: &FactId| self.facts.is_assumed(*fact);
        let mut facts: Vec<_> =
            atoms.iter().flat_map(|atom| atom.facts()).flatten().filter(is_assumed).collect();
        let mut usual = Vec::new();
        for atom in atoms {
            if let Atom::AtMost(difference) = atom {
                let of_order = self.timeline.justification(*difference);
                facts.extend(of_order.facts);
                usual.extend(of_order.usual);
            }
        }
        Justification::on(facts, usual)
    }
}
