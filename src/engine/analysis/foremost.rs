//! A difference of two editions that is told first.

use crate::engine::decision::Score;
use crate::engine::model::{FactId, Outcome, RuleIndex, Value};
use crate::engine::syntax::CaseFile;

/// A difference that is told first, confirmed by ruling on its case under both editions.
#[derive(Debug, Clone)]
pub struct Foremost {
    /// The stage it is about; none where the whole text of an edition does not hold.
    pub stage: Option<String>,
    /// The edition, the first or the second, whose provision is about the stage.
    pub side: usize,
    /// In how many facts its case departs from the normal course.
    pub departures: usize,
    /// What each edition says.
    pub rulings: [Ruling; 2],
    /// The fewest facts that show it.
    pub facts: Vec<(FactId, Value)>,
    /// A case that can be run.
    pub case: CaseFile,
}

/// What an edition says of a case.
#[derive(Debug, Clone, Default)]
pub struct Ruling {
    /// The provision; none where it says nothing of the matter.
    pub rule: Option<RuleIndex>,
    /// It speaks of the matter, if not in this case.
    pub speaks: bool,
    /// The result.
    pub result: Option<Score>,
    /// The same by roles.
    pub outcome: Option<Outcome>,
    /// Readings of which another choice would give the other edition's result.
    pub readings: Vec<FactId>,
}

impl Foremost {
    /// The results differ, and not only what is to be done.
    #[must_use]
    pub fn is_of_result(&self) -> bool {
        let [first, second] = &self.rulings;
        first.result != second.result
    }

    /// The editions differ only as contested texts are read here.
    #[must_use]
    pub fn is_by_reading(&self) -> bool {
        self.rulings.iter().any(|ruling| !ruling.readings.is_empty())
    }
}
