//! A decision -> a page.

use super::decided::{Page, rules_behind};
use super::footer::footer;
use super::now::{headline, is_moot, is_news};
use super::reading::{diagram, reading_items};
use super::report::{Block, Item, Report, Section};
use crate::engine::decision::{Decision, Finding, Reason, Score, Status};
use crate::engine::facts::Known;
use crate::engine::model::{Conclusion, FactId, Matter, written};
use crate::engine::syntax::Modality;
use crate::words::speech::phrases::{Speaker, is_filed};
use crate::words::speech::sentences::sentence;

/// The page of a ruling. What was considered and does not apply is told by [`considered`](super::considered()).
#[must_use]
pub fn ruling(speaker: &Speaker, decision: &Decision, rulebook: &str) -> Report {
    let page = Page { speaker, decision };
    let mut sections = vec![page.opening()];
    sections.extend(page.missing());
    sections.extend(page.results());
    sections.extend(page.untreated("heading-unregulated", &decision.unregulated));
    sections.extend(page.untreated("heading-not-held", &decision.not_held));
    sections.extend(page.readings());
    sections.extend(page.now());
    sections.extend(page.discretion());
    sections.extend(page.consequences());
    sections.extend(page.sealed());
    sections.extend(page.undetermined());
    sections.extend(page.assumed());
    sections.extend(page.told());
    let say = |id: &str, args: &[(&str, &str)]| speaker.words.say(id, args);
    Report {
        title: say("ruling-title", &[("edition", &speaker.edition_short())]),
        subtitle: page.subtitle(),
        language: speaker.words.locale().code().to_owned(),
        sections,
        footer: footer(speaker.words, "ruling-footer", rulebook, &[]),
    }
}

