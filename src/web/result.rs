//! The ruling for the arbiter's files: to print and sign, as data, under other editions, and what would change it.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};

use super::addresses::linked;
use super::guided::fault_box;
use super::incident::{edition_line, taken};
use super::layout::{Page, Reader};
use super::query;
use super::record::Heads;
use super::share;
use super::site::Site;
use crate::engine::analysis::{Reach, turns, what_would_change};
use crate::engine::cancel::Cancel;
use crate::engine::decision::Decision;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::facts::edition_for;
use crate::engine::interview;
use crate::engine::model::Edition;
use crate::engine::source::Sources;
use crate::engine::syntax::CaseFile;
use crate::words::formats::decision_json;
use crate::words::phrases::{Speaker, Words, capital};
use crate::words::reports::{comparison, faults_json, ruling, to_sign, what_if};

/// How many letters of an address stand on a sheet of paper: nobody types more.
const LONGEST_ADDRESS: usize = 400;

/// A case and its ruling.
struct Ruled<'a> {
    edition: &'a Edition,
    case: CaseFile,
    decision: Decision,
}

fn ruled<'a>(site: &'a Site, raw: Option<&str>) -> Result<Ruled<'a>, Vec<Diagnostic>> {
    let query = query::read(&site.library.rulebook.vocabulary, raw.unwrap_or_default());
    let case = interview::case(&site.library, &query.answers);
    let edition = edition_for(&site.library.rulebook, &case, None, None).map_err(|fault| vec![fault])?;
    let decision = site.library.decide(edition, &case)?;
    Ok(Ruled { edition, case, decision })
}

/// One page made of a ruling, or what is wrong with the facts in the address.
fn page(
    site: &Site,
    reader: &Reader,
    raw: Option<&str>,
    title: &str,
    body: impl FnOnce(&Words, &Ruled) -> Markup,
) -> Response {
    let words = site.words(reader.locale);
    let title = words.say(title, &[]);
    match ruled(site, raw) {
        Ok(ruled) => {
            let body = html! {
                (body(words, &ruled))
                (back(words, reader, raw))
            };
            Page { words, reader, title, body }.html().into_response()
        }
        Err(faults) => {
            let body = html! {
                (fault_box(words, Some(&site.library.rulebook), &faults))
                (back(words, reader, raw))
            };
            (StatusCode::BAD_REQUEST, Page { words, reader, title, body }.html()).into_response()
        }
    }
}

/// The way back to the questions, with the same answers.
fn back(words: &Words, reader: &Reader, raw: Option<&str>) -> Markup {
    let questions = format!("/{}/ruling?{}", reader.locale.code(), raw.unwrap_or_default());
    html! { p.back { a href=(questions) { (words.say("web-back", &[])) } } }
}

/// The ruling on one sheet, with lines for what is to be written by hand and for the signatures.
pub(super) async fn protocol(
    State(site): State<Arc<Site>>,
    reader: Reader,
    RawQuery(raw): RawQuery,
) -> Response {
    let here = format!("/{}/ruling?{}", reader.locale.code(), raw.as_deref().unwrap_or_default());
    page(&site, &reader, raw.as_deref(), "web-record-title", |words, ruled| {
        let Ruled { edition, case, decision } = ruled;
        let speaker = Speaker::of(words, &site.library, edition, decision);
        let turns = turns(&site.library, edition, case, decision);
        let answers = query::read(speaker.vocabulary, raw.as_deref().unwrap_or_default()).answers;
        let taken = taken(speaker.vocabulary, &answers);
        let report = to_sign(&speaker, decision, &turns, &site.library.digest(), &taken);
        let say = |id: &str| capital(&words.say(id, &[]));
        let heads = Heads { words, case };
        let [white, black] = ["white.name", "black.name"].map(|name| heads.told(name).to_owned());
        let signers = [("party-white", white), ("party-black", black), ("party-arbiter", String::new())];
        html! {
            (heads.form(&answers))
            article.ruling.protocol {
                p.title { (report.title) " · " (speaker.edition_name()) }
                (edition_line(words, &speaker, &answers))
                (heads.list())
                (linked(words, &report.sections))
                section.objections {
                    div { h2 { (say("web-record-objections")) } p.line {} p.line {} p.line {} }
                    @if here.len() <= LONGEST_ADDRESS {
                        div.find {
                            img src=(share::picture_of(words, &here)) alt=(words.say("web-qr-alt", &[])) width="96" height="96";
                            p { (say("web-record-address")) }
                        }
                    }
                }
                div.signatures {
                    @for (party, name) in signers {
                        p { span.line {} span { (say(party)) @if !name.is_empty() { " (" (name) ")" } } }
                    }
                }
                footer {
                    p { (report.footer) }
                    p.address { (say("web-record-address")) ": " a href=(here) { (here) } }
                }
            }
        }
    })
}

/// The same facts under every edition, side by side.
pub(super) async fn compare(
    State(site): State<Arc<Site>>,
    reader: Reader,
    RawQuery(raw): RawQuery,
) -> Response {
    page(&site, &reader, raw.as_deref(), "web-compare", |words, ruled| {
        let decided = site
            .library
            .rulebook
            .editions
            .iter()
            .filter_map(|edition| Some((edition, site.library.decide(edition, &ruled.case).ok()?)));
        let decided: Vec<_> = decided.collect();
        let sides: Vec<_> = decided
            .iter()
            .map(|(edition, decision)| (Speaker::of(words, &site.library, edition, decision), decision))
            .collect();
        html! {
            (linked(words, &comparison(&sides).sections))
            div.columns {
                @for (speaker, decision) in &sides {
                    @let report = ruling(speaker, decision, &site.library.digest());
                    article.ruling { details { summary { h2 { (report.title) } } (linked(words, &report.sections)) } }
                }
            }
        }
    })
}

/// The smallest changes of the facts that would give another result.
pub(super) async fn changes(
    State(site): State<Arc<Site>>,
    reader: Reader,
    RawQuery(raw): RawQuery,
) -> Response {
    page(&site, &reader, raw.as_deref(), "web-changes", |words, ruled| {
        let speaker = Speaker::of(words, &site.library, ruled.edition, &ruled.decision);
        let Ruled { edition, case, decision } = ruled;
        let changes =
            what_would_change(&site.library, edition, case, decision, Reach::USUAL, &Cancel::standing());
        html! { article.ruling { (linked(words, &what_if(&speaker, &ruled.decision, &changes))) } }
    })
}

/// The ruling as data, as `plica decide --format json` gives it.
pub(super) async fn json(State(site): State<Arc<Site>>, reader: Reader, RawQuery(raw): RawQuery) -> Response {
    let words = site.words(reader.locale);
    let kind = [(header::CONTENT_TYPE, "application/json")];
    match ruled(&site, raw.as_deref()) {
        Ok(ruled) => {
            let speaker = Speaker::of(words, &site.library, ruled.edition, &ruled.decision);
            let object = decision_json(&speaker, &ruled.decision, &site.library.digest());
            (kind, format!("{object:#}\n")).into_response()
        }
        Err(faults) => {
            let errors = faults_json(words, Some(&site.library.rulebook), &Sources::default(), &faults);
            let object = serde_json::json!({"errors": errors});
            (StatusCode::BAD_REQUEST, kind, format!("{object:#}\n")).into_response()
        }
    }
}
