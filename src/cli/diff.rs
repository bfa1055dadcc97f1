//! `plica diff FIRST SECOND`: what two editions rule differently.

use super::args::{self, Format};
use super::files::Loaded;
use super::{Exit, complain, print};
use crate::analysis::diff;
use crate::diagnostic::{Code, Diagnostic};
use crate::model::Edition;
use crate::render::{differences, differences_json, faults_text, markdown, page, text};
use crate::source::Sources;

pub(super) fn run(loaded: &Loaded, args: &args::Diff) -> Exit {
    let found = edition(loaded, &args.first).and_then(|first| Ok((first, edition(loaded, &args.second)?)));
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

fn edition<'a>(loaded: &'a Loaded, name: &str) -> Result<&'a Edition, Diagnostic> {
    let rulebook = &loaded.library.rulebook;
    let known = || rulebook.editions.iter().map(|edition| edition.id.as_str());
    rulebook.edition(name).ok_or_else(|| {
        let fault = Diagnostic::anywhere(Code::UnknownEdition).with("name", name);
        fault.with("known", known().collect::<Vec<_>>().join(", ")).suggesting(name, known())
    })
}
