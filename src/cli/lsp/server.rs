//! The state of a session: open texts, rulebooks, what was agreed at the beginning.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;

use lsp_server::Notification;
use lsp_types::{DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams, Uri};
use serde_json::json;

use super::rulebook::{Due, OpenRulebook, root_above, root_beside};
use super::wire::{Event, InWords, notify};
use crate::cli::args::Common;
use crate::cli::out::Exit;
use crate::engine::analysis;
use crate::engine::cancel::Cancel;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::library::Library;
use crate::lsp::{Encoding, Findings, Kind, case_faults, path_of, uri_of};
use crate::words::phrases::{Locale, Words, check_locales};

/// A text open in the editor.
pub(super) struct Document {
    /// Its path; its address where it is no file.
    pub(super) path: String,
    /// The whole text.
    pub(super) text: String,
    /// The editor's count of its changes.
    version: i32,
    /// The rulebook it belongs to, or is decided by.
    pub(super) rulebook: usize,
    /// What it is.
    pub(super) kind: Kind,
}

/// How far the session has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    Beginning,
    Running,
    ShutDown,
}

pub(super) struct Server {
    rules: Option<PathBuf>,
    locales: Option<PathBuf>,
    /// Asked for on the command line, and not left to the editor.
    pub(super) language_is_told: bool,
    pub(super) locale: Locale,
    pub(super) stage: Stage,
    pub(super) encoding: Encoding,
    pub(super) workspace: Vec<PathBuf>,
    embedded: Option<Arc<Library>>,
    pub(super) rulebooks: Vec<OpenRulebook>,
    /// By address as the editor writes it.
    pub(super) documents: BTreeMap<String, Document>,
    /// A rulebook is being checked.
    checking: bool,
    /// Cases that changed since their faults were shown.
    cases: Vec<String>,
    /// What is shown, by address.
    pub(super) published: BTreeMap<String, Vec<lsp_types::Diagnostic>>,
}

impl Server {
    pub(super) fn new(common: &Common, locale: Locale) -> Self {
        let absolute = |path: &PathBuf| std::path::absolute(path).unwrap_or_else(|_| path.clone());
        Self {
            rules: common.rules.as_ref().map(absolute),
            locales: common.locales.as_ref().map(absolute),
            language_is_told: common.lang.is_some(),
            locale,
            stage: Stage::Beginning,
            encoding: Encoding::Utf16,
            workspace: Vec::new(),
            embedded: Library::embedded().ok().map(Arc::new),
            rulebooks: Vec::new(),
            documents: BTreeMap::new(),
            checking: false,
            cases: Vec::new(),
            published: BTreeMap::new(),
        }
    }

    /// How the program ends when the session does.
    pub(super) fn ended(&self) -> Exit {
        if self.stage == Stage::ShutDown { Exit::Done } else { Exit::Faulty }
    }

    /// Something that was no message came.
    pub(super) fn complain_of_junk(&self) {
        let message = Words::embedded(self.locale).say("lsp-junk", &[]);
        notify("window/logMessage", json!({"type": 2, "message": message}));
    }

    pub(super) fn told(&mut self, told: Notification) {
        if self.stage != Stage::Running {
            return;
        }
        // What cannot be read changes nothing: a notification has no answer.
        match told.method.as_str() {
            "textDocument/didOpen" => {
                if let Ok(params) = serde_json::from_value::<DidOpenTextDocumentParams>(told.params) {
                    let document = params.text_document;
                    self.opened(&document.uri, document.text, document.version);
                }
            }
            "textDocument/didChange" => {
                if let Ok(params) = serde_json::from_value::<DidChangeTextDocumentParams>(told.params) {
                    self.changed(params);
                }
            }
            "textDocument/didClose" => {
                if let Ok(params) = serde_json::from_value::<DidCloseTextDocumentParams>(told.params) {
                    self.closed(params.text_document.uri.as_str());
                }
            }
            "textDocument/didSave" | "workspace/didChangeWatchedFiles" => {
                let open = open_texts(&self.documents);
                for rulebook in self.rulebooks.iter_mut().filter(|rulebook| rulebook.root.is_some()) {
                    rulebook.read_words(&open);
                    rulebook.due = Due::Reading;
                }
            }
            _ => {}
        }
    }

