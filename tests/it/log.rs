//! The log of rulings, and its replay: what is written, what survives a crash, what a changed rule changes.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value as Json;

use super::command_line::{plica, plica_ends};
use super::programs::{folder, program, run, text};
use super::tidy::files;

/// Decides with further arguments and a log; the ruling is the caller's.
#[track_caller]
pub(crate) fn decide(log: &Path, arguments: &[&str]) -> Output {
    decide_ends(0, log, arguments)
}

/// The same, ending with this code.
#[track_caller]
pub(crate) fn decide_ends(code: i32, log: &Path, arguments: &[&str]) -> Output {
    plica_ends(code, &[&["decide", "--log", text(log)], arguments].concat())
}

#[track_caller]
fn replay(log: &Path, arguments: &[&str]) -> Output {
    replay_ends(0, log, arguments)
}

#[track_caller]
fn replay_ends(code: i32, log: &Path, arguments: &[&str]) -> Output {
    plica_ends(code, &[&["replay", text(log)], arguments].concat())
}

/// What `replay --format json` prints: a line for each find, then the summary.
pub(crate) fn found(log: &Path, arguments: &[&str]) -> (Vec<Json>, Json) {
    let told = [&["replay", text(log), "--format", "json"], arguments].concat();
    let (code, output) = run(&mut program(&told)).ends_with_one_of(&[0, 1, 3]);
    let mut lines: Vec<Json> = String::from_utf8(output.stdout)
        .expect("UTF-8")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let summary = lines.pop().expect("a summary");
    let summary = summary["summary"].clone();
    let expected = if summary["unread"] != 0 { 1 } else { i32::from(!lines.is_empty()) * 3 };
    assert_eq!(code, expected, "{summary}");
    (lines, summary)
}

