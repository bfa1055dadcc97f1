//! The circuit over 64 cases at once against the circuit case by case, and against the naive interpreter.

use plica::{Edition, Excerpt, Facts, GateId, Known, LANES, Lanes, Library, Program, Truth};

use super::examples::library;
use super::naive::applies;
use super::oracle::{draw, facts_of};
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

#[test]
fn the_rules_that_apply_in_a_lane_are_those_of_the_naive_interpreter() {
    let library = library();
    let mut dice = Dice::new(7);
    let mut gates = Vec::new();
    let mut applying = 0;
    for edition in &library.rulebook.editions {
        let program = library.program(edition).expect("a program");
        let asked = facts_of(library, edition);
        let cases = cases(library, edition, &mut dice, 0);
        program.circuit.evaluate_lanes(&side_by_side(program, &cases), &mut gates);
        for (lane, facts) in cases.iter().enumerate() {
            let told = |fact: &plica::FactId| Some((*fact, facts.value(*fact)?.clone()));
            let complete = asked.iter().filter_map(told).collect();
            for (index, rule) in edition.numbered() {
                let gate = program.rules[index.index()].applies;
                let wanted = Truth::known(applies(edition, &complete, index));
                assert_eq!(gates[gate.index()].truth(lane), wanted, "{} {} lane {lane}", edition.id, rule.id);
                applying += usize::from(wanted == Truth::True);
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

#[test]
fn an_excerpt_says_of_its_gates_what_the_circuit_says() {
    let library = library();
    let mut dice = Dice::new(3);
    let mut seen = [0; 2];
    for edition in &library.rulebook.editions {
        let program = library.program(edition).expect("a program");
        let circuit = &program.circuit;
        let every: Vec<GateId> =
            program.rules.iter().flat_map(|rule| [rule.applies, rule.when]).chain(program.outcomes).collect();
        // All at once, and each on its own with nothing but what it needs.
        let asked = every.iter().map(|gate| vec![*gate]).chain([every.clone()]);
        let cases = cases(library, edition, &mut dice, 0);
        let atoms: Vec<Vec<Truth>> = cases.iter().map(|facts| facts.truths(circuit.atoms())).collect();
        let wanted: Vec<Vec<Truth>> = atoms.iter().map(|atoms| circuit.evaluate(atoms)).collect();
        for gates in asked {
            let excerpt = Excerpt::of(circuit, &gates);
            let mut lanes = vec![0; excerpt.atoms().len()];
            for (lane, (atoms, wanted)) in atoms.iter().zip(&wanted).enumerate() {
                let wanted: Vec<Truth> = gates.iter().map(|gate| wanted[gate.index()]).collect();
                let mut words = excerpt.known(atoms).expect("all is known");
                excerpt.evaluate(&mut words);
                let found: Vec<Truth> = excerpt.holding(&words).map(Truth::known).collect();
                assert_eq!(found, wanted, "{} {gates:?}", edition.id);
                for (lanes, atom) in lanes.iter_mut().zip(excerpt.atoms()) {
                    *lanes |= u64::from(atoms[atom.index()] == Truth::True) << lane;
                }
                for truth in &wanted {
                    seen[usize::from(*truth == Truth::True)] += 1;
                }
            }
            let mut places = Vec::new();
            excerpt.evaluate_lanes(&lanes, &mut places);
            for (gate, holding) in gates.iter().zip(excerpt.holding_lanes(&places)) {
                for (lane, wanted) in wanted.iter().enumerate() {
                    assert_eq!(Truth::known(holding >> lane & 1 == 1), wanted[gate.index()], "{gate:?}");
                }
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 10_000), "both truths were seen: {seen:?}");
}

#[test]
fn an_excerpt_wants_to_know_what_it_asks_and_nothing_else() {
    let library = library();
    let edition = library.rulebook.edition("fide-2014").expect("an edition");
    let program = library.program(edition).expect("a program");
    let gate = program
        .rules
        .iter()
        .map(|rule| rule.when)
        .find(|gate| !program.circuit.facts_under(*gate).is_empty());
    let excerpt = Excerpt::of(&program.circuit, &[gate.expect("a rule that asks something")]);
    let mut atoms = vec![Truth::Unknown; program.circuit.atoms().len()];
    assert_eq!(excerpt.known(&atoms), None);
    for atom in excerpt.atoms() {
        atoms[atom.index()] = Truth::False;
    }
    assert!(excerpt.known(&atoms).is_some());
}
