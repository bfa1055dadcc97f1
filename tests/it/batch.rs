//! `plica batch` as a user runs it: order, bad lines, the same objects as `decide`, counts, memory.

use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value as Json;

use super::command_line::{plica, plica_ends, snapshot, stderr, stdout, with_input, with_input_ends};
use super::programs::{folder, text};

const KNIGHTS: &str = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";

/// A case with a move of its own, by which its decision is known again.
fn numbered(number: usize) -> String {
    format!(
        r#"{{"edition": "fide-2014", "position": "{KNIGHTS}", "sealed": {{"written": "{number}. Cd4", "language": "es"}}}}"#
    )
}

fn answers(text: &str) -> Vec<Json> {
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// A batch of a file: more than a pipe takes while nobody reads what comes out.
#[track_caller]
fn of_file(code: i32, lines: &str, arguments: &[&str]) -> Output {
    let path = folder().join("cases.ndjson");
    std::fs::write(&path, lines).expect("a file");
    plica_ends(code, &[&["batch", text(&path)], arguments].concat())
}

#[test]
fn the_order_of_the_lines_is_kept_over_many_chunks() {
    let mut lines = String::new();
    for number in 1..=500 {
        let _ = writeln!(lines, "{}", numbered(number));
    }
    let output = of_file(0, &lines, &[]);
    let answers = answers(&stdout(&output));
    assert_eq!(answers.len(), 500);
    for (number, answer) in (1..).zip(&answers) {
        assert_eq!(answer["sealed"]["written"], format!("{number}. Cd4"));
        assert_eq!(answer["result"], "0-1");
    }
}

#[test]
fn a_bad_line_is_told_with_its_number_and_the_rest_goes_on() {
    let mut lines = format!("{}\n\nnot json\n", numbered(1));
    lines.push_str("{\"edition\": \"fide-2014\", \"position\": \"nonsense\", \"sealed.written\": \"Cd4\"}\n");
    let _ = writeln!(lines, "{{\"sealed.written\": \"{}\"}}", "x".repeat(3 << 20));
    lines.push_str("{\"facts\": {\"sealed.reading\": \"clear\"}, \"edicion\": \"fide-2014\"}\n");
    let mut bytes = lines.into_bytes();
    bytes.extend(b"{\"edition\": \"fide-2014\", \"sealed.written\": \"\xc3\xb1\xff\"}\n");
    bytes.extend(numbered(8).bytes());
    let output = with_input_ends(1, &["batch", "-"], &bytes);
    assert_eq!(stderr(&output), "");
    let answers = answers(&stdout(&output));
    assert_eq!(answers.len(), 7, "{answers:?}");
    let told = |place: usize| (answers[place]["line"].clone(), answers[place]["errors"][0]["code"].clone());
    assert_eq!(told(1).0, 3);
    assert_eq!(told(2), (4.into(), "bad-position".into()));
    assert_eq!(told(3), (5.into(), "file-too-large".into()));
    assert_eq!(told(4), (6.into(), "unknown-key".into()));
    assert_eq!(told(5), (7.into(), "not-utf-8".into()));
    assert_eq!(answers[0]["sealed"]["written"], "1. Cd4");
    assert_eq!(answers[6]["sealed"]["written"], "8. Cd4");
}

const CASES: [&str; 6] = [
    r#"{"edition": "fide-2014", "position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed.written": "Cd4", "sealed.language": "es"}"#,
    r#"{"edition": "fide-1974", "position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed.written": "Cd4"}"#,
    r#"{"edition": "fide-2014", "position": "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 41", "sealed": {"written": "Ta8", "language": "es"}}"#,
    r#"{"edition": "fide-2014", "sealer": {"present": "no", "late": "2 h"}, "event.default_time": "1 h", "sealer.colour": "white"}"#,
    r#"{"edition": "fide-1974", "irregularity.move": 20, "irregularity.found_at_move": 30, "white.time_used": "90 min", "black.time_used": "60 min"}"#,
    r#"{"edition": "fide-1974", "about": ["offer"], "offer.by": "sealer"}"#,
];

#[test]
fn the_objects_are_those_of_decide() {
    let lines = CASES.join("\n");
    for lang in ["es", "it", "en"] {
        let worded = answers(&stdout(&with_input(&["batch", "--lang", lang], lines.as_bytes())));
        let plain = answers(&stdout(&with_input(&["batch"], lines.as_bytes())));
        for (place, case) in CASES.iter().enumerate() {
            let code = if worded[place]["status"] == "decided" { 0 } else { 3 };
            let decide = ["decide", "-", "--format", "json", "--lang", lang];
            let ruled = with_input_ends(code, &decide, case.as_bytes());
            let mut ruled: Json = serde_json::from_slice(&ruled.stdout).expect("JSON");
            assert_eq!(worded[place], ruled, "{case}");
            without_words(&mut ruled);
            assert_eq!(plain[place], ruled, "{case}");
        }
    }
}

/// Leaves out the keys whose values are words; a time that is set keeps its text.
fn without_words(json: &mut Json) {
    match json {
        Json::Array(items) => items.iter_mut().for_each(without_words),
        Json::Object(entries) => {
            let is_time = entries.contains_key("seconds") && entries.len() == 2;
            if entries.get("then").is_some_and(Json::is_string) || entries.contains_key("intervals") {
                entries.remove("then");
            }
            let words = ["words", "norm", "note", "citation", "why_not", "question", "name", "formula"];
            entries.retain(|key, _| !words.contains(&key.as_str()) && (is_time || key != "text"));
            entries.values_mut().for_each(without_words);
        }
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => {}
    }
}

#[test]
fn the_edition_is_told_by_the_line_or_by_the_command_line() {
    let lines = concat!(
        "{\"facts\": {\"sealed.reading\": \"ambiguous\", \"sealer.colour\": \"white\"}, \"edition\": \"fide-1997\"}\n",
        "{\"facts\": {\"sealed.reading\": \"ambiguous\", \"sealer.colour\": \"white\"}, \"on\": \"2019-05-01\"}\n",
        "{\"facts\": {\"sealed.reading\": \"ambiguous\", \"sealer.colour\": \"white\"}}\n",
        "{\"sealed.reading\": \"ambiguous\", \"sealer.colour\": \"white\"}\n",
    );
    let editions = |arguments: &[&str]| -> Vec<Json> {
        let code = i32::from(arguments.is_empty());
        let output = with_input_ends(code, &[&["batch"], arguments].concat(), lines.as_bytes());
        answers(&stdout(&output)).iter().map(|answer| answer["edition"].clone()).collect()
    };
    assert_eq!(editions(&["--edition", "fide-2014"]), ["fide-1997", "fide-2018", "fide-2014", "fide-2014"]);
    assert_eq!(editions(&["--on", "1975-01-01"]), ["fide-1997", "fide-2018", "fide-1974", "fide-1974"]);
    let neither = editions(&[]);
    assert_eq!((&neither[2], &neither[3]), (&Json::Null, &Json::Null));
}

#[test]
fn the_summary_counts_what_the_decisions_say() {
    let mut lines = String::new();
    for _ in 0..70 {
        let _ = writeln!(lines, "{}\n{}\n{}", CASES[0], CASES[1], CASES[2]);
    }
    lines.push_str("not a case\n");
    let output = with_input_ends(1, &["batch", "--summary", "--format", "json"], lines.as_bytes());
    let counts: Json = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&counts["cases"], &counts["faulty"]), (&Json::from(210), &Json::from(1)));
    // White loses the first under E.8.a, the second is open until the arbiter judges, the third is mate.
    assert_eq!(counts["results"], serde_json::json!({"0-1": 70, "1-0": 70, "open": 70}));
    let of = |rule: &str| {
        let rules = counts["rules"].as_array().expect("a list");
        rules.iter().find(|count| count["rule"] == rule).map(|count| count["cases"].clone())
    };
    assert_eq!(of("E.8.a"), Some(70.into()));
    // The same by counting the decisions themselves.
    let decisions = answers(&stdout(&of_file(1, &lines, &[])));
    for count in counts["rules"].as_array().expect("a list") {
        let says = |decision: &&Json| {
            let findings = decision["findings"].as_array();
            decision["edition"] == count["edition"]
                && findings.is_some_and(|all| all.iter().any(|finding| finding["rule"] == count["rule"]))
        };
        assert_eq!(count["cases"], decisions.iter().filter(says).count(), "{count}");
    }
    for lang in ["es", "it", "en"] {
        let output = with_input_ends(1, &["batch", "--summary", "--lang", lang], lines.as_bytes());
        snapshot(&format!("batch-summary-{lang}"), &stdout(&output));
    }
}

