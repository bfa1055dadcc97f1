//! What is said of a wrong answer, and of what is conspicuous in a story and decides nothing: the norm that somebody may
//! have thought of, and why it does not decide here.

use crate::engine::decision::{Considered, Decision, Finding, Reason, WhyNot};
use crate::engine::facts::Facts;
use crate::engine::model::{Conclusion, FactId, Outcome, Role, RuleIndex, Value};
use crate::training::{Ends, Statement, Where};
use crate::words::pages::decided::Page;
use crate::words::speech::phrases::Speaker;
use crate::words::speech::sentences::sentence;

/// One situation and what was ruled on it.
pub(super) struct Remarks<'a> {
    pub(super) speaker: &'a Speaker<'a>,
    pub(super) decision: &'a Decision,
}

impl Remarks<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.speaker.words.say(id, args)
    }

    /// A norm and where it stands.
    fn norm(&self, rule: RuleIndex) -> Option<String> {
        let said = self.speaker.norm(self.speaker.edition.rule(rule)?);
        Some(format!("{said} [{}]", self.speaker.short_citation(rule)))
    }

    /// The norms of these rules, as far as they apply.
    pub(super) fn norms(&self, rules: &[RuleIndex]) -> String {
        let applying = self.decision.findings.iter().filter(|finding| rules.contains(&finding.rule));
        let mut said: Vec<_> = applying.filter_map(|finding| self.norm(finding.rule)).collect();
        said.dedup();
        if said.is_empty() { self.say("quiz-not-regulated", &[]) } else { said.join(" ") }
    }

    /// A norm that does not decide, and why not.
    fn unfit(&self, considered: &Considered) -> Option<String> {
        let page = Page { speaker: self.speaker, decision: self.decision };
        let why = page.why_not(&considered.why_not);
        let norm = self.norm(considered.rule)?;
        (!why.is_empty()).then(|| self.say("quiz-norm-but", &[("norm", &norm), ("why", &why)]))
    }

    fn result_of(&self, rule: RuleIndex) -> Option<Outcome> {
        let then = &self.speaker.edition.rule(rule)?.then;
        then.iter().find_map(|meant| match &meant.value {
            Conclusion::Result(verdict) => Some(verdict.outcome()),
            Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => None,
        })
    }

    /// Of a result that the situation has not: the nearest norm that gives it, and why that does not apply.
    pub(super) fn of_result(&self, ends: Ends, deciding: &[RuleIndex]) -> String {
        let article = |rule: RuleIndex| self.speaker.edition.article_of(rule).map(|article| &article.number);
        let near = |rule: RuleIndex| deciding.iter().any(|by| article(*by) == article(rule));
        let giving =
            self.decision.considered.iter().filter(|one| ends.is_some() && self.result_of(one.rule) == ends);
        let nearest = giving.filter(|one| rests_on_facts(&one.why_not)).min_by_key(|one| {
            let distance = match &one.why_not {
                WhyNot::Displaced(_) | WhyNot::Over(_) => 0,
                WhyNot::Fails(reasons) => 1 + reasons.len(),
            };
            (!near(one.rule), distance)
        });
        nearest
            .and_then(|one| self.unfit(one))
            .unwrap_or_else(|| self.say("quiz-decided-otherwise", &[("norm", &self.norms(deciding))]))
    }

    /// Of a statement that is not made here: its norm, and why that does not apply.
    pub(super) fn of_statement(&self, said: Statement, deciding: &[RuleIndex]) -> String {
        let considered = self.decision.considered.iter().find(|one| one.rule == said.rule);
        considered
            .and_then(|one| self.unfit(one))
            .unwrap_or_else(|| self.say("quiz-decided-otherwise", &[("norm", &self.norms(deciding))]))
    }

    /// Whether a statement is made here, and by which norm, or why not.
    pub(super) fn made_or_not(&self, said: Statement) -> String {
        let conclusion = |rule: RuleIndex, place: usize| {
            self.speaker.edition.rule(rule).and_then(|rule| rule.then.get(place)).map(|meant| &meant.value)
        };
        let meant = conclusion(said.rule, said.conclusion);
        let same = |finding: &&Finding| conclusion(finding.rule, finding.conclusion) == meant;
        if let Some(made) = self.decision.findings.iter().find(same) {
            return self.norm(made.rule).unwrap_or_default();
        }
        let considered = self.decision.considered.iter().find(|one| one.rule == said.rule);
        let page = Page { speaker: self.speaker, decision: self.decision };
        let why = considered.map(|one| page.why_not(&one.why_not)).filter(|why| !why.is_empty());
        match why {
            Some(why) => sentence(&self.say("quiz-not-so", &[("why", &why)])),
            None => self.say("quiz-no-norm", &[]),
        }
    }

    /// What is conspicuous in the story and decides nothing: a norm with another result that gives way here, or that a
    /// player would come under one minute later.
    pub(super) fn beside_the_point(&self, outcome: Option<Outcome>) -> Vec<String> {
        let other = |one: &&Considered| {
            let result = self.result_of(one.rule);
            result.is_some() && result != Some(Outcome::GoesOn) && result != outcome
        };
        let gives_way = |one: &&Considered| match &one.why_not {
            WhyNot::Displaced(_) | WhyNot::Over(_) => true,
            WhyNot::Fails(reasons) => reasons.iter().any(|reason| match reason {
                Reason::Fact(fact) => is_at_the_limit(self.speaker, &self.decision.facts, *fact),
                Reason::Rule(..) => false,
            }),
        };
        let found = self.decision.considered.iter().filter(other).filter(gives_way);
        let mut said: Vec<_> = found.filter_map(|one| self.unfit(one)).collect();
        said.dedup();
        said.truncate(1);
        said
    }
}

/// Whether why a rule does not apply is said by facts or by a rule that goes before it.
fn rests_on_facts(why_not: &WhyNot) -> bool {
    match why_not {
        WhyNot::Displaced(_) | WhyNot::Over(_) => true,
        WhyNot::Fails(reasons) => reasons.iter().all(|reason| matches!(reason, Reason::Fact(_))),
    }
}

/// Whether a lateness is exactly the default time.
fn is_at_the_limit(speaker: &Speaker, facts: &Facts, fact: FactId) -> bool {
    let named = |name: &str| speaker.vocabulary.fact_named(name).and_then(|fact| facts.amount(fact));
    let is_late = Role::BOTH
        .iter()
        .any(|role| speaker.vocabulary.fact_named(&format!("{}.late", role.as_str())) == Some(fact));
    is_late
        && matches!(facts.value(fact), Some(Value::Amount(late)) if Some(*late) == named("event.default_time"))
}

/// In which of the two cases an answer errs: in the first, in the second.
pub(super) fn errs(said: Where, right: Where) -> [bool; 2] {
    let of = |place: Where| {
        [place != Where::Second && place != Where::Neither, place != Where::First && place != Where::Neither]
    };
    let ([one, two], [first, second]) = (of(said), of(right));
    [one != first, two != second]
}
