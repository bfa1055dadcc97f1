//! The facts of a case file, with their ids and typed values; and which edition governs the case.

use smol_str::SmolStr;

use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::model::{
    Edition, FactId, Role, Rulebook, Type, Vocabulary, day, is_not_known, is_unknowable, value_from,
    value_of, wanted,
};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::{CaseFile, FactGiven};

use super::known::{Facts, Known};

/// The key of a case file that names the edition. It is a text, so `unknown` has no special meaning in it.
const EDITION: &str = "edition";

/// Stores the facts given in a case. Returns them in the order given, each with its place in the case file.
pub(super) fn told<'c>(
    vocabulary: &Vocabulary,
    case: &'c CaseFile,
    facts: &mut Facts,
    faults: &mut Vec<Diagnostic>,
) -> Vec<(FactId, &'c FactGiven)> {
    let (mut told, slots) = (Vec::with_capacity(case.facts.len()), facts.slots());
    for given in &case.facts {
        let FactGiven { fact: name, value } = given;
        let Some(id) = vocabulary.fact_named(&name.value) else {
            faults.push(unknown_fact(vocabulary, name));
            continue;
        };
        let (fact, Some(slot)) = (vocabulary.fact(id), slots.get_mut(id.index())) else { continue };
        // Other texts are no facts that a rule could ask.
        let can_be_unknown = fact.kind != Type::Text || Some(id) == vocabulary.by_name().sealed_written;
        *slot = if can_be_unknown && is_unknowable(&value.value) {
            fact.unknowable.clone().map_or(Known::Unknowable, Known::Told)
        } else if can_be_unknown && is_not_known(&value.value) {
            Known::Unknown
        } else {
            let Some(value) = value_of(fact, &value.value) else {
                let not_known = Arg::Message("value-not-known".to_owned(), Vec::new());
                let fault = value_from(fact, value).err();
                faults.extend(
                    fault.map(|fault| if can_be_unknown { fault.with("cause", not_known) } else { fault }),
                );
                continue;
            };
            Known::Told(value)
        };
        told.push((id, given));
    }
    told
}

fn unknown_fact(vocabulary: &Vocabulary, name: &Src<SmolStr>) -> Diagnostic {
    let known = vocabulary.facts().map(|(_, fact)| fact.name.as_str());
    let fault =
        Diagnostic::at(Code::UnknownFact, name.span).with("name", name.value.as_str()).with("known", "");
    // A case speaks of four seats, not of `player` and `opponent`: those words belong to rules.
    let seat = name.value.split_once('.').filter(|(seat, _)| ["player", "opponent"].contains(seat));
    // `facts: {sealed.written: Ta7}`: the facts stand by themselves.
    let within = name.value.split_once('.').filter(|(_, rest)| vocabulary.fact_named(rest).is_some());
    match (seat, within) {
        (Some((_, rest)), _) => {
            let near = fault.suggesting(&format!("sealer.{rest}"), known);
            let of_role = |role: &Role| {
                let rest = near.suggestion.as_ref()?.strip_prefix("sealer.")?;
                Some(format!("{}.{rest}", role.as_str()))
            };
            let both: Option<Vec<_>> = Role::BOTH.iter().map(of_role).collect();
            let near = Diagnostic { suggestion: None, ..near };
            // Names of which each may be meant.
            near.with("perhaps", both.unwrap_or_default().join(", "))
        }
        (None, Some((_, rest))) => fault.suggesting(rest, known),
        (None, None) => fault.suggesting(&name.value, known),
    }
}

