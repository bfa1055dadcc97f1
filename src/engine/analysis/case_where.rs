//! Cases in which a formula over facts and rules holds, as near to the normal course as there are.

use crate::engine::facts::Facts;
use crate::engine::model::{FactId, Formula, RuleIndex, Value, Vocabulary};
use crate::engine::program::{GateId, Program};
use crate::engine::solver::{Encoding, Solver, whole_case};

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
