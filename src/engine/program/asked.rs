//! Which facts the rules of an edition ask about, and which they do not.

use std::collections::BTreeSet;

use super::circuit::Circuit;
use crate::engine::model::{
    Conclusion, Edition, Effect, Fact, FactId, Matter, Role, Rule, RuleIndex, Type, Vocabulary,
};

/// The facts that rules ask about, of whichever player; the circuit holds nothing but the rules yet.
pub(super) fn asked_by_rules(
    vocabulary: &Vocabulary,
    edition: &Edition,
    circuit: &Circuit,
) -> BTreeSet<FactId> {
    let conclusions = edition.rules.iter().flat_map(|rule| &rule.then);
    let computed = conclusions.flat_map(|conclusion| match &conclusion.value {
        Conclusion::Set(_, expression) => expression.facts().into_iter().collect(),
        Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::State(_) => Vec::new(),
    });
    let asked = circuit.atoms().iter().flat_map(|atom| atom.facts()).flatten().chain(computed);
    let declared: BTreeSet<&str> = asked.map(|fact| vocabulary.fact(fact).declared.as_str()).collect();
    let stands = |fact: &Fact| declared.contains(fact.declared.as_str());
    vocabulary.facts().filter(|(_, fact)| stands(fact)).map(|(id, _)| id).collect()
}

/// What the conclusions of each rule are about.
pub(super) fn matters(vocabulary: &Vocabulary, edition: &Edition) -> Vec<Vec<Matter>> {
    let of_rule = |rule: &Rule| {
        let mut matters: Vec<_> =
            rule.then.iter().flat_map(|then| then.value.matters(vocabulary)).copied().collect();
        matters.sort_unstable();
        matters.dedup();
        matters
    };
    edition.rules.iter().map(of_rule).collect()
}

/// What is left to the arbiter, and the rules that ask it.
pub(super) fn discretions(vocabulary: &Vocabulary, edition: &Edition) -> Vec<(FactId, Vec<RuleIndex>)> {
    let left = vocabulary.facts().filter(|(_, fact)| fact.discretion).map(|(id, _)| id);
    let asking = |fact: FactId| {
        let rules = edition.numbered().filter(move |(_, rule)| rule.when.asks(fact));
        rules.map(|(index, _)| index).collect()
    };
    left.map(|fact| (fact, asking(fact))).collect()
}

/// The facts that law could speak of and no rule asks, in the order of their numbers, given those that rules ask about: told,
/// they are named as not regulated.
pub(super) fn unasked(vocabulary: &Vocabulary, edition: &Edition, asked: &BTreeSet<FactId>) -> Vec<FactId> {
    let unasked = vocabulary.facts().filter(|(id, fact)| {
        is_news(fact) && !is_asked(vocabulary, asked, (*id, fact)) && !is_of_effect(vocabulary, edition, *id)
    });
    unasked.map(|(id, _)| id).collect()
}

/// Whether a fact says something that law could speak of.
fn is_news(fact: &Fact) -> bool {
    let speaks = match fact.kind {
        Type::Truth | Type::OneOf(_) | Type::Duration | Type::Number => true,
        Type::Moment | Type::Text | Type::Date | Type::Fen | Type::Moves => false,
    };
    speaks && !fact.matters.is_empty() && !fact.is_reading()
}

/// Whether it tells of a moment at which a rule takes effect.
fn is_of_effect(vocabulary: &Vocabulary, edition: &Edition, fact: FactId) -> bool {
    vocabulary.moments().any(|(id, moment)| {
        let tells = moment.happened.as_ref().is_some_and(|happened| happened.facts().contains(&fact));
        tells && edition.rules.iter().any(|rule| rule.at == Effect::At(id))
    })
}

/// Whether a rule asks it, what is told with it of each player, or the rest of what it names the player of.
fn is_asked(vocabulary: &Vocabulary, asked: &BTreeSet<FactId>, (id, fact): (FactId, &Fact)) -> bool {
    let asked = |id: &FactId| asked.contains(id);
    let is_player = |value: &String| Role::from_word(value).is_some();
    let names_only_players = matches!(&fact.kind, Type::OneOf(values) if values.iter().all(is_player));
    let of_family = |(_, other): &(FactId, &Fact)| other.family() == fact.family();
    asked(&id)
        || fact.of_each.iter().any(asked)
        || names_only_players && vocabulary.facts().filter(of_family).any(|(id, _)| asked(&id))
}
