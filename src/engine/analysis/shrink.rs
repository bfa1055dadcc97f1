//! A case that shows something, cut down to the facts that are needed, by the circuits of both editions.

use crate::engine::cancel::Cancel;
use crate::engine::evaluate::would_be_asked;
use crate::engine::facts::{Facts, OrderTold, Teller, told_of};
use crate::engine::model::{FactId, RuleIndex, Type, Value, Vocabulary};
use crate::engine::program::{Atom, GateId, Program, Scope, Truth};
use crate::engine::solver::{Encoding, Lit, Solver};

/// Which facts make two rules apply, one of each edition.
pub(super) struct Shrink<'a> {
    /// The editions.
    pub(super) sides: [Scope<'a>; 2],
    /// How a case of each is accepted.
    pub(super) tellers: &'a [Teller<'a>; 2],
    /// The rules; without one the edition is to be silent on the result.
    pub(super) rules: [Option<RuleIndex>; 2],
}

impl Shrink<'_> {
    /// Whether it is certain for both editions when these facts are told.
    pub(super) fn shows(&self, told: &[(FactId, Value)]) -> bool {
        let mut each = self.sides.iter().zip(self.tellers).zip(self.rules);
        each.all(|((side, teller), rule)| {
            teller
                .accepted(told)
                .is_some_and(|facts| applies(side.program, &facts, rule) && !would_be_asked(*side, &facts))
        })
    }
}

/// Two editions over the same facts in one search.
pub(super) struct Both<'a> {
    pub(super) sides: [Scope<'a>; 2],
    pub(super) search: Solver<'a>,
    pub(super) copies: [Encoding; 2],
}

impl<'a> Both<'a> {
    /// For two editions; `nothing` is known beforehand.
    pub(super) fn new(sides: [Scope<'a>; 2], nothing: &'a Facts, cancel: &Cancel) -> Self {
        let [first, second] = sides;
        let mut search = Solver::new(first.vocabulary, first.program, nothing).unless(cancel);
        let copies = [search.encode(), search.encode_of(second.program)];
        Self { sides, search, copies }
    }

    /// For every edition and every result, that it comes to it.
    pub(super) fn outcomes(&self) -> [Vec<Lit>; 2] {
        let [first, second] = self.sides;
        let [one, other] = &self.copies;
        [(first, one), (second, other)]
            .map(|(side, copy)| side.program.outcomes.iter().filter_map(|gate| copy.lit(*gate)).collect())
    }

    /// That they come to the same result, or both to none.
    pub(super) fn results_alike(&mut self) -> Vec<Lit> {
        let [one, other] = self.outcomes();
        one.into_iter().zip(other).map(|(one, other)| self.search.differ(one, !other)).collect()
    }

    /// That an edition comes to some result.
    pub(super) fn speaks(&mut self, place: usize) -> Lit {
        let outcomes = self.outcomes();
        let none: Vec<_> = outcomes.get(place).into_iter().flatten().map(|lit| !*lit).collect();
        !self.search.all_of(&none)
    }

    /// That rules of an edition do not apply, each.
    pub(super) fn not_applying(&self, place: usize, rules: &[RuleIndex]) -> Vec<Lit> {
        let (Some(side), Some(copy)) = (self.sides.get(place), self.copies.get(place)) else {
            return Vec::new();
        };
        let gates = rules.iter().filter_map(|rule| side.program.rules.get(rule.index()));
        gates.filter_map(|gates| copy.lit(gates.applies)).map(|lit| !lit).collect()
    }
}

/// What follows from facts by what no game can show, which the circuits alone do not see.
pub(super) struct Probe<'a> {
    both: Both<'a>,
    /// Whether each edition says anything on the result.
    speaks: [Lit; 2],
}

