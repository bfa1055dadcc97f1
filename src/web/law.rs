//! The law browser: the editions, what each holds, where each concept stands in each of them, and the search for words.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};

use super::addresses::{self, linked};
use super::layout::{Page, Reader};
use super::site::Site;
use crate::engine::facts::edition_named;
use crate::engine::model::Edition;
use crate::words::phrases::Words;
use crate::words::reports::{contents, search};

/// All editions, and the concepts across them; what is found where words are sought.
pub(super) async fn index(
    State(site): State<Arc<Site>>,
    reader: Reader,
    RawQuery(raw): RawQuery,
) -> Response {
    let words = site.words(reader.locale);
    let asked = sought(raw.as_deref().unwrap_or_default());
    if !asked.is_empty() {
        return found(&site, &reader, &asked);
    }
    let body = html! {
        p.lead { (words.say("web-law-lead", &[])) }
        (search_form(words, ""))
        h2 { (words.say("web-law-editions", &[])) }
        ul.editions {
            @for edition in site.with_examples().rulebook.editions.iter().rev() { (entry(&site, words, edition)) }
        }
        p { a href={ "/" (reader.locale.code()) "/differences" } { (words.say("web-differences-lead", &[])) } }
        h2 #concepts { (words.say("web-law-concepts", &[])) }
        (concepts(&site, words))
    };
    Page { words, reader: &reader, title: words.say("web-law", &[]), body }.html().into_response()
}

/// The words in an address that are sought.
fn sought(raw: &str) -> String {
    let named = form_urlencoded::parse(raw.as_bytes()).find(|(name, _)| name == "q");
    named.map(|(_, asked)| asked.trim().to_owned()).unwrap_or_default()
}

/// What is found, matter by matter.
fn found(site: &Site, reader: &Reader, asked: &str) -> Response {
    let words = site.words(reader.locale);
    let report = search(site.with_examples(), words, asked);
    let body = html! {
        (search_form(words, asked))
        p role="status" { (report.subtitle) }
        div.found { (linked(words, &report.sections)) }
        p.back { a href=(addresses::law(reader.locale.code(), &[])) { (words.say("web-law-back", &[])) } }
    };
    Page { words, reader, title: report.title, body }.html().into_response()
}

fn search_form(words: &Words, asked: &str) -> Markup {
    html! {
        form.search role="search" action=(addresses::law(words.locale().code(), &[])) method="get" {
            label for="q" { (words.say("web-law-search", &[])) }
            div {
                input #q type="search" name="q" value=(asked) maxlength="200" enterkeyhint="search" autocapitalize="off";
                button.go { (words.say("web-law-search-go", &[])) }
            }
            p.hint { (words.say("web-law-search-hint", &[])) }
        }
    }
}

fn entry(site: &Site, words: &Words, edition: &Edition) -> Markup {
    let speaker = site.speaker(words, edition);
    html! {
        li {
            a href=(addresses::law(words.locale().code(), &[&edition.id])) { (speaker.edition_name()) }
            p.note { (speaker.edition_period()) }
            p.note { (holdings(words, edition)) }
        }
    }
}

/// How much of an edition plica holds.
fn holdings(words: &Words, edition: &Edition) -> String {
    let rules: BTreeSet<&str> = edition.rules.iter().map(|rule| rule.id.as_str()).collect();
    let examples = edition.articles.iter().map(|article| article.examples.len()).sum::<usize>();
    let own = edition.articles.iter().filter(|article| !edition.is_taken_over(article)).count();
    let counts = [edition.articles.len(), own, rules.len(), examples].map(|count| count.to_string());
    let [articles, own, rules, examples] = &counts;
    let args = [("articles", articles.as_str()), ("rules", rules), ("examples", examples), ("own", own)];
    words.say(if edition.amends.is_some() { "web-law-holds-amending" } else { "web-law-holds" }, &args)
}

/// Which article of each edition treats a concept. The concepts stand in the order of the newest edition that has them.
fn concepts(site: &Site, words: &Words) -> Markup {
    let lang = words.locale().code();
    let editions = &site.with_examples().rulebook.editions;
    let mut concepts: Vec<(&str, String)> = Vec::new();
    for edition in editions.iter().rev() {
        for article in &edition.articles {
            if !concepts.iter().any(|(concept, _)| *concept == article.title) {
                concepts.push((&article.title, site.speaker(words, edition).title(article)));
            }
        }
    }
    let names: Vec<_> = editions.iter().map(|edition| site.speaker(words, edition).edition_short()).collect();
    html! {
        table.concepts aria-labelledby="concepts" {
            thead { tr {
                th scope="col" { (words.say("web-law-concept", &[])) }
                @for name in &names { th scope="col" { (name) } }
            } }
            tbody {
                @for (concept, title) in &concepts {
                    tr {
                        th scope="row" { (title) }
                        @for (edition, name) in editions.iter().zip(&names) {
                            // On a phone each row is a line of its own, and each cell names its edition.
                            td data-edition=(name) {
                                @for article in edition.articles.iter().filter(|article| article.title == *concept) {
                                    a href=(addresses::article(lang, edition, article)) { (article.number) } " "
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The articles of an edition.
pub(super) async fn edition(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Path((_, id)): Path<(String, String)>,
) -> Response {
    let words = site.words(reader.locale);
    let lang = reader.locale.code();
    let Some(edition) = site.with_examples().rulebook.edition(&id) else {
        return no_such_edition(&site, &reader, &id);
    };
    let speaker = site.speaker(words, edition);
    let report = contents(site.with_examples(), &speaker);
    let amended = edition.amends.as_ref().and_then(|base| site.with_examples().rulebook.edition(base));
    let body = html! {
        p.hint { (speaker.edition_period()) }
        p.hint { (holdings(words, edition)) }
        @if let Some(base) = amended {
            p { (words.say("web-law-amends", &[])) " "
                a href=(addresses::law(lang, &[&base.id])) { (site.speaker(words, base).edition_name()) } }
        }
        @if amended.is_some() { p.hint { (words.say("web-law-taken-over", &[])) } }
        div.contents { (linked(words, &report.sections)) }
        p.back { a href=(addresses::law(lang, &[])) { (words.say("web-law-back", &[])) } }
    };
    Page { words, reader: &reader, title: report.title, body }.html().into_response()
}

/// There is no edition of this name: the page says which there are, the likeliest first.
pub(super) fn no_such_edition(site: &Site, reader: &Reader, name: &str) -> Response {
    let words = site.words(reader.locale);
    let rulebook = &site.with_examples().rulebook;
    let meant = edition_named(rulebook, name, None).err().and_then(|fault| fault.suggestion);
    let mut editions: Vec<_> = rulebook.editions.iter().rev().collect();
    editions.sort_by_key(|edition| meant.as_deref() != Some(edition.id.as_str()));
    let known = editions.into_iter().map(|edition| {
        let address = addresses::law(reader.locale.code(), &[&edition.id]);
        (address, format!("{} ({})", site.speaker(words, edition).edition_name(), edition.id))
    });
    let said = words.say("web-no-such-edition", &[("name", name)]);
    not_here(site, reader, &said, known.collect())
}

/// A page that is not there, and those that are.
pub(super) fn not_here(site: &Site, reader: &Reader, said: &str, known: Vec<(String, String)>) -> Response {
    let words = site.words(reader.locale);
    let body = html! {
        p { (said) }
        ul { @for (address, name) in known { li { a href=(address) { (name) } } } }
    };
    let page = Page { words, reader, title: words.say("problem-no-such-address", &[]), body };
    (StatusCode::NOT_FOUND, page.html()).into_response()
}
