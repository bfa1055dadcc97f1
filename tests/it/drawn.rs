//! Cases drawn by lot from the facts that an edition asks: for the oracle, for what mirrors, and for the fuzzer.

use plica::engine::model::{Edition, Fact, FactId, Formula, MomentId, Order, Type, Value, written};
use plica::engine::source::{Span, Src};
use plica::engine::syntax::FactGiven;
use plica::{CaseFile, Library};

use crate::naive::{Complete, applies, asked, holds, is_kept, possible};

/// Amounts on both sides of every limit the editions have, and of each other.
const AMOUNTS: [i64; 6] = [0, 1800, 3600, 3601, 5400, 7200];

/// Seconds at which moments are drawn: about the limits and the hour set, before and after it.
const TIMES: [i64; 6] = [-60, 0, 900, 1800, 3600, 3601];

/// The facts the rules of an edition and the impossibilities ask, in order.
pub(crate) fn facts_of(library: &Library, edition: &Edition) -> Vec<FactId> {
    let mut found = Vec::new();
    edition.rules.iter().for_each(|rule| asked(&rule.when, &mut found));
    let vocabulary = &library.rulebook.vocabulary;
    vocabulary.impossible().iter().for_each(|formula| asked(formula, &mut found));
    vocabulary
        .necessarily()
        .iter()
        .filter_map(|order| order.when.as_ref())
        .for_each(|when| asked(when, &mut found));
    // Every moment has its second.
    found.extend(edition.instants.iter().filter_map(|at| at.fact));
    found.sort_unstable();
    found.dedup();
    found
}

pub(crate) fn values_of(fact: &Fact) -> Vec<Value> {
    match &fact.kind {
        Type::Truth => vec![Value::Truth(true), Value::Truth(false)],
        Type::Duration => AMOUNTS.iter().map(|amount| Value::Amount(*amount)).collect(),
        Type::Moment => TIMES.iter().map(|second| Value::Amount(*second)).collect(),
        // Thirty moves: FIDE 1928, par. 15.
        Type::Number => (0..6).chain([30]).map(Value::Amount).collect(),
        Type::OneOf(values) => {
            (0..values.len()).map(|place| Value::Choice(u8::try_from(place).unwrap())).collect()
        }
        Type::Text | Type::Date | Type::Hour | Type::Fen | Type::Moves => vec![Value::Text(String::new())],
    }
}

/// The times of moments of which these facts do not say that they have come: with a time it would be told that they have.
pub(crate) fn untold(library: &Library, facts: &Complete) -> Vec<FactId> {
    let moments = library.rulebook.vocabulary.moments();
    let not_come = moments.filter(|(_, moment)| {
        moment.happened.as_ref().is_some_and(|happened| truth(facts, happened) != Some(true))
    });
    not_come.map(|(_, moment)| moment.time).collect()
}

/// Whether a formula holds, of whose facts not every one is known.
fn truth(facts: &Complete, formula: &Formula) -> Option<bool> {
    let one_is = |parts: &[Formula], truth_of: bool| -> Option<bool> {
        let truths: Vec<_> = parts.iter().map(|part| truth(facts, part)).collect();
        if truths.contains(&Some(truth_of)) {
            return Some(truth_of);
        }
        if truths.contains(&None) { None } else { Some(!truth_of) }
    };
    match formula {
        Formula::And(parts) => one_is(parts, false),
        Formula::Or(parts) => one_is(parts, true),
        Formula::Not(part) => truth(facts, part).map(|truth| !truth),
        Formula::Holds(fact) => facts.get(fact).map(|value| *value == Value::Truth(true)),
        Formula::Is(fact, choice) => facts.get(fact).map(|value| *value == Value::Choice(*choice)),
        Formula::AtMost(_) | Formula::Applies(_) => None,
    }
}

/// The same facts with these times put so that a game can show them; none where they cannot be.
pub(crate) fn placed(
    library: &Library,
    edition: &Edition,
    facts: &Complete,
    times: &[FactId],
) -> Option<Complete> {
    let vocabulary = &library.rulebook.vocabulary;
    if possible(vocabulary, edition, facts) {
        return Some(facts.clone());
    }
    if times.is_empty() || vocabulary.impossible().iter().any(|formula| holds(edition, facts, formula)) {
        return None;
    }
    let orders: Vec<_> = vocabulary.necessarily().iter().collect();
    // From where they are, and from long before everything else.
    [None, Some(-50_000)].into_iter().find_map(|start| {
        let mut placed = facts.clone();
        for time in times {
            if let (Some(second), Some(value)) = (start, placed.get_mut(time)) {
                *value = Value::Amount(second);
            }
        }
        put_in_order(library, edition, &mut placed, &orders, &|time| times.contains(&time));
        Some(placed).filter(|placed| possible(vocabulary, edition, placed))
    })
}

/// Whether other rules apply when a moment that has not come, and of which no case tells the time, is put elsewhere.
pub(crate) fn turns_on_untold(library: &Library, edition: &Edition, complete: &Complete) -> bool {
    let applying = |facts: &Complete| {
        let rules = edition.numbered().map(|(rule, _)| rule);
        rules.filter(|rule| applies(edition, facts, *rule)).collect::<Vec<_>>()
    };
    let wanted = applying(complete);
    let mut untold = untold(library, complete);
    untold.retain(|time| complete.contains_key(time));
    let amount = |value: &Value| if let Value::Amount(amount) = value { Some(*amount) } else { None };
    let mut near: Vec<_> = complete.values().filter_map(amount).chain(TIMES).collect();
    near = near.into_iter().flat_map(|at| [at - 1, at, at + 1]).chain([-10_800, 10_800]).collect();
    near.sort_unstable();
    near.dedup();
    untold.iter().any(|time| {
        let others: Vec<_> = untold.iter().copied().filter(|other| other != time).collect();
        near.iter().any(|second| {
            let mut moved = complete.clone();
            moved.insert(*time, Value::Amount(*second));
            placed(library, edition, &moved, &others).is_some_and(|moved| applying(&moved) != wanted)
        })
    })
}

