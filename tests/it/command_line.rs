//! The program as a user runs it: output, help and exit codes.

use std::fmt::Write as _;
use std::process::Output;

use super::programs::{folder, program, run, run_with};

/// Runs plica, which ends well.
#[track_caller]
pub(crate) fn plica(arguments: &[&str]) -> Output {
    plica_ends(0, arguments)
}

/// Runs plica, which ends with this code.
#[track_caller]
pub(crate) fn plica_ends(code: i32, arguments: &[&str]) -> Output {
    run(&mut program(arguments)).ends(code)
}

/// Runs plica on what it is told, which ends well.
#[track_caller]
pub(crate) fn with_input(arguments: &[&str], input: &[u8]) -> Output {
    with_input_ends(0, arguments, input)
}

/// Runs plica on what it is told, which ends with this code.
#[track_caller]
pub(crate) fn with_input_ends(code: i32, arguments: &[&str], input: &[u8]) -> Output {
    run_with(&mut program(arguments), input).ends(code)
}

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

/// Digests change with every rule; the words do not.
fn without_digest(text: &str) -> String {
    let mut kept = String::new();
    let mut run = String::new();
    for letter in text.chars().chain(['\n']) {
        if letter.is_ascii_hexdigit() && !letter.is_ascii_uppercase() {
            run.push(letter);
            continue;
        }
        kept.push_str(match run.len() {
            16 => "<digest>",
            64 => "<whole digest>",
            _ => &run,
        });
        run.clear();
        kept.push(letter);
    }
    kept.pop();
    kept
}

pub(crate) fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true,
        snapshot_path => "../snapshots/command-line" }, {
        insta::assert_snapshot!(name, without_digest(text));
    });
}

#[test]
fn decide_in_three_languages_and_four_formats() {
    for lang in ["es", "it", "en"] {
        let output = plica(&["decide", "examples/two-knights.yaml", "--lang", lang]);
        snapshot(&format!("decide-{lang}"), &stdout(&output));
    }
    for format in ["json", "md", "html"] {
        let output = plica(&["decide", "examples/two-knights.yaml", "--lang", "es", "--format", format]);
        snapshot(&format!("decide-es-{format}"), &stdout(&output));
    }
}

#[test]
fn compare_sets_editions_side_by_side() {
    let editions = "fide-1974,fide-1997,fide-2014";
    let output =
        plica_ends(3, &["decide", "examples/two-knights.yaml", "--compare", editions, "--lang", "it"]);
    snapshot("compare-it", &stdout(&output));
    let output =
        plica_ends(3, &["decide", "examples/two-knights.yaml", "--compare", editions, "--format", "json"]);
    let rulings: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let statuses: Vec<_> =
        rulings.as_array().expect("a list").iter().map(|ruling| ruling["status"].clone()).collect();
    assert_eq!(statuses, ["open", "decided", "decided"]);
}

#[test]
fn the_edition_is_chosen_by_the_day_the_competition_began() {
    for (began, edition) in [
        ("1997-07-01", "fide-1997"),
        ("2001-06-30", "fide-1997"),
        ("2009-07-01", "fide-2009"),
        ("2014-06-30", "fide-2009"),
        ("2014-07-01", "fide-2014"),
        ("2017-06-30", "fide-2014"),
        ("2017-07-01", "fide-2017"),
        ("2017-12-31", "fide-2017"),
        ("2018-01-01", "fide-2018"),
        ("1980-12-01", "fide-1974"),
    ] {
        let case = format!(
            "{{\"event.began\": \"{began}\", \"sealed.reading\": \"ambiguous\", \"sealer.colour\": \"white\"}}"
        );
        let output = with_input_ends(3, &["decide", "-", "--format", "json"], case.as_bytes());
        let ruling: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(ruling["edition"], edition, "{began}");
        let case = "{\"sealed.reading\": \"ambiguous\", \"sealer.colour\": \"white\"}";
        let output = with_input_ends(3, &["decide", "-", "--format", "json", "--on", began], case.as_bytes());
        let ruling: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(ruling["edition"], edition, "--on {began}");
    }
}

#[test]
fn exit_codes_tell_how_it_ended() {
    plica(&["decide", "examples/two-knights.yaml"]);
    plica_ends(1, &["decide", "no-such-file.yaml"]);
    plica_ends(2, &["decide"]);
    plica_ends(2, &["deside", "x"]);
    plica_ends(2, &["decide", "x", "--edition"]);
    plica_ends(2, &["--lang", "fr", "check"]);
    with_input_ends(3, &["decide", "-"], b"edition: fide-2014\nsealed.reading: ambiguous\n");
    with_input_ends(3, &["decide", "-"], b"edition: fide-1974\nabout: [offer]\noffer.by: sealer\n");
}

