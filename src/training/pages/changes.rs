//! How an edition differs from the one before it: a table of what is taught first, then what is new and what is gone.

use crate::engine::analysis::{Diff, OneSided};
use crate::engine::model::{Outcome, RuleIndex};
use crate::training::{Lesson, lessons};
use crate::words::phrases::phrases::Speaker;
use crate::words::phrases::sentences::capital;
use crate::words::phrases::words::Words;
use crate::words::reports::differences::{Extent, Page};
use crate::words::reports::report::{Block, Item, Report, Section};

/// A comparison for people who learn.
pub(super) struct Changes<'a> {
    pub(super) page: Page<'a>,
    /// What is taught of it.
    pub(super) lessons: Vec<Lesson<'a>>,
}

impl<'a> Changes<'a> {
    pub(super) fn new(words: &'a Words, diff: &'a Diff<'a>) -> Self {
        let page = Page::new([words, words], diff, Extent::Foremost);
        Self { page, lessons: lessons(diff.sides) }
    }

    /// The chapter about the changes.
    pub(super) fn chapter(&self) -> Report {
        let [first, second] = [0, 1].map(|side| self.page.name(side));
        let say = |id: &str| self.page.say(id, &[("first", &first), ("second", &second)]);
        let mut sections =
            vec![Section::new(String::new(), vec![Block::Paragraph(say("handbook-changes-intro"))])];
        if !self.lessons.is_empty() {
            let headings = vec![say("handbook-change"), first.clone(), second.clone()];
            let rows = self.lessons.iter().map(|lesson| self.row(lesson)).collect();
            let table = vec![Block::Paragraph(say("handbook-results-intro")), Block::Table(headings, rows)];
            sections.push(Section::new(say("handbook-results"), table));
        }
        for (side, id) in [(1, "handbook-new"), (0, "handbook-gone")] {
            let items = self.only(side);
            if !items.is_empty() {
                sections.push(Section::new(say(id), vec![Block::Items(items)]));
            }
        }
        Report {
            title: say("handbook-changes"),
            subtitle: String::new(),
            language: self.page.words[1].locale().code().to_owned(),
            sections,
            footer: String::new(),
        }
    }

    fn row(&self, lesson: &Lesson) -> Vec<String> {
        let [before, now] = self.norms(lesson);
        let topic = self.topic(lesson);
        let topic = match self.results(lesson) {
            Some(results) => format!("{topic}. {results}"),
            None => topic,
        };
        vec![topic, before, now]
    }

    /// What a lesson is about: the title of the later edition, where it has one.
    pub(super) fn topic(&self, lesson: &Lesson) -> String {
        let titled = [1, 0].into_iter().find_map(|side| {
            let speaker = self.page.speaker(side);
            let article = speaker.edition.articles.iter().find(|article| article.title == lesson.topic)?;
            Some(speaker.title(article))
        });
        titled.unwrap_or_default()
    }

    /// The two results with an arrow between them, where they differ.
    pub(super) fn results(&self, lesson: &Lesson) -> Option<String> {
        let [before, now] = lesson.outcomes()?;
        let said = |side: usize, outcome: Option<Outcome>| match outcome {
            Some(outcome) => {
                let sealer = lesson.decisions.get(side).and_then(|decision| decision.sealer);
                let speaker = Speaker { sealer, ..self.page.speaker(side) };
                speaker.outcome(outcome).trim_end_matches('.').to_owned()
            }
            None => capital(&self.page.say("handbook-unregulated", &[])),
        };
        Some(format!("{} → {}", said(0, before), said(1, now)))
    }

    /// What each edition says where it makes the difference: its norm, and where that stands.
    pub(super) fn norms(&self, lesson: &Lesson) -> [String; 2] {
        [0, 1].map(|side| match lesson.rules.get(side).copied().flatten() {
            Some(rule) => self.norm(side, rule),
            None => format!("{}.", capital(&self.page.say("handbook-unregulated", &[]))),
        })
    }

    fn norm(&self, side: usize, index: RuleIndex) -> String {
        let speaker = self.page.speaker(side);
        let norm = speaker.edition.rule(index).map(|rule| speaker.norm(rule)).unwrap_or_default();
        format!("{norm} [{}]", speaker.short_citation(index))
    }

    /// What only one edition rules besides results, one item a provision.
    pub(super) fn only(&self, side: usize) -> Vec<Item> {
        let found = self.page.diff.one_sided.get(side).map(Vec::as_slice).unwrap_or_default();
        let list: Vec<&OneSided> = found.iter().filter(|one| one.facts.is_none()).collect();
        let items = self.page.norms(side, &list).into_iter();
        items.map(|item| Item { notes: Vec::new(), cited: Vec::new(), ..item }).collect()
    }
}
