//! How an edition differs from the one before it: a table of the results that change, then what is new and what is gone.

use crate::engine::analysis::{Diff, Disagreement, Group, OneSided, Outcomes};
use crate::engine::model::RuleIndex;
use crate::words::pages::differences::{Extent, Page};
use crate::words::pages::report::{Block, Item, Report, Section};
use crate::words::speech::sentences::capital;
use crate::words::speech::words::Words;

/// A comparison for people who learn.
pub(super) struct Changes<'a> {
    pub(super) page: Page<'a>,
}

impl<'a> Changes<'a> {
    pub(super) fn new(words: &'a Words, diff: &'a Diff<'a>) -> Self {
        Self { page: Page { words: [words, words], diff, extent: Extent::Foremost } }
    }

    /// The chapter about the changes.
    pub(super) fn chapter(&self) -> Report {
        let [first, second] = [0, 1].map(|side| self.page.name(side));
        let say = |id: &str| self.page.say(id, &[("first", &first), ("second", &second)]);
        let mut sections =
            vec![Section::new(String::new(), vec![Block::Paragraph(say("handbook-changes-intro"))])];
        if !self.page.diff.groups.is_empty() {
            let headings = vec![say("handbook-change"), first.clone(), second.clone()];
            let rows = self.page.diff.groups.iter().map(|group| self.row(group)).collect();
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

    fn row(&self, group: &Group) -> Vec<String> {
        let [before, now] = self.sides(group);
        vec![self.results(group), before, now]
    }

    /// The two results that most situations of a group get, with an arrow between them.
    pub(super) fn results(&self, group: &Group) -> String {
        self.arrow(group.lines.first().map(|line| line.outcomes.as_slice()).unwrap_or_default())
    }

    /// Two results with an arrow between them.
    pub(super) fn arrow(&self, outcomes: &[Outcomes]) -> String {
        let [before, now] = [0, 1].map(|side| self.page.result(side, outcomes));
        let bare = |text: &str| text.trim_end_matches('.').to_owned();
        format!("{} → {}", capital(&bare(&before)), lower(&bare(&now)))
    }

    /// The difference by which a group is shown: of its commonest results the one with the fewest facts, rather with a
    /// board than without where that takes no more than one fact more.
    pub(super) fn witness(group: &Group) -> Option<&Disagreement> {
        let differences = &group.lines.first()?.differences;
        let fewest = differences.first()?.facts.len();
        let on_board = |found: &&Disagreement| {
            let mut facts = found.case.facts.iter();
            found.facts.len() <= fewest + 1 && facts.any(|given| given.fact.value == "position")
        };
        differences.iter().find(on_board).or(differences.first())
    }

    /// What each edition says where a group's provision makes the difference: its norm, and where it stands.
    pub(super) fn sides(&self, group: &Group) -> [String; 2] {
        let foremost = Self::witness(group);
        [0, 1].map(|side| {
            let own = group.rules.first().copied().filter(|_| side == group.side);
            let other = foremost.and_then(|found| found.rules.get(side).copied().flatten());
            match own.or(other) {
                Some(rule) => self.norm(side, rule),
                None => capital(&self.page.say("handbook-unregulated", &[])),
            }
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

/// Words with a small letter first, as they stand inside a line.
fn lower(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| format!("{}{}", first.to_lowercase(), letters.as_str()))
}
