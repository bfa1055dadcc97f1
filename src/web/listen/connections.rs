//! The connections open at once. Where they are too many, one that waits for nothing gives way to one that comes.
//!
//! In: a client that connects. Out: a [`Seat`], or nothing where every connection it would have to displace is being worked
//! for. Guaranteed: the number is bounded, in all and for a client; an honest client gets in however many idle connections
//! another one holds open.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::Notify;

use super::client::Client;
use crate::web::limits::connections_of;

/// Everybody who is connected.
#[derive(Debug, Clone)]
pub(super) struct Connections(Arc<Mutex<Table>>);

#[derive(Debug)]
struct Table {
    /// So many may be open at once.
    room: usize,
    next: u64,
    open: BTreeMap<u64, Open>,
}

#[derive(Debug)]
struct Open {
    client: Client,
    /// A request that came whole is being worked on.
    working: bool,
    /// When it last began or ended a request, or was opened.
    since: Instant,
    give_way: Arc<Notify>,
}

/// The place of one connection, free again when it is dropped.
#[derive(Debug)]
pub(super) struct Seat {
    number: u64,
    client: Client,
    give_way: Arc<Notify>,
    table: Connections,
}

/// While it lives the connection of its seat gives way to nobody.
#[derive(Debug)]
pub(super) struct Working(Arc<Seat>);

impl Connections {
    /// Room for so many.
    pub(super) fn new(room: usize) -> Self {
        Self(Arc::new(Mutex::new(Table { room, next: 0, open: BTreeMap::new() })))
    }

    /// Makes room where the system gives none for another connection: the one that has waited longest gives way.
    pub(super) fn make_room(&self) {
        let mut table = self.table();
        let idle = table.longest_idle(Crowd::Everybody).and_then(|number| table.open.remove(&number));
        if let Some(idle) = idle {
            idle.give_way.notify_one();
        }
    }

    /// A place for a client that connects; another connection may have to give way.
    pub(super) fn admit(&self, client: Client) -> Option<Seat> {
        let mut table = self.table();
        if let Some(crowd) = table.crowd(client) {
            let number = table.longest_idle(crowd)?;
            table.open.remove(&number)?.give_way.notify_one();
        }
        let number = table.next;
        table.next += 1;
        let give_way = Arc::new(Notify::new());
        let open = Open { client, working: false, since: Instant::now(), give_way: Arc::clone(&give_way) };
        table.open.insert(number, open);
        Some(Seat { number, client, give_way, table: self.clone() })
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        // Every change is whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Those among whom one has to give way.
#[derive(Debug, Clone, Copy)]
enum Crowd {
    Of(Client),
    Everybody,
}

impl Table {
    fn count(&self, client: Client) -> usize {
        self.open.values().filter(|open| open.client == client).count()
    }

    fn crowd(&self, client: Client) -> Option<Crowd> {
        if self.count(client) >= connections_of(client.is_here(), self.room) {
            return Some(Crowd::Of(client));
        }
        (self.open.len() >= self.room).then_some(Crowd::Everybody)
    }

    /// The connection that has waited longest for a request, of the client that holds most of them.
    fn longest_idle(&self, crowd: Crowd) -> Option<u64> {
        let mut held: BTreeMap<Client, usize> = BTreeMap::new();
        for open in self.open.values() {
            *held.entry(open.client).or_default() += 1;
        }
        let idle = |open: &&Open| {
            let one_of_them = match crowd {
                Crowd::Of(client) => open.client == client,
                Crowd::Everybody => true,
            };
            one_of_them && !open.working
        };
        let most = self.open.values().filter(idle).max_by_key(|open| held.get(&open.client))?.client;
        let idle = self.open.iter().filter(|(_, open)| !open.working && open.client == most);
        idle.min_by_key(|(_, open)| open.since).map(|(number, _)| *number)
    }
}

impl Seat {
    /// Whose connection it is.
    pub(super) fn client(&self) -> Client {
        self.client
    }

    /// Waits until it has to give way.
    pub(super) async fn gives_way(&self) {
        self.give_way.notified().await;
    }

    /// A request begins.
    pub(super) fn touch(&self) {
        self.set(false);
    }

    /// A request that came whole is worked on, as long as what comes back lives.
    pub(super) fn work(self: &Arc<Self>) -> Working {
        self.set(true);
        Working(Arc::clone(self))
    }

    fn set(&self, working: bool) {
        if let Some(open) = self.table.table().open.get_mut(&self.number) {
            (open.working, open.since) = (working, Instant::now());
        }
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.table.table().open.remove(&self.number);
    }
}

impl Drop for Working {
    fn drop(&mut self) {
        self.0.set(false);
    }
}
