//! What the server reacts to.

use std::sync::Arc;

use super::wire::Read;
use crate::engine::diagnostic::Diagnostic;
use crate::words::phrases::LocaleFiles;

/// What the server reacts to.
pub(super) enum Event {
    /// From the editor.
    Read(Read),
    /// The rulebook of a folder was checked as it was at a count of its changes.
    Checked { shelf: usize, change: u64, faults: Vec<Diagnostic>, in_words: InWords },
}

/// What a check of these words found.
pub(super) struct InWords {
    pub(super) texts: Arc<LocaleFiles>,
    pub(super) faults: Vec<Diagnostic>,
}
