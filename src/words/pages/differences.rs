//! What two editions rule differently, in words: an overview, the results by the provision that changes them, the rest.

use super::board::Diagram;
use super::differences_cases::{beside_the_board, position, told};
use super::report::{Block, Cited, Item, Report, Runnable, Section};
use super::texts_apart::TextsApart;
use crate::engine::analysis::{Between, Diff, Disagreement, Group, Line, Outcomes, Said};
use crate::engine::model::{FactId, Outcome, Rule, Value, WordDifference};
use crate::engine::syntax::CaseFile;
use crate::words::phrases::locale::Locale;
use crate::words::phrases::phrases::Speaker;
use crate::words::phrases::sentences::sentence;
use crate::words::phrases::words::Words;

/// How much of a comparison is put on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// What to tell first, and where the rest is; all of [`Extent::Foremost`] where there is nothing to tell first, and
    /// between an edition and its copy, whose editor asks what he changed.
    First,
    /// Of each provision and each two results the difference shown by the fewest facts; the others by their number.
    Foremost,
    /// Every difference, those after the first folded where the format can fold.
    Every,
}

/// The page of a comparison, each edition in its own words.
#[must_use]
pub fn differences(words: [&Words; 2], diff: &Diff, extent: Extent) -> Report {
    let page = Page::new(words, diff, extent);
    let mut sections: Vec<_> = page.assumed_apart().into_iter().collect();
    sections.extend(page.told_first().filter(|_| extent == Extent::Every || !page.is_told_whole()));
    if page.tells_all() {
        sections.extend(page.overall());
        sections.extend(diff.groups.iter().enumerate().map(|(place, group)| page.group(place, group)));
        sections.extend(page.besides());
    }
    sections.extend(page.moments_and_readings());
    sections.extend(page.side_by_side());
    if !page.tells_all() {
        sections.push(page.rest());
    }
    page.report(sections)
}

/// A comparison being put in words.
pub(crate) struct Page<'a> {
    /// Each edition's own words.
    pub(crate) words: [&'a Words; 2],
    /// The comparison.
    pub(crate) diff: &'a Diff<'a>,
    /// How much of it is said.
    pub(crate) extent: Extent,
    /// What the editions say otherwise, whatever comes of it.
    pub(crate) texts: TextsApart<'a>,
}

impl<'a> Page<'a> {
    pub(crate) fn new(words: [&'a Words; 2], diff: &'a Diff<'a>, extent: Extent) -> Self {
        Self { words, diff, extent, texts: TextsApart::of(words, diff) }
    }

    /// Nothing to tell first, or a copy, whose editor asks what he changed.
    fn is_told_whole(&self) -> bool {
        self.diff.summary.is_empty() || self.diff.between == Between::EmbeddedAndCopy
    }

    /// Whether more is told than what to tell first.
    pub(crate) fn tells_all(&self) -> bool {
        self.extent != Extent::First || self.is_told_whole()
    }

    pub(crate) fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.words[1].say(id, args)
    }

    pub(crate) fn report(&self, sections: Vec<Section>) -> Report {
        let [first, second] = self.names();
        Report {
            title: self.say("diff-title", &[("first", &first), ("second", &second)]),
            subtitle: String::new(),
            language: self.locale().code().to_owned(),
            sections,
            footer: String::new(),
        }
    }

    /// The comparison as a whole: how much there is of it, other words, which results change into which.
    pub(super) fn overall(&self) -> Vec<Section> {
        let opening = Section::new(String::new(), self.opening());
        [opening].into_iter().chain(self.other_words()).chain(self.overview()).collect()
    }

    fn locale(&self) -> Locale {
        self.words[1].locale()
    }

