//! `POST /api/v1/decide`: a case in, the decision object out, as `plica decide --format json` prints it.

use serde_json::Value as Json;

use super::call::{Answered, Call};
use crate::engine::analysis::{Reach, what_would_change};
use crate::engine::cancel::Cancel;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::{edition_for, edition_named};
use crate::engine::model::Edition;
use crate::engine::syntax::{CaseAsked, CaseFile, case_asked, case_asked_in_json};
use crate::words::formats::{add_considered, decision_json};
use crate::words::phrases::Speaker;
use crate::words::reports::add_what_if;

pub(super) fn answer(call: &mut Call) -> Answered {
    let text = call.body()?;
    // Nearly every case is good JSON: it is read again, with places, only when there is something to point at.
    if let Some(CaseAsked { case, beside }) = case_asked_in_json(&text)
        && beside.is_empty()
        && let Ok(json) = rule(call, &case)
    {
        return Ok(json.to_string());
    }
    let id = call.body_source(&text);
    let mut faults = Vec::new();
    let asked = case_asked(&call.sources, id, &mut faults);
    let Some(CaseAsked { case, beside }) = asked.filter(|_| faults.is_empty()) else {
        return Err(faults.into());
    };
    call.add(beside)?;
    Ok(rule(call, &case)?.to_string())
}

/// One decision, or with `compare` a list of them.
fn rule(call: &Call, case: &CaseFile) -> Result<Json, Vec<Diagnostic>> {
    call.parameters.at_most_one(&["edition", "on", "compare"]).map_err(|fault| vec![fault])?;
    let rulebook = &call.site.library.rulebook;
    let value = |name: &str| call.parameters.text(name);
    if value("compare").is_none() {
        let edition =
            edition_for(rulebook, case, value("edition"), value("on")).map_err(|fault| vec![fault])?;
        return under(call, edition, case);
    }
    let named = compared(call)?.into_iter().map(|name| edition_named(rulebook, name, None));
    let editions = named.collect::<Result<Vec<_>, _>>().map_err(|fault| vec![fault])?;
    let each = editions.into_iter().map(|edition| under(call, edition, case)).collect::<Result<_, _>>()?;
    Ok(Json::Array(each))
}

/// The editions named by `compare`, each once.
fn compared<'a>(call: &'a Call) -> Result<Vec<&'a str>, Vec<Diagnostic>> {
    let mut names: Vec<&'a str> = Vec::new();
    let Some(list) = call.parameters.get("compare") else { return Ok(names) };
    for name in list.value.split(',').map(str::trim) {
        if names.contains(&name) {
            return Err(vec![Diagnostic::at(Code::DuplicateKey, list.span).with("key", name)]);
        }
        names.push(name);
    }
    Ok(names)
}

fn under(call: &Call, edition: &Edition, case: &CaseFile) -> Result<Json, Vec<Diagnostic>> {
    let library = &call.site.library;
    let with_changes = call.parameters.truth("what_would_change").map_err(|fault| vec![fault])?;
    let explain = call.parameters.truth("explain").map_err(|fault| vec![fault])?;
    let decision = library.decide(edition, case)?;
    let speaker = Speaker::of(call.words(), library, edition, &decision);
    let mut object = decision_json(&speaker, &decision, &library.digest());
    if explain {
        add_considered(&mut object, &speaker, &decision);
    }
    if with_changes {
        let changes = what_would_change(library, edition, case, &decision, Reach::USUAL, &Cancel::standing());
        add_what_if(&mut object, &speaker, &changes);
    }
    Ok(object)
}
