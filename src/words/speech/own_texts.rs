//! The words of a rulebook as they stand in the user's files, and where each of them belongs.
//!
//! In: the files of words, those of the program under those of the user. Out: the file and the place of a message.

use super::locale::Locale;
use super::words::LocaleFiles;
use super::written_messages::{Entry, entries};

/// A file of words that is the user's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TextFile {
    /// Its language.
    pub(crate) locale: Locale,
    /// Its path on disk.
    pub(crate) path: String,
    /// As it stands in the editor, else on disk.
    pub(crate) text: String,
}

impl TextFile {
    /// Its name without folder and ending: an edition, or what else it holds.
    pub(crate) fn name(&self) -> &str {
        let name = self.path.rsplit(['/', '\\']).next().unwrap_or("");
        name.strip_suffix(".ftl").unwrap_or(name)
    }
}

/// The words of a rulebook.
#[derive(Clone, Copy)]
pub(crate) struct Texts<'a> {
    /// Every file that counts, those of the program under those of the user, named as in `locales/`.
    pub(crate) all: &'a LocaleFiles,
    /// The user's own.
    pub(crate) own: &'a [TextFile],
    /// The folder in which they stand, or would.
    pub(crate) folder: &'a str,
}

/// A message: the edition whose words it belongs to, if any, its id and its attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Name<'a> {
    pub(crate) edition: Option<&'a str>,
    pub(crate) message: &'a str,
    pub(crate) attribute: Option<&'a str>,
}

impl<'a> Name<'a> {
    /// `fide-2014: rule-E-8-a.note` in its parts.
    pub(crate) fn of(written: &'a str) -> Self {
        let (edition, id) = written.split_once(": ").map_or((None, written), |(home, id)| (Some(home), id));
        let (message, attribute) = id.split_once('.').map_or((id, None), |(id, part)| (id, Some(part)));
        Self { edition, message, attribute }
    }

    /// The id as a file of words has it.
    pub(crate) fn id(&self) -> String {
        self.attribute.map_or_else(|| self.message.to_owned(), |part| format!("{}.{part}", self.message))
    }
}

impl<'a> Texts<'a> {
    /// Where a message is written in a language.
    pub(crate) fn written(&self, locale: Locale, name: Name) -> Option<(&'a TextFile, Entry)> {
        let is_home = |file: &&TextFile| name.edition.is_none_or(|edition| file.name() == edition);
        let files = self.own.iter().filter(|file| file.locale == locale).filter(is_home);
        let id = name.id();
        files.into_iter().find_map(|file| {
            entries(&file.text).into_iter().find(|entry| entry.id == id).map(|entry| (file, entry))
        })
    }

    /// The name of the file in which a message belongs: that of its edition, else that in which another language has it.
    pub(crate) fn home(&self, name: Name) -> String {
        let elsewhere = || {
            let has =
                |(_, text): &(&String, &String)| entries(text).iter().any(|entry| entry.id == name.message);
            let (path, _) = self.all.iter().find(has)?;
            path.rsplit('/').next()?.strip_suffix(".ftl").map(str::to_owned)
        };
        let of_vocabulary = || "vocabulary".to_owned();
        name.edition.map(str::to_owned).or_else(elsewhere).unwrap_or_else(of_vocabulary)
    }
}
