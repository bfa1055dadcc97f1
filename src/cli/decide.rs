//! `plica decide CASE..`: rulings.

use std::path::{Path, PathBuf};

use serde_json::{Value as Json, json};

use super::args::{self, Format};
use super::files::{Loaded, read_into};
use super::log::Log;
use super::out::{Ended, Exit, Unprinted, print};
use crate::engine::decision::Score;
use crate::engine::decoded::decoded;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::model::day;
use crate::engine::source::Sources;
use crate::engine::syntax::{CaseFile, LARGEST_TEXT};
use crate::service::{Alternatives, Readings, Request, Ruling, Under, case_in, comparison};
use crate::words::reports::faults_json;

pub(super) fn run(loaded: &Loaded, args: &args::Decide) -> Ended {
    let mut objects = Vec::new();
    let mut log = Log::new(loaded, args.log.as_deref());
    let mut exit = Exit::Done;
    for path in &args.cases {
        let mut sources = loaded.library.sources.clone();
        match one(loaded, args, path, &mut sources) {
            Ok((case, rulings)) => {
                if rulings.iter().any(|ruling| !ruling.decision.is_decided()) && exit == Exit::Done {
                    exit = Exit::Undecided;
                }
                // The rulings are printed even where they cannot be logged.
                let records = || rulings.iter().map(|ruling| ruling.record(&case));
                if log.as_mut().is_some_and(|log| !log.add(records())) {
                    exit = Exit::Faulty;
                }
                output(args, &rulings, &mut objects)?;
            }
            Err(faults) => {
                exit = Exit::Faulty;
                refuse(loaded, args.format, &sources, &faults, &mut objects);
            }
        }
    }
    if args.format == Format::Json {
        let whole = if let [only] = &objects[..] { only.clone() } else { Json::Array(objects) };
        print(&format!("{whole:#}"))?;
    }
    Ok(exit)
}

/// The editions asked for, where options or a line of each case file name them, so that only these are loaded.
pub(super) fn editions_named(args: &args::Decide) -> Option<Vec<String>> {
    if !args.compare.is_empty() {
        return Some(args.compare.iter().map(|edition| edition.trim().to_owned()).collect());
    }
    match (&args.edition, &args.on) {
        (Some(edition), _) => Some(vec![edition.clone()]),
        (None, Some(_)) => None,
        (None, None) => args.cases.iter().map(|path| edition_line(path)).collect(),
    }
}

/// What a case file says on a line of its own: `edition: fide-2014`. What can be read only once is left alone.
fn edition_line(path: &Path) -> Option<String> {
    let about = std::fs::metadata(path).ok()?;
    let bytes = (about.is_file() && about.len() <= LARGEST_TEXT as u64).then(|| std::fs::read(path));
    let bytes = bytes?.ok()?;
    let text = decoded(&bytes).ok()?;
    let told = text.lines().find_map(|line| line.strip_prefix("edition:"))?;
    told.split_whitespace().next().map(str::to_owned)
}

/// A result as people write it.
fn score(written: &str) -> Option<Score> {
    match written.to_lowercase().as_str() {
        "draw" | "tablas" | "patta" | "1/2" => Some(Score::Draw),
        other => Score::ALL.into_iter().find(|score| score.as_str() == other),
    }
}

fn one<'a>(
    loaded: &'a Loaded,
    args: &args::Decide,
    path: &PathBuf,
    sources: &mut Sources,
) -> Result<(CaseFile, Vec<Ruling<'a>>), Vec<Diagnostic>> {
    let id = read_into(sources, path).map_err(|fault| vec![fault])?;
    let mut case = case_in(sources, id)?;
    let readings = Readings::chosen(&loaded.library.rulebook.vocabulary, &args.reading);
    readings.map_err(|fault| vec![fault])?.apply(&mut case);
    let compared: Vec<_> = args.compare.iter().map(|id| id.trim()).collect();
    let under = if compared.is_empty() {
        Under::One { edition: args.edition.as_deref(), on: args.on.as_deref() }
    } else {
        Under::Each(&compared)
    };
    let editions = loaded.service().editions(&case, under)?;
    let rulings = loaded.service().rule_under(&editions, &case, request(args)?)?;
    Ok((case, rulings))
}

fn request(args: &args::Decide) -> Result<Request, Vec<Diagnostic>> {
    let why_not = args.why_not.as_deref().map(|written| {
        let known = Score::ALL.map(Score::as_str).join(", ");
        let fault = Diagnostic::anywhere(Code::UnknownValue).with("name", written).with("known", known);
        score(written).ok_or_else(|| vec![fault])
    });
    Ok(Request {
        // They are for people: JSON does not hold them.
        alternatives: match args.format {
            Format::Json => Alternatives::None,
            Format::Text | Format::Md | Format::Html => Alternatives::OnAllCores,
        },
        outlook: true,
        explain: args.explain,
        case_names: true,
        what_would_change: args.what_would_change,
        why_not: why_not.transpose()?,
        began: args.on.as_deref().and_then(day),
    })
}

fn output(args: &args::Decide, rulings: &[Ruling], objects: &mut Vec<Json>) -> Result<(), Unprinted> {
    let comparing = !args.compare.is_empty();
    if args.format == Format::Json {
        let mut each: Vec<_> = rulings.iter().map(Ruling::json).collect();
        objects.extend(if comparing { Some(Json::Array(each)) } else { each.pop() });
        return Ok(());
    }
    // A form that can fold has everything on it.
    let report = if args.format == Format::Html { Ruling::whole_report } else { Ruling::report };
    let compared = comparing.then(|| comparison(rulings));
    let reports: Vec<_> = compared.into_iter().chain(rulings.iter().map(report)).collect();
    print(&args.format.pages(&reports))
}

fn refuse(
    loaded: &Loaded,
    format: Format,
    sources: &Sources,
    faults: &[Diagnostic],
    objects: &mut Vec<Json>,
) {
    if format == Format::Json {
        let rulebook = Some(&loaded.library.rulebook);
        objects.push(json!({"errors": faults_json(&loaded.words, rulebook, sources, faults)}));
    } else {
        loaded.refuse(sources, faults);
    }
}
