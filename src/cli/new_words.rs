//! The texts that a rulebook lacks -> the files of words as they are with texts to be written in them.

use std::path::{Path, PathBuf};

use super::files::{folder_files, inside};
use crate::engine::library::{Faulty, Library};
use crate::words::phrases::{Locale, Name, TextFile, Texts, Words, new_texts, overlay, put_in};

/// Files of the folder of words with all that is to be written in them: those that are there, and those to be made.
pub(super) struct WithNewWords {
    pub(super) changed: Vec<(PathBuf, String)>,
    pub(super) made: Vec<(PathBuf, String)>,
}

/// The texts that an edition lacks, or all that are lacking, where they belong in a folder of words.
pub(super) fn with_new_words(
    library: &Library,
    folder: &Path,
    edition: Option<&str>,
) -> Result<WithNewWords, Faulty> {
    let files = if folder.is_dir() { folder_files(folder, "ftl") } else { Ok(Vec::new()) };
    let files = files.map_err(|(sources, fault)| Faulty { sources, faults: vec![fault] })?;
    let (mut all, mut own) = (Words::embedded_files(), Vec::new());
    for (path, text) in files {
        let inside = inside(folder, &path);
        let language = inside.split(std::path::MAIN_SEPARATOR).next().and_then(Locale::from_code);
        all.insert(overlay(&inside), text.clone());
        own.extend(language.map(|locale| TextFile { locale, path, text }));
    }
    let texts = Texts { all: &all, own: &own, folder: &folder.display().to_string() };
    let is_wanted =
        |id: &str| edition.is_none() || Name::of(id).edition.is_none_or(|home| Some(home) == edition);
    let new = new_texts(&library.rulebook, texts, &is_wanted);
    let changed = new.added.into_iter().filter_map(|(path, mut added)| {
        let mut text = own.iter().find(|file| file.path == path)?.text.clone();
        // From behind, so that places before stay what they are.
        added.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
        for (at, stubs) in added {
            let stubs = put_in(&text, at, &stubs);
            text.insert_str(at, &stubs);
        }
        Some((PathBuf::from(path), text))
    });
    let made = new.made.into_iter().map(|(path, text)| (PathBuf::from(path), text));
    Ok(WithNewWords { changed: changed.collect(), made: made.collect() })
}
