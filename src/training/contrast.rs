//! A situation -> a question about it and another that differs from it in one fact. Every answer is right as often.

use fastrand::Rng;

use super::draft::{Draft, result_rules, wrong};
use super::near::{
    can_be_shown, is_discretion, is_near, is_own_right, results_near, singles, turns_on_the_case,
};
use super::question::{Answer, Asks, Choice, Other, Statement, Where};
use super::situation::Situation;
use crate::engine::analysis::Changed;

/// What are the results of this situation and of one that differs from it in one fact?
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

/// In which of two situations that differ in one fact does the edition make a statement?
pub(super) fn two_statements(situation: &Situation, said: Statement, rng: &mut Rng) -> Option<Draft> {
    if !turns_on_the_case(situation, said) || situation.is_past(said.rule, said.conclusion) {
        return None;
    }
    let place = *rng.choice(&Where::ALL)?;
    match place {
        Where::First | Where::Both => {
            let (changed, near) = neighbour(situation, said, place == Where::Both, rng)?;
            Some(draft(situation, changed, near, said, place))
        }
        Where::Second => {
            let (changed, near) = neighbour(situation, said, false, rng)?;
            let value = |(fact, _): &(_, _)| Some((*fact, situation.decision.facts.value(*fact)?.clone()));
            let back: Changed = changed.iter().map(value).collect::<Option<_>>()?;
            let again =
                near.with(&back).filter(|again| can_be_shown(&near, &back) && again.is_like(situation))?;
            Some(draft(&near, back, again, said, place))
        }
        Where::Neither => {
            let said = denied(situation, rng)?;
            let (changed, near) = neighbour(situation, said, false, rng)?;
            Some(draft(situation, changed, near, said, place))
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

fn draft(situation: &Situation, changed: Changed, near: Situation, said: Statement, right: Where) -> Draft {
    let wrong = |place: &Where| -> Option<Choice> { (*place != right).then(|| wrong(Answer::Where(*place))) };
    let plain = Where::ALL.iter().filter_map(wrong).collect();
    let asks = Asks::TwoStatements(Box::new(Other { changed, decision: near.decision }), said);
    Draft::new(situation, asks, Answer::Where(right), (plain, Vec::new()), vec![said.rule])
}
