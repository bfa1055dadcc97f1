//! Diagnostics of files as the editor shows them beside their lines; for a case file also why no ruling on it is possible.
//!
//! In: diagnostics with the texts they speak of. Out: the protocol's diagnostics by path of file, words included.

use std::collections::BTreeMap;

use lsp_types::{DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString, Uri};
use serde_json::json;

use super::positions::{Encoding, uri_of};
use crate::engine::diagnostic::{Code, Diagnostic, Severity};
use crate::engine::facts::edition_for;
use crate::engine::library::Library;
use crate::engine::model::Rulebook;
use crate::engine::source::{Sources, Span};
use crate::engine::syntax::{self, CaseFile};
use crate::words::phrases::Words;
use crate::words::reports::fault_said;

/// The protocol's diagnostics, by path.
pub(crate) type Findings = BTreeMap<String, Vec<lsp_types::Diagnostic>>;

/// How diagnostics are shown.
#[derive(Clone, Copy)]
pub(crate) struct Showing<'a> {
    /// The user's language.
    pub(crate) words: &'a Words,
    /// The rulebook, when it loaded.
    pub(crate) rulebook: Option<&'a Rulebook>,
    /// What the editor counts within a line.
    pub(crate) encoding: Encoding,
    /// The file at which that is shown which has no place.
    pub(crate) home: &'a str,
}

impl Showing<'_> {
    /// The diagnostics of each file.
    pub(crate) fn findings(&self, sources: &Sources, faults: &[Diagnostic]) -> Findings {
        let mut findings = Findings::new();
        for fault in faults {
            let path = fault.span.and_then(|span| sources.get(span.source()));
            let path = path.map_or(self.home, |source| &source.path).to_owned();
            findings.entry(path).or_default().push(self.finding(sources, fault));
        }
        findings
    }

    fn finding(&self, sources: &Sources, fault: &Diagnostic) -> lsp_types::Diagnostic {
        let also = fault.also.iter().filter_map(|span| self.related(sources, *span));
        let also: Vec<_> = also.collect();
        let letters = fault.span.and_then(|span| sources.text(span.source()).get(sources.range(span)));
        let instead = letters.zip(fault.suggestion.as_ref());
        lsp_types::Diagnostic {
            related_information: (!also.is_empty()).then_some(also),
            data: instead.map(|(letters, instead)| json!({"letters": letters, "instead": instead})),
            ..self.said(fault, fault.span.map(|span| self.range(sources, span)).unwrap_or_default())
        }
    }

    /// A diagnostic in words, at a place.
    pub(super) fn said(&self, fault: &Diagnostic, range: lsp_types::Range) -> lsp_types::Diagnostic {
        lsp_types::Diagnostic {
            range,
            severity: Some(match fault.severity {
                Severity::Error => DiagnosticSeverity::ERROR,
                Severity::Warning => DiagnosticSeverity::WARNING,
                Severity::Note => DiagnosticSeverity::INFORMATION,
            }),
            code: Some(NumberOrString::String(fault.code.as_str())),
            source: Some("plica".to_owned()),
            message: fault_said(self.words, self.rulebook, fault),
            ..lsp_types::Diagnostic::default()
        }
    }

    fn related(&self, sources: &Sources, span: Span) -> Option<DiagnosticRelatedInformation> {
        let source = sources.get(span.source())?;
        let uri: Uri = uri_of(&source.path).parse().ok()?;
        let location = Location { uri, range: self.range(sources, span) };
        Some(DiagnosticRelatedInformation { location, message: self.words.say("related-place", &[]) })
    }

    fn range(&self, sources: &Sources, span: Span) -> lsp_types::Range {
        self.encoding.range(sources.text(span.source()), &sources.range(span))
    }
}

/// The diagnostics of a text that is a case; none of any other.
pub(crate) fn case_faults(
    library: &Library,
    words: &Words,
    encoding: Encoding,
    path: &str,
    text: &str,
) -> Vec<lsp_types::Diagnostic> {
    let mut sources = Sources::default();
    let id = sources.add(path, text);
    let mut faults = Vec::new();
    let case = syntax::case(&sources, id, &mut faults);
    if !case.as_ref().map_or_else(|| has_a_case_key(text), |case| is_case(library, case)) {
        return Vec::new();
    }
    if let Some(case) = case.filter(|_| faults.is_empty()) {
        faults = of_case(library, &case);
    }
    let rulebook = Some(&library.rulebook);
    let findings = Showing { words, rulebook, encoding, home: path }.findings(&sources, &faults);
    findings.into_values().flatten().collect()
}

/// Other YAML may have a key that is also a fact, but hardly a dotted one, or a position.
fn is_case(library: &Library, case: &CaseFile) -> bool {
    let dotted = |name: &str| name.contains('.') && library.rulebook.vocabulary.fact_named(name).is_some();
    let of_board = |name: &str| ["position", "history"].contains(&name);
    case.facts.iter().any(|given| of_board(&given.fact.value) || dotted(&given.fact.value))
}

/// Whether a text that is no YAML was meant as a case.
fn has_a_case_key(text: &str) -> bool {
    let keys = ["position:", "sealed:", "sealer:", "replier:", "sealed.", "sealer.", "replier."];
    text.lines().any(|line| keys.iter().any(|key| line.starts_with(key)))
}

fn of_case(library: &Library, case: &CaseFile) -> Vec<Diagnostic> {
    let edition = match edition_for(&library.rulebook, case, None, None) {
        Ok(edition) => edition,
        // The edition may be named where the case is decided.
        Err(fault) if fault.code == Code::EditionNeeded => match library.rulebook.editions.last() {
            Some(edition) => edition,
            None => return vec![fault],
        },
        Err(fault) => return vec![fault],
    };
    library.decide(edition, case).err().unwrap_or_default()
}