fn records(log: &Path) -> Vec<Json> {
    let text = fs::read_to_string(log).expect("a log");
    assert!(text.ends_with('\n'));
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// A copy of the rulebook with one text replaced in one of its files.
fn changed_rules(folder: &Path, file: &str, from: &str, to: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let copy = folder.join("my-rules");
    for path in files("rules", "yaml") {
        let inside = path.strip_prefix(root.join("rules")).expect("inside");
        let mut text = fs::read_to_string(&path).expect("a rule file");
        if inside == Path::new(file) {
            assert!(text.contains(from), "{file} no longer holds `{from}`");
            text = text.replacen(from, to, 1);
        }
        fs::create_dir_all(copy.join(inside).parent().expect("a folder")).expect("a folder");
        fs::write(copy.join(inside), text).expect("a copy");
    }
    copy
}

#[test]
fn rulings_are_appended_and_stand() {
    let log = folder().join("rulings.jsonl");
    decide(&log, &["examples/two-knights.yaml"]);
    let both = ["examples/replier-absent.yaml", "examples/irregularity.yaml", "--lang", "es"];
    decide_ends(3, &log, &both);
    let records = records(&log);
    assert_eq!(records.len(), 3);
    let keys: Vec<_> = records[0].as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(
        keys,
        ["case", "chain", "edition", "engine", "findings", "result", "rulebook", "status", "words"]
    );
    assert_eq!(records[0]["edition"], "fide-2014");
    assert_eq!(records[0]["result"], "0-1");
    assert_eq!(records[0]["case"]["sealed.written"], "Cd4");
    assert_eq!(records[0]["engine"], env!("CARGO_PKG_VERSION"));
    let rules: Vec<_> =
        records[0]["findings"].as_array().expect("a list").iter().map(|found| &found["rule"]).collect();
    assert!(rules.contains(&&Json::from("E.8.a")), "{rules:?}");
    assert_eq!(records[1]["status"], "open");
    assert_eq!(records[1]["result"], Json::Null);
    assert_eq!(records[1]["possible"], serde_json::json!(["1-0", "*"]));
    assert_eq!(records[2]["findings"][0]["says"], "set white.time_used to 1 h");

    for (lang, words) in [
        ("en", "No ruling changes."),
        ("es", "No cambia ninguna decisión."),
        ("it", "Nessuna decisione cambia."),
    ] {
        let output = replay(&log, &["--lang", lang]);
        let said = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(said.starts_with(words), "{said}");
        assert!(output.stderr.is_empty(), "nobody watches a terminal");
    }
    let (changes, summary) = found(&log, &[]);
    assert_eq!((changes.len(), &summary["same"]), (0, &Json::from(3)));
}

#[test]
fn the_case_in_the_log_is_a_case_and_knows_what_the_command_line_chose() {
    let folder = folder();
    let log = folder.join("rulings.jsonl");
    let case = folder.join("case.yaml");
    let yaml = "position: 4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41\nsealed: {written: \"C\\\"d4 ♞\", language: es}\n\
        replier: {present: yes, late: 0 min}\nwhite.name: \"Núñez: a, b\"\nsealer.present: unknown\nabout: [result, clocks]\n";
    fs::write(&case, yaml).expect("a case");
    let arguments = [
        (["--edition", "fide-1997"], 0),
        (["--on", "2014-08-01"], 0),
        (["--compare", "fide-1974,fide-2018"], 3),
    ];
    for (more, code) in arguments {
        decide_ends(code, &log, &[&[text(&case)], &more[..]].concat());
    }
    let records = records(&log);
    let editions: Vec<_> = records.iter().map(|record| record["edition"].clone()).collect();
    assert_eq!(editions, ["fide-1997", "fide-2014", "fide-1974", "fide-2018"]);
    replay(&log, &[]);
    for record in records {
        let again = folder.join("again.json");
        fs::write(&again, record["case"].to_string()).expect("a case");
        let code = if record["status"] == "decided" { 0 } else { 3 };
        let output = plica_ends(code, &["decide", text(&again), "--format", "json"]);
        let ruling: Json = serde_json::from_slice(&output.stdout).expect("JSON");
        for key in ["edition", "status", "result", "rulebook", "engine"] {
            assert_eq!(ruling[key], record[key], "{key}");
        }
        assert_eq!(ruling["about"], serde_json::json!(["result", "clocks"]));
    }
}

#[test]
fn a_changed_rule_shows_the_rulings_that_change() {
    let folder = folder();
    let log = folder.join("rulings.jsonl");
    for (case, code) in [("two-knights", 0), ("replier-absent", 3), ("two-knights", 0)] {
        decide_ends(code, &log, &[&format!("examples/{case}.yaml")]);
    }
    let same = changed_rules(&folder, "fide-2014/E.8.yaml", "", "");
    replay(&log, &["--rules", text(&same)]);

    let rules = changed_rules(
        &folder,
        "fide-2014/E.8.yaml",
        "when: sealed.reading is one of ambiguous, illegal, unintelligible, absent and",
        "when: (sealed.reading is one of illegal, unintelligible, absent
          or sealed.reading is ambiguous and sealed.intention_doubtful) and",
    );
    let (changes, summary) = found(&log, &["--rules", text(&rules)]);
    assert_eq!(changes.len(), 2);
    let change = &changes[0];
    assert_eq!(change["line"], 1);
    assert_eq!(change["cause"], "rulebook");
    assert_eq!(change["changes"], serde_json::json!(["status", "result", "rules"]));
    assert_eq!(change["before"]["result"], "0-1");
    assert_eq!(change["before"]["citations"], serde_json::json!(["FIDE 2014, art. E.8.a"]));
    assert_eq!(change["now"]["status"], "open");
    let ambiguous = change["rules"].as_array().expect("rules").iter().find(|one| one["rule"] == "E.8.a");
    assert_eq!(ambiguous.expect("the rule changed")["gone"], serde_json::json!(["sealer loses"]));
    assert_eq!(changes[1]["line"], 3);
    assert_eq!(summary["rules"][0]["rulings"], 2);
    for lang in ["es", "it", "en"] {
        let output = replay_ends(3, &log, &["--rules", text(&rules), "--lang", lang]);
        super::command_line::snapshot(
            &format!("replay-{lang}"),
            &String::from_utf8(output.stdout).expect("UTF-8"),
        );
    }
}

#[test]
fn a_rule_that_says_something_else_changes_a_ruling_with_the_same_result() {
    let folder = folder();
    let log = folder.join("rulings.jsonl");
    decide(&log, &["examples/two-knights.yaml"]);
    let rules = changed_rules(
        &folder,
        "fide-2014/E.9.yaml",
        "then: arbiter must open-envelope",
        "then: arbiter may open-envelope",
    );
    let (changes, _) = found(&log, &["--rules", text(&rules)]);
    assert_eq!(changes[0]["changes"], serde_json::json!(["rules"]));
    assert_eq!(changes[0]["rules"][0]["gone"], serde_json::json!(["arbiter must open-envelope"]));
    assert_eq!(changes[0]["rules"][0]["new"], serde_json::json!(["arbiter may open-envelope"]));
}

