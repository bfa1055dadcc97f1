//! Mutants: small changes of a rule that its examples should notice.
//!
//! The condition of a rule is treated as one formula: its `when`, and for every name in `unless`, that no rule it covers
//! applies. Conclusions are mutated too; only an example that states them can detect that: a duty removed, the wrong party, a
//! right instead of a duty, a win instead of a loss, a state instead of its contrary. So is the time of a duty (`upon`, `before`); an
//! example detects that by its `now:` list.

use crate::engine::model::{
    Conclusion, Difference, Duty, Edition, Effect, FactId, Formula, MomentId, Rule, Timing, Type, Verdict,
    Vocabulary,
};
use crate::engine::program::Program;
use crate::engine::syntax::Modality;

pub(crate) use crate::engine::program::Retimed;

/// A condition of a rule: one comparison, value or truth of its `when`, or one name of its `unless`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Condition {
    /// The way to it from the whole formula, part by part.
    path: Vec<usize>,
    /// The condition; that nothing applies, for a name in `unless`.
    pub formula: Formula,
    /// The place in `unless`, for a name there.
    pub unless: Option<usize>,
}

/// What a small change does to a condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Alteration {
    /// It counts as fulfilled; for a name in `unless`: left out.
    Weakened,
    /// It counts as not fulfilled.
    Strengthened,
    /// It counts as fulfilled where it is not, and the other way round.
    Negated,
    /// The limit itself falls on the other side: `>=` for `>`.
    Edge,
    /// The limit is one step further: a minute, a second, one.
    Shifted,
}

/// A rule with one small change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mutant {
    /// One of its conditions, by its place, and what is done to it.
    Condition(usize, Alteration),
    /// The moment at which it takes effect.
    Time(Retimed),
    /// One of its conclusions, by its place, and what is done to it.
    Said(usize, Saying),
    /// The time of one of its duties: the index of the conclusion, and the change.
    Timed(usize, Retiming),
}

/// A mutation of the time of a duty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Retiming {
    /// `upon` is dropped: the duty is due as soon as the rule takes effect.
    UponLeftOut,
    /// The last moment of `upon` is replaced by its predecessor in the vocabulary's order of moments.
    Earlier,
    /// The last moment of `upon` is replaced by its successor in the vocabulary's order of moments.
    Later,
    /// `before` is dropped: the duty never lapses.
    BeforeLeftOut,
}

/// When a rule applies, `unless` and all, as one formula.
pub(super) fn whole(rule: &Rule) -> Formula {
    let displaced = rule.unless_written.iter().map(|unless| {
        let covered = unless.rules.iter().copied().map(Formula::Applies).collect();
        Formula::Not(Box::new(Formula::Or(covered)))
    });
    Formula::And(std::iter::once(rule.when.clone()).chain(displaced).collect())
}

/// The conditions of a rule, in the order written.
pub(super) fn conditions(rule: &Rule) -> Vec<Condition> {
    let mut found = Vec::new();
    let mut path = if rule.presupposes { vec![0, 1] } else { vec![0] };
    collect(rule.own_condition(), &mut path, &mut found);
    let Formula::And(parts) = whole(rule) else { return found };
    for (place, formula) in parts.into_iter().enumerate().skip(1) {
        found.push(Condition { path: vec![place], formula, unless: Some(place - 1) });
    }
    found
}

fn collect(formula: &Formula, path: &mut Vec<usize>, found: &mut Vec<Condition>) {
    if is_condition(formula) {
        found.push(Condition { path: path.clone(), formula: formula.clone(), unless: None });
        return;
    }
    for (place, part) in parts(formula).iter().enumerate() {
        path.push(place);
        collect(part, path, found);
        path.pop();
    }
}

/// Whether it was written as one: `article X applies` is written out as its rules, a negated comparison is one sign.
fn is_condition(formula: &Formula) -> bool {
    match formula {
        Formula::Holds(_) | Formula::Is(..) | Formula::AtMost(_) | Formula::Applies(_) => true,
        Formula::Not(part) => is_condition(part),
        Formula::Or(parts) => {
            !parts.is_empty() && parts.iter().all(|part| matches!(part, Formula::Applies(_)))
        }
        Formula::And(_) => false,
    }
}

