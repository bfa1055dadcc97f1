//! What the fuzzer found worth keeping: every input of `tests/fuzz-corpus` again through its target.
//!
//! A folder a target, a file an input; those named after a fault made the target fail once. How to look for more: `fuzz/README.md`.

pub(crate) mod targets;

use std::fs;
use std::path::Path;

use targets::TARGETS;

fn inputs(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz-corpus").join(target);
    let found = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let found = found.map(|entry| entry.expect("an entry").path());
    let mut inputs: Vec<_> =
        found.map(|path| (path.display().to_string(), fs::read(&path).expect("an input"))).collect();
    inputs.sort();
    inputs
}

fn run(target: &str) {
    let (_, attack) = TARGETS.into_iter().find(|(name, _)| *name == target).expect("a target");
    let inputs = inputs(target);
    assert!(inputs.len() >= 5, "{target}: {} inputs", inputs.len());
    for (name, input) in inputs {
        assert!(input.len() <= 4096, "{name} is large");
        let outcome = std::panic::catch_unwind(|| attack(&input));
        assert!(outcome.is_ok(), "{name}");
    }
}

#[test]
fn cases_found_by_the_fuzzer_are_ruled_on_or_refused() {
    run("case");
}

#[test]
fn rule_files_found_by_the_fuzzer_are_taken_or_refused() {
    run("rules");
}

#[test]
fn message_files_found_by_the_fuzzer_are_taken_or_refused() {
    run("messages");
}

#[test]
fn log_lines_found_by_the_fuzzer_are_records_or_none() {
    run("log");
}

#[test]
fn requests_found_by_the_fuzzer_are_answered_or_refused() {
    run("request");
}

#[test]
fn lots_found_by_the_fuzzer_are_ruled_on_alike_three_ways() {
    run("agreement");
}

#[test]
fn written_moves_found_by_the_fuzzer_are_read() {
    run("read");
}

#[test]
fn every_target_has_its_program_and_its_inputs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (name, _) in TARGETS {
        assert!(root.join(format!("fuzz/fuzz_targets/{name}.rs")).is_file(), "{name}");
    }
    let names = |folder: &str, ending: &str| {
        let entries =
            fs::read_dir(root.join(folder)).expect("a folder").map(|entry| entry.expect("an entry"));
        let mut names: Vec<_> =
            entries.map(|entry| entry.file_name().to_string_lossy().replace(ending, "")).collect();
        names.sort();
        names
    };
    let known = TARGETS.map(|(name, _)| name);
    assert_eq!(names("fuzz/fuzz_targets", ".rs"), known);
    assert_eq!(names("tests/fuzz-corpus", ""), known);
}
