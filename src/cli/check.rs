//! `plica check`: whether the rulebook and its words are sound.

use std::path::{Path, PathBuf};

use serde_json::json;

use super::args::{self, CheckFormat, Common};
use super::complain::complain;
use super::exit::Exit;
use super::files::Loaded;
use super::out::{Ended, print};
use crate::engine::analysis;
use crate::engine::diagnostic::{Code, Diagnostic, Severity};
use crate::engine::library::{Faulty, Library};
use crate::engine::model::Rulebook;
use crate::engine::source::Sources;
use crate::words::forms::{annotations, faults_markdown, sarif};
use crate::words::pages::{faults_json, faults_text, short};
use crate::words::speech::{Locale, Words, check_in_places};

/// What a check found, and in what.
struct Found<'a> {
    words: &'a Words,
    /// None where the rulebook does not load.
    library: Option<&'a Library>,
    sources: &'a Sources,
    faults: &'a [Diagnostic],
}

pub(super) fn run(common: &Common, locale: Locale, args: &args::Check) -> Ended {
    let common = &beside(common);
    let loaded = match Loaded::try_read(common, locale) {
        Ok(loaded) => loaded,
        // What does not load is told in the format asked for, too.
        Err(Faulty { sources, faults }) => {
            let found =
                Found { words: &Words::embedded(locale), library: None, sources: &sources, faults: &faults };
            return found.tell(args);
        }
    };
    let library = &loaded.library;
    let mut sources = library.sources.clone();
    let shown = |path: &str| loaded.path_of_words(path);
    let mut faults = Loaded::other_endings(common.rules.as_deref());
    faults.extend(analysis::check(library));
    faults.extend(check_in_places(&library.rulebook, &loaded.locales(), &mut sources, &shown));
    let found = Found { words: &loaded.words, library: Some(library), sources: &sources, faults: &faults };
    if args.format == CheckFormat::Text {
        complain(&match &common.rules {
            Some(folder) => loaded.words.say("check-folder", &[("folder", &folder.display().to_string())]),
            None => loaded.words.say("check-built-in", &[]),
        });
    }
    found.tell(args)
}

/// Without `--rules`, the folders that `new` and `fmt` take: whoever works on a rulebook has it before him.
fn beside(common: &Common) -> Common {
    let folder = |name: &str| Some(PathBuf::from(name)).filter(|folder| folder.is_dir());
    let is_told = common.rules.is_some() || !Path::new("rules/vocabulary.yaml").is_file();
    if is_told {
        return common.clone();
    }
    Common {
        rules: folder("rules"),
        locales: common.locales.clone().or_else(|| folder("locales")),
        ..common.clone()
    }
}

impl Found<'_> {
    fn tell(&self, args: &args::Check) -> Ended {
        let Self { words, sources, faults, .. } = *self;
        let rulebook: Option<&Rulebook> = self.library.map(|library| &library.rulebook);
        let bearable = |fault: &Diagnostic| fault.severity == Severity::Warning && !args.strict;
        let sound = faults.iter().all(bearable);
        match args.format {
            CheckFormat::Json => {
                let errors = faults_json(words, rulebook, sources, faults);
                let digest = self.library.map(Library::digest);
                print(&format!(
                    "{:#}",
                    json!({"rulebook": digest, "words": words.digest(), "errors": errors})
                ))?;
            }
            CheckFormat::Sarif => print(&format!("{:#}", sarif(words, rulebook, sources, faults)))?,
            CheckFormat::Github => print(annotations(words, rulebook, sources, faults).trim_end())?,
            CheckFormat::Md => print(faults_markdown(words, rulebook, sources, faults).trim_end())?,
            CheckFormat::Text => {
                if !faults.is_empty() {
                    complain(&faults_text(words, rulebook, sources, faults));
                    complain(&words.say("check-explain", &[]));
                }
                if let Some(library) = self.library.filter(|_| sound) {
                    let proven = faults.iter().all(|fault| fault.code != Code::NotProven);
                    print(&summary(words, library, proven))?;
                }
            }
        }
        Ok(if sound { Exit::Done } else { Exit::Faulty })
    }
}

fn summary(words: &Words, library: &Library, proven: bool) -> String {
    let editions = library.rulebook.editions.iter().map(|edition| {
        let mut rules: Vec<_> = edition.rules.iter().map(|rule| rule.id.as_str()).collect();
        rules.dedup();
        let examples: usize = edition.articles.iter().map(|article| article.examples.len()).sum();
        let (articles, rules, examples) =
            (edition.articles.len().to_string(), rules.len().to_string(), examples.to_string());
        words.say(
            "check-edition",
            &[("edition", &edition.id), ("articles", &articles), ("rules", &rules), ("examples", &examples)],
        )
    });
    let mut lines: Vec<_> = editions.collect();
    let rulebook = library.digest();
    let verdict = if proven { "check-sound" } else { "check-not-proven" };
    lines.push(words.say(verdict, &[("rulebook", short(&rulebook)), ("words", short(words.digest()))]));
    lines.join("\n")
}