#[test]
fn junk_is_refused_with_one_diagnostic() {
    let junk: [(&str, Vec<u8>, &str); 5] = [
        ("ten megabytes", vec![b'x'; 10 << 20], "file-too-large"),
        ("two encodings", vec![0xc3, 0xb1, 0xff, b'a'], "not-utf-8"),
        ("a list", b"- a\n- b\n".to_vec(), "wrong-shape"),
        ("nothing", Vec::new(), "wrong-shape"),
        ("zeros", vec![0; 1000], "yaml-syntax"),
    ];
    for (what, bytes, code) in junk {
        for lang in ["es", "it", "en"] {
            let output = with_input_ends(1, &["decide", "-", "--lang", lang], &bytes);
            assert_eq!(stdout(&output), "", "{what}");
            let said = stderr(&output);
            assert!(said.contains(&format!("[{code}]")), "{what}: {said}");
            assert!(!said.contains("panicked"), "{what}: {said}");
        }
    }
}

#[test]
fn help_in_three_languages() {
    for lang in ["es", "it", "en"] {
        for verb in ["", "decide", "read", "show", "check", "replay"] {
            let arguments: Vec<_> =
                [verb, "--help", "--lang", lang].into_iter().filter(|word| !word.is_empty()).collect();
            let output = plica(&arguments);
            let name = if verb.is_empty() { format!("help-{lang}") } else { format!("help-{verb}-{lang}") };
            snapshot(&name, &stdout(&output));
        }
    }
}

#[test]
fn usage_errors_in_three_languages() {
    for lang in ["es", "it", "en"] {
        let mut page = String::new();
        for arguments in [
            &["deside"][..],
            &["decide"],
            &["decide", "x", "--edicion", "y"],
            &["decide", "x", "--format", "docx"],
            &["decide", "x", "--edition", "a", "--compare", "b"],
        ] {
            let mut all = arguments.to_vec();
            all.extend(["--lang", lang]);
            let output = plica_ends(2, &all);
            let _ = writeln!(page, "$ plica {}\n{}", arguments.join(" "), stderr(&output));
        }
        snapshot(&format!("usage-{lang}"), &page);
    }
}

#[test]
fn read_and_show() {
    let fen = "7k/2R5/8/6K1/8/8/8/8 w - - 0 41";
    for lang in ["es", "it", "en"] {
        let output = plica(&["read", "Tf2-a2", "--position", fen, "--written-in", "it", "--lang", lang]);
        snapshot(&format!("read-{lang}"), &stdout(&output));
        let output = plica(&["show", "A8", "--lang", lang]);
        snapshot(&format!("show-{lang}"), &stdout(&output));
    }
    plica_ends(1, &["show", "E.99"]);
    plica_ends(1, &["read", "Cd4", "--position", "8/8 w"]);
}

#[test]
fn a_batch_of_moves_gives_a_reading_a_line() {
    let lines = concat!(
        "{\"position\": \"4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41\", \"written\": \"Cd4\", \"language\": \"es\"}\n",
        "\n",
        "{\"position\": \"nonsense\", \"written\": \"Cd4\"}\n",
        "not json\n",
        "{\"position\": \"4k3/8/8/8/8/4K3/8/R6R w - - 0 41\", \"written\": \"TD1R\", \"language\": \"es\"}\n",
    );
    let output = with_input_ends(1, &["read", "--batch", "-"], lines.as_bytes());
    let answers: Vec<serde_json::Value> =
        stdout(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0]["reading"], "ambiguous");
    assert_eq!(answers[1]["line"], 3);
    assert_eq!(answers[1]["errors"][0]["code"], "bad-position");
    assert_eq!(answers[2]["line"], 4);
    assert_eq!(answers[3]["move"], "a1e1");
}

#[test]
fn a_federation_can_bring_its_own_rules_and_words() {
    plica(&["check", "--rules", "rules", "--locales", "locales", "--lang", "es"]);
    plica_ends(1, &["check", "--rules", "no-such-folder"]);
}

/// A folder of words for a test, with these files.
fn words(files: &[(&str, &str)]) -> std::path::PathBuf {
    let folder = folder();
    for locale in ["es", "it", "en"] {
        std::fs::create_dir_all(folder.join(locale)).expect("a folder");
    }
    for (path, text) in files {
        std::fs::write(folder.join(path), text).expect("a file");
    }
    folder
}

