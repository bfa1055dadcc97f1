//! A comparison of two editions in parts, for who cannot take all of it at once: the overview, then provision by provision.

use super::differences::{Extent, Page};
use super::report::{Block, Item, Report, Section};
use crate::engine::analysis::{Diff, Group};
use crate::words::speech::words::Words;

/// What is asked for one after the other.
pub(crate) struct DifferencesInParts {
    /// Which results differ and which provisions make it so.
    pub(crate) overview: Report,
    /// Each provision with all its differences, in the order of the overview.
    pub(crate) provisions: Vec<Report>,
}

/// The parts of a comparison.
pub(crate) fn differences_in_parts(words: &Words, diff: &Diff) -> DifferencesInParts {
    let page = Page { words: [words, words], diff, extent: Extent::Every };
    let mut sections = vec![Section::new(String::new(), page.opening())];
    sections.extend(page.other_words());
    sections.extend(page.overview());
    let groups: Vec<_> = diff.groups.iter().enumerate().collect();
    let provisions: Vec<_> = groups.iter().map(|(place, group)| page.group(*place, group)).collect();
    if !provisions.is_empty() {
        let items = provisions.iter().zip(&groups).map(|(section, (_, group))| item(&page, section, group));
        sections.push(Section::new(page.say("diff-provisions", &[]), vec![Block::Items(items.collect())]));
    }
    sections.extend([0, 1].into_iter().flat_map(|side| page.one_sided(side)));
    sections.extend(page.same());
    let report = |sections| report(&page, sections);
    DifferencesInParts {
        overview: report(sections),
        provisions: provisions.into_iter().map(|section| report(vec![section])).collect(),
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

fn report(page: &Page, sections: Vec<Section>) -> Report {
    let [first, second] = [0, 1].map(|side| page.name(side));
    Report {
        title: page.say("diff-title", &[("first", &first), ("second", &second)]),
        subtitle: String::new(),
        language: page.words[1].locale().code().to_owned(),
        sections,
        footer: String::new(),
    }
}
