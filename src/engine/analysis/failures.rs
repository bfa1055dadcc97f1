//! Why an example does not get its ruling: the fact that is missing, the rule that displaced, the moment that came first.

use crate::engine::decision::{Decision, Reason, Status, WhyNot};
use crate::engine::diagnostic::{Arg, Diagnostic};
use crate::engine::model::{Edition, FactId, RuleIndex, Vocabulary};

/// The cause of a failure, as a message with its variables; none where the ruling alone tells it.
pub(super) fn cause(
    vocabulary: &Vocabulary,
    edition: &Edition,
    decision: &Decision,
    fault: &Diagnostic,
) -> Option<Arg> {
    let text = |wanted: &str| {
        fault.args.iter().find_map(|(name, arg)| match arg {
            Arg::Text(text) if *name == wanted => Some(text.as_str()),
            Arg::Text(_) | Arg::Message(..) | Arg::Messages(_) | Arg::Facts(_) => None,
        })
    };
    let cause = Cause { vocabulary, edition, decision };
    match text("aspect")? {
        "applies" => cause.of_silence(&cause.named(text("rule")?)),
        "because" => {
            let wanted: Vec<_> = text("expected")?.split(", ").flat_map(|name| cause.named(name)).collect();
            cause.of_silence(&wanted).or_else(|| cause.open())
        }
        "not" => cause.of_speech(&cause.named(text("rule")?)),
        "result" if decision.status == Status::Open => cause.open(),
        "result" => cause.concluded(),
        _ => None,
    }
}

struct Cause<'a> {
    vocabulary: &'a Vocabulary,
    edition: &'a Edition,
    decision: &'a Decision,
}

impl Cause<'_> {
    fn named(&self, id: &str) -> Vec<RuleIndex> {
        self.edition.numbered().filter(|(_, rule)| rule.id == id).map(|(index, _)| index).collect()
    }

    fn said(kind: &str, names: &[String]) -> Option<Arg> {
        (!names.is_empty()).then(|| {
            Arg::Message(
                "example-cause".to_owned(),
                vec![("kind", kind.to_owned()), ("names", names.join(", "))],
            )
        })
    }

    fn facts(&self, facts: impl IntoIterator<Item = FactId>) -> Vec<String> {
        let mut names: Vec<_> =
            facts.into_iter().map(|fact| format!("`{}`", self.vocabulary.fact(fact).name)).collect();
        names.dedup();
        names
    }

    fn rules(&self, rules: &[RuleIndex]) -> Vec<String> {
        let mut names: Vec<_> =
            rules.iter().filter_map(|rule| Some(format!("`{}`", self.edition.rule(*rule)?.id))).collect();
        names.dedup();
        names
    }

    /// Nobody told a fact on which the result turns.
    fn open(&self) -> Option<Arg> {
        Self::said("missing", &self.facts(self.decision.missing.iter().map(|missing| missing.fact).take(3)))
    }

    /// Other rules give the result.
    fn concluded(&self) -> Option<Arg> {
        let ends = self.decision.findings.iter().filter(|finding| {
            self.edition.rule(finding.rule).is_some_and(crate::engine::model::Rule::ends_game)
        });
        Self::said("concluded", &self.rules(&ends.map(|finding| finding.rule).collect::<Vec<_>>()))
    }

    /// Why none of these rules applies.
    fn of_silence(&self, rules: &[RuleIndex]) -> Option<Arg> {
        let open = self.decision.undetermined.iter().find(|one| rules.contains(&one.rule));
        if let Some(open) = open {
            return Self::said("missing", &self.facts(open.facts.iter().copied()));
        }
        let considered = self.decision.considered.iter().find(|one| rules.contains(&one.rule))?;
        match &considered.why_not {
            WhyNot::Fails(reasons) => self.reasons("fails", reasons),
            WhyNot::Displaced(by) => Self::said("displaced", &self.rules(by)),
            WhyNot::Over(by) => Self::said("over", &self.rules(by)),
        }
    }

    /// Why one of these rules applies.
    fn of_speech(&self, rules: &[RuleIndex]) -> Option<Arg> {
        let finding = self.decision.findings.iter().find(|finding| rules.contains(&finding.rule))?;
        self.reasons("holds", &finding.because)
    }

    fn reasons(&self, kind: &str, reasons: &[Reason]) -> Option<Arg> {
        let names = reasons.iter().flat_map(|reason| match reason {
            Reason::Fact(fact) => self.facts([*fact]),
            Reason::Rule(rule, _) => self.rules(&[*rule]),
        });
        Self::said(kind, &names.collect::<Vec<_>>())
    }
}
