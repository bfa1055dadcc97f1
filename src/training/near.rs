//! The neighbours of a situation: cases that differ in one or two facts and have another right answer.

use fastrand::Rng;

use super::question::{Ends, Statement};
use super::situation::{Law, Situation, ends_by};
use crate::engine::analysis::Changed;
use crate::engine::model::{Conclusion, FactId, Matter, RuleIndex, Value};
use crate::engine::program::Atom;
use crate::engine::syntax::Modality;

/// The changes of one fact, the nearest first: of what made the ruling, of what was told, of anything else.
pub(super) fn singles(situation: &Situation, rng: &mut Rng) -> Vec<Changed> {
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

pub(super) fn is_near(situation: &Situation, changed: &Changed) -> bool {
    changed.iter().all(|(fact, _)| distance(situation, *fact) < 2)
}

/// Whether a fact is at the arbiter's discretion: it does not make a near situation.
pub(super) fn is_discretion(situation: &Situation, fact: FactId) -> bool {
    situation.law.vocabulary().fact(fact).discretion
}

/// Whether a fact is fixed by the diagram or by where the written move leads.
fn is_position(situation: &Situation, fact: FactId) -> bool {
    let declared = situation.law.vocabulary().fact(fact);
    let shown = declared.name.starts_with("position.")
        || ["sealed.ends_game", "sealed.repetitions"].contains(&declared.name.as_str())
        || declared.declared == "player.can_mate";
    shown && situation.case.facts.iter().any(|given| given.fact.value == "position")
}

/// Whether a fact decides only if the edition applies at all or if a game was adjourned: questions do not ask that.
fn is_scope(situation: &Situation, fact: FactId) -> bool {
    let name = situation.law.vocabulary().fact(fact).name.as_str();
    // A refusal to comply with the laws is no near case unless one is told.
    if name == "sealing.done" || name.starts_with("refuses.") && !situation.is_told(fact) {
        return true;
    }
    situation.law.edition.provided.iter().any(|(_, proviso)| *proviso == Some(fact))
}

/// Whether a rule of the edition asks for a value; one that no rule asks for makes no near case.
fn is_known(situation: &Situation, fact: FactId, value: &Value) -> bool {
    let Value::Choice(place) = value else { return true };
    let atoms = situation.law.program.circuit.atoms();
    *place == 0 || atoms.contains(&Atom::Is(fact, *place))
}

pub(super) fn pair(single: &[Changed], rng: &mut Rng) -> Option<Changed> {
    let one = rng.choice(single)?;
    let other = rng.choice(single)?;
    let differ = one.first()?.0 != other.first()?.0;
    differ.then(|| [one.clone(), other.clone()].concat())
}

/// Adds one change for every other result that is not there yet, where the engine confirms it.
pub(super) fn results_near(
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

/// Whether a second situation can be told by this change; what the board shows is not told again.
pub(super) fn can_be_shown(situation: &Situation, changed: &Changed) -> bool {
    let told = |name: &str| situation.case.facts.iter().any(|given| given.fact.value == name);
    changed.iter().all(|(fact, value)| {
        let declared = situation.law.vocabulary().fact(*fact);
        let on_board =
            ["sealed.", "position.", "envelope.opened"].iter().any(|part| declared.name.starts_with(part))
                || declared.declared == "player.can_mate";
        // Facts such as a wrong clock, a lost envelope or an offer are the occasion of the others.
        let occasions = ["clocks.wrong", "envelope.missing", "offer.moment", "sealing.change_wanted"];
        let is_occasion = occasions.contains(&declared.name.as_str());
        // Whether a reply ends the game is to be seen on the board as well.
        let of_reply = declared.name == "reply.ends_game" && told("position");
        // A case does not tell that no agreement was made.
        let takes_back = declared.name == "offer.answer" && *value == Value::Choice(0);
        !is_occasion
            && !of_reply
            && !takes_back
            && !(on_board && declared.computed && (told("sealed.written") || told("position")))
    })
}

/// Whether a statement is right or wrong by the case: what holds at all times is not, nor a value that is not known.
pub(super) fn turns_on_the_case(situation: &Situation, said: Statement) -> bool {
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

/// Whether what a rule grants is a right of its own: not one that is only implied, nor a part of what it grants
/// before, as starting the other's clock is part of sealing a reply. True for whatever is not a right.
pub(super) fn is_own_right(law: Law, rule: RuleIndex, conclusion: usize) -> bool {
    let granted = |conclusion: usize| match law.conclusion(rule, conclusion) {
        Some(Conclusion::Duty(duty)) if duty.modality == Modality::May => Some(&duty.party),
        Some(_) | None => None,
    };
    let Some(party) = granted(conclusion) else { return true };
    let is_read = law.edition.rule(rule).is_some_and(|rule| rule.note);
    !is_read && !(0..conclusion).any(|before| granted(before) == Some(party))
}
