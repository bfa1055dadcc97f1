//! Faults of the kind an editor makes, each put into a sound rulebook: the check finds it, where it stands and alone.

use std::fs;
use std::path::{Path, PathBuf};

use super::command_line::{plica, plica_ends, stderr, stdout};
use super::programs::{folder, program, run, text};

/// The rulebook of US Chess, in a folder of its own.
struct Rulebook {
    folder: PathBuf,
    rules: PathBuf,
    locales: PathBuf,
}

impl Rulebook {
    fn new() -> Self {
        let folder = folder();
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/us-chess");
        for part in ["rules", "rules/us-chess-7", "locales/es", "locales/it", "locales/en"] {
            fs::create_dir_all(folder.join(part)).unwrap();
            for entry in fs::read_dir(from.join(part)).unwrap() {
                let path = entry.unwrap().path();
                if path.is_file() {
                    fs::copy(&path, folder.join(part).join(path.file_name().unwrap())).unwrap();
                }
            }
        }
        Self { rules: folder.join("rules"), locales: folder.join("locales"), folder }
    }

    fn change(&self, file: &str, from: &str, to: &str) {
        let path = self.folder.join(file);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{file} no longer holds {from}");
        fs::write(path, text.replacen(from, to, 1)).unwrap();
    }

    fn arguments<'a>(&'a self, arguments: &[&'a str]) -> Vec<&'a str> {
        let folders = ["--rules", text(&self.rules), "--locales", text(&self.locales)];
        [arguments, &folders, &["--lang", "en"]].concat()
    }

    /// What plica says, which ends with this code.
    #[track_caller]
    fn run(&self, code: i32, arguments: &[&str]) -> String {
        let output = plica_ends(code, &self.arguments(arguments));
        stdout(&output) + &stderr(&output)
    }

    /// The faults of a check: code, file and line of each.
    fn faults(&self) -> Vec<(String, String)> {
        let ran = run(&mut program(&self.arguments(&["check", "--format", "json"])));
        let (code, output) = ran.ends_with_one_of(&[0, 1]);
        let said = stdout(&output);
        let found: serde_json::Value =
            serde_json::from_str(&said).unwrap_or_else(|error| panic!("{error}: {said}"));
        let is_error = |fault: &serde_json::Value| fault["severity"] == "error";
        let errors = found["errors"].as_array().unwrap();
        assert_eq!(code, i32::from(errors.iter().any(is_error)), "{said}");
        let told = errors.iter().map(|fault| {
            let file = fault["place"]["file"].as_str().unwrap_or_default();
            let file = file.strip_prefix(&format!("{}/", self.folder.display())).unwrap_or(file);
            (fault["code"].as_str().unwrap().to_owned(), format!("{file}:{}", fault["place"]["line"]))
        });
        told.collect()
    }
}

const EDITION: &str = "rules/us-chess-7/edition.yaml";
const CUSTODY: &str = "rules/us-chess-7/18E.yaml";
const WORDS: &str = "locales/es/us-chess-7.ftl";
const SEALING: &str = "rules/us-chess-7/18A.yaml";
const KEEPS: &str = "then: arbiter must keep-envelope";
const ASKS: &str = "when: session.over and not sealing.change_wanted";

#[test]
#[expect(clippy::too_many_lines, reason = "a list of faults")]
fn one_fault_is_told_where_it_stands_and_alone() {
    // The name of the test, the file, what stands there, what is put there, the code, and the place.
    for (name, file, from, to, code, place) in [
        (
            "merge",
            SEALING,
            "  - rule: 18A.change",
            "<<<<<<< mine\n  - rule: 18A.change",
            "yaml-syntax",
            "18A.yaml:16",
        ),
        ("tab", SEALING, "    at: sealing", "\tat: sealing", "yaml-syntax", "18A.yaml:5"),
        ("quote", SEALING, ASKS, "when: \"session.over", "yaml-syntax", "18A.yaml:6"),
        ("cyrillic", SEALING, "when: session", "when: s\u{435}ssion", "look-alike", "18A.yaml:6"),
        ("no-break", SEALING, "session.over and", "session.over\u{a0}and", "look-alike", "18A.yaml:6"),
        (
            "cyrillic-given",
            SEALING,
            "given: {session.over: no, sealing.asked: yes}",
            "given: {s\u{435}ssion.over: no, sealing.asked: yes}",
            "look-alike",
            "18A.yaml:38",
        ),
        (
            "cyrillic-title",
            SEALING,
            "case: the director adjourns",
            "case: the dir\u{435}ctor adjourns",
            "look-alike",
            "18A.yaml:37",
        ),
        ("cyrillic-number", CUSTODY, "rule: 18E", "rule: 18\u{415}", "look-alike", "18E.yaml:4"),
        ("merge-words", WORDS, "rule-19I-late", "=======\nrule-19I-late", "fluent-syntax", "us-chess-7.ftl:"),
        ("cyrillic-key", WORDS, "rule-19I-late", "rul\u{435}-19I-late", "look-alike", "us-chess-7.ftl:"),
        ("cyrillic-words", WORDS, "se corrige", "se c\u{43e}rrige", "look-alike", "us-chess-7.ftl:"),
        ("place", CUSTODY, "article: 18E", "article: 18F", "article-place", "18E.yaml:1"),
        ("rule-place", CUSTODY, "rule: 18E", "rule: 17E", "rule-place", "18E.yaml:4"),
        (
            "period",
            EDITION,
            "partial:",
            "in_force: {from: 2020-01-01, to: 2019-12-31}\npartial:",
            "edition-period",
            "edition.yaml:6",
        ),
        (
            "case",
            SEALING,
            "case: both clocks stand and now he sees the better move",
            "case: the session is over and the rook ending is not",
            "duplicate-case",
            "18A.yaml:43",
        ),
    ] {
        let rulebook = Rulebook::new();
        rulebook.change(file, from, to);
        let found = rulebook.faults();
        let (told, at) = found.first().unwrap_or_else(|| panic!("{name}: nothing is found"));
        assert_eq!(told, code, "{name}: {found:?}");
        assert!(at.ends_with(place) || place.ends_with(':') && at.contains(place), "{name}: {found:?}");
        let others: Vec<_> = found.iter().filter(|(told, _)| told != code).collect();
        // What a number or a name does not reach any more is missing besides.
        let alone =
            ["place", "rule-place", "cyrillic-number", "cyrillic-key"].contains(&name) || others.is_empty();
        assert!(alone, "{name}: {others:?}");
    }
}

#[test]
fn what_a_duty_is_and_whose_is_found_by_the_examples_that_say_so() {
    let said = "ruling: {applies: [18E], says: arbiter must keep-envelope}";
    for (name, instead) in [
        ("party", "then: sealer must keep-envelope"),
        ("may", "then: arbiter may keep-envelope"),
        ("must-not", "then: arbiter must not keep-envelope"),
        ("left-out", "then: arbiter must open-envelope"),
    ] {
        let rulebook = Rulebook::new();
        rulebook.change(CUSTODY, "ruling: {applies: [18E]}", said);
        assert_eq!(rulebook.faults(), [], "{name}");
        rulebook.change(CUSTODY, KEEPS, instead);
        let found = rulebook.faults();
        let told = found.iter().any(|(code, at)| code == "example-fails" && at.ends_with("18E.yaml:9"));
        assert!(told, "{name}: {found:?}");
    }
    let rulebook = Rulebook::new();
    rulebook.change(CUSTODY, "applies: [18E]", "applies: [18E], not says: arbiter must keep-envelope");
    assert_eq!(rulebook.faults().len(), 1);
}

#[test]
fn a_changed_duty_that_no_example_says_is_counted() {
    let rulebook = Rulebook::new();
    let said = rulebook.run(0, &["coverage", "18E"]);
    for part in [
        "2 of 7 (28 %)",
        "`arbiter may keep-envelope` instead",
        "`arbiter must not keep-envelope` instead",
        "`says: arbiter must keep-envelope",
    ] {
        assert!(said.contains(part), "{said}");
    }
    rulebook.change(CUSTODY, "applies: [18E]", "applies: [18E], says: arbiter must keep-envelope");
    let said = rulebook.run(0, &["coverage", "18E"]);
    assert!(!said.contains("keep-envelope` instead"), "{said}");
    assert!(said.contains("0 of 0 (– %)"), "nothing to show is no share: {said}");
}

#[test]
fn an_example_that_fails_shows_nothing() {
    let rulebook = Rulebook::new();
    rulebook.change(
        CUSTODY,
        "ruling: {applies: [18E]}",
        "ruling: {applies: [18E], says: arbiter must keep-envelope}",
    );
    assert!(!rulebook.run(0, &["coverage", "18E"]).contains("shows nothing"));
    rulebook.change(CUSTODY, KEEPS, "then: sealer must keep-envelope");
    let said = rulebook.run(0, &["coverage", "18E"]);
    assert!(said.contains("1 example does not get the ruling it expects and shows nothing"), "{said}");
}

#[test]
fn one_duty_under_two_numbers_is_found() {
    let rulebook = Rulebook::new();
    rulebook.change(
        CUSTODY,
        "examples:",
        "  - rule: 18E.again\n    then: arbiter must keep-envelope\nexamples:",
    );
    let found = rulebook.faults();
    assert!(found.contains(&("said-twice".to_owned(), format!("{CUSTODY}:6"))), "{found:?}");
}

#[test]
fn a_rule_that_only_an_impossible_game_reaches_never_applies() {
    let rulebook = Rulebook::new();
    let said = rulebook.run(0, &["check"]);
    assert!(said.contains("sound"), "{said}");
    let vocabulary = fs::read_to_string(rulebook.folder.join("rules/vocabulary.yaml")).unwrap();
    assert!(vocabulary.contains("\nimpossible:\n"), "the vocabulary excludes nothing");
    rulebook.change(
        "rules/vocabulary.yaml",
        "\nimpossible:\n",
        "\nimpossible:\n  - sealing.early and session.over\n",
    );
    rulebook.change(
        CUSTODY,
        KEEPS,
        "when: sealing.early and session.over\n    then: arbiter must keep-envelope",
    );
    let found = rulebook.faults();
    assert!(
        found.iter().any(|(code, at)| code == "never-applies" && at.ends_with("18E.yaml:4")),
        "{found:?}"
    );
}

#[test]
fn a_moment_that_nobody_uses_is_found() {
    let rulebook = Rulebook::new();
    let declared = "\nmoments:\n  letterbox.opened: {}\n";
    rulebook.change("rules/vocabulary.yaml", "\nmoments:\n", declared);
    let vocabulary = fs::read_to_string(rulebook.folder.join("rules/vocabulary.yaml")).unwrap();
    let line = vocabulary.lines().position(|line| line.contains("letterbox")).unwrap() + 1;
    let told = ("unused-moment".to_owned(), format!("rules/vocabulary.yaml:{line}"));
    // Its words are missing besides.
    let faults = || -> Vec<_> {
        rulebook.faults().into_iter().filter(|(code, _)| code != "missing-message").collect()
    };
    assert_eq!(faults(), std::slice::from_ref(&told));
    // An order that names it uses it, and so does a rule that takes effect at it.
    let ordered = "\nnecessarily:\n  - sealing before letterbox.opened\n";
    rulebook.change("rules/vocabulary.yaml", "\nnecessarily:\n", ordered);
    assert_eq!(faults(), []);
    rulebook.change("rules/vocabulary.yaml", ordered, "\nnecessarily:\n");
    assert_eq!(faults(), [told]);
    rulebook.change(CUSTODY, KEEPS, "at: letterbox.opened\n    then: arbiter must keep-envelope");
    assert!(faults().iter().all(|(code, _)| code != "unused-moment"));
}

#[test]
fn an_article_without_rules_is_found_unless_an_example_shows_why() {
    let rulebook = Rulebook::new();
    for (lang, words) in [("es", "Material"), ("it", "Materiale"), ("en", "Equipment")] {
        let path = rulebook.folder.join(format!("locales/{lang}/us-chess-7.ftl"));
        let text = fs::read_to_string(&path).unwrap();
        fs::write(path, format!("{text}\narticle-18F = {words}\n")).unwrap();
    }
    let (path, bare) =
        (rulebook.folder.join("rules/us-chess-7/18F.yaml"), "article: 18F\ntitle: equipment\n");
    fs::write(&path, bare).unwrap();
    let told = ("article-without-rules".to_owned(), "rules/us-chess-7/18F.yaml:1".to_owned());
    assert_eq!(rulebook.faults(), [told]);
    // It is a warning.
    rulebook.run(0, &["check"]);
    let shown = "examples:\n  - case: the clock is not asked about\n    given: {about: [envelope]}\n    ruling: {result: silent, applies: [18E]}\n";
    fs::write(&path, format!("{bare}{shown}")).unwrap();
    assert_eq!(rulebook.faults(), []);
}

#[test]
fn a_working_copy_has_a_game_of_each_change_in_every_form() {
    let folder = folder();
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("rules");
    fs::create_dir_all(folder.join("fide-2014")).unwrap();
    for file in ["vocabulary.yaml", "fide-2014"] {
        let path = from.join(file);
        let files = if path.is_dir() {
            fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect()
        } else {
            vec![path]
        };
        for path in files {
            fs::copy(&path, folder.join(path.strip_prefix(&from).unwrap())).unwrap();
        }
    }
    let changed = folder.join("fide-2014/E.8.yaml");
    let text = fs::read_to_string(&changed).unwrap();
    let (rule, drawn) = (
        "unless: [6.9.sealed, E.9.final]\n    then: sealer loses",
        "unless: [6.9.sealed, E.9.final, 5.1.a, 5.2.a, 5.2.b, 9.6.a, 9.6.b]\n    then: game is drawn",
    );
    assert!(text.contains(rule));
    fs::write(&changed, text.replacen(rule, drawn, 1)).unwrap();
    // `review` writes these same pages first.
    for (ending, board) in [("text", "  a b c d e f g h"), ("md", "  a b c d e f g h"), ("html", "<svg")] {
        let rules = folder.to_str().unwrap();
        let output = plica(&["diff", "fide-2014", "--rules", rules, "--format", ending, "--lang", "en"]);
        let text = stdout(&output);
        let (_, change) = text.split_once("A case of the first kind:").unwrap_or_else(|| panic!("{ending}"));
        let (case, _) =
            change.split_once("Articles with the same rules").unwrap_or_else(|| panic!("{ending}"));
        assert!(case.contains(board) && case.contains("The sealed move is written"), "{ending}: {case}");
    }
}

#[test]
fn a_text_written_twice_or_missing_has_its_line() {
    let rulebook = Rulebook::new();
    let words = "locales/es/us-chess-7.ftl";
    rulebook.change(words, "\nrule-18E =", "\nedition-us-chess-7 = otra\nrule-18E =");
    let found = rulebook.faults();
    assert!(found.iter().any(|(code, at)| code == "duplicate-message" && at.starts_with(words)), "{found:?}");
    let rulebook = Rulebook::new();
    rulebook.change(words, "\nrule-18E =", "\n# rule-18E =");
    let found = rulebook.faults();
    let [(code, at)] = &found[..] else { panic!("{found:?}") };
    assert_eq!(code, "missing-message");
    assert!(at.starts_with(words) && !at.ends_with("null"), "{at}");
    // Nothing is held up by it, and `new words` begins it.
    rulebook.run(0, &["show", "18E"]);
    let (rules, locales) = (rulebook.folder.join("rules"), rulebook.folder.join("locales"));
    let new = [
        "new",
        "words",
        "us-chess-7",
        "--dir",
        rules.to_str().unwrap(),
        "--locales-dir",
        locales.to_str().unwrap(),
    ];
    plica(&new);
    let text = fs::read_to_string(rulebook.folder.join(words)).unwrap();
    assert!(text.ends_with("\nrule-18E = ?? por escribir\n"), "{text}");
}

#[test]
fn a_file_of_words_may_begin_with_its_first_text() {
    let rulebook = Rulebook::new();
    let path = rulebook.folder.join("locales/es/us-chess-7.ftl");
    let text = fs::read_to_string(&path).unwrap();
    let (_, from_first) = text.split_once("\nedition-").unwrap();
    fs::write(path, format!("edition-{from_first}")).unwrap();
    assert_eq!(rulebook.faults(), []);
}

#[test]
fn a_file_that_is_not_read_is_named() {
    for name in ["18E.yml", "18E.YML", "18E.YAML", "18E.Yaml", "18E.yaml.txt", "18E.yml.TXT", "18E.YAML.txt"]
    {
        let rulebook = Rulebook::new();
        fs::rename(rulebook.folder.join(CUSTODY), rulebook.folder.join("rules/us-chess-7").join(name))
            .unwrap();
        let found = rulebook.faults();
        assert!(found.iter().any(|(code, _)| code == "file-ending"), "{name}: {found:?}");
        // Nobody rules by what is left of a rulebook.
        let said = rulebook.run(1, &["show", "18A"]);
        assert!(said.contains("[file-ending]") && said.contains(name), "{said}");
    }
    for name in ["own.FTL", "own.ftl.txt", "own.Ftl", "own.FTL.TXT"] {
        let rulebook = Rulebook::new();
        fs::write(rulebook.folder.join("locales/es").join(name), "heading-why = Oiga\n").unwrap();
        let said = rulebook.run(1, &["check"]);
        assert!(said.contains("[file-ending]") && said.contains(name) && said.contains("`.ftl`"), "{said}");
        assert!(!said.contains("is sound"), "{said}");
    }
    // The vocabulary is missing: its name in capitals is why.
    let rulebook = Rulebook::new();
    fs::rename(rulebook.rules.join("vocabulary.yaml"), rulebook.rules.join("vocabulary.YAML")).unwrap();
    let said = rulebook.run(1, &["check"]);
    assert!(said.contains("[file-ending]") && said.contains("vocabulary.YAML"), "{said}");
    // Copies that an editor or a patch leaves are no rules, and notes are no texts.
    let rulebook = Rulebook::new();
    for name in ["18E.yaml~", "18E.yaml.orig", "notes.txt", ".18E.yaml.swp"] {
        fs::write(rulebook.folder.join("rules/us-chess-7").join(name), "mine").unwrap();
    }
    assert_eq!(rulebook.faults(), []);
}

#[test]
fn no_edition_takes_over_the_dates_of_another() {
    let rulebook = Rulebook::new();
    let copy = rulebook.folder.join("rules/other");
    fs::create_dir_all(&copy).unwrap();
    for lang in ["es", "it", "en"] {
        let words = rulebook.folder.join(format!("locales/{lang}/other.ftl"));
        fs::write(words, "edition-other = x\n    .short = x\n").unwrap();
    }
    let period = "in_force: {from: 2014-07-01}\npartial: yes\n";
    rulebook.change(EDITION, "partial: yes\n", period);
    let edition = |authority: &str| format!("edition: other\nauthority: {authority}\nlanguage: en\n{period}");
    fs::write(copy.join("edition.yaml"), edition("US Chess")).unwrap();
    let found = rulebook.faults();
    assert!(found.iter().all(|(code, _)| code == "editions-overlap") && found.len() == 1, "{found:?}");
    // Two authorities may well be at work at once; then the day does not tell the edition.
    fs::write(copy.join("edition.yaml"), edition("Club")).unwrap();
    let case = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/us-chess/cases/two-knights.yaml");
    let text = fs::read_to_string(case).unwrap();
    let lines: Vec<_> = text.lines().filter(|line| !line.starts_with("edition:")).collect();
    let case = rulebook.folder.join("case.yaml");
    fs::write(&case, lines.join("\n")).unwrap();
    let said = rulebook.run(1, &["decide", case.to_str().unwrap(), "--on", "2016-01-01"]);
    assert!(said.contains("several-editions") && said.contains("us-chess-7 (US Chess)"), "{said}");
}

#[test]
fn what_does_not_load_is_told_in_every_format() {
    let rulebook = Rulebook::new();
    rulebook.change(SEALING, "when: session", "when: sassion");
    for (format, part) in [
        ("json", "\"end_column\""),
        ("sarif", "\"endColumn\""),
        ("github", "::error file="),
        ("md", "- **error** [unknown-fact]"),
    ] {
        let said = rulebook.run(1, &["check", "--format", format]);
        assert!(said.contains(part), "{format}: {said}");
    }
}

#[test]
fn warnings_fail_where_that_is_asked() {
    let rulebook = Rulebook::new();
    rulebook.change(CUSTODY, "ruling: {applies: [18E]}", "ruling: {says: arbiter must keep-envelope}");
    rulebook.run(0, &["check"]);
    rulebook.run(1, &["check", "--strict"]);
}

#[test]
fn a_failing_example_tells_its_cause() {
    let rulebook = Rulebook::new();
    rulebook.change(
        SEALING,
        "given: {session.over: no, sealing.asked: yes}",
        "given: {session.over: no, sealing.asked: no}",
    );
    let said = rulebook.run(1, &["check"]);
    assert!(said.contains("what it asks is not so: "), "{said}");
}

#[test]
fn a_review_is_one_document() {
    let folder = folder();
    // Two languages: each comparison takes long.
    let told = [("es", "html", "Para revisar"), ("it", "md", "Da esaminare")];
    for (lang, ending, part) in told {
        let path = folder.join(format!("review-{lang}.{ending}"));
        let (log, file) = ("examples/rulings.jsonl", path.to_str().unwrap());
        plica(&["review", "fide-2018", "fide-2023", "--log", log, "-o", file, "--lang", lang]);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(part), "{ending}");
        assert!(!text.contains("{review"), "{ending}");
        assert!(!text.contains("src=\"http"), "{ending}");
    }
    let output = plica_ends(1, &["review", "fide-2018", "fide-2032", "-o", "x.html", "--lang", "en"]);
    assert!(stderr(&output).contains("did you mean `fide-2023`"), "{}", stderr(&output));
}

