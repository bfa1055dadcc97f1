//! One solver, and one memory, for all cases in which the same part is left open.
//!
//! However many facts cases have, the parts of what they leave open come again: what was asked of one case is answered for the next, and a
//! solver made for one goes on for the next with everything it has learnt. So much is kept that a long batch needs no more
//! memory than a short one.

use std::cell::RefCell;
use std::hash::Hash;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::completions::{Claim, Completions};
use super::left_open::Part;
use crate::engine::model::{FactId, Vocabulary};
use crate::engine::program::{GateId, Program};

/// When so many solvers are kept, they are forgotten.
const SOLVERS: usize = 64;

/// When answers are kept to so many parts, they are forgotten.
const ANSWERED: usize = 2_048;

/// So many answers of one kind are remembered at most.
const REMEMBERED: usize = 256;

/// A solver with so many clauses has learnt enough: it is made anew.
const LARGEST: u64 = 20_000;

/// The solvers made under one program, and what was asked of them.
#[derive(Default)]
pub(crate) struct Solvers {
    made: RefCell<FxHashMap<Rc<Part>, Completions>>,
    answered: RefCell<FxHashMap<Rc<Part>, Rc<RefCell<Answers>>>>,
}

/// What was asked of one part, and the answers.
#[derive(Default)]
pub(super) struct Answers {
    /// Whether some completion makes all of these hold.
    pub(super) possible: FxHashMap<Vec<Claim>, bool>,
    /// Whether completions that differ in these facts alone differ in one of these gates.
    pub(super) differing: FxHashMap<(Vec<FactId>, Vec<GateId>), bool>,
}

/// Remembers an answer.
pub(super) fn remember<T: Eq + Hash>(answers: &mut FxHashMap<T, bool>, asked: T, can: bool) {
    if answers.len() < REMEMBERED {
        answers.insert(asked, can);
    }
}

impl Solvers {
    /// What was asked of this.
    pub(super) fn answers(&self, open: Part) -> (Rc<Part>, Rc<RefCell<Answers>>) {
        let mut answered = self.answered.borrow_mut();
        if let Some((open, answers)) = answered.get_key_value(&open) {
            return (Rc::clone(open), Rc::clone(answers));
        }
        if answered.len() >= ANSWERED {
            answered.clear();
        }
        let (open, answers) = (Rc::new(open), Rc::default());
        answered.insert(Rc::clone(&open), Rc::clone(&answers));
        (open, answers)
    }

    /// Asks the solver of this.
    pub(super) fn ask<T>(
        &self,
        vocabulary: &Vocabulary,
        program: &Program,
        open: &Rc<Part>,
        ask: impl FnOnce(&mut Completions) -> T,
    ) -> T {
        let mut made = self.made.borrow_mut();
        if made.get(open).is_some_and(|made| made.clauses() >= LARGEST) {
            made.remove(open);
        }
        if made.len() >= SOLVERS && !made.contains_key(open) {
            made.clear();
        }
        let new = || Completions::of(vocabulary, program, Rc::clone(open));
        ask(made.entry(Rc::clone(open)).or_insert_with(new))
    }
}

impl std::fmt::Debug for Solvers {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{} solvers", self.made.borrow().len())
    }
}
