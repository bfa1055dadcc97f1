//! `plica train review`: questions for a trainer to look through -> a file that he keeps; what is in it already stays as
//! he wrote it.

use std::path::Path;

use super::questions::{Asked, asked};
use super::{args, kept, output};
use crate::cli::exit::Exit;
use crate::cli::files::Loaded;
use crate::cli::out::{Ended, print};
use crate::engine::syntax::QuestionEntry;
use crate::training::Disputed;
use crate::training::pages::questions_file;

/// The line before the questions.
const HEAD: &str = "questions:";

/// How far plica moves a question in.
const INDENT: &str = "  ";

pub(super) fn run(loaded: &Loaded, args: &args::Review) -> Ended {
    let before = args.output.as_deref().filter(|path| path.exists());
    let file = match before.map(|path| kept::read(loaded, path)).transpose() {
        Ok(file) => file,
        Err(exit) => return Ok(exit),
    };
    let known = file.as_ref().map_or(&[][..], |file| file.questions.as_slice());
    let Asked { edition, questions, paper } = match asked(loaded, &args.choice, Disputed::Asked, known, true)
    {
        Ok(asked) => asked,
        Err(fault) => return Ok(output::refuse(loaded, fault)),
    };
    let added = questions_file(&loaded.words, &loaded.library, edition, &questions, &paper);
    let text = file.as_ref().map_or_else(|| whole(loaded, &added), |file| with(loaded, file, &added));
    let exit = output::deliver(loaded, args.output.as_ref(), text.as_bytes())?;
    if let (Exit::Done, Some(path)) = (exit, &args.output) {
        told(loaded, path, known, questions.len())?;
    }
    Ok(exit)
}

/// How many questions were added to how many.
fn told(loaded: &Loaded, path: &Path, known: &[QuestionEntry], added: usize) -> Ended {
    let (added, all) = (added.to_string(), (known.len() + added).to_string());
    let path = path.display().to_string();
    print(&loaded.words.say("review-questions-added", &[("count", &added), ("all", &all), ("path", &path)]))?;
    Ok(Exit::Done)
}

/// A new file.
fn whole(loaded: &Loaded, added: &str) -> String {
    let told = loaded.words.say("review-questions-head", &[]);
    let told: Vec<_> = told.lines().map(|line| format!("# {line}\n")).collect();
    format!("{}{HEAD}\n{added}", told.concat())
}

/// The file as it is, and what is added below in its own layout.
fn with(loaded: &Loaded, file: &kept::File, added: &str) -> String {
    if file.questions.is_empty() {
        return whole(loaded, added);
    }
    let first = file.text.lines().find(|line| line.trim_start().starts_with("- "));
    let indent = first.map_or(INDENT, |line| line.split('-').next().unwrap_or(INDENT));
    let moved = added.lines().map(|line| format!("{indent}{}\n", line.strip_prefix(INDENT).unwrap_or(line)));
    format!("{}\n{}", file.text.trim_end(), moved.collect::<String>())
}
