//! The rulings of several editions on one case: the table that stands before them.

use super::card::headline;
use super::questions::Questions;
use super::report::{Block, Report, Section};
use crate::engine::decision::{Decision, Score, Status};
use crate::engine::model::Conclusion;
use crate::words::phrases::phrases::Speaker;

/// A page with one row an edition: result and the rules behind it.
#[must_use]
pub fn comparison(rulings: &[(Speaker, &Decision)]) -> Report {
    let Some((speaker, _)) = rulings.first() else { return Report::default() };
    let say = |id: &str| speaker.words.say(id, &[]);
    let headings = ["compare-edition", "compare-result", "compare-rules"].map(say).to_vec();
    let rows = rulings.iter().map(|(speaker, decision)| row(speaker, decision)).collect();
    Report {
        title: say("compare-title"),
        language: speaker.words.locale().code().to_owned(),
        sections: vec![Section::new(String::new(), vec![Block::Table(headings, rows)])],
        ..Report::default()
    }
}

fn row(speaker: &Speaker, decision: &Decision) -> Vec<String> {
    let result = match (decision.status, decision.result, decision.outcome) {
        (Status::Decided, Some(score), Some(outcome)) => {
            let outcome = speaker.outcome(outcome);
            if score == Score::GoesOn { outcome } else { format!("{} · {outcome}", score.as_str()) }
        }
        (Status::Decided, ..) => headline(speaker, decision),
        (Status::Open, ..) => {
            let questions = Questions { speaker, decision };
            let possible: Vec<_> = decision.possible.iter().map(|score| questions.score(*score)).collect();
            speaker.words.say("compare-open", &[("possible", &possible.join(" / "))])
        }
        (Status::Silent, ..) => speaker.words.say("verdict-silent", &[("edition", &speaker.edition_short())]),
    };
    let concluding = decision.findings.iter().filter(|finding| {
        let rule = speaker.edition.rule(finding.rule);
        let conclusion =
            rule.and_then(|rule| rule.then.get(finding.conclusion)).map(|conclusion| &conclusion.value);
        let settled_otherwise = decision.status == Status::Decided && decision.outcome.is_none();
        settled_otherwise || matches!(conclusion, Some(Conclusion::Result(_)))
    });
    let mut rules: Vec<_> = concluding.map(|finding| speaker.short_citation(finding.rule)).collect();
    rules.dedup();
    let rules = if rules.is_empty() { "–".to_owned() } else { rules.join(", ") };
    vec![speaker.edition_short(), result, rules]
}
