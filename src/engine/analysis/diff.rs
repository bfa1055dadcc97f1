//! Two editions side by side: which cases they rule differently, and which articles are the same.

use super::assumed_apart::{AssumedApart, assumed_apart};
use super::board::boards;
use super::compared::Compared;
use super::confirm::Witness;
use super::cores::on_all_cores;
use super::disagreement::Disagreement;
use super::foremost::Foremost;
use super::grouping::{Group, Pair, groups, pairs};
use super::one_sided::{OneSided, drawn, one_sided};
use super::same::{Same, same};
use super::summary::summary;
use super::witness::case;
use crate::engine::cancel::Cancel;
use crate::engine::model::{RuleIndex, WordDifference};
use crate::engine::program::Scope;

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
        words: Vec::new(),
        pairs: pairs(&differences),
        groups: groups(compared, differences),
        complete,
        assumed,
        summary,
        one_sided: [all_confirmed(first, second, one), all_confirmed(second, first, other)],
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
        let decision = side.library.decide(side.edition, &case).ok()?;
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
