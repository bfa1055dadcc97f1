//! An edition that amends another: what it says itself, and what it keeps.

use plica::Library;
use plica::engine::analysis::{Compared, diff};
use plica::engine::decision::{Decision, Step};
use plica::engine::model::{FactId, Type};

use super::tidy::read;

/// Two short editions, the later amending the earlier, with what is written in their files.
fn amended(articles: [&str; 2], assumed: [&str; 2]) -> Library {
    let facts =
        "facts:\n  sealer.colour: {type: [white, black]}\n  limit: {type: duration, matters: [result]}\n";
    // What changes nothing in the hall is no step.
    let acts = "acts:\n  open-envelope: {matter: resumption, makes: [opened]}\n";
    let vocabulary = read("tests/bad/mini.yaml").replace("facts:\n", facts);
    let vocabulary = vocabulary.replace("acts:\n  open-envelope: resumption\n", acts) + "holds: [opened]\n";
    let head = "authority: FIDE\nlanguage: en\n";
    let files = [
        ("vocabulary.yaml", vocabulary),
        ("old/edition.yaml", format!("edition: old\n{head}{}", assumed[0])),
        ("old/1.yaml", format!("article: \"1\"\ntitle: lateness\n{}", articles[0])),
        ("new/edition.yaml", format!("edition: new\n{head}amends: old\n{}", assumed[1])),
        ("new/1.yaml", format!("article: \"1\"\n{}", articles[1])),
    ];
    let files = files.map(|(path, text)| (path.to_owned(), text));
    Library::from_files(files).map_err(|faulty| faulty.faults).unwrap()
}

/// The result of a case under the two editions.
fn results(library: &Library, case: &str) -> [Option<&'static str>; 2] {
    let case = plica::case_from_json(case).unwrap();
    ["old", "new"].map(|id| {
        let edition = library.rulebook.edition(id).unwrap();
        library.decide(edition, &case).unwrap().result.map(plica::engine::decision::Score::as_str)
    })
}

#[test]
fn what_an_edition_assumes_itself_takes_the_place_of_what_it_inherits() {
    let late = "rules:\n  - rule: 1.a\n    when: sealer.late > limit\n    then: sealer loses\n";
    let assumed =
        |limit: &str| format!("assume:\n  - {{fact: limit, is: {limit}, when: not envelope.missing}}\n");
    let library = amended([late, ""], [&assumed("0 min"), &assumed("15 min")]);
    // Ten minutes late: over no limit at all in the one, within a quarter of an hour in the other.
    let case = r#"{"envelope.missing": "no", "sealer.late": "10 min", "sealer.colour": "white", "replier.late": "0 min"}"#;
    assert_eq!(results(&library, case), [Some("0-1"), None]);
    let later = case.replace("10 min", "16 min");
    assert_eq!(results(&library, &later), [Some("0-1"), Some("0-1")]);
}

/// By hand: `diff` compares all that two editions assume of a fact, not only what is tried first, and shows it by an example
/// without that fact.
#[test]
fn what_is_assumed_besides_what_both_assume_is_a_difference() {
    let late = "rules:\n  - rule: 1.a\n    when: sealer.late > limit\n    then: sealer loses\nexamples:\n  \
                - case: later than told\n    given: {envelope.missing: no, sealer.late: 16 min, limit: 10 min, \
                sealer.colour: white}\n    ruling: {result: 0-1, because: [1.a]}\n";
    let both = "assume:\n  - {fact: limit, is: 0 min, when: envelope.missing}\n";
    let more = "  - {fact: limit, is: 15 min, when: not envelope.missing}\n";
    let library = amended([late, ""], [both, &format!("{both}{more}")]);
    let sides = ["old", "new"].map(|id| {
        let edition = library.rulebook.edition(id).unwrap();
        Compared { library: &library, edition }
    });
    let case = r#"{"envelope.missing": "no", "sealer.late": "16 min", "sealer.colour": "white", "replier.late": "0 min"}"#;
    let [old, new] = results(&library, case);
    assert_ne!(old, new, "the one does not know the limit");
    assert_eq!(new, Some("0-1"));
    let found = diff(sides).unwrap();
    let limit = library.rulebook.vocabulary.fact_named("limit").unwrap();
    assert_eq!(found.assumed.iter().map(|one| one.fact).collect::<Vec<_>>(), [limit]);
    assert_eq!(found.assumed[0].assumed.each_ref().map(Vec::len), [1, 2]);
    assert!(found.assumed[0].case.is_some());
    let results = found.assumed[0].results.map(|result| result.map(plica::engine::decision::Score::as_str));
    assert_eq!(results, [None, Some("0-1")]);
}

