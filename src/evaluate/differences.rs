//! Cases that two editions rule differently, one for each pair of rules that conclude otherwise.

use batsat::Lit;

use super::conflicts::whole_case;
use super::search::{Copy, Search};
use crate::facts::Facts;
use crate::model::{Conclusion, Edition, FactId, Outcome, RuleIndex, Value, Vocabulary};
use crate::program::Program;

/// One edition with its program.
#[derive(Debug, Clone, Copy)]
pub struct Side<'a> {
    /// The edition.
    pub edition: &'a Edition,
    /// Its program.
    pub program: &'a Program,
}

/// What one edition says of a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The result; none where the edition is silent.
    pub outcome: Option<Outcome>,
    /// The rules that conclude it.
    pub rules: Vec<RuleIndex>,
}

/// A case that two editions rule differently.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Divergence {
    /// What the first says.
    pub first: Said,
    /// What the second says.
    pub second: Said,
    /// A case that shows it, as near to the normal course as there is.
    pub case: Vec<(FactId, Value)>,
}

/// Divergences listed at most; what is beyond is told by [`Divergences::complete`].
const LIMIT: usize = 400;

/// All divergences of two editions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Divergences {
    /// One for each pair of concluding rules.
    pub found: Vec<Divergence>,
    /// There are no others.
    pub complete: bool,
}

/// Every pair of concluding rules that give one case two results.
#[must_use]
pub fn divergences(vocabulary: &Vocabulary, first: Side, second: Side) -> Divergences {
    let facts = Facts::nothing(vocabulary);
    let mut search = Search::new(vocabulary, first.program, &facts);
    let (one, other) = (search.copy(), search.copy_of(second.program));
    let outcomes = [outcomes(first, &one), outcomes(second, &other)];
    let [ours, theirs] = &outcomes;
    let differ: Vec<_> = ours.iter().zip(theirs).map(|(one, other)| search.differ(*one, *other)).collect();
    let copies = [&one, &other];
    search.require_some(differ);
    let mut found = Vec::new();
    while found.len() < LIMIT {
        let Some(lits) = search.normal_course(&[]) else { return Divergences { found, complete: true } };
        if !search.possible(&lits) {
            return Divergences { found, complete: true };
        }
        let said = [said(first, &search, &one), said(second, &search, &other)];
        let case = whole_case(&facts, &search);
        search.require_some(block(&said, copies, [first.program, second.program], &outcomes));
        let [first, second] = said;
        found.push(Divergence { first, second, case });
    }
    Divergences { found, complete: false }
}

fn outcomes(side: Side, copy: &Copy) -> Vec<Lit> {
    side.program.outcomes.iter().filter_map(|gate| copy.lit(*gate)).collect()
}

/// What an edition says of the completion found last.
fn said(side: Side, search: &Search, copy: &Copy) -> Said {
    let holds = |gate| copy.lit(gate).is_some_and(|lit| search.holds(lit));
    let mut outcomes = Outcome::ALL.into_iter().zip(side.program.outcomes);
    let outcome = outcomes.find(|(_, gate)| holds(*gate)).map(|(outcome, _)| outcome);
    let concluding = side.edition.numbered().filter(|(index, rule)| {
        let result = rule.then.iter().any(|conclusion| matches!(conclusion.value, Conclusion::Result(_)));
        result && side.program.rules.get(index.index()).is_some_and(|gates| holds(gates.applies))
    });
    let (letter, other): (Vec<_>, Vec<_>) = concluding.partition(|(_, rule)| rule.letter);
    Said { outcome, rules: letter.into_iter().chain(other).map(|(index, _)| index).collect() }
}

/// Not this pair again: one of its rules does not apply, or a silent edition speaks.
fn block(
    said: &[Said; 2],
    copies: [&Copy; 2],
    programs: [&Program; 2],
    outcomes: &[Vec<Lit>; 2],
) -> Vec<Lit> {
    let mut clause = Vec::new();
    for (((said, copy), program), outcomes) in said.iter().zip(copies).zip(programs).zip(outcomes) {
        if said.rules.is_empty() {
            clause.extend(outcomes);
        }
        // One rule of each stands for the pair: where both apply the results are these again.
        let applies = said.rules.first().into_iter().filter_map(|rule| program.rules.get(rule.index()));
        clause.extend(applies.filter_map(|gates| copy.lit(gates.applies)).map(|lit| !lit));
    }
    clause
}
