//! Remarks on wrong answers, and on striking facts of a story that decide nothing: the rule that somebody may have had in
//! mind, and why it does not decide here.

use crate::engine::decision::{Considered, Decision, Finding, Reason, WhyNot};
use crate::engine::facts::Known;
use crate::engine::model::{Difference, FactId, Formula, Outcome, RuleIndex, Value, written};
use crate::engine::program::Truth;
use crate::training::{Ends, Statement, Where};
use crate::words::phrases::speaker::{Speaker, sentence};
use crate::words::phrases::words::id_of;
use crate::words::reports::decided::Page;

/// The most norms that are mentioned as giving way.
const GIVING_WAY: usize = 2;

/// One situation and what was ruled on it.
pub(super) struct Remarks<'a> {
    pub(super) speaker: &'a Speaker<'a>,
    pub(super) decision: &'a Decision,
}

impl Remarks<'_> {
    pub(super) fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.speaker.words.say(id, args)
    }

    /// A norm and where it stands.
    fn norm(&self, rule: RuleIndex) -> Option<String> {
        let said = self.speaker.norm(self.speaker.edition.rule(rule)?);
        Some(format!("{said} [{}]", self.speaker.short_citation(rule)))
    }

    /// The norms of these rules, as far as they apply.
    pub(super) fn norms(&self, rules: &[RuleIndex]) -> String {
        let applying = self.decision.findings.iter().filter(|finding| rules.contains(&finding.rule));
        let mut said: Vec<_> = applying.filter_map(|finding| self.norm(finding.rule)).collect();
        said.dedup();
        if said.is_empty() { self.say("quiz-not-regulated", &[]) } else { said.join(" ") }
    }

    /// A norm that does not decide, and why not; nothing where only another part of the same provision goes before it.
    fn unfit(&self, considered: &Considered) -> Option<String> {
        let why_not = self.why_behind(considered);
        let cited = |rule: &RuleIndex| self.speaker.short_citation(*rule);
        let own = cited(&considered.rule);
        if matches!(why_not, WhyNot::Displaced(by) | WhyNot::Over(by) if by.iter().all(|rule| cited(rule) == own))
        {
            return None;
        }
        let why = self.why_not(considered);
        let norm = self.norm(considered.rule)?;
        (!why.is_empty()).then(|| self.say("quiz-norm-but", &[("norm", &norm), ("why", &why)]))
    }

    /// Why a norm does not decide, by what is known: how else the sealed move would have to end the game, before how it does.
    fn why_not(&self, considered: &Considered) -> String {
        let page = Page { speaker: self.speaker, decision: self.decision };
        let why_not = self.why_behind(considered);
        let WhyNot::Fails(reasons) = why_not else { return page.why_not(&self.with_result(why_not)) };
        let when = self.speaker.edition.rule(considered.rule).map(|rule| &rule.when);
        if let (Some(when), [Reason::Fact(fact)]) = (when, reasons.as_slice()) {
            let [choice] = choices(when, *fact)[..] else { return page.why_not(why_not) };
            let declared = self.speaker.vocabulary.fact(*fact);
            let value = written(&declared.kind, &Value::Choice(choice));
            let id = format!("quiz-not-{}-{}", id_of(&declared.name), id_of(&value));
            if self.speaker.words.has(&id) {
                return self.say(&id, &[]);
            }
        }
        let known: Vec<_> = reasons.iter().filter(|reason| !self.is_silent(**reason)).copied().collect();
        page.why_not(&WhyNot::Fails(if known.is_empty() { reasons.clone() } else { known }))
    }

    /// What goes before a norm on the result: of rules that say only that the game is over, those that say how it ended.
    fn with_result(&self, why_not: &WhyNot) -> WhyNot {
        let decides = |rule: &RuleIndex| self.result_of(*rule).is_some();
        match why_not {
            WhyNot::Displaced(by) if !by.iter().any(decides) => {
                let findings = self.decision.findings.iter().map(|finding| finding.rule);
                let deciding: Vec<_> = findings.filter(|rule| decides(rule)).collect();
                if deciding.is_empty() { why_not.clone() } else { WhyNot::Displaced(deciding) }
            }
            WhyNot::Displaced(_) | WhyNot::Over(_) | WhyNot::Fails(_) => why_not.clone(),
        }
    }

    pub(super) fn result_of(&self, rule: RuleIndex) -> Option<Outcome> {
        let then = &self.speaker.edition.rule(rule)?.then;
        then.iter().find_map(|meant| meant.value.outcome())
    }

    /// Of a result that the situation has not: the nearest norm that gives it, and why that does not apply.
    pub(super) fn of_result(&self, ends: Ends, deciding: &[RuleIndex]) -> String {
        self.bait(ends, deciding).unwrap_or_else(|| self.otherwise(ends, deciding))
    }

    /// The norm of which something in the story makes one think, with a result that the situation has not, and why it does
    /// not apply.
    pub(super) fn bait(&self, ends: Ends, deciding: &[RuleIndex]) -> Option<String> {
        let article = |rule: RuleIndex| self.speaker.edition.article_of(rule).map(|article| &article.number);
        let near = |rule: RuleIndex| deciding.iter().any(|by| article(*by) == article(rule));
        let giving = self
            .decision
            .considered
            .iter()
            .filter(|one| ends.is_some() && self.result_of(one.rule) == ends && self.comes_to_mind(one));
        let nearest = giving.filter(|one| rests_on_facts(self.why_behind(one))).min_by_key(|one| {
            let reasons = match &one.why_not {
                WhyNot::Displaced(_) | WhyNot::Over(_) => 0,
                WhyNot::Fails(reasons) => reasons.len(),
            };
            let lacking = self.lacking(one.rule);
            (
                !self.would_hold(one.rule, 0),
                self.is_far_fetched(&one.why_not),
                lacking,
                !near(one.rule),
                reasons,
            )
        });
        nearest.and_then(|one| self.unfit(one))
    }

    /// Of a result that no norm gives here: the norm that decides, which has the other player win or another result.
    pub(super) fn otherwise(&self, ends: Ends, deciding: &[RuleIndex]) -> String {
        let wins = |ends: Ends| matches!(ends, Some(Outcome::WonBy(_)));
        // One player wins, and it is the other who is said to win.
        let is_other_way = wins(ends) && wins(self.decision.outcome);
        let id = if is_other_way { "quiz-the-other-way" } else { "quiz-decided-otherwise" };
        self.say(id, &[("norm", &self.norms(deciding))])
    }

    /// Of a statement that is not made here: its norm, and why that does not apply.
    pub(super) fn of_statement(&self, said: Statement, deciding: &[RuleIndex]) -> String {
        let considered = self.decision.considered.iter().find(|one| one.rule == said.rule);
        considered
            .and_then(|one| self.unfit(one))
            .unwrap_or_else(|| self.say("quiz-decided-otherwise", &[("norm", &self.norms(deciding))]))
    }

    /// Whether a statement is made here, and by which norm, or why not.
    pub(super) fn made_or_not(&self, said: Statement) -> String {
        let conclusion = |rule: RuleIndex, place: usize| {
            self.speaker.edition.rule(rule).and_then(|rule| rule.then.get(place)).map(|meant| &meant.value)
        };
        let meant = conclusion(said.rule, said.conclusion);
        let same = |finding: &&Finding| conclusion(finding.rule, finding.conclusion) == meant;
        if let Some(made) = self.decision.findings.iter().find(same) {
            return self.norm(made.rule).unwrap_or_default();
        }
        self.not_made(said).unwrap_or_else(|| self.say("quiz-no-norm", &[]))
    }

    /// Why a statement is not made here, and where it stands.
    pub(super) fn not_made(&self, said: Statement) -> Option<String> {
        let why = self.considered(said.rule).map(|one| self.why_not(one)).filter(|why| !why.is_empty())?;
        let cited = self.speaker.short_citation(said.rule);
        let not_so = sentence(&self.say("quiz-not-so", &[("why", &why)]));
        let instead = self.instead(said).map(|norm| format!(" {norm}")).unwrap_or_default();
        Some(format!("{not_so} [{cited}]{instead}"))
    }

    /// What is laid down here of the same act, in place of a statement about it.
    fn instead(&self, said: Statement) -> Option<String> {
        let act = |rule: RuleIndex, place: usize| {
            self.speaker.edition.rule(rule)?.then.get(place)?.value.duty().map(|duty| duty.act)
        };
        let asked = act(said.rule, said.conclusion)?;
        let made =
            self.decision.findings.iter().find(|made| act(made.rule, made.conclusion) == Some(asked))?;
        self.norm(made.rule)
    }

    /// What is conspicuous in the story and decides nothing: norms with another result that give way here, and a limit that a
    /// player has reached and not passed.
    pub(super) fn beside_the_point(&self, outcome: Option<Outcome>) -> Vec<String> {
        let other = |one: &&Considered| {
            let result = self.result_of(one.rule);
            result.is_some() && result != Some(Outcome::GoesOn) && result != outcome
        };
        let gives_way = |one: &&Considered| self.would_hold(one.rule, 0);
        let found = self.decision.considered.iter().filter(other).filter(gives_way);
        let mut said: Vec<_> = found.filter_map(|one| self.unfit(one)).collect();
        said.dedup();
        said.truncate(GIVING_WAY);
        said.extend(self.at_the_limit());
        said
    }

    /// That a player is late by exactly as much as a norm on the result allows, and which that is.
    pub(super) fn at_the_limit(&self) -> Option<String> {
        let ending = self.speaker.edition.numbered().filter(|(index, _)| self.result_of(*index).is_some());
        let mut reached = ending.filter_map(|(index, rule)| {
            let compared = compared(&rule.when);
            let (late, allowed) = compared.into_iter().find_map(|compared| self.reached(compared))?;
            Some((index, late, allowed))
        });
        let (rule, late, allowed) = reached.next()?;
        let cited = self.speaker.short_citation(rule);
        let kind = &self.speaker.vocabulary.fact(late).kind;
        let limit = written(kind, &Value::Amount(allowed));
        Some(format!("{} [{cited}]", self.say("quiz-at-the-limit", &[("limit", &limit)])))
    }

    /// The lateness of a player that is exactly what it is compared with, and how much that is.
    fn reached(&self, compared: &Difference) -> Option<(FactId, i64)> {
        let is_lateness = |fact: &FactId| self.speaker.vocabulary.fact(*fact).declared == "player.late";
        let amount = |fact: FactId| self.decision.facts.amount(fact);
        let (late, other) = match (compared.left, compared.right) {
            (Some(late), other) if is_lateness(&late) => (late, other),
            (other, Some(late)) if is_lateness(&late) => (late, other),
            (_, _) => return None,
        };
        let (left, right) = (compared.left.map_or(Some(0), amount)?, compared.right.map_or(Some(0), amount)?);
        let by = amount(late)?;
        let is_limit = other.is_none_or(|other| !is_lateness(&other));
        (is_limit && by > 0 && left - right == compared.limit).then_some((late, by))
    }
}

