//! What a rename changes, or why it is refused.

use std::collections::BTreeMap;
use std::ops::Range;

/// The letters that change in a file: where, and what comes in their place.
pub(crate) type Edits = BTreeMap<String, Vec<(Range<usize>, String)>>;

/// The id of a message that changes, in the words of one edition or in all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MessageRenamed {
    /// The edition; none where the words belong to no edition.
    pub(crate) edition: Option<String>,
    /// The old id.
    pub(crate) old: String,
    /// The new id.
    pub(crate) new: String,
}

/// What a rename changes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Renaming {
    /// The changes, by path.
    pub(crate) edits: Edits,
    /// The messages whose ids change.
    pub(crate) messages: Vec<MessageRenamed>,
}

/// Why nothing is renamed: a message with its variables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refused {
    /// The message.
    pub(crate) id: &'static str,
    /// Its variables.
    pub(crate) args: Vec<(&'static str, String)>,
}

pub(super) fn refused(id: &'static str, args: &[(&'static str, &str)]) -> Refused {
    Refused { id, args: args.iter().map(|(name, value)| (*name, (*value).to_owned())).collect() }
}

/// The files with the changes.
pub(super) fn with(files: &[(String, String)], edits: &Edits) -> Vec<(String, String)> {
    let changed = files.iter().map(|(path, text)| {
        let changes = edits.get(path).map_or(&[][..], Vec::as_slice);
        (path.clone(), edited(text, changes))
    });
    changed.collect()
}

/// A text with changes that do not overlap.
fn edited(text: &str, changes: &[(Range<usize>, String)]) -> String {
    let mut changes: Vec<_> = changes.iter().collect();
    changes.sort_by_key(|(range, _)| range.start);
    let mut written = String::new();
    let mut at = 0;
    for (range, new) in changes {
        written.push_str(text.get(at..range.start).unwrap_or(""));
        written.push_str(new);
        at = range.end;
    }
    written.push_str(text.get(at..).unwrap_or(""));
    written
}
