//! Examples: the ruling each one gets, against the ruling written for it by hand.
//!
//! Why an example does not get its ruling: the fact that is missing, the rule that displaced, the moment that came first.

use std::collections::BTreeSet;

use crate::engine::decision::{Decision, Reason, Status, Step, WhyNot};
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::library::Library;
use crate::engine::model::{
    Article, Conclusion, Edition, Example, ExpectedSaying, FactId, Formula, RuleIndex, Type, Vocabulary,
    duration_written, value_from,
};
use crate::engine::on_all_cores::on_all_cores;
use crate::engine::source::{Span, Src};

/// An example and the ruling it gets.
pub struct Ruled<'a> {
    /// The edition.
    pub edition: &'a Edition,
    /// The article it stands in.
    pub article: &'a str,
    /// The example.
    pub example: &'a Example,
    /// The ruling, or what is wrong with the case.
    pub decision: Result<Decision, Vec<Diagnostic>>,
}

/// Rules on every example of a rulebook.
pub fn ruled(library: &Library) -> impl Iterator<Item = Ruled<'_>> {
    all(library).map(|(edition, article, example)| {
        let decision = library.decide(edition, &example.given);
        Ruled { edition, article, example, decision }
    })
}

/// The same on all cores, and without the readings that the rulings rest on.
pub(super) fn ruled_as_read(library: &Library) -> Vec<Ruled<'_>> {
    let all: Vec<_> = all(library).collect();
    on_all_cores(&all, |(edition, article, example)| {
        let decision = library.decide_as_read(edition, &example.given);
        Ruled { edition, article, example, decision }
    })
}

/// Every example, with its edition and its article.
fn all(library: &Library) -> impl Iterator<Item = (&Edition, &str, &Example)> {
    library.rulebook.editions.iter().flat_map(|edition| {
        edition.articles.iter().flat_map(move |article| {
            article.examples.iter().map(move |example| (edition, article.number.as_str(), example))
        })
    })
}

/// The examples of an article with their rulings; those whose case cannot be ruled on are left to `check`.
pub(crate) fn examples_of<'a>(
    library: &'a Library,
    edition: &'a Edition,
    article: &'a Article,
) -> impl Iterator<Item = (&'a Example, Decision)> {
    article.examples.iter().filter_map(move |example| {
        let decision = library.decide(edition, &example.given).ok()?;
        Some((example, decision))
    })
}

/// An example that was ruled on.
pub(crate) struct Tried {
    /// The ruling.
    pub(crate) decision: Decision,
    /// Its result as an example writes it.
    pub(crate) result: String,
    /// Where it is not the ruling written for it.
    pub(crate) unmet: Vec<Diagnostic>,
}

/// Rules on one example.
///
/// # Errors
/// What is wrong with its case.
pub(crate) fn tried(
    library: &Library,
    edition: &Edition,
    example: &Example,
) -> Result<Tried, Vec<Diagnostic>> {
    let decision = library.decide(edition, &example.given)?;
    let vocabulary = &library.rulebook.vocabulary;
    let result = Check { vocabulary, edition, example, decision: &decision }.result();
    let unmet = unmet(vocabulary, edition, example, &decision);
    Ok(Tried { decision, result, unmet })
}

/// The result of a ruling as an example writes it.
fn result_written(decision: &Decision) -> &'static str {
    match (decision.status, decision.result) {
        (Status::Open, _) => "open",
        (Status::Decided | Status::Silent, None) => "silent",
        (Status::Decided | Status::Silent, Some(score)) => score.as_str(),
    }
}

/// The cases taught (`teach` in the vocabulary) that do not get the result written for an edition.
pub(super) fn taught(library: &Library) -> Vec<Diagnostic> {
    let mut faults = Vec::new();
    for taught in library.rulebook.vocabulary.teach() {
        for (edition, expected) in &taught.results {
            let Some(edition) = library.rulebook.edition(edition) else { continue };
            match library.decide_as_read(edition, &taught.given) {
                Ok(decision) => {
                    let found = result_written(&decision);
                    if found != expected.value {
                        let fault = Diagnostic::at(Code::ExampleFails, expected.span);
                        let fault = fault.with("rule", &taught.name).with("aspect", "result");
                        let fault = fault.with("expected", &expected.value).with("found", found);
                        faults.push(fault.with("edition", &edition.id));
                    }
                }
                Err(found) => faults.extend(found),
            }
        }
    }
    faults
}

