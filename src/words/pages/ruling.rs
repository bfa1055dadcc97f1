//! A decision -> a page.

use super::footer::footer;
use super::now::{headline, is_moot, is_news, mark};
use super::questions::Questions;
use super::reading::{diagram, reading_items};
use super::report::{Block, Cited, Item, Report, Section};
use crate::engine::decision::{Considered, Decision, Finding, Reason, Score, Status, WhyNot};
use crate::engine::facts::Known;
use crate::engine::model::{Conclusion, Matter, RuleIndex, written};
use crate::engine::syntax::Modality;
use crate::words::speech::phrases::{Speaker, is_filed};
use crate::words::speech::sentences::sentence;

/// The page of a ruling.
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
    sections.extend(page.considered());
    let say = |id: &str, args: &[(&str, &str)]| speaker.words.say(id, args);
    Report {
        title: say("ruling-title", &[("edition", &speaker.edition_short())]),
        subtitle: page.subtitle(),
        language: speaker.words.locale().code().to_owned(),
        sections,
        footer: footer(speaker.words, "ruling-footer", rulebook, &[]),
    }
}

/// A ruling being put in words.
pub(crate) struct Page<'a> {
    /// Who speaks.
    pub(crate) speaker: &'a Speaker<'a>,
    /// The ruling.
    pub(crate) decision: &'a Decision,
}

