//! The findings and reasons of a decision in words, and the answer at the top of its page.

use super::questions::Questions;
use super::report::{Block, Item, Mark, Section};
use crate::engine::decision::{Decision, Finding, Reason, Score, Status, Undetermined, Usual, WhyNot};
use crate::engine::facts::Known;
use crate::engine::model::{
    Conclusion, Duty, Effects, FactId, Formula, Matter, Outcome, Rule, RuleIndex, Type, Value,
};
use crate::engine::program::Truth;
use crate::engine::syntax::Modality;
use crate::words::phrases::speaker::{Speaker, capital};

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

    pub(crate) fn conclusion_of(&self, finding: &Finding) -> Option<&Conclusion> {
        let rule = self.speaker.edition.rule(finding.rule)?;
        rule.then.get(finding.conclusion).map(|conclusion| &conclusion.value)
    }

    /// What was told or computed; assumptions have a part of their own.
    pub(crate) fn because(&self, reasons: &[Reason]) -> Option<String> {
        let reasons = self.reasons(&self.behind(reasons));
        (!reasons.is_empty()).then(|| self.say("because", &[("reasons", &reasons)]))
    }

    /// Whether there is a reason that is no assumption.
    pub(super) fn rests_on_what_is_known(&self, reasons: &[Reason]) -> bool {
        reasons.iter().any(|reason| !self.is_assumed(*reason))
    }

    /// The reasons that are no assumptions; in place of a rule that applies, the facts that make it apply.
    pub(super) fn behind(&self, reasons: &[Reason]) -> Vec<Reason> {
        let mut found = Vec::new();
        for reason in reasons.iter().copied().filter(|reason| !self.is_assumed(*reason)) {
            let facts = match reason {
                Reason::Rule(rule, true) => self.facts_behind(rule),
                Reason::Fact(_) | Reason::Rule(_, false) => Vec::new(),
            };
            let each = if facts.is_empty() { vec![reason] } else { facts };
            found.extend(each);
        }
        let mut once: Vec<Reason> = Vec::new();
        for reason in found {
            if !once.contains(&reason) {
                once.push(reason);
            }
        }
        // That the event has adopted a part of the edition is given as a reason only where there is no other.
        let (provisos, own): (Vec<_>, Vec<_>) = once.into_iter().partition(|reason| self.is_proviso(*reason));
        if own.is_empty() { provisos } else { own }
    }

    pub(super) fn is_proviso(&self, reason: Reason) -> bool {
        match reason {
            Reason::Fact(fact) => {
                self.speaker.edition.provided.iter().any(|(_, proviso)| *proviso == Some(fact))
            }
            Reason::Rule(..) => false,
        }
    }

    fn facts_behind(&self, rule: RuleIndex) -> Vec<Reason> {
        let found = self.decision.findings.iter().filter(|finding| finding.rule == rule);
        let reasons = found.flat_map(|finding| self.behind(&finding.because));
        reasons.filter(|reason| matches!(reason, Reason::Fact(_))).collect()
    }

    pub(super) fn is_assumed(&self, reason: Reason) -> bool {
        match reason {
            Reason::Fact(fact) => self.decision.facts.is_assumed(fact),
            Reason::Rule(..) => false,
        }
    }

    pub(crate) fn reasons(&self, reasons: &[Reason]) -> String {
        let facts = reasons.iter().filter_map(|reason| match reason {
            Reason::Fact(fact) => Some(*fact),
            Reason::Rule(..) => None,
        });
        let facts: Vec<_> = facts.collect();
        let news = reasons.iter().filter(|reason| match reason {
            Reason::Fact(fact) => !self.goes_without_saying(*fact, &facts),
            Reason::Rule(..) => true,
        });
        let words = news.map(|reason| match reason {
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

    /// Whether a fact follows from one of the others that are said, by what no game can show: who resigned says that
    /// somebody did.
    pub(crate) fn goes_without_saying(&self, fact: FactId, said: &[FactId]) -> bool {
        let (vocabulary, facts) = (self.speaker.vocabulary, &self.decision.facts);
        let (Type::OneOf(values), Some(Value::Choice(own))) =
            (&vocabulary.fact(fact).kind, facts.value(fact))
        else {
            return false;
        };
        let others = (0..=u8::MAX).zip(values).map(|(place, _)| place).filter(|place| place != own);
        let others: Vec<_> = others.collect();
        said.iter().filter(|by| **by != fact && facts.value(**by).is_some()).any(|by| {
            let of_both = |formula: &&Formula| {
                let asked = formula.facts();
                asked.contains(&fact) && asked.contains(by) && asked.iter().all(|of| *of == fact || of == by)
            };
            let shown: Vec<_> = vocabulary.impossible().iter().filter(of_both).collect();
            !shown.is_empty()
                && others.iter().all(|other| {
                    let mut otherwise = facts.clone();
                    otherwise.set(fact, Known::Told(Value::Choice(*other)));
                    shown
                        .iter()
                        .any(|formula| otherwise.truth_of(formula, &|_| Truth::Unknown) == Truth::True)
                })
        })
    }

    pub(crate) fn rules(&self, rules: &[RuleIndex]) -> String {
        let mut names: Vec<_> = rules.iter().map(|rule| self.speaker.short_citation(*rule)).collect();
        let mut seen = std::collections::HashSet::new();
        names.retain(|name| seen.insert(name.clone()));
        names.join(", ")
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
            if let Some((item, citations)) = items.iter_mut().find(|(item, _)| item.text == text) {
                item.cited.extend(links);
                item.notes.extend(notes);
                item.notes.dedup();
                if !citations.contains(&cited) {
                    citations.push(cited);
                }
            } else {
                let procedure = self.speaker.edition.procedure(self.speaker.vocabulary);
                let effects =
                    conclusion.duty().map(|duty| procedure.effects(duty.act, duty.object.as_deref()));
                let changes = effects.is_some_and(Effects::change_something);
                let mark = mark(conclusion, finding.done, changes);
                let item = Item { text, notes, cited: links, mark, ..Item::default() };
                items.push((item, vec![cited]));
            }
        }
        let items =
            items.into_iter().map(|(item, citations)| Item { citation: citations.join(", "), ..item });
        items.collect()
    }

    pub(crate) fn why_not(&self, why_not: &WhyNot) -> String {
        match why_not {
            WhyNot::Fails(reasons) => self.reasons(reasons),
            WhyNot::Displaced(by) => self.say("displaced-by", &[("rules", &self.rules(by))]),
            WhyNot::Over(by) => {
                // Of the rules that may have ended the game, those that did.
                let applies =
                    |rule: &RuleIndex| self.decision.findings.iter().any(|found| found.rule == *rule);
                let ended: Vec<_> = by.iter().copied().filter(applies).collect();
                let is_annulled = self.decision.outcome == Some(Outcome::Annulled);
                let id = if is_annulled { "over-annulled" } else { "over-before" };
                self.say(id, &[("rules", &self.rules(if ended.is_empty() { by } else { &ended }))])
            }
        }
    }
}

/// How an item that says a conclusion is marked; `changes`: a duty that changes something in the hall.
fn mark(conclusion: &Conclusion, done: bool, changes: bool) -> Mark {
    match conclusion {
        Conclusion::Duty(duty) if !done => match duty.modality {
            // A duty of a player that changes nothing in the hall is no task to tick off.
            Modality::Must if changes || !duty.is_of_player() => Mark::Duty,
            Modality::May => Mark::Right,
            Modality::Must | Modality::Should | Modality::MustNot => Mark::Plain,
        },
        Conclusion::Duty(_) | Conclusion::Result(_) | Conclusion::Set(..) | Conclusion::State(_) => {
            Mark::Plain
        }
    }
}

/// The rule of a finding, and those that are named with it: what it displaces and what its condition asks.
pub(super) fn rules_behind(finding: &Finding) -> Vec<RuleIndex> {
    let asked = finding.because.iter().filter_map(|reason| rule_of(*reason));
    std::iter::once(finding.rule).chain(finding.displaced.iter().copied()).chain(asked).collect()
}

pub(super) fn rule_of(reason: Reason) -> Option<RuleIndex> {
    match reason {
        Reason::Rule(rule, _) => Some(rule),
        Reason::Fact(_) => None,
    }
}

// The answer: one line, and why in one sentence with its article.

impl Page<'_> {
    /// The answer, and why.
    pub(crate) fn opening(&self) -> Section {
        let mut blocks = vec![Block::Verdict(self.verdict())];
        let usual = self.usual();
        // Where even the usual course may follow from several provisions, they are not listed: what is unknown chooses among them.
        let why = match usual {
            None => self.why(),
            Some(usual) if usual.decision.undetermined.is_empty() => {
                let speaker = self.speaker.of_case(&usual.decision);
                Page { speaker: &speaker, decision: &usual.decision }.why()
            }
            Some(_) => Vec::new(),
        };
        if !why.is_empty() {
            blocks.push(Block::Items(why));
        }
        // The usual course is no ruling: what else is possible is said with it.
        if usual.is_some() {
            blocks.push(Block::Paragraph(self.possible()));
        }
        Section::new(String::new(), blocks).named("ruling-answer")
    }

    /// Of an open ruling: the usual course, where it was worked out.
    fn usual(&self) -> Option<&Usual> {
        self.decision.outlook.as_ref()?.usual.as_ref()
    }

    /// The results that are still possible.
    fn possible(&self) -> String {
        self.say("verdict-open", &[("possible", &self.questions().scores(&self.decision.possible))])
    }

    /// The result in the usual course, with the facts that it rests on.
    fn verdict_usual(&self, usual: &Usual) -> Option<String> {
        let facts = usual.taken.iter().map(|(fact, value)| self.speaker.statement(*fact, value));
        let facts = self.questions().all(&facts.collect::<Vec<_>>());
        let verdict = self.speaker.of_case(&usual.decision).outcome_clause(usual.decision.outcome?);
        let score = usual.decision.result.filter(|score| !matches!(score, Score::GoesOn | Score::Annulled));
        let Some(score) = score else {
            return Some(capital(&self.say("verdict-usual", &[("verdict", &verdict), ("facts", &facts)])));
        };
        let score = self.questions().score(score);
        Some(self.say("verdict-usual-score", &[("score", &score), ("verdict", &verdict), ("facts", &facts)]))
    }

    /// The ruling in one line; of an open one the usual course.
    pub(crate) fn verdict(&self) -> String {
        let decision = self.decision;
        if let Some(verdict) = self.usual().and_then(|usual| self.verdict_usual(usual)) {
            return verdict;
        }
        match (decision.status, decision.result, decision.outcome) {
            (Status::Decided, Some(Score::GoesOn | Score::Annulled), Some(outcome)) => {
                [vec![self.speaker.outcome(outcome)], self.said(&self.news())].concat().join(" ")
            }
            (Status::Decided, Some(score), Some(outcome)) => self.say(
                "verdict-line",
                &[("score", &self.questions().score(score)), ("verdict", &self.speaker.outcome(outcome))],
            ),
            (Status::Decided, ..) => headline(self.speaker, decision),
            (Status::Open, ..) if decision.possible.is_empty() => {
                self.say("verdict-open-without-result", &[])
            }
            (Status::Open, _, Some(outcome)) => self.say(
                "verdict-open-colour",
                &[
                    ("verdict", &self.speaker.outcome(outcome)),
                    ("possible", &self.questions().scores(&decision.possible)),
                ],
            ),
            (Status::Open, ..) => self.possible(),
            (Status::Silent, ..) => self.say("verdict-silent", &[("edition", &self.speaker.edition_short())]),
        }
    }

    /// The findings that give the answer: the result or, without one, other new findings.
    pub(crate) fn deciding(&self) -> Vec<&Finding> {
        let results = self.decision.findings.iter().filter(|finding| self.is_result(finding));
        let results: Vec<_> = results.collect();
        let found = [results, self.news()].concat();
        if found.is_empty() && self.decision.is_decided() && self.one_of_several().is_empty() {
            return self.first_step().into_iter().collect();
        }
        found
    }

    /// What is to be done first, of what was told; without a step, the first norm.
    fn first_step(&self) -> Option<&Finding> {
        let mut called_for = self.decision.now.iter().filter(|step| !step.usual);
        let step = called_for.next().and_then(|step| self.decision.findings.get(step.finding));
        step.or_else(|| self.norms_told().into_iter().next())
    }

    /// Duties, and rights of officials, that change nothing in the hall and so are no step.
    pub(super) fn norms_told(&self) -> Vec<&Finding> {
        let procedure = self.speaker.edition.procedure(self.speaker.vocabulary);
        let is_norm = |finding: &&Finding| {
            let Some(duty) = self.conclusion_of(finding).and_then(Conclusion::duty) else { return false };
            duty.modality != Modality::MustNot
                && !duty.is_right_of_player()
                && !procedure.effects(duty.act, duty.object.as_deref()).change_something()
                && !is_moot(self.speaker, self.decision, finding.rule, duty)
                && self.rests_on_what_is_told(finding)
        };
        self.decision.findings.iter().filter(is_norm).collect()
    }

    /// Each reason once, with its articles: the facts or, where nothing told made the condition hold, the norm. Rules that
    /// ask more of the same facts, or less, are only cited.
    fn why(&self) -> Vec<Item> {
        let mut reasons: Vec<(Vec<Reason>, Item)> = Vec::new();
        for finding in self.deciding() {
            let Some(rule) = self.speaker.edition.rule(finding.rule) else { continue };
            let (citation, cited) = (self.speaker.citation(rule), self.speaker.cited([finding.rule]));
            let because = self.behind(&finding.because);
            let within = |one: &[Reason], other: &[Reason]| one.iter().all(|reason| other.contains(reason));
            let alike = |known: &[Reason]| {
                let both = !known.is_empty() && !because.is_empty();
                both && (within(known, &because) || within(&because, known))
            };
            let text = self.reason(finding, rule);
            match reasons.iter_mut().find(|(known, item)| alike(known) || item.text == text) {
                Some((_, item)) if item.citation.contains(&citation) => {}
                Some((known, item)) => {
                    // The one that says more is said.
                    if within(known, &because) && known.len() < because.len() {
                        (*known, item.text) = (because, text);
                    }
                    item.citation =
                        format!("{}, {}", item.citation, self.speaker.short_citation(finding.rule));
                    item.cited.extend(cited);
                }
                None => {
                    reasons.push((because, Item { text, citation, cited, ..Item::default() }));
                }
            }
        }
        if reasons.is_empty() {
            return self.one_of_several();
        }
        reasons.into_iter().map(|(_, item)| item).collect()
    }

    /// Where the result is certain, and not which rule gives it: the rules that may.
    fn one_of_several(&self) -> Vec<Item> {
        let edition = self.speaker.edition;
        let gives_it = |then: &Conclusion| match then {
            Conclusion::Result(verdict) => self.decision.outcome == Some(verdict.outcome()),
            Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => false,
        };
        let mut items: Vec<Item> = Vec::new();
        let mut turning: Vec<String> = Vec::new();
        for Undetermined { rule: index, facts } in &self.decision.undetermined {
            let index = *index;
            let Some(rule) = edition.rule(index) else { continue };
            let text = self.speaker.norm(rule);
            if !rule.then.iter().any(|then| gives_it(&then.value))
                || items.iter().any(|item| item.text == text)
            {
                continue;
            }
            let (citation, cited) = (self.speaker.citation(rule), self.speaker.cited([index]));
            items.push(Item { text, citation, cited, ..Item::default() });
            let facts = facts.iter().map(|fact| self.speaker.label(*fact));
            turning.extend(facts);
        }
        if items.len() > 1 {
            turning.sort();
            turning.dedup();
            items.insert(0, Item::plain(self.say("because-one-of", &[("facts", &turning.join(", "))])));
        }
        items
    }

    /// Why a finding holds, in one sentence.
    pub(crate) fn reason(&self, finding: &Finding, rule: &Rule) -> String {
        let told: Vec<_> = finding.because.iter().copied().filter(|reason| tells(*reason)).collect();
        let said = self.nothing_ends_it(finding).or_else(|| self.because(&told));
        said.unwrap_or_else(|| self.speaker.norm(rule))
    }

    /// What findings conclude, each once.
    fn said(&self, findings: &[&Finding]) -> Vec<String> {
        let mut said: Vec<String> = Vec::new();
        for finding in findings {
            let conclusion = self.conclusion_of(finding);
            let text = conclusion.map(|conclusion| self.speaker.conclusion(conclusion, finding.value));
            said.extend(text.filter(|text| !said.contains(text)));
        }
        said
    }

    fn is_result(&self, finding: &Finding) -> bool {
        matches!(self.conclusion_of(finding), Some(Conclusion::Result(_)))
    }
}