#[test]
fn every_code_is_explained_in_three_languages() {
    for lang in ["es", "it", "en"] {
        for code in plica::engine::diagnostic::Code::ALL {
            let said = plica::Words::embedded(plica::Locale::from_code(lang).unwrap())
                .say(&format!("explain-{}", code.as_str()), &[]);
            assert!(!said.starts_with('{'), "{lang}: {said}");
        }
        let output = plica(&["explain", "conflict", "--lang", lang]);
        assert!(stdout(&output).contains("unless: [\"1.b\"]"), "{}", stdout(&output));
    }
    let output = plica_ends(1, &["explain", "conflicts", "--lang", "en"]);
    assert!(stderr(&output).contains("did you mean `conflict`"), "{}", stderr(&output));
}

#[test]
fn old_rulings_are_decided_under_a_new_edition() {
    plica_ends(3, &["replay", "examples/rulings.jsonl", "--edition", "fide-1974", "--lang", "en"]);
    plica_ends(1, &["replay", "examples/rulings.jsonl", "--edition", "fide-1066"]);
}

#[test]
fn the_exit_code_of_a_comparison_tells_whether_anything_differs() {
    plica_ends(3, &["diff", "fide-2018", "fide-2023", "--exit-code"]);
    plica(&["diff", "fide-2018", "fide-2018", "--exit-code"]);
}

