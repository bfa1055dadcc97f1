//! The addresses for other programs, under `/api/v1`: the objects of the command line over HTTP.
//!
//! In: a request with its body read whole. Out: JSON, or problem details with every fault in it.
//! Guaranteed: a parameter that means nothing is refused, never passed over; what is described in [`openapi`] is all there is.

mod articles;
mod call;
mod decide;
mod diff;
mod editions;
mod examples;
mod openapi;
mod read;
mod schemas;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::routing::{MethodRouter, get, post};

pub(super) use diff::Differences;
pub(super) use examples::Examples;

use super::site::Site;
use call::{Answered, Call};

/// A method and an address, what it is called in message names, and the parameters it takes.
pub(super) struct Endpoint {
    /// `decide`: the address without its beginning, and part of the message `api-decide`.
    pub(super) name: &'static str,
    /// Takes a body.
    pub(super) is_post: bool,
    /// Behind the question mark; `lang` besides.
    pub(super) parameters: &'static [&'static str],
    answer: fn(&mut Call) -> Answered,
}

/// Every address that takes parameters.
pub(super) static ENDPOINTS: [Endpoint; 6] = [
    Endpoint {
        name: "decide",
        is_post: true,
        parameters: &["edition", "on", "compare", "what_would_change"],
        answer: decide::answer,
    },
    Endpoint { name: "read", is_post: true, parameters: &[], answer: read::answer },
    Endpoint { name: "editions", is_post: false, parameters: &[], answer: editions::answer },
    Endpoint {
        name: "articles",
        is_post: false,
        parameters: &["edition", "article"],
        answer: articles::answer,
    },
    Endpoint { name: "diff", is_post: false, parameters: &["first", "second"], answer: diff::answer },
    Endpoint { name: "openapi.json", is_post: false, parameters: &[], answer: openapi::answer },
];

impl Endpoint {
    fn route(&'static self) -> MethodRouter<Arc<Site>> {
        let answer = move |State(site): State<Arc<Site>>, request: Request| Call::answer(site, request, self);
        if self.is_post { post(answer) } else { get(answer) }
    }
}

/// Every address, whole: a refusal must see where it was asked.
pub(super) fn router() -> Router<Arc<Site>> {
    let routes = ENDPOINTS.iter().map(|endpoint| (format!("/api/v1/{}", endpoint.name), endpoint.route()));
    routes.fold(Router::new(), |router, (path, route)| router.route(&path, route))
}
