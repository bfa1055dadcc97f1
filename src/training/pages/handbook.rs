//! An edition -> a handbook: the way of a resumption, what the edition is, its articles one by one, what changed, its facts.

use std::collections::{BTreeMap, BTreeSet};

use super::book::Book;
use super::changes::Changes;
use super::chapter::Chapters;
use super::way::questions;
use crate::engine::analysis::Diff;
use crate::engine::library::Library;
use crate::engine::model::{Article, Edition, Vocabulary};
use crate::training::{Illustrations, fact_index, flow};
use crate::words::phrases::days::day_said;
use crate::words::phrases::phrases::Speaker;
use crate::words::phrases::sentences::capital;
use crate::words::phrases::words::{Words, id_of};
use crate::words::reports::footer::footer;
use crate::words::reports::report::{Block, INDEX, Item, Report, Section};

/// Puts a handbook together. `before` compares the edition with the one before it.
#[must_use]
pub(crate) fn handbook(
    words: &Words,
    library: &Library,
    illustrations: &Illustrations,
    edition: &Edition,
    before: Option<&Diff>,
) -> Book {
    let vocabulary = &library.rulebook.vocabulary;
    let handbook = Handbook { library, speaker: Speaker::in_general(words, vocabulary, edition) };
    let mut reports = vec![handbook.title()];
    reports.extend(handbook.way());
    reports.push(handbook.about());
    let chapters = Chapters { library, speaker: handbook.speaker, illustrations };
    // In the order in which an arbiter meets them.
    let mut articles: Vec<&Article> = edition.articles.iter().collect();
    let is_further = further_titles(library);
    let is_further = |article: &Article| is_further.contains(article.title.as_str());
    articles.sort_by_key(|article| (is_further(article), vocabulary.stage_of(&article.title)));
    let first = articles.iter().position(|article| is_further(article));
    let (adjourned, further) = articles.split_at(first.unwrap_or(articles.len()));
    reports.extend(adjourned.iter().map(|article| chapters.chapter(article)));
    reports.extend(chapters.further(further));
    reports.extend(before.map(|diff| Changes::new(words, diff).chapter()));
    reports.push(handbook.facts());
    Book { contents: words.say("handbook-contents", &[]), reports }
}

/// The titles of articles that are of no stage of an adjourned game and about which no exam asks, of the editions that have one.
fn further_titles(library: &Library) -> BTreeSet<&str> {
    let vocabulary = &library.rulebook.vocabulary;
    let mut titles = BTreeSet::new();
    let mut asked = BTreeSet::new();
    for edition in &library.rulebook.editions {
        let Some(exam) = &edition.exam else { continue };
        let rules = exam.topics.iter().flat_map(|topic| &topic.rules);
        asked.extend(rules.filter_map(|rule| Some(edition.article_of(*rule)?.title.as_str())));
        let of_no_stage = |title: &&str| vocabulary.stage_of(title) == vocabulary.stages().len();
        titles.extend(edition.articles.iter().map(|article| article.title.as_str()).filter(of_no_stage));
    }
    titles.difference(&asked).copied().collect()
}

struct Handbook<'a> {
    library: &'a Library,
    speaker: Speaker<'a>,
}

