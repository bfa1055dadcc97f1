//! A decision and a reading of a move as JSON; names and values are a public contract.
//!
//! The object is built as a value or serialised straight to a line, with or without texts.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde_json::{Value as Json, json};

use super::decision_object::{
    AnsweredObject, AssumedObject, CaveatObject, CheckObject, ClockObject, ConsideredObject, DecisionObject,
    Details, DiscretionObject, FindingObject, GapObject, IntervalObject, LaterObject, MissingObject,
    NearObject, NewValue, ReadingObject, ReadingTakenObject, ReasonObject, Said, SealedObject, StepObject,
    ThenObject, UndeterminedObject, UsualObject, WordsObject, kind, source,
};
use crate::engine::chess::{EndsGame, Move, Position, Reading, ReadingKind};
use crate::engine::decision::{
    Answer, Base, Boundary, Considered, Decision, Finding, Given, Missing, Reason, Runs, Score, Stage, Step,
    WhyNot, colour_of, colour_word,
};
use crate::engine::facts::{ORDER, Sealed};
use crate::engine::model::{
    ActId, Conclusion, Duty, FactId, FluentId, Rule, RuleIndex, Type, Value, duration_written, written,
};
use crate::engine::syntax::Modality;
use crate::words::phrases::speaker::{Speaker, sentence};
use crate::words::phrases::words::Words;
use crate::words::reports::decided::Page;
use crate::words::reports::outlook::{ClockWords, check_text, clock_words, step_text};
use crate::words::reports::reading::{name, reading_items};

/// A decision as JSON, its texts in the speaker's language.
#[must_use]
pub fn decision_json(speaker: &Speaker, decision: &Decision, rulebook: &str) -> Json {
    serde_json::to_value(Printer::of(speaker, decision).object(rulebook)).unwrap_or(Json::Null)
}

/// Writes a decision as JSON, without spaces or a line's end, with words or without.
///
/// # Errors
/// It cannot be written.
pub(crate) fn write_decision(
    out: &mut Vec<u8>,
    speaker: &Speaker,
    decision: &Decision,
    rulebook: &str,
    with_words: bool,
) -> serde_json::Result<()> {
    serde_json::to_writer(out, &Printer { speaker, decision, with_words }.object(rulebook))
}

/// Builds the JSON object of one case.
#[derive(Clone, Copy)]
pub(super) struct Printer<'a> {
    pub(super) speaker: &'a Speaker<'a>,
    pub(super) decision: &'a Decision,
    /// Whether anything is said in words.
    with_words: bool,
}

impl<'a> Printer<'a> {
    /// With words.
    pub(super) fn of(speaker: &'a Speaker<'a>, decision: &'a Decision) -> Self {
        Self { speaker, decision, with_words: true }
    }

    fn object(&self, rulebook: &'a str) -> DecisionObject<'a> {
        let decision = self.decision;
        DecisionObject {
            edition: &decision.edition,
            status: decision.status.as_str(),
            result: decision.result.map(Score::as_str),
            about: self.matters(),
            findings: decision.findings.iter().filter_map(|finding| self.finding(finding)).collect(),
            now: self.now(),
            check: self.checks(),
            rights: decision.rights.iter().filter_map(|step| self.step(step)).collect(),
            then: self.then(),
            answers: self.answers(),
            usual: self.usual(),
            later: self.later(),
            clocks: self.clocks(),
            undetermined: self.undetermined(),
            missing: self.missing(&decision.missing),
            unknowable: self.missing(&decision.unknowable),
            possible: decision.possible.iter().map(|score| score.as_str()).collect(),
            unexamined: decision.is_unexamined,
            assumed: self.assumed(),
            readings: self.readings(),
            caveats: self.caveats(),
            unregulated: decision.unregulated.iter().map(|fact| self.fact_name(*fact)).collect(),
            not_held: decision.not_held.iter().map(|fact| self.fact_name(*fact)).collect(),
            immaterial: decision.immaterial.iter().map(|fact| self.fact_name(*fact)).collect(),
            gaps: self.gaps(),
            discretion: self.discretion(),
            sealed: decision.sealed.as_ref().map(|sealed| sealed_object(self.words(), sealed)),
            words: self.words().map(WordsObject::of),
            rulebook,
            engine: env!("CARGO_PKG_VERSION"),
        }
    }

    fn gaps(&self) -> Vec<GapObject<'a>> {
        let gaps = self.decision.gaps.iter().filter_map(|place| self.speaker.edition.gaps.get(*place));
        let told = gaps.map(|gap| GapObject {
            gap: &gap.id,
            lacks: self.fluent(gap.lacks),
            text: self.said(|| self.speaker.gap(gap)),
        });
        told.collect()
    }

