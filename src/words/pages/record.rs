//! A decision -> the record of it that a log keeps; its clauses are those of the rule language.

use crate::engine::decision::{Decision, Finding};
use crate::engine::model::{Conclusion, Type, duration_written};
use crate::engine::record::{ENGINE, Found, Kind, Record, told};
use crate::engine::syntax::CaseFile;
use crate::words::phrases::phrases::Speaker;

/// The record of a ruling given under a rulebook with this digest.
#[must_use]
pub(crate) fn record(speaker: &Speaker, case: &CaseFile, decision: &Decision, rulebook: &str) -> Record {
    Record {
        chain: None,
        edition: decision.edition.clone(),
        status: decision.status,
        result: decision.result,
        possible: decision.possible.clone(),
        findings: decision.findings.iter().filter_map(|finding| found(speaker, decision, finding)).collect(),
        case: told(case, &decision.edition),
        rulebook: rulebook.to_owned(),
        words: speaker.words.digest().to_owned(),
        engine: ENGINE.to_owned(),
    }
}

fn found(speaker: &Speaker, decision: &Decision, finding: &Finding) -> Option<Found> {
    let rule = speaker.edition.rule(finding.rule)?;
    let conclusion = &rule.then.get(finding.conclusion)?.value;
    let clause = decision.as_told(&speaker.clause(conclusion));
    let (kind, says) = match conclusion {
        Conclusion::Result(_) => (Kind::Result, clause),
        Conclusion::Duty(_) => (Kind::Act, clause),
        Conclusion::State(_) => (Kind::State, clause),
        Conclusion::Set(fact, _) => {
            let is_time = speaker.vocabulary.fact(*fact).kind == Type::Duration;
            let value = |value: i64| if is_time { duration_written(value) } else { value.to_string() };
            let to = finding.value.map(|amount| format!(" to {}", value(amount)));
            (Kind::Value, clause + &to.unwrap_or_default())
        }
    };
    Some(Found { rule: rule.id.clone(), kind, says })
}
