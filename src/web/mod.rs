//! The arbiter's page: a site from the one binary, for a browser on the same machine or in the same hall; or as files, for
//! a browser that keeps them.
//!
//! In: a `Site` (rulebook and words). Out: pages and answers for programs, either from a server (`listen`) or without one
//! ([`offline`]). Guaranteed: nothing is stored, nothing is fetched from elsewhere, every page works without scripts, and
//! every answer of the user's stands in the address of the page. `api` answers programs; `limits` says how much is taken
//! on. Pages are built from `interview` and `words`.
//! Only `web` and `cli` use sockets; within `web`, only `listen` does.

mod addresses;
mod api;
mod assets;
mod board;
mod differences;
mod envelope;
mod guided;
mod incident;
mod law;
mod layout;
mod limits;
#[cfg(feature = "serve")]
mod listen;
pub mod offline;
mod play;
mod programs;
mod query;
mod question;
mod refusal;
mod result;
mod routes;
mod share;
mod site;

#[cfg(feature = "serve")]
pub use listen::site_router;
#[cfg(feature = "serve")]
pub(crate) use listen::{Fresh, Hangup, Names, Place, serve};
pub(crate) use site::Site;
