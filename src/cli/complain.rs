//! Standard error: what is wrong, said there.

use std::io::{Error, ErrorKind, Write as _};
use std::path::Path;

use super::exit::Exit;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Sources;
use crate::words::phrases::Words;
use crate::words::reports::faults_text;

/// Writes to standard error.
pub(super) fn complain(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{}", text.trim_end());
}

/// Says that standard output cannot be written to.
pub(super) fn complain_unprinted(words: &Words) {
    let fault = Diagnostic::anywhere(Code::NotPrinted);
    complain(&faults_text(words, None, &Sources::default(), &[fault]));
}

/// The fault of a file that cannot be written.
pub(super) fn not_written(path: &Path) -> Diagnostic {
    Diagnostic::anywhere(Code::NotWritten).with("path", path.display().to_string())
}

/// The fault of a file whose name plica chose, where something stands that it has not written.
pub(super) fn not_overwritten(path: &Path) -> Diagnostic {
    let reason = if path.is_symlink() { "link" } else { "other" };
    let path = path.display().to_string();
    Diagnostic::anywhere(Code::NotOverwritten).with("path", path).with("reason", reason)
}

/// The fault of such a file that is not written.
pub(super) fn own_not_written(path: &Path, error: &Error) -> Diagnostic {
    if error.kind() == ErrorKind::AlreadyExists { not_overwritten(path) } else { not_written(path) }
}

/// Says what is wrong.
pub(super) fn refuse(words: &Words, faults: &[Diagnostic]) -> Exit {
    complain(&faults_text(words, None, &Sources::default(), faults));
    Exit::Faulty
}

/// Says what somebody should look at, where there is something.
pub(super) fn warn(words: &Words, faults: &[Diagnostic]) {
    if !faults.is_empty() {
        complain(&faults_text(words, None, &Sources::default(), faults));
    }
}
