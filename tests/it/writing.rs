//! What plica writes is whole or told to be lost: files over files, links and pipes, full disks, batches that are killed.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use super::command_line::{plica_ends, stderr, stdout, with_input_ends};
use super::programs::{folder, program, run, text, try_run_with};
use super::tidy::{files, read};

const CASE: &str = r#"{"edition": "fide-2014", "sealed.reading": "ambiguous", "sealer.colour": "white"}"#;
const OTHER: &str = r#"{"edition": "fide-1997", "sealed.reading": "ambiguous", "sealer.colour": "black"}"#;

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<_> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Cases, what a batch makes of them, and the folder they stand in.
fn cases() -> (PathBuf, PathBuf, String) {
    let folder = folder();
    let file = folder.join("q.ndjson");
    let lines = format!("{CASE}\n{OTHER}\nno case\n");
    fs::write(&file, &lines).expect("a file");
    let wanted = stdout(&with_input_ends(1, &["batch"], lines.as_bytes()));
    assert_eq!(wanted.lines().count(), 3);
    (folder, file, wanted)
}

#[test]
fn a_batch_may_take_the_place_of_its_own_cases() {
    let (folder, file, wanted) = cases();
    plica_ends(1, &["batch", text(&file), "-o", text(&file)]);
    assert_eq!(fs::read_to_string(&file).expect("a file"), wanted);
    assert_eq!(names(&folder), ["q.ndjson"]);
}

#[cfg(unix)]
#[test]
fn links_stay_links_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let (folder, file, wanted) = cases();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("permissions");
    let (soft, hard) = (folder.join("soft.ndjson"), folder.join("hard.ndjson"));
    symlink("q.ndjson", &soft).expect("a link");
    fs::hard_link(&file, &hard).expect("a link");
    let before = fs::read_to_string(&file).expect("a file");
    plica_ends(1, &["batch", text(&file), "-o", text(&soft)]);
    assert_eq!(fs::read_to_string(&file).expect("a file"), wanted);
    assert!(fs::symlink_metadata(&soft).expect("a link").is_symlink());
    assert_eq!(fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o640);
    // The other name keeps the cases.
    assert_eq!(fs::read_to_string(&hard).expect("a file"), before);
    plica_ends(1, &["batch", text(&hard), "-o", text(&hard)]);
    assert_eq!(fs::read_to_string(&hard).expect("a file"), wanted);
    // A link to what is not there yet, and one to itself.
    symlink("later.ndjson", folder.join("ahead")).expect("a link");
    symlink("round", folder.join("round")).expect("a link");
    fs::write(&file, &before).expect("a file");
    plica_ends(1, &["batch", text(&file), "-o", text(&folder.join("ahead"))]);
    assert_eq!(fs::read_to_string(folder.join("later.ndjson")).expect("a file"), wanted);
    let round = plica_ends(1, &["batch", text(&file), "-o", text(&folder.join("round"))]);
    assert!(stderr(&round).contains("[not-written]"), "{}", stderr(&round));
    assert_eq!(names(&folder), ["ahead", "hard.ndjson", "later.ndjson", "q.ndjson", "round", "soft.ndjson"]);
}

#[cfg(target_os = "linux")]
#[test]
fn streams_are_written_as_they_stand() {
    let (folder, file, wanted) = cases();
    let output = plica_ends(1, &["batch", text(&file), "-o", "/dev/stdout"]);
    assert_eq!(stdout(&output), wanted);
    // What stands in a file that standard output is sent to stays there.
    let shell = |command: &str| {
        let program = env!("CARGO_BIN_EXE_plica");
        run(Command::new("sh").current_dir(&folder).args(["-c", command, program])).ends(1)
    };
    // One line is no case.
    shell("echo before > all; \"$0\" batch q.ndjson -o /dev/stdout >> all");
    assert_eq!(fs::read_to_string(folder.join("all")).expect("a file"), format!("before\n{wanted}"));
    let read = shell("mkfifo pipe; cat pipe & \"$0\" batch q.ndjson -o pipe; code=$?; wait; exit $code");
    assert_eq!(stdout(&read), wanted, "{}", stderr(&read));
    let refused = plica_ends(1, &["batch", text(&file), "-o", "/dev/stdout", "--resume"]);
    assert!(stderr(&refused).contains("[not-resumed]"), "{}", stderr(&refused));
}

