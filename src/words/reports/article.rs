//! Pages of the law: an article with its norms, when each applies and what it gives way to; the list of articles; the
//! alternative readings of an edition.

use serde_json::{Value as Json, json};

use super::example::examples;
use super::report::{Block, Item, Report, Section};
use crate::engine::decision::Decision;
use crate::engine::library::Library;
use crate::engine::model::{Article, Edition, Effect, Example, FactId, Rule, RuleIndex, Type, Value};
use crate::words::phrases::speaker::{Speaker, capital, sentence};

/// The most rules in a list of what a rule gives way to, or prevails over, that is not folded.
const SHOWN: usize = 3;

/// The page of an article. `ruled` are its examples with their rulings.
#[must_use]
pub(crate) fn article(
    library: &Library,
    speaker: &Speaker,
    article: &Article,
    ruled: &[(&Example, Decision)],
) -> Report {
    let page = Page { library, speaker, article };
    let common = page.common_effect();
    let mut sections: Vec<_> = common.iter().map(|said| opening(said.clone())).collect();
    let mut last = String::new();
    for (index, rule) in page.rules() {
        // What is cited alike stands under one heading.
        let cited = speaker.citation(rule);
        let heading = if cited == last { String::new() } else { cited.clone() };
        last = cited;
        sections.push(page.rule(index, rule, heading, common.is_none()));
    }
    sections.extend(page.examples(ruled));
    sections.extend(page.elsewhere());
    let title = speaker.title(article);
    Report {
        subtitle: speaker.edition_name(),
        ..Report::new(
            speaker.words,
            format!("{} {} — {title}", speaker.edition_short(), speaker.numbered(&article.number)),
            sections,
        )
    }
}

/// What is said before the first rule.
fn opening(said: String) -> Section {
    Section::new(String::new(), vec![Block::Paragraph(said)]).named("law-opening")
}

impl<'a> Speaker<'a> {
    /// The rules of an article; one `for each player` once.
    pub(crate) fn rules_of(&self, article: &Article) -> Vec<(RuleIndex, &'a Rule)> {
        let mut rules: Vec<(RuleIndex, &Rule)> = Vec::new();
        for (index, rule) in self.edition.numbered() {
            let new = !rules.iter().any(|(_, earlier)| earlier.id == rule.id);
            if article.rules.contains(&index.index()) && new {
                rules.push((index, rule));
            }
        }
        rules
    }

    /// The rules that a rule displaces.
    pub(crate) fn displaced(&self, index: RuleIndex) -> Vec<RuleIndex> {
        let displaced = self.edition.numbered().filter(|(_, other)| other.unless.contains(&index));
        displaced.map(|(other, _)| other).collect()
    }

    /// The truth without which a rule does not hold, if there is one.
    pub(crate) fn proviso(&self, rule: &Rule) -> Option<String> {
        let proviso = self.statement(self.edition.proviso(&rule.id)?, &Value::Truth(true));
        Some(self.words.say("show-provided", &[("proviso", &proviso)]))
    }
}

/// An article, and what is needed to speak of it.
pub(crate) struct Page<'a> {
    pub(crate) library: &'a Library,
    pub(crate) speaker: &'a Speaker<'a>,
    pub(crate) article: &'a Article,
}

