//! A decision -> a page: the answer and what to do now, then the facts it rests on, then the law.

use super::board::Diagram;
use super::card::is_moot;
use super::decided::{Page, rules_behind};
use super::footer::footer;
use super::reading::{diagram, reading_items};
use super::report::{Block, Item, Report, Section, Turn};
use crate::engine::analysis::Turns;
use crate::engine::chess::Position;
use crate::engine::decision::{Decision, Finding, Reason, Status};
use crate::engine::facts::Known;
use crate::engine::model::{Conclusion, FactId, RuleIndex};
use crate::words::phrases::phrases::{Speaker, is_filed};
use crate::words::phrases::sentences::sentence;

/// The page of a ruling. What was considered and does not apply is told by [`considered`](super::considered()).
#[must_use]
pub fn ruling(speaker: &Speaker, decision: &Decision, rulebook: &str) -> Report {
    ruling_with(speaker, decision, &Turns::default(), rulebook)
}

/// The page of a ruling of which it was looked into what it turns on.
#[must_use]
pub fn ruling_with(speaker: &Speaker, decision: &Decision, turns: &Turns, rulebook: &str) -> Report {
    let page = Page { speaker, decision };
    let mut sections = vec![page.opening()];
    sections.extend(page.borrowed());
    sections.extend(page.missing(turns));
    sections.extend(page.untreated("heading-unregulated", &decision.unregulated));
    sections.extend(page.untreated("heading-not-held", &decision.not_held));
    sections.extend(page.now(turns));
    sections.extend(page.readings());
    sections.extend(page.consequences());
    sections.extend(page.undetermined());
    sections.extend(page.told());
    sections.extend(page.assumed(turns));
    sections.extend(page.sealed().or_else(|| page.position()));
    sections.extend(page.results());
    let say = |id: &str, args: &[(&str, &str)]| speaker.words.say(id, args);
    Report {
        title: say("ruling-title", &[("edition", &speaker.edition_short())]),
        subtitle: page.subtitle(),
        language: speaker.words.locale().code().to_owned(),
        sections,
        footer: footer(speaker.words, "ruling-footer", rulebook, &[]),
    }
}

/// How many letters a fact told takes on a sheet before the sheet becomes two.
const LONGEST_FACT: usize = 400;

/// The ruling as it is filed and signed, on one sheet: nothing that is to be done, of the normal course only how much, of a
/// long game its beginning and its end, and among the facts told none of those `taken` without being told.
#[must_use]
pub fn to_sign(
    speaker: &Speaker,
    decision: &Decision,
    turns: &Turns,
    rulebook: &str,
    taken: &[FactId],
) -> Report {
    let page = Page { speaker, decision };
    let bare = |item: Item| Item { notes: Vec::new(), turn: None, ..item };
    let plain = |block: Block| {
        if let Block::Folded(summary, _) = &block {
            Block::Paragraph(sentence(summary))
        } else if let Block::Items(items) = block {
            Block::Items(items.into_iter().map(bare).collect())
        } else {
            block
        }
    };
    let short = |section: Section| {
        let blocks = section.blocks.into_iter().map(plain).collect();
        Section { blocks, ..section }
    };
    let mut sections = vec![page.opening()];
    sections.extend(page.readings());
    sections.extend(page.results().map(|section| Section { blocks: norms(section.blocks), ..section }));
    sections.extend(page.missing(turns).map(short));
    sections.extend(page.untreated("heading-unregulated", &decision.unregulated));
    sections.extend(page.untreated("heading-not-held", &decision.not_held));
    sections.extend(page.consequences().map(short));
    sections.extend(page.told_but(taken).map(shortened));
    sections.extend(page.discretion(turns).map(short));
    sections.extend(page.sealed().map(|section| section.named("heading-sealed")).or_else(|| page.position()));
    sections.extend(page.assumed(turns).map(short));
    Report { sections, ..ruling_with(speaker, decision, turns, rulebook) }
}

