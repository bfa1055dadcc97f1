//! Facts -> the ruling.

use super::gates::{Gates, gates};
use super::law::Law;
use super::readings;
use super::ruling;
use super::ruling::{Brief, RuledAlike, is_contradictory, on_result, read_so};
use crate::engine::cancel::Cancel;
use crate::engine::decision::{Decision, Status};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::Accepted;
use crate::engine::model::{Edition, Vocabulary};
use crate::engine::program::Program;
use crate::engine::solver::Work;

/// Decides a case under an edition.
///
/// # Errors
/// The facts told cannot all be true, in a way that only shows when they are taken together.
pub fn decide(
    vocabulary: &Vocabulary,
    edition: &Edition,
    program: &Program,
    accepted: Accepted,
) -> Result<Decision, Diagnostic> {
    let work = Work::of_ruling(&Cancel::standing());
    let law = Law { vocabulary, edition, program, work: &work };
    law.awaited(decided(law, accepted)).unwrap_or_else(|| Err(Diagnostic::anywhere(Code::Cancelled)))
}

/// [`decide`] with what was searched before.
pub(super) fn decided(law: Law, mut accepted: Accepted) -> Result<Decision, Diagnostic> {
    let gates = gates(law, &mut accepted);
    ruled(law, &accepted, &gates)
}

/// The same without what the ruling rests on, which takes most of the work where it is not open.
pub(super) fn brief(law: Law, mut accepted: Accepted) -> Result<Brief, Diagnostic> {
    let gates = gates(law, &mut accepted);
    ruling::brief(law, &accepted, &gates.truths)
}

/// Whether [`decide`] gives a ruling.
pub(super) fn fits(law: Law, mut accepted: Accepted) -> bool {
    let gates = gates(law, &mut accepted);
    !is_contradictory(law, &accepted, &gates.truths)
}

/// The ruling on the result of a case where that is not open: what is missing from an open one takes most of the work.
pub(super) fn settled(law: Law, mut accepted: Accepted) -> Option<Decision> {
    let gates = gates(law, &mut accepted);
    if on_result(law, &accepted, &gates.truths).status == Status::Open {
        return None;
    }
    let decision = ruled(law, &accepted, &gates).ok()?;
    (decision.status != Status::Open).then_some(decision)
}

/// The ruling, given the gates, with the readings it rests on.
///
/// # Errors
/// As [`decide`].
pub(super) fn ruled(law: Law, accepted: &Accepted, gates: &Gates) -> Result<Decision, Diagnostic> {
    let (decision, settled) = read_so(law, accepted.clone(), gates)?;
    let readings =
        readings::rested_on(law, accepted, gates, RuledAlike { decision: &decision, settled: &settled });
    Ok(Decision { readings, is_unexamined: law.work.gave_up(), ..decision })
}
