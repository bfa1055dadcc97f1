//! Made material -> a file, or standard output where none is named. The ending of the file's name tells the format.

use std::path::{Path, PathBuf};

use super::args::Output;
use crate::cli::complain::{complain, not_written};
use crate::cli::exit::Exit;
use crate::cli::files::Loaded;
use crate::cli::out::{Ended, print};
use crate::cli::written;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Sources;
use crate::words::reports::faults_text;

/// What a document for people is written as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Html,
    Markdown,
    Text,
}

impl Form {
    /// The endings, as messages list them.
    const ENDINGS: &'static str = ".html, .md, .txt";

    /// The form that an ending names; text where there is no file.
    ///
    /// # Errors
    /// The file ending is not that of a known format.
    pub(super) fn of(ending: Option<&str>) -> Result<Self, Diagnostic> {
        match ending {
            None | Some("txt") => Ok(Self::Text),
            Some("html" | "htm") => Ok(Self::Html),
            Some("md") => Ok(Self::Markdown),
            Some(other) => Err(unknown(other, Self::ENDINGS)),
        }
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
    /// Those of [`Output::ending`] and [`Form::of`].
    pub(super) fn form(&self) -> Result<Form, Diagnostic> {
        Form::of(self.ending()?.as_deref())
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
        Err(_) => Ok(refuse(loaded, not_written(path))),
    }
}

/// A format that nothing here is written in.
pub(super) fn unknown(ending: &str, known: &'static str) -> Diagnostic {
    Diagnostic::anywhere(Code::UnknownFormat).with("ending", ending).with("known", known)
}

/// Says what is wrong.
pub(super) fn refuse(loaded: &Loaded, fault: Diagnostic) -> Exit {
    complain(&faults_text(&loaded.words, Some(&loaded.library.rulebook), &Sources::default(), &[fault]));
    Exit::Faulty
}
