//! Two editions side by side: which cases they rule differently, what they take for granted differently, and which articles are
//! the same.
//!
//! A difference of assumptions is shown with an example of either edition that does not state the fact: the two editions give
//! different results, but the same result as soon as the fact is stated with the value that either of them assumes.

use super::differences::{Disagreement, Group, Pair, Witness, groups, pairs};
use super::one_sided::{OneSided, Same, drawn, one_sided, same};
use super::steps_apart::{StepApart, acts_apart, steps_apart};
use super::summary::{Foremost, summary};
use super::witness::{Compared, boards, case};
use crate::engine::cancel::Cancel;
use crate::engine::decision::{Decision, Score};
use crate::engine::model::{Assumption, FactId, RuleIndex, Value, WordDifference};
use crate::engine::on_all_cores::on_all_cores;
use crate::engine::program::Scope;
use crate::engine::syntax::{CaseFile, FactGiven};

/// What tells the two editions apart where they have one name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Between {
    /// Two editions of one rulebook.
    Editions,
    /// An edition as the program carries it, and as it stands in a folder.
    EmbeddedAndCopy,
}

/// What two editions say differently. Their rulebooks know the same facts under the same numbers.
#[derive(Debug, Clone)]
pub struct Diff<'a> {
    /// The editions.
    pub sides: [Compared<'a>; 2],
    /// What tells them apart.
    pub between: Between,
    /// How the words of their rulebooks differ.
    pub words: Vec<WordDifference>,
    /// The two results that differ, in the order of results.
    pub pairs: Vec<Pair>,
    /// The differences of result, by the provision that makes them, that which makes most first.
    pub groups: Vec<Group>,
    /// There are no others.
    pub complete: bool,
    /// What they take for granted differently.
    pub assumed: Vec<AssumedApart>,
    /// What to tell first, in the order of events.
    pub summary: Vec<Foremost>,
    /// Duties, rights, times and states that only the first edition rules, in some case, and that only the second does.
    pub one_sided: [Vec<OneSided>; 2],
    /// Steps that both editions require, at different moments.
    pub steps: Vec<StepApart>,
    /// Articles whose rules are the same but for their numbers.
    pub same: Vec<Same<'a>>,
}

impl Diff<'_> {
    /// Whether nothing that the two rule, assume or name differs.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
            && self.assumed.is_empty()
            && self.words.is_empty()
            && self.steps.is_empty()
            && self.one_sided.iter().all(Vec::is_empty)
    }

    /// All differences of result, in the order of the groups.
    pub fn differences(&self) -> impl Iterator<Item = &Disagreement> {
        self.groups.iter().flat_map(|group| &group.lines).flat_map(|line| &line.differences)
    }
}

/// Compares an edition as the program carries it with the same as it stands in a folder.
#[must_use]
pub fn diff_with_copy(compared: [Compared<'_>; 2], words: Vec<WordDifference>) -> Option<Diff<'_>> {
    let found = diff(compared)?;
    let words = words.into_iter().chain(found.words).collect();
    Some(Diff { between: Between::EmbeddedAndCopy, words, ..found })
}

/// Compares two editions.
#[must_use]
pub fn diff(compared: [Compared<'_>; 2]) -> Option<Diff<'_>> {
    diff_unless(compared, &Cancel::standing())
}

/// The same, unless it is cancelled: then there is nothing.
#[must_use]
pub fn diff_unless<'a>(compared: [Compared<'a>; 2], cancel: &Cancel) -> Option<Diff<'a>> {
    let found = cancel.during(|| found(compared, cancel))?;
    // What was cancelled in the midst may lack anything.
    (!cancel.is_cancelled()).then_some(found)
}

fn found<'a>(compared: [Compared<'a>; 2], cancel: &Cancel) -> Option<Diff<'a>> {
    let [first, second] = compared;
    let side = |side: Compared<'a>| {
        let program = side.library.program(side.edition)?;
        Some(Scope { vocabulary: &side.library.rulebook.vocabulary, edition: side.edition, program })
    };
    let sides = [side(first)?, side(second)?];
    let witness = Witness { compared, sides, boards: boards(second), cancel };
    let (differences, complete) = witness.all();
    let summary = summary(&witness);
    let assumed = assumed_apart(compared, sides, cancel);
    let [one, other] = sides;
    let ways = [[one, other], [other, one]];
    let one_sided = on_all_cores(&ways, |[one, other]| one_sided(*one, *other, cancel));
    if cancel.is_cancelled() {
        return None;
    }
    let [one, other] = <[_; 2]>::try_from(one_sided).ok()?;
    let all_confirmed = |own: Compared, other: Compared, found: Vec<OneSided>| -> Vec<OneSided> {
        found.into_iter().filter_map(|one| confirmed(own, other, one)).collect()
    };
    Some(Diff {
        sides: compared,
        between: Between::Editions,
        words: acts_apart(compared),
        pairs: pairs(&differences),
        groups: groups(compared, differences),
        complete,
        assumed,
        summary,
        one_sided: [all_confirmed(first, second, one), all_confirmed(second, first, other)],
        steps: steps_apart(compared, cancel),
        same: same(first, second),
    })
}

