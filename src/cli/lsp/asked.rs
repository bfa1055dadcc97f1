//! What every request has in common: its answer or why there is none, and the document it is about.

use lsp_types::Uri;
use serde_json::Value as Json;

use super::server::{Document, Server};
use super::shelf::Shelf;
use crate::lsp::{Encoding, View};

/// Why a request gets no result.
pub(super) enum Refusal {
    /// There is no such request.
    Method,
    /// Its parameters are not those of the request.
    Params,
    /// What was asked for cannot be done, in the user's words.
    Said(String),
}

pub(super) type Answer = Result<Json, Refusal>;

/// A document with its rulebook.
pub(super) fn open<'s>(server: &'s Server, uri: &Uri) -> Option<(&'s Document, &'s Shelf)> {
    let document = server.documents.get(uri.as_str())?;
    Some((document, server.shelves.get(document.shelf)?))
}

pub(super) fn view<'s>(document: &'s Document, shelf: &'s Shelf, encoding: Encoding) -> View<'s> {
    View {
        words: &shelf.words,
        library: &shelf.library,
        files: &shelf.files,
        path: &document.path,
        text: &document.text,
        kind: document.kind,
        encoding,
    }
}