    pub(crate) fn speaker(&self, side: usize) -> Speaker<'_> {
        let [first, second] = self.diff.sides;
        let (words, compared) = if side == 0 { (self.words[0], first) } else { (self.words[1], second) };
        let vocabulary = &compared.library.rulebook.vocabulary;
        Speaker::in_general(words, vocabulary, compared.edition)
    }

    pub(crate) fn name(&self, side: usize) -> String {
        let edition = self.speaker(side).edition_short();
        match (self.diff.between, side) {
            (Between::Editions, _) => edition,
            (Between::EmbeddedAndCopy, 0) => self.say("diff-embedded", &[("edition", &edition)]),
            (Between::EmbeddedAndCopy, _) => self.say("diff-copy", &[("edition", &edition)]),
        }
    }

    pub(crate) fn names(&self) -> [String; 2] {
        [self.name(0), self.name(1)]
    }

    pub(crate) fn opening(&self) -> Vec<Block> {
        let [first, second] = self.names();
        let count = self.diff.differences().count().to_string();
        let summary = match (self.diff.assumed.is_empty(), count.as_str()) {
            (false, "0") => "diff-summary-assumed",
            (true | false, _) => "diff-summary",
        };
        let mut said = vec![self.say(summary, &[("count", &count), ("first", &first), ("second", &second)])];
        if !self.diff.complete {
            said.push(self.say("diff-incomplete", &[]));
        }
        said.into_iter().map(Block::Paragraph).collect()
    }

    /// How the words of the two rulebooks differ, and what that means for the comparison.
    pub(crate) fn other_words(&self) -> Option<Section> {
        let items = self.diff.words.iter().map(|word| {
            let name = |side: &usize| self.name(*side);
            Item::plain(match word {
                WordDifference::Fact(side, fact) => {
                    self.say("diff-word-fact", &[("own", &name(side)), ("fact", fact)])
                }
                WordDifference::Value(side, fact, value) => {
                    let args = [("own", name(side)), ("fact", fact.clone()), ("value", value.clone())];
                    self.say("diff-word-value", &args.each_ref().map(|(key, text)| (*key, text.as_str())))
                }
                WordDifference::Assumed(fact) => self.say("diff-word-assumed", &[("fact", fact)]),
                WordDifference::Impossible => self.say("diff-word-impossible", &[]),
            })
        });
        let items: Vec<_> = items.collect();
        (!items.is_empty()).then(|| Section::new(self.say("diff-words", &[]), vec![Block::Items(items)]))
    }

    /// The results that differ, each two in one line.
    pub(crate) fn overview(&self) -> Option<Section> {
        let items =
            self.diff.pairs.iter().map(|pair| Item::plain(self.results(&pair.outcomes, pair.differences)));
        let items: Vec<_> = items.collect();
        (items.len() > 1).then(|| Section::new(self.say("diff-results", &[]), vec![Block::Items(items)]))
    }

    /// Two results in a line, with how often.
    fn results(&self, outcomes: &[Outcomes], count: usize) -> String {
        let [first, second] = [0, 1].map(|side| self.result(side, outcomes));
        let [one, other] = self.names();
        let points = self.say("diff-points", &[("count", &count.to_string())]);
        let bare = |text: &str| text.trim_end_matches('.').to_owned();
        format!("{one}: {}. {other}: {}. ({points})", bare(&first), bare(&second))
    }

    /// A result, said of both players at once where it is now the one's and now the other's.
    pub(crate) fn result(&self, side: usize, outcomes: &[Outcomes]) -> String {
        let own = |outcomes: &Outcomes| outcomes.get(side).copied().flatten();
        let won = |outcome| matches!(outcome, Some(Outcome::WonBy(_)));
        match outcomes {
            [both, _] if won(own(both)) => {
                let after_another = side == 1 && won(both[0]);
                self.say(if after_another { "diff-other-wins" } else { "diff-player-wins" }, &[])
            }
            _ => self.outcome(side, outcomes.first().and_then(own)),
        }
    }

    pub(crate) fn outcome(&self, side: usize, outcome: Option<Outcome>) -> String {
        match outcome {
            Some(outcome) => self.speaker(side).outcome(outcome),
            None => self.say("diff-silent", &[]),
        }
    }

    pub(crate) fn facts(&self, facts: &[(FactId, Value)]) -> String {
        let speaker = self.speaker(1);
        let facts: Vec<_> = facts.iter().map(|(fact, value)| speaker.statement(*fact, value)).collect();
        let facts = if facts.is_empty() { self.say("diff-normal-course", &[]) } else { facts.join("; ") };
        sentence(&facts)
    }

    /// The facts of a case, as an arbiter tells them.
    pub(crate) fn case(&self, case: &CaseFile) -> String {
        self.facts(&told(self.speaker(1).vocabulary, case))
    }

    pub(crate) fn group(&self, place: usize, group: &Group) -> Section {
        let speaker = self.speaker(group.side);
        let first = group.rules.first().copied();
        let rule = first.and_then(|index| speaker.edition.rule(index));
        let citation = first.map(|index| speaker.short_citation(index)).unwrap_or_default();
        let heading = format!("{}. {} [{citation}]", place + 1, self.name(group.side));
        let mut blocks: Vec<_> =
            rule.map(|rule| Block::Paragraph(self.norm(group.side, rule))).into_iter().collect();
        for line in &group.lines {
            blocks.extend(self.line(group.side, line));
        }
        if let Some(shown) = group.lines.first().and_then(|line| line.differences.first()) {
            blocks.push(Block::Paragraph(self.say("diff-case", &[])));
            if let Some(position) = position(&shown.case) {
                blocks.push(Block::Diagram(Box::new(Diagram::new(speaker.words, &position, Vec::new()))));
            }
            let case = Box::new(self.runnable(shown));
            let told = self.case(&beside_the_board(&shown.case));
            blocks.push(Block::Items(vec![Item { case: Some(case), ..Item::plain(told) }]));
        }
        Section::new(heading, blocks)
    }

    /// A provision's norm; at a heading it stands once.
    fn norm(&self, side: usize, rule: &Rule) -> String {
        self.speaker(side).norm(rule)
    }

    /// Two results in a line, with the difference shown by the fewest facts and what the other edition says to it.
    pub(super) fn foremost(&self, side: usize, line: &Line) -> Option<Item> {
        let text = self.results(&line.outcomes, line.differences.len());
        let (foremost, others) = line.differences.split_first()?;
        let mut notes = vec![self.facts(&foremost.facts)];
        notes.extend(self.counterpart(1 - side, foremost));
        let also = self.also(1 - side, foremost, others);
        if !also.is_empty() {
            notes.push(self.say("diff-also", &[("rules", &also.join("; "))]));
        }
        Some(Item { text, notes, cited: self.cited(foremost), ..Item::default() })
    }

    fn line(&self, side: usize, line: &Line) -> Vec<Block> {
        let others = line.differences.get(1..).unwrap_or_default();
        let mut blocks = vec![Block::Items(self.foremost(side, line).into_iter().collect())];
        if self.extent == Extent::Every && !others.is_empty() {
            let summary = self.say("diff-more", &[("count", &others.len().to_string())]);
            let items = others.iter().map(|other| self.further(other)).collect();
            blocks.push(Block::Folded(summary, vec![Block::Items(items)]));
        }
        blocks
    }

    /// What the other edition says to it, in its norm's words.
    fn counterpart(&self, side: usize, found: &Disagreement) -> Option<String> {
        let speaker = self.speaker(side);
        let index = (*found.rules.get(side)?)?;
        let norm = speaker.norm(speaker.edition.rule(index)?);
        Some(format!("{} [{}]: {norm}", self.name(side), speaker.short_citation(index)))
    }

    /// The other provisions against which it stands, each once.
    fn also(&self, side: usize, foremost: &Disagreement, others: &[Disagreement]) -> Vec<String> {
        let speaker = self.speaker(side);
        let cited = |found: &Disagreement| {
            let rule = found.rules.get(side).copied().flatten();
            rule.map_or_else(String::new, |rule| speaker.short_citation(rule))
        };
        let mut all = vec![cited(foremost)];
        for other in others.iter().map(cited) {
            if !other.is_empty() && !all.contains(&other) {
                all.push(other);
            }
        }
        all.remove(0);
        all
    }

    /// The case, to be run under either edition.
    fn runnable(&self, found: &Disagreement) -> Runnable {
        let editions = self.diff.sides.map(|side| side.edition.id.clone()).to_vec();
        Runnable { name: String::new(), editions, case: found.case.clone() }
    }

    /// The provisions of both sides.
    fn cited(&self, found: &Disagreement) -> Vec<Cited> {
        let of = |side: usize| found.rules.get(side).copied().flatten();
        (0..2).flat_map(|side| self.speaker(side).cited(of(side))).collect()
    }

    /// One of several differences of a kind.
    fn further(&self, found: &Disagreement) -> Item {
        let [first, second] = &found.said;
        let sides = [self.side(0, first), self.side(1, second)];
        let mut notes = sides.to_vec();
        let case = self.runnable(found);
        notes.push(self.case(&found.case));
        Item {
            text: self.facts(&found.facts),
            notes,
            cited: self.cited(found),
            case: Some(Box::new(case)),
            ..Item::default()
        }
    }

    fn side(&self, side: usize, said: &Said) -> String {
        let speaker = self.speaker(side);
        let mut cited: Vec<String> = said.rules.iter().map(|rule| speaker.short_citation(*rule)).collect();
        cited.dedup();
        let cited = if cited.is_empty() { String::new() } else { format!(" [{}]", cited.join(", ")) };
        let read: Vec<String> = said.readings.iter().map(|fact| speaker.label(*fact)).collect();
        let by_reading = if read.is_empty() {
            String::new()
        } else {
            format!(" ({})", self.say("diff-by-reading", &[("readings", &read.join(", "))]))
        };
        format!("{}: {}{cited}{by_reading}", self.name(side), self.outcome(side, said.outcome))
    }
}
