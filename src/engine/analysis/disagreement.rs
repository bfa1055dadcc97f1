//! A case that two editions rule differently, with what each says of it.

use super::differences::Outcomes;
use crate::engine::decision::Score;
use crate::engine::model::{FactId, Outcome, RuleIndex, Value};
use crate::engine::syntax::CaseFile;

/// What one edition says of a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The result; none where the edition is silent.
    pub outcome: Option<Outcome>,
    /// Readings of which another choice would give the other edition's result.
    pub readings: Vec<FactId>,
    /// The rules that conclude it.
    pub rules: Vec<RuleIndex>,
}

/// Two provisions that give one case two results, confirmed by ruling on it under both editions.
#[derive(Debug, Clone)]
pub struct Disagreement {
    /// The two results.
    pub outcomes: Outcomes,
    /// The provisions; none of an edition that is silent.
    pub rules: [Option<RuleIndex>; 2],
    /// What the editions say of the case.
    pub said: [Said; 2],
    /// The facts that show it; without any of them it is not certain that both provisions apply.
    pub facts: Vec<(FactId, Value)>,
    /// A case that can be run: these facts, with a position and a written move where chess is involved.
    pub case: CaseFile,
    /// The results under the two editions.
    pub results: [Option<Score>; 2],
}
