//! Whole resumptions as a trainer asks them, step by step, as written.

use serde::{Deserialize, Serialize};

use super::case::CaseFile;
use super::clause::Name;
use super::fields::{self, Fields};
use super::tree::Node;
use crate::engine::diagnostic::Diagnostic;

/// A resumption as written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ResumptionEntry {
    /// Its name in kebab-case.
    pub resumption: Name,
    /// Its steps, in the order of events.
    pub steps: Vec<StepEntry>,
}

/// A step as written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StepEntry {
    /// What is known now and was not before, or was otherwise.
    pub tells: CaseFile,
    /// Facts, or families of facts, that are told no more.
    pub behind: Vec<Name>,
    /// What is decided: `result`, an act, an act and what it is done to, a state.
    pub asks: Name,
}

/// Reads the resumptions of a vocabulary.
pub(super) fn resumptions(node: &Node, faults: &mut Vec<Diagnostic>) -> Vec<ResumptionEntry> {
    let mut read = Vec::new();
    for (name, steps) in fields::entries(node, faults) {
        let steps = fields::list(steps, faults);
        let steps = steps.iter().filter_map(|node| step(node, faults)).collect();
        read.push(ResumptionEntry { resumption: name.clone(), steps });
    }
    read
}

fn step(node: &Node, faults: &mut Vec<Diagnostic>) -> Option<StepEntry> {
    let mut fields = Fields::of(node, faults)?;
    let tells = fields.optional("tells");
    let behind = fields.texts("behind", faults);
    let asks = fields.required_text("asks", faults);
    fields.finish(faults);
    let tells = tells.map(|node| CaseFile::from_node(node, faults)).unwrap_or_default();
    Some(StepEntry { tells, behind, asks: asks? })
}
