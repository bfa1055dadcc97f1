//! The addresses for other programs, under `/api/v1`: the objects of the command line over HTTP.
//!
//! In: a request with its body read whole. Out: JSON, or problem details with every fault in it.
//! Guaranteed: a parameter that means nothing is refused, never passed over; what is described in [`openapi`] is all there is.

mod answers;
mod call;
mod examples;
mod openapi;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::routing::{MethodRouter, get, post};

pub(super) use call::{ENDPOINTS, Endpoint};
pub(super) use examples::Examples;

use super::site::Site;
use call::{Call, Give, Gives};

/// The way to an address.
fn route(endpoint: &'static Endpoint) -> MethodRouter<Arc<Site>> {
    let give: Give = match endpoint.gives {
        Gives::Decision => answers::decide,
        Gives::Reading => answers::read,
        Gives::Editions => answers::editions,
        Gives::Articles => answers::articles,
        Gives::Differences => answers::diff,
        Gives::Description => openapi::description,
    };
    let answer =
        move |State(site): State<Arc<Site>>, request: Request| Call::answer(site, request, endpoint, give);
    if endpoint.is_post { post(answer) } else { get(answer) }
}

/// Every address, whole: a refusal must see where it was asked.
pub(super) fn router() -> Router<Arc<Site>> {
    let routes = ENDPOINTS.iter().map(|endpoint| (format!("/api/v1/{}", endpoint.name), route(endpoint)));
    routes.fold(Router::new(), |router, (path, route)| router.route(&path, route))
}
