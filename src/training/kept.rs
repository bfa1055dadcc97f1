//! A question that somebody kept -> the question anew, if the law still answers it so.

use fastrand::Rng;

use super::compose;
use super::draft::{self, Draft, result_rules, wrong};
use super::question::{Answer, Asks, Choice, Error, Other, Question, Statement, Where};
use super::situation::{Law, Situation};
use crate::engine::analysis::Changed;
use crate::engine::library::Library;
use crate::engine::model::{Edition, RuleIndex};
use crate::engine::syntax::{CaseFile, QuestionKind};

/// A question as somebody kept it, its names found in the edition.
pub(crate) struct Kept {
    /// What happened.
    pub(crate) case: CaseFile,
    /// What is otherwise in the second case.
    pub(crate) second: CaseFile,
    /// What is asked.
    pub(crate) asks: QuestionKind,
    /// The statement that is made in one of two cases, in both or in neither.
    pub(crate) says: Option<Statement>,
    /// The answers, the right one first.
    pub(crate) answers: Vec<(Answer, Option<Error>)>,
}

/// Why a question that was kept can be asked no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outdated {
    /// The edition does not rule on its situation without doubt.
    Undecided,
    /// Its right answer is not right.
    NotRight,
    /// Another of its answers is right too, or may be.
    NotWrong,
    /// What it names is not in the edition.
    Unknown,
}

impl Outdated {
    /// The word in message names.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Undecided => "undecided",
            Self::NotRight => "not-right",
            Self::NotWrong => "not-wrong",
            Self::Unknown => "unknown",
        }
    }
}

/// Asks the engine about a question that was kept.
pub(crate) fn anew(library: &Library, edition: &Edition, kept: &Kept) -> Result<Question, Outdated> {
    let program = library.program(edition).ok_or(Outdated::Unknown)?;
    let law = Law { library, edition, program };
    let (right, _) = *kept.answers.first().ok_or(Outdated::Unknown)?;
    let said = match right {
        Answer::Says(said) => Some(said),
        Answer::Outcome(_) | Answer::Outcomes(_) | Answer::Where(_) | Answer::Claims(_) => kept.says,
    };
    let conclusion = said.and_then(|said| law.conclusion(said.rule, said.conclusion));
    let about = conclusion.map_or(Some("result"), |meant| law.matter(meant)).ok_or(Outdated::Unknown)?;
    let first = Situation::new(law, kept.case.clone(), about).ok_or(Outdated::Undecided)?;
    let second = if kept.second.facts.is_empty() {
        None
    } else {
        let case = with(&kept.case, &kept.second);
        Some(Situation::new(law, case, about).ok_or(Outdated::Undecided)?)
    };
    let judged = Judged { first: &first, second: second.as_ref(), says: kept.says };
    if judged.is_right(right) != Some(true) {
        return Err(Outdated::NotRight);
    }
    let others = kept.answers.get(1..).unwrap_or_default();
    if others.iter().any(|(answer, _)| judged.is_right(*answer) != Some(false)) {
        return Err(Outdated::NotWrong);
    }
    let (asks, rules) = judged.asks(kept, right).ok_or(Outdated::Unknown)?;
    let near = near(&first, &asks, right);
    let draft = Draft::new(&first, asks, right, (Vec::new(), Vec::new()), rules);
    let mut question = draft.question;
    question.choices.extend(others.iter().map(|(answer, error)| {
        let known = near.iter().find(|choice| choice.answer == *answer).cloned();
        Choice { error: *error, ..known.unwrap_or_else(|| wrong(*answer)) }
    }));
    question.give_reasons(&draft.reasons);
    Ok(question)
}

/// The wrong answers that near situations have, for the remarks.
fn near(situation: &Situation, asks: &Asks, right: Answer) -> Vec<Choice> {
    let mut rng = Rng::with_seed(1);
    let draft = match (asks, right) {
        (Asks::Result, _) => compose::result(situation, &mut rng),
        (Asks::Statement, Answer::Says(said)) => compose::statement(situation, said, &mut rng),
        (Asks::Statement | Asks::TwoResults(_) | Asks::TwoStatements(..), _) => None,
    };
    draft.map(|draft| draft.plain.into_iter().map(|(choice, _)| choice).collect()).unwrap_or_default()
}

/// A case with other facts.
fn with(case: &CaseFile, other: &CaseFile) -> CaseFile {
    let is_other = |name: &str| other.facts.iter().any(|given| given.fact.value == name);
    let facts = case.facts.iter().filter(|given| !is_other(&given.fact.value));
    CaseFile { facts: facts.chain(&other.facts).cloned().collect(), about: Vec::new() }
}

/// The situations of a question.
struct Judged<'s, 'a> {
    first: &'s Situation<'a>,
    second: Option<&'s Situation<'a>>,
    says: Option<Statement>,
}

impl Judged<'_, '_> {
    /// Whether an answer is right; none where it may be.
    fn is_right(&self, answer: Answer) -> Option<bool> {
        match answer {
            Answer::Outcome(ends) => Some(self.first.ends()? == ends),
            Answer::Says(said) => {
                makes(self.first, said).or_else(|| self.is_believed(answer).then_some(false))
            }
            Answer::Outcomes([one, other]) => {
                Some(self.first.ends()? == one && self.second?.ends()? == other)
            }
            Answer::Where(place) => {
                let said = self.says?;
                Some(Where::of(makes(self.first, said)?, makes(self.second?, said)?) == place)
            }
            Answer::Claims(_) => self.is_believed(answer).then_some(false),
        }
    }

    /// Whether an answer is an error that people make here.
    fn is_believed(&self, answer: Answer) -> bool {
        draft::statements(self.first).iter().any(|choice| choice.answer == answer)
    }

    /// What is asked, and the rules that make the right answer right.
    fn asks(&self, kept: &Kept, right: Answer) -> Option<(Asks, Vec<RuleIndex>)> {
        let other = || {
            let second = self.second?;
            let facts = second.case.facts.iter().filter(|given| kept.second.facts.contains(given));
            let changed = facts.map(|given| {
                let fact = second.law.vocabulary().fact_named(&given.fact.value)?;
                Some((fact, second.decision.facts.value(fact)?.clone()))
            });
            let changed = changed.collect::<Option<Changed>>()?;
            Some(Box::new(Other { changed, decision: second.decision.clone() }))
        };
        Some(match (kept.asks, right) {
            (QuestionKind::Result, _) => (Asks::Result, result_rules(self.first)),
            (QuestionKind::Statement, Answer::Says(said)) => (Asks::Statement, vec![said.rule]),
            (QuestionKind::TwoResults, _) => {
                let mut rules = result_rules(self.first);
                let more = result_rules(self.second?).into_iter();
                rules.extend(more.filter(|rule| !rules.contains(rule)).collect::<Vec<_>>());
                (Asks::TwoResults(other()?), rules)
            }
            (QuestionKind::TwoStatements, _) => {
                (Asks::TwoStatements(other()?, self.says?), vec![self.says?.rule])
            }
            (QuestionKind::Statement, _) => return None,
        })
    }
}

/// Whether a statement is made in a situation; none where it may be.
fn makes(situation: &Situation, said: Statement) -> Option<bool> {
    let is_made = situation.statements().into_iter().any(|made| situation.same(made, said));
    if is_made { Some(true) } else { situation.denies(said).then_some(false) }
}
