//! Whether a game is one that a question may show: the conditions `strange:` of the vocabulary.

use crate::facts::Facts;
use crate::model::{Formula, Vocabulary};
use crate::program::{Atom, Truth};

/// Whether some condition that no question of a quiz meets certainly holds.
pub(super) fn is_strange(vocabulary: &Vocabulary, facts: &Facts) -> bool {
    vocabulary.strange().iter().any(|formula| truth(formula, facts) == Truth::True)
}

fn truth(formula: &Formula, facts: &Facts) -> Truth {
    match formula {
        Formula::And(parts) => parts.iter().map(|part| truth(part, facts)).min().unwrap_or(Truth::True),
        Formula::Or(parts) => parts.iter().map(|part| truth(part, facts)).max().unwrap_or(Truth::False),
        Formula::Not(part) => !truth(part, facts),
        Formula::Holds(fact) => facts.truth(Atom::Holds(*fact)),
        Formula::Is(fact, value) => facts.truth(Atom::Is(*fact, *value)),
        Formula::AtMost(difference) => facts.truth(Atom::AtMost(*difference)),
        // The vocabulary knows no rules.
        Formula::Applies(_) => Truth::Unknown,
    }
}
