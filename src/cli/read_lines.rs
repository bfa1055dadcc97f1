//! `plica read --batch FILE`: a line of JSON in, a line of JSON out, in order; a bad line becomes an error object.

use std::io::Write as _;
use std::path::Path;

use serde_json::{Value as Json, json};

use super::complain::complain;
use super::exit::Exit;
use super::files::Loaded;
use super::lines::{Line, Lines};
use super::out::{Ended, Reader, taken};
use crate::engine::decoded::decoded;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Sources;
use crate::engine::syntax::LARGEST_TEXT;
use crate::engine::written_move::WrittenMove;
use crate::service::case_in;
use crate::words::forms::reading_json;
use crate::words::pages::{faults_json, faults_text};

pub(super) fn run(loaded: &Loaded, path: &Path) -> Ended {
    let Ok(mut lines) = Lines::open(path) else { return Ok(unreadable(loaded, path)) };
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
                return Ok(unreadable(loaded, path));
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

fn unreadable(loaded: &Loaded, path: &Path) -> Exit {
    let fault = Diagnostic::anywhere(Code::FileUnreadable).with("path", path.display().to_string());
    complain(&faults_text(&loaded.words, None, &Sources::default(), &[fault]));
    Exit::Faulty
}

fn answer(loaded: &Loaded, line: Option<&[u8]>, number: usize) -> Json {
    let mut sources = Sources::default();
    let read = told(line, &mut sources).and_then(|told| told.read().map(|found| (told.written, found)));
    match read {
        Ok((written, (position, found))) => reading_json(&loaded.words, &position, &written, &found),
        Err(faults) => {
            let errors = faults_json(&loaded.words, Some(&loaded.library.rulebook), &sources, &faults);
            json!({"line": number, "errors": errors})
        }
    }
}

fn told(line: Option<&[u8]>, sources: &mut Sources) -> Result<WrittenMove, Vec<Diagnostic>> {
    let Some(line) = line.filter(|line| line.len() <= LARGEST_TEXT) else {
        return Err(vec![Diagnostic::anywhere(Code::FileTooLarge).with("limit", LARGEST_TEXT.to_string())]);
    };
    let text = decoded(line).map_err(|fault| vec![fault])?;
    let id = sources.add("<batch>", text);
    WrittenMove::from_told(&case_in(sources, id)?, id)
}
