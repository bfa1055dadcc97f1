//! The meaning of rules, written as plainly as possible: the oracle for the circuit and the solver.
//!
//! Two-valued: it only knows complete facts. `applies(r) = when(r) and no r' in unless(r) applies`.

use std::collections::BTreeMap;

use plica::{Conclusion, Edition, FactId, Formula, Outcome, RuleIndex, Value, Vocabulary};

/// Complete facts: a value for every fact rules ask.
pub(crate) type Complete = BTreeMap<FactId, Value>;

/// Whether a formula holds.
pub(crate) fn holds(edition: &Edition, facts: &Complete, formula: &Formula) -> bool {
    match formula {
        Formula::And(parts) => parts.iter().all(|part| holds(edition, facts, part)),
        Formula::Or(parts) => parts.iter().any(|part| holds(edition, facts, part)),
        Formula::Not(part) => !holds(edition, facts, part),
        Formula::Holds(fact) => facts.get(fact) == Some(&Value::Truth(true)),
        Formula::Is(fact, choice) => facts.get(fact) == Some(&Value::Choice(*choice)),
        Formula::AtMost(difference) => {
            let amount = |fact: Option<FactId>| match fact.map(|fact| facts.get(&fact)) {
                None => 0,
                Some(Some(Value::Amount(amount))) => *amount,
                Some(other) => panic!("no amount: {other:?}"),
            };
            amount(difference.left) - amount(difference.right) <= difference.limit
        }
        Formula::Applies(rule) => applies(edition, facts, *rule),
    }
}

/// Whether a rule applies.
pub(crate) fn applies(edition: &Edition, facts: &Complete, index: RuleIndex) -> bool {
    let rule = edition.rule(index).expect("a rule of the edition");
    holds(edition, facts, &rule.when) && !rule.unless.iter().any(|other| applies(edition, facts, *other))
}

/// The outcomes concluded.
pub(crate) fn outcomes(edition: &Edition, facts: &Complete) -> Vec<Outcome> {
    let mut found = Vec::new();
    for (index, rule) in edition.numbered() {
        let verdicts = rule.then.iter().filter_map(|conclusion| match &conclusion.value {
            Conclusion::Result(verdict) => Some(verdict.outcome()),
            Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => None,
        });
        for outcome in verdicts {
            if !found.contains(&outcome) && applies(edition, facts, index) {
                found.push(outcome);
            }
        }
    }
    found
}

/// Whether a game can show these facts.
pub(crate) fn possible(vocabulary: &Vocabulary, edition: &Edition, facts: &Complete) -> bool {
    !vocabulary.impossible().iter().any(|formula| holds(edition, facts, formula))
}

/// The facts a formula asks, rules it refers to left out.
pub(crate) fn asked(formula: &Formula, found: &mut Vec<FactId>) {
    match formula {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| asked(part, found)),
        Formula::Not(part) => asked(part, found),
        Formula::Holds(fact) | Formula::Is(fact, _) => found.push(*fact),
        Formula::AtMost(difference) => {
            found.extend([difference.left, difference.right].into_iter().flatten());
        }
        Formula::Applies(_) => {}
    }
}
