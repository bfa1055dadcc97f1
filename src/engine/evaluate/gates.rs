//! The truth of every gate for a case, as the texts are read and under each alternative reading of a contested text; and the
//! assumptions on which the truth of a gate depends: with the facts of the case and these assumptions alone, the gate has the
//! same truth.
//!
//! A search on the board is made only if the ruling depends on its result.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::order::{self, Asked, Without};
use super::question::Context;
use crate::engine::facts::{Accepted, Facts, Known, propagate};
use crate::engine::model::{FactId, Matter, Type, Value, Vocabulary};
use crate::engine::program::{Atom, Gate, GateId, LANES, Lanes, Program, RuleGates, Truth};

/// The gates of a case.
pub(super) struct Gates {
    /// The truth of every gate.
    pub(super) truths: Vec<Truth>,
    /// The same with all assumptions withdrawn.
    pub(super) told: Vec<Truth>,
    /// The case without the assumed orders of moments that would decide it, if the same results are possible without them.
    pub(super) without: Option<Without>,
}

/// Evaluates the gates of a case. Expensive searches on the board are made only if the ruling depends on them, as the texts are read
/// or under an alternative reading.
pub(super) fn gates(context: Context, accepted: &mut Accepted) -> Gates {
    let mut evaluated = Evaluated::of(context, accepted);
    let gates = &evaluated.truths;
    // Alternative readings are ruled on as exactly.
    let turns_on_the_board = Waiting::of(context, accepted).is_some_and(|waiting| {
        waiting.waits(gates) || waiting.waits_read_otherwise(context, accepted, gates)
    });
    if turns_on_the_board {
        accepted.search(context.vocabulary, context.program);
        evaluated = Evaluated::of(context, accepted);
    }
    let Evaluated { truths, mut told } = evaluated;
    let mut asked = order::asked(context, accepted, truths);
    let is_withdrawn = asked.withdrawn;
    // With an order withdrawn, the ruling may depend on the board after all.
    if is_withdrawn && let Some(searched) = searched(context, accepted, &asked.gates) {
        asked = order::asked(context, accepted, searched);
    }
    if is_withdrawn {
        told = Evaluated::of(context, accepted).told;
    }
    let Asked { gates: truths, without, .. } = asked;
    Gates { truths, told, without }
}

/// Searches the board if the ruling depends on it, and returns the truth of every gate then; `None` if nothing was searched.
fn searched(context: Context, accepted: &mut Accepted, gates: &[Truth]) -> Option<Vec<Truth>> {
    let Context { vocabulary, program, .. } = context;
    Waiting::of(context, accepted).filter(|waiting| waiting.waits(gates))?;
    accepted.search(vocabulary, program);
    Some(program.circuit.evaluate(&accepted.facts.truths(program.circuit.atoms())))
}

/// The same for one reading of the texts alone, given the gates as far as the board was searched.
pub(super) fn gates_read_so(context: Context, accepted: &mut Accepted, mut gates: Vec<Truth>) -> Vec<Truth> {
    if let Some(searched) = searched(context, accepted, &gates) {
        gates = searched;
    }
    let asked = order::asked(context, accepted, gates);
    if asked.withdrawn
        && let Some(searched) = searched(context, accepted, &asked.gates)
    {
        return order::asked(context, accepted, searched).gates;
    }
    asked.gates
}

/// The truth of every gate, before assumed orders of moments that decide are withdrawn.
struct Evaluated {
    truths: Vec<Truth>,
    /// The same with all assumptions withdrawn.
    told: Vec<Truth>,
}

/// The lanes of the case with assumptions, and without.
const TAKEN: usize = 0;
const TOLD: usize = 1;

