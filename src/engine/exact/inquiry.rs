//! What is asked of what cases leave open, and the answers.
//!
//! In: what is left open, then question after question. Out: whether some completion shows what is asked: where cases are many,
//! read from a table of all completions; searched for where these are too many, or where there is one case alone.

use std::cell::OnceCell;

use super::completions::{Claim, Completions};
use super::left_open::LeftOpen;
use super::remembered::{Remembered, Search};
use super::table::Table;
use crate::engine::facts::Facts;
use crate::engine::model::{FactId, Vocabulary};
use crate::engine::program::{GateId, Program, Truth};

/// What is asked of what a case leaves open.
pub(crate) struct Inquiry<'a> {
    vocabulary: &'a Vocabulary,
    program: &'a Program,
    remembered: &'a Remembered,
    open: LeftOpen,
    table: OnceCell<Option<Table>>,
    search: OnceCell<Search>,
}

impl<'a> Inquiry<'a> {
    /// Into what a case leaves open under these gates.
    pub(crate) fn under(
        (vocabulary, program): (&'a Vocabulary, &'a Program),
        remembered: &'a Remembered,
        (facts, truths): (&Facts, &[Truth]),
        asked: impl IntoIterator<Item = GateId>,
    ) -> Self {
        let (mut open, others) = LeftOpen::under((vocabulary, program), facts, truths, asked);
        let into = |open| {
            let (table, search) = (OnceCell::new(), OnceCell::new());
            Self { vocabulary, program, remembered, open, table, search }
        };
        // What no game can show, and has nothing to do with what is asked, can still be such that nothing is possible.
        let can_be = |other| remembered.is_possible(other, |other| into(other.clone()).possible(&[]));
        open.impossible |= !others.into_iter().all(can_be);
        into(open)
    }

    /// Whether a gate is among what is left open.
    pub(crate) fn covers(&self, gate: GateId) -> bool {
        self.open.place(gate).is_some()
    }

    /// Whether some completion makes all of these hold: gates that are open.
    pub(crate) fn possible(&self, claims: &[Claim]) -> bool {
        !self.open.impossible
            && match self.table() {
                Some(table) => table.possible(&self.open, claims),
                None => self.search().borrow_mut().possible(claims),
            }
    }

    /// Whether two completions that differ in these facts alone differ in one of these gates.
    pub(crate) fn can_differ(&self, freed: &[FactId], gates: &[GateId]) -> bool {
        let by_search =
            || self.search().borrow_mut().can_differ((self.vocabulary, self.program), freed, gates);
        let by_table = || self.table()?.can_differ(&self.open, freed, gates);
        !self.open.impossible && by_table().unwrap_or_else(by_search)
    }

    fn table(&self) -> Option<&Table> {
        let of = || Table::of((self.vocabulary, self.program), self.remembered, &self.open);
        self.table.get_or_init(|| self.remembered.tabulates.then(of).flatten()).as_ref()
    }

    fn search(&self) -> &Search {
        let begun = || Completions::of(self.vocabulary, self.program, self.open.clone());
        self.search.get_or_init(|| self.remembered.search(&self.open, begun))
    }
}