/// What a condition compares.
fn compared(when: &Formula) -> Vec<&Difference> {
    match when {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().flat_map(compared).collect(),
        Formula::Not(part) => compared(part),
        Formula::AtMost(compared) => vec![compared],
        Formula::Is(..) | Formula::Holds(_) | Formula::Applies(_) => Vec::new(),
    }
}

/// The values that a condition asks of a fact that is one of several.
pub(super) fn choices(when: &Formula, asked: FactId) -> Vec<u8> {
    match when {
        Formula::And(parts) | Formula::Or(parts) => {
            parts.iter().flat_map(|part| choices(part, asked)).collect()
        }
        Formula::Is(fact, choice) if *fact == asked => vec![*choice],
        Formula::Is(..) | Formula::Not(_) | Formula::Holds(_) | Formula::AtMost(_) | Formula::Applies(_) => {
            Vec::new()
        }
    }
}

/// Whether why a rule does not apply is said by facts or by a rule that goes before it.
fn rests_on_facts(why_not: &WhyNot) -> bool {
    match why_not {
        WhyNot::Displaced(_) | WhyNot::Over(_) => true,
        WhyNot::Fails(reasons) => reasons.iter().all(|reason| matches!(reason, Reason::Fact(_))),
    }
}

/// In which of the two cases an answer errs: in the first, in the second.
pub(super) fn errs(said: Where, right: Where) -> [bool; 2] {
    let of = |place: Where| {
        [place != Where::Second && place != Where::Neither, place != Where::First && place != Where::Neither]
    };
    let ([one, two], [first, second]) = (of(said), of(right));
    [one != first, two != second]
}

