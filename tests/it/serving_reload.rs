//! Rule files read again while `plica serve` runs: the new ones hold when they are sound, the old ones when they are not.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;

use super::programs::folder;
use super::serving::{Server, decide};
use super::tidy::files;

/// A copy of the rules.
pub(crate) fn copy_of_rules(folder: &Path) {
    for path in files("rules", "yaml") {
        let inside =
            path.strip_prefix(Path::new(env!("CARGO_MANIFEST_DIR")).join("rules")).expect("a rule file");
        let target = folder.join(inside);
        fs::create_dir_all(target.parent().expect("a folder")).expect("created");
        fs::copy(&path, &target).expect("copied");
    }
}

fn rulebook(server: &Server) -> String {
    let answer = server.raw(decide("connection: close\r\n").as_bytes());
    let digest = answer.split("\"rulebook\":\"").nth(1).and_then(|rest| rest.split('"').next());
    digest.unwrap_or_else(|| panic!("no ruling: {answer}")).to_owned()
}

#[test]
#[cfg(unix)]
fn sound_rules_are_taken_and_faulty_ones_left() {
    let folder = folder();
    copy_of_rules(&folder);
    let mut server = Server::start_with(&[
        "--lang",
        "it",
        "--rules",
        folder.to_str().expect("a path"),
        "--name",
        "x.local",
    ]);
    let mut said = BufReader::new(server.child.stderr.take().expect("a pipe")).lines().map_while(Result::ok);
    let mut hears = |wanted: &str| said.by_ref().any(|line| line.contains(wanted));
    let first = rulebook(&server);
    let vocabulary = folder.join("vocabulary.yaml");
    let text = fs::read_to_string(&vocabulary).expect("a file");
    fs::write(&vocabulary, format!("{text}\n# Riletto.\n")).expect("written");
    assert_eq!(rulebook(&server), first, "nobody asked for it");
    server.signal("-HUP");
    assert!(hears("regole e testi sono stati riletti"));
    let second = rulebook(&server);
    assert_ne!(second, first);
    fs::write(&vocabulary, format!("{text}\nfatti: []\n")).expect("written");
    server.signal("-HUP");
    assert!(hears("fatti"), "what is wrong is said");
    assert!(hears("restano in vigore"));
    assert_eq!(rulebook(&server), second);
    server.signal("-TERM");
    assert!(server.child.wait().expect("a status").success());
}

#[test]
#[cfg(unix)]
fn without_files_of_the_user_there_is_nothing_to_read_again() {
    let mut server = Server::start_with(&["--lang", "es"]);
    let mut said = BufReader::new(server.child.stderr.take().expect("a pipe")).lines().map_while(Result::ok);
    server.signal("-HUP");
    assert!(said.any(|line| line.contains("no hay reglas ni textos que volver a leer")));
    rulebook(&server);
}
