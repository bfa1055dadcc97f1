//! The misconceptions that are errors in a situation -> wrong answers.

use super::draft::wrong;
use super::question::{Answer, Choice, Ends, Error, ErrorId, Statement};
use super::situation::Situation;
use crate::engine::analysis::makes;
use crate::engine::model::{Conclusion, Misconception};
use crate::engine::program::Truth;

/// The results that people believe it to have.
pub(super) fn results(situation: &Situation, right: Ends) -> Vec<Choice> {
    let claimed = here(situation).filter_map(|(id, error)| match &error.claims.value {
        Conclusion::Result(verdict) => Some((id, Answer::Outcome(Some(verdict.outcome())))),
        Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => None,
    });
    claimed.filter(|(_, answer)| *answer != Answer::Outcome(right)).map(believed).collect()
}

/// The statements that people believe to be made of it: no rule that may apply makes them.
pub(super) fn statements(situation: &Situation) -> Vec<Choice> {
    let law = situation.law;
    let asked = here(situation).filter(|(_, error)| {
        let claims = &error.claims.value;
        let is_statement = matches!(claims, Conclusion::Duty(_) | Conclusion::State(_));
        is_statement && law.matter(claims).is_some_and(|matter| matter == situation.about)
    });
    let making = |error: &Misconception| -> Vec<Statement> {
        let rules = law.edition.numbered().flat_map(|(rule, of)| {
            of.then.iter().enumerate().map(move |(conclusion, made)| (rule, conclusion, made))
        });
        let made = rules.filter(|(_, _, made)| makes(&made.value, &error.claims.value));
        made.map(|(rule, conclusion, _)| Statement { rule, conclusion, value: None }).collect()
    };
    let claimed = asked.filter_map(|(id, error)| {
        let making = making(error);
        if making.iter().any(|made| situation.truth_of(made.rule) != Truth::False) {
            return None;
        }
        let same = making
            .iter()
            .find(|made| law.conclusion(made.rule, made.conclusion) == Some(&error.claims.value));
        Some((id, same.map_or(Answer::Claims(id), |made| Answer::Says(*made))))
    });
    claimed.map(believed).collect()
}

/// The misconceptions whose cases this one certainly is of.
fn here<'s>(situation: &'s Situation) -> impl Iterator<Item = (ErrorId, &'s Misconception)> {
    let edition = situation.law.edition;
    let is_here = |error: &Misconception| {
        let applies = |rule| situation.truth_of(rule);
        situation.decision.facts.truth_of(&error.when, &applies) == Truth::True
    };
    ErrorId::all(edition).filter(move |(_, error)| is_here(error))
}

fn believed((id, answer): (ErrorId, Answer)) -> Choice {
    // What no rule says has no other words than those of the misconception.
    let is_said = matches!(answer, Answer::Claims(_));
    Choice { error: Some(Error { id, is_said }), ..wrong(answer) }
}

/// The same answer in the sentence of the misconception.
pub(super) fn said(choice: Choice) -> Choice {
    Choice { error: choice.error.map(|error| Error { is_said: true, ..error }), ..choice }
}
