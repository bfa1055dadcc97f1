//! The facts of a case file under their names and types; which edition governs.

use crate::diagnostic::{Code, Diagnostic};
use crate::model::{Edition, FactId, Rulebook, Seat, Type, UNKNOWABLE, UNKNOWN, Vocabulary, value_from};
use crate::source::Src;
use crate::syntax::{CaseFile, FactGiven};

use super::known::Known;

/// The facts told, in the order told.
pub(super) fn told(
    vocabulary: &Vocabulary,
    case: &CaseFile,
    faults: &mut Vec<Diagnostic>,
) -> Vec<(FactId, Known, Src<String>)> {
    let mut told = Vec::with_capacity(case.facts.len());
    for FactGiven { fact: name, value } in &case.facts {
        let Some(id) = vocabulary.fact_named(&name.value) else {
            faults.push(unknown_fact(vocabulary, name));
            continue;
        };
        let fact = vocabulary.fact(id);
        let unknown = match (&fact.kind, value.value.as_str()) {
            (Type::Text, _) => None,
            (_, UNKNOWN) => Some(Known::Unknown),
            (_, UNKNOWABLE) => Some(Known::Unknowable),
            (_, _) => None,
        };
        match unknown.map_or_else(|| value_from(fact, value).map(Known::Told), Ok) {
            Ok(known) => told.push((id, known, value.clone())),
            Err(fault) => faults.push(fault),
        }
    }
    told
}

fn unknown_fact(vocabulary: &Vocabulary, name: &Src<String>) -> Diagnostic {
    let known = vocabulary.facts().map(|(_, fact)| fact.name.as_str());
    let fault = Diagnostic::at(Code::UnknownFact, name.span).with("name", &name.value).with("known", "");
    // A case speaks of four seats, not of `player` and `opponent`: those words belong to rules.
    let seat = name.value.split_once('.').filter(|(seat, _)| ["player", "opponent"].contains(seat));
    match seat {
        Some((_, rest)) => fault.suggesting(&format!("sealer.{rest}"), known),
        None => fault.suggesting(&name.value, known),
    }
}

/// The edition that governs a case: the one named, else the one in force when the competition began.
///
/// # Errors
/// No edition is named, the name or day fits none, or both are given and do not fit each other.
pub fn edition_for<'a>(
    rulebook: &'a Rulebook,
    case: &CaseFile,
    named: Option<&str>,
    began: Option<&str>,
) -> Result<&'a Edition, Diagnostic> {
    let fact = |name: &str| {
        case.facts.iter().find(|given| given.fact.value == name).map(|given| given.value.clone())
    };
    // A case that says both must say what fits; the command line may overrule it.
    let both_told = named.is_none() && began.is_none();
    let here = |text: &str| Src::new(text.to_owned(), crate::source::Span::default());
    let named = named.map(here).or_else(|| fact("edition"));
    let began = began.map(here).or_else(|| fact("event.began"));
    let known = || rulebook.editions.iter().map(|edition| edition.id.as_str());
    let listed = || known().collect::<Vec<_>>().join(", ");
    let on = began.as_ref().map(|began| {
        began.value.parse().map_err(|_| {
            let fault = Diagnostic::at(Code::BadValue, began.span).with("fact", "event.began");
            fault.with("value", &began.value).with("expected", "date").with("known", "")
        })
    });
    let on = on.transpose()?;
    if let (Some(name), Some(date), Some(began)) = (&named, on, &began)
        && let Some(edition) = rulebook.edition(&name.value).filter(|edition| !edition.in_force(date))
        && both_told
    {
        let fault = Diagnostic::at(Code::EditionMismatch, name.span).and_at(began.span);
        return Err(fault.with("edition", &edition.id).with("date", date.to_string()));
    }
    match (named, on) {
        (Some(name), _) => rulebook.edition(&name.value).ok_or_else(|| {
            let fault = Diagnostic::at(Code::UnknownEdition, name.span).with("name", &name.value);
            fault.with("known", listed()).suggesting(&name.value, known())
        }),
        (None, Some(date)) => rulebook.edition_on(date).ok_or_else(|| {
            let span = began.map(|began| began.span).unwrap_or_default();
            Diagnostic::at(Code::NoEditionOnDate, span).with("date", date.to_string()).with("known", listed())
        }),
        (None, None) => Err(Diagnostic::anywhere(Code::EditionNeeded).with("known", listed())),
    }
}

/// The fact of another seat with the same meaning: `white.late` for `sealer.late`.
pub(super) fn of_seat(vocabulary: &Vocabulary, fact: FactId, seat: Seat) -> Option<FactId> {
    let rest = vocabulary.fact(fact).declared.strip_prefix("player.")?;
    vocabulary.fact_named(&format!("{}.{rest}", seat.as_str()))
}