impl Page<'_> {
    fn text_of(&self, name: &str) -> Option<String> {
        let fact = self.speaker.vocabulary.fact_named(name)?;
        let value = self.decision.facts.value(fact)?;
        Some(written(&self.speaker.vocabulary.fact(fact).kind, value))
    }

    /// Who played where, as far as told, and the edition's full name.
    fn subtitle(&self) -> String {
        let players = match (self.text_of("white.name"), self.text_of("black.name")) {
            (Some(white), Some(black)) => Some(format!("{white} – {black}")),
            (white, black) => white.or(black),
        };
        let parts = [
            players,
            self.text_of("event.name"),
            self.text_of("event.round"),
            Some(self.speaker.edition_name()),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    fn opening(&self) -> Section {
        let decision = self.decision;
        let line = match (decision.status, decision.result, decision.outcome) {
            (Status::Decided, Some(Score::GoesOn | Score::Annulled), Some(outcome)) => {
                self.speaker.outcome(outcome)
            }
            (Status::Decided, Some(score), Some(outcome)) => self.say(
                "verdict-line",
                &[("score", &self.questions().score(score)), ("verdict", &self.speaker.outcome(outcome))],
            ),
            (Status::Decided, ..) => headline(self.speaker, decision),
            (Status::Open, ..) if decision.possible.is_empty() => {
                self.say("verdict-open-without-result", &[])
            }
            (Status::Open, ..) => {
                self.say("verdict-open", &[("possible", &self.questions().scores(&decision.possible))])
            }
            (Status::Silent, ..) => self.say("verdict-silent", &[("edition", &self.speaker.edition_short())]),
        };
        Section::new(String::new(), vec![Block::Verdict(line)])
    }

    fn missing(&self) -> Option<Section> {
        let items = self.decision.missing.iter().map(|missing| self.questions().question(missing)).collect();
        self.section("heading-missing", items)
    }

    /// The rules that conclude the result or, without one, the news, each with the norm, the facts and the reading of the text.
    fn results(&self) -> Option<Section> {
        let results = self
            .decision
            .findings
            .iter()
            .filter(|finding| self.is_result(finding) || is_news(self.speaker, self.decision, finding));
        let items = results.filter_map(|finding| {
            let rule = self.speaker.edition.rule(finding.rule)?;
            let conclusion = self.speaker.conclusion(self.conclusion_of(finding)?, None);
            let mut notes = vec![self.speaker.norm(rule)];
            notes.extend(self.because(&finding.because));
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
            Some(Item {
                text: conclusion,
                citation: self.speaker.citation(rule),
                notes,
                cited,
                ..Item::default()
            })
        });
        self.section("heading-why", items.collect())
    }

    fn sealed(&self) -> Option<Section> {
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

    /// Whether it only says what the result says: that the game is over.
    fn is_told_by_result(&self, conclusion: &Conclusion) -> bool {
        let Conclusion::State(state) = conclusion else { return false };
        let about_result =
            self.speaker.vocabulary.state(*state).is_some_and(|state| state.matter == Matter::RESULT);
        about_result
            && self.decision.result.is_some_and(|result| ![Score::GoesOn, Score::Silent].contains(&result))
    }

    fn is_result(&self, finding: &Finding) -> bool {
        matches!(self.conclusion_of(finding), Some(Conclusion::Result(_)))
    }

    /// What the page says nowhere else: prohibitions, new values and states, and the acts that are done.
    fn consequences(&self) -> Option<Section> {
        let said = |finding: &&Finding| match self.conclusion_of(finding) {
            Some(Conclusion::Duty(duty)) => {
                duty.modality == Modality::MustNot && !is_moot(self.speaker, self.decision, duty)
            }
            Some(conclusion @ (Conclusion::State(_) | Conclusion::Set(..))) => {
                !self.is_told_by_result(conclusion) && !is_news(self.speaker, self.decision, finding)
            }
            Some(Conclusion::Result(_)) | None => false,
        };
        let mut blocks = Vec::new();
        let items = self.items(self.decision.findings.iter().filter(said));
        if !items.is_empty() {
            blocks.push(Block::Items(items));
        }
        let done = self.items(self.decision.findings.iter().filter(|finding| finding.done));
        if !done.is_empty() {
            blocks.push(Block::Folded(self.say("consequences-done", &[]), vec![Block::Items(done)]));
        }
        let heading = self.say("heading-consequences", &[]);
        (!blocks.is_empty()).then(|| Section::new(heading, blocks).named("heading-consequences"))
    }

    fn discretion(&self) -> Option<Section> {
        let items = self.decision.discretion.iter().map(|entry| Item {
            text: self.speaker.discretion(entry.fact),
            citation: self.speaker.short_citation(entry.rule),
            cited: self.speaker.cited([entry.rule]),
            ..Item::default()
        });
        self.section("heading-discretion", items.collect())
    }

    fn undetermined(&self) -> Option<Section> {
        if self.decision.status == Status::Open {
            return None;
        }
        let items = self.decision.undetermined.iter().filter(|entry| !entry.facts.is_empty()).map(|entry| {
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

    /// The assumptions that the result or the news names first; the rest of the normal course stands back.
    fn assumed(&self) -> Option<Section> {
        let decides =
            |finding: &&Finding| self.is_result(finding) || is_news(self.speaker, self.decision, finding);
        let named: Vec<_> =
            self.decision.findings.iter().filter(decides).flat_map(|finding| &finding.because).collect();
        let (first, rest): (Vec<FactId>, Vec<FactId>) =
            self.decision.assumed.iter().partition(|fact| named.contains(&&Reason::Fact(**fact)));
        let said = |facts: Vec<FactId>| -> Vec<Item> {
            let facts = facts.into_iter().filter_map(|fact| Some((fact, self.decision.facts.value(fact)?)));
            facts.map(|(fact, value)| Item::plain(sentence(&self.speaker.statement(fact, value)))).collect()
        };
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

    /// What was told, so that the page can be filed.
    fn told(&self) -> Option<Section> {
        let vocabulary = self.speaker.vocabulary;
        let facts = vocabulary.facts().filter_map(|(id, fact)| match self.decision.facts.known(id) {
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
