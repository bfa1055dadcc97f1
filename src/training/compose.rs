//! A situation -> a question: the right answer, and wrong ones that are right in the situations nearest to it.

use fastrand::Rng;

use super::level::Level;
use super::question::{Answer, Asks, Choice, Ends, Other, Question, Statement, Where};
use super::situation::{Situation, ends_by};
use crate::engine::analysis::Changed;
use crate::engine::decision::{Finding, Reason};
use crate::engine::model::{Conclusion, FactId, Matter, RuleIndex, Type, Value};
use crate::engine::program::Atom;

/// As many wrong answers as a question has at most.
const WRONG: usize = 3;

/// With fewer wrong answers than this a question is a guess.
const FEWEST: usize = 2;

/// How many changes of two facts are looked at for one more wrong answer.
const PAIRS: usize = 300;

/// What is the result?
pub(super) fn result(situation: &Situation, rng: &mut Rng) -> Option<Question> {
    let right = situation.ends()?;
    let single: Vec<Changed> = singles(situation, rng);
    let mut found = Vec::new();
    results_near(situation, right, single.iter().cloned(), &mut found);
    if found.len() < FEWEST {
        let near: Vec<_> = single.into_iter().filter(|changed| is_near(situation, changed)).collect();
        let pairs = (0..PAIRS).filter_map(|_| pair(&near, rng));
        results_near(situation, right, pairs, &mut found);
    }
    if found.len() < FEWEST {
        return None;
    }
    rng.shuffle(&mut found);
    let wrong = found.into_iter().take(WRONG).map(|(ends, right_if)| Choice {
        answer: Answer::Outcome(ends),
        is_right: false,
        right_if,
    });
    let choices = wrong.chain([chosen(Answer::Outcome(right))]).collect();
    Some(question(situation, Asks::Result, choices, result_rules(situation), rng))
}

/// Which of these statements does the edition make?
pub(super) fn statement(situation: &Situation, right: Statement, rng: &mut Rng) -> Option<Question> {
    if !turns_on_the_case(situation, right) {
        return None;
    }
    let mut wrong: Vec<(Statement, Changed)> = Vec::new();
    let decided = |changed: &Changed| !changed.iter().any(|(fact, _)| is_discretion(situation, *fact));
    for changed in singles(situation, rng).into_iter().filter(decided) {
        let Some(gates) = situation.gates_with(&changed) else { continue };
        let values = sets(situation, right).then(|| situation.with(&changed)).flatten();
        let made = values.map_or_else(|| situation.statements_by(&gates), |near| near.statements());
        for said in made {
            let known = wrong.iter().any(|(known, _)| situation.same(*known, said));
            if !known && situation.denies(said) && turns_on_the_case(situation, said) {
                wrong.push((said, changed.clone()));
            }
        }
        if wrong.len() > 2 * WRONG {
            break;
        }
    }
    rng.shuffle(&mut wrong);
    let confirmed = wrong.into_iter().filter(|(said, changed)| {
        let near = situation.with(changed);
        near.is_some_and(|near| near.statements().into_iter().any(|made| near.same(made, *said)))
    });
    let wrong: Vec<_> = confirmed.take(WRONG).collect();
    if wrong.len() < FEWEST {
        return None;
    }
    let wrong = wrong.into_iter().map(|(said, right_if)| Choice {
        answer: Answer::Says(said),
        is_right: false,
        right_if,
    });
    let choices = wrong.chain([chosen(Answer::Says(right))]).collect();
    Some(question(situation, Asks::Statement, choices, vec![right.rule], rng))
}

/// What are the results of this situation and of one that differs from it in one fact?
pub(super) fn two_results(situation: &Situation, rng: &mut Rng) -> Option<Question> {
    let first = situation.ends()?;
    let mut found = Vec::new();
    let shown = singles(situation, rng).into_iter().filter(|changed| can_be_shown(situation, changed));
    results_near(situation, first, shown.take_while(|changed| is_near(situation, changed)), &mut found);
    let (second, changed) = rng.choice(&found)?.clone();
    let near = situation.with(&changed)?;
    let wrong = [[second, first], [first, first], [second, second]];
    let wrong = wrong.map(|answer| Choice {
        answer: Answer::Outcomes(answer),
        is_right: false,
        right_if: Vec::new(),
    });
    let choices = wrong.into_iter().chain([chosen(Answer::Outcomes([first, second]))]).collect();
    let mut rules = result_rules(situation);
    rules.extend(result_rules(&near).into_iter().filter(|rule| !rules.contains(rule)).collect::<Vec<_>>());
    let other = Box::new(Other { changed, decision: near.decision });
    Some(question(situation, Asks::TwoResults(other), choices, rules, rng))
}

