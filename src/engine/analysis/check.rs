//! Everything wrong with a rulebook that loads: what `contradictions`, `unused` and `examples` find, and here
//! - rules that no game can reach, and duties that two rules of an edition say in exactly the same games (unlike `unused`, this
//!   excludes what the vocabulary says no game can show);
//! - invariants of the procedure that are violated in an example or in a case that follows from one (`procedure`);
//! - assumptions of an edition that one of its own rules contradicts in cases in which they are made;
//! - misconceptions that are correct: in the case given for one, the edition does say what it claims.

use super::contradictions::{confirmed, contradictions, not_proven, told, undecided};
use super::procedure::Depth;
use super::{examples, procedure, unused};
use crate::engine::decision::Decision;
use crate::engine::diagnostic::{Arg, Code, Diagnostic, in_order};
use crate::engine::facts::Facts;
use crate::engine::library::Library;
use crate::engine::look_alike;
use crate::engine::model::{
    Assumption, Conclusion, Edition, Expression, Formula, Misconception, Role, Rule, RuleIndex, Value,
    written,
};
use crate::engine::program::{Program, Truth};
use crate::engine::solver::{Budget, Encoding, Lit, Solver, whole_case};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::{CaseFile, Modality};

/// Everything wrong with a rulebook that loads.
#[must_use]
pub fn check(library: &Library) -> Vec<Diagnostic> {
    check_within(library, Budget::EDITION)
}

/// [`check`] without the cases that follow from the examples, which take most of the time. The language server runs it whenever the
/// user stops typing.
#[must_use]
pub fn check_at_pause(library: &Library) -> Vec<Diagnostic> {
    found(library, Budget::EDITION, Depth::Examples)
}

/// [`check`] with a work budget for each edition. What could not be proven within it is reported.
#[must_use]
pub fn check_within(library: &Library, budget: Budget) -> Vec<Diagnostic> {
    found(library, budget, Depth::Successors)
}

fn found(library: &Library, budget: Budget, depth: Depth) -> Vec<Diagnostic> {
    let mut faults = contradictions(library, budget);
    faults.extend(undecided(library, budget));
    faults.extend(unused::idle_parts(library, budget));
    // A rule that no combination of facts reaches is told so once.
    let is_told = |fault: &Diagnostic, faults: &[Diagnostic]| {
        faults.iter().any(|known| known.code == Code::NeverApplies && known.span == fault.span)
    };
    for fault in repeated(library, budget) {
        if fault.code != Code::NeverApplies || !is_told(&fault, &faults) {
            faults.push(fault);
        }
    }
    faults.extend(unused::unused(library));
    faults.extend(unused::moments(library));
    faults.extend(unused::articles(library));
    faults.extend(overridden(library));
    faults.extend(examples::untested(library));
    faults.extend(examples::unconfirmed(library));
    let ruled = examples::ruled_as_read(library);
    faults.extend(examples::failing(library, &ruled));
    faults.extend(examples::taught(library));
    faults.extend(procedure::faults(library, &ruled, depth));
    faults.extend(wrong_misconceptions(library, budget));
    faults.extend(look_alike::in_titles(&library.sources, examples::titles(library)));
    once(in_order(look_alike::told(&library.sources, faults)))
}

/// A conflict, a gap or a failing example of an edition is not told again of every edition that takes it over.
fn once(faults: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let mut kept: Vec<Diagnostic> = Vec::new();
    for fault in faults {
        let inherited = [Code::Conflict, Code::Gap, Code::ExampleFails].contains(&fault.code);
        let aspect = |fault: &Diagnostic| fault.args.iter().find(|(name, _)| *name == "aspect").cloned();
        let same = |known: &Diagnostic| {
            known.code == fault.code
                && known.span == fault.span
                && known.also == fault.also
                && aspect(known) == aspect(&fault)
        };
        if !(inherited && kept.iter().any(same)) {
            kept.push(fault);
        }
    }
    kept
}

