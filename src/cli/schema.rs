//! `plica schema KIND`: the JSON Schema of a kind of file, for an editor that completes and validates.

use super::args;
use super::exit::Exit;
use super::files::Loaded;
use super::out::{Ended, print};
use crate::words::formats::schema;

pub(super) fn run(loaded: &Loaded, args: &args::Schema) -> Ended {
    print(&format!("{:#}", schema(&loaded.words, &loaded.library.rulebook, args.kind.into())))?;
    Ok(Exit::Done)
}
