//! The site on a network: who may ask and what for, how much is done at once, and the sockets.
//!
//! In: a [`Site`]. Out: a server that stops in good order. `guard` says who may ask, `lanes` whose turn it is.

mod clients;
mod guard;
mod lanes;
mod router;
mod server;

pub(crate) use guard::Names;
pub use router::site_router;
pub(crate) use server::{Fresh, Hangup, Place, serve};
