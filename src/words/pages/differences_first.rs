//! What to tell first of two editions, in words: a sentence each, what either edition says, a game that shows it.

use super::board::Diagram;
use super::differences::{Extent, Page};
use super::differences_cases::position;
use super::report::{Block, Cited, Item, Runnable, Section};
use crate::engine::analysis::Foremost;
use crate::engine::model::{FactId, Value};
use crate::words::phrases::sentences::sentence;

impl Page<'_> {
    /// What to tell first, in the order of events; none where nothing differs.
    pub(crate) fn told_first(&self) -> Option<Section> {
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
                let args = [("edition", edition), ("citation", citation), ("norm", speaker.norm(rule))];
                self.say("diff-told-side", &args.each_ref().map(|(name, value)| (*name, value.as_str())))
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
