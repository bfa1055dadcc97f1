//! What each address under `/api/v1` answers: the objects that the command line prints with `--format json`.

use serde_json::Value as Json;

use super::call::{Answered, Call, Stop};
use crate::engine::analysis::{Compared, diff_unless};
use crate::engine::cancel::Cancel;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::model::day;
use crate::engine::syntax::{CaseAsked, CaseFile, case_asked, case_asked_in_json};
use crate::engine::written_move::WrittenMove;
use crate::service::{self, Request, Ruling, Under, case_in};
use crate::web::refusal::Refusal;
use crate::words::formats::{
    article_json, articles_json, differences_json, editions_json, reading_json, with_texts,
};

/// `POST /api/v1/decide`: a case in, the decision object out; with `compare` a list of them.
pub(super) fn decide(call: &mut Call) -> Answered {
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

fn rule(call: &Call, case: &CaseFile) -> Result<Json, Vec<Diagnostic>> {
    let parameters = &call.parameters;
    parameters.at_most_one(&["edition", "on", "compare"]).map_err(|fault| vec![fault])?;
    let compared = compared(call)?;
    let under = match &compared {
        None => Under::One { edition: parameters.text("edition"), on: parameters.text("on") },
        Some(names) => Under::Each(names),
    };
    let editions = call.service().editions(case, under)?;
    let truth = |name| parameters.truth(name).map_err(|fault| vec![fault]);
    let what_would_change = truth("what_would_change")?;
    let began = parameters.text("on").and_then(day);
    let explain = truth("explain")?;
    let request = Request { outlook: true, what_would_change, explain, began, ..Request::default() };
    let mut each: Vec<_> =
        call.service().rule_under(&editions, case, request)?.iter().map(Ruling::json).collect();
    Ok(if compared.is_some() { Json::Array(each) } else { each.pop().unwrap_or_default() })
}

/// The editions named by `compare`, each once.
fn compared<'a>(call: &'a Call) -> Result<Option<Vec<&'a str>>, Vec<Diagnostic>> {
    let Some(list) = call.parameters.get("compare") else { return Ok(None) };
    let mut names: Vec<&'a str> = Vec::new();
    for name in list.value.split(',').map(str::trim) {
        if names.contains(&name) {
            return Err(vec![Diagnostic::at(Code::DuplicateKey, list.span).with("key", name)]);
        }
        names.push(name);
    }
    Ok(Some(names))
}

/// `POST /api/v1/read`: a written move in, its reading out.
pub(super) fn read(call: &mut Call) -> Answered {
    let text = call.body()?;
    let id = call.body_source(&text);
    let told = WrittenMove::from_told(&case_in(&call.sources, id)?, id)?;
    let (position, found) = told.read()?;
    Ok(reading_json(call.words(), &position, &told.written, &found).to_string())
}

/// `GET /api/v1/editions`: the editions of the rulebook, oldest first.
#[expect(clippy::unnecessary_wraps, reason = "every address answers alike")]
pub(super) fn editions(call: &mut Call) -> Answered {
    Ok(editions_json(call.words(), &call.site.library).to_string())
}

/// `GET /api/v1/articles`: the articles, or one with its rules and examples.
pub(super) fn articles(call: &mut Call) -> Answered {
    let library = call.site.with_examples();
    let editions = match call.parameters.get("edition") {
        Some(named) => vec![edition_named(&library.rulebook, &named.value, Some(named.span))?],
        None => library.rulebook.editions.iter().collect(),
    };
    let Some(wanted) = call.parameters.get("article") else {
        let all = editions.iter().flat_map(|edition| articles_json(call.words(), library, edition));
        return Ok(all.collect::<Json>().to_string());
    };
    let found = service::articles_named(&editions, &wanted.value, Some(wanted.span))?.into_iter();
    let found = found.map(|(edition, article)| article_json(call.words(), library, edition, article));
    Ok(found.collect::<Json>().to_string())
}

/// `GET /api/v1/diff`: what two editions rule differently.
pub(super) fn diff(call: &mut Call) -> Answered {
    let library = call.site.with_examples();
    let editions = service::pair(library, &call.parameters)?;
    let cancel = Cancel::standing();
    let made = call.site.differences.of(editions.map(|edition| edition.id.clone()), &cancel, || {
        let found = diff_unless(editions.map(|edition| Compared { library, edition }), &cancel)?;
        let object = differences_json(&found);
        let told = |words| with_texts(object.clone(), [words; 2], &found).to_string();
        Some(call.site.languages.iter().map(told).collect())
    });
    // None: the comparison was cancelled.
    let made = made.ok_or(Stop::Refusal(Refusal::SlowWork))?;
    let told = call.site.languages.one_of(&made, call.words().locale());
    told.cloned().ok_or(Stop::Refusal(Refusal::SlowWork))
}
