//! Roles and colours: what is told of White is told of the sealer when White sealed, and the other way round.

use super::known::{Facts, Known};
use crate::engine::chess::Colour;
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::model::{FactId, Role, Seat, Vocabulary, written};
use crate::engine::source::Span;
use crate::engine::syntax::CaseFile;

/// The colour a role has, when the sealer's is known.
#[must_use]
pub(super) fn seat_of_role(role: Role, sealer: Colour) -> Seat {
    match (role, sealer) {
        (Role::Sealer, Colour::White) | (Role::Replier, Colour::Black) => Seat::White,
        (Role::Sealer, Colour::Black) | (Role::Replier, Colour::White) => Seat::Black,
    }
}

/// The facts of the roles, each with that of the colour the role has.
pub(super) fn twins(vocabulary: &Vocabulary, sealer: Colour) -> Vec<(FactId, FactId)> {
    let by_role = vocabulary.facts().filter_map(|(fact, declared)| match declared.seat {
        Some(Seat::Role(role)) => Some((fact, vocabulary.of_seat(fact, seat_of_role(role, sealer))?)),
        Some(Seat::White | Seat::Black) | None => None,
    });
    by_role.collect()
}

/// Copies what is known between `sealer.` / `replier.` and `white.` / `black.` facts.
pub(super) fn join(
    vocabulary: &Vocabulary,
    facts: &mut Facts,
    sealer: Colour,
    places: &dyn Fn(FactId) -> Span,
    faults: &mut Vec<Diagnostic>,
) {
    for (by_role, by_colour) in twins(vocabulary, sealer) {
        let fact = vocabulary.fact(by_role);
        match (facts.known(by_role).clone(), facts.known(by_colour).clone()) {
            (Known::NotAsked, known) if known != Known::NotAsked => facts.set(by_role, known),
            (known, Known::NotAsked) => facts.set(by_colour, known),
            (one, other) if one == other => {}
            (Known::Told(one), Known::Told(other)) => {
                let kind = &fact.kind;
                let statements = vec![
                    (fact.name.clone(), written(kind, &one)),
                    (vocabulary.fact(by_colour).name.clone(), written(kind, &other)),
                ];
                let fault = Diagnostic::at(Code::ContradictoryFacts, places(by_role));
                faults.push(fault.and_at(places(by_colour)).with("facts", Arg::Facts(statements)));
            }
            (_, known) => facts.set(by_role, known),
        }
    }
}

/// What is told of a colour cannot be told of a role while nobody knows who sealed: it is refused, not dropped.
pub(super) fn without_roles(
    vocabulary: &Vocabulary,
    facts: &Facts,
    places: &dyn Fn(FactId) -> Span,
) -> Option<Diagnostic> {
    let told = vocabulary.facts().find(|(id, fact)| {
        matches!(fact.seat, Some(Seat::White | Seat::Black)) && matches!(facts.known(*id), Known::Told(_))
    });
    told.map(|(id, _)| Diagnostic::at(Code::MissingKey, places(id)).with("key", "sealer.colour"))
}

/// Whether a case tells of two players without a word on the adjournment: of White and Black at most, and of nothing that
/// is sealed, in an envelope or resumed.
#[must_use]
pub(crate) fn speaks_of_colours_alone(vocabulary: &Vocabulary, case: &CaseFile) -> bool {
    let adjourned = ["sealing", "envelope", "resumption"].map(|matter| vocabulary.matter_named(matter));
    let of_adjourned =
        |name: &str| vocabulary.matter_named(name).is_some_and(|matter| adjourned.contains(&Some(matter)));
    let mut of_adjournment = case.about.iter().any(|about| of_adjourned(&about.value));
    let mut colours = false;
    let mut of_play = false;
    for given in &case.facts {
        if Role::from_word(&given.value.value).is_some() {
            return false;
        }
        let Some(fact) = vocabulary.fact_named(&given.fact.value) else { continue };
        let declared = vocabulary.fact(fact);
        match declared.seat {
            Some(Seat::White | Seat::Black) => colours = true,
            Some(Seat::Role(_)) => return false,
            None if ["position", "sealer.colour"].contains(&declared.name.as_str()) => return false,
            None => {
                of_adjournment |= declared.matters.iter().any(|matter| adjourned.contains(&Some(*matter)));
                of_play |= !declared.matters.is_empty();
            }
        }
    }
    colours || (!of_adjournment && of_play)
}
