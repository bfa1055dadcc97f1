//! What must hold of every course, whatever the law says. A course that breaks one shows a fault of the rules' timing or of the tables;
//! a need that nobody makes is a gap of the law.

use super::course::{Case, Course};
use crate::engine::decision::{Interval, Runs, Step, Violation};
use crate::engine::model::{FluentId, Role};
use crate::engine::syntax::Modality;

impl Course {
    /// Everything that is broken, in the order of the steps.
    pub(crate) fn violations(&self, case: &Case) -> Vec<Violation> {
        let mut found = Vec::new();
        let mut made = self.hall.holds.clone();
        // What a player may do meets a need too: the opponent names the move that is then played.
        let rights = self.rights.iter().filter_map(|right| case.meant(right));
        made.extend(rights.flat_map(|(_, effects)| effects.makes.iter().copied()));
        let mut seen = Vec::new();
        for step in &self.now {
            let Some((duty, effects)) = case.meant(step) else { continue };
            let rule = || {
                let rule =
                    case.findings.get(step.finding).and_then(|finding| case.edition.rule(finding.rule));
                rule.map(|rule| rule.id.clone()).unwrap_or_default()
            };
            let named = |fluent: FluentId| case.procedure.name(fluent).to_owned();
            if let Some(upon) =
                step.upon.filter(|upon| !made.contains(upon) && case.procedure.moment(*upon).is_some())
            {
                found.push(Violation::Untimely { rule: rule(), fluent: named(upon) });
            }
            let unmet = effects.needs.iter().filter(|needed| !made.contains(needed));
            found.extend(unmet.map(|needed| Violation::Unmet { rule: rule(), fluent: named(*needed) }));
            let is_idle = effects.starts.is_none()
                && !effects.makes.is_empty()
                && effects.makes.iter().all(|fluent| made.contains(fluent));
            if is_idle || seen.contains(&(duty.act, &duty.object)) {
                found.push(Violation::Twice(rule()));
            }
            seen.push((duty.act, &duty.object));
            if Self::is_forbidden(case, step) {
                found.push(Violation::Forbidden(rule()));
            }
            if self.ended && !self.may_follow_the_end(case, step) {
                found.push(Violation::AfterTheEnd(rule()));
            }
            if !effects.ends.is_empty() {
                let undone = case.undone(&effects.ends.iter().copied().collect());
                made.retain(|fluent| !undone.contains(fluent));
            }
            made.extend(effects.makes.iter().chain(&effects.also));
        }
        found.extend(self.of_clocks());
        found
    }

    fn of_clocks(&self) -> Vec<Violation> {
        let mut found = Vec::new();
        if Role::BOTH.iter().all(|player| *self.ledger.runs(*player) == Runs::Yes) {
            found.push(Violation::BothRun);
        }
        let intervals = Role::BOTH.iter().flat_map(|player| self.ledger.intervals(*player));
        let until = |interval: &Interval| if interval.open { self.hall.now() } else { interval.until_second };
        let mut known: Vec<_> =
            intervals.filter_map(|interval| interval.since_second.zip(until(interval))).collect();
        known.sort_unstable();
        let overlap = known.iter().zip(known.iter().skip(1)).any(|((_, end), (next, _))| next < end);
        let is_late = self.hall.now().is_some_and(|now| known.iter().any(|(_, end)| *end > now));
        if overlap || is_late || known.iter().any(|(since, end)| end < since) {
            found.push(Violation::Overlap);
        }
        found
    }

    /// Whether a finding forbids what a step does.
    fn is_forbidden(case: &Case, step: &Step) -> bool {
        let Some((duty, _)) = case.meant(step) else { return false };
        let forbids = case
            .findings
            .iter()
            .filter_map(|finding| case.edition.conclusion(finding.rule, finding.conclusion)?.duty());
        forbids.into_iter().any(|other| {
            other.modality == Modality::MustNot
                && (other.act, &other.object, &other.party) == (duty.act, &duty.object, &duty.party)
        })
    }

    fn may_follow_the_end(&self, case: &Case, step: &Step) -> bool {
        let mut rules =
            step.findings.iter().filter_map(|place| case.edition.rule(case.findings.get(*place)?.rule));
        let tells = case.meant(step).is_some_and(|(duty, effects)| {
            case.vocabulary.outlasts_the_game(duty.act)
                || effects.tells.iter().any(|fact| case.missing.contains(fact))
        });
        // An act that brings the moment of one that tells is needed for that.
        let brings = case.meant(step).is_some_and(|(_, effects)| {
            self.now.iter().any(|other| other.upon.is_some_and(|upon| effects.makes.contains(&upon)))
        });
        tells || brings || rules.any(crate::engine::model::Rule::ends_game)
    }
}