/// The edition that governs a case. The command line (`named`, `began`) takes precedence over the case. In both, the name of
/// an edition takes precedence over the day on which the competition began.
///
/// # Errors
/// No edition is named, no edition has this name or was in force on this day, or the day given in the case does not
/// fit the edition.
pub fn edition_for<'a>(
    rulebook: &'a Rulebook,
    case: &CaseFile,
    named: Option<&str>,
    began: Option<&str>,
) -> Result<&'a Edition, Diagnostic> {
    let told = |name: &str| {
        let given = case.facts.iter().find(|given| given.fact.value == name).map(|given| &given.value);
        given.filter(|value| name == EDITION || !is_not_known(&value.value))
    };
    // An edition and the day the competition began must fit, wherever they are told.
    let fits = |edition: &'a Edition, name: Option<Span>, began: &Src<SmolStr>| {
        let date = date(&began.value, Some(began.span))?;
        if edition.from.is_none() || edition.in_force(date) {
            return Ok(edition);
        }
        let fault = match name {
            Some(name) => Diagnostic::at(Code::EditionMismatch, name).and_at(began.span),
            None => Diagnostic::at(Code::EditionMismatch, began.span),
        };
        Err(fault.with("edition", &edition.id).with("date", date.to_string()))
    };
    let on_command_line = match (named, began) {
        (Some(name), _) => Some(edition_named(rulebook, name, None)?),
        (None, Some(date)) => Some(edition_on(rulebook, date, None)?),
        (None, None) => None,
    };
    if let Some(edition) = on_command_line {
        return told("event.began").map_or(Ok(edition), |began| fits(edition, None, began));
    }
    match (told(EDITION), told("event.began")) {
        (Some(name), Some(began)) => {
            fits(edition_named(rulebook, &name.value, Some(name.span))?, Some(name.span), began)
        }
        (Some(name), None) => edition_named(rulebook, &name.value, Some(name.span)),
        (None, Some(began)) => edition_on(rulebook, &began.value, Some(began.span)),
        (None, None) => {
            // `edicion: fide-2014`.
            let misspelt = case.facts.iter().find_map(|given| {
                let is_known = rulebook.vocabulary.fact_named(&given.fact.value).is_some();
                let name = given.fact.value.as_str();
                let fault =
                    Diagnostic::at(Code::UnknownFact, given.fact.span).with("name", name).with("known", "");
                let fault = fault.suggesting(name, [EDITION]);
                (!is_known && fault.suggestion.is_some()).then_some(fault)
            });
            let needed = || Diagnostic::anywhere(Code::EditionNeeded).with("known", ids(rulebook).join(", "));
            Err(misspelt.unwrap_or_else(needed))
        }
    }
}

fn ids(rulebook: &Rulebook) -> Vec<&str> {
    rulebook.editions.iter().map(|edition| edition.id.as_str()).collect()
}

/// An error at its place in the case, or without a place if it comes from the command line.
fn fault(code: Code, span: Option<Span>) -> Diagnostic {
    span.map_or_else(|| Diagnostic::anywhere(code), |span| Diagnostic::at(code, span))
}

/// The edition with this name.
///
/// # Errors
/// There is no edition with this name; the error lists the known ones.
pub(crate) fn edition_named<'a>(
    rulebook: &'a Rulebook,
    name: &str,
    span: Option<Span>,
) -> Result<&'a Edition, Diagnostic> {
    rulebook.edition(name).ok_or_else(|| {
        let known = ids(rulebook);
        let fault = fault(Code::UnknownEdition, span).with("name", name).with("known", known.join(", "));
        fault.suggesting(name, known)
    })
}

fn edition_on<'a>(
    rulebook: &'a Rulebook,
    began: &str,
    span: Option<Span>,
) -> Result<&'a Edition, Diagnostic> {
    let date = date(began, span)?;
    let mut in_force = rulebook.editions_on(date);
    match (in_force.next(), in_force.next()) {
        (Some(edition), None) => Ok(edition),
        (None, _) => {
            let fault = fault(Code::NoEditionOnDate, span).with("date", date.to_string());
            let before = rulebook.editions.iter().filter(|edition| edition.to.is_some_and(|to| to < date));
            let nearest = before.max_by_key(|edition| edition.to).map_or("", |edition| edition.id.as_str());
            Err(fault.with("known", ids(rulebook).join(", ")).with("nearest", nearest))
        }
        // The day alone does not tell which authority held the competition.
        (Some(_), Some(_)) => {
            let known = rulebook.editions_on(date).map(|one| format!("{} ({})", one.id, one.authority));
            let fault = fault(Code::SeveralEditions, span).with("date", date.to_string());
            Err(fault.with("known", known.collect::<Vec<_>>().join(", ")))
        }
    }
}

fn date(text: &str, span: Option<Span>) -> Result<jiff::civil::Date, Diagnostic> {
    day(text).ok_or_else(|| {
        let fault = fault(Code::BadValue, span).with("fact", "event.began");
        fault.with("value", text).with("expected", wanted(&Type::Date, text)).with("known", "")
    })
}