impl Page<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.speaker.words.say(id, args)
    }

    fn edition(&self) -> &Edition {
        self.speaker.edition
    }

    pub(crate) fn rules(&self) -> Vec<(RuleIndex, &Rule)> {
        self.speaker.rules_of(self.article)
    }

    /// A rule: what it says, when it applies, what it gives way to; its clause is folded, for editors of the rules.
    fn rule(&self, index: RuleIndex, rule: &Rule, heading: String, own_effect: bool) -> Section {
        let mut blocks = vec![Block::Paragraph(self.speaker.norm(rule))];
        if let Some(note) = self.speaker.note(rule) {
            blocks.push(Block::Paragraph(self.say("reading-of-text", &[("note", &note)])));
        }
        blocks.extend(self.speaker.proviso(rule).map(Block::Paragraph));
        let effect = self.effect(rule, ["law-takes-effect", "law-while-it-lasts"]);
        blocks.extend(effect.filter(|_| own_effect).map(Block::Paragraph));
        blocks.extend(self.relations("law-gives-way", "law-gives-way-to-several", &rule.unless));
        blocks.extend(self.relations(
            "law-prevails",
            "law-prevails-over-several",
            &self.speaker.displaced(index),
        ));
        blocks.extend(self.readings(rule));
        let clause = self.say("law-clause", &[("rule", &rule.id)]);
        blocks.push(Block::Folded(clause, vec![Block::Source(self.source(rule))]));
        Section::new(heading, blocks).about_rule(&rule.id)
    }

    /// When a rule counts, where it does not count always.
    fn effect(&self, rule: &Rule, [at_a_moment, now]: [&str; 2]) -> Option<String> {
        match rule.at {
            Effect::Always => None,
            Effect::Now => Some(self.say(now, &[])),
            Effect::At(moment) => {
                let moment = self.speaker.moment_for(moment, rule.player);
                Some(self.say(at_a_moment, &[("moment", &moment)]))
            }
        }
    }

    /// When all rules take effect, if there are several and they take effect at the same moment: said once.
    fn common_effect(&self) -> Option<String> {
        let rules = self.rules();
        let mut said = rules
            .iter()
            .map(|(_, rule)| self.effect(rule, ["law-all-take-effect", "law-all-while-it-lasts"]));
        let first = said.next()??;
        (rules.len() > 1 && said.all(|other| other.as_ref() == Some(&first))).then_some(first)
    }

    /// What a rule gives way to, or prevails over, a sentence each; many of them behind a fold.
    fn relations(&self, one: &str, several: &str, rules: &[RuleIndex]) -> Option<Block> {
        let mut items: Vec<Item> = Vec::new();
        for index in rules {
            let Some(rule) = self.edition().rule(*index) else { continue };
            let text = self.speaker.provision(one, rule, &self.speaker.norm(rule));
            if !items.iter().any(|item| item.text == text) {
                items.push(Item {
                    text,
                    cited: self.speaker.in_words(*index).into_iter().collect(),
                    ..Item::default()
                });
            }
        }
        let count = items.len().to_string();
        match items.len() {
            0 => None,
            1..=SHOWN => Some(Block::Items(items)),
            _ => Some(Block::Folded(self.say(several, &[("count", &count)]), vec![Block::Items(items)])),
        }
    }

    /// The contested texts that a rule turns on.
    fn readings(&self, rule: &Rule) -> Vec<Block> {
        let asked =
            rule.when.facts().into_iter().filter(|fact| self.speaker.vocabulary.fact(*fact).is_reading());
        let readings = asked.map(|fact| {
            let question = Block::Paragraph(self.speaker.question(fact));
            let items = choices(self.speaker, fact).into_iter().map(|(_, text, taken)| {
                let notes = if taken { vec![self.say("reading-taken", &[])] } else { Vec::new() };
                Item { text, notes, ..Item::default() }
            });
            let summary = self.say("law-contested", &[("reading", &self.speaker.label(fact))]);
            Block::Folded(summary, vec![question, Block::Items(items.collect())])
        });
        readings.collect()
    }

    /// The rules that displace a rule.
    pub(crate) fn displaced_by(&self, rule: &Rule) -> Vec<String> {
        self.names(&rule.unless)
    }

    /// The rules that a rule displaces.
    pub(crate) fn displaces(&self, index: RuleIndex) -> Vec<String> {
        self.names(&self.speaker.displaced(index))
    }

    fn names(&self, rules: &[RuleIndex]) -> Vec<String> {
        let rules = rules.iter().filter_map(|rule| self.edition().rule(*rule));
        let mut names: Vec<_> = rules.map(|rule| rule.id.clone()).collect();
        names.sort();
        names.dedup();
        names
    }

    /// The rule as it stands in its file.
    pub(crate) fn source(&self, rule: &Rule) -> String {
        let text = self.library.sources.text(rule.span.source());
        let start =
            text.get(..rule.span.start()).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
        let rest = text.get(start..).unwrap_or("");
        let mut lines = rest.lines();
        let taken_over = rule.words.edition != self.edition().id;
        let origin = taken_over.then(|| format!("  # {}", rule.words.edition));
        let mut source = vec![lines.next().unwrap_or("")];
        source.extend(lines.take_while(|line| line.starts_with("    ") || line.trim().is_empty()));
        // The reading of the text stands beside it in the user's language.
        let mut in_note = false;
        source.retain(|line| {
            let continued = in_note && line.starts_with("      ");
            in_note = continued || line.starts_with("    note:");
            !in_note
        });
        source.splice(0..0, origin.as_deref());
        source.join("\n").trim_end().to_owned()
    }

    fn examples(&self, ruled: &[(&Example, Decision)]) -> Option<Section> {
        let items = examples(self.speaker, self.article, ruled);
        let heading = "heading-examples";
        (!items.is_empty())
            .then(|| Section::new(self.say(heading, &[]), vec![Block::Items(items)]).named(heading))
    }

    /// The articles of other editions on the same concept.
    fn elsewhere(&self) -> Option<Section> {
        let mut items = Vec::new();
        for edition in self.library.rulebook.editions.iter().filter(|edition| edition.id != self.edition().id)
        {
            for article in edition.articles.iter().filter(|article| article.title == self.article.title) {
                let speaker = Speaker { edition, ..*self.speaker };
                let title = speaker.title(article);
                let number = speaker.numbered(&article.number);
                let text = format!("{} {number} — {title}", speaker.edition_short());
                let cited = vec![speaker.article_cited(article, text.clone())];
                items.push(Item { text, cited, ..Item::default() });
            }
        }
        (!items.is_empty())
            .then(|| Section::new(self.say("heading-elsewhere", &[]), vec![Block::Items(items)]))
    }
}

// The list of articles.

