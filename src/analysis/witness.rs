//! Cases that show something: confirmed by ruling on them, and cut down to the facts that are needed.

use crate::model::{FactId, Value, Vocabulary, written};
use crate::source::{Span, Src};
use crate::syntax::{CaseFile, FactGiven};

/// The facts that are needed for a case to show something; none if it does not show it at all.
pub(super) fn smallest(
    mut facts: Vec<(FactId, Value)>,
    shows: impl Fn(&[(FactId, Value)]) -> bool,
) -> Option<Vec<(FactId, Value)>> {
    if !shows(&facts) {
        return None;
    }
    let mut size = facts.len();
    while size > 0 {
        facts = without_runs(facts, size, &shows);
        size /= 2;
    }
    Some(facts)
}

/// The facts without every run of this many that can be left out.
fn without_runs(
    mut facts: Vec<(FactId, Value)>,
    size: usize,
    shows: &impl Fn(&[(FactId, Value)]) -> bool,
) -> Vec<(FactId, Value)> {
    let mut end = facts.len();
    while end > 0 {
        let start = end.saturating_sub(size);
        let mut fewer = facts.clone();
        fewer.drain(start..end);
        if shows(&fewer) {
            facts = fewer;
        }
        end = start;
    }
    facts
}

/// A case that tells these facts, White having sealed.
pub(super) fn case<'m>(
    vocabulary: &Vocabulary,
    facts: &[(FactId, Value)],
    matters: impl IntoIterator<Item = &'m str>,
) -> CaseFile {
    let told = facts.iter().map(|(fact, value)| {
        let declared = vocabulary.fact(*fact);
        given(&declared.name, &written(&declared.kind, value))
    });
    let colour = given("sealer.colour", "white");
    CaseFile { facts: told.chain([colour]).collect(), about: matters.into_iter().map(text).collect() }
}

/// A text that stands in no file.
pub(super) fn text(text: &str) -> Src<String> {
    Src::new(text.to_owned(), Span::default())
}

fn given(fact: &str, value: &str) -> FactGiven {
    FactGiven { fact: text(fact), value: text(value) }
}
