//! The requests of the editor, by method name: negotiation of capabilities, the requests allowed in each state of the
//! session, and every answer.

use std::collections::BTreeMap;
use std::path::PathBuf;

use lsp_server::{ErrorCode, Request, Response};
use lsp_types::{
    CodeActionKind, CodeActionOptions, CodeActionParams, CodeActionProviderCapability, CodeLensOptions,
    CodeLensParams, CompletionOptions, CompletionParams, DocumentFormattingParams, DocumentSymbolParams,
    ExecuteCommandOptions, ExecuteCommandParams, GotoDefinitionParams, HoverParams, HoverProviderCapability,
    InitializeParams, OneOf, Position, ReferenceParams, RenameOptions, RenameParams, SaveOptions,
    ServerCapabilities, TextDocumentPositionParams, TextDocumentSyncCapability, TextDocumentSyncKind,
    TextDocumentSyncOptions, TextDocumentSyncSaveOptions, TextEdit, Uri, WorkDoneProgressOptions,
    WorkspaceSymbolParams,
};
use serde::Deserialize;
use serde_json::{Value as Json, json};

use super::rulebook::OpenRulebook;
use super::server::{Document, Server, Stage};
use super::wire::show;
use crate::engine::source::Sources;
use crate::engine::syntax::{Unformatted, formatted};
use crate::lsp::{self, Encoding, Kind, MessageRenamed, Refused, View, path_of};
use crate::words::phrases::{Locale, TextFile, Texts, Words, message_places};

/// Why a request gets no result.
enum Refusal {
    /// There is no such request.
    Method,
    /// Its parameters are not those of the request.
    Params,
    /// What was asked for cannot be done, in the user's words.
    Said(String),
}

type Answer = Result<Json, Refusal>;

/// A document with its rulebook.
fn open<'s>(server: &'s Server, uri: &Uri) -> Option<(&'s Document, &'s OpenRulebook)> {
    let document = server.documents.get(uri.as_str())?;
    Some((document, server.rulebooks.get(document.rulebook)?))
}

fn view<'s>(document: &'s Document, rulebook: &'s OpenRulebook, encoding: Encoding) -> View<'s> {
    View {
        words: &rulebook.words,
        library: &rulebook.library,
        files: &rulebook.files,
        path: &document.path,
        text: &document.text,
        kind: document.kind,
        encoding,
    }
}

impl Server {
    /// Answers a request.
    pub(super) fn answer(&mut self, request: Request) -> Response {
        let locale = self.locale;
        let refuse = |code: ErrorCode, id: &str| {
            let message = Words::embedded(locale).say(id, &[("method", &request.method)]);
            Response::new_err(request.id.clone(), code as i32, message)
        };
        match (self.stage, request.method.as_str()) {
            (Stage::Beginning, "initialize") => match serde_json::from_value(request.params.clone()) {
                Ok(params) => Response::new_ok(request.id, self.initialize(&params)),
                Err(_) => refuse(ErrorCode::InvalidParams, "lsp-bad-parameters"),
            },
            (Stage::Beginning, _) => refuse(ErrorCode::ServerNotInitialized, "lsp-not-begun"),
            (Stage::ShutDown, _) | (_, "initialize") => refuse(ErrorCode::InvalidRequest, "lsp-out-of-turn"),
            (Stage::Running, "shutdown") => {
                self.stage = Stage::ShutDown;
                Response::new_ok(request.id, Json::Null)
            }
            (Stage::Running, method) => match answer(self, method, &request.params) {
                Ok(result) => Response::new_ok(request.id, result),
                Err(Refusal::Method) => refuse(ErrorCode::MethodNotFound, "lsp-unknown-method"),
                Err(Refusal::Params) => refuse(ErrorCode::InvalidParams, "lsp-bad-parameters"),
                Err(Refusal::Said(message)) => {
                    Response::new_err(request.id, ErrorCode::RequestFailed as i32, message)
                }
            },
        }
    }

    fn initialize(&mut self, params: &InitializeParams) -> Json {
        self.stage = Stage::Running;
        let told = params.locale.as_deref().and_then(Locale::from_code);
        if let Some(locale) = told.filter(|_| !self.language_is_told) {
            self.locale = locale;
        }
        let offered =
            params.capabilities.general.as_ref().and_then(|general| general.position_encodings.as_ref());
        self.encoding = Encoding::chosen(offered.map_or(&[][..], Vec::as_slice));
        #[expect(deprecated, reason = "older editors name one root and no folders")]
        let root = params.root_uri.as_ref().and_then(path_of);
        let folders = params.workspace_folders.iter().flatten().filter_map(|folder| path_of(&folder.uri));
        self.workspace = folders.chain(root).map(PathBuf::from).collect();
        capabilities(self.encoding)
    }
}

