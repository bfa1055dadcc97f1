//! `plica check`: whether the rulebook and its words are sound.

use std::path::{Path, PathBuf};

use super::args::{self, CheckFormat, Common};
use super::files::{Findings, Loaded, read_or_tell};
use super::out::{Ended, Exit, complain, print};
use crate::engine::analysis;
use crate::engine::diagnostic::{Code, Diagnostic, Severity};
use crate::engine::library::Library;
use crate::words::phrases::{Locale, Words, check_in_places};
use crate::words::reports::short;

pub(super) fn run(common: &Common, locale: Locale, args: &args::Check) -> Ended {
    let common = &beside(common);
    let loaded = match read_or_tell(common, locale, args.format) {
        Ok(loaded) => loaded,
        Err(ended) => return ended,
    };
    let library = &loaded.library;
    let mut sources = library.sources.clone();
    let shown = |path: &str| loaded.path_of_words(path);
    let mut faults = Loaded::other_endings(common);
    faults.extend(analysis::check(library));
    if args.strict {
        faults.extend(analysis::broken_promises(library));
    }
    faults.extend(check_in_places(&library.rulebook, &loaded.locales(), &mut sources, &shown));
    let words = &loaded.words;
    if args.format == CheckFormat::Text {
        complain(&match &common.rules {
            Some(folder) => words.say("check-folder", &[("folder", &folder.display().to_string())]),
            None => words.say("check-built-in", &[]),
        });
    }
    Findings { words, library: Some(library), sources: &sources, faults: &faults }.tell(args.format)?;
    let bearable = |fault: &Diagnostic| fault.severity != Severity::Error && !args.strict;
    let sound = faults.iter().all(bearable);
    if args.format == CheckFormat::Text {
        if !faults.is_empty() {
            complain(&words.say("check-explain", &[]));
        }
        if sound {
            let proven = faults.iter().all(|fault| fault.code != Code::NotProven);
            print(&summary(words, library, proven))?;
        }
    }
    Ok(if sound { Exit::Done } else { Exit::Faulty })
}

/// Without `--rules`, the folders that `new` and `fmt` take by default, where they hold a rulebook.
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