/// Whether a reason is told to a player; that some rule does not apply is not.
fn tells(reason: Reason) -> bool {
    match reason {
        Reason::Fact(_) | Reason::Rule(_, true) => true,
        Reason::Rule(_, false) => false,
    }
}

/// What a finding says beside the result and beside what is to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Beside {
    /// A state: the offer stands.
    State,
    /// A new value.
    Value,
    /// That something is forbidden now.
    Prohibition,
}

impl Page<'_> {
    /// What a finding says beside the result and what is to be done; nothing where the result says it, or a game that is
    /// over no longer needs it.
    pub(super) fn beside(&self, finding: &Finding) -> Option<Beside> {
        match self.conclusion_of(finding)? {
            Conclusion::Result(_) => None,
            Conclusion::Set(..) => Some(Beside::Value),
            conclusion @ Conclusion::State(_) => {
                (!self.is_told_by_result(conclusion)).then_some(Beside::State)
            }
            Conclusion::Duty(duty) => {
                let forbids = duty.modality == Modality::MustNot;
                let is_moot = is_moot(self.speaker, self.decision, finding.rule, duty);
                (forbids && !is_moot).then_some(Beside::Prohibition)
            }
        }
    }

    /// Whether it only says what the result says or, while that is open, is not asked: that the game is over.
    pub(super) fn is_told_by_result(&self, conclusion: &Conclusion) -> bool {
        let Conclusion::State(state) = conclusion else { return false };
        let about_result =
            self.speaker.vocabulary.state(*state).is_some_and(|state| state.matter == Matter::RESULT);
        about_result && (self.decision.is_over() || self.decision.status == Status::Open)
    }

    /// What a ruling without a result, or on a game that goes on, answers to what was told: the states it finds (the offer
    /// stands) or, without any, the new values or, where nothing is called for either, what is forbidden.
    pub(super) fn news(&self) -> Vec<&Finding> {
        let goes_on = self.decision.outcome == Some(Outcome::GoesOn);
        if !self.decision.is_decided() || self.decision.outcome.is_some() && !goes_on {
            return Vec::new();
        }
        let of = |kind: Beside| -> Vec<&Finding> {
            let findings = self.decision.findings.iter();
            let of_kind = findings.filter(|finding| self.beside(finding) == Some(kind));
            // Beside the answer that the game goes on, findings that rest on nothing told are not news.
            of_kind.filter(|finding| !goes_on || self.rests_on_what_is_told(finding)).collect()
        };
        let is_quiet = goes_on || self.decision.now.iter().all(|step| step.usual);
        let kinds = [Beside::State, Beside::Value, Beside::Prohibition];
        let wanted = kinds.into_iter().filter(|kind| *kind != Beside::Prohibition || is_quiet);
        wanted.map(of).find(|found| !found.is_empty()).unwrap_or_default()
    }

    /// Whether something told, and not only read from the board, is among the reasons of a finding.
    fn rests_on_what_is_told(&self, finding: &Finding) -> bool {
        self.behind(&finding.because).iter().any(|reason| match reason {
            Reason::Fact(fact) => matches!(self.decision.facts.known(*fact), Known::Told(_)),
            Reason::Rule(..) => false,
        })
    }

    /// The reason of a game that goes on by default: nothing told ends it.
    fn nothing_ends_it(&self, finding: &Finding) -> Option<String> {
        let goes_on = self.decision.outcome == Some(Outcome::GoesOn) && self.is_result(finding);
        let known = self.behind(&finding.because);
        let is_fact = |reason: &Reason| matches!(reason, Reason::Fact(_));
        (goes_on && !known.iter().any(is_fact)).then(|| self.say("because-nothing-ends-it", &[]))
    }
}

/// The news of a ruling without a result or, where there is none, what is to be done first.
pub(crate) fn headline(speaker: &Speaker, decision: &Decision) -> String {
    let page = Page { speaker, decision };
    let news = page.said(&page.deciding());
    if news.is_empty() { speaker.words.say("verdict-decided-without-result", &[]) } else { news.join(" ") }
}

/// Whether a duty lapses because the game is over. It does not if its act outlasts the game or if its own rule ends the game.
pub(super) fn is_moot(speaker: &Speaker, decision: &Decision, rule: RuleIndex, duty: &Duty) -> bool {
    let ends_game = || speaker.edition.rule(rule).is_some_and(Rule::ends_game);
    decision.is_over() && !speaker.vocabulary.outlasts_the_game(duty.act) && !ends_game()
}