fn parts(formula: &Formula) -> &[Formula] {
    match formula {
        Formula::And(parts) | Formula::Or(parts) => parts,
        Formula::Not(part) => std::slice::from_ref(part),
        Formula::Holds(_) | Formula::Is(..) | Formula::AtMost(_) | Formula::Applies(_) => &[],
    }
}

/// When a rule would apply with another formula in the place of a condition.
pub(super) fn with(rule: &Rule, condition: &Condition, other: &Formula) -> Formula {
    replaced(&whole(rule), &condition.path, other)
}

fn replaced(formula: &Formula, path: &[usize], other: &Formula) -> Formula {
    let Some((first, rest)) = path.split_first() else { return other.clone() };
    let change = |parts: &[Formula]| -> Vec<Formula> {
        let parts = parts.iter().enumerate();
        parts
            .map(|(place, part)| if place == *first { replaced(part, rest, other) } else { part.clone() })
            .collect()
    };
    match formula {
        Formula::And(parts) => Formula::And(change(parts)),
        Formula::Or(parts) => Formula::Or(change(parts)),
        Formula::Not(part) => Formula::Not(Box::new(replaced(part, rest, other))),
        Formula::Holds(_) | Formula::Is(..) | Formula::AtMost(_) | Formula::Applies(_) => other.clone(),
    }
}

/// Always false.
pub(super) const NEVER: Formula = Formula::Or(Vec::new());

/// Every small change of a rule, those that come to the same once.
pub(super) fn mutants(vocabulary: &Vocabulary, rule: &Rule) -> Vec<Mutant> {
    let mut seen = vec![simplified(&whole(rule))];
    let mut found = Vec::new();
    for (place, condition) in conditions(rule).iter().enumerate() {
        for alteration in Alteration::ALL {
            let mutant = Mutant::Condition(place, alteration);
            let changed =
                altered(vocabulary, condition, alteration).map(|other| with(rule, condition, &other));
            let Some(plain) = changed.as_ref().map(simplified) else { continue };
            if !seen.contains(&plain) {
                seen.push(plain);
                found.push(mutant);
            }
        }
    }
    found
}

/// Every change of the moment at which a rule takes effect that the program asks about. In which order two moments stand
/// is said once for all rules: the first of them carries that change.
pub(super) fn retimed(program: &Program, edition: &Edition, rule: &Rule) -> Vec<Retimed> {
    let mut found = Vec::new();
    if rule.at != Effect::Always {
        found.push(Retimed::AtAllTimes);
    }
    let own = |other: &&Rule| other.words.edition == edition.id && other.at == rule.at;
    let is_first = edition.rules.iter().find(own).is_some_and(|first| first.id == rule.id);
    if let Effect::At(moment) = rule.at
        && is_first
    {
        let other = |(first, then): (MomentId, MomentId)| match (first == moment, then == moment) {
            (true, false) => Some(then),
            (false, true) => Some(first),
            (true, true) | (false, false) => None,
        };
        let compared = program.compared.iter().filter_map(|(_, first, then)| other((*first, *then)));
        found.extend(compared.map(Retimed::TurnedRound));
    }
    found
}

/// When the changed rule applies; none if it has no such condition.
pub(super) fn mutated(
    vocabulary: &Vocabulary,
    rule: &Rule,
    place: usize,
    alteration: Alteration,
) -> Option<Formula> {
    let conditions = conditions(rule);
    let condition = conditions.get(place)?;
    Some(with(rule, condition, &altered(vocabulary, condition, alteration)?))
}

impl Alteration {
    const ALL: [Self; 5] = [Self::Weakened, Self::Strengthened, Self::Negated, Self::Edge, Self::Shifted];
}

