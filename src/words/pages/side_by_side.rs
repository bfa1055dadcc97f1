//! What two editions say, article by article, where it is not the same: clauses and words, the old beside the new.

use super::differences::Page;
use super::report::{Block, Frame, FrameKind, Item, Section};
use super::texts_apart::{ArticleApart, MomentApart, RuleText};
use crate::engine::model::{FactId, Instant, MomentId, Type, Value, written};
use crate::words::phrases::sentences::sentence;

impl Page<'_> {
    /// Moments that stand elsewhere, readings that only one edition knows: both are few, and rulings hang on them.
    pub(crate) fn moments_and_readings(&self) -> Vec<Section> {
        let moments = self.texts.moments.iter().map(|moment| self.moment_apart(*moment));
        let readings = self.texts.readings.iter().map(|(side, fact)| self.reading_of(*side, *fact));
        let lists = [("diff-moments", moments.collect::<Vec<_>>()), ("diff-readings", readings.collect())];
        let lists = lists.into_iter().filter(|(_, items)| !items.is_empty());
        lists
            .map(|(heading, items)| Section::new(self.say(heading, &[]), vec![Block::Items(items)]))
            .collect()
    }

    /// Every article in which something is said otherwise, or, between two editions whose summary only is told, how many.
    pub(crate) fn side_by_side(&self) -> Vec<Section> {
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
            let blocks: Vec<_> = rules.iter().flat_map(told).collect();
            let none = || vec![Block::Paragraph(self.say("diff-nothing", &[]))];
            let blocks = if blocks.is_empty() { none() } else { blocks };
            Frame { kind, title: self.name(side), blocks }
        });
        let heading = format!("{} {}", article.number, article.title);
        Section::new(heading, vec![Block::Frames(frames.to_vec())])
    }
}

fn told(rule: &RuleText) -> Vec<Block> {
    let norm = Block::Paragraph(format!("{} · {}", rule.citation, rule.norm));
    vec![norm, Block::Source(rule.clauses())]
}
