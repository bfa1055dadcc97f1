//! A decision as the JSON others build on (DESIGN 6); key names and order are part of the contract.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value as Json, json};

type Object = serde_json::Map<String, Json>;

use super::phrases::{Speaker, sentence};
use super::reading::{name, reading_items};
use super::words::Words;
use crate::chess::{EndsGame, Move, Position, Reading, ReadingKind};
use crate::decision::{Answer, Boundary, Decision, Finding, Given, Reason, Score, WhyNot};
use crate::facts::{Known, Sealed};
use crate::model::{Conclusion, FactId, Rule, Type, Value, duration_written, written};

/// The decision object.
#[derive(Debug, Serialize)]
struct Contract {
    edition: String,
    status: &'static str,
    result: Option<&'static str>,
    about: Vec<String>,
    findings: Vec<Json>,
    considered: Vec<Json>,
    undetermined: Vec<Json>,
    missing: Vec<Json>,
    possible: Vec<&'static str>,
    assumed: Vec<Json>,
    discretion: Vec<Json>,
    sealed: Option<Json>,
    rulebook: String,
    engine: &'static str,
}

/// A decision as JSON, its texts in the speaker's language.
#[must_use]
pub fn decision_json(speaker: &Speaker, decision: &Decision, rulebook: &str) -> Json {
    let printer = Printer { speaker, decision, said: RefCell::default() };
    let object = Contract {
        edition: decision.edition.clone(),
        status: decision.status.as_str(),
        result: decision.result.map(Score::as_str),
        about: printer.matters(),
        findings: decision.findings.iter().filter_map(|finding| printer.finding(finding)).collect(),
        considered: printer.considered(),
        undetermined: printer.undetermined(),
        missing: printer.missing(),
        possible: decision.possible.iter().map(|score| score.as_str()).collect(),
        assumed: printer.assumed(),
        discretion: printer.discretion(),
        sealed: decision.sealed.as_ref().map(|sealed| sealed_json(speaker.words, sealed)),
        rulebook: rulebook.to_owned(),
        engine: env!("CARGO_PKG_VERSION"),
    };
    serde_json::to_value(object).unwrap_or(Json::Null)
}

struct Printer<'a> {
    speaker: &'a Speaker<'a>,
    decision: &'a Decision,
    /// Reasons in words: the same few stand behind many rules.
    said: RefCell<BTreeMap<Reason, String>>,
}

