//! The page of a decision: the answer, what to do now, the facts it rests on, the law; and the table of several editions on
//! one case.

use super::board::Diagram;
use super::decided::{Beside, Page, headline, is_moot, rule_of, rules_behind};
use super::questions::Questions;
use super::reading::{diagram, reading_items};
use super::report::{Block, Item, Mark, Report, Section, Turn, footer};
use crate::engine::analysis::Turns;
use crate::engine::chess::Position;
use crate::engine::decision::{
    Considered, Decision, Discretion, Finding, Given, Otherwise, Reason, Score, Status, Step, WhyNot,
};
use crate::engine::facts::Known;
use crate::engine::model::{ActId, Conclusion, Fact, FactId, MomentId, RuleIndex, Seat, Value};
use crate::engine::program::Truth;
use crate::words::phrases::speaker::{Speaker, capital, is_filed, sentence};

/// The page of a ruling. Rules that were considered and do not apply are told by [`considered()`].
#[must_use]
pub fn ruling(speaker: &Speaker, decision: &Decision, rulebook: &str) -> Report {
    ruling_with(speaker, decision, &Turns::default(), rulebook)
}

/// The page of a ruling together with its alternatives (`turns`): the choices and assumptions that it depends on.
#[must_use]
pub fn ruling_with(speaker: &Speaker, decision: &Decision, turns: &Turns, rulebook: &str) -> Report {
    let page = Page { speaker, decision };
    let mut sections = vec![page.opening()];
    sections.extend(page.borrowed());
    sections.extend(page.caveats());
    sections.extend(page.now(turns));
    sections.extend(page.gaps());
    sections.extend(page.where_adopted(page.checks()));
    sections.extend(page.learnt());
    sections.extend(page.missing(turns));
    sections.extend(page.unknowable());
    sections.extend(page.untreated("heading-unregulated", &decision.unregulated));
    sections.extend(page.untreated("heading-not-held", &decision.not_held));
    sections.extend(page.untreated("heading-immaterial", &decision.immaterial));
    sections.extend(page.where_adopted(page.clocks()));
    sections.extend(page.rights());
    sections.extend(page.where_adopted(page.later()));
    sections.extend(page.readings());
    sections.extend(page.consequences());
    sections.extend(page.undetermined());
    sections.extend(page.told());
    sections.extend(page.assumed(turns));
    sections.extend(page.sealed().or_else(|| page.position()));
    sections.extend(page.results());
    let say = |id: &str, args: &[(&str, &str)]| speaker.words.say(id, args);
    Report {
        subtitle: page.subtitle(),
        footer: footer(speaker.words, "ruling-footer", rulebook, &[]),
        ..Report::new(speaker.words, say("ruling-title", &[("edition", &speaker.edition_short())]), sections)
    }
}

/// The longest text of a fact on a sheet, in letters, so that one sheet suffices.
const LONGEST_FACT: usize = 400;

/// The ruling for filing and signing, on one sheet: without what is to be done, with the number of assumptions only, of a
/// long game its beginning and end, and without the facts in `taken`, which were not told by anybody.
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
    sections.extend(page.caveats());
    sections.extend(page.readings());
    sections.extend(page.results().map(|section| Section { blocks: norms(section.blocks), ..section }));
    sections.extend(page.missing(turns).map(short));
    sections.extend(page.unknowable().map(short));
    sections.extend(page.untreated("heading-unregulated", &decision.unregulated));
    sections.extend(page.untreated("heading-not-held", &decision.not_held));
    sections.extend(page.untreated("heading-immaterial", &decision.immaterial));
    sections.extend(page.gaps());
    sections.extend(page.consequences().map(short));
    sections.extend(page.told_but(taken).map(shortened));
    sections.extend(page.discretion(turns).map(short));
    sections.extend(page.sealed().map(|section| section.named("heading-sealed")).or_else(|| page.position()));
    sections.extend(page.assumed(turns).map(short));
    Report { sections, ..ruling_with(speaker, decision, turns, rulebook) }
}