impl<'a> Probe<'a> {
    /// For two editions; `nothing` is known beforehand.
    pub(super) fn new(sides: [Scope<'a>; 2], nothing: &'a Facts, cancel: &Cancel) -> Self {
        let mut both = Both::new(sides, nothing, cancel);
        let speaks = [both.speaks(0), both.speaks(1)];
        Self { both, speaks }
    }

    /// The facts without those that follow from the others, and with plain amounts.
    pub(super) fn shrink(&mut self, shrink: &Shrink, facts: Vec<(FactId, Value)>) -> Vec<(FactId, Value)> {
        let mut fewest = facts.clone();
        for place in (0..facts.len()).rev() {
            let mut fewer = fewest.clone();
            fewer.remove(place);
            if self.shows(shrink, &fewer) {
                fewest = fewer;
            }
        }
        let fewest = with_plain_amounts(fewest, shrink.sides, |facts| self.shows(shrink, facts));
        // From what cannot be everything follows.
        if self.can_be(shrink, &fewest) { fewest } else { facts }
    }

    /// Whether the facts are possible together, and with them that the moments came whose times are told.
    fn can_be(&mut self, shrink: &Shrink, told: &[(FactId, Value)]) -> bool {
        let Both { sides: [side, _], search, copies: [copy, _] } = &mut self.both;
        shrink.tellers.iter().all(|teller| {
            let Some(facts) = teller.accepted(told) else { return false };
            let mut known = search.known(&facts);
            for happened in told_of(side.vocabulary, &facts, &OrderTold::default()) {
                known.push(search.formula(side.program, copy, happened));
            }
            search.possible(&known)
        })
    }

    fn shows(&mut self, shrink: &Shrink, told: &[(FactId, Value)]) -> bool {
        (0..2).all(|place| self.settles(shrink, place, told).unwrap_or(false))
    }

    fn settles(&mut self, shrink: &Shrink, place: usize, told: &[(FactId, Value)]) -> Option<bool> {
        let facts = shrink.tellers.get(place)?.accepted(told)?;
        let otherwise = match shrink.rules.get(place)? {
            Some(rule) => {
                let gates = shrink.sides.get(place)?.program.rules.get(rule.index())?;
                !self.both.copies.get(place)?.lit(gates.applies)?
            }
            None => *self.speaks.get(place)?,
        };
        if would_be_asked(*shrink.sides.get(place)?, &facts) {
            return Some(false);
        }
        let known = self.both.search.known(&facts);
        Some(!self.both.search.possible(&[known.as_slice(), &[otherwise]].concat()))
    }
}

/// Whether a rule certainly applies, or, without one, the edition is certainly silent.
pub(super) fn applies(program: &Program, facts: &Facts, rule: Option<RuleIndex>) -> bool {
    let truths = program.circuit.evaluate(&facts.truths(program.circuit.atoms()));
    let is = |gate: GateId, wanted: Truth| truths.get(gate.index()) == Some(&wanted);
    match rule {
        Some(rule) => program.rules.get(rule.index()).is_some_and(|gates| is(gates.applies, Truth::True)),
        None => program.outcomes.iter().all(|gate| is(*gate, Truth::False)),
    }
}

/// The same facts with the smallest amounts at the limits of these programs that still show it: 1 h 1 min, not 7201 s.
pub(super) fn with_plain_amounts(
    mut facts: Vec<(FactId, Value)>,
    sides: [Scope; 2],
    mut shows: impl FnMut(&[(FactId, Value)]) -> bool,
) -> Vec<(FactId, Value)> {
    for place in 0..facts.len() {
        let Some((fact, Value::Amount(amount))) = facts.get(place).cloned() else { continue };
        for plain in limits(fact, sides).into_iter().filter(|plain| *plain != amount) {
            let mut changed = facts.clone();
            if let Some(slot) = changed.get_mut(place) {
                *slot = (fact, Value::Amount(plain));
            }
            if shows(&changed) {
                facts = changed;
                break;
            }
        }
    }
    facts
}

/// The limits at which rules ask a time or number, and what is just beyond each, upwards.
fn limits(fact: FactId, sides: [Scope; 2]) -> Vec<i64> {
    let mut found = Vec::new();
    for side in sides {
        let step = if side.vocabulary.fact(fact).kind == Type::Duration { 60 } else { 1 };
        for atom in side.program.circuit.atoms().iter().filter(|atom| atom.speaks_of(fact)) {
            if let Atom::AtMost(difference) = atom {
                let limit = difference.limit.abs();
                found.extend([limit, limit + step]);
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The facts that are needed for the gates of one program to show something, by its circuit alone; all of them if they do
/// not show it.
pub(crate) fn fewest_facts(
    vocabulary: &Vocabulary,
    program: &Program,
    facts: Vec<(FactId, Value)>,
    shows: impl Fn(&dyn Fn(GateId) -> Truth) -> bool,
) -> Vec<(FactId, Value)> {
    let teller = Teller::new(vocabulary, program);
    let shown = |told: &[(FactId, Value)]| {
        teller.accepted(told).is_some_and(|facts| {
            let truths = program.circuit.evaluate(&facts.truths(program.circuit.atoms()));
            shows(&|gate| truths.get(gate.index()).copied().unwrap_or(Truth::Unknown))
        })
    };
    smallest(facts.clone(), shown).unwrap_or(facts)
}

/// The facts that are needed for a case to show something; none if it does not show it at all.
pub(crate) fn smallest(
    mut facts: Vec<(FactId, Value)>,
    shows: impl Fn(&[(FactId, Value)]) -> bool,
) -> Option<Vec<(FactId, Value)>> {
    if !shows(&facts) {
        return None;
    }
    let mut size = facts.len();
    while size > 0 {
        facts = without_runs(facts, size, &shows);
        size /= 2;
    }
    Some(facts)
}

/// The facts without every run of this many that can be left out.
fn without_runs(
    mut facts: Vec<(FactId, Value)>,
    size: usize,
    shows: &impl Fn(&[(FactId, Value)]) -> bool,
) -> Vec<(FactId, Value)> {
    let mut end = facts.len();
    while end > 0 {
        let start = end.saturating_sub(size);
        let mut fewer = facts.clone();
        fewer.drain(start..end);
        if shows(&fewer) {
            facts = fewer;
        }
        end = start;
    }
    facts
}
