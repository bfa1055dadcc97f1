//! The page of a comparison of two editions: what to tell first, results by the provision that changes them, assumptions,
//! acts, texts side by side.

use super::board::Diagram;
use super::outlook::moment;
use super::report::{Block, Cited, Frame, FrameKind, Item, Report, Runnable, Section};
use super::texts_apart::{ArticleApart, MomentApart, RuleText, TextsApart};
use crate::engine::analysis::{
    AssumedApart, Between, Diff, Disagreement, Foremost, Group, Line, OneSided, Outcomes, Said, Same,
    StepApart, StepTime, StepsDiffer,
};
use crate::engine::chess::Position;
use crate::engine::decision::Score;
use crate::engine::model::{
    Assumption, FactId, FluentId, Instant, MomentId, Outcome, Rule, Type, Value, Vocabulary, WordDifference,
    value_from, written,
};
use crate::engine::syntax::CaseFile;
use crate::words::phrases::speaker::{Speaker, sentence};
use crate::words::phrases::words::Words;

/// How much of a comparison is put on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// What to tell first, and where the rest is; all of [`Extent::Foremost`] where there is nothing to tell first, and
    /// between an edition and an edited copy of it.
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

    /// Whether all is told at once: there is nothing to tell first, or an edition is compared with its edited copy.
    fn is_told_whole(&self) -> bool {
        self.diff.summary.is_empty() || self.diff.between == Between::EmbeddedAndCopy
    }

    /// Whether more is told than what to tell first.
    fn tells_all(&self) -> bool {
        self.extent != Extent::First || self.is_told_whole()
    }

    pub(crate) fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.words[1].say(id, args)
    }

    pub(crate) fn report(&self, sections: Vec<Section>) -> Report {
        let [first, second] = self.names();
        Report::new(
            self.words[1],
            self.say("diff-title", &[("first", &first), ("second", &second)]),
            sections,
        )
    }

    /// The comparison as a whole: how much there is of it, other words, which results change into which.
    fn overall(&self) -> Vec<Section> {
        let opening = Section::new(String::new(), self.opening());
        [opening].into_iter().chain(self.other_words()).chain(self.overview()).collect()
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
    fn other_words(&self) -> Option<Section> {
        let items = self.diff.words.iter().map(|word| {
            let name = |side: &usize| self.name(*side);
            Item::plain(match word {
                WordDifference::Fact(side, fact) => {
                    self.say("diff-word-fact", &[("own", &name(side)), ("fact", fact)])
                }
                WordDifference::Value(side, fact, value) => {
                    self.say("diff-word-value", &[("own", &name(side)), ("fact", fact), ("value", value)])
                }
                WordDifference::Assumed(fact) => self.say("diff-word-assumed", &[("fact", fact)]),
                WordDifference::Impossible => self.say("diff-word-impossible", &[]),
                WordDifference::Act(act) => self.say("diff-word-act", &[("act", act)]),
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

    /// A result; said of both players at once where the differences concern now one player and now the other.
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

// Assumptions that differ, each with a game whose result changes because of it.

impl Page<'_> {
    /// What is assumed differently; none where the editions assume the same.
    pub(crate) fn assumed_apart(&self) -> Option<Section> {
        let items: Vec<_> = self.diff.assumed.iter().map(|one| self.assumed(one)).collect();
        (!items.is_empty())
            .then(|| Section::new(self.say("diff-assumed-heading", &[]), vec![Block::Items(items)]))
    }

    pub(super) fn assumed(&self, one: &AssumedApart) -> Item {
        let mut notes = [self.assumed_by(0, one), self.assumed_by(1, one)].concat();
        let editions = self.diff.sides.map(|side| side.edition.id.clone()).to_vec();
        let case = one.case.clone().map(|case| Runnable { name: String::new(), editions, case });
        if let Some(case) = &case {
            let [first, second] = self.names();
            let [one_result, other_result] = one.results.map(|result| self.score(result));
            notes.push(self.say("diff-told-case", &[("case", &self.case(&case.case))]));
            notes.push(self.say(
                "diff-assumed-results",
                &[("first", &first), ("one", &one_result), ("second", &second), ("other", &other_result)],
            ));
        }
        let text = sentence(&self.speaker(1).label(one.fact));
        Item { text, notes, case: case.map(Box::new), ..Item::default() }
    }

    fn score(&self, result: Option<Score>) -> String {
        match result {
            Some(Score::GoesOn) => self.say("diff-assumed-goes-on", &[]),
            Some(score) => score.as_str().to_owned(),
            None => self.say("diff-assumed-open", &[]),
        }
    }

    /// All that an edition assumes of it, and when.
    fn assumed_by(&self, side: usize, one: &AssumedApart) -> Vec<String> {
        let assumed = one.assumed.get(side).map_or(&[][..], Vec::as_slice);
        if assumed.is_empty() {
            return vec![self.say("diff-assumed-nothing", &[("edition", &self.name(side))])];
        }
        assumed.iter().map(|assumed| self.assumption(side, one.fact, assumed)).collect()
    }

    fn assumption(&self, side: usize, fact: FactId, assumed: &Assumption) -> String {
        let edition = self.name(side);
        let speaker = self.speaker(side);
        let statement = speaker.statement(fact, &assumed.value);
        let said = |id: &str, more: &[(&str, &str)]| {
            let args = [("edition", edition.as_str()), ("statement", statement.as_str())];
            self.say(id, &[&args, more].concat())
        };
        let Some(when) = &assumed.when else { return said("diff-assumed-side", &[]) };
        if let Some(truths) = assumed.required() {
            let truths = truths.iter().map(|(fact, value)| speaker.statement(*fact, value));
            said("diff-assumed-when", &[("when", &truths.collect::<Vec<_>>().join("; "))])
        } else {
            let facts = when.facts().into_iter().map(|fact| speaker.label(fact));
            said("diff-assumed-depending", &[("facts", &facts.collect::<Vec<_>>().join(", "))])
        }
    }
}

// Acts, states and values; articles that say the same.

impl Page<'_> {
    /// What the editions say besides results, and what they say alike.
    fn besides(&self) -> Vec<Section> {
        [0, 1]
            .into_iter()
            .flat_map(|side| self.one_sided(side))
            .chain(self.steps())
            .chain(self.same())
            .collect()
    }

    /// What only one edition rules besides results, by rule; then what it rules in more cases than the other.
    pub(crate) fn one_sided(&self, side: usize) -> Vec<Section> {
        let [own, other] = [side, 1 - side].map(|side| self.name(side));
        let found = self.diff.one_sided.get(side).map(Vec::as_slice).unwrap_or_default();
        let (never, sometimes): (Vec<_>, Vec<_>) = found.iter().partition(|one| one.facts.is_none());
        let lists = [("diff-only", never), ("diff-only-sometimes", sometimes)];
        let sections = lists.into_iter().filter(|(_, list)| !list.is_empty()).map(|(heading, list)| {
            let heading = self.say(heading, &[("own", &own), ("other", &other)]);
            Section::new(heading, vec![Block::Items(self.norms(side, &list))])
        });
        sections.collect()
    }

    /// One item a rule, with the fewest facts that show it.
    pub(crate) fn norms(&self, side: usize, list: &[&OneSided]) -> Vec<Item> {
        let speaker = self.speaker(side);
        let mut seen: Vec<&str> = Vec::new();
        let mut items = Vec::new();
        for one in list {
            let Some(index) = one.rules.first().copied() else { continue };
            let Some(rule) = speaker.edition.rule(index).filter(|rule| !seen.contains(&rule.id.as_str()))
            else {
                continue;
            };
            seen.push(&rule.id);
            let notes = one.facts.iter().map(|facts| self.facts(facts)).collect();
            let cited = speaker.cited([index]);
            items.push(Item {
                text: speaker.norm(rule),
                citation: speaker.short_citation(index),
                notes,
                cited,
                ..Item::default()
            });
        }
        items
    }

    /// The steps that both editions require at different moments.
    fn steps(&self) -> Option<Section> {
        let items: Vec<_> = self.diff.steps.iter().map(|step| self.step(step)).collect();
        (!items.is_empty()).then(|| Section::new(self.say("diff-steps", &[]), vec![Block::Items(items)]))
    }

    /// A step with its times under each edition, and a case that shows the difference.
    pub(super) fn step(&self, step: &StepApart) -> Item {
        let times = |side: usize| step.times.get(side).map(Vec::as_slice).unwrap_or_default();
        let notes = (0..2).flat_map(|side| times(side).iter().map(move |time| (side, time)));
        let mut notes: Vec<_> =
            notes.map(|(side, time)| self.said_of(side, &self.step_time(side, time))).collect();
        let editions = self.diff.sides.map(|side| side.edition.id.clone()).to_vec();
        let case = step.shown.as_ref().map(|shown| {
            let case = Runnable { name: String::new(), editions, case: shown.case.clone() };
            Box::new(case)
        });
        if let Some(shown) = &step.shown {
            notes.push(self.say("diff-told-case", &[("case", &self.case(&beside_the_board(&shown.case)))]));
            notes.push(match &shown.how {
                StepsDiffer::Only(side) => self.say("diff-step-only", &[("edition", &self.name(*side))]),
                StepsDiffer::Ahead(side, other) => {
                    let other = self.speaker(*side).conclusion(other, None);
                    self.say("diff-step-ahead", &[("edition", &self.name(*side)), ("other", &other)])
                }
            });
        }
        let cited = (0..2).flat_map(|side| {
            let rules = times(side).iter().flat_map(|time| time.rules.iter().copied());
            self.speaker(side).cited(rules)
        });
        let cited = cited.collect();
        let [_, says] = &step.says;
        Item { text: self.speaker(1).conclusion(says, None), notes, cited, case, ..Item::default() }
    }

    /// The times of a step under an edition, with the rules.
    fn step_time(&self, side: usize, time: &StepTime) -> String {
        let speaker = self.speaker(side);
        let moments = |fluents: &[FluentId], attribute: &str| {
            let said = fluents.iter().map(|fluent| moment(&speaker, *fluent, Some(attribute), ""));
            said.map(|said| said.trim().to_owned()).collect::<Vec<_>>()
        };
        let mut said = moments(&time.upon, "since");
        if said.is_empty() {
            said.push(self.say("diff-step-at-once", &[]));
        }
        said.extend(moments(&time.before, "until"));
        format!("{} [{}]", said.join(", "), speaker.short_citations(&time.rules))
    }

    /// The articles that say the same: renumbered ones with their numbers, the others in a line.
    pub(crate) fn same(&self) -> Option<Section> {
        let (kept, renumbered): (Vec<&Same>, Vec<&Same>) =
            self.diff.same.iter().partition(|same: &&Same| same.first.number == same.second.number);
        let items = renumbered.into_iter().map(|same| {
            let (title, [one, other]) = (self.speaker(0).title(same.first), [same.first, same.second]);
            let numbers = [(0, one), (1, other)].map(|(side, one)| self.speaker(side).numbered(&one.number));
            let text = format!("{} {title}", numbers.join(" = "));
            let notes = (!same.same_exceptions).then(|| self.say("diff-other-exceptions", &[]));
            let sides = [(0, one), (1, other)];
            let cited = sides.map(|(side, article)| {
                self.speaker(side).article_cited(article, self.speaker(side).numbered(&article.number))
            });
            Item { text, notes: notes.into_iter().collect(), cited: cited.to_vec(), ..Item::default() }
        });
        let mut items: Vec<_> = items.collect();
        for (id, exceptions) in [("diff-same-number", true), ("diff-same-number-other-exceptions", false)] {
            let alike = kept.iter().filter(|same| same.same_exceptions == exceptions);
            let numbers: Vec<_> = alike.map(|same| same.first.number.as_str()).collect();
            if !numbers.is_empty() {
                items.push(Item::plain(self.say(id, &[("articles", &numbers.join(", "))])));
            }
        }
        (!items.is_empty()).then(|| Section::new(self.say("diff-same", &[]), vec![Block::Items(items)]))
    }
}

// Cases that show a difference.

/// The facts of a case.
pub(super) fn told(vocabulary: &Vocabulary, case: &CaseFile) -> Vec<(FactId, Value)> {
    let facts = case.facts.iter().filter_map(|given| {
        let fact = vocabulary.fact_named(&given.fact.value)?;
        Some((fact, value_from(vocabulary.fact(fact), &given.value).ok()?))
    });
    facts.collect()
}

/// The facts of a case without the position, which is drawn.
fn beside_the_board(case: &CaseFile) -> CaseFile {
    let mut rest = case.clone();
    rest.facts.retain(|given| given.fact.value != "position");
    rest
}

/// The position of a case, where it has one.
pub(super) fn position(case: &CaseFile) -> Option<Position> {
    let told = case.facts.iter().find(|given| given.fact.value == "position")?;
    Position::from_fen(&told.value.value).ok()
}

// What to tell first: a sentence, what either edition says, and a game that shows it.

impl Page<'_> {
    /// What to tell first, in the order of events; none where nothing differs.
    fn told_first(&self) -> Option<Section> {
        let told = &self.diff.summary;
        let mut blocks = vec![Block::Paragraph(self.say("diff-told-intro", &[]))];
        blocks.extend(told.iter().flat_map(|one| self.told(one)));
        (!told.is_empty()).then(|| Section::new(self.say("diff-told-heading", &[]), blocks))
    }

    /// Where the complete list is.
    pub(crate) fn rest(&self) -> Section {
        let [first, second] = self.diff.sides.map(|side| side.edition.id.as_str());
        let count = self.diff.differences().count().to_string();
        let rest = self.say("diff-rest", &[("count", &count), ("first", first), ("second", second)]);
        Section::new(String::new(), vec![Block::Paragraph(rest)])
    }

    /// A difference: what it is about and the game, what either edition says, and the position.
    fn told(&self, one: &Foremost) -> Vec<Block> {
        let (title, departing) = (self.told_title(one), self.departing(one));
        let text = if departing.is_empty() {
            self.say("diff-told-always", &[("title", &title)])
        } else {
            self.say("diff-told", &[("title", &title), ("facts", &self.facts(&departing))])
        };
        let mut notes = vec![self.told_side(0, one), self.told_side(1, one)];
        let readings = one.rulings.iter().enumerate().flat_map(|(side, ruling)| {
            ruling.readings.iter().map(move |fact| self.speaker(side).label(*fact))
        });
        let readings: Vec<_> = readings.collect();
        if one.is_by_reading() {
            notes.push(sentence(&self.say("diff-by-reading", &[("readings", &readings.join(", "))])));
        }
        let editions = self.diff.sides.map(|side| side.edition.id.clone()).to_vec();
        let case = Runnable { name: String::new(), editions, case: one.case.clone() };
        if self.extent == Extent::First {
            notes.push(if one.case.facts.is_empty() {
                self.say("diff-told-any-case", &[])
            } else {
                self.say("diff-told-case", &[("case", &self.case(&one.case))])
            });
        }
        let cited: Vec<Cited> = (0..2)
            .flat_map(|side| self.speaker(side).cited(one.rulings.get(side).and_then(|ruling| ruling.rule)))
            .collect();
        let item = Item { text, notes, cited, case: Some(Box::new(case)), ..Item::default() };
        let position = position(&one.case).filter(|_| self.extent != Extent::First);
        let diagram = position
            .map(|position| Block::Diagram(Box::new(Diagram::new(self.words[1], &position, Vec::new()))));
        [Block::Items(vec![item])].into_iter().chain(diagram).collect()
    }

    /// The facts that are not as in the normal course.
    fn departing(&self, one: &Foremost) -> Vec<(FactId, Value)> {
        let vocabulary = &self.diff.sides[0].library.rulebook.vocabulary;
        let departs = |(fact, value): &&(FactId, Value)| {
            let assumed = || vocabulary.fact(*fact).assume.as_ref().map(|assumed| &assumed.value);
            vocabulary.normally(*fact).or_else(assumed) != Some(value)
        };
        one.facts.iter().filter(departs).cloned().collect()
    }

    /// The title of the article that is about it.
    fn told_title(&self, one: &Foremost) -> String {
        let speaker = self.speaker(one.side);
        let rule = one.rulings.get(one.side).and_then(|ruling| ruling.rule).filter(|_| one.stage.is_some());
        let article = rule.and_then(|rule| speaker.edition.article_of(rule));
        article.map_or_else(|| self.say("diff-told-scope", &[]), |article| speaker.title(article))
    }

    /// Whether an edition has an article under the title of the one that is about it.
    fn has_article(&self, side: usize, one: &Foremost) -> bool {
        let told = self.speaker(one.side).edition;
        let rule = one.rulings.get(one.side).and_then(|ruling| ruling.rule);
        let article = rule.and_then(|rule| told.article_of(rule));
        let articles = &self.speaker(side).edition.articles;
        article.is_some_and(|article| articles.iter().any(|known| known.title == article.title))
    }

    /// What an edition says of it.
    fn told_side(&self, side: usize, one: &Foremost) -> String {
        let speaker = self.speaker(side);
        let index = one.rulings.get(side).and_then(|ruling| ruling.rule);
        let rule =
            index.and_then(|index| Some((speaker.short_citation(index), speaker.edition.rule(index)?)));
        let edition = self.name(side);
        match rule {
            Some((citation, rule)) => {
                let norm = speaker.norm(rule);
                self.say("diff-told-side", &[("edition", &edition), ("citation", &citation), ("norm", &norm)])
            }
            None if one.rulings.get(side).is_some_and(|ruling| ruling.speaks)
                || self.has_article(side, one) =>
            {
                self.say("diff-told-not-here", &[("edition", &edition)])
            }
            None => self.say("diff-told-nothing", &[("edition", &edition)]),
        }
    }
}

// The same comparison in parts.

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

/// The most differences on a page, unless a single provision has more.
const ON_A_PAGE: usize = 120;

/// The same in pages small enough for a phone: what to tell first and an overview; provision by provision; the rest.
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

// Texts side by side.

impl Page<'_> {
    /// Moments that the editions place differently, and readings that only one edition has.
    fn moments_and_readings(&self) -> Vec<Section> {
        let moments = self.texts.moments.iter().map(|moment| self.moment_apart(*moment));
        let readings = self.texts.readings.iter().map(|(side, fact)| self.reading_of(*side, *fact));
        let lists = [("diff-moments", moments.collect::<Vec<_>>()), ("diff-readings", readings.collect())];
        let lists = lists.into_iter().filter(|(_, items)| !items.is_empty());
        lists
            .map(|(heading, items)| Section::new(self.say(heading, &[]), vec![Block::Items(items)]))
            .collect()
    }

    /// Every article in which something is said otherwise, or, between two editions whose summary only is told, how many.
    fn side_by_side(&self) -> Vec<Section> {
        if self.texts.articles.is_empty() {
            return Vec::new();
        }
        let count = self.texts.articles.len().to_string();
        let told = vec![Block::Paragraph(self.say("diff-texts-count", &[("count", &count)]))];
        let heading = Section::new(self.say("diff-texts", &[]), told);
        let articles = self.texts.articles.iter().map(|article| self.article(article));
        let articles = articles.filter(|_| self.tells_all());
        std::iter::once(heading).chain(articles).collect()
    }

    /// A moment, and where either edition places it.
    pub(super) fn moment_apart(&self, apart: MomentApart) -> Item {
        let notes = (0..).zip(apart).map(|(side, moment)| {
            let place = moment.map(|moment| self.place(side, moment));
            self.said_of(side, &place.unwrap_or_else(|| self.say("diff-moment-none", &[])))
        });
        let named = (0..).zip(apart).filter_map(|(side, moment)| Some(self.speaker(side).moment(moment?)));
        Item { text: sentence(&named.last().unwrap_or_default()), notes: notes.collect(), ..Item::default() }
    }

    /// A reading that one edition knows, and how it takes it.
    pub(super) fn reading_of(&self, side: usize, fact: FactId) -> Item {
        let speaker = self.speaker(side);
        let taken = speaker.edition.assumption(speaker.vocabulary, fact);
        let taken = taken.map(|taken| self.said_of(side, &speaker.statement(fact, &taken.value)));
        let other = self.said_of(1 - side, &self.say("diff-reading-none", &[]));
        Item {
            text: sentence(&speaker.label(fact)),
            notes: taken.into_iter().chain([other]).collect(),
            ..Item::default()
        }
    }

    fn said_of(&self, side: usize, said: &str) -> String {
        sentence(&self.say("diff-of", &[("edition", &self.name(side)), ("said", said)]))
    }

    /// Where an edition places a moment on the timeline.
    fn place(&self, side: usize, moment: MomentId) -> String {
        let speaker = self.speaker(side);
        let instant = speaker.edition.instants.get(moment.index()).copied().unwrap_or(Instant::HOUR_SET);
        let time = speaker.vocabulary.moment(moment).map(|declared| declared.time);
        match instant.fact {
            Some(fact) if Some(fact) == time && instant.seconds == 0 => self.say("diff-moment-told", &[]),
            Some(fact) if instant.seconds == 0 => speaker.label(fact),
            Some(fact) => {
                let more = written(&Type::Duration, &Value::Amount(instant.seconds));
                format!("{} + {more}", speaker.label(fact))
            }
            None => time.map_or_else(String::new, |time| {
                speaker.written(speaker.vocabulary.fact(time), &Value::Amount(instant.seconds))
            }),
        }
    }

    fn article(&self, article: &ArticleApart) -> Section {
        let frames = [(FrameKind::Misses, 0), (FrameKind::Applies, 1)].map(|(kind, side)| {
            let rules = article.rules.get(side).map(Vec::as_slice).unwrap_or_default();
            let blocks: Vec<_> = rules.iter().flat_map(rule_blocks).collect();
            let none = || vec![Block::Paragraph(self.say("diff-nothing", &[]))];
            let blocks = if blocks.is_empty() { none() } else { blocks };
            Frame { kind, title: self.name(side), blocks }
        });
        let heading = format!("{} {}", article.number, article.title);
        Section::new(heading, vec![Block::Frames(frames.to_vec())])
    }
}

fn rule_blocks(rule: &RuleText) -> Vec<Block> {
    let norm = Block::Paragraph(format!("{} · {}", rule.citation, rule.norm));
    vec![norm, Block::Source(rule.clauses())]
}
