//! A new name for what is named at the cursor: a rule, or else a fact, a moment or an act.

use std::ops::Range;

use super::edits::{Refused, Renaming};
use super::rename::{rule_at, rule_renamed};
use super::rename_name::{name_at, name_renamed};
use super::view::View;

/// What can be renamed at a byte, and its letters.
///
/// # Errors
/// Nothing there has a name of its own.
pub(crate) fn renamable(view: &View, at: usize) -> Result<(String, Range<usize>), Refused> {
    rule_at(view, at).or_else(|refused| name_at(view, at).ok_or(refused))
}

/// The changes that give what is named at a byte a new name, checked.
///
/// # Errors
/// There is nothing, the name will not do, or the law would change.
pub(crate) fn rename(view: &View, at: usize, new: &str) -> Result<Renaming, Refused> {
    match (rule_at(view, at), name_at(view, at)) {
        (Err(_), Some(_)) => name_renamed(view, at, new),
        (Ok(_), _) | (Err(_), None) => rule_renamed(view, at, new),
    }
}
