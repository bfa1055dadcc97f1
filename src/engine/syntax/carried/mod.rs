//! Trees of rule files as bytes: `build.rs` reads the files of `rules/` with the code of this folder's neighbours, and the
//! program carries what came of it, so that a ruling begins without reading YAML and clauses.
//!
//! In: a tree and the text it was read from. Out: bytes, and from bytes and the same text the same tree. A name that stands
//! in the text is not told again: its place is. The bytes are for the program they were built with, and no format for others.

pub(crate) mod bytes;
mod trees;
