//! Two editions side by side: which cases they rule differently, and which articles are the same.

use std::collections::BTreeSet;

use crate::chess::Colour;
use crate::decision::{Decision, Score, Status};
use crate::evaluate::{Divergence, Said, Side, divergences};
use crate::library::Library;
use crate::model::{Article, Conclusion, Edition, FactId, Formula, Value, Vocabulary, written};
use crate::syntax::{CaseFile, FactGiven};

use super::examples::ruled;
use super::idle::clause;
use super::witness::{case, smallest};

/// What two editions of a rulebook say differently.
#[derive(Debug, Clone)]
pub struct Diff<'a> {
    /// The first edition.
    pub first: &'a Edition,
    /// The second.
    pub second: &'a Edition,
    /// Differences of ruling, those shown by fewer facts first, each with those that show the same facts and more.
    pub differences: Vec<(Disagreement, Vec<Disagreement>)>,
    /// There are no others.
    pub complete: bool,
    /// Articles on one matter whose rules are the same but for their numbers.
    pub same: Vec<(&'a Article, &'a Article)>,
}

/// One difference of ruling, confirmed by ruling on its case under both editions.
#[derive(Debug, Clone)]
pub struct Disagreement {
    /// What the first edition says.
    pub first: Said,
    /// What the second edition says.
    pub second: Said,
    /// The facts that show it; leaving out any of them changes one of the rulings.
    pub facts: Vec<(FactId, Value)>,
    /// A case that can be run: these facts, with a position and a written move where chess is involved.
    pub case: CaseFile,
    /// The results under the two editions.
    pub results: [Option<Score>; 2],
}

/// Compares two editions of a rulebook.
#[must_use]
pub fn diff<'a>(library: &'a Library, first: &'a Edition, second: &'a Edition) -> Option<Diff<'a>> {
    let vocabulary = &library.rulebook.vocabulary;
    let side = |edition| Some(Side { edition, program: library.program(edition)? });
    let found = divergences(vocabulary, side(first)?, side(second)?);
    let witness = Witness { library, editions: [first, second], positions: positions(library) };
    let mut differences = witness.all_confirmed(&found.found);
    differences.sort_by_key(|difference| difference.facts.len());
    let differences = grouped(differences);
    Some(Diff { first, second, differences, complete: found.complete, same: same(vocabulary, first, second) })
}

/// A difference whose facts contain another's belongs to it.
fn grouped(differences: Vec<Disagreement>) -> Vec<(Disagreement, Vec<Disagreement>)> {
    let mut groups: Vec<(Disagreement, Vec<Disagreement>)> = Vec::new();
    for difference in differences {
        let contains = |other: &Disagreement| other.facts.iter().all(|fact| difference.facts.contains(fact));
        match groups.iter_mut().find(|(first, _)| contains(first)) {
            // Two searches may come down to the same facts.
            Some((first, more))
                if std::iter::once(&*first).chain(&*more).any(|one| one.facts == difference.facts) => {}
            Some((_, more)) => more.push(difference),
            None => groups.push((difference, Vec::new())),
        }
    }
    groups
}

/// A sealed move on a board, known from an example.
struct Sealed {
    facts: Vec<FactGiven>,
    reading: String,
    ends: Option<String>,
}

/// Confirms divergences by ruling on their cases.
struct Witness<'a> {
    library: &'a Library,
    editions: [&'a Edition; 2],
    positions: Vec<Sealed>,
}

