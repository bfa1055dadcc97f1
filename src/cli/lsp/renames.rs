//! New names: what the editor asks about them, and the changes as it takes them.

use std::collections::BTreeMap;

use lsp_types::{RenameParams, TextEdit};
use serde_json::{Value as Json, json};

use super::asked::{Answer, Refusal, open, view};
use super::sending::show;
use super::server::Server;
use super::shelf::Shelf;
use crate::lsp::{self, MessageRenamed, Refused, View};
use crate::words::phrases::{TextFile, message_places};

/// The letters of what can be renamed.
pub(super) fn prepare(view: &View, at: usize) -> Answer {
    let (id, range) = lsp::renamable(view, at).map_err(|refused| said(view, &refused))?;
    Ok(json!({"range": view.encoding.range(view.text, &range), "placeholder": id}))
}

fn said(view: &View, refused: &Refused) -> Refusal {
    let args: Vec<_> = refused.args.iter().map(|(name, value)| (*name, value.as_str())).collect();
    Refusal::Said(view.words.say(refused.id, &args))
}

/// A new name everywhere, in the rules and in their words.
pub(super) fn rename(server: &mut Server, params: &RenameParams) -> Answer {
    let place = &params.text_document_position;
    // The places are those of the files as they stand now.
    if let Some(shelf) = server.documents.get(place.text_document.uri.as_str()).map(|document| document.shelf)
    {
        server.read_shelf(shelf);
        server.read_words(shelf);
    }
    let Some((document, shelf)) = open(server, &place.text_document.uri) else { return Ok(Json::Null) };
    let encoding = server.encoding;
    let view = view(document, shelf, encoding);
    let at = encoding.byte(&document.text, place.position);
    let renaming = lsp::rename(&view, at, params.new_name.trim()).map_err(|refused| said(&view, &refused))?;
    let mut changes: BTreeMap<String, Vec<TextEdit>> = BTreeMap::new();
    for (path, edits) in &renaming.edits {
        let Some((_, text)) = shelf.files.iter().find(|(known, _)| known == path) else { continue };
        let edits = edits.iter().map(|(range, new)| TextEdit::new(encoding.range(text, range), new.clone()));
        changes.entry(address(server, path)).or_default().extend(edits);
    }
    words_renamed(server, shelf, &renaming.messages, &mut changes);
    Ok(json!({"changes": changes}))
}

/// The address the editor knows a file by.
fn address(server: &Server, path: &str) -> String {
    let open = server.documents.iter().find(|(_, document)| document.path == path);
    open.map_or_else(|| lsp::uri_of(path), |(uri, _)| uri.clone())
}

/// The new ids in the files of words, or a sentence that says what is left to be done.
fn words_renamed(
    server: &Server,
    shelf: &Shelf,
    messages: &[MessageRenamed],
    changes: &mut BTreeMap<String, Vec<TextEdit>>,
) {
    if shelf.own_texts.is_empty() {
        for MessageRenamed { old, new, .. } in messages {
            show(&shelf.words.say("rename-words-elsewhere", &[("old", old), ("new", new)]));
        }
        return;
    }
    for TextFile { path, text, .. } in &shelf.own_texts {
        for MessageRenamed { edition, old, new } in messages {
            let is_home = edition.as_ref().is_none_or(|edition| path.ends_with(&format!("/{edition}.ftl")));
            let places = if is_home { message_places(text, old) } else { Vec::new() };
            let edit = |range| TextEdit::new(server.encoding.range(text, range), new.clone());
            let edits: Vec<_> = places.iter().map(edit).collect();
            if !edits.is_empty() {
                changes.entry(address(server, path)).or_default().extend(edits);
            }
        }
    }
}