impl Handbook<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.speaker.words.say(id, args)
    }

    fn paragraphs(&self, ids: &[&str]) -> Vec<Block> {
        ids.iter().map(|id| Block::Paragraph(self.say(id, &[]))).collect()
    }

    fn page(&self, title: String, sections: Vec<Section>) -> Report {
        let language = self.speaker.words.locale().code().to_owned();
        Report { title, language, sections, ..Report::default() }
    }

    fn title(&self) -> Report {
        let opening = Section::new(String::new(), self.paragraphs(&["handbook-blurb"]));
        Report {
            subtitle: self.speaker.edition_name(),
            footer: footer(self.speaker.words, "ruling-footer", &self.library.digest(), &[]),
            ..self.page(self.say("handbook-title", &[]), vec![opening])
        }
    }

    /// What the edition is, and how the book is read.
    fn about(&self) -> Report {
        let edition = self.speaker.edition;
        let rules: BTreeSet<&str> = edition.rules.iter().map(|rule| rule.id.as_str()).collect();
        let (articles, rules) = (edition.articles.len().to_string(), rules.len().to_string());
        let counts = self.say("handbook-counts", &[("articles", &articles), ("rules", &rules)]);
        let mut blocks = vec![Block::Paragraph(self.period()), Block::Paragraph(counts)];
        let base = edition.amends.as_ref().and_then(|base| self.library.rulebook.edition(base));
        blocks.extend(base.map(|base| {
            let base = Speaker { edition: base, ..self.speaker }.edition_name();
            Block::Paragraph(self.say("handbook-amends", &[("edition", &base)]))
        }));
        if edition.partial {
            blocks.extend(self.paragraphs(&["handbook-partial"]));
        }
        let ids = ["norm", "relations", "reading", "example", "near-miss", "more", "normal", "sources"];
        let items = ids.map(|id| Item::plain(self.say(&format!("handbook-how-{id}"), &[])));
        let how = Section::new(self.say("handbook-how", &[]), vec![Block::Items(items.to_vec())]);
        self.page(self.say("handbook-about", &[]), vec![Section::new(String::new(), blocks), how])
    }

    fn period(&self) -> String {
        let edition = self.speaker.edition;
        match (edition.from, edition.to) {
            (Some(from), Some(to)) => self.say(
                "handbook-from-to",
                &[("from", &day_said(self.speaker.words, from)), ("to", &day_said(self.speaker.words, to))],
            ),
            (Some(from), None) => self.say("handbook-from", &[("from", &day_said(self.speaker.words, from))]),
            (None, _) => self.say("handbook-undated", &[]),
        }
    }

    /// The way of a resumption as questions.
    fn way(&self) -> Option<Report> {
        let flow = flow(self.speaker.edition);
        let steps = questions(&self.speaker, &flow);
        let mut sections = vec![Section::new(String::new(), self.paragraphs(&["handbook-flow-intro"]))];
        sections.extend(steps.into_iter().zip(1_usize..).map(|(items, step)| {
            let heading = self.say("handbook-flow-step", &[("step", &step.to_string())]);
            Section::new(heading, vec![Block::Items(items)])
        }));
        sections.push(Section::new(String::new(), self.paragraphs(&["handbook-flow-end"])));
        (!flow.is_empty()).then(|| self.page(self.say("handbook-flow", &[]), sections))
    }

    /// The index of the facts, in the order of the alphabet.
    fn facts(&self) -> Report {
        let edition = self.speaker.edition;
        let mut entries: BTreeMap<String, (Item, Vec<usize>)> = BTreeMap::new();
        for used in fact_index(self.speaker.vocabulary, edition) {
            let label = label(&self.speaker, self.speaker.vocabulary, used.fact);
            let entry = entries.entry(alphabetical(&label)).or_default();
            entry.0.text = capital(&label);
            entry.1.extend(used.articles);
        }
        let items = entries.into_values().map(|(mut item, mut places)| {
            places.sort_unstable();
            places.dedup();
            let articles: Vec<_> = places.iter().filter_map(|place| edition.articles.get(*place)).collect();
            let numbers: Vec<_> = articles.iter().map(|article| article.number.as_str()).collect();
            let cited = articles.iter().map(|one| self.speaker.article_cited(one, one.number.clone()));
            item.cited = cited.collect();
            item.citation = numbers.join(", ");
            item
        });
        let items = Block::Items(items.collect());
        let intro = Block::Paragraph(self.say("handbook-index-intro", &[]));
        self.page(
            self.say("handbook-index", &[]),
            vec![Section::new(String::new(), vec![intro, items]).named(INDEX)],
        )
    }
}

/// The short name of a fact; of a player's fact, whoever the player is.
fn label(speaker: &Speaker, vocabulary: &Vocabulary, fact: crate::engine::model::FactId) -> String {
    let declared = vocabulary.fact(fact);
    if declared.seat.is_none() || !declared.declared.starts_with("player.") {
        return speaker.label(fact);
    }
    let id = format!("fact-{}", id_of(&declared.declared));
    speaker.about("player", &[("value", ""), ("zero", "no")], |args| speaker.words.say(&id, args))
}

/// How words are sorted: without accents and capitals.
fn alphabetical(words: &str) -> String {
    let plain = |letter: char| match letter {
        'á' | 'à' => 'a',
        'é' | 'è' => 'e',
        'í' | 'ì' => 'i',
        'ó' | 'ò' => 'o',
        'ú' | 'ù' | 'ü' => 'u',
        letter => letter,
    };
    words.to_lowercase().chars().map(plain).collect()
}
