//! Every address of the site, and who answers it.

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::response::Redirect;
use axum::routing::get;

use super::site::Site;
use super::{
    api, article, assets, board, differences, entrance, envelope, guided, headers, law, posted, programs,
    result, share,
};

/// Every address; what computes is answered `in_turn`.
pub(super) fn routes(
    site: &Arc<Site>,
    in_turn: impl FnOnce(Router<Arc<Site>>) -> Router<Arc<Site>>,
) -> Router<Arc<Site>> {
    let pages = Router::new()
        .route("/", get(entrance::home_in_the_reader_s_language))
        .route("/{lang}", get(guided::home))
        .route("/{lang}/ruling", get(guided::ruling).post(posted::posted))
        .route("/{lang}/board", get(board::board))
        .route("/{lang}/qr.svg", get(share::picture))
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
    in_turn(pages.merge(api::router()))
        .route("/api", get(programs::in_the_reader_s_language))
        .route("/assets/{file}", get(assets::asset))
        .route("/manifest.webmanifest", get(assets::manifest))
        .route("/favicon.ico", get(|| async { Redirect::permanent("/assets/icon.svg") }))
        .route("/healthz", get(|| async { "ok\n" }))
        .fallback(entrance::not_found)
        .method_not_allowed_fallback(entrance::wrong_method)
        .layer(from_fn_with_state(Arc::clone(site), headers::short_address))
}
