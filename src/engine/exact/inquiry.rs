//! What is asked of what cases leave open, and the answers.
//!
//! In: what is left open, then question after question. Out: whether some completion shows what is asked. A question asked
//! before, in this case or in another that leaves the same open, is not asked again.

use std::cell::RefCell;
use std::rc::Rc;

use super::completions::{Claim, Completions};
use super::left_open::LeftOpen;
use super::solvers::{Answers, Solvers, remember};
use crate::engine::model::{FactId, Vocabulary};
use crate::engine::program::{GateId, Program};

/// What is asked of what a case leaves open.
pub(crate) struct Inquiry<'a> {
    vocabulary: &'a Vocabulary,
    program: &'a Program,
    solvers: &'a Solvers,
    open: Rc<LeftOpen>,
    answers: Rc<RefCell<Answers>>,
}

impl<'a> Inquiry<'a> {
    /// Into what is left open.
    pub(crate) fn into(
        vocabulary: &'a Vocabulary,
        program: &'a Program,
        solvers: &'a Solvers,
        open: LeftOpen,
    ) -> Self {
        let (open, answers) = solvers.answers(open);
        Self { vocabulary, program, solvers, open, answers }
    }

    /// Whether a gate is among what is left open.
    pub(crate) fn covers(&self, gate: GateId) -> bool {
        self.open.gates.binary_search(&gate).is_ok()
    }

    /// Whether some completion makes all of these hold: gates that are open.
    pub(crate) fn possible(&self, mut claims: Vec<Claim>) -> bool {
        claims.sort_unstable();
        claims.dedup();
        if let Some(known) = self.answers.borrow().possible.get(&claims) {
            return *known;
        }
        let can = self.completions(|completions| completions.possible(&claims));
        remember(&mut self.answers.borrow_mut().possible, claims, can);
        can
    }

    /// Whether two completions that differ in these facts alone differ in one of these gates.
    pub(crate) fn can_differ(&self, freed: Vec<FactId>, gates: Vec<GateId>) -> bool {
        let asked = (freed, gates);
        if let Some(known) = self.answers.borrow().differing.get(&asked) {
            return *known;
        }
        let (freed, gates) = &asked;
        let can = self
            .completions(|completions| completions.can_differ(self.vocabulary, self.program, freed, gates));
        remember(&mut self.answers.borrow_mut().differing, asked, can);
        can
    }

    fn completions<T>(&self, ask: impl FnOnce(&mut Completions) -> T) -> T {
        self.solvers.ask(self.vocabulary, self.program, &self.open, ask)
    }
}
