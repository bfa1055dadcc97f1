//! An edition with its examples, each ruled on once, and what they make of gates and formulas.

use super::blocks::{Blocks, Truths};
use super::board::{Board, boards};
use super::compared::Compared;
use super::cores::on_all_cores;
use super::examples::unmet;
use crate::engine::evaluate::Prepared;
use crate::engine::library::Library;
use crate::engine::model::{Edition, Example, Formula, Matter, Rule, RuleIndex, Vocabulary};
use crate::engine::program::{GateId, Program};

/// An example, ready to be ruled on.
pub(super) struct Seen<'a> {
    pub(super) example: &'a Example,
    pub(super) prepared: Prepared,
    matters: Vec<Matter>,
}

/// An edition with its examples.
pub(super) struct Exercises<'a> {
    pub(super) vocabulary: &'a Vocabulary,
    pub(super) edition: &'a Edition,
    pub(super) program: &'a Program,
    pub(super) seen: Vec<Seen<'a>>,
    /// How many more do not get the ruling they expect, and so show nothing.
    pub(super) failing: usize,
    /// What the facts of the examples make of the rules, in the same order.
    blocks: Blocks,
    /// Sealed moves to show cases with.
    pub(super) boards: Vec<Board>,
}

/// A rule as written; one `for each player` stands in the edition twice.
pub(super) type Written<'a> = Vec<(RuleIndex, &'a Rule)>;

/// The examples of an edition, ruled on.
pub(super) fn exercises<'a>(library: &'a Library, edition: &'a Edition) -> Option<Exercises<'a>> {
    let vocabulary = &library.rulebook.vocabulary;
    let program = library.program(edition)?;
    let examples: Vec<&Example> = edition.articles.iter().flat_map(|article| &article.examples).collect();
    let seen = on_all_cores(&examples, |example| {
        let prepared = Prepared::new(vocabulary, program, &example.given);
        let decision = prepared.clone().decide(vocabulary, edition, program).ok()?;
        if !unmet(vocabulary, edition, example, &decision).is_empty() {
            return None;
        }
        let prepared = prepared.searched(&decision);
        Some((Seen { example, prepared, matters: decision.matters }, decision.facts))
    });
    let (seen, facts): (Vec<_>, _) = seen.into_iter().flatten().unzip();
    let failing = examples.len() - seen.len();
    let boards = boards(Compared { library, edition });
    Some(Exercises {
        vocabulary,
        edition,
        program,
        seen,
        failing,
        blocks: Blocks::of(program, facts),
        boards,
    })
}

impl Exercises<'_> {
    /// The truth of a formula in each example.
    pub(super) fn truths(&self, formula: &Formula) -> Truths {
        self.blocks.truths(self.program, formula)
    }

    /// The truth of a gate in each example.
    pub(super) fn gate(&self, gate: GateId) -> Truths {
        self.blocks.gate(gate)
    }

    /// The gate that nothing had ended the game before a rule takes effect. None where other rules ask whether the rule
    /// holds, whatever its moment: then a change of it matters at all times.
    pub(super) fn in_time(&self, index: RuleIndex) -> Option<GateId> {
        let asks = |rule: &Rule| rule.unless.contains(&index) || rule.when.rules().contains(&index);
        let is_asked = self.edition.rules.iter().any(asks);
        self.program.rules.get(index.index()).map(|gates| gates.in_time).filter(|_| !is_asked)
    }

    /// Whether an example asks about what a rule decides.
    pub(super) fn asks(&self, seen: &Seen, rule: &Rule) -> bool {
        rule.then.iter().any(|then| then.value.is_about(self.vocabulary, &seen.matters))
    }
}
