//! Two queues (lanes): long work waits in its own, so that it never delays a ruling, which takes a millisecond.
//!
//! In: a request for a page or for a program. Out: its answer, or a refusal. The body is read before the request enters a
//! lane, so that a slow client occupies only its connection. A lane admits a fixed number of requests, at most half of them
//! from one client, and refuses the rest. Clients are told apart by address. A request waits first for its client's turn and
//! then for the lane's, so that other clients wait at most for as many of its requests as run at once. Computation runs on
//! threads of its own. It is cancelled when its time is over or its client has disconnected, and ends soon after; its place
//! is free when it has ended.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{Extensions, Method, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::timeout;

use crate::engine::cancel::Cancel;
use crate::engine::chess::SearchLimit;
use crate::web::limits::{LARGEST_BODY, Load, TIME_FOR_BODY, quick, thorough};
use crate::web::refusal::{Asker, Refusal};
use crate::web::site::Site;

/// The ends of addresses whose answer takes thorough work, and the parameter that asks for it.
const THOROUGH_PATHS: [&str; 3] = ["/diff", "/differences", "/changes"];
const THOROUGH_PARAMETER: &str = "what_would_change";

/// The lanes of a site.
pub(super) struct Lanes {
    quick: Lane,
    thorough: Lane,
}

impl Lanes {
    /// Empty lanes.
    pub(super) fn new() -> Self {
        Self { quick: Lane::new(quick(), at_once), thorough: Lane::new(thorough(), in_the_background) }
    }

    /// The lane of an address.
    fn of(&self, address: &Uri) -> &Lane {
        let query = address.query().unwrap_or_default();
        let by_path = THOROUGH_PATHS.iter().any(|end| address.path().ends_with(end));
        // Decoded as the handler decodes it.
        let by_query = form_urlencoded::parse(query.as_bytes()).any(|(name, _)| name == THOROUGH_PARAMETER);
        if by_path || by_query { &self.thorough } else { &self.quick }
    }
}

/// Reads the body, waits for a turn, and answers.
pub(super) async fn in_lane(
    State((site, lanes)): State<(Arc<Site>, Arc<Lanes>)>,
    request: Request,
    next: Next,
) -> Response {
    let asker = Asker::of(request.uri(), request.headers());
    let lane = lanes.of(request.uri());
    let answer = match with_body(request).await {
        Ok(request) => lane.run(request, next).await,
        Err(refusal) => Err(refusal),
    };
    answer.unwrap_or_else(|refusal| refusal.answer(&site, &asker))
}

async fn with_body(request: Request) -> Result<Request, Refusal> {
    if [Method::GET, Method::HEAD].contains(request.method()) {
        return Ok(request.map(|_| Body::empty()));
    }
    let announced = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    let announced: usize = announced.and_then(|length| length.parse().ok()).unwrap_or(0);
    if announced > LARGEST_BODY {
        return Err(Refusal::LargeBody);
    }
    let (head, body) = request.into_parts();
    let read = timeout(TIME_FOR_BODY, to_bytes(body, LARGEST_BODY)).await.map_err(|_| Refusal::SlowBody)?;
    // A body that breaks off gets the same answer as one too large: its client is gone.
    let body = read.map_err(|_| Refusal::LargeBody)?;
    Ok(Request::from_parts(head, Body::from(body)))
}

/// One lane.
struct Lane {
    load: Load,
    work: fn(Work) -> Done,
    places: Arc<Semaphore>,
    turns: Arc<Semaphore>,
    /// The requests of each client, with its own turns.
    clients: Shares<Arc<Semaphore>>,
}

impl Lane {
    fn new(load: Load, work: fn(Work) -> Done) -> Self {
        let (places, turns) = (Semaphore::new(load.admitted), Semaphore::new(load.running));
        Self { load, work, places: Arc::new(places), turns: Arc::new(turns), clients: Shares::default() }
    }