/// The reasons of a rule; where one is another rule that applies, the reasons of that one.
pub(super) fn unfolded(decision: &Decision, reasons: &[Reason]) -> Vec<Reason> {
    let of = |rule: RuleIndex| decision.findings.iter().find(|finding| finding.rule == rule);
    let mut unfolded: Vec<Reason> = Vec::new();
    for reason in reasons {
        let known = match reason {
            Reason::Rule(rule, true) => of(*rule).map(|finding| finding.because.as_slice()),
            Reason::Rule(_, false) | Reason::Fact(_) => None,
        };
        let fresh = known.unwrap_or(std::slice::from_ref(reason)).iter();
        unfolded.extend(fresh.filter(|reason| !unfolded.contains(reason)).copied().collect::<Vec<_>>());
    }
    unfolded
}

// Near misses of rules: what of a condition holds, what does not, and whether anything in the story is striking.

/// How many rules that name each other are followed from a condition.
const DEEPEST: usize = 4;

impl Remarks<'_> {
    pub(super) fn considered(&self, rule: RuleIndex) -> Option<&Considered> {
        self.decision.considered.iter().find(|one| one.rule == rule)
    }

    /// Whether the condition of a rule holds, were it not that others go before it or before a rule that it names.
    fn would_hold(&self, rule: RuleIndex, depth: usize) -> bool {
        let applies = |named: RuleIndex| {
            let is_made = self.decision.findings.iter().any(|finding| finding.rule == named);
            let gives_way = self
                .considered(named)
                .is_some_and(|one| matches!(one.why_not, WhyNot::Displaced(_) | WhyNot::Over(_)));
            let holds = is_made || gives_way && depth < DEEPEST && self.would_hold(named, depth + 1);
            if holds { Truth::True } else { Truth::False }
        };
        let rule = self.speaker.edition.rule(rule);
        rule.is_some_and(|rule| self.decision.facts.truth_of(&rule.when, &applies) == Truth::True)
    }

    /// How many parts of the condition of a rule do not hold: of the same rule for either player the nearer is meant.
    pub(super) fn lacking(&self, rule: RuleIndex) -> usize {
        let applies = |named: RuleIndex| {
            Truth::known(self.decision.findings.iter().any(|finding| finding.rule == named))
        };
        let holds = |part: &Formula| self.decision.facts.truth_of(part, &applies) == Truth::True;
        match self.speaker.edition.rule(rule).map(|rule| &rule.when) {
            Some(Formula::And(parts)) => parts.iter().filter(|part| !holds(part)).count(),
            Some(other) => usize::from(!holds(other)),
            None => 0,
        }
    }

    /// Why a rule gives way: of one that names another, why that does.
    fn why_behind<'c>(&'c self, one: &'c Considered) -> &'c WhyNot {
        let WhyNot::Fails(reasons) = &one.why_not else { return &one.why_not };
        let named = reasons.iter().find_map(|reason| match reason {
            Reason::Rule(rule, false) => self.considered(*rule),
            Reason::Rule(_, true) | Reason::Fact(_) => None,
        });
        named.map_or(&one.why_not, |named| &named.why_not)
    }

    /// Whether somebody may have thought of a norm: part of its condition holds, or nearly, and not by default; and either it
    /// gives way, or one thing that is told or seen speaks against it.
    fn comes_to_mind(&self, one: &Considered) -> bool {
        let is_answer = |reason: &Reason| match reason {
            Reason::Fact(fact) => {
                let name = self.speaker.vocabulary.fact(*fact).name.as_str();
                // A move that does not end the game does not suggest one that does.
                let is_idle =
                    name.starts_with("reply.") || name == "sealed.ends_game" && self.is_usual(*fact);
                !is_idle && !self.is_of_event(*fact) && !self.is_silent(*reason)
            }
            Reason::Rule(..) => true,
        };
        let is_answered = match self.why_behind(one) {
            WhyNot::Displaced(_) | WhyNot::Over(_) => self.would_hold(one.rule, 0),
            WhyNot::Fails(reasons) => self.lacking(one.rule) <= 1 && reasons.iter().any(is_answer),
        };
        is_answered && self.is_thought_of(one.rule, 0)
    }

    /// Whether a fact is as in the normal course.
    fn is_usual(&self, fact: FactId) -> bool {
        self.decision.facts.value(fact) == self.speaker.vocabulary.normally(fact)
    }

    /// Whether a fact is what the event lays down.
    fn is_of_event(&self, fact: FactId) -> bool {
        self.speaker.vocabulary.fact(fact).name.starts_with("event.")
    }

    /// Whether some part of the condition of a rule holds that is not usual, or compares times of which one is told.
    fn is_thought_of(&self, rule: RuleIndex, depth: usize) -> bool {
        let Some(rule) = self.speaker.edition.rule(rule).filter(|_| depth < DEEPEST) else { return false };
        let replied = self.speaker.vocabulary.fact_named("reply.sealed");
        let replied = replied.and_then(|fact| self.decision.facts.value(fact)) == Some(&Value::Truth(true));
        let is_unusual = |fact: &FactId| {
            let name = self.speaker.vocabulary.fact(*fact).name.as_str();
            let is_there = !self.is_of_event(*fact) && (replied || !name.starts_with("reply."));
            is_there && !self.is_usual(*fact) && !self.is_silent(Reason::Fact(*fact))
        };
        let parts =
            if let Formula::And(parts) = &rule.when { parts } else { std::slice::from_ref(&rule.when) };
        let is_so = |part: &Formula| {
            let compared = if let Formula::Not(part) = part { part } else { part };
            let holds = || self.decision.facts.truth_of(part, &|_| Truth::Unknown) == Truth::True;
            matches!(compared, Formula::AtMost(_)) || holds()
        };
        // A norm that asks another kind of record, or another end, is about another case.
        if parts.iter().any(|part| asks_choice(part) && !is_so(part) && part.facts().iter().any(is_unusual)) {
            return false;
        }
        parts.iter().any(|part| is_so(part) && part.facts().iter().any(is_unusual))
            || rule.when.rules().iter().any(|rule| self.is_thought_of(*rule, depth + 1))
    }

    /// Whether a rule fails for a reason that is too remote to mention.
    fn is_far_fetched(&self, why_not: &WhyNot) -> bool {
        let WhyNot::Fails(reasons) = why_not else { return false };
        reasons.iter().any(|reason| match reason {
            Reason::Fact(fact) => {
                let name = self.speaker.vocabulary.fact(*fact).name.as_str();
                name == "position.over" || name.starts_with("refuses.")
            }
            Reason::Rule(..) => false,
        })
    }

    /// Whether a reason is something that is neither told nor seen.
    fn is_silent(&self, reason: Reason) -> bool {
        match reason {
            Reason::Fact(fact) => {
                !matches!(self.decision.facts.known(fact), Known::Told(_) | Known::Computed(_))
            }
            Reason::Rule(..) => false,
        }
    }
}

/// Whether a condition asks which of several values a fact has.
fn asks_choice(part: &Formula) -> bool {
    match part {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().any(asks_choice),
        Formula::Is(..) => true,
        Formula::Not(_) | Formula::Holds(_) | Formula::AtMost(_) | Formula::Applies(_) => false,
    }
}
