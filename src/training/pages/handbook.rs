//! An edition -> a handbook: what ends the game, a chapter for each article, ordinary cases under every edition, an index of
//! facts.

use std::collections::{BTreeMap, BTreeSet};

use super::book::Book;
use super::changes::Contrasts;
use super::envelope::envelope;
use super::ruled::{Ruled, alike, heading, named};
use crate::engine::chess::unaccented;
use crate::engine::library::Library;
use crate::engine::model::{Article, Conclusion, Edition, Role, Rule, RuleIndex, Vocabulary};
use crate::training::{Illustration, Illustrations, Stage, endings, fact_index};
use crate::words::phrases::speaker::{Speaker, capital, day_said};
use crate::words::phrases::words::{Words, id_of};
use crate::words::reports::report::{Block, Cited, Frame, FrameKind, INDEX, Item, Report, Section, footer};

/// Puts a handbook together.
#[must_use]
pub(crate) fn handbook(
    words: &Words,
    library: &Library,
    illustrations: &Illustrations,
    edition: &Edition,
) -> Book {
    let vocabulary = &library.rulebook.vocabulary;
    let handbook = Handbook { library, speaker: Speaker::in_general(words, vocabulary, edition) };
    let mut reports = vec![handbook.title()];
    reports.extend(handbook.endings());
    reports.push(handbook.about());
    let chapters = Chapters { library, speaker: handbook.speaker, illustrations };
    // In the order in which an arbiter meets them.
    let mut articles: Vec<&Article> = edition.articles.iter().collect();
    let is_further = further_titles(library);
    let is_further = |article: &Article| is_further.contains(article.title.as_str());
    articles.sort_by_key(|article| (is_further(article), vocabulary.stage_of(&article.title)));
    let first = articles.iter().position(|article| is_further(article));
    let (adjourned, further) = articles.split_at(first.unwrap_or(articles.len()));
    reports.extend(adjourned.iter().map(|article| chapters.chapter(article)));
    reports.extend(chapters.further(further));
    reports.extend(Contrasts::beside(words, library, edition).chapter());
    reports.push(handbook.facts());
    Book { contents: words.say("handbook-contents", &[]), reports }
}

/// The titles of articles that are of no stage of an adjourned game and about which no exam asks, of the editions that have one.
fn further_titles(library: &Library) -> BTreeSet<&str> {
    let vocabulary = &library.rulebook.vocabulary;
    let mut titles = BTreeSet::new();
    let mut asked = BTreeSet::new();
    for edition in &library.rulebook.editions {
        let Some(exam) = &edition.exam else { continue };
        let rules = exam.topics.iter().flat_map(|topic| &topic.rules);
        asked.extend(rules.filter_map(|rule| Some(edition.article_of(*rule)?.title.as_str())));
        let of_no_stage = |title: &&str| vocabulary.stage_of(title) == vocabulary.stages().len();
        titles.extend(edition.articles.iter().map(|article| article.title.as_str()).filter(of_no_stage));
    }
    titles.difference(&asked).copied().collect()
}

struct Handbook<'a> {
    library: &'a Library,
    speaker: Speaker<'a>,
}

