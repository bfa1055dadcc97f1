//! The answers to a question, and what each leads to.

use super::gates::gates;
use super::law::Law;
use super::question::{Question, scores};
use super::ruling::possible_results;
use crate::engine::decision::{Answer, Boundary, Given, Score};
use crate::engine::facts::{Accepted, Known};
use crate::engine::model::{Difference, FactId, Type, Value};
use crate::engine::program::{Atom, GateId, Truth};
use crate::engine::solver::Claim;

impl Question<'_> {
    /// The answers that can be given, each with the results it leaves: those of the ruling that it then gives.
    pub(super) fn answers(&self, fact: FactId) -> Vec<Answer> {
        let choices: Vec<(Given, Vec<Claim>)> = match &self.law.vocabulary.fact(fact).kind {
            Type::Truth => self.truths(fact),
            Type::OneOf(values) => self.choices(fact, values.len()),
            Type::Duration | Type::Number => self.limits(fact),
            Type::Moment | Type::Text | Type::Date | Type::Fen | Type::Moves => Vec::new(),
        };
        let mut answers = Vec::new();
        for (given, claims) in choices {
            if self.possible(&claims) {
                answers.extend(self.answer(fact, given, &claims));
            }
        }
        if self.result { merged(answers) } else { answers }
    }

    /// An answer with the results it leaves; none where it cannot be told with what else is.
    fn answer(&self, fact: FactId, given: Given, claims: &[Claim]) -> Option<Answer> {
        let value = match &given {
            Given::Value(value) => Some(value.clone()),
            Given::Range(from, _) => Some(Value::Amount(amount_above(*from))),
            Given::Limits(_) | Given::Order(..) => None,
        };
        // What is told to be unknown is told already: another value of it tells nothing more.
        let news = self.case.filter(|_| *self.facts.known(fact) == Known::NotAsked);
        let possible = match (value, news) {
            (Some(value), Some(case)) => {
                self.leaves(case.telling(self.law.vocabulary, self.law.program, fact, &value)?)?
            }
            (_, _) => self.scores_given(claims),
        };
        Some(Answer { given, possible })
    }

    /// The answer that a fact has a value, ruled on anew; none where it cannot be told with what else is.
    pub(super) fn ruled_anew(&self, fact: FactId, value: Value) -> Option<Answer> {
        let Law { vocabulary, program, .. } = self.law;
        let possible = self.leaves(self.case?.telling(vocabulary, program, fact, &value)?)?;
        Some(Answer { given: Given::Value(value), possible })
    }

    /// The results that a case leaves possible, where the ruling is about them; none where it contradicts itself.
    pub(super) fn leaves(&self, mut case: Accepted) -> Option<Vec<Score>> {
        let gates = gates(self.law, &mut case);
        if !self.result {
            return Some(Vec::new());
        }
        let possible = possible_results(self.law, &case, &gates.truths);
        (!possible.is_empty()).then_some(possible)
    }

    /// The results left then; none where the ruling is about something else.
    pub(super) fn scores_given(&self, given: &[Claim]) -> Vec<Score> {
        if !self.result {
            return Vec::new();
        }
        scores(&self.outcomes_given(given), self.sealer)
    }

    fn atoms_of(&self, fact: FactId) -> Vec<(Atom, GateId)> {
        let atoms = self.unsettled_atoms().iter().filter_map(|gate| Some((self.atom(*gate)?, *gate)));
        atoms.filter(|(atom, _)| atom.speaks_of(fact)).collect()
    }

    /// The comparisons of an amount of which neither side is known, be it only that no game could show both.
    fn turning(&self, fact: FactId) -> Vec<(Atom, GateId)> {
        let circuit = &self.law.program.circuit;
        let gates = (0..circuit.gates().len()).map(GateId::at);
        let atoms = gates.filter_map(|gate| Some((self.atom(gate)?, gate)));
        atoms.filter(|(atom, gate)| atom.speaks_of(fact) && self.truth(*gate) == Truth::Unknown).collect()
    }

    fn truths(&self, fact: FactId) -> Vec<(Given, Vec<Claim>)> {
        let atoms = self.atoms_of(fact);
        let given = |truth| Given::Value(Value::Truth(truth));
        let ways = |gate| [true, false].map(|holds| (given(holds), vec![(gate, holds)]));
        atoms.into_iter().flat_map(|(_, gate)| ways(gate)).collect()
    }

    fn choices(&self, fact: FactId, values: usize) -> Vec<(Given, Vec<Claim>)> {
        let atoms = self.atoms_of(fact);
        let can_be = |value: &u8| self.facts.truth(Atom::Is(fact, *value)) != Truth::False;
        let choices = (0..values).filter_map(|value| u8::try_from(value).ok()).filter(can_be);
        // Values of which the edition asks none are one answer: to it they come to the same.
        let asked = |value: u8| self.law.program.circuit.atoms().contains(&Atom::Is(fact, value));
        let first_unasked = choices.clone().find(|value| !asked(*value));
        choices
            .filter(|value| asked(*value) || Some(*value) == first_unasked)
            .map(|value| {
                let own = |atom: &Atom| matches!(atom, Atom::Is(_, of) if *of == value);
                let claims = atoms.iter().map(|(atom, gate)| (*gate, own(atom)));
                (Given::Value(Value::Choice(value)), claims.collect())
            })
            .collect()
    }

    fn limits(&self, fact: FactId) -> Vec<(Given, Vec<Claim>)> {
        let of_amounts = |atoms: Vec<(Atom, GateId)>| {
            let amounts = atoms.into_iter().filter_map(|(atom, gate)| match atom {
                Atom::AtMost(difference) => Some((difference, gate)),
                Atom::Holds(_) | Atom::Is(..) => None,
            });
            // The time of a moment says nothing to somebody who was not told it.
            let is_time = |fact: FactId| self.law.vocabulary.fact(fact).kind == Type::Moment;
            let is_untold_time = |fact: FactId| is_time(fact) && self.facts.amount(fact).is_none();
            let amounts = amounts.filter(|(difference, _)| {
                ![difference.left, difference.right].into_iter().flatten().any(is_untold_time)
            });
            amounts.collect::<Vec<_>>()
        };
        let unsettled = of_amounts(self.atoms_of(fact));
        let bounded: Option<Vec<_>> =
            unsettled.iter().map(|(difference, gate)| self.boundary(fact, *difference, *gate)).collect();
        let Some(mut bounded) = bounded else { return patterns(&unsettled) };
        let turning = of_amounts(self.turning(fact));
        let others = turning.iter().filter(|comparison| !unsettled.contains(comparison));
        bounded.extend(others.filter_map(|(difference, gate)| self.boundary(fact, *difference, *gate)));
        ranges(bounded)
    }

    /// The amount at which a comparison turns, with what holds below it.
    fn boundary(&self, fact: FactId, difference: Difference, gate: GateId) -> Option<(Boundary, Claim)> {
        let Difference { left, right, limit } = difference;
        let is_left = left == Some(fact);
        let other = if is_left { right } else { left };
        let other = other.map_or(Some(0), |other| self.facts.amount(other))?;
        Some(if is_left {
            (Boundary { amount: other + limit, included_below: true }, (gate, true))
        } else {
            (Boundary { amount: other - limit, included_below: false }, (gate, false))
        })
    }
}

