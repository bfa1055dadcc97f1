//! One article of the law browser: its norms, each with its place in the address, and its examples, each to be run.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};

use super::addresses::{self, linked};
use super::law::{no_such_edition, not_here};
use super::layout::{Page, Reader};
use super::site::Site;
use crate::engine::analysis::examples_of;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::model::{Article, Edition};
use crate::words::phrases::Words;
use crate::words::reports::article as article_report;

/// An article. A concept or a rule in its place leads to the article that treats it.
pub(super) async fn article(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Path((_, id, name)): Path<(String, String, String)>,
) -> Response {
    let Some(edition) = site.with_examples().rulebook.edition(&id) else {
        return no_such_edition(&site, &reader, &id);
    };
    if let Some(place) = edition.articles.iter().position(|article| article.number == name) {
        return page(&site, &reader, edition, place);
    }
    match edition.articles.iter().find(|article| edition.covers(article, &name)) {
        Some(article) => {
            let address = addresses::article(reader.locale.code(), edition, article);
            Redirect::to(&address).into_response()
        }
        None => no_such_article(&site, &reader, edition, &name),
    }
}

fn page(site: &Site, reader: &Reader, edition: &Edition, place: usize) -> Response {
    let words = site.words(reader.locale);
    let Some(article) = edition.articles.get(place) else {
        return no_such_article(site, reader, edition, "");
    };
    let ruled: Vec<_> = examples_of(site.with_examples(), edition, article).collect();
    let report = article_report(site.with_examples(), &site.speaker(words, edition), article, &ruled);
    let lang = reader.locale.code();
    let body = html! {
        p.hint { a href=(addresses::law(lang, &[&edition.id])) { (report.subtitle) } }
        article.law { (linked(words, &report.sections)) }
        (neighbours(site, words, edition, place))
    };
    Page { words, reader, title: report.title, body }.html().into_response()
}

/// The articles before and after.
fn neighbours(site: &Site, words: &Words, edition: &Edition, place: usize) -> Markup {
    let lang = words.locale().code();
    let at = |place: Option<usize>| place.and_then(|place| edition.articles.get(place));
    let name =
        |article: &Article| format!("{} {}", article.number, site.speaker(words, edition).title(article));
    html! {
        nav.neighbours aria-label=(words.say("web-law-neighbours", &[])) {
            @if let Some(before) = at(place.checked_sub(1)) {
                a rel="prev" href=(addresses::article(lang, edition, before)) { "← " (name(before)) }
            }
            @if let Some(after) = at(place.checked_add(1)) {
                a rel="next" href=(addresses::article(lang, edition, after)) { (name(after)) " →" }
            }
        }
    }
}

fn no_such_article(site: &Site, reader: &Reader, edition: &Edition, name: &str) -> Response {
    let words = site.words(reader.locale);
    let lang = reader.locale.code();
    let known = edition.articles.iter().map(|article| article.number.as_str());
    let concepts = edition.articles.iter().map(|article| article.title.as_str());
    let near = Diagnostic::anywhere(Code::UnknownArticle).suggesting(name, known.chain(concepts)).suggestion;
    let near = near.and_then(|near| edition.articles.iter().find(|article| edition.covers(article, &near)));
    let speaker = site.speaker(words, edition);
    let mut known: Vec<(String, String)> = Vec::new();
    known.extend(near.map(|article| {
        (addresses::article(lang, edition, article), format!("{} {}", article.number, speaker.title(article)))
    }));
    known.push((addresses::law(lang, &[&edition.id]), speaker.edition_name()));
    let args = [("name", name), ("edition", &speaker.edition_short())];
    not_here(site, reader, &words.say("web-no-such-article", &args), known)
}
