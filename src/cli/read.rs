//! `plica read TEXT --position FEN`: how a written move reads.

use super::args::{self, Format};
use super::files::{Loaded, read_into};
use super::{Exit, complain, print};
use crate::chess;
use crate::diagnostic::Diagnostic;
use crate::facts::{history_told, language_told, position_told};
use crate::render::{faults_text, markdown, page, reading, reading_json, text};
use crate::source::{Sources, Span, Src};

pub(super) fn run(loaded: &Loaded, args: &args::Read) -> Exit {
    let mut sources = Sources::default();
    match read(args, &mut sources) {
        Ok((position, found)) => {
            output(loaded, args, &position, &found);
            Exit::Done
        }
        Err(faults) => {
            complain(&faults_text(&loaded.words, Some(&loaded.library.rulebook), &sources, &faults));
            Exit::Faulty
        }
    }
}

fn read(
    args: &args::Read,
    sources: &mut Sources,
) -> Result<(chess::Position, chess::Reading), Vec<Diagnostic>> {
    let mut faults = Vec::new();
    let fen = argument(sources, "--position", &args.position);
    let language = args.written_in.as_ref().map(|code| argument(sources, "--written-in", code));
    let language = language_told(language.as_ref(), &mut faults);
    let history = match &args.history {
        Some(path) => {
            let id = read_into(sources, path).map_err(|fault| vec![fault])?;
            let text = sources.text(id).to_owned();
            Some(Src::new(text.clone(), Span::new(id, 0, text.len())))
        }
        None => None,
    };
    let position = position_told(Some(&fen), &mut faults);
    let Some(position) = position.filter(|_| faults.is_empty()) else { return Err(faults) };
    let history = history_told(history.as_ref(), &position, language, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    let written = chess::Written { text: &args.written, language, notation: None };
    let found = chess::read(&position, &written, history.as_ref());
    Ok((position, found))
}

/// A text of the command line as a source, so that faults can point into it.
fn argument(sources: &mut Sources, name: &str, text: &str) -> Src<String> {
    let id = sources.add(name, text);
    Src::new(text.to_owned(), Span::new(id, 0, text.len()))
}

fn output(loaded: &Loaded, args: &args::Read, position: &chess::Position, found: &chess::Reading) {
    if args.format == Format::Json {
        print(&format!("{:#}", reading_json(&loaded.words, position, &args.written, found)));
        return;
    }
    let report = reading(&loaded.words, position, &args.written, found);
    match args.format {
        Format::Html => print(&page(&[report])),
        Format::Md => print(&markdown(&report)),
        Format::Text | Format::Json => print(&text(&report)),
    }
}
