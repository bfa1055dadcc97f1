//! What comes again from case to case under one program: the ways in which comparisons can turn out, and whether what no case
//! asks can be at all.
//!
//! However many facts cases have, this is much the same in all of them. So much is kept that a long batch needs no more memory
//! than a short one.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::amounts::{Tied, Ways};
use super::left_open::LeftOpen;

/// When so much of one kind is kept, it is forgotten.
const KEPT: usize = 2_048;

/// What was found out under one program.
#[derive(Debug, Default)]
pub(crate) struct Remembered {
    ways: RefCell<FxHashMap<Tied, Option<Rc<Ways>>>>,
    possible: RefCell<FxHashMap<LeftOpen, bool>>,
}

impl Remembered {
    /// The ways in which these comparisons can turn out; none where they are too many.
    pub(super) fn ways(&self, tied: Tied) -> Option<Rc<Ways>> {
        let mut ways = self.ways.borrow_mut();
        if let Some(known) = ways.get(&tied) {
            return known.clone();
        }
        if ways.len() >= KEPT {
            ways.clear();
        }
        let found = Ways::of(&tied).map(Rc::new);
        ways.insert(tied, found.clone());
        found
    }

    /// Whether what is left open can be at all, asked if it was not before.
    pub(super) fn is_possible(&self, open: LeftOpen, ask: impl FnOnce(&LeftOpen) -> bool) -> bool {
        if let Some(known) = self.possible.borrow().get(&open) {
            return *known;
        }
        let can = ask(&open);
        let mut possible = self.possible.borrow_mut();
        if possible.len() >= KEPT {
            possible.clear();
        }
        possible.insert(open, can);
        can
    }
}
