//! `plica diff FIRST SECOND`: what two editions rule differently; `plica diff EDITION --rules DIR`: what a working copy
//! rules differently from the edition the program carries.

use super::args::{self, Format};
use super::complain::complain;
use super::exit::Exit;
use super::files::Loaded;
use super::out::{Ended, print};
use crate::engine::analysis::{Compared, Diff, diff, diff_with_copy};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::facts::edition_named;
use crate::engine::library::{Faulty, Library};
use crate::engine::source::Sources;
use crate::words::forms::{differences_json, markdown, page, text};
use crate::words::pages::{Extent, differences, faults_text};
use crate::words::speech::Words;

pub(super) fn run(loaded: &Loaded, args: &args::Diff) -> Ended {
    match &args.second {
        Some(second) => editions(loaded, args, second),
        None if loaded.own_rules => with_embedded(loaded, args),
        None => {
            complain(&loaded.words.say("diff-second-needed", &[("edition", &args.first)]));
            Ok(Exit::Usage)
        }
    }
}

fn editions(loaded: &Loaded, args: &args::Diff, second: &str) -> Ended {
    let edition = |name: &str| edition_named(&loaded.library.rulebook, name, None);
    let found = edition(&args.first).and_then(|first| Ok([first, edition(second)?]));
    match found {
        Ok(editions) => {
            let compared = editions.map(|edition| Compared { library: &loaded.library, edition });
            show(args, [&loaded.words, &loaded.words], diff(compared).as_ref())
        }
        Err(fault) => Ok(refuse(loaded, &Sources::default(), &[fault])),
    }
}

fn with_embedded(loaded: &Loaded, args: &args::Diff) -> Ended {
    let (embedded, copy, words) = match loaded.library.beside_embedded() {
        Ok(both) => both,
        Err(Faulty { sources, faults }) => return Ok(refuse(loaded, &sources, &faults)),
    };
    let named = |library| Ok(Compared { library, edition: edition_of(library, &args.first)? });
    let compared = named(&embedded).and_then(|first| Ok([first, named(&copy)?]));
    match compared {
        Ok(compared) => {
            let own = Words::embedded(loaded.words.locale());
            show(args, [&own, &loaded.words], diff_with_copy(compared, words).as_ref())
        }
        Err(fault) => Ok(refuse(loaded, &Sources::default(), &[fault])),
    }
}

fn edition_of<'a>(library: &'a Library, name: &str) -> Result<&'a crate::engine::model::Edition, Diagnostic> {
    edition_named(&library.rulebook, name, None)
}

fn refuse(loaded: &Loaded, sources: &Sources, faults: &[Diagnostic]) -> Exit {
    complain(&faults_text(&loaded.words, Some(&loaded.library.rulebook), sources, faults));
    Exit::Faulty
}

fn show(args: &args::Diff, words: [&Words; 2], diff: Option<&Diff>) -> Ended {
    let Some(diff) = diff else { return Ok(Exit::Faulty) };
    let report = |extent| differences(words, diff, extent);
    let extent = if args.all { Extent::Every } else { Extent::First };
    print(&match args.format {
        Format::Json => format!("{:#}", differences_json(diff)),
        Format::Html => page(&[report(Extent::Every)]),
        Format::Md => markdown(&report(extent)),
        Format::Text => text(&report(extent)),
    })?;
    let differs = !diff.is_empty();
    Ok(if args.exit_code && differs { Exit::Undecided } else { Exit::Done })
}
