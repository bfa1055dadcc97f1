//! A comparison of two editions in parts, for who cannot take all of it at once: the overview, then provision by provision.

use super::differences::{Extent, Page};
use super::report::{Block, Item, Report, Section};
use crate::engine::analysis::{Diff, Group};
use crate::words::phrases::words::Words;

/// What is asked for one after the other.
pub(crate) struct DifferencesInParts {
    /// Which results differ and which provisions make it so.
    pub(crate) overview: Report,
    /// Each provision with all its differences, in the order of the overview.
    pub(crate) provisions: Vec<Report>,
}

/// The parts of a comparison.
pub(crate) fn differences_in_parts(words: &Words, diff: &Diff) -> DifferencesInParts {
    let page = Page::new([words, words], diff, Extent::Every);
    let mut sections = page.beginning();
    let groups: Vec<_> = diff.groups.iter().enumerate().collect();
    let provisions: Vec<_> = groups.iter().map(|(place, group)| page.group(*place, group)).collect();
    if !provisions.is_empty() {
        let items = provisions.iter().zip(&groups).map(|(section, (_, group))| item(&page, section, group));
        sections.push(Section::new(page.say("diff-provisions", &[]), vec![Block::Items(items.collect())]));
    }
    sections.extend(page.besides());
    sections.extend(page.moments_and_readings());
    DifferencesInParts {
        overview: page.report(sections),
        provisions: provisions.into_iter().map(|section| page.report(vec![section])).collect(),
    }
}

/// Differences on one page of several at most, as far as one provision does not make more.
const ON_A_PAGE: usize = 120;

/// The same in pages of a size that a phone takes: what to tell first and an overview; provision by provision; the rest.
#[must_use]
pub fn differences_paged<'a>(words: [&'a Words; 2], diff: &'a Diff<'a>) -> Vec<Report> {
    let page = Page::new(words, diff, Extent::Every);
    let mut pages = vec![page.beginning()];
    let (mut open, mut room) = (Vec::new(), ON_A_PAGE);
    for (place, group) in diff.groups.iter().enumerate() {
        let size: usize = group.lines.iter().map(|line| line.differences.len()).sum();
        if size > room && !open.is_empty() {
            pages.push(std::mem::take(&mut open));
            room = ON_A_PAGE;
        }
        open.push(page.group(place, group));
        room = room.saturating_sub(size);
    }
    let besides = [page.besides(), page.moments_and_readings()].concat();
    pages.extend([open, besides, page.side_by_side()].into_iter().filter(|sections| !sections.is_empty()));
    pages.into_iter().map(|sections| page.report(sections)).collect()
}

impl Page<'_> {
    /// What stands before the provisions where all of a comparison is told.
    fn beginning(&self) -> Vec<Section> {
        self.assumed_apart().into_iter().chain(self.told_first()).chain(self.overall()).collect()
    }
}

/// A provision in a line: its place, its citation, how often it matters, what it says, and the id to ask for it by.
fn item(page: &Page, section: &Section, group: &Group) -> Item {
    let edition = page.speaker(group.side).edition;
    let rule = group.rules.first().and_then(|rule| edition.rule(*rule));
    let name = rule.map(|rule| page.say("diff-provision-name", &[("rule", &rule.id)]));
    let norm = rule.map(|rule| page.speaker(group.side).norm(rule));
    Item { text: section.heading.clone(), notes: norm.into_iter().chain(name).collect(), ..Item::default() }
}
