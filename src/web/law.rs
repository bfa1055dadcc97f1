//! The law browser: the editions, what each holds, where each concept stands in each of them, the search for words, and the
//! page of an article: its norms, each with its place in the address, and its examples, each to be run.

use std::collections::BTreeSet;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};

use super::addresses::{self, linked};
use super::layout::Reader;
use super::site::Site;
use crate::engine::analysis::examples_of;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::model::{Article, Edition};
use crate::words::phrases::Words;
use crate::words::reports::{article as article_report, contents, search};

/// All editions, and the concepts across them; what is found where words are sought.
pub(super) async fn index(reader: Reader) -> Response {
    let site = &*reader.site;
    let words = reader.words();
    let asked = sought(&reader.query);
    if !asked.is_empty() {
        return found(&reader, &asked);
    }
    let body = html! {
        p.lead { (words.say("web-law-lead", &[])) }
        (search_form(words, ""))
        h2 { (words.say("web-law-editions", &[])) }
        ul.editions {
            @for edition in site.with_examples().rulebook.editions.iter().rev() { (entry(site, words, edition)) }
        }
        p { a href={ "/" (reader.locale.code()) "/differences" } { (words.say("web-differences-lead", &[])) } }
        h2 #concepts { (words.say("web-law-concepts", &[])) }
        (concepts(site, words))
    };
    reader.page(&words.say("web-law", &[]), &body).into_response()
}

/// The words in an address that are sought.
fn sought(raw: &str) -> String {
    let named = form_urlencoded::parse(raw.as_bytes()).find(|(name, _)| name == "q");
    named.map(|(_, asked)| asked.trim().to_owned()).unwrap_or_default()
}

