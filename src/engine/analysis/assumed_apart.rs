//! What two editions take for granted differently, and a game to which they give two results because of it.
//!
//! The game is looked for among the examples of both editions: one that does not tell the fact, to which the two give two
//! results, and one result as soon as it is told as either of them assumes.

use super::compared::Compared;
use super::witness::case;
use crate::engine::cancel::Cancel;
use crate::engine::decision::{Decision, Score};
use crate::engine::model::{Assumption, FactId, Value};
use crate::engine::program::Scope;
use crate::engine::syntax::CaseFile;

/// Something that two editions take for granted differently: a time, a choice, how a contested text is read.
#[derive(Debug, Clone)]
pub struct AssumedApart {
    /// The fact.
    pub fact: FactId,
    /// What each edition assumes of it, in the order in which it is tried; empty where it assumes nothing.
    pub assumed: [Vec<Assumption>; 2],
    /// A case to which they give two results because of it; none where no example shows it.
    pub case: Option<CaseFile>,
    /// The results of that case; none under an edition that needs the fact to decide.
    pub results: [Option<Score>; 2],
}

/// What is assumed differently, as far as both editions ask it and it does not follow from other facts.
pub(super) fn assumed_apart(
    compared: [Compared; 2],
    sides: [Scope; 2],
    cancel: &Cancel,
) -> Vec<AssumedApart> {
    let [first, second] = sides;
    let mut facts: Vec<FactId> =
        sides.iter().flat_map(|side| side.edition.assumptions.iter().map(|(fact, _)| *fact)).collect();
    facts.sort_unstable();
    facts.dedup();
    // What decides whether something is assumed is asked as well.
    let decides = |side: Scope, fact: FactId| {
        let mut when = side.edition.assumptions.iter().filter_map(|(_, assumption)| assumption.when.as_ref());
        when.any(|when| when.facts().contains(&fact))
    };
    let asked = |side: Scope, fact: FactId| {
        side.program.asked.contains(&fact) || side.program.readings.contains(&fact) || decides(side, fact)
    };
    let differing = facts.into_iter().filter_map(|fact| {
        let declared = first.vocabulary.fact(fact);
        let every =
            |side: Scope| side.edition.every_assumption(side.vocabulary, fact).into_iter().cloned().collect();
        let assumed: [Vec<Assumption>; 2] = sides.map(every);
        let [one, other] = &assumed;
        let is_told = !declared.computed && asked(first, fact) && asked(second, fact);
        (is_told && one != other && !cancel.is_cancelled()).then(|| shown(compared, fact, assumed))
    });
    differing.collect()
}

fn shown(compared: [Compared; 2], fact: FactId, assumed: [Vec<Assumption>; 2]) -> AssumedApart {
    let [first, second] = compared;
    let vocabulary = &first.library.rulebook.vocabulary;
    let name = &vocabulary.fact(fact).name;
    let articles = [second, first].into_iter().flat_map(|side| &side.edition.articles);
    let mut cases: Vec<&CaseFile> = articles
        .flat_map(|article| &article.examples)
        .map(|example| &example.given)
        .filter(|given| !given.facts.iter().any(|told| told.fact.value == *name))
        .collect();
    cases.sort_by_key(|given| given.facts.len());
    let values: Vec<Value> = assumed.iter().flatten().map(|assumed| assumed.value.clone()).collect();
    let found = cases.into_iter().find_map(|given| {
        let results = [ruled(first, given)?.result, ruled(second, given)?.result];
        let [one, other] = results;
        // The case with the fact told, as each edition assumes it.
        let alike = |value: &Value| {
            let mut told = given.clone();
            told.facts.extend(case(vocabulary, &[(fact, value.clone())], []).facts.into_iter().take(1));
            let [one, other] = [first, second].map(|side| ruled(side, &told).map(|ruled| ruled.result));
            one.is_some() && one == other
        };
        (one != other && values.iter().all(alike)).then(|| (given.clone(), results))
    });
    let (case, results) = found.map_or((None, [None, None]), |(case, results)| (Some(case), results));
    AssumedApart { fact, assumed, case, results }
}

/// The ruling on a case that an edition can rule on.
fn ruled(side: Compared, given: &CaseFile) -> Option<Decision> {
    side.library.decide(side.edition, given).ok()
}
