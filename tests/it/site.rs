//! Requests to the site without a socket: what the other tests of the web ask through.

use std::sync::OnceLock;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use serde_json::Value as Json;
use tokio::runtime::Runtime;
use tower::ServiceExt as _;

/// An answer of the site.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("UTF-8")
    }

    pub(crate) fn json(&self) -> Json {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("a readable header"))
    }
}

/// The answer to a request.
pub(crate) fn answer(request: Request<Body>) -> Answer {
    static SITE: OnceLock<(Runtime, Router)> = OnceLock::new();
    let (runtime, router) = SITE.get_or_init(|| (Runtime::new().expect("a runtime"), plica::site_router()));
    runtime.block_on(async {
        let response = router.clone().oneshot(request).await.expect("an answer");
        let (head, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.expect("a body").to_vec();
        Answer { status: head.status, headers: head.headers, body }
    })
}

/// A request for an address.
pub(crate) fn get(address: &str) -> Answer {
    answer(Request::get(address).body(Body::empty()).expect("a request"))
}

/// JSON sent to an address.
pub(crate) fn post(address: &str, body: impl Into<Body>) -> Answer {
    sent(address, "application/json", body)
}

/// A body of some kind sent to an address.
pub(crate) fn sent(address: &str, kind: &str, body: impl Into<Body>) -> Answer {
    answer(Request::post(address).header("content-type", kind).body(body.into()).expect("a request"))
}
