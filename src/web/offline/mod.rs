//! The site without a server: each answer is made where it is asked for, as a browser's worker or another program's library
//! does it.
//!
//! In: a rulebook, the place of the site on its host, and requests as bytes. Out: answers as bytes, the same as a server's,
//! every address in them beneath that place. `files` is what a host keeps for a browser to take in once.

mod answer;
mod based;
mod bundle;
pub(crate) mod files;

pub use answer::{Answer, Ask, Offline};
pub use bundle::Bundle;
