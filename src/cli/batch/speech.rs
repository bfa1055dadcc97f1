//! Whether decisions have words.

/// Whether decisions have words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Speech {
    /// Names and values only.
    Silent,
    /// Words in the language asked for.
    Words,
}