#[test]
fn words_are_checked_for_the_editions_that_are_used() {
    let decided = |code: i32, files: &[(&str, &str)], arguments: &[&str]| {
        let folder = words(files);
        let case = folder.join("case.yaml");
        let told = "sealed.reading: ambiguous\nsealer.colour: white\nedition: fide-2014\n";
        std::fs::write(&case, told).expect("a file");
        let paths = [&case, &folder].map(|path| path.to_str().expect("a path in UTF-8"));
        plica_ends(code, &[&["decide", paths[0], "--locales", paths[1]], arguments].concat())
    };
    let said = "heading-told = As the federation says it";
    let one = [("es/a.ftl", said), ("it/a.ftl", said), ("en/a.ftl", said)];
    for arguments in [
        &[][..],
        &["--edition", "fide-1974"],
        &["--edition", "fide-1928"],
        &["--edition", "fide-2023"],
        &["--compare", "fide-1997,fide-2018"],
        &["--on", "2014-07-15"],
    ] {
        let nothing = decided(3, &[], arguments);
        assert_eq!(stderr(&nothing), "", "{arguments:?}");
        let overlaid = decided(3, &one, arguments);
        assert_eq!(stderr(&overlaid), "", "{arguments:?}");
        assert!(stdout(&overlaid).contains("As the federation says it"), "{}", stdout(&overlaid));
    }
    // The words of another edition than the one asked for are not looked at; those of none are told.
    let whole = std::fs::read_to_string("locales/en/fide-1974.ftl").expect("a file");
    let other = decided(3, &[("en/fide-1974.ftl", &whole)], &["--edition", "fide-2014"]);
    assert_eq!(stderr(&other), "");
    // Texts that are missing hold nothing up.
    let variables = [("es/own.ftl", "why-nothing = { $nobody }")];
    let output = decided(3, &variables, &["--edition", "fide-2014"]);
    assert!(stderr(&output).contains("`plica check` lists them"), "{}", stderr(&output));
    // A file of one text leaves every other as it is, also the parts that it does not say.
    let short = [("en/fide-2014.ftl", "rule-E-8-a = As the federation words it.")];
    let folder = words(&short);
    let folder = folder.to_str().expect("a path in UTF-8");
    let output = plica(&["show", "E.8", "--edition", "fide-2014", "--locales", folder]);
    assert_eq!(stderr(&output), "");
    let said = stdout(&output);
    assert!(said.contains("As the federation words it.") && said.contains("E.8.b"), "{said}");
    assert!(!said.contains("{fide-2014"), "{said}");
    for (name, file, text, code) in [
        ("broken", "es/own.ftl", "heading-why {", "fluent-syntax"),
        ("foreign", "es/own.ftl", "fact-nobody-asks = x", "foreign-message"),
        ("no-edition", "es/fide-2099.ftl", "\nedition-fide-2099 = x\n    .short = x", "foreign-message"),
    ] {
        for arguments in [&["--edition", "fide-2014"][..], &["--on", "2014-07-15"]] {
            let output = decided(1, &[(file, text)], arguments);
            assert!(stderr(&output).contains(&format!("[{code}]")), "{name}: {}", stderr(&output));
            assert!(stderr(&output).len() < 60_000, "{name}: {} bytes", stderr(&output).len());
        }
    }
}

#[test]
fn a_mistake_made_a_thousand_times_is_told_ten_times() {
    let many: Vec<_> = (0..15_000).map(|number| format!("\"m{number}\"")).collect();
    let case = format!("{{\"edition\": \"fide-2014\", \"nobody\": 1, \"about\": [{}]}}", many.join(", "));
    for (lang, more) in [
        ("es", "y 14990 más de la misma clase"),
        ("it", "e altri 14990 dello stesso tipo"),
        ("en", "and 14990 more of this kind"),
    ] {
        let output = with_input_ends(1, &["decide", "-", "--lang", lang], case.as_bytes());
        let said = stderr(&output);
        assert_eq!(said.matches("[unknown-value]").count(), 11, "{said}");
        assert_eq!(said.matches("[unknown-fact]").count(), 1, "{said}");
        assert!(said.contains(more), "{said}");
        assert!(said.len() < 20_000, "{} bytes", said.len());
        let json = ["decide", "-", "--lang", lang, "--format", "json"];
        let output = with_input_ends(1, &json, case.as_bytes());
        let whole: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let errors = whole["errors"].as_array().expect("a list");
        assert_eq!(errors.len(), 12);
        assert_eq!(errors[11]["message"], more);
        assert_eq!(errors[11]["code"], "unknown-value");
    }
    let output = with_input_ends(1, &["batch"], case.as_bytes());
    assert!(output.stdout.len() < 20_000, "{} bytes", output.stdout.len());
}

