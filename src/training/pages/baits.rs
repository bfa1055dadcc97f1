//! Which norm a story makes one think of, though it does not decide: what of its condition holds, what does not, and
//! whether anything in it is conspicuous.

use super::remarks::Remarks;
use crate::engine::decision::{Considered, Reason, WhyNot};
use crate::engine::facts::Known;
use crate::engine::model::{FactId, Formula, RuleIndex, Value};
use crate::engine::program::Truth;

/// Through so many rules that name each other a condition is followed.
const DEEPEST: usize = 4;

impl Remarks<'_> {
    pub(super) fn considered(&self, rule: RuleIndex) -> Option<&Considered> {
        self.decision.considered.iter().find(|one| one.rule == rule)
    }

    /// Whether the condition of a rule holds, were it not that others go before it or before a rule that it names.
    pub(super) fn would_hold(&self, rule: RuleIndex, depth: usize) -> bool {
        let applies = |named: RuleIndex| {
            let is_made = self.decision.findings.iter().any(|finding| finding.rule == named);
            let gives_way = self
                .considered(named)
                .is_some_and(|one| matches!(one.why_not, WhyNot::Displaced(_) | WhyNot::Over(_)));
            let holds = is_made || gives_way && depth < DEEPEST && self.would_hold(named, depth + 1);
            if holds { Truth::True } else { Truth::False }
        };
        let rule = self.speaker.edition.rule(rule);
        rule.is_some_and(|rule| self.decision.facts.truth_of(&rule.when, &applies) == Truth::True)
    }

    /// How many parts of the condition of a rule do not hold: of the same rule for either player the nearer is meant.
    pub(super) fn lacking(&self, rule: RuleIndex) -> usize {
        let applies = |named: RuleIndex| {
            Truth::known(self.decision.findings.iter().any(|finding| finding.rule == named))
        };
        let holds = |part: &Formula| self.decision.facts.truth_of(part, &applies) == Truth::True;
        match self.speaker.edition.rule(rule).map(|rule| &rule.when) {
            Some(Formula::And(parts)) => parts.iter().filter(|part| !holds(part)).count(),
            Some(other) => usize::from(!holds(other)),
            None => 0,
        }
    }

    /// Why a rule gives way: of one that names another, why that does.
    pub(super) fn why_behind<'c>(&'c self, one: &'c Considered) -> &'c WhyNot {
        let WhyNot::Fails(reasons) = &one.why_not else { return &one.why_not };
        let named = reasons.iter().find_map(|reason| match reason {
            Reason::Rule(rule, false) => self.considered(*rule),
            Reason::Rule(_, true) | Reason::Fact(_) => None,
        });
        named.map_or(&one.why_not, |named| &named.why_not)
    }

    /// Whether somebody may have thought of a norm: something of what it asks is so, or nearly, and not as usual; and either it
    /// gives way, or one thing that is told or seen speaks against it.
    pub(super) fn comes_to_mind(&self, one: &Considered) -> bool {
        let is_answer = |reason: &Reason| match reason {
            Reason::Fact(fact) => {
                let name = self.speaker.vocabulary.fact(*fact).name.as_str();
                // A move that does not end the game makes nobody think of one that does.
                let is_idle =
                    name.starts_with("reply.") || name == "sealed.ends_game" && self.is_usual(*fact);
                !is_idle && !self.is_of_event(*fact) && !self.is_silent(*reason)
            }
            Reason::Rule(..) => true,
        };
        let is_answered = match self.why_behind(one) {
            WhyNot::Displaced(_) | WhyNot::Over(_) => self.would_hold(one.rule, 0),
            WhyNot::Fails(reasons) => self.lacking(one.rule) <= 1 && reasons.iter().any(is_answer),
        };
        is_answered && self.is_thought_of(one.rule, 0)
    }

    /// Whether a fact is as in the normal course.
    fn is_usual(&self, fact: FactId) -> bool {
        self.decision.facts.value(fact) == self.speaker.vocabulary.normally(fact)
    }

    /// Whether a fact is what the event lays down.
    fn is_of_event(&self, fact: FactId) -> bool {
        self.speaker.vocabulary.fact(fact).name.starts_with("event.")
    }

    /// Whether some part of the condition of a rule holds that is not usual, or compares times of which one is told.
    pub(super) fn is_thought_of(&self, rule: RuleIndex, depth: usize) -> bool {
        let Some(rule) = self.speaker.edition.rule(rule).filter(|_| depth < DEEPEST) else { return false };
        let replied = self.speaker.vocabulary.fact_named("reply.sealed");
        let replied = replied.and_then(|fact| self.decision.facts.value(fact)) == Some(&Value::Truth(true));
        let is_unusual = |fact: &FactId| {
            let name = self.speaker.vocabulary.fact(*fact).name.as_str();
            let is_there = !self.is_of_event(*fact) && (replied || !name.starts_with("reply."));
            is_there && !self.is_usual(*fact) && !self.is_silent(Reason::Fact(*fact))
        };
        let parts =
            if let Formula::And(parts) = &rule.when { parts } else { std::slice::from_ref(&rule.when) };
        let is_so = |part: &Formula| {
            let compared = if let Formula::Not(part) = part { part } else { part };
            let holds = || self.decision.facts.truth_of(part, &|_| Truth::Unknown) == Truth::True;
            matches!(compared, Formula::AtMost(_)) || holds()
        };
        // A norm that asks another kind of record, or another end, is about another case.
        if parts.iter().any(|part| asks_choice(part) && !is_so(part) && part.facts().iter().any(is_unusual)) {
            return false;
        }
        parts.iter().any(|part| is_so(part) && part.facts().iter().any(is_unusual))
            || rule.when.rules().iter().any(|rule| self.is_thought_of(*rule, depth + 1))
    }

    /// Whether why a rule does not apply is something nobody thinks of.
    pub(super) fn is_far_fetched(&self, why_not: &WhyNot) -> bool {
        let WhyNot::Fails(reasons) = why_not else { return false };
        reasons.iter().any(|reason| match reason {
            Reason::Fact(fact) => {
                let name = self.speaker.vocabulary.fact(*fact).name.as_str();
                name == "position.over" || name.starts_with("refuses.")
            }
            Reason::Rule(..) => false,
        })
    }

    /// Whether a reason is something that is neither told nor seen.
    pub(super) fn is_silent(&self, reason: Reason) -> bool {
        match reason {
            Reason::Fact(fact) => {
                !matches!(self.decision.facts.known(fact), Known::Told(_) | Known::Computed(_))
            }
            Reason::Rule(..) => false,
        }
    }
}

/// Whether a condition asks which of several values a fact has.
fn asks_choice(part: &Formula) -> bool {
    match part {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().any(asks_choice),
        Formula::Is(..) => true,
        Formula::Not(_) | Formula::Holds(_) | Formula::AtMost(_) | Formula::Applies(_) => false,
    }
}
