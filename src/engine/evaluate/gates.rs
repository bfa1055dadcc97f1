//! The truth of every gate of a case: what the board can tell only by a search is searched for where the ruling turns on it.

use super::alternative_readings::{AlternativeReading, alternative_readings};
use super::law::Law;
use super::order::{self, Asked, Without};
use crate::engine::facts::Accepted;
use crate::engine::model::Matter;
use crate::engine::program::{Apart, Atom, GateId, LANES, Lanes, Program, RuleGates, Truth};

/// The gates of a case.
pub(super) struct Gates {
    /// The truth of every gate.
    pub(super) truths: Vec<Truth>,
    /// The same by what is told and computed alone.
    pub(super) told: Vec<Truth>,
    /// The case without the orders of the normal course that would decide, where the same results are possible without them.
    pub(super) without: Option<Without>,
}

/// The gates of a case. What the board can tell only by a search is searched for when the ruling turns on it, as the text is
/// taken or as it could be read.
pub(super) fn gates(law: Law, accepted: &mut Accepted) -> Gates {
    let mut evaluated = Evaluated::of(law, accepted);
    let gates = &evaluated.truths;
    // What another reading would come to is said as exactly.
    let turns_on_the_board = Waiting::of(law, accepted)
        .is_some_and(|waiting| waiting.waits(gates) || waiting.waits_read_otherwise(law, accepted, gates));
    if turns_on_the_board {
        accepted.search(law.vocabulary, law.program);
        evaluated = Evaluated::of(law, accepted);
    }
    let Evaluated { truths, mut told } = evaluated;
    let Asked { gates: truths, without, withdrawn } = order::asked(law, accepted, truths);
    if withdrawn {
        told = Evaluated::of(law, accepted).told;
    }
    Gates { truths, told, without }
}

/// The same as the text is read in this case, whatever another reading would come to, given what its gates came to as far as
/// the board was searched.
pub(super) fn gates_read_so(law: Law, accepted: &mut Accepted, mut gates: Vec<Truth>) -> Vec<Truth> {
    if Waiting::of(law, accepted).is_some_and(|waiting| waiting.waits(&gates)) {
        accepted.search(law.vocabulary, law.program);
        let circuit = &law.program.circuit;
        gates = circuit.evaluate(&accepted.facts.truths(circuit.atoms()));
    }
    order::asked(law, accepted, gates).gates
}

/// The truth of every gate, before it is asked which orders of moments decide.
struct Evaluated {
    truths: Vec<Truth>,
    /// The same by what is told and computed alone.
    told: Vec<Truth>,
}

/// The lanes of a case as it is taken, and by what is told and computed alone.
const TAKEN: usize = 0;
const TOLD: usize = 1;

impl Evaluated {
    /// Both go through the circuit together, which no gate stops half way.
    fn of(law: Law, accepted: &Accepted) -> Self {
        let (circuit, facts) = (&law.program.circuit, &accepted.facts);
        let lanes = |atom: &Atom| {
            let truth = facts.truth(*atom);
            let mut lanes = Lanes::all(truth);
            // What is not known is not known without assumptions either.
            if truth != Truth::Unknown {
                lanes.set(TOLD, facts.truth_told(*atom));
            }
            lanes
        };
        let atoms: Vec<_> = circuit.atoms().iter().map(lanes).collect();
        let mut gates = Vec::new();
        circuit.evaluate_lanes(&atoms, &mut gates);
        let of_lane = |lane| gates.iter().map(|lanes| lanes.truth(lane)).collect();
        Self { truths: of_lane(TAKEN), told: of_lane(TOLD) }
    }
}

/// The gates of a ruling that can wait for a search of the board: while one of them is unknown, it does.
pub(super) struct Waiting(Vec<GateId>);

impl Waiting {
    /// Of a case whose board has not been searched; none where there is nothing to search for.
    pub(super) fn of(law: Law, accepted: &Accepted) -> Option<Self> {
        accepted.later.as_ref()?;
        let program = law.program;
        let about = rules_about(program, &accepted.matters).map(|rule| rule.applies);
        Some(Self(about.chain(program.outcomes).collect()))
    }

    /// Whether the ruling waits, given the truth of every gate.
    pub(super) fn waits(&self, gates: &[Truth]) -> bool {
        self.0.iter().any(|gate| gates.get(gate.index()) == Some(&Truth::Unknown))
    }

    /// Whether it waits where one text is read otherwise.
    fn waits_read_otherwise(&self, law: Law, accepted: &Accepted, truths: &[Truth]) -> bool {
        let alternative: Vec<_> = alternative_readings(law.vocabulary, law.program, accepted).collect();
        alternative.chunks(LANES).any(|alternative| {
            let apart = gates_of_alternatives(law.program, truths, alternative);
            let of = |gate: &GateId, lane| apart.lanes(*gate, truths).truth(lane);
            let waits = |lane| self.0.iter().any(|gate| of(gate, lane) == Truth::Unknown);
            (0..alternative.len()).any(waits)
        })
    }
}

/// The truth of every gate in cases read otherwise, as many as there are lanes: a lane a case.
pub(super) fn gates_of_alternatives(
    program: &Program,
    truths: &[Truth],
    alternative: &[AlternativeReading],
) -> Apart {
    let atoms = alternative.iter().enumerate().flat_map(|(lane, alternative)| {
        alternative.truths(program).into_iter().map(move |(atom, truth)| (atom, lane, truth))
    });
    program.wiring.apart(&program.circuit, truths, atoms)
}

/// The gates of the rules with a conclusion about these matters.
pub(super) fn rules_about<'a>(
    program: &'a Program,
    matters: &[Matter],
) -> impl Iterator<Item = RuleGates> + use<'a> {
    let mut asked = [false; 1 << u8::BITS];
    for matter in matters {
        if let Some(asked) = asked.get_mut(matter.index()) {
            *asked = true;
        }
    }
    let is_asked = move |matter: &Matter| asked.get(matter.index()) == Some(&true);
    let rules = program.rules.iter().zip(&program.matters);
    let about = rules.filter(move |(_, of_rule)| of_rule.iter().any(&is_asked));
    about.map(|(gates, _)| *gates)
}
