//! Verdicts written from the texts of the law before plica was asked. plica gives each of them, or the case says where it does
//! not: `differs`, with the reason. A case that has come to agree must lose that line.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde::Deserialize;
use serde_json::{Value as Json, json};

use super::command_line::stdout;
use super::now::acts;
use super::programs::{folder, program, run, text};

/// A case of `tests/cases/step-lists`; what else stands there is for people.
#[derive(Deserialize)]
struct Incident {
    case: String,
    facts: BTreeMap<String, Json>,
    /// Only where it is not decided.
    status: Option<String>,
    result: Option<Verdict>,
    /// The results left, written beside the status.
    possible: Option<BTreeSet<String>>,
    differs: Option<String>,
    /// What is to be done now, in order.
    now: Option<Vec<String>>,
    /// Why the steps are not those.
    differs_now: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Verdict {
    Decided(String),
    Open { possible: BTreeSet<String> },
}

impl Incident {
    fn read(name: &str) -> Vec<Self> {
        let path = format!("{}/tests/cases/step-lists/{name}.yaml", env!("CARGO_MANIFEST_DIR"));
        let cases = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let options = serde_yaml::options! { strict_booleans: true };
        serde_yaml::from_str_with_options(&cases, options).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// What the decision gives instead of the verdict.
    fn found_instead(&self, decision: &Json) -> Option<String> {
        let result = decision["result"].as_str();
        let status = decision["status"].as_str();
        let possible: BTreeSet<String> = decision["possible"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Json::as_str)
            .map(str::to_owned)
            .collect();
        let left = match &self.result {
            Some(Verdict::Open { possible }) => Some(possible),
            _ => self.possible.as_ref(),
        };
        let agrees = match (left, &self.result) {
            _ if self.status.as_deref().is_some_and(|verdict| verdict != "decided") => {
                self.status.as_deref() == status && left.is_none_or(|left| possible == *left)
            }
            // Where the texts leave a doubt, plica may take the side that the author prefers.
            (Some(left), _) => possible == *left || result.is_some_and(|result| left.contains(result)),
            (None, Some(Verdict::Decided(score))) if score == "*" => {
                // A ruling that is not about the result lets the game go on; so does one that is open because the case does not
                // give the last move in an envelope, the sealed reply or else the sealed move.
                let gives = |family: &str| self.facts.keys().any(|fact| fact.starts_with(family));
                let is_reply_open = self.facts.contains_key("reply.sealed")
                    && !(gives("reply.reading") || gives("reply.ends_game"));
                let gives_record = gives("sealed.") && !is_reply_open;
                result == Some("*")
                    || (result.is_none() && status == Some("decided"))
                    || (!gives_record && possible.contains("*"))
            }
            (None, Some(Verdict::Decided(score))) => result == Some(score),
            (None, _) => panic!("{}: no verdict", self.case),
        };
        (!agrees).then(|| format!("{} {} {possible:?}", status.unwrap_or("refused"), result.unwrap_or("-")))
    }
}

impl Incident {
    /// The steps of a decision, where they are not those of the verdict. Those behind what is still to be learnt may be left out.
    fn steps_instead(&self, decision: &Json) -> Option<String> {
        let wanted = self.now.as_ref()?;
        let now = acts(&decision["now"]);
        let whole = [now.clone(), acts(&decision["then"])].concat();
        (now != *wanted && whole != *wanted).then(|| whole.join(", "))
    }
}

/// The verdicts of a file, each case ruled under this edition with these facts besides.
fn agree(name: &str, edition: &str, besides: &[(&str, &str)]) {
    let cases = Incident::read(name);
    let mut lines = String::new();
    for case in &cases {
        let besides = besides.iter().map(|(fact, value)| ((*fact).to_owned(), Json::from(*value)));
        let mut facts: BTreeMap<_, _> = besides.collect();
        facts.extend(case.facts.clone());
        let _ = writeln!(lines, "{}", json!({"edition": edition, "facts": facts}));
    }
    let path = folder().join("cases.ndjson");
    std::fs::write(&path, lines).expect("a file");
    // A case that is refused is reported with the others.
    let (_, output) = run(&mut program(&["batch", text(&path)])).ends_with_one_of(&[0, 1]);
    let output = stdout(&output);
    let decisions: Vec<Json> = output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(decisions.len(), cases.len());
    let mut wrong = String::new();
    for (case, decision) in cases.iter().zip(&decisions) {
        match (case.found_instead(decision), &case.differs) {
            (Some(found), None) => {
                let _ = writeln!(wrong, "{}\n  found: {found} {}", case.case, decision["errors"]);
            }
            (None, Some(_)) => {
                let _ = writeln!(wrong, "{}\n  agrees now", case.case);
            }
            _ => {}
        }
        match (case.steps_instead(decision), &case.differs_now) {
            (Some(found), None) => {
                let _ = writeln!(wrong, "{}\n  now: {found}", case.case);
            }
            (None, Some(_)) => {
                let _ = writeln!(wrong, "{}\n  the steps agree now", case.case);
            }
            _ => {}
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn verdicts_of_1974() {
    agree("fide-1974", "fide-1974", &[]);
}

#[test]
fn verdicts_of_1997() {
    agree("fide-1997", "fide-1997", &[]);
}

#[test]
fn verdicts_of_2009() {
    agree("verdicts-fide-2009", "fide-2009", &[("event.adopts_guidelines", "yes")]);
}

#[test]
fn verdicts_of_2014() {
    agree("fide-2014", "fide-2014", &[]);
}
