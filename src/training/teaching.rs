//! What handbooks and courses are made of: the best examples of each rule, the cases on which editions are compared, the rules that end the
//! game, the index of facts.

use std::collections::{BTreeMap, BTreeSet};

use smol_str::SmolStr;

use crate::engine::analysis::examples_of;
use crate::engine::decision::{Decision, Finding, Status};
use crate::engine::library::Library;
use crate::engine::model::{
    Conclusion, Edition, Effect, Example, FactId, MomentId, RuleIndex, Taught, Vocabulary,
};

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
    /// Decides every example of an edition; `told` is called after each article with the number done and all.
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
        let is_miss = |example: &Example| example.expected.not.iter().any(|rule| rule.value == id);
        let missing: Vec<_> = self
            .showing(|example, decision| is_miss(example) && !applies(self.edition, decision, id))
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

/// Whether a rule, or its twin for the other player, applies.
fn applies(edition: &Edition, decision: &Decision, id: &str) -> bool {
    let is = |rule: RuleIndex| edition.rule(rule).is_some_and(|rule| rule.id == id);
    decision.findings.iter().any(|finding| is(finding.rule))
}

/// How much there is to take in: the facts that stand in words, then whether there is no board.
fn effort(example: &Example) -> (usize, bool) {
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

// Lessons: the cases that the vocabulary's `teach` lists, ruled on under several editions.

/// A case that is taught, with its rulings.
#[derive(Debug, Clone)]
pub(crate) struct Lesson<'a> {
    /// The case.
    pub(crate) taught: &'a Taught,
    /// Its ruling under each edition.
    pub(crate) decisions: Vec<Decision>,
}

impl Lesson<'_> {
    /// Whether two editions give different results.
    pub(crate) fn differs(&self) -> bool {
        let mut results = self.decisions.iter().map(|decision| (decision.status, decision.outcome));
        results.next().is_some_and(|first| results.any(|other| other != first))
    }
}

/// The cases taught, ruled on under these editions; a case that cannot be ruled on under one of them is left to `check`.
#[must_use]
pub(crate) fn lessons<'a>(library: &'a Library, editions: &[&Edition]) -> Vec<Lesson<'a>> {
    let taught = library.rulebook.vocabulary.teach().iter();
    let lesson = |taught: &'a Taught| {
        let rule = |edition: &&Edition| library.decide(edition, &taught.given).ok();
        Some(Lesson { taught, decisions: editions.iter().map(rule).collect::<Option<_>>()? })
    };
    taught.filter_map(lesson).collect()
}

/// The provision that gives the result.
pub(crate) fn deciding(edition: &Edition, decision: &Decision) -> Option<RuleIndex> {
    let gives_result = |finding: &&Finding| {
        let conclusion = edition.conclusion(finding.rule, finding.conclusion);
        matches!(conclusion, Some(Conclusion::Result(_)))
    };
    decision.findings.iter().find(gives_result).map(|finding| finding.rule)
}

// How a game ends: the rules that end it, moment by moment.

/// The rules that end the game at one moment of its course.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stage {
    /// The moment; of a moment that each player has, the first declared. `None`: the rules hold whatever ended the game before.
    pub moment: Option<MomentId>,
    /// The rules, of each player's those of both.
    pub rules: Vec<RuleIndex>,
}

/// The rules that end the game, by the moments at which they do, in the order in which the vocabulary declares the moments.
///
/// This is how the engine decides: of the moments at which one of their rules holds, the one that comes first in the case ends the game
/// (at the same second, the one declared first). A rule holds where its condition does and none of the rules in its `unless` holds.
#[must_use]
pub fn endings(vocabulary: &Vocabulary, edition: &Edition) -> Vec<Stage> {
    // The times of a moment that each player has are declared by one name.
    let declared = |moment: MomentId| {
        vocabulary.moment(moment).map(|moment| vocabulary.fact(moment.time).declared.as_str())
    };
    let mut stages: Vec<Stage> = Vec::new();
    for (index, rule) in edition.numbered().filter(|(_, rule)| rule.ends_game()) {
        let moment = match rule.at {
            Effect::At(moment) => Some(moment),
            Effect::Always | Effect::Now => None,
        };
        match stages.iter_mut().find(|stage| stage.moment.map(declared) == moment.map(declared)) {
            Some(stage) => {
                stage.moment = stage.moment.min(moment);
                stage.rules.push(index);
            }
            None => stages.push(Stage { moment, rules: vec![index] }),
        }
    }
    stages.sort_by_key(|stage| (stage.moment.is_none(), stage.moment));
    stages
}

// The index of facts.

/// A fact and the articles whose rules ask or set it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Used {
    /// The fact; of a player's fact the sealer's.
    pub(crate) fact: FactId,
    /// The places of the articles in the edition.
    pub(crate) articles: Vec<usize>,
}

/// The facts that an edition's rules ask or set.
#[must_use]
pub(crate) fn fact_index(vocabulary: &Vocabulary, edition: &Edition) -> Vec<Used> {
    let mut used: BTreeMap<FactId, BTreeSet<usize>> = BTreeMap::new();
    for (index, rule) in edition.numbered() {
        let Some(article) =
            edition.articles.iter().position(|article| article.rules.contains(&index.index()))
        else {
            continue;
        };
        let mut facts: Vec<FactId> = rule.when.facts().into_iter().collect();
        for conclusion in &rule.then {
            if let Conclusion::Set(fact, expression) = &conclusion.value {
                facts.push(*fact);
                facts.extend(expression.facts());
            }
        }
        for fact in facts {
            // A fact of each player stands once, under the first seat it is declared for.
            let declared = &vocabulary.fact(fact).declared;
            let first = vocabulary.facts().find(|(_, other)| other.declared == *declared).map(|(id, _)| id);
            used.entry(first.unwrap_or(fact)).or_default().insert(article);
        }
    }
    let used = used.into_iter();
    used.map(|(fact, articles)| Used { fact, articles: articles.into_iter().collect() }).collect()
}