impl Handbook<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.speaker.words.say(id, args)
    }

    fn paragraphs(&self, ids: &[&str]) -> Vec<Block> {
        ids.iter().map(|id| Block::Paragraph(self.say(id, &[]))).collect()
    }

    fn page(&self, title: String, sections: Vec<Section>) -> Report {
        Report::new(self.speaker.words, title, sections)
    }

    fn title(&self) -> Report {
        let opening = Section::new(String::new(), self.paragraphs(&["handbook-blurb"]));
        Report {
            subtitle: self.speaker.edition_name(),
            footer: footer(self.speaker.words, "ruling-footer", &self.library.digest(), &[]),
            ..self.page(self.say("handbook-title", &[]), vec![opening])
        }
    }

    /// What the edition is, and how the book is read.
    fn about(&self) -> Report {
        let edition = self.speaker.edition;
        let rules: BTreeSet<&str> = edition.rules.iter().map(|rule| rule.id.as_str()).collect();
        let (articles, rules) = (edition.articles.len().to_string(), rules.len().to_string());
        let counts = self.say("handbook-counts", &[("articles", &articles), ("rules", &rules)]);
        let mut blocks = vec![Block::Paragraph(self.period()), Block::Paragraph(counts)];
        let base = edition.amends.as_ref().filter(|_| !edition.is_before_its_base);
        let base = base.and_then(|base| self.library.rulebook.edition(base));
        blocks.extend(base.map(|base| {
            let base = Speaker { edition: base, ..self.speaker }.edition_name();
            Block::Paragraph(self.say("handbook-amends", &[("edition", &base)]))
        }));
        if edition.partial {
            blocks.extend(self.paragraphs(&["handbook-partial"]));
        }
        let ids = ["norm", "relations", "reading", "example", "near-miss", "more", "normal", "sources"];
        let items = ids.map(|id| Item::plain(self.say(&format!("handbook-how-{id}"), &[])));
        let how = Section::new(self.say("handbook-how", &[]), vec![Block::Items(items.to_vec())]);
        self.page(self.say("handbook-about", &[]), vec![Section::new(String::new(), blocks), how])
    }

    fn period(&self) -> String {
        let edition = self.speaker.edition;
        match (edition.from, edition.to) {
            (Some(from), Some(to)) => self.say(
                "handbook-from-to",
                &[("from", &day_said(self.speaker.words, from)), ("to", &day_said(self.speaker.words, to))],
            ),
            (Some(from), None) => self.say("handbook-from", &[("from", &day_said(self.speaker.words, from))]),
            (None, _) => self.say("handbook-undated", &[]),
        }
    }

    /// What ends the game, moment by moment.
    fn endings(&self) -> Option<Report> {
        let stages = endings(self.speaker.vocabulary, self.speaker.edition);
        let mut sections = vec![Section::new(String::new(), self.paragraphs(&["handbook-endings-intro"]))];
        sections.extend(stages.iter().map(|stage| {
            let heading = stage.moment.map(|moment| self.speaker.moment_for(moment, Some(Role::Sealer)));
            let heading = heading.unwrap_or_else(|| self.say("handbook-endings-always", &[]));
            Section::new(capital(&heading), vec![Block::Items(self.ending_rules(stage))])
        }));
        sections.push(Section::new(String::new(), self.paragraphs(&["handbook-endings-none"])));
        (!stages.is_empty()).then(|| self.page(self.say("handbook-endings", &[]), sections))
    }

    /// The norms that end the game at one moment, each with what it gives way to and the reading that it rests on.
    fn ending_rules(&self, stage: &Stage) -> Vec<Item> {
        let edition = self.speaker.edition;
        let mut listed = BTreeSet::new();
        let rules = stage.rules.iter().filter_map(|index| Some((*index, edition.rule(*index)?)));
        // A rule for each player is one norm.
        let rules = rules.filter(|(_, rule)| listed.insert(rule.id.as_str()));
        let item = |(index, rule): (RuleIndex, &Rule)| {
            let article = edition.article_of(index)?;
            let citation = self.speaker.short_citation(index);
            let cited = Cited {
                rule: Some(rule.id.clone()),
                ..self.speaker.article_cited(article, citation.clone())
            };
            let others = named(&self.speaker, &rule.unless).into_iter().map(|(name, _)| name);
            let others = others.collect::<Vec<_>>().join(", ");
            let gives_way =
                (!others.is_empty()).then(|| self.say("handbook-gives-way", &[("rules", &others)]));
            let reading = self.speaker.note(rule).map(|note| self.say("reading-of-text", &[("note", &note)]));
            Some(Item {
                text: self.speaker.norm(rule),
                citation,
                notes: gives_way.into_iter().chain(reading).collect(),
                cited: vec![cited],
                ..Item::default()
            })
        };
        rules.filter_map(item).collect()
    }

    /// The index of the facts, in the order of the alphabet.
    fn facts(&self) -> Report {
        let edition = self.speaker.edition;
        let mut entries: BTreeMap<String, (Item, Vec<usize>)> = BTreeMap::new();
        for used in fact_index(self.speaker.vocabulary, edition) {
            let label = label(&self.speaker, self.speaker.vocabulary, used.fact);
            let entry = entries.entry(alphabetical(&label)).or_default();
            entry.0.text = capital(&label);
            entry.1.extend(used.articles);
        }
        let items = entries.into_values().map(|(mut item, mut places)| {
            places.sort_unstable();
            places.dedup();
            let articles: Vec<_> = places.iter().filter_map(|place| edition.articles.get(*place)).collect();
            let numbers: Vec<_> =
                articles.iter().map(|article| self.speaker.numbered(&article.number)).collect();
            let cited = articles
                .iter()
                .zip(&numbers)
                .map(|(one, number)| self.speaker.article_cited(one, number.clone()));
            item.cited = cited.collect();
            item.citation = numbers.join(", ");
            item
        });
        let items = Block::Items(items.collect());
        let intro = Block::Paragraph(self.say("handbook-index-intro", &[]));
        self.page(
            self.say("handbook-index", &[]),
            vec![Section::new(String::new(), vec![intro, items]).named(INDEX)],
        )
    }
}

