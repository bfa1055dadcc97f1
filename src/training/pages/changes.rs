//! The changes from one edition to the next: a chapter of a handbook, and a course as slides.

use super::book::Slides;
use super::ruled::Ruled;
use crate::engine::analysis::{Diff, OneSided};
use crate::engine::model::{Outcome, RuleIndex};
use crate::training::{Lesson, lessons};
use crate::words::phrases::speaker::{Speaker, capital};
use crate::words::phrases::words::Words;
use crate::words::reports::differences::{Extent, Page};
use crate::words::reports::report::{Block, Frame, FrameKind, Item, Report, Section, footer};

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
        Report::new(self.page.words[1], say("handbook-changes"), sections)
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

// The course: an overview; for each change a game with a question, then both rulings; the rest.

/// How many norms stand on a slide that lists them.
const NORMS: usize = 7;

/// Puts the slides together. `told` is called with the number of lessons done and all.
#[must_use]
pub(crate) fn course(words: &Words, diff: &Diff, mut told: impl FnMut(usize, usize)) -> Slides {
    let course = Course { changes: Changes::new(words, diff), diff };
    let mut reports = vec![course.title(), course.overview()];
    let lessons = &course.changes.lessons;
    for (lesson, place) in lessons.iter().zip(1_usize..) {
        reports.extend([course.question(place, lesson), course.answer(place, lesson)]);
        told(place, lessons.len());
    }
    reports.extend(
        [(1, "handbook-new"), (0, "handbook-gone")]
            .into_iter()
            .filter_map(|(side, id)| course.only(side, id)),
    );
    reports.push(course.closing());
    Slides { reports }
}

struct Course<'a> {
    changes: Changes<'a>,
    diff: &'a Diff<'a>,
}

