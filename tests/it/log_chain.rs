//! The chain of a log: what is done to a log is found, and said where.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use proptest::prelude::*;
use serde_json::Value as Json;

use super::command_line::{plica, plica_ends, stderr, stdout};
use super::log::{decide, decide_ends, found};
use super::programs::{finish, folder, program, run, text};

const OLD: &str = include_str!("../logs/without-chain.jsonl");
/// How many lines of it have no chain.
const OLD_LINES: usize = 3;
const LINES: usize = 14;

/// A log from the beginning; one that began without a chain; one of somebody else's.
fn logs() -> &'static [Vec<String>; 3] {
    static LOGS: OnceLock<[Vec<String>; 3]> = OnceLock::new();
    LOGS.get_or_init(|| {
        let folder = folder();
        let cases =
            ["examples/two-knights.yaml", "examples/irregularity.yaml", "examples/replier-absent.yaml"];
        let written = |name: &str, beginning: &str, count: usize| {
            let log = folder.join(name);
            fs::write(&log, beginning).expect("a log");
            let cases: Vec<_> = cases.iter().copied().cycle().take(count).collect();
            // One of the cases is open.
            decide_ends(3, &log, &cases);
            let text = fs::read_to_string(&log).expect("a log");
            text.split_inclusive('\n').map(str::to_owned).collect::<Vec<_>>()
        };
        [
            written("new.jsonl", "", LINES),
            written("old.jsonl", OLD, LINES - OLD_LINES),
            written("other.jsonl", "{\"other\": 1}\n", LINES),
        ]
    })
}

/// What `log verify` finds in these lines: code, line and exit code; and the head.
fn verified(lines: &[String], more: &[&str]) -> (Vec<(String, String)>, Option<i32>, Json) {
    let log = tempfile::NamedTempFile::new().expect("a log");
    fs::write(&log, lines.concat()).expect("a log");
    let told = [&["log", "verify", text(log.path()), "--format", "json"], more].concat();
    let (code, output) = run(&mut program(&told)).ends_with_one_of(&[0, 1]);
    let found: Json = serde_json::from_slice(&output.stdout).expect("JSON");
    let faults = found["errors"].as_array().expect("a list").iter().map(|fault| {
        let word = |key: &str| fault[key].as_str().unwrap_or_default().to_owned();
        (word("code"), word("message"))
    });
    (faults.collect(), Some(code), found["head"].clone())
}

fn head(lines: &[String]) -> String {
    verified(lines, &[]).2["hash"].as_str().expect("a head").to_owned()
}

/// The line, and what an editor makes of it who wants another result.
fn altered(line: &str) -> String {
    let altered = line.replacen("\"status\":\"", "\"status\": \"", 1);
    assert_ne!(altered, line);
    altered
}

#[test]
fn lines_carry_number_time_and_what_stood_before() {
    let lines = &logs()[0];
    for (place, line) in lines.iter().enumerate() {
        let record: Json = serde_json::from_str(line).expect("JSON");
        assert_eq!(record["chain"]["line"], place + 1);
        let time = record["chain"]["time"].as_str().expect("a time");
        assert!(time.len() == 20 && time.ends_with('Z') && time.as_bytes()[10] == b'T', "{time}");
    }
    // The head is what `sha256sum` says of the last line.
    let file = folder().join("line");
    fs::write(&file, lines.last().expect("a line")).expect("a line");
    let sum = run(Command::new("sha256sum").arg(&file)).ends(0);
    assert!(stdout(&sum).starts_with(&head(lines)), "{sum:?}");
}

#[test]
fn a_log_that_began_without_a_chain_seals_its_beginning() {
    let lines = &logs()[1];
    assert_eq!(verified(lines, &[]).0, []);
    let mut changed = lines.clone();
    changed[1] = altered(&changed[1]);
    let (faults, code, _) = verified(&changed, &[]);
    assert_eq!((faults[0].0.as_str(), code), ("record-altered", Some(1)));
    assert!(faults[0].1.contains("lines 1 to 3"), "{faults:?}");
    let old: Vec<String> = OLD.split_inclusive('\n').map(str::to_owned).collect();
    let (faults, code, _) = verified(&old, &[]);
    assert_eq!((faults[0].0.as_str(), code), ("log-without-chain", Some(1)));
}

