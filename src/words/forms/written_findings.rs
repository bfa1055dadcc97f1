//! Findings written before: the same few hundred stand in many rulings, and to write one takes longer than to find it.
//!
//! In: a finding with everything that its object tells. Out: the object, written once. Bounded: amounts and texts can have any
//! value.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use serde_json::value::RawValue;

use super::amounts::Amounts;
use crate::engine::chess::Colour;
use crate::engine::decision::{Decision, Finding, Reason, Score};
use crate::engine::facts::Known;

/// When so many bytes of findings are kept, they are forgotten.
const KEPT: usize = 2 << 20;

/// All that the object of a finding tells, while the rules are those of one edition and players are called alike.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Told {
    finding: Finding,
    /// What is known of the facts that are its reasons, in their order.
    reasons: Vec<Known>,
    result: Option<Score>,
    sealer: Option<Colour>,
    whoever_sealed: bool,
    amounts: Amounts,
}

impl Told {
    /// Of a finding of a decision.
    pub(crate) fn of(decision: &Decision, finding: &Finding, amounts: Amounts) -> Self {
        let known = |reason: &Reason| match reason {
            Reason::Fact(fact) => Some(amounts.as_written(decision.facts.known(*fact))),
            Reason::Rule(..) => None,
        };
        Self {
            finding: finding.clone(),
            reasons: finding.because.iter().filter_map(known).collect(),
            result: decision.result,
            sealer: decision.sealer,
            whoever_sealed: decision.whoever_sealed,
            amounts,
        }
    }
}

/// The findings of one edition while players are called alike.
#[derive(Debug, Default)]
pub(crate) struct WrittenFindings(RefCell<Kept>);

#[derive(Debug, Default)]
struct Kept {
    known: FxHashMap<Told, Rc<RawValue>>,
    bytes: usize,
}

impl WrittenFindings {
    /// What was written of a finding that tells the same.
    pub(crate) fn known(&self, told: &Told) -> Option<Rc<RawValue>> {
        self.0.borrow().known.get(told).cloned()
    }

    /// Keeps what was written.
    pub(crate) fn keep(&self, told: Told, written: Box<RawValue>) -> Rc<RawValue> {
        let written: Rc<RawValue> = Rc::from(written);
        let mut kept = self.0.borrow_mut();
        if kept.bytes >= KEPT {
            *kept = Kept::default();
        }
        // What is told as a text stands in what was written too.
        kept.bytes += 2 * written.get().len() + size_of::<Told>();
        kept.known.insert(told, Rc::clone(&written));
        written
    }
}