/// The same with the middle of what is very long left out, and that said.
fn shortened(section: Section) -> Section {
    let short = |item: Item| {
        let letters: Vec<char> = item.text.chars().collect();
        if letters.len() <= LONGEST_FACT {
            return item;
        }
        let (begin, end) = (letters.iter().take(200), letters.iter().skip(letters.len() - 100));
        let text = begin.chain([' ', '…', ' '].iter()).chain(end).collect();
        Item { text, ..item }
    };
    let blocks = section.blocks.into_iter().map(|block| {
        if let Block::Items(items) = block {
            Block::Items(items.into_iter().map(short).collect())
        } else {
            block
        }
    });
    Section { blocks: blocks.collect(), ..section }
}

/// Of each rule its norm alone, each once: what it concludes, and why, is said above.
fn norms(blocks: Vec<Block>) -> Vec<Block> {
    let norm = |item: Item| Item {
        text: item.notes.into_iter().next().unwrap_or(item.text),
        citation: item.citation,
        cited: item.cited,
        ..Item::default()
    };
    let each = blocks.into_iter().map(|block| {
        let Block::Items(items) = block else { return block };
        let mut norms: Vec<Item> = Vec::new();
        for item in items.into_iter().map(norm) {
            if !norms.iter().any(|earlier| earlier.text == item.text) {
                norms.push(item);
            }
        }
        Block::Items(norms)
    });
    each.collect()
}

/// The same on one screen of a terminal: of the normal course only how much there is of it.
#[must_use]
pub fn in_brief(report: Report, speaker: &Speaker) -> Report {
    let counted = |block: &Block| if let Block::Items(items) = block { items.len() } else { 0 };
    let brief = |block: Block| {
        if let Block::Folded(_, rest) = &block {
            let count = rest.iter().map(counted).sum::<usize>().to_string();
            Block::Paragraph(speaker.words.say("assumed-usual-brief", &[("count", &count)]))
        } else {
            block
        }
    };
    let shortened = |section: Section| match section.part {
        "heading-assumed" => Section { blocks: section.blocks.into_iter().map(brief).collect(), ..section },
        "heading-missing" => {
            let names = Block::Paragraph(speaker.words.say("missing-names-brief", &[]));
            Section { blocks: section.blocks.into_iter().chain([names]).collect(), ..section }
        }
        _ => section,
    };
    Report { sections: report.sections.into_iter().map(shortened).collect(), ..report }
}