/// The condition after a change; none where there is nothing to change so. A name in `unless` is only left out.
#[must_use]
pub fn altered(vocabulary: &Vocabulary, condition: &Condition, alteration: Alteration) -> Option<Formula> {
    if condition.unless.is_some() && alteration != Alteration::Weakened {
        return None;
    }
    match alteration {
        Alteration::Weakened => Some(Formula::ALWAYS),
        Alteration::Strengthened => Some(NEVER),
        Alteration::Negated => Some(Formula::Not(Box::new(condition.formula.clone()))),
        Alteration::Edge => shifted(&condition.formula, |_| -1),
        Alteration::Shifted => shifted(&condition.formula, |difference| step(vocabulary, difference)),
    }
}

/// A comparison with its limit shifted.
fn shifted(formula: &Formula, by: impl Fn(Difference) -> i64) -> Option<Formula> {
    match formula {
        Formula::AtMost(difference) => {
            let limit = difference.limit + by(*difference);
            Some(Formula::AtMost(Difference { limit, ..*difference }))
        }
        Formula::Not(part) if matches!(**part, Formula::AtMost(_)) => {
            shifted(part, by).map(|part| Formula::Not(Box::new(part)))
        }
        Formula::And(_)
        | Formula::Or(_)
        | Formula::Not(_)
        | Formula::Holds(_)
        | Formula::Is(..)
        | Formula::Applies(_) => None,
    }
}

/// Times told in minutes are shifted by a minute.
fn step(vocabulary: &Vocabulary, difference: Difference) -> i64 {
    let is_time = |fact: Option<FactId>| {
        fact.is_some_and(|fact| vocabulary.fact(fact).kind == Type::Duration) && difference.limit % 60 == 0
    };
    if is_time(difference.left) || is_time(difference.right) { 60 } else { 1 }
}

/// The same formula without parts that cannot matter.
fn simplified(formula: &Formula) -> Formula {
    match formula {
        Formula::And(parts) => joined(parts, &NEVER, &Formula::ALWAYS, Formula::And),
        Formula::Or(parts) => joined(parts, &Formula::ALWAYS, &NEVER, Formula::Or),
        Formula::Not(part) => {
            let part = simplified(part);
            if let Formula::Not(inner) = part {
                *inner
            } else if part == Formula::ALWAYS {
                NEVER
            } else if part == NEVER {
                Formula::ALWAYS
            } else {
                Formula::Not(Box::new(part))
            }
        }
        Formula::Holds(_) | Formula::Is(..) | Formula::AtMost(_) | Formula::Applies(_) => formula.clone(),
    }
}

fn joined(
    parts: &[Formula],
    deciding: &Formula,
    neutral: &Formula,
    join: fn(Vec<Formula>) -> Formula,
) -> Formula {
    let parts: Vec<_> = parts.iter().map(simplified).filter(|part| part != neutral).collect();
    match &parts[..] {
        _ if parts.contains(deciding) => deciding.clone(),
        [] => neutral.clone(),
        [only] => only.clone(),
        _ => join(parts),
    }
}

/// What a small change does to a conclusion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Saying {
    /// It is left out.
    LeftOut,
    /// The result, duty or right of a player goes to the other player; that of another party to a different party.
    OtherPlayer,
    /// A state is replaced by its declared contrary.
    Contrary,
    /// It is a duty, a right, a prohibition instead of what it is.
    Instead(Modality),
}

/// A conclusion that an example would have to expect, to notice a change of it.
#[derive(Debug, Clone)]
pub struct Unsaid {
    /// The `case` of the example.
    pub example: String,
    /// The expectation to be added to its `ruling`.
    pub expects: Expects,
}

/// An expectation in the `ruling` of an example.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expects {
    /// An expectation `says:` that names this conclusion.
    Says(Conclusion),
    /// An expectation `now:` that lists these steps in this order.
    Now(Vec<Conclusion>),
}