impl Printer<'_> {
    fn matters(&self) -> Vec<String> {
        let names = self.speaker.vocabulary.matters();
        self.decision.matters.iter().filter_map(|matter| names.get(matter.index()).cloned()).collect()
    }

    fn rule(&self, index: crate::model::RuleIndex) -> Option<&Rule> {
        self.speaker.edition.rule(index)
    }

    fn rule_id(&self, index: crate::model::RuleIndex) -> String {
        self.rule(index).map(|rule| rule.id.clone()).unwrap_or_default()
    }

    fn fact_name(&self, fact: FactId) -> String {
        self.decision.as_told(&self.speaker.vocabulary.fact(fact).name)
    }

    fn finding(&self, finding: &Finding) -> Option<Json> {
        let rule = self.rule(finding.rule)?;
        let conclusion = &rule.then.get(finding.conclusion)?.value;
        let article = self.speaker.edition.article_of(finding.rule).map(|article| article.number.clone());
        let mut object = Object::new();
        object.insert("rule".into(), json!(rule.id));
        object.insert("article".into(), json!(article));
        object.insert("cite".into(), json!(rule.cite));
        object.insert("letter".into(), json!(rule.letter));
        object.insert("kind".into(), json!(kind(conclusion)));
        object.insert("says".into(), json!(self.decision.as_told(&self.speaker.clause(conclusion))));
        self.details(&mut object, conclusion, finding.value);
        object.insert("text".into(), json!(self.speaker.conclusion(conclusion, finding.value)));
        object.insert("norm".into(), json!(self.speaker.norm(rule)));
        object.insert("note".into(), json!(self.speaker.note(rule)));
        object.insert("citation".into(), json!(self.speaker.citation(rule)));
        object.insert("because".into(), finding.because.iter().map(|reason| self.reason(*reason)).collect());
        object.insert("displaced".into(), finding.displaced.iter().map(|rule| self.rule_id(*rule)).collect());
        Some(Json::Object(object))
    }

    fn details(&self, object: &mut Object, conclusion: &Conclusion, value: Option<i64>) {
        match conclusion {
            Conclusion::Result(_) => {
                object.insert("value".into(), json!(self.decision.result.map(Score::as_str)));
            }
            Conclusion::Duty(duty) => {
                object.insert("party".into(), json!(self.decision.as_told(duty.party.as_str())));
                object.insert("modality".into(), json!(duty.modality.as_str()));
                object.insert(
                    "act".into(),
                    json!(self.speaker.vocabulary.act(duty.act).map(|act| act.name.clone())),
                );
                object.insert(
                    "object".into(),
                    json!(duty.object.as_deref().map(|object| self.decision.as_told(object))),
                );
            }
            Conclusion::Set(fact, _) => {
                object.insert("object".into(), json!(self.fact_name(*fact)));
                let is_time = self.speaker.vocabulary.fact(*fact).kind == Type::Duration;
                let value = match value {
                    Some(seconds) if is_time => {
                        json!({"seconds": seconds, "text": duration_written(seconds)})
                    }
                    Some(number) => json!(number),
                    None => Json::Null,
                };
                object.insert("value".into(), value);
            }
            Conclusion::State(state) => {
                object.insert(
                    "value".into(),
                    json!(self.speaker.vocabulary.state(*state).map(|state| state.name.clone())),
                );
            }
        }
    }

    fn reason(&self, reason: Reason) -> Json {
        let text = self.reason_text(reason);
        match reason {
            Reason::Fact(fact) => {
                let declared = self.speaker.vocabulary.fact(fact);
                let value = self.decision.facts.value(fact).map(|value| written(&declared.kind, value));
                let source = source(self.decision.facts.known(fact));
                json!({"fact": self.decision.as_told(&declared.name), "value": value, "source": source, "text": text})
            }
            Reason::Rule(rule, applies) => {
                json!({"rule": self.rule_id(rule), "applies": applies, "text": text})
            }
        }
    }

    fn reason_text(&self, reason: Reason) -> String {
        self.said.borrow_mut().entry(reason).or_insert_with(|| self.said_anew(reason)).clone()
    }

    fn said_anew(&self, reason: Reason) -> String {
        sentence(&match reason {
            Reason::Fact(fact) => self.speaker.known(&self.decision.facts, fact),
            Reason::Rule(rule, applies) => {
                let id = if applies { "rule-applies" } else { "rule-does-not-apply" };
                self.speaker.words.say(id, &[("rule", &self.speaker.short_citation(rule))])
            }
        })
    }

    fn considered(&self) -> Vec<Json> {
        let considered = self.decision.considered.iter().map(|considered| {
            let (why_not, reasons, by) = match &considered.why_not {
                WhyNot::Fails(reasons) => {
                    let texts: Vec<_> = reasons.iter().map(|reason| self.reason_text(*reason)).collect();
                    (texts.join(" "), reasons.iter().map(|reason| self.reason(*reason)).collect(), Vec::new())
                }
                WhyNot::Displaced(by) => {
                    let names: Vec<_> = by.iter().map(|rule| self.speaker.short_citation(*rule)).collect();
                    let text = self.speaker.words.say("displaced-by", &[("rules", &names.join(", "))]);
                    (
                        sentence(&text),
                        Vec::new(),
                        by.iter().map(|rule| self.rule_id(*rule)).collect::<Vec<_>>(),
                    )
                }
            };
            let rule = self.rule_id(considered.rule);
            json!({"rule": rule, "why_not": why_not, "because": Json::Array(reasons), "displaced_by": by})
        });
        considered.collect()
    }

    fn undetermined(&self) -> Vec<Json> {
        let entries = self.decision.undetermined.iter().map(|entry| {
            let facts: Vec<_> = entry.facts.iter().map(|fact| self.fact_name(*fact)).collect();
            json!({"rule": self.rule_id(entry.rule), "facts": facts})
        });
        entries.collect()
    }

    fn missing(&self) -> Vec<Json> {
        let missing = self.decision.missing.iter().map(|missing| {
            let mut settled = serde_json::Map::new();
            let mut leaves = serde_json::Map::new();
            for answer in &missing.answers {
                let given = self.given(missing.fact, answer);
                let only = if let [only] = answer.possible[..] { json!(only.as_str()) } else { Json::Null };
                settled.insert(given.clone(), only);
                leaves.insert(given, answer.possible.iter().map(|score| score.as_str()).collect());
            }
            json!({
                "fact": self.fact_name(missing.fact),
                "question": self.speaker.question(missing.fact),
                "if": settled,
                "leaves": leaves,
            })
        });
        missing.collect()
    }

    /// An answer as a case file would have it: a value, or comparisons such as `> 1 h`.
    fn given(&self, fact: FactId, answer: &Answer) -> String {
        let kind = &self.speaker.vocabulary.fact(fact).kind;
        match &answer.given {
            Given::Value(value) => written(kind, value),
            Given::Range(from, to) => {
                let limit = |sign: &str, boundary: &Boundary| {
                    format!("{sign} {}", written(kind, &Value::Amount(boundary.amount)))
                };
                let from = from.as_ref().map(|at| limit(if at.included_below { ">" } else { ">=" }, at));
                let to = to.as_ref().map(|at| limit(if at.included_below { "<=" } else { "<" }, at));
                from.into_iter().chain(to).collect::<Vec<_>>().join(" and ")
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

    fn assumed(&self) -> Vec<Json> {
        let assumed = self.decision.assumed.iter().filter_map(|fact| {
            let declared = self.speaker.vocabulary.fact(*fact);
            let value = self.decision.facts.value(*fact)?;
            let text = sentence(&self.speaker.statement(*fact, value));
            Some(json!({"fact": self.decision.as_told(&declared.name), "value": written(&declared.kind, value), "text": text}))
        });
        assumed.collect()
    }

    fn discretion(&self) -> Vec<Json> {
        let entries = self.decision.discretion.iter().map(|entry| {
            json!({
                "rule": self.rule_id(entry.rule),
                "fact": self.fact_name(entry.fact),
                "text": self.speaker.discretion(entry.fact),
            })
        });
        entries.collect()
    }
}

fn kind(conclusion: &Conclusion) -> &'static str {
    match conclusion {
        Conclusion::Result(_) => "result",
        Conclusion::Duty(_) => "act",
        Conclusion::Set(..) => "value",
        Conclusion::State(_) => "state",
    }
}

fn source(known: &Known) -> &'static str {
    match known {
        Known::Told(_) => "told",
        Known::Computed(_) => "computed",
        Known::Assumed(_) => "assumed",
        Known::NotAsked => "not_asked",
        Known::Unknown => "unknown",
        Known::Unknowable => "unknowable",
    }
}

