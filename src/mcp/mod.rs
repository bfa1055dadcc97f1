//! What an assistant may ask of plica, as tools of the Model Context Protocol: rulings, what is still to be known, written
//! moves, articles, differences of editions.
//!
//! ```text
//! lines of JSON ─> wire ─> session ─> a call ─> tools ─┬─ decide, missing_facts, read, show, diff
//!                   ^                                  └─ what is wrong with it, as an answer too
//!                   └───────── an answer: words to read, and the object of the JSON contract
//! ```
//! In: a [`ServerState`], lines that come, a way to send lines. Out: how it ended. Only this folder knows the protocol; disk and
//! environment are the command line's.

mod call;
mod schemas;
mod session;
mod tools;
mod wire;

pub(crate) use call::ServerState;
pub(crate) use session::{Ended, serve};