/// A conclusion that the engine draws from its case under one edition and not under the other, with the rule that draws it
/// there first.
fn confirmed(own: Compared, other: Compared, found: OneSided) -> Option<OneSided> {
    let Some(facts) = &found.facts else { return Some(found) };
    let vocabulary = &own.library.rulebook.vocabulary;
    let case = case(vocabulary, facts, vocabulary.matters().iter().map(String::as_str));
    let conclusion = own.edition.rule(*found.rules.first()?)?.then.get(found.conclusion)?;
    let wanted = drawn(vocabulary, &conclusion.value);
    let drawing = |side: Compared| -> Option<Vec<(RuleIndex, usize)>> {
        let decision = side.library.decide_as_read(side.edition, &case).ok()?;
        let alike = decision.findings.iter().filter(|finding| {
            let then = side.edition.rule(finding.rule).and_then(|rule| rule.then.get(finding.conclusion));
            then.is_some_and(|then| drawn(&side.library.rulebook.vocabulary, &then.value) == wanted)
        });
        Some(alike.map(|finding| (finding.rule, finding.conclusion)).collect())
    };
    let (first, conclusion) = *drawing(own)?.first()?;
    let others = found.rules.iter().copied().filter(|rule| *rule != first);
    let rules = std::iter::once(first).chain(others).collect();
    drawing(other)?.is_empty().then_some(OneSided { rules, conclusion, facts: found.facts })
}

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
    let tells = |told: &FactGiven| told.fact.value == *name;
    let examples = articles.flat_map(|article| &article.examples).map(|example| &example.given);
    let mut cases: Vec<CaseFile> = examples.cloned().collect();
    // The examples that do not tell the fact come first, then the others without it.
    cases.sort_by_key(|given| (given.facts.iter().any(tells), given.facts.len()));
    for given in &mut cases {
        given.facts.retain(|told| !tells(told));
    }
    let values: Vec<Value> = assumed.iter().flatten().map(|assumed| assumed.value.clone()).collect();
    let found = cases.into_iter().find_map(|given| {
        let results = [ruled(first, &given)?.result, ruled(second, &given)?.result];
        let [one, other] = results;
        // The case with the fact told, as each edition assumes it.
        let alike = |value: &Value| {
            let mut told = given.clone();
            told.facts.extend(case(vocabulary, &[(fact, value.clone())], []).facts.into_iter().take(1));
            let [one, other] = [first, second].map(|side| ruled(side, &told).map(|ruled| ruled.result));
            one.is_some() && one == other
        };
        (one != other && values.iter().all(alike)).then_some((given, results))
    });
    let (case, results) = found.map_or((None, [None, None]), |(case, results)| (Some(case), results));
    AssumedApart { fact, assumed, case, results }
}

/// The ruling on a case that an edition can rule on.
fn ruled(side: Compared, given: &CaseFile) -> Option<Decision> {
    side.library.decide_as_read(side.edition, given).ok()
}
