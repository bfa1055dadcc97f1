//! The meaning of rules, written as plainly as possible: the oracle for the circuit and the solver.
//!
//! Two-valued: it only knows complete facts. `holds(r) = when(r) and no r' in unless(r) holds`; a rule applies if it holds
//! and no ending that holds stands earlier on the timeline. Every moment has a second; at one second the order of the
//! vocabulary decides.

use rustc_hash::FxHashMap;

use plica::engine::model::{
    Conclusion, Edition, Effect, FactId, Formula, MomentId, Order, Outcome, Rule, RuleIndex, Value,
    Vocabulary,
};

/// Complete facts: a value for every fact rules ask.
pub(crate) type Complete = FxHashMap<FactId, Value>;

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
        Formula::Applies(rule) => rule_holds(edition, facts, *rule),
    }
}

/// Whether a rule holds, times left aside.
pub(crate) fn rule_holds(edition: &Edition, facts: &Complete, index: RuleIndex) -> bool {
    let rule = edition.rule(index).expect("a rule of the edition");
    holds(edition, facts, &rule.when) && !rule.unless.iter().any(|other| rule_holds(edition, facts, *other))
}

/// Whether a rule applies.
pub(crate) fn applies(edition: &Edition, facts: &Complete, index: RuleIndex) -> bool {
    let holds = |rule: RuleIndex| rule_holds(edition, facts, rule);
    holds(index) && in_time(edition, facts, index, &holds)
}

/// Whether nothing had ended the game before a rule takes effect.
pub(crate) fn in_time(
    edition: &Edition,
    facts: &Complete,
    index: RuleIndex,
    holds: &impl Fn(RuleIndex) -> bool,
) -> bool {
    let rule = edition.rule(index).expect("a rule of the edition");
    let had_ended = |other: RuleIndex, ending: &Rule| {
        let is_earlier = match (ending.at, rule.at) {
            (_, Effect::Always) | (Effect::Always | Effect::Now, Effect::At(_)) => false,
            (_, Effect::Now) => true,
            (Effect::At(end), Effect::At(moment)) => {
                place(edition, facts, end) < place(edition, facts, moment)
            }
        };
        is_earlier && ends(ending) && holds(other)
    };
    !edition.numbered().any(|(other, ending)| had_ended(other, ending))
}

/// Where a moment stands: its second, and its rank there.
pub(crate) fn place(edition: &Edition, facts: &Complete, moment: MomentId) -> (i64, MomentId) {
    let at = edition.instants[moment.index()];
    let second = match at.fact.map(|fact| facts.get(&fact)) {
        None => 0,
        Some(Some(Value::Amount(second))) => *second,
        Some(other) => panic!("no time: {other:?}"),
    };
    (second + at.seconds, moment)
}

/// Whether a rule ends the game.
fn ends(rule: &Rule) -> bool {
    rule.then.iter().any(|conclusion| match &conclusion.value {
        Conclusion::Result(verdict) => verdict.outcome() != Outcome::GoesOn,
        Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => false,
    })
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
        && vocabulary.necessarily().iter().all(|order| is_kept(edition, facts, order))
}

/// Whether the moments of an order come in it, where its condition holds.
pub(crate) fn is_kept(edition: &Edition, facts: &Complete, order: &Order) -> bool {
    let (first, then) = (place(edition, facts, order.first), place(edition, facts, order.then));
    let kept = if order.together { first.0 == then.0 } else { first < then };
    kept || order.when.as_ref().is_some_and(|when| !holds(edition, facts, when))
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
