//! What is said where a question about an edition was too much work to settle.

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::model::Edition;

/// That so many questions about an edition were too much work to settle.
pub(super) fn not_proven(edition: &Edition, what: &str, count: usize) -> Option<Diagnostic> {
    let fault = Diagnostic::anywhere(Code::NotProven).with("edition", &edition.id).with("what", what);
    (count > 0).then(|| fault.with("count", count.to_string()).as_warning())
}
