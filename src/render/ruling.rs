//! A decision -> a page.

use super::phrases::{Speaker, sentence};
use super::reading::{drawn_moves, reading_items};
use super::report::{Block, Item, Report, Section};
use crate::decision::{
    Answer, Boundary, Considered, Decision, Finding, Given, Missing, Reason, Score, Status, WhyNot,
};
use crate::facts::Known;
use crate::model::{Conclusion, Difference, FactId, RuleIndex, Type, Value, duration_written, written};

/// The page of a ruling.
#[must_use]
pub fn ruling(speaker: &Speaker, decision: &Decision, rulebook: &str) -> Report {
    let page = Page { speaker, decision };
    let mut sections = vec![page.opening()];
    sections.extend(page.missing());
    sections.extend(page.results());
    sections.extend(page.sealed());
    sections.extend(page.consequences());
    sections.extend(page.discretion());
    sections.extend(page.undetermined());
    sections.extend(page.considered());
    sections.extend(page.assumed());
    sections.extend(page.told());
    let say = |id: &str, args: &[(&str, &str)]| speaker.words.say(id, args);
    Report {
        title: say("ruling-title", &[("edition", &speaker.edition_short())]),
        subtitle: page.subtitle(),
        language: speaker.words.locale().code().to_owned(),
        sections,
        footer: say("ruling-footer", &[("engine", env!("CARGO_PKG_VERSION")), ("rulebook", rulebook)]),
    }
}

struct Page<'a> {
    speaker: &'a Speaker<'a>,
    decision: &'a Decision,
}

