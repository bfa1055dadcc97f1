//! `plica decide CASE..`: rulings.

use std::path::{Path, PathBuf};

use serde_json::{Value as Json, json};

use super::args;
use super::complain::complain;
use super::exit::Exit;
use super::files::{Loaded, read_into};
use super::formats::Format;
use super::log::Log;
use super::out::{Ended, Unprinted, print};
use super::readings;
use crate::engine::analysis::{Changes, Reach, Turns, turns_on_all_cores, what_would_change};
use crate::engine::cancel::Cancel;
use crate::engine::decision::{Decision, Score};
use crate::engine::decoded::decoded;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::{edition_for, edition_named};
use crate::engine::model::Edition;
use crate::engine::source::Sources;
use crate::engine::syntax;
use crate::engine::syntax::{CaseFile, LARGEST_TEXT};
use crate::words::formats::{add_considered, decision_json, markdown, page, text};
use crate::words::phrases::Speaker;
use crate::words::reports::{
    Report, add_what_if, case_names, comparison, considered, faults_json, faults_text, in_brief, record,
    ruling_with, what_if, why_not,
};

pub(super) fn run(loaded: &Loaded, args: &args::Decide) -> Ended {
    let mut objects = Vec::new();
    let mut log = Log::new(loaded, args);
    let mut exit = Exit::Done;
    for path in &args.cases {
        let mut sources = loaded.library.sources.clone();
        match one(loaded, args, path, &mut sources) {
            Ok((case, rulings)) => {
                if rulings.iter().any(|ruling| !ruling.decision.is_decided()) && exit == Exit::Done {
                    exit = Exit::Undecided;
                }
                if !logged(loaded, log.as_mut(), &case, &rulings) {
                    exit = Exit::Faulty;
                }
                output(loaded, args, &rulings, &mut objects)?;
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

/// The editions asked for, where that can be seen at a glance: nobody waits for the reading of the others.
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

type Rulings<'a> = Vec<Ruling<'a>>;

/// A ruling, and what was asked of it besides.
struct Ruling<'a> {
    speaker: Speaker<'a>,
    decision: Decision,
    explain: bool,
    turns: Turns,
    changes: Option<Changes>,
    why_not: Option<Score>,
}

impl Ruling<'_> {
    fn json(&self, digest: &str) -> Json {
        let mut object = decision_json(&self.speaker, &self.decision, digest);
        if self.explain {
            add_considered(&mut object, &self.speaker, &self.decision);
        }
        if let Some(changes) = &self.changes {
            add_what_if(&mut object, &self.speaker, changes);
        }
        object
    }

    /// The page; a form that can fold has everything on it.
    fn report(&self, digest: &str, format: Format) -> Report {
        let folds = self.explain || format == Format::Html;
        let report = self.whole(digest);
        if folds { report } else { in_brief(report, &self.speaker) }
    }

    fn whole(&self, digest: &str) -> Report {
        let (speaker, decision) = (&self.speaker, &self.decision);
        let mut report = ruling_with(speaker, decision, &self.turns, digest);
        if self.explain {
            let more = [case_names(speaker, decision), considered(speaker, decision)];
            report.sections.extend(more.into_iter().flatten());
        }
        report.sections.extend(self.why_not.map(|wanted| why_not(&self.speaker, &self.decision, wanted)));
        let changes = self.changes.iter().flat_map(|changes| what_if(&self.speaker, &self.decision, changes));
        report.sections.extend(changes);
        report
    }
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
) -> Result<(CaseFile, Rulings<'a>), Vec<Diagnostic>> {
    let id = read_into(sources, path).map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    let case = syntax::case(sources, id, &mut faults);
    let Some(mut case) = case.filter(|_| faults.is_empty()) else { return Err(faults) };
    let readings = readings::chosen(&loaded.library.rulebook.vocabulary, &args.reading);
    readings::read_so(&mut case, &readings.map_err(|fault| vec![fault])?);
    let editions = editions(loaded, args, &case)?;
    let rulings =
        editions.into_iter().map(|edition| rule(loaded, args, edition, &case)).collect::<Result<_, _>>()?;
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
    let named = args.compare.iter().map(|id| edition_named(rulebook, id.trim(), None));
    named.collect::<Result<_, _>>().map_err(|fault| vec![fault])
}

fn rule<'a>(
    loaded: &'a Loaded,
    args: &args::Decide,
    edition: &'a Edition,
    case: &CaseFile,
) -> Result<Ruling<'a>, Vec<Diagnostic>> {
    let wanted = args.why_not.as_deref().map(|written| {
        let known = Score::ALL.map(Score::as_str).join(", ");
        let fault = Diagnostic::anywhere(Code::UnknownValue).with("name", written).with("known", known);
        score(written).ok_or_else(|| vec![fault])
    });
    let wanted = wanted.transpose()?;
    let decision = loaded.library.decide(edition, case)?;
    let changes = (args.what_would_change || wanted.is_some()).then(|| {
        let (library, reach) = (&loaded.library, Reach::USUAL);
        let mut changes = what_would_change(library, edition, case, &decision, reach, &Cancel::NEVER);
        changes.found.retain(|score, _| wanted.is_none_or(|wanted| *score == wanted));
        changes
    });
    let speaker = Speaker::of(&loaded.words, &loaded.library, edition, &decision);
    let turns = if args.format == Format::Json {
        Turns::default()
    } else {
        turns_on_all_cores(&loaded.library, edition, case, &decision)
    };
    Ok(Ruling { speaker, decision, explain: args.explain, turns, changes, why_not: wanted })
}

/// Logs the rulings, if that is asked for; whoever waits for them gets them even where that fails.
fn logged(loaded: &Loaded, log: Option<&mut Log>, case: &CaseFile, rulings: &Rulings) -> bool {
    let Some(log) = log else { return true };
    let digest = loaded.library.digest();
    log.add(rulings.iter().map(|one| record(&one.speaker, case, &one.decision, &digest)))
}

fn output(
    loaded: &Loaded,
    args: &args::Decide,
    rulings: &Rulings,
    objects: &mut Vec<Json>,
) -> Result<(), Unprinted> {
    let digest = loaded.library.digest();
    if args.format == Format::Json {
        let mut each: Vec<_> = rulings.iter().map(|ruling| ruling.json(&digest)).collect();
        let comparing = !args.compare.is_empty();
        objects.extend(if comparing { Some(Json::Array(each)) } else { each.pop() });
        return Ok(());
    }
    let mut reports: Vec<_> = rulings.iter().map(|ruling| ruling.report(&digest, args.format)).collect();
    if !args.compare.is_empty() {
        let sides: Vec<_> = rulings.iter().map(|ruling| (ruling.speaker, &ruling.decision)).collect();
        reports.insert(0, comparison(&sides));
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
