//! `plica coverage [ARTICLE]`: mutation testing of rules. Shows which examples exercise a rule, and which changes of the rule
//! (mutants) no example detects. `--write` adds examples that detect them, marked as not yet confirmed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Mutex;

use super::args::{self, Common, ReportFormat};
use super::files::{Findings, Loaded, read_or_tell};
use super::out::{Ended, Exit, Progress, complain, not_written, print, refuse, refuse_read};
use super::written;
use crate::engine::analysis::{Coverage, Proposal, RuleCoverage, coverage, unfulfilled};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::library::{Faulty, Library};
use crate::engine::model::{Edition, Rule};
use crate::engine::source::{Sources, Src};
use crate::engine::syntax::{Unformatted, formatted};
use crate::words::formats::{markdown, page, text};
use crate::words::phrases::{Locale, Words};
use crate::words::reports::{self, coverage_found, coverage_json, proposal_name};

pub(super) fn run(common: &Common, locale: Locale, args: &args::Coverage) -> Ended {
    let loaded = &match read_or_tell(common, locale, args.format.of_findings()) {
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
    if let Some(article) = wanted.filter(|_| editions.is_empty()) {
        complain(&loaded.words.say("coverage-no-rules", &[("article", article)]));
        return Ok(Exit::Faulty);
    }
    let chosen = |edition: &Edition, rule: &Rule| wanted.is_none_or(|wanted| concerns(edition, rule, wanted));
    let found = examined(&loaded.words, library, &editions, &chosen);
    if args.write {
        return write(loaded, &found);
    }
    let report = || reports::coverage(&loaded.words, library, &found, args.all || wanted.is_some());
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

/// What the examples show of the rules chosen; says how far it has come.
pub(super) fn examined<'a>(
    words: &Words,
    library: &'a Library,
    editions: &[&'a Edition],
    chosen: &(dyn Fn(&Edition, &Rule) -> bool + Sync),
) -> Vec<Coverage<'a>> {
    let progress = Mutex::new(Progress::new(words));
    let say = |done: usize, of: usize| {
        if let Ok(mut progress) = progress.lock() {
            progress.step("coverage-progress", done, of);
        }
    };
    let found = coverage(library, editions, chosen, &say);
    if let Ok(mut progress) = progress.lock() {
        progress.clear();
    }
    found
}

/// The editions asked about, those in which the article asked about says something itself; none where it only stands there.
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
    // An article without a rule of its own has nothing to be looked at.
    if found.is_empty() && !known.iter().any(|number| number == wanted) {
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

/// Examples by the name each gets in its file.
type Entries = BTreeMap<String, String>;

/// Adds the proposed examples to the articles; those that an edition taking them over rules on otherwise are left out.
fn write(loaded: &Loaded, found: &[Coverage]) -> Ended {
    let mut files = entries(loaded, found);
    let proposed: usize = files.values().map(BTreeMap::len).sum();
    let texts = loop {
        let texts = match longer(&loaded.library, &files) {
            Ok(texts) => texts,
            Err(path) => return Ok(unwritten(loaded, &path)),
        };
        let library = match with(&loaded.library, &texts) {
            Ok(library) => library,
            Err(faulty) => return Ok(refuse_read(&loaded.words, &faulty)),
        };
        let failing: BTreeSet<&str> =
            unfulfilled(&library).iter().map(|example| example.case.as_str()).collect();
        let before: usize = files.values().map(BTreeMap::len).sum();
        for entries in files.values_mut() {
            entries.retain(|name, _| !failing.contains(name.as_str()));
        }
        if files.values().map(BTreeMap::len).sum::<usize>() == before {
            break texts;
        }
    };
    for (path, text) in &texts {
        if written::replace(Path::new(path), text.as_bytes()).is_err() {
            return Ok(unwritten(loaded, path));
        }
        let count = files.get(path).map_or(0, BTreeMap::len).to_string();
        print(&loaded.words.say("coverage-written", &[("path", path), ("count", &count)]))?;
    }
    let left_out = proposed - files.values().map(BTreeMap::len).sum::<usize>();
    if left_out > 0 {
        print(&loaded.words.say("coverage-left-out", &[("count", &left_out.to_string())]))?;
    } else if proposed == 0 {
        print(&loaded.words.say("coverage-nothing-to-write", &[]))?;
    }
    Ok(Exit::Done)
}

fn unwritten(loaded: &Loaded, path: &str) -> Exit {
    refuse(&loaded.words, &[not_written(Path::new(path))])
}

/// The proposals by the path of their article; no name is that of another example.
fn entries(loaded: &Loaded, found: &[Coverage]) -> BTreeMap<String, Entries> {
    // `case` is the English title.
    let english = Words::from_files(Locale::En, &loaded.locales());
    let articles = loaded.library.rulebook.editions.iter().flat_map(|edition| &edition.articles);
    let mut names: BTreeSet<String> =
        articles.flat_map(|article| &article.examples).map(|example| example.case.clone()).collect();
    let mut known = BTreeSet::new();
    let mut files: BTreeMap<String, Entries> = BTreeMap::new();
    for edition in found {
        for rule in &edition.rules {
            let Some(source) = loaded.library.sources.get(rule.rule.span.source()) else { continue };
            for proposal in proposals(rule) {
                let told = told(proposal);
                if !known.insert((source.path.clone(), told.clone())) {
                    continue;
                }
                let name = name(&english, loaded, edition, proposal);
                let numbered = (2..).map(|number| format!("{name} ({number})"));
                let free = std::iter::once(name.clone()).chain(numbered).find(|name| !names.contains(name));
                let name = free.unwrap_or(name);
                names.insert(name.clone());
                let entry = format!("  - case: {}\n{told}", quoted(&name));
                files.entry(source.path.clone()).or_default().insert(name, entry);
            }
        }
    }
    files
}

fn proposals<'a>(rule: &'a RuleCoverage) -> impl Iterator<Item = &'a Proposal> {
    rule.survivors.iter().filter_map(|survivor| survivor.killing.as_ref())
}

