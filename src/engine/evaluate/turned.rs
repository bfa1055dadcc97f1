//! A case with one contested text read otherwise than it is taken.

use std::borrow::Cow;

use crate::engine::facts::{Accepted, Facts, Known, draw};
use crate::engine::model::{FactId, Type, Value, Vocabulary};
use crate::engine::program::{Atom, AtomId, Program, Truth};

/// A case with one contested text read otherwise.
pub(super) struct Turned {
    /// The reading.
    pub(super) fact: FactId,
    /// The choice taken.
    pub(super) taken: u8,
    /// The other one.
    pub(super) choice: u8,
    /// The facts so read, where the order of moments, or what has happened, asks how the text is read: only there is the line
    /// of time another one.
    pub(super) redrawn: Option<Facts>,
}

impl Turned {
    /// The facts of the case so read.
    pub(super) fn facts<'a>(&'a self, case: &Accepted) -> Cow<'a, Facts> {
        self.redrawn.as_ref().map_or_else(
            || {
                let mut facts = case.facts.clone();
                facts.set(self.fact, Known::Assumed(Value::Choice(self.choice)));
                Cow::Owned(facts)
            },
            Cow::Borrowed,
        )
    }

    /// The case so read.
    pub(super) fn read(&self, case: &Accepted) -> Accepted {
        let mut read = case.clone();
        read.facts = self.facts(case).into_owned();
        read
    }

    /// The atoms that may be otherwise in the case so read, and their truth there.
    pub(super) fn truths(&self, program: &Program) -> Vec<(AtomId, Truth)> {
        if let Some(facts) = &self.redrawn {
            let atoms = program.wiring.comparisons().iter().chain(program.wiring.atoms_of(self.fact));
            let truth =
                |atom: &AtomId| Some((*atom, facts.truth(*program.circuit.atoms().get(atom.index())?)));
            return atoms.filter_map(truth).collect();
        }
        let ways = [(self.taken, Truth::False), (self.choice, Truth::True)].into_iter();
        ways.filter_map(|(choice, truth)| Some((program.circuit.number(Atom::Is(self.fact, choice))?, truth)))
            .collect()
    }
}

/// A case under every other choice of each reading its edition asks.
pub(super) fn turned<'a>(
    vocabulary: &'a Vocabulary,
    program: &'a Program,
    accepted: &'a Accepted,
) -> impl Iterator<Item = Turned> + 'a {
    program.readings.iter().flat_map(move |fact| {
        let taken = match accepted.facts.value(*fact) {
            Some(Value::Choice(taken)) => Some(*taken),
            Some(Value::Truth(_) | Value::Amount(_) | Value::Text(_)) | None => None,
        };
        let count = match (&vocabulary.fact(*fact).kind, taken) {
            (Type::OneOf(values), Some(_)) => u8::try_from(values.len()).unwrap_or(u8::MAX),
            (_, _) => 0,
        };
        let moves = count > 0 && program.redrawn_by.contains(fact);
        (0..count).filter(move |choice| Some(*choice) != taken).filter_map(move |choice| {
            let mut turned = Turned { fact: *fact, taken: taken?, choice, redrawn: None };
            if moves {
                let mut facts = turned.facts(accepted).into_owned();
                draw(program, &mut facts, &accepted.order).ok()?;
                turned.redrawn = Some(facts);
            }
            Some(turned)
        })
    })
}
