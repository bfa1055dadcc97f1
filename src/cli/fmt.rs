//! `plica fmt [FILES]`: article files in the house's layout. A file that cannot be formatted without risk stays as it is.

use std::path::{Path, PathBuf};

use super::args::{self, Common};
use super::files::{folder_files, read_into};
use super::out::{Ended, Exit, complain, print};
use super::written;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::source::Sources;
use crate::engine::syntax::{Unformatted, formatted};
use crate::words::phrases::{Locale, Words};
use crate::words::reports::faults_text;

pub(super) fn run(common: &Common, locale: Locale, args: &args::Fmt) -> Ended {
    let words = Words::embedded(locale);
    let usual = [common.rules.clone().unwrap_or_else(|| PathBuf::from("rules"))];
    let named = if args.files.is_empty() { &usual[..] } else { &args.files };
    let mut exit = Exit::Done;
    for path in named {
        let files = if path.is_dir() { articles_in(path) } else { Ok(vec![path.clone()]) };
        // A pattern such as `*.yaml` names the other files of a rulebook, too.
        let files = files.map(|files| files.into_iter().filter(|path| is_article(path)).collect::<Vec<_>>());
        let files = files.unwrap_or_else(|(sources, fault)| {
            complain(&faults_text(&words, None, &sources, &[fault]));
            exit = Exit::Faulty;
            Vec::new()
        });
        for file in files {
            if one(&words, &file, args.check)? == Exit::Faulty {
                exit = Exit::Faulty;
            }
        }
    }
    Ok(exit)
}

/// The article files of a folder.
fn articles_in(folder: &Path) -> Result<Vec<PathBuf>, (Sources, Diagnostic)> {
    let files = folder_files(folder, "yaml")?.into_iter().map(|(path, _)| PathBuf::from(path));
    Ok(files.collect())
}

fn is_article(path: &Path) -> bool {
    !path.ends_with("vocabulary.yaml") && !path.ends_with("edition.yaml")
}

fn one(words: &Words, path: &PathBuf, check: bool) -> Ended {
    let mut sources = Sources::default();
    let id = match read_into(&mut sources, path) {
        Ok(id) => id,
        Err(fault) => return Ok(refuse(&faults_text(words, None, &sources, &[fault]))),
    };
    let shown = path.display().to_string();
    let text = match formatted(&sources, id) {
        Ok(text) => text,
        Err(Unformatted::Faulty(faults)) => return Ok(refuse(&faults_text(words, None, &sources, &faults))),
        Err(Unformatted::Unsafe) => return Ok(refuse(&words.say("fmt-unsafe", &[("path", &shown)]))),
    };
    let standard_input = path.as_os_str() == "-";
    let changed = text != sources.text(id);
    if check && changed {
        return Ok(refuse(&words.say("fmt-differs", &[("path", &shown)])));
    }
    if standard_input && !check {
        print(&text)?;
    } else if changed {
        if let Err(error) = written::replace(path, text.as_bytes()) {
            let args = [("path", shown.as_str()), ("reason", &error.to_string())];
            return Ok(refuse(&words.say("new-unwritable", &args)));
        }
        print(&words.say("fmt-changed", &[("path", &shown)]))?;
    }
    Ok(Exit::Done)
}

fn refuse(page: &str) -> Exit {
    complain(page);
    Exit::Faulty
}