/// The short name of a fact; of a player's fact, whoever the player is.
fn label(speaker: &Speaker, vocabulary: &Vocabulary, fact: crate::engine::model::FactId) -> String {
    let declared = vocabulary.fact(fact);
    if declared.seat.is_none() || !declared.declared.starts_with("player.") {
        return speaker.label(fact);
    }
    let id = format!("fact-{}", id_of(&declared.declared));
    speaker.about("player", &[("value", ""), ("zero", "no")], |args| speaker.words.say(&id, args))
}

/// How words are sorted: without accents and capitals.
fn alphabetical(words: &str) -> String {
    words.to_lowercase().chars().map(unaccented).collect()
}

// Chapters: norms one by one, each with an example and a near miss, and the rules that displace each other.

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
            let rules = self.speaker.rules_of(article);
            let heading =
                format!("{} {}", self.speaker.numbered(&article.number), self.speaker.title(article));
            sections.push(Section::new(heading, self.opening(article, &rules)).about_rule(&article.number));
            sections.extend(rules.iter().map(|(index, rule)| placed(article, rule, self.norm(*index, rule))));
        }
        (!articles.is_empty())
            .then(|| Report::new(self.speaker.words, self.say("handbook-further-articles", &[]), sections))
    }

    /// The chapter of an article.
    pub(super) fn chapter(&self, article: &Article) -> Report {
        let rules = self.speaker.rules_of(article);
        let opening = Section::new(String::new(), self.opening(article, &rules)).about_rule(&article.number);
        let mut sections = vec![opening];
        sections.extend(rules.iter().map(|(index, rule)| placed(article, rule, self.rule(*index, rule))));
        Report {
            subtitle: self.origin(article).unwrap_or_default(),
            ..Report::new(
                self.speaker.words,
                format!("{} {}", self.speaker.numbered(&article.number), self.speaker.title(article)),
                sections,
            )
        }
    }

    /// Of an article taken over, where it comes from.
    fn origin(&self, article: &Article) -> Option<String> {
        let taken_over = self.edition().is_taken_over(article);
        let origin = self.library.rulebook.edition(&article.words.edition).filter(|_| taken_over)?;
        let speaker = Speaker { edition: origin, ..self.speaker };
        let names = [("edition", &*speaker.edition_short()), ("article", &article.words.id)];
        Some(self.say("handbook-taken-over", &names))
    }

    /// What goes before the article, and what it goes before, by articles.
    fn opening(&self, article: &Article, rules: &[(RuleIndex, &Rule)]) -> Vec<Block> {
        let own = |rule: &RuleIndex| article.rules.contains(&rule.index());
        let mut before: Vec<RuleIndex> = rules.iter().flat_map(|(_, rule)| rule.unless.clone()).collect();
        let mut after: Vec<RuleIndex> =
            rules.iter().flat_map(|(index, _)| self.speaker.displaced(*index)).collect();
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

    /// The truth without which no rule of an article holds: it is said once.
    fn common_proviso(&self, index: RuleIndex) -> Option<String> {
        let rules = self.edition().rules.get(self.edition().article_of(index)?.rules.clone())?;
        let mut provisos = rules.iter().map(|rule| self.speaker.proviso(rule));
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
        let titled = |article: &Article| {
            format!("{} ({})", self.speaker.numbered(&article.number), self.speaker.title(article))
        };
        self.articles(rules).map(titled).collect()
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
            self.speaker.proviso(rule).filter(|_| self.common_proviso(index).is_none()).map(Block::Paragraph),
        );
        if let Some(note) = self.speaker.note(rule) {
            blocks.push(Block::Paragraph(self.say("reading-of-text", &[("note", &note)])));
        }
        blocks.extend(self.relations(index, rule));
        Section::new(heading(&self.speaker, index), blocks)
    }

    /// What a rule gives way to and what it prevails over.
    fn relations(&self, index: RuleIndex, rule: &Rule) -> Option<Block> {
        let relations = [
            ("handbook-gives-way", rule.unless.clone()),
            ("handbook-prevails", self.speaker.displaced(index)),
        ];
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
            let listed: Vec<_> = rules.iter().filter(|rule| article.rules.contains(&rule.index())).collect();
            let is_named = |index: usize| listed.iter().any(|rule| rule.index() == index);
            if !listed.is_empty() && article.rules.clone().all(is_named) {
                let words = self.speaker.numbered(&article.number);
                names.push((words.clone(), self.speaker.article_cited(article, words)));
                continue;
            }
            let of_article: Vec<_> = listed.into_iter().copied().collect();
            names.extend(named(&self.speaker, &of_article).into_iter().map(|(words, rule)| {
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
