//! A rulebook that is being edited: its folder, under the texts open in the editor.
//!
//! In: a folder, the open texts. Out: the files as they stand, the last rulebook that loaded, what is wrong.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::cli::files::folder_files;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::library::{Faulty, Library};
use crate::engine::source::Sources;
use crate::lsp::{Encoding, Findings, Showing, text_faults};
use crate::words::phrases::{Locale, LocaleFiles, TextFile, Texts, Words, overlay};

/// A rulebook that is being edited.
pub(super) struct OpenRulebook {
    /// Its folder, or `None` for the rulebook the program carries.
    pub(super) root: Option<PathBuf>,
    /// The folder of its words, where there is one.
    pub(super) locales: Option<PathBuf>,
    /// The user's language, with the words of that folder.
    pub(super) words: Words,
    /// The files of words that count, those of the program under those of the folder.
    pub(super) texts: Arc<LocaleFiles>,
    /// Those of the folder, as they stand.
    pub(super) own_texts: Vec<TextFile>,
    /// The files as they stand: path and text.
    pub(super) files: Vec<(String, String)>,
    /// The last rulebook that loaded.
    pub(super) library: Arc<Library>,
    /// Counts the readings, so that a check of an older one is recognised.
    pub(super) change: u64,
    /// What is left to be done about it.
    pub(super) due: Due,
    /// The files of words changed since their findings were shown.
    pub(super) words_due: bool,
    /// The files do not load, and the findings are those of that.
    pub(super) faulty: bool,
    /// What is wrong with the rules, and what with their words.
    findings: [Findings; 2],
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

impl OpenRulebook {
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
        let mut rulebook = Self {
            root,
            locales,
            words: Words::embedded(locale),
            texts: Arc::new(Words::embedded_files()),
            own_texts: Vec::new(),
            files: Vec::new(),
            library: embedded,
            change: 0,
            due,
            words_due: false,
            faulty: false,
            findings: <[Findings; 2]>::default(),
            shown: BTreeSet::new(),
        };
        rulebook.read_words(&BTreeMap::new());
        rulebook
    }

    /// The folder's words over those the program carries, as they stand in the editor or else on disk.
    pub(super) fn read_words(&mut self, open: &BTreeMap<String, &str>) {
        let Some(folder) = &self.locales else { return };
        let Ok(files) = folder_files(folder, "ftl") else { return };
        let mut files: BTreeMap<String, String> = files.into_iter().collect();
        let inside = open.iter().filter(|(path, _)| Path::new(path).starts_with(folder) && has_words(path));
        files.extend(inside.map(|(path, text)| (path.clone(), (*text).to_owned())));
        let mut texts = Words::embedded_files();
        self.own_texts.clear();
        for (path, text) in files {
            let inside = Path::new(&path).strip_prefix(folder).unwrap_or(Path::new(&path));
            let first = inside.iter().next().and_then(|first| first.to_str());
            texts.insert(overlay(&inside.display().to_string()), text.clone());
            if let Some(locale) = first.and_then(Locale::from_code) {
                self.own_texts.push(TextFile { locale, path, text });
            }
        }
        self.words = Words::from_files(self.words.locale(), &texts);
        self.texts = Arc::new(texts);
    }

    /// The folder in which the words stand, or would.
    pub(super) fn folder_of_words(&self) -> String {
        let beside = || self.root.as_deref().and_then(Path::parent).map(|parent| parent.join("locales"));
        self.locales.clone().or_else(beside).unwrap_or_default().display().to_string()
    }

    /// Reads the folder, the open texts over it. Gives what is to be shown now, if anything: a rulebook that loads
    /// keeps the findings of its last check until it is checked again.
    pub(super) fn read(&mut self, open: &BTreeMap<String, &str>, encoding: Encoding) -> Option<Findings> {
        self.change += 1;
        self.due = Due::Nothing;
        let root = self.root.as_ref()?;
        let files = match folder_files(root, "yaml") {
            Ok(files) => files,
            Err((sources, fault)) => return Some(self.found(&sources, &[fault], encoding)),
        };
        let mut files: BTreeMap<String, String> = files.into_iter().collect();
        let inside = open.iter().filter(|(path, _)| Path::new(path).starts_with(root) && is_yaml(path));
        files.extend(inside.map(|(path, text)| (path.clone(), (*text).to_owned())));
        self.files = files.into_iter().collect();
        match Library::from_files(self.files.iter().cloned()) {
            Ok(library) => {
                self.library = Arc::new(library);
                self.due = Due::Check;
                std::mem::take(&mut self.faulty).then(|| self.set(Findings::new()))
            }
            Err(Faulty { sources, faults }) => {
                self.faulty = true;
                Some(self.found(&sources, &faults, encoding))
            }
        }
    }

    /// What a check of the rulebook found.
    pub(super) fn checked(&mut self, faults: &[Diagnostic], encoding: Encoding) -> Findings {
        let library = Arc::clone(&self.library);
        self.found(&library.sources, faults, encoding)
    }

    /// What a check of the words found, with what was last found in the rules.
    pub(super) fn words_checked(&mut self, faults: &[Diagnostic], encoding: Encoding) -> Findings {
        self.words_due = false;
        let folder = self.folder_of_words();
        let home = self.home();
        let texts = Texts { all: &self.texts, own: &self.own_texts, folder: &folder };
        let found = text_faults(&self.showing(&home, encoding), &self.library, texts, faults);
        let [_, in_words] = &mut self.findings;
        *in_words = found;
        self.all_findings()
    }

    fn found(&mut self, sources: &Sources, faults: &[Diagnostic], encoding: Encoding) -> Findings {
        let home = self.home();
        let found = self.showing(&home, encoding).findings(sources, faults);
        self.set(found)
    }

    fn set(&mut self, found: Findings) -> Findings {
        let [in_rules, _] = &mut self.findings;
        *in_rules = found;
        self.all_findings()
    }

    fn all_findings(&self) -> Findings {
        let mut all = Findings::new();
        for (path, found) in self.findings.iter().flatten() {
            all.entry(path.clone()).or_default().extend(found.iter().cloned());
        }
        all
    }

    fn home(&self) -> String {
        let home = self.root.as_ref().map(|root| root.join("vocabulary.yaml").display().to_string());
        home.unwrap_or_default()
    }

    /// How what is found is shown; what has no place is shown at the file `home`.
    pub(super) fn showing<'a>(&'a self, home: &'a str, encoding: Encoding) -> Showing<'a> {
        Showing { words: &self.words, rulebook: Some(&self.library.rulebook), encoding, home }
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

fn has_words(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|ending| ending == "ftl")
}

fn is_yaml(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|ending| ending == "yaml")
}

/// The rulebook beside the folder of words a file stands in: `rules` beside `locales/es/x.ftl`.
pub(super) fn root_beside(path: &Path) -> Option<PathBuf> {
    let root = path.ancestors().nth(3)?.join("rules");
    (has_words(&path.display().to_string()) && root.join("vocabulary.yaml").is_file()).then_some(root)
}

/// The folder above a file that holds a vocabulary, or the file's own.
pub(super) fn root_above(path: &Path) -> Option<PathBuf> {
    let holds = |folder: &&Path| folder.join("vocabulary.yaml").is_file();
    let above = path.ancestors().skip(1).find(holds);
    // A vocabulary that was never saved.
    let own = || path.parent().filter(|_| path.ends_with("vocabulary.yaml"));
    above.or_else(own).map(Path::to_path_buf)
}
