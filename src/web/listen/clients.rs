//! Clients told apart by address, and what each of them may have at once of what is there for all.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::http::Extensions;

/// An address. Of IPv6 it is the network: whoever has one address there has them all.
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

    /// Whether it is this machine: the user's own browser and programs, and whoever comes through a proxy on it.
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
