//! The normal course of the order of moments: taken where it decides nothing that was told, withdrawn where it would.
//!
//! An order that is only assumed never makes a told event moot: where it would, and another order gives another result,
//! it is asked which came first.

use std::collections::BTreeSet;

use super::missing::Question;
use crate::facts::{Accepted, Facts, OrderTold, draw};
use crate::model::{Conclusion, Edition, Effect, MomentId, Outcome, Rule, Vocabulary};
use crate::program::{Program, RuleGates, Truth};

/// The truth of every gate, assumed orders withdrawn where one of them decides the result.
pub(super) fn asked(
    vocabulary: &Vocabulary,
    edition: &Edition,
    program: &Program,
    accepted: &mut Accepted,
    mut gates: Vec<Truth>,
) -> Vec<Truth> {
    let mut withdrawn = accepted.order.withdrawn.clone();
    let mut harmless = BTreeSet::new();
    loop {
        let deciding = &deciding(edition, program, &accepted.facts, &gates) - &harmless;
        if deciding.is_empty() {
            return gates;
        }
        let order = OrderTold { withdrawn: &withdrawn | &deciding, ..accepted.order.clone() };
        let mut facts = accepted.facts.clone();
        // What could be drawn with these orders can be drawn without them.
        if draw(vocabulary, program, &mut facts, &order).is_err() {
            return gates;
        }
        let without = program.circuit.evaluate(&facts.truths(program.circuit.atoms()));
        let question = Question {
            vocabulary,
            program,
            facts: &facts,
            gates: &without,
            targets: program.outcomes.to_vec(),
            result: true,
            sealer: accepted.sealer,
        };
        if question.possible_outcomes().len() > 1 {
            accepted.facts = facts;
            withdrawn = order.withdrawn;
            gates = without;
        } else {
            harmless.extend(deciding);
        }
    }
}

/// The assumed orders by which one ending that holds comes before another with another outcome.
fn deciding(edition: &Edition, program: &Program, facts: &Facts, gates: &[Truth]) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let Some(line) = facts.line().filter(|line| !line.assumed().is_empty()) else { return found };
    let endings: Vec<_> = endings(edition, program, gates).collect();
    for (moot, outcome, _) in endings.iter().filter(|(.., applies)| !applies) {
        for (prevailing, other, _) in endings.iter().filter(|(.., applies)| *applies) {
            if outcome != other {
                found.extend(line.rests(program.before(*prevailing, *moot)).usual);
            }
        }
    }
    found
}

/// The endings that hold: their moment, their outcome, and whether they apply.
fn endings<'a>(
    edition: &'a Edition,
    program: &'a Program,
    gates: &'a [Truth],
) -> impl Iterator<Item = (MomentId, Outcome, bool)> + 'a {
    let is = |gate: usize| gates.get(gate) == Some(&Truth::True);
    let rules = edition.rules.iter().zip(&program.rules);
    let holding = rules.filter(move |(_, gates)| is(gates.holds.index()));
    holding.filter_map(move |(rule, gates): (&Rule, &RuleGates)| {
        let Effect::At(moment) = rule.at else { return None };
        Some((moment, outcome(rule)?, is(gates.applies.index())))
    })
}

/// The outcome a rule ends the game with.
fn outcome(rule: &Rule) -> Option<Outcome> {
    let verdicts = rule.then.iter().filter_map(|conclusion| match &conclusion.value {
        Conclusion::Result(verdict) => Some(verdict.outcome()),
        Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => None,
    });
    verdicts.into_iter().find(|outcome| *outcome != Outcome::GoesOn)
}