/// The least amount above one at which a comparison turns.
fn amount_above(from: Option<Boundary>) -> i64 {
    from.map_or(0, |from| from.amount + i64::from(from.included_below))
}

/// The stretches between the amounts at which comparisons turn.
fn ranges(mut boundaries: Vec<(Boundary, Claim)>) -> Vec<(Given, Vec<Claim>)> {
    boundaries.sort_by_key(|(boundary, _)| (boundary.amount, boundary.included_below));
    (0..=boundaries.len())
        .map(|place| {
            let at = |index: Option<usize>| {
                index.and_then(|index| boundaries.get(index)).map(|(boundary, _)| *boundary)
            };
            let claims = boundaries
                .iter()
                .enumerate()
                .map(|(index, (_, (gate, below)))| (*gate, *below == (index >= place)));
            (Given::Range(at(place.checked_sub(1)), at(Some(place))), claims.collect())
        })
        .collect()
}

/// Every way comparisons with unknown amounts can turn out; those that cannot be together are dropped by the caller.
fn patterns(comparisons: &[(Difference, GateId)]) -> Vec<(Given, Vec<Claim>)> {
    let comparisons = comparisons.get(..comparisons.len().min(6)).unwrap_or_default();
    (0..1_u32 << comparisons.len())
        .map(|pattern| {
            let holds = |place: usize| pattern >> place & 1 == 0;
            let parts =
                comparisons.iter().enumerate().map(|(place, (difference, _))| (*difference, holds(place)));
            let claims = comparisons.iter().enumerate().map(|(place, (_, gate))| (*gate, holds(place)));
            (Given::Limits(parts.collect()), claims.collect())
        })
        .collect()
}

/// Neighbouring stretches with the same consequence are one answer.
fn merged(answers: Vec<Answer>) -> Vec<Answer> {
    let mut merged: Vec<Answer> = Vec::new();
    for answer in answers {
        if let (Some(Answer { given: Given::Range(_, end), possible }), Given::Range(_, next)) =
            (merged.last_mut(), &answer.given)
            && *possible == answer.possible
        {
            *end = *next;
            continue;
        }
        merged.push(answer);
    }
    merged
}
