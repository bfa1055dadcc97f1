//! What was said before: the same few words stand in many rulings, and to put them together takes longer than to rule.
//!
//! In: what is to be said, as numbers. Out: the words, put together once. Bounded: facts that hold amounts and texts can
//! have any number of values.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::phrases::Speaker;
use crate::engine::chess::Colour;
use crate::engine::decision::Discretion;
use crate::engine::model::{FactId, Role, RuleIndex, Value};

/// When so many phrases are kept, they are forgotten.
const KEPT: usize = 8192;

/// Something that is said of one edition while the same player sealed and the same offered.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Phrase {
    /// A fact is known to have a value, or not known.
    Fact(FactId, Option<Value>),
    /// Another rule applies, or does not.
    Rule(RuleIndex, bool),
    /// An order that is the normal course, by its place.
    Order(usize),
    /// A conclusion of a rule, and what a new value comes to.
    Conclusion(RuleIndex, usize, Option<i64>),
    /// The norm.
    Norm(RuleIndex),
    /// How it is read.
    Note(RuleIndex),
    /// How it is cited.
    Citation(RuleIndex),
    /// What asks for a fact.
    Question(FactId),
    /// What the arbiter may decide.
    Discretion(Discretion),
}

/// The phrases of one edition while players are called alike.
#[derive(Debug, Default)]
pub(crate) struct Book(RefCell<FxHashMap<Phrase, Rc<str>>>);

impl Book {
    /// The words of a phrase, put together where they are not known yet.
    pub(crate) fn said(&self, phrase: Phrase, say: impl FnOnce() -> String) -> Rc<str> {
        if let Some(known) = self.0.borrow().get(&phrase) {
            return Rc::clone(known);
        }
        let words: Rc<str> = say().into();
        let mut known = self.0.borrow_mut();
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(phrase, Rc::clone(&words));
        words
    }
}

/// The phrases of one language and rulebook, apart for each edition and for each way in which players are called.
#[derive(Debug, Default)]
pub(crate) struct Phrasebook(RefCell<Vec<Chapter>>);

/// By edition, by who sealed and by who offered a draw.
type Chapter = (String, Option<Colour>, Option<Role>, Rc<Book>);

impl Phrasebook {
    /// The phrases of an edition, players called as the speaker calls them.
    pub(crate) fn of(&self, speaker: &Speaker) -> Rc<Book> {
        let mut chapters = self.0.borrow_mut();
        let known = chapters.iter().find(|(id, sealer, offerer, _)| {
            *id == speaker.edition.id && *sealer == speaker.sealer && *offerer == speaker.offerer
        });
        if let Some((.., kept)) = known {
            return Rc::clone(kept);
        }
        let kept = Rc::<Book>::default();
        chapters.push((speaker.edition.id.clone(), speaker.sealer, speaker.offerer, Rc::clone(&kept)));
        kept
    }
}
