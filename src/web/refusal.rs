//! Requests that are not served: problem details (RFC 9457) for programs, a page for people. The language is that of the
//! address, else of `Accept-Language`, else the server's own, else English.

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use maud::html;
use serde_json::{Value as Json, json};

use super::layout::Reader;
use super::limits::{LARGEST_BODY, LONGEST_ADDRESS};
use super::site::Site;
use crate::words::phrases::{Locale, Words};

/// The language wanted most among these, else English.
pub(super) fn wished(headers: &HeaderMap, languages: &[Locale]) -> Locale {
    let wishes = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut known: Vec<(Locale, u16)> =
        wishes.split(',').filter_map(|written| wish(written, languages)).collect();
    // Equal wishes keep their order.
    known.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
    known.first().map_or(Locale::En, |(locale, _)| *locale)
}

/// `it-CH;q=0.8` as a language and a weight in thousandths; none where it is not wanted at all.
fn wish(written: &str, languages: &[Locale]) -> Option<(Locale, u16)> {
    let mut parts = written.split(';').map(str::trim);
    let locale = Locale::among(languages, parts.next()?)?;
    let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse::<f32>().ok());
    let thousandths = weight.filter(|weight| (0.0..=1.0).contains(weight))? * 1000.0;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 1000")]
    let thousandths = thousandths as u16;
    (thousandths > 0).then_some((locale, thousandths))
}

/// The language named in an address: `/it/..`, or `lang=it` behind the question mark.
fn named(path: &str, query: &str) -> Option<Locale> {
    let exact = |code: &str| Locale::ALL.into_iter().find(|locale| locale.code() == code);
    let first = path.trim_start_matches('/').split('/').next().unwrap_or("");
    exact(first).or_else(|| query.split('&').filter_map(|one| one.strip_prefix("lang=")).find_map(exact))
}

/// Why a request is not served.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Refusal {
    /// It is not said which server is asked, or it is said twice.
    UnclearHost,
    /// Another server is asked.
    ForeignHost,
    /// A page of another server asks.
    ForeignPage,
    /// The case, or what is asked of it, cannot be read; each fault as on the command line.
    Faulty(Json),
    /// There is nothing at the address.
    NoSuchAddress,
    /// The address does not take this method.
    WrongMethod,
    /// The body took too long to come.
    SlowBody,
    /// The body is too large.
    LargeBody,
    /// The address is too long.
    LongAddress,
    /// The body is neither JSON nor YAML, by its own word.
    WrongMediaType,
    /// Too much is under way.
    Busy {
        /// Seconds after which to come again.
        again_after: u64,
    },
    /// The answer took too long.
    SlowWork,
    /// Our own fault.
    Broken,
}

impl Refusal {
    /// The name of every refusal, with its status.
    pub(super) const ALL: [(&'static str, StatusCode); 13] = [
        // Of the same status as the next, which most of that status are.
        ("unclear-host", StatusCode::BAD_REQUEST),
        ("bad-request", StatusCode::BAD_REQUEST),
        ("foreign-host", StatusCode::MISDIRECTED_REQUEST),
        ("foreign-page", StatusCode::FORBIDDEN),
        ("no-such-address", StatusCode::NOT_FOUND),
        ("wrong-method", StatusCode::METHOD_NOT_ALLOWED),
        ("slow-body", StatusCode::REQUEST_TIMEOUT),
        ("large-body", StatusCode::PAYLOAD_TOO_LARGE),
        ("long-address", StatusCode::URI_TOO_LONG),
        ("wrong-media-type", StatusCode::UNSUPPORTED_MEDIA_TYPE),
        ("busy", StatusCode::SERVICE_UNAVAILABLE),
        ("slow-work", StatusCode::GATEWAY_TIMEOUT),
        ("broken", StatusCode::INTERNAL_SERVER_ERROR),
    ];

    /// Its name.
    pub(super) fn name(&self) -> &'static str {
        match self {
            Self::Faulty(_) => "bad-request",
            Self::UnclearHost => "unclear-host",
            Self::ForeignHost => "foreign-host",
            Self::ForeignPage => "foreign-page",
            Self::NoSuchAddress => "no-such-address",
            Self::WrongMethod => "wrong-method",
            Self::SlowBody => "slow-body",
            Self::LargeBody => "large-body",
            Self::LongAddress => "long-address",
            Self::WrongMediaType => "wrong-media-type",
            Self::Busy { .. } => "busy",
            Self::SlowWork => "slow-work",
            Self::Broken => "broken",
        }
    }

    /// The status it is answered with.
    pub(super) fn status(&self) -> StatusCode {
        let found = Self::ALL.into_iter().find(|(name, _)| *name == self.name());
        found.map_or(StatusCode::INTERNAL_SERVER_ERROR, |(_, status)| status)
    }
}

/// What a refusal is called.
pub(super) fn title(words: &Words, name: &str) -> String {
    words.say(&format!("problem-{name}"), &[])
}

/// What it means and what to do.
pub(super) fn detail(words: &Words, name: &str) -> String {
    let id = format!("problem-{name}");
    let (body, address) = ((LARGEST_BODY / 1024).to_string(), (LONGEST_ADDRESS / 1024).to_string());
    words.attribute(&id, "detail", &[("body", &body), ("address", &address)]).unwrap_or_default()
}

/// What a refusal must know of its request.
pub(super) struct Asker {
    /// The language to answer in.
    pub(super) locale: Locale,
    pub(super) is_program: bool,
}

impl Asker {
    /// That of a request.
    pub(super) fn of(address: &Uri, headers: &HeaderMap) -> Self {
        let named = named(address.path(), address.query().unwrap_or_default());
        Self {
            locale: named.unwrap_or_else(|| wished(headers, &Locale::ALL)),
            is_program: address.path().starts_with("/api/"),
        }
    }
}

impl Refusal {
    /// The response.
    pub(super) fn answer(&self, site: &Arc<Site>, asker: &Asker) -> Response {
        let words = site.words(asker.locale);
        let mut response = if asker.is_program {
            let kind = [(header::CONTENT_TYPE, "application/problem+json")];
            (self.status(), kind, format!("{}\n", self.problem(words))).into_response()
        } else {
            notice(site, asker.locale, self.status(), &title(words, self.name()), &detail(words, self.name()))
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
fn notice(site: &Arc<Site>, locale: Locale, status: StatusCode, title: &str, detail: &str) -> Response {
    let (rest, query) = (String::new(), String::new());
    let reader = Reader { site: Arc::clone(site), locale, query, rest, renewed: false };
    let words = reader.words();
    let body = html! {
        p { (detail) }
        p { a href={ "/" (locale.code()) } { (words.say("web-home", &[])) } }
    };
    (status, reader.page(title, &body)).into_response()
}
