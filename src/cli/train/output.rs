//! Training material -> a file, or standard output where none is named. The ending of the file's name tells the format.
//!
//! With the feature `anki` also a deck of cards (`.apkg`). Its library reads pictures from files and nowhere else, so they
//! stand in a folder of their own for a moment.

use std::path::{Path, PathBuf};

use super::args::Output;
use crate::cli::args::Format;
use crate::cli::files::Loaded;
use crate::cli::out::{Ended, Exit, not_written, print};
use crate::cli::written;
use crate::engine::diagnostic::{Code, Diagnostic};
#[cfg(feature = "anki")]
use crate::training::pages::{Cards, quiz_cards};
use crate::training::pages::{Paper, quiz_csv, quiz_gift, quiz_json, quiz_moodle, quiz_page, quiz_report};
use crate::words::formats::{markdown, text};

/// The endings of a document for people, as messages list them.
const DOCUMENTS: &str = ".html, .md, .txt";

/// The format of a document that an ending names; text where there is no file.
///
/// # Errors
/// The file ending is not that of a known format.
pub(super) fn form_of(ending: Option<&str>) -> Result<Format, Diagnostic> {
    match ending {
        None | Some("txt") => Ok(Format::Text),
        Some("html" | "htm") => Ok(Format::Html),
        Some("md") => Ok(Format::Md),
        Some(other) => Err(unknown(other, DOCUMENTS)),
    }
}

impl Output {
    /// The format named by the file's ending, without the stop, in lower case; nothing for standard output.
    ///
    /// # Errors
    /// Those of [`ending`].
    pub(super) fn ending(&self) -> Result<Option<String>, Diagnostic> {
        self.output.as_deref().map(ending).transpose()
    }

    /// The form of a document; text for standard output.
    ///
    /// # Errors
    /// Those of [`Output::ending`] and [`form_of`].
    pub(super) fn form(&self) -> Result<Format, Diagnostic> {
        form_of(self.ending()?.as_deref())
    }
}

/// The ending of a file's name, in lower case; the whole name where it has none.
///
/// # Errors
/// There is no folder for the file, or it is a PDF: known before the work begins.
pub(super) fn ending(path: &Path) -> Result<String, Diagnostic> {
    written::Target::of(path).map_err(|_| not_written(path))?;
    let ending = path.extension().or(path.file_name());
    let ending = ending.map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default();
    if ending == "pdf" { Err(Diagnostic::anywhere(Code::NoPdf)) } else { Ok(ending) }
}

/// Writes a text where it was asked for.
pub(super) fn deliver(loaded: &Loaded, path: Option<&PathBuf>, bytes: &[u8]) -> Ended {
    let Some(path) = path else {
        return print(&String::from_utf8_lossy(bytes)).map(|()| Exit::Done);
    };
    match written::replace(path, bytes) {
        Ok(()) => Ok(Exit::Done),
        Err(_) => Ok(loaded.refuse_one(not_written(path))),
    }
}

/// A format that nothing here is written in.
pub(super) fn unknown(ending: &str, known: &'static str) -> Diagnostic {
    Diagnostic::anywhere(Code::UnknownFormat).with("ending", ending).with("known", known)
}

/// The endings of a quiz.
const ENDINGS: &str = ".html, .md, .txt, .json, .csv, .xml, .gift, .apkg";

/// A quiz as its file's ending asks; text where there is no file.
pub(super) fn quiz_bytes(
    loaded: &Loaded,
    paper: &Paper,
    ending: Option<&str>,
) -> Result<Vec<u8>, Diagnostic> {
    let words = &loaded.words;
    let report = || quiz_report(words, paper);
    Ok(match ending {
        None | Some("txt") => text(&report()).into_bytes(),
        Some("md") => markdown(&report()).into_bytes(),
        Some("html" | "htm") => quiz_page(words, paper).into_bytes(),
        Some("json") => format!("{:#}\n", quiz_json(paper)).into_bytes(),
        Some("csv") => quiz_csv(paper).into_bytes(),
        Some("gift") => quiz_gift(words, paper).into_bytes(),
        Some("xml") => quiz_moodle(words, paper).into_bytes(),
        Some("apkg") => return deck(loaded, paper),
        Some(other) => return Err(unknown(other, ENDINGS)),
    })
}

/// The endings under which steps that follow from each other stay together.
const IN_ORDER: &str = ".html, .md, .txt, .json, .csv";

/// Refuses a form in which every question is asked by itself.
///
/// # Errors
/// The ending names one.
pub(super) fn in_order(ending: Option<&str>) -> Result<(), Diagnostic> {
    match ending {
        Some(bank @ ("gift" | "xml" | "apkg")) => {
            Err(Diagnostic::anywhere(Code::OrderLost).with("ending", bank).with("known", IN_ORDER))
        }
        Some(_) | None => Ok(()),
    }
}

#[cfg(feature = "anki")]
fn deck(loaded: &Loaded, paper: &Paper) -> Result<Vec<u8>, Diagnostic> {
    packed(&quiz_cards(&loaded.words, paper)).map_err(|NotPacked| {
        Diagnostic::anywhere(Code::NotWritten).with("path", std::env::temp_dir().display().to_string())
    })
}

#[cfg(not(feature = "anki"))]
fn deck(_loaded: &Loaded, _paper: &Paper) -> Result<Vec<u8>, Diagnostic> {
    Err(Diagnostic::anywhere(Code::FeatureNeeded).with("ending", ".apkg").with("feature", "anki"))
}

/// A deck that could not be packed: there was no room for its pictures, or a library failed.
#[cfg(feature = "anki")]
#[derive(Debug)]
pub struct NotPacked;

/// Packs a deck.
///
/// # Errors
/// When the folder for what is temporary cannot be written to.
#[cfg(feature = "anki")]
pub fn packed(cards: &Cards) -> Result<Vec<u8>, NotPacked> {
    use genanki_rs::{Deck, Field, Model, Note, Package, Template};

    let template = Template::new("plica").qfmt(Cards::FRONT).afmt(Cards::BACK);
    let fields = Cards::FIELDS.map(Field::new).into();
    let (kind, kind_name) = Cards::KIND;
    let model = Model::new(kind, kind_name, fields, vec![template]).css(Cards::STYLE);
    let mut deck = Deck::new(cards.number, &cards.name, &cards.description);
    let folder = tempfile::tempdir().map_err(|_| NotPacked)?;
    let mut pictures = Vec::new();
    for card in &cards.cards {
        let fields = card.fields.iter().map(String::as_str).collect();
        let note = Note::new(model.clone(), fields).map_err(|_| NotPacked)?;
        deck.add_note(note.guid(&card.name).tags(&card.tags));
        for (name, drawing) in &card.pictures {
            let path = folder.path().join(name);
            std::fs::write(&path, drawing).map_err(|_| NotPacked)?;
            pictures.push(path.into_os_string().into_string().map_err(|_| NotPacked)?);
        }
    }
    let pictures = pictures.iter().map(String::as_str).collect();
    let mut package = Package::new(vec![deck], pictures).map_err(|_| NotPacked)?;
    let mut bytes = std::io::Cursor::new(Vec::new());
    package.write(&mut bytes).map_err(|_| NotPacked)?;
    Ok(bytes.into_inner())
}
