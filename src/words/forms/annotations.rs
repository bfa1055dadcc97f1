//! Diagnostics for those who review a change: annotations as a forge's workflow takes them from a log, and a Markdown list.

#![expect(clippy::indexing_slicing, reason = "a key that JSON lacks is null")]

use std::fmt::Write as _;

use serde_json::Value as Json;

use crate::engine::diagnostic::Diagnostic;
use crate::engine::model::Rulebook;
use crate::engine::source::Sources;
use crate::words::pages::faults::fault_json;
use crate::words::speech::words::Words;

/// One line a fault: `::error file=..,line=..,col=..,endLine=..,endColumn=..,title=..::message`.
#[must_use]
pub fn annotations(
    words: &Words,
    rulebook: Option<&Rulebook>,
    sources: &Sources,
    faults: &[Diagnostic],
) -> String {
    let mut text = String::new();
    for fault in faults.iter().map(|fault| fault_json(words, rulebook, sources, fault)) {
        let place = &fault["place"];
        let mut properties = Vec::new();
        if let Some(file) = place["file"].as_str() {
            properties.push(format!("file={}", escaped(file, true)));
            for (name, key) in
                [("line", "line"), ("col", "column"), ("endLine", "end_line"), ("endColumn", "end_column")]
            {
                properties.push(format!("{name}={}", place[key]));
            }
        }
        properties.push(format!("title={}", escaped(fault["code"].as_str().unwrap_or_default(), true)));
        let severity = fault["severity"].as_str().unwrap_or("error");
        let said = escaped(&said(&fault).join("\n"), false);
        let _ = writeln!(text, "::{severity} {}::{said}", properties.join(","));
    }
    text
}

/// A list, each item with its place and its advice.
#[must_use]
pub fn faults_markdown(
    words: &Words,
    rulebook: Option<&Rulebook>,
    sources: &Sources,
    faults: &[Diagnostic],
) -> String {
    let mut text = String::new();
    for fault in faults {
        let told = fault_json(words, rulebook, sources, fault);
        let place = &told["place"];
        let file = place["file"].as_str().map(|file| format!(" `{file}:{}`", place["line"]));
        let severity = words.say(&format!("severity-{}", told["severity"].as_str().unwrap_or("error")), &[]);
        let code = told["code"].as_str().unwrap_or_default();
        let mut lines = said(&told).into_iter();
        let title = lines.next().unwrap_or_default();
        let _ = writeln!(text, "- **{severity}** [{code}]{}: {title}", file.unwrap_or_default());
        for line in lines {
            let _ = writeln!(text, "  - {line}");
        }
    }
    text
}

/// The message and its advice.
fn said(fault: &Json) -> Vec<String> {
    let help = fault["help"].as_array().into_iter().flatten().filter_map(Json::as_str);
    fault["message"].as_str().into_iter().chain(help).map(str::to_owned).collect()
}

/// As a log line takes it: no line ends, and in properties none of the signs that part them.
fn escaped(text: &str, property: bool) -> String {
    let text = text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    if property { text.replace(':', "%3A").replace(',', "%2C") } else { text }
}
