//! The cases taught, side by side under several editions: a chapter of a handbook, and a course as slides.

use super::book::Slides;
use super::ruled::Ruled;
use crate::engine::decision::Status;
use crate::engine::library::Library;
use crate::engine::model::Edition;
use crate::training::{Lesson, deciding, lessons};
use crate::words::phrases::speaker::{Speaker, capital};
use crate::words::phrases::words::{Words, id_of};
use crate::words::reports::report::{Block, Frame, FrameKind, Item, Report, Section, footer};

/// The cases taught, ruled on under several editions.
pub(super) struct Contrasts<'a> {
    words: &'a Words,
    library: &'a Library,
    editions: Vec<&'a Edition>,
    lessons: Vec<Lesson<'a>>,
}

impl<'a> Contrasts<'a> {
    pub(super) fn new(words: &'a Words, library: &'a Library, editions: Vec<&'a Edition>) -> Self {
        let lessons = lessons(library, &editions);
        Self { words, library, editions, lessons }
    }

    /// Under every edition for which results are written, and this one.
    pub(super) fn beside(words: &'a Words, library: &'a Library, edition: &Edition) -> Self {
        let taught = library.rulebook.vocabulary.teach();
        let is_taught =
            |id: &str| taught.iter().any(|one| one.results.iter().any(|(edition, _)| edition == id));
        let editions = library.rulebook.editions.iter();
        let editions = editions.filter(|other| other.id == edition.id || is_taught(&other.id));
        Self::new(words, library, editions.collect())
    }

    /// The chapter of a handbook; none where nothing is taught, or there is nothing to compare.
    pub(super) fn chapter(&self) -> Option<Report> {
        let intro = Block::Paragraph(self.words.say("contrasts-intro", &[]));
        let mut sections = vec![Section::new(String::new(), vec![intro])];
        sections.extend(self.tables());
        (self.editions.len() > 1 && !self.lessons.is_empty())
            .then(|| Report::new(self.words, self.words.say("contrasts", &[]), sections))
    }

    /// A table for each matter: a row for each case, a column for each edition.
    fn tables(&self) -> Vec<Section> {
        let names = (0..self.editions.len()).map(|place| self.name(place));
        let headings: Vec<_> = std::iter::once(self.words.say("contrasts-case", &[])).chain(names).collect();
        let of_matter = |of_matter: &[Lesson]| {
            let rows = of_matter.iter().map(|lesson| self.row(lesson)).collect();
            let heading = of_matter.first().map(|lesson| self.matter(lesson)).unwrap_or_default();
            Section::new(heading, vec![Block::Table(headings.clone(), rows)])
        };
        self.lessons.chunk_by(|one, other| one.taught.matter == other.taught.matter).map(of_matter).collect()
    }

    fn row(&self, lesson: &Lesson) -> Vec<String> {
        let cells = (0..self.editions.len()).map(|place| self.cell(place, lesson));
        std::iter::once(self.case(lesson)).chain(cells).collect()
    }

    /// The result under an edition, and the provision that gives it.
    fn cell(&self, place: usize, lesson: &Lesson) -> String {
        let result = capital(&self.result(place, lesson));
        match self.provision(place, lesson) {
            Some((_, citation)) => format!("{result} [{citation}]"),
            None => result,
        }
    }

    fn result(&self, place: usize, lesson: &Lesson) -> String {
        let decision = lesson.decisions.get(place);
        let (Some(decision), Some(speaker)) = (decision, self.speaker(place)) else { return String::new() };
        match (decision.status, decision.outcome) {
            (_, Some(outcome)) => speaker.of_case(decision).outcome(outcome).trim_end_matches('.').to_owned(),
            (Status::Open, None) => self.words.say("contrasts-open", &[]),
            (Status::Decided | Status::Silent, None) => self.words.say("handbook-unregulated", &[]),
        }
    }

    /// The norm that gives the result under an edition, and where it stands.
    fn provision(&self, place: usize, lesson: &Lesson) -> Option<(String, String)> {
        let speaker = self.speaker(place)?;
        let index = deciding(speaker.edition, lesson.decisions.get(place)?)?;
        Some((speaker.norm(speaker.edition.rule(index)?), speaker.short_citation(index)))
    }

    fn speaker(&self, place: usize) -> Option<Speaker<'_>> {
        let edition = self.editions.get(place)?;
        Some(Speaker::in_general(self.words, &self.library.rulebook.vocabulary, edition))
    }

    fn name(&self, place: usize) -> String {
        self.speaker(place).map(|speaker| speaker.edition_short()).unwrap_or_default()
    }

    fn matter(&self, lesson: &Lesson) -> String {
        self.words.say(&format!("taught-matter-{}", id_of(&lesson.taught.matter)), &[])
    }

    /// The case in one sentence.
    fn case(&self, lesson: &Lesson) -> String {
        self.words.say(&format!("taught-{}", id_of(&lesson.taught.name)), &[])
    }
}

// The course: an overview; for each case that two editions decide otherwise the question, then both rulings; all cases side by side.