/// The results of a SARIF log: rule, level, and the lines and columns from start to end.
fn sarif(said: &str) -> Vec<(String, String, Option<[u64; 4]>)> {
    let log: serde_json::Value = serde_json::from_str(said).unwrap_or_else(|error| panic!("{error}: {said}"));
    assert_eq!(log["version"], "2.1.0");
    let run = &log["runs"][0];
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    let results = run["results"].as_array().unwrap().iter().map(|result| {
        assert!(rules.iter().any(|rule| rule["id"] == result["ruleId"]), "{result}");
        assert!(!result["message"]["text"].as_str().unwrap().is_empty(), "{result}");
        let [rule, level] = ["ruleId", "level"].map(|key| result[key].as_str().unwrap().to_owned());
        let region = &result["locations"][0]["physicalLocation"]["region"];
        let region = region.is_object().then(|| {
            ["startLine", "startColumn", "endLine", "endColumn"].map(|key| region[key].as_u64().unwrap())
        });
        if let Some([line, column, end_line, end_column]) = region {
            assert!((line, column) < (end_line, end_column), "{result}");
        }
        (rule, level, region)
    });
    results.collect()
}

#[test]
fn what_no_example_shows_stands_at_its_rule() {
    let rulebook = Rulebook::new();
    // The custody of the envelope has one duty, and no example says it: a right or a prohibition would pass.
    let said = rulebook.run(0, &["coverage", "18E", "--format", "sarif"]);
    assert_eq!(sarif(&said), [("not-shown".to_owned(), "warning".to_owned(), Some([4, 11, 4, 14]))]);
    let said = rulebook.run(0, &["coverage", "18E", "--format", "github"]);
    assert!(said.starts_with("::warning file="), "{said}");
    assert!(said.contains("18E.yaml,line=4,col=11,endLine=4,endColumn=14,title=not-shown::"), "{said}");
    let unshown = ["may keep-envelope", "must not keep-envelope"];
    assert!(said.contains("says: arbiter must keep-envelope"), "{said}");
    assert!(unshown.iter().all(|duty| said.contains(duty)), "{said}");
    rulebook.change(CUSTODY, "applies: [18E]", "applies: [18E], says: arbiter must keep-envelope");
    let said = rulebook.run(0, &["coverage", "18E", "--format", "github"]);
    assert!(!unshown.iter().any(|duty| said.contains(duty)), "{said}");
}

