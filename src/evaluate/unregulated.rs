//! What was told and is not regulated: facts that no rule of the edition asks about, and situations it says it holds no
//! rule for.

use std::collections::BTreeSet;

use crate::facts::{Facts, Known};
use crate::model::{Edition, Fact, FactId, Formula, Seat, Type, Vocabulary};
use crate::program::{Program, Truth};

/// The facts told that the edition, as it is held, says nothing about.
pub(super) fn unregulated(
    vocabulary: &Vocabulary,
    edition: &Edition,
    program: &Program,
    facts: &Facts,
) -> Vec<FactId> {
    let of_situations: BTreeSet<FactId> =
        not_held(edition, facts).flat_map(|situation| situation.facts()).collect();
    let told = vocabulary.facts().filter(|(id, fact)| {
        let Known::Told(value) = facts.known(*id) else { return false };
        let usual = fact.assume.as_ref().is_some_and(|assumption| assumption.value == *value);
        of_situations.contains(id) || is_news(fact) && !usual && !is_asked(program, (*id, fact))
    });
    // A fact of a role and of its colour is one fact.
    let mut found: Vec<(FactId, &Fact)> = Vec::new();
    for (id, fact) in told {
        let is_known = |(_, known): &(FactId, &Fact)| known.declared == fact.declared;
        let by_colour = matches!(fact.seat, Some(Seat::White | Seat::Black));
        if !(by_colour && found.iter().any(is_known)) {
            found.push((id, fact));
        }
    }
    found.into_iter().map(|(id, _)| id).collect()
}

/// The situations told for which the edition says that no rule is held.
pub(super) fn not_held<'a>(edition: &'a Edition, facts: &'a Facts) -> impl Iterator<Item = &'a Formula> {
    let holds = |formula: &&Formula| facts.truth_of(formula, &|_| Truth::Unknown) == Truth::True;
    edition.not_held.iter().map(|situation| &situation.value).filter(holds)
}

/// Whether a fact says something that law could speak of.
fn is_news(fact: &Fact) -> bool {
    let speaks = match fact.kind {
        Type::Truth | Type::OneOf(_) | Type::Duration | Type::Number => true,
        Type::Moment | Type::Text | Type::Date | Type::Fen | Type::Moves => false,
    };
    speaks && !fact.matters.is_empty() && !fact.is_reading()
}

/// Whether a rule asks it, or what is told with it of each player.
fn is_asked(program: &Program, (id, fact): (FactId, &Fact)) -> bool {
    program.asked.contains(&id) || fact.of_each.iter().any(|each| program.asked.contains(each))
}
