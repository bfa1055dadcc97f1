//! For each rule the two examples that teach it best: one in which it applies, and one near it in which it does not.

use std::collections::BTreeMap;

use smol_str::SmolStr;

use crate::engine::analysis::examples_of;
use crate::engine::decision::{Decision, Status};
use crate::engine::library::Library;
use crate::engine::model::{Edition, Example, RuleIndex};

/// An example with its ruling.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Illustration<'a> {
    /// The example.
    pub(crate) example: &'a Example,
    /// Its ruling.
    pub(crate) decision: &'a Decision,
}

/// Every example of an edition with its ruling, to choose from.
pub(crate) struct Illustrations<'a> {
    edition: &'a Edition,
    ruled: Vec<(&'a Example, Decision)>,
}

impl<'a> Illustrations<'a> {
    /// Rules on every example of an edition; `told` hears after each article how many of how many are done.
    pub(crate) fn of(library: &'a Library, edition: &'a Edition, mut told: impl FnMut(usize, usize)) -> Self {
        let mut ruled = Vec::new();
        for (article, done) in edition.articles.iter().zip(1_usize..) {
            ruled.extend(examples_of(library, edition, article));
            told(done, edition.articles.len());
        }
        Self { edition, ruled }
    }

    /// An example in which a rule applies and one in which it does not though one might think so: of all pairs the one
    /// with the least to take in, most of it common to both.
    pub(crate) fn of_rule(&self, id: &str) -> [Option<Illustration<'_>>; 2] {
        let applying = self.applying(id);
        let missing: Vec<_> = self
            .showing(|example, decision| is_miss(example, id) && !applies(self.edition, decision, id))
            .collect();
        let pairs = applying.iter().flat_map(|one| missing.iter().map(move |other| (*one, *other)));
        let dearness = |(one, other): &(Illustration, Illustration)| {
            let (applying, missing) = (effort(one.example), effort(other.example));
            let open = [one, other].iter().filter(|one| one.decision.status != Status::Decided).count();
            let told = 2 * applying.0 + missing.0 + distance(one.example, other.example);
            (open, told, applying.1, missing.1)
        };
        match pairs.min_by_key(dearness) {
            Some((applying, missing)) => [Some(applying), Some(missing)],
            None => [applying, missing].map(|some| some.into_iter().min_by_key(|one| effort(one.example))),
        }
    }

    /// The examples written to show that a rule applies; else those in which it does.
    fn applying(&self, id: &str) -> Vec<Illustration<'_>> {
        let all: Vec<_> = self.showing(|_, decision| applies(self.edition, decision, id)).collect();
        let written: Vec<_> = all.iter().filter(|one| is_hit(one.example, id)).copied().collect();
        if written.is_empty() { all } else { written }
    }

    fn showing(&self, shows: impl Fn(&Example, &Decision) -> bool) -> impl Iterator<Item = Illustration<'_>> {
        let shown = self.ruled.iter().filter(move |(example, decision)| shows(example, decision));
        shown.map(|(example, decision)| Illustration { example, decision })
    }
}

/// Whether an example was written to show that a rule applies.
fn is_hit(example: &Example, id: &str) -> bool {
    let expected = &example.expected;
    expected.because.iter().flatten().chain(&expected.applies).any(|rule| rule.value == id)
}

/// Whether an example was written to show that a rule does not apply.
fn is_miss(example: &Example, id: &str) -> bool {
    example.expected.not.iter().any(|rule| rule.value == id)
}

/// Whether a rule, or its twin for the other player, applies.
fn applies(edition: &Edition, decision: &Decision, id: &str) -> bool {
    let is = |rule: RuleIndex| edition.rule(rule).is_some_and(|rule| rule.id == id);
    decision.findings.iter().any(|finding| is(finding.rule))
}

/// How much there is to take in: the facts that stand in words, then whether there is no board.
pub(super) fn effort(example: &Example) -> (usize, bool) {
    let on_board = ["position", "sealed.written", "sealed.language", "sealed.notation"];
    let facts = || example.given.facts.iter().map(|given| given.fact.value.as_str());
    let told = facts().filter(|fact| !on_board.contains(fact)).count();
    (told, !facts().any(|fact| fact == "position"))
}

/// How many facts two examples tell differently.
fn distance(one: &Example, other: &Example) -> usize {
    let told = |example: &Example| -> BTreeMap<SmolStr, SmolStr> {
        let facts = example.given.facts.iter();
        facts.map(|given| (given.fact.value.clone(), given.value.value.clone())).collect()
    };
    let (one, other) = (told(one), told(other));
    let differs = |(fact, value): &(&SmolStr, &SmolStr)| other.get(*fact) != Some(*value);
    one.iter().filter(differs).count() + other.keys().filter(|fact| !one.contains_key(*fact)).count()
}
