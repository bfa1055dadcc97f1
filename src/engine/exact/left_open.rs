//! What a case leaves open: the gates not known under those asked, and what is known of the times and numbers they compare.
//!
//! In: a program, facts and the truth of every gate. Out: everything on which it depends what the unknown facts leave
//! possible, in parts that have no unknown fact in common: what completes the one goes with what completes the other.

use super::gates::atom;
use super::parts::Parts;
use crate::engine::facts::Facts;
use crate::engine::model::{Difference, FactId, Type, Vocabulary};
use crate::engine::program::{Atom, GateId, Program, Truth};

/// What is left open under some gates of a program.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(crate) struct LeftOpen {
    /// The gates that are not known, inputs first. With those that are known, no gate here has an input that decides it.
    pub(super) gates: Vec<GateId>,
    /// What holds of times and numbers in every completion: told, necessary, or the normal course. Amounts that are known are
    /// put in.
    pub(super) known: Vec<Difference>,
    /// The amounts that are known of those compared.
    pub(super) amounts: Vec<(FactId, i64)>,
    /// Values ruled out of facts of which the value is not known.
    pub(super) ruled_out: Vec<(FactId, u8)>,
    /// What no game can show is the case already, or cannot but be.
    pub(super) impossible: bool,
}

impl LeftOpen {
    /// Under these gates, with what no game can show as far as it has an unknown fact in common with them; then part by part
    /// what else no game can show.
    pub(crate) fn under(
        (vocabulary, program): (&Vocabulary, &Program),
        facts: &Facts,
        truths: &[Truth],
        asked: impl IntoIterator<Item = GateId>,
    ) -> (Self, Vec<Self>) {
        let truth = |gate: &GateId| truths.get(gate.index()).copied().unwrap_or(Truth::Unknown);
        let asked: Vec<_> = asked.into_iter().filter(|gate| truth(gate) == Truth::Unknown).collect();
        let (gates, orders) = Parts::of((program, facts), truths, &asked).split(&asked);
        let mut parts = gates.into_iter().zip(orders).map(|(gates, orders)| {
            let mut part = Self { gates, ..Self::default() };
            part.know((vocabulary, program), facts, &orders);
            part
        });
        let mut asked = parts.next().unwrap_or_default();
        asked.impossible |= program.impossible.iter().any(|gate| truth(gate) == Truth::True)
            || facts.ruled_out().any(|(fact, _)| has_no_value(vocabulary, facts, fact));
        (asked, parts.collect())
    }

    /// The place of a gate among those that are open.
    pub(super) fn place(&self, gate: GateId) -> Option<usize> {
        self.gates.binary_search(&gate).ok()
    }

    /// A comparison with the amounts put in that are known.
    pub(super) fn with_amounts(
        &self,
        Difference { mut left, mut right, mut limit }: Difference,
    ) -> Difference {
        let known = |fact: FactId| {
            let place = self.amounts.binary_search_by_key(&fact, |(fact, _)| *fact).ok()?;
            self.amounts.get(place).map(|(_, amount)| *amount)
        };
        if let Some(amount) = left.and_then(known) {
            (left, limit) = (None, limit - amount);
        }
        if let Some(amount) = right.and_then(known) {
            (right, limit) = (None, limit + amount);
        }
        Difference { left, right, limit }
    }

    /// Notes what is known of what its gates ask, and these orders.
    fn know(&mut self, (vocabulary, program): (&Vocabulary, &Program), facts: &Facts, orders: &[Difference]) {
        let mut compared: Vec<FactId> = Vec::new();
        let mut chosen = Vec::new();
        let ends = |difference: &Difference| [difference.left, difference.right].into_iter().flatten();
        for atom in self.gates.iter().filter_map(|gate| atom(&program.circuit, *gate)) {
            match atom {
                Atom::Holds(_) => {}
                Atom::Is(fact, _) => chosen.push(fact),
                Atom::AtMost(difference) => compared.extend(ends(&difference)),
            }
        }
        self.ruled_out = facts.ruled_out().filter(|(fact, _)| chosen.contains(fact)).collect();
        compared.extend(orders.iter().flat_map(ends));
        compared.sort_unstable();
        compared.dedup();
        let times = vocabulary.times();
        for fact in compared {
            // No amount is negative; times may be before the hour set.
            let is_time = times.get(fact.index()) == Some(&true);
            match facts.amount(fact) {
                Some(amount) => {
                    self.impossible |= amount < 0 && !is_time;
                    self.amounts.push((fact, amount));
                }
                None if is_time => {}
                None => self.known.push(Difference { left: None, right: Some(fact), limit: 0 }),
            }
        }
        let orders = orders.iter().map(|order| self.with_amounts(*order)).collect::<Vec<_>>();
        self.known.extend(orders);
        self.known.sort_unstable();
        self.known.dedup();
    }
}

/// Whether every value of a fact is ruled out.
fn has_no_value(vocabulary: &Vocabulary, facts: &Facts, fact: FactId) -> bool {
    let ruled_out = facts.ruled_out().filter(|(of, _)| *of == fact).count();
    matches!(&vocabulary.fact(fact).kind, Type::OneOf(values) if values.len() == ruled_out)
}