    fn caveats(&self) -> Vec<CaveatObject<'a>> {
        let caveats = self.speaker.caveats();
        caveats.map(|(caveat, text)| CaveatObject { caveat, text: self.said(|| text) }).collect()
    }

    fn matters(&self) -> Vec<&'a str> {
        let names = self.speaker.vocabulary.matters();
        self.decision
            .matters
            .iter()
            .filter_map(|matter| names.get(matter.index()))
            .map(String::as_str)
            .collect()
    }

    fn rule(&self, index: RuleIndex) -> Option<&'a Rule> {
        self.speaker.edition.rule(index)
    }

    fn rule_id(&self, index: RuleIndex) -> &'a str {
        self.rule(index).map_or("", |rule| rule.id.as_str())
    }

    fn rule_ids(&self, rules: &[RuleIndex]) -> Vec<&'a str> {
        rules.iter().map(|rule| self.rule_id(*rule)).collect()
    }

    fn as_told(&self, text: &'a str) -> Cow<'a, str> {
        if self.decision.whoever_sealed {
            Cow::Owned(self.decision.as_told(text))
        } else {
            Cow::Borrowed(text)
        }
    }

    fn fact_name(&self, fact: FactId) -> Cow<'a, str> {
        self.as_told(&self.speaker.vocabulary.fact(fact).name)
    }

    /// The words of the speaker, unless none are wanted.
    fn words(&self) -> Option<&'a Words> {
        self.with_words.then_some(self.speaker.words)
    }

    /// Words, unless none are wanted.
    pub(super) fn said(&self, say: impl FnOnce() -> String) -> Said {
        if self.with_words { Said::Words(say()) } else { Said::Unsaid }
    }

    fn finding(&self, finding: &Finding) -> Option<FindingObject<'a>> {
        let rule = self.rule(finding.rule)?;
        let conclusion = &rule.then.get(finding.conclusion)?.value;
        let article = self.speaker.edition.article_of(finding.rule).map(|article| article.number.as_str());
        let clause = self.speaker.clause(conclusion);
        let note = self.said(|| self.speaker.note(rule).unwrap_or_default());
        Some(FindingObject {
            rule: &rule.id,
            article,
            cite: &rule.cite,
            letter: rule.letter,
            kind: kind(conclusion),
            says: if self.decision.whoever_sealed { self.decision.as_told(&clause) } else { clause },
            details: self.details(conclusion, finding),
            text: self.said(|| self.speaker.conclusion(conclusion, finding.value)),
            norm: self.said(|| self.speaker.norm(rule)),
            note: note.or_nothing(),
            citation: self.said(|| self.speaker.citation(rule)),
            because: finding.because.iter().map(|reason| self.reason(*reason)).collect(),
            displaced: self.rule_ids(&finding.displaced),
        })
    }

    /// Something to be done, to be checked, or that a player may do.
    pub(super) fn step(&self, step: &Step) -> Option<StepObject<'a>> {
        let finding = self.decision.findings.get(step.finding)?;
        let rule = self.rule(finding.rule)?;
        let conclusion = &rule.then.get(finding.conclusion)?.value;
        let duty = conclusion.duty()?;
        let findings = step.findings.iter().filter_map(|place| self.decision.findings.get(*place));
        let mut rules: Vec<_> = findings.map(|finding| finding.rule).collect();
        rules.dedup();
        let procedure = self.speaker.edition.procedure(self.speaker.vocabulary);
        Some(StepObject {
            rule: Some(&rule.id),
            rules: self.rule_ids(&rules),
            modality: duty.modality.as_str(),
            act: &self.speaker.vocabulary.act(duty.act)?.name,
            party: self.as_told(duty.party.as_str()),
            object: duty.object.as_deref().map(|object| self.as_told(object)),
            upon: step.upon.map(|upon| self.as_told(procedure.name(upon))),
            after: step.awaits.map(|upon| self.as_told(procedure.name(upon))),
            overdue: step.overdue,
            usual: step.usual,
            text: self.said(|| step_text(self.speaker, self.decision, step).unwrap_or_default()),
            citation: self.said(|| self.speaker.short_citations(&rules)),
        })
    }

    /// What is to be done, and what every arbiter does with a ruling.
    fn now(&self) -> Vec<StepObject<'a>> {
        let steps = self.decision.now.iter().filter_map(|step| self.step(step));
        let [stopping, closing] = [&self.decision.stopping, &self.decision.closing]
            .map(|acts| acts.iter().filter_map(|act| self.closing(*act)));
        stopping.chain(steps).chain(closing).collect()
    }

    fn closing(&self, act: ActId) -> Option<StepObject<'a>> {
        let act = self.speaker.vocabulary.act(act)?.name.as_str();
        Some(StepObject {
            rule: None,
            rules: Vec::new(),
            modality: Modality::Must.as_str(),
            act,
            party: Cow::Borrowed("arbiter"),
            object: None,
            upon: None,
            after: None,
            overdue: false,
            usual: true,
            text: self.said(|| self.speaker.act("", act, None)),
            citation: self.said(String::new),
        })
    }

    /// The clocks that should be running already.
    fn checks(&self) -> Vec<CheckObject<'a>> {
        let checks = self.decision.outlook.iter().flat_map(|outlook| &outlook.checks);
        checks.filter_map(|step| self.check(step)).collect()
    }

    /// What speaks of the clocks.
    fn of_clocks(&self) -> Self {
        let outlook = self.decision.outlook.as_ref();
        Self { decision: outlook.map_or(self.decision, |outlook| outlook.of_clocks(self.decision)), ..*self }
    }

    fn check(&self, step: &Step) -> Option<CheckObject<'a>> {
        let StepObject { upon, rules, citation, .. } = self.of_clocks().step(step)?;
        let player = step.starts?;
        let clocks = self.decision.outlook.iter().flat_map(|outlook| &outlook.clocks);
        let clock = clocks.into_iter().find(|clock| clock.player == player);
        let formula = clock.filter(|clock| clock.seconds.is_none());
        Some(CheckObject {
            clock: self.as_told(player.as_str()),
            since: upon,
            seconds: clock.and_then(|clock| clock.seconds),
            formula: self
                .said(|| {
                    formula
                        .map(|clock| clock_words(self.speaker, self.of_clocks().decision, clock).shows)
                        .unwrap_or_default()
                })
                .or_nothing(),
            rules,
            presumes: step.presumes.iter().filter_map(|step| self.of_clocks().step(step)).collect(),
            text: self
                .said(|| check_text(self.speaker, self.decision, step).unwrap_or_default())
                .or_nothing(),
            citation,
        })
    }

    fn duty_of(&self, step: &Step) -> Option<&'a Duty> {
        let finding = self.decision.findings.get(step.finding)?;
        self.rule(finding.rule)?.then.get(finding.conclusion)?.value.duty()
    }

    fn fluent(&self, fluent: FluentId) -> Cow<'a, str> {
        self.as_told(self.speaker.vocabulary.procedure().name(fluent))
    }

    /// The steps of another ruling on the same game.
    fn steps_of(&self, decision: &'a Decision, steps: &[Step]) -> Vec<StepObject<'a>> {
        let printer = Printer { decision, ..*self };
        steps.iter().filter_map(|step| printer.step(step)).collect()
    }

    fn answers(&self) -> Option<Vec<AnsweredObject<'a>>> {
        let outlook = self.decision.outlook.as_ref()?;
        let answered = outlook.answers.iter().map(|answered| {
            let kind = &self.speaker.vocabulary.fact(answered.fact).kind;
            let learnt_by = self.decision.now.get(answered.learnt_by).and_then(|step| self.duty_of(step));
            let act = learnt_by.and_then(|duty| self.speaker.vocabulary.act(duty.act));
            let answers = answered.answers.iter().map(|(value, decision, steps)| {
                let result = decision.result.map(Score::as_str);
                let possible = decision.possible.iter().map(|score| score.as_str()).collect();
                let now = self.steps_of(decision, steps);
                (written(kind, value), ThenObject { result, possible, now })
            });
            AnsweredObject {
                fact: self.fact_name(answered.fact),
                learnt_by: act.map(|act| act.name.as_str()),
                answers: answers.collect(),
            }
        });
        Some(answered.collect())
    }

    /// The result in the usual course of an open ruling, and the facts that it rests on.
    fn usual(&self) -> Option<UsualObject<'a>> {
        let usual = self.decision.outlook.as_ref()?.usual.as_ref()?;
        let facts = usual.taken.iter().map(|(fact, value)| AssumedObject {
            fact: self.fact_name(*fact),
            value: written(&self.speaker.vocabulary.fact(*fact).kind, value),
            text: self.said(|| sentence(&self.speaker.statement(*fact, value))),
        });
        Some(UsualObject {
            result: usual.decision.result.map(Score::as_str),
            facts: facts.collect(),
            text: self.said(|| Page { speaker: self.speaker, decision: self.decision }.verdict()),
        })
    }

    fn steps_of_stages(&self, stages: &'a [Stage]) -> Vec<StepObject<'a>> {
        stages.iter().flat_map(|stage| self.steps_of(&stage.decision, &stage.now)).collect()
    }

    fn then(&self) -> Option<Vec<StepObject<'a>>> {
        Some(self.steps_of_stages(&self.decision.outlook.as_ref()?.behind))
    }

    fn later(&self) -> Option<Vec<LaterObject<'a>>> {
        let outlook = self.decision.outlook.as_ref()?;
        let later = outlook.later.iter().map(|later| LaterObject {
            event: self.fluent(later.event),
            seconds: later.second,
            at: later.second.and_then(|second| self.decision.hour_after(self.speaker.vocabulary, second)),
            result: later.result.map(Score::as_str),
            possible: later.decision.possible.iter().map(|score| score.as_str()).collect(),
            now: self.steps_of(&later.decision, &later.now),
            then: self.steps_of_stages(&later.behind),
            rights: [(&later.decision, &later.rights)]
                .into_iter()
                .chain(later.behind.iter().map(|stage| (&stage.decision, &stage.rights)))
                .flat_map(|(decision, rights)| self.steps_of(decision, rights))
                .collect(),
        });
        Some(later.collect())
    }

    fn clocks(&self) -> Option<BTreeMap<&'static str, ClockObject<'a>>> {
        let outlook = self.decision.outlook.as_ref().filter(|outlook| !outlook.clocks.is_empty())?;
        let clocks = outlook.clocks.iter().map(|clock| {
            let words = self.with_words.then(|| clock_words(self.speaker, self.of_clocks().decision, clock));
            let said = |say: &dyn Fn(&ClockWords) -> String| match &words {
                Some(words) => Said::Words(say(words)).or_nothing(),
                None => Said::Unsaid,
            };
            let colour = self.decision.sealer.map(|sealer| colour_word(colour_of(clock.player, sealer)));
            let intervals = clock.intervals.iter().map(|interval| IntervalObject {
                since: interval.since.map(|since| self.fluent(since)),
                since_seconds: interval.since_second,
                until: interval.until.map(|until| self.fluent(until)),
                until_seconds: interval.until_second,
                perhaps_until: interval.perhaps_until.map(|until| self.fluent(until)),
                rules: self.of_clocks().rules_of(&interval.findings),
            });
            let object = ClockObject {
                colour,
                base: match clock.base {
                    Base::Told(_) => "told",
                    Base::Noted => "noted",
                    Base::Shown => "shown",
                    Base::Established => "established",
                },
                base_seconds: if let Base::Told(seconds) = clock.base { Some(seconds) } else { None },
                seconds: clock.seconds,
                formula: match (clock.seconds, &words) {
                    (Some(_), Some(_)) => Said::Nothing,
                    (_, _) => said(&|words| words.shows.clone()),
                },
                perhaps_more: clock.perhaps_more.unwrap_or(0),
                runs: match clock.runs {
                    Runs::Yes => "yes",
                    Runs::No => "no",
                    Runs::Unless(_) | Runs::InPlay | Runs::Decided => "unknown",
                },
                intervals: intervals.collect(),
                then: said(&|words| words.next.clone().unwrap_or_default()),
                text: said(&|words| words.line.clone()),
            };
            (clock.player.as_str(), object)
        });
        Some(clocks.collect())
    }

    fn rules_of(&self, findings: &[usize]) -> Vec<&'a str> {
        let findings = findings.iter().filter_map(|place| self.decision.findings.get(*place));
        findings.map(|finding| self.rule_id(finding.rule)).collect()
    }

    fn details(&self, conclusion: &'a Conclusion, finding: &Finding) -> Details<'a> {
        let (vocabulary, value) = (self.speaker.vocabulary, finding.value);
        match conclusion {
            Conclusion::Result(_) => Details::Result { value: self.decision.result.map(Score::as_str) },
            Conclusion::Duty(duty) => Details::Duty {
                party: self.as_told(duty.party.as_str()),
                modality: duty.modality.as_str(),
                act: vocabulary.act(duty.act).map(|act| act.name.as_str()),
                object: duty.object.as_deref().map(|object| self.as_told(object)),
                done: finding.done,
            },
            Conclusion::Set(fact, _) => {
                let is_time = vocabulary.fact(*fact).kind == Type::Duration;
                let value = value.map(|number| {
                    let time = NewValue::Time { seconds: number, text: duration_written(number) };
                    if is_time { time } else { NewValue::Number(number) }
                });
                Details::Set { object: self.fact_name(*fact), value }
            }
            Conclusion::State(state) => {
                Details::State { value: vocabulary.state(*state).map(|state| state.name.as_str()) }
            }
        }
    }

    pub(super) fn reason(&self, reason: Reason) -> ReasonObject<'a> {
        let text = self.reason_text(reason);
        match reason {
            Reason::Fact(fact) => {
                let declared = self.speaker.vocabulary.fact(fact);
                let value = self.decision.facts.value(fact).map(|value| written(&declared.kind, value));
                let source = source(self.decision.facts.known(fact));
                ReasonObject::Fact { fact: self.as_told(&declared.name), value, source, text }
            }
            Reason::Rule(rule, applies) => ReasonObject::Rule { rule: self.rule_id(rule), applies, text },
        }
    }

    fn reason_text(&self, reason: Reason) -> Said {
        match reason {
            Reason::Fact(fact) => self.said(|| sentence(&self.speaker.known(&self.decision.facts, fact))),
            Reason::Rule(rule, applies) => self.said(|| {
                let id = if applies { "rule-applies" } else { "rule-does-not-apply" };
                sentence(&self.speaker.words.say(id, &[("rule", &self.speaker.short_citation(rule))]))
            }),
        }
    }

    fn undetermined(&self) -> Vec<UndeterminedObject<'a>> {
        let entries = self.decision.undetermined.iter().map(|entry| UndeterminedObject {
            rule: self.rule_id(entry.rule),
            facts: entry.facts.iter().map(|fact| self.fact_name(*fact)).collect(),
        });
        entries.collect()
    }

    fn missing(&self, missing: &'a [Missing]) -> Vec<MissingObject<'a>> {
        let missing = missing.iter().map(|missing| {
            let answers = || missing.answers.iter().map(|answer| (self.given(missing.fact, answer), answer));
            let only = |answer: &Answer| {
                if let [only] = answer.possible[..] { Some(only.as_str()) } else { None }
            };
            let leaves = |answer: &Answer| answer.possible.iter().map(|score| score.as_str()).collect();
            MissingObject {
                fact: self.fact_name(missing.fact),
                question: self.said(|| self.speaker.question(missing.fact)),
                settled: answers().map(|(given, answer)| (given, only(answer))).collect(),
                leaves: answers().map(|(given, answer)| (given, leaves(answer))).collect(),
            }
        });
        missing.collect()
    }

    /// An answer as a case file would have it: a value, or comparisons such as `> 1 h`.
    fn given(&self, fact: FactId, answer: &Answer) -> String {
        let kind = &self.speaker.vocabulary.fact(fact).kind;
        match &answer.given {
            Given::Value(value) => written(kind, value),
            Given::Order(first, then) => self.decision.as_told(&self.speaker.order_written(*first, *then)),
            Given::Range(from, to) => {
                let limit = |sign: &str, boundary: &Boundary| {
                    format!("{sign} {}", written(kind, &Value::Amount(boundary.amount)))
                };
                let from = from.as_ref().map(|at| limit(if at.included_below { ">" } else { ">=" }, at));
                let to = to.as_ref().map(|at| limit(if at.included_below { "<=" } else { "<" }, at));
                let limits: Vec<_> = from.into_iter().chain(to).collect();
                // Every amount: none is negative.
                if limits.is_empty() {
                    format!(">= {}", written(kind, &Value::Amount(0)))
                } else {
                    limits.join(" and ")
                }
            }
            Given::Limits(limits) => {
                let limits: Vec<_> = limits
                    .iter()
                    .map(|(difference, holds)| {
                        let is_left = difference.left == Some(fact);
                        let (sign, other, amount) = match (is_left, holds) {
                            (true, true) => ("<=", difference.right, difference.limit),
                            (true, false) => (">", difference.right, difference.limit),
                            (false, true) => (">=", difference.left, -difference.limit),
                            (false, false) => ("<", difference.left, -difference.limit),
                        };
                        let number = |amount: i64| written(kind, &Value::Amount(amount));
                        match other.map(|other| (other, self.decision.facts.amount(other))) {
                            None => format!("{sign} {}", number(amount)),
                            Some((_, Some(known))) => format!("{sign} {}", number(known + amount)),
                            Some((other, None)) if amount == 0 => format!("{sign} {}", self.fact_name(other)),
                            Some((other, None)) => {
                                format!("{sign} {} + {}", self.fact_name(other), number(amount))
                            }
                        }
                    })
                    .collect();
                limits.join(" and ")
            }
        }
    }

    fn assumed(&self) -> Vec<AssumedObject<'a>> {
        let assumed = self.decision.assumed.iter().filter_map(|fact| {
            let declared = self.speaker.vocabulary.fact(*fact);
            let value = self.decision.facts.value(*fact)?;
            Some(AssumedObject {
                fact: self.as_told(&declared.name),
                value: written(&declared.kind, value),
                text: self.reason_text(Reason::Fact(*fact)),
            })
        });
        let orders = self.decision.assumed_orders.iter().filter_map(|place| {
            let order = self.speaker.vocabulary.usually().get(*place)?;
            Some(AssumedObject {
                fact: ORDER.into(),
                value: self.decision.as_told(&self.speaker.order_written(order.first, order.then)),
                text: self.said(|| sentence(&self.speaker.usual_order(*place).unwrap_or_default())),
            })
        });
        assumed.chain(orders).collect()
    }

    fn readings(&self) -> Vec<ReadingTakenObject<'a>> {
        let readings = self.decision.readings.iter().filter_map(|taken| {
            let declared = self.speaker.vocabulary.fact(taken.fact);
            let choice = |choice: u8| written(&declared.kind, &Value::Choice(choice));
            let otherwise = taken.otherwise.iter().map(|other| {
                let outcome = other.result.map_or(other.status.as_str(), Score::as_str);
                (choice(other.choice), Json::from(outcome))
            });
            Some(ReadingTakenObject {
                reading: declared.reading()?,
                choice: choice(taken.choice),
                otherwise: otherwise.collect(),
                text: self
                    .said(|| sentence(&self.speaker.statement(taken.fact, &Value::Choice(taken.choice)))),
            })
        });
        readings.collect()
    }

    fn discretion(&self) -> Vec<DiscretionObject<'a>> {
        let entries = self.decision.discretion.iter().map(|entry| DiscretionObject {
            rule: self.rule_id(entry.rule),
            fact: self.fact_name(entry.fact),
            text: self.said(|| self.speaker.discretion(*entry)),
        });
        entries.collect()
    }
}

