//! `plica train course`: what changed from one edition to another, as slides.

use super::args;
use super::output::{Form, deliver, refuse};
use crate::cli::exit::Exit;
use crate::cli::files::Loaded;
use crate::cli::out::Ended;
use crate::cli::progress::Progress;
use crate::engine::analysis::{Compared, diff};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::facts::edition_named;
use crate::training::pages::{Slides, course};

pub(super) fn run(loaded: &Loaded, args: &args::Course) -> Ended {
    let path = args.output.output.as_ref();
    let (slides, form) = match made(loaded, args) {
        Ok(Some(made)) => made,
        // An edition without a program is none of the rulebook's.
        Ok(None) => return Ok(Exit::Faulty),
        Err(fault) => return Ok(refuse(loaded, fault)),
    };
    match form {
        Form::Html => deliver(loaded, path, slides.html().as_bytes()),
        Form::Markdown => deliver(loaded, path, slides.markdown().as_bytes()),
        Form::Text => deliver(loaded, path, slides.text().as_bytes()),
    }
}

fn made(loaded: &Loaded, args: &args::Course) -> Result<Option<(Slides, Form)>, Diagnostic> {
    let form = args.output.form()?;
    let library = &loaded.library;
    let edition = |name: &str| edition_named(&library.rulebook, name, None);
    let editions = [edition(&args.from)?, edition(&args.to)?];
    let mut progress = Progress::new(&loaded.words);
    progress.begin(|words| words.say("train-progress-compared", &[]));
    let Some(found) = diff(editions.map(|edition| Compared { library, edition })) else { return Ok(None) };
    let slides = course(&loaded.words, &found, |done, of| {
        let (done, of) = (done.to_string(), of.to_string());
        progress.tell(|words| words.say("train-progress-slides", &[("done", &done), ("of", &of)]));
    });
    progress.clear();
    Ok(Some((slides, form)))
}