/// Everything repeated or out of reach in the rules that each edition says itself.
fn repeated(library: &Library, budget: Budget) -> Vec<Diagnostic> {
    let vocabulary = &library.rulebook.vocabulary;
    let nothing = Facts::nothing(vocabulary);
    let mut faults = Vec::new();
    for edition in &library.rulebook.editions {
        let Some(program) = library.program(edition) else { continue };
        let mut search = Solver::within(vocabulary, program, &nothing, budget);
        let copy = search.encode();
        let gates = |rule: RuleIndex| program.rules.get(rule.index());
        let applies = |rule: RuleIndex| copy.lit(gates(rule)?.applies);
        // A rule for each player is out of reach where it is so for both.
        let own: Vec<_> = own(edition).collect();
        let mut reached: Vec<&str> = Vec::new();
        for (index, rule) in &own {
            let is_possible = |search: &mut Solver, lit: Option<Lit>| {
                lit.is_none_or(|lit| search.possible(&[lit]) || search.gave_up())
            };
            let when = gates(*index).and_then(|gates| copy.lit(gates.when));
            if is_possible(&mut search, when) {
                reached.push(&rule.id);
            }
        }
        let out_of_reach = own.iter().filter(|(_, rule)| !reached.contains(&rule.id.as_str()));
        for (_, rule) in out_of_reach.filter(|(_, rule)| rule.player != Some(Role::Replier)) {
            faults.push(
                Diagnostic::at(Code::NeverApplies, rule.span).with("rule", &rule.id).with("by", "game"),
            );
        }
        for (one, other) in pairs(edition, &own) {
            let (Some(first), Some(second)) = (applies(one.0), applies(other.0)) else { continue };
            let apart = search.differ(first, second);
            if !search.possible(&[apart]) && !search.gave_up() && search.possible(&[first]) {
                let fault = Diagnostic::at(Code::SaidTwice, other.1.span).and_at(one.1.span);
                let fault = fault.with("rule", &other.1.id).with("other", &one.1.id);
                faults.push(fault.as_warning());
            }
        }
    }
    faults
}

type Own<'a> = (RuleIndex, &'a Rule);

fn own(edition: &Edition) -> impl Iterator<Item = Own<'_>> {
    edition.numbered().filter(|(_, rule)| rule.words.edition == edition.id)
}

/// Pairs of rules of one article that come to the same duty, right or time. What an interpretation says again, or another
/// article, is printed twice.
fn pairs<'a>(edition: &'a Edition, own: &'a [Own<'a>]) -> impl Iterator<Item = (&'a Own<'a>, &'a Own<'a>)> {
    own.iter().enumerate().flat_map(move |(place, one)| {
        let others = own.iter().skip(place + 1).filter(move |other| {
            let beside =
                edition.article_of(one.0).is_some_and(|article| article.rules.contains(&other.0.index()));
            beside && other.1.id != one.1.id && alike(one.1, other.1)
        });
        others.map(move |other| (one, other))
    })
}

/// Whether two rules share a conclusion that is not the result, on which many provisions may well agree.
fn alike(one: &Rule, other: &Rule) -> bool {
    let printed = |rule: &Rule| rule.interpretation.clone();
    one.player == other.player
        && printed(one) == printed(other)
        && one
            .then
            .iter()
            .filter(|then| !matches!(then.value, Conclusion::Result(_)))
            .any(|then| other.then.iter().any(|second| second.value == then.value))
}

/// An assumption that changes nothing by itself, each at the rule that sets its fact otherwise.
fn overridden(library: &Library) -> Vec<Diagnostic> {
    library.rulebook.editions.iter().flat_map(|edition| overridden_in(library, edition)).collect()
}

fn overridden_in(library: &Library, edition: &Edition) -> Vec<Diagnostic> {
    let vocabulary = &library.rulebook.vocabulary;
    let mut faults = Vec::new();
    for (index, rule) in edition.numbered() {
        for conclusion in &rule.then {
            let Conclusion::Set(fact, Expression::Constant(set)) = &conclusion.value else { continue };
            let mut own = edition.assumptions.iter().filter(|(of, _)| of == fact).map(|(_, own)| own);
            let is_overridden = |own: &&Assumption| {
                own.value != Value::Amount(*set) && sets_there(library, edition, index, own)
            };
            let Some(own) = own.find(is_overridden) else { continue };
            let declared = vocabulary.fact(*fact);
            let fault = Diagnostic::at(Code::AssumptionSetOtherwise, rule.span).as_warning();
            let fault =
                fault.with("edition", &edition.id).with("rule", &rule.id).with("fact", &declared.name);
            let set = written(&declared.kind, &Value::Amount(*set));
            faults.push(fault.with("value", written(&declared.kind, &own.value)).with("set", set));
        }
    }
    faults
}

