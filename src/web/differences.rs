//! What two editions rule differently: chosen by two lists, compared once and kept while the site is served.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};

use super::addresses::linked;
use super::law::no_such_edition;
use super::layout::{Page, Reader};
use super::site::Site;
use crate::analysis::{Compared, diff};
use crate::model::Edition;
use crate::render::{Extent, Locale, Report, Words, differences as differences_report};

/// One comparison in every language; none where an edition cannot be compared.
type Comparison = Arc<OnceLock<Option<[Report; 3]>>>;

/// The comparisons made so far, by the ids of the editions.
#[derive(Default)]
pub(super) struct Comparisons(Mutex<BTreeMap<[String; 2], Comparison>>);

impl Comparisons {
    /// The place of a comparison. Who asks for one that is being made waits for it.
    fn of(&self, first: &Edition, second: &Edition) -> Comparison {
        let ids = [first, second].map(|edition| edition.id.clone());
        let mut made = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(made.entry(ids).or_default())
    }
}

/// Compares two editions and puts the comparison in every language.
fn compared(site: &Site, first: &Edition, second: &Edition) -> Option<[Report; 3]> {
    let diff = diff([first, second].map(|edition| Compared { library: &site.library, edition }))?;
    Some(Locale::ALL.map(|locale| differences_report([site.words(locale); 2], &diff, Extent::Every)))
}

/// Two editions chosen, and what they rule differently.
pub(super) async fn differences(
    State(site): State<Arc<Site>>,
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
    let report = if alike { None } else { report(&site, reader.locale, &first, &second).await };
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
async fn report(site: &Arc<Site>, locale: Locale, first: &str, second: &str) -> Option<Report> {
    let site = Arc::clone(site);
    let ids = [first.to_owned(), second.to_owned()];
    // Comparing takes seconds: other readers are not to wait for it.
    let made = tokio::task::spawn_blocking(move || {
        let [first, second] = &ids;
        let (first, second) = (site.library.rulebook.edition(first)?, site.library.rulebook.edition(second)?);
        let place = site.comparisons.of(first, second);
        let reports = place.get_or_init(|| compared(&site, first, second)).as_ref()?;
        reports.iter().find(|report| report.language == locale.code()).cloned()
    });
    made.await.ok().flatten()
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
