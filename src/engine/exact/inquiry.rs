//! What is asked of what cases leave open, and the answers.
//!
//! In: what is left open, then question after question. Out: whether some completion shows what is asked. A question asked
//! before, in this case or in another that leaves the same open, is not asked again.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use super::completions::{Claim, Completions};
use super::left_open::{Belonging, LeftOpen, Part};
use super::solvers::{Known, Solvers, remember};
use super::table::Table;
use crate::engine::model::{FactId, Vocabulary};
use crate::engine::program::{GateId, Program};

/// What is asked of what a case leaves open: each question of the parts it bears on.
pub(crate) struct Inquiry<'a> {
    vocabulary: &'a Vocabulary,
    program: &'a Program,
    solvers: &'a Solvers,
    parts: Vec<Asked>,
    belonging: Belonging,
    impossible: bool,
    has_completions: OnceCell<bool>,
}

/// A part, and what is known of it.
struct Asked {
    part: Rc<Part>,
    known: Rc<RefCell<Known>>,
}

impl<'a> Inquiry<'a> {
    /// Into what is left open.
    pub(crate) fn into(
        vocabulary: &'a Vocabulary,
        program: &'a Program,
        solvers: &'a Solvers,
        open: LeftOpen,
    ) -> Self {
        let LeftOpen { parts, belonging, impossible } = open;
        let parts = parts.into_iter().map(|part| {
            let (part, known) = solvers.known(part);
            Asked { part, known }
        });
        let parts = parts.collect();
        Self { vocabulary, program, solvers, parts, belonging, impossible, has_completions: OnceCell::new() }
    }

    /// Whether a gate is among what is left open.
    pub(crate) fn covers(&self, gate: GateId) -> bool {
        self.belonging.part_of_gate(gate).is_some()
    }

    /// Whether some completion makes all of these hold: gates that are open.
    pub(crate) fn possible(&self, claims: &[Claim]) -> bool {
        let own = |number| {
            claims.iter().filter(move |(gate, _)| self.belonging.part_of_gate(*gate) == Some(number))
        };
        self.has_completions()
            && self.parts.iter().enumerate().all(|(number, asked)| {
                let claims: Vec<_> = own(number).copied().collect();
                claims.is_empty() || self.possible_in(asked, claims)
            })
    }

    /// Whether two completions that differ in these facts alone differ in one of these gates.
    pub(crate) fn can_differ(&self, freed: &[FactId], gates: &[GateId]) -> bool {
        let belonging = &self.belonging;
        self.has_completions()
            && self.parts.iter().enumerate().any(|(number, asked)| {
                let freed =
                    freed.iter().copied().filter(|fact| belonging.part_of_fact(*fact) == Some(number));
                let freed: Vec<_> = freed.collect();
                let gates =
                    gates.iter().copied().filter(|gate| belonging.part_of_gate(*gate) == Some(number));
                !freed.is_empty() && self.can_differ_in(asked, freed, gates.collect())
            })
    }

    /// Whether what is known, and what no game can show, leaves anything possible.
    fn has_completions(&self) -> bool {
        let ask = || !self.impossible && self.parts.iter().all(|asked| self.possible_in(asked, Vec::new()));
        *self.has_completions.get_or_init(ask)
    }

    fn possible_in(&self, asked: &Asked, mut claims: Vec<Claim>) -> bool {
        if let Some(can) = self.of_table(asked, |table| Some(table.possible(&asked.part, &claims))) {
            return can;
        }
        claims.sort_unstable();
        claims.dedup();
        if let Some(known) = asked.known.borrow().possible.get(&claims) {
            return *known;
        }
        let can = self.completions(asked, |completions| completions.possible(&claims));
        remember(&mut asked.known.borrow_mut().possible, claims, can);
        can
    }

    fn can_differ_in(&self, asked: &Asked, freed: Vec<FactId>, gates: Vec<GateId>) -> bool {
        if let Some(can) = self.of_table(asked, |table| table.can_differ(&asked.part, &freed, &gates)) {
            return can;
        }
        let question = (freed, gates);
        if let Some(known) = asked.known.borrow().differing.get(&question) {
            return *known;
        }
        let (freed, gates) = &question;
        let ask = |completions: &mut Completions| {
            completions.can_differ(self.vocabulary, self.program, freed, gates)
        };
        let can = self.completions(asked, ask);
        remember(&mut asked.known.borrow_mut().differing, question, can);
        can
    }

    /// What the table of a part tells; none where it has none, or that does not tell.
    fn of_table(&self, asked: &Asked, tells: impl FnOnce(&Table) -> Option<bool>) -> Option<bool> {
        let known = asked.known.borrow();
        let table = known.table.get_or_init(|| Table::of(self.vocabulary, self.program, &asked.part));
        tells(table.as_ref()?)
    }

    fn completions<T>(&self, asked: &Asked, ask: impl FnOnce(&mut Completions) -> T) -> T {
        self.solvers.ask(self.vocabulary, self.program, (&asked.part, &asked.known), ask)
    }
}