/// The same with the middle of very long facts replaced by an ellipsis.
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

/// The norms of the rules alone, each once: conclusions and reasons are said above.
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

/// The same for one screen of a terminal: what was told and assumed in a paragraph each, of the normal course only how much there is
/// of it, of the norms their text, and no board but that of a sealed move.
#[must_use]
pub fn in_brief(report: Report, speaker: &Speaker) -> Report {
    let counted = |block: &Block| if let Block::Items(items) = block { items.len() } else { 0 };
    let told = |block: &Block, follows: bool| match block {
        Block::Items(items) => items.iter().map(|item| item.text.clone()).collect::<Vec<_>>().join(" "),
        Block::Folded(_, rest) => {
            let count = rest.iter().map(counted).sum::<usize>().to_string();
            let id = if follows { "assumed-more-brief" } else { "assumed-usual-brief" };
            speaker.words.say(id, &[("count", &count)])
        }
        Block::Verdict(_)
        | Block::Paragraph(_)
        | Block::Choices(_)
        | Block::Table(..)
        | Block::Diagram(_)
        | Block::Source(_)
        | Block::Frames(_)
        | Block::Picture(_) => String::new(),
    };
    let in_a_paragraph = |section: Section| {
        let blocks = section.blocks.iter().zip(0..);
        let said: Vec<_> = blocks.map(|(block, place)| told(block, place > 0)).collect();
        Section { blocks: vec![Block::Paragraph(said.join(" "))], ..section }
    };
    let shortened = |section: Section| match section.part {
        "heading-assumed" | "heading-told" => in_a_paragraph(section),
        "heading-why" => Section { blocks: norms(section.blocks), ..section },
        "heading-missing" => {
            let names = Block::Paragraph(speaker.words.say("missing-names-brief", &[]));
            Section { blocks: section.blocks.into_iter().chain([names]).collect(), ..section }
        }
        _ => section,
    };
    let sections = report.sections.into_iter().filter(|section| section.part != "heading-position");
    // The edition's name stands in the title; its whole name is said only behind the names of the players and the event.
    let subtitle = if report.subtitle == speaker.edition_name() { String::new() } else { report.subtitle };
    Report { sections: sections.map(shortened).collect(), subtitle, is_brief: true, ..report }
}