#[test]
fn help_says_what_a_batch_is() {
    for lang in ["es", "it", "en"] {
        let output = plica(&["batch", "--help", "--lang", lang]);
        snapshot(&format!("help-batch-{lang}"), &stdout(&output));
    }
}

#[test]
fn options_that_exclude_each_other_are_refused() {
    for arguments in [
        &["batch", "--edition", "fide-2014", "--on", "2014-07-15"][..],
        &["batch", "--format", "json"],
        &["batch", "a", "b"],
    ] {
        plica_ends(2, arguments);
    }
    for arguments in [&["batch", "no-such-file"][..], &["batch", "--edition", "fide-9999"]] {
        let output = plica_ends(1, arguments);
        assert_eq!(stdout(&output), "", "{arguments:?}");
    }
    let unwritable = plica_ends(1, &["batch", "examples/rulings.jsonl", "-o", "no-such-folder/out"]);
    assert!(stderr(&unwritable).contains("not-written"), "{}", stderr(&unwritable));
}

/// Texts may hold any sign, private-use ones too: in the words of a rulebook's owner, in a move, in a name.
#[test]
fn whatever_signs_a_text_holds_an_answer_is_json() {
    let folder = folder();
    std::fs::create_dir(folder.join("en")).expect("a folder");
    let words = "rule-E-8-a = As \u{e000}vsealer.colour\u{e000} has it, and \u{e000} alone.\n";
    std::fs::write(folder.join("en/fide-2014.ftl"), words).expect("written");
    let case = |minutes: u8| {
        format!(
            r#"{{"edition": "fide-2014", "sealed.reading": "ambiguous", "sealer.colour": "white", "replier.late": "{minutes} min", "white.name": "\ue000v\ue000"}}"#
        )
    };
    let moved = r#"{"edition": "fide-2014", "position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed.written": "Cd4 \ue000", "sealed.language": "es"}"#;
    // The second and third are alike to the rules but for an amount.
    let lines = [case(20), case(21), case(22), moved.to_owned()];
    for arguments in [&["--locales", text(&folder), "--lang", "en"][..], &["--locales", text(&folder)]] {
        let found = answers(&stdout(&of_file(0, &lines.join("\n"), arguments)));
        assert_eq!(found.len(), lines.len());
        for (line, answer) in lines.iter().zip(&found) {
            let alone = answers(&stdout(&of_file(0, line, arguments)));
            assert_eq!(alone, std::slice::from_ref(answer), "{line}");
        }
        let said = found[3].to_string();
        assert_eq!(said.contains("and \u{e000} alone."), arguments.contains(&"--lang"), "{said}");
    }
}

