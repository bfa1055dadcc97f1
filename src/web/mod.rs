//! The arbiter's page: a site from the one binary, for a browser on the same machine or in the same hall.
//!
//! In: a [`Site`] (rulebook and words). Out: a [`Router`], and a server that stops in good order.
//! Guaranteed: nothing is stored, nothing is fetched from elsewhere, every page works without scripts, and every answer of
//! the user's stands in the address of the page. Pages are built from [`interview`](crate::interview) and `render`.
//! With `cli` the only place that knows sockets.

mod assets;
mod guided;
mod headers;
mod layout;
mod query;
mod question;
mod result;
mod site;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::response::Redirect;
use axum::routing::get;

pub(crate) use site::Site;

/// Every address of the site.
pub(crate) fn router(site: Arc<Site>) -> Router {
    let pages = Router::new()
        .route("/", get(layout::home_in_the_reader_s_language))
        .route("/{lang}", get(guided::home))
        .route("/{lang}/ruling", get(guided::ruling))
        .route("/{lang}/result", get(result::protocol))
        .route("/{lang}/compare", get(result::compare))
        .route("/{lang}/changes", get(result::changes))
        .route("/{lang}/result.json", get(result::json));
    pages
        .route("/assets/{file}", get(assets::asset))
        .route("/favicon.ico", get(|| async { Redirect::permanent("/assets/icon.svg") }))
        .route("/healthz", get(|| async { "ok\n" }))
        .fallback(layout::not_found)
        .layer(axum::middleware::from_fn(headers::secure))
        .with_state(site)
}

/// Serves the site until the program is told to stop; requests under way are finished first.
///
/// # Errors
/// The address cannot be listened on.
pub(crate) fn serve(
    site: Site,
    address: SocketAddr,
    announce: impl FnOnce(SocketAddr),
) -> std::io::Result<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind(address).await?;
        announce(listener.local_addr()?);
        axum::serve(listener, router(Arc::new(site))).with_graceful_shutdown(stopped()).await
    })
}

/// Waits for the user's interrupt or the system's request to end.
async fn stopped() {
    let interrupt = async {
        // Without a signal handler the server simply runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! { () = interrupt => {}, () = terminate => {} }
}
