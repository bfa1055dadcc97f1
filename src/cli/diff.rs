//! `plica diff FIRST SECOND`: what two editions rule differently; `plica diff EDITION --rules DIR`: what a working copy
//! rules differently from the edition the program carries.

use super::args::{self, Common, ReportFormat};
use super::files::{Findings, Loaded, load_or_tell};
use super::out::{Ended, Exit, complain, print};
use crate::engine::analysis::{Compared, Diff, diff, diff_with_copy};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::facts::edition_named;
use crate::engine::library::{Faulty, Library};
use crate::engine::model::Edition;
use crate::engine::source::Sources;
use crate::words::formats::{differences_json, markdown, page, text, with_texts};
use crate::words::phrases::{Locale, Words};
use crate::words::reports::{Extent, differences, differences_found, says_otherwise};

pub(super) fn run(common: &Common, locale: Locale, args: &args::Diff) -> Ended {
    let loaded = match load_or_tell(common, locale, args.format.of_findings()) {
        Ok(loaded) => loaded,
        Err(ended) => return ended,
    };
    match &args.second {
        Some(second) => editions(&loaded, args, second),
        None if loaded.own_rules => with_embedded(&loaded, args),
        None => {
            complain(&loaded.words.say("diff-second-needed", &[("edition", &args.first)]));
            Ok(Exit::Usage)
        }
    }
}

fn editions(loaded: &Loaded, args: &args::Diff, second: &str) -> Ended {
    let named = |name: &str| compared(&loaded.library, name);
    match named(&args.first).and_then(|first| Ok([first, named(second)?])) {
        Ok(compared) => show(args, [&loaded.words, &loaded.words], diff(compared).as_ref()),
        Err(fault) => refuse(loaded, args, &Sources::default(), &[fault]),
    }
}

fn with_embedded(loaded: &Loaded, args: &args::Diff) -> Ended {
    let (embedded, copy, words) = match loaded.library.beside_embedded() {
        Ok(both) => both,
        Err(Faulty { sources, faults }) => return refuse(loaded, args, &sources, &faults),
    };
    let named = |library| compared(library, &args.first);
    match named(&embedded).and_then(|first| Ok([first, named(&copy)?])) {
        Ok(compared) => {
            let own = Words::embedded(loaded.words.locale());
            show(args, [&own, &loaded.words], diff_with_copy(compared, words).as_ref())
        }
        Err(fault) => refuse(loaded, args, &Sources::default(), &[fault]),
    }
}

fn compared<'a>(library: &'a Library, name: &str) -> Result<Compared<'a>, Diagnostic> {
    let edition: &Edition = edition_named(&library.rulebook, name, None)?;
    Ok(Compared { library, edition })
}

fn refuse(loaded: &Loaded, args: &args::Diff, sources: &Sources, faults: &[Diagnostic]) -> Ended {
    let Loaded { library, words, .. } = loaded;
    Findings { words, library: Some(library), sources, faults }.refuse(args.format.of_findings())
}

fn show(args: &args::Diff, words: [&Words; 2], diff: Option<&Diff>) -> Ended {
    let Some(diff) = diff else { return Ok(Exit::Faulty) };
    let report = |extent| differences(words, diff, extent);
    let extent = if args.all { Extent::Every } else { Extent::First };
    match args.format {
        ReportFormat::Json => print(&format!("{:#}", with_texts(differences_json(diff), words, diff))),
        ReportFormat::Html => print(&page(&[report(Extent::Every)])),
        ReportFormat::Md => print(&markdown(&report(extent))),
        ReportFormat::Text => print(&text(&report(extent))),
        ReportFormat::Sarif | ReportFormat::Github => {
            let library = diff.sides[1].library;
            let faults = &differences_found(words, diff);
            let findings =
                Findings { words: words[1], library: Some(library), sources: &library.sources, faults };
            findings.tell(args.format.of_findings())
        }
    }?;
    let differs = args.exit_code && (!diff.is_empty() || says_otherwise(words, diff));
    Ok(if differs { Exit::Undecided } else { Exit::Done })
}