#[test]
fn a_case_that_the_rulebook_no_longer_takes_is_a_change() {
    let folder = folder();
    let log = folder.join("rulings.jsonl");
    decide(&log, &["examples/two-knights.yaml"]);
    let line = fs::read_to_string(&log).expect("a log");
    fs::write(&log, line.replace("\"edition\":\"fide-2014\"", "\"edition\":\"fide-2099\"")).expect("a log");
    let (changes, _) = found(&log, &[]);
    assert_eq!(changes[0]["changes"], serde_json::json!(["refused"]));
    assert_eq!(changes[0]["now"]["errors"][0]["code"], "unknown-edition");
    let output = replay_ends(3, &log, &["--lang", "en"]);
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(said.contains("Now: the case is refused"), "{said}");
}

#[test]
fn a_difference_under_the_same_rulebook_and_version_is_not_blamed_on_plica_alone() {
    let log = folder().join("rulings.jsonl");
    decide(&log, &["examples/two-knights.yaml"]);
    let line = fs::read_to_string(&log).expect("a log").replace("0-1", "1-0");
    fs::write(&log, &line).expect("a log");
    let (changes, _) = found(&log, &[]);
    assert_eq!(changes[0]["cause"], "line-or-plica");
    assert_eq!(changes[0]["changes"], serde_json::json!(["result"]));
    let output = replay_ends(3, &log, &["--lang", "en"]);
    let said =
        String::from_utf8(output.stdout).expect("UTF-8").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("either the line was altered after it was written, or plica errs"), "{said}");
    fs::write(&log, line.replace("\"engine\":\"", "\"engine\":\"0.0.")).expect("a log");
    assert_eq!(found(&log, &[]).0[0]["cause"], "engine");
}

#[test]
fn a_torn_line_spoils_neither_the_next_ruling_nor_the_replay() {
    let log = folder().join("rulings.jsonl");
    decide(&log, &["examples/two-knights.yaml"]);
    let whole = fs::read(&log).expect("a log");
    // What is left of the last line, and whether its ruling is lost; zeros are what some crashes leave behind.
    let torn: [(Vec<u8>, bool); 4] = [
        (whole[..1].to_vec(), true),
        (whole[..whole.len() / 2].to_vec(), true),
        ([&whole[..40], &[0; 300]].concat(), true),
        (whole[..whole.len() - 1].to_vec(), false),
    ];
    for (left, is_torn) in torn {
        fs::write(&log, [&whole[..], &left].concat()).expect("a log");
        decide(&log, &["examples/irregularity.yaml"]);
        let lines = fs::read(&log).expect("a log").split(|byte| *byte == b'\n').count() - 1;
        assert_eq!(lines, 3);
        let (faults, summary) = found(&log, &[]);
        assert_eq!(summary["same"], if is_torn { 2 } else { 3 });
        assert_eq!(faults.len(), usize::from(is_torn));
        if is_torn {
            assert_eq!(faults[0]["line"], 2);
            assert_eq!(faults[0]["errors"][0]["code"], "torn-record");
        }
        replay_ends(i32::from(is_torn), &log, &[]);
    }
}

#[test]
fn junk_lines_are_reported_by_number_and_passed_over() {
    let log = folder().join("rulings.jsonl");
    decide(&log, &["examples/two-knights.yaml"]);
    let whole = fs::read_to_string(&log).expect("a log");
    let endless = "x".repeat(5 << 20);
    let bad_case = whole.replace("\"sealed.written\":\"Cd4\"", "\"sealed.written\":[1]");
    let junk = format!("hello\n{whole}\n\n{{}}\n{endless}\n{bad_case}{whole}\u{1}");
    fs::write(&log, junk).expect("a log");
    let (faults, summary) = found(&log, &[]);
    let lines: Vec<_> = faults.iter().map(|fault| fault["line"].clone()).collect();
    assert_eq!(lines, [1, 5, 6, 7, 9]);
    assert!(faults.iter().all(|fault| fault["errors"][0]["code"] == "bad-record"), "{faults:?}");
    assert_eq!((&summary["same"], &summary["unread"]), (&Json::from(2), &Json::from(5)));
    for lang in ["es", "it", "en"] {
        let output = replay_ends(1, &log, &["--lang", lang]);
        let said = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(said.matches("[bad-record]").count(), 5, "{said}");
    }
}