/// Every example that does not get its ruling.
pub(super) fn failing(library: &Library, ruled: &[Ruled]) -> Vec<Diagnostic> {
    let mut faults = Vec::new();
    for ruled in ruled {
        match &ruled.decision {
            Ok(decision) => {
                let found = unmet(&library.rulebook.vocabulary, ruled.edition, ruled.example, decision);
                let taken_over = if ruled.example.taken_over { ruled.edition.id.as_str() } else { "none" };
                let told = found.into_iter().map(|fault| {
                    let cause = cause(&library.rulebook.vocabulary, ruled.edition, decision, &fault);
                    cause.into_iter().fold(fault, |fault, cause| fault.with("cause", cause))
                });
                faults.extend(told.map(|fault| fault.with("edition", taken_over)));
            }
            Err(found) => faults.extend(found.iter().cloned()),
        }
    }
    faults
}

/// Where examples begin.
pub(super) fn titles(library: &Library) -> impl Iterator<Item = Span> {
    let articles = library.rulebook.editions.iter().flat_map(|edition| &edition.articles);
    let own = articles.flat_map(|article| &article.examples).filter(|example| !example.taken_over);
    own.map(|example| example.span)
}

/// The examples that do not get their ruling.
pub(crate) fn unfulfilled(library: &Library) -> Vec<&Example> {
    let vocabulary = &library.rulebook.vocabulary;
    let gets = |ruled: &Ruled| {
        let decision = ruled.decision.as_ref();
        decision.is_ok_and(|decision| unmet(vocabulary, ruled.edition, ruled.example, decision).is_empty())
    };
    ruled_as_read(library).into_iter().filter(|ruled| !gets(ruled)).map(|ruled| ruled.example).collect()
}

/// Rules that an edition says itself and no example of it shows applying, or not applying.
pub(super) fn untested(library: &Library) -> Vec<Diagnostic> {
    let mut faults = Vec::new();
    for edition in &library.rulebook.editions {
        let expected =
            || edition.articles.iter().flat_map(|article| &article.examples).map(|one| &one.expected);
        let names = |list: &'_ [Src<String>]| list.iter().map(|rule| rule.value.clone()).collect::<Vec<_>>();
        let fires: BTreeSet<String> = expected()
            .flat_map(|one| [names(&one.applies), names(one.because.as_deref().unwrap_or_default())].concat())
            .collect();
        let misses: BTreeSet<String> = expected().flat_map(|one| names(&one.not)).collect();
        let own = edition.rules.iter().filter(|rule| rule.words.edition == edition.id);
        for rule in own {
            let always = *rule.own_condition() == Formula::ALWAYS && rule.unless.is_empty();
            let lacks_miss = !always && !misses.contains(&rule.id);
            let lacking = match (fires.contains(&rule.id), lacks_miss) {
                (false, true) => "both",
                (false, false) => "firing",
                (true, true) => "near-miss",
                (true, false) => continue,
            };
            let fault = Diagnostic::at(Code::UntestedRule, rule.span).with("rule", &rule.id);
            faults.push(fault.with("lacking", lacking).as_warning());
        }
    }
    faults
}

/// Examples whose ruling was proposed and never confirmed from the law.
pub(super) fn unconfirmed(library: &Library) -> Vec<Diagnostic> {
    let articles = library.rulebook.editions.iter().flat_map(|edition| &edition.articles);
    let examples = articles.flat_map(|article| &article.examples);
    let waiting = examples.filter(|example| example.unconfirmed && !example.taken_over);
    waiting.map(|example| Diagnostic::at(Code::Unconfirmed, example.span).as_warning()).collect()
}

/// Where a ruling is not the one an example expects.
pub(super) fn unmet(
    vocabulary: &Vocabulary,
    edition: &Edition,
    example: &Example,
    decision: &Decision,
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    Check { vocabulary, edition, example, decision }.all(&mut found);
    found
}

/// The conclusions that the given steps of a ruling come from.
pub(super) fn called_for<'e>(
    edition: &'e Edition,
    decision: &Decision,
    steps: &[Step],
) -> Vec<&'e Src<Conclusion>> {
    let findings = steps.iter().filter_map(|step| decision.findings.get(step.finding));
    findings.filter_map(|one| edition.rule(one.rule)?.then.get(one.conclusion)).collect()
}

