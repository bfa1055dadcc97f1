//! Why a condition holds, fails or is not known: the facts it turns on.

use std::collections::BTreeSet;

use crate::engine::decision::Reason;
use crate::engine::facts::{Facts, Known};
use crate::engine::model::{Edition, Effect, FactId, Formula, MomentId, Rule, RuleIndex, Vocabulary};
use crate::engine::program::{Atom, Program, Truth};

/// What is needed to explain the rules of one decision.
pub(super) struct Explainer<'a> {
    /// The words.
    pub(super) vocabulary: &'a Vocabulary,
    /// The facts.
    pub(super) facts: &'a Facts,
    /// The program.
    pub(super) program: &'a Program,
    /// The truth of every gate.
    pub(super) gates: &'a [Truth],
}

impl Explainer<'_> {
    /// Whether a rule applies.
    pub(super) fn applies(&self, rule: RuleIndex) -> Truth {
        let gates = self.program.rules.get(rule.index());
        gates.and_then(|gates| self.gates.get(gates.applies.index())).copied().unwrap_or(Truth::Unknown)
    }

    /// Whether a rule holds, times left aside.
    pub(super) fn holds(&self, rule: RuleIndex) -> Truth {
        let gates = self.program.rules.get(rule.index());
        gates.and_then(|gates| self.gates.get(gates.holds.index())).copied().unwrap_or(Truth::Unknown)
    }

    /// Whether a rule's condition holds.
    pub(super) fn condition(&self, rule: RuleIndex) -> Truth {
        let gates = self.program.rules.get(rule.index());
        gates.and_then(|gates| self.gates.get(gates.when.index())).copied().unwrap_or(Truth::Unknown)
    }

    /// Whether one rule, if it holds, ends the game before another takes effect.
    pub(super) fn ended_before(&self, ending: &Rule, rule: &Rule) -> Truth {
        match (ending.at, rule.at) {
            _ if !ending.ends_game() => Truth::False,
            (_, Effect::Always) | (Effect::Always | Effect::Now, Effect::At(_)) => Truth::False,
            (_, Effect::Now) => Truth::True,
            (Effect::At(end), Effect::At(moment)) if end == moment => Truth::False,
            (Effect::At(end), Effect::At(moment)) => {
                self.facts.truth(Atom::AtMost(self.program.before(end, moment)))
            }
        }
    }

    /// The moments at which a rule that may hold ends the game, each once.
    pub(super) fn endings(&self, edition: &Edition) -> Vec<MomentId> {
        let may_end =
            edition.numbered().filter(|(index, rule)| rule.ends_game() && self.holds(*index) != Truth::False);
        let moments = may_end.filter_map(|(_, rule)| match rule.at {
            Effect::At(moment) => Some(moment),
            Effect::Always | Effect::Now => None,
        });
        moments.collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// The times on which it turns whether the game had ended at one of these moments before another.
    pub(super) fn competing_times(&self, endings: &[MomentId], moment: MomentId) -> Vec<FactId> {
        let orders =
            endings.iter().filter(|end| **end != moment).map(|end| self.program.before(*end, moment));
        let open = orders.filter(|order| self.facts.truth(Atom::AtMost(*order)) == Truth::Unknown);
        open.flat_map(|order| [order.left, order.right]).flatten().collect()
    }

    fn truth(&self, formula: &Formula) -> Truth {
        self.facts.truth_of(formula, &|rule| self.holds(rule))
    }

    /// The reasons why a formula has the truth it has, each once.
    pub(super) fn reasons(&self, formula: &Formula) -> Vec<Reason> {
        let mut reasons = Vec::new();
        self.collect(formula, self.truth(formula), &mut reasons);
        reasons
    }

    /// The reasons why a rule applies. One that applies whatever the unknown facts are rests on the known ones.
    pub(super) fn because(&self, formula: &Formula) -> Vec<Reason> {
        let mut reasons = self.reasons(formula);
        if self.truth(formula) == Truth::Unknown {
            reasons.clear();
            self.supporting(formula, Truth::True, &mut reasons);
        }
        // An order that is settled though no time is known is told with the assumptions; what every such case shows is no
        // news.
        let is_shown = |fact: FactId| {
            let shown = !self.vocabulary.fact(fact).shown_by.is_empty();
            shown && matches!(self.facts.known(fact), Known::Computed(_))
        };
        reasons.retain(|reason| match reason {
            Reason::Fact(fact) => self.facts.value(*fact).is_some() && !is_shown(*fact),
            Reason::Rule(..) => true,
        });
        // An exception that does not apply is no reason where there is another.
        let is_exception = |reason: &Reason| matches!(reason, Reason::Rule(_, false));
        if !reasons.iter().all(is_exception) {
            reasons.retain(|reason| !is_exception(reason));
        }
        reasons
    }

    /// What is known and speaks for a formula having a truth. An alternative that fails is no reason: one of the others
    /// holds all the same.
    fn supporting(&self, formula: &Formula, wanted: Truth, reasons: &mut Vec<Reason>) {
        match formula {
            Formula::And(parts) | Formula::Or(parts) => {
                for part in parts {
                    self.supporting(part, wanted, reasons);
                }
            }
            Formula::Not(part) => self.supporting(part, !wanted, reasons),
            Formula::Holds(_) | Formula::Is(..) | Formula::AtMost(_) | Formula::Applies(_) => {
                if self.truth(formula) == wanted {
                    self.collect(formula, wanted, reasons);
                }
            }
        }
    }

    /// The unknown facts a formula turns on.
    pub(super) fn unknown_facts(&self, formula: &Formula) -> Vec<FactId> {
        let facts = self.reasons(formula).into_iter().filter_map(|reason| match reason {
            Reason::Fact(fact) if self.facts.value(fact).is_none() => Some(fact),
            Reason::Fact(_) | Reason::Rule(..) => None,
        });
        facts.collect()
    }

    fn collect(&self, formula: &Formula, wanted: Truth, reasons: &mut Vec<Reason>) {
        match formula {
            Formula::And(parts) => self.parts(parts, wanted, Truth::False, reasons),
            Formula::Or(parts) => self.parts(parts, wanted, Truth::True, reasons),
            Formula::Not(part) => self.collect(part, !wanted, reasons),
            Formula::Applies(rule) => push(reasons, Reason::Rule(*rule, wanted == Truth::True)),
            Formula::Holds(fact) | Formula::Is(fact, _) => push(reasons, Reason::Fact(*fact)),
            Formula::AtMost(difference) => {
                for fact in [difference.left, difference.right].into_iter().flatten() {
                    push(reasons, Reason::Fact(fact));
                }
            }
        }
    }

    /// One part with the deciding truth is reason enough, a part on told facts before one on assumed facts; otherwise
    /// every part that has the truth of the whole is a reason.
    fn parts(&self, parts: &[Formula], wanted: Truth, deciding: Truth, reasons: &mut Vec<Reason>) {
        let alike: Vec<_> = parts.iter().filter(|part| self.truth(part) == wanted).collect();
        if wanted == deciding {
            let first = alike.iter().find(|part| !self.rests_on_assumption(part)).or_else(|| alike.first());
            if let Some(part) = first {
                self.collect(part, wanted, reasons);
            }
        } else {
            for part in alike {
                self.collect(part, wanted, reasons);
            }
        }
    }

    fn rests_on_assumption(&self, formula: &Formula) -> bool {
        match formula {
            Formula::And(parts) | Formula::Or(parts) => {
                parts.iter().any(|part| self.rests_on_assumption(part))
            }
            Formula::Not(part) => self.rests_on_assumption(part),
            Formula::Applies(_) => true,
            Formula::Holds(fact) | Formula::Is(fact, _) => self.facts.is_assumed(*fact),
            Formula::AtMost(difference) => [difference.left, difference.right]
                .into_iter()
                .flatten()
                .any(|fact| self.facts.is_assumed(fact)),
        }
    }
}

fn push(reasons: &mut Vec<Reason>, reason: Reason) {
    if !reasons.contains(&reason) {
        reasons.push(reason);
    }
}
