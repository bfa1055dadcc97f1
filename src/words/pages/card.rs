//! The top of a ruling: the answer in one line, why in one sentence with its article, and what the answer is without a
//! result.

use super::decided::Page;
use super::report::{Block, Item, Section};
use crate::engine::decision::{Decision, Finding, Reason, Score, Status};
use crate::engine::facts::Known;
use crate::engine::model::{Conclusion, Duty, Matter, Outcome, Rule};
use crate::engine::syntax::Modality;
use crate::words::phrases::phrases::Speaker;

impl Page<'_> {
    /// The answer, and why.
    pub(crate) fn opening(&self) -> Section {
        let mut blocks = vec![Block::Verdict(self.verdict())];
        let why = self.why();
        if !why.is_empty() {
            blocks.push(Block::Items(why));
        }
        Section::new(String::new(), blocks).named("ruling-answer")
    }

    /// The ruling in one line.
    pub(crate) fn verdict(&self) -> String {
        let decision = self.decision;
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
            (Status::Open, ..) => {
                self.say("verdict-open", &[("possible", &self.questions().scores(&decision.possible))])
            }
            (Status::Silent, ..) => self.say("verdict-silent", &[("edition", &self.speaker.edition_short())]),
        }
    }

    /// The findings that give the answer: the result or, without one, the news.
    pub(crate) fn deciding(&self) -> Vec<&Finding> {
        let results = self.decision.findings.iter().filter(|finding| self.is_result(finding));
        let results: Vec<_> = results.collect();
        let found = [results, self.news()].concat();
        if found.is_empty() && self.decision.is_decided() && self.one_of_several().is_empty() {
            return self.first_step().into_iter().collect();
        }
        found
    }

    /// What is to be done first, of what was told.
    fn first_step(&self) -> Option<&Finding> {
        let mut called_for = self.decision.now.iter().filter(|step| !step.usual);
        called_for.next().and_then(|step| self.decision.findings.get(step.finding))
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
        for index in self.decision.undetermined.iter().map(|entry| entry.rule) {
            let Some(rule) = edition.rule(index) else { continue };
            let text = self.speaker.norm(rule);
            if !rule.then.iter().any(|then| gives_it(&then.value))
                || items.iter().any(|item| item.text == text)
            {
                continue;
            }
            let (citation, cited) = (self.speaker.citation(rule), self.speaker.cited([index]));
            items.push(Item { text, citation, cited, ..Item::default() });
        }
        if items.len() > 1 {
            items.insert(0, Item::plain(self.say("because-one-of", &[])));
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

    pub(crate) fn is_result(&self, finding: &Finding) -> bool {
        matches!(self.conclusion_of(finding), Some(Conclusion::Result(_)))
    }
}

/// Whether a reason is one to tell a player: that some rule does not apply is none.
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
                (forbids && !is_moot(self.speaker, self.decision, duty)).then_some(Beside::Prohibition)
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
            // That a game goes on is an answer already: what follows from nothing told is none beside it.
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

    /// Why a game goes on of which nothing told says so: nothing told ends it.
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

/// Whether a game that is over no longer needs what a rule demands.
pub(super) fn is_moot(speaker: &Speaker, decision: &Decision, duty: &Duty) -> bool {
    decision.is_over() && !speaker.vocabulary.outlasts_the_game(duty.act)
}
