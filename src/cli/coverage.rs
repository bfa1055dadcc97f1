//! `plica coverage [ARTICLE]`: which examples exercise the rules, and which changes of a rule none of them would notice.

use std::sync::Mutex;

use super::args::{self, Common};
use super::complain::complain;
use super::coverage_written::write;
use super::exit::Exit;
use super::files::Loaded;
use super::findings::{self, Findings};
use super::formats::ReportFormat;
use super::out::{Ended, print};
use super::progress::Progress;
use crate::engine::analysis::coverage;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::model::{Edition, Rule};
use crate::words::formats::{markdown, page, text};
use crate::words::phrases::Locale;
use crate::words::reports;
use crate::words::reports::{coverage_found, coverage_json};

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
    if let Some(article) = wanted.filter(|_| editions.is_empty()) {
        complain(&loaded.words.say("coverage-no-rules", &[("article", article)]));
        return Ok(Exit::Faulty);
    }
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
