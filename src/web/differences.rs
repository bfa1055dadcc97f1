//! What two editions rule differently: chosen by two lists, compared once and kept while the site is served.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};

use super::addresses::linked;
use super::law::no_such_edition;
use super::layout::{Page, Reader};
use super::site::Site;
use crate::engine::analysis::{Compared, diff_unless};
use crate::engine::cancel::Cancel;
use crate::engine::model::Edition;
use crate::words::pages::{Extent, Report, differences as differences_report};
use crate::words::speech::{Locale, Words};

/// Compares two editions and puts the comparison in every language; none where nobody waits any more.
fn compared(site: &Site, editions: [&Edition; 2], cancel: &Cancel) -> Option<[Report; 3]> {
    let diff = diff_unless(editions.map(|edition| Compared { library: &site.library, edition }), cancel)?;
    Some(Locale::ALL.map(|locale| differences_report([site.words(locale); 2], &diff, Extent::Every)))
}

/// Two editions chosen, and what they rule differently.
pub(super) async fn differences(
    State(site): State<Arc<Site>>,
    Extension(cancel): Extension<Cancel>,
    reader: Reader,
    RawQuery(raw): RawQuery,
) -> Response {
    let [first, second] = chosen(raw.as_deref().unwrap_or_default());
    let unknown = [&first, &second]
        .into_iter()
        .find(|id| !id.is_empty() && site.library.rulebook.edition(id).is_none());
    if let Some(unknown) = unknown {
        return no_such_edition(&site, &reader, unknown);
    }
    let alike = !first.is_empty() && first == second;
    let report = if alike { None } else { report(&site, reader.locale, &first, &second, &cancel) };
    let words = site.words(reader.locale);
    let body = html! {
        @if report.is_none() { p.lead { (words.say("web-differences-lead", &[])) } }
        (form(&site, words, [&first, &second]))
        @if alike { p.fault role="alert" { (words.say("web-differences-same", &[])) } }
        @if let Some(report) = &report { article.differences { (linked(words, &report.sections)) } }
    };
    let title =
        report.as_ref().map_or_else(|| words.say("web-differences", &[]), |report| report.title.clone());
    Page { words, reader: &reader, title, body }.html().into_response()
}

/// The two ids in an address.
fn chosen(raw: &str) -> [String; 2] {
    ["first", "second"].map(|side| {
        let found = form_urlencoded::parse(raw.as_bytes()).find(|(name, _)| name == side);
        found.map(|(_, id)| id.trim().to_owned()).unwrap_or_default()
    })
}

/// The comparison in a language; none where the two are not both chosen.
fn report(site: &Site, locale: Locale, first: &str, second: &str, cancel: &Cancel) -> Option<Report> {
    let (first, second) = (site.library.rulebook.edition(first)?, site.library.rulebook.edition(second)?);
    let ids = [first, second].map(|edition| edition.id.clone());
    let reports = site.comparisons.of(ids, cancel, || compared(site, [first, second], cancel))?;
    reports.iter().find(|report| report.language == locale.code()).cloned()
}

fn form(site: &Site, words: &Words, chosen: [&str; 2]) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    let [first, second] = chosen;
    let sides = [("first", "web-differences-first", first), ("second", "web-differences-second", second)];
    html! {
        form.question.pair method="get" action={ "/" (words.locale().code()) "/differences" } {
            @for (name, label, chosen) in sides {
                div.typed {
                    label for=(name) { (say(label)) }
                    select id=(name) name=(name) required {
                        option value="" { (say("web-choose-edition")) }
                        @for edition in &site.library.rulebook.editions {
                            option value=(edition.id) selected[edition.id == chosen] {
                                (site.speaker(words, edition).edition_short())
                            }
                        }
                    }
                }
            }
            button.go { (say("web-differences-compare")) }
        }
    }
}
