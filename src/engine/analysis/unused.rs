//! What a rulebook carries without use: rules that can never apply, `unless` names and parts of conditions that make no difference in
//! any case, words and moments nobody asks.

use std::collections::BTreeSet;

use super::contradictions::not_proven;
use super::witness::clause;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::Facts;
use crate::engine::library::Library;
use crate::engine::model::{
    Conclusion, Difference, Edition, Effect, Formula, MomentId, Role, Rule, RuleIndex, Type, Vocabulary,
    ordered_by,
};
use crate::engine::program::{GateId, Program};
use crate::engine::solver::{Budget, Encoding, Lit, Searched, Solver};
use crate::engine::syntax::MOMENT_FACT;

/// Everything of no use, as warnings; a rule that can never apply is an error.
pub(super) fn idle_parts(library: &Library, budget: Budget) -> Vec<Diagnostic> {
    let vocabulary = &library.rulebook.vocabulary;
    let mut faults = Vec::new();
    for edition in &library.rulebook.editions {
        let Some(program) = library.program(edition) else { continue };
        let Searched { found, unproven } = idle(vocabulary, edition, program, budget);
        faults.extend(found.iter().filter_map(|idle| diagnostic(vocabulary, edition, idle)));
        faults.extend(not_proven(edition, "idle", unproven));
    }
    faults
}

fn diagnostic(vocabulary: &Vocabulary, edition: &Edition, idle: &Idle) -> Option<Diagnostic> {
    let rule = edition.rule(idle.rule)?;
    let at = |code| Diagnostic::at(code, rule.span).with("rule", &rule.id);
    Some(match &idle.what {
        IdlePart::Condition => at(Code::NeverApplies).with("by", "itself"),
        IdlePart::Displaced(by) => {
            let names: Vec<_> =
                by.iter().filter_map(|by| edition.rule(*by)).map(|by| by.id.clone()).collect();
            at(Code::AlwaysDisplaced).with("by", names.join(", "))
        }
        IdlePart::Unless(place) => {
            let unless = rule.unless_written.get(*place)?;
            let fault = Diagnostic::at(Code::IdleUnless, unless.name.span).with("rule", &rule.id);
            fault.with("name", &unless.name.value).as_warning()
        }
        IdlePart::Part(_, part) => {
            at(Code::IdleCondition).with("part", clause(vocabulary, edition, part)).as_warning()
        }
    })
}

/// Facts that no rule asks and no example tells.
pub(super) fn unused(library: &Library) -> Vec<Diagnostic> {
    let vocabulary = &library.rulebook.vocabulary;
    let mut asked = BTreeSet::new();
    asked.extend(vocabulary.impossible().iter().flat_map(Formula::facts));
    for (_, fact) in vocabulary.facts() {
        let when = fact.assume.as_ref().and_then(|assumption| assumption.when.as_ref());
        asked.extend(when.into_iter().flat_map(Formula::facts));
    }
    for edition in &library.rulebook.editions {
        let own = edition.assumptions.iter().filter_map(|(_, assumption)| assumption.when.as_ref());
        asked.extend(own.flat_map(Formula::facts));
        for rule in &edition.rules {
            asked.extend(rule.when.facts());
            for conclusion in &rule.then {
                if let Conclusion::Set(fact, expression) = &conclusion.value {
                    asked.insert(*fact);
                    asked.extend(expression.facts());
                }
            }
        }
    }
    let used: BTreeSet<&str> = asked.iter().map(|fact| vocabulary.fact(*fact).declared.as_str()).collect();
    let examples = library.rulebook.editions.iter().flat_map(|edition| &edition.articles);
    let given = examples.flat_map(|article| &article.examples).flat_map(|example| &example.given.facts);
    let told: BTreeSet<&str> = given.map(|given| given.fact.value.as_str()).collect();
    let facts =
        vocabulary.facts().filter(|(_, fact)| !told.contains(fact.name.as_str())).filter(|(_, fact)| {
            // When a moment came need not be told.
            let read = matches!(
                fact.kind,
                Type::Moment | Type::Text | Type::Date | Type::Hour | Type::Fen | Type::Moves
            );
            !read && !used.contains(fact.declared.as_str())
        });
    let mut found: Vec<_> = facts.map(|(_, fact)| (fact.declared.clone(), fact.span)).collect();
    found.dedup();
    let faults =
        found.into_iter().map(|(name, span)| Diagnostic::at(Code::NeverUsed, span).with("name", name));
    faults.map(Diagnostic::as_warning).collect()
}