/// Puts the slides together. `told` is called with the number of lessons done and all.
#[must_use]
pub(crate) fn course(
    words: &Words,
    library: &Library,
    editions: [&Edition; 2],
    mut told: impl FnMut(usize, usize),
) -> Slides {
    let course = Course { contrasts: Contrasts::new(words, library, editions.to_vec()), editions };
    let mut reports = vec![course.title(), course.overview()];
    let changed: Vec<_> = course.contrasts.lessons.iter().filter(|lesson| lesson.differs()).collect();
    for (lesson, place) in changed.iter().zip(1_usize..) {
        reports.extend([course.question(place, lesson), course.answer(place, lesson)]);
        told(place, changed.len());
    }
    let tables = course.contrasts.tables().into_iter();
    reports.extend(tables.map(|table| course.slide(table.heading, String::new(), table.blocks)));
    reports.push(course.closing());
    Slides { reports }
}

struct Course<'a> {
    contrasts: Contrasts<'a>,
    editions: [&'a Edition; 2],
}

impl Course<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.contrasts.words.say(id, args)
    }

    /// A message about the two editions.
    fn of_both(&self, id: &str) -> String {
        self.say(id, &[("first", &self.contrasts.name(0)), ("second", &self.contrasts.name(1))])
    }

    fn slide(&self, title: String, subtitle: String, blocks: Vec<Block>) -> Report {
        let sections = vec![Section::new(String::new(), blocks)];
        Report { subtitle, ..Report::new(self.contrasts.words, title, sections) }
    }

    fn title(&self) -> Report {
        let names = [0, 1].map(|place| self.contrasts.speaker(place).map(|speaker| speaker.edition_name()));
        let [first, second] = names.map(Option::unwrap_or_default);
        let subtitle = self.say("course-editions", &[("first", &first), ("second", &second)]);
        let blurb = vec![Block::Paragraph(self.say("course-blurb", &[]))];
        let rulebook = self.contrasts.library.digest();
        Report {
            footer: footer(self.contrasts.words, "ruling-footer", &rulebook, &[]),
            ..self.slide(self.of_both("course-title"), subtitle, blurb)
        }
    }

    /// How many of the cases are decided otherwise, and which.
    fn overview(&self) -> Report {
        let lessons = &self.contrasts.lessons;
        let changed: Vec<_> = lessons.iter().filter(|lesson| lesson.differs()).collect();
        let counts = [changed.len(), lessons.len()].map(|count| count.to_string());
        let [count, all] = &counts;
        let mut blocks =
            vec![Block::Paragraph(self.say("course-changed", &[("count", count), ("all", all)]))];
        if !changed.is_empty() {
            let cases = changed.iter().map(|lesson| Item::plain(self.contrasts.case(lesson)));
            blocks.push(Block::Items(cases.collect()));
        }
        self.slide(self.say("course-overview", &[]), String::new(), blocks)
    }

    fn heading(&self, id: &str, place: usize, lesson: &Lesson) -> String {
        self.say(id, &[("place", &place.to_string()), ("title", &self.contrasts.matter(lesson))])
    }

    /// The game, and what is asked of it.
    fn question(&self, place: usize, lesson: &Lesson) -> Report {
        let mut blocks: Vec<_> =
            self.game(lesson).map(|frame| Block::Frames(vec![frame])).into_iter().collect();
        blocks.push(Block::Verdict(self.of_both("course-question")));
        self.slide(self.heading("course-asked", place, lesson), self.contrasts.case(lesson), blocks)
    }

    /// What each edition says, and what it rules on the game.
    fn answer(&self, place: usize, lesson: &Lesson) -> Report {
        let kinds = [FrameKind::Misses, FrameKind::Applies];
        let sides = kinds.into_iter().enumerate().map(|(side, kind)| {
            let norm = self.contrasts.provision(side, lesson);
            let norm = norm.map(|(norm, citation)| Block::Paragraph(format!("{norm} [{citation}]")));
            let result = capital(&self.contrasts.result(side, lesson));
            let ruling = Block::Verdict(self.say("course-ruling", &[("ruling", &format!("{result}."))]));
            let blocks = norm.into_iter().chain([ruling]).collect();
            Frame { kind, title: self.contrasts.name(side), blocks }
        });
        let frames = self.game(lesson).into_iter().chain(sides).collect();
        let [before, now] = [0, 1].map(|side| capital(&self.contrasts.result(side, lesson)));
        let subtitle = format!("{before} → {now}");
        self.slide(self.heading("course-change", place, lesson), subtitle, vec![Block::Frames(frames)])
    }

    /// The game on which the editions differ.
    fn game(&self, lesson: &Lesson) -> Option<Frame> {
        let blocks = Ruled::new(&self.contrasts.speaker(1)?, lesson.decisions.get(1)?).game();
        Some(Frame { kind: FrameKind::Case, title: self.say("course-game", &[]), blocks })
    }

    /// Where more is to be read.
    fn closing(&self) -> Report {
        let [first, second] = self.editions.map(|edition| edition.id.as_str());
        let further = self.say("course-further", &[("first", first), ("second", second)]);
        self.slide(self.say("course-more", &[]), String::new(), vec![Block::Paragraph(further)])
    }
}