#[test]
fn an_empty_group_says_nothing_and_is_told() {
    let position = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";
    let yaml = |name: &str| format!("edition: fide-2014\nsealed.reading: clear\n{name}: {{}}\n");
    let json = |name: &str| {
        format!("{{\"edition\": \"fide-2014\", \"sealed.reading\": \"clear\", \"{name}\": {{}}}}")
    };
    for name in ["history", "position", "sealed", "sealer", "sealed.written", "replier.late"] {
        for case in [yaml(name), json(name)] {
            for verb in [&["decide", "-"][..], &["batch", "-"]] {
                // A line of a batch is JSON or YAML on one line.
                let line = if verb[0] == "batch" { json(name) } else { case.clone() };
                let output = with_input_ends(1, &[verb, &["--lang", "en"]].concat(), line.as_bytes());
                let said = stdout(&output) + &stderr(&output);
                assert!(
                    said.contains("wrong-shape") && said.contains("a value, not an empty group"),
                    "{said}"
                );
            }
        }
    }
    let read = format!("{{\"position\": \"{position}\", \"written\": \"Nd4\", \"history\": {{}}}}");
    let output = with_input_ends(1, &["read", "--batch", "-"], read.as_bytes());
    assert!(stdout(&output).contains("wrong-shape"), "{}", stdout(&output));
    // A fact told with a dotted name and once more below another is told, wherever it stands.
    for twice in [
        "{\"edition\": \"fide-2014\", \"sealed.reading\": \"clear\", \"sealed\": {\"reading\": \"clear\"}}",
        "edition: fide-2014\nsealed: {reading: clear}\nsealed.reading: illegal\n",
    ] {
        let output = with_input_ends(1, &["decide", "-"], twice.as_bytes());
        assert!(stderr(&output).contains("[fact-given-twice]"), "{}", stderr(&output));
    }
}

/// A slip in a case, and what is said of it in Spanish, in Italian and in English.
const SLIPS: [(&str, [&str; 3]); 10] = [
    (
        "position: 8/p1r4p/1p4p1/6k1/P7/5RKP/5P2/8 n - - 0 45",
        [
            "escriba `w` si mueven las blancas",
            "scrivere `w` se muove il Bianco",
            "write `w` if White is to move",
        ],
    ),
    ("position: 8/p1t4p/1p4p1/6k1/P7/5RKP/5P2/8 b - - 0 45", ["escriba `r`", "scrivere `r`", "write `r`"]),
    ("position: 8/8/2c5/6k1/P7/5RKP/5P2/8 b - - 0 45", ["escriba `n`", "scrivere `n`", "write `n`"]),
    ("position: 8/8/6k1/P7/5RKP/5P2/8 b - - 0 45", ["ocho filas", "otto traverse", "eight ranks"]),
    ("position: 8/8/8/8/6k1/P7/5RKP/5P2/8 b - - 0 45", ["siete `/`", "sette `/`", "seven `/`"]),
    ("position: 8/8/8/6r1/P7/5RKP/5P2/8 b - - 0 45", ["`k` el negro", "`k` il Nero", "`k` Black's"]),
    (
        "replier.late:20 min",
        ["falta un espacio detrás de", "manca uno spazio dopo", "a space is missing behind"],
    ),
    ("negras.late: 20 min", ["`black.late`", "`black.late`", "`black.late`"]),
    ("retraso: 20 min", ["`sealer.late`, `replier.late`"; 3]),
    ("player.late: 20 min", ["`sealer.late`, `replier.late`"; 3]),
];

#[test]
fn a_slip_in_a_case_is_told_with_what_to_write() {
    for (line, said) in SLIPS {
        for (lang, said) in ["es", "it", "en"].into_iter().zip(said) {
            let case = format!("edition: fide-2014\n{line}\n");
            let output = with_input_ends(1, &["decide", "-", "--lang", lang], case.as_bytes());
            // Long lines are folded.
            let page = stderr(&output).split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(page.contains(said), "{line}: {page}");
        }
    }
}

#[test]
fn a_name_of_a_language_proposes_its_code_and_no_other_code_near_it() {
    for (written, code) in [("sp", "es"), ("italiano", "it"), ("ger", "de"), ("inglés", "en")] {
        let case = format!("edition: fide-2014\nsealed.language: {written}\n");
        let output = with_input_ends(1, &["decide", "-", "--lang", "en"], case.as_bytes());
        let page = stderr(&output);
        assert!(page.contains(&format!("did you mean `{code}`?")), "{page}");
    }
}

#[test]
fn editions_to_compare_are_not_taken_for_case_files() {
    let output = plica_ends(
        2,
        &["decide", "examples/two-knights.yaml", "--compare", "fide-2014", "fide-2023", "--lang", "en"],
    );
    assert!(stderr(&output).contains("--compare fide-2014,fide-2023"), "{}", stderr(&output));
}
