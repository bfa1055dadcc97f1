//! Where the decisions of a batch go.

use std::io::{Result, Stdout, Write as _};

use super::super::written::Draft;

/// Takes lines of decisions, whole lines at a time.
pub(super) trait Sink: Send {
    /// Takes some lines.
    ///
    /// # Errors
    /// They cannot be written.
    fn lines(&mut self, lines: &[u8]) -> Result<()>;

    /// Writes what is left; a file is whole now.
    ///
    /// # Errors
    /// It cannot be written.
    fn finish(self: Box<Self>) -> Result<()>;
}

/// Whoever reads the lines gets each chunk at once.
impl Sink for Stdout {
    fn lines(&mut self, lines: &[u8]) -> Result<()> {
        self.write_all(lines).and_then(|()| self.flush())
    }

    fn finish(mut self: Box<Self>) -> Result<()> {
        self.flush()
    }
}

impl Sink for Draft {
    fn lines(&mut self, lines: &[u8]) -> Result<()> {
        self.write_all(lines)
    }

    fn finish(self: Box<Self>) -> Result<()> {
        Draft::finish(*self)
    }
}
