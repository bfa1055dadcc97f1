//! `plica read TEXT --position FEN`: how a written move reads; `--batch FILE`: one reading a line.

use std::path::{Path, PathBuf};

use super::args;
use super::complain::complain;
use super::exit::Exit;
use super::files::{Loaded, read_into};
use super::formats::Format;
use super::out::{Ended, Unprinted, print};
use super::read_lines;
use crate::engine::chess;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::source::{Sources, Span, Src};
use crate::engine::written_move::WrittenMove;
use crate::words::formats::{markdown, page, reading_json, text};
use crate::words::reports::{faults_text, reading};

pub(super) fn run(loaded: &Loaded, args: &args::Read) -> Ended {
    if let Some(path) = &args.batch {
        return read_lines::run(loaded, path);
    }
    let mut sources = Sources::default();
    let told = told(args, &mut sources);
    match told.and_then(|told| told.read().map(|(position, found)| (told.written, position, found))) {
        Ok((written, position, found)) => {
            output(loaded, args.format, &written, &position, &found).map(|()| Exit::Done)
        }
        Err(faults) => {
            complain(&faults_text(&loaded.words, Some(&loaded.library.rulebook), &sources, &faults));
            Ok(Exit::Faulty)
        }
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
    let report = reading(&loaded.words, position, written, found);
    match format {
        Format::Html => print(&page(&[report])),
        Format::Md => print(&markdown(&report)),
        Format::Text | Format::Json => print(&text(&report)),
    }
}