#[test]
fn a_file_is_written_where_it_is_asked_for() {
    let folder = folder();
    let (cases, out) = (folder.join("batch-cases.ndjson"), folder.join("batch-out.ndjson"));
    std::fs::write(&cases, CASES.join("\n")).expect("a file");
    let paths = [&cases, &out].map(|path| path.to_str().expect("a path in UTF-8"));
    let output = plica(&["batch", paths[0], "-o", paths[1]]);
    assert_eq!(stdout(&output), "");
    assert_eq!(answers(&std::fs::read_to_string(&out).expect("a file")).len(), CASES.len());
}

fn started(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_plica"))
        .args(arguments)
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("plica runs")
}

#[test]
fn a_line_is_answered_before_the_next_is_there() {
    let mut child = started(&["batch"]);
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    for number in 1..=3 {
        writeln!(input, "{}", numbered(number)).expect("a line is taken");
        let mut line = String::new();
        output.read_line(&mut line).expect("an answer");
        assert!(line.contains(&format!("{number}. Cd4")), "{line}");
    }
    drop(input);
    assert_eq!(child.wait().expect("plica ends").code(), Some(0));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = started(&["batch"]);
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    writeln!(input, "{}", numbered(1)).expect("a line is taken");
    let mut line = String::new();
    output.read_line(&mut line).expect("an answer");
    drop(output);
    // Sooner or later nobody takes the lines any more.
    while writeln!(input, "{}", numbered(2)).is_ok() {}
    drop(input);
    let mut said = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert_eq!((child.wait().expect("plica ends").code(), said.as_str()), (Some(0), ""));
}

/// The most memory a process has held so far, in kilobytes.
#[cfg(target_os = "linux")]
fn most_memory(child: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("a process");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("its memory");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_number_of_lines() {
    let mut child = started(&["batch"]);
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let case =
        r#"{"facts": {"sealed.reading": "ambiguous", "sealer.colour": "white"}, "edition": "fide-2014"}"#;
    let mut fed = |count: usize| {
        let feeder = std::thread::scope(|scope| {
            let written = scope.spawn(|| (0..count).try_for_each(|_| writeln!(input, "{case}")));
            let mut line = String::new();
            for _ in 0..count {
                line.clear();
                output.read_line(&mut line).expect("an answer");
                assert!(line.contains("E.8.a"), "{line}");
            }
            written.join().expect("no panic")
        });
        feeder.expect("lines are taken");
    };
    fed(100);
    let before = most_memory(&child);
    fed(500);
    let after = most_memory(&child);
    assert!(after < before + 4_096, "{before} kB became {after} kB");
    drop(input);
    assert_eq!(child.wait().expect("plica ends").code(), Some(0));
}
