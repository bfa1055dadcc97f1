//! Whether everything stands where it belongs, before any edition is written out: dates, numbers, names of examples.

use std::collections::hash_map::Entry;

use jiff::civil::Date;
use rustc_hash::FxHashMap;

use super::edition_files::EditionFiles;
use super::values::day;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;
use crate::engine::syntax::{ArticleFile, EditionFile, Name};

/// Everything that stands in the wrong place.
pub(super) fn check(editions: &[EditionFiles], faults: &mut Vec<Diagnostic>) {
    periods(editions, faults);
    for article in editions.iter().flat_map(|edition| &edition.articles) {
        rules_elsewhere(article, faults);
        cases_told_twice(article, faults);
    }
}

/// The days from the first to the last on which an edition is in force.
struct Period<'a> {
    edition: &'a EditionFile,
    from: &'a Src<String>,
    first: Date,
    last: Date,
}

/// Dates that are none or stand the wrong way round, and days on which two editions of one authority are in force.
fn periods(editions: &[EditionFiles], faults: &mut Vec<Diagnostic>) {
    let mut known: Vec<Period> = Vec::new();
    for EditionFiles { edition, .. } in editions {
        let Some(period) = period(edition, faults) else { continue };
        let both = |other: &&Period| {
            let same = other.edition.authority.value == edition.authority.value;
            same && other.first <= period.last && period.first <= other.last
        };
        if let Some(other) = known.iter().find(both) {
            let fault = Diagnostic::at(Code::EditionsOverlap, period.from.span).and_at(other.from.span);
            let fault =
                fault.with("edition", &edition.edition.value).with("other", &other.edition.edition.value);
            faults.push(fault.with("authority", &edition.authority.value));
        }
        known.push(period);
    }
}

fn period<'a>(edition: &'a EditionFile, faults: &mut Vec<Diagnostic>) -> Option<Period<'a>> {
    let mut date = |written: &Src<String>| {
        let date = day(&written.value);
        if date.is_none() {
            let fault = Diagnostic::at(Code::EditionPeriod, written.span).with("found", &written.value);
            faults.push(fault.with("first", "none"));
        }
        date
    };
    let from = edition.from.as_ref()?;
    let first = date(from);
    let last = match &edition.to {
        Some(to) => date(to),
        None => Some(Date::MAX),
    };
    let (first, last) = (first?, last?);
    if let Some(to) = edition.to.as_ref().filter(|_| last < first) {
        let fault = Diagnostic::at(Code::EditionPeriod, to.span).and_at(from.span);
        faults.push(fault.with("found", &to.value).with("first", &from.value));
        return None;
    }
    Some(Period { edition, from, first, last })
}

/// Rules whose numbers are not under that of their article: a reference to the article would not reach them.
fn rules_elsewhere(article: &ArticleFile, faults: &mut Vec<Diagnostic>) {
    let number = &article.article;
    for rule in article.rules.iter().filter(|rule| !rule.rule.value.starts_with(&number.value)) {
        let fault = Diagnostic::at(Code::RulePlace, rule.rule.span).and_at(number.span);
        faults.push(fault.with("rule", &rule.rule.value).with("article", &number.value));
    }
}

/// Examples of one name: an edition that amends this one could restate only the first.
fn cases_told_twice(article: &ArticleFile, faults: &mut Vec<Diagnostic>) {
    let names: Vec<&Name> = article.examples.iter().map(|example| &example.case).collect();
    for (name, earlier) in twice(&names) {
        faults.push(
            Diagnostic::at(Code::DuplicateCase, name.span).and_at(earlier.span).with("case", &name.value),
        );
    }
}

/// Rules and articles of one number within an edition, written out.
pub(super) fn report_duplicates(files: &EditionFiles, faults: &mut Vec<Diagnostic>) {
    let rules = files.articles.iter().flat_map(|article| &article.rules).map(|entry| &entry.rule);
    let articles = files.articles.iter().map(|article| &article.article);
    for names in [rules.collect::<Vec<_>>(), articles.collect()] {
        for (name, earlier) in twice(&names) {
            let fault = Diagnostic::at(Code::DuplicateRule, name.span).with("name", &name.value);
            faults.push(fault.and_at(earlier.span));
        }
    }
}

/// Names that occur before, each with the first of them.
fn twice<'a>(names: &[&'a Name]) -> Vec<(&'a Name, &'a Name)> {
    let mut seen: FxHashMap<&str, &Name> = FxHashMap::default();
    let mut found = Vec::new();
    for name in names {
        match seen.entry(&name.value) {
            Entry::Occupied(earlier) => found.push((*name, *earlier.get())),
            Entry::Vacant(place) => {
                place.insert(name);
            }
        }
    }
    found
}
