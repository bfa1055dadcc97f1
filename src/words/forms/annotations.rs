//! Diagnostics for those who review a change: annotations as a forge's workflow takes them from a log, and a Markdown list.

#![expect(clippy::indexing_slicing, reason = "a key that JSON lacks is null")]

use serde_json::Value as Json;

use crate::engine::diagnostic::Diagnostic;
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

/// As a log line takes it: no line ends, and in properties none of the signs that part them.
fn escaped(text: &str, property: bool) -> String {
    let text = text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    if property { text.replace(':', "%3A").replace(',', "%2C") } else { text }
}
