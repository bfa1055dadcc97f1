//! A case file in the editor: what is wrong with it.

use super::findings::Showing;
use super::positions::Encoding;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_for;
use crate::engine::library::Library;
use crate::engine::source::Sources;
use crate::engine::syntax;
use crate::engine::syntax::CaseFile;
use crate::words::phrases::Words;

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
