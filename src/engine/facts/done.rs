//! The acts that a case tells to be done, in their order: `set-up-position`, `start-clock replier at 20 min`.

use std::collections::BTreeMap;

use smol_str::SmolStr;

use super::known::{DoneAct, Facts, Known};
use super::order::by_role;
use crate::engine::chess::Colour;
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::model::{
    ActId, FactId, Type, Value, Vocabulary, duration, duration_written, is_not_known, wanted, written,
};
use crate::engine::source::{Span, Src};

/// The key of a case file that tells what has been done.
pub(crate) const DONE: &str = "done";

/// What stands before the time at which an act was done.
const AT: &str = " at ";

/// The parts of an entry: what was done, and the time as told.
pub(crate) fn timed(entry: &str) -> (&str, Option<&str>) {
    entry.split_once(AT).map_or((entry.trim(), None), |(named, time)| (named.trim(), Some(time.trim())))
}

/// The act of an entry without its time, and what it was done to.
pub(crate) fn act_and_object(named: &str) -> (&str, Option<&str>) {
    named.split_once(' ').map_or((named, None), |(act, object)| (act, Some(object.trim())))
}

/// The time of an entry as it is told; nothing without one.
pub(crate) fn at_second(second: Option<i64>) -> String {
    second.map(|second| format!("{AT}{}", duration_written(second))).unwrap_or_default()
}

/// An entry: `start-clock replier at 20 min`.
pub(crate) fn act_written(
    vocabulary: &Vocabulary,
    act: ActId,
    object: Option<&str>,
    second: Option<i64>,
) -> String {
    let name = vocabulary.act(act).map_or("", |act| act.name.as_str());
    let object = object.map(|object| format!(" {object}")).unwrap_or_default();
    format!("{name}{object}{}", at_second(second))
}

/// Reads what has been done; what cannot be read is reported.
pub(super) fn told(
    vocabulary: &Vocabulary,
    text: Option<&Src<SmolStr>>,
    sealer: Option<Colour>,
    faults: &mut Vec<Diagnostic>,
) -> Vec<DoneAct> {
    let Some(text) = text.filter(|text| !is_not_known(&text.value)) else {
        return Vec::new();
    };
    let entries = text.value.split(',').map(str::trim).filter(|entry| !entry.is_empty());
    let read = entries.map(|entry| one(vocabulary, entry, sealer, text.span));
    read.filter_map(|read| read.map_err(|fault| faults.push(fault)).ok()).collect()
}

fn one(
    vocabulary: &Vocabulary,
    entry: &str,
    sealer: Option<Colour>,
    span: Span,
) -> Result<DoneAct, Diagnostic> {
    let (named, time) = timed(entry);
    let second = time.map(|time| {
        duration(time).ok_or_else(|| {
            let fault = Diagnostic::at(Code::BadValue, span).with("fact", DONE).with("value", time);
            fault.with("expected", wanted(&Type::Duration, time)).with("known", "")
        })
    });
    let second = second.transpose()?;
    let (act, object) = act_and_object(named);
    let known = vocabulary.acts().map(|act| act.name.as_str());
    let id = vocabulary.act_named(act).ok_or_else(|| {
        let fault = Diagnostic::at(Code::UnknownAct, span).with("name", act).with("known", "");
        fault.suggesting(act, known)
    })?;
    let objects = vocabulary.act(id).map(|act| act.objects.as_slice()).unwrap_or_default();
    let object = object.map(|object| {
        let as_role = by_role(&format!("{object}."), sealer);
        as_role.strip_suffix('.').unwrap_or(object).to_owned()
    });
    let fits = match &object {
        Some(object) => objects.contains(object),
        None => objects.is_empty(),
    };
    if fits {
        return Ok(DoneAct { act: id, object, second });
    }
    let name = object.unwrap_or_else(|| act.to_owned());
    let fault =
        Diagnostic::at(Code::UnknownObject, span).with("name", &name).with("known", objects.join(", "));
    Err(fault.suggesting(&name, objects.iter().map(String::as_str)))
}

/// Derives the facts that acts bring about by being done, and the times of the moments that they bring.
pub(super) fn derive(vocabulary: &Vocabulary, facts: &mut Facts) {
    for (fact, value) in brought(vocabulary, facts) {
        if matches!(facts.known(fact), Known::NotAsked | Known::Unknown) {
            facts.set(fact, Known::Computed(value));
        }
    }
}

/// The facts that are so because something has been done.
fn brought(vocabulary: &Vocabulary, facts: &Facts) -> BTreeMap<FactId, Value> {
    let procedure = vocabulary.procedure();
    // Of two acts that say otherwise of one fact, the later prevails.
    let mut brought = BTreeMap::new();
    for done in facts.done() {
        let effects = procedure.effects(done.act, done.object.as_deref());
        if vocabulary.is_late(effects, done.second) {
            continue;
        }
        brought.extend(effects.sets.iter().cloned());
        for moment in effects.makes.iter().filter_map(|made| procedure.moment(*made)?.moment) {
            let time = vocabulary.instant(&[], moment).and_then(|instant| instant.fact);
            let time = time.filter(|fact| vocabulary.fact(*fact).kind == Type::Moment);
            brought.extend(time.zip(done.second.map(Value::Amount)));
        }
    }
    brought
}

/// Errors: an act is told to be done, and a fact is told to be otherwise than it makes it.
pub(super) fn contradictions(
    vocabulary: &Vocabulary,
    facts: &Facts,
    places: &impl Fn(FactId) -> Span,
) -> Vec<Diagnostic> {
    let otherwise = brought(vocabulary, facts)
        .into_iter()
        .filter(|(fact, value)| matches!(facts.known(*fact), Known::Told(told) if told != value));
    let faults = otherwise.map(|(fact, _)| {
        let told = [Some(fact), vocabulary.fact_named(DONE)].into_iter().flatten().filter_map(|id| {
            let declared = vocabulary.fact(id);
            Some((declared.name.clone(), written(&declared.kind, facts.value(id)?)))
        });
        Diagnostic::at(Code::ContradictoryFacts, places(fact)).with("facts", Arg::Facts(told.collect()))
    });
    faults.collect()
}
