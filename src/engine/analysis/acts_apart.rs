//! Duties, rights and times that one edition lays down and the other does not, with the fewest departures that show them.

use std::collections::BTreeMap;

use super::beside::Beside;
use super::one_sided::by_conclusion;
use super::shrink::{smallest, with_plain_amounts};
use super::stages::Stages;
use crate::engine::facts::Facts;
use crate::engine::model::{Conclusion, FactId, Matter, RuleIndex, Value};
use crate::engine::program::{Scope, Truth};
use crate::engine::solver::{Lit, whole_case};

/// Something laid down by one edition only, in some case.
pub(super) struct Apart {
    /// Whose: the first edition's or the second's.
    pub(super) side: usize,
    pub(super) stage: usize,
    pub(super) departures: usize,
    /// Its rules, that which is about the stage first, and those of the other edition that say the same in other cases.
    pub(super) rules: [Vec<RuleIndex>; 2],
    /// Its place among the conclusions of the first rule.
    pub(super) conclusion: usize,
    /// What must hold for it.
    wanted: Vec<Lit>,
}

/// What each edition lays down and the other does not, that which needs the fewest departures first.
pub(super) fn acts_apart(beside: &mut Beside, stages: &Stages) -> Vec<Apart> {
    let alike = beside.results_alike();
    let mut found = Vec::new();
    for side in [0, 1] {
        let sides = [beside.sides.get(side).copied(), beside.sides.get(1 - side).copied()];
        let [Some(own), Some(other)] = sides else { continue };
        let elsewhere: BTreeMap<_, _> = by_conclusion(other);
        for (key, (rules, conclusion)) in by_conclusion(own) {
            let stage = rules.first().and_then(|rule| stages.of_rule(own.edition, *rule));
            let Some(stage) = stage.filter(|_| is_act(own, &rules, conclusion)) else { continue };
            let others = elsewhere.get(&key).map(|(rules, _)| rules.clone()).unwrap_or_default();
            let silent: Vec<_> = beside.applying(side, &rules).into_iter().map(|lit| !lit).collect();
            let mut wanted = vec![!beside.search.all_of(&silent)];
            wanted.extend(beside.applying(1 - side, &others).into_iter().map(|lit| !lit));
            wanted.extend(&alike);
            let Some(departures) = beside.fewest(&wanted, 0) else { continue };
            found.push(Apart { side, stage, departures, rules: [rules, others], conclusion, wanted });
        }
    }
    // What the other edition never says is plainer than what it says in other cases.
    found.sort_by_key(|apart| {
        let [own, others] = &apart.rules;
        (apart.departures, !others.is_empty(), 1 - apart.side, own.first().copied())
    });
    found
}

/// Whether it is something for people to do or to reckon with: that the game is over is told with the result.
fn is_act(side: Scope, rules: &[RuleIndex], conclusion: usize) -> bool {
    let rule = rules.first().and_then(|rule| side.edition.rule(*rule));
    // A commentary is no law.
    let rule = rule.filter(|rule| rule.letter || rule.interpretation.is_some());
    let then = rule.and_then(|rule| rule.then.get(conclusion)).map(|then| &then.value);
    match then {
        Some(Conclusion::Duty(_) | Conclusion::Set(..)) => true,
        Some(Conclusion::State(state)) => {
            side.vocabulary.state(*state).is_some_and(|state| state.matter != Matter::RESULT)
        }
        Some(Conclusion::Result(_)) | None => false,
    }
}

impl Apart {
    /// The fewest facts of a case that shows it; none if it rests on what neither edition's own condition asks.
    pub(super) fn facts(&self, beside: &mut Beside) -> Option<Vec<(FactId, Value)>> {
        beside.plainest(&self.wanted, self.departures)?;
        let own = beside.sides.get(self.side).copied()?;
        let other = beside.sides.get(1 - self.side).copied()?;
        let whole = whole_case(own.vocabulary, beside.nothing(), &beside.search);
        let (own_teller, other_teller) = (beside.tellers.get(self.side)?, beside.tellers.get(1 - self.side)?);
        let [rules, others] = &self.rules;
        let shows = |told: &[(FactId, Value)]| {
            own_teller.accepted(told).is_some_and(|facts| truths(own, &facts, rules).contains(&Truth::True))
                && other_teller.accepted(told).is_some_and(|facts| {
                    truths(other, &facts, others).iter().all(|truth| *truth == Truth::False)
                })
        };
        let facts = with_plain_amounts(smallest(whole, shows)?, beside.sides, shows);
        let asked = [asked(own, rules), asked(other, others)].concat();
        facts.iter().all(|(fact, _)| asked.contains(fact)).then_some(facts)
    }
}

/// The facts that the conditions of rules ask, and those without which their articles do not hold.
fn asked(side: Scope, rules: &[RuleIndex]) -> Vec<FactId> {
    let gates: Vec<_> =
        rules.iter().filter_map(|rule| Some(side.program.rules.get(rule.index())?.when)).collect();
    let provided = side.edition.provided.iter().filter_map(|(_, fact)| *fact);
    side.program.circuit.facts_under_all(&gates).into_iter().chain(provided).collect()
}

fn truths(side: Scope, facts: &Facts, rules: &[RuleIndex]) -> Vec<Truth> {
    let truths = side.program.circuit.evaluate(&facts.truths(side.program.circuit.atoms()));
    let gates = rules.iter().filter_map(|rule| side.program.rules.get(rule.index()));
    gates.filter_map(|gates| truths.get(gates.applies.index()).copied()).collect()
}