/// Whether a rule asks for what the assumption asks for; without a condition, whether it applies where nothing is told.
fn sets_there(library: &Library, edition: &Edition, rule: RuleIndex, own: &Assumption) -> bool {
    let vocabulary = &library.rulebook.vocabulary;
    if let Some(when) = &own.when {
        let condition = edition.rule(rule).map(Rule::own_condition);
        return condition.is_some_and(|condition| {
            condition == when || matches!(condition, Formula::And(parts) if parts.contains(when))
        });
    }
    let matters = vocabulary.matters().iter().map(|matter| Src::new(matter.clone(), Span::default()));
    let nothing_told = CaseFile { about: matters.collect(), ..CaseFile::default() };
    let decision = library.decide(edition, &nothing_told);
    decision.is_ok_and(|decision| decision.findings.iter().any(|finding| finding.rule == rule))
}

/// Everything wrong with the misconceptions of all editions.
fn wrong_misconceptions(library: &Library, budget: Budget) -> Vec<Diagnostic> {
    library.rulebook.editions.iter().flat_map(|edition| misconceptions_of(library, edition, budget)).collect()
}

fn misconceptions_of(library: &Library, edition: &Edition, budget: Budget) -> Vec<Diagnostic> {
    let vocabulary = &library.rulebook.vocabulary;
    let errors: Vec<_> = edition.articles.iter().flat_map(|article| &article.misconceptions).collect();
    let Some(program) = library.program(edition).filter(|_| !errors.is_empty()) else { return Vec::new() };
    let facts = Facts::nothing(vocabulary);
    let mut search = Solver::within(vocabulary, program, &facts, budget);
    let copy = search.encode();
    let (mut found, mut unproven) = (Vec::new(), 0);
    for error in errors {
        let when = search.formula_in_time(program, &copy, &error.when);
        let claimed = claimed(edition, program, &copy, &error.claims.value);
        let none_makes_it: Vec<Lit> = claimed.iter().map(|lit| !*lit).collect();
        let is_made = !search.all_of(&none_makes_it);
        let at = |code| Diagnostic::at(code, error.span).with("name", &error.id);
        if search.possible(&[when, is_made]) {
            let case = whole_case(vocabulary, &facts, &search);
            let shows = |decision: &Decision| is_true(edition, error, decision);
            let case = confirmed(library, edition, case, shows);
            let fault = at(Code::MisconceptionIsTrue).with("edition", &edition.id);
            found.push(fault.with("case", Arg::Facts(told(vocabulary, &case))));
        } else if search.gave_up() {
            unproven += 1;
        } else if !search.possible(&[when]) {
            if search.gave_up() {
                unproven += 1;
            } else {
                found.push(at(Code::MisconceptionNever).with("edition", &edition.id).as_warning());
            }
        }
    }
    found.extend(not_proven(edition, "misconceptions", unproven));
    found
}

/// That a rule which makes the claim applies, for each such rule.
fn claimed(edition: &Edition, program: &Program, copy: &Encoding, claims: &Conclusion) -> Vec<Lit> {
    let making =
        edition.numbered().filter(|(_, rule)| rule.then.iter().any(|made| makes(&made.value, claims)));
    making.filter_map(|(rule, _)| copy.lit(program.rules.get(rule.index())?.applies)).collect()
}

fn is_true(edition: &Edition, error: &Misconception, decision: &Decision) -> bool {
    let applies = |rule| Truth::known(decision.findings.iter().any(|finding| finding.rule == rule));
    let made = decision
        .findings
        .iter()
        .filter_map(|finding| edition.rule(finding.rule)?.then.get(finding.conclusion));
    decision.facts.truth_of(&error.when, &applies) == Truth::True
        && made.into_iter().any(|made| makes(&made.value, &error.claims.value))
}

/// Whether a conclusion says what is claimed, or more: who must do something may do it.
pub(crate) fn makes(made: &Conclusion, claims: &Conclusion) -> bool {
    match (made, claims) {
        (Conclusion::Result(made), Conclusion::Result(claimed)) => made.outcome() == claimed.outcome(),
        (Conclusion::Duty(made), Conclusion::Duty(claimed)) => {
            let same =
                made.party == claimed.party && made.act == claimed.act && made.object == claimed.object;
            let may = claimed.modality == Modality::May && made.modality != Modality::MustNot;
            same && (made.modality == claimed.modality || may)
        }
        (made, claimed) => made == claimed,
    }
}
