//! The site on a network: request checks, load limits, sockets.
//!
//! In: a [`Site`]. Out: a server that stops in good order. `guard` rejects foreign requests, `lanes` schedules work; the
//! router here stacks them as middleware around the pages.

mod guard;
mod lanes;
mod server;

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use tower_http::compression::CompressionLayer;

pub(crate) use guard::Names;
pub(crate) use server::{Fresh, Hangup, Place, serve};

use super::routes;
use super::site::Site;
use crate::engine::library::Library;
use crate::words::phrases::Locale;
use lanes::{Lanes, in_lane};

/// The site on the embedded rulebook, for tests without a socket.
#[doc(hidden)]
pub fn site_router() -> Router {
    let site = Library::embedded().map(|library| Site::new(library, None, Locale::En));
    // The embedded rulebook is sound: the tests load it.
    site.map(|site| router(Arc::new(site), Arc::new(Lanes::new()), None)).unwrap_or_default()
}

/// Every address of the site behind the guard and the lanes, with caching, compression and security headers.
fn router(site: Arc<Site>, lanes: Arc<Lanes>, names: Option<Arc<Names>>) -> Router {
    let in_turn = from_fn_with_state((Arc::clone(&site), lanes), in_lane);
    routes::routes(&site, |pages| pages.route_layer(in_turn))
        .layer(from_fn_with_state((Arc::clone(&site), names), guard::ours_alone))
        .layer(from_fn(routes::tagged))
        .layer(CompressionLayer::new())
        .layer(from_fn(routes::secure))
        .layer(from_fn_with_state(Arc::clone(&site), routes::own_language))
        .with_state(site)
}
