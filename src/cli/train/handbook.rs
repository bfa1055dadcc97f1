//! `plica train handbook`: an edition as a book.

use super::args;
use super::output::{Form, deliver, refuse};
use crate::cli::files::Loaded;
use crate::cli::out::Ended;
use crate::cli::progress::Progress;
use crate::engine::analysis::{Compared, diff};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::facts::edition_named;
use crate::engine::model::Edition;
use crate::training::Illustrations;
use crate::training::pages::{Book, handbook};

pub(super) fn run(loaded: &Loaded, args: &args::Handbook) -> Ended {
    let path = args.output.output.as_ref();
    match made(loaded, args) {
        Err(fault) => Ok(refuse(loaded, fault)),
        Ok((book, Form::Html)) => deliver(loaded, path, book.html().as_bytes()),
        Ok((book, Form::Markdown)) => deliver(loaded, path, book.markdown().as_bytes()),
        Ok((book, Form::Text)) => deliver(loaded, path, book.text().as_bytes()),
    }
}

fn made(loaded: &Loaded, args: &args::Handbook) -> Result<(Book, Form), Diagnostic> {
    let form = args.output.form()?;
    let library = &loaded.library;
    let edition = edition_named(&library.rulebook, &args.edition, None)?;
    let mut progress = Progress::new(&loaded.words);
    let illustrations = Illustrations::of(library, edition, |done, of| {
        let (done, of) = (done.to_string(), of.to_string());
        progress.tell(|words| words.say("train-progress-examples", &[("done", &done), ("of", &of)]));
    });
    progress.begin(|words| words.say("train-progress-compared", &[]));
    let before = before(loaded, edition)
        .and_then(|before| diff([before, edition].map(|edition| Compared { library, edition })));
    progress.clear();
    Ok((handbook(&loaded.words, library, &illustrations, edition, before.as_ref()), form))
}

/// The edition before this one.
fn before<'a>(loaded: &'a Loaded, edition: &Edition) -> Option<&'a Edition> {
    let editions = &loaded.library.rulebook.editions;
    let place = editions.iter().position(|known| known.id == edition.id)?;
    editions.get(place.checked_sub(1)?)
}
