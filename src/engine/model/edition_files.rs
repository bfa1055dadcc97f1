//! The files of one edition, as read.

use crate::engine::syntax::{ArticleFile, EditionFile};

/// The files of one edition.
pub(crate) struct EditionFiles {
    /// Its `edition.yaml`.
    pub edition: EditionFile,
    /// Its articles; those of an amending edition are what it changes.
    pub articles: Vec<ArticleFile>,
    /// Numbers of the editions it takes provisions over from, where they changed: old, new.
    pub renumbered: Vec<(String, String)>,
}
