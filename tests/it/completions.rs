//! `plica completions`: what a shell proposes at the tab key, asked of the shells themselves.
//!
//! bash is everywhere; where zsh or fish is missing the test says so and passes, unless `PLICA_IMPORTERS=required`.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::Command;

use super::command_line::{plica, plica_ends, snapshot, stdout};
use super::formats::importers::required;
use super::programs::{folder, try_run};

/// The script for a shell, in a folder of its own, under the name by which the shell finds it.
fn script(shell: &str, name: &str) -> PathBuf {
    let output = plica(&["completions", shell]);
    let path = folder().join(name);
    fs::write(&path, output.stdout).expect("written");
    path
}

/// What a shell prints; nothing where there is no such shell.
fn said(shell: &str, arguments: &[&str]) -> Option<String> {
    let mut command = Command::new(shell);
    let Ok(ran) = try_run(command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR"))) else {
        assert!(!required(), "PLICA_IMPORTERS=required, but there is no {shell}");
        let _ = writeln!(std::io::stderr(), "SKIPPED: there is no {shell} to complete plica");
        return None;
    };
    let output = ran.ends(0);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{shell} complains");
    Some(stdout(&output))
}

/// What bash proposes for the last of these words.
fn bash_proposes(words: &[&str]) -> Vec<String> {
    let path = script("bash", "plica");
    let (last, before) = words.split_last().expect("a word");
    let previous = before.last().expect("a command");
    let line = words.iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" ");
    let asked = format!(
        "source '{}'; COMP_WORDS=({line}); COMP_CWORD={}; _plica plica '{last}' '{previous}'; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        path.display(),
        before.len(),
    );
    let said = said("bash", &["--norc", "-c", &asked]).expect("bash is needed");
    let mut proposed: Vec<_> = said.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect();
    // bash shows once what is proposed twice.
    proposed.dedup();
    proposed
}

/// The commands that the help lists.
fn commands() -> Vec<String> {
    let help = stdout(&plica(&["--help"]));
    let list = help.split("\nCommands:\n").nth(1).expect("commands").split("\n\n").next().expect("a list");
    let lines = list.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    lines.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn bash_completes_commands_options_editions_and_files() {
    assert_eq!(bash_proposes(&["plica", "dec"]), ["decide"]);
    assert_eq!(bash_proposes(&["plica", "log", "ver"]), ["verify"]);
    assert_eq!(bash_proposes(&["plica", "decide", "--wh"]), ["--what-would-change", "--why-not"]);
    let editions = bash_proposes(&["plica", "decide", "--edition", "fide-20"]);
    assert_eq!(editions, ["fide-2009", "fide-2014", "fide-2017", "fide-2018", "fide-2023"]);
    assert_eq!(bash_proposes(&["plica", "diff", "fide-19", "fide-199"]), ["fide-1997"]);
    assert_eq!(bash_proposes(&["plica", "decide", "--format", "m"]), ["md"]);
    assert_eq!(bash_proposes(&["plica", "--lang", ""]), ["es", "it", "en"]);
    assert_eq!(bash_proposes(&["plica", "decide", "--log", "CHANGE"]), ["CHANGELOG.md"]);
    assert_eq!(bash_proposes(&["plica", "completions", "fi"]), ["fish"]);
    // What packagers type is not proposed.
    assert_eq!(bash_proposes(&["plica", "ma"]), Vec::<String>::new());
}

#[test]
fn fish_completes_commands_with_what_they_do() {
    let path = script("fish", "plica.fish");
    let asked = |line: &str| format!("source '{}'; complete --do-complete '{line}'", path.display());
    let Some(commands) = said("fish", &["--no-config", "-c", &asked("plica dec")]) else { return };
    assert_eq!(commands, "decide\tRule on one or more cases\n");
    let editions = said("fish", &["--no-config", "-c", &asked("plica show --edition fide-202")]);
    assert_eq!(editions.as_deref(), Some("fide-2023\n"));
}

#[test]
fn zsh_takes_the_script_for_plica() {
    let path = script("zsh", "_plica");
    let folder = path.parent().expect("a folder");
    let Some(_) = said("zsh", &["-n", path.to_str().expect("UTF-8")]) else { return };
    let asked = format!(
        "fpath=('{}' $fpath); autoload -Uz compinit; compinit -u -D; print $_comps[plica]",
        folder.display()
    );
    assert_eq!(said("zsh", &["-f", "-c", &asked]).as_deref(), Some("_plica\n"));
}

#[test]
fn every_shell_is_given_every_command() {
    let commands = commands();
    assert!(commands.len() > 15 && commands.contains(&"completions".to_owned()), "{commands:?}");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = stdout(&plica(&["completions", shell]));
        for command in &commands {
            assert!(script.contains(command.as_str()), "{shell} does not know {command}");
        }
    }
    let spanish = stdout(&plica(&["completions", "zsh", "--lang", "es"]));
    assert!(spanish.contains("Decide uno o varios casos"), "{spanish}");
    plica_ends(2, &["completions", "csh"]);
}

#[test]
fn help_of_completions_and_of_the_manual_in_three_languages() {
    for lang in ["es", "it", "en"] {
        for verb in ["completions", "man"] {
            let output = plica(&[verb, "--help", "--lang", lang]);
            snapshot(&format!("help-{verb}-{lang}"), &stdout(&output));
        }
    }
}
