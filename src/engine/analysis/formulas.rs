//! Formulas on cases: their truth, their opposite, where two of them differ.

use crate::engine::facts::Facts;
use crate::engine::model::{Formula, RuleIndex};
use crate::engine::program::{Atom, Program, Truth};

/// The truth of a formula, given the facts and the truth of every gate.
pub(super) fn truth(program: &Program, facts: &Facts, gates: &[Truth], formula: &Formula) -> Truth {
    let of = |part: &Formula| truth(program, facts, gates, part);
    match formula {
        Formula::And(parts) => parts.iter().map(of).min().unwrap_or(Truth::True),
        Formula::Or(parts) => parts.iter().map(of).max().unwrap_or(Truth::False),
        Formula::Not(part) => !of(part),
        Formula::Holds(fact) => facts.truth(Atom::Holds(*fact)),
        Formula::Is(fact, value) => facts.truth(Atom::Is(*fact, *value)),
        Formula::AtMost(difference) => facts.truth(Atom::AtMost(*difference)),
        Formula::Applies(rule) => {
            holds_gate(program, *rule).and_then(|gate| gates.get(gate)).copied().unwrap_or(Truth::Unknown)
        }
    }
}

/// The place of the gate that tells whether a rule holds, times left aside.
pub(super) fn holds_gate(program: &Program, rule: RuleIndex) -> Option<usize> {
    program.rules.get(rule.index()).map(|gates| gates.holds.index())
}

/// The opposite.
pub(super) fn negated(formula: Formula) -> Formula {
    Formula::Not(Box::new(formula))
}

/// Holds where two formulas differ.
pub(super) fn differ(one: &Formula, other: &Formula) -> Formula {
    let only = |one: &Formula, other: &Formula| Formula::And(vec![one.clone(), negated(other.clone())]);
    Formula::Or(vec![only(one, other), only(other, one)])
}
