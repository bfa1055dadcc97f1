//! The front of an envelope: what an edition requires there, and what is still missing.
//!
//! In: an edition, the facts of the case, the data on the envelope. Out: [`Demands`].
//! Guaranteed: requirements come from the rules alone, so an edition with other requirements needs no change here.
//! Must not know: words, paper.

use crate::engine::decision::Decision;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::interview::given;
use crate::engine::library::Library;
use crate::engine::model::{Conclusion, Edition, FactId, RuleIndex};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::{CaseFile, Modality};

/// What rules speak of: `envelope must bear names`, and the fact that tells that it does.
const DATA: [(&str, &str); 7] = [
    ("names", "envelope.shows.names"),
    ("position", "envelope.shows.position"),
    ("times", "envelope.shows.times"),
    ("sealer-name", "envelope.shows.sealer"),
    ("move-number", "envelope.shows.move_number"),
    ("draw-offer", "envelope.shows.draw_offer"),
    ("resumption-data", "envelope.shows.resumption"),
];

/// What the edition asks of an envelope.
pub(crate) struct Demands {
    /// What must stand on it.
    pub(crate) required: Vec<Required>,
    /// Facts on which it turns what else must stand on it.
    pub(crate) open: Vec<FactId>,
    /// The ruling on the envelope as it is.
    pub(crate) decision: Decision,
}

/// One thing that must stand on the envelope.
pub(crate) struct Required {
    /// What: `sealer-name`.
    pub(crate) what: String,
    /// The rules that require it.
    pub(crate) rules: Vec<RuleIndex>,
    /// It does not stand there.
    pub(crate) missing: bool,
}

/// What an edition requires on an envelope that bears these things, in a case where these facts are told.
///
/// # Errors
/// Everything wrong with the facts.
pub(crate) fn demands(
    library: &Library,
    edition: &Edition,
    case: &CaseFile,
    borne: &[&str],
) -> Result<Demands, Vec<Diagnostic>> {
    // A rule asks only for what is not there: an empty envelope shows all that is required.
    let empty = library.decide(edition, &bearing(case, &[]))?;
    let decision = library.decide(edition, &bearing(case, borne))?;
    let missing: Vec<String> =
        required(library, edition, &decision).into_iter().map(|(what, _)| what).collect();
    let mut all: Vec<Required> = Vec::new();
    for (what, rule) in required(library, edition, &empty) {
        match all.iter_mut().find(|known| known.what == what) {
            Some(known) => known.rules.push(rule),
            None => all.push(Required { missing: missing.contains(&what), what, rules: vec![rule] }),
        }
    }
    let vocabulary = &library.rulebook.vocabulary;
    let mut open: Vec<FactId> = Vec::new();
    let missing = empty.missing.iter().map(|missing| missing.fact);
    for fact in missing.chain(empty.undetermined.iter().flat_map(|entry| entry.facts.iter().copied())) {
        let is_datum = DATA.iter().any(|(_, shown)| vocabulary.fact(fact).name == *shown);
        if !is_datum && !open.contains(&fact) {
            open.push(fact);
        }
    }
    Ok(Demands { required: all, open, decision })
}

/// The case asking about the envelope, with what stands on it and what does not.
fn bearing(case: &CaseFile, borne: &[&str]) -> CaseFile {
    let mut asking = case.clone();
    asking.about = vec![Src::new("envelope".to_owned(), Span::default())];
    asking
        .facts
        .extend(DATA.iter().map(|(what, fact)| given(fact, if borne.contains(what) { "yes" } else { "no" })));
    asking
}

/// What must stand on the envelope, each with the rule that requires it.
fn required(library: &Library, edition: &Edition, decision: &Decision) -> Vec<(String, RuleIndex)> {
    let found = decision.findings.iter().filter_map(|finding| {
        match edition.conclusion(finding.rule, finding.conclusion)? {
            Conclusion::Duty(duty)
                if duty.modality == Modality::Must
                    && library.rulebook.vocabulary.act(duty.act).is_some_and(|act| act.name == "bear") =>
            {
                Some((duty.object.clone()?, finding.rule))
            }
            Conclusion::Duty(_) | Conclusion::Result(_) | Conclusion::Set(..) | Conclusion::State(_) => None,
        }
    });
    found.collect()
}