/// What the server can do.
fn capabilities(encoding: Encoding) -> Json {
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

fn answer(server: &mut Server, method: &str, params: &Json) -> Answer {
    match method {
        "textDocument/completion" => {
            let place = parsed::<CompletionParams>(params)?.text_document_position;
            at(server, &place, |view, texts, at| {
                let is_words = view.kind == Kind::Words;
                Ok(json!(if is_words {
                    lsp::message_completion(view, texts, at)
                } else {
                    lsp::completion(view, at)
                }))
            })
        }
        "textDocument/hover" => {
            let place = parsed::<HoverParams>(params)?.text_document_position_params;
            at(server, &place, |view, texts, at| {
                let is_words = view.kind == Kind::Words;
                Ok(json!(if is_words { lsp::message_hover(view, texts, at) } else { lsp::hover(view, at) }))
            })
        }
        "textDocument/definition" => {
            let place = parsed::<GotoDefinitionParams>(params)?.text_document_position_params;
            at(server, &place, |view, _, at| {
                let is_words = view.kind == Kind::Words;
                Ok(json!(if is_words {
                    lsp::message_definition(view, at)
                } else {
                    lsp::definition(view, at)
                }))
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
    if let Some((document, rulebook)) = open(server, &place.text_document.uri)
        && rulebook.change == 0
    {
        let rulebook = document.rulebook;
        server.read_rulebook(rulebook);
    }
    let Some((document, rulebook)) = open(server, &place.text_document.uri) else { return Ok(Json::Null) };
    let at = server.encoding.byte(&document.text, place.position);
    let folder = rulebook.folder_of_words();
    answer(&view(document, rulebook, server.encoding), texts(rulebook, &folder), at)
}

fn texts<'s>(rulebook: &'s OpenRulebook, folder: &'s str) -> Texts<'s> {
    Texts { all: &rulebook.texts, own: &rulebook.own_texts, folder }
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
    let rulebook = server.documents.get(uri.as_str())?.rulebook;
    server.read_rulebook(rulebook);
    Some(!server.rulebooks.get(rulebook)?.faulty)
}

/// Everything that has a name, in each rulebook that is being kept.
fn workspace_symbols(server: &mut Server, typed: &str) -> Json {
    if let Some(root) = server.root_of_cases() {
        server.rulebook(Some(root));
    }
    for place in 0..server.rulebooks.len() {
        server.read_rulebook(place);
    }
    let encoding = server.encoding;
    let own = server.rulebooks.iter().filter(|rulebook| rulebook.root.is_some());
    let found = own.flat_map(|rulebook| {
        lsp::workspace_symbols(&rulebook.showing("", encoding), &rulebook.library, typed)
    });
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

/// The letters of what can be renamed.
fn prepare(view: &View, at: usize) -> Answer {
    let (id, range) = lsp::renamable(view, at).map_err(|refused| said(view, &refused))?;
    Ok(json!({"range": view.encoding.range(view.text, &range), "placeholder": id}))
}

fn said(view: &View, refused: &Refused) -> Refusal {
    let args: Vec<_> = refused.args.iter().map(|(name, value)| (*name, value.as_str())).collect();
    Refusal::Said(view.words.say(refused.id, &args))
}

/// A new name everywhere, in the rules and in their words.
fn rename(server: &mut Server, params: &RenameParams) -> Answer {
    let place = &params.text_document_position;
    // The places are those of the files as they stand now.
    if let Some(rulebook) =
        server.documents.get(place.text_document.uri.as_str()).map(|document| document.rulebook)
    {
        server.read_rulebook(rulebook);
        server.read_words(rulebook);
    }
    let Some((document, rulebook)) = open(server, &place.text_document.uri) else { return Ok(Json::Null) };
    let encoding = server.encoding;
    let view = view(document, rulebook, encoding);
    let at = encoding.byte(&document.text, place.position);
    let renaming = lsp::rename(&view, at, params.new_name.trim()).map_err(|refused| said(&view, &refused))?;
    let mut changes: BTreeMap<String, Vec<TextEdit>> = BTreeMap::new();
    for (path, edits) in &renaming.edits {
        let Some((_, text)) = rulebook.files.iter().find(|(known, _)| known == path) else { continue };
        let edits = edits.iter().map(|(range, new)| TextEdit::new(encoding.range(text, range), new.clone()));
        changes.entry(address(server, path)).or_default().extend(edits);
    }
    words_renamed(server, rulebook, &renaming.messages, &mut changes);
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
    rulebook: &OpenRulebook,
    messages: &[MessageRenamed],
    changes: &mut BTreeMap<String, Vec<TextEdit>>,
) {
    if rulebook.own_texts.is_empty() {
        for MessageRenamed { old, new, .. } in messages {
            show(&rulebook.words.say("rename-words-elsewhere", &[("old", old), ("new", new)]));
        }
        return;
    }
    for TextFile { path, text, .. } in &rulebook.own_texts {
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
