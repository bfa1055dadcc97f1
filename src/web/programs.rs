//! The page for programmers: every address with a line to try, what a refusal means, how much is taken on.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use serde_json::Value as Json;

use super::api::{ENDPOINTS, Endpoint, Examples};
use super::layout::Reader;
use super::limits::{
    CONNECTIONS_OF_ONE, LARGEST_BODY, LONGEST_ADDRESS, TIME_FOR_BODY, connections, quick, thorough,
};
use super::refusal::{Refusal, detail, title, wished};
use super::site::Site;
use crate::words::phrases::{Words, id_of};

/// Redirects to the page in the language the browser wishes; a fragment that names a problem is kept.
pub(super) async fn in_the_reader_s_language(State(site): State<Arc<Site>>, headers: HeaderMap) -> Redirect {
    Redirect::temporary(&format!("/{}/api", wished(&headers, &site.languages.locales()).code()))
}

/// The page.
pub(super) async fn page(reader: Reader, headers: HeaderMap) -> Response {
    let site = &*reader.site;
    let words = reader.words();
    let say = |id: &str| words.say(id, &[]);
    let lines = Lines { host: host(&headers), words, examples: Examples::of(site.with_examples()) };
    let body = html! {
        p.lead { (say("api-lead")) }
        p { a.button href={ "/api/v1/openapi.json?lang=" (reader.locale.code()) } { (say("api-openapi-json")) } }
        @for endpoint in &ENDPOINTS { (lines.section(endpoint)) }
        section {
            h2 { code { "GET /healthz" } }
            p { (say("api-healthz")) }
        }
        (refusals(words))
        (limits(words))
    };
    reader.page(&say("api-title"), &body).into_response()
}

/// Where the site was reached, when that is a plain name; it is shown, never followed.
fn host(headers: &HeaderMap) -> String {
    let told = headers.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || ".:-[]".contains(letter);
    if !told.is_empty() && told.chars().all(is_plain) { told.to_owned() } else { "127.0.0.1:4974".to_owned() }
}

struct Lines<'a> {
    host: String,
    words: &'a Words,
    examples: Option<Examples<'a>>,
}

impl Lines<'_> {
    fn section(&self, endpoint: &Endpoint) -> Markup {
        let id = format!("api-{}", id_of(endpoint.name));
        let method = if endpoint.is_post { "POST" } else { "GET" };
        let parameters = endpoint.parameters.iter().chain(&["lang"]);
        html! {
            section {
                h2 { code { (method) " /api/v1/" (endpoint.name) } }
                p { (self.words.say(&id, &[])) "." }
                @if let Some(more) = self.words.attribute(&id, "more", &[]) { p { (more) } }
                dl {
                    @for name in parameters {
                        dt { code { (name) } }
                        dd { (self.words.say(&format!("api-parameter-{}", id_of(name)), &[])) }
                    }
                }
                @if let Some(line) = self.line(endpoint) { pre { (line) } }
                @if let Some(answer) = self.answer(endpoint) { pre { (answer) } }
            }
        }
    }

    /// A line for a terminal.
    fn line(&self, endpoint: &Endpoint) -> Option<String> {
        let examples = self.examples.as_ref()?;
        let lang = self.words.locale().code();
        let [first, second] = examples.pair();
        let (edition, article) = (examples.edition(), examples.article());
        let (query, body) = match endpoint.name {
            "decide" => (format!("?edition={edition}&lang={lang}"), Some(examples.case())),
            "read" => (format!("?lang={lang}"), Some(examples.written_move()?)),
            "articles" => (format!("?edition={edition}&article={article}&lang={lang}"), None),
            "diff" => (format!("?first={first}&second={second}"), None),
            _ => (format!("?lang={lang}"), None),
        };
        let address = format!("'http://{}/api/v1/{}{query}'", self.host, endpoint.name);
        Some(match body {
            Some(body) => {
                let quoted = body.to_string().replace('\'', r"'\''");
                format!("curl {address} \\\n  -H 'Content-Type: application/json' \\\n  -d '{quoted}'")
            }
            None => format!("curl {address}"),
        })
    }

    /// What comes back, where it is short.
    fn answer(&self, endpoint: &Endpoint) -> Option<String> {
        let examples = self.examples.as_ref()?;
        let answer: Option<Json> = match endpoint.name {
            "read" => examples.reading(self.words),
            _ => None,
        };
        answer.map(|answer| format!("{answer:#}"))
    }
}

fn refusals(words: &Words) -> Markup {
    html! {
        section {
            h2 { (words.say("api-refusals", &[])) }
            p { (words.say("api-refusals-lead", &[])) }
            dl {
                @for (name, status) in Refusal::ALL {
                    dt #(name) { code { (status.as_u16()) } " " (title(words, name)) }
                    dd { (detail(words, name)) }
                }
            }
        }
    }
}

fn limits(words: &Words) -> Markup {
    let number = |number: usize| number.to_string();
    let seconds = |time: std::time::Duration| time.as_secs().to_string();
    let (quick, thorough) = (quick(), thorough());
    let each = number(CONNECTIONS_OF_ONE);
    let said = [
        ("api-limit-address", number(LONGEST_ADDRESS / 1024)),
        ("api-limit-body", number(LARGEST_BODY / 1024)),
        ("api-limit-body-time", seconds(TIME_FOR_BODY)),
        ("api-limit-connections", number(connections())),
        ("api-limit-quick", number(quick.admitted)),
        ("api-limit-quick-time", seconds(quick.time)),
        ("api-limit-thorough", number(thorough.admitted)),
        ("api-limit-thorough-time", seconds(thorough.time)),
    ];
    html! {
        section {
            h2 { (words.say("api-limits", &[])) }
            ul { @for (id, limit) in &said { li { (words.say(id, &[("limit", limit), ("each", &each)])) } } }
        }
    }
}
