//! The limits of the server, all in one place, each with its reason.
//!
//! The server may be a small machine in a playing hall, with requests from anywhere on a network. So everything is bounded:
//! addresses, bodies, the time to send them, the work in progress.

use std::time::Duration;

/// The longest address in bytes, the part behind the question mark included: a case with the moves of a long game fits.
/// Longer ones get 414.
pub(super) const LONGEST_ADDRESS: usize = 8 * 1024;

/// What a connection keeps of a request's head in bytes; a longer one gets 431.
pub(super) const LARGEST_HEAD: usize = 32 * 1024;

/// The largest body in bytes: many times a case with a whole game in it. A larger one gets 413.
pub(super) const LARGEST_BODY: usize = 256 * 1024;

/// How long a client may take to send the head of a request, and how long a connection may stay open between two.
pub(super) const TIME_FOR_HEAD: Duration = Duration::from_secs(10);

/// How long a client may take to send a body. After it: 408.
pub(super) const TIME_FOR_BODY: Duration = Duration::from_secs(10);

/// How long a client may take none of an answer; then the connection is closed.
pub(super) const TIME_WITHOUT_READING: Duration = Duration::from_secs(20);

/// Connections open at once at most; one more gets 503. Below the 1024 files that a program may usually have open.
const CONNECTIONS: usize = 768;

/// Files that the program opens besides connections: its streams, sockets and events, the rules when they are read again, and
/// connections that are turned away and not closed yet.
const OTHER_FILES: usize = 32;

/// Connections open at once: as many as the system lets the program have besides its other files.
pub(super) fn connections() -> usize {
    let files = files().unwrap_or(usize::MAX);
    CONNECTIONS.min(files.saturating_sub(OTHER_FILES.min(files / 2))).max(1)
}

/// How many files the program may have open; none where the system sets no limit or cannot tell.
#[cfg(all(unix, feature = "serve"))]
fn files() -> Option<usize> {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
    limit.current.and_then(|files| usize::try_from(files).ok())
}

#[cfg(not(all(unix, feature = "serve")))]
fn files() -> Option<usize> {
    None
}

/// Connections of one client: a browser opens six, and some devices of a hall may share an address.
pub(super) const CONNECTIONS_OF_ONE: usize = 64;

/// Connections of this machine, where a proxy may stand for the whole hall: less than all, so that others still get in.
const CONNECTIONS_OF_HERE: usize = 512;

/// How many connections of so many in all a client may have open: this machine, or another.
pub(super) fn connections_of(is_here: bool, all: usize) -> usize {
    let most = if is_here { CONNECTIONS_OF_HERE } else { CONNECTIONS_OF_ONE };
    most.min((2 * all / 3).max(1))
}

/// How long requests under way are waited for when the program is told to stop.
pub(super) const TIME_TO_STOP: Duration = Duration::from_secs(10);

/// How much of one kind of work is done at once.
#[derive(Debug, Clone, Copy)]
pub(super) struct Load {
    /// Requests worked on at once.
    pub(super) running: usize,
    /// Requests worked on or waiting for their turn, half of them of one client at most; one more gets 503.
    pub(super) admitted: usize,
    /// How long a request may wait, after it: 503; and how long it may be worked on, after it: 504.
    pub(super) time: Duration,
    /// `Retry-After` of a refusal, in seconds.
    pub(super) again_after: u64,
}

/// A ruling, a reading, a page: a millisecond, seldom more. Some places are for the few that search a position for long.
pub(super) fn quick() -> Load {
    Load { running: 2 * cores() + 2, admitted: 512, time: Duration::from_secs(10), again_after: 1 }
}

/// A comparison of editions, what would change a ruling: seconds of work, which must leave the machine to the others.
pub(super) fn thorough() -> Load {
    Load { running: (cores() / 2).max(1), admitted: 16, time: Duration::from_mins(1), again_after: 5 }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}
