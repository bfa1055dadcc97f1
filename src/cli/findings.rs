//! Findings in the format asked for: what is wrong with what was loaded, and what an analysis tells beside the lines.

use serde_json::json;

use super::args::Common;
use super::complain::complain;
use super::exit::Exit;
use super::files::Loaded;
use super::formats::CheckFormat;
use super::out::{Ended, Unprinted, print};
use crate::engine::diagnostic::{Diagnostic, Severity};
use crate::engine::library::{Faulty, Library};
use crate::engine::source::Sources;
use crate::words::formats::{annotations, faults_markdown, sarif};
use crate::words::phrases::{Locale, Words};
use crate::words::reports::{fault_json, faults_text};

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
pub(super) fn read(common: &Common, locale: Locale, format: CheckFormat) -> Result<Loaded, Ended> {
    Loaded::try_read(common, locale).map_err(|Faulty { sources, faults }| {
        let words = &Words::embedded(locale);
        Findings { words, library: None, sources: &sources, faults: &faults }.refuse(format)
    })
}

/// The same for a command that rules: conflicts between rules are told so, too.
pub(super) fn load(common: &Common, locale: Locale, format: CheckFormat) -> Result<Loaded, Ended> {
    let loaded = read(common, locale, format)?;
    let faults = loaded.unsound(common);
    let Loaded { library, words, .. } = &loaded;
    let findings = Findings { words, library: Some(library), sources: &library.sources, faults: &faults };
    if faults.iter().any(|fault| fault.severity == Severity::Error) {
        return Err(findings.refuse(format));
    }
    findings.tell(CheckFormat::Text).map_err(Err)?;
    Ok(loaded)
}