#[test]
fn what_differs_stands_at_the_clause_that_differs() {
    // Article 9.1.2.1 of 2023: its rule at line 4 of the file; 2018 has another clause.
    let output = plica(&["diff", "fide-2018", "fide-2023", "--format", "sarif", "--lang", "en"]);
    let found = sarif(&stdout(&output));
    let of = |code: &str| found.iter().filter(|(rule, ..)| rule == code).count();
    assert!(found.iter().all(|(_, level, _)| level == "note"));
    assert!(of("written-otherwise") > 0 && of("ruled-otherwise") > 0, "{found:?}");
    let output = plica(&["diff", "fide-2018", "fide-2018", "--format", "sarif", "--lang", "en"]);
    assert_eq!(sarif(&stdout(&output)), []);
    let rulebook = Rulebook::new();
    let before = fs::read_to_string(rulebook.folder.join(EDITION)).unwrap();
    let after = before
        .replace("edition: us-chess-7", "edition: later")
        .replace("partial:", "amends: us-chess-7\npartial:");
    fs::create_dir_all(rulebook.folder.join("rules/later")).unwrap();
    fs::write(rulebook.folder.join("rules/later/edition.yaml"), after).unwrap();
    let article = fs::read_to_string(rulebook.folder.join(CUSTODY)).unwrap();
    let (head, _) = article.split_once("examples:").unwrap();
    let may = head.replace("arbiter must keep-envelope", "arbiter may keep-envelope");
    fs::write(rulebook.folder.join("rules/later/18E.yaml"), may).unwrap();
    let said = rulebook.run(0, &["diff", "us-chess-7", "later", "--format", "github"]);
    // The duty has become a right: told where the right is, and where it stands.
    let lines: Vec<_> = said.lines().filter(|line| line.starts_with("::notice file=")).collect();
    assert!(
        lines
            .iter()
            .any(|line| line.contains("later/18E.yaml,line=5,col=5,") && line.contains("written-otherwise")),
        "{said}"
    );
    assert!(
        lines
            .iter()
            .any(|line| line.contains("later/18E.yaml,line=4,col=11,") && line.contains("ruled-otherwise")),
        "{said}"
    );
}