    /// Answers a request when its turn comes. Dropping the future cancels the work.
    async fn run(&self, request: Request, next: Next) -> Result<Response, Refusal> {
        let Load { running, admitted, time, again_after } = self.load;
        let busy = || Refusal::Busy { again_after };
        let client = Client::of(request.extensions());
        // The share first: a request beyond it must not hold a place of the lane, however shortly.
        let own_turns = || Arc::new(Semaphore::new(running));
        let share = self.clients.take(client, admitted / 2, own_turns).ok_or_else(busy)?;
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| busy())?;
        let (cancel, _while_this_lives) = Cancel::while_waiting();
        let turn = async {
            let own = Arc::<Semaphore>::clone(&share).acquire_owned().await;
            (own, Arc::clone(&self.turns).acquire_owned().await)
        };
        let turn = timeout(time, turn).await.map_err(|_| busy())?;
        let (runtime, answer) = (Handle::current(), next.run(request));
        let work = Box::new(move || {
            let _kept_until_done = (place, share, turn);
            cancel.during(|| SearchLimit::nodes(SearchLimit::QUICK).during(|| runtime.block_on(answer)))
        });
        let done = timeout(time, (self.work)(work)).await.map_err(|_| Refusal::SlowWork)?;
        // The sender is dropped without an answer when the work panicked.
        done.map_err(|_| Refusal::Broken)
    }
}

type Work = Box<dyn FnOnce() -> Response + Send>;
type Done = oneshot::Receiver<Response>;

fn at_once(work: Work) -> Done {
    let (give, done) = oneshot::channel();
    drop(tokio::task::spawn_blocking(move || drop(give.send(work()))));
    done
}

/// A thread of its own, after all others when they have something to do: so have the threads that it begins.
fn in_the_background(work: Work) -> Done {
    let (give, done) = oneshot::channel();
    let begun = std::thread::Builder::new().name("plica thorough".to_owned()).spawn(move || {
        // A system that does not grant it works all the same.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::nice(19);
        // The receiver may be gone.
        drop(give.send(work()));
    });
    // Without a thread nothing is given, and the receiver knows.
    drop(begun);
    done
}

/// A client: an IPv4 address or an IPv6 /64 network, whose addresses one host can choose freely.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Client(IpAddr);

impl Client {
    /// The client at an address.
    pub(super) fn at(address: IpAddr) -> Self {
        match address.to_canonical() {
            here if here.is_loopback() => Self(here),
            IpAddr::V6(address) => Self(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64))),
            IpAddr::V4(address) => Self(IpAddr::V4(address)),
        }
    }

    /// The client that sent a request; this machine where there is no connection, as in a test.
    pub(super) fn of(extensions: &Extensions) -> Self {
        extensions.get::<Self>().copied().unwrap_or(Self(IpAddr::V6(Ipv6Addr::LOCALHOST)))
    }

    /// Whether it is this machine: the user's own programs, or clients behind a proxy on it.
    pub(super) fn is_here(self) -> bool {
        self.0.is_loopback()
    }
}

/// What is counted for each client, with something that all the shares of one client have in common.
#[derive(Debug)]
pub(super) struct Shares<T>(Mutex<BTreeMap<Client, Weak<T>>>);

impl<T> Default for Shares<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T> Shares<T> {
    /// One share more of a client, given back when it is dropped; none where the client has so many already.
    pub(super) fn take(&self, client: Client, most: usize, new: impl FnOnce() -> T) -> Option<Arc<T>> {
        // Every change is whole.
        let mut shares = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shares.retain(|_, share| share.strong_count() > 0);
        let share = match shares.get(&client).and_then(Weak::upgrade) {
            Some(share) if Arc::strong_count(&share) > most => return None,
            Some(share) => share,
            None => Arc::new(new()),
        };
        shares.insert(client, Arc::downgrade(&share));
        Some(share)
    }
}
