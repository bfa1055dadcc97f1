//! Files from disk, standard input or the program itself: the rulebook and the words of a run ([`Loaded`]), and what is wrong
//! with them in the format asked for ([`Findings`]).

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use serde_json::json;

use super::args::{CheckFormat, Common};
use super::out::{Ended, Exit, Unprinted, complain, print, refuse_read, unreadable};
use crate::engine::analysis;
use crate::engine::decoded::decoded;
use crate::engine::diagnostic::{Code, Diagnostic, Severity};
use crate::engine::library::{Faulty, Library};
use crate::engine::solver::Budget;
use crate::engine::source::{SourceId, Sources, Span};
use crate::engine::syntax::LARGEST_TEXT;
use crate::service::Service;
use crate::words::formats::{annotations, faults_markdown, sarif};
use crate::words::phrases::{Locale, LocaleFiles, Words, check_locales, overlay};
use crate::words::reports::{fault_json, faults_text};

/// The rulebook and the words of one run.
pub(super) struct Loaded {
    pub(super) library: Library,
    /// The locale files, where not all are those of the program.
    overlaid: Option<LocaleFiles>,
    pub(super) words: Words,
    /// The rulebook is the user's, not that of the program.
    pub(super) own_rules: bool,
    /// The paths of the locale files brought along, by their places.
    paths: BTreeMap<String, String>,
    /// The folder they come from.
    folder: Option<PathBuf>,
}

impl Loaded {
    /// Loads what the common options name; complaints are already made when it fails.
    ///
    /// Files of the user's are checked whole: conflicts between rules and gaps in the words refuse to load.
    pub(super) fn load(common: &Common, locale: Locale) -> Result<Self, Exit> {
        Self::sound(common, Self::read(common, locale)?)
    }

    /// The same for commands that only rule: without the program's own examples.
    pub(super) fn load_rules(common: &Common, locale: Locale) -> Result<Self, Exit> {
        Self::sound(common, Self::read_by(common, locale, Library::embedded_rules)?)
    }

    /// The same for commands that rule under these editions only.
    pub(super) fn load_rules_of(common: &Common, locale: Locale, editions: &[String]) -> Result<Self, Exit> {
        let embedded = || Library::embedded_rules_of(editions);
        Self::sound(common, Self::read_by(common, locale, embedded)?)
    }

    fn sound(common: &Common, loaded: Self) -> Result<Self, Exit> {
        let faults = loaded.unsound(common);
        if !faults.is_empty() {
            loaded.refuse(&loaded.library.sources, &faults);
        }
        let refused = faults.iter().any(|fault| fault.severity == Severity::Error);
        if refused { Err(Exit::Faulty) } else { Ok(loaded) }
    }

    /// What is wrong with the user's own files. Missing texts are only counted: their names stand in brackets instead.
    fn unsound(&self, common: &Common) -> Vec<Diagnostic> {
        if common.rules.is_none() && common.locales.is_none() {
            return Vec::new();
        }
        let of_words = check_locales(&self.library.rulebook, &self.locales());
        let (missing, others): (Vec<_>, Vec<_>) =
            of_words.into_iter().partition(|fault| fault.code == Code::MissingMessage);
        if !missing.is_empty() {
            let count = missing.len().to_string();
            complain(&self.words.say("texts-missing", &[("count", &count)]));
        }
        let mut faults = Self::other_endings(common);
        faults.extend(analysis::contradictions(&self.library, Budget::EDITION));
        faults.extend(others);
        faults
    }

    /// The same for rules and words still being written: only what cannot be read refuses to load.
    pub(super) fn read(common: &Common, locale: Locale) -> Result<Self, Exit> {
        Self::read_by(common, locale, Library::embedded)
    }

    fn read_by(
        common: &Common,
        locale: Locale,
        embedded_library: impl FnOnce() -> Result<Library, Faulty>,
    ) -> Result<Self, Exit> {
        let loaded = Self::try_read_by(common, locale, embedded_library);
        loaded.map_err(|faulty| refuse_read(&Words::embedded(locale), &faulty))
    }

    /// The same for a command that itself tells what cannot be read.
    fn try_read(common: &Common, locale: Locale) -> Result<Self, Faulty> {
        Self::try_read_by(common, locale, Library::embedded)
    }

