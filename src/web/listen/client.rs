//! Who speaks to the site, told apart by address: those who ask much are to be no hindrance to those who ask little.

use std::net::{IpAddr, Ipv6Addr};

/// An address. Of IPv6 it is the network: whoever has one address there has them all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Client(IpAddr);

impl Client {
    /// This machine.
    pub(super) const HERE: Self = Self(IpAddr::V6(Ipv6Addr::LOCALHOST));

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