#[test]
fn what_does_not_load_is_told_so_by_coverage_and_diff_too() {
    let rulebook = Rulebook::new();
    rulebook.change(SEALING, "when: session", "when: sassion");
    for verb in [["coverage", "18E"], ["diff", "us-chess-7"]] {
        for (format, part) in [
            ("json", "\"end_column\""),
            ("sarif", "\"endColumn\""),
            ("github", "::error file="),
            ("md", "- **error** [unknown-fact]"),
        ] {
            let said = rulebook.run(1, &[&verb[..], &["--format", format]].concat());
            assert!(said.contains(part), "{verb:?} {format}: {said}");
        }
    }
}

#[test]
fn a_part_of_a_text_that_is_there_is_begun_behind_it_and_only_once() {
    let rulebook = Rulebook::new();
    let path = rulebook.folder.join("locales/es/us-chess-7.ftl");
    let whole = fs::read_to_string(&path).unwrap();
    let short = whole.lines().find(|line| line.starts_with("    .short = ")).unwrap().to_owned();
    fs::write(&path, whole.replacen(&format!("{short}\n"), "", 1)).unwrap();
    let (rules, locales) = (rulebook.folder.join("rules"), rulebook.folder.join("locales"));
    let folders = ["--dir", rules.to_str().unwrap(), "--locales-dir", locales.to_str().unwrap()];
    let begun = whole.replacen(&short, "    .short = ?? por escribir", 1);
    for _ in 0..2 {
        plica(&[&["new", "words", "us-chess-7"], &folders[..]].concat());
        assert_eq!(fs::read_to_string(&path).unwrap(), begun);
    }
    // It counts as missing until it is written.
    let found = rulebook.faults();
    assert!(found.iter().all(|(code, _)| code == "missing-message") && found.len() == 1, "{found:?}");
}

