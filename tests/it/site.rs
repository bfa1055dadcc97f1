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

#[test]
fn a_stroke_behind_an_address_leads_on_and_to_no_other_server() {
    let lead =
        [("/es/", "/es"), ("/it/law/", "/it/law"), ("/es/law/fide-2014//?a=b", "/es/law/fide-2014?a=b")];
    for (address, there) in lead {
        let led = get(address);
        assert_eq!((led.status.as_u16(), led.header("location")), (308, there), "{address}");
    }
    for address in ["//other.example/", "///", "/api/v1/decide/"] {
        assert_eq!(get(address).status, 404, "{address}");
    }
}

#[test]
fn an_answer_is_packed_for_whoever_takes_it_so() {
    let asked = |packed: &str| {
        let request = Request::get("/es/law/fide-2014/E.8").header("accept-encoding", packed);
        answer(request.body(Body::empty()).expect("a request"))
    };
    let (packed, plain) = (asked("gzip"), asked("identity"));
    assert_eq!((packed.header("content-encoding"), plain.header("content-encoding")), ("gzip", ""));
    assert!(packed.body.len() * 3 < plain.body.len(), "{} of {}", packed.body.len(), plain.body.len());
}