/// A case that tells exactly these facts and leaves the others unknown, and with them the times of what has not come, as far as the
/// facts tell that it has not.
pub(crate) fn case(library: &Library, facts: &[FactId], told: &Complete) -> CaseFile {
    let text = |text: String| Src::new(text, Span::default());
    let untold = untold(library, told);
    let vocabulary = &library.rulebook.vocabulary;
    let is_told_of = |time: &FactId| {
        let moment = vocabulary.moments().map(|(_, moment)| moment).find(|moment| moment.time == *time);
        let happened = moment.and_then(|moment| moment.happened.as_ref());
        happened.is_none_or(|happened| happened.facts().iter().all(|fact| told.contains_key(fact)))
    };
    let facts = facts.iter().filter(|fact| !untold.contains(fact) || is_told_of(fact));
    let given = facts.map(|fact| {
        let declared = library.rulebook.vocabulary.fact(*fact);
        let value = told.get(fact).filter(|_| !untold.contains(fact));
        let value = value.map_or_else(|| "unknown".to_owned(), |value| written(&declared.kind, value));
        FactGiven { fact: text(declared.name.clone()).of(), value: text(value).of() }
    });
    let colour =
        FactGiven { fact: text("sealer.colour".to_owned()).of(), value: text("white".to_owned()).of() };
    // Nothing is taken for granted of the order of moments.
    let order = FactGiven { fact: text("order".to_owned()).of(), value: text("unknown".to_owned()).of() };
    CaseFile { facts: given.chain([colour, order]).collect(), about: vec![text("result".to_owned())] }
}

/// Facts drawn from `choices`, mostly the normal course, so that interesting rules are reached.
pub(crate) fn draw(library: &Library, facts: &[FactId], choices: &[u16]) -> Complete {
    let mut drawn = Complete::default();
    for (fact, choice) in facts.iter().zip(choices) {
        let declared = library.rulebook.vocabulary.fact(*fact);
        let values = values_of(declared);
        let usual = declared.assume.as_ref().map(|assumption| assumption.value.clone());
        let value = match usual {
            Some(usual) if choice % 4 != 0 => usual,
            Some(_) | None => values[usize::from(choice / 4) % values.len()].clone(),
        };
        drawn.insert(*fact, value);
    }
    drawn
}

/// Facts a game can show, drawn from the choices or from a rotation of them.
pub(crate) fn draw_possible(
    library: &Library,
    edition: &Edition,
    facts: &[FactId],
    choices: &[u16],
) -> Option<Complete> {
    let mut choices = choices.to_vec();
    (0..choices.len()).find_map(|_| {
        choices.rotate_left(1);
        let mut drawn = draw(library, facts, &choices);
        let vocabulary = &library.rulebook.vocabulary;
        mend(library, edition, &mut drawn);
        let orders: Vec<_> = vocabulary.necessarily().iter().collect();
        put_in_order(library, edition, &mut drawn, &orders, &|_| true);
        Some(drawn).filter(|drawn| possible(vocabulary, edition, drawn))
    })
}

/// Turns facts that no game shows together to the normal course, one after another, as far as that goes.
fn mend(library: &Library, edition: &Edition, facts: &mut Complete) {
    let vocabulary = &library.rulebook.vocabulary;
    for turn in 0..64 {
        let violated = vocabulary.impossible().iter().find(|formula| holds(edition, facts, formula));
        let Some(violated) = violated else { break };
        let mut blamed = Vec::new();
        asked(violated, &mut blamed);
        let fact = blamed[turn % blamed.len()];
        let declared = vocabulary.fact(fact);
        let values = values_of(declared);
        let usual = declared.assume.as_ref().map(|assumption| assumption.value.clone());
        facts.insert(fact, usual.unwrap_or_else(|| values[turn % values.len()].clone()));
    }
}

/// Moves moments whose times may be moved until orders are kept, as far as that can be done by moving one at a time.
pub(crate) fn put_in_order(
    library: &Library,
    edition: &Edition,
    facts: &mut Complete,
    orders: &[&Order],
    may_move: &dyn Fn(FactId) -> bool,
) {
    let vocabulary = &library.rulebook.vocabulary;
    let time_of = |moment: MomentId| {
        let at = edition.instants[moment.index()];
        at.fact.filter(|fact| vocabulary.fact(*fact).kind == Type::Moment && may_move(*fact))
    };
    let second = |facts: &Complete, moment: MomentId| {
        let at = edition.instants[moment.index()];
        at.seconds
            + at.fact.map_or(0, |fact| if let Value::Amount(second) = facts[&fact] { second } else { 0 })
    };
    for turn in 0..96 {
        let (mut kept, mut stuck) = (true, true);
        for order in orders {
            if is_kept(edition, facts, order) {
                continue;
            }
            kept = false;
            let (first, then) = (second(facts, order.first), second(facts, order.then));
            let apart = i64::from(!order.together && order.first >= order.then);
            let earlier = time_of(order.first).map(|time| (time, then - apart));
            let later = time_of(order.then).map(|time| (time, first + apart));
            // Now the one, now the other, so that no two orders undo each other for ever.
            let moved = if turn % 9 == 8 { later.or(earlier) } else { earlier.or(later) };
            if let Some((time, second)) = moved {
                stuck = false;
                facts.insert(time, Value::Amount(second));
            }
        }
        if kept || stuck {
            break;
        }
    }
}
