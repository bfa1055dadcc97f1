//! What two editions rule differently: chosen by two lists, compared once and kept while the site is served.

use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};

use super::addresses::linked;
use super::law::no_such_edition;
use super::layout::Reader;
use super::site::Site;
use crate::engine::analysis::{Compared, diff_unless};
use crate::engine::cancel::Cancel;
use crate::engine::model::Edition;
use crate::words::phrases::{Locale, Words};
use crate::words::reports::{Report, differences_paged};

/// Compares two editions and puts the comparison in every language; none where the work was cancelled.
fn compared(site: &Site, editions: [&Edition; 2], cancel: &Cancel) -> Option<Vec<Vec<Report>>> {
    let diff =
        diff_unless(editions.map(|edition| Compared { library: site.with_examples(), edition }), cancel)?;
    Some(site.languages.iter().map(|words| differences_paged([words; 2], &diff)).collect())
}

/// Two editions chosen, and what they rule differently.
pub(super) async fn differences(reader: Reader) -> Response {
    let site = &*reader.site;
    let raw = &reader.query;
    let [first, second] = ["first", "second"].map(|side| asked(raw, side));
    let unknown = [&first, &second]
        .into_iter()
        .find(|id| !id.is_empty() && site.with_examples().rulebook.edition(id).is_none());
    if let Some(unknown) = unknown {
        return no_such_edition(&reader, unknown);
    }
    let alike = !first.is_empty() && first == second;
    let reports =
        if alike { None } else { reports(site, reader.locale, &first, &second, &Cancel::standing()) };
    let count = reports.as_ref().map_or(0, Vec::len);
    // A part number out of range means the nearest part.
    let part = asked(raw, "part").parse().unwrap_or(1).clamp(1, count.max(1));
    let report = reports.and_then(|reports| reports.into_iter().nth(part - 1));
    let words = reader.words();
    let body = html! {
        @if report.is_none() { p.lead { (words.say("web-differences-lead", &[])) } }
        (form(site, words, [&first, &second]))
        @if alike { p.fault role="alert" { (words.say("web-differences-same", &[])) } }
        @if let Some(report) = &report {
            article.differences { (linked(words, &report.sections)) }
            (parts(words, [&first, &second], part, count))
        }
    };
    let title =
        report.as_ref().map_or_else(|| words.say("web-differences", &[]), |report| report.title.clone());
    reader.page(&title, &body).into_response()
}

/// What is asked by a name in an address.
fn asked(raw: &str, name: &str) -> String {
    let found = form_urlencoded::parse(raw.as_bytes()).find(|(key, _)| key == name);
    found.map(|(_, value)| value.trim().to_owned()).unwrap_or_default()
}

/// Links to the parts of the complete list: its first page says what to know first.
fn parts(words: &Words, [first, second]: [&str; 2], part: usize, count: usize) -> Markup {
    let address = |place: usize| {
        format!("/{}/differences?first={first}&second={second}&part={place}", words.locale().code())
    };
    html! {
        @if count > 1 {
            nav.parts aria-label=(words.say("web-differences-parts", &[])) {
                span { (words.say("web-differences-parts", &[])) }
                @for place in 1..=count {
                    @if place == part { strong aria-current="page" { (place) } }
                    @else { a href=(address(place)) { (place) } }
                }
            }
        }
    }
}

/// The comparison in a language; none where the two are not both chosen.
fn reports(site: &Site, locale: Locale, first: &str, second: &str, cancel: &Cancel) -> Option<Vec<Report>> {
    let (first, second) =
        (site.with_examples().rulebook.edition(first)?, site.with_examples().rulebook.edition(second)?);
    let ids = [first, second].map(|edition| edition.id.clone());
    let every = site.comparisons.of(ids, cancel, || compared(site, [first, second], cancel))?;
    every.iter().find(|reports| reports.iter().any(|report| report.language == locale.code())).cloned()
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
                        @for edition in &site.with_examples().rulebook.editions {
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
