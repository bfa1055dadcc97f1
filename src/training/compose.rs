//! A situation -> a question: the right answer, and wrong ones that are right in the situations nearest to it or that
//! people believe right here.

use fastrand::Rng;

use super::draft::{Draft, result_rules, wrong};
use super::errors;
use super::near::{is_discretion, is_near, pair, results_near, singles, turns_on_the_case};
use super::question::{Answer, Asks, Choice, Ends, Statement};
use super::situation::Situation;
use crate::engine::analysis::Changed;
use crate::engine::model::{Conclusion, Outcome};

/// As many wrong answers as a question shows.
pub(super) const WRONG: usize = 3;

/// As many wrong answers are looked for at most.
const ENOUGH: usize = 6;

/// How many changes of two facts are looked at for one more wrong answer.
const PAIRS: usize = 100;

/// What is the result?
pub(super) fn result(situation: &Situation, rng: &mut Rng) -> Option<Draft> {
    let right = situation.ends()?;
    let single: Vec<Changed> = singles(situation, rng);
    let mut found = Vec::new();
    results_near(situation, right, single.iter().cloned(), &mut found);
    if found.len() < WRONG {
        let near: Vec<_> = single.into_iter().filter(|changed| is_near(situation, changed)).collect();
        let pairs = (0..PAIRS).filter_map(|_| pair(&near, rng));
        results_near(situation, right, pairs, &mut found);
    }
    let errors = errors::results(situation, right);
    // That the edition is silent is asked in two cases, where it can be right.
    let outcomes = Outcome::ALL.into_iter().map(Some).filter(|ends| *ends != right);
    let plain = outcomes.filter_map(|ends| plain_result(situation, ends, &found, &errors, rng));
    let answers = (plain.collect(), errors.into_iter().map(errors::said).collect());
    let right = Answer::Outcome(right);
    Some(Draft::new(situation, Asks::Result, right, answers, result_rules(situation)))
}

/// A result that this situation has not: people believe it, a near one has it, or it is one of the ways a game ends.
fn plain_result(
    situation: &Situation,
    ends: Ends,
    near: &[(Ends, Changed)],
    errors: &[Choice],
    rng: &mut Rng,
) -> Option<Choice> {
    let answer = Answer::Outcome(ends);
    let mut believed: Vec<_> = errors.iter().filter(|choice| choice.answer == answer).collect();
    rng.shuffle(&mut believed);
    // The error to which most of what is told leads.
    let told = |choice: &&Choice| {
        let error = choice.error.and_then(|error| error.id.of(situation.law.edition));
        error.map_or(0, |error| error.when.facts().iter().filter(|fact| situation.is_told(**fact)).count())
    };
    let believed = believed.into_iter().max_by_key(told);
    let right_if = near.iter().find(|(known, _)| *known == ends).map(|(_, changed)| changed.clone());
    let usual = [Some(Outcome::GoesOn), Some(Outcome::Drawn)].contains(&ends)
        || matches!(ends, Some(Outcome::WonBy(_)));
    match (believed, right_if) {
        (Some(choice), _) => Some(choice.clone()),
        (None, Some(right_if)) => Some(Choice { right_if, ..wrong(answer) }),
        (None, None) => usual.then(|| wrong(answer)),
    }
}

/// Which of these statements does the edition make?
pub(super) fn statement(situation: &Situation, right: Statement, rng: &mut Rng) -> Option<Draft> {
    let is_asked = turns_on_the_case(situation, right) && !situation.is_past(right.rule, right.conclusion);
    if is_asked { decision(situation, right, &[], rng) } else { None }
}

/// The same where it is no matter whether the statement holds at all times. Where near situations and common errors are too
/// few, wrong answers come from `more`, as far as they are certainly wrong here.
pub(super) fn decision(
    situation: &Situation,
    right: Statement,
    more: &[Statement],
    rng: &mut Rng,
) -> Option<Draft> {
    let mut near: Vec<(Statement, Changed)> = Vec::new();
    // Other times would be another hour at which it is asked.
    let decided = |changed: &Changed| {
        !changed.iter().any(|(fact, _)| is_discretion(situation, *fact) || situation.sets_hour(*fact))
    };
    for changed in singles(situation, rng).into_iter().filter(decided) {
        let Some(gates) = situation.gates_with(&changed) else { continue };
        let values = sets(situation, right).then(|| situation.with(&changed)).flatten();
        let made = values.map_or_else(|| situation.statements_by(&gates), |near| near.statements());
        for said in made {
            let known = near.iter().any(|(known, _)| situation.same(*known, said));
            let is_asked = turns_on_the_case(situation, said) && !situation.is_of_absent(said);
            if !known && situation.denies(said) && is_asked {
                near.push((said, changed.clone()));
            }
        }
        if near.len() >= 2 * ENOUGH {
            break;
        }
    }
    rng.shuffle(&mut near);
    let confirmed = near.into_iter().filter(|(said, changed)| {
        let near = situation.with(changed);
        near.is_some_and(|near| {
            let is_made = near.statements().into_iter().any(|made| near.same(made, *said));
            is_made && !near.is_past(said.rule, said.conclusion)
        })
    });
    // Where what is right here would be right as well, nobody learns from the change which of the two it makes right.
    let alone = |changed: &Changed| situation.with(changed).is_some_and(|near| near.denies(right));
    let mut plain: Vec<_> = confirmed
        .take(ENOUGH)
        .map(|(said, changed)| {
            let right_if = if alone(&changed) { changed } else { Vec::new() };
            Choice { right_if, ..wrong(Answer::Says(said)) }
        })
        .collect();
    let errors = errors::statements(situation);
    for error in &errors {
        let Answer::Says(claimed) = error.answer else { continue };
        let same = |choice: &Choice| match choice.answer {
            Answer::Says(said) => situation.same(said, claimed),
            Answer::Outcome(_) | Answer::Outcomes(_) | Answer::Where(_) | Answer::Claims(_) => false,
        };
        match plain.iter_mut().find(|choice| same(choice)) {
            Some(choice) => *choice = error.clone(),
            None => plain.push(error.clone()),
        }
    }
    for said in more {
        let is_there =
            |choice: &Choice| matches!(choice.answer, Answer::Says(known) if situation.same(known, *said));
        if plain.len() < WRONG && situation.denies(*said) && !plain.iter().any(is_there) {
            plain.push(wrong(Answer::Says(*said)));
        }
    }
    let said: Vec<_> = errors.into_iter().map(errors::said).collect();
    let is_more = |choice: &Choice| !plain.iter().any(|plain| plain.answer == choice.answer);
    let enough = plain.len() + usize::from(said.iter().any(is_more)) >= WRONG;
    let right_answer = Answer::Says(right);
    enough.then(|| Draft::new(situation, Asks::Statement, right_answer, (plain, said), vec![right.rule]))
}

fn sets(situation: &Situation, said: Statement) -> bool {
    matches!(situation.law.conclusion(said.rule, said.conclusion), Some(Conclusion::Set(..)))
}