    fn opened(&mut self, uri: &Uri, text: String, version: i32) {
        let file = path_of(uri);
        let path = file.clone().unwrap_or_else(|| uri.as_str().to_owned());
        let root_of = |find: fn(&Path) -> Option<PathBuf>| file.as_deref().map(Path::new).and_then(find);
        let home = root_of(root_beside).or_else(|| root_of(root_above));
        let kind = Kind::of(&path, home.is_some());
        let root = home.or_else(|| self.root_of_cases());
        let Some(rulebook) = self.rulebook(root) else { return };
        let document = Document { path, text, version, rulebook, kind };
        self.documents.insert(uri.as_str().to_owned(), document);
        self.touched(uri.as_str());
    }

    /// The rulebook that decides cases: the one told, or that of the workspace.
    pub(super) fn root_of_cases(&self) -> Option<PathBuf> {
        let of_workspace = || {
            let folders = self.workspace.iter().map(|folder| folder.join("rules"));
            folders.into_iter().find(|folder| folder.join("vocabulary.yaml").is_file())
        };
        self.rules.clone().or_else(of_workspace)
    }

    pub(super) fn rulebook(&mut self, root: Option<PathBuf>) -> Option<usize> {
        if let Some(place) = self.rulebooks.iter().position(|rulebook| rulebook.root == root) {
            return Some(place);
        }
        let embedded = self.embedded.clone()?;
        self.rulebooks.push(OpenRulebook::new(root, self.locales.as_deref(), self.locale, embedded));
        Some(self.rulebooks.len() - 1)
    }

    fn changed(&mut self, params: DidChangeTextDocumentParams) {
        let uri = params.text_document.uri.as_str();
        if let Some(document) = self.documents.get_mut(uri) {
            document.version = params.text_document.version;
            // The whole text is sent with each change; the last one stands.
            if let Some(change) = params.content_changes.into_iter().last() {
                document.text = change.text;
            }
        }
        self.touched(uri);
    }

    fn closed(&mut self, uri: &str) {
        self.touched(uri);
        if let Some(document) = self.documents.remove(uri)
            && document.kind == Kind::Case
        {
            self.cases.retain(|case| case != uri);
            self.published.remove(uri);
            publish(uri, None, &[]);
        }
    }

    fn touched(&mut self, uri: &str) {
        let Some(document) = self.documents.get(uri) else { return };
        match (document.kind, self.rulebooks.get_mut(document.rulebook)) {
            (Kind::Case, _) => self.cases.push(uri.to_owned()),
            (Kind::Words, Some(rulebook)) => rulebook.words_due = true,
            (Kind::Rules | Kind::Vocabulary | Kind::Edition, Some(rulebook)) => rulebook.due = Due::Reading,
            (Kind::Rules | Kind::Vocabulary | Kind::Edition | Kind::Words, None) => {}
        }
    }

    /// Whether something changed that has not been read.
    pub(super) fn has_unread(&self) -> bool {
        let is_unread = |rulebook: &OpenRulebook| rulebook.due == Due::Reading || rulebook.words_due;
        !self.cases.is_empty() || self.rulebooks.iter().any(is_unread)
    }

    /// Whether a rulebook waits to be checked, and no other is being checked.
    pub(super) fn has_unchecked(&self) -> bool {
        !self.checking && self.rulebooks.iter().any(|rulebook| rulebook.due == Due::Check)
    }

    /// Reads what changed and shows what is wrong.
    pub(super) fn read_again(&mut self) {
        for place in 0..self.rulebooks.len() {
            self.read_rulebook(place);
            self.read_words(place);
        }
        let cancel = Cancel::standing();
        for uri in std::mem::take(&mut self.cases) {
            if cancel.is_cancelled() {
                self.cases.push(uri);
                continue;
            }
            let Some(document) = self.documents.get(&uri) else { continue };
            let Some(rulebook) = self.rulebooks.get(document.rulebook) else { continue };
            let faults = case_faults(
                &rulebook.library,
                &rulebook.words,
                self.encoding,
                &document.path,
                &document.text,
            );
            // Something came: it is read again then.
            if cancel.is_cancelled() {
                self.cases.push(uri);
                continue;
            }
            publish(&uri, Some(document.version), &faults);
            self.published.insert(uri, faults);
        }
    }

