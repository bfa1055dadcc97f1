//! Full-text search in the articles of all editions, grouped by topic.
//!
//! Searched is what the reader's language says. Matching is by prefix, ignoring case and accents, and ignores the endings
//! that change with number and gender: `retraso` finds `retrasos` and `retrasan`, `perdida` finds `perdido`. A number finds
//! its article and what is below it, written `E.10`, `e10` or `art. E.10`.

use std::collections::BTreeSet;

use super::report::{Block, Item, Report, Section};
use crate::engine::chess::unaccented;
use crate::engine::library::Library;
use crate::engine::model::{Article, Edition, Rule};
use crate::words::phrases::speaker::Speaker;
use crate::words::phrases::words::Words;

/// Norms of an article that are shown.
const NORMS: usize = 2;
/// The shortest stem: a longer word is searched without its ending.
const STEM: usize = 5;

/// One matter, and where editions treat it.
pub(crate) struct Found<'a> {
    /// A word stands in a title, and not only in a norm.
    named: bool,
    /// The concept's name in rule files.
    concept: &'a str,
    /// The articles, in the order of the editions.
    pub(crate) articles: Vec<(&'a Edition, &'a Article)>,
}

/// The matters that have every word; those named by the words first.
pub(crate) fn found<'a>(library: &'a Library, words: &Words, asked: &str) -> Vec<Found<'a>> {
    let stems = stems(asked);
    let mut matters: Vec<Found> = Vec::new();
    if stems.is_empty() {
        return matters;
    }
    for edition in &library.rulebook.editions {
        let speaker = Speaker::in_general(words, &library.rulebook.vocabulary, edition);
        for article in &edition.articles {
            let title = format!("{} {}", speaker.numbered(&article.number), speaker.title(article));
            let norms = own_norms(&speaker, article);
            let norms = norms.into_iter().map(|(rule, norm)| format!("{} {norm}", speaker.citation(rule)));
            if !has_all(&format!("{title} {}", norms.collect::<Vec<_>>().join(" ")), &stems) {
                continue;
            }
            let named = has_all(&title, &stems);
            match matters.iter_mut().find(|matter| matter.concept == article.title) {
                Some(matter) => {
                    matter.articles.push((edition, article));
                    matter.named |= named;
                }
                None => {
                    matters.push(Found {
                        named,
                        concept: &article.title,
                        articles: vec![(edition, article)],
                    });
                }
            }
        }
    }
    matters.sort_by_key(|matter| !matter.named);
    matters
}

/// What is found as a page.
#[must_use]
pub(crate) fn search(library: &Library, words: &Words, asked: &str) -> Report {
    let asked = asked.trim();
    let stems = stems(asked);
    let matters = found(library, words, asked);
    let count = matters.len().to_string();
    let sections = matters.iter().map(|matter| {
        let speaker = |edition| Speaker::in_general(words, &library.rulebook.vocabulary, edition);
        let items =
            matter.articles.iter().map(|&(edition, article)| item(&speaker(edition), article, &stems));
        // The newest edition names the matter.
        let heading = matter.articles.last().map(|&(edition, article)| speaker(edition).title(article));
        Section::new(heading.unwrap_or_default(), vec![Block::Items(items.collect())]).named("law-found")
    });
    Report {
        subtitle: words
            .say(if matters.is_empty() { "law-nothing-found" } else { "law-found" }, &[("count", &count)]),
        ..Report::new(words, words.say("law-search-title", &[("words", asked)]), sections.collect())
    }
}

/// An article with the norms that have one of the words, or its first ones where only the title has them.
fn item(speaker: &Speaker, article: &Article, stems: &BTreeSet<String>) -> Item {
    let text = speaker.cited_letter(&article.number);
    let norms = own_norms(speaker, article);
    let (having, rest): (Vec<_>, Vec<_>) = norms.into_iter().partition(|(rule, norm)| {
        let read = format!("{} {norm}", speaker.numbered(&rule.cite));
        let read = words_in(&read);
        stems.iter().any(|stem| has(&read, stem))
    });
    let notes = having.into_iter().chain(rest).take(NORMS).map(|(_, norm)| norm).collect();
    Item { cited: vec![speaker.article_cited(article, text.clone())], text, notes, ..Item::default() }
}

/// The norms of an article, each once.
fn own_norms<'a>(speaker: &'a Speaker, article: &Article) -> Vec<(&'a Rule, String)> {
    let rules = speaker.edition.rules.get(article.rules.clone()).unwrap_or_default();
    let mut norms: Vec<(&Rule, String)> = Vec::new();
    for rule in rules {
        if !norms.iter().any(|(known, _)| known.id == rule.id) {
            norms.push((rule, speaker.norm(rule)));
        }
    }
    norms
}