fn sealed_json(words: &Words, sealed: &Sealed) -> Json {
    let mut object = reading_object(words, &sealed.position, &sealed.written, &sealed.reading);
    object.insert("stated".into(), json!(sealed.stated.map(ReadingKind::code)));
    object.insert("move".into(), json!(sealed.played.map(Move::uci)));
    object.insert("ends_game".into(), json!(sealed.ends.map(EndsGame::code)));
    object.insert("fivefold_checked".into(), json!(!sealed.fivefold_unchecked));
    Json::Object(object)
}

/// The reading of a written move as JSON.
#[must_use]
pub fn reading_json(words: &Words, position: &Position, written: &str, reading: &Reading) -> Json {
    Json::Object(reading_object(words, position, written, reading))
}

fn reading_object(words: &Words, position: &Position, written: &str, reading: &Reading) -> Object {
    let near = reading.near.iter().map(|near| {
        json!({"kind": near.kind.code(), "move": near.meant.uci(), "name": name(words, position, near.meant)})
    });
    let texts = reading_items(words, position, written, reading).into_iter().map(|item| item.text);
    let candidates: Vec<_> = reading.candidates.iter().map(|candidate| candidate.uci()).collect();
    let deviations: Vec<_> = reading.deviations.iter().map(|deviation| deviation.code()).collect();
    let illegal: Vec<_> = reading.illegal_because.iter().map(|reason| reason.code()).collect();
    [
        ("written", json!(written)),
        ("reading", json!(reading.kind.code())),
        ("candidates", json!(candidates)),
        ("move", json!(reading.chosen.map(Move::uci))),
        ("near", json!(near.collect::<Vec<_>>())),
        ("deviations", json!(deviations)),
        ("illegal_because", json!(illegal)),
        ("language_decides", json!(reading.language_decides)),
        ("text", json!(texts.collect::<Vec<_>>())),
    ]
    .into_iter()
    .map(|(key, value)| (key.to_owned(), value))
    .collect()
}
