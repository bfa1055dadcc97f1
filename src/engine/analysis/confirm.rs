//! Differences of two editions, found by the circuits, confirmed by ruling on their cases.

use super::board::{Board, cases_on_board};
use super::compared::Compared;
use super::cores::on_all_cores;
use super::differences::{Divergence, Outcomes, different_outcomes, divergences};
use super::disagreement::{Disagreement, Said};
use super::witness::case;
use crate::engine::cancel::Cancel;
use crate::engine::chess::Colour;
use crate::engine::decision::{Decision, Otherwise, Score, Status};
use crate::engine::model::{Conclusion, FactId, Outcome, Value};
use crate::engine::program::Scope;
use crate::engine::syntax::CaseFile;

/// Finds differences and confirms them.
pub(super) struct Witness<'a> {
    pub(super) compared: [Compared<'a>; 2],
    pub(super) sides: [Scope<'a>; 2],
    pub(super) boards: Vec<Board>,
    pub(super) cancel: &'a Cancel,
}

impl Witness<'_> {
    /// All differences, looked for on all cores.
    pub(super) fn all(&self) -> (Vec<Disagreement>, bool) {
        let outcomes = different_outcomes();
        let done = on_all_cores(&outcomes, |outcomes| self.of(*outcomes));
        let complete = done.iter().all(|(_, complete)| *complete);
        (done.into_iter().flat_map(|(found, _)| found).collect(), complete)
    }

    fn of(&self, outcomes: Outcomes) -> (Vec<Disagreement>, bool) {
        let found = divergences(self.sides, outcomes, self.cancel);
        let confirmed: Vec<_> = found.found.iter().filter_map(|one| self.confirmed(one)).collect();
        // One that the engine rules on otherwise is not shown; then the list cannot be said to be complete.
        let complete = found.complete && confirmed.len() == found.found.len();
        // Where an edition leaves unsaid that the game goes on, the other one's silence is no difference.
        (confirmed.into_iter().filter(|one| one.outcomes[0] != one.outcomes[1]).collect(), complete)
    }

    pub(super) fn confirmed(&self, divergence: &Divergence) -> Option<Disagreement> {
        if self.cancel.is_cancelled() {
            return None;
        }
        let Divergence { mut outcomes, mut rules, facts } = divergence.clone();
        let as_told = || {
            let case = self.case(&facts);
            let decisions = self.decisions(&case, outcomes, &[Colour::White])?;
            Some((case, decisions))
        };
        let (case, decisions) = self.on_board(&facts, outcomes).or_else(as_told)?;
        let [first, second] = &decisions;
        for ((outcome, rule), decision) in outcomes.iter_mut().zip(&mut rules).zip(&decisions) {
            if decision.status == Status::Silent {
                (*outcome, *rule) = (None, None);
            }
        }
        let said = [said(self.compared[0], first, second), said(self.compared[1], second, first)];
        let results = [first.result, second.result];
        Some(Disagreement { outcomes, rules, said, facts, case, results })
    }

    fn case(&self, facts: &[(FactId, Value)]) -> CaseFile {
        case(self.sides[0].vocabulary, facts, ["result"])
    }

    /// The two decisions, where they are these outcomes, one of these colours having sealed.
    fn decisions(&self, case: &CaseFile, outcomes: Outcomes, sealers: &[Colour]) -> Option<[Decision; 2]> {
        let [first, second] = outcomes;
        let is_expected = |outcome: Option<Outcome>, sealer, decision: &Decision| {
            let unsaid = outcome == Some(Outcome::GoesOn) && decision.status == Status::Silent;
            unsaid || outcome.map(|outcome| Score::of(outcome, sealer)) == decision.result
        };
        let one = settled(self.compared[0], case)?;
        let fits = |sealer: &&Colour| is_expected(first, **sealer, &one);
        let sealers: Vec<_> = sealers.iter().filter(fits).collect();
        if sealers.is_empty() {
            return None;
        }
        let other = settled(self.compared[1], case)?;
        let fits = sealers.into_iter().any(|sealer| is_expected(second, *sealer, &other));
        fits.then_some([one, other])
    }

    /// The case with a sealed move on a board instead of what is told of it.
    fn on_board(&self, facts: &[(FactId, Value)], outcomes: Outcomes) -> Option<(CaseFile, [Decision; 2])> {
        cases_on_board(self.sides[0].vocabulary, &self.boards, facts, &["result"]).find_map(|case| {
            let decisions = self.decisions(&case, outcomes, &Colour::BOTH)?;
            Some((case, decisions))
        })
    }
}

/// The decision, where the edition decides the case or is silent on it.
fn settled(side: Compared, case: &CaseFile) -> Option<Decision> {
    let decision = side.library.decide(side.edition, case).ok()?;
    (decision.status != Status::Open).then_some(decision)
}

/// What an edition says of the case that is shown.
fn said(side: Compared, decision: &Decision, other: &Decision) -> Said {
    let concluding = decision.findings.iter().filter(|finding| {
        let rule = side.edition.rule(finding.rule).and_then(|rule| rule.then.get(finding.conclusion));
        rule.is_some_and(|conclusion| matches!(conclusion.value, Conclusion::Result(_)))
    });
    let agrees = |otherwise: &Otherwise| (otherwise.status, otherwise.result) == (other.status, other.result);
    let readings = decision.readings.iter().filter(|taken| taken.otherwise.iter().any(agrees));
    Said {
        outcome: decision.outcome,
        rules: concluding.map(|finding| finding.rule).collect(),
        readings: readings.map(|taken| taken.fact).collect(),
    }
}
