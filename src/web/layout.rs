//! The frame around every page: the way to the other pages, the language, what plica is.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use maud::{DOCTYPE, Markup, html};

use super::language::wished;
use super::refusal::{Asker, Refusal};
use super::site::Site;
use crate::words::speech::{Locale, Words};

/// The language in an address, and where on the site the reader is.
pub(super) struct Reader {
    pub(super) locale: Locale,
    /// The address without its language: `/ruling?...`.
    rest: String,
}

impl FromRequestParts<Arc<Site>> for Reader {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Response> {
        let path = parts.uri.path().trim_start_matches('/');
        let (language, rest) = path.split_once('/').unwrap_or((path, ""));
        let query = parts.uri.query().map(|query| format!("?{query}")).unwrap_or_default();
        match Locale::ALL.into_iter().find(|locale| locale.code() == language) {
            // The first page is the language alone, without a stroke behind it.
            Some(locale) => {
                Ok(Self { locale, rest: format!("{}{rest}{query}", if rest.is_empty() { "" } else { "/" }) })
            }
            None => Err(Refusal::NoSuchAddress.answer(site, &Asker::of(&parts.uri, &parts.headers))),
        }
    }
}

/// A page of the site.
pub(super) struct Page<'a> {
    pub(super) words: &'a Words,
    pub(super) reader: &'a Reader,
    /// What stands in the browser's title and as the first heading.
    pub(super) title: String,
    pub(super) body: Markup,
}

impl Page<'_> {
    /// The page as HTML.
    pub(super) fn html(self) -> Html<String> {
        let lang = self.reader.locale.code();
        let say = |id: &str| self.words.say(id, &[]);
        let page = html! {
            (DOCTYPE)
            html lang=(lang) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (self.title) " · plica" }
                    link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                    link rel="stylesheet" href="/assets/site.css";
                }
                body {
                    a.skip href="#main" { (say("web-skip")) }
                    header.site {
                        a.name href={ "/" (lang) } { "plica" }
                        nav aria-label=(say("web-pages")) {
                            @for (path, id) in PAGES {
                                a href={ "/" (lang) (path) } { (say(id)) }
                            }
                        }
                        nav.languages aria-label=(say("web-languages")) {
                            @for locale in Locale::ALL {
                                @let current = locale == self.reader.locale;
                                a href={ "/" (locale.code()) (self.reader.rest) } lang=(locale.code())
                                    hreflang=(locale.code()) aria-current=[current.then_some("true")] {
                                    (language_name(locale))
                                }
                            }
                        }
                    }
                    main #main { h1 { (self.title) } (self.body) }
                    footer.site {
                        p { (say("web-footer")) }
                        p { a href={ "/" (lang) "/api" } { (say("web-programs")) } }
                    }
                }
            }
        };
        Html(page.into_string())
    }
}

/// The pages in the head of every page.
const PAGES: [(&str, &str); 4] = [
    ("/ruling", "web-guided"),
    ("/envelope", "web-envelope"),
    ("/law", "web-law"),
    ("/differences", "web-differences"),
];

/// A language by its own name.
fn language_name(locale: Locale) -> &'static str {
    match locale {
        Locale::Es => "Español",
        Locale::It => "Italiano",
        Locale::En => "English",
    }
}

/// The start of the site.
pub(super) async fn home_in_the_reader_s_language(headers: HeaderMap) -> Redirect {
    Redirect::temporary(&format!("/{}", wished(&headers).code()))
}

/// There is nothing at the address.
pub(super) async fn not_found(State(site): State<Arc<Site>>, headers: HeaderMap, uri: Uri) -> Response {
    Refusal::NoSuchAddress.answer(&site, &Asker::of(&uri, &headers))
}

/// The address does not take the method.
pub(super) async fn wrong_method(State(site): State<Arc<Site>>, headers: HeaderMap, uri: Uri) -> Response {
    Refusal::WrongMethod.answer(&site, &Asker::of(&uri, &headers))
}

/// A page that says in one line what is the matter.
pub(super) fn notice(
    site: &Site,
    locale: Locale,
    status: StatusCode,
    title: String,
    detail: &str,
) -> Response {
    let words = site.words(locale);
    let reader = Reader { locale, rest: String::new() };
    let body = html! {
        p { (detail) }
        p { a href={ "/" (locale.code()) } { (words.say("web-home", &[])) } }
    };
    (status, Page { words, reader: &reader, title, body }.html()).into_response()
}
