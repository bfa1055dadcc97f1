//! `plica train`: handbook, quiz, exam, marks and course, made from the rulebook.

pub(super) mod args;
mod output;
mod quiz;

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

#[cfg(feature = "anki")]
pub use output::{NotPacked, packed};

use super::args::Format;
use super::files::Loaded;
use super::out::{Ended, Progress, unreadable};
use crate::engine::decoded::decoded;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::source::{SourceId, Sources, Span};
use crate::engine::syntax::LARGEST_TEXT;
use crate::training::pages::{Book, Slides, course, handbook, marks_csv, marks_json, marks_report};
use crate::training::{Illustrations, Marks, answers, is_text, key, marks};
use args::{Material, Train};
use output::{deliver, form_of, unknown};

pub(super) fn run(loaded: &Loaded, args: &Train) -> Ended {
    match &args.what {
        Material::Handbook(args) => handbook_of(loaded, args),
        Material::Quiz(args) => quiz::quiz(loaded, args),
        Material::Exam(args) => quiz::exam(loaded, args),
        Material::Review(args) => quiz::review(loaded, args),
        Material::Grade(args) => grade(loaded, args),
        Material::Course(args) => course_of(loaded, args),
    }
}

fn handbook_of(loaded: &Loaded, args: &args::Handbook) -> Ended {
    let path = args.output.output.as_ref();
    match handbook_made(loaded, args) {
        Err(fault) => Ok(loaded.refuse_one(fault)),
        Ok((book, Format::Html)) => deliver(loaded, path, book.html().as_bytes()),
        Ok((book, Format::Md)) => deliver(loaded, path, book.markdown().as_bytes()),
        Ok((book, Format::Text | Format::Json)) => deliver(loaded, path, book.text().as_bytes()),
    }
}

fn handbook_made(loaded: &Loaded, args: &args::Handbook) -> Result<(Book, Format), Diagnostic> {
    let form = args.output.form()?;
    let library = &loaded.library;
    let edition = edition_named(&library.rulebook, &args.edition, None)?;
    let mut progress = Progress::new(&loaded.words);
    let illustrations = Illustrations::of(library, edition, |done, of| {
        progress.step("train-progress-examples", done, of);
    });
    progress.clear();
    Ok((handbook(&loaded.words, library, &illustrations, edition), form))
}

fn course_of(loaded: &Loaded, args: &args::Course) -> Ended {
    let path = args.output.output.as_ref();
    match course_made(loaded, args) {
        Err(fault) => Ok(loaded.refuse_one(fault)),
        Ok((slides, Format::Html)) => deliver(loaded, path, slides.html().as_bytes()),
        Ok((slides, Format::Md)) => deliver(loaded, path, slides.markdown().as_bytes()),
        Ok((slides, Format::Text | Format::Json)) => deliver(loaded, path, slides.text().as_bytes()),
    }
}

fn course_made(loaded: &Loaded, args: &args::Course) -> Result<(Slides, Format), Diagnostic> {
    let form = args.output.form()?;
    let library = &loaded.library;
    let edition = |name: &str| edition_named(&library.rulebook, name, None);
    let editions = [edition(&args.from)?, edition(&args.to)?];
    let mut progress = Progress::new(&loaded.words);
    let slides = course(&loaded.words, library, editions, |done, of| {
        progress.step("train-progress-slides", done, of);
    });
    progress.clear();
    Ok((slides, form))
}

fn grade(loaded: &Loaded, args: &args::Grade) -> Ended {
    let mut sources = Sources::default();
    let marked = args.output.ending().map_err(|fault| vec![fault]).and_then(|ending| {
        let marks = marked(&mut sources, args)?;
        printed(loaded, &marks, args.pass, ending.as_deref().unwrap_or("txt")).map_err(|fault| vec![fault])
    });
    match marked {
        Ok(bytes) => deliver(loaded, args.output.output.as_ref(), &bytes),
        Err(faults) => Ok(loaded.refuse(&sources, &faults)),
    }
}

fn marked(sources: &mut Sources, args: &args::Grade) -> Result<Marks, Vec<Diagnostic>> {
    let first = table_text(sources, &args.key).map_err(|fault| vec![fault])?;
    let second = table_text(sources, &args.answers).map_err(|fault| vec![fault])?;
    let key = key(sources, first)?;
    let candidates = answers(sources, second, &key)?;
    Ok(marks(&key, &candidates))
}

fn printed(loaded: &Loaded, marks: &Marks, pass: Option<u32>, ending: &str) -> Result<Vec<u8>, Diagnostic> {
    let report = || marks_report(&loaded.words, marks, pass);
    match ending {
        "json" => Ok(format!("{:#}\n", marks_json(marks, pass)).into_bytes()),
        "csv" => Ok(marks_csv(&loaded.words, marks).into_bytes()),
        "txt" | "md" | "html" | "htm" => Ok(form_of(Some(ending))?.pages(&[report()]).into_bytes()),
        other => Err(unknown(other, ".html, .md, .txt, .json, .csv")),
    }
}

/// Reads a table's file, in whatever encoding it is.
fn table_text(sources: &mut Sources, path: &Path) -> Result<SourceId, Diagnostic> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    // One byte more than the limit tells that there is more.
    let read = File::open(path).and_then(|file| file.take(LARGEST_TEXT as u64 + 1).read_to_end(&mut bytes));
    if read.is_err() {
        return Err(unreadable(path));
    }
    let empty =
        |sources: &mut Sources, code| Diagnostic::at(code, Span::new(sources.add(name.clone(), ""), 0, 0));
    if bytes.len() > LARGEST_TEXT {
        return Err(empty(sources, Code::FileTooLarge).with("limit", LARGEST_TEXT.to_string()));
    }
    match decoded(&bytes) {
        Ok(text) if is_text(&text) => Ok(sources.add(name, text.into_owned())),
        Ok(_) | Err(_) => Err(empty(sources, Code::NotATable)),
    }
}
