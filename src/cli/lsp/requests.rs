//! What the editor asks, by the name of the request.

use lsp_types::{
    CodeActionKind, CodeActionOptions, CodeActionParams, CodeActionProviderCapability, CodeLensOptions,
    CodeLensParams, CompletionOptions, CompletionParams, DocumentFormattingParams, DocumentSymbolParams,
    ExecuteCommandOptions, ExecuteCommandParams, GotoDefinitionParams, HoverParams, HoverProviderCapability,
    OneOf, Position, ReferenceParams, RenameOptions, SaveOptions, ServerCapabilities,
    TextDocumentPositionParams, TextDocumentSyncCapability, TextDocumentSyncKind, TextDocumentSyncOptions,
    TextDocumentSyncSaveOptions, TextEdit, Uri, WorkDoneProgressOptions, WorkspaceSymbolParams,
};
use serde::Deserialize;
use serde_json::{Value as Json, json};

use super::asked::{Answer, Refusal, open, view};
use super::renames::{prepare, rename};
use super::server::Server;
use super::shelf::Shelf;
use crate::engine::source::Sources;
use crate::engine::syntax::{Unformatted, formatted};
use crate::lsp::{self, Encoding, Kind, View};
use crate::words::phrases::Texts;

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
        workspace_symbol_provider: Some(OneOf::Left(true)),
        code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
            code_action_kinds: Some(vec![CodeActionKind::QUICKFIX]),
            ..CodeActionOptions::default()
        })),
        code_lens_provider: Some(CodeLensOptions { resolve_provider: Some(false) }),
        execute_command_provider: Some(ExecuteCommandOptions {
            commands: vec![lsp::SHOW_RULING.to_owned()],
            ..ExecuteCommandOptions::default()
        }),
        ..ServerCapabilities::default()
    };
    json!({"capabilities": capabilities, "serverInfo": {"name": "plica", "version": env!("CARGO_PKG_VERSION")}})
}