    fn try_read_by(
        common: &Common,
        locale: Locale,
        embedded_library: impl FnOnce() -> Result<Library, Faulty>,
    ) -> Result<Self, Faulty> {
        let library = match &common.rules {
            None => embedded_library(),
            Some(folder) => library_in(folder),
        }?;
        let mut paths = BTreeMap::new();
        let overlaid = common.locales.as_ref().map(|folder| {
            let mut locales = Words::embedded_files();
            let files = folder_files(folder, LOCALES.read)
                .map_err(|(sources, fault)| Faulty { sources, faults: vec![fault] })?;
            let own: Vec<_> = files
                .into_iter()
                .map(|(path, text)| {
                    let place = overlay(&inside(folder, &path));
                    paths.insert(place.clone(), path);
                    (place, text)
                })
                .collect();
            locales.extend(own);
            Ok(locales)
        });
        let overlaid = overlaid.transpose()?;
        let words = overlaid.as_ref().map(|locales| Words::from_files(locale, locales));
        let words = words.unwrap_or_else(|| Words::embedded(locale));
        let folder = common.locales.clone();
        Ok(Self { library, overlaid, words, own_rules: common.rules.is_some(), paths, folder })
    }

    /// Prints what is wrong with an input, in the words of the rulebook.
    pub(super) fn refuse(&self, sources: &Sources, faults: &[Diagnostic]) -> Exit {
        complain(&faults_text(&self.words, Some(&self.library.rulebook), sources, faults));
        Exit::Faulty
    }

    /// The same where no text shows it.
    pub(super) fn refuse_one(&self, fault: Diagnostic) -> Exit {
        self.refuse(&Sources::default(), &[fault])
    }

    /// What rules on cases.
    pub(super) fn service(&self) -> Service<'_> {
        Service { library: &self.library, words: &self.words }
    }

    /// The path by which the user knows a locale file, also one that is still to be begun.
    pub(super) fn path_of_words(&self, place: &str) -> String {
        let own = || self.folder.as_ref().filter(|_| !self.locales().contains_key(place));
        let begun = || {
            let inside = place.strip_prefix("locales/")?;
            Some(own()?.join(inside).display().to_string())
        };
        self.paths.get(place).cloned().or_else(begun).unwrap_or_else(|| place.to_owned())
    }

    /// Files of the user's folders that look like rules or texts by their names, and are not read.
    pub(super) fn other_endings(common: &Common) -> Vec<Diagnostic> {
        let rules = common.rules.iter().flat_map(|folder| passed_over(folder, &RULES));
        let locales = common.locales.iter().flat_map(|folder| passed_over(folder, &LOCALES));
        rules.chain(locales).collect()
    }

    /// The locale files, where not all are those of the program.
    pub(super) fn own_locales(&self) -> Option<&LocaleFiles> {
        self.overlaid.as_ref()
    }

    /// The locale files of this run.
    pub(super) fn locales(&self) -> Cow<'_, LocaleFiles> {
        self.overlaid.as_ref().map_or_else(|| Cow::Owned(Words::embedded_files()), Cow::Borrowed)
    }
}

/// The rulebook of a folder. Where it does not load, a file with another ending may be what is missing.
pub(super) fn library_in(folder: &Path) -> Result<Library, Faulty> {
    let files = folder_files(folder, RULES.read);
    let files = files.map_err(|(sources, fault)| Faulty { sources, faults: vec![fault] })?;
    Library::from_files(files).map_err(|Faulty { sources, mut faults }| {
        faults.extend(passed_over(folder, &RULES));
        Faulty { sources, faults }
    })
}

/// How files of a kind end.
struct Endings {
    /// The ending of those that are read.
    read: &'static str,
    /// What others are taken to be of the kind by, in any case, also before `.txt`.
    like: &'static [&'static str],
}

const RULES: Endings = Endings { read: "yaml", like: &[".yaml", ".yml"] };
const LOCALES: Endings = Endings { read: "ftl", like: &[".ftl"] };

/// The files of a folder that look like this kind and are not read.
fn passed_over(folder: &Path, endings: &Endings) -> Vec<Diagnostic> {
    let is_passed_over = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        let name = name.strip_suffix(".txt").unwrap_or(&name);
        endings.like.iter().any(|ending| name.ends_with(ending))
            && path.extension().is_none_or(|ending| ending != endings.read)
    };
    let found = paths_in(folder, is_passed_over).unwrap_or_default().into_iter();
    let fault = |path: PathBuf| {
        let fault = Diagnostic::anywhere(Code::FileEnding).with("path", path.display().to_string());
        fault.with("ending", endings.read)
    };
    found.map(fault).collect()
}

/// The path of a file within a folder.
pub(super) fn inside(folder: &Path, path: &str) -> String {
    Path::new(path).strip_prefix(folder).unwrap_or(Path::new(path)).display().to_string()
}

/// The files of a folder with this ending, by path.
pub(super) fn folder_files(
    folder: &Path,
    ending: &str,
) -> Result<Vec<(String, String)>, (Sources, Diagnostic)> {
    let mut files = Vec::new();
    let is_of_kind = |path: &Path| path.extension().is_some_and(|found| found == ending);
    for path in paths_in(folder, is_of_kind)? {
        let mut sources = Sources::default();
        let id = read_into(&mut sources, &path).map_err(|fault| (sources.clone(), fault))?;
        files.push((path.display().to_string(), sources.text(id).to_owned()));
    }
    Ok(files)
}

