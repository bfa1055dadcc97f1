//! An `edition.yaml` -> the edition's particulars as written.

use super::clause::Name;
use super::fields::Fields;
use super::tree;
use crate::diagnostic::Diagnostic;
use crate::source::{SourceId, Sources, Src};

/// An edition of the law. Its words (name, short name) are the message `edition-<id>`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EditionFile {
    /// Its id: `fide-2014`.
    pub edition: Name,
    /// Who issued it.
    pub authority: Src<String>,
    /// The language of the text it was encoded from.
    pub language: Name,
    /// First day: competitions that began on it or later.
    pub from: Src<String>,
    /// Last day, when there is one.
    pub to: Option<Src<String>>,
}

/// Reads an edition file.
pub(crate) fn edition(sources: &Sources, id: SourceId, faults: &mut Vec<Diagnostic>) -> Option<EditionFile> {
    let node = tree::read(sources, id).map_err(|fault| faults.push(fault)).ok()?;
    let mut fields = Fields::of(&node, faults)?;
    let edition = fields.required_text("edition", faults);
    let authority = fields.required_text("authority", faults);
    let language = fields.required_text("language", faults);
    let period = fields.required("in_force", faults);
    fields.finish(faults);
    let mut period = Fields::of(period?, faults)?;
    let from = period.required_text("from", faults);
    let to = period.optional_text("to", faults);
    period.finish(faults);
    Some(EditionFile { edition: edition?, authority: authority?, language: language?, from: from?, to })
}