impl Evaluated {
    /// Both in one bit-parallel pass.
    fn of(context: Context, accepted: &Accepted) -> Self {
        let (circuit, facts) = (&context.program.circuit, &accepted.facts);
        let lanes = |atom: &Atom| {
            let truth = facts.truth(*atom);
            let mut lanes = Lanes::all(truth);
            // A fact unknown with assumptions is unknown without them.
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

/// The gates for which a ruling would search the board: it does so while one of them is unknown.
pub(super) struct Waiting(Vec<GateId>);

impl Waiting {
    /// For a case whose board has not been searched; `None` if there is nothing to search for.
    pub(super) fn of(context: Context, accepted: &Accepted) -> Option<Self> {
        accepted.later.as_ref()?;
        let program = context.program;
        let about = rules_about(program, &accepted.matters).map(|rule| rule.applies);
        Some(Self(about.chain(program.outcomes).collect()))
    }

    /// Whether the ruling needs the search, given the truth of every gate.
    pub(super) fn waits(&self, gates: &[Truth]) -> bool {
        self.0.iter().any(|gate| gates.get(gate.index()) == Some(&Truth::Unknown))
    }

    /// Whether it needs the search under some alternative reading.
    fn waits_read_otherwise(&self, context: Context, accepted: &Accepted, truths: &[Truth]) -> bool {
        let alternative: Vec<_> =
            alternative_readings(context.vocabulary, context.program, accepted).collect();
        alternative.chunks(LANES).any(|alternative| {
            let gates = gates_of_alternatives(context.program, truths, alternative);
            let mut waiting = self.0.iter().filter_map(|gate| gates.get(gate.index()));
            waiting.any(|lanes| (0..alternative.len()).any(|lane| lanes.truth(lane) == Truth::Unknown))
        })
    }
}

/// The truth of every gate under alternative readings, one lane each; at most [`LANES`] of them.
pub(super) fn gates_of_alternatives(
    program: &Program,
    truths: &[Truth],
    alternative: &[AlternativeReading],
) -> Vec<Lanes> {
    let circuit = &program.circuit;
    let mut atoms: Vec<_> = circuit.atom_truths(truths).into_iter().map(Lanes::all).collect();
    for (lane, alternative) in alternative.iter().enumerate() {
        for (place, truth) in alternative.truths(program) {
            if let Some(lanes) = atoms.get_mut(place) {
                lanes.set(lane, truth);
            }
        }
    }
    let mut gates = Vec::new();
    circuit.evaluate_lanes(&atoms, &mut gates);
    gates
}

/// The gates of rules that conclude something about these matters.
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

/// One alternative reading of a contested text.
pub(super) struct AlternativeReading {
    /// The reading.
    pub(super) fact: FactId,
    /// The choice taken.
    pub(super) taken: u8,
    /// The alternative choice.
    pub(super) choice: u8,
    /// The facts under that reading with their own timeline, if the order of moments depends on the reading.
    pub(super) propagated_again: Option<Facts>,
}

impl AlternativeReading {
    /// The facts of the case under this reading.
    pub(super) fn facts<'a>(&'a self, case: &Accepted) -> Cow<'a, Facts> {
        self.propagated_again.as_ref().map_or_else(
            || {
                let mut facts = case.facts.clone();
                facts.set(self.fact, Known::Assumed(Value::Choice(self.choice)));
                Cow::Owned(facts)
            },
            Cow::Borrowed,
        )
    }

    /// The case under this reading.
    pub(super) fn read(&self, case: &Accepted) -> Accepted {
        let mut read = case.clone();
        read.facts = self.facts(case).into_owned();
        read
    }

    /// The atoms whose truth may differ under this reading, by their numbers, with that truth.
    fn truths(&self, program: &Program) -> Vec<(usize, Truth)> {
        if let Some(facts) = &self.propagated_again {
            let atoms = program.circuit.atoms().iter().enumerate();
            let may_differ = |atom: &Atom| matches!(atom, Atom::AtMost(_)) || atom.speaks_of(self.fact);
            let atoms = atoms.filter(|(_, atom)| may_differ(atom));
            return atoms.map(|(place, atom)| (place, facts.truth(*atom))).collect();
        }
        let ways = [(self.taken, Truth::False), (self.choice, Truth::True)].into_iter();
        let number = |choice| Some(program.circuit.number(Atom::Is(self.fact, choice))?.index());
        ways.filter_map(|(choice, truth)| Some((number(choice)?, truth))).collect()
    }
}

/// Every other choice of each reading that the rules of the edition ask for.
pub(super) fn alternative_readings<'a>(
    vocabulary: &'a Vocabulary,
    program: &'a Program,
    accepted: &'a Accepted,
) -> impl Iterator<Item = AlternativeReading> + 'a {
    program.readings.iter().flat_map(move |fact| {
        let taken = match accepted.facts.value(*fact) {
            Some(Value::Choice(taken)) => Some(*taken),
            Some(Value::Truth(_) | Value::Amount(_) | Value::Text(_)) | None => None,
        };
        let count = match (&vocabulary.fact(*fact).kind, taken) {
            (Type::OneOf(values), Some(_)) => u8::try_from(values.len()).unwrap_or(u8::MAX),
            (_, _) => 0,
        };
        let moves = count > 0 && program.timeline_depends_on.contains(fact);
        (0..count).filter(move |choice| Some(*choice) != taken).filter_map(move |choice| {
            let mut alternative =
                AlternativeReading { fact: *fact, taken: taken?, choice, propagated_again: None };
            if moves {
                let mut facts = alternative.facts(accepted).into_owned();
                propagate(program, &mut facts, &accepted.order).ok()?;
                alternative.propagated_again = Some(facts);
            }
            Some(alternative)
        })
    })
}

