//! What was told and is not regulated: facts that no rule of the edition asks about, and situations it says it holds no
//! rule for.

use std::collections::BTreeSet;

use crate::engine::facts::{Facts, Known};
use crate::engine::model::{Edition, Fact, FactId, Formula, Seat, Value, Vocabulary};
use crate::engine::program::{Program, Truth};

/// The facts told on which the edition, as it is held, does not rule.
pub(super) struct Untreated {
    /// No rule asks about them.
    pub(super) unregulated: Vec<FactId>,
    /// The printed text rules on them, and the edition says that these rules are not held.
    pub(super) not_held: Vec<FactId>,
}

/// Whether an edition leaves it unsaid that the game goes on: something happened in it on which it does not rule.
#[derive(Debug, Clone, Default)]
pub(super) struct Unsaid {
    /// It certainly happened.
    pub(super) certainly: bool,
    /// It happened unless each of these facts, told to be unknown, is as usual.
    pub(super) perhaps: Vec<(FactId, Value)>,
    /// It happened where one of these situations is the case, for which the edition says that no rule is held.
    pub(super) situations: Vec<Formula>,
}

impl Unsaid {
    /// Whether that turns on facts told to be unknown.
    pub(super) fn is_open(&self) -> bool {
        !(self.perhaps.is_empty() && self.situations.is_empty())
    }
}

impl Untreated {
    /// Of a case.
    pub(super) fn of(vocabulary: &Vocabulary, edition: &Edition, program: &Program, facts: &Facts) -> Self {
        let of_situations: BTreeSet<FactId> = not_held(edition, facts).flat_map(Formula::facts).collect();
        let told = |id: &FactId| matches!(facts.known(*id), Known::Told(_));
        let with_fact = |id: FactId| (id, vocabulary.fact(id));
        let not_held = of_situations.iter().copied().filter(told).map(with_fact);
        let unregulated = program.unasked.iter().copied().filter(told).map(with_fact).filter(|(id, _)| {
            usual(vocabulary, *id).is_none_or(|usual| Some(usual) != facts.value(*id))
                && !of_situations.contains(id)
        });
        Self { unregulated: once(unregulated), not_held: once(not_held) }
    }

    /// Whether one of them, or of what is told to be unknown, is something that happens in a game, and not only how it does.
    pub(super) fn unsaid(
        &self,
        vocabulary: &Vocabulary,
        edition: &Edition,
        program: &Program,
        facts: &Facts,
    ) -> Unsaid {
        let is_unknown = |fact: &FactId| matches!(facts.known(*fact), Known::Unknown | Known::Unknowable);
        let unknown: Vec<_> = program.unasked.iter().copied().filter(is_unknown).collect();
        let situations = edition.not_held.iter().map(|situation| &situation.value).filter(|situation| {
            facts.truth_of(situation, &|_| Truth::Unknown) == Truth::Unknown
                && situation.facts().iter().any(is_unknown)
        });
        let situations: Vec<_> = situations.cloned().collect();
        if self.unregulated.is_empty()
            && self.not_held.is_empty()
            && unknown.is_empty()
            && situations.is_empty()
        {
            return Unsaid::default();
        }
        let is_untreated = |fact: &FactId| self.unregulated.contains(fact) || self.not_held.contains(fact);
        let happened = vocabulary.moments().filter_map(|(_, moment)| moment.happened.as_ref());
        let events: BTreeSet<_> = happened.flat_map(Formula::facts).collect();
        let perhaps = unknown.into_iter().filter(|fact| events.contains(fact));
        let perhaps = perhaps.filter_map(|fact| Some((fact, usual(vocabulary, fact)?.clone())));
        let is_event = |situation: &Formula| situation.facts().iter().any(|fact| events.contains(fact));
        Unsaid {
            certainly: events.iter().any(is_untreated),
            perhaps: perhaps.collect(),
            situations: situations.into_iter().filter(is_event).collect(),
        }
    }
}

/// What is assumed of a fact; what is assumed of a colour is assumed of the role it has.
fn usual(vocabulary: &Vocabulary, fact: FactId) -> Option<&Value> {
    let of_role = || Seat::ALL.first().and_then(|role| vocabulary.of_seat(fact, *role));
    let assumed = vocabulary.fact(fact).assume.as_ref();
    assumed.or_else(|| vocabulary.fact(of_role()?).assume.as_ref()).map(|assumed| &assumed.value)
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