/// What distinguishes an example; by the names of its facts where words are still to be written.
fn name(english: &Words, loaded: &Loaded, edition: &Coverage, proposal: &Proposal) -> String {
    let said = proposal_name(english, &loaded.library, edition, proposal);
    if !said.contains(['{', '}']) {
        return said;
    }
    let told = proposal.given.facts.iter();
    let told: Vec<_> = told.map(|one| format!("{} {}", one.fact.value, one.value.value)).collect();
    told.join("; ")
}

/// An example as an article file has it, without its name.
fn told(proposal: &Proposal) -> String {
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

/// The articles with these entries at the end of their examples.
///
/// # Errors
/// The path of one that cannot be read any more.
fn longer(library: &Library, files: &BTreeMap<String, Entries>) -> Result<BTreeMap<String, String>, String> {
    let filled = files.iter().filter(|(_, entries)| !entries.is_empty());
    filled
        .map(|(path, entries)| {
            let source = library.sources.all().find(|source| source.path == *path);
            let text = source.and_then(|source| appended(path, &source.text, entries));
            Ok((path.clone(), text.ok_or_else(|| path.clone())?))
        })
        .collect()
}

/// The rulebook with other texts of some of its files.
fn with(library: &Library, texts: &BTreeMap<String, String>) -> Result<Library, Faulty> {
    let files = library.sources.all().map(|source| {
        let text = texts.get(&source.path).map_or(&*source.text, String::as_str);
        (source.path.clone(), text.to_owned())
    });
    Library::from_files(files)
}

/// An article with entries at the end of its examples, in the layout of `plica fmt`.
fn appended(path: &str, text: &str, entries: &Entries) -> Option<String> {
    // Errors that people make stand behind the examples.
    let (before, behind) = text.find("\nmisconceptions:").map_or((text, ""), |at| text.split_at(at + 1));
    let mut longer = format!("{}\n", before.trim_end());
    if !text.lines().any(|line| line.trim_end() == "examples:") {
        longer.push_str("examples:\n");
    }
    longer.extend(entries.values().map(String::as_str));
    longer.push_str(behind);
    let mut sources = Sources::default();
    let id = sources.add(path.to_owned(), longer.clone());
    match formatted(&sources, id) {
        Ok(text) => Some(text),
        Err(Unformatted::Unsafe) => Some(longer),
        Err(Unformatted::Faulty(_)) => None,
    }
}
