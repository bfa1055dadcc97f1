//! Vocabulary file -> what training asks and teaches: whole resumptions, and the cases on which editions are compared.

use super::clauses::unknown;
use super::values::value_from;
use super::vocabulary::{Decides, Resumption, Step, Taught, Vocabulary, is_of_family};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;
use crate::engine::syntax::{CaseFile, Name, ResumptionEntry, StepEntry, TaughtEntry};

/// The word by which a step asks for the result (`asks: result`).
const RESULT: &str = "result";

/// Finds the names of a resumption.
pub(super) fn resumption(
    vocabulary: &Vocabulary,
    entry: &ResumptionEntry,
    faults: &mut Vec<Diagnostic>,
) -> Resumption {
    let steps = entry.steps.iter().filter_map(|entry| step(vocabulary, entry, faults));
    let steps = steps.collect();
    Resumption { name: entry.resumption.value.clone(), steps }
}

pub(super) fn taught(vocabulary: &Vocabulary, entry: &TaughtEntry, faults: &mut Vec<Diagnostic>) -> Taught {
    check_told(vocabulary, &entry.tells, faults);
    let TaughtEntry { matter, case, tells, results } = entry.clone();
    let results = results.into_iter().map(|(edition, result)| (edition.value, result)).collect();
    Taught { matter: matter.value, name: case.value, given: tells, results }
}

/// Faults for facts that are not declared and for values that their facts do not have.
fn check_told(vocabulary: &Vocabulary, told: &CaseFile, faults: &mut Vec<Diagnostic>) {
    for given in &told.facts {
        match vocabulary.fact_named(&given.fact.value) {
            Some(fact) => faults.extend(value_from(vocabulary.fact(fact), &given.value).err()),
            None => faults.push(unknown_fact(vocabulary, &given.fact.clone().of())),
        }
    }
}

fn step(vocabulary: &Vocabulary, entry: &StepEntry, faults: &mut Vec<Diagnostic>) -> Option<Step> {
    check_told(vocabulary, &entry.tells, faults);
    for name in &entry.behind {
        if !vocabulary.facts().any(|(_, fact)| is_of_family(&fact.name, &name.value)) {
            faults.push(unknown_fact(vocabulary, name));
        }
    }
    let asks = decides(vocabulary, &entry.asks).map_err(|fault| faults.push(fault)).ok()?;
    let behind = entry.behind.iter().map(|name| name.value.clone()).collect();
    Some(Step { tells: entry.tells.clone(), behind, asks })
}

fn unknown_fact(vocabulary: &Vocabulary, name: &Name) -> Diagnostic {
    unknown(Code::UnknownFact, name, vocabulary.facts().map(|(_, fact)| fact.name.as_str()))
}

fn decides(vocabulary: &Vocabulary, asks: &Name) -> Result<Decides, Diagnostic> {
    if asks.value == RESULT {
        return Ok(Decides::Result);
    }
    if let Some(state) = vocabulary.state_named(&asks.value) {
        return Ok(Decides::State(state));
    }
    let (act, object) =
        asks.value.split_once(' ').map_or((asks.value.as_str(), None), |(act, object)| (act, Some(object)));
    let acts = vocabulary.acts().map(|act| act.name.as_str());
    let known = acts.chain(vocabulary.states().map(|state| state.name.as_str())).chain([RESULT]);
    let id = vocabulary.act_named(act).ok_or_else(|| unknown(Code::UnknownAct, asks, known))?;
    let objects = vocabulary.act(id).map(|act| act.objects.as_slice()).unwrap_or_default();
    match object {
        Some(object) if !objects.iter().any(|known| known == object) => {
            let object = Src::new(object.to_owned(), asks.span);
            Err(unknown(Code::UnknownObject, &object, objects.iter().map(String::as_str)))
        }
        Some(_) | None => Ok(Decides::Act(id, object.map(str::to_owned))),
    }
}