/// What is found, matter by matter.
fn found(reader: &Reader, asked: &str) -> Response {
    let site = &*reader.site;
    let words = reader.words();
    let report = search(site.with_examples(), words, asked);
    let body = html! {
        (search_form(words, asked))
        p role="status" { (report.subtitle) }
        div.found { (linked(words, &report.sections)) }
        p.back { a href=(addresses::law(reader.locale.code(), &[])) { (words.say("web-law-back", &[])) } }
    };
    reader.page(&report.title, &body).into_response()
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
                                    a href=(addresses::article(lang, edition, article)) {
                                        (site.speaker(words, edition).numbered(&article.number))
                                    } " "
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
pub(super) async fn edition(reader: Reader, Path((_, id)): Path<(String, String)>) -> Response {
    let site = &*reader.site;
    let words = reader.words();
    let lang = reader.locale.code();
    let Some(edition) = site.with_examples().rulebook.edition(&id) else {
        return no_such_edition(&reader, &id);
    };
    let speaker = site.speaker(words, edition);
    let report = contents(site.with_examples(), &speaker);
    let base = edition.amends.as_ref().filter(|_| !edition.is_before_its_base);
    let amended = base.and_then(|base| site.with_examples().rulebook.edition(base));
    let body = html! {
        p.hint { (speaker.edition_period()) }
        p.hint { (holdings(words, edition)) }
        @if let Some(base) = amended {
            p { (words.say("web-law-amends", &[])) " "
                a href=(addresses::law(lang, &[&base.id])) { (site.speaker(words, base).edition_name()) } }
        }
        @if edition.amends.is_some() { p.hint { (words.say("web-law-taken-over", &[])) } }
        div.contents { (linked(words, &report.sections)) }
        p.back { a href=(addresses::law(lang, &[])) { (words.say("web-law-back", &[])) } }
    };
    reader.page(&report.title, &body).into_response()
}

/// There is no edition of this name: the page says which there are, the likeliest first.
pub(super) fn no_such_edition(reader: &Reader, name: &str) -> Response {
    let site = &*reader.site;
    let words = reader.words();
    let rulebook = &site.with_examples().rulebook;
    let meant = edition_named(rulebook, name, None).err().and_then(|fault| fault.suggestion);
    let mut editions: Vec<_> = rulebook.editions.iter().rev().collect();
    editions.sort_by_key(|edition| meant.as_deref() != Some(edition.id.as_str()));
    let known = editions.into_iter().map(|edition| {
        let address = addresses::law(reader.locale.code(), &[&edition.id]);
        (address, format!("{} ({})", site.speaker(words, edition).edition_name(), edition.id))
    });
    let said = words.say("web-no-such-edition", &[("name", name)]);
    not_here(reader, &said, known.collect())
}

/// A page that is not there, and those that are.
fn not_here(reader: &Reader, said: &str, known: Vec<(String, String)>) -> Response {
    let words = reader.words();
    let body = html! {
        p { (said) }
        ul { @for (address, name) in known { li { a href=(address) { (name) } } } }
    };
    let page = reader.page(&words.say("problem-no-such-address", &[]), &body);
    (StatusCode::NOT_FOUND, page).into_response()
}

/// An article. A concept or a rule in its place leads to the article that treats it.
pub(super) async fn article(reader: Reader, Path((_, id, name)): Path<(String, String, String)>) -> Response {
    let site = &*reader.site;
    let Some(edition) = site.with_examples().rulebook.edition(&id) else {
        return no_such_edition(&reader, &id);
    };
    if let Some(place) = edition.articles.iter().position(|article| article.number == name) {
        return page(&reader, edition, place);
    }
    match edition.articles.iter().find(|article| edition.covers(article, &name)) {
        Some(article) => {
            let address = addresses::article(reader.locale.code(), edition, article);
            Redirect::to(&address).into_response()
        }
        None => no_such_article(&reader, edition, &name),
    }
}

fn page(reader: &Reader, edition: &Edition, place: usize) -> Response {
    let site = &*reader.site;
    let words = reader.words();
    let Some(article) = edition.articles.get(place) else {
        return no_such_article(reader, edition, "");
    };
    let ruled: Vec<_> = examples_of(site.with_examples(), edition, article).collect();
    let report = article_report(site.with_examples(), &site.speaker(words, edition), article, &ruled);
    let lang = reader.locale.code();
    let body = html! {
        p.hint { a href=(addresses::law(lang, &[&edition.id])) { (report.subtitle) } }
        article.law { (linked(words, &report.sections)) }
        (neighbours(site, words, edition, place))
    };
    reader.page(&report.title, &body).into_response()
}

/// The articles before and after.
fn neighbours(site: &Site, words: &Words, edition: &Edition, place: usize) -> Markup {
    let lang = words.locale().code();
    let at = |place: Option<usize>| place.and_then(|place| edition.articles.get(place));
    let speaker = site.speaker(words, edition);
    let name =
        |article: &Article| format!("{} {}", speaker.numbered(&article.number), speaker.title(article));
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

fn no_such_article(reader: &Reader, edition: &Edition, name: &str) -> Response {
    let site = &*reader.site;
    let words = reader.words();
    let lang = reader.locale.code();
    let known = edition.articles.iter().map(|article| article.number.as_str());
    let concepts = edition.articles.iter().map(|article| article.title.as_str());
    let near = Diagnostic::anywhere(Code::UnknownArticle).suggesting(name, known.chain(concepts)).suggestion;
    let near = near.and_then(|near| edition.articles.iter().find(|article| edition.covers(article, &near)));
    let speaker = site.speaker(words, edition);
    let mut known: Vec<(String, String)> = Vec::new();
    known.extend(near.map(|article| {
        let name = format!("{} {}", speaker.numbered(&article.number), speaker.title(article));
        (addresses::article(lang, edition, article), name)
    }));
    known.push((addresses::law(lang, &[&edition.id]), speaker.edition_name()));
    let args = [("name", name), ("edition", &speaker.edition_short())];
    not_here(reader, &words.say("web-no-such-article", &args), known)
}
