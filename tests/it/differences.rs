//! What the analyses of a rulebook find: differences of editions, and what would change a ruling.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, OnceLock};

use plica::engine::Cancel;
use plica::engine::analysis::{Compared, Diff, Disagreement, Reach};
use plica::engine::decision::{Score, Status};
use plica::engine::model::written;

use super::command_line::{plica, snapshot, stdout};
use super::examples::library;

/// The comparison of two editions that plica carries, made once.
pub(crate) fn compared(first: &'static str, second: &'static str) -> &'static Diff<'static> {
    type Comparisons = BTreeMap<[&'static str; 2], &'static OnceLock<Diff<'static>>>;
    static MADE: Mutex<Comparisons> = Mutex::new(BTreeMap::new());
    let comparison = {
        let mut made = MADE.lock().expect("no test panics here");
        *made.entry([first, second]).or_insert_with(|| Box::leak(Box::default()))
    };
    comparison.get_or_init(|| {
        let library = library();
        let edition = |id| library.rulebook.edition(id).expect("an edition");
        let sides = [first, second].map(|id| Compared { library, edition: edition(id) });
        plica::engine::analysis::diff(sides).expect("a comparison")
    })
}

fn oldest() -> &'static Diff<'static> {
    compared("fide-1974", "fide-1997")
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

/// The rules that conclude a result, when it is settled; none when it is not.
fn concluding(
    edition: &plica::engine::model::Edition,
    decision: &plica::Decision,
) -> Option<Vec<plica::engine::model::RuleIndex>> {
    let results = decision.findings.iter().filter(|finding| {
        let then = edition.rule(finding.rule).unwrap().then.get(finding.conclusion).unwrap();
        matches!(then.value, plica::engine::model::Conclusion::Result(_))
    });
    (decision.status != Status::Open).then(|| results.map(|finding| finding.rule).collect())
}

#[test]
fn examples_ruled_otherwise_show_a_difference_that_is_listed() {
    let library = library();
    let diff = oldest();
    let mut shown = 0;
    let editions = diff.sides.map(|side| side.edition);
    let articles = editions.iter().flat_map(|edition| &edition.articles);
    // The comparison reads contested texts as usual.
    let chooses = |example: &&plica::engine::model::Example| {
        example.given.facts.iter().any(|told| told.fact.value.starts_with("reading."))
    };
    for example in articles.flat_map(|article| &article.examples).filter(|example| !chooses(example)) {
        let decisions = editions.map(|edition| library.decide(edition, &example.given).ok());
        let [Some(one), Some(other)] = &decisions else { continue };
        // What is told and not regulated is no difference of the two texts' rules.
        if decisions
            .iter()
            .flatten()
            .any(|decision| !(decision.unregulated.is_empty() && decision.immaterial.is_empty()))
        {
            continue;
        }
        let rules = [concluding(editions[0], one), concluding(editions[1], other)];
        let [Some(first), Some(second)] = &rules else { continue };
        // A result may be certain where it is not certain which rule concludes it.
        let certain = |decision: &plica::Decision, rules: &[_]| decision.result.is_none() == rules.is_empty();
        if one.result == other.result || !certain(one, first) || !certain(other, second) {
            continue;
        }
        let among = |rule: Option<plica::engine::model::RuleIndex>,
                     rules: &[plica::engine::model::RuleIndex]| match rule {
            Some(rule) => rules.contains(&rule),
            None => rules.is_empty(),
        };
        let listed = all(diff).any(|found| among(found.rules[0], first) && among(found.rules[1], second));
        assert!(listed, "{}: {:?} and {:?}", example.case, one.result, other.result);
        shown += 1;
    }
    assert!(shown > 20, "only {shown} examples");
}

#[test]
fn an_edition_does_not_differ_from_itself() {
    let diff = compared("fide-1997", "fide-1997");
    assert!(diff.complete && all(diff).count() == 0);
    assert!(diff.one_sided.iter().all(Vec::is_empty));
    assert_eq!(diff.same.len(), diff.sides[0].edition.articles.len());
}

/// Two editions over one truth, one fact with three values and one time; the limits are one hour and half an hour.
fn small(limits: [&str; 2]) -> plica::Library {
    let vocabulary = "matters: [result]\nparties: [sealer]\nfacts:\n  sealer.colour: {type: [white, black]}\n  \
        a: {type: truth, matters: [result]}\n  c: {type: [x, y, z], matters: [result]}\n  \
        d: {type: duration, matters: [result]}\nacts: {}\nstates: {}\nimpossible:\n  - a and c is z\n";
    let edition =
        |id: &str| format!("edition: {id}\nauthority: {id}\nlanguage: en\nin_force: {{from: 2000-01-01}}\n");
    let article = |limit: &str| {
        format!(
            "article: \"1\"\ntitle: lateness\nrules:\n  - rule: 1.a\n    when: c is x and d > {limit}\n    \
             then: sealer loses\n  - rule: 1.b\n    unless: [1.a]\n    then: game goes on\n"
        )
    };
    let mut files = vec![("vocabulary.yaml".to_owned(), vocabulary.to_owned())];
    for (id, limit) in ["one", "two"].into_iter().zip(limits) {
        files.push((format!("{id}/edition.yaml"), edition(id)));
        files.push((format!("{id}/1.yaml"), article(limit)));
    }
    plica::Library::from_files(files).map_err(|faulty| faulty.faults).unwrap()
}

#[test]
fn a_difference_of_two_limits_is_shown_by_the_fewest_facts() {
    let library = small(["60 min", "30 min"]);
    let compared = ["one", "two"]
        .map(|id| Compared { library: &library, edition: library.rulebook.edition(id).unwrap() });
    let diff = plica::engine::analysis::diff(compared).unwrap();
    let [found] = diff.differences().collect::<Vec<_>>()[..] else { panic!("one difference") };
    assert_eq!(found.results, [Some(Score::GoesOn), Some(Score::BlackWins)]);
    let vocabulary = &library.rulebook.vocabulary;
    let facts: BTreeMap<_, _> = found
        .facts
        .iter()
        .map(|(fact, value)| {
            (vocabulary.fact(*fact).name.as_str(), written(&vocabulary.fact(*fact).kind, value))
        })
        .collect();
    assert_eq!(facts, BTreeMap::from([("c", "x".to_owned()), ("d", "31 min".to_owned())]));
    assert!(diff.same.is_empty());
}

#[test]
fn the_page_of_a_comparison_in_three_languages() {
    for lang in ["es", "it", "en"] {
        let output = plica(&["diff", "fide-2018", "fide-2023", "--all", "--lang", lang]);
        snapshot(&format!("diff-{lang}"), &stdout(&output));
    }
}

#[test]
fn the_data_of_a_comparison_hold_everything() {
    let output = plica(&["diff", "fide-2018", "fide-2023", "--format", "json"]);
    let found: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(found["complete"], true);
    let provisions = found["provisions"].as_array().unwrap();
    let of_resigning = provisions.iter().find(|provision| provision["rule"] == "5.1.2.draw").unwrap();
    let differences = of_resigning["results"][0]["differences"].as_array().unwrap();
    let shown = differences.iter().map(|difference| {
        let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
        assert_eq!(difference["second"]["result"], "1/2-1/2");
        (
            text(&difference["facts"]["ended_before.by"]),
            text(&difference["first"]["provision"]),
            text(&difference["first"]["result"]),
        )
    });
    let expected = [
        ("replier", "5.1.2", "1-0"),
        ("replier", "I.6.resignation", "1-0"),
        ("sealer", "5.1.2", "0-1"),
        ("sealer", "I.6.resignation", "0-1"),
    ];
    let expected = expected.map(|(by, rule, result)| (by.to_owned(), rule.to_owned(), result.to_owned()));
    assert_eq!(shown.collect::<BTreeSet<_>>(), BTreeSet::from(expected));
    let only_second = found["only_second"].as_array().unwrap();
    let of_2023 = ["5.2.3.void", "6.10.2", "I.1.1.paper"];
    let listed = |rule: &&str| only_second.iter().any(|one| one["rules"][0] == **rule);
    assert!(of_2023.iter().all(listed), "{only_second:?}");
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
    let changes = plica::engine::analysis::what_would_change(
        library,
        edition,
        &case,
        &decision,
        Reach::USUAL,
        &Cancel::NEVER,
    );
    assert_eq!(changes.not_looked_at, 0);
    let changes = changes.found;
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

#[test]
fn what_would_change_looks_so_far_and_says_what_it_did_not_look_at() {
    let library = library();
    let edition = library.rulebook.edition("fide-2014").unwrap();
    let case = plica::case_from_json(
        r#"{"position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed.written": "Nd4", "sealed.language": "en"}"#,
    )
    .unwrap();
    let decision = library.decide(edition, &case).unwrap();
    let looked = |reach| {
        plica::engine::analysis::what_would_change(library, edition, &case, &decision, reach, &Cancel::NEVER)
    };
    let (near, far) = (looked(Reach { rulings: 10, pairs: 100 }), looked(Reach::USUAL));
    assert!(near.not_looked_at > 0);
    assert_eq!(near.not_looked_at, looked(Reach { rulings: 10, pairs: 100 }).not_looked_at);
    let count =
        |changes: &plica::engine::analysis::Changes| changes.found.values().map(Vec::len).sum::<usize>();
    assert!(
        (1..=10).contains(&count(&near)) && count(&near) < count(&far),
        "{} {}",
        count(&near),
        count(&far)
    );
    for (locale, said) in [
        (plica::Locale::En, "were not looked at"),
        (plica::Locale::Es, "sin examinar"),
        (plica::Locale::It, "non sono stati esaminati"),
    ] {
        let words = plica::Words::embedded(locale);
        let speaker = plica::Speaker::of(&words, library, edition, &decision);
        let told = |changes| format!("{:?}", plica::words::reports::what_if(&speaker, &decision, changes));
        let count = near.not_looked_at.to_string();
        assert!(told(&near).contains(said) && told(&near).contains(&count), "{}", told(&near));
        assert!(!told(&far).contains(said), "{}", told(&far));
        let mut object = serde_json::json!({});
        plica::words::reports::add_what_if(&mut object, &speaker, &near);
        assert_eq!(object["changes_not_looked_at"], near.not_looked_at);
    }
}

#[test]
fn work_that_nobody_waits_for_ends_without_a_result() {
    let library = library();
    let edition = |id| library.rulebook.edition(id).unwrap();
    let compared = ["fide-1974", "fide-1997"]
        .map(|id| plica::engine::analysis::Compared { library, edition: edition(id) });
    let (cancel, waiting) = Cancel::while_waiting();
    let soon = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(100));
        drop(waiting);
    });
    assert!(plica::engine::analysis::diff_unless(compared, &cancel).is_none());
    soon.join().unwrap();
    let edition = edition("fide-2014");
    let case = plica::case_from_json(r#"{"about": ["result"]}"#).unwrap();
    let decision = library.decide(edition, &case).unwrap();
    let changes =
        plica::engine::analysis::what_would_change(library, edition, &case, &decision, Reach::USUAL, &cancel);
    assert!(changes.found.is_empty() && changes.not_looked_at > 0);
}