/// A duty in the rule that ends the game is to be done then, whatever other duties the end makes moot.
#[test]
fn a_duty_that_goes_with_the_end_of_the_game_is_to_be_done() {
    for end in ["game is annulled", "sealer loses", "game is drawn"] {
        let ends = format!(
            "rules:\n  - rule: 1.a\n    when: envelope.missing\n    then: [{end}, arbiter must open-envelope]\n  \
             - rule: 1.b\n    when: envelope.missing\n    then: arbiter must start-clock sealer\n"
        );
        let library = amended([&ends, ""], ["", ""]);
        let case = plica::case_from_json(
            r#"{"envelope.missing": "yes", "sealer.colour": "white", "about": ["result", "resumption"]}"#,
        )
        .unwrap();
        let edition = library.rulebook.edition("old").unwrap();
        let decision = library.decide(edition, &case).unwrap();
        let of = |step: &Step| edition.rule(decision.findings[step.finding].rule).unwrap().id.clone();
        let now: Vec<_> = decision.now.iter().map(of).collect();
        assert_eq!(now, ["1.a"], "{end}");
    }
}

/// By the order in `amend::assumed`: its own before the inherited, and what is always assumed last.
#[test]
fn what_an_edition_assumes_itself_leaves_what_it_inherits_for_other_cases() {
    let late = "rules:\n  - rule: 1.a\n    when: sealer.late > limit\n    then: sealer loses\n";
    let inherited = "assume:\n  - {fact: limit, is: 0 min, when: envelope.missing}\n";
    let case = |missing: &str, late: &str| {
        format!(
            r#"{{"envelope.missing": "{missing}", "sealer.late": "{late}", "sealer.colour": "white", "replier.late": "0 min"}}"#
        )
    };
    let own = "assume:\n  - {fact: limit, is: 15 min}\n";
    let conditional = "assume:\n  - {fact: limit, is: 15 min, when: not envelope.missing}\n";
    for own in [own, conditional] {
        let library = amended([late, ""], [inherited, own]);
        // Where the inherited condition holds, there is no time to be late.
        assert_eq!(results(&library, &case("yes", "10 min")), [Some("0-1"), Some("0-1")], "{own}");
        assert_eq!(results(&library, &case("no", "10 min"))[1], None, "{own}");
        assert_eq!(results(&library, &case("no", "16 min"))[1], Some("0-1"), "{own}");
    }
    // Of two that are always made, or made when the same holds, its own is.
    for [inherited, own] in [
        ["assume:\n  - {fact: limit, is: 0 min}\n", own],
        [inherited, "assume:\n  - {fact: limit, is: 15 min, when: envelope.missing}\n"],
    ] {
        let library = amended([late, ""], [inherited, own]);
        assert_eq!(results(&library, &case("yes", "10 min")), [Some("0-1"), None], "{own}");
    }
}