/// In which of two situations that differ in one fact does the edition make a statement?
pub(super) fn two_statements(situation: &Situation, said: Statement, rng: &mut Rng) -> Option<Question> {
    let asked = situation
        .law
        .program
        .circuit
        .facts_under(situation.law.program.rules.get(said.rule.index())?.applies);
    if !turns_on_the_case(situation, said) {
        return None;
    }
    let wanted = rng.u8(0..4) > 0;
    for changed in singles(situation, rng) {
        let on_it = changed.iter().all(|(fact, _)| asked.contains(fact));
        let discretion = changed.iter().any(|(fact, _)| is_discretion(situation, *fact));
        if !on_it || discretion || !is_near(situation, &changed) || !can_be_shown(situation, &changed) {
            continue;
        }
        let Some(near) = situation.with(&changed) else { continue };
        let made = near.statements().into_iter().find(|other| situation.same(*other, said));
        let denied = made.is_none() && near.denies(said);
        if (made.is_some() || denied) && denied == wanted {
            let right = Where::of(true, made.is_some());
            let choices = Where::ALL.map(|place| Choice {
                answer: Answer::Where(place),
                is_right: place == right,
                right_if: Vec::new(),
            });
            let other = Box::new(Other { changed, decision: near.decision });
            let asks = Asks::TwoStatements(other, said);
            let mut asked = question(situation, asks, Vec::new(), vec![said.rule], rng);
            asked.choices = choices.to_vec();
            return Some(asked);
        }
    }
    None
}

fn question(
    situation: &Situation,
    asks: Asks,
    mut choices: Vec<Choice>,
    rules: Vec<RuleIndex>,
    rng: &mut Rng,
) -> Question {
    rng.shuffle(&mut choices);
    let level = level(situation, &asks, &rules);
    let (case, decision) = (situation.case.clone(), situation.decision.clone());
    Question { level, case, decision, asks, choices, rules }
}

fn chosen(answer: Answer) -> Choice {
    Choice { answer, is_right: true, right_if: Vec::new() }
}

/// The changes of one fact, the nearest first: of what made the ruling, of what was told, of anything else.
fn singles(situation: &Situation, rng: &mut Rng) -> Vec<Changed> {
    let mut found = situation.alternatives(situation.rules());
    found.retain(|(fact, value)| {
        !is_position(situation, *fact) && !is_scope(situation, *fact) && is_known(situation, *fact, value)
    });
    rng.shuffle(&mut found);
    found.sort_by_key(|(fact, _)| distance(situation, *fact));
    found.into_iter().map(|one| vec![one]).collect()
}

/// How far a fact is from what the ruling rests on.
fn distance(situation: &Situation, fact: FactId) -> u8 {
    if situation.is_reason(fact) {
        0
    } else if situation.is_told(fact) {
        1
    } else {
        2
    }
}

fn is_near(situation: &Situation, changed: &Changed) -> bool {
    changed.iter().all(|(fact, _)| distance(situation, *fact) < 2)
}

/// What the arbiter may decide is his in every situation.
fn is_discretion(situation: &Situation, fact: FactId) -> bool {
    situation.law.vocabulary().fact(fact).discretion
}

/// What the diagram shows cannot be otherwise, nor where the written move leads.
fn is_position(situation: &Situation, fact: FactId) -> bool {
    let declared = situation.law.vocabulary().fact(fact);
    let shown = declared.name.starts_with("position.")
        || ["sealed.ends_game", "sealed.repetitions"].contains(&declared.name.as_str())
        || declared.declared == "player.can_mate";
    shown && situation.case.facts.iter().any(|given| given.fact.value == "position")
}

/// Whether the edition holds at all is not what a question about it asks.
fn is_scope(situation: &Situation, fact: FactId) -> bool {
    situation.law.edition.provided.iter().any(|(_, proviso)| *proviso == Some(fact))
}

/// Whether the edition knows a value: what it does not speak of is no nearest case under it.
fn is_known(situation: &Situation, fact: FactId, value: &Value) -> bool {
    let Value::Choice(place) = value else { return true };
    let atoms = situation.law.program.circuit.atoms();
    *place == 0 || atoms.contains(&Atom::Is(fact, *place))
}

