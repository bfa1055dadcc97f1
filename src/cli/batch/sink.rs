//! Where the decisions of a batch go.

use std::io::{Result, Write};

/// Takes lines of decisions, whole lines at a time.
pub(super) trait Sink: Send {
    /// Takes some lines.
    ///
    /// # Errors
    /// They cannot be written.
    fn lines(&mut self, lines: &[u8]) -> Result<()>;

    /// Writes what is left.
    ///
    /// # Errors
    /// It cannot be written.
    fn finish(self: Box<Self>) -> Result<()>;
}

/// Lines as they are: whoever reads them gets each chunk at once.
pub(super) struct Plain<W>(pub(super) W);

impl<W: Write + Send> Sink for Plain<W> {
    fn lines(&mut self, lines: &[u8]) -> Result<()> {
        self.0.write_all(lines).and_then(|()| self.0.flush())
    }

    fn finish(mut self: Box<Self>) -> Result<()> {
        self.0.flush()
    }
}
