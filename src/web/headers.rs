//! What every answer carries: nothing from elsewhere is loaded, nothing is framed, guessed or told to others. And no
//! address is longer than it need be.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use super::limits::LONGEST_ADDRESS;
use super::refusal::{Asker, Refusal};
use super::site::Site;

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

/// Adds the site's own language as the last wish of who asks for a page; programs that wish nothing are answered in English
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
pub(super) async fn short_address(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let address = request.uri();
    let length = address.path_and_query().map_or(0, |address| address.as_str().len());
    if length > LONGEST_ADDRESS {
        return Refusal::LongAddress.answer(&site, &Asker::of(address, request.headers()));
    }
    next.run(request).await
}
