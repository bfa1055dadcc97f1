//! The findings: what follows from the rules that apply, and which of it is to be done now. Also why other rules do not
//! apply, and the facts on which a condition depends.

use std::collections::BTreeSet;

use crate::engine::decision::{Considered, Finding, Reason, Undetermined, WhyNot};
use crate::engine::facts::{Facts, Known};
use crate::engine::model::{
    Conclusion, Edition, Effect, Expression, FactId, Formula, Matter, MomentId, Rule, RuleIndex, Vocabulary,
};
use crate::engine::program::{Atom, Program, Truth};
use crate::engine::syntax::Arithmetic;

/// The conclusions of a rule that are about these matters.
pub(super) fn conclusions<'a>(
    vocabulary: &'a Vocabulary,
    rule: &'a Rule,
    matters: &'a [Matter],
) -> impl Iterator<Item = (usize, &'a Conclusion)> {
    let numbered = rule.then.iter().map(|conclusion| &conclusion.value).enumerate();
    numbered.filter(|(_, conclusion)| conclusion.is_about(vocabulary, matters))
}

/// A conclusion of a rule that applies, without its reasons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Follows {
    /// The rule.
    pub(super) rule: RuleIndex,
    /// Which of its conclusions.
    pub(super) conclusion: usize,
    /// For a new value: the amount, if the facts it is computed from are known.
    pub(super) value: Option<i64>,
}

impl Follows {
    /// The conclusion.
    pub(super) fn meant(self, edition: &Edition) -> Option<&Conclusion> {
        edition.conclusion(self.rule, self.conclusion)
    }
}

impl From<&Finding> for Follows {
    fn from(finding: &Finding) -> Self {
        Self { rule: finding.rule, conclusion: finding.conclusion, value: finding.value }
    }
}

/// Every conclusion about these matters of the rules that apply, or that may.
pub(super) fn following(
    vocabulary: &Vocabulary,
    edition: &Edition,
    explainer: &Explainer,
    (matters, likely): (&[Matter], &[Truth]),
) -> Vec<Follows> {
    let mut found = Vec::new();
    for (index, rule) in edition.numbered().filter(|(index, _)| likely.contains(&explainer.applies(*index))) {
        for (conclusion, meant) in conclusions(vocabulary, rule, matters) {
            let value = match meant {
                Conclusion::Set(_, expression) => value_of(expression, explainer.facts),
                Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::State(_) => None,
            };
            found.push(Follows { rule: index, conclusion, value });
        }
    }
    found
}

/// The findings: what follows, with reasons.
pub(super) fn findings(edition: &Edition, explainer: &Explainer, following: Vec<Follows>) -> Vec<Finding> {
    let holding = holding(edition, explainer);
    let because = |rule| unfolded(edition, explainer, rule, explainer.because(rule.own_condition()));
    let findings = following.into_iter().filter_map(|follows| {
        let Follows { rule, conclusion, value } = follows;
        let because = because(edition.rule(rule)?);
        let displaced = displaced(edition, explainer, &holding, rule);
        Some(Finding { rule, conclusion, value, because, displaced, done: false })
    });
    findings.collect()
}

/// Reasons, with a rule of the same provision replaced by its own reasons.
fn unfolded(edition: &Edition, explainer: &Explainer, rule: &Rule, reasons: Vec<Reason>) -> Vec<Reason> {
    let is_same = |other: &&Rule| {
        let below = rule.cite.strip_prefix(&other.cite);
        below.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let mut found = Vec::new();
    for reason in reasons {
        let asked = match reason {
            Reason::Rule(other, true) => edition.rule(other).filter(is_same),
            Reason::Rule(_, false) | Reason::Fact(_) => None,
        };
        let inner =
            asked.map(|asked| unfolded(edition, explainer, asked, explainer.because(asked.own_condition())));
        for reason in inner.filter(|inner| !inner.is_empty()).unwrap_or_else(|| vec![reason]) {
            if !found.contains(&reason) {
                found.push(reason);
            }
        }
    }
    found
}

/// The rules whose condition holds, or that hold.
fn holding<'a>(edition: &'a Edition, explainer: &Explainer) -> Vec<(RuleIndex, &'a Rule)> {
    let holds = |(index, _): &(RuleIndex, &Rule)| {
        explainer.condition(*index) == Truth::True || explainer.holds(*index) == Truth::True
    };
    edition.numbered().filter(holds).collect()
}

