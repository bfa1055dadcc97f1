//! `plica decide CASE..`: rulings.

use std::path::PathBuf;

use serde_json::{Value as Json, json};

use super::args::{self, Format};
use super::files::{Loaded, read_into};
use super::{Exit, complain, log, print};
use crate::decision::Decision;
use crate::diagnostic::{Code, Diagnostic};
use crate::facts::edition_for;
use crate::model::Edition;
use crate::render::{
    Speaker, comparison, decision_json, faults_json, faults_text, markdown, page, record, ruling, text,
};
use crate::source::Sources;
use crate::syntax::{self, CaseFile};

pub(super) fn run(loaded: &Loaded, args: &args::Decide) -> Exit {
    let mut objects = Vec::new();
    let mut exit = Exit::Done;
    for path in &args.cases {
        let mut sources = loaded.library.sources.clone();
        match one(loaded, args, path, &mut sources) {
            Ok((case, rulings)) => {
                if rulings.iter().any(|(_, decision)| !decision.is_decided()) && exit == Exit::Done {
                    exit = Exit::Undecided;
                }
                if !logged(loaded, args, &case, &rulings) {
                    exit = Exit::Faulty;
                }
                output(loaded, args, &rulings, &mut objects);
            }
            Err(faults) => {
                exit = Exit::Faulty;
                refuse(loaded, args.format, &sources, &faults, &mut objects);
            }
        }
    }
    if args.format == Format::Json {
        let whole = if let [only] = &objects[..] { only.clone() } else { Json::Array(objects) };
        print(&format!("{whole:#}"));
    }
    exit
}

type Rulings<'a> = Vec<(Speaker<'a>, Decision)>;

fn one<'a>(
    loaded: &'a Loaded,
    args: &args::Decide,
    path: &PathBuf,
    sources: &mut Sources,
) -> Result<(CaseFile, Rulings<'a>), Vec<Diagnostic>> {
    let id = read_into(sources, path).map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    let case = syntax::case(sources, id, &mut faults);
    let Some(case) = case.filter(|_| faults.is_empty()) else { return Err(faults) };
    let editions = editions(loaded, args, &case)?;
    let rulings =
        editions.into_iter().map(|edition| rule(loaded, edition, &case)).collect::<Result<_, _>>()?;
    Ok((case, rulings))
}

fn editions<'a>(
    loaded: &'a Loaded,
    args: &args::Decide,
    case: &CaseFile,
) -> Result<Vec<&'a Edition>, Vec<Diagnostic>> {
    let rulebook = &loaded.library.rulebook;
    if args.compare.is_empty() {
        let edition = edition_for(rulebook, case, args.edition.as_deref(), args.on.as_deref());
        return edition.map(|edition| vec![edition]).map_err(|fault| vec![fault]);
    }
    let named = args.compare.iter().map(|id| edition_for(rulebook, case, Some(id.trim()), None));
    named.collect::<Result<_, _>>().map_err(|fault| vec![fault])
}

fn rule<'a>(
    loaded: &'a Loaded,
    edition: &'a Edition,
    case: &CaseFile,
) -> Result<(Speaker<'a>, Decision), Vec<Diagnostic>> {
    let decision = loaded.library.decide(edition, case)?;
    Ok((Speaker::of(&loaded.words, &loaded.library, edition, &decision), decision))
}

/// Logs the rulings, if that is asked for; whoever waits for them gets them even where that fails.
fn logged(loaded: &Loaded, args: &args::Decide, case: &CaseFile, rulings: &Rulings) -> bool {
    let Some(path) = &args.log else { return true };
    let digest = loaded.library.digest();
    let written = rulings
        .iter()
        .try_for_each(|(speaker, decision)| log::append(path, &record(speaker, case, decision, &digest)));
    if written.is_err() {
        let fault = Diagnostic::anywhere(Code::FileUnwritable).with("path", path.display().to_string());
        complain(&faults_text(&loaded.words, None, &Sources::default(), &[fault]));
    }
    written.is_ok()
}

fn output(loaded: &Loaded, args: &args::Decide, rulings: &Rulings, objects: &mut Vec<Json>) {
    let digest = loaded.library.digest();
    if args.format == Format::Json {
        let mut each: Vec<_> =
            rulings.iter().map(|(speaker, decision)| decision_json(speaker, decision, &digest)).collect();
        let comparing = !args.compare.is_empty();
        objects.extend(if comparing { Some(Json::Array(each)) } else { each.pop() });
        return;
    }
    let mut reports: Vec<_> =
        rulings.iter().map(|(speaker, decision)| ruling(speaker, decision, &digest)).collect();
    if !args.compare.is_empty() {
        reports.insert(0, comparison(rulings));
    }
    match args.format {
        Format::Html => print(&page(&reports)),
        Format::Md => print(&reports.iter().map(markdown).collect::<Vec<_>>().join("\n")),
        Format::Text | Format::Json => print(&reports.iter().map(text).collect::<Vec<_>>().join("\n")),
    }
}

fn refuse(
    loaded: &Loaded,
    format: Format,
    sources: &Sources,
    faults: &[Diagnostic],
    objects: &mut Vec<Json>,
) {
    let rulebook = Some(&loaded.library.rulebook);
    if format == Format::Json {
        objects.push(json!({"errors": faults_json(&loaded.words, rulebook, sources, faults)}));
    } else {
        complain(&faults_text(&loaded.words, rulebook, sources, faults));
    }
}
