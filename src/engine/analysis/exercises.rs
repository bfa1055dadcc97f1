//! An edition with its examples, each ruled on once; the truth of gates and formulas in 64 examples at a time; and, for a
//! given formula, cases in which it holds that are as close as possible to the normal course.

use std::collections::BTreeMap;

use super::examples::{are_as_expected, called_for, unmet};
use super::mutants::{Expects, Unsaid};
use super::witness::{Board, Compared, boards};
use crate::engine::decision::Decision;
use crate::engine::evaluate::Prepared;
use crate::engine::facts::Facts;
use crate::engine::library::Library;
use crate::engine::model::{Edition, Example, FactId, Formula, Rule, RuleIndex, Value, Vocabulary};
use crate::engine::on_all_cores::on_all_cores;
use crate::engine::procedure;
use crate::engine::program::{Atom, GateId, LANES, Lanes, Program, Truth};
use crate::engine::solver::{Encoding, Solver, whole_case};

/// An example, ready to be ruled on.
pub(super) struct Seen<'a> {
    pub(super) example: &'a Example,
    pub(super) prepared: Prepared,
    pub(super) decision: Decision,
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
        let decision = prepared.clone().decide_as_read(vocabulary, edition, program).ok()?;
        if !unmet(vocabulary, edition, example, &decision).is_empty() {
            return None;
        }
        let prepared = prepared.searched(&decision);
        let facts = decision.facts.clone();
        Some((Seen { example, prepared, decision }, facts))
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

    /// Runs the examples against a mutated procedure. The rules are unchanged, so the rulings are reused and only the steps are computed
    /// again. A violated invariant counts as detected, because `check` tests the invariants on every example.
    pub(super) fn of_steps(&self, vocabulary: &Vocabulary, edition: &Edition) -> Steps<'_> {
        let mut differing = None;
        for seen in &self.seen {
            let (steps, broken) = procedure::steps(vocabulary, edition, &seen.decision);
            let [as_it_is, changed] =
                [&seen.decision.now, &steps].map(|steps| called_for(self.edition, &seen.decision, steps));
            if as_it_is.iter().map(|one| &one.value).eq(changed.iter().map(|one| &one.value))
                && broken.is_empty()
            {
                continue;
            }
            let expected = seen.example.expected.now.as_ref();
            if !broken.is_empty() || expected.is_some_and(|expected| !are_as_expected(&changed, expected)) {
                return Steps::Noticed;
            }
            let length = (seen.decision.now.len(), seen.example.given.facts.len());
            if differing.as_ref().is_none_or(|(known, _)| length < *known) {
                differing = Some((length, seen));
            }
        }
        differing.map_or(Steps::Alike, |(_, seen)| Steps::Unnoticed(seen))
    }

    /// The `now:` list that the example would need in order to detect the mutant.
    pub(super) fn now_of(&self, seen: &Seen) -> Unsaid {
        let steps = called_for(self.edition, &seen.decision, &seen.decision.now);
        let steps = steps.into_iter().map(|step| step.value.clone()).collect();
        Unsaid { example: seen.example.case.clone(), expects: Expects::Now(steps) }
    }

    /// Whether an example asks about what a rule decides.
    pub(super) fn asks(&self, seen: &Seen, rule: &Rule) -> bool {
        rule.then.iter().any(|then| then.value.is_about(self.vocabulary, &seen.decision.matters))
    }
}

/// The outcome of a mutated procedure.
pub(super) enum Steps<'a> {
    /// The steps differ from an example's `now:` list, or an invariant is violated.
    Noticed,
    /// The steps of this example change, but it has no `now:` list.
    Unnoticed(&'a Seen<'a>),
    /// The steps of all examples stay the same.
    Alike,
}

/// The facts of some cases, and what they make of every gate.
pub(super) struct Blocks(Vec<Block>);

/// Up to 64 of them.
struct Block {
    facts: Vec<Facts>,
    atoms: BTreeMap<Atom, Lanes>,
    gates: Vec<Lanes>,
}

/// The truth of a formula in each case.
pub(super) struct Truths(Vec<Lanes>);

impl Truths {
    /// The truth in the case at a place.
    pub(super) fn of(&self, place: usize) -> Truth {
        self.0.get(place / LANES).map_or(Truth::Unknown, |lanes| lanes.truth(place % LANES))
    }
}

impl Blocks {
    /// The cases in their order.
    pub(super) fn of(program: &Program, facts: Vec<Facts>) -> Self {
        let mut blocks = Vec::with_capacity(facts.len().div_ceil(LANES));
        let mut facts = facts.into_iter();
        loop {
            let facts: Vec<Facts> = facts.by_ref().take(LANES).collect();
            if facts.is_empty() {
                return Self(blocks);
            }
            let atoms: Vec<Lanes> =
                program.circuit.atoms().iter().map(|atom| side_by_side(&facts, *atom)).collect();
            let mut gates = Vec::new();
            program.circuit.evaluate_lanes(&atoms, &mut gates);
            let atoms = program.circuit.atoms().iter().copied().zip(atoms).collect();
            blocks.push(Block { facts, atoms, gates });
        }
    }

    /// The truth of a gate.
    pub(super) fn gate(&self, gate: GateId) -> Truths {
        let of = |block: &Block| block.gates.get(gate.index()).copied().unwrap_or_default();
        Truths(self.0.iter().map(of).collect())
    }

