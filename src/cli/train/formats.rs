//! A quiz -> the bytes of a file, in the format that its ending names.

use super::output::{Form, unknown};
use crate::cli::files::Loaded;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::training::pages::{Paper, quiz_csv, quiz_gift, quiz_json, quiz_moodle, quiz_page, quiz_report};
use crate::words::formats::{markdown, page, text};
use crate::words::reports::Report;

/// The endings of a quiz.
const ENDINGS: &str = ".html, .md, .txt, .json, .csv, .xml, .gift, .apkg";

/// A quiz as its file's ending asks; text where there is no file.
pub(super) fn quiz(loaded: &Loaded, paper: &Paper, ending: Option<&str>) -> Result<Vec<u8>, Diagnostic> {
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

/// Pages to read or print.
pub(super) fn pages(reports: &[Report], form: Form) -> Vec<u8> {
    match form {
        Form::Text => reports.iter().map(text).collect::<Vec<_>>().join("\n").into_bytes(),
        Form::Markdown => reports.iter().map(markdown).collect::<Vec<_>>().join("\n").into_bytes(),
        Form::Html => page(reports).into_bytes(),
    }
}

#[cfg(feature = "anki")]
fn deck(loaded: &Loaded, paper: &Paper) -> Result<Vec<u8>, Diagnostic> {
    let cards = crate::training::pages::quiz_cards(&loaded.words, paper);
    super::deck::packed(&cards).map_err(|super::deck::NotPacked| {
        Diagnostic::anywhere(Code::NotWritten).with("path", std::env::temp_dir().display().to_string())
    })
}

#[cfg(not(feature = "anki"))]
fn deck(_loaded: &Loaded, _paper: &Paper) -> Result<Vec<u8>, Diagnostic> {
    Err(Diagnostic::anywhere(Code::FeatureNeeded).with("ending", ".apkg").with("feature", "anki"))
}