#[test]
fn an_edition_is_kept_in_the_languages_it_names() {
    let rulebook = Rulebook::new();
    fs::remove_file(rulebook.folder.join("locales/it/us-chess-7.ftl")).unwrap();
    assert!(rulebook.faults().iter().any(|(code, _)| code == "missing-message"));
    rulebook.change(EDITION, "language: en\n", "language: en\nlanguages: [es, en]\n");
    assert_eq!(rulebook.faults(), []);
    // A ruling in Italian says its norms in Spanish, and says so once.
    let case = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/us-chess/cases/two-knights.yaml");
    let (rules, locales) = (rulebook.folder.join("rules"), rulebook.folder.join("locales"));
    let folders = ["--rules", rules.to_str().unwrap(), "--locales", locales.to_str().unwrap()];
    let ruled = |lang: &str| {
        let output = plica(&[&["decide", case.to_str().unwrap(), "--lang", lang], &folders[..]].concat());
        assert_eq!(stderr(&output), "", "{lang}");
        stdout(&output)
    };
    let said = ruled("it");
    assert_eq!(said.matches("non sono tenuti in italiano").count(), 1, "{said}");
    assert!(said.contains("US Chess 7") && !said.contains("{us-chess"), "{said}");
    assert!(!ruled("es").contains("no se mantienen"));
    // A language that plica does not speak is told where it stands.
    rulebook.change(EDITION, "[es, en]", "[es, fr]");
    let found = rulebook.faults();
    assert!(found.contains(&("unknown-language".to_owned(), format!("{EDITION}:4"))), "{found:?}");
}
