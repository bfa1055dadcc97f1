//! `plica explain CODE`: what a message means, with a faulty and a mended example.

use super::args;
use super::complain::refuse;
use super::exit::Exit;
use super::formats::Format;
use super::out::{Ended, print};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::words::formats::{markdown, page, text};
use crate::words::phrases::Words;
use crate::words::reports::{explained, explanations};

pub(super) fn run(words: &Words, args: &args::Explain) -> Ended {
    let report = match &args.code {
        None => explanations(words),
        Some(name) => {
            let Some(code) = Code::ALL.into_iter().find(|code| code.as_str() == *name) else {
                let known: Vec<_> = Code::ALL.into_iter().map(Code::as_str).collect();
                let fault = Diagnostic::anywhere(Code::UnknownCode).with("name", name);
                let fault = fault.suggesting(name, known.iter().map(String::as_str));
                return Ok(refuse(words, &[fault]));
            };
            explained(words, code)
        }
    };
    print(&match args.format {
        Format::Html => page(&[report]),
        Format::Md => markdown(&report),
        Format::Text | Format::Json => text(&report),
    })?;
    Ok(Exit::Done)
}
