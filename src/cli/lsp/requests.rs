//! What the editor asks, by the name of the request.

use std::collections::BTreeMap;
use std::path::Path;

use lsp_types::{
    CompletionOptions, CompletionParams, DocumentFormattingParams, DocumentSymbolParams,
    GotoDefinitionParams, HoverParams, HoverProviderCapability, OneOf, Position, ReferenceParams,
    RenameOptions, RenameParams, SaveOptions, ServerCapabilities, TextDocumentPositionParams,
    TextDocumentSyncCapability, TextDocumentSyncKind, TextDocumentSyncOptions, TextDocumentSyncSaveOptions,
    TextEdit, Uri, WorkDoneProgressOptions,
};
use serde::Deserialize;
use serde_json::{Value as Json, json};

use super::super::files::folder_files;
use super::sending::show;
use super::server::{Document, Server};
use super::shelf::Shelf;
use crate::engine::source::Sources;
use crate::engine::syntax::{Unformatted, formatted};
use crate::lsp::{self, Encoding, Refused, View};
use crate::words::forms::FileKind;
use crate::words::speech::Locale;

/// Why a request gets no result.
pub(super) enum Refusal {
    /// There is no such request.
    Method,
    /// Its parameters are not those of the request.
    Params,
    /// What was asked for cannot be done, in the user's words.
    Said(String),
}

type Answer = Result<Json, Refusal>;

/// What the server can do.
pub(super) fn capabilities(encoding: Encoding) -> Json {
    let sync = TextDocumentSyncOptions {
        open_close: Some(true),
        change: Some(TextDocumentSyncKind::FULL),
        save: Some(TextDocumentSyncSaveOptions::SaveOptions(SaveOptions { include_text: Some(false) })),
        ..TextDocumentSyncOptions::default()
    };
    let triggers = [" ", ".", ",", "[", "{"].map(str::to_owned).to_vec();
    let renaming = RenameOptions {
        prepare_provider: Some(true),
        work_done_progress_options: WorkDoneProgressOptions::default(),
    };
    let capabilities = ServerCapabilities {
        position_encoding: Some(encoding.kind()),
        text_document_sync: Some(TextDocumentSyncCapability::Options(sync)),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some(triggers),
            ..CompletionOptions::default()
        }),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        definition_provider: Some(OneOf::Left(true)),
        references_provider: Some(OneOf::Left(true)),
        document_symbol_provider: Some(OneOf::Left(true)),
        document_formatting_provider: Some(OneOf::Left(true)),
        rename_provider: Some(OneOf::Right(renaming)),
        ..ServerCapabilities::default()
    };
    json!({"capabilities": capabilities, "serverInfo": {"name": "plica", "version": env!("CARGO_PKG_VERSION")}})
}

pub(super) fn answer(server: &mut Server, method: &str, params: &Json) -> Answer {
    match method {
        "textDocument/completion" => {
            let place = parsed::<CompletionParams>(params)?.text_document_position;
            at(server, &place, |view, at| Ok(json!(lsp::completion(view, at))))
        }
        "textDocument/hover" => {
            let place = parsed::<HoverParams>(params)?.text_document_position_params;
            at(server, &place, |view, at| Ok(json!(lsp::hover(view, at))))
        }
        "textDocument/definition" => {
            let place = parsed::<GotoDefinitionParams>(params)?.text_document_position_params;
            at(server, &place, |view, at| Ok(json!(lsp::definition(view, at))))
        }
        "textDocument/references" => {
            let params: ReferenceParams = parsed(params)?;
            let own = params.context.include_declaration;
            at(server, &params.text_document_position, |view, at| Ok(json!(lsp::references(view, at, own))))
        }
        "textDocument/documentSymbol" => {
            let place = whole(parsed::<DocumentSymbolParams>(params)?.text_document.uri);
            at(server, &place, |view, _| Ok(json!(lsp::symbols(view))))
        }
        "textDocument/formatting" => {
            let place = whole(parsed::<DocumentFormattingParams>(params)?.text_document.uri);
            at(server, &place, |view, _| format(view))
        }
        "textDocument/prepareRename" => {
            let place: TextDocumentPositionParams = parsed(params)?;
            at(server, &place, prepare)
        }
        "textDocument/rename" => rename(server, &parsed(params)?),
        _ => Err(Refusal::Method),
    }
}

