//! What the object of a decision says beside names and values.

use crate::words::speech::phrasebook::Phrasebook;

/// What is said beside names and values.
pub(crate) enum Wording<'a> {
    /// Nothing: the keys whose values are words are left out.
    None,
    /// Everything, in the speaker's language; what was said before is not put in words again.
    Said(&'a Phrasebook),
}
