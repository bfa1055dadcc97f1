//! The truth of every gate of a case: what the board can tell only by a search is searched for where the ruling turns on it.

use super::law::Law;
use super::order::{self, Without};
use super::turned::{Turned, turned};
use crate::engine::facts::Accepted;
use crate::engine::model::Matter;
use crate::engine::program::{Apart, GateId, LANES, Program, RuleGates, Truth};

/// Whether what the board can tell only by a search was searched for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Board {
    /// The ruling turned on it.
    Searched,
    /// There was no need.
    LeftAlone,
}

/// The gates of a case.
pub(super) struct Gates {
    /// The truth of every gate.
    pub(super) truths: Vec<Truth>,
    pub(super) board: Board,
    /// The case without the orders of the normal course that would decide, where the same results are possible without them.
    pub(super) without: Option<Without>,
}

/// The gates of a case. What the board can tell only by a search is searched for when the ruling turns on it, as the text is
/// taken or as it could be read.
pub(super) fn gates(law: Law, accepted: &mut Accepted) -> Gates {
    let gates = evaluated(law, accepted);
    let board = match Waiting::of(law, accepted) {
        // What another reading would come to is said as exactly.
        Some(waiting) if waiting.waits(&gates) || waiting.waits_read_otherwise(law, accepted, &gates) => {
            Board::Searched
        }
        Some(_) | None => Board::LeftAlone,
    };
    let (truths, without) = settled(law, accepted, gates, board);
    Gates { truths, board, without }
}

/// The same as the text is read in this case, whatever another reading would come to, given what its gates came to as far as
/// the board was searched.
pub(super) fn gates_read_so(law: Law, accepted: &mut Accepted, gates: Vec<Truth>) -> Vec<Truth> {
    let waits = Waiting::of(law, accepted).is_some_and(|waiting| waiting.waits(&gates));
    settled(law, accepted, gates, if waits { Board::Searched } else { Board::LeftAlone }).0
}

fn evaluated(law: Law, accepted: &Accepted) -> Vec<Truth> {
    law.program.circuit.evaluate(&accepted.facts.truths(law.program.circuit.atoms()))
}

/// The gates when the board has been searched where it is to be, and the order of moments is asked where it decides.
fn settled(
    law: Law,
    accepted: &mut Accepted,
    gates: Vec<Truth>,
    board: Board,
) -> (Vec<Truth>, Option<Without>) {
    let gates = match board {
        Board::Searched => {
            accepted.search(law.vocabulary, law.program);
            evaluated(law, accepted)
        }
        Board::LeftAlone => gates,
    };
    order::asked(law, accepted, gates)
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
        let turned: Vec<_> = turned(law.vocabulary, law.program, accepted).collect();
        turned.chunks(LANES).any(|turned| {
            let apart = gates_of_turned(law.program, truths, turned);
            let of = |gate: &GateId, lane| apart.gates.get(gate.index()).map(|lanes| lanes.truth(lane));
            let waits = |lane| self.0.iter().any(|gate| of(gate, lane) == Some(Truth::Unknown));
            (0..turned.len()).any(waits)
        })
    }
}

/// The truth of every gate in cases read otherwise, as many as there are lanes: a lane a case.
pub(super) fn gates_of_turned(program: &Program, truths: &[Truth], turned: &[Turned]) -> Apart {
    let atoms = turned.iter().enumerate().flat_map(|(lane, turned)| {
        turned.truths(program).into_iter().map(move |(atom, truth)| (atom, lane, truth))
    });
    program.wiring.apart(&program.circuit, truths, atoms)
}

/// The gates of the rules with a conclusion about these matters.
pub(super) fn rules_about<'a>(
    program: &'a Program,
    matters: &'a [Matter],
) -> impl Iterator<Item = RuleGates> + 'a {
    let rules = program.rules.iter().zip(&program.matters);
    let about = rules.filter(|(_, of_rule)| of_rule.iter().any(|matter| matters.contains(matter)));
    about.map(|(gates, _)| *gates)
}
