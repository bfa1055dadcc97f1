//! A rulebook that is being edited: its folder, under the texts open in the editor.
//!
//! In: a folder, the open texts. Out: the files as they stand, the last rulebook that loaded, what is wrong.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::super::files::folder_files;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::library::{Faulty, Library};
use crate::engine::source::Sources;
use crate::lsp::{Encoding, Findings, Showing};
use crate::words::speech::{Locale, Words};

/// A rulebook that is being edited.
pub(super) struct Shelf {
    /// Its folder, or `None` for the rulebook the program carries.
    pub(super) root: Option<PathBuf>,
    /// The folder of its words, where there is one.
    pub(super) locales: Option<PathBuf>,
    /// The user's language, with the words of that folder.
    pub(super) words: Words,
    /// The files as they stand: path and text.
    pub(super) files: Vec<(String, String)>,
    /// The last rulebook that loaded.
    pub(super) library: Arc<Library>,
    /// Counts the readings, so that a check of an older one is recognised.
    pub(super) change: u64,
    /// What is left to be done about it.
    pub(super) due: Due,
    /// The findings last shown are those of files that do not load.
    faulty: bool,
    shown: BTreeSet<String>,
}

/// What is left to be done about a rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Due {
    /// The files changed.
    Reading,
    /// They were read, and have not been checked.
    Check,
    /// Nothing.
    Nothing,
}

impl Shelf {
    pub(super) fn new(
        root: Option<PathBuf>,
        locales: Option<&Path>,
        locale: Locale,
        embedded: Arc<Library>,
    ) -> Self {
        let beside = root.as_deref().and_then(Path::parent).map(|parent| parent.join("locales"));
        let is_words =
            |folder: &PathBuf| Locale::ALL.iter().all(|locale| folder.join(locale.code()).is_dir());
        let locales = locales.map(Path::to_path_buf).or(beside).filter(is_words);
        let due = if root.is_some() { Due::Reading } else { Due::Nothing };
        let mut shelf = Self {
            root,
            locales,
            words: Words::embedded(locale),
            files: Vec::new(),
            library: embedded,
            change: 0,
            due,
            faulty: false,
            shown: BTreeSet::new(),
        };
        shelf.read_words();
        shelf
    }

    /// The folder's words over those the program carries.
    pub(super) fn read_words(&mut self) {
        let Some(folder) = &self.locales else { return };
        let Ok(files) = folder_files(folder, "ftl") else { return };
        let mut all = Words::embedded_files();
        all.extend(files.into_iter().map(|(path, text)| {
            let inside =
                Path::new(&path).strip_prefix(folder).unwrap_or(Path::new(&path)).display().to_string();
            (format!("locales/{inside}"), text)
        }));
        self.words = Words::from_files(self.words.locale(), &all);
    }

    /// Reads the folder, the open texts over it. Gives what is to be shown now, if anything: a rulebook that loads
    /// keeps the findings of its last check until it is checked again.
    pub(super) fn read(&mut self, open: &BTreeMap<String, &str>, encoding: Encoding) -> Option<Findings> {
        self.change += 1;
        self.due = Due::Nothing;
        let root = self.root.as_ref()?;
        let files = match folder_files(root, "yaml") {
            Ok(files) => files,
            Err((sources, fault)) => return Some(self.findings(&sources, &[fault], encoding)),
        };
        let mut files: BTreeMap<String, String> = files.into_iter().collect();
        let inside = open.iter().filter(|(path, _)| Path::new(path).starts_with(root) && is_yaml(path));
        files.extend(inside.map(|(path, text)| (path.clone(), (*text).to_owned())));
        self.files = files.into_iter().collect();
        match Library::from_files(self.files.iter().cloned()) {
            Ok(library) => {
                self.library = Arc::new(library);
                self.due = Due::Check;
                std::mem::take(&mut self.faulty).then(Findings::new)
            }
            Err(Faulty { sources, faults }) => {
                self.faulty = true;
                Some(self.findings(&sources, &faults, encoding))
            }
        }
    }

    /// What a check of the rulebook found.
    pub(super) fn checked(&self, faults: &[Diagnostic], encoding: Encoding) -> Findings {
        self.findings(&self.library.sources, faults, encoding)
    }

    fn findings(&self, sources: &Sources, faults: &[Diagnostic], encoding: Encoding) -> Findings {
        let home = self.root.as_ref().map(|root| root.join("vocabulary.yaml").display().to_string());
        let (rulebook, home) = (Some(&self.library.rulebook), home.unwrap_or_default());
        Showing { words: &self.words, rulebook, encoding, home: &home }.findings(sources, faults)
    }

    /// Adds the files whose findings are gone, and remembers those shown.
    pub(super) fn with_cleared(&mut self, mut findings: Findings) -> Findings {
        let now: BTreeSet<String> = findings.keys().cloned().collect();
        for path in std::mem::replace(&mut self.shown, now) {
            findings.entry(path).or_default();
        }
        findings
    }
}

fn is_yaml(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|ending| ending == "yaml")
}

/// The folder above a file that holds a vocabulary, or the file's own.
pub(super) fn root_above(path: &Path) -> Option<PathBuf> {
    let holds = |folder: &&Path| folder.join("vocabulary.yaml").is_file();
    let above = path.ancestors().skip(1).find(holds);
    // A vocabulary that was never saved.
    let own = || path.parent().filter(|_| path.ends_with("vocabulary.yaml"));
    above.or_else(own).map(Path::to_path_buf)
}
