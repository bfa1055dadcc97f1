//! Whose turn it is: clients take turns, however many requests each of them sends.
//!
//! In: clients that want something done. Out: a [`Turn`] for each, a few at once; nothing for those who are too many.
//! Guaranteed: a client waits for one request of each of the others at most, not for all of them; and where there is no room
//! to wait, the last request of the client that has most of them waiting makes room.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::client::Client;

/// Those who wait for their turn.
#[derive(Debug, Clone)]
pub(super) struct Queue(Arc<Mutex<Lines>>);

#[derive(Debug)]
struct Lines {
    /// Turns that may still be taken at once.
    free: usize,
    /// Requests that may wait.
    room: usize,
    /// A line a client, that of the next turn first; none is empty.
    clients: VecDeque<(Client, VecDeque<oneshot::Sender<Turn>>)>,
}

/// The right to do something now; the next one's turn comes when it is dropped.
#[derive(Debug)]
pub(super) struct Turn(Queue);

impl Queue {
    /// So many turns at once, so many requests waiting for theirs.
    pub(super) fn new(at_once: usize, room: usize) -> Self {
        Self(Arc::new(Mutex::new(Lines { free: at_once, room, clients: VecDeque::new() })))
    }

    /// Waits for a turn of this client; none where there is no room to wait.
    pub(super) async fn turn(&self, client: Client) -> Option<Turn> {
        let coming = {
            let mut lines = self.lines();
            if lines.free > 0 {
                lines.free -= 1;
                return Some(Turn(self.clone()));
            }
            lines.join(client)?
        };
        // Who has to make room hears of no turn.
        coming.await.ok()
    }

    fn lines(&self) -> MutexGuard<'_, Lines> {
        // Every change is whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lines {
    fn join(&mut self, client: Client) -> Option<oneshot::Receiver<Turn>> {
        self.forget_those_gone();
        let waiting: usize = self.clients.iter().map(|(_, line)| line.len()).sum();
        if waiting >= self.room {
            self.make_room(client)?;
        }
        let (give, coming) = oneshot::channel();
        match self.clients.iter_mut().find(|(of, _)| *of == client) {
            Some((_, line)) => line.push_back(give),
            None => self.clients.push_back((client, VecDeque::from([give]))),
        }
        Some(coming)
    }

    fn forget_those_gone(&mut self) {
        for (_, line) in &mut self.clients {
            line.retain(|waiting| !waiting.is_closed());
        }
        self.clients.retain(|(_, line)| !line.is_empty());
    }

    /// Turns the last request of the longest line away, where that line stays as long as this client's.
    fn make_room(&mut self, client: Client) -> Option<()> {
        let own = self.clients.iter().find(|(of, _)| *of == client).map_or(0, |(_, line)| line.len());
        let (_, longest) = self.clients.iter_mut().max_by_key(|(_, line)| line.len())?;
        (longest.len() > own + 1).then(|| drop(longest.pop_back()))
    }

    /// The first request of the client whose turn it is; that client comes last then.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let (client, mut line) = self.clients.pop_front()?;
        let next = line.pop_front();
        if !line.is_empty() {
            self.clients.push_back((client, line));
        }
        next
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let next = {
            let mut lines = self.0.lines();
            let next = lines.next();
            lines.free += usize::from(next.is_none());
            next
        };
        // A turn given to somebody who is gone is dropped in its turn, and the next but one comes.
        if let Some(next) = next {
            drop(next.send(Turn(self.0.clone())));
        }
    }
}
