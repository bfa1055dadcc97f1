//! Two lanes: thorough work waits in its own, so that it never stands before a ruling that takes a millisecond.
//!
//! In: a request for a page or for a program, its body read. Out: its answer, or a refusal. What is computed runs apart
//! from the threads that speak to clients. It is cancelled when its time is over or its client gone, and ends soon then; its
//! place is free when it has ended.

use axum::extract::Request;
use axum::http::Uri;
use axum::middleware::Next;
use axum::response::Response;
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::caller::Caller;
use super::queue::Queue;
use crate::engine::cancel::Cancel;
use crate::engine::chess::SearchLimit;
use crate::web::limits::{Load, quick, thorough};
use crate::web::refusal::Refusal;

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
    pub(super) fn of(&self, address: &Uri) -> &Lane {
        let query = address.query().unwrap_or_default();
        let by_path = THOROUGH_PATHS.iter().any(|end| address.path().ends_with(end));
        // Decoded, as the one who answers reads it.
        let by_query = form_urlencoded::parse(query.as_bytes()).any(|(name, _)| name == THOROUGH_PARAMETER);
        if by_path || by_query { &self.thorough } else { &self.quick }
    }
}

/// One lane.
pub(super) struct Lane {
    load: Load,
    work: fn(Work) -> Done,
    queue: Queue,
}

impl Lane {
    fn new(load: Load, work: fn(Work) -> Done) -> Self {
        Self { load, work, queue: Queue::new(load.running, load.admitted.saturating_sub(load.running)) }
    }

    /// Answers a request when its turn comes. Whoever waits no longer is worked for no longer.
    pub(super) async fn run(&self, request: Request, next: Next) -> Result<Response, Refusal> {
        let busy = || Refusal::Busy { again_after: self.load.again_after };
        let client = Caller::client(request.extensions());
        let (cancel, _while_this_lives) = Cancel::while_waiting();
        let turn = timeout(self.load.time, self.queue.turn(client)).await.map_err(|_| busy())?;
        let turn = turn.ok_or_else(busy)?;
        let (runtime, answer) = (Handle::current(), next.run(request));
        let work = Box::new(move || {
            let _kept_until_done = turn;
            cancel.during(|| SearchLimit::nodes(SearchLimit::QUICK).during(|| runtime.block_on(answer)))
        });
        let done = timeout(self.load.time, (self.work)(work)).await.map_err(|_| Refusal::SlowWork)?;
        // Nothing comes back from work that broke off.
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
        // Where nobody waits any more, nobody is told.
        drop(give.send(work()));
    });
    // Without a thread nothing is given, and the receiver knows.
    drop(begun);
    done
}
