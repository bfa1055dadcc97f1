//! What two editions say besides results, in words, and the articles in which they say the same.

use super::differences::Page;
use super::report::{Block, Item, Section};
use crate::engine::analysis::{OneSided, Same};

impl Page<'_> {
    /// What the editions say besides results, and what they say alike.
    pub(crate) fn besides(&self) -> Vec<Section> {
        [0, 1].into_iter().flat_map(|side| self.one_sided(side)).chain(self.same()).collect()
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

    /// The articles that say the same: renumbered ones with their numbers, the others in a line.
    pub(crate) fn same(&self) -> Option<Section> {
        let (kept, renumbered): (Vec<&Same>, Vec<&Same>) =
            self.diff.same.iter().partition(|same: &&Same| same.first.number == same.second.number);
        let items = renumbered.into_iter().map(|same| {
            let (title, [one, other]) = (self.speaker(0).title(same.first), [same.first, same.second]);
            let text = format!("{} = {} {title}", one.number, other.number);
            let notes = (!same.same_exceptions).then(|| self.say("diff-other-exceptions", &[]));
            let sides = [(0, one), (1, other)];
            let cited = sides
                .map(|(side, article)| self.speaker(side).article_cited(article, article.number.clone()));
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
