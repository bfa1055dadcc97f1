//! Facts as a case that can be ruled on.

use crate::engine::facts::tells_of_sealing;
use crate::engine::model::{FactId, Value, Vocabulary, written};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::{CaseFile, FactGiven};

/// A case that tells these facts, White having sealed; who sealed is not told where nothing tells that anything was.
pub(super) fn case<'m>(
    vocabulary: &Vocabulary,
    facts: &[(FactId, Value)],
    matters: impl IntoIterator<Item = &'m str>,
) -> CaseFile {
    let told = facts.iter().map(|(fact, value)| {
        let declared = vocabulary.fact(*fact);
        given(&declared.name, &written(&declared.kind, value))
    });
    let adjourned = tells_of_sealing(vocabulary, facts.iter().map(|(fact, value)| (*fact, Some(value))));
    let colour = adjourned.then(|| given("sealer.colour", "white"));
    CaseFile { facts: told.chain(colour).collect(), about: matters.into_iter().map(text).collect() }
}

/// A text that stands in no file.
pub(super) fn text(text: &str) -> Src<String> {
    Src::new(text.to_owned(), Span::default())
}

fn given(fact: &str, value: &str) -> FactGiven {
    FactGiven::nowhere(fact, value)
}
