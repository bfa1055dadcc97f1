//! Whichever cases were ruled on before, the ruling is the same: what was asked of one case is answered for the next.

use plica::CaseFile;
use plica::engine::model::Edition;

use super::drawn::{case, draw_possible, facts_of};
use super::examples::library;
use super::play::Dice;

/// So many cases are drawn for each edition.
const CASES: usize = 40;

/// Cases of which much is left open, more from one to the next; what is told a game can show.
fn cases(edition: &Edition, dice: &mut Dice) -> Vec<CaseFile> {
    let library = library();
    let facts = facts_of(library, edition);
    let mut cases = Vec::new();
    while cases.len() < CASES {
        let choices: Vec<_> = facts.iter().map(|_| u16::try_from(dice.below(1 << 16)).unwrap()).collect();
        let Some(complete) = draw_possible(library, edition, &facts, &choices) else { continue };
        let hidden = 2 + cases.len();
        let mut told = complete;
        told.retain(|_, _| dice.below(facts.len()) >= hidden);
        let mut drawn = case(library, &facts, &told);
        if dice.below(2) == 0 {
            // What is not told is taken for granted then, the order of moments with it.
            drawn.facts.retain(|given| given.value.value != "unknown");
        }
        cases.push(drawn);
    }
    cases
}

#[test]
fn the_ruling_is_the_same_whatever_was_ruled_on_before() {
    let library = library();
    let mut dice = Dice::new(2026);
    for edition in &library.rulebook.editions {
        let cases = cases(edition, &mut dice);
        let one_after_another = library.decide_many(edition, &cases);
        for (case, among_others) in cases.iter().zip(one_after_another) {
            let told =
                || case.facts.iter().map(|given| format!("{}: {}", given.fact.value, given.value.value));
            let alone = format!("{:?}", library.decide(edition, case));
            let told = told().collect::<Vec<_>>();
            assert_eq!(format!("{among_others:?}"), alone, "{}, {told:?}", edition.id);
        }
    }
}
