//! What changed from one edition to another -> slides: an overview, a slide a change with the game that shows it, the rest.

use super::changes::Changes;
use super::ruled::Ruled;
use super::slides::Slides;
use crate::engine::analysis::{Diff, Disagreement, Group};
use crate::words::pages::footer::footer;
use crate::words::pages::report::{Block, Frame, FrameKind, Item, Report, Section};
use crate::words::speech::words::Words;

/// How many changes of result get a slide of their own; further ones are counted.
const CHANGES: usize = 24;
/// How many results stand in the overview, and how many norms on a slide that lists them.
const ROWS: usize = 7;
const NORMS: usize = 7;

/// Puts the slides together. `told` hears how many of how many are done.
#[must_use]
pub(crate) fn course(words: &Words, diff: &Diff, mut told: impl FnMut(usize, usize)) -> Slides {
    let course = Course { changes: Changes::new(words, diff), diff };
    let mut reports = vec![course.title(), course.overview()];
    let shown = diff.groups.len().min(CHANGES);
    for (group, place) in diff.groups.iter().zip(1..=CHANGES) {
        reports.push(course.change(place, group));
        told(place, shown);
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

    /// How much changed, and from which results to which.
    fn overview(&self) -> Report {
        let count = |count: usize| count.to_string();
        let [gone, new] = [0, 1].map(|side| self.changes.only(side).len());
        let [first, second] = [0, 1].map(|side| self.changes.page.name(side));
        let mut lines = vec![
            self.say("course-provisions", &[("count", &count(self.diff.groups.len()))]),
            self.say("course-new", &[("count", &count(new)), ("edition", &second)]),
            self.say("course-gone", &[("count", &count(gone)), ("edition", &first)]),
        ];
        let shares: Option<Vec<f64>> =
            self.diff.pairs.iter().map(|pair| Some(pair.situations.as_ref()?.share)).collect();
        // How often, where situations can be counted; else at how many points.
        let how_often = if shares.is_some() { "course-situations" } else { "course-points" };
        lines.extend(shares.map(|shares| {
            self.say("course-share", &[("share", &self.changes.page.share(shares.iter().sum()))])
        }));
        let rows = self.diff.pairs.iter().take(ROWS).map(|pair| {
            let share = pair.situations.as_ref().map(|count| self.changes.page.share(count.share));
            vec![self.changes.arrow(&pair.outcomes), share.unwrap_or_else(|| pair.differences.to_string())]
        });
        let rows: Vec<_> = rows.collect();
        let mut blocks = vec![Block::Items(lines.into_iter().map(Item::plain).collect())];
        if !rows.is_empty() {
            let headings = vec![self.say("handbook-change", &[]), self.say(how_often, &[])];
            blocks.push(Block::Table(headings, rows));
        }
        self.slide(self.say("course-overview", &[]), String::new(), blocks)
    }

    /// A change of result: what each edition says, and a game on which they differ.
    fn change(&self, place: usize, group: &Group) -> Report {
        let page = &self.changes.page;
        let speaker = page.speaker(group.side);
        let index = group.rules.first().copied();
        let article = index.and_then(|index| speaker.edition.article_of(index));
        let (place, title) =
            (place.to_string(), article.map(|article| speaker.title(article)).unwrap_or_default());
        let citation = index.map(|index| speaker.short_citation(index)).unwrap_or_default();
        let args =
            [("place", place), ("title", title), ("edition", page.name(group.side)), ("citation", citation)];
        let heading =
            self.say("course-change", &args.each_ref().map(|(name, value)| (*name, value.as_str())));
        let results = self.changes.results(group);
        let share = group.situations.as_ref().map(|count| page.share(count.share));
        let subtitle = match share {
            Some(share) => self.say("course-results", &[("results", &results), ("share", &share)]),
            None => results,
        };
        let frames = self.frames(group);
        self.slide(heading, subtitle, vec![Block::Frames(frames)])
    }

    fn frames(&self, group: &Group) -> Vec<Frame> {
        let witness = Changes::witness(group);
        let game = witness.and_then(|found| self.game(found));
        let sides = self.changes.sides(group);
        let kinds = [FrameKind::Misses, FrameKind::Applies];
        let sides = sides.into_iter().zip(kinds).enumerate().map(|(side, (norm, kind))| {
            let mut blocks = vec![Block::Paragraph(norm)];
            blocks.extend(witness.and_then(|found| self.ruling(side, found)).map(Block::Verdict));
            Frame { kind, title: self.changes.page.name(side), blocks }
        });
        game.into_iter().chain(sides).collect()
    }

    /// The game on which the editions differ.
    fn game(&self, found: &Disagreement) -> Option<Frame> {
        let side = self.diff.sides[1];
        let decision = side.library.decide(side.edition, &found.case).ok()?;
        let blocks = Ruled::new(&self.changes.page.speaker(1), &decision).game();
        Some(Frame { kind: FrameKind::Case, title: self.say("course-game", &[]), blocks })
    }

    /// What an edition rules on that game.
    fn ruling(&self, side: usize, found: &Disagreement) -> Option<String> {
        let compared = self.diff.sides.get(side)?;
        let decision = compared.library.decide(compared.edition, &found.case).ok()?;
        let ruling = Ruled::new(&self.changes.page.speaker(side), &decision).ruling(&|_| false);
        Some(self.say("course-ruling", &[("ruling", &ruling)]))
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
        let more = self.diff.groups.len().saturating_sub(CHANGES);
        let [first, second] = self.diff.sides.each_ref().map(|side| side.edition.id.as_str());
        if more > 0 {
            let args = [("count", &*more.to_string()), ("first", first), ("second", second)];
            blocks.push(Block::Paragraph(self.say("course-more", &args)));
        }
        blocks.push(Block::Paragraph(self.say("course-further", &[("first", first), ("second", second)])));
        self.slide(self.say("course-same", &[]), String::new(), blocks)
    }
}

/// Slides have no place to which a provision's name could lead.
fn without_links(block: Block) -> Block {
    let bare = |item: Item| Item { cited: Vec::new(), ..item };
    if let Block::Items(items) = block { Block::Items(items.into_iter().map(bare).collect()) } else { block }
}
