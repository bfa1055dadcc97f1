//! `plica train grade`: the key of an exam and a class's answers -> points, and what to repeat.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use super::{args, formats, output};
use crate::cli::complain::complain;
use crate::cli::exit::Exit;
use crate::cli::files::Loaded;
use crate::cli::out::Ended;
use crate::engine::decoded::decoded;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::{SourceId, Sources, Span};
use crate::engine::syntax::LARGEST_TEXT;
use crate::training::pages::{marks_csv, marks_json, marks_report};
use crate::training::{Marks, answers, is_text, key, marks};
use crate::words::reports::faults_text;

pub(super) fn run(loaded: &Loaded, args: &args::Grade) -> Ended {
    let mut sources = Sources::default();
    let marked = args.output.ending().map_err(|fault| vec![fault]).and_then(|ending| {
        let marks = marked(&mut sources, args)?;
        printed(loaded, &marks, args.pass, ending.as_deref().unwrap_or("txt")).map_err(|fault| vec![fault])
    });
    match marked {
        Ok(bytes) => output::deliver(loaded, args.output.output.as_ref(), &bytes),
        Err(faults) => {
            complain(&faults_text(&loaded.words, Some(&loaded.library.rulebook), &sources, &faults));
            Ok(Exit::Faulty)
        }
    }
}

fn marked(sources: &mut Sources, args: &args::Grade) -> Result<Marks, Vec<Diagnostic>> {
    let first = text(sources, &args.key).map_err(|fault| vec![fault])?;
    let second = text(sources, &args.answers).map_err(|fault| vec![fault])?;
    let key = key(sources, first)?;
    let candidates = answers(sources, second, &key)?;
    Ok(marks(&key, &candidates))
}

fn printed(loaded: &Loaded, marks: &Marks, pass: Option<u32>, ending: &str) -> Result<Vec<u8>, Diagnostic> {
    let report = || marks_report(&loaded.words, marks, pass);
    match ending {
        "json" => Ok(format!("{:#}\n", marks_json(marks, pass)).into_bytes()),
        "csv" => Ok(marks_csv(&loaded.words, marks).into_bytes()),
        "txt" | "md" | "html" | "htm" => Ok(formats::pages(&[report()], output::Form::of(Some(ending))?)),
        other => Err(output::unknown(other, ".html, .md, .txt, .json, .csv")),
    }
}

/// Reads a table's file, in whatever encoding it is.
fn text(sources: &mut Sources, path: &Path) -> Result<SourceId, Diagnostic> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    // One byte more than the limit tells that there is more.
    let read = File::open(path).and_then(|file| file.take(LARGEST_TEXT as u64 + 1).read_to_end(&mut bytes));
    if read.is_err() {
        return Err(Diagnostic::anywhere(Code::FileUnreadable).with("path", name));
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