fn pair(single: &[Changed], rng: &mut Rng) -> Option<Changed> {
    let one = rng.choice(single)?;
    let other = rng.choice(single)?;
    let differ = one.first()?.0 != other.first()?.0;
    differ.then(|| [one.clone(), other.clone()].concat())
}

/// Adds one change for every other result that is not there yet, where the engine confirms it.
fn results_near(
    situation: &Situation,
    right: Ends,
    changes: impl IntoIterator<Item = Changed>,
    found: &mut Vec<(Ends, Changed)>,
) {
    for changed in changes {
        let Some(gates) = situation.gates_with(&changed) else { continue };
        let Some(likely) = ends_by(situation.law.program, &gates) else { continue };
        if likely == right || found.iter().any(|(known, _)| *known == likely) {
            continue;
        }
        let near = situation.with(&changed);
        if near.and_then(|near| near.ends()) == Some(likely) {
            found.push((likely, changed));
        }
    }
}

/// Whether a second situation can be told by this change: what the board shows is not told again.
fn can_be_shown(situation: &Situation, changed: &Changed) -> bool {
    let told = |name: &str| situation.case.facts.iter().any(|given| given.fact.value == name);
    changed.iter().all(|(fact, _)| {
        let declared = situation.law.vocabulary().fact(*fact);
        let on_board =
            ["sealed.", "position.", "envelope.opened"].iter().any(|part| declared.name.starts_with(part))
                || declared.declared == "player.can_mate";
        // Whether a reply ends the game is to be seen on the board as well.
        let of_reply = declared.name == "reply.ends_game" && told("position");
        !of_reply && !(on_board && declared.computed && (told("sealed.written") || told("position")))
    })
}

/// Whether a statement is right or wrong by the case: what holds at all times is not, nor a value that is not known.
fn turns_on_the_case(situation: &Situation, said: Statement) -> bool {
    let vocabulary = situation.law.vocabulary();
    match situation.law.conclusion(said.rule, said.conclusion) {
        Some(Conclusion::Duty(duty)) => {
            vocabulary.act(duty.act).is_some_and(|act| vocabulary.is_occasioned(&act.name))
        }
        Some(Conclusion::State(state)) => {
            // That the game is over is asked as its result.
            let state = vocabulary.state(*state).filter(|state| state.matter != Matter::RESULT);
            state.is_some_and(|state| vocabulary.is_occasioned(&state.name))
        }
        Some(Conclusion::Set(..)) => said.value.is_some(),
        Some(Conclusion::Result(_)) | None => false,
    }
}

fn sets(situation: &Situation, said: Statement) -> bool {
    matches!(situation.law.conclusion(said.rule, said.conclusion), Some(Conclusion::Set(..)))
}

/// The rules that conclude the result.
fn result_rules(situation: &Situation) -> Vec<RuleIndex> {
    let law = situation.law;
    let concluding = situation.decision.findings.iter().filter(|finding| {
        matches!(law.conclusion(finding.rule, finding.conclusion), Some(Conclusion::Result(_)))
    });
    let mut rules: Vec<_> = concluding.map(|finding| finding.rule).collect();
    rules.dedup();
    rules
}

/// One provision on one fact is basic; several facts, a provision that gives way, or two cases make it harder.
fn level(situation: &Situation, asks: &Asks, rules: &[RuleIndex]) -> Level {
    let of: Vec<&Finding> =
        situation.decision.findings.iter().filter(|finding| rules.contains(&finding.rule)).collect();
    let gives_way = of.iter().any(|finding| !finding.displaced.is_empty());
    let counted = |reason: &Reason| match reason {
        Reason::Fact(fact) => told_plainly(situation, *fact),
        Reason::Rule(..) => true,
    };
    let reasons = of.iter().map(|finding| finding.because.iter().filter(|reason| counted(reason)).count());
    let several = reasons.max().unwrap_or(0) > 2;
    let read = rules.iter().any(|rule| situation.law.edition.rule(*rule).is_some_and(|rule| rule.note));
    let contrast = matches!(asks, Asks::TwoResults(_) | Asks::TwoStatements(..));
    match [gives_way, several, contrast, read].into_iter().filter(|harder| *harder).count() {
        0 => Level::Basic,
        1 => Level::Medium,
        _ => Level::Hard,
    }
}

fn told_plainly(situation: &Situation, fact: FactId) -> bool {
    let is_text = matches!(situation.law.vocabulary().fact(fact).kind, Type::Text | Type::Fen | Type::Moves);
    !is_text && !situation.decision.facts.is_assumed(fact)
}