fn parsed<'p, Params: Deserialize<'p>>(params: &'p Json) -> Result<Params, Refusal> {
    Params::deserialize(params).map_err(|_| Refusal::Params)
}

/// A request about a whole document, as one about its beginning.
fn whole(uri: Uri) -> TextDocumentPositionParams {
    let text_document = lsp_types::TextDocumentIdentifier { uri };
    TextDocumentPositionParams { text_document, position: Position::default() }
}

/// Answers about a place in an open document; nothing is known of others.
fn at(
    server: &mut Server,
    place: &TextDocumentPositionParams,
    answer: impl Fn(&View, usize) -> Answer,
) -> Answer {
    // The first question may come before the rulebook was read.
    if let Some((document, shelf)) = open(server, &place.text_document.uri)
        && shelf.change == 0
    {
        let shelf = document.shelf;
        server.read_shelf(shelf);
    }
    let Some((document, shelf)) = open(server, &place.text_document.uri) else { return Ok(Json::Null) };
    let at = server.encoding.byte(&document.text, place.position);
    answer(&view(document, shelf, server.encoding), at)
}

/// A document with its rulebook.
fn open<'s>(server: &'s Server, uri: &Uri) -> Option<(&'s Document, &'s Shelf)> {
    let document = server.documents.get(uri.as_str())?;
    Some((document, server.shelves.get(document.shelf)?))
}

fn view<'s>(document: &'s Document, shelf: &'s Shelf, encoding: Encoding) -> View<'s> {
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

/// Article files have a layout; others, and those at fault, which their findings say, stay as they are.
fn format(view: &View) -> Answer {
    if view.kind != FileKind::Rules {
        return Ok(Json::Null);
    }
    let mut sources = Sources::default();
    let id = sources.add(view.path, view.text);
    match formatted(&sources, id) {
        Ok(text) => {
            let edits: Vec<TextEdit> = lsp::line_edit(view.encoding, view.text, &text).into_iter().collect();
            Ok(json!(edits))
        }
        Err(Unformatted::Faulty(_)) => Ok(Json::Null),
        Err(Unformatted::Unsafe) => Err(Refusal::Said(view.words.say("fmt-unsafe", &[("path", view.path)]))),
    }
}

fn prepare(view: &View, at: usize) -> Answer {
    let (id, range) = lsp::renamable(view, at).map_err(|refused| said(view, &refused))?;
    Ok(json!({"range": view.encoding.range(view.text, &range), "placeholder": id}))
}

fn said(view: &View, refused: &Refused) -> Refusal {
    let args: Vec<_> = refused.args.iter().map(|(name, value)| (*name, value.as_str())).collect();
    Refusal::Said(view.words.say(refused.id, &args))
}

fn rename(server: &mut Server, params: &RenameParams) -> Answer {
    let place = &params.text_document_position;
    // The places are those of the files as they stand now.
    if let Some(shelf) = server.documents.get(place.text_document.uri.as_str()).map(|document| document.shelf)
    {
        server.read_shelf(shelf);
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
    messages: &[(String, String, String)],
    changes: &mut BTreeMap<String, Vec<TextEdit>>,
) {
    let files = shelf.locales.as_ref().and_then(|folder| folder_files(folder, "ftl").ok());
    let Some(files) = files else {
        for (_, old, new) in messages {
            show(&shelf.words.say("rename-words-elsewhere", &[("old", old), ("new", new)]));
        }
        return;
    };
    for (path, saved) in files {
        let open = server.documents.values().find(|document| document.path == path);
        let text = open.map_or(saved.as_str(), |document| &document.text);
        for (edition, old, new) in messages {
            let inside = Locale::ALL
                .iter()
                .any(|locale| Path::new(&path).ends_with(format!("{}/{edition}.ftl", locale.code())));
            let places = if inside { lsp::message_places(text, old) } else { Vec::new() };
            let edits =
                places.iter().map(|range| TextEdit::new(server.encoding.range(text, range), new.clone()));
            let edits: Vec<_> = edits.collect();
            if !edits.is_empty() {
                changes.entry(address(server, &path)).or_default().extend(edits);
            }
        }
    }
}
