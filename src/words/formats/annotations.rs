//! Diagnostics for reviewers of a change: workflow annotations of a forge, a Markdown list, and SARIF 2.1.0.

#![expect(clippy::indexing_slicing, reason = "a key that JSON lacks is null")]

use serde_json::{Value as Json, json};

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::model::Rulebook;
use crate::engine::source::Sources;
use crate::words::phrases::words::Words;
use crate::words::reports::faults::fault_json;

/// One line a fault: `::error file=..,line=..,col=..,endLine=..,endColumn=..,title=..::message`.
#[must_use]
pub fn annotations(
    words: &Words,
    rulebook: Option<&Rulebook>,
    sources: &Sources,
    faults: &[Diagnostic],
) -> String {
    let lines = faults.iter().map(|fault| {
        let Told { severity, code, place, lines } = Told::of(words, rulebook, sources, fault);
        let mut properties = Vec::new();
        if let Some(file) = place["file"].as_str() {
            properties.push(format!("file={}", escaped(file, true)));
            for (name, key) in
                [("line", "line"), ("col", "column"), ("endLine", "end_line"), ("endColumn", "end_column")]
            {
                properties.push(format!("{name}={}", place[key]));
            }
        }
        properties.push(format!("title={}", escaped(&code, true)));
        // What SARIF calls a note, a workflow calls a notice.
        let kind = if severity == "note" { "notice" } else { &severity };
        format!("::{kind} {}::{}\n", properties.join(","), escaped(&lines.join("\n"), false))
    });
    lines.collect()
}

/// A list, each item with its place and its advice.
#[must_use]
pub fn faults_markdown(
    words: &Words,
    rulebook: Option<&Rulebook>,
    sources: &Sources,
    faults: &[Diagnostic],
) -> String {
    let items = faults.iter().map(|fault| {
        let Told { severity, code, place, lines } = Told::of(words, rulebook, sources, fault);
        let file = place["file"].as_str().map(|file| format!(" `{file}:{}`", place["line"]));
        let severity = words.say(&format!("severity-{severity}"), &[]);
        let item = format!("- **{severity}** [{code}]{}: ", file.unwrap_or_default());
        format!("{item}{}\n", lines.join("\n").replace('\n', "\n  - "))
    });
    items.collect()
}

/// A fault as both forms take it: the message is the first of its lines, advice the others.
struct Told {
    severity: String,
    code: String,
    place: Json,
    lines: Vec<String>,
}

impl Told {
    fn of(words: &Words, rulebook: Option<&Rulebook>, sources: &Sources, fault: &Diagnostic) -> Self {
        let mut told = fault_json(words, rulebook, sources, fault);
        let text = |key: &str| told[key].as_str().unwrap_or_default().to_owned();
        let help = told["help"].as_array().into_iter().flatten().filter_map(Json::as_str);
        let lines = told["message"].as_str().into_iter().chain(help).map(str::to_owned).collect();
        Self { severity: text("severity"), code: text("code"), lines, place: told["place"].take() }
    }
}

/// Escaped for a log line: no line ends, and in properties no separators.
fn escaped(text: &str, property: bool) -> String {
    let text = text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    if property { text.replace(':', "%3A").replace(',', "%2C") } else { text }
}

// SARIF 2.1.0.

/// One SARIF log with one run. Every fault is in it: a forge shows each beside its line, and counts them itself.
#[must_use]
pub fn sarif(words: &Words, rulebook: Option<&Rulebook>, sources: &Sources, faults: &[Diagnostic]) -> Json {
    let objects = faults.iter().map(|fault| fault_json(words, rulebook, sources, fault));
    let results: Vec<_> = objects.map(|fault| result(&fault)).collect();
    let rules: Vec<_> = Code::ALL
        .iter()
        .map(|code| {
            let explained = words.say(&format!("explain-{}", code.as_str()), &[]);
            json!({"id": code.as_str(), "help": {"text": explained}, "fullDescription": {"text": explained}})
        })
        .collect();
    json!({
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {"name": "plica", "version": env!("CARGO_PKG_VERSION"), "rules": rules}},
            "results": results,
        }],
    })
}

fn result(fault: &Json) -> Json {
    let mut text = fault["message"].as_str().unwrap_or_default().to_owned();
    for help in fault["help"].as_array().into_iter().flatten().filter_map(Json::as_str) {
        text.push('\n');
        text.push_str(help);
    }
    let mut result = json!({
        "ruleId": fault["code"], "level": fault["severity"], "message": {"text": text},
    });
    let place = &fault["place"];
    if let (Some(object), Some(file)) = (result.as_object_mut(), place["file"].as_str()) {
        let region = json!({
            "startLine": place["line"], "startColumn": place["column"],
            "endLine": place["end_line"], "endColumn": place["end_column"],
        });
        let location = json!({"artifactLocation": {"uri": file}, "region": region});
        object.insert("locations".to_owned(), json!([{"physicalLocation": location}]));
    }
    result
}
