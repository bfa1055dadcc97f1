//! Rules that no game can reach, and duties that two rules of an edition say in exactly the same games.
//!
//! Unlike `idle`, this excludes what the vocabulary says no game can show.

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::Facts;
use crate::engine::library::Library;
use crate::engine::model::{Conclusion, Edition, Role, Rule, RuleIndex};
use crate::engine::solver::{Budget, Lit, Solver};

/// Everything repeated or out of reach in the rules that each edition says itself.
pub(super) fn repeated(library: &Library, budget: Budget) -> Vec<Diagnostic> {
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