#[test]
fn an_old_log_is_replayed_and_its_digest_is_not_compared() {
    let log = folder().join("rulings.jsonl");
    fs::write(&log, OLD).expect("a log");
    let (changes, summary) = found(&log, &[]);
    assert_eq!((summary["same"].as_u64(), changes.len()), (Some(0), 3));
    assert_eq!(changes[0]["cause"], "older-digest");
    for (lang, said) in [("es", "forma antigua"), ("it", "forma precedente"), ("en", "older form")] {
        let page = stdout(&plica_ends(3, &["replay", text(&log), "--lang", lang]));
        assert!(page.split_whitespace().collect::<Vec<_>>().join(" ").contains(said), "{page}");
    }
}

#[test]
fn replay_says_that_a_flipped_line_was_altered() {
    let log = folder().join("rulings.jsonl");
    let mut lines = logs()[0].clone();
    lines[3] = lines[3].replace("0-1", "1-0");
    fs::write(&log, lines.concat()).expect("a log");
    let (changes, _) = found(&log, &[]);
    assert_eq!((changes[0]["line"].as_u64(), &changes[0]["cause"]), (Some(4), &Json::from("broken-chain")));
    assert_eq!(changes.len(), 1);
}

#[test]
fn torn_lines_are_sealed_with_the_line_before() {
    let log = folder().join("rulings.jsonl");
    for torn in ["", "{\"chain\":{\"li", "\n\n", "\0\0\0\0"] {
        decide(&log, &["examples/two-knights.yaml"]);
        let text = fs::read_to_string(&log).expect("a log");
        fs::write(&log, text + torn).expect("a log");
    }
    decide(&log, &["examples/two-knights.yaml"]);
    let lines: Vec<String> =
        fs::read_to_string(&log).expect("a log").split_inclusive('\n').map(str::to_owned).collect();
    assert_eq!(lines.len(), 9);
    assert_eq!(verified(&lines, &[]).0, []);
    let mut without = lines.clone();
    without.remove(2);
    assert_eq!(verified(&without, &[]).1, Some(1));
}

#[test]
fn what_is_wrong_is_said_in_three_languages() {
    let mut lines = logs()[0].clone();
    lines[2] = altered(&lines[2]);
    lines.remove(6);
    let copy = lines[8].clone();
    lines.insert(10, copy);
    let log = folder().join("rulings.jsonl");
    fs::write(&log, lines.concat()).expect("a log");
    for (lang, said) in [
        ("es", ["la línea 3 se alteró", "antes de la línea 7 falta", "la línea 11 es una copia de la 9"]),
        ("it", ["la riga 3 è stata alterata", "prima della riga 7 manca", "la riga 11 è una copia della 9"]),
        ("en", ["line 3 was altered", "before line 7 the line with number 7", "line 11 is a copy of line 9"]),
    ] {
        let output = plica_ends(1, &["log", "verify", text(&log), "--lang", lang]);
        let page = stderr(&output);
        assert!(said.iter().all(|said| page.contains(said)), "{page}");
        assert_eq!(page.matches("[record-").count(), 3, "{page}");
    }
}

/// Lines whose chain is whole, written at these times.
fn written_at(times: &[&str]) -> Vec<String> {
    let [whole, ..] = logs();
    let mut previous = hexadecimal(b"");
    let lines = times.iter().enumerate().map(|(place, time)| {
        let mut line: Json = serde_json::from_str(&whole[0]).expect("JSON");
        line["chain"] = serde_json::json!({"line": place + 1, "time": time, "previous": previous});
        let line = format!("{line}\n");
        previous = hexadecimal(line.as_bytes());
        line
    });
    lines.collect()
}

fn hexadecimal(text: &[u8]) -> String {
    use sha2::Digest as _;
    format!("{:x}", sha2::Sha256::digest(text))
}

#[test]
fn times_that_run_backwards_are_told_by_line() {
    let folder = folder();
    let log = folder.join("rulings.jsonl");
    let times = ["2026-03-01T10:00:00Z", "2026-03-01T10:00:00Z", "2026-03-01T09:00:00Z", "noon"];
    fs::write(&log, written_at(&times).concat()).expect("a log");
    for (lang, said) in [
        ("es", ["línea 3", "2026-03-01T09:00:00Z", "línea 2", "línea 4", "`noon`"]),
        ("it", ["riga 3", "2026-03-01T09:00:00Z", "riga 2", "riga 4", "`noon`"]),
        ("en", ["line 3", "2026-03-01T09:00:00Z", "line 2", "line 4", "`noon`"]),
    ] {
        // The lines are what they were all the same.
        let page = stderr(&plica(&["log", "verify", text(&log), "--lang", lang]));
        assert_eq!(page.matches("[record-time]").count(), 2, "{page}");
        assert!(said.iter().all(|said| page.contains(said)), "{page}");
    }
    let found = plica(&["log", "verify", text(&log), "--format", "json"]);
    let found: Json = serde_json::from_slice(&found.stdout).expect("JSON");
    assert_eq!(found["errors"], serde_json::json!([]));
    assert_eq!(found["warnings"].as_array().expect("a list").len(), 2);
    fs::write(&log, written_at(&times[..2]).concat()).expect("a log");
    assert_eq!(stderr(&plica(&["log", "verify", text(&log)])), "", "at the same second");
}

