//! What comes again from case to case under one program: the ways in which comparisons can turn out, whether what no case asks
//! can be at all, and the searches where too much is left open for a table.
//!
//! However many facts cases have, this is much the same in all of them. So much is kept that a long batch needs no more memory
//! than a short one.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::amounts::{Tied, Ways};
use super::completions::Completions;
use super::left_open::LeftOpen;

/// When so much of one kind is kept, it is forgotten.
const KEPT: usize = 2_048;

/// So many searches.
const SEARCHES: usize = 64;

/// A search that has learnt so many clauses is begun anew.
const LARGEST: u64 = 20_000;

/// A search and what it has learnt, for all cases that leave the same open.
pub(super) type Search = Rc<RefCell<Completions>>;

/// What was found out under one program.
#[derive(Default)]
pub(crate) struct Remembered {
    /// Whether cases are many: what tables are made of is found out once for all of them, and is not worth while for one.
    pub(super) tabulates: bool,
    ways: RefCell<FxHashMap<Tied, Option<Rc<Ways>>>>,
    possible: RefCell<FxHashMap<LeftOpen, bool>>,
    searches: RefCell<FxHashMap<LeftOpen, Search>>,
}

impl Remembered {
    /// For many cases, one after another.
    pub(crate) fn of_many() -> Self {
        Self { tabulates: true, ..Self::default() }
    }

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

    /// The search of what is left open, begun if it was not before.
    pub(super) fn search(&self, open: &LeftOpen, begun: impl FnOnce() -> Completions) -> Search {
        let mut searches = self.searches.borrow_mut();
        let known = searches.get(open).filter(|known| known.borrow().clauses() < LARGEST);
        if let Some(known) = known {
            return Rc::clone(known);
        }
        if searches.len() >= SEARCHES {
            searches.clear();
        }
        let search = Rc::new(RefCell::new(begun()));
        searches.insert(open.clone(), Rc::clone(&search));
        search
    }
}

impl std::fmt::Debug for Remembered {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{} searches", self.searches.borrow().len())
    }
}
