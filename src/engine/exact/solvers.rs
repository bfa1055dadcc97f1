//! One solver, and one memory, for all cases in which the same part is left open.
//!
//! However many facts cases have, the parts of what they leave open come again: what was asked of one case is answered for the next, and a
//! solver made for one goes on for the next with everything it has learnt. So much is kept that a long batch needs no more
//! memory than a short one.

use std::cell::{Cell, OnceCell, RefCell};
use std::hash::Hash;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::completions::{Claim, Completions};
use super::left_open::Part;
use super::table::Table;
use crate::engine::model::{FactId, Vocabulary};
use crate::engine::program::{GateId, Program};

/// When so many solvers are kept, they are forgotten.
const SOLVERS: usize = 32;

/// When answers are kept to so many parts, they are forgotten.
const ANSWERED: usize = 1_024;

/// So many answers of one kind are remembered at most.
const REMEMBERED: usize = 256;

/// A solver with so many clauses has learnt enough: it is made anew.
const LARGEST: u64 = 20_000;

/// The solvers made under one program, and what was asked of them.
#[derive(Default)]
pub(crate) struct Solvers {
    known: RefCell<FxHashMap<Rc<Part>, Rc<RefCell<Known>>>>,
    /// How many solvers were made since they were last forgotten.
    made: Cell<usize>,
}

/// What is known of one part.
#[derive(Default)]
pub(super) struct Known {
    /// All its completions, where they are few; else a solver is asked.
    pub(super) table: OnceCell<Option<Table>>,
    /// Whether some completion makes all of these hold.
    pub(super) possible: FxHashMap<Vec<Claim>, bool>,
    /// Whether completions that differ in these facts alone differ in one of these gates.
    pub(super) differing: FxHashMap<(Vec<FactId>, Vec<GateId>), bool>,
    completions: Option<Completions>,
}

/// Remembers an answer.
pub(super) fn remember<T: Eq + Hash>(answers: &mut FxHashMap<T, bool>, asked: T, can: bool) {
    if answers.len() < REMEMBERED {
        answers.insert(asked, can);
    }
}

impl Solvers {
    /// What is known of a part.
    pub(super) fn known(&self, part: Part) -> (Rc<Part>, Rc<RefCell<Known>>) {
        let mut all = self.known.borrow_mut();
        if let Some((part, known)) = all.get_key_value(&part) {
            return (Rc::clone(part), Rc::clone(known));
        }
        if all.len() >= ANSWERED {
            all.clear();
            self.made.set(0);
        }
        let (part, known) = (Rc::new(part), Rc::default());
        all.insert(Rc::clone(&part), Rc::clone(&known));
        (part, known)
    }

    /// Asks the solver of a part.
    pub(super) fn ask<T>(
        &self,
        vocabulary: &Vocabulary,
        program: &Program,
        (part, known): (&Rc<Part>, &RefCell<Known>),
        ask: impl FnOnce(&mut Completions) -> T,
    ) -> T {
        let has_learnt_enough = |made: &Completions| made.clauses() >= LARGEST;
        if known.borrow().completions.as_ref().is_none_or(has_learnt_enough) {
            if self.made.get() >= SOLVERS {
                self.known.borrow().values().for_each(|known| known.borrow_mut().completions = None);
                self.made.set(0);
            }
            self.made.set(self.made.get() + 1);
            known.borrow_mut().completions = None;
        }
        let new = || Completions::of(vocabulary, program, Rc::clone(part));
        ask(known.borrow_mut().completions.get_or_insert_with(new))
    }
}

impl std::fmt::Debug for Solvers {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{} solvers", self.made.get())
    }
}