impl Page<'_> {
    pub(crate) fn text_of(&self, name: &str) -> Option<String> {
        self.decision.facts.written(self.speaker.vocabulary, name)
    }

    /// A notice that norms are said in another language, where their edition is not kept in the one spoken.
    fn borrowed(&self) -> Option<Section> {
        let speaker = self.speaker;
        let rules = self.decision.findings.iter().filter_map(|finding| speaker.edition.rule(finding.rule));
        let editions = rules.map(|rule| &rule.words.edition).chain([&speaker.edition.id]);
        let language = editions.into_iter().find_map(|edition| speaker.words.borrowed_from(edition))?;
        let said = speaker.words.say("words-borrowed", &[("language", language.code())]);
        Some(Section::new(String::new(), vec![Block::Paragraph(said)]))
    }

    /// The caveats of the edition.
    fn caveats(&self) -> Option<Section> {
        let items = self.speaker.caveats().map(|(_, text)| Item::plain(text));
        self.section("heading-caveats", items.collect())
    }

    /// Who played where, as far as told, and the edition's full name.
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
        let learnt = |fact: FactId| {
            let outlook = self.decision.outlook.as_ref();
            outlook.is_some_and(|outlook| outlook.answers.iter().any(|answered| answered.fact == fact))
        };
        let asked = self.decision.missing.iter().enumerate().filter(|(_, missing)| !learnt(missing.fact));
        let items = asked.map(|(place, missing)| {
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

    /// What nobody can establish and the result depends on, with what would follow.
    fn unknowable(&self) -> Option<Section> {
        let questions = self.questions();
        // What nobody can know no position tells either.
        let hint = self.say("hint-give-position", &[]);
        let items = self.decision.unknowable.iter().map(|missing| {
            let item = questions.question(missing, |_| Vec::new());
            let notes: Vec<_> = item.notes.into_iter().filter(|note| *note != hint).collect();
            Item { notes, ..item }
        });
        let items: Vec<_> = items.collect();
        let says_what_follows = items.iter().any(|item| !item.notes.is_empty());
        let whose = says_what_follows.then(|| Block::Paragraph(self.say("unknowable-whose", &[])));
        let section = self.section("heading-unknowable", items)?;
        Some(Section { blocks: section.blocks.into_iter().chain(whose).collect(), ..section })
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
        let either = &self.decision.by_either;
        let whoever = (!either.is_empty())
            .then(|| Item::plain(self.say("whoever-sealed", &[("rules", &self.rules(either))])));
        self.section("heading-why", items.chain(whoever).collect())
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

    /// Findings that the page says nowhere else: prohibitions, new values and states. Acts that are done are left out.
    fn consequences(&self) -> Option<Section> {
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
        let is_news = |index: RuleIndex| {
            let rule = self.speaker.edition.rule(index);
            let then = rule.into_iter().flat_map(|rule| &rule.then);
            let mut news = then.filter(|then| {
                let is_result = matches!(then.value, Conclusion::Result(_));
                let is_told =
                    is_result && self.decision.outcome.is_some() || self.is_told_by_result(&then.value);
                let is_moot = |duty| is_moot(self.speaker, self.decision, index, duty);
                let is_past = matches!(&then.value, Conclusion::Duty(duty) if is_moot(duty));
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

    /// The assumptions that decide, each with a link to its question; the rest of the normal course is folded.
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
        let (mut first, mut rest) = (said(first), said(rest));
        for place in &self.decision.assumed_orders {
            let Some(text) = self.speaker.usual_order(*place) else { continue };
            let decides = turns.orders_decide && self.have_come(*place);
            if decides { &mut first } else { &mut rest }.push(Item::plain(sentence(&text)));
        }
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

    /// Whether both moments of an assumed order have come in this case. `order` is its index in the vocabulary's list of usual orders.
    fn have_come(&self, order: usize) -> bool {
        let vocabulary = self.speaker.vocabulary;
        let has_come = |moment: MomentId| {
            let come = vocabulary.moment(moment).and_then(|moment| self.decision.facts.has_come(moment));
            come.is_none_or(|come| come == Truth::True)
        };
        vocabulary.usually().get(order).is_some_and(|order| has_come(order.first) && has_come(order.then))
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
        let is_departure = |id: FactId| self.decision.facts.is_departure(id);
        let is_of_role = |fact: &Fact| matches!(fact.seat, Some(Seat::Role(_)));
        let facts = told.filter_map(|(id, fact)| match self.decision.facts.known(id) {
            Known::Told(_) if self.goes_without_saying(id, &all) || is_of_both(id) => None,
            Known::Told(value) if is_filed(fact) => {
                Some(Item::plain(sentence(&self.speaker.statement(id, value))))
            }
            // What is told of White or Black is that of either role, while it is not known who sealed.
            Known::Unknown if self.decision.sealer.is_none() && is_of_role(fact) && is_departure(id) => None,
            Known::Unknown => {
                // What the told facts leave in doubt was not told to be unknown.
                let message = if is_departure(id) { "told-doubted" } else { "told-unknown" };
                Some(Item::plain(self.say(message, &[("fact", &self.speaker.label(id))])))
            }
            Known::Unknowable => {
                Some(Item::plain(self.say("told-unknowable", &[("fact", &self.speaker.label(id))])))
            }
            Known::Told(_) | Known::Computed(_) | Known::Assumed(_) | Known::NotAsked => None,
        });
        let departures = vocabulary.facts().filter_map(|(id, _)| {
            let value = self.decision.facts.value(id).filter(|_| self.decision.facts.is_departure(id))?;
            let says = self.speaker.statement(id, value);
            Some(Item::plain(self.say("told-follows", &[("says", &says)])))
        });
        let mut items: Vec<Item> = Vec::new();
        for item in facts.chain(departures) {
            // A fact told of White is also known of the sealer: it is said once.
            if !items.iter().any(|earlier| earlier.text == item.text) {
                items.push(item);
            }
        }
        self.section("heading-told", items)
    }
}

// Limits of the ruling: facts that its edition does not regulate, and alternative readings.

impl Page<'_> {
    /// The facts of the case on which the edition, as plica contains it, has no rule.
    fn untreated(&self, heading: &'static str, facts: &[FactId]) -> Option<Section> {
        let told = facts.iter().filter_map(|fact| {
            let value = self.decision.facts.value(*fact)?;
            Some(Item::plain(sentence(&self.speaker.statement(*fact, value))))
        });
        let items: Vec<_> = told.collect();
        if items.is_empty() {
            return None;
        }
        let said = self.say(heading, &[("edition", &self.speaker.edition_short())]);
        Some(Section::new(said, vec![Block::Items(items)]).named(heading))
    }

    /// Gaps of the law: preconditions of steps that no rule makes hold.
    fn gaps(&self) -> Option<Section> {
        let gaps = self.decision.gaps.iter().filter_map(|place| self.speaker.edition.gaps.get(*place));
        let items: Vec<_> = gaps.map(|gap| Item::plain(self.speaker.gap(gap))).collect();
        if items.is_empty() {
            return None;
        }
        let said = self.say("heading-gaps", &[("edition", &self.speaker.edition_short())]);
        Some(Section::new(said, vec![Block::Items(items)]).named("heading-gaps"))
    }

    /// How contested texts are read, and what another reading would come to.
    pub(crate) fn readings(&self) -> Option<Section> {
        let items = self.decision.readings.iter().map(|taken| {
            let statement = |choice: u8| self.speaker.statement(taken.fact, &Value::Choice(choice));
            let notes = taken.otherwise.iter().map(|other| {
                let outcome = self.otherwise(other);
                self.say("reading-otherwise", &[("choice", &statement(other.choice)), ("outcome", &outcome)])
            });
            let (reading, choice) = (capital(&self.speaker.label(taken.fact)), statement(taken.choice));
            let text = self.say("reading-taken-so", &[("reading", &reading), ("choice", &choice)]);
            Item { text: sentence(&text), notes: notes.collect(), ..Item::default() }
        });
        self.section("heading-readings", items.collect())
    }

    fn otherwise(&self, other: &Otherwise) -> String {
        match (other.status, other.result) {
            (Status::Decided, Some(score)) if Some(score) == self.decision.result => {
                self.say("otherwise-same-result", &[])
            }
            (Status::Decided, Some(Score::GoesOn)) => self.say("otherwise-goes-on", &[]),
            (Status::Decided, Some(Score::Annulled)) => self.say("otherwise-annulled", &[]),
            (Status::Decided, Some(score)) => {
                self.say("otherwise-result", &[("score", &self.questions().score(score))])
            }
            (Status::Decided, None) => self.say("otherwise-consequences", &[]),
            (Status::Open, _) if other.possible.is_empty() => self.say("otherwise-open", &[]),
            (Status::Open, _) => {
                self.say("otherwise-possible", &[("possible", &self.questions().scores(&other.possible))])
            }
            (Status::Silent, _) => self.say("otherwise-silent", &[]),
        }
    }
}

// What to do now, and what the arbiter may decide.

impl Page<'_> {
    /// What is to be done, in the order of doing, from stopping the clocks to the closing steps; then what is forbidden and what the
    /// arbiter may decide.
    pub(crate) fn now(&self, turns: &Turns) -> Option<Section> {
        let act = |act: &ActId| {
            let name = self.speaker.vocabulary.act(*act).map_or("", |act| act.name.as_str());
            Item::plain(self.speaker.act("", name, None))
        };
        let Decision { now, stopping, closing, .. } = self.decision;
        let steps = now.iter().filter_map(|step| self.step_item(self.decision, step));
        let items = stopping.iter().map(act).chain(steps).chain(closing.iter().map(act));
        let items = items.zip(1..).map(|(item, number)| Item { mark: Mark::Step(number), ..item }).collect();
        let norms = self.items(self.norms_told().into_iter());
        let norms = norms.into_iter().map(|item| Item { notes: Vec::new(), ..item }).collect();
        let beside = [norms, self.prohibitions(), self.choices(turns)].concat();
        let blocks = [items, beside].into_iter().filter(|items| !items.is_empty()).map(Block::Items);
        let blocks: Vec<_> = blocks.collect();
        (!blocks.is_empty()).then(|| Section::new(self.say("heading-now", &[]), blocks).named("heading-now"))
    }

    /// What is learnt by a step, with what follows from each answer.
    pub(super) fn learnt(&self) -> Option<Section> {
        let outlook = self.decision.outlook.as_ref()?;
        let items = outlook.answers.iter().filter_map(|answered| {
            let missing = self.decision.missing.iter().find(|missing| missing.fact == answered.fact)?;
            Some(self.questions().question(missing, |place| {
                let given = missing.answers.get(place).map(|answer| &answer.given);
                let by_it = answered
                    .answers
                    .iter()
                    .find(|(value, ..)| matches!(given, Some(Given::Value(given)) if given == value));
                let Some((_, decision, steps)) = by_it else { return Vec::new() };
                let steps = self.numbered(decision, steps).into_iter();
                let said = steps.map(|step| {
                    self.say(
                        "answer-then",
                        &[("step", step.text.as_str()), ("citation", step.citation.as_str())],
                    )
                });
                said.collect()
            }))
        });
        let usual = outlook.behind.iter().map(|stage| Item {
            notes: self.stage_said(stage),
            ..Item::plain(format!("{}:", self.stage_heading(stage)))
        });
        self.section("heading-then", usual.chain(items).collect())
    }

    /// The steps; why each is to be taken is said by its article.
    fn steps(&self, steps: &[&Step]) -> Vec<Item> {
        let items = self.items(steps.iter().filter_map(|step| self.decision.findings.get(step.finding)));
        items.into_iter().map(|item| Item { notes: Vec::new(), ..item }).collect()
    }

    /// What is forbidden by what was told, where it is not the answer itself.
    fn prohibitions(&self) -> Vec<Item> {
        let news = self.news();
        let findings = self.decision.findings.iter();
        let items = self.items(findings.filter(|finding| self.forbids(finding) && !news.contains(finding)));
        items.into_iter().map(|item| Item { notes: Vec::new(), ..item }).collect()
    }

    /// Whether a finding forbids something now, by what was told.
    fn forbids(&self, finding: &Finding) -> bool {
        self.beside(finding) == Some(Beside::Prohibition)
            && !finding.done
            && self.rests_on_what_is_known(&finding.because)
    }

    /// What is to be done by an answer that settles the ruling and is not to be done anyway, what is then forbidden, and what
    /// the arbiter may then decide otherwise.
    pub(super) fn then(&self, decision: &Decision) -> Vec<String> {
        let said = self.new_steps(decision).into_iter().map(|step| {
            self.say("answer-then", &[("step", step.text.as_str()), ("citation", step.citation.as_str())])
        });
        said.collect()
    }

    /// What the arbiter may decide otherwise, for those who must know it from the record.
    pub(crate) fn discretion(&self, turns: &Turns) -> Option<Section> {
        self.section("heading-discretion", self.choices(turns))
    }

    /// What another ruling calls for, forbids or leaves to the arbiter, and this one does not.
    fn new_steps(&self, decision: &Decision) -> Vec<Item> {
        let then = Page { speaker: self.speaker, decision };
        let called_for: Vec<_> = decision.now.iter().filter(|step| !step.usual).collect();
        let known = self.steps(&self.decision.now.iter().collect::<Vec<_>>());
        let known = [known, self.choices(&Turns::default())].concat();
        let steps = [then.steps(&called_for), then.prohibitions(), then.choices(&Turns::default())].concat();
        steps.into_iter().filter(|step| !known.iter().any(|known| known.text == step.text)).collect()
    }

    /// What is the arbiter's to decide, each once, with the ruling if he decides so, where that was looked into.
    fn choices(&self, turns: &Turns) -> Vec<Item> {
        let mut items: Vec<Item> = Vec::new();
        for entry in &self.decision.discretion {
            let choice = self.choice(*entry, turns);
            match items.iter_mut().find(|item| item.text == choice.text) {
                Some(item) => item.cited.extend(choice.cited),
                None => items.push(choice),
            }
        }
        items
    }

    pub(super) fn choice(&self, entry: Discretion, turns: &Turns) -> Item {
        let looked_into = turns.choices.iter().find(|(choice, _)| *choice == entry);
        let then = looked_into.and_then(|(_, decision)| {
            let verdict = Page { speaker: self.speaker, decision }.verdict();
            if decision.outcome.is_some() && decision.outcome == self.decision.outcome {
                // The result stays the same: the news is what is to be done.
                // That he may do what he decides to do is no news.
                let steps = self.new_steps(decision).into_iter().filter(|step| step.mark != Mark::Right);
                let steps: Vec<_> = steps.map(|step| step.text).collect();
                let steps = steps.join(" ");
                (!steps.is_empty()).then(|| self.say("discretion-then-ruling", &[("ruling", &steps)]))
            } else if verdict == self.verdict() {
                None
            } else if let Some(outcome) = decision.outcome.filter(|_| decision.is_decided()) {
                Some(self.say("discretion-then", &[("outcome", &self.speaker.outcome_clause(outcome))]))
            } else {
                Some(self.say("discretion-then-ruling", &[("ruling", &verdict)]))
            }
        });
        let is_taken = self.decision.facts.value(entry.fact) == Some(&Value::Truth(true));
        let turn = Turn {
            label: self.speaker.label(entry.fact),
            fact: self.speaker.vocabulary.fact(entry.fact).name.clone(),
            value: Some(if is_taken { "no" } else { "yes" }.to_owned()),
        };
        Item {
            text: if is_taken { self.otherwise_decided(entry) } else { self.speaker.discretion(entry) },
            citation: self.speaker.short_citation(entry.rule),
            notes: then.into_iter().collect(),
            cited: self.speaker.cited([entry.rule]),
            mark: Mark::Right,
            turn: Some(turn),
            ..Item::default()
        }
    }

    /// What the arbiter is assumed to decide, and may decide otherwise.
    fn otherwise_decided(&self, entry: Discretion) -> String {
        let statement = self.speaker.statement(entry.fact, &Value::Truth(false));
        sentence(&self.say("discretion-otherwise", &[("statement", &statement)]))
    }
}

// Rules that were considered and do not apply.

/// The rules about the result that come near a case, and why they do not apply; a page of its own beside the ruling.
#[must_use]
pub fn considered(speaker: &Speaker, decision: &Decision) -> Option<Section> {
    Page { speaker, decision }.considered()
}

/// How a case file tells what is missing and what is assumed.
#[must_use]
pub fn case_names(speaker: &Speaker, decision: &Decision) -> Option<Section> {
    let page = Page { speaker, decision };
    page.section("heading-case-names", page.questions().names())
}

impl Page<'_> {
    /// Rules about the result that were displaced, or that fail on what was told, each norm once.
    fn considered(&self) -> Option<Section> {
        let mut items: Vec<Item> = Vec::new();
        for considered in self.decision.considered.iter().filter(|considered| self.near(considered)) {
            let Some(rule) = self.speaker.edition.rule(considered.rule) else { continue };
            let item = Item {
                text: self.speaker.norm(rule),
                citation: self.speaker.short_citation(considered.rule),
                notes: vec![sentence(&self.why_not(&considered.why_not))],
                cited: self.speaker.cited(rules_against(considered)),
                ..Item::default()
            };
            if !items.iter().any(|earlier| earlier.text == item.text && earlier.notes == item.notes) {
                items.push(item);
            }
        }
        self.section("heading-considered", items)
    }

    fn near(&self, considered: &Considered) -> bool {
        let Some(rule) = self.speaker.edition.rule(considered.rule) else { return false };
        let about_result =
            rule.then.iter().any(|conclusion| matches!(conclusion.value, Conclusion::Result(_)));
        about_result
            && match &considered.why_not {
                WhyNot::Displaced(_) | WhyNot::Over(_) => true,
                WhyNot::Fails(reasons) => reasons
                    .iter()
                    .all(|reason| matches!(reason, Reason::Fact(_)) && !self.is_assumed(*reason)),
            }
    }
}

/// A rule that does not apply, and those that keep it from applying.
pub(crate) fn rules_against(considered: &Considered) -> Vec<RuleIndex> {
    let others = match &considered.why_not {
        WhyNot::Fails(reasons) => reasons.iter().filter_map(|reason| rule_of(*reason)).collect(),
        WhyNot::Displaced(by) | WhyNot::Over(by) => by.clone(),
    };
    std::iter::once(considered.rule).chain(others).collect()
}

// Several editions on one case.

/// A page with one row an edition: result and the rules behind it.
#[must_use]
pub fn comparison(rulings: &[(Speaker, &Decision)]) -> Report {
    let Some((speaker, _)) = rulings.first() else { return Report::default() };
    let say = |id: &str| speaker.words.say(id, &[]);
    let headings = ["compare-edition", "compare-result", "compare-rules"].map(say).to_vec();
    let rows = rulings.iter().map(|(speaker, decision)| row(speaker, decision)).collect();
    Report::new(
        speaker.words,
        say("compare-title"),
        vec![Section::new(String::new(), vec![Block::Table(headings, rows)])],
    )
}

fn row(speaker: &Speaker, decision: &Decision) -> Vec<String> {
    let result = match (decision.status, decision.result, decision.outcome) {
        (Status::Decided, Some(score), Some(outcome)) => {
            let outcome = speaker.outcome(outcome);
            if score == Score::GoesOn { outcome } else { format!("{} · {outcome}", score.as_str()) }
        }
        (Status::Decided, ..) => headline(speaker, decision),
        (Status::Open, ..) => {
            let questions = Questions { speaker, decision };
            let possible: Vec<_> = decision.possible.iter().map(|score| questions.score(*score)).collect();
            speaker.words.say("compare-open", &[("possible", &possible.join(" / "))])
        }
        (Status::Silent, ..) => speaker.words.say("verdict-silent", &[("edition", &speaker.edition_short())]),
    };
    let concluding = decision.findings.iter().filter(|finding| {
        let rule = speaker.edition.rule(finding.rule);
        let conclusion =
            rule.and_then(|rule| rule.then.get(finding.conclusion)).map(|conclusion| &conclusion.value);
        let settled_otherwise = decision.status == Status::Decided && decision.outcome.is_none();
        settled_otherwise || matches!(conclusion, Some(Conclusion::Result(_)))
    });
    let mut rules: Vec<_> = concluding.map(|finding| speaker.short_citation(finding.rule)).collect();
    rules.dedup();
    let rules = if rules.is_empty() { "–".to_owned() } else { rules.join(", ") };
    vec![speaker.edition_short(), result, rules]
}
