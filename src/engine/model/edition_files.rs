//! The files of one edition, as read.

use super::rulebook::Place;
use crate::engine::syntax::{ArticleFile, EditionFile, Origin};

/// The files of one edition.
#[derive(Clone)]
pub(crate) struct EditionFiles {
    /// Its `edition.yaml`.
    pub edition: EditionFile,
    /// Its articles; those of an amending edition are what it changes.
    pub articles: Vec<ArticleFile>,
    /// Numbers of the editions it takes provisions over from, where they changed: old, new.
    pub renumbered: Vec<(String, String)>,
}

impl EditionFiles {
    /// Where the words of a provision stand: with the edition in which it was written.
    pub(super) fn words(&self, origin: Option<&Origin>, id: &str) -> Place {
        let here = || Place { edition: self.edition.edition.value.clone(), id: id.to_owned() };
        origin.map_or_else(here, |origin| Place { edition: origin.edition.clone(), id: origin.id.clone() })
    }
}
