//! An article -> a chapter: its norms one by one, each with an example and a near miss, and what displaces what.

use crate::engine::library::Library;
use crate::engine::model::{Article, Conclusion, Edition, Rule, RuleIndex, Value};
use crate::training::{Illustration, Illustrations};
use crate::words::phrases::phrases::Speaker;
use crate::words::reports::report::{Block, Cited, Frame, FrameKind, Item, Report, Section};

use super::envelope::envelope;
use super::headings::{self, alike, heading};
use super::ruled::Ruled;

/// What the chapters of a book have in common.
pub(super) struct Chapters<'a> {
    pub(super) library: &'a Library,
    pub(super) speaker: Speaker<'a>,
    pub(super) illustrations: &'a Illustrations<'a>,
}

impl Chapters<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.speaker.words.say(id, args)
    }

    fn edition(&self) -> &Edition {
        self.speaker.edition
    }

    /// One chapter of the articles that an adjourned game touches now and then: their norms, without cases.
    pub(super) fn further(&self, articles: &[&Article]) -> Option<Report> {
        let intro = Block::Paragraph(self.say("handbook-further-articles-intro", &[]));
        let mut sections = vec![Section::new(String::new(), vec![intro])];
        for article in articles {
            let rules = self.rules(article);
            let heading = format!("{} {}", article.number, self.speaker.title(article));
            sections.push(Section::new(heading, self.opening(article, &rules)).about_rule(&article.number));
            sections.extend(rules.iter().map(|(index, rule)| placed(article, rule, self.norm(*index, rule))));
        }
        (!articles.is_empty()).then(|| Report {
            title: self.say("handbook-further-articles", &[]),
            language: self.speaker.words.locale().code().to_owned(),
            sections,
            ..Report::default()
        })
    }

    /// The chapter of an article.
    pub(super) fn chapter(&self, article: &Article) -> Report {
        let rules = self.rules(article);
        let opening = Section::new(String::new(), self.opening(article, &rules)).about_rule(&article.number);
        let mut sections = vec![opening];
        sections.extend(rules.iter().map(|(index, rule)| placed(article, rule, self.rule(*index, rule))));
        Report {
            title: format!("{} {}", article.number, self.speaker.title(article)),
            subtitle: self.origin(article).unwrap_or_default(),
            language: self.speaker.words.locale().code().to_owned(),
            sections,
            footer: String::new(),
        }
    }

    /// The article's rules; one `for each player` once.
    fn rules(&self, article: &Article) -> Vec<(RuleIndex, &Rule)> {
        let mut rules: Vec<(RuleIndex, &Rule)> = Vec::new();
        for (index, rule) in self.edition().numbered() {
            let new = !rules.iter().any(|(_, earlier)| earlier.id == rule.id);
            if article.rules.contains(&index.index()) && new {
                rules.push((index, rule));
            }
        }
        rules
    }

    /// Of an article taken over, where it comes from.
    fn origin(&self, article: &Article) -> Option<String> {
        let taken_over = self.edition().is_taken_over(article);
        let origin = self.library.rulebook.edition(&article.words.edition).filter(|_| taken_over)?;
        let speaker = Speaker { edition: origin, ..self.speaker };
        let names = [("edition", speaker.edition_short()), ("article", article.words.id.clone())];
        let names = names.each_ref().map(|(name, value)| (*name, value.as_str()));
        Some(self.say("handbook-taken-over", &names))
    }

    /// What goes before the article, and what it goes before, by articles.
    fn opening(&self, article: &Article, rules: &[(RuleIndex, &Rule)]) -> Vec<Block> {
        let own = |rule: &RuleIndex| article.rules.contains(&rule.index());
        let mut before: Vec<RuleIndex> = rules.iter().flat_map(|(_, rule)| rule.unless.clone()).collect();
        let mut after: Vec<RuleIndex> = rules.iter().flat_map(|(index, _)| self.displaced(*index)).collect();
        before.retain(|rule| !own(rule));
        after.retain(|rule| !own(rule));
        let lists = [("handbook-goes-before", before), ("handbook-goes-after", after)];
        let items = lists.iter().filter(|(_, rules)| !rules.is_empty()).map(|(id, rules)| Item {
            text: self.say(id, &[("articles", &self.titled(rules).join("; "))]),
            cited: self
                .articles(rules)
                .map(|one| self.speaker.article_cited(one, one.number.clone()))
                .collect(),
            ..Item::default()
        });
        let items: Vec<_> = items.collect();
        let proviso = rules.first().and_then(|(index, _)| self.common_proviso(*index));
        let mut blocks: Vec<_> = proviso.into_iter().map(Block::Paragraph).collect();
        blocks.extend((!items.is_empty()).then_some(Block::Items(items)));
        blocks.extend(envelope(&self.speaker, article).map(|drawn| Block::Picture(Box::new(drawn))));
        blocks
    }

    /// The truth without which a rule does not hold, if there is one.
    fn proviso(&self, rule: &Rule) -> Option<String> {
        let fact = self.edition().proviso(&rule.id)?;
        let proviso = self.speaker.statement(fact, &Value::Truth(true));
        Some(self.say("show-provided", &[("proviso", &proviso)]))
    }

    /// The same for the whole article of a rule: it is said once.
    fn common_proviso(&self, index: RuleIndex) -> Option<String> {
        let rules = self.edition().rules.get(self.edition().article_of(index)?.rules.clone())?;
        let mut provisos = rules.iter().map(|rule| self.proviso(rule));
        let first = provisos.next()??;
        provisos.all(|other| other.as_ref() == Some(&first)).then_some(first)
    }

    /// The articles of these rules.
    fn articles<'r>(&self, rules: &'r [RuleIndex]) -> impl Iterator<Item = &Article> + use<'_, 'r> {
        let articles = self.edition().articles.iter();
        articles.filter(|article| rules.iter().any(|rule| article.rules.contains(&rule.index())))
    }

    /// The articles of these rules with their titles.
    fn titled(&self, rules: &[RuleIndex]) -> Vec<String> {
        let titled = |article: &Article| format!("{} ({})", article.number, self.speaker.title(article));
        self.articles(rules).map(titled).collect()
    }

    /// The rules that a rule displaces.
    fn displaced(&self, index: RuleIndex) -> Vec<RuleIndex> {
        let rules = self.edition().numbered();
        rules.filter(|(_, other)| other.unless.contains(&index)).map(|(other, _)| other).collect()
    }

    /// A norm with what bears on it and, where it is the one that shows its provision best, the cases.
    fn rule(&self, index: RuleIndex, rule: &Rule) -> Section {
        let mut section = self.norm(index, rule);
        if self.shows_cases(index, rule) {
            section.blocks.extend(self.frames(index, rule));
        }
        section
    }

    /// Whether of the norms that are cited alike this is the first on the result, or the first of all where none is.
    fn shows_cases(&self, index: RuleIndex, rule: &Rule) -> bool {
        let alike = alike(&self.speaker, index);
        let on_result = |id: &&&str| {
            let rule = self.edition().rules.iter().find(|rule| rule.id == **id);
            let results = rule.map(|rule| rule.then.iter());
            results.is_some_and(|mut then| then.any(|one| matches!(one.value, Conclusion::Result(_))))
        };
        alike.iter().find(on_result).or(alike.first()).is_some_and(|id| *id == rule.id)
    }

    fn norm(&self, index: RuleIndex, rule: &Rule) -> Section {
        let mut blocks = vec![Block::Verdict(self.speaker.norm(rule))];
        if rule.interpretation.is_some() || !rule.letter {
            blocks.push(Block::Paragraph(
                self.say("handbook-not-letter", &[("citation", &self.speaker.citation(rule))]),
            ));
        }
        blocks.extend(
            self.proviso(rule).filter(|_| self.common_proviso(index).is_none()).map(Block::Paragraph),
        );
        if let Some(note) = self.speaker.note(rule) {
            blocks.push(Block::Paragraph(self.say("reading-of-text", &[("note", &note)])));
        }
        blocks.extend(self.relations(index, rule));
        Section::new(heading(&self.speaker, index), blocks)
    }

    /// What a rule gives way to and what it prevails over.
    fn relations(&self, index: RuleIndex, rule: &Rule) -> Option<Block> {
        let relations =
            [("handbook-gives-way", rule.unless.clone()), ("handbook-prevails", self.displaced(index))];
        let items = relations.into_iter().filter_map(|(id, rules)| {
            let (names, cited): (Vec<_>, Vec<_>) = self.names(&rules).into_iter().unzip();
            let text = || self.say(id, &[("rules", &names.join(", "))]);
            (!names.is_empty()).then(|| Item { text: text(), cited, ..Item::default() })
        });
        let items: Vec<_> = items.collect();
        (!items.is_empty()).then_some(Block::Items(items))
    }

    /// Rules by their citations; where all of an article are among them, the article by its number.
    fn names(&self, rules: &[RuleIndex]) -> Vec<(String, Cited)> {
        let mut names: Vec<(String, Cited)> = Vec::new();
        for article in &self.edition().articles {
            let named: Vec<_> = rules.iter().filter(|rule| article.rules.contains(&rule.index())).collect();
            let is_named = |index: usize| named.iter().any(|rule| rule.index() == index);
            if !named.is_empty() && article.rules.clone().all(is_named) {
                let words = article.number.clone();
                names.push((words.clone(), self.speaker.article_cited(article, words)));
                continue;
            }
            let of_article: Vec<_> = named.into_iter().copied().collect();
            names.extend(headings::named(&self.speaker, &of_article).into_iter().map(|(words, rule)| {
                let id = self.edition().rule(rule).map(|rule| rule.id.clone());
                let cited = Cited { rule: id, ..self.speaker.article_cited(article, words.clone()) };
                (words, cited)
            }));
        }
        names
    }

    /// The example and the near miss, side by side.
    fn frames(&self, index: RuleIndex, rule: &Rule) -> Option<Block> {
        let [applying, missing] = self.illustrations.of_rule(&rule.id);
        let citation = heading(&self.speaker, index);
        let title = |id: &str| self.say(id, &[("rule", &citation)]);
        let frame = |kind: FrameKind, shown: Illustration| {
            let told = Ruled::new(&self.speaker, shown.decision);
            let mut blocks = told.game();
            let of_rule =
                |other: RuleIndex| self.edition().rule(other).is_some_and(|other| other.id == rule.id);
            let of_article =
                |other: RuleIndex| self.edition().article_of(other) == self.edition().article_of(index);
            let (title, ruling, why) = match kind {
                FrameKind::Applies => ("handbook-example", told.ruling(&of_rule), told.because(&rule.id)),
                FrameKind::Misses | FrameKind::Case => {
                    ("handbook-near-miss", told.ruling(&of_article), told.why_not(&rule.id))
                }
            };
            blocks.extend(Some(ruling).filter(|ruling| !ruling.is_empty()).map(Block::Verdict));
            blocks.extend(why.map(Block::Paragraph));
            (title, Frame { kind, title: String::new(), blocks })
        };
        let frames = [
            applying.map(|shown| frame(FrameKind::Applies, shown)),
            missing.map(|shown| frame(FrameKind::Misses, shown)),
        ];
        let frames = frames.into_iter().flatten().map(|(id, frame)| Frame { title: title(id), ..frame });
        let frames: Vec<_> = frames.collect();
        (!frames.is_empty()).then_some(Block::Frames(frames))
    }
}

/// An article of one provision has its number; links to it lead to the head of the chapter.
fn placed(article: &Article, rule: &Rule, section: Section) -> Section {
    if rule.id == article.number { section } else { section.about_rule(&rule.id) }
}
