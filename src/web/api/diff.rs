//! `GET /api/v1/diff`: what two editions rule differently, as `plica diff --format json` prints it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::call::Stop;
use super::call::{Answered, Call};
use crate::analysis::{Compared, diff};
use crate::facts::edition_named;
use crate::render::differences_json;
use crate::web::refusal::Refusal;

/// Comparisons made already, by the two editions: seconds of work each, and few pairs there are. They hold no words.
#[derive(Debug, Default)]
pub(in crate::web) struct Differences(Mutex<BTreeMap<(String, String), Arc<str>>>);

pub(super) fn answer(call: &mut Call) -> Answered {
    let library = &call.site.library;
    let edition = |name| {
        let named = call.required(name)?;
        edition_named(&library.rulebook, &named.value, Some(named.span)).map_err(|fault| vec![fault])
    };
    let (first, second) = (edition("first")?, edition("second")?);
    let pair = (first.id.clone(), second.id.clone());
    let made = &call.site.differences.0;
    // What is kept is whole or not there, whatever befell another request.
    let kept = made.lock().unwrap_or_else(PoisonError::into_inner).get(&pair).map(Arc::clone);
    if let Some(kept) = kept {
        return Ok(kept.to_string());
    }
    let found = diff([first, second].map(|edition| Compared { library, edition }))
        .ok_or(Stop::Refusal(Refusal::Broken))?;
    let json: Arc<str> = differences_json(&found).to_string().into();
    made.lock().unwrap_or_else(PoisonError::into_inner).insert(pair, Arc::clone(&json));
    Ok(json.to_string())
}
