//! What is left to the arbiter: where his other choice would take a finding away.

use super::law::Law;
use crate::engine::decision::{Discretion, Finding};
use crate::engine::facts::Facts;
use crate::engine::model::Value;
use crate::engine::program::Truth;

/// Where the arbiter's other choice would take a finding away.
pub(super) fn discretion(law: Law, facts: &Facts, gates: &[Truth], findings: &[Finding]) -> Vec<Discretion> {
    let Law { edition, program, .. } = law;
    let mut found = Vec::new();
    for (fact, asking) in &program.discretions {
        let fact = *fact;
        // The rule that leaves it to him: that of the finding, or one to which it gives way.
        let asked_by = |finding: &Finding| {
            let prevailing = edition.rule(finding.rule).into_iter().flat_map(|rule| &rule.unless).copied();
            std::iter::once(finding.rule).chain(prevailing).find(|rule| asking.binary_search(rule).is_ok())
        };
        if !findings.iter().any(|finding| asked_by(finding).is_some()) {
            continue;
        }
        let chosen = match facts.value(fact) {
            Some(Value::Truth(truth)) => *truth,
            Some(Value::Amount(_) | Value::Choice(_) | Value::Text(_)) | None => continue,
        };
        // What he is told to have decided is decided; what he is taken to decide in the normal course is still his.
        if chosen && !facts.is_assumed(fact) {
            continue;
        }
        // Of what is true or not, nothing else is asked.
        let otherwise = program.wiring.atoms_of(fact).iter().map(|atom| (*atom, Truth::known(!chosen)));
        let truths = program.wiring.changed(&program.circuit, gates, otherwise);
        let applies = |finding: &Finding, truths: &[Truth]| {
            let gate = program.rules.get(finding.rule.index()).map(|gates| gates.applies.index());
            gate.and_then(|gate| truths.get(gate)).copied() == Some(Truth::True)
        };
        // A finding that the gates alone leave unknown is proved by the solver: the other choice is no news to it.
        let is_lost = |finding: &&Finding| applies(finding, gates) && !applies(finding, &truths);
        for finding in findings.iter().filter(is_lost) {
            let entry = asked_by(finding).map(|rule| Discretion { rule, fact });
            found.extend(entry.filter(|entry| !found.contains(entry)));
        }
    }
    found
}