#[test]
fn files_are_written_in_one_place() {
    let homes = ["src/cli/written.rs", "src/cli/log/mod.rs", "src/cli/train/output.rs"];
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
    let mut command = program(arguments);
    command.stdout(out).stderr(Stdio::piped());
    try_run_with(&mut command, input.as_bytes()).expect("plica runs").ends(1)
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
    let (folder, file, _) = cases();
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
        let output = with_input_ends(1, arguments, b"");
        let said = stderr(&output);
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
    let folder = folder();
    let (cases, whole, killed) = (folder.join("q"), folder.join("whole"), folder.join("killed"));
    let part = folder.join("killed.part");
    many(&cases, 40_000);
    plica_ends(1, &["batch", text(&cases), "-o", text(&whole)]);
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
    plica_ends(1, &arguments);
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
    run(&mut shell).ends(1)
}

#[cfg(target_os = "linux")]
#[test]
fn a_batch_without_room_is_gone_on_with_when_there_is_some() {
    let folder = folder();
    let (cases, out) = (folder.join("q"), folder.join("out"));
    many(&cases, 500);
    let output = without_room(&folder, "--lang es");
    assert_eq!(stderr(&output).matches("error[not-written]").count(), 1, "{}", stderr(&output));
    assert!(stderr(&output).contains("`out.part`") && stderr(&output).contains("--resume"));
    assert_eq!(names(&folder), ["out.part", "out.part.json", "q"]);

    // Only the same work is gone on with.
    let rules = folder.join("rules");
    run(Command::new("cp").args(["-r", "rules", text(&rules)])).ends(0);
    let vocabulary = read("rules/vocabulary.yaml") + "# Another.\n";
    fs::write(rules.join("vocabulary.yaml"), vocabulary).expect("a file");
    let refused = |arguments: &[&str], what: &str| {
        let output =
            plica_ends(1, &[&["batch", text(&cases), "-o", text(&out), "--resume"], arguments].concat());
        assert!(stderr(&output).contains("[not-resumed]") && stderr(&output).contains(what), "{output:?}");
    };
    refused(&["--lang", "it"], "un'altra lingua");
    refused(&[], "another language");
    refused(&["--lang", "es", "--edition", "fide-1997"], "otra edición");
    refused(&["--lang", "es", "--rules", text(&rules)], "otras reglas");
    refused(&["--lang", "es", "--reading", "both-late=not_regulated"], "otras lecturas");
    refused(&["--lang", "es", "--search", "5"], "otro límite de búsqueda");
    let lines = fs::read_to_string(&cases).expect("a file");
    fs::write(&cases, lines.replace("20 ", "21 ").replace("\n20\n", "\n30\n")).expect("a file");
    refused(&["--lang", "es"], "otros casos");
    fs::write(&cases, &lines).expect("a file");
    let once = with_input_ends(1, &["batch", "-o", text(&out), "--lang", "es", "--resume"], lines.as_bytes());
    assert!(stderr(&once).contains("entrada estándar"), "{}", stderr(&once));

    plica_ends(1, &["batch", text(&cases), "-o", text(&out), "--lang", "es", "--resume"]);
    let wanted = with_input_ends(1, &["batch", "--lang", "es"], lines.as_bytes()).stdout;
    assert!(fs::read(&out).expect("a file") == wanted);
    assert_eq!(names(&folder), ["out", "q", "rules"]);

    // What plica did not write it does not write over.
    fs::write(folder.join("out.part"), "mine").expect("a file");
    let output = plica_ends(1, &["batch", text(&cases), "-o", text(&out)]);
    assert!(stderr(&output).contains("[not-resumed]"), "{}", stderr(&output));
    assert_eq!(fs::read_to_string(folder.join("out.part")).expect("a file"), "mine");
}

#[cfg(unix)]
#[test]
fn two_batches_do_not_write_one_file() {
    let folder = folder();
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
    let second = with_input_ends(1, &["batch", "-o", text(&out)], CASE.as_bytes());
    assert!(stderr(&second).contains("[being-written]"), "{}", stderr(&second));
    drop(input);
    assert_eq!(first.wait().expect("a process").code(), Some(0));
    assert_eq!(names(&folder), ["out"]);
}

