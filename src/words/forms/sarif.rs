//! Diagnostics as SARIF 2.1.0, for editors and forges that show findings beside the lines.

use serde_json::{Value as Json, json};

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::model::Rulebook;
use crate::engine::source::Sources;
use crate::words::phrases::words::Words;
use crate::words::reports::faults::fault_json;

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
