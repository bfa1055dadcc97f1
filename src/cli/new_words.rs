//! The texts that a rulebook lacks -> texts to be written, by the files they belong to.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::files::folder_files;
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::library::{Faulty, Library};
use crate::engine::source::Sources;
use crate::words::speech::{Locale, Words, check_in_places, unwritten};

/// For every file of the folder of words, the texts that are to be written in it. A part of a text that is there
/// otherwise is left to its writer: only he knows where in it the part belongs.
pub(super) fn stubs(
    library: &Library,
    folder: &Path,
    edition: Option<&str>,
) -> Result<Vec<(PathBuf, String)>, Faulty> {
    let mut locales = Words::embedded_files();
    let own = if folder.is_dir() { folder_files(folder, "ftl") } else { Ok(Vec::new()) };
    for (path, text) in own.map_err(|(sources, fault)| Faulty { sources, faults: vec![fault] })? {
        let inside = Path::new(&path).strip_prefix(folder).unwrap_or(Path::new(&path)).display().to_string();
        locales.insert(format!("locales/{inside}"), text);
    }
    let faults = check_in_places(&library.rulebook, &locales, &mut Sources::default(), &str::to_owned);
    let missing = faults.iter().filter(|fault| fault.code == Code::MissingMessage);
    let mut texts: BTreeMap<(String, Locale), BTreeMap<String, Vec<String>>> = BTreeMap::new();
    for fault in missing {
        let [Some(id), Some(code), Some(file)] = ["id", "locale", "file"].map(|name| text(fault, name))
        else {
            continue;
        };
        let (home, bare) = id.split_once(": ").map_or((None, id), |(home, bare)| (Some(home), bare));
        let is_wanted = edition.is_none_or(|edition| home.is_none_or(|home| home == edition));
        let Some(locale) = Locale::from_code(code).filter(|_| is_wanted) else { continue };
        let (message, part) =
            bare.split_once('.').map_or((bare, None), |(message, part)| (message, Some(part)));
        let parts =
            texts.entry((file.to_owned(), locale)).or_default().entry(message.to_owned()).or_default();
        parts.extend(part.map(str::to_owned));
        if part.is_none() {
            parts.insert(0, String::new());
        }
    }
    let stubs = texts.into_iter().filter_map(|((file, locale), messages)| {
        let mark = unwritten(locale);
        let whole = messages.into_iter().filter(|(_, parts)| parts.iter().any(String::is_empty));
        let stubs = whole.map(|(message, parts)| {
            let parts = parts.iter().filter(|part| !part.is_empty());
            let parts: Vec<_> = parts.map(|part| format!("    .{part} = {mark}\n")).collect();
            let parts = parts.concat();
            format!("{message} = {mark}\n{parts}")
        });
        let added: String = stubs.collect();
        let path = folder.join(file.strip_prefix("locales/").unwrap_or(&file));
        // A file that the program carries is copied before anything is added to it.
        let carried =
            || if path.exists() { String::new() } else { locales.get(&file).cloned().unwrap_or_default() };
        (!added.is_empty()).then(|| (path.clone(), format!("{}\n{added}", carried())))
    });
    Ok(stubs.collect())
}

fn text<'a>(fault: &'a Diagnostic, wanted: &str) -> Option<&'a str> {
    fault.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(text) if *name == wanted => Some(text.as_str()),
        Arg::Text(_) | Arg::Message(..) | Arg::Messages(_) | Arg::Facts(_) => None,
    })
}
