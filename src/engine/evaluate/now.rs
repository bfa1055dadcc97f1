//! Findings -> what is to be done now.

use crate::engine::decision::{Finding, Reason, Step};
use crate::engine::facts::{Facts, Known};
use crate::engine::model::{ActId, Conclusion, Duty, Edition, Rule, Vocabulary};
use crate::engine::syntax::Modality;

/// Whether an act is done, by what is told.
pub(super) fn is_done(vocabulary: &Vocabulary, facts: &Facts, act: ActId) -> bool {
    vocabulary.is_done(act, |shown_by| facts.is_told(shown_by))
}

/// Duties and rights that are still ahead, in the order in which the vocabulary declares the acts.
pub(super) fn now(
    vocabulary: &Vocabulary,
    edition: &Edition,
    facts: &Facts,
    findings: &[Finding],
    over: bool,
) -> Vec<Step> {
    let ahead = findings.iter().enumerate().filter_map(|(place, finding)| {
        let duty = duty_of(edition, finding).filter(|duty| duty.modality != Modality::MustNot)?;
        // What a rule calls for together with the end of the game is called for then.
        let with_the_end = edition.rule(finding.rule).is_some_and(Rule::ends_game);
        let moot = over && !with_the_end && !vocabulary.outlasts_the_game(duty.act);
        let step = Step { finding: place, usual: is_usual(facts, finding) };
        (!finding.done && !moot).then_some((duty.act, step))
    });
    let mut ahead: Vec<_> = ahead.collect();
    ahead.sort_by_key(|(act, _)| *act);
    ahead.into_iter().map(|(_, step)| step).collect()
}

fn duty_of<'a>(edition: &'a Edition, finding: &Finding) -> Option<&'a Duty> {
    match &edition.rule(finding.rule)?.then.get(finding.conclusion)?.value {
        Conclusion::Duty(duty) => Some(duty),
        Conclusion::Result(_) | Conclusion::Set(..) | Conclusion::State(_) => None,
    }
}

/// Whether a finding rests on nothing told: what is known by the normal course, or that another rule does not apply.
fn is_usual(facts: &Facts, finding: &Finding) -> bool {
    finding.because.iter().all(|reason| match reason {
        Reason::Fact(fact) => {
            matches!(facts.known(*fact), Known::Assumed(_)) || facts.computed_while(*fact).is_some()
        }
        Reason::Rule(_, applies) => !applies,
    })
}
