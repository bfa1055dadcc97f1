//! Cases in which a formula over facts and rules holds, as near to the normal course as there are.

use super::conflicts::whole_case;
use super::search::{Copy, Search};
use crate::facts::Facts;
use crate::model::{FactId, Formula, Value, Vocabulary};
use crate::program::Program;

/// Finds cases under one edition.
pub(crate) struct CaseFinder<'a> {
    vocabulary: &'a Vocabulary,
    program: &'a Program,
    /// What is fixed in every case.
    facts: &'a Facts,
    search: Search<'a>,
    copy: Copy,
}

impl<'a> CaseFinder<'a> {
    /// Finds cases that agree with these facts.
    pub(crate) fn new(vocabulary: &'a Vocabulary, program: &'a Program, facts: &'a Facts) -> Self {
        let mut search = Search::new(vocabulary, program, facts);
        let copy = search.copy();
        Self { vocabulary, program, facts, search, copy }
    }

    /// Whether there is a case at all.
    pub(crate) fn is_possible(&mut self, formula: &Formula) -> bool {
        let holds = self.search.formula(self.program, &self.copy, formula);
        self.search.possible(&[holds])
    }

    /// Everything that holds in a case in which the formula does; none if there is no such case.
    pub(crate) fn case_where(&mut self, formula: &Formula) -> Option<Vec<(FactId, Value)>> {
        let holds = self.search.formula(self.program, &self.copy, formula);
        let lits = self.search.normal_course(&[holds])?;
        self.search.possible(&lits).then(|| whole_case(self.vocabulary, self.facts, &self.search))
    }
}