/// The words asked for, plain and without their endings, each once.
fn stems(asked: &str) -> BTreeSet<String> {
    let mut stems: BTreeSet<String> = words_in(asked).into_iter().map(stem).collect();
    if stems.iter().any(|stem| is_number(stem)) {
        stems.retain(|stem| !ARTICLE.contains(&stem.as_str()));
    }
    stems
}

/// What stands before the number of an article.
const ARTICLE: [&str; 4] = ["art", "articul", "articol", "articl"];

/// Whether a word is a number, of an article or any other.
fn is_number(word: &str) -> bool {
    let figures = word.trim_start_matches(|sign: char| sign.is_ascii_alphabetic());
    word.len() - figures.len() <= 1 && figures.starts_with(|sign: char| sign.is_ascii_digit())
}

fn stem(word: String) -> String {
    let short = word.trim_end_matches('s').trim_end_matches(['a', 'e', 'i', 'o']);
    let long_enough = short.chars().count() >= STEM && !word.contains(|sign: char| sign.is_ascii_digit());
    if long_enough { short.to_owned() } else { word }
}

fn has_all(text: &str, stems: &BTreeSet<String>) -> bool {
    let words = words_in(text);
    stems.iter().all(|stem| has(&words, stem))
}

/// Whether one of the words begins so. A number ends where it ends: `e1` is not the beginning of `e10`, but of `e1.a`.
fn has(words: &[String], stem: &str) -> bool {
    words.iter().any(|word| {
        let rest = word.strip_prefix(stem);
        rest.is_some_and(|rest| !is_number(stem) || !rest.starts_with(|sign: char| sign.is_ascii_digit()))
    })
}

/// Words and numbers of articles, plain: `e.10` is one, and the same as `e10`.
fn words_in(text: &str) -> Vec<String> {
    let plain = plain(text);
    let words = plain.split(|sign: char| !sign.is_alphanumeric() && sign != '.');
    let read = words.map(|word| word.trim_matches('.')).filter(|word| !word.is_empty()).map(|word| {
        let joined = word.split_once('.').filter(|(letter, _)| letter.len() == 1);
        let joined = joined.filter(|(letter, _)| letter.starts_with(|sign: char| sign.is_ascii_alphabetic()));
        joined.map_or_else(|| word.to_owned(), |(letter, rest)| format!("{letter}{rest}"))
    });
    read.collect()
}

/// A text in small letters without accents.
fn plain(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).map(unaccented).filter(|sign| !is_mark(*sign)).collect()
}

/// A combining accent (decomposed Unicode), as some keyboards write it.
const fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36f}')
}

#[cfg(test)]
mod tests {
    use super::{has_all, stems};

    #[test]
    fn words_are_found_by_their_beginning_unaccenteds_and_endings() {
        for (asked, text, found) in [
            ("RETRASO", "Los retrasos del rival", true),
            ("retraso", "El jugador que se retrasa", true),
            ("anotación", "anotacion defectuosa", true),
            ("anotacion", "La anotación es ilegal", true),
            ("anotacio\u{301}n", "La anotación es ilegal", true),
            ("ritardo", "Chi ritarda perde", true),
            ("late", "Lateness at the resumption", true),
            ("late", "the translated text", false),
            ("E.10", "E.10 lateness", true),
            ("e.1", "E.10 lateness", false),
            ("e10", "E.10 lateness", true),
            ("art. E.10", "E.10 lateness", true),
            ("artículo 17", "17.2 retraso", true),
            ("e.8", "FIDE 2014, art. E.8.a", true),
            ("e.8.a", "FIDE 2014, art. E.8", false),
            ("A8", "A8 sobre", true),
            ("articulo", "Lo que dice este artículo", true),
            ("e.10", "E.1 sealing", false),
            ("sobre perdido", "El sobre perdida", true),
            ("sobre perdido", "El sobre", false),
        ] {
            assert_eq!(has_all(text, &stems(asked)), found, "{asked}: {text}");
        }
    }

    #[test]
    fn every_word_counts_however_many_are_asked_for() {
        let text = "Los retrasos del rival";
        let many = "retraso ".repeat(100);
        assert!(has_all(text, &stems(&many)));
        assert!(!has_all(text, &stems(&format!("{many} sobre"))), "the last word is looked for too");
    }
}