impl Page<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.speaker.words.say(id, args)
    }

    fn section(&self, heading: &str, items: Vec<Item>) -> Option<Section> {
        (!items.is_empty()).then(|| Section::new(self.say(heading, &[]), vec![Block::Items(items)]))
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
                &[("score", &self.score(score)), ("verdict", &self.speaker.outcome(outcome))],
            ),
            (Status::Decided, ..) => self.say("verdict-decided-without-result", &[]),
            (Status::Open, ..) if decision.possible.is_empty() => {
                self.say("verdict-open-without-result", &[])
            }
            (Status::Open, ..) => self.say("verdict-open", &[("possible", &self.scores(&decision.possible))]),
            (Status::Silent, ..) => self.say("verdict-silent", &[("edition", &self.speaker.edition_short())]),
        };
        Section::new(String::new(), vec![Block::Verdict(line)])
    }

    fn score(&self, score: Score) -> String {
        match score {
            Score::Annulled | Score::Silent | Score::GoesOn => {
                self.say(&format!("score-{}", score_word(score)), &[])
            }
            Score::WhiteWins | Score::BlackWins | Score::Draw | Score::BothLose => score.as_str().to_owned(),
        }
    }

    fn scores(&self, scores: &[Score]) -> String {
        let words: Vec<_> = scores.iter().map(|score| self.score(*score)).collect();
        self.list(&words)
    }

    /// "a, b o c".
    fn list(&self, words: &[String]) -> String {
        match words.split_last() {
            None => String::new(),
            Some((last, [])) => last.clone(),
            Some((last, first)) => self.say("list-or", &[("first", &first.join(", ")), ("last", last)]),
        }
    }

    fn missing(&self) -> Option<Section> {
        let items = self.decision.missing.iter().map(|missing| self.question(missing)).collect();
        self.section("heading-missing", items)
    }

    fn question(&self, missing: &Missing) -> Item {
        let mut notes: Vec<_> =
            missing.answers.iter().map(|answer| self.answer(missing.fact, answer)).collect();
        let declared = self.speaker.vocabulary.fact(missing.fact);
        let position_told = self.decision.sealer.is_some();
        if declared.computed && !position_told {
            notes.push(self.say("hint-give-position", &[]));
        }
        notes.push(self.say("hint-fact-name", &[("fact", &declared.name)]));
        Item { text: self.speaker.question(missing.fact), citation: String::new(), notes }
    }

    fn answer(&self, fact: FactId, answer: &Answer) -> String {
        let given = match &answer.given {
            Given::Value(value) => self.speaker.answer(fact, value),
            Given::Range(from, to) => self.range(fact, *from, *to),
            Given::Limits(limits) => {
                let limits: Vec<_> =
                    limits.iter().map(|(limit, holds)| self.limit(fact, *limit, *holds)).collect();
                limits.join(", ")
            }
        };
        let leads_to = match &answer.possible[..] {
            [] => return given,
            [only] => self.score(*only),
            several => self.say("answer-still-open", &[("possible", &self.scores(several))]),
        };
        self.say("answer-leads-to", &[("answer", &given), ("result", &leads_to)])
    }

    /// "more than 30 min, 60 min or less"
    fn range(&self, fact: FactId, from: Option<Boundary>, to: Option<Boundary>) -> String {
        let kind = &self.speaker.vocabulary.fact(fact).kind;
        let limit = |below: &'static str, boundary: Boundary| {
            self.say(below, &[("value", &written(kind, &Value::Amount(boundary.amount)))])
        };
        let from =
            from.map(|at| limit(if at.included_below { "limit-more-than" } else { "limit-at-least" }, at));
        let to = to.map(|at| limit(if at.included_below { "limit-at-most" } else { "limit-less-than" }, at));
        let limits: Vec<_> = from.into_iter().chain(to).collect();
        if limits.is_empty() { self.say("limit-any", &[]) } else { limits.join(", ") }
    }

    /// "60 min or less", "more than the default time".
    fn limit(&self, fact: FactId, difference: Difference, holds: bool) -> String {
        let Difference { left, right, limit } = difference;
        let is_left = left == Some(fact);
        let other = if is_left { right } else { left };
        // As the left fact: fact <= other + limit. As the right one: fact >= other - limit.
        let amount = if is_left { limit } else { -limit };
        let id = match (is_left, holds) {
            (true, true) => "limit-at-most",
            (true, false) => "limit-more-than",
            (false, true) => "limit-at-least",
            (false, false) => "limit-less-than",
        };
        let is_time = self.speaker.vocabulary.fact(fact).kind == Type::Duration;
        let number = |amount: i64| if is_time { duration_written(amount) } else { amount.to_string() };
        let value = match other.map(|other| (other, self.decision.facts.amount(other))) {
            None => number(amount),
            Some((_, Some(known))) => number(known + amount),
            Some((other, None)) if amount == 0 => {
                self.say("limit-other-fact", &[("fact", &self.speaker.label(other))])
            }
            Some((other, None)) => {
                let fact = self.say("limit-other-fact", &[("fact", &self.speaker.label(other))]);
                format!("{fact} + {}", number(amount))
            }
        };
        self.say(id, &[("value", &value)])
    }

    fn conclusion_of(&self, finding: &Finding) -> Option<&Conclusion> {
        let rule = self.speaker.edition.rule(finding.rule)?;
        rule.then.get(finding.conclusion).map(|conclusion| &conclusion.value)
    }

    /// The rules that conclude the result, each with the norm, the facts and the reading of the text.
    fn results(&self) -> Option<Section> {
        let results = self
            .decision
            .findings
            .iter()
            .filter(|finding| matches!(self.conclusion_of(finding), Some(Conclusion::Result(_))));
        let items = results.filter_map(|finding| {
            let rule = self.speaker.edition.rule(finding.rule)?;
            let conclusion = self.speaker.conclusion(self.conclusion_of(finding)?, None);
            let mut notes = vec![self.speaker.norm(rule)];
            notes.extend(self.because(&finding.because));
            if !finding.displaced.is_empty() {
                notes.push(self.say("displaces", &[("rules", &self.rules(&finding.displaced))]));
            }
            notes.extend(self.speaker.note(rule).map(|note| self.say("reading-of-text", &[("note", &note)])));
            Some(Item { text: conclusion, citation: self.speaker.citation(rule), notes })
        });
        self.section("heading-why", items.collect())
    }

    /// What was told or computed; assumptions have a part of their own and are only said where there is nothing else.
    fn because(&self, reasons: &[Reason]) -> Option<String> {
        let known: Vec<_> = reasons.iter().copied().filter(|reason| !self.is_assumed(*reason)).collect();
        let reasons = self.reasons(if known.is_empty() { reasons } else { &known });
        (!reasons.is_empty()).then(|| self.say("because", &[("reasons", &reasons)]))
    }

    fn is_assumed(&self, reason: Reason) -> bool {
        match reason {
            Reason::Fact(fact) => self.decision.facts.is_assumed(fact),
            Reason::Rule(..) => false,
        }
    }

    fn reasons(&self, reasons: &[Reason]) -> String {
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

    fn rules(&self, rules: &[RuleIndex]) -> String {
        let mut names: Vec<_> = rules.iter().map(|rule| self.speaker.short_citation(*rule)).collect();
        names.dedup();
        names.join(", ")
    }

    fn sealed(&self) -> Option<Section> {
        let sealed = self.decision.sealed.as_ref()?;
        let heading = self.say("heading-sealed", &[]);
        let diagram =
            Block::Diagram(Box::new(sealed.position.clone()), drawn_moves(sealed.played, &sealed.reading));
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

    /// Duties, rights, new values and states; equal ones are said once, with every citation.
    fn consequences(&self) -> Option<Section> {
        let mut items: Vec<(Item, Vec<String>)> = Vec::new();
        for finding in &self.decision.findings {
            let (Some(conclusion), Some(rule)) =
                (self.conclusion_of(finding), self.speaker.edition.rule(finding.rule))
            else {
                continue;
            };
            if matches!(conclusion, Conclusion::Result(_)) {
                continue;
            }
            let text = self.speaker.conclusion(conclusion, finding.value);
            let cited = self.speaker.short_citation(finding.rule);
            let mut notes: Vec<_> = self.because(&finding.because).into_iter().collect();
            notes.extend(self.speaker.note(rule).map(|note| self.say("reading-of-text", &[("note", &note)])));
            match items.iter_mut().find(|(item, _)| item.text == text) {
                Some((item, citations)) => {
                    item.notes.extend(notes);
                    item.notes.dedup();
                    if !citations.contains(&cited) {
                        citations.push(cited);
                    }
                }
                None => items.push((Item { text, citation: String::new(), notes }, vec![cited])),
            }
        }
        let items =
            items.into_iter().map(|(item, citations)| Item { citation: citations.join(", "), ..item });
        self.section("heading-consequences", items.collect())
    }

    fn discretion(&self) -> Option<Section> {
        let items = self.decision.discretion.iter().map(|entry| Item {
            text: self.speaker.discretion(entry.fact),
            citation: self.speaker.short_citation(entry.rule),
            notes: Vec::new(),
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
            }
        });
        self.section("heading-undetermined", items.collect())
    }

    /// Rules about the result that were displaced, or that fail on what was told; one line a reason.
    fn considered(&self) -> Option<Section> {
        let mut lines: Vec<(String, Vec<String>)> = Vec::new();
        for considered in self.decision.considered.iter().filter(|considered| self.near(considered)) {
            let why = match &considered.why_not {
                WhyNot::Fails(reasons) => self.reasons(reasons),
                WhyNot::Displaced(by) => self.say("displaced-by", &[("rules", &self.rules(by))]),
            };
            let cited = self.speaker.short_citation(considered.rule);
            match lines.iter_mut().find(|(earlier, _)| *earlier == why) {
                Some((_, rules)) if rules.contains(&cited) => {}
                Some((_, rules)) => rules.push(cited),
                None => lines.push((why, vec![cited])),
            }
        }
        let items = lines.into_iter().map(|(why, rules)| {
            let text = self.say("considered", &[("rules", &rules.join(", ")), ("why", &why)]);
            Item::plain(sentence(&text))
        });
        self.section("heading-considered", items.collect())
    }

    fn near(&self, considered: &Considered) -> bool {
        let Some(rule) = self.speaker.edition.rule(considered.rule) else { return false };
        let about_result =
            rule.then.iter().any(|conclusion| matches!(conclusion.value, Conclusion::Result(_)));
        about_result
            && match &considered.why_not {
                WhyNot::Displaced(_) => true,
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
        self.section("heading-assumed", items.collect())
    }

    /// What was told, so that the page can be filed.
    fn told(&self) -> Option<Section> {
        let vocabulary = self.speaker.vocabulary;
        let facts = vocabulary.facts().filter_map(|(id, fact)| match self.decision.facts.known(id) {
            Known::Told(value) if !fact.matters.is_empty() => {
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

/// The word of a score within a message id.
pub(super) fn score_word(score: Score) -> &'static str {
    match score {
        Score::Annulled => "annulled",
        Score::Silent => "silent",
        Score::GoesOn => "goes-on",
        Score::WhiteWins | Score::BlackWins | Score::Draw | Score::BothLose => "other",
    }
}
