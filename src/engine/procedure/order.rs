//! The order of steps: what brings something before what is brought, what makes before what needs, then the time of the moment, its
//! place in the course, and the order in which acts are declared. Steps with the same effect are one step with all their rules.

use std::collections::BTreeSet;

use super::course::{Call, Work};
use super::ledger::Place;
use crate::engine::decision::Step;
use crate::engine::model::FluentId;

impl Work<'_> {
    /// The steps in the order of doing.
    pub(super) fn in_order(&self, steps: Vec<usize>) -> Vec<Step> {
        let mut left = steps;
        let mut done: Vec<(usize, Step)> = Vec::new();
        let mut made: BTreeSet<FluentId> = BTreeSet::new();
        while !left.is_empty() {
            let ready: Vec<_> = left.iter().copied().filter(|place| !self.waits(*place, &left)).collect();
            // A circle of steps that wait for each other is cut where the course does it.
            let candidates = if ready.is_empty() { &left } else { &ready };
            let Some(next) = candidates.iter().copied().min_by_key(|place| self.rank(*place)) else { break };
            left.retain(|place| *place != next);
            let (Some(call), Some(step)) = (self.call(next), self.step(next)) else { continue };
            let effects = self.effects(call);
            let earlier = match self.case.starts(call) {
                Some(player) => done.iter_mut().find(|(place, _)| {
                    self.call(*place).and_then(|earlier| self.case.starts(earlier)) == Some(player)
                }),
                None if !effects.makes.is_empty() && effects.makes.iter().all(|one| made.contains(one)) => {
                    done.iter_mut().find(|(place, _)| {
                        let makes = self.call(*place).map(|earlier| &self.effects(earlier).makes);
                        makes.is_some_and(|makes| makes.iter().any(|one| effects.makes.contains(one)))
                    })
                }
                None => None,
            };
            if let Some((_, earlier)) = earlier {
                for finding in step.findings {
                    if !earlier.findings.contains(&finding) {
                        earlier.findings.push(finding);
                    }
                }
                continue;
            }
            if !effects.ends.is_empty() {
                let undone = self.undone(&effects.ends.iter().copied().collect());
                made.retain(|fluent| !undone.contains(fluent));
            }
            made.extend(effects.makes.iter().chain(&effects.also));
            done.push((next, step));
        }
        done.into_iter().map(|(_, step)| step).collect()
    }

    pub(super) fn rank(&self, place: usize) -> Option<(i64, Place, crate::engine::model::ActId)> {
        let call = self.call(place)?;
        let (second, at) = self.position(call.upon);
        Some((second.unwrap_or(i64::MAX), at, call.act))
    }

    /// Whether another of these steps goes first.
    fn waits(&self, place: usize, left: &[usize]) -> bool {
        let Some(call) = self.call(place) else { return false };
        let others = left.iter().filter(|other| **other != place).filter_map(|other| self.call(*other));
        others.into_iter().any(|other| self.goes_first(other, call))
    }

    /// Whether one step goes before another: it makes what the other needs, brings its moment, is one of those it comes after, has to
    /// be done before what the other makes, or ends what the other makes anew.
    fn goes_first(&self, first: &Call, then: &Call) -> bool {
        let (effects, of_then) = (self.effects(first), self.effects(then));
        let makes = |fluent: &FluentId| effects.makes.contains(fluent);
        let alike = of_then.makes.iter().any(makes);
        let brings = then.upon.is_some_and(|upon| makes(&upon) && !self.hall.has(upon));
        let is_before = |of: &crate::engine::model::Effects| {
            of.makes.iter().chain(&of.also).any(|made| first.before.contains(made))
        };
        let undone = || self.undone(&effects.ends.iter().copied().collect());
        !alike && of_then.needs.iter().any(makes)
            || brings
            || of_then.after.contains(&first.act)
            || is_before(of_then) && !is_before(effects)
            || !effects.ends.is_empty() && {
                let undone = undone();
                of_then.makes.iter().any(|made| undone.contains(made))
            }
    }
}
