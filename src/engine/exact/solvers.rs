//! One solver for all cases that leave the same open.
//!
//! However many facts cases have, what they leave open comes again: a solver made for one case answers for the next, with
//! everything it has learnt. So many are kept that a long batch needs no more memory than a short one.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::completions::Completions;
use super::left_open::LeftOpen;
use crate::engine::model::Vocabulary;
use crate::engine::program::Program;

/// When so many are kept, they are forgotten.
const KEPT: usize = 64;

/// A solver with so many clauses has learnt enough: it is made anew.
const LARGEST: u64 = 20_000;

/// The solvers made under one program.
#[derive(Default)]
pub(crate) struct Solvers {
    known: RefCell<FxHashMap<Rc<LeftOpen>, Rc<RefCell<Completions>>>>,
}

impl Solvers {
    /// The completions of what is left open.
    pub(crate) fn of(
        &self,
        vocabulary: &Vocabulary,
        program: &Program,
        open: LeftOpen,
    ) -> Rc<RefCell<Completions>> {
        let mut known = self.known.borrow_mut();
        if let Some(known) = known.get(&open).filter(|known| known.borrow().clauses() < LARGEST) {
            return Rc::clone(known);
        }
        if known.len() >= KEPT {
            known.clear();
        }
        let open = Rc::new(open);
        let made = Rc::new(RefCell::new(Completions::of(vocabulary, program, Rc::clone(&open))));
        known.insert(open, Rc::clone(&made));
        made
    }
}

impl std::fmt::Debug for Solvers {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{} solvers", self.known.borrow().len())
    }
}
