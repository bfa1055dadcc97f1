//! A situation -> a draft of a question: the right answer, and wrong answers that are right in the nearest other situations
//! or that are common misconceptions.

use fastrand::Rng;

use super::draft::{self, Draft, result_rules, wrong};
use super::near::{
    can_be_shown, is_discretion, is_near, is_own_right, pair, results_near, singles, turns_on_the_case,
};
use super::question::{Answer, Asks, Choice, Ends, Other, Statement, Where};
use super::situation::Situation;
use crate::engine::analysis::Changed;
use crate::engine::model::{Conclusion, Outcome};

/// Wrong answers that a question shows.
pub(super) const WRONG: usize = 3;

/// Wrong answers that are looked for at most.
const ENOUGH: usize = 6;

/// How many changes of two facts are looked at for one more wrong answer.
const PAIRS: usize = 100;

/// The draft of a question for the result.
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
    let errors = draft::results(situation, right);
    // A silent edition is asked about in questions with two cases, where silence can be the right answer.
    let outcomes = Outcome::ALL.into_iter().map(Some).filter(|ends| *ends != right);
    let plain = outcomes.filter_map(|ends| plain_result(situation, ends, &found, &errors, rng));
    let answers = (plain.collect(), errors.into_iter().map(draft::said).collect());
    let right = Answer::Outcome(right);
    Some(Draft::new(situation, Asks::Result, right, answers, result_rules(situation)))
}

/// A result that is wrong here: a misconception, the result of a near situation, or another way for a game to end.
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

/// The draft of a question for the statement that the edition makes.
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
    let errors = draft::statements(situation);
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
    let said: Vec<_> = errors.into_iter().map(draft::said).collect();
    let is_more = |choice: &Choice| !plain.iter().any(|plain| plain.answer == choice.answer);
    let enough = plain.len() + usize::from(said.iter().any(is_more)) >= WRONG;
    let right_answer = Answer::Says(right);
    enough.then(|| Draft::new(situation, Asks::Statement, right_answer, (plain, said), vec![right.rule]))
}

fn sets(situation: &Situation, said: Statement) -> bool {
    matches!(situation.law.conclusion(said.rule, said.conclusion), Some(Conclusion::Set(..)))
}

// Questions with two cases that differ in one fact. Every answer is right equally often.

/// The draft of a question for the results of this situation and of one that differs from it in one fact.
pub(super) fn two_results(situation: &Situation, rng: &mut Rng) -> Option<Draft> {
    let first = situation.ends()?;
    let shown = singles(situation, rng).into_iter().filter(|changed| can_be_shown(situation, changed));
    let shown: Vec<_> = shown.take_while(|changed| is_near(situation, changed)).collect();
    let mut found = Vec::new();
    results_near(situation, first, shown.iter().cloned(), &mut found);
    let (other, changed) = rng.choice(&found)?.clone();
    let is_equal = rng.bool();
    let (second, changed) = if is_equal {
        let same = |changed: &&Changed| situation.with(changed).and_then(|near| near.ends()) == Some(first);
        (first, shown.iter().find(same)?.clone())
    } else {
        (other, changed)
    };
    let near = situation.with(&changed).filter(Situation::is_likely)?;
    let right = [first, second];
    let answers = [[first, first], [first, other], [other, first], [other, other]];
    let plain = answers.into_iter().filter(|answer| *answer != right);
    let plain: Vec<_> = plain.map(|answer| wrong(Answer::Outcomes(answer))).collect();
    let mut rules = result_rules(situation);
    rules.extend(result_rules(&near).into_iter().filter(|rule| !rules.contains(rule)).collect::<Vec<_>>());
    let asks = Asks::TwoResults(Box::new(Other { changed, decision: near.decision }));
    Some(Draft::new(situation, asks, Answer::Outcomes(right), (plain, Vec::new()), rules))
}

/// The draft of a question for which of two situations that differ in one fact makes a statement hold.
pub(super) fn two_statements(situation: &Situation, said: Statement, rng: &mut Rng) -> Option<Draft> {
    if !turns_on_the_case(situation, said) || situation.is_past(said.rule, said.conclusion) {
        return None;
    }
    let place = *rng.choice(&Where::ALL)?;
    match place {
        Where::First | Where::Both => {
            let (changed, near) = neighbour(situation, said, place == Where::Both, rng)?;
            Some(contrasting(situation, changed, near, said, place))
        }
        Where::Second => {
            let (changed, near) = neighbour(situation, said, false, rng)?;
            let value = |(fact, _): &(_, _)| Some((*fact, situation.decision.facts.value(*fact)?.clone()));
            let back: Changed = changed.iter().map(value).collect::<Option<_>>()?;
            let again =
                near.with(&back).filter(|again| can_be_shown(&near, &back) && again.is_like(situation))?;
            Some(contrasting(&near, back, again, said, place))
        }
        Where::Neither => {
            let said = denied(situation, rng)?;
            let (changed, near) = neighbour(situation, said, false, rng)?;
            Some(contrasting(situation, changed, near, said, place))
        }
    }
}

/// A situation near this one in a fact on which the statement turns, in which it is made, or certainly is not.
fn neighbour<'a>(
    situation: &Situation<'a>,
    said: Statement,
    made: bool,
    rng: &mut Rng,
) -> Option<(Changed, Situation<'a>)> {
    let program = situation.law.program;
    let asked = program.circuit.facts_under(program.rules.get(said.rule.index())?.applies);
    for changed in singles(situation, rng) {
        let on_it = changed.iter().all(|(fact, _)| asked.contains(fact));
        let discretion = changed.iter().any(|(fact, _)| is_discretion(situation, *fact));
        // Other times would be another hour at which it is asked.
        let other_hour = changed.iter().any(|(fact, _)| situation.sets_hour(*fact));
        if !on_it
            || discretion
            || other_hour
            || !is_near(situation, &changed)
            || !can_be_shown(situation, &changed)
        {
            continue;
        }
        let Some(near) = situation.with(&changed).filter(Situation::is_likely) else { continue };
        let is_made = near.statements().into_iter().any(|other| situation.same(other, said));
        let is_past = near.is_past(said.rule, said.conclusion);
        if is_made == made && !is_past && (made || near.denies(said)) {
            return Some((changed, near));
        }
    }
    None
}

/// A statement that is not made here and is made near by.
fn denied(situation: &Situation, rng: &mut Rng) -> Option<Statement> {
    let decided = |changed: &Changed| !changed.iter().any(|(fact, _)| is_discretion(situation, *fact));
    let is_sought = |said: &Statement| {
        let is_own = is_own_right(situation.law, said.rule, said.conclusion);
        let is_past = situation.is_past(said.rule, said.conclusion);
        is_own && !is_past && situation.denies(*said) && turns_on_the_case(situation, *said)
    };
    let near = singles(situation, rng).into_iter().filter(|changed| is_near(situation, changed));
    near.filter(decided).find_map(|changed| {
        let made = situation.statements_by(&situation.gates_with(&changed)?);
        made.into_iter().find(is_sought)
    })
}

fn contrasting(
    situation: &Situation,
    changed: Changed,
    near: Situation,
    said: Statement,
    right: Where,
) -> Draft {
    let wrong = |place: &Where| -> Option<Choice> { (*place != right).then(|| wrong(Answer::Where(*place))) };
    let plain = Where::ALL.iter().filter_map(wrong).collect();
    let asks = Asks::TwoStatements(Box::new(Other { changed, decision: near.decision }), said);
    Draft::new(situation, asks, Answer::Where(right), (plain, Vec::new()), vec![said.rule])
}