/// The rules among these that another displaces, as an exception or because it ended the game before.
fn displaced(
    edition: &Edition,
    explainer: &Explainer,
    holding: &[(RuleIndex, &Rule)],
    by: RuleIndex,
) -> Vec<RuleIndex> {
    let ending = edition.rule(by).filter(|rule| rule.ends_game());
    let ends = |rule: &Rule| ending.is_some_and(|ending| explainer.ended_before(ending, rule) == Truth::True);
    let displaced = holding.iter().filter(|(index, rule)| {
        rule.unless.contains(&by) && explainer.condition(*index) == Truth::True
            || explainer.holds(*index) == Truth::True && ends(rule)
    });
    displaced.map(|(index, _)| *index).collect()
}

/// The rules about these matters that do not apply, and why.
pub(super) fn considered(
    vocabulary: &Vocabulary,
    edition: &Edition,
    explainer: &Explainer,
    matters: &[Matter],
) -> Vec<Considered> {
    let idle = edition.numbered().filter(|(index, rule)| {
        explainer.applies(*index) == Truth::False && conclusions(vocabulary, rule, matters).next().is_some()
    });
    idle.map(|(rule, meant)| Considered { rule, why_not: why_not(edition, explainer, rule, meant) }).collect()
}

fn why_not(edition: &Edition, explainer: &Explainer, index: RuleIndex, rule: &Rule) -> WhyNot {
    if explainer.condition(index) == Truth::False {
        return WhyNot::Fails(explainer.reasons(&rule.when));
    }
    if explainer.holds(index) != Truth::False {
        let ended_by = ended_by(edition, explainer, rule);
        // It can be certain that it does not apply while it is open which condition fails.
        return if ended_by.is_empty() {
            WhyNot::Fails(explainer.reasons(&rule.when))
        } else {
            WhyNot::Over(ended_by)
        };
    }
    // It can be certain that one of several displaces it while it is open which.
    let with =
        |truth: Truth| rule.unless.iter().copied().filter(move |other| explainer.holds(*other) == truth);
    let mut displacing: Vec<_> = with(Truth::True).collect();
    if displacing.is_empty() {
        displacing.extend(with(Truth::Unknown));
    }
    displacing.dedup();
    WhyNot::Displaced(displacing)
}

/// The rules by which the game ended before a rule takes effect: those that certainly do, else those that may.
fn ended_by(edition: &Edition, explainer: &Explainer, rule: &Rule) -> Vec<RuleIndex> {
    let before = edition.numbered().filter(|(index, _)| explainer.holds(*index) != Truth::False);
    let before: Vec<_> = before
        .map(|(index, ending)| (index, explainer.ended_before(ending, rule)))
        .filter(|(_, before)| *before != Truth::False)
        .collect();
    let endings = |likely: &dyn Fn(RuleIndex, Truth) -> bool| {
        let ended = before.iter().filter(|(index, before)| likely(*index, *before));
        ended.map(|(index, _)| *index).collect::<Vec<_>>()
    };
    let certain = |rule, before| before == Truth::True && explainer.holds(rule) == Truth::True;
    let prevailing = endings(&|rule, before| certain(rule, before) && explainer.applies(rule) == Truth::True);
    let found = [
        prevailing,
        endings(&|rule, before| certain(rule, before) && explainer.applies(rule) == Truth::Unknown),
        endings(&certain),
    ];
    // It can be certain that one of several ended it while it is open which.
    found.into_iter().find(|found| !found.is_empty()).unwrap_or_else(|| endings(&|_, _| true))
}

