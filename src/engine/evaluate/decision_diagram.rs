//! One question asked of many cases, of each of which every fact asked is known.
//!
//! In: gates of a circuit. Out: a [`DecisionDiagram`] that finds which of them hold by a walk: at each step it looks at a few
//! atoms and goes on to where only what they leave open is asked. Guaranteed: it says what the circuit says; beyond a bound
//! there is no diagram.

use std::collections::{BTreeMap, HashMap};

use biodivine_lib_bdd::{Bdd, BddPointer};

use crate::engine::program::{AtomId, Circuit, GateId, Truth};
use crate::engine::solver::{Diagrams, ids_under};

/// So many atoms are looked at in a step: more make fewer steps, and branches by their power of two.
const ATOMS: usize = 5;

/// The branches of a step: one for each way in which its atoms can hold.
const BRANCHES: usize = 1 << ATOMS;

/// Steps at most.
const LARGEST: usize = 1 << 14;

/// The bit by which a place among the answers differs from one among the steps.
const ANSWER: u16 = 1 << 15;

/// Which of some gates hold, found by a walk.
#[derive(Debug, Clone)]
pub struct DecisionDiagram {
    /// The atoms asked, in the order in which they are looked at.
    atoms: Vec<AtomId>,
    steps: Vec<Step>,
    start: Next,
    /// What a walk can come to: the places of the gates that hold.
    answers: Vec<Box<[usize]>>,
}

/// A look at some atoms. It is small, so that a whole diagram fits into the nearest memory.
#[derive(Debug, Clone)]
struct Step {
    /// Which atoms: the place of their [`AtomSet`].
    set: u16,
    next: [Next; BRANCHES],
}

/// Where a walk goes on: the place of a step, or with [`ANSWER`] that of an answer.
type Next = u16;

/// Which of some neighbouring atoms hold: a bit an atom.
type AtomSet = u8;

/// The atoms that a [`DecisionDiagram`] asks, all known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllKnown(Box<[AtomSet]>);

impl DecisionDiagram {
    /// Which of these gates hold. None where the diagram would be too large: the circuit itself has to be asked.
    #[must_use]
    pub fn of(circuit: &Circuit, gates: &[GateId]) -> Option<Self> {
        let atoms = ids_under(circuit, gates.iter().copied());
        let variables = atoms.iter().filter_map(|atom| circuit.atoms().get(atom.index()).copied());
        let mut diagrams = Diagrams::over(variables.collect())?;
        let mut done = BTreeMap::new();
        let questions = gates.iter().map(|gate| diagrams.gate(circuit, *gate, &mut done));
        let questions: Vec<_> = questions.collect::<Option<_>>()?;
        let start = questions.iter().map(Bdd::root_pointer).collect();
        Walks { questions, known: HashMap::new(), open: Vec::new(), answers: Vec::new() }.all(atoms, start)
    }

    /// The atoms asked, in the order in which they are looked at.
    #[must_use]
    pub fn atoms(&self) -> &[AtomId] {
        &self.atoms
    }

    /// The atoms asked, from the truth of every atom of the circuit; none where one asked is not known.
    #[must_use]
    pub fn all_known(&self, atoms: &[Truth]) -> Option<AllKnown> {
        let set = |asked: &[AtomId]| {
            asked.iter().enumerate().try_fold(0, |set, (place, atom)| match atoms.get(atom.index())? {
                Truth::True => Some(set | 1 << place),
                Truth::False => Some(set),
                Truth::Unknown => None,
            })
        };
        self.atoms.chunks(ATOMS).map(set).collect::<Option<_>>().map(AllKnown)
    }

    /// The gates that hold: their places in the list for which the diagram was made, in order. `known` comes from
    /// [`DecisionDiagram::all_known`] of this same diagram.
    #[must_use]
    pub fn holding(&self, known: &AllKnown) -> &[usize] {
        let mut at = self.start;
        while let Some(step) = self.steps.get(usize::from(at)) {
            let set = known.0.get(usize::from(step.set)).copied().unwrap_or_default();
            at = step.next.get(usize::from(set)).copied().unwrap_or(ANSWER);
        }
        self.answers.get(usize::from(at & !ANSWER)).map_or(&[], |holding| holding)
    }
}

/// What is left of each question after some atoms.
type Left = Vec<BddPointer>;

/// The diagram in the making.
struct Walks {
    /// A diagram a gate.
    questions: Vec<Bdd>,
    /// What was left before, and where it goes on.
    known: HashMap<Left, Next>,
    /// What is left at each step.
    open: Vec<Left>,
    answers: Vec<Box<[usize]>>,
}

impl Walks {
    fn all(mut self, atoms: Vec<AtomId>, start: Left) -> Option<DecisionDiagram> {
        let start = self.place(start)?;
        let mut steps = Vec::new();
        while let Some(left) = self.open.get(steps.len()).cloned() {
            let set = self.first(&left)? / ATOMS;
            let mut next = [start; BRANCHES];
            for (holding, next) in next.iter_mut().enumerate() {
                *next = self.place(self.after(&left, set, holding))?;
            }
            steps.push(Step { set: u16::try_from(set).ok()?, next });
        }
        Some(DecisionDiagram { atoms, steps, start, answers: self.answers })
    }

    /// Where it goes on with what is left.
    fn place(&mut self, left: Left) -> Option<Next> {
        if let Some(known) = self.known.get(&left) {
            return Some(*known);
        }
        let place = if left.iter().all(BddPointer::is_terminal) {
            let holding = left.iter().enumerate().filter(|(_, question)| question.is_one());
            self.answers.push(holding.map(|(place, _)| place).collect());
            ANSWER | u16::try_from(self.answers.len() - 1).ok()?
        } else {
            self.open.push(left.clone());
            u16::try_from(self.open.len() - 1).ok()?
        };
        self.known.insert(left, place);
        (self.open.len() <= LARGEST && self.answers.len() <= LARGEST).then_some(place)
    }

    /// The place of the first atom still asked.
    fn first(&self, left: &Left) -> Option<usize> {
        let asked = left.iter().zip(&self.questions).filter(|(at, _)| !at.is_terminal());
        asked.map(|(at, question)| question.var_of(*at).to_index()).min()
    }

    /// What is left when the atoms of a set are known: bit `n` of `holding` speaks of the atom `n`.
    fn after(&self, left: &Left, set: usize, holding: usize) -> Left {
        let atoms = set * ATOMS..(set + 1) * ATOMS;
        let after = |(at, question): (&BddPointer, &Bdd)| {
            let mut at = *at;
            while !at.is_terminal() && atoms.contains(&question.var_of(at).to_index()) {
                let holds = holding >> (question.var_of(at).to_index() - atoms.start) & 1 == 1;
                at = if holds { question.high_link_of(at) } else { question.low_link_of(at) };
            }
            at
        };
        left.iter().zip(&self.questions).map(after).collect()
    }
}