/// Whether the steps are exactly those that an example expects (`now:`).
pub(super) fn are_as_expected(found: &[&Src<Conclusion>], expected: &[ExpectedSaying]) -> bool {
    found.len() == expected.len()
        && found.iter().zip(expected).all(|(found, wanted)| found.value.says_the_same(&wanted.conclusion))
}

/// So many of the conclusions drawn are shown beside the one that is not.
const MOST_SHOWN: usize = 6;

struct Check<'a> {
    vocabulary: &'a Vocabulary,
    edition: &'a Edition,
    example: &'a Example,
    decision: &'a Decision,
}

impl Check<'_> {
    fn all(&self, faults: &mut Vec<Diagnostic>) {
        let expected = &self.example.expected;
        if let Some(result) = &expected.result {
            Self::same("result", result.span, &result.value, &self.result(), faults);
        }
        if let Some(because) = &expected.because {
            self.same_set("because", because, self.concluding(), faults);
        }
        if let Some(missing) = &expected.missing {
            let vocabulary = self.vocabulary;
            let found =
                self.decision.missing.iter().map(|missing| vocabulary.fact(missing.fact).name.clone());
            self.same_set("missing", missing, found.collect(), faults);
        }
        if let Some(possible) = &expected.possible {
            let found = self.decision.possible.iter().map(|score| score.as_str().to_owned());
            self.same_set("possible", possible, found.collect(), faults);
        }
        let applying = self.applying();
        for (rules, wanted, aspect) in [(&expected.applies, true, "applies"), (&expected.not, false, "not")] {
            for rule in rules {
                self.rule_exists(rule, faults);
                if applying.contains(rule.value.as_str()) != wanted {
                    let found = applying.iter().copied().collect::<Vec<_>>().join(", ");
                    faults.push(Self::fault(aspect, rule.span, &rule.value, &found));
                } else if !wanted && !self.asks_about(&rule.value) {
                    faults.push(Self::fault("asks", rule.span, &rule.value, ""));
                }
            }
        }
        self.values(faults);
        self.sayings(faults);
    }

    /// What the ruling says and leaves to be done, conclusion by conclusion.
    fn sayings(&self, faults: &mut Vec<Diagnostic>) {
        let expected = &self.example.expected;
        let said: Vec<&Src<Conclusion>> = self.said_by(0..self.decision.findings.len());
        let draws = |wanted: &Conclusion| said.iter().any(|said| said.value.says_the_same(wanted));
        for one in expected.says.iter().filter(|one| !draws(&one.conclusion)) {
            let found = said.iter().map(|said| said.span).collect::<Vec<_>>();
            let fault = Self::fault("says", one.written.span, &one.written.value, "");
            faults.push(found.into_iter().take(MOST_SHOWN).fold(fault, Diagnostic::and_at));
        }
        for one in &expected.not_says {
            if let Some(said) = said.iter().find(|said| said.value.says_the_same(&one.conclusion)) {
                let fault = Self::fault("not_says", one.written.span, &one.written.value, "");
                faults.push(fault.and_at(said.span));
            } else if !one.conclusion.is_about(self.vocabulary, &self.decision.matters) {
                faults.push(Self::fault("asks", one.written.span, &one.written.value, ""));
            }
        }
        if let Some(now) = &expected.now {
            let found = called_for(self.edition, self.decision, &self.decision.now);
            if !are_as_expected(&found, now) {
                let span = now.first().map_or(self.example.span, |one| one.written.span);
                let wanted = now.iter().map(|one| one.written.value.as_str()).collect::<Vec<_>>().join(", ");
                let fault = Self::fault("now", span, &wanted, "");
                faults.push(
                    found.iter().map(|said| said.span).take(MOST_SHOWN).fold(fault, Diagnostic::and_at),
                );
            }
        }
    }

    /// The conclusions of these findings.
    fn said_by(&self, findings: impl IntoIterator<Item = usize>) -> Vec<&Src<Conclusion>> {
        let findings = findings.into_iter().filter_map(|place| self.decision.findings.get(place));
        let said = findings.filter_map(|one| self.edition.rule(one.rule)?.then.get(one.conclusion));
        said.collect()
    }

    /// Whether the case asks about what the rule decides: one that does not ask can't show that a rule is silent.
    fn asks_about(&self, rule: &str) -> bool {
        let vocabulary = self.vocabulary;
        let about = |then: &Src<Conclusion>| then.value.is_about(vocabulary, &self.decision.matters);
        self.edition.rules.iter().filter(|known| known.id == rule).all(|known| known.then.iter().any(about))
    }

    /// An unknown rule id is reported once, for the edition in whose folder the example is written.
    fn rule_exists(&self, rule: &Src<String>, faults: &mut Vec<Diagnostic>) {
        let known = || self.edition.rules.iter().map(|rule| rule.id.as_str());
        if !self.example.taken_over && !known().any(|id| id == rule.value) {
            let fault =
                Diagnostic::at(Code::UnknownRule, rule.span).with("name", &rule.value).with("known", "");
            faults.push(fault.suggesting(&rule.value, known()));
        }
    }

    fn fault(aspect: &str, span: Span, expected: &str, found: &str) -> Diagnostic {
        Diagnostic::at(Code::ExampleFails, span)
            .with("rule", expected)
            .with("aspect", aspect)
            .with("expected", if expected.is_empty() { "–" } else { expected })
            .with("found", if found.is_empty() { "–" } else { found })
    }

    fn same(aspect: &str, span: Span, expected: &str, found: &str, faults: &mut Vec<Diagnostic>) {
        if expected != found {
            faults.push(Self::fault(aspect, span, expected, found));
        }
    }

    fn same_set(
        &self,
        aspect: &str,
        expected: &[Src<String>],
        found: BTreeSet<String>,
        faults: &mut Vec<Diagnostic>,
    ) {
        let wanted: BTreeSet<_> = expected.iter().map(|text| text.value.clone()).collect();
        if wanted != found {
            let span = expected.first().map_or(self.example.span, |text| text.span);
            let listed = |set: BTreeSet<String>| set.into_iter().collect::<Vec<_>>().join(", ");
            faults.push(Self::fault(aspect, span, &listed(wanted), &listed(found)));
        }
    }

    fn result(&self) -> String {
        result_written(self.decision).to_owned()
    }

    /// The rules that conclude the result.
    fn concluding(&self) -> BTreeSet<String> {
        let findings = self.decision.findings.iter().filter_map(|finding| {
            let rule = self.edition.rule(finding.rule)?;
            rule.then.get(finding.conclusion)?.value.outcome().map(|_| rule.id.clone())
        });
        findings.collect()
    }

    fn applying(&self) -> BTreeSet<&str> {
        let rules = self.decision.findings.iter().filter_map(|finding| self.edition.rule(finding.rule));
        rules.map(|rule| rule.id.as_str()).collect()
    }

    /// The same fact, or that of the role which has this colour.
    fn same_fact(&self, set: FactId, expected: FactId) -> bool {
        let vocabulary = self.vocabulary;
        let (set_fact, wanted) = (vocabulary.fact(set), vocabulary.fact(expected));
        let seat = set_fact.seat.map(|seat| self.decision.coloured(seat));
        set == expected || (set_fact.declared == wanted.declared && seat == wanted.seat)
    }

    fn values(&self, faults: &mut Vec<Diagnostic>) {
        let vocabulary = self.vocabulary;
        for (name, written) in &self.example.expected.sets {
            let Some(fact) = vocabulary.fact_named(&name.value) else {
                faults.push(
                    Diagnostic::at(Code::UnknownFact, name.span).with("name", &name.value).with("known", ""),
                );
                continue;
            };
            let expected = match value_from(vocabulary.fact(fact), written) {
                Ok(value) => value,
                Err(fault) => {
                    faults.push(fault);
                    continue;
                }
            };
            let found = self.decision.findings.iter().find_map(|finding| {
                let rule = self.edition.rule(finding.rule)?;
                match rule.then.get(finding.conclusion)?.value {
                    Conclusion::Set(set, _) if self.same_fact(set, fact) => finding.value,
                    Conclusion::Set(..)
                    | Conclusion::Result(_)
                    | Conclusion::Duty(_)
                    | Conclusion::State(_) => None,
                }
            });
            if found.map(crate::engine::model::Value::Amount) != Some(expected) {
                let is_time = vocabulary.fact(fact).kind == Type::Duration;
                let found =
                    found.map(|found| if is_time { duration_written(found) } else { found.to_string() });
                faults.push(Self::fault("sets", written.span, &written.value, &found.unwrap_or_default()));
            }
        }
    }
}

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