// The rules that do not apply, and why.

/// Adds `considered` to a decision's object: every rule that does not apply, with the reasons, in the speaker's language.
pub fn add_considered(object: &mut Json, speaker: &Speaker, decision: &Decision) {
    let printer = Printer::of(speaker, decision);
    let considered: Vec<_> = decision.considered.iter().map(|one| printer.considered(one)).collect();
    if let Some(object) = object.as_object_mut() {
        object.insert("considered".to_owned(), serde_json::to_value(considered).unwrap_or(Json::Null));
    }
}

impl<'a> Printer<'a> {
    fn considered(&self, considered: &Considered) -> ConsideredObject<'a> {
        let rule = self.rule_id(considered.rule);
        let kept_off = |id: &str, by: &[RuleIndex]| {
            let names: Vec<_> = by.iter().map(|rule| self.speaker.short_citation(*rule)).collect();
            let why_not = sentence(&self.speaker.words.say(id, &[("rules", &names.join(", "))]));
            let displaced_by = self.rule_ids(by);
            ConsideredObject { rule, why_not: Said::Words(why_not), because: Vec::new(), displaced_by }
        };
        match &considered.why_not {
            WhyNot::Fails(reasons) => {
                let because: Vec<_> = reasons.iter().map(|reason| self.reason(*reason)).collect();
                ConsideredObject { rule, why_not: Said::joined(&because), because, displaced_by: Vec::new() }
            }
            WhyNot::Displaced(by) => kept_off("displaced-by", by),
            WhyNot::Over(by) => kept_off("over-before", by),
        }
    }
}

