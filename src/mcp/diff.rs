//! `diff`: what two editions rule differently: the overview, or with `provision` all that one provision makes.
//!
//! A whole comparison is more than an assistant can take at once: the overview names every provision and says how many
//! differences it leaves out; they come provision by provision.

use serde_json::{Value as Json, json};

use super::call::{Answer, Answered, Call};
use super::desk::Comparison;
use crate::engine::analysis::{Compared, diff_unless};
use crate::engine::cancel::Cancel;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::source::Src;
use crate::words::formats::{differences_json, text};
use crate::words::reports::differences_in_parts;

pub(super) fn answer(call: &Call) -> Answered {
    let library = &call.desk.library;
    let edition = |name| {
        let named = call.parameters.required(name).map_err(|fault| vec![fault])?;
        edition_named(&library.rulebook, &named.value, Some(named.span)).map_err(|fault| vec![fault])
    };
    let editions = [edition("first")?, edition("second")?];
    let cancel = Cancel::standing();
    let made = call.desk.comparisons.of(editions.map(|edition| edition.id.clone()), &cancel, || {
        compare(call, editions.map(|edition| Compared { library, edition }), &cancel)
    });
    // Nobody waits for a comparison that was cancelled.
    let comparison = made.ok_or_else(Vec::new)?;
    match call.parameters.get("provision") {
        None => Ok(overview(call, &comparison)),
        Some(wanted) => provision(call, &comparison, wanted),
    }
}

fn compare(call: &Call, compared: [Compared; 2], cancel: &Cancel) -> Option<Comparison> {
    let found = diff_unless(compared, cancel)?;
    let parts: Vec<_> = call.desk.languages.iter().map(|words| differences_in_parts(words, &found)).collect();
    let provisions = (0..found.groups.len()).map(|place| {
        let provision = parts.iter().filter_map(|parts| parts.provisions.get(place));
        provision.map(text).collect()
    });
    Some(Comparison {
        object: differences_json(&found),
        overview: parts.iter().map(|parts| text(&parts.overview)).collect(),
        provisions: provisions.collect(),
    })
}

fn provisions(comparison: &Comparison) -> &[Json] {
    comparison.object.get("provisions").and_then(Json::as_array).map_or(&[], Vec::as_slice)
}

/// Every provision and every two results, without the differences themselves.
fn overview(call: &Call, comparison: &Comparison) -> Answer {
    let mut object = comparison.object.clone();
    let mut left_out = 0;
    for provision in object.get_mut("provisions").and_then(Json::as_array_mut).into_iter().flatten() {
        for line in provision.get_mut("results").and_then(Json::as_array_mut).into_iter().flatten() {
            if let Some(differences) = line.get_mut("differences").and_then(Json::as_array_mut) {
                left_out += differences.len();
                differences.clear();
            }
        }
    }
    let text = call.desk.languages.one_of(&comparison.overview, call.locale).map_or("", String::as_str);
    answered(object, left_out, text)
}

/// The provisions of this id, of either edition, whole.
fn provision(call: &Call, comparison: &Comparison, wanted: &Src<String>) -> Answered {
    let name = |provision: &Json| provision.get("rule").and_then(Json::as_str).map(str::to_owned);
    let is_wanted = |provision: &Json| name(provision).as_deref() == Some(wanted.value.as_str());
    let all = provisions(comparison);
    let found: Vec<_> = all.iter().zip(&comparison.provisions).filter(|(one, _)| is_wanted(one)).collect();
    if found.is_empty() {
        let mut known: Vec<_> = all.iter().filter_map(name).collect();
        known.sort();
        known.dedup();
        let fault = Diagnostic::at(Code::UnknownValue, wanted.span).with("name", &wanted.value);
        let fault = fault.with("known", known.join(", "));
        return Err(vec![fault.suggesting(&wanted.value, known.iter().map(String::as_str))]);
    }
    let in_language = |texts| call.desk.languages.one_of(texts, call.locale).map(String::as_str);
    let texts: Vec<_> = found.iter().filter_map(|(_, texts)| in_language(texts)).collect();
    let kept: Vec<_> = found.iter().map(|(one, _)| (*one).clone()).collect();
    let left_out = all.iter().filter(|one| !is_wanted(one)).map(differences_of).sum();
    let mut object = comparison.object.clone();
    if let Some(keys) = object.as_object_mut() {
        keys.insert("provisions".to_owned(), Json::Array(kept));
    }
    Ok(answered(object, left_out, &texts.join("\n")))
}

/// How many differences a provision makes.
fn differences_of(provision: &Json) -> usize {
    let lines = provision.get("results").and_then(Json::as_array).into_iter().flatten();
    lines.filter_map(|line| line.get("differences").and_then(Json::as_array)).map(Vec::len).sum()
}

/// An answer that says how many differences it leaves out.
fn answered(mut object: Json, left_out: usize, text: &str) -> Answer {
    if let Some(keys) = object.as_object_mut() {
        keys.insert("left_out".to_owned(), json!(left_out));
    }
    Answer { text: text.to_owned(), object, is_refusal: false }
}
