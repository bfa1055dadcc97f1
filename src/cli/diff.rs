//! `plica diff FIRST SECOND`: what two editions rule differently.

use super::args::{self, Format};
use super::files::Loaded;
use super::{Exit, complain, print};
use crate::analysis::diff;
use crate::facts::edition_named;
use crate::render::{differences, differences_json, faults_text, markdown, page, text};
use crate::source::Sources;

pub(super) fn run(loaded: &Loaded, args: &args::Diff) -> Exit {
    let edition = |name: &str| edition_named(&loaded.library.rulebook, name, None);
    let found = edition(&args.first).and_then(|first| Ok((first, edition(&args.second)?)));
    let (first, second) = match found {
        Ok(editions) => editions,
        Err(fault) => {
            let rulebook = Some(&loaded.library.rulebook);
            complain(&faults_text(&loaded.words, rulebook, &Sources::default(), &[fault]));
            return Exit::Faulty;
        }
    };
    let Some(diff) = diff(&loaded.library, first, second) else { return Exit::Faulty };
    let report = || differences(&loaded.words, &loaded.library, &diff);
    print(&match args.format {
        Format::Json => format!("{:#}", differences_json(&loaded.words, &loaded.library, &diff)),
        Format::Html => page(&[report()]),
        Format::Md => markdown(&report()),
        Format::Text => text(&report()),
    });
    Exit::Done
}
