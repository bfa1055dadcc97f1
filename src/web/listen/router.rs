//! What a request goes through on the network before a page is made, and the page after it.

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use tower_http::compression::CompressionLayer;

use super::guard::{self, Names};
use super::lanes::{Lanes, in_lane};
use crate::engine::library::Library;
use crate::web::routes::routes;
use crate::web::site::Site;
use crate::web::{headers, validators};
use crate::words::phrases::Locale;

/// The site on the embedded rulebook, for tests without a socket.
#[doc(hidden)]
pub fn site_router() -> Router {
    let site = Library::embedded().map(|library| Site::new(library, None, Locale::En));
    // The embedded rulebook is sound: the tests load it.
    site.map(|site| router(Arc::new(site), Arc::new(Lanes::new()), None)).unwrap_or_default()
}

/// Every address of the site, for those who ask it by its own names, each in his turn.
pub(super) fn router(site: Arc<Site>, lanes: Arc<Lanes>, names: Option<Arc<Names>>) -> Router {
    let in_turn = from_fn_with_state((Arc::clone(&site), lanes), in_lane);
    routes(&site, |pages| pages.route_layer(in_turn))
        .layer(from_fn_with_state((Arc::clone(&site), names), guard::ours_alone))
        .layer(from_fn(validators::tagged))
        .layer(CompressionLayer::new())
        .layer(from_fn(headers::secure))
        .layer(from_fn_with_state(Arc::clone(&site), headers::own_language))
        .with_state(site)
}
