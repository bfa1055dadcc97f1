//! The storey below: from rule text and case text to a ruling. No words, no input or output.

pub mod analysis;
pub(crate) mod cancel;
pub mod chess;
pub mod decision;
pub mod decoded;
pub mod diagnostic;
pub(crate) mod digest;
pub(crate) mod envelope;
pub mod evaluate;
pub mod facts;
pub(crate) mod interview;
pub(crate) mod kept;
pub mod library;
pub(crate) mod look_alike;
pub mod model;
pub(crate) mod on_all_cores;
pub(crate) mod parameters;
pub(crate) mod play;
pub(crate) mod procedure;
pub mod program;
pub mod record;
pub(crate) mod rule_files;
pub mod solver;
pub mod source;
pub mod syntax;
pub(crate) mod written_move;

pub use cancel::{Cancel, Waiting};