/// The assumed facts and assumed orders of moments which, together with told and computed facts, give these gates their truth.
pub(super) fn resting_on(
    program: &Program,
    facts: &Facts,
    gates: &Gates,
    targets: impl IntoIterator<Item = GateId>,
) -> (Vec<FactId>, Vec<usize>) {
    let (truths, bare) = (&gates.truths[..], &gates.told[..]);
    let seen = vec![false; truths.len()];
    let mut walk =
        Walk { program, facts, truths, bare, seen, found: BTreeSet::new(), orders: BTreeSet::new() };
    for target in targets {
        walk.visit(target);
    }
    (walk.found.into_iter().collect(), walk.orders.into_iter().collect())
}

struct Walk<'a> {
    program: &'a Program,
    facts: &'a Facts,
    truths: &'a [Truth],
    bare: &'a [Truth],
    seen: Vec<bool>,
    found: BTreeSet<FactId>,
    /// Orders of the normal course.
    orders: BTreeSet<usize>,
}

impl Walk<'_> {
    fn truth(&self, gate: GateId) -> Truth {
        self.truths.get(gate.index()).copied().unwrap_or(Truth::Unknown)
    }

    fn is_seen(&self, gate: GateId) -> bool {
        self.seen.get(gate.index()).copied().unwrap_or(true)
    }

    /// Follows what made the gate's truth known; a gate known without assumptions rests on none.
    fn visit(&mut self, gate: GateId) {
        let truth = self.truth(gate);
        let known_bare = truth != Truth::Unknown && self.bare.get(gate.index()).copied() == Some(truth);
        if known_bare || self.is_seen(gate) {
            return;
        }
        if let Some(seen) = self.seen.get_mut(gate.index()) {
            *seen = true;
        }
        match self.program.circuit.gates().get(gate.index()) {
            Some(Gate::Atom(atom)) => {
                let atom = self.program.circuit.atoms().get(atom.index());
                if let Some(atom) = atom {
                    self.atom(*atom);
                }
            }
            Some(Gate::Not(input)) => self.visit(*input),
            Some(Gate::And(inputs)) => self.inputs(gate, inputs, Truth::False),
            Some(Gate::Or(inputs)) => self.inputs(gate, inputs, Truth::True),
            None => {}
        }
    }

    fn atom(&mut self, atom: Atom) {
        let facts = atom.facts().into_iter().flatten();
        for fact in facts {
            let rests =
                if self.facts.is_assumed(fact) { Some(fact) } else { self.facts.computed_while(fact) };
            self.found.extend(rests);
        }
        if let (Atom::AtMost(difference), Some(timeline)) = (atom, self.facts.timeline()) {
            let rest = timeline.justification(difference);
            self.found.extend(rest.facts);
            self.orders.extend(rest.usual);
        }
    }

    /// Whether the gate, or its negation, compares moments and is known only by the normal course of their order.
    fn is_assumed_order(&self, gate: GateId) -> bool {
        match self.program.circuit.gates().get(gate.index()) {
            Some(Gate::Not(input)) => self.is_assumed_order(*input),
            Some(Gate::Atom(atom)) => {
                match (self.program.circuit.atoms().get(atom.index()), self.facts.timeline()) {
                    (Some(Atom::AtMost(difference)), Some(timeline)) => {
                        !timeline.justification(*difference).usual.is_empty()
                    }
                    (_, _) => false,
                }
            }
            Some(Gate::And(_) | Gate::Or(_)) | None => false,
        }
    }

    fn inputs(&mut self, gate: GateId, inputs: &[GateId], deciding: Truth) {
        let truth = self.truth(gate);
        if truth == deciding {
            // One deciding input is enough. Prefer one that was followed already, then facts before orders of moments.
            let alike = inputs.iter().filter(|input| self.truth(**input) == truth);
            let chosen = alike.min_by_key(|input| (!self.is_seen(**input), self.is_assumed_order(**input)));
            if let Some(input) = chosen.copied() {
                self.visit(input);
            }
        } else {
            for input in inputs {
                self.visit(*input);
            }
        }
    }
}