/// `batch` names `FILE.part` and `FILE.part.json` itself.
#[cfg(unix)]
#[test]
fn a_batch_leaves_what_it_has_not_written_beside_its_file() {
    use std::os::unix::fs::symlink;

    for name in ["out.part", "out.part.json"] {
        let (folder, file, _) = cases();
        fs::write(folder.join("mine"), "mine").expect("a file");
        symlink("mine", folder.join(name)).expect("a link");
        let batch = ["batch", text(&file), "-o", text(&folder.join("out"))].map(str::to_owned);
        let batch = batch.each_ref().map(String::as_str);
        for (lang, said) in [("es", "es un enlace"), ("it", "è un collegamento"), ("en", "is a link")] {
            let output = plica_ends(1, &[&batch[..], &["--lang", lang]].concat());
            assert!(stderr(&output).contains("[not-overwritten]"), "{}", stderr(&output));
            assert!(stderr(&output).contains(said), "{}", stderr(&output));
        }
        assert_eq!(fs::read_to_string(folder.join("mine")).expect("a file"), "mine");
        assert!(folder.join(name).is_symlink() && !folder.join("out").exists());
    }
    let (folder, file, _) = cases();
    let note = folder.join("out.part.json");
    fs::write(&note, r#"{"mine": true}"#).expect("a file");
    let output = plica_ends(1, &["batch", text(&file), "-o", text(&folder.join("out"))]);
    assert!(stderr(&output).contains("[not-overwritten]"), "{}", stderr(&output));
    assert_eq!(fs::read_to_string(&note).expect("a file"), r#"{"mine": true}"#);
    assert_eq!(names(&folder), ["out.part.json", "q.ndjson"]);
}

/// A module that `plica site` takes for one.
fn module(folder: &Path) -> PathBuf {
    let module = folder.join("module");
    fs::write(&module, b"\0asm").expect("a file");
    module
}

#[test]
fn a_site_is_written_over_itself_and_over_nothing_else() {
    let folder = folder();
    let (module, site) = (module(&folder), folder.join("site"));
    let write = |code: i32| {
        let arguments = ["site", "--module", text(&module), "-o", text(&site), "--lang", "es"];
        stderr(&plica_ends(code, &arguments))
    };
    let page = site.join("index.html");
    fs::create_dir(&site).expect("a folder");
    fs::write(&page, "mine").expect("a file");
    let said = write(1);
    assert!(said.contains("[not-overwritten]") && said.contains("ya existe"), "{said}");
    assert_eq!(names(&site), ["index.html"], "nothing is written");
    fs::remove_file(&page).expect("removed");
    write(0);
    // The same again, and another version.
    write(0);
    fs::write(&module, b"\0asm, another").expect("a file");
    write(0);
    assert_eq!(fs::read(site.join("plica.wasm")).expect("a file"), b"\0asm, another");
    let whole = fs::read_to_string(&page).expect("a page");
    fs::write(&page, format!("{whole}<!-- mine -->")).expect("a file");
    assert!(write(1).contains("[not-overwritten]"), "what is changed is the user's");
    assert!(fs::read_to_string(&page).expect("a page").ends_with("<!-- mine -->"));
}

#[cfg(unix)]
#[test]
fn a_site_is_written_through_no_link() {
    use std::os::unix::fs::symlink;

    for (name, target) in
        [("assets", "."), ("index.html", "mine"), (".plica-files", "mine"), ("404.html", "no")]
    {
        let folder = folder();
        let site = folder.join("site");
        fs::create_dir(&site).expect("a folder");
        fs::write(folder.join("mine"), "mine").expect("a file");
        symlink(folder.join(target), site.join(name)).expect("a link");
        let arguments = ["site", "--module", text(&module(&folder)), "-o", text(&site), "--lang", "it"]
            .map(str::to_owned);
        let output = plica_ends(1, &arguments.each_ref().map(String::as_str));
        assert!(stderr(&output).contains("è un collegamento"), "{name}: {}", stderr(&output));
        assert_eq!(names(&folder), ["mine", "module", "site"], "{name}");
        assert_eq!(names(&site), [name]);
        assert_eq!(fs::read_to_string(folder.join("mine")).expect("a file"), "mine");
    }
}

#[test]
fn an_exam_is_written_over_itself_and_over_nothing_else() {
    let folder = folder();
    let file = folder.join("exam.md");
    let write = |code: i32, seed: &str| {
        let exam = ["train", "exam", "--edition", "fide-2014", "--n", "2", "--lang", "it"];
        stderr(&plica_ends(code, &[&exam[..], &["--seed", seed, "-o", text(&file)]].concat()))
    };
    let key = folder.join("exam-key.csv");
    fs::write(&key, "mine").expect("a file");
    assert!(write(1, "1").contains("`exam-key.csv` esiste già") || write(1, "1").contains("exam-key.csv"));
    assert_eq!(names(&folder), ["exam-key.csv"], "nothing is written");
    assert_eq!(fs::read_to_string(&key).expect("a file"), "mine");
    fs::remove_file(&key).expect("removed");
    write(0, "1");
    write(0, "2");
    let sheet = folder.join("exam-A.md");
    fs::write(&sheet, "corrected by hand").expect("a file");
    assert!(write(1, "3").contains("[not-overwritten]"));
    assert_eq!(fs::read_to_string(&sheet).expect("a file"), "corrected by hand");
}

#[test]
fn pages_of_the_manual_are_written_over_themselves_only() {
    let folder = folder();
    let write = |code: i32| stderr(&plica_ends(code, &["man", "-o", text(&folder)]));
    write(0);
    write(0);
    fs::write(folder.join("plica-decide.1"), "mine").expect("a file");
    assert!(write(1).contains("[not-overwritten]"));
    assert_eq!(fs::read_to_string(folder.join("plica-decide.1")).expect("a file"), "mine");
}

#[cfg(unix)]
#[test]
fn what_is_begun_for_an_editor_goes_through_no_link() {
    use std::os::unix::fs::symlink;

    let folder = folder();
    let (rules, locales) = (folder.join("rules"), folder.join("locales"));
    run(Command::new("cp").args(["-r", "rules", "locales", text(&folder)])).ends(0);
    let new = |code: i32, arguments: &[&str]| {
        let folders = ["--rules", text(&rules), "--locales", text(&locales), "--lang", "en"];
        stderr(&plica_ends(code, &[&["new"], arguments, &folders].concat()))
    };
    // To where nothing is yet.
    fs::create_dir(rules.join("fide-2031")).expect("a folder");
    symlink(folder.join("elsewhere"), rules.join("fide-2031/edition.yaml")).expect("a link");
    let said = new(1, &["edition", "fide-2031", "--amends", "fide-2023"]);
    assert!(said.contains("edition.yaml") && !folder.join("elsewhere").exists(), "{said}");
    fs::remove_file(rules.join("fide-2031/edition.yaml")).expect("removed");
    // To a file of texts that stands elsewhere.
    let (words, moved) = (locales.join("es/fide-2023.ftl"), folder.join("moved.ftl"));
    fs::rename(&words, &moved).expect("moved");
    symlink(&moved, &words).expect("a link");
    let before = fs::read_to_string(&moved).expect("words");
    let said = new(1, &["article", "I.99", "--edition", "fide-2023", "--title", "other-matters"]);
    assert!(said.contains("[not-overwritten]") && said.contains("is a link"), "{said}");
    assert_eq!(fs::read_to_string(&moved).expect("words"), before);
    assert!(!rules.join("fide-2023/I.99.yaml").exists(), "nothing is written");
}

#[test]
fn tables_cannot_be_resumed() {
    let (folder, file, _) = cases();
    for name in ["out.csv", "out.parquet"] {
        let output = plica_ends(1, &["batch", text(&file), "-o", text(&folder.join(name)), "--resume"]);
        let wanted = if cfg!(feature = "tables") { "[not-resumed]" } else { "[feature-needed]" };
        assert!(stderr(&output).contains(wanted), "{}", stderr(&output));
    }
    for arguments in [&["batch", "--resume"][..], &["batch", "--resume", "--summary", "-o", "x"]] {
        plica_ends(2, arguments);
    }
}
