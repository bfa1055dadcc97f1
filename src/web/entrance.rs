//! The way in: the language in an address, and addresses where there is nothing.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse as _, Redirect, Response};

use super::language::wished;
use super::layout::Reader;
use super::refusal::{Asker, Refusal};
use super::site::Site;
use crate::words::phrases::Words;

impl FromRequestParts<Arc<Site>> for Reader {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Response> {
        let path = parts.uri.path().trim_start_matches('/');
        let (language, rest) = path.split_once('/').unwrap_or((path, ""));
        let query = parts.uri.query().map(|query| format!("?{query}")).unwrap_or_default();
        match site.languages.iter().map(Words::locale).find(|locale| locale.code() == language) {
            // The first page is the language alone, without a stroke behind it.
            Some(locale) => Ok(Self {
                locale,
                rest: format!("{}{rest}{query}", if rest.is_empty() { "" } else { "/" }),
                // The worker of a site without a server says so.
                renewed: parts.headers.contains_key("plica-renewed"),
                languages: site.language_names(),
            }),
            None => Err(Refusal::NoSuchAddress.answer(site, &Asker::of(&parts.uri, &parts.headers))),
        }
    }
}

/// The start of the site.
pub(super) async fn home_in_the_reader_s_language(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
) -> Redirect {
    Redirect::temporary(&format!("/{}", wished(&headers, &site.languages.locales()).code()))
}

/// There is nothing at the address, unless it is a page's with a stroke behind it. Programs name addresses exactly.
pub(super) async fn not_found(State(site): State<Arc<Site>>, headers: HeaderMap, uri: Uri) -> Response {
    if let Some(path) = uri.path().strip_suffix('/').map(|path| path.trim_end_matches('/')) {
        // Two strokes before it would name another server.
        if path.starts_with('/') && !path.starts_with("//") && !path.starts_with("/api/") {
            let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
            return Redirect::permanent(&format!("{path}{query}")).into_response();
        }
    }
    Refusal::NoSuchAddress.answer(&site, &Asker::of(&uri, &headers))
}

/// The address does not take the method.
pub(super) async fn wrong_method(State(site): State<Arc<Site>>, headers: HeaderMap, uri: Uri) -> Response {
    Refusal::WrongMethod.answer(&site, &Asker::of(&uri, &headers))
}
