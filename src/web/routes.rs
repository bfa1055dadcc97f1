//! The routes of the site, and what all answers share: the language in the address, the answer to unknown addresses, security
//! headers, `ETag` and caching.
//!
//! Pages load nothing from other servers, cannot be framed, and pass no referrer on. The `ETag` is a hash of the answer, so
//! it changes exactly when the answer does: also after a new rulebook, new texts or another version of plica.

use std::hash::{DefaultHasher, Hasher as _};
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;

use super::layout::Reader;
use super::limits::LONGEST_ADDRESS;
use super::refusal::{Asker, Refusal, wished};
use super::site::Site;
use super::{api, assets, board, differences, envelope, guided, law, play, programs, result, share};
use crate::words::phrases::Words;

/// Every address; what computes is answered `in_turn`.
pub(super) fn routes(
    site: &Arc<Site>,
    in_turn: impl FnOnce(Router<Arc<Site>>) -> Router<Arc<Site>>,
) -> Router<Arc<Site>> {
    let pages = Router::new()
        .route("/", get(home_in_the_reader_s_language))
        .route("/{lang}", get(guided::home))
        .route("/{lang}/ruling", get(guided::ruling).post(guided::posted))
        .route("/{lang}/board", get(board::board))
        .route("/{lang}/qr.svg", get(share::picture))
        .route("/{lang}/result", get(result::protocol))
        .route("/{lang}/compare", get(result::compare))
        .route("/{lang}/changes", get(result::changes))
        .route("/{lang}/result.json", get(result::json))
        .route("/{lang}/api", get(programs::page))
        .route("/{lang}/law", get(law::index))
        .route("/{lang}/law/{edition}", get(law::edition))
        .route("/{lang}/law/{edition}/{article}", get(law::article))
        .route("/{lang}/differences", get(differences::differences))
        .route("/{lang}/envelope", get(envelope::envelope))
        .route("/{lang}/play", get(play::play));
    in_turn(pages.merge(api::router()))
        .route("/api", get(programs::in_the_reader_s_language))
        .route("/assets/{file}", get(assets::asset))
        .route("/manifest.webmanifest", get(assets::manifest))
        .route("/favicon.ico", get(|| async { Redirect::permanent("/assets/icon.svg") }))
        .route("/healthz", get(|| async { "ok\n" }))
        .fallback(not_found)
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(Arc::clone(site), short_address))
}

impl FromRequestParts<Arc<Site>> for Reader {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Response> {
        let path = parts.uri.path().trim_start_matches('/');
        let (language, rest) = path.split_once('/').unwrap_or((path, ""));
        let query = parts.uri.query().map(|query| format!("?{query}")).unwrap_or_default();
        match site.languages.iter().map(Words::locale).find(|locale| locale.code() == language) {
            // The first page is the language alone, without a stroke behind it.
            Some(locale) => Ok(Self {
                site: Arc::clone(site),
                locale,
                query: parts.uri.query().unwrap_or_default().to_owned(),
                rest: format!("{}{rest}{query}", if rest.is_empty() { "" } else { "/" }),
                // The worker of a site without a server says so.
                renewed: parts.headers.contains_key("plica-renewed"),
            }),
            None => Err(Refusal::NoSuchAddress.answer(site, &Asker::of(&parts.uri, &parts.headers))),
        }
    }
}

/// The start of the site.
async fn home_in_the_reader_s_language(State(site): State<Arc<Site>>, headers: HeaderMap) -> Redirect {
    Redirect::temporary(&format!("/{}", wished(&headers, &site.languages.locales()).code()))
}

/// There is nothing at the address, unless it is a page's with a stroke behind it. Programs name addresses exactly.
async fn not_found(State(site): State<Arc<Site>>, headers: HeaderMap, uri: Uri) -> Response {
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
async fn wrong_method(State(site): State<Arc<Site>>, headers: HeaderMap, uri: Uri) -> Response {
    Refusal::WrongMethod.answer(&site, &Asker::of(&uri, &headers))
}

const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // To ourselves it is told: a browser that must not tell it sends its own forms as from nowhere.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Adds them.
pub(super) async fn secure(request: Request, next: Next) -> Response {
    secured(next.run(request).await)
}

/// An answer with them.
pub(super) fn secured(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Adds the site's own language as the last choice of `Accept-Language` for pages; programs without it are answered in English
/// by every site.
pub(super) async fn own_language(
    State(site): State<Arc<Site>>,
    mut request: Request,
    next: Next,
) -> Response {
    if !request.uri().path().starts_with("/api/") {
        let wish = format!("{};q=0.001", site.language.code());
        let told = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|wishes| wishes.to_str().ok());
        let wishes = told.map_or(wish.clone(), |told| format!("{told}, {wish}"));
        if let Ok(wishes) = HeaderValue::from_str(&wishes) {
            request.headers_mut().insert(header::ACCEPT_LANGUAGE, wishes);
        }
    }
    next.run(request).await
}

/// Refuses an address that no form of the site makes.
async fn short_address(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let address = request.uri();
    let length = address.path_and_query().map_or(0, |address| address.as_str().len());
    if length > LONGEST_ADDRESS {
        return Refusal::LongAddress.answer(&site, &Asker::of(address, request.headers()));
    }
    next.run(request).await
}

/// What a browser asks before it shows what it has kept.
const ASK_FIRST: HeaderValue = HeaderValue::from_static("private, no-cache");
/// Rulings and refusals are not kept.
const NEVER: HeaderValue = HeaderValue::from_static("no-store");

/// Tags answers to GET and HEAD; answers 304 where the client has the answer already.
pub(super) async fn tagged(request: Request, next: Next) -> Response {
    let is_read = [Method::GET, Method::HEAD].contains(request.method());
    let known = request.headers().get(header::IF_NONE_MATCH).cloned();
    let response = next.run(request).await;
    if !is_read || response.status() != StatusCode::OK {
        return kept(response, NEVER);
    }
    let (mut head, body) = response.into_parts();
    // Every answer is whole already.
    let Ok(body) = to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let tag = tag(&body);
    let is_known = known.and_then(|known| Some(names(known.to_str().ok()?, &tag))) == Some(true);
    if let Ok(value) = HeaderValue::from_str(&tag) {
        head.headers.insert(header::ETAG, value);
    }
    if is_known {
        head.status = StatusCode::NOT_MODIFIED;
        remove_content(&mut head.headers);
        return kept(Response::from_parts(head, Body::empty()), ASK_FIRST);
    }
    kept(Response::from_parts(head, Body::from(body)), ASK_FIRST)
}

fn tag(body: &Bytes) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(body);
    format!("\"{:016x}\"", hasher.finish())
}

/// Whether `If-None-Match` names the tag; a weak tag compares as a strong one here.
fn names(known: &str, tag: &str) -> bool {
    known.split(',').map(str::trim).any(|one| one == "*" || one.strip_prefix("W/").unwrap_or(one) == tag)
}

fn remove_content(headers: &mut HeaderMap) {
    headers.remove(header::CONTENT_TYPE);
    headers.remove(header::CONTENT_LENGTH);
}

fn kept(mut response: Response, how: HeaderValue) -> Response {
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, how);
    headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
    response
}
