//! Sockets: connections are taken in up to a number, none may dawdle, and the end is orderly but not endless.
//!
//! In: the router and an address. Out: nothing, when the program is told to stop. `axum::serve` waits for ever for the head of
//! a request and for a reader of an answer; so the connections are driven here.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutWriter;

use super::limits::{CONNECTIONS, LARGEST_HEAD, TIME_FOR_HEAD, TIME_TO_STOP, TIME_WITHOUT_READING};
use super::router;
use super::site::Site;

/// Serves the site until the program is told to stop; requests under way are finished first, if they end soon.
///
/// # Errors
/// The address cannot be listened on.
pub(crate) fn serve(
    site: Site,
    address: SocketAddr,
    announce: impl FnOnce(SocketAddr),
) -> std::io::Result<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(async {
        let listener = TcpListener::bind(address).await?;
        announce(listener.local_addr()?);
        listen(listener, router(Arc::new(site))).await;
        Ok(())
    });
    // Work that nobody waits for any more does not hold the program up.
    runtime.shutdown_background();
    served
}

async fn listen(listener: TcpListener, router: Router) {
    let open = Arc::new(Semaphore::new(CONNECTIONS));
    let connections = GracefulShutdown::new();
    let mut stop = std::pin::pin!(stopped());
    loop {
        let accepted = async {
            let place = Arc::clone(&open).acquire_owned().await;
            (place, listener.accept().await)
        };
        tokio::select! {
            (place, accepted) = accepted => match accepted {
                Ok((stream, _)) => {
                    let (watcher, router) = (connections.watcher(), router.clone());
                    tokio::spawn(async move {
                        drive(stream, router, watcher).await;
                        drop(place);
                    });
                }
                // Too many open files, or a client gone already: others may have better luck in a moment.
                Err(_) => sleep(std::time::Duration::from_millis(50)).await,
            },
            () = &mut stop => break,
        }
    }
    // Nobody else is let in.
    drop(listener);
    tokio::select! {
        _ = timeout(TIME_TO_STOP, connections.shutdown()) => {}
        // Who says it twice means it.
        () = stopped() => {}
    }
}

/// Answers what comes on one connection until it is closed.
async fn drive(stream: TcpStream, router: Router, watcher: Watcher) {
    // Answers are whole; waiting for more of them only costs time.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutWriter::new(stream);
    stream.set_timeout(Some(TIME_WITHOUT_READING));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(TIME_FOR_HEAD)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(router));
    // A connection that breaks concerns nobody but its client.
    let _ = watcher.watch(connection).await;
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
