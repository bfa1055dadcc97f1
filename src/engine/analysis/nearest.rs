//! Differences of result in the order of what they take: those that need the fewest departures from the normal course first.

use super::beside::Beside;
use super::confirm::Witness;
use super::differences::{Divergence, concluding};
use super::disagreement::Disagreement;
use super::shrink::{Shrink, smallest};
use crate::engine::solver::{Lit, whole_case};

/// A difference of result, and in how many facts its case departs from the normal course.
pub(super) struct Nearest {
    pub(super) departures: usize,
    pub(super) found: Disagreement,
}

/// Differences looked for: many times what is told first.
const ENOUGH: usize = 40;

/// The differences of result between what two editions say, in the order of their departures.
pub(super) fn nearest(witness: &Witness, beside: &mut Beside) -> Vec<Nearest> {
    let speaking = [beside.speaks(0), beside.speaks(1)];
    let wanted = [beside.results_apart(), speaking[0], speaking[1]];
    let mut found = Vec::new();
    let mut departures = 0;
    for _ in 0..ENOUGH {
        let Some(fewest) = beside.fewest(&wanted, departures) else { break };
        departures = fewest;
        let Some(divergence) = divergence(beside, &wanted, departures) else { break };
        let confirmed = witness.confirmed(&divergence).filter(|one| one.outcomes[0] != one.outcomes[1]);
        found.extend(confirmed.map(|found| Nearest { departures, found }));
    }
    found
}

/// A case of that, with so many departures; the two provisions that it shows are not shown again.
pub(super) fn divergence(beside: &mut Beside, wanted: &[Lit], departures: usize) -> Option<Divergence> {
    beside.plainest(wanted, departures)?;
    let [first, second] = beside.sides;
    let [one, other] = &beside.copies;
    let rules = [concluding(first, &beside.search, one), concluding(second, &beside.search, other)];
    let outcomes = [beside.outcome(0), beside.outcome(1)];
    let whole = whole_case(first.vocabulary, beside.nothing(), &beside.search);
    let applying =
        [0, 1].map(|place| rules.get(place).copied().flatten().map(|rule| beside.applying(place, &[rule])));
    let shrink = Shrink { sides: beside.sides, tellers: beside.tellers, rules };
    let facts = smallest(whole, |facts| shrink.shows(facts))?;
    let facts = beside.probe().shrink(&shrink, facts);
    beside.search.require(applying.into_iter().flatten().flatten().map(|lit| !lit).collect());
    Some(Divergence { outcomes, rules, facts })
}
