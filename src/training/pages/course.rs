//! What changed from one edition to another -> slides: an overview; of each change a game with a question, then what the two
//! editions rule on it; the rest.

use super::changes::Changes;
use super::ruled::Ruled;
use super::slides::Slides;
use crate::engine::analysis::Diff;
use crate::engine::model::RuleIndex;
use crate::training::Lesson;
use crate::words::phrases::words::Words;
use crate::words::reports::footer::footer;
use crate::words::reports::report::{Block, Frame, FrameKind, Item, Report, Section};

/// How many norms stand on a slide that lists them.
const NORMS: usize = 7;

/// Puts the slides together. `told` hears how many of how many are done.
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
        let language = self.changes.page.words[1].locale().code().to_owned();
        let sections = vec![Section::new(String::new(), blocks)];
        Report { title, subtitle, language, sections, footer: String::new() }
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

/// Slides have no place to which a provision's name could lead.
fn without_links(block: Block) -> Block {
    let bare = |item: Item| Item { cited: Vec::new(), ..item };
    if let Block::Items(items) = block { Block::Items(items.into_iter().map(bare).collect()) } else { block }
}