// The reading of a written move.

/// The reading of a written move as JSON.
#[must_use]
pub fn reading_json(words: &Words, position: &Position, written: &str, reading: &Reading) -> Json {
    serde_json::to_value(reading_object(Some(words), position, written, reading))
        .unwrap_or_else(|_| json!({}))
}

fn sealed_object<'a>(words: Option<&Words>, sealed: &'a Sealed) -> SealedObject<'a> {
    let mut reading = reading_object(words, &sealed.position, &sealed.written, &sealed.reading);
    reading.made = sealed.played.map(Move::uci);
    SealedObject {
        reading,
        stated: sealed.stated.map(ReadingKind::code),
        ends_game: sealed.ends.map(EndsGame::code),
        fivefold_checked: !sealed.fivefold_unchecked,
    }
}

fn reading_object<'a>(
    words: Option<&Words>,
    position: &Position,
    written: &'a str,
    reading: &Reading,
) -> ReadingObject<'a> {
    let near = reading.near.iter().map(|near| NearObject {
        kind: near.kind.code(),
        made: near.meant.uci(),
        name: words.map(|words| name(words, position, near.meant)),
    });
    let texts = |words| reading_items(words, position, written, reading).into_iter().map(|item| item.text);
    ReadingObject {
        written,
        reading: reading.kind.code(),
        candidates: reading.candidates.iter().map(|candidate| candidate.uci()).collect(),
        made: reading.chosen.map(Move::uci),
        near: near.collect(),
        deviations: reading.deviations.iter().map(|deviation| deviation.code()).collect(),
        illegal_because: reading.illegal_because.iter().map(|reason| reason.code()).collect(),
        language_decides: reading.language_decides,
        text: words.map(|words| texts(words).collect()),
    }
}