impl Course<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.changes.page.say(id, args)
    }

    /// A message about the two editions.
    fn of_both(&self, id: &str) -> String {
        let [first, second] = [0, 1].map(|side| self.changes.page.name(side));
        self.say(id, &[("first", &first), ("second", &second)])
    }

    fn slide(&self, title: String, subtitle: String, blocks: Vec<Block>) -> Report {
        let sections = vec![Section::new(String::new(), blocks)];
        Report { subtitle, ..Report::new(self.changes.page.words[1], title, sections) }
    }

    fn title(&self) -> Report {
        let names = [0, 1].map(|side| self.changes.page.speaker(side).edition_name());
        let [first, second] = &names;
        let subtitle = self.say("course-editions", &[("first", first), ("second", second)]);
        let blurb = vec![Block::Paragraph(self.say("course-blurb", &[]))];
        let rulebook = self.diff.sides[1].library.digest();
        Report {
            footer: footer(self.changes.page.words[1], "ruling-footer", &rulebook, &[]),
            ..self.slide(self.of_both("course-title"), subtitle, blurb)
        }
    }

    /// How much changed, and what the slides teach of it.
    fn overview(&self) -> Report {
        let count = |count: usize| count.to_string();
        let [gone, new] = [0, 1].map(|side| self.changes.only(side).len());
        let [first, second] = [0, 1].map(|side| self.changes.page.name(side));
        let lines = [
            self.say("course-provisions", &[("count", &count(self.diff.groups.len()))]),
            self.say("course-new", &[("count", &count(new)), ("edition", &second)]),
            self.say("course-gone", &[("count", &count(gone)), ("edition", &first)]),
        ];
        let mut blocks = vec![Block::Items(lines.into_iter().map(Item::plain).collect())];
        let mut topics: Vec<String> =
            self.changes.lessons.iter().map(|one| self.changes.topic(one)).collect();
        topics.dedup();
        if !topics.is_empty() {
            blocks.push(Block::Paragraph(self.say("course-topics", &[])));
            blocks.push(Block::Items(topics.into_iter().map(Item::plain).collect()));
        }
        self.slide(self.say("course-overview", &[]), String::new(), blocks)
    }

    fn heading(&self, id: &str, place: usize, lesson: &Lesson) -> String {
        self.say(id, &[("place", &place.to_string()), ("title", &self.changes.topic(lesson))])
    }

    /// The game, and what is asked of it.
    fn question(&self, place: usize, lesson: &Lesson) -> Report {
        let mut frame = self.game(lesson);
        frame.blocks.push(Block::Verdict(self.of_both("course-question")));
        let blocks = vec![Block::Frames(vec![frame])];
        self.slide(self.heading("course-asked", place, lesson), String::new(), blocks)
    }

    /// What each edition says, and what it rules on the game.
    fn answer(&self, place: usize, lesson: &Lesson) -> Report {
        let kinds = [FrameKind::Misses, FrameKind::Applies];
        let sides =
            self.changes.norms(lesson).into_iter().zip(kinds).enumerate().map(|(side, (norm, kind))| {
                let mut blocks = vec![Block::Paragraph(norm)];
                blocks.extend(self.ruling(side, lesson).map(Block::Verdict));
                Frame { kind, title: self.changes.page.name(side), blocks }
            });
        let frames = std::iter::once(self.game(lesson)).chain(sides).collect();
        let subtitle = self.changes.results(lesson).unwrap_or_default();
        self.slide(self.heading("course-change", place, lesson), subtitle, vec![Block::Frames(frames)])
    }

    /// The game on which the editions differ.
    fn game(&self, lesson: &Lesson) -> Frame {
        let [_, decision] = &lesson.decisions;
        let blocks = Ruled::new(&self.changes.page.speaker(1), decision).game();
        Frame { kind: FrameKind::Case, title: self.say("course-game", &[]), blocks }
    }

    /// What an edition rules on that game.
    fn ruling(&self, side: usize, lesson: &Lesson) -> Option<String> {
        let speaker = self.changes.page.speaker(side);
        let decision = lesson.decisions.get(side)?;
        // Of duties and rights that which differs.
        let differs = lesson.rules.get(side).copied().flatten().filter(|_| lesson.outcomes().is_none());
        let ruling = Ruled::new(&speaker, decision).ruling(&|rule: RuleIndex| differs == Some(rule));
        (!ruling.is_empty()).then(|| self.say("course-ruling", &[("ruling", &ruling)]))
    }

    /// What only one edition rules besides results: the first few, and how many more there are.
    fn only(&self, side: usize, id: &str) -> Option<Report> {
        let mut items = self.changes.only(side);
        let more = items.len().saturating_sub(NORMS).to_string();
        let all = items.len();
        items.truncate(NORMS);
        let mut blocks = vec![Block::Items(items)];
        if all > NORMS {
            let [first, second] = self.diff.sides.each_ref().map(|side| side.edition.id.as_str());
            let args = [("count", more.as_str()), ("first", first), ("second", second)];
            blocks.push(Block::Paragraph(self.say("course-more-norms", &args)));
        }
        let subtitle = self.say("course-besides-results", &[]);
        (all > 0).then(|| self.slide(self.of_both(id), subtitle, blocks))
    }

    /// What stayed the same, and what the slides leave out.
    fn closing(&self) -> Report {
        let mut blocks = match self.changes.page.same() {
            Some(section) => section.blocks.into_iter().map(without_links).collect(),
            None => vec![Block::Paragraph(self.say("course-nothing-same", &[]))],
        };
        let [first, second] = self.diff.sides.each_ref().map(|side| side.edition.id.as_str());
        blocks.push(Block::Paragraph(self.say("course-further", &[("first", first), ("second", second)])));
        self.slide(self.say("course-same", &[]), String::new(), blocks)
    }
}

/// Without links, which lead nowhere on slides.
fn without_links(block: Block) -> Block {
    let bare = |item: Item| Item { cited: Vec::new(), ..item };
    if let Block::Items(items) = block { Block::Items(items.into_iter().map(bare).collect()) } else { block }
}