    /// The truth of a formula over the facts and the rules.
    pub(super) fn truths(&self, program: &Program, formula: &Formula) -> Truths {
        Truths(self.0.iter().map(|block| block.lanes(program, formula)).collect())
    }
}

impl Block {
    fn lanes(&self, program: &Program, formula: &Formula) -> Lanes {
        let of = |part: &Formula| self.lanes(program, part);
        match formula {
            Formula::And(parts) => parts.iter().map(of).fold(Lanes::TRUE, Lanes::and),
            Formula::Or(parts) => parts.iter().map(of).fold(Lanes::FALSE, Lanes::or),
            Formula::Not(part) => !of(part),
            Formula::Holds(fact) => self.atom(Atom::Holds(*fact)),
            Formula::Is(fact, value) => self.atom(Atom::Is(*fact, *value)),
            Formula::AtMost(difference) => self.atom(Atom::AtMost(*difference)),
            Formula::Applies(rule) => {
                let gate = holds_gate(program, *rule);
                gate.and_then(|gate| self.gates.get(gate)).copied().unwrap_or_default()
            }
        }
    }

    /// An atom of the circuit is known already; a changed rule may ask another.
    fn atom(&self, atom: Atom) -> Lanes {
        self.atoms.get(&atom).copied().unwrap_or_else(|| side_by_side(&self.facts, atom))
    }
}

fn side_by_side(facts: &[Facts], atom: Atom) -> Lanes {
    let mut lanes = Lanes::default();
    for (lane, facts) in facts.iter().enumerate() {
        lanes.set(lane, facts.truth(atom));
    }
    lanes
}

/// The truth of a formula, given the facts and the truth of every gate.
pub(super) fn truth(program: &Program, facts: &Facts, gates: &[Truth], formula: &Formula) -> Truth {
    let holds = |rule| holds_gate(program, rule).and_then(|gate| gates.get(gate)).copied();
    facts.truth_of(formula, &|rule| holds(rule).unwrap_or(Truth::Unknown))
}

/// The place of the gate that tells whether a rule holds, times left aside.
fn holds_gate(program: &Program, rule: RuleIndex) -> Option<usize> {
    program.rules.get(rule.index()).map(|gates| gates.holds.index())
}

/// The opposite.
pub(super) fn negated(formula: Formula) -> Formula {
    Formula::Not(Box::new(formula))
}

/// Holds where two formulas differ.
pub(super) fn differ(one: &Formula, other: &Formula) -> Formula {
    let only = |one: &Formula, other: &Formula| Formula::And(vec![one.clone(), negated(other.clone())]);
    Formula::Or(vec![only(one, other), only(other, one)])
}

/// Finds cases under one edition.
pub(crate) struct CaseFinder<'a> {
    vocabulary: &'a Vocabulary,
    program: &'a Program,
    /// What is fixed in every case.
    facts: &'a Facts,
    search: Solver<'a>,
    copy: Encoding,
}

impl<'a> CaseFinder<'a> {
    /// Finds cases that agree with these facts.
    pub(crate) fn new(vocabulary: &'a Vocabulary, program: &'a Program, facts: &'a Facts) -> Self {
        let mut search = Solver::new(vocabulary, program, facts);
        let copy = search.encode();
        Self { vocabulary, program, facts, search, copy }
    }

    /// Whether there is a case at all in which the formula and a gate hold.
    pub(crate) fn is_possible(&mut self, formula: &Formula, gate: Option<GateId>) -> bool {
        let holds = self.search.formula(self.program, &self.copy, formula);
        let gate = gate.and_then(|gate| self.copy.lit(gate));
        self.search.possible(&gate.into_iter().chain([holds]).collect::<Vec<_>>())
    }

    /// Everything that holds in a case in which the formula and a gate do; none if there is no such case.
    pub(crate) fn case_where(
        &mut self,
        formula: &Formula,
        gate: Option<GateId>,
    ) -> Option<Vec<(FactId, Value)>> {
        let holds = self.search.formula(self.program, &self.copy, formula);
        let gate = gate.and_then(|gate| self.copy.lit(gate));
        let wanted: Vec<_> = gate.into_iter().chain([holds]).collect();
        let lits = self.search.normal_course(&wanted)?;
        self.search.possible(&lits).then(|| whole_case(self.vocabulary, self.facts, &self.search))
    }
}

/// Everything that holds in a case in which a rule applies under one of two programs and not under the other; none if
/// there is no such case.
pub(crate) fn case_apart(
    vocabulary: &Vocabulary,
    programs: [&Program; 2],
    facts: &Facts,
    rule: RuleIndex,
) -> Option<Vec<(FactId, Value)>> {
    let [one, other] = programs;
    let mut search = Solver::new(vocabulary, one, facts);
    let copies = [search.encode(), search.encode_of(other)];
    let lit = |copy: &Encoding, program: &Program| copy.lit(program.rules.get(rule.index())?.applies);
    let [first, second] = &copies;
    let differ = search.differ(lit(first, one)?, lit(second, other)?);
    let lits = search.normal_course(&[differ])?;
    search.possible(&lits).then(|| whole_case(vocabulary, facts, &search))
}
