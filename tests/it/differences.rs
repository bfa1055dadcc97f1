//! What the analyses of a rulebook find: differences of editions, and what would change a ruling.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use plica::{Diff, Disagreement, Score, Status, written};

use super::examples::library;

/// The differences of 1974 and 1997, searched once.
fn oldest() -> &'static Diff<'static> {
    static DIFF: OnceLock<Diff<'static>> = OnceLock::new();
    DIFF.get_or_init(|| diff("fide-1974", "fide-1997"))
}

fn diff(first: &str, second: &str) -> Diff<'static> {
    let library = library();
    let edition = |id| library.rulebook.edition(id).unwrap();
    plica::diff([first, second].map(|id| plica::Compared { library, edition: edition(id) })).unwrap()
}

fn all<'a>(diff: &'a Diff) -> impl Iterator<Item = &'a Disagreement> {
    diff.differences()
}

/// The facts of a difference by name.
fn facts(difference: &Disagreement) -> BTreeMap<String, String> {
    let vocabulary = &library().rulebook.vocabulary;
    let facts = difference.facts.iter().map(|(fact, value)| {
        let declared = vocabulary.fact(*fact);
        (declared.name.clone(), written(&declared.kind, value))
    });
    facts.collect()
}

#[test]
fn the_known_differences_of_1974_and_1997_are_found() {
    let diff = oldest();
    assert!(diff.complete);
    let shows = |wanted: &[(&str, &str)], results: [Option<Score>; 2]| {
        all(diff).any(|difference| {
            let facts = facts(difference);
            let has = |(name, value): &(&str, &str)| facts.get(*name).is_some_and(|found| found == value);
            wanted.iter().all(has) && difference.results == results
        })
    };
    let illegal = [("sealed.reading", "illegal"), ("sealed.intention_doubtful", "no")];
    assert!(
        shows(&illegal, [Some(Score::GoesOn), Some(Score::BlackWins)])
            || shows(&illegal, [Some(Score::GoesOn), Some(Score::WhiteWins)])
    );
    // 1974 knows no dead position: who came over an hour late loses. 1997 lets the draw stand (A10.b).
    let late_and_dead = all(diff).any(|difference| {
        let facts = facts(difference);
        let dead = facts.get("sealed.ends_game").is_some_and(|ends| ends == "dead_position");
        let lost = matches!(difference.results[0], Some(Score::WhiteWins | Score::BlackWins));
        dead && facts.contains_key("sealer.late") && lost && difference.results[1] == Some(Score::Draw)
    });
    assert!(late_and_dead, "a dead position sealed by a late player");
}

#[test]
fn every_difference_is_a_case_that_both_editions_decide_otherwise() {
    let library = library();
    let diff = oldest();
    assert!(all(diff).count() > 100);
    for difference in all(diff) {
        let results = diff.sides.map(|side| {
            let edition = side.edition;
            let decision = library.decide(edition, &difference.case).unwrap();
            assert_ne!(decision.status, Status::Open);
            decision.result
        });
        assert_eq!(results, difference.results);
        assert_ne!(results[0], results[1]);
    }
}

#[test]
fn an_edition_does_not_differ_from_itself() {
    let diff = diff("fide-1997", "fide-1997");
    assert!(diff.complete && all(&diff).count() == 0);
    assert!(diff.one_sided.iter().all(Vec::is_empty));
    assert_eq!(diff.same.len(), diff.sides[0].edition.articles.len());
}

#[test]
fn an_ambiguous_record_would_have_to_be_clear() {
    let library = library();
    let edition = library.rulebook.edition("fide-2014").unwrap();
    let case = plica::case_from_json(
        r#"{"position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed.written": "Nd4", "sealed.language": "en"}"#,
    )
    .unwrap();
    let decision = library.decide(edition, &case).unwrap();
    let changes = plica::what_would_change(library, edition, &case, &decision);
    let vocabulary = &library.rulebook.vocabulary;
    let goes_on = &changes[&Score::GoesOn];
    let clear = goes_on.iter().any(|change| {
        let [(fact, value)] = &change.facts[..] else { return false };
        let declared = vocabulary.fact(*fact);
        declared.name == "sealed.reading" && written(&declared.kind, value) == "clear"
    });
    assert!(clear);
    for (score, found) in &changes {
        let size = found[0].facts.len();
        assert!(found.iter().all(|change| change.facts.len() == size), "{score:?}");
        assert!(found.iter().all(|change| change.decision.result != decision.result), "{score:?}");
    }
}
