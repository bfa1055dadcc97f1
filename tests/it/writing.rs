//! What plica writes is whole or told to be lost: files over files, links and pipes, full disks, batches that are killed.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use super::command_line::{plica, stderr, stdout, with_input};
use super::tidy::{files, read};

const CASE: &str = r#"{"edition": "fide-2014", "sealed.reading": "ambiguous", "sealer.colour": "white"}"#;
const OTHER: &str = r#"{"edition": "fide-1997", "sealed.reading": "ambiguous", "sealer.colour": "black"}"#;

/// An empty folder of a test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("writing").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<_> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Cases, what a batch makes of them, and the folder they stand in.
fn cases(name: &str) -> (PathBuf, PathBuf, String) {
    let folder = folder(name);
    let file = folder.join("q.ndjson");
    let lines = format!("{CASE}\n{OTHER}\nno case\n");
    fs::write(&file, &lines).expect("a file");
    let wanted = stdout(&with_input(&["batch"], lines.as_bytes()));
    assert_eq!(wanted.lines().count(), 3);
    (folder, file, wanted)
}

#[test]
fn a_batch_may_take_the_place_of_its_own_cases() {
    let (folder, file, wanted) = cases("itself");
    let output = plica(&["batch", text(&file), "-o", text(&file)]);
    assert_eq!(output.status.code(), Some(1), "one line is no case: {}", stderr(&output));
    assert_eq!(fs::read_to_string(&file).expect("a file"), wanted);
    assert_eq!(names(&folder), ["q.ndjson"]);
}

#[cfg(unix)]
#[test]
fn links_stay_links_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let (folder, file, wanted) = cases("links");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("permissions");
    let (soft, hard) = (folder.join("soft.ndjson"), folder.join("hard.ndjson"));
    symlink("q.ndjson", &soft).expect("a link");
    fs::hard_link(&file, &hard).expect("a link");
    let before = fs::read_to_string(&file).expect("a file");
    plica(&["batch", text(&file), "-o", text(&soft)]);
    assert_eq!(fs::read_to_string(&file).expect("a file"), wanted);
    assert!(fs::symlink_metadata(&soft).expect("a link").is_symlink());
    assert_eq!(fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o640);
    // The other name keeps the cases.
    assert_eq!(fs::read_to_string(&hard).expect("a file"), before);
    plica(&["batch", text(&hard), "-o", text(&hard)]);
    assert_eq!(fs::read_to_string(&hard).expect("a file"), wanted);
    // A link to what is not there yet, and one to itself.
    symlink("later.ndjson", folder.join("ahead")).expect("a link");
    symlink("round", folder.join("round")).expect("a link");
    fs::write(&file, &before).expect("a file");
    plica(&["batch", text(&file), "-o", text(&folder.join("ahead"))]);
    assert_eq!(fs::read_to_string(folder.join("later.ndjson")).expect("a file"), wanted);
    let round = plica(&["batch", text(&file), "-o", text(&folder.join("round"))]);
    assert!(stderr(&round).contains("[not-written]"), "{}", stderr(&round));
    assert_eq!(names(&folder), ["ahead", "hard.ndjson", "later.ndjson", "q.ndjson", "round", "soft.ndjson"]);
}

#[cfg(target_os = "linux")]
#[test]
fn streams_are_written_as_they_stand() {
    let (folder, file, wanted) = cases("streams");
    let output = plica(&["batch", text(&file), "-o", "/dev/stdout"]);
    assert_eq!(stdout(&output), wanted);
    // What stands in a file that standard output is sent to stays there.
    let run = |command: &str| {
        let program = env!("CARGO_BIN_EXE_plica");
        let output = Command::new("sh").current_dir(&folder).args(["-c", command, program]).output();
        output.expect("a shell")
    };
    run("echo before > all; \"$0\" batch q.ndjson -o /dev/stdout >> all");
    assert_eq!(fs::read_to_string(folder.join("all")).expect("a file"), format!("before\n{wanted}"));
    let read = run("mkfifo pipe; cat pipe & \"$0\" batch q.ndjson -o pipe; wait");
    assert_eq!(stdout(&read), wanted, "{}", stderr(&read));
    let refused = plica(&["batch", text(&file), "-o", "/dev/stdout", "--resume"]);
    assert!(stderr(&refused).contains("[not-resumed]"), "{}", stderr(&refused));
}

