//! What must hold of every course, whatever the law says. A course that breaks one shows a fault of the rules' timing or of the tables;
//! a need that nobody makes is a gap of the law.

use super::course::{Case, Course};
use crate::engine::decision::{Interval, Runs, Step, Violation};
use crate::engine::model::Role;
use crate::engine::syntax::Modality;

impl Course {
    /// Everything that is broken, in the order of the steps.
    pub(crate) fn violations(&self, case: &Case) -> Vec<Violation> {
        let mut found = Vec::new();
        let mut made = self.hall.holds.clone();
        let mut seen = Vec::new();
        for (place, step) in self.now.iter().enumerate() {
            let Some((duty, effects)) = case.meant(step) else { continue };
            if let Some(upon) =
                step.upon.filter(|upon| !made.contains(upon) && case.procedure.moment(*upon).is_some())
            {
                found.push(Violation::Untimely(place, upon));
            }
            let unmet = effects.needs.iter().filter(|needed| !made.contains(needed));
            found.extend(unmet.map(|needed| Violation::Unmet(place, *needed)));
            let is_idle = effects.starts.is_none()
                && !effects.makes.is_empty()
                && effects.makes.iter().all(|fluent| made.contains(fluent));
            if is_idle || seen.contains(&(duty.act, &duty.object)) {
                found.push(Violation::Twice(place));
            }
            seen.push((duty.act, &duty.object));
            if Self::is_forbidden(case, step) {
                found.push(Violation::Forbidden(place));
            }
            if self.ended && !self.may_follow_the_end(case, step) {
                found.push(Violation::AfterTheEnd(place));
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
        let forbids = case.findings.iter().filter_map(|finding| {
            case.edition.rule(finding.rule)?.then.get(finding.conclusion)?.value.duty()
        });
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
