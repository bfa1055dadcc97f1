//! Requests that are not served: as problem details (RFC 9457) for programs, as a page for people, in their language.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use maud::html;
use serde_json::{Value as Json, json};

use super::layout::{Page, Reader};
use super::refusal::{Asker, Refusal, detail, title};
use super::site::Site;
use crate::words::phrases::{Locale, Words};

impl Refusal {
    /// The answer to who asked.
    pub(super) fn answer(&self, site: &Site, asker: &Asker) -> Response {
        let words = site.words(asker.locale);
        let mut response = if asker.is_program {
            let kind = [(header::CONTENT_TYPE, "application/problem+json")];
            (self.status(), kind, format!("{}\n", self.problem(words))).into_response()
        } else {
            notice(site, asker.locale, self.status(), title(words, self.name()), &detail(words, self.name()))
        };
        let headers = response.headers_mut();
        if let Self::Busy { again_after } = self {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(*again_after));
        }
        // What was not read of a request stands before the next one.
        if matches!(self, Self::SlowBody | Self::LargeBody) {
            headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        response
    }

    /// The problem details. The type is the place of its explanation on the page for programmers.
    fn problem(&self, words: &Words) -> Json {
        let mut problem = json!({
            "type": format!("/api#{}", self.name()),
            "title": title(words, self.name()),
            "status": self.status().as_u16(),
            "detail": detail(words, self.name()),
        });
        if let (Self::Faulty(errors), Some(problem)) = (self, problem.as_object_mut()) {
            problem.insert("errors".to_owned(), errors.clone());
        }
        problem
    }
}

/// A page that says in one line what is the matter.
fn notice(site: &Site, locale: Locale, status: StatusCode, title: String, detail: &str) -> Response {
    let words = site.words(locale);
    let reader = Reader { locale, rest: String::new(), renewed: false, languages: site.language_names() };
    let body = html! {
        p { (detail) }
        p { a href={ "/" (locale.code()) } { (words.say("web-home", &[])) } }
    };
    (status, Page { words, reader: &reader, title, body }.html()).into_response()
}
