//! What a ruling says of the rulebook and the words it comes from.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::Value as Json;

use super::command_line::{stdout, with_input};
use super::programs;
use super::tidy::files;

/// A folder of a test's own with a copy of one of the repository's.
fn copy(folder: &str, ending: &str) -> PathBuf {
    let home = programs::folder();
    for path in files(folder, ending) {
        let inside = path.strip_prefix(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).expect("inside");
        fs::create_dir_all(home.join(inside).parent().expect("a folder")).expect("a folder");
        fs::copy(&path, home.join(inside)).expect("a copy");
    }
    home
}

/// Rules on a case that names no edition, so that all of them are read.
fn decide(more: &[&str]) -> Output {
    let case = br#"{"position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed": {"written": "Nd4", "language": "en"}}"#;
    with_input(&[&["decide", "-", "--on", "2014-08-01"], more].concat(), case)
}

fn ruling(more: &[&str]) -> Json {
    serde_json::from_slice(&decide(&[&["--format", "json"], more].concat()).stdout).expect("JSON")
}

#[test]
fn a_copy_is_the_same_rulebook_in_the_same_words() {
    let (rules, words) = (copy("rules", "yaml"), copy("locales", "ftl"));
    let own = ruling(&[]);
    let digest = own["rulebook"].as_str().expect("a digest");
    assert!(digest.len() == 64 && digest.bytes().all(|digit| digit.is_ascii_hexdigit()), "{digest}");
    let both = ["--rules", rules.to_str().unwrap(), "--locales", words.to_str().unwrap()];
    let copied = ruling(&both);
    for key in ["rulebook", "words"] {
        assert_eq!(copied[key], own[key], "{key}");
    }
    assert_eq!(own["words"]["built_in"], true);
}

#[test]
fn a_ruling_in_other_words_says_so() {
    let words = copy("locales", "ftl");
    let file = words.join("es/decision.ftl");
    let text = fs::read_to_string(&file).expect("words");
    fs::write(&file, text.replacen("heading-why = ", "heading-why = Oiga: ", 1)).expect("words");
    let other = ["--locales", words.to_str().unwrap()];
    let ruling_in_them = ruling(&other);
    assert_eq!(ruling_in_them["words"]["built_in"], false);
    assert_ne!(ruling_in_them["words"]["digest"], ruling(&[])["words"]["digest"]);
    assert_eq!(ruling_in_them["rulebook"], ruling(&[])["rulebook"], "the rules are the same");
    // Whatever language is read: the folder is in force for all.
    for (lang, said) in [
        ("es", "palabras que no son las de plica"),
        ("it", "parole che non sono quelle di plica"),
        ("en", "words that are not plica's"),
    ] {
        let page = stdout(&decide(&[&["--lang", lang], &other[..]].concat()))
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        assert!(page.contains(said), "{page}");
        let short = &ruling_in_them["words"]["digest"].as_str().expect("a digest")[..16];
        assert!(page.contains(short), "{page}");
        let usual = stdout(&decide(&["--lang", lang]));
        assert!(!usual.split_whitespace().collect::<Vec<_>>().join(" ").contains(said), "{usual}");
    }
}
