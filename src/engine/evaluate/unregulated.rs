//! What was told and is not regulated: facts that no rule of the edition asks about, and situations it says it holds no
//! rule for.

use std::collections::BTreeSet;

use crate::engine::facts::{Facts, Known};
use crate::engine::model::{Edition, Fact, FactId, Formula, Seat, Vocabulary};
use crate::engine::program::{Program, Truth};

/// The facts told on which the edition, as it is held, does not rule.
pub(super) struct Untreated {
    /// No rule asks about them.
    pub(super) unregulated: Vec<FactId>,
    /// The printed text rules on them, and the edition says that these rules are not held.
    pub(super) not_held: Vec<FactId>,
}

impl Untreated {
    /// Of a case.
    pub(super) fn of(vocabulary: &Vocabulary, edition: &Edition, program: &Program, facts: &Facts) -> Self {
        let of_situations: BTreeSet<FactId> = not_held(edition, facts).flat_map(Formula::facts).collect();
        let told = |id: &FactId| matches!(facts.known(*id), Known::Told(_));
        let with_fact = |id: FactId| (id, vocabulary.fact(id));
        let not_held = of_situations.iter().copied().filter(told).map(with_fact);
        let unregulated = program.unasked.iter().copied().filter(told).map(with_fact).filter(|(id, fact)| {
            // What is assumed of a colour is assumed of the role it has.
            let of_role = Seat::ALL.first().and_then(|role| vocabulary.of_seat(*id, *role));
            let assumed = fact.assume.as_ref().or_else(|| vocabulary.fact(of_role?).assume.as_ref());
            let usual = assumed.is_some_and(|usual| Some(&usual.value) == facts.value(*id));
            !usual && !of_situations.contains(id)
        });
        Self { unregulated: once(unregulated), not_held: once(not_held) }
    }

    /// Whether one of them is something that happens in a game, and not only how it does.
    pub(super) fn is_event(&self, vocabulary: &Vocabulary) -> bool {
        if self.unregulated.is_empty() && self.not_held.is_empty() {
            return false;
        }
        let is_untreated = |fact: &FactId| self.unregulated.contains(fact) || self.not_held.contains(fact);
        let happened = vocabulary.moments().filter_map(|(_, moment)| moment.happened.as_ref());
        happened.flat_map(Formula::facts).any(|fact| is_untreated(&fact))
    }
}

/// The situations told for which the edition says that no rule is held.
pub(super) fn not_held<'a>(edition: &'a Edition, facts: &'a Facts) -> impl Iterator<Item = &'a Formula> {
    let holds = |formula: &&Formula| facts.truth_of(formula, &|_| Truth::Unknown) == Truth::True;
    edition.not_held.iter().map(|situation| &situation.value).filter(holds)
}

/// A fact of a role and of its colour is one fact.
fn once<'a>(told: impl Iterator<Item = (FactId, &'a Fact)>) -> Vec<FactId> {
    let mut found: Vec<(FactId, &Fact)> = Vec::new();
    for (id, fact) in told {
        let is_known = |(_, known): &(FactId, &Fact)| known.declared == fact.declared;
        let by_colour = matches!(fact.seat, Some(Seat::White | Seat::Black));
        if !(by_colour && found.iter().any(is_known)) {
            found.push((id, fact));
        }
    }
    found.into_iter().map(|(id, _)| id).collect()
}
