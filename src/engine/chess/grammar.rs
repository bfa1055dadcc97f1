//! The parser that pest makes of `grammar/move.pest`.
//!
//! Alone in its file because the derived types cannot carry documentation.

use pest_derive::Parser;

/// Parser of canonical move texts.
#[derive(Parser)]
#[grammar = "../grammar/move.pest"]
pub(super) struct MoveParser;
