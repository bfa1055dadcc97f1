//! `plica read TEXT --position FEN`: how a written move reads; `--batch FILE`: a line of JSON in, a line of JSON out, in
//! order, where a bad line becomes an error object.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use serde_json::{Value as Json, json};

use super::args::{self, Format};
use super::files::{Loaded, read_into};
use super::lines::{Line, Lines};
use super::out::{Ended, Exit, Reader, Unprinted, print, refuse, taken, unreadable};
use crate::engine::chess;
use crate::engine::decoded::decoded;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::{Sources, Span, Src};
use crate::engine::syntax::LARGEST_TEXT;
use crate::engine::written_move::WrittenMove;
use crate::service::case_in;
use crate::words::formats::reading_json;
use crate::words::reports::{faults_json, reading};

pub(super) fn run(loaded: &Loaded, args: &args::Read) -> Ended {
    if let Some(path) = &args.batch {
        return run_lines(loaded, path);
    }
    let mut sources = Sources::default();
    let told = told(args, &mut sources);
    match told.and_then(|told| told.read().map(|(position, found)| (told.written, position, found))) {
        Ok((written, position, found)) => {
            output(loaded, args.format, &written, &position, &found).map(|()| Exit::Done)
        }
        Err(faults) => Ok(loaded.refuse(&sources, &faults)),
    }
}

/// The move the arguments tell.
fn told(args: &args::Read, sources: &mut Sources) -> Result<WrittenMove, Vec<Diagnostic>> {
    let position = args.position.as_ref().map(|fen| argument(sources, "--position", fen));
    let language = args.written_in.as_ref().map(|code| argument(sources, "--written-in", code));
    let history = args.history.as_deref().map(|path| history_file(sources, path)).transpose()?;
    Ok(WrittenMove { written: args.written.clone().unwrap_or_default(), position, language, history })
}

fn history_file(sources: &mut Sources, path: &Path) -> Result<Src<String>, Vec<Diagnostic>> {
    let id = read_into(sources, &PathBuf::from(path)).map_err(|fault| vec![fault])?;
    let text = sources.text(id).to_owned();
    let length = text.len();
    Ok(Src::new(text, Span::new(id, 0, length)))
}

/// A text of the command line as a source, so that faults can point into it.
fn argument(sources: &mut Sources, name: &str, text: &str) -> Src<String> {
    let id = sources.add(name, text);
    Src::new(text.to_owned(), Span::new(id, 0, text.len()))
}

fn output(
    loaded: &Loaded,
    format: Format,
    written: &str,
    position: &chess::Position,
    found: &chess::Reading,
) -> Result<(), Unprinted> {
    if format == Format::Json {
        return print(&format!("{:#}", reading_json(&loaded.words, position, written, found)));
    }
    print(&format.pages(&[reading(&loaded.words, position, written, found)]))
}

fn run_lines(loaded: &Loaded, path: &Path) -> Ended {
    let refuse = || refuse(&loaded.words, &[unreadable(path)]);
    let Ok(mut lines) = Lines::open(path) else { return Ok(refuse()) };
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut exit = Exit::Done;
    for number in 1.. {
        let line = match lines.next() {
            Ok(Line::Text(line)) if line.trim_ascii().is_empty() => continue,
            Ok(Line::Text(line)) => Some(line),
            Ok(Line::Endless) => None,
            Ok(Line::End) => break,
            Err(_) => {
                taken(&out.flush())?;
                return Ok(refuse());
            }
        };
        let answer = answer(loaded, line, number);
        if answer.get("errors").is_some() {
            exit = Exit::Faulty;
        }
        if taken(&writeln!(out, "{answer}"))? == Reader::Gone {
            return Ok(exit);
        }
    }
    taken(&out.flush())?;
    Ok(exit)
}

fn answer(loaded: &Loaded, line: Option<&[u8]>, number: usize) -> Json {
    let mut sources = Sources::default();
    let read =
        told_in_line(line, &mut sources).and_then(|told| told.read().map(|found| (told.written, found)));
    match read {
        Ok((written, (position, found))) => reading_json(&loaded.words, &position, &written, &found),
        Err(faults) => {
            let errors = faults_json(&loaded.words, Some(&loaded.library.rulebook), &sources, &faults);
            json!({"line": number, "errors": errors})
        }
    }
}

fn told_in_line(line: Option<&[u8]>, sources: &mut Sources) -> Result<WrittenMove, Vec<Diagnostic>> {
    let Some(line) = line.filter(|line| line.len() <= LARGEST_TEXT) else {
        return Err(vec![Diagnostic::anywhere(Code::FileTooLarge).with("limit", LARGEST_TEXT.to_string())]);
    };
    let text = decoded(line).map_err(|fault| vec![fault])?;
    let id = sources.add("<batch>", text);
    WrittenMove::from_told(&case_in(sources, id)?, id)
}