#[test]
fn an_article_restated_in_part_keeps_what_it_presupposes() {
    let old = "when: envelope.missing\nrules:\n  - rule: 1.a\n    then: sealer loses\n";
    let new = "rules:\n  - rule: 1.a\n    then: game is drawn\n";
    let library = amended([old, new], ["", ""]);
    let case = |missing: &str| format!(r#"{{"envelope.missing": "{missing}", "sealer.colour": "white"}}"#);
    assert_eq!(results(&library, &case("yes")), [Some("0-1"), Some("1/2-1/2")]);
    assert_eq!(results(&library, &case("no")), [None, None]);
    // An article that says what it presupposes says it anew.
    let otherwise = format!("when: not envelope.missing\n{new}");
    let library = amended([old, &otherwise], ["", ""]);
    assert_eq!(results(&library, &case("no")), [None, Some("1/2-1/2")]);
}

/// FIDE 2023, and editions that amend it by nothing but what they assume.
fn with_own_assumptions(assumed: &[&str]) -> Library {
    let mut files: Vec<_> = super::examples::library()
        .sources
        .all()
        .map(|source| (source.path.trim_start_matches("rules/").to_owned(), source.text.clone().into_owned()))
        .collect();
    for (number, assumed) in assumed.iter().enumerate() {
        let head = format!("edition: own-{number}\nauthority: Own\nlanguage: en\namends: fide-2023\n");
        files.push((format!("own-{number}/edition.yaml"), format!("{head}assume:\n{assumed}")));
    }
    Library::from_files(files).map_err(|faulty| faulty.faults).unwrap()
}

/// A case of facts told by lot, with these among them.
fn told_by_lot(
    library: &Library,
    always: &[FactId],
    dice: &mut fastrand::Rng,
) -> serde_json::Map<String, serde_json::Value> {
    let mut told = serde_json::Map::new();
    for (fact, declared) in library.rulebook.vocabulary.facts() {
        let value = match &declared.kind {
            Type::Truth => if dice.bool() { "yes" } else { "no" }.to_owned(),
            Type::OneOf(values) => values[dice.usize(0..values.len())].clone(),
            Type::Duration => format!("{} min", dice.u8(0..90)),
            Type::Number | Type::Moment | Type::Text | Type::Date | Type::Hour | Type::Fen | Type::Moves => {
                continue;
            }
        };
        if always.contains(&fact) || dice.u8(0..16) == 0 {
            told.insert(declared.name.clone(), value.into());
        }
    }
    told.insert("sealer.colour".to_owned(), "white".into());
    told.insert("about".to_owned(), serde_json::json!(["result"]));
    told
}

/// The case under both editions, as it is written and as each rules: of facts that cannot be together, or of moments that have
/// not come, one after another goes, but none of those that are always told. None where those alone are refused.
fn decided_by_both(
    sides: [Compared; 2],
    mut told: serde_json::Map<String, serde_json::Value>,
    always: &[FactId],
    dice: &mut fastrand::Rng,
) -> Option<(String, [Decision; 2])> {
    let vocabulary = &sides[0].library.rulebook.vocabulary;
    let kept: Vec<_> = always.iter().map(|fact| vocabulary.fact(*fact).name.as_str()).collect();
    let is_kept = |name: &str| ["sealer.colour", "about"].contains(&name) || kept.contains(&name);
    loop {
        let case = serde_json::Value::Object(told.clone()).to_string();
        let read = plica::case_from_json(&case).unwrap();
        if let [Ok(first), Ok(second)] = sides.map(|side| side.library.decide(side.edition, &read)) {
            return Some((case, [first, second]));
        }
        let others: Vec<_> = told.keys().filter(|name| !is_kept(name)).cloned().collect();
        if others.is_empty() {
            return None;
        }
        told.remove(&others[dice.usize(0..others.len())]);
    }
}

#[test]
fn where_nothing_is_said_to_differ_no_case_is_ruled_otherwise() {
    let library = with_own_assumptions(&[
        "  - {fact: event.default_time, is: 15 min, when: event.sets_default_time}\n",
        "  - {fact: event.sets_default_time, is: yes}\n  - {fact: event.default_time, is: 15 min}\n",
    ]);
    let edition = |id: &str| library.rulebook.edition(id).unwrap();
    let mut dice = fastrand::Rng::with_seed(7);
    let mut compared = 0;
    for [one, other] in [["fide-2018", "fide-2023"], ["fide-2023", "own-0"], ["fide-2023", "own-1"]] {
        let sides = [one, other].map(|id| Compared { library: &library, edition: edition(id) });
        let found = diff(sides).unwrap();
        if !found.groups.is_empty() || !found.complete {
            continue;
        }
        // Whatever else is assumed differently is told.
        let apart: Vec<FactId> = found.assumed.iter().map(|one| one.fact).collect();
        assert_eq!(apart.is_empty(), other == "fide-2023", "{one} and {other}");
        for _ in 0..400 {
            let told = told_by_lot(&library, &apart, &mut dice);
            let decided = decided_by_both(sides, told, &apart, &mut dice);
            let Some((case, [first, second])) = decided else { continue };
            compared += 1;
            let said = |decision: &Decision| (decision.status, decision.result, decision.possible.clone());
            assert_eq!(said(&first), said(&second), "{one} and {other}: {case}");
        }
    }
    assert!(compared > 100, "{compared} cases");
}