/// Moments at which nothing takes effect, and which no order and no clause names.
pub(super) fn moments(library: &Library) -> Vec<Diagnostic> {
    let vocabulary = &library.rulebook.vocabulary;
    let mut used: BTreeSet<MomentId> = BTreeSet::new();
    let orders = vocabulary.necessarily().iter().chain(vocabulary.usually());
    used.extend(orders.flat_map(|order| [order.first, order.then]));
    for edition in &library.rulebook.editions {
        used.extend(edition.rules.iter().filter_map(|rule| match rule.at {
            Effect::At(moment) => Some(moment),
            Effect::Always | Effect::Now => None,
        }));
        let differences = edition.rules.iter().flat_map(|rule| differences(&rule.when));
        let asked = differences.filter_map(|difference| ordered_by(&edition.instants, difference));
        used.extend(asked.flat_map(|(first, then)| [first, then]));
    }
    // One of each player's is declared once.
    let places: BTreeSet<_> =
        used.iter().filter_map(|id| vocabulary.moment(*id)).map(|moment| moment.span).collect();
    let unused = vocabulary.moments().filter(|(_, moment)| !places.contains(&moment.span));
    let mut faults: Vec<_> = unused
        .map(|(_, moment)| {
            let name = vocabulary.fact(moment.time).declared.trim_end_matches(MOMENT_FACT).to_owned();
            Diagnostic::at(Code::UnusedMoment, moment.span).with("name", name).as_warning()
        })
        .collect();
    faults.dedup();
    faults
}

/// The comparisons in a condition.
fn differences(formula: &Formula) -> Vec<Difference> {
    match formula {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().flat_map(differences).collect(),
        Formula::Not(part) => differences(part),
        Formula::AtMost(difference) => vec![*difference],
        Formula::Holds(_) | Formula::Is(..) | Formula::Applies(_) => Vec::new(),
    }
}

/// Articles without rules, unless an example shows that they are meant to decide nothing; once where they are taken over.
pub(super) fn articles(library: &Library) -> Vec<Diagnostic> {
    let articles = library.rulebook.editions.iter().flat_map(|edition| &edition.articles);
    let bare = articles.filter(|article| article.rules.is_empty() && article.examples.is_empty());
    let mut faults: Vec<Diagnostic> = Vec::new();
    for article in bare {
        if !faults.iter().any(|known| known.span == Some(article.span)) {
            let fault = Diagnostic::at(Code::ArticleWithoutRules, article.span);
            faults.push(fault.with("article", &article.number).as_warning());
        }
    }
    faults
}

/// Something that does nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Idle {
    /// The rule it stands in.
    pub(super) rule: RuleIndex,
    /// What does nothing.
    pub(super) what: IdlePart,
}

/// What does nothing in a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum IdlePart {
    /// The rule: no case fulfils its condition.
    Condition,
    /// The rule: whenever its condition holds, one of these displaces it.
    Displaced(Vec<RuleIndex>),
    /// A name in `unless`, by its place.
    Unless(usize),
    /// A part of the condition, and its place among the parts: without it the rule applies in the same cases.
    Part(usize, Formula),
}

/// Everything idle in the rules that an edition itself says; what it takes over is the matter of its own edition. A rule
/// of which not everything is settled within the budget is counted as unproven.
#[must_use]
pub(super) fn idle(
    vocabulary: &Vocabulary,
    edition: &Edition,
    program: &Program,
    budget: Budget,
) -> Searched<Idle> {
    let facts = Facts::nothing(vocabulary);
    let own = edition.numbered().filter(|(_, rule)| rule.words.edition == edition.id);
    let (mut found, mut unproven, mut left) = (Vec::new(), 0, budget);
    for (index, rule) in own {
        // A part that only repeats what no game can show otherwise may stand: it reads as law.
        let mut search = Solver::within(vocabulary, program, &facts, left).without_background();
        let copy = search.encode_under(&asked(program, index, rule));
        let mut look = Look { program, edition, search, copy, unsettled: false };
        let idle = look.rule(index, rule);
        left.steps = look.search.steps_left();
        if look.unsettled {
            unproven += 1;
        } else {
            found.extend(idle);
        }
    }
    Searched { found: once_for_each_player(edition, &found), unproven }
}

/// The gates that the questions about a rule need.
fn asked(program: &Program, index: RuleIndex, rule: &Rule) -> Vec<GateId> {
    let mut rules = vec![index];
    rules.extend(&rule.unless);
    rules.extend(rule.when.rules());
    let gates = rules.iter().filter_map(|rule| program.rules.get(rule.index()));
    gates.flat_map(|gates| [gates.when, gates.holds, gates.applies]).collect()
}

struct Look<'a> {
    program: &'a Program,
    edition: &'a Edition,
    search: Solver<'a>,
    copy: Encoding,
    /// Some question was left open.
    unsettled: bool,
}

