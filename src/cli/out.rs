//! Standard output, whose failing nobody can overlook: a full disk is not a ruling that was given.

use std::io::{ErrorKind, Result as Written, Write};

use super::exit::Exit;

/// Standard output could not be written to. `run` says so, once.
#[derive(Debug)]
pub(super) struct Unprinted;

/// How a verb ended.
pub(super) type Ended = Result<Exit, Unprinted>;

/// Whether anybody still reads what is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reader {
    /// As far as can be told.
    There,
    /// He has closed his end, which is no error.
    Gone,
}

/// Writes a text to standard output and ends its line.
pub(super) fn print(text: &str) -> Result<(), Unprinted> {
    print_on(text).map(|_| ())
}

/// The same for work that goes on only while somebody reads it.
pub(super) fn print_on(text: &str) -> Result<Reader, Unprinted> {
    let end = if text.ends_with('\n') { "" } else { "\n" };
    raw(&format!("{text}{end}"))
}

/// Writes to standard output, and nothing else.
pub(super) fn raw(text: &str) -> Result<Reader, Unprinted> {
    let mut out = std::io::stdout().lock();
    taken(&out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

/// What became of something written to standard output.
pub(super) fn taken(written: &Written<()>) -> Result<Reader, Unprinted> {
    match written {
        Ok(()) => Ok(Reader::There),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(Reader::Gone),
        Err(_) => Err(Unprinted),
    }
}
