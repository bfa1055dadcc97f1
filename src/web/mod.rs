//! The arbiter's page: a site from the one binary, for a browser on the same machine or in the same hall.
//!
//! In: a [`Site`] (rulebook and words). Out: a [`Router`], and a server that stops in good order.
//! Guaranteed: nothing is stored, nothing is fetched from elsewhere, every page works without scripts, and every answer of
//! the user's stands in the address of the page. `api` answers programs; `guard` says who may ask, `limits` how much is taken on. Pages are built from
//! [`interview`](crate::engine::interview) and `words`.
//! With `cli` the only place that knows sockets.

mod addresses;
mod api;
mod article;
mod assets;
mod board;
mod caller;
mod client;
mod connections;
mod differences;
mod entrance;
mod envelope;
mod guard;
mod guided;
mod headers;
mod in_lane;
mod lanes;
mod language;
mod law;
mod layout;
mod limits;
mod position;
mod posted;
mod programs;
mod query;
mod question;
mod queue;
mod refusal;
mod refused;
mod result;
mod server;
mod setup;
mod site;
mod validators;

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Redirect;
use axum::routing::get;
use tower_http::compression::CompressionLayer;

use crate::engine::library::Library;
use crate::words::speech::Words;
pub(crate) use guard::Names;
pub(crate) use server::{Fresh, Hangup, Place, serve};
pub(crate) use site::Site;

/// The site on the embedded rulebook, for tests without a socket.
#[doc(hidden)]
pub fn site_router() -> Router {
    let site = Library::embedded().map(|library| Site::new(library, &Words::embedded_files()));
    // The embedded rulebook is sound: the tests load it.
    site.map(|site| router(Arc::new(site), None)).unwrap_or_default()
}

/// Every address of the site, for those who ask it by its own names.
pub(crate) fn router(site: Arc<Site>, names: Option<Arc<Names>>) -> Router {
    let pages = Router::new()
        .route("/", get(entrance::home_in_the_reader_s_language))
        .route("/{lang}", get(guided::home))
        .route("/{lang}/ruling", get(guided::ruling).post(posted::posted))
        .route("/{lang}/board", get(board::board))
        .route("/{lang}/result", get(result::protocol))
        .route("/{lang}/compare", get(result::compare))
        .route("/{lang}/changes", get(result::changes))
        .route("/{lang}/result.json", get(result::json))
        .route("/{lang}/api", get(programs::page))
        .route("/{lang}/law", get(law::index))
        .route("/{lang}/law/{edition}", get(law::edition))
        .route("/{lang}/law/{edition}/{article}", get(article::article))
        .route("/{lang}/differences", get(differences::differences))
        .route("/{lang}/envelope", get(envelope::envelope));
    pages
        .merge(api::router())
        .route_layer(from_fn_with_state(Arc::clone(&site), in_lane::in_lane))
        .route("/api", get(programs::in_the_reader_s_language))
        .route("/assets/{file}", get(assets::asset))
        .route("/favicon.ico", get(|| async { Redirect::permanent("/assets/icon.svg") }))
        .route("/healthz", get(|| async { "ok\n" }))
        .fallback(entrance::not_found)
        .method_not_allowed_fallback(entrance::wrong_method)
        .layer(from_fn_with_state(Arc::clone(&site), headers::short_address))
        .layer(from_fn_with_state((Arc::clone(&site), names), guard::ours_alone))
        .layer(from_fn(validators::tagged))
        .layer(CompressionLayer::new())
        .layer(from_fn(headers::secure))
        .with_state(site)
}
