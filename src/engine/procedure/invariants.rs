//! What must hold of every course, whatever the law says. A course that breaks one shows a fault of the rules' timing or of the tables;
//! a need that nobody makes is a gap of the law, if the edition declares it.

use std::collections::BTreeSet;

use super::course::{Case, Course};
use crate::engine::decision::{Interval, Runs, Step, Violation};
use crate::engine::model::{Duty, Effects, FluentId, Role};
use crate::engine::program::Truth;
use crate::engine::syntax::Modality;

impl Course {
    /// Everything that is broken, in the order of the steps.
    pub(crate) fn violations(&self, case: &Case) -> Vec<Violation> {
        let mut found = Vec::new();
        let mut seen = Vec::new();
        self.in_turn(case, |step, duty, effects, made| {
            let Some(rule) = case.findings.get(step.finding).map(|finding| finding.rule) else { return };
            if let Some(upon) =
                step.upon.filter(|upon| !made.contains(upon) && case.procedure.moment(*upon).is_some())
            {
                found.push(Violation::Untimely(rule, upon));
            }
            let unmet = effects.needs.iter().filter(|needed| !made.contains(needed));
            let undeclared = unmet.filter(|needed| case.gaps_of(**needed).next().is_none());
            found.extend(undeclared.map(|needed| Violation::Unmet(rule, *needed)));
            let is_idle = effects.starts.is_none()
                && !effects.makes.is_empty()
                && effects.makes.iter().all(|fluent| made.contains(fluent));
            if is_idle || seen.contains(&(duty.act, duty.object.clone())) {
                found.push(Violation::Twice(rule));
            }
            seen.push((duty.act, duty.object.clone()));
            if Self::is_forbidden(case, step) {
                found.push(Violation::Forbidden(rule));
            }
            if self.ended && !self.may_follow_the_end(case, step) {
                found.push(Violation::AfterTheEnd(rule));
            }
        });
        found.extend(self.of_clocks());
        found
    }

    /// The declared gaps that the steps meet: a precondition neither holds nor is made to hold by an earlier step.
    pub(crate) fn gaps(&self, case: &Case) -> Vec<usize> {
        if case.edition.gaps.iter().all(|gap| !case.is_true(&gap.when)) {
            return Vec::new();
        }
        let mut met = BTreeSet::new();
        self.in_turn(case, |_, _, effects, made| {
            let unmet = effects.needs.iter().filter(|needed| !made.contains(needed));
            met.extend(unmet.flat_map(|needed| case.gaps_of(*needed)));
        });
        met.into_iter().collect()
    }

    /// Calls `each` for every step with the fluents that hold when it is reached.
    fn in_turn(&self, case: &Case, mut each: impl FnMut(&Step, &Duty, &Effects, &BTreeSet<FluentId>)) {
        let mut made = self.hall.holds.clone();
        // A right can make a precondition hold too: the opponent names the move that is then played.
        let rights = self.rights.iter().filter_map(|right| case.meant(right));
        made.extend(rights.flat_map(|(_, effects)| effects.makes.iter().copied()));
        for step in &self.now {
            let Some((duty, effects)) = case.meant(step) else { continue };
            each(step, duty, effects, &made);
            if !effects.ends.is_empty() {
                let undone = case.undone(&effects.ends.iter().copied().collect());
                made.retain(|fluent| !undone.contains(fluent));
            }
            made.extend(effects.makes.iter().chain(&effects.also));
        }
    }

    fn of_clocks(&self) -> Vec<Violation> {
        let mut found = Vec::new();
        if Role::BOTH.iter().all(|player| *self.ledger.runs(*player) == Runs::Yes) {
            found.push(Violation::BothRun);
        }
        let intervals = Role::BOTH.iter().flat_map(|player| self.ledger.intervals(*player));
        let mut known: Vec<_> = intervals.filter_map(|interval| self.span_of(interval)).collect();
        known.sort_unstable();
        let overlap = known.iter().zip(known.iter().skip(1)).any(|((_, end), (next, _))| next < end);
        let is_late = self.hall.now().is_some_and(|now| known.iter().any(|(_, end)| *end > now));
        if overlap || is_late || known.iter().any(|(since, end)| end < since) {
            found.push(Violation::Overlap);
        }
        found
    }

    /// The start and end of an interval in seconds, if both are known.
    fn span_of(&self, interval: &Interval) -> Option<(i64, i64)> {
        let until = if interval.open { self.hall.now() } else { interval.until_second };
        interval.since_second.zip(until)
    }

    /// The invariants violated between a course (`before`) and its successor (`self`). With `done` the first step of `before` has been
    /// done; then it must be gone, and the steps after it must still be there unless the rules no longer require them (the time told
    /// with the step may show that the game was over, or that a right was not used).
    pub(crate) fn violations_since(
        &self,
        case: &Case,
        (before, case_before): (&Self, &Case),
        done: bool,
    ) -> Vec<Violation> {
        let mut found = Vec::new();
        if self.ended != before.ended {
            return found;
        }
        for player in Role::BOTH.into_iter().filter(|_| !self.ended) {
            let ran = [before, self].map(|course| course.ran(player));
            if let [Some(earlier), Some(later)] = ran
                && later < earlier
            {
                found.push(Violation::Shrunk(player));
            }
        }
        if !done {
            return found;
        }
        let keys = self.now.iter().filter_map(|step| case.meant(step));
        let keys: Vec<_> = keys.map(|(duty, _)| (duty.act, &duty.object)).collect();
        let called_for: Vec<_> =
            case.calls(&self.hall).into_iter().map(|call| (call.act, call.object)).collect();
        for (place, step) in before.now.iter().enumerate() {
            let Some((duty, effects)) = case_before.meant(step) else { continue };
            let Some(rule) = case_before.findings.get(step.finding).map(|finding| finding.rule) else {
                continue;
            };
            let is_left = keys.contains(&(duty.act, &duty.object));
            match place {
                // An act that ends a fluent may be due again.
                0 if is_left && effects.ends.is_empty() => found.push(Violation::NotDone(rule)),
                0 => {}
                _ => {
                    let runs = step.starts.is_some_and(|player| *self.ledger.runs(player) == Runs::Yes);
                    let is_called_for = called_for.contains(&(duty.act, duty.object.clone()));
                    found.extend((!is_left && is_called_for && !runs).then_some(Violation::Lost(rule)));
                }
            }
        }
        found
    }

    /// The time a clock has run in seconds, if all its intervals are known.
    fn ran(&self, player: Role) -> Option<i64> {
        let spans = self.ledger.intervals(player).iter().map(|interval| self.span_of(interval));
        spans.map(|span| span.map(|(since, until)| until - since)).sum()
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

impl Case<'_> {
    /// The declared gaps that lack this fluent and whose condition is true in the case.
    pub(super) fn gaps_of(&self, fluent: FluentId) -> impl Iterator<Item = usize> {
        let gaps = self.edition.gaps.iter().enumerate();
        let met = gaps.filter(move |(_, gap)| {
            gap.lacks == fluent && self.facts.truth_of(&gap.when, &|_| Truth::Unknown) == Truth::True
        });
        met.map(|(place, _)| place)
    }
}