    /// Reads a rulebook if it changed.
    pub(super) fn read_rulebook(&mut self, place: usize) {
        let open = open_texts(&self.documents);
        let Some(rulebook) = self.rulebooks.get_mut(place).filter(|rulebook| rulebook.due == Due::Reading)
        else {
            return;
        };
        if let Some(findings) = rulebook.read(&open, self.encoding) {
            let findings = rulebook.with_cleared(findings);
            self.publish(&findings);
        }
        let deciding = |document: &Document| document.kind == Kind::Case && document.rulebook == place;
        let cases = self.documents.iter().filter(|(_, document)| deciding(document));
        self.cases.extend(cases.map(|(uri, _)| uri.clone()).collect::<Vec<_>>());
    }

    /// Reads the words of a rulebook if they changed, and shows what is wrong with them.
    pub(super) fn read_words(&mut self, place: usize) {
        let encoding = self.encoding;
        let open = open_texts(&self.documents);
        let Some(rulebook) = self.rulebooks.get_mut(place).filter(|rulebook| rulebook.words_due) else {
            return;
        };
        rulebook.read_words(&open);
        rulebook.words_due = false;
        // Of rules that are not read it cannot be said which words they need.
        if rulebook.root.is_some() && rulebook.change > 0 && !rulebook.faulty {
            let faults = check_locales(&rulebook.library.rulebook, &rulebook.texts);
            let findings = rulebook.words_checked(&faults, encoding);
            let findings = rulebook.with_cleared(findings);
            self.publish(&findings);
        }
    }

    /// Checks a rulebook in the background.
    pub(super) fn check(&mut self, sender: &Sender<Event>) {
        let waiting = self.rulebooks.iter_mut().enumerate().find(|(_, rulebook)| rulebook.due == Due::Check);
        let Some((place, rulebook)) = waiting else { return };
        rulebook.due = Due::Nothing;
        self.checking = true;
        let (library, change, sender) = (Arc::clone(&rulebook.library), rulebook.change, sender.clone());
        let texts = Arc::clone(&rulebook.texts);
        std::thread::spawn(move || {
            let in_words = InWords { faults: check_locales(&library.rulebook, &texts), texts };
            let faults = analysis::check_at_pause(&library);
            // The receiver is gone when the session has ended.
            let _ = sender.send(Event::Checked { rulebook: place, change, faults, in_words });
        });
    }

    pub(super) fn checked(&mut self, place: usize, change: u64, faults: &[Diagnostic], in_words: &InWords) {
        self.checking = false;
        let encoding = self.encoding;
        let Some(rulebook) = self.rulebooks.get_mut(place) else { return };
        // What changed meanwhile will be read or checked again.
        if rulebook.change == change && rulebook.due == Due::Nothing {
            // Words that changed meanwhile have been checked by themselves.
            if Arc::ptr_eq(&rulebook.texts, &in_words.texts) {
                rulebook.words_checked(&in_words.faults, encoding);
            }
            let findings = rulebook.checked(faults, encoding);
            let findings = rulebook.with_cleared(findings);
            self.publish(&findings);
        }
    }

    fn publish(&mut self, findings: &Findings) {
        for (path, found) in findings {
            let open = self.documents.iter().find(|(_, document)| document.path == *path);
            let version = open.map(|(_, document)| document.version);
            let uri = open.map_or_else(|| uri_of(path), |(uri, _)| uri.clone());
            publish(&uri, version, found);
            self.published.insert(uri, found.clone());
        }
    }
}

/// The texts as they stand in the editor, by path.
fn open_texts(documents: &BTreeMap<String, Document>) -> BTreeMap<String, &str> {
    documents.values().map(|document| (document.path.clone(), document.text.as_str())).collect()
}

fn publish(uri: &str, version: Option<i32>, found: &[lsp_types::Diagnostic]) {
    let mut params = json!({"uri": uri, "diagnostics": found});
    if let (Some(version), Some(keys)) = (version, params.as_object_mut()) {
        keys.insert("version".to_owned(), json!(version));
    }
    notify("textDocument/publishDiagnostics", params);
}
