//! Answers that did not change are not sent again: `ETag`, `If-None-Match` and how long an answer may be kept.
//!
//! The tag is a hash of the answer itself. So it is right for pages, pictures and data alike, and a new rulebook, other words
//! or another plica give another tag whenever they give another answer.

use std::hash::{DefaultHasher, Hasher as _};

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

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
