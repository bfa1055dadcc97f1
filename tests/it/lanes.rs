//! The circuit over 64 cases at once, against the circuit case by case and against the naive interpreter.

use plica::Library;
use plica::engine::facts::{Facts, Known};
use plica::engine::model::Edition;
use plica::engine::program::{LANES, Lanes, Program, Truth};

use super::drawn::{draw, facts_of};
use super::examples::library;
use super::naive::{Complete, applies, is_kept};
use super::play::Dice;

/// As many cases as there are lanes, each with the truth of every atom, side by side.
fn side_by_side(program: &Program, cases: &[Facts]) -> Vec<Lanes> {
    let mut atoms = vec![Lanes::default(); program.circuit.atoms().len()];
    for (lane, facts) in cases.iter().enumerate() {
        for (lanes, truth) in atoms.iter_mut().zip(facts.truths(program.circuit.atoms())) {
            lanes.set(lane, truth);
        }
    }
    atoms
}

/// Facts drawn at random, of which every so many is not known; none is left out where that is 0.
fn cases(library: &Library, edition: &Edition, dice: &mut Dice, hidden: usize) -> Vec<Facts> {
    let asked = facts_of(library, edition);
    let drawn = (0..LANES).map(|_| {
        let choices: Vec<u16> =
            asked.iter().map(|_| u16::try_from(dice.below(1 << 16)).expect("it is below")).collect();
        let mut facts = Facts::nothing(&library.rulebook.vocabulary);
        for (fact, value) in draw(library, &asked, &choices) {
            if hidden == 0 || dice.below(hidden) > 0 {
                facts.set(fact, Known::Told(value));
            }
        }
        facts
    });
    drawn.collect()
}

#[test]
fn every_gate_is_the_same_in_every_lane_as_case_by_case() {
    let library = library();
    let mut dice = Dice::new(64);
    let mut gates = Vec::new();
    let mut seen = [0; 3];
    for edition in &library.rulebook.editions {
        let program = library.program(edition).expect("a program");
        for hidden in [0, 2, 3, 10] {
            let cases = cases(library, edition, &mut dice, hidden);
            program.circuit.evaluate_lanes(&side_by_side(program, &cases), &mut gates);
            for (lane, facts) in cases.iter().enumerate() {
                let wanted = program.circuit.evaluate(&facts.truths(program.circuit.atoms()));
                let found: Vec<Truth> = gates.iter().map(|gate| gate.truth(lane)).collect();
                assert_eq!(found, wanted, "{} lane {lane}", edition.id);
                for truth in &wanted {
                    seen[*truth as usize] += 1;
                }
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 10_000), "every truth was seen: {seen:?}");
}

/// Whether the moments come as they do in every game: comparisons of times that it settles are no part of the circuit.
fn always_kept(library: &Library, edition: &Edition, facts: &Complete) -> bool {
    let necessarily = library.rulebook.vocabulary.necessarily().iter();
    necessarily.filter(|order| order.when.is_none()).all(|order| is_kept(edition, facts, order))
}

#[test]
fn the_rules_that_apply_in_a_lane_are_those_of_the_naive_interpreter() {
    let library = library();
    let mut dice = Dice::new(7);
    let mut gates = Vec::new();
    let mut applying = 0;
    for edition in &library.rulebook.editions {
        let program = library.program(edition).expect("a program");
        let asked = facts_of(library, edition);
        for _ in 0..16 {
            let cases = cases(library, edition, &mut dice, 0);
            program.circuit.evaluate_lanes(&side_by_side(program, &cases), &mut gates);
            for (lane, facts) in cases.iter().enumerate() {
                let told = |fact: &plica::engine::model::FactId| Some((*fact, facts.value(*fact)?.clone()));
                let complete = asked.iter().filter_map(told).collect();
                if !always_kept(library, edition, &complete) {
                    continue;
                }
                for (index, rule) in edition.numbered() {
                    let gate = program.rules[index.index()].applies;
                    let wanted = Truth::known(applies(edition, &complete, index));
                    assert_eq!(
                        gates[gate.index()].truth(lane),
                        wanted,
                        "{} {} lane {lane}",
                        edition.id,
                        rule.id
                    );
                    applying += usize::from(wanted == Truth::True);
                }
            }
        }
    }
    assert!(applying > 1000, "only {applying} rules applied");
}

#[test]
fn lanes_of_which_nothing_is_known_are_unknown() {
    let library = library();
    let edition = library.rulebook.edition("fide-2014").expect("an edition");
    let program = library.program(edition).expect("a program");
    let nothing = Facts::nothing(&library.rulebook.vocabulary);
    let mut gates = Vec::new();
    program.circuit.evaluate_lanes(&side_by_side(program, std::slice::from_ref(&nothing)), &mut gates);
    let wanted = program.circuit.evaluate(&nothing.truths(program.circuit.atoms()));
    let bare = program.circuit.evaluate(&[]);
    for (gate, (first, rest)) in gates.iter().zip(wanted.iter().zip(&bare)) {
        assert_eq!((gate.truth(0), gate.truth(63)), (*first, *rest));
    }
}