impl Look<'_> {
    fn holds(&self, rule: RuleIndex) -> Option<Lit> {
        self.copy.lit(self.program.rules.get(rule.index())?.holds)
    }

    /// Whether other rules ask whether a rule holds, whatever its moment.
    fn is_asked(&self, rule: RuleIndex) -> bool {
        self.edition
            .rules
            .iter()
            .any(|other| other.unless.contains(&rule) || other.when.rules().contains(&rule))
    }

    fn possible(&mut self, wanted: &[Lit]) -> bool {
        let possible = self.search.possible(wanted);
        self.unsettled |= self.search.gave_up();
        possible
    }

    fn rule(&mut self, index: RuleIndex, rule: &Rule) -> Vec<Idle> {
        let Some(gates) = self.program.rules.get(index.index()) else { return Vec::new() };
        let (Some(when), Some(applies)) = (self.copy.lit(gates.when), self.copy.lit(gates.applies)) else {
            return Vec::new();
        };
        let idle = |what| vec![Idle { rule: index, what }];
        if !self.possible(&[when]) {
            return idle(IdlePart::Condition);
        }
        if !self.possible(&[applies]) {
            return idle(IdlePart::Displaced(self.displacing(rule, when)));
        }
        // What time settles needs no name, unless other rules ask whether this one holds; in a condition it may stand: it
        // reads as law.
        let in_time = self.copy.lit(gates.in_time).filter(|_| !self.is_asked(index));
        let at: Vec<Lit> = in_time.into_iter().collect();
        let names = 0..rule.unless_written.len();
        let names = names.filter(|place| !self.is_needed(rule, &[at.as_slice(), &[when]].concat(), *place));
        let mut found: Vec<IdlePart> = names.map(IdlePart::Unless).collect();
        found.extend(self.idle_parts(rule, when));
        found.into_iter().map(|what| Idle { rule: index, what }).collect()
    }

    /// The rules that displace it in some case.
    fn displacing(&mut self, rule: &Rule, when: Lit) -> Vec<RuleIndex> {
        let mut found = Vec::new();
        for displacing in &rule.unless {
            if let Some(holds) = self.holds(*displacing)
                && self.possible(&[when, holds])
            {
                found.push(*displacing);
            }
        }
        found
    }

    /// Whether some rule that a name covers displaces the rule in a case in which no other name does.
    fn is_needed(&mut self, rule: &Rule, given: &[Lit], place: usize) -> bool {
        let Some(own) = rule.unless_written.get(place) else { return true };
        let others = rule.unless.iter().filter(|index| !own.rules.contains(index));
        let mut lits: Vec<Lit> = others.filter_map(|index| Some(!self.holds(*index)?)).collect();
        lits.extend(given);
        let covered: Vec<_> = own.rules.iter().filter_map(|index| self.holds(*index)).collect();
        covered.into_iter().any(|holds| self.possible(&[lits.as_slice(), &[holds]].concat()))
    }

    fn idle_parts(&mut self, rule: &Rule, when: Lit) -> Vec<IdlePart> {
        let free: Vec<Lit> = rule.unless.iter().filter_map(|index| Some(!self.holds(*index)?)).collect();
        let mut found = Vec::new();
        for (place, (part, without)) in shortened(rule.own_condition()).into_iter().enumerate() {
            let without = self.search.formula(self.program, &self.copy, &rule.with_own_condition(without));
            let differ = self.search.differ(when, without);
            if !self.possible(&[free.as_slice(), &[differ]].concat()) {
                found.push(IdlePart::Part(place, part));
            }
        }
        found
    }
}

/// Every way to leave one part out of a condition: the part, and the rest.
fn shortened(formula: &Formula) -> Vec<(Formula, Formula)> {
    match formula {
        Formula::And(parts) => shortened_list(parts, Formula::And),
        Formula::Or(parts) => shortened_list(parts, Formula::Or),
        Formula::Not(inner) => {
            let inner = shortened(inner).into_iter();
            inner.map(|(part, rest)| (part, Formula::Not(Box::new(rest)))).collect()
        }
        Formula::Holds(_) | Formula::Is(..) | Formula::AtMost(_) | Formula::Applies(_) => Vec::new(),
    }
}

fn shortened_list(parts: &[Formula], join: fn(Vec<Formula>) -> Formula) -> Vec<(Formula, Formula)> {
    let mut found = Vec::new();
    // `article X applies` is written out as its rules: none of them was written by itself.
    let one_reference = parts.iter().all(|part| matches!(part, Formula::Applies(_)));
    for (place, part) in parts.iter().enumerate().filter(|_| parts.len() > 1 && !one_reference) {
        let mut rest = parts.to_vec();
        rest.remove(place);
        found.push((part.clone(), join(rest)));
        for (inner, shorter) in shortened(part) {
            let mut rest = parts.to_vec();
            if let Some(slot) = rest.get_mut(place) {
                *slot = shorter;
            }
            found.push((inner, join(rest)));
        }
    }
    found
}

/// A rule `for each player` stands twice: what is idle for one player alone is not idle.
fn once_for_each_player(edition: &Edition, found: &[Idle]) -> Vec<Idle> {
    let id = |idle: &Idle| edition.rule(idle.rule).map(|rule| (rule.id.clone(), rule.player));
    let kind = |idle: &Idle| match &idle.what {
        IdlePart::Condition => (0, 0),
        IdlePart::Displaced(_) => (1, 0),
        IdlePart::Unless(place) => (2, *place),
        IdlePart::Part(place, _) => (3, *place),
    };
    let mut kept: Vec<Idle> = Vec::new();
    for idle in found {
        let Some((own, player)) = id(idle) else { continue };
        let twin = |other: &Idle| {
            id(other).is_some_and(|(id, of)| id == own && of != player) && kind(other) == kind(idle)
        };
        if player.is_none() || (player == Some(Role::Sealer) && found.iter().any(twin)) {
            kept.push(idle.clone());
        }
    }
    kept
}
