//! What the object of a decision says beside names and values.

use super::written_findings::WrittenFindings;
use crate::words::speech::{Chapters, Phrasebook};

/// What is said beside names and values, and what was written before: of one language and rulebook.
pub(crate) struct Wording<'a> {
    /// Everything is said in the speaker's language, and what was said before not put in words again; none where nothing is
    /// said: the keys whose values are words are left out.
    pub(crate) phrases: Option<&'a Phrasebook>,
    /// The findings written before, all with words or all without.
    pub(crate) findings: &'a Chapters<WrittenFindings>,
}
