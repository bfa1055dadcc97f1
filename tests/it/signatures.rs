//! Signatures: made by plica, checked by OpenSSH, and the other way round.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use super::command_line::{plica, stderr};
use super::log::{decide, folder, text};

/// Runs `ssh-keygen`, which is part of every OpenSSH.
fn ssh_keygen(folder: &Path, arguments: &[&str], input: Option<&str>) -> bool {
    let mut command = Command::new("ssh-keygen");
    command.current_dir(folder).args(arguments);
    if let Some(file) = input {
        command.stdin(File::open(folder.join(file)).expect("a file"));
    }
    command.output().expect("ssh-keygen runs: the package openssh-client has it").status.success()
}

/// A folder with an arbiter's key, a log and a saved ruling.
fn prepared(name: &str) -> std::path::PathBuf {
    let folder = folder(name);
    assert!(ssh_keygen(&folder, &["-q", "-t", "ed25519", "-N", "", "-C", "arbiter", "-f", "arbiter"], None));
    let public = fs::read_to_string(folder.join("arbiter.pub")).expect("a key");
    fs::write(folder.join("signers"), format!("arbiter {public}")).expect("the signers");
    decide(&folder.join("log.jsonl"), &["examples/two-knights.yaml"; 3]);
    let ruling = plica(&["decide", "examples/two-knights.yaml", "--format", "html"]);
    fs::write(folder.join("ruling.html"), ruling.stdout).expect("a ruling");
    folder
}

fn checks(folder: &Path, file: &str) -> bool {
    let signature = format!("{file}.sig");
    ssh_keygen(
        folder,
        &["-Y", "verify", "-n", "plica", "-f", "signers", "-I", "arbiter", "-s", &signature],
        Some(file),
    )
}

#[test]
fn openssh_checks_what_plica_signs() {
    let folder = prepared("signed");
    let [log, ruling, key] = ["log.jsonl", "ruling.html", "arbiter"].map(|name| folder.join(name));
    assert_eq!(plica(&["sign", text(&ruling), "--key", text(&key)]).status.code(), Some(0));
    assert!(checks(&folder, "ruling.html"));
    assert_eq!(plica(&["log", "sign", text(&log), "--key", text(&key)]).status.code(), Some(0));
    assert!(checks(&folder, "log.jsonl.head"));
    let page = fs::read_to_string(&ruling).expect("a ruling");
    fs::write(&ruling, page.replacen("0-1", "1-0", 1)).expect("a ruling");
    assert!(!checks(&folder, "ruling.html"));
}

#[test]
fn plica_checks_a_head_that_openssh_signed() {
    let folder = prepared("head");
    let [log, key, public, signature] =
        ["log.jsonl", "arbiter", "arbiter.pub", "log.jsonl.head.sig"].map(|name| folder.join(name));
    assert_eq!(plica(&["log", "sign", text(&log), "--key", text(&key)]).status.code(), Some(0));
    fs::remove_file(&signature).expect("removed");
    assert!(ssh_keygen(
        &folder,
        &["-q", "-Y", "sign", "-n", "plica", "-f", "arbiter", "log.jsonl.head"],
        None
    ));
    let verify =
        || plica(&["log", "verify", text(&log), "--signature", text(&signature), "--key", text(&public)]);
    assert_eq!(verify().status.code(), Some(0), "{:?}", verify());
    // The log may grow, but not lose what was signed.
    decide(&log, &["examples/irregularity.yaml"]);
    assert_eq!(verify().status.code(), Some(0));
    let whole = fs::read_to_string(&log).expect("a log");
    fs::write(&log, whole.split_inclusive('\n').take(2).collect::<String>()).expect("a log");
    assert!(stderr(&verify()).contains("[head-unknown]"));
    fs::write(&log, &whole).expect("a log");
    let head = folder.join("log.jsonl.head");
    let text = fs::read_to_string(&head).expect("a head");
    fs::write(&head, text.replace("\"line\":3", "\"line\":4")).expect("a head");
    assert!(stderr(&verify()).contains("[bad-signature]"));
}

#[test]
fn keys_that_cannot_be_used_are_said() {
    let folder = prepared("keys");
    let ruling = folder.join("ruling.html");
    assert!(ssh_keygen(&folder, &["-q", "-t", "ed25519", "-N", "secret", "-f", "protected"], None));
    assert!(ssh_keygen(&folder, &["-q", "-t", "rsa", "-b", "2048", "-N", "", "-f", "rsa"], None));
    for (key, code) in [
        ("protected", "protected-key"),
        ("rsa", "unusable-key"),
        ("arbiter.pub", "unusable-key"),
        ("no-such", "file-unreadable"),
    ] {
        for lang in ["es", "it", "en"] {
            let key = folder.join(key);
            let output = plica(&["sign", text(&ruling), "--key", text(&key), "--lang", lang]);
            assert_eq!(output.status.code(), Some(1));
            assert!(stderr(&output).contains(&format!("[{code}]")), "{}", stderr(&output));
        }
    }
    assert!(!folder.join("ruling.html.sig").exists());
}

#[test]
fn a_log_that_is_not_whole_is_not_signed() {
    let folder = prepared("not-whole");
    let log = folder.join("log.jsonl");
    let whole = fs::read_to_string(&log).expect("a log");
    fs::write(&log, whole.split_inclusive('\n').skip(1).collect::<String>()).expect("a log");
    let output = plica(&["log", "sign", text(&log), "--key", text(&folder.join("arbiter"))]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("[record-missing]"));
    assert!(!folder.join("log.jsonl.head").exists());
}
