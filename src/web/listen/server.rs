//! Sockets: a bounded number of connections with timeouts for reading and writing, reloading on SIGHUP, graceful shutdown
//! with a deadline.
//!
//! In: the site and an address. Out: nothing, when the program is told to stop. `axum::serve` waits for ever for the head of
//! a request and for a reader of an answer; so the connections are driven here.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutWriter;

use super::guard::Names;
use super::lanes::{Client, Lanes, Shares};
use super::router;
use crate::engine::library::Library;
use crate::web::limits::{
    LARGEST_HEAD, TIME_FOR_HEAD, TIME_TO_STOP, TIME_WITHOUT_READING, connections, connections_of,
};
use crate::web::site::Site;
use crate::words::phrases::{Locale, LocaleFiles};

/// What to do when the system says that the terminal is gone or that files are to be read again.
pub(crate) enum Hangup {
    /// Serve these from now on.
    Renew(Box<Fresh>),
    /// Go on as before.
    Keep,
    /// Stop.
    Stop,
}

/// Rules and words read again.
pub(crate) struct Fresh {
    /// The rulebook.
    pub(crate) library: Library,
    /// The words, where they are not those of the program.
    pub(crate) locales: Option<LocaleFiles>,
    /// Says so, as soon as they hold.
    pub(crate) told: fn(Locale),
    /// The language to say it in.
    pub(crate) locale: Locale,
}

/// Where the site is served, and what it is called there.
pub(crate) struct Place {
    /// The address to listen on.
    pub(crate) address: SocketAddr,
    /// The server's own names.
    pub(crate) names: Names,
}

/// Serves the site until the program is told to stop; requests under way are finished first, if they end soon.
///
/// # Errors
/// The address cannot be listened on.
pub(crate) fn serve(
    site: Site,
    place: Place,
    announce: impl FnOnce(SocketAddr),
    hangup: impl Fn() -> Hangup + Send + Sync + 'static,
) -> std::io::Result<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(async {
        let listener = TcpListener::bind(place.address).await?;
        let serving = Serving::new(site, place.names);
        // The signal handler stands before the address is announced: an early SIGHUP would end the process.
        let hangups = Hangups::new();
        announce(listener.local_addr()?);
        let connections = GracefulShutdown::new();
        tokio::select! {
            () = listen(&listener, &serving, &connections) => {}
            () = stopped() => {}
            () = serving.renewed_at(hangups, Arc::new(hangup)) => {}
        }
        // No further connections.
        drop(listener);
        tokio::select! {
            _ = timeout(TIME_TO_STOP, connections.shutdown()) => {}
            // A second signal stops at once.
            () = stopped() => {}
        }
        Ok(())
    });
    // Abandoned work does not delay the end of the program.
    runtime.shutdown_background();
    served
}

/// What is served now, and to whom.
struct Serving {
    names: Arc<Names>,
    lanes: Arc<Lanes>,
    router: watch::Sender<Router>,
    /// How many connections may be open at once.
    room: usize,
    free: Arc<Semaphore>,
    of_clients: Shares<()>,
}

impl Serving {
    fn new(site: Site, names: Names) -> Arc<Self> {
        let (lanes, names) = (Arc::new(Lanes::new()), Arc::new(names));
        let first = router(Arc::new(site), Arc::clone(&lanes), Some(Arc::clone(&names)));
        let (router, _) = watch::channel(first);
        let room = connections();
        let (free, of_clients) = (Arc::new(Semaphore::new(room)), Shares::default());
        Arc::new(Self { names, lanes, router, room, free, of_clients })
    }

    /// Serves these rules and words from the next request on; requests under way keep theirs.
    fn renew(&self, fresh: Fresh) {
        let site = Arc::new(Site::new(fresh.library, fresh.locales.as_ref(), fresh.locale));
        let renewed = router(site, Arc::clone(&self.lanes), Some(Arc::clone(&self.names)));
        drop(self.router.send_replace(renewed));
        (fresh.told)(fresh.locale);
    }

    /// Renews what is served whenever the system asks for it; ends when that means the end.
    async fn renewed_at(
        self: &Arc<Self>,
        mut hangups: Hangups,
        hangup: Arc<impl Fn() -> Hangup + Send + Sync + 'static>,
    ) {
        loop {
            hangups.next().await;
            let (serving, hangup) = (Arc::clone(self), Arc::clone(&hangup));
            let stops = tokio::task::spawn_blocking(move || match hangup() {
                Hangup::Renew(fresh) => {
                    serving.renew(*fresh);
                    false
                }
                Hangup::Keep => false,
                Hangup::Stop => true,
            });
            // What breaks off while it reads leaves everything as it was.
            if stops.await.unwrap_or(false) {
                return;
            }
        }
    }
}

async fn listen(listener: &TcpListener, serving: &Arc<Serving>, connections: &GracefulShutdown) {
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            // Too many open files, or a client gone already: others may have better luck in a moment.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let client = Client::at(from.ip());
        let share = serving.of_clients.take(client, connections_of(client.is_here(), serving.room), || ());
        let (Some(share), Ok(place)) = (share, Arc::clone(&serving.free).try_acquire_owned()) else {
            let _ = stream.try_write(TOO_MANY);
            continue;
        };
        let (serving, watcher) = (Arc::clone(serving), connections.watcher());
        tokio::spawn(async move {
            let _kept_until_closed = (share, place);
            drive(stream, serving, client, watcher).await;
        });
    }
}

/// What a client hears whose connections, or those of all, are too many; its language is not known yet.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// Answers what comes on one connection until it is closed.
async fn drive(stream: TcpStream, serving: Arc<Serving>, client: Client, watcher: Watcher) {
    // Answers are whole; waiting for more of them only costs time.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutWriter::new(stream);
    stream.set_timeout(Some(TIME_WITHOUT_READING));
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(client);
        TowerToHyperService::new(serving.router.borrow().clone()).call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(TIME_FOR_HEAD)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), answer);
    // A broken connection concerns its client alone.
    let _ = watcher.watch(connection).await;
}

/// The system's word that files are to be read again.
struct Hangups {
    #[cfg(unix)]
    signals: Option<Signal>,
}

impl Hangups {
    #[cfg(unix)]
    fn new() -> Self {
        Self { signals: signal(SignalKind::hangup()).ok() }
    }

    #[cfg(not(unix))]
    fn new() -> Self {
        Self {}
    }

    async fn next(&mut self) {
        #[cfg(unix)]
        if let Some(signals) = &mut self.signals
            && signals.recv().await.is_some()
        {
            return;
        }
        std::future::pending::<()>().await;
    }
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
        match signal(SignalKind::terminate()) {
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
