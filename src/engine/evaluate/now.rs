//! Findings -> what is to be done now.

use crate::engine::decision::{Finding, Reason, Step};
use crate::engine::facts::{Facts, Known};
use crate::engine::model::{ActId, Conclusion, Duty, Edition, Effect, Formula, MomentId, Rule, Vocabulary};
use crate::engine::program::Truth;
use crate::engine::syntax::Modality;

/// Whether an act is done, by what is told.
pub(super) fn is_done(vocabulary: &Vocabulary, facts: &Facts, act: ActId) -> bool {
    vocabulary.is_done(act, |shown_by| facts.is_told(shown_by))
}

/// Duties and rights that are still ahead, in the order in which the vocabulary declares the acts. Those of a game that is over
/// end with it, except what the law asks of finished games, what the ending rule itself calls for, and what leads to a moment
/// that has not come and by which the game is lost or won: the envelope is opened before its record loses.
pub(super) fn now(
    vocabulary: &Vocabulary,
    edition: &Edition,
    facts: &Facts,
    findings: &[Finding],
    over: bool,
) -> Vec<Step> {
    let still_to_come = moments_to_come(vocabulary, edition, facts, findings);
    // Its act is done once that has come, and no other moment calls for it.
    let leads_to_the_end = |rule: &Rule, act: ActId| {
        let is_of_that_moment = match rule.at {
            Effect::Always => true,
            Effect::At(moment) => happened(vocabulary, moment).is_some_and(|at| still_to_come.contains(&at)),
            Effect::Now => false,
        };
        is_of_that_moment && vocabulary.is_done(act, |shown_by| still_to_come.contains(&shown_by))
    };
    let ahead = findings.iter().enumerate().filter_map(|(place, finding)| {
        let duty = duty_of(edition, finding).filter(|duty| duty.modality != Modality::MustNot)?;
        // What a rule calls for together with the end of the game is called for then.
        let rule = edition.rule(finding.rule)?;
        let outlasts =
            rule.ends_game() || vocabulary.outlasts_the_game(duty.act) || leads_to_the_end(rule, duty.act);
        let moot = over && !outlasts;
        let step = Step { finding: place, usual: is_usual(facts, finding) };
        (!finding.done && !moot).then_some((duty.act, step))
    });
    let mut ahead: Vec<_> = ahead.collect();
    ahead.sort_by_key(|(act, _)| *act);
    ahead.into_iter().map(|(_, step)| step).collect()
}

/// What would tell of the moments at which rules end the game and that have not come.
fn moments_to_come<'a>(
    vocabulary: &'a Vocabulary,
    edition: &Edition,
    facts: &Facts,
    findings: &[Finding],
) -> Vec<&'a Formula> {
    let endings =
        findings.iter().filter_map(|finding| edition.rule(finding.rule)).filter(|rule| rule.ends_game());
    let effects = endings.filter_map(|rule| match rule.at {
        Effect::At(moment) => happened(vocabulary, moment),
        Effect::Always | Effect::Now => None,
    });
    effects.filter(|happened| facts.truth_of(happened, &|_| Truth::Unknown) == Truth::False).collect()
}

fn happened(vocabulary: &Vocabulary, moment: MomentId) -> Option<&Formula> {
    vocabulary.moment(moment)?.happened.as_ref()
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