pub(super) fn answer(server: &mut Server, method: &str, params: &Json) -> Answer {
    match method {
        "textDocument/completion" => {
            let place = parsed::<CompletionParams>(params)?.text_document_position;
            at(server, &place, |view, texts, at| match view.kind {
                Kind::Words => Ok(json!(lsp::message_completion(view, texts, at))),
                Kind::Rules | Kind::Vocabulary | Kind::Edition | Kind::Case => {
                    Ok(json!(lsp::completion(view, at)))
                }
            })
        }
        "textDocument/hover" => {
            let place = parsed::<HoverParams>(params)?.text_document_position_params;
            at(server, &place, |view, texts, at| match view.kind {
                Kind::Words => Ok(json!(lsp::message_hover(view, texts, at))),
                Kind::Rules | Kind::Vocabulary | Kind::Edition | Kind::Case => {
                    Ok(json!(lsp::hover(view, at)))
                }
            })
        }
        "textDocument/definition" => {
            let place = parsed::<GotoDefinitionParams>(params)?.text_document_position_params;
            at(server, &place, |view, _, at| match view.kind {
                Kind::Words => Ok(json!(lsp::message_definition(view, at))),
                Kind::Rules | Kind::Vocabulary | Kind::Edition | Kind::Case => {
                    Ok(json!(lsp::definition(view, at)))
                }
            })
        }
        "textDocument/references" => {
            let params: ReferenceParams = parsed(params)?;
            let own = params.context.include_declaration;
            at(server, &params.text_document_position, |view, _, at| {
                Ok(json!(lsp::references(view, at, own)))
            })
        }
        "textDocument/documentSymbol" => {
            let place = whole(parsed::<DocumentSymbolParams>(params)?.text_document.uri);
            at(server, &place, |view, _, _| Ok(json!(lsp::symbols(view))))
        }
        "textDocument/formatting" => {
            let place = whole(parsed::<DocumentFormattingParams>(params)?.text_document.uri);
            at(server, &place, |view, _, _| format(view))
        }
        "textDocument/prepareRename" => {
            let place: TextDocumentPositionParams = parsed(params)?;
            // The places are those of the files as they stand now.
            read_now(server, &place.text_document.uri);
            at(server, &place, |view, _, at| prepare(view, at))
        }
        "textDocument/rename" => rename(server, &parsed(params)?),
        "textDocument/codeAction" => fixes(server, &parsed(params)?),
        "textDocument/codeLens" => lenses(server, parsed::<CodeLensParams>(params)?.text_document.uri),
        "workspace/symbol" => Ok(workspace_symbols(server, &parsed::<WorkspaceSymbolParams>(params)?.query)),
        "workspace/executeCommand" => run(server, &parsed(params)?),
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
    answer: impl Fn(&View, Texts, usize) -> Answer,
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
    let folder = shelf.folder_of_words();
    answer(&view(document, shelf, server.encoding), texts(shelf, &folder), at)
}

fn texts<'s>(shelf: &'s Shelf, folder: &'s str) -> Texts<'s> {
    Texts { all: &shelf.texts, own: &shelf.own_texts, folder }
}

/// Article files have a layout; others, and those at fault, which their findings say, stay as they are.
fn format(view: &View) -> Answer {
    if view.kind != Kind::Rules {
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

/// What mends the faults shown within a range.
fn fixes(server: &mut Server, params: &CodeActionParams) -> Answer {
    let uri = &params.text_document.uri;
    let shown = server.published.get(uri.as_str()).cloned().unwrap_or_default();
    at(server, &whole(uri.clone()), |view, texts, _| {
        Ok(json!(lsp::fixes(view, texts, uri, &shown, params.range)))
    })
}

/// The lines above the examples, of the rules as they stand now.
fn lenses(server: &mut Server, uri: Uri) -> Answer {
    let Some(loads) = read_now(server, &uri) else { return Ok(Json::Null) };
    let address = uri.as_str().to_owned();
    at(server, &whole(uri), |view, _, _| Ok(json!(lsp::lenses(view, &address, loads))))
}

/// Reads what changed in the rulebook of a document. Gives whether it loads; `None` for what is not open.
fn read_now(server: &mut Server, uri: &Uri) -> Option<bool> {
    let shelf = server.documents.get(uri.as_str())?.shelf;
    server.read_shelf(shelf);
    Some(!server.shelves.get(shelf)?.faulty)
}

/// Everything that has a name, in each rulebook that is being kept.
fn workspace_symbols(server: &mut Server, typed: &str) -> Json {
    if let Some(root) = server.root_of_cases() {
        server.shelf(Some(root));
    }
    for place in 0..server.shelves.len() {
        server.read_shelf(place);
    }
    let encoding = server.encoding;
    let own = server.shelves.iter().filter(|shelf| shelf.root.is_some());
    let found =
        own.flat_map(|shelf| lsp::workspace_symbols(&shelf.showing("", encoding), &shelf.library, typed));
    json!(found.collect::<Vec<_>>())
}

/// The one command there is: the ruling of an example, from the address of its file and the name of its case.
fn run(server: &mut Server, params: &ExecuteCommandParams) -> Answer {
    let argument = |place: usize| params.arguments.get(place).and_then(Json::as_str);
    let (Some(uri), Some(case)) = (argument(0), argument(1)) else { return Err(Refusal::Params) };
    let Some(uri) = uri.parse::<Uri>().ok().filter(|_| params.command == lsp::SHOW_RULING) else {
        return Err(Refusal::Params);
    };
    // A ruling of rules that stand there no longer would be a wrong one.
    let loads = read_now(server, &uri);
    at(server, &whole(uri), |view, _, _| {
        let say = |id: &str| view.words.say(id, &[("case", case)]);
        if loads == Some(false) {
            return Err(Refusal::Said(say("ruling-faulty")));
        }
        let markdown = lsp::ruling(view, case).ok_or_else(|| Refusal::Said(say("ruling-no-case")))?;
        Ok(json!({"case": case, "markdown": markdown}))
    })
}
