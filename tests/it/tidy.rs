//! The house rules that are data: examples for every rule, words in every locale, files in their form.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use plica::engine::model::Formula;
use plica::{Locale, Words};

use super::examples::library;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The files under a folder of the repository with this ending.
pub(crate) fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![root().join(folder)];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

#[test]
fn every_rule_has_a_firing_example_and_a_near_miss() {
    let library = library();
    let mut lacking = Vec::new();
    for edition in &library.rulebook.editions {
        let mut fires: BTreeSet<&str> = BTreeSet::new();
        let mut misses: BTreeSet<&str> = BTreeSet::new();
        for example in edition.articles.iter().flat_map(|article| &article.examples) {
            let expected = &example.expected;
            let because = expected.because.iter().flatten();
            fires.extend(because.chain(&expected.applies).map(|rule| rule.value.as_str()));
            misses.extend(expected.not.iter().map(|rule| rule.value.as_str()));
        }
        for rule in edition.rules.iter().filter(|rule| rule.words.edition == edition.id) {
            if !fires.contains(rule.id.as_str()) {
                lacking.push(format!("{}/{} has no firing example", edition.id, rule.id));
            }
            let always = *rule.own_condition() == Formula::ALWAYS && rule.unless.is_empty();
            if !always && !misses.contains(rule.id.as_str()) {
                lacking.push(format!("{}/{} has no near miss", edition.id, rule.id));
            }
        }
    }
    lacking.dedup();
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}

#[test]
fn every_locale_says_everything() {
    let library = library();
    let faults = plica::words::phrases::check_locales(&library.rulebook, &Words::embedded_files());
    let words = Words::embedded(Locale::En);
    assert!(
        faults.is_empty(),
        "{}",
        plica::words::reports::faults_text(&words, None, &library.sources, &faults)
    );
}

#[test]
fn an_article_stands_in_the_file_of_its_number() {
    let library = library();
    for edition in &library.rulebook.editions {
        for article in &edition.articles {
            let source = library.sources.get(article.span.source()).expect("a source");
            // An article taken over stands in the edition it comes from, perhaps under another number.
            let mut known = vec![article.words.edition.as_str()];
            let mut amending = Some(edition);
            while let Some(edition) = amending {
                known.push(&edition.id);
                amending = edition.amends.as_ref().and_then(|base| library.rulebook.edition(base));
            }
            let numbers = [&article.number, &article.words.id];
            let mut expected = known.iter().flat_map(|edition| {
                numbers.iter().map(move |number| format!("rules/{edition}/{number}.yaml"))
            });
            assert!(expected.any(|path| path == source.path), "{} in {}", article.number, source.path);
        }
    }
}

#[test]
fn rule_files_keep_the_order_of_keys() {
    let orders = [
        ["rule", "cite", "letter", "interpretation", "when", "unless", "then", "note"].as_slice(),
        ["misconception", "when", "claims"].as_slice(),
    ];
    for path in files("rules", "yaml").into_iter().filter(|path| !path.ends_with("vocabulary.yaml")) {
        let text = fs::read_to_string(&path).unwrap();
        let (mut keys, mut last) = ([].as_slice(), 0);
        for line in text.lines() {
            let Some(key) = line.strip_prefix("  - ").or_else(|| line.strip_prefix("    ")) else { continue };
            let Some((key, _)) = key.split_once(':') else { continue };
            keys = orders.into_iter().find(|order| order.first() == Some(&key)).unwrap_or(keys);
            let Some(place) = keys.iter().position(|known| *known == key) else { continue };
            assert!(place == 0 || place > last, "{}: `{key}` is out of order", path.display());
            last = place;
        }
    }
}

#[test]
fn sources_are_short_and_open_with_what_they_are() {
    for path in files("src", "rs") {
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("//!"), "{} does not say what it is", path.display());
        let lines = text.lines().count();
        assert!(lines <= 800, "{} has {lines} lines", path.display());
    }
}

#[test]
fn nothing_is_left_to_do() {
    for folder in ["src", "grammar", "rules", "locales"] {
        for ending in ["rs", "pest", "yaml", "ftl"] {
            for path in files(folder, ending) {
                let text = fs::read_to_string(&path).unwrap();
                for mark in ["TODO", "FIXME", "XXX"] {
                    assert!(!text.contains(mark), "{} holds {mark}", path.display());
                }
            }
        }
    }
}

/// Tests that write to one place spoil each other's files, ports and hours belong to the machine, and a failure hides behind
/// an exit code that nobody looks at.
#[test]
fn tests_write_into_folders_of_their_own_and_look_at_exit_codes() {
    let signs = [
        ("CARGO_TARGET_TMPDIR", "programs::folder"),
        ("env::temp_dir", "programs::folder"),
        ("\"/tmp", "programs::folder"),
        ("target/tmp", "programs::folder"),
        (".output()", "programs::run"),
        ("wait_with_output", "programs::finish"),
        (".status().expect(", "programs::run"),
        ("Instant::now", "what happens, not how soon"),
        (".elapsed()", "what happens, not how soon"),
    ];
    // How tests run programs; this list; what is measured by hand and told, not asserted.
    let apart = ["programs.rs", "tidy.rs", "strategies.rs"];
    let mut found = Vec::new();
    for path in files("tests/it", "rs").iter().filter(|path| !apart.iter().any(|name| path.ends_with(name))) {
        let text = fs::read_to_string(path).unwrap();
        for (sign, instead) in signs.iter().filter(|(sign, _)| text.contains(sign)) {
            found.push(format!("{} has {sign}: {instead}", path.display()));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A file of the repository.
pub(crate) fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
