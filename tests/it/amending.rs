//! An edition that amends another: what it says itself, and what it keeps.

use plica::Library;

use super::tidy::read;

/// Two short editions, the later amending the earlier, with what is written in their files.
fn amended(articles: [&str; 2], assumed: [&str; 2]) -> Library {
    let facts =
        "facts:\n  sealer.colour: {type: [white, black]}\n  limit: {type: duration, matters: [result]}\n";
    let vocabulary = read("tests/bad/mini.yaml").replace("facts:\n", facts);
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