#[test]
fn files_that_cannot_be_read_or_written_are_said() {
    let folder = folder();
    for path in ["no-such.jsonl", "."] {
        let output = replay_ends(1, &folder.join(path), &["--lang", "en"]);
        assert!(String::from_utf8(output.stderr).expect("UTF-8").contains("[file-unreadable]"));
    }
    let output =
        decide_ends(1, &folder.join("no/such.jsonl"), &["examples/two-knights.yaml", "--lang", "en"]);
    assert!(String::from_utf8(output.stderr).expect("UTF-8").contains("[file-unwritable]"));
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(said.contains("Result: 0-1"), "the ruling is given all the same: {said}");
    plica_ends(2, &["replay"]);
}

/// Nothing shows whether anybody reads what goes to a pipe or a device; to open a pipe may wait for ever.
#[cfg(target_os = "linux")]
#[test]
fn a_log_is_a_file_on_a_disk() {
    let folder = folder();
    let pipe = folder.join("pipe");
    run(Command::new("mkfifo").arg(&pipe)).ends(0);
    for log in [pipe.as_path(), &folder, Path::new("/dev/null")] {
        for (lang, said) in [
            ("es", "no es un archivo de disco"),
            ("it", "non è un file su disco"),
            ("en", "no file on a disk"),
        ] {
            let output = decide_ends(1, log, &["examples/two-knights.yaml", "--lang", lang]);
            let complained = String::from_utf8(output.stderr).expect("UTF-8");
            assert!(complained.contains("[log-not-a-file]") && complained.contains(said), "{complained}");
            let ruling = String::from_utf8(output.stdout).expect("UTF-8");
            assert!(ruling.contains("0-1"), "the ruling is given all the same: {ruling}");
        }
    }
}

#[test]
fn several_at_once_write_whole_lines() {
    let log = folder().join("rulings.jsonl");
    let start = || {
        Command::new(env!("CARGO_BIN_EXE_plica"))
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args(["decide", "--log", text(&log)])
            .args(["examples/two-knights.yaml"; 20])
            .stdout(Stdio::null())
            .spawn()
            .expect("plica runs")
    };
    let running: Vec<_> = (0..8).map(|_| start()).collect();
    for mut child in running {
        assert!(child.wait().expect("plica ends").success());
    }
    let records = records(&log);
    assert_eq!(records.len(), 160);
    assert!(records.iter().all(|record| record["result"] == "0-1"));
    assert_eq!(found(&log, &[]).1["same"], 160);
    plica(&["log", "verify", text(&log)]);
}

/// Of the rules of 2014 that decide this game, the edition of 2018 says the same under other numbers.
#[test]
fn rules_that_are_only_renumbered_are_no_difference() {
    let folder = folder();
    let (log, case) = (folder.join("rulings.jsonl"), folder.join("case.yaml"));
    let two_rooks = "position: 6k1/pp3p2/8/8/8/8/PP4KP/2R1R3 w - - 0 41\nsealed.written: Rd1\nsealed.language: en\n\
        event.adopts_guidelines: yes\nabout: [result]\n";
    fs::write(&case, two_rooks).unwrap();
    decide(&log, &["--edition", "fide-2014", text(&case)]);
    let rules = |log: &Path| -> Vec<String> {
        let records = records(log);
        let found = records[0]["findings"].as_array().unwrap().iter();
        found.map(|found| found["rule"].as_str().unwrap().to_owned()).collect()
    };
    assert!(rules(&log).contains(&"E.8.a".to_owned()), "{:?}", rules(&log));
    let (changes, summary) = found(&log, &["--edition", "fide-2018"]);
    assert_eq!((changes, &summary["same"]), (vec![], &Json::from(1)));
    // Two editions on, it is still the same; in one that takes nothing over from it, it is another rule.
    replay(&log, &["--edition", "fide-2023"]);
    replay_ends(3, &log, &["--edition", "fide-1997"]);
    // A rule that says something else is told, under the number that it has now.
    let copy = changed_rules(&folder, "fide-2014/E.8.yaml", "then: sealer loses", "then: game is drawn");
    let (changes, _) = found(&log, &["--edition", "fide-2018", "--rules", text(&copy)]);
    let told: Vec<_> = changes[0]["rules"].as_array().unwrap().iter().map(|rule| &rule["rule"]).collect();
    assert_eq!(told, ["I.8.1"]);
}
