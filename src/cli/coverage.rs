//! `plica coverage [ARTICLE]`: which examples exercise the rules, and which changes of a rule none of them would notice.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Mutex;

use super::args::{self, Common};
use super::complain::{complain, not_written};
use super::exit::Exit;
use super::files::Loaded;
use super::findings::{self, Findings};
use super::formats::ReportFormat;
use super::out::{Ended, print};
use super::progress::Progress;
use super::written;
use crate::engine::analysis::{Coverage, Proposal, RuleCoverage, coverage};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::model::{Edition, Rule};
use crate::engine::source::{Sources, Src};
use crate::engine::syntax::{Unformatted, formatted};
use crate::words::forms::{markdown, page, text};
use crate::words::pages;
use crate::words::pages::{coverage_found, coverage_json, faults_text, proposal_name};
use crate::words::speech::Locale;

pub(super) fn run(common: &Common, locale: Locale, args: &args::Coverage) -> Ended {
    let loaded = &match findings::read(common, locale, args.format.of_findings()) {
        Ok(loaded) => loaded,
        Err(ended) => return ended,
    };
    if args.write && !loaded.own_rules {
        complain(&loaded.words.say("coverage-write-where", &[]));
        return Ok(Exit::Usage);
    }
    let library = &loaded.library;
    let findings =
        |faults| Findings { words: &loaded.words, library: Some(library), sources: &library.sources, faults };
    let wanted = args.article.as_deref();
    let editions = match editions(loaded, args.edition.as_deref(), wanted) {
        Ok(editions) => editions,
        Err(fault) => return findings(&[fault]).refuse(args.format.of_findings()),
    };
    let progress = Mutex::new(Progress::new(&loaded.words));
    let say = |done: usize, of: usize| {
        if let Ok(mut progress) = progress.lock() {
            let (done, of) = (done.to_string(), of.to_string());
            progress.tell(|words| words.say("coverage-progress", &[("done", &done), ("of", &of)]));
        }
    };
    let chosen = |edition: &Edition, rule: &Rule| wanted.is_none_or(|wanted| concerns(edition, rule, wanted));
    let found = coverage(&loaded.library, &editions, &chosen, &say);
    if let Ok(mut progress) = progress.lock() {
        progress.clear();
    }
    if args.write {
        return write(loaded, &found);
    }
    let report = || pages::coverage(&loaded.words, library, &found, args.all || wanted.is_some());
    let told = match args.format {
        ReportFormat::Json => print(&format!("{:#}", coverage_json(&loaded.words, library, &found))),
        ReportFormat::Html => print(&page(&[report()])),
        ReportFormat::Md => print(&markdown(&report())),
        ReportFormat::Text => print(&text(&report())),
        ReportFormat::Sarif | ReportFormat::Github => {
            findings(&coverage_found(&loaded.words, library, &found)).tell(args.format.of_findings())
        }
    };
    told.map(|()| Exit::Done)
}

/// The editions asked about, those that have the article asked about.
fn editions<'a>(
    loaded: &'a Loaded,
    named: Option<&str>,
    wanted: Option<&str>,
) -> Result<Vec<&'a Edition>, Diagnostic> {
    let rulebook = &loaded.library.rulebook;
    let editions = match named {
        Some(name) => vec![edition_named(rulebook, name, None)?],
        None => rulebook.editions.iter().collect(),
    };
    let Some(wanted) = wanted else { return Ok(editions) };
    let own = |edition: &Edition| {
        edition.rules.iter().any(|rule| rule.words.edition == edition.id && concerns(edition, rule, wanted))
    };
    let known: Vec<_> =
        editions.iter().flat_map(|edition| &edition.articles).map(|one| one.number.clone()).collect();
    let found: Vec<_> = editions.into_iter().filter(|edition| own(edition)).collect();
    if found.is_empty() {
        let fault = Diagnostic::anywhere(Code::UnknownArticle).with("name", wanted).with("known", "");
        return Err(fault.suggesting(wanted, known.iter().map(String::as_str)));
    }
    Ok(found)
}

/// A rule is named by itself, its article's number or the article's concept.
fn concerns(edition: &Edition, rule: &Rule, wanted: &str) -> bool {
    let in_article = || {
        edition.articles.iter().any(|article| {
            let rules = edition.rules.get(article.rules.clone()).unwrap_or_default();
            (article.number == wanted || article.title == wanted)
                && rules.iter().any(|one| one.span == rule.span)
        })
    };
    rule.id == wanted || in_article()
}

