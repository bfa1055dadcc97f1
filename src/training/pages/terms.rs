//! What is taken for granted: a few sentences at the head of a paper, none of which says anything of what a question tells
//! otherwise; the rest stands in the question that needs it.

use std::collections::BTreeSet;

use crate::engine::model::{FactId, Value, Vocabulary};
use crate::training::{Asks, Question};

/// What one sentence says of the normal course: its name in messages, and how its facts begin.
const GENERAL: [(&str, &[&str]); 6] = [
    (
        "players",
        &["player.present", "player.late", "player.default_waived", "player.blameless", "late.", "reply."],
    ),
    (
        "envelope",
        &[
            "envelope.",
            "sealed.notation",
            "position.known",
            "position.set_up_wrong",
            "times.",
            "players.agree",
        ],
    ),
    ("clocks", &["player.flag_fallen", "player.control_made", "clocks."]),
    (
        "ends",
        &[
            "ended_before.",
            "claim.kind",
            "offer.",
            "position.over",
            "position.repetitions",
            "sealed.repetitions",
        ],
    ),
    (
        "irregularities",
        &[
            "illegal.",
            "displaced.",
            "irregularity.",
            "sealing.moved_on_board",
            "sealed.as_on_board",
            "sealing.early",
            "refuses.",
        ],
    ),
    ("event", &["event.", "arbiter."]),
];

/// What a question takes for granted.
pub(super) struct Terms {
    /// The general sentences it needs, by their names.
    general: BTreeSet<&'static str>,
    /// What no general sentence says.
    pub(super) single: Vec<(FactId, Value)>,
}

impl Terms {
    /// Of a question, in both its cases.
    pub(super) fn of(vocabulary: &Vocabulary, asked: &Question) -> Self {
        let mut terms = Self { general: BTreeSet::new(), single: Vec::new() };
        // What the second case says otherwise is so in the first, and not in both.
        let differs = |fact: FactId| match &asked.asks {
            Asks::TwoResults(other) | Asks::TwoStatements(other, _) => {
                other.changed.iter().any(|(changed, _)| *changed == fact)
            }
            Asks::Result | Asks::Statement => false,
        };
        for (fact, value) in asked.assumed().into_iter().filter(|(fact, _)| !differs(*fact)) {
            match general(vocabulary, fact) {
                Some(name) => drop(terms.general.insert(name)),
                None => terms.single.push((fact, value)),
            }
        }
        // What the arbiter may decide otherwise is asked as the edition has it.
        if !asked.decision.discretion.is_empty() {
            terms.general.insert("event");
        }
        terms
    }

    /// The general sentences it needs, in their order.
    pub(super) fn general(&self) -> impl Iterator<Item = &'static str> {
        GENERAL.into_iter().map(|(name, _)| name).filter(|name| self.general.contains(name))
    }
}

/// The general sentences that some question needs, in their order.
pub(super) fn needed(terms: &[Terms]) -> impl Iterator<Item = &'static str> {
    let is_needed = |name: &str| terms.iter().any(|terms| terms.general.contains(name));
    GENERAL.into_iter().map(|(name, _)| name).filter(move |name| is_needed(name))
}

/// The sentence that says how a fact is in the normal course.
fn general(vocabulary: &Vocabulary, fact: FactId) -> Option<&'static str> {
    let declared = &vocabulary.fact(fact).declared;
    let says = |begins: &&[&str]| begins.iter().any(|begin| declared.starts_with(begin));
    GENERAL.into_iter().find(|(_, begins)| says(begins)).map(|(name, _)| name)
}
