//! The case under one alternative reading of a contested text.

use std::borrow::Cow;

use crate::engine::facts::{Accepted, Facts, Known, propagate};
use crate::engine::model::{FactId, Type, Value, Vocabulary};
use crate::engine::program::{Atom, AtomId, Program, Truth};

/// One alternative reading of a contested text.
pub(super) struct AlternativeReading {
    /// The reading.
    pub(super) fact: FactId,
    /// The choice taken.
    pub(super) taken: u8,
    /// The other one.
    pub(super) choice: u8,
    /// The facts under that reading with a timeline of their own, where the order of moments depends on the reading.
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

    /// The atoms whose truth may differ under this reading, with that truth.
    pub(super) fn truths(&self, program: &Program) -> Vec<(AtomId, Truth)> {
        if let Some(facts) = &self.propagated_again {
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

/// Every choice not taken, of each reading that the rules of the edition ask for.
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
