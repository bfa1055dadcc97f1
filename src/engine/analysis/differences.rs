//! Where two editions give one case two results: the two provisions that conclude them, and the fewest facts that make
//! both apply.
//!
//! Two provisions found exclude every other case in which both apply, until none is left: so in every situation in which
//! the results differ, two of the provisions listed apply.

use std::collections::BTreeSet;

use super::shrink::{Probe, Shrink, smallest};
use crate::engine::cancel::Cancel;
use crate::engine::facts::{Facts, Known, Teller};
use crate::engine::model::{Conclusion, FactId, Outcome, RuleIndex, Value};
use crate::engine::program::Scope;
use crate::engine::solver::{Budget, Encoding, Lit, Solver, whole_case};
use crate::engine::source::Src;

/// The results that two editions give one case; none where an edition is silent.
pub type Outcomes = [Option<Outcome>; 2];

/// Two provisions that give one case two results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Divergence {
    /// The two results.
    pub(super) outcomes: Outcomes,
    /// The provisions that conclude them; none of an edition that is silent.
    pub(super) rules: [Option<RuleIndex>; 2],
    /// The facts that make both apply: without any of them that is not certain.
    pub(super) facts: Vec<(FactId, Value)>,
}

/// Divergences of two outcomes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Divergences {
    /// Those nearer to the normal course first.
    pub(super) found: Vec<Divergence>,
    /// In every situation with these results the provisions of one of them apply.
    pub(super) complete: bool,
}

/// Divergences listed at most for two outcomes; what is beyond is told by [`Divergences::complete`].
const LIMIT: usize = 200;

/// Nothing but how contested texts are read where both editions read them so.
pub(super) fn as_usually_read(sides: [Scope; 2]) -> Facts {
    let [first, _] = sides;
    let mut facts = Facts::nothing(first.vocabulary);
    let readings: BTreeSet<_> = sides.iter().flat_map(|side| side.program.readings.iter().copied()).collect();
    for fact in readings {
        let own = sides.iter().any(|side| side.edition.assumptions.iter().any(|(of, _)| *of == fact));
        let usual = first.vocabulary.fact(fact).assume.as_ref().filter(|_| !own);
        if let Some(usual) = usual {
            facts.set(fact, Known::Assumed(usual.value.clone()));
        }
    }
    facts
}

/// The pairs of different results that two editions can give one case.
#[must_use]
pub(super) fn different_outcomes() -> Vec<Outcomes> {
    let all: Vec<_> = Outcome::ALL.into_iter().map(Some).chain([None]).collect();
    let pairs = all.iter().flat_map(|one| all.iter().map(move |other| [*one, *other]));
    pairs.filter(|[one, other]| one != other).collect()
}

/// The provisions by which two editions come to these results in one case; what was found so far, and not complete, when it
/// is cancelled.
#[must_use]
pub(super) fn divergences(sides: [Scope; 2], outcomes: Outcomes, cancel: &Cancel) -> Divergences {
    let [first, second] = sides;
    let nothing = as_usually_read(sides);
    let mut search =
        Solver::within(first.vocabulary, first.program, &nothing, Budget::EDITION).unless(cancel);
    let copies = [search.encode(), search.encode_of(second.program)];
    let with_copies = || sides.into_iter().zip(&copies);
    let wanted: Vec<_> =
        with_copies().zip(outcomes).flat_map(|((side, copy), outcome)| says(side, copy, outcome)).collect();
    let tellers = sides.map(|side| Teller::new(side.vocabulary, side.program));
    let mut probe = None;
    let mut found: Vec<Divergence> = Vec::new();
    while found.len() < LIMIT {
        if search.normal_course(&wanted).is_none() {
            return Divergences { found, complete: !search.gave_up() };
        }
        let [one, other] = &copies;
        let rules = [concluding(first, &search, one), concluding(second, &search, other)];
        let whole = whole_case(first.vocabulary, &nothing, &search);
        let shrink = Shrink { sides, tellers: &tellers, rules };
        // A whole case settles every gate, so it always shows what the search found in it.
        let Some(facts) = smallest(whole, |facts| shrink.shows(facts)) else { break };
        let probe = probe.get_or_insert_with(|| Probe::new(sides, &nothing, cancel));
        let facts = probe.shrink(&shrink, facts);
        let applying = with_copies()
            .zip(rules)
            .filter_map(|((side, copy), rule)| copy.lit(side.program.rules.get(rule?.index())?.applies));
        let excluded = applying.map(|lit| !lit).collect();
        search.require(excluded);
        found.push(Divergence { outcomes, rules, facts });
    }
    Divergences { found, complete: false }
}

/// What must hold for an edition to come to an outcome.
fn says(side: Scope, copy: &Encoding, outcome: Option<Outcome>) -> Vec<Lit> {
    let gates = Outcome::ALL.into_iter().zip(side.program.outcomes);
    let lits = gates.filter_map(|(other, gate)| {
        let lit = copy.lit(gate)?;
        match outcome {
            Some(outcome) => (outcome == other).then_some(lit),
            None => Some(!lit),
        }
    });
    lits.collect()
}

/// The first rule that concludes the result of the completion found last; one of the law itself before others.
pub(super) fn concluding(side: Scope, search: &Solver, copy: &Encoding) -> Option<RuleIndex> {
    let applies = |index: RuleIndex| {
        let gates = side.program.rules.get(index.index());
        gates.and_then(|gates| copy.lit(gates.applies)).is_some_and(|lit| search.holds(lit))
    };
    let mut concluding: Vec<_> = side
        .edition
        .numbered()
        .filter(|(index, rule)| {
            let result = |then: &Src<Conclusion>| matches!(then.value, Conclusion::Result(_));
            rule.then.iter().any(result) && applies(*index)
        })
        .collect();
    concluding.sort_by_key(|(_, rule)| !rule.letter);
    concluding.first().map(|(index, _)| *index)
}
