//! The facts that matter: those of which two answers, all else equal, give different rulings.

use std::collections::BTreeSet;

use super::law::Law;
use super::question::Question;
use crate::engine::decision::{Answer, Given, Missing};
use crate::engine::facts::Known;
use crate::engine::model::{Difference, FactId, Formula, MomentId, Type, Value};
use crate::engine::program::{Atom, GateId, Truth};
use crate::engine::solver::Claim;

impl Question<'_> {
    /// The facts that matter, most useful first.
    pub(super) fn missing(&self) -> Vec<Missing> {
        let mut missing: Vec<(usize, usize, Missing)> = Vec::new();
        for fact in self.candidates() {
            if self.law.work.is_over() {
                self.law.work.give_up();
                break;
            }
            let by_itself = self.matters(fact);
            if !by_itself && !self.moves_assumptions(fact) {
                continue;
            }
            let answers = self.answers(fact);
            if by_itself || differ(&answers) {
                missing.push((useful(&answers), fact.index(), Missing { fact, answers }));
            }
        }
        for unsaid in self.perhaps_unsaid_by() {
            missing.retain(|(.., known)| known.fact != unsaid.2.fact);
            missing.push(unsaid);
        }
        missing.extend(self.orders());
        if self.result && missing.is_empty() {
            missing = self.with_their_times();
        }
        missing.sort_by_key(|(useful, place, _)| (*useful, *place));
        missing.into_iter().map(|(_, _, missing)| missing).collect()
    }

    /// Whether what is assumed turns on a fact.
    fn moves_assumptions(&self, fact: FactId) -> bool {
        let (circuit, program) = (&self.law.program.circuit, self.law.program);
        let asks = |gate: &GateId| circuit.facts_under(*gate).contains(&fact);
        self.result
            && (self.facts.open_defaults().iter().any(|default| {
                default.when.iter().chain(&default.unless).any(asks)
                    || default.told_so.iter().any(|(atom, _)| atom.speaks_of(fact))
            }) || self.facts.timeline().is_some_and(|line| {
                let open = line.open_orders().iter().filter_map(|place| program.usually.get(*place));
                open.chain(&program.necessarily)
                    .any(|order| order.asks.iter().any(|atom| atom.speaks_of(fact)))
            }))
    }

    /// Facts told to be unknown on which the edition does not rule, where it would be silent were they not as usual.
    fn perhaps_unsaid_by(&self) -> Vec<(usize, usize, Missing)> {
        if !self.result || self.unsaid.certainly {
            return Vec::new();
        }
        let of_situations = self.unsaid.situations.iter().flat_map(Formula::facts);
        let asked: BTreeSet<_> =
            self.unsaid.perhaps.iter().map(|(fact, _)| *fact).chain(of_situations).collect();
        let asked = asked.into_iter().filter(|fact| *self.facts.known(*fact) == Known::Unknown);
        let missing = asked.map(|fact| {
            let values: Vec<_> = match &self.law.vocabulary.fact(fact).kind {
                Type::Truth => vec![Value::Truth(true), Value::Truth(false)],
                Type::OneOf(values) => {
                    let count = u8::try_from(values.len()).unwrap_or(u8::MAX);
                    (0..count).map(Value::Choice).collect()
                }
                Type::Duration
                | Type::Number
                | Type::Moment
                | Type::Text
                | Type::Date
                | Type::Fen
                | Type::Moves => Vec::new(),
            };
            Missing {
                fact,
                answers: values.into_iter().filter_map(|value| self.ruled_anew(fact, value)).collect(),
            }
        });
        let missing = missing.filter(|missing| differ(&missing.answers));
        missing.map(|missing| (useful(&missing.answers), missing.fact.index(), missing)).collect()
    }

    /// Where no fact changes the result alone, since a time comes with it: those of which the answers leave other results possible.
    fn with_their_times(&self) -> Vec<(usize, usize, Missing)> {
        let told = self.candidates().into_iter().map(|fact| Missing { fact, answers: self.answers(fact) });
        let differ = |missing: &Missing| differ(&missing.answers);
        let placed = |missing: Missing| (useful(&missing.answers), missing.fact.index(), missing);
        told.filter(differ).map(placed).collect()
    }

    /// The orders of moments that matter: those of which the two ways, by the time itself, leave other results possible.
    fn orders(&self) -> Vec<(usize, usize, Missing)> {
        let Some(fact) = self.law.vocabulary.by_name().order else { return Vec::new() };
        if self.facts.timeline().is_some_and(|line| line.told().unknowable) {
            return Vec::new();
        }
        let asked: Vec<_> = self.unsettled_orders().collect();
        let mut found = Vec::new();
        for (gate, first, then) in asked {
            let ways: [(MomentId, MomentId, Claim); 2] =
                [(first, then, (gate, true)), (then, first, (gate, false))];
            if ways.iter().any(|(.., way)| !self.possible(&[*way])) || self.result && !self.time_matters(gate)
            {
                continue;
            }
            let answers = ways.into_iter().filter_map(|(first, then, way)| self.order(first, then, way));
            let answers: Vec<_> = answers.collect();
            let matters = if self.result { differ(&answers) } else { self.settles_otherwise(gate) };
            if matters {
                found.push((useful(&answers), fact.index(), Missing { fact, answers }));
            }
        }
        found
    }

    /// The answer that one moment came before another; none where that cannot be told with what else is.
    fn order(&self, first: MomentId, then: MomentId, way: Claim) -> Option<Answer> {
        let Law { vocabulary, program, .. } = self.law;
        let possible = match self.case {
            Some(case) => self.leaves(case.telling_order(vocabulary, program, first, then)?)?,
            None => self.scores_given(&[way]),
        };
        Some(Answer { given: Given::Order(first, then), possible })
    }

    /// Whether another unknown time, all else equal, gives another ruling.
    fn time_matters(&self, gate: GateId) -> bool {
        let mut times = self.atom(gate).into_iter().flat_map(Atom::facts).flatten();
        times.any(|time| self.facts.amount(time).is_none() && self.matters(time))
    }

    /// Whether some finding may follow the one way and not follow the other.
    fn settles_otherwise(&self, way: GateId) -> bool {
        let mut open = self.targets.iter().filter(|gate| self.truth(**gate) == Truth::Unknown);
        let apart = |gate: GateId, holds: bool| {
            self.possible(&[(way, true), (gate, holds)]) && self.possible(&[(way, false), (gate, !holds)])
        };
        open.any(|gate| apart(*gate, true) || apart(*gate, false))
    }

    /// The orders of moments under what is not settled that no known time settles.
    fn unsettled_orders(&self) -> impl Iterator<Item = (GateId, MomentId, MomentId)> + '_ {
        let is_open = |fact: Option<FactId>| {
            fact.is_some_and(|fact| {
                self.law.vocabulary.fact(fact).kind == Type::Moment && self.facts.amount(fact).is_none()
            })
        };
        self.unsettled_atoms().iter().copied().filter_map(move |gate| {
            let Atom::AtMost(difference) = self.atom(gate)? else { return None };
            // Two limits may be the same time: what is asked is that of the player whose limit matters.
            let mut alike = self.law.program.compared.iter().filter(|(known, ..)| *known == difference);
            let any = alike.clone().next()?;
            let (_, first, then) = alike
                .find(|(_, first, then)| self.matters_at(*first) && self.matters_at(*then))
                .unwrap_or(any);
            (is_open(difference.left) || is_open(difference.right)).then_some((gate, *first, *then))
        })
    }

    /// Whether a rule may take effect at a moment, or none does.
    fn matters_at(&self, moment: MomentId) -> bool {
        let mut rules = self.law.program.rules.iter().filter(|rule| rule.at == Some(moment)).peekable();
        rules.peek().is_none() || rules.any(|rule| self.truth(rule.holds) != Truth::False)
    }

    /// Unknown facts that somebody can still answer and that stand under what is not settled.
    fn candidates(&self) -> BTreeSet<FactId> {
        let atoms = self.unsettled_atoms();
        let facts = atoms.iter().filter_map(|gate| self.atom(*gate)).flat_map(Atom::facts).flatten();
        let is_time = |fact: &FactId| self.law.vocabulary.fact(*fact).kind == Type::Moment;
        let facts = facts.filter(|fact| !is_time(fact));
        facts.filter(|fact| matches!(self.facts.known(*fact), Known::NotAsked | Known::Unknown)).collect()
    }

    /// Whether two completions that differ in this fact alone give different rulings.
    fn matters(&self, fact: FactId) -> bool {
        self.can_differ(&self.moved_with(fact)).unwrap_or(false)
    }

    /// A fact, and the times of the moments that come at once with its own: who came later, to him the envelope was opened
    /// later.
    fn moved_with(&self, fact: FactId) -> Vec<FactId> {
        let mut moved = vec![fact];
        let orders = self.facts.timeline().map_or(&[][..], |line| line.orders());
        for order in orders {
            let back = Difference { left: order.right, right: order.left, limit: -order.limit };
            let times = [order.left, order.right];
            if times.contains(&Some(fact)) && orders.contains(&back) {
                let unknown = times.into_iter().flatten().filter(|time| self.facts.value(*time).is_none());
                moved.extend(unknown.filter(|time| *time != fact));
            }
        }
        moved.dedup();
        moved
    }
}

/// Whether two answers leave other results possible.
fn differ(answers: &[Answer]) -> bool {
    let mut left = answers.iter().map(|answer| &answer.possible);
    left.next().is_some_and(|first| left.any(|other| other != first))
}

/// The fewer results the answers leave on average, the more useful the question.
fn useful(answers: &[Answer]) -> usize {
    let left: usize = answers.iter().map(|answer| answer.possible.len().saturating_sub(1)).sum();
    left * 1000 / answers.len().max(1)
}