/// The rules about these matters for which it is open whether they apply.
pub(super) fn undetermined(
    vocabulary: &Vocabulary,
    edition: &Edition,
    explainer: &Explainer,
    matters: &[Matter],
) -> Vec<Undetermined> {
    let doubtful = edition.numbered().filter(|(index, rule)| {
        explainer.applies(*index) == Truth::Unknown && conclusions(vocabulary, rule, matters).next().is_some()
    });
    let doubtful: Vec<_> = doubtful.collect();
    let endings = if doubtful.is_empty() { Vec::new() } else { explainer.endings(edition) };
    doubtful
        .into_iter()
        .map(|(index, rule)| {
            let mut facts = explainer.unknown_facts(&rule.when);
            for other in rule.unless.iter().filter(|other| explainer.holds(**other) == Truth::Unknown) {
                let when = edition.rule(*other).map(|other| explainer.unknown_facts(&other.when));
                facts.extend(when.unwrap_or_default());
            }
            if let Effect::At(moment) = rule.at {
                facts.extend(explainer.competing_times(&endings, moment));
            }
            facts.sort_unstable();
            facts.dedup();
            Undetermined { rule: index, facts }
        })
        .collect()
}

/// The value of an expression, rounded to the nearest second or unit; `None` while a fact in it is unknown.
fn value_of(expression: &Expression, facts: &Facts) -> Option<i64> {
    let (numerator, denominator) = fraction(expression, facts)?;
    let rounded = (2 * numerator + denominator).div_euclid(2 * denominator);
    i64::try_from(rounded).ok()
}

/// Exact arithmetic: a numerator over a positive denominator.
fn fraction(expression: &Expression, facts: &Facts) -> Option<(i128, i128)> {
    match expression {
        Expression::Constant(number) => Some((i128::from(*number), 1)),
        Expression::Fact(fact) => facts.amount(*fact).map(|amount| (i128::from(amount), 1)),
        Expression::Binary(left, sign, right) => {
            let ((a, b), (c, d)) = (fraction(left, facts)?, fraction(right, facts)?);
            let (numerator, denominator) = match sign {
                Arithmetic::Plus => (a.checked_mul(d)?.checked_add(c.checked_mul(b)?)?, b.checked_mul(d)?),
                Arithmetic::Minus => (a.checked_mul(d)?.checked_sub(c.checked_mul(b)?)?, b.checked_mul(d)?),
                Arithmetic::Times => (a.checked_mul(c)?, b.checked_mul(d)?),
                Arithmetic::Over => (a.checked_mul(d)?, b.checked_mul(c)?),
            };
            match denominator {
                0 => None,
                1.. => Some((numerator, denominator)),
                ..0 => Some((-numerator, -denominator)),
            }
        }
    }
}

/// Whether a finding rests on no told fact, only on defaults or on rules that do not apply.
pub(super) fn is_usual(facts: &Facts, finding: &Finding) -> bool {
    finding.because.iter().all(|reason| match reason {
        Reason::Fact(fact) => {
            matches!(facts.known(*fact), Known::Assumed(_)) || facts.computed_while(*fact).is_some()
        }
        Reason::Rule(_, applies) => !applies,
    })
}

/// Explains the rules of one decision.
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

    /// The times that decide whether the game ended at one of these moments before another.
    fn competing_times(&self, endings: &[MomentId], moment: MomentId) -> Vec<FactId> {
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

    /// The reasons why a rule applies. If it applies whatever the unknown facts are, the known facts are the reasons.
    pub(super) fn because(&self, formula: &Formula) -> Vec<Reason> {
        let mut reasons = self.reasons(formula);
        if self.truth(formula) == Truth::Unknown {
            reasons.clear();
            self.supporting(formula, Truth::True, &mut reasons);
        }
        // An order settled without a known time is reported with the assumptions; a fact that is shown by others is no reason of its
        // own.
        let is_shown = |fact: FactId| {
            let shown = !self.vocabulary.fact(fact).shown_by.is_empty();
            shown && matches!(self.facts.known(fact), Known::Computed(_))
        };
        reasons.retain(|reason| match reason {
            Reason::Fact(fact) => self.facts.value(*fact).is_some() && !is_shown(*fact),
            Reason::Rule(..) => true,
        });
        // An exception that does not apply is a reason only if there is no other.
        let is_exception = |reason: &Reason| matches!(reason, Reason::Rule(_, false));
        if !reasons.iter().all(is_exception) {
            reasons.retain(|reason| !is_exception(reason));
        }
        reasons
    }

    /// The known parts of a formula that have the wanted truth. A part with the opposite truth is no reason.
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

    /// The unknown facts that decide a formula.
    fn unknown_facts(&self, formula: &Formula) -> Vec<FactId> {
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