/// Every small change of what a rule says, with the place of the conclusion.
pub(super) fn sayings(vocabulary: &Vocabulary, rule: &Rule) -> Vec<(usize, Saying)> {
    let mut found = Vec::new();
    for (place, then) in rule.then.iter().enumerate() {
        let instead: &[Modality] = match &then.value {
            Conclusion::Duty(duty) => match duty.modality {
                Modality::Must => &[Modality::May, Modality::MustNot],
                Modality::May => &[Modality::Must, Modality::MustNot],
                Modality::MustNot => &[Modality::Must, Modality::May],
                Modality::Should => &[Modality::Must],
            },
            Conclusion::Result(_) | Conclusion::Set(..) | Conclusion::State(_) => &[],
        };
        let instead = instead.iter().map(|modality| Saying::Instead(*modality));
        let all = [Saying::LeftOut, Saying::OtherPlayer, Saying::Contrary].into_iter().chain(instead);
        let changes = all.filter(|saying| {
            *saying == Saying::LeftOut || otherwise(vocabulary, &then.value, *saying).is_some()
        });
        found.extend(changes.map(|saying| (place, saying)));
    }
    found
}

/// The conclusion after a change; none where there is nothing to change so, or where it is left out.
#[must_use]
pub fn otherwise(vocabulary: &Vocabulary, conclusion: &Conclusion, saying: Saying) -> Option<Conclusion> {
    match (conclusion, saying) {
        (Conclusion::Duty(duty), Saying::OtherPlayer) => {
            Some(Conclusion::Duty(Duty { party: duty.party.another(), ..duty.clone() }))
        }
        (Conclusion::Duty(duty), Saying::Instead(modality)) => {
            Some(Conclusion::Duty(Duty { modality, ..duty.clone() }))
        }
        (Conclusion::Result(Verdict::Loses(role)), Saying::OtherPlayer) => {
            Some(Conclusion::Result(Verdict::Loses(role.other())))
        }
        (Conclusion::Result(Verdict::Wins(role)), Saying::OtherPlayer) => {
            Some(Conclusion::Result(Verdict::Wins(role.other())))
        }
        (Conclusion::State(state), Saying::Contrary) => vocabulary.contrary(*state).map(Conclusion::State),
        (Conclusion::Duty(_) | Conclusion::Result(_) | Conclusion::Set(..) | Conclusion::State(_), _) => None,
    }
}

/// Every mutation of the times of a rule's duties, with the index of the conclusion.
pub(super) fn retimings(vocabulary: &Vocabulary, rule: &Rule) -> Vec<(usize, Retiming)> {
    let all = [Retiming::UponLeftOut, Retiming::Earlier, Retiming::Later, Retiming::BeforeLeftOut];
    let places = rule.timing.iter().enumerate();
    let changes = places.flat_map(|(place, timing)| {
        let possible =
            all.into_iter().filter(move |change| otherwise_timed(vocabulary, timing, *change).is_some());
        possible.map(move |change| (place, change))
    });
    changes.collect()
}

/// The mutated time of a duty; `None` if the mutation does not apply to it.
#[must_use]
pub fn otherwise_timed(vocabulary: &Vocabulary, timing: &Timing, change: Retiming) -> Option<Timing> {
    let (last, rest) = match timing.upon.split_last() {
        Some((last, rest)) => (Some(*last), rest),
        None => (None, &[][..]),
    };
    let instead = |moment| Timing {
        upon: rest.iter().copied().chain([moment]).collect(),
        before: timing.before.clone(),
    };
    let course: Vec<_> = vocabulary.procedure().course().map(|(fluent, _)| fluent).collect();
    match change {
        Retiming::UponLeftOut => last.map(|_| Timing { upon: Vec::new(), before: timing.before.clone() }),
        Retiming::Earlier => course
            .iter()
            .zip(course.iter().skip(1))
            .find(|(_, then)| last == Some(**then))
            .map(|(first, _)| instead(*first)),
        Retiming::Later => course
            .iter()
            .zip(course.iter().skip(1))
            .find(|(first, _)| last == Some(**first))
            .map(|(_, then)| instead(*then)),
        Retiming::BeforeLeftOut => {
            (!timing.before.is_empty()).then(|| Timing { upon: timing.upon.clone(), before: Vec::new() })
        }
    }
}