impl Page<'_> {
    pub(crate) fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.speaker.words.say(id, args)
    }

    pub(crate) fn questions(&self) -> Questions<'_> {
        Questions { speaker: self.speaker, decision: self.decision }
    }

    pub(crate) fn section(&self, heading: &'static str, items: Vec<Item>) -> Option<Section> {
        if items.is_empty() {
            return None;
        }
        Some(Section::new(self.say(heading, &[]), vec![Block::Items(items)]).named(heading))
    }

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

    pub(crate) fn conclusion_of(&self, finding: &Finding) -> Option<&Conclusion> {
        let rule = self.speaker.edition.rule(finding.rule)?;
        rule.then.get(finding.conclusion).map(|conclusion| &conclusion.value)
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
            Some(Item { text: conclusion, citation: self.speaker.citation(rule), notes, cited, ..Item::default() })
        });
        self.section("heading-why", items.collect())
    }

    /// What was told or computed; assumptions have a part of their own.
    pub(crate) fn because(&self, reasons: &[Reason]) -> Option<String> {
        let known: Vec<_> = reasons.iter().copied().filter(|reason| !self.is_assumed(*reason)).collect();
        let reasons = self.reasons(&known);
        (!reasons.is_empty()).then(|| self.say("because", &[("reasons", &reasons)]))
    }

    fn is_assumed(&self, reason: Reason) -> bool {
        match reason {
            Reason::Fact(fact) => self.decision.facts.is_assumed(fact),
            Reason::Rule(..) => false,
        }
    }

    pub(crate) fn reasons(&self, reasons: &[Reason]) -> String {
        let words = reasons.iter().map(|reason| match reason {
            Reason::Fact(fact) => self.speaker.known(&self.decision.facts, *fact),
            Reason::Rule(rule, true) => {
                self.say("rule-applies", &[("rule", &self.speaker.short_citation(*rule))])
            }
            Reason::Rule(rule, false) => {
                self.say("rule-does-not-apply", &[("rule", &self.speaker.short_citation(*rule))])
            }
        });
        words.collect::<Vec<_>>().join("; ")
    }

    pub(crate) fn rules(&self, rules: &[RuleIndex]) -> String {
        let mut names: Vec<_> = rules.iter().map(|rule| self.speaker.short_citation(*rule)).collect();
        names.dedup();
        names.join(", ")
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

    /// Findings as items; equal ones are said once, with every citation.
    pub(crate) fn items<'f>(&self, findings: impl Iterator<Item = &'f Finding>) -> Vec<Item> {
        let mut items: Vec<(Item, Vec<String>)> = Vec::new();
        // A rule for each player is read in one way for both.
        let mut readings: Vec<String> = Vec::new();
        for finding in findings {
            let (Some(conclusion), Some(rule)) =
                (self.conclusion_of(finding), self.speaker.edition.rule(finding.rule))
            else {
                continue;
            };
            let text = self.speaker.conclusion(conclusion, finding.value);
            let cited = self.speaker.short_citation(finding.rule);
            let mut notes: Vec<_> = self.because(&finding.because).into_iter().collect();
            if let Some(note) = self.speaker.note(rule).filter(|note| !readings.contains(note)) {
                notes.push(self.say("reading-of-text", &[("note", &note)]));
                readings.push(note);
            }
            let links = self.speaker.cited(rules_behind(finding));
            match items.iter_mut().find(|(item, _)| item.text == text) {
                Some((item, citations)) => {
                    item.cited.extend(links);
                    item.notes.extend(notes);
                    item.notes.dedup();
                    if !citations.contains(&cited) {
                        citations.push(cited);
                    }
                }
                None => {
                    let mark = mark(conclusion, finding.done);
                    let item = Item { text, notes, cited: links, mark, ..Item::default() };
                    items.push((item, vec![cited]));
                }
            }
        }
        let items =
            items.into_iter().map(|(item, citations)| Item { citation: citations.join(", "), ..item });
        items.collect()
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

    /// Rules about the result that were displaced, or that fail on what was told; one line a reason.
    fn considered(&self) -> Option<Section> {
        let mut lines: Vec<(String, Vec<String>, Vec<Cited>)> = Vec::new();
        for considered in self.decision.considered.iter().filter(|considered| self.near(considered)) {
            let why = self.why_not(&considered.why_not);
            // Of an article several rules may be near, and another may apply: each is named by its own id.
            let rule =
                self.speaker.edition.rule(considered.rule).map(|rule| rule.id.clone()).unwrap_or_default();
            let cited = self.speaker.cited(rules_against(considered));
            match lines.iter_mut().find(|(earlier, ..)| *earlier == why) {
                Some((_, rules, _)) if rules.contains(&rule) => {}
                Some((_, rules, links)) => {
                    rules.push(rule);
                    links.extend(cited);
                }
                None => lines.push((why, vec![rule], cited)),
            }
        }
        let items = lines.into_iter().map(|(why, rules, cited)| {
            let text = self.say("considered", &[("rules", &rules.join(", ")), ("why", &why)]);
            Item { text: sentence(&text), cited, ..Item::default() }
        });
        self.section("heading-considered", items.collect())
    }

    pub(crate) fn why_not(&self, why_not: &WhyNot) -> String {
        match why_not {
            WhyNot::Fails(reasons) => self.reasons(reasons),
            WhyNot::Displaced(by) => self.say("displaced-by", &[("rules", &self.rules(by))]),
            WhyNot::Over(by) => self.say("over-before", &[("rules", &self.rules(by))]),
        }
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

    fn assumed(&self) -> Option<Section> {
        let items = self.decision.assumed.iter().filter_map(|fact| {
            let value = self.decision.facts.value(*fact)?;
            Some(Item::plain(sentence(&self.speaker.statement(*fact, value))))
        });
        let orders = self.decision.assumed_orders.iter().filter_map(|place| self.speaker.usual_order(*place));
        let orders = orders.map(|text| Item::plain(sentence(&text)));
        self.section("heading-assumed", items.chain(orders).collect())
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

/// The rule of a finding, and those that are named with it: what it displaces and what its condition asks.
fn rules_behind(finding: &Finding) -> Vec<RuleIndex> {
    let asked = finding.because.iter().filter_map(|reason| rule_of(*reason));
    std::iter::once(finding.rule).chain(finding.displaced.iter().copied()).chain(asked).collect()
}

/// A rule that does not apply, and those that keep it from applying.
pub(crate) fn rules_against(considered: &Considered) -> Vec<RuleIndex> {
    let others = match &considered.why_not {
        WhyNot::Fails(reasons) => reasons.iter().filter_map(|reason| rule_of(*reason)).collect(),
        WhyNot::Displaced(by) | WhyNot::Over(by) => by.clone(),
    };
    std::iter::once(considered.rule).chain(others).collect()
}

fn rule_of(reason: Reason) -> Option<RuleIndex> {
    match reason {
        Reason::Rule(rule, _) => Some(rule),
        Reason::Fact(_) => None,
    }
}