/// Somebody holds the log: it is said, waited for, and given up; the rulings are given all the same.
#[test]
fn a_log_that_is_held_locked_is_waited_for_and_given_up() {
    let folder = folder();
    let log: PathBuf = folder.join("rulings.jsonl");
    let file = File::create(&log).expect("a log");
    file.lock().expect("a lock");
    let start = |lang: &str| {
        Command::new(env!("CARGO_BIN_EXE_plica"))
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args(["decide", "--log", text(&log), "--lang", lang])
            .args(["examples/two-knights.yaml"; 3])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("plica runs")
    };
    let said = [("es", "bloqueado"), ("it", "bloccato"), ("en", "locked")];
    let running = said.map(|(lang, said)| (start(lang), said));
    for (child, said) in running {
        let output = finish(child, "plica decide --log").ends(1);
        let page = stderr(&output);
        assert!(page.lines().next().expect("a line").contains(said), "{page}");
        assert_eq!(page.matches("[log-locked]").count(), 3, "{page}");
        assert!(stdout(&output).matches("0-1").count() >= 3, "the rulings are given");
    }
    assert_eq!(fs::read_to_string(&log).expect("a log"), "");
    file.unlock().expect("unlocked");
    decide(&log, &["examples/two-knights.yaml"]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_done_to_a_log_is_found(
        which in 0..2_usize, length in 6..=LINES, at in any::<prop::sample::Index>(),
        other in any::<prop::sample::Index>(), foreign in 1..LINES,
    ) {
        let lines = logs()[which][..length].to_vec();
        let old = if which == 1 { OLD_LINES } else { 0 };
        let whole = head(&lines);
        prop_assert_eq!(verified(&lines, &["--head", &whole]).0, []);
        // Places of lines with a chain that another line follows.
        let place = old + at.index(length - old - 1);
        let further = old + other.index(length - old - 1);
        let one = |lines: &[String], code: &str, line: usize| {
            let (faults, exit, _) = verified(lines, &[]);
            let said = format!("line {line}");
            let is_it = faults.len() == 1 && faults[0].0 == code && faults[0].1.contains(&said);
            assert!(is_it && exit == Some(1), "{code} at {line} of {length}: {faults:?}");
        };

        let mut deleted = lines.clone();
        deleted.remove(place);
        one(&deleted, "record-missing", place + 1);

        let mut changed = lines.clone();
        changed[place] = altered(&lines[place]);
        one(&changed, if place + 2 == length { "record-unlinked" } else { "record-altered" }, place + 1);

        let mut repeated = lines.clone();
        repeated.insert(place + 1, lines[place].clone());
        one(&repeated, "record-repeated", place + 2);

        let mut moved = lines.clone();
        let line = moved.remove(place);
        moved.insert(further, line);
        if place != further {
            let (faults, exit, _) = verified(&moved, &[]);
            prop_assert!(faults.iter().all(|(code, _)| code == "record-moved"), "{:?}", faults);
            prop_assert!(exit == Some(1) && faults.len() == 1, "{:?}", faults);
        }

        let mut swapped = lines.clone();
        swapped.swap(place, further);
        prop_assert_eq!(verified(&swapped, &[]).1, Some(i32::from(place != further)));

        // A line of another log: put in, put in the place of another, or at the end.
        let stranger = &logs()[2][foreign];
        let mut inserted = lines.clone();
        inserted.insert(place, stranger.clone());
        prop_assert_eq!(verified(&inserted, &[]).1, Some(1));
        let mut replaced = lines.clone();
        replaced[place].clone_from(stranger);
        prop_assert_eq!(verified(&replaced, &[]).1, Some(1));
        let mut appended = lines.clone();
        appended.push(stranger.clone());
        prop_assert_eq!(verified(&appended, &[]).1, Some(1));

        // An end cut off, or changed, can be told only by who knows the head.
        for end in [lines[..=place].to_vec(), {
            let mut changed = lines.clone();
            changed[length - 1] = altered(&lines[length - 1]);
            changed
        }] {
            prop_assert_eq!(verified(&end, &[]).0, []);
            let (faults, exit, _) = verified(&end, &["--head", &whole]);
            prop_assert_eq!((faults.len(), faults[0].0.as_str(), exit), (1, "head-unknown", Some(1)));
        }
    }
}
