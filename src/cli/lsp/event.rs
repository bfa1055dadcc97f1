//! What the server reacts to.

use super::wire::Read;
use crate::engine::diagnostic::Diagnostic;

/// What the server reacts to.
pub(super) enum Event {
    /// From the editor.
    Read(Read),
    /// The rulebook of a folder was checked as it was at a count of its changes.
    Checked { shelf: usize, change: u64, faults: Vec<Diagnostic> },
}
