//! Roles and colours: a fact about White is also a fact about the sealer if White sealed, and vice versa.

use super::known::{Facts, Known};
use super::texts::Texts;
use crate::engine::chess::Colour;
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::model::{FactId, Matter, Role, Seat, Vocabulary, written};
use crate::engine::source::Span;
use crate::engine::syntax::CaseFile;

/// Pairs of corresponding facts: the fact of a role and the same fact of the colour that has this role.
pub(super) fn twins(vocabulary: &Vocabulary, sealer: Colour) -> impl Iterator<Item = (FactId, FactId)> + '_ {
    vocabulary.telling().of_seats.iter().flat_map(move |[of_sealer, of_replier, of_white, of_black]| {
        let [of_sealers, of_repliers] = match sealer {
            Colour::White => [of_white, of_black],
            Colour::Black => [of_black, of_white],
        };
        [(*of_sealer, *of_sealers), (*of_replier, *of_repliers)]
    })
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
        if facts.known(by_role) == facts.known(by_colour) {
            continue;
        }
        match (facts.known(by_role).clone(), facts.known(by_colour).clone()) {
            (Known::NotAsked, known) => facts.set(by_role, known),
            (known, Known::NotAsked) => facts.set(by_colour, known),
            (Known::Told(one), Known::Told(other)) => {
                let fact = vocabulary.fact(by_role);
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

/// While it is not told who sealed, a fact about a colour cannot be assigned to a role. Such a fact is reported as an error
/// and not dropped. Where it is told that nobody knows who sealed, see [`doubt_roles`].
pub(super) fn without_roles(
    vocabulary: &Vocabulary,
    facts: &Facts,
    places: &dyn Fn(FactId) -> Span,
) -> Option<Diagnostic> {
    if vocabulary.by_name().sealer_colour.is_some_and(|colour| facts.is_unknown(colour)) {
        return None;
    }
    let mut of_colours =
        vocabulary.telling().of_seats.iter().flat_map(|[_, _, white, black]| [*white, *black]);
    let told = of_colours.find(|fact| matches!(facts.known(*fact), Known::Told(_)))?;
    Some(Diagnostic::at(Code::MissingKey, places(told)).with("key", "sealer.colour"))
}

/// Whether the case states a fact of White or Black, or states that it is unknown.
pub(super) fn are_told(vocabulary: &Vocabulary, facts: &Facts) -> bool {
    let is_told = |fact: &FactId| *facts.known(*fact) != Known::NotAsked;
    vocabulary.telling().of_seats.iter().any(|[_, _, white, black]| is_told(white) || is_told(black))
}

/// While it is not known who sealed, a fact of White or Black may belong to either role: makes the corresponding facts of both roles
/// unknown.
pub(super) fn doubt_roles(vocabulary: &Vocabulary, facts: &mut Facts) {
    for [of_sealer, of_replier, of_white, of_black] in &vocabulary.telling().of_seats {
        let is_told = |fact: &FactId| *facts.known(*fact) != Known::NotAsked;
        if !is_told(of_white) && !is_told(of_black) {
            continue;
        }
        for of_role in [of_sealer, of_replier] {
            if *facts.known(*of_role) == Known::NotAsked {
                facts.doubt(*of_role);
            }
        }
    }
}

/// Whether a case can be ruled on for either sealer: it gives no fact of a role, no position, no history and no colour of the
/// sealer, and it gives facts of White or Black, or else facts of which none concerns the sealing, the envelope or the
/// resumption.
#[must_use]
pub(crate) fn speaks_of_colours_alone(vocabulary: &Vocabulary, case: &CaseFile) -> bool {
    let known = vocabulary.by_name();
    let of_adjourned =
        |matter: &Matter| [known.sealing, known.envelope, known.resumption].contains(&Some(*matter));
    let about = case.about.iter().filter_map(|about| vocabulary.matter_named(&about.value));
    // The moves of the game tell the position, and it who has the move.
    if Texts::of(case).history.is_some() {
        return false;
    }
    let mut of_adjournment = about.into_iter().any(|matter| of_adjourned(&matter));
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
            None if [known.position, known.sealer_colour].contains(&Some(fact)) => return false,
            None => {
                of_adjournment |= declared.matters.iter().any(of_adjourned);
                of_play |= !declared.matters.is_empty();
            }
        }
    }
    colours || (!of_adjournment && of_play)
}
