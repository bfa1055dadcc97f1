//! What stands for a text until somebody writes it: the message with every part it must have, each marked as unwritten.
//!
//! In: a rulebook, the files of words. Out: what each language lacks, as text to be put into its files.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::completeness::{check, required};
use super::ftl::{Entry, UNWRITTEN, entries};
use super::locale::{Locale, LocaleFiles};
use super::words::Words;
use crate::engine::diagnostic::{Arg, Code};
use crate::engine::model::Rulebook;

/// Texts to be written in files of the user's: those that are there, and those to be made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct NewTexts {
    /// What is put into a file, by its path: before which byte, and the text.
    pub(crate) added: BTreeMap<String, Vec<(usize, String)>>,
    /// Files that are not there yet, whole.
    pub(crate) made: BTreeMap<String, String>,
}

/// What stands for a text in a language until somebody writes it.
pub(crate) fn unwritten(locale: Locale) -> String {
    format!("{UNWRITTEN} {}", Words::embedded(locale).say("new-unwritten", &[]))
}

/// Every message and attribute that a language lacks, but for what stands there as a text still to be written.
pub(crate) fn lacking(rulebook: &Rulebook, texts: Texts) -> BTreeSet<(Locale, String)> {
    let faults = check(rulebook, texts.all);
    let mut found = BTreeSet::new();
    for fault in faults.iter().filter(|fault| fault.code == Code::MissingMessage) {
        let told = |name: &str| {
            fault.args.iter().find_map(|(known, arg)| match arg {
                Arg::Text(text) if *known == name => Some(text.as_str()),
                Arg::Text(_) | Arg::Message(..) | Arg::Messages(_) | Arg::Facts(_) => None,
            })
        };
        let Some(locale) = told("locale").and_then(Locale::from_code) else { continue };
        let ids = told("id").unwrap_or_default().split(", ");
        let new = ids.filter(|id| texts.written(locale, Name::of(id)).is_none());
        found.extend(new.map(|id| (locale, id.to_owned())));
    }
    found
}

/// The messages wanted, by their ids without attributes, as texts still to be written in every language that lacks them.
/// Attributes of a message that is written go behind it; all else goes to the end of the file it belongs to.
pub(crate) fn new_texts(rulebook: &Rulebook, texts: Texts, wanted: &dyn Fn(&str) -> bool) -> NewTexts {
    let required = required(rulebook);
    let mut behind: BTreeMap<(String, usize), (Locale, Vec<&str>)> = BTreeMap::new();
    let mut at_end: BTreeMap<(Locale, String), Vec<&str>> = BTreeMap::new();
    let lacking = lacking(rulebook, texts);
    for (locale, id) in &lacking {
        let name = Name::of(id);
        let message = Name { attribute: None, ..name };
        let home = name.edition.map(|edition| format!("{edition}: ")).unwrap_or_default();
        if !wanted(&format!("{home}{}", name.message)) {
            continue;
        }
        match texts.written(*locale, message).filter(|_| name.attribute.is_some()) {
            Some((file, entry)) => {
                let end = last_of(file, &entry.id).unwrap_or(entry.end);
                behind.entry((file.path.clone(), end)).or_insert((*locale, Vec::new())).1.push(id);
            }
            None => at_end.entry((*locale, texts.home(name))).or_default().push(id),
        }
    }
    let stubs_of = |locale: Locale, ids: &[&str]| {
        let parts = ids.iter().map(|id| {
            let name = Name::of(id);
            ((name.message, name.attribute), required.get(*id).cloned().unwrap_or_default())
        });
        stubs(locale, &parts.collect())
    };
    let mut new = NewTexts::default();
    for ((path, end), (locale, ids)) in behind {
        new.added.entry(path).or_default().push((end, stubs_of(locale, &ids)));
    }
    for ((locale, name), ids) in at_end {
        let stubs = stubs_of(locale, &ids);
        if let Some(file) = texts.own.iter().find(|file| file.locale == locale && file.name() == name) {
            let gap = if file.text.ends_with("\n\n") || file.text.is_empty() { "" } else { "\n" };
            let added = (file.text.len(), format!("{gap}{stubs}"));
            new.added.entry(file.path.clone()).or_default().push(added);
        } else {
            // A file that the program carries is copied before anything is added to it.
            let carried = Words::embedded_files().remove(&format!("locales/{}/{name}.ftl", locale.code()));
            let beginning = carried.map(|text| format!("{text}\n")).unwrap_or_default();
            let path = format!("{}/{}/{name}.ftl", texts.folder, locale.code());
            new.made.insert(path, beginning + &stubs);
        }
    }
    new
}

/// What is put in at a byte of a text: a last line without its end gets one first.
pub(crate) fn put_in(text: &str, at: usize, new: &str) -> String {
    let ends = text.get(..at).is_none_or(|before| before.is_empty() || before.ends_with('\n'));
    if ends { new.to_owned() } else { format!("\n{new}") }
}

/// Where the last part of a message ends.
fn last_of(file: &TextFile, message: &str) -> Option<usize> {
    let parts = entries(&file.text).into_iter();
    let own = parts.filter(|entry| entry.id.split('.').next() == Some(message));
    own.map(|entry| entry.end).max()
}

/// A message, or an attribute of it.
type Part<'a> = (&'a str, Option<&'a str>);

/// Messages and attributes as they are to be written: attributes come behind their message, or alone where it is written
/// already. With each go the values that its text tells apart; the last stands for all others.
fn stubs(locale: Locale, parts: &BTreeMap<Part, Vec<String>>) -> String {
    let text = unwritten(locale);
    let mut page = String::new();
    for ((message, attribute), values) in parts {
        let choice = told_apart(values, &text);
        let _ = match attribute {
            None => writeln!(page, "{message} = {text}"),
            Some(attribute) => writeln!(page, "    .{attribute} = {text}{choice}"),
        };
    }
    page
}

/// The choice between values, every one unwritten; nothing where there are none.
fn told_apart(values: &[String], text: &str) -> String {
    let Some((last, others)) = values.split_last() else { return String::new() };
    let mut choice = " { $value ->\n".to_owned();
    for value in others {
        let _ = writeln!(choice, "        [{value}] {text}");
    }
    format!("{choice}       *[{last}] {text}\n    }}")
}

// The words of a rulebook as they stand in the user's files, and where each of them belongs.
//
// In: the files of words, those of the program under those of the user. Out: the file and the place of a message.

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
