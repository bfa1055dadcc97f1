//! Standard error: what is wrong, said there.

use std::io::Write as _;
use std::path::Path;

use super::exit::Exit;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Sources;
use crate::words::pages::faults_text;
use crate::words::speech::Words;

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

/// Says what is wrong.
pub(super) fn refuse(words: &Words, faults: &[Diagnostic]) -> Exit {
    complain(&faults_text(words, None, &Sources::default(), faults));
    Exit::Faulty
}