impl Witness<'_> {
    /// Those that the engine confirms, looked at on all cores: ruling on the cases is most of what a comparison costs.
    fn all_confirmed(&self, divergences: &[Divergence]) -> Vec<Disagreement> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let share = divergences.len().div_ceil(cores).max(1);
        std::thread::scope(|scope| {
            let confirm =
                |part: &[Divergence]| part.iter().filter_map(|one| self.confirmed(one)).collect::<Vec<_>>();
            let workers: Vec<_> =
                divergences.chunks(share).map(|part| scope.spawn(move || confirm(part))).collect();
            let found = workers.into_iter().flat_map(|worker| {
                // A worker that panicked is our own bug and must not pass for an empty share.
                worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            });
            found.collect()
        })
    }

    fn confirmed(&self, divergence: &Divergence) -> Option<Disagreement> {
        let wanted = [divergence.first.outcome, divergence.second.outcome];
        let expected = |sealer| wanted.map(|outcome| outcome.map(|outcome| Score::of(outcome, sealer)));
        let results = expected(Colour::White);
        let shows = |facts: &[(FactId, Value)]| self.results(&self.case(facts)) == Some(results);
        let facts = smallest(divergence.case.clone(), shows)?;
        let on_board = self.on_board(&facts, expected);
        let (case, results) = on_board.unwrap_or_else(|| (self.case(&facts), results));
        let [first, second] = self.editions.map(|edition| self.said(edition, &case));
        Some(Disagreement { first: first?, second: second?, facts, case, results })
    }

    /// What an edition says of the case that is shown: the search may have had more rules in view.
    fn said(&self, edition: &Edition, case: &CaseFile) -> Option<Said> {
        let decision = self.library.decide(edition, case).ok()?;
        let concluding = decision.findings.iter().filter(|finding| {
            let rule = edition.rule(finding.rule).and_then(|rule| rule.then.get(finding.conclusion));
            rule.is_some_and(|conclusion| matches!(conclusion.value, Conclusion::Result(_)))
        });
        let rules = concluding.map(|finding| finding.rule).collect();
        Some(Said { outcome: decision.outcome, rules })
    }

    fn case(&self, facts: &[(FactId, Value)]) -> CaseFile {
        case(&self.library.rulebook.vocabulary, facts, ["result"])
    }

    /// The two results, where both editions decide the case or are silent on it.
    fn results(&self, case: &CaseFile) -> Option<[Option<Score>; 2]> {
        let [first, second] = self.editions.map(|edition| self.result(edition, case));
        Some([first?, second?])
    }

    #[expect(clippy::option_option, reason = "outside: is it settled; inside: the result, none when silent")]
    fn result(&self, edition: &Edition, case: &CaseFile) -> Option<Option<Score>> {
        let Decision { status, result, .. } = self.library.decide(edition, case).ok()?;
        (status != Status::Open).then_some(result)
    }

    /// The case with a sealed move on a board instead of what is told of it.
    fn on_board(
        &self,
        facts: &[(FactId, Value)],
        expected: impl Fn(Colour) -> [Option<Score>; 2],
    ) -> Option<(CaseFile, [Option<Score>; 2])> {
        let vocabulary = &self.library.rulebook.vocabulary;
        let value = |name: &str| {
            let (fact, value) = facts.iter().find(|(fact, _)| vocabulary.fact(*fact).name == name)?;
            Some(written(&vocabulary.fact(*fact).kind, value))
        };
        let (reading, ends) = (value("sealed.reading")?, value("sealed.ends_game"));
        let alike = |sealed: &&Sealed| {
            sealed.reading == reading && ends.as_ref().is_none_or(|ends| sealed.ends.as_ref() == Some(ends))
        };
        let read =
            ["sealed.reading", "sealed.ends_game", "sealer.can_mate", "replier.can_mate", "position.over"];
        let others = facts.iter().filter(|(fact, _)| !read.contains(&vocabulary.fact(*fact).name.as_str()));
        let others: Vec<_> = others.cloned().collect();
        self.positions.iter().filter(alike).take(12).find_map(|sealed| {
            let mut case = self.case(&others);
            case.facts.retain(|given| given.fact.value != "sealer.colour");
            case.facts.splice(0..0, sealed.facts.iter().cloned());
            let results = self.results(&case)?;
            let colours = Colour::BOTH.into_iter();
            colours.map(&expected).any(|expected| expected == results).then_some((case, results))
        })
    }
}

/// The sealed moves of the examples, with what the board says of each.
fn positions(library: &Library) -> Vec<Sealed> {
    let vocabulary = &library.rulebook.vocabulary;
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for ruled in ruled(library) {
        let Ok(decision) = ruled.decision else { continue };
        let named = ["position", "sealed.written", "sealed.language"];
        let of_board =
            ruled.example.given.facts.iter().filter(|given| named.contains(&given.fact.value.as_str()));
        let facts: Vec<FactGiven> = of_board.cloned().collect();
        let known = |name: &str| {
            let fact = vocabulary.fact_named(name)?;
            Some(written(&vocabulary.fact(fact).kind, decision.facts.value(fact)?))
        };
        let (Some(reading), 3) = (known("sealed.reading"), facts.len()) else { continue };
        if seen.insert(facts.iter().map(|given| given.value.value.clone()).collect::<Vec<_>>()) {
            found.push(Sealed { facts, reading, ends: known("sealed.ends_game") });
        }
    }
    found
}

/// Articles on one matter whose rules ask and conclude the same.
fn same<'a>(
    vocabulary: &Vocabulary,
    first: &'a Edition,
    second: &'a Edition,
) -> Vec<(&'a Article, &'a Article)> {
    let mut pairs = Vec::new();
    for article in &first.articles {
        let norms = norms(vocabulary, first, article);
        let twin = second
            .articles
            .iter()
            .find(|other| other.title == article.title && self::norms(vocabulary, second, other) == norms);
        pairs.extend(twin.map(|twin| (article, twin)));
    }
    pairs
}

/// What the rules of an article ask and conclude, without numbers.
fn norms(vocabulary: &Vocabulary, edition: &Edition, article: &Article) -> BTreeSet<String> {
    let rules = edition.rules.get(article.rules.clone()).unwrap_or_default();
    let norm = |rule: &crate::model::Rule| {
        let proviso = edition.proviso(&rule.id);
        let when = clause(vocabulary, edition, &without(&rule.when, proviso));
        let then: Vec<_> = rule.then.iter().map(|conclusion| format!("{:?}", conclusion.value)).collect();
        format!("{when}: {}", then.join("; "))
    };
    rules.iter().map(norm).collect()
}

/// A condition without the proviso that stands before it.
fn without(formula: &Formula, proviso: Option<FactId>) -> Formula {
    match (formula, proviso) {
        (Formula::And(parts), Some(fact)) => {
            let rest: Vec<_> = parts.iter().filter(|part| **part != Formula::Holds(fact)).cloned().collect();
            if let [only] = &rest[..] { only.clone() } else { Formula::And(rest) }
        }
        (Formula::Holds(_), Some(_)) => Formula::ALWAYS,
        (_, _) => formula.clone(),
    }
}