#[test]
fn files_are_written_in_one_place() {
    let homes = ["src/cli/written.rs", "src/cli/log/mod.rs", "src/cli/train/deck.rs"];
    for path in files("src", "rs") {
        let source = fs::read_to_string(&path).expect("a file");
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        let writes = ["fs::write(", "File::create", "OpenOptions"].iter().any(|call| source.contains(call));
        let is_home = homes.iter().any(|home| path.ends_with(home));
        assert!(!writes || is_home, "{} writes files by itself", path.display());
    }
}

/// Runs plica with standard output sent to a device.
#[cfg(target_os = "linux")]
fn to_device(arguments: &[&str], device: &str, input: &str) -> Output {
    let out = fs::OpenOptions::new().write(true).open(device).expect("a device");
    let mut child = Command::new(env!("CARGO_BIN_EXE_plica"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(arguments)
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(out)
        .stderr(Stdio::piped())
        .spawn()
        .expect("plica runs");
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("plica ends")
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_by_every_verb() {
    let article = read("rules/fide-2014/E.8.yaml");
    let message = r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#;
    let message = format!("Content-Length: {}\r\n\r\n{message}", message.len());
    let position = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";
    let moves = format!("{{\"position\": \"{position}\", \"written\": \"Cd4\", \"language\": \"es\"}}\n");
    let rules = text(Path::new("rules")).to_owned();
    let verbs: [(&[&str], &str); 21] = [
        (&["decide", "-"], CASE),
        (&["decide", "-", "--format", "json"], CASE),
        (&["decide", "-"], "edition: fide-2014\nsealed.reading: ambiguous\n"),
        (&["batch"], CASE),
        (&["batch", "--summary"], CASE),
        (&["read", "Cd4", "--position", position], ""),
        (&["read", "--batch", "-"], &moves),
        (&["ask"], "1\n"),
        (&["show"], ""),
        (&["show", "E.8", "--format", "json"], ""),
        (&["check"], ""),
        (&["coverage", "E.8", "--edition", "fide-2014"], ""),
        (&["diff", "fide-2018", "fide-2023"], ""),
        (&["replay", "examples/rulings.jsonl"], ""),
        (&["schema", "case"], ""),
        (&["fmt", "-"], &article),
        (&["lsp", "--rules", &rules], &message),
        (&["mcp"], "{\"jsonrpc\": \"2.0\", \"id\": 0, \"method\": \"ping\"}\n"),
        (&["train", "quiz", "--edition", "fide-2014", "--n", "1", "--seed", "1"], ""),
        (&["--help"], ""),
        (&["--version"], ""),
    ];
    for (arguments, input) in verbs {
        let output = to_device(arguments, "/dev/full", input);
        let said = stderr(&output);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {said}");
        assert_eq!(said.matches("error[").count(), 1, "{arguments:?}: {said}");
        assert!(said.contains("error[not-printed]"), "{arguments:?}: {said}");
    }
    for (lang, words) in [("es", "salida estándar"), ("it", "standard output"), ("en", "standard output")] {
        let output = to_device(&["decide", "-", "--lang", lang], "/dev/full", CASE);
        assert!(stderr(&output).contains(words), "{}", stderr(&output));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn files_that_cannot_be_written_are_told() {
    let (folder, file, _) = cases("unwritable");
    let nowhere = folder.join("nowhere").join("x.html");
    let verbs: [&[&str]; 6] = [
        &["batch", text(&file), "-o", "/dev/full"],
        &["batch", text(&file), "-o", text(&nowhere)],
        &["batch", text(&file), "--summary", "-o", "/dev/full"],
        &["batch", text(&file), "-o", text(&folder)],
        &["ask", "--edition", "fide-2014", "--save", "/dev/full"],
        &["train", "quiz", "--edition", "fide-2014", "--n", "1", "--seed", "1", "-o", text(&nowhere)],
    ];
    for arguments in verbs {
        let output = with_input(arguments, b"");
        let said = stderr(&output);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {said}");
        assert_eq!(said.matches("error[").count(), 1, "{arguments:?}: {said}");
        assert!(said.contains("error[not-written]"), "{arguments:?}: {said}");
        assert!(!said.contains("log") && !said.contains(".part"), "{arguments:?}: {said}");
    }
    assert_eq!(names(&folder), ["q.ndjson"]);
}

/// Many cheap cases, some empty lines and lines that are no case, told apart by times and line numbers.
fn many(path: &Path, count: usize) {
    let mut lines = String::new();
    for number in 0..count {
        let _ = match number % 10 {
            0 => writeln!(lines, "{number}"),
            5 => writeln!(lines, "\n{{\"edition\": \"fide-2014\", \"replier.time_used\": \"{number} s\"}}"),
            _ => writeln!(lines, "{{\"edition\": \"fide-2014\", \"replier.time_used\": \"7 min\"}}"),
        };
    }
    fs::write(path, lines).expect("a file");
}

/// A program that gives way to the test that watches it, and is interrupted like any other even where the tests run in the
/// background.
#[cfg(target_os = "linux")]
fn started(arguments: &[&str]) -> Child {
    let mut command = Command::new("env");
    command
        .args(["--default-signal=INT", "nice", "-n", "5", env!("CARGO_BIN_EXE_plica")])
        .args(arguments)
        .env("LANG", "C")
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.spawn().expect("plica runs")
}

fn size(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |about| about.len())
}

#[cfg(target_os = "linux")]
#[test]
fn a_batch_killed_ten_times_loses_nothing() {
    let folder = folder("kills");
    let (cases, whole, killed) = (folder.join("q"), folder.join("whole"), folder.join("killed"));
    let part = folder.join("killed.part");
    many(&cases, 40_000);
    let output = plica(&["batch", text(&cases), "-o", text(&whole)]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let arguments = ["batch", text(&cases), "-o", text(&killed), "--resume"];
    let mut reached = 0;
    for kill in 1..=10 {
        let mut child = started(&arguments);
        // A part of what is left: far from the end, however late the kill comes.
        while size(&part) <= reached + (size(&whole) - reached) / 40 {
            assert!(child.try_wait().expect("a process").is_none(), "it ended before the kill {kill}");
            std::thread::sleep(Duration::from_millis(1));
        }
        if kill % 2 == 0 {
            child.kill().expect("a kill");
        } else {
            let interrupted = rustix::process::Signal::INT;
            rustix::process::kill_process(rustix::process::Pid::from_child(&child), interrupted)
                .expect("a kill");
        }
        assert_eq!(child.wait().expect("a process").code(), None, "killed");
        assert!(!killed.exists(), "what is not whole does not look whole");
        reached = size(&part);
    }
    let output = plica(&arguments);
    assert_eq!(output.status.code(), Some(1), "bad lines before the kills count: {}", stderr(&output));
    let (wanted, found) = (fs::read(&whole).expect("a file"), fs::read(&killed).expect("a file"));
    assert_eq!(wanted.split(|byte| *byte == b'\n').count(), 40_001);
    assert!(wanted == found, "{} bytes and {} bytes", wanted.len(), found.len());
    assert_eq!(names(&folder), ["killed", "q", "whole"]);
    fs::remove_dir_all(&folder).expect("a folder");
}

/// Breaks a batch off for want of room: no file may grow beyond so many blocks.
#[cfg(target_os = "linux")]
fn without_room(folder: &Path, arguments: &str) -> Output {
    let command = format!("trap '' XFSZ; ulimit -f 40; exec \"$0\" batch q -o out {arguments}");
    let mut shell = Command::new("sh");
    shell.current_dir(folder).args(["-c", &command, env!("CARGO_BIN_EXE_plica")]).env("LANG", "C");
    shell.output().expect("a shell")
}

#[cfg(target_os = "linux")]
#[test]
fn a_batch_without_room_is_gone_on_with_when_there_is_some() {
    let folder = folder("room");
    let (cases, out) = (folder.join("q"), folder.join("out"));
    many(&cases, 500);
    let output = without_room(&folder, "--lang es");
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    assert_eq!(stderr(&output).matches("error[not-written]").count(), 1, "{}", stderr(&output));
    assert!(stderr(&output).contains("`out.part`") && stderr(&output).contains("--resume"));
    assert_eq!(names(&folder), ["out.part", "out.part.json", "q"]);

    // Only the same work is gone on with.
    let rules = folder.join("rules");
    let copied = Command::new("cp").args(["-r", "rules", text(&rules)]).status().expect("a copy");
    assert!(copied.success());
    let vocabulary = read("rules/vocabulary.yaml") + "# Another.\n";
    fs::write(rules.join("vocabulary.yaml"), vocabulary).expect("a file");
    let refused = |arguments: &[&str], what: &str| {
        let output = plica(&[&["batch", text(&cases), "-o", text(&out), "--resume"], arguments].concat());
        assert_eq!(output.status.code(), Some(1));
        assert!(stderr(&output).contains("[not-resumed]") && stderr(&output).contains(what), "{output:?}");
    };
    refused(&["--lang", "it"], "un'altra lingua");
    refused(&[], "another language");
    refused(&["--lang", "es", "--edition", "fide-1997"], "otra edición");
    refused(&["--lang", "es", "--rules", text(&rules)], "otras reglas");
    let lines = fs::read_to_string(&cases).expect("a file");
    fs::write(&cases, lines.replace("20 ", "21 ").replace("\n20\n", "\n30\n")).expect("a file");
    refused(&["--lang", "es"], "otros casos");
    fs::write(&cases, &lines).expect("a file");
    let once = with_input(&["batch", "-o", text(&out), "--lang", "es", "--resume"], lines.as_bytes());
    assert!(stderr(&once).contains("entrada estándar"), "{}", stderr(&once));

    let output = plica(&["batch", text(&cases), "-o", text(&out), "--lang", "es", "--resume"]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let wanted = with_input(&["batch", "--lang", "es"], lines.as_bytes()).stdout;
    assert!(fs::read(&out).expect("a file") == wanted);
    assert_eq!(names(&folder), ["out", "q", "rules"]);

    // What plica did not write it does not write over.
    fs::write(folder.join("out.part"), "mine").expect("a file");
    let output = plica(&["batch", text(&cases), "-o", text(&out)]);
    assert!(stderr(&output).contains("[not-resumed]"), "{}", stderr(&output));
    assert_eq!(fs::read_to_string(folder.join("out.part")).expect("a file"), "mine");
}

#[cfg(unix)]
#[test]
fn two_batches_do_not_write_one_file() {
    let folder = folder("two");
    let out = folder.join("out");
    let mut first = Command::new(env!("CARGO_BIN_EXE_plica"))
        .args(["batch", "-o", text(&out)])
        .stdin(Stdio::piped())
        .spawn()
        .expect("plica runs");
    let mut input = first.stdin.take().expect("a pipe");
    writeln!(input, "{CASE}").expect("a line is taken");
    while size(&folder.join("out.part")) == 0 {
        std::thread::sleep(Duration::from_millis(1));
    }
    let second = with_input(&["batch", "-o", text(&out)], CASE.as_bytes());
    assert!(stderr(&second).contains("[being-written]"), "{}", stderr(&second));
    drop(input);
    assert_eq!(first.wait().expect("a process").code(), Some(0));
    assert_eq!(names(&folder), ["out"]);
}

#[test]
fn tables_cannot_be_resumed() {
    let (folder, file, _) = cases("tables");
    for name in ["out.csv", "out.parquet"] {
        let output = plica(&["batch", text(&file), "-o", text(&folder.join(name)), "--resume"]);
        assert_eq!(output.status.code(), Some(1));
        let wanted = if cfg!(feature = "tables") { "[not-resumed]" } else { "[feature-needed]" };
        assert!(stderr(&output).contains(wanted), "{}", stderr(&output));
    }
    for arguments in [&["batch", "--resume"][..], &["batch", "--resume", "--summary", "-o", "x"]] {
        assert_eq!(plica(arguments).status.code(), Some(2), "{arguments:?}");
    }
}
