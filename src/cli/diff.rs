//! `plica diff FIRST SECOND`: what two editions rule differently.

use super::args::{self, Format};
use super::files::Loaded;
use super::{Exit, complain, print};
use crate::analysis::{Compared, diff};
use crate::facts::edition_named;
use crate::render::{Extent, differences, differences_json, faults_text, markdown, page, text};
use crate::source::Sources;

pub(super) fn run(loaded: &Loaded, args: &args::Diff) -> Exit {
    let edition = |name: &str| edition_named(&loaded.library.rulebook, name, None);
    let second = args.second.as_deref().unwrap_or("");
    let found = edition(&args.first).and_then(|first| Ok([first, edition(second)?]));
    let editions = match found {
        Ok(editions) => editions,
        Err(fault) => {
            let rulebook = Some(&loaded.library.rulebook);
            complain(&faults_text(&loaded.words, rulebook, &Sources::default(), &[fault]));
            return Exit::Faulty;
        }
    };
    let compared = editions.map(|edition| Compared { library: &loaded.library, edition });
    let Some(diff) = diff(compared) else { return Exit::Faulty };
    let report = |extent| differences([&loaded.words, &loaded.words], &diff, extent);
    let extent = if args.all { Extent::Every } else { Extent::Foremost };
    print(&match args.format {
        Format::Json => format!("{:#}", differences_json(&diff)),
        Format::Html => page(&[report(Extent::Every)]),
        Format::Md => markdown(&report(extent)),
        Format::Text => text(&report(extent)),
    });
    Exit::Done
}
