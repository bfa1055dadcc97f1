//! What was told and is not regulated: facts that no rule of the edition asks about, and situations it says it holds no
//! rule for.

use std::collections::BTreeSet;

use crate::engine::facts::{Facts, Known};
use crate::engine::model::{Edition, Effect, Fact, FactId, Formula, Role, Seat, Type, Vocabulary};
use crate::engine::program::{Program, Truth};

/// The facts told on which the edition, as it is held, does not rule.
pub(super) struct Untreated {
    /// No rule asks about them.
    pub(super) unregulated: Vec<FactId>,
    /// The printed text rules on them, and the edition says that these rules are not held.
    pub(super) not_held: Vec<FactId>,
}

impl Untreated {
    /// Of a case.
    pub(super) fn of(vocabulary: &Vocabulary, edition: &Edition, program: &Program, facts: &Facts) -> Self {
        let of_situations: BTreeSet<FactId> = not_held(edition, facts).flat_map(Formula::facts).collect();
        let told = |(id, _): &(FactId, &Fact)| matches!(facts.known(*id), Known::Told(_));
        let not_held = vocabulary.facts().filter(told).filter(|(id, _)| of_situations.contains(id));
        let unregulated = vocabulary.facts().filter(told).filter(|(id, fact)| {
            let usual = fact.assume.as_ref().is_some_and(|usual| Some(&usual.value) == facts.value(*id));
            is_news(fact)
                && !usual
                && !is_asked(vocabulary, program, (*id, fact))
                && !is_of_effect(vocabulary, edition, *id)
                && !of_situations.contains(id)
        });
        Self { unregulated: once(unregulated), not_held: once(not_held) }
    }

    /// Whether one of them is something that happens in a game, and not only how it does.
    pub(super) fn is_event(&self, vocabulary: &Vocabulary) -> bool {
        let is_untreated = |fact: &FactId| self.unregulated.contains(fact) || self.not_held.contains(fact);
        let happened = vocabulary.moments().filter_map(|(_, moment)| moment.happened.as_ref());
        happened.flat_map(Formula::facts).any(|fact| is_untreated(&fact))
    }
}

/// The situations told for which the edition says that no rule is held.
pub(super) fn not_held<'a>(edition: &'a Edition, facts: &'a Facts) -> impl Iterator<Item = &'a Formula> {
    let holds = |formula: &&Formula| facts.truth_of(formula, &|_| Truth::Unknown) == Truth::True;
    edition.not_held.iter().map(|situation| &situation.value).filter(holds)
}

/// A fact of a role and of its colour is one fact.
fn once<'a>(told: impl Iterator<Item = (FactId, &'a Fact)>) -> Vec<FactId> {
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
fn is_asked(vocabulary: &Vocabulary, program: &Program, (id, fact): (FactId, &Fact)) -> bool {
    let asked = |id: &FactId| program.asked.contains(id);
    let is_player = |value: &String| Role::from_word(value).is_some();
    let names_only_players = matches!(&fact.kind, Type::OneOf(values) if values.iter().all(is_player));
    let of_family = |(_, other): &(FactId, &Fact)| other.family() == fact.family();
    asked(&id)
        || fact.of_each.iter().any(asked)
        || names_only_players && vocabulary.facts().filter(of_family).any(|(id, _)| asked(&id))
}