/// The paths of these files of a folder, in order.
fn paths_in(folder: &Path, is_wanted: impl Fn(&Path) -> bool) -> Result<Vec<PathBuf>, (Sources, Diagnostic)> {
    let mut paths = Vec::new();
    let unreadable = |path: &Path| (Sources::default(), unreadable(path));
    let mut open = vec![folder.to_path_buf()];
    while let Some(path) = open.pop() {
        for entry in std::fs::read_dir(&path).map_err(|_| unreadable(&path))? {
            let path = entry.map_err(|_| unreadable(&path))?.path();
            // An editor's marks of open files and the like are no files of the rulebook.
            if path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b".")) {
                continue;
            }
            if path.is_dir() {
                open.push(path);
            } else if is_wanted(&path) {
                paths.push(path);
            }
        }
    }
    paths.sort();
    Ok(paths)
}

/// Reads a file, or standard input for `-`.
pub(super) fn read_into(sources: &mut Sources, path: &PathBuf) -> Result<SourceId, Diagnostic> {
    let name = if path.as_os_str() == "-" { "<stdin>".to_owned() } else { path.display().to_string() };
    let mut bytes = Vec::new();
    // One byte more than the limit tells that there is more.
    let limit = LARGEST_TEXT as u64 + 1;
    let read = if path.as_os_str() == "-" {
        std::io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    let empty = |sources: &mut Sources, code: Code| {
        let id = sources.add(name.clone(), "");
        Diagnostic::at(code, Span::new(id, 0, 0))
    };
    if read.is_err() {
        return Err(Diagnostic::anywhere(Code::FileUnreadable).with("path", name));
    }
    if bytes.len() > LARGEST_TEXT {
        return Err(empty(sources, Code::FileTooLarge).with("limit", LARGEST_TEXT.to_string()));
    }
    match decoded(&bytes) {
        Ok(text) => Ok(sources.add(name, text.into_owned())),
        Err(_) => Err(empty(sources, Code::NotUtf8)),
    }
}

/// What was found, and in what.
pub(super) struct Findings<'a> {
    pub(super) words: &'a Words,
    /// None where the rulebook does not load.
    pub(super) library: Option<&'a Library>,
    pub(super) sources: &'a Sources,
    pub(super) faults: &'a [Diagnostic],
}

impl Findings<'_> {
    /// On standard output; as text, complaints.
    pub(super) fn tell(&self, format: CheckFormat) -> Result<(), Unprinted> {
        let Self { words, sources, faults, .. } = *self;
        let rulebook = self.library.map(|library| &library.rulebook);
        match format {
            CheckFormat::Json => {
                // A program counts for itself: every fault, where a reader is told of ten of a kind.
                let errors = faults.iter().map(|fault| fault_json(words, rulebook, sources, fault));
                let errors: Vec<_> = errors.collect();
                let digest = self.library.map(Library::digest);
                let told = json!({"rulebook": digest, "words": words.digest(), "errors": errors});
                print(&format!("{told:#}"))
            }
            CheckFormat::Sarif => print(&format!("{:#}", sarif(words, rulebook, sources, faults))),
            CheckFormat::Github => print(annotations(words, rulebook, sources, faults).trim_end()),
            CheckFormat::Md => print(faults_markdown(words, rulebook, sources, faults).trim_end()),
            CheckFormat::Text => {
                if !faults.is_empty() {
                    complain(&faults_text(words, rulebook, sources, faults));
                }
                Ok(())
            }
        }
    }

    /// The same as what stops a command.
    pub(super) fn refuse(&self, format: CheckFormat) -> Ended {
        self.tell(format).map(|()| Exit::Faulty)
    }
}

/// Loads what the common options name; what cannot be read is told in this format.
pub(super) fn read_or_tell(common: &Common, locale: Locale, format: CheckFormat) -> Result<Loaded, Ended> {
    Loaded::try_read(common, locale).map_err(|Faulty { sources, faults }| {
        let words = &Words::embedded(locale);
        Findings { words, library: None, sources: &sources, faults: &faults }.refuse(format)
    })
}

/// The same for a command that rules: conflicts between rules are told so, too.
pub(super) fn load_or_tell(common: &Common, locale: Locale, format: CheckFormat) -> Result<Loaded, Ended> {
    let loaded = read_or_tell(common, locale, format)?;
    let faults = loaded.unsound(common);
    let Loaded { library, words, .. } = &loaded;
    let findings = Findings { words, library: Some(library), sources: &library.sources, faults: &faults };
    if faults.iter().any(|fault| fault.severity == Severity::Error) {
        return Err(findings.refuse(format));
    }
    findings.tell(CheckFormat::Text).map_err(Err)?;
    Ok(loaded)
}
