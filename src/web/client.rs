//! Who speaks to the site, told apart by address: those who ask much are to be no hindrance to those who ask little.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::Extensions;

use super::connections::Seat;

/// An address. Of IPv6 it is the network: whoever has one address there has them all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Client(IpAddr);

impl Client {
    const HERE: Self = Self(IpAddr::V6(Ipv6Addr::LOCALHOST));

    /// The client at an address.
    pub(super) fn at(address: IpAddr) -> Self {
        match address.to_canonical() {
            here if here.is_loopback() => Self(here),
            IpAddr::V6(address) => Self(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64))),
            IpAddr::V4(address) => Self(IpAddr::V4(address)),
        }
    }

    /// Whether it is this machine: the user's own browser and programs, and whoever comes through a proxy on it.
    pub(super) fn is_here(self) -> bool {
        self.0.is_loopback()
    }
}

/// Who sent a request, and on which connection; goes along with the request.
#[derive(Debug, Clone)]
pub(super) struct Caller(pub(super) std::sync::Arc<Seat>);

impl Caller {
    /// The client that sent a request; this machine where there is no connection, as in a test.
    pub(super) fn client(extensions: &Extensions) -> Client {
        extensions.get::<Self>().map_or(Client::HERE, |caller| caller.0.client())
    }
}
