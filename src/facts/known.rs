//! What is known of each fact, and the truth of atoms that follows from it.

use crate::model::{Difference, FactId, Value, Vocabulary};
use crate::program::{Atom, Truth};

/// What is known of a fact.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Known {
    /// Stated in the case.
    Told(Value),
    /// Read from the position, the written move or other facts.
    Computed(Value),
    /// The normal course, assumed.
    Assumed(Value),
    /// Nobody said anything.
    #[default]
    NotAsked,
    /// Said to be unknown for now.
    Unknown,
    /// Said to be impossible to establish.
    Unknowable,
}

/// What is known of every fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    known: Vec<Known>,
}

impl Facts {
    /// Nothing is known yet.
    #[must_use]
    pub fn nothing(vocabulary: &Vocabulary) -> Self {
        Self { known: vec![Known::NotAsked; vocabulary.fact_count()] }
    }

    /// What is known of a fact.
    #[must_use]
    pub fn known(&self, fact: FactId) -> &Known {
        self.known.get(fact.index()).unwrap_or(&Known::NotAsked)
    }

    /// The value of a fact, wherever it comes from.
    #[must_use]
    pub fn value(&self, fact: FactId) -> Option<&Value> {
        match self.known(fact) {
            Known::Told(value) | Known::Computed(value) | Known::Assumed(value) => Some(value),
            Known::NotAsked | Known::Unknown | Known::Unknowable => None,
        }
    }

    /// The amount of a duration or number.
    #[must_use]
    pub fn amount(&self, fact: FactId) -> Option<i64> {
        match self.value(fact) {
            Some(Value::Amount(amount)) => Some(*amount),
            Some(Value::Truth(_) | Value::Choice(_) | Value::Text(_)) | None => None,
        }
    }

    /// Whether the value is assumed.
    #[must_use]
    pub fn is_assumed(&self, fact: FactId) -> bool {
        matches!(self.known(fact), Known::Assumed(_))
    }

    /// Records what is known of a fact.
    pub fn set(&mut self, fact: FactId, known: Known) {
        if let Some(slot) = self.known.get_mut(fact.index()) {
            *slot = known;
        }
    }

    /// The same facts with every assumption withdrawn.
    #[must_use]
    pub fn without_assumptions(&self) -> Self {
        let known = self.known.iter().map(|known| match known {
            Known::Assumed(_) => Known::NotAsked,
            Known::Told(_) | Known::Computed(_) | Known::NotAsked | Known::Unknown | Known::Unknowable => {
                known.clone()
            }
        });
        Self { known: known.collect() }
    }

    /// The truth of an atom. Times and numbers are never negative, so a comparison with an unknown one can be settled.
    #[must_use]
    pub fn truth(&self, atom: Atom) -> Truth {
        match atom {
            Atom::Holds(fact) => match self.value(fact) {
                Some(Value::Truth(truth)) => Truth::known(*truth),
                Some(Value::Amount(_) | Value::Choice(_) | Value::Text(_)) | None => Truth::Unknown,
            },
            Atom::Is(fact, choice) => match self.value(fact) {
                Some(Value::Choice(value)) => Truth::known(*value == choice),
                Some(Value::Amount(_) | Value::Truth(_) | Value::Text(_)) | None => Truth::Unknown,
            },
            Atom::AtMost(difference) => self.at_most(difference),
        }
    }

    fn at_most(&self, Difference { left, right, limit }: Difference) -> Truth {
        let bounds = |fact: Option<FactId>| match fact {
            None => (0, Some(0)),
            Some(fact) => self.amount(fact).map_or((0, None), |amount| (amount, Some(amount))),
        };
        let ((left_least, left_most), (right_least, right_most)) = (bounds(left), bounds(right));
        if left_most.is_some_and(|most| most - right_least <= limit) {
            Truth::True
        } else if right_most.is_some_and(|most| left_least - most > limit) {
            Truth::False
        } else {
            Truth::Unknown
        }
    }

    /// The truth of every atom.
    #[must_use]
    pub fn truths(&self, atoms: &[Atom]) -> Vec<Truth> {
        atoms.iter().map(|atom| self.truth(*atom)).collect()
    }
}