/// Adds the proposed examples to the articles.
fn write(loaded: &Loaded, found: &[Coverage]) -> Ended {
    let mut files: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for edition in found {
        for rule in &edition.rules {
            let Some(source) = loaded.library.sources.get(rule.rule.span.source()) else { continue };
            let lines = files.entry(&source.path).or_default();
            for entry in proposals(rule).map(|proposal| entry(loaded, edition, proposal)) {
                if !lines.contains(&entry) {
                    lines.push(entry);
                }
            }
        }
    }
    let mut exit = Exit::Done;
    for (path, entries) in files.iter().filter(|(_, entries)| !entries.is_empty()) {
        if append(Path::new(path), entries).is_some() {
            let count = entries.len().to_string();
            print(&loaded.words.say("coverage-written", &[("path", path), ("count", &count)]))?;
        } else {
            exit = Exit::Faulty;
            let fault = not_written(Path::new(path));
            complain(&faults_text(&loaded.words, None, &Sources::default(), &[fault]));
        }
    }
    if files.values().all(Vec::is_empty) {
        print(&loaded.words.say("coverage-nothing-to-write", &[]))?;
    }
    Ok(exit)
}

fn proposals<'a>(rule: &'a RuleCoverage) -> impl Iterator<Item = &'a Proposal> {
    rule.survivors.iter().filter_map(|survivor| survivor.killing.as_ref())
}

/// An example as an article file has it.
fn entry(loaded: &Loaded, edition: &Coverage, proposal: &Proposal) -> String {
    let name = proposal_name(&loaded.words, &loaded.library, edition, proposal);
    let given =
        proposal.given.facts.iter().map(|one| format!("{}: {}", one.fact.value, quoted(&one.value.value)));
    let mut given: Vec<_> = given.collect();
    let list = |texts: &[Src<String>]| {
        let texts: Vec<_> = texts.iter().map(|text| quoted(&text.value)).collect();
        format!("[{}]", texts.join(", "))
    };
    if !proposal.given.about.is_empty() {
        given.push(format!("about: {}", list(&proposal.given.about)));
    }
    let expected = &proposal.expected;
    let mut ruling: Vec<_> =
        expected.result.iter().map(|result| format!("result: {}", quoted(&result.value))).collect();
    for (key, rules) in [("applies", &expected.applies), ("not", &expected.not)] {
        if !rules.is_empty() {
            ruling.push(format!("{key}: {}", list(rules)));
        }
    }
    let mut text = String::new();
    let _ = writeln!(text, "  - case: {}", quoted(&name));
    let _ = writeln!(text, "    given: {{{}}}", given.join(", "));
    let _ = writeln!(text, "    ruling: {{{}}}", ruling.join(", "));
    let _ = writeln!(text, "    confirm: yes");
    text
}

/// A text as YAML: in quotes unless it is plain beyond doubt.
fn quoted(text: &str) -> String {
    let plain = text.chars().all(|letter| letter.is_alphanumeric() || " -_./".contains(letter))
        && text.chars().any(char::is_alphabetic)
        && text.trim() == text
        && text.starts_with(char::is_alphanumeric);
    let score = matches!(text, "1-0" | "0-1" | "1/2-1/2" | "0-0");
    if plain || score { text.to_owned() } else { serde_json::Value::from(text).to_string() }
}

/// Adds entries at the end of an article's examples, in the layout of `plica fmt`. The file is replaced as a whole.
fn append(path: &Path, entries: &[String]) -> Option<()> {
    let text = std::fs::read_to_string(path).ok()?;
    // Errors that people make stand behind the examples.
    let (before, behind) = text.find("\nmisconceptions:").map_or((&*text, ""), |at| text.split_at(at + 1));
    let mut longer = format!("{}\n", before.trim_end());
    if !text.lines().any(|line| line.trim_end() == "examples:") {
        longer.push_str("examples:\n");
    }
    longer.extend(entries.iter().map(String::as_str));
    longer.push_str(behind);
    let mut sources = Sources::default();
    let id = sources.add(path.display().to_string(), longer.clone());
    let text = match formatted(&sources, id) {
        Ok(text) => text,
        Err(Unformatted::Unsafe) => longer,
        Err(Unformatted::Faulty(_)) => return None,
    };
    written::replace(path, text.as_bytes()).ok()
}
