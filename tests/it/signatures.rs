//! Signatures: made by plica, checked by OpenSSH, and the other way round.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use super::command_line::{plica, plica_ends, stderr};
use super::log::decide;
use super::programs::{folder, run, text};

/// Runs `ssh-keygen`, which is part of every OpenSSH (the package openssh-client has it).
#[track_caller]
fn ssh_keygen(code: i32, folder: &Path, arguments: &[&str], input: Option<&str>) {
    let mut command = Command::new("ssh-keygen");
    command.current_dir(folder).args(arguments);
    if let Some(file) = input {
        command.stdin(File::open(folder.join(file)).expect("a file"));
    }
    run(&mut command).ends(code);
}

/// A folder with an arbiter's key, a log and a saved ruling.
fn prepared() -> std::path::PathBuf {
    let folder = folder();
    ssh_keygen(0, &folder, &["-q", "-t", "ed25519", "-N", "", "-C", "arbiter", "-f", "arbiter"], None);
    let public = fs::read_to_string(folder.join("arbiter.pub")).expect("a key");
    fs::write(folder.join("signers"), format!("arbiter {public}")).expect("the signers");
    decide(&folder.join("log.jsonl"), &["examples/two-knights.yaml"; 3]);
    let ruling = plica(&["decide", "examples/two-knights.yaml", "--format", "html"]);
    fs::write(folder.join("ruling.html"), ruling.stdout).expect("a ruling");
    folder
}

/// OpenSSH checks the signature of a file; it ends with 255 where that is not good.
#[track_caller]
fn checks(code: i32, folder: &Path, file: &str) {
    let signature = format!("{file}.sig");
    let verify = ["-Y", "verify", "-n", "plica", "-f", "signers", "-I", "arbiter", "-s", &signature];
    ssh_keygen(code, folder, &verify, Some(file));
}

#[test]
fn openssh_checks_what_plica_signs() {
    let folder = prepared();
    let [log, ruling, key] = ["log.jsonl", "ruling.html", "arbiter"].map(|name| folder.join(name));
    plica(&["sign", text(&ruling), "--key", text(&key)]);
    checks(0, &folder, "ruling.html");
    plica(&["log", "sign", text(&log), "--key", text(&key)]);
    checks(0, &folder, "log.jsonl.head");
    let page = fs::read_to_string(&ruling).expect("a ruling");
    fs::write(&ruling, page.replacen("0-1", "1-0", 1)).expect("a ruling");
    checks(255, &folder, "ruling.html");
}

#[test]
fn plica_checks_a_head_that_openssh_signed() {
    let folder = prepared();
    let [log, key, public, signature] =
        ["log.jsonl", "arbiter", "arbiter.pub", "log.jsonl.head.sig"].map(|name| folder.join(name));
    plica(&["log", "sign", text(&log), "--key", text(&key)]);
    fs::remove_file(&signature).expect("removed");
    ssh_keygen(0, &folder, &["-q", "-Y", "sign", "-n", "plica", "-f", "arbiter", "log.jsonl.head"], None);
    let verify = |code: i32| {
        let told = ["log", "verify", text(&log), "--signature", text(&signature), "--key", text(&public)];
        stderr(&plica_ends(code, &told))
    };
    verify(0);
    // The log may grow, but not lose what was signed.
    decide(&log, &["examples/irregularity.yaml"]);
    verify(0);
    let whole = fs::read_to_string(&log).expect("a log");
    fs::write(&log, whole.split_inclusive('\n').take(2).collect::<String>()).expect("a log");
    assert!(verify(1).contains("[head-unknown]"));
    fs::write(&log, &whole).expect("a log");
    let head = folder.join("log.jsonl.head");
    let text = fs::read_to_string(&head).expect("a head");
    fs::write(&head, text.replace("\"line\":3", "\"line\":4")).expect("a head");
    assert!(verify(1).contains("[bad-signature]"));
}

#[test]
fn a_signature_takes_the_place_of_a_signature_only() {
    let folder = prepared();
    let [log, ruling, key] = ["log.jsonl", "ruling.html", "arbiter"].map(|name| folder.join(name));
    for _ in 0..2 {
        plica(&["sign", text(&ruling), "--key", text(&key)]);
        plica(&["log", "sign", text(&log), "--key", text(&key)]);
    }
    for name in ["ruling.html.sig", "log.jsonl.head", "log.jsonl.head.sig"] {
        let own = fs::read(folder.join(name)).expect("a file");
        fs::write(folder.join(name), "mine").expect("a file");
        let sign: &[&str] = if name.starts_with("ruling") {
            &["sign", text(&ruling), "--key", text(&key)]
        } else {
            &["log", "sign", text(&log), "--key", text(&key)]
        };
        let output = plica_ends(1, sign);
        assert!(stderr(&output).contains("[not-overwritten]"), "{}", stderr(&output));
        assert_eq!(fs::read_to_string(folder.join(name)).expect("a file"), "mine");
        fs::write(folder.join(name), own).expect("a file");
    }
}

#[test]
fn keys_that_cannot_be_used_are_said() {
    let folder = prepared();
    let (ruling, log) = (folder.join("ruling.html"), folder.join("log.jsonl"));
    ssh_keygen(0, &folder, &["-q", "-t", "ed25519", "-N", "secret", "-f", "protected"], None);
    ssh_keygen(0, &folder, &["-q", "-t", "rsa", "-b", "2048", "-N", "", "-f", "rsa"], None);
    for (key, code) in [
        ("protected", "protected-key"),
        ("rsa", "unusable-key"),
        ("arbiter.pub", "unusable-key"),
        ("no-such", "file-unreadable"),
    ] {
        for lang in ["es", "it", "en"] {
            let key = folder.join(key);
            let output = plica_ends(1, &["sign", text(&ruling), "--key", text(&key), "--lang", lang]);
            assert!(stderr(&output).contains(&format!("[{code}]")), "{}", stderr(&output));
        }
        plica_ends(1, &["log", "sign", text(&log), "--key", text(&folder.join(key))]);
    }
    for name in ["ruling.html.sig", "log.jsonl.head", "log.jsonl.head.sig"] {
        assert!(!folder.join(name).exists(), "{name}");
    }
}

#[test]
fn a_log_that_is_not_whole_is_not_signed() {
    let folder = prepared();
    let log = folder.join("log.jsonl");
    let whole = fs::read_to_string(&log).expect("a log");
    fs::write(&log, whole.split_inclusive('\n').skip(1).collect::<String>()).expect("a log");
    let output = plica_ends(1, &["log", "sign", text(&log), "--key", text(&folder.join("arbiter"))]);
    assert!(stderr(&output).contains("[record-missing]"));
    assert!(!folder.join("log.jsonl.head").exists());
}