impl Page<'_> {
    pub(crate) fn text_of(&self, name: &str) -> Option<String> {
        self.decision.facts.written(self.speaker.vocabulary, name)
    }

    /// Who played where, as far as told, and the edition's full name.
    /// That norms are said in another language, where the edition they stand in is not kept in the one spoken.
    fn borrowed(&self) -> Option<Section> {
        let speaker = self.speaker;
        let rules = self.decision.findings.iter().filter_map(|finding| speaker.edition.rule(finding.rule));
        let editions = rules.map(|rule| &rule.words.edition).chain([&speaker.edition.id]);
        let language = editions.into_iter().find_map(|edition| speaker.words.borrowed_from(edition))?;
        let said = speaker.words.say("words-borrowed", &[("language", language.code())]);
        Some(Section::new(String::new(), vec![Block::Paragraph(said)]))
    }

    fn subtitle(&self) -> String {
        let players = match (self.text_of("white.name"), self.text_of("black.name")) {
            (Some(white), Some(black)) => Some(format!("{white} – {black}")),
            (white, black) => white.or(black),
        };
        let numbered = |name: &str| {
            let label = self.speaker.label(self.speaker.vocabulary.fact_named(name)?);
            Some(format!("{label} {}", self.text_of(name)?))
        };
        let parts = [
            players,
            self.text_of("event.name"),
            numbered("event.round"),
            numbered("event.board"),
            Some(self.speaker.edition_name()),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    fn missing(&self, turns: &Turns) -> Option<Section> {
        let items = self.decision.missing.iter().enumerate().map(|(place, missing)| {
            let settling = turns.settling.iter().filter(|_| place == 0);
            self.questions().question(missing, |answer| {
                let by_it = settling.clone().find(|(settling, _)| *settling == answer);
                by_it.map(|(_, decision)| self.then(decision)).unwrap_or_default()
            })
        });
        let questions = self.section("heading-missing", items.collect());
        if !self.decision.is_unexamined {
            return questions;
        }
        let not_all = Block::Paragraph(self.say("missing-not-all", &[]));
        let heading = || Section::new(self.say("heading-missing", &[]), Vec::new()).named("heading-missing");
        let section = questions.unwrap_or_else(heading);
        Some(Section { blocks: section.blocks.into_iter().chain([not_all]).collect(), ..section })
    }

    /// The rules that give the answer: what each concludes and its norm, and how the text is read.
    pub(crate) fn results(&self) -> Option<Section> {
        let items = self.deciding().into_iter().filter_map(|finding| {
            let rule = self.speaker.edition.rule(finding.rule)?;
            let conclusion = self.speaker.conclusion(self.conclusion_of(finding)?, finding.value);
            let mut notes = vec![self.speaker.norm(rule)];
            notes.extend(
                self.because(&finding.because).filter(|because| *because != self.reason(finding, rule)),
            );
            // Within one provision the finer rule goes first; that is no news.
            let own = self.speaker.short_citation(finding.rule);
            let displaced =
                finding.displaced.iter().filter(|other| self.speaker.short_citation(**other) != own);
            let displaced: Vec<_> = displaced.copied().collect();
            if !displaced.is_empty() {
                notes.push(self.say("displaces", &[("rules", &self.rules(&displaced))]));
            }
            notes.extend(self.speaker.note(rule).map(|note| self.say("reading-of-text", &[("note", &note)])));
            let cited = self.speaker.cited(rules_behind(finding));
            let citation = self.speaker.citation(rule);
            Some(Item { text: conclusion, citation, notes, cited, ..Item::default() })
        });
        self.section("heading-why", items.collect())
    }

    pub(crate) fn sealed(&self) -> Option<Section> {
        let sealed = self.decision.sealed.as_ref()?;
        let heading = self.say("heading-sealed", &[]);
        let diagram = diagram(self.speaker.words, &sealed.position, sealed.played, &sealed.reading);
        let mut items = reading_items(self.speaker.words, &sealed.position, &sealed.written, &sealed.reading);
        if sealed.stated.is_some() {
            let read = self.say("reading-stated-differs", &[("kind", sealed.reading.kind.code())]);
            items.insert(1, Item::plain(sentence(&read)));
        }
        if sealed.fivefold_unchecked {
            items.push(Item::plain(self.say("fivefold-not-checked", &[])));
        }
        Some(Section::new(heading, vec![diagram, Block::Items(items)]))
    }

    /// The position told, where nothing is said of a sealed move in it.
    fn position(&self) -> Option<Section> {
        let position = Position::from_fen(&self.text_of("position")?).ok()?;
        let diagram = Diagram::new(self.speaker.words, &position, Vec::new());
        let heading = self.say("heading-position", &[]);
        Some(Section::new(heading, vec![Block::Diagram(Box::new(diagram))]).named("heading-position"))
    }

    /// What the page says nowhere else: prohibitions, new values and states. What is done is told no more.
    pub(crate) fn consequences(&self) -> Option<Section> {
        let news = self.news();
        let said = |finding: &&Finding| {
            self.beside(finding).is_some() && !self.forbids(finding) && !news.contains(finding)
        };
        let items = self.items(self.decision.findings.iter().filter(said));
        self.section("heading-consequences", items)
    }

    fn undetermined(&self) -> Option<Section> {
        if self.decision.status == Status::Open {
            return None;
        }
        // What can only say once more how the game ended is no question left.
        let is_news = |rule: RuleIndex| {
            let rule = self.speaker.edition.rule(rule);
            let then = rule.into_iter().flat_map(|rule| &rule.then);
            let mut news = then.filter(|then| {
                let is_result = matches!(then.value, Conclusion::Result(_));
                let is_told = is_result && self.decision.outcome.is_some() || self.is_told_by_result(&then.value);
                let is_past = matches!(&then.value, Conclusion::Duty(duty) if is_moot(self.speaker, self.decision, duty));
                !(is_told || is_past)
            });
            news.next().is_some()
        };
        let entries = self.decision.undetermined.iter();
        let entries = entries.filter(|entry| !entry.facts.is_empty() && is_news(entry.rule));
        let items = entries.map(|entry| {
            let facts: Vec<_> = entry.facts.iter().map(|fact| self.speaker.label(*fact)).collect();
            let norm =
                self.speaker.edition.rule(entry.rule).map(|rule| self.speaker.norm(rule)).unwrap_or_default();
            Item {
                text: norm,
                citation: self.speaker.short_citation(entry.rule),
                notes: vec![self.say("turns-on", &[("facts", &facts.join(", "))])],
                cited: self.speaker.cited([entry.rule]),
                ..Item::default()
            }
        });
        self.section("heading-undetermined", items.collect())
    }

    /// The assumptions that decide, each with the way to its question; the rest of the normal course stands back.
    fn assumed(&self, turns: &Turns) -> Option<Section> {
        let (first, rest) = self.by_weight(turns);
        let item = |fact: FactId| {
            let value = self.decision.facts.value(fact)?;
            let turn = Turn {
                label: self.speaker.label(fact),
                fact: self.speaker.vocabulary.fact(fact).name.clone(),
                value: None,
            };
            let said = Item::plain(sentence(&self.speaker.statement(fact, value)));
            Some(Item { turn: Some(turn), ..said })
        };
        let said = |facts: Vec<FactId>| -> Vec<Item> { facts.into_iter().filter_map(item).collect() };
        let orders = self.decision.assumed_orders.iter().filter_map(|place| self.speaker.usual_order(*place));
        let (first, mut rest) = (said(first), said(rest));
        rest.extend(orders.map(|text| Item::plain(sentence(&text))));
        let mut blocks = Vec::new();
        if !first.is_empty() {
            blocks.push(Block::Items(first));
        }
        if !rest.is_empty() {
            let count = rest.len().to_string();
            let summary = self.say("assumed-usual", &[("count", &count)]);
            blocks.push(Block::Folded(summary, vec![Block::Items(rest)]));
        }
        let heading = self.say("heading-assumed", &[]);
        (!blocks.is_empty()).then(|| Section::new(heading, blocks).named("heading-assumed"))
    }

    /// The assumptions that the answer names or of which another value would give another ruling, and the others. What is
    /// the arbiter's to decide stands among what he may do.
    fn by_weight(&self, turns: &Turns) -> (Vec<FactId>, Vec<FactId>) {
        let named: Vec<_> = self.deciding().into_iter().flat_map(|finding| &finding.because).collect();
        let own = |fact: &FactId| self.decision.discretion.iter().any(|entry| entry.fact == *fact);
        self.decision.assumed.iter().partition(|fact| {
            !own(fact) && (turns.decisive.contains(fact) || named.contains(&&Reason::Fact(**fact)))
        })
    }

    /// What was told, so that the page can be filed.
    pub(crate) fn told(&self) -> Option<Section> {
        self.told_but(&[])
    }

    fn told_but(&self, taken: &[FactId]) -> Option<Section> {
        let vocabulary = self.speaker.vocabulary;
        let told = vocabulary.facts().filter(|(id, _)| !taken.contains(id));
        let all = vocabulary.facts().map(|(id, _)| id);
        let all: Vec<_> = all.filter(|id| matches!(self.decision.facts.known(*id), Known::Told(_))).collect();
        // What is told of both at once is not said of each again.
        let of_both: Vec<_> = all.iter().flat_map(|of| &vocabulary.fact(*of).of_each).collect();
        let name = |id: FactId| &vocabulary.fact(id).declared;
        let is_of_both = |id: FactId| of_both.iter().any(|of| name(**of) == name(id));
        let facts = told.filter_map(|(id, fact)| match self.decision.facts.known(id) {
            Known::Told(_) if self.goes_without_saying(id, &all) || is_of_both(id) => None,
            Known::Told(value) if is_filed(fact) => {
                Some(Item::plain(sentence(&self.speaker.statement(id, value))))
            }
            Known::Unknown => {
                Some(Item::plain(self.say("told-unknown", &[("fact", &self.speaker.label(id))])))
            }
            Known::Unknowable => {
                Some(Item::plain(self.say("told-unknowable", &[("fact", &self.speaker.label(id))])))
            }
            Known::Told(_) | Known::Computed(_) | Known::Assumed(_) | Known::NotAsked => None,
        });
        let mut items: Vec<Item> = Vec::new();
        for item in facts {
            // A fact told of White is also known of the sealer: it is said once.
            if !items.iter().any(|earlier| earlier.text == item.text) {
                items.push(item);
            }
        }
        self.section("heading-told", items)
    }
}