/// The articles of an edition, each with its title and, where it is taken over, with where it comes from.
#[must_use]
pub(crate) fn contents(library: &Library, speaker: &Speaker) -> Report {
    let items = speaker.edition.articles.iter().map(|article| item(library, speaker, article));
    Report {
        subtitle: format!("{} · {}", speaker.edition.id, speaker.edition_period()),
        ..Report::new(
            speaker.words,
            speaker.edition_name(),
            vec![Section::new(String::new(), vec![Block::Items(items.collect())])],
        )
    }
}

fn item(library: &Library, speaker: &Speaker, article: &Article) -> Item {
    let text = format!("{} {}", speaker.numbered(&article.number), speaker.title(article));
    let mut cited = vec![speaker.article_cited(article, text.clone())];
    let origin = library.rulebook.edition(&article.words.edition);
    let origin = origin.filter(|_| speaker.edition.is_taken_over(article)).map(|origin| {
        let speaker = Speaker { edition: origin, ..*speaker };
        let citation = speaker.cited_letter(&article.words.id);
        let there = origin.articles.iter().find(|known| known.number == article.words.id);
        cited.extend(there.map(|there| speaker.article_cited(there, citation.clone())));
        citation
    });
    Item { text, citation: origin.unwrap_or_default(), cited, ..Item::default() }
}

// Alternative readings of contested texts.

/// The readings of an edition as a page.
#[must_use]
pub(crate) fn readings(library: &Library, speaker: &Speaker) -> Report {
    let say = |id: &str| speaker.words.say(id, &[]);
    let sections = asked(library, speaker.edition).into_iter().map(|(fact, rules)| {
        let mut items = vec![Item {
            text: speaker.question(fact),
            citation: cited(speaker, &rules).join(", "),
            cited: speaker.cited(rules.iter().copied()),
            ..Item::default()
        }];
        items.extend(choices(speaker, fact).into_iter().map(|(choice, text, taken)| {
            let taken = if taken { vec![say("reading-taken")] } else { Vec::new() };
            Item { text: format!("`{choice}`: {text}"), notes: taken, ..Item::default() }
        }));
        let id = speaker.vocabulary.fact(fact).reading().unwrap_or_default();
        Section::new(format!("{} ({id})", capital(&speaker.label(fact))), vec![Block::Items(items)])
    });
    let mut sections: Vec<_> = sections.collect();
    if sections.is_empty() {
        sections
            .push(Section::new(String::new(), vec![Block::Items(vec![Item::plain(say("readings-none"))])]));
    }
    Report {
        subtitle: speaker.edition_name(),
        ..Report::new(
            speaker.words,
            speaker.words.say("readings-title", &[("edition", &speaker.edition_short())]),
            sections,
        )
    }
}

/// The readings of an edition as objects.
#[must_use]
pub(crate) fn readings_json(library: &Library, speaker: &Speaker) -> Vec<Json> {
    let readings = asked(library, speaker.edition).into_iter().map(|(fact, rules)| {
        let choices = choices(speaker, fact)
            .into_iter()
            .map(|(choice, text, taken)| json!({"choice": choice, "text": text, "taken": taken}));
        let ids = rules.iter().filter_map(|rule| speaker.edition.rule(*rule)).map(|rule| &rule.id);
        json!({
            "edition": speaker.edition.id, "reading": speaker.vocabulary.fact(fact).reading(),
            "question": speaker.question(fact), "choices": choices.collect::<Vec<_>>(),
            "rules": ids.collect::<Vec<_>>(),
        })
    });
    readings.collect()
}

/// The readings the rules of an edition ask, with these rules.
fn asked(library: &Library, edition: &Edition) -> Vec<(FactId, Vec<RuleIndex>)> {
    let readings = library.program(edition).map(|program| program.readings.clone()).unwrap_or_default();
    let by = |fact: FactId| {
        let rules = edition.numbered().filter(move |(_, rule)| rule.when.facts().contains(&fact));
        rules.map(|(index, _)| index).collect()
    };
    readings.into_iter().map(|fact| (fact, by(fact))).collect()
}

/// The articles that turn on a reading, each once.
fn cited(speaker: &Speaker, rules: &[RuleIndex]) -> Vec<String> {
    let mut cited: Vec<_> = rules.iter().map(|rule| speaker.short_citation(*rule)).collect();
    cited.dedup();
    cited
}

/// Every choice of a reading, what it holds, and whether the edition takes it.
pub(super) fn choices<'a>(speaker: &'a Speaker, fact: FactId) -> Vec<(&'a str, String, bool)> {
    let declared = speaker.vocabulary.fact(fact);
    let Type::OneOf(values) = &declared.kind else { return Vec::new() };
    let taken = speaker.edition.assumption(speaker.vocabulary, fact).map(|assumption| &assumption.value);
    let numbered = (0..).map(Value::Choice).zip(values);
    numbered
        .map(|(value, name)| {
            (name.as_str(), sentence(&speaker.statement(fact, &value)), taken == Some(&value))
        })
        .collect()
}
