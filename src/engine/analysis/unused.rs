//! What a rulebook carries without use: rules, names and conditions that make no difference, words nobody asks.

use std::collections::BTreeSet;

use super::clause::clause;
use super::idle::{Idle, IdlePart, idle};
use super::unproven::not_proven;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::library::Library;
use crate::engine::model::{
    Conclusion, Difference, Edition, Effect, Formula, MomentId, Type, Vocabulary, ordered_by,
};
use crate::engine::solver::{Budget, Searched};
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
            let read = matches!(fact.kind, Type::Moment | Type::Text | Type::Date | Type::Fen | Type::Moves);
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
