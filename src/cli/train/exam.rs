//! `plica train exam`: one quiz -> a file for each version, one for the key, and the key as a table for `plica train grade`.

use std::path::Path;

use super::{args, formats, kept, output, questions};
use crate::cli::exit::Exit;
use crate::cli::files::Loaded;
use crate::cli::out::{Ended, print};
use crate::cli::own;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::syntax::QuestionEntry;
use crate::training::Disputed;
use crate::training::pages::{exam_key, exam_key_csv, exam_paper, exam_versions};

pub(super) fn run(loaded: &Loaded, args: &args::Exam) -> Ended {
    let known = match kept::of(loaded, args.curation.as_deref()) {
        Ok(known) => known,
        Err(exit) => return Ok(exit),
    };
    let files = match files(loaded, args, &known) {
        Ok(files) => files,
        Err(fault) => return Ok(output::refuse(loaded, fault)),
    };
    let folder = args.output.parent().unwrap_or(Path::new(""));
    if let Err(fault) = own::write(folder, &files) {
        return Ok(output::refuse(loaded, fault));
    }
    let told = |(name, _): &(String, _)| {
        loaded.words.say("exam-written", &[("path", &folder.join(name).display().to_string())])
    };
    let told: Vec<_> = files.iter().map(told).collect();
    print(&told.join("\n")).map(|()| Exit::Done)
}

/// The files, by their names, with what is in them. Nothing is written before all of them are made.
fn files(
    loaded: &Loaded,
    args: &args::Exam,
    known: &[QuestionEntry],
) -> Result<Vec<(String, Vec<u8>)>, Diagnostic> {
    let ending = output::ending(&args.output)?;
    // A format that cannot be written is said before the questions are looked for.
    let form = output::Form::of(Some(&ending))?;
    let paper = questions::asked(loaded, &args.choice, Disputed::LeftOut, known, false)?.paper;
    let versions = exam_versions(&paper, args.versions);
    let mut files = Vec::new();
    for version in &versions {
        let pages = formats::pages(&[exam_paper(&loaded.words, version)], form);
        files.push((beside(&args.output, &version.letter.to_string(), &ending), pages));
    }
    let key = formats::pages(&[exam_key(&loaded.words, &paper, &versions)], form);
    files.push((beside(&args.output, "key", &ending), key));
    files.push((beside(&args.output, "key", "csv"), exam_key_csv(&versions).into_bytes()));
    Ok(files)
}

/// `exam.html` -> `exam-A.html`.
fn beside(path: &Path, mark: &str, ending: &str) -> String {
    let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    format!("{name}-{mark}.{ending}")
}
