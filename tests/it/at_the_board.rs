//! Twenty incidents as an arbiter meets them, over all editions: the verdict was written from the law first. Each gets its
//! ruling, and what he needs stands before the facts he told, in Spanish and in Italian.

use std::collections::BTreeMap;

use super::command_line::stdout;
use super::law::keys;
use super::programs::{program, run_with};
use super::tidy::files;

/// What comes after the part that is read against the clock.
const FACTS: [(&str, &str); 2] = [("es", "\nHechos declarados\n"), ("it", "\nFatti dichiarati\n")];

/// The phrases of a language, one a line.
fn phrases<'a>(incident: &'a BTreeMap<String, String>, language: &str) -> Vec<&'a str> {
    let lines = incident[language].lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| line.strip_prefix("- ").expect("a phrase")).collect()
}

#[test]
fn every_ruling_says_what_the_arbiter_needs_before_the_facts_he_told() {
    let mut lacking = String::new();
    let mut count = 0;
    for path in files("tests/cases/at-the-board", "yaml") {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let incident = keys(&std::fs::read_to_string(&path).unwrap());
        let facts: Vec<_> = incident["given"].lines().map(str::trim).collect();
        for (language, heading) in FACTS {
            let arguments = ["decide", "-", "--edition", incident["edition"].trim(), "--lang", language];
            // Some rulings are open.
            let ran = run_with(&mut program(&arguments), facts.join("\n").as_bytes());
            let text = stdout(&ran.ends_with_one_of(&[0, 3]).1);
            let read = text.split(heading).next().unwrap_or_default();
            // Long lines are wrapped by word.
            let read = read.split_whitespace().collect::<Vec<_>>().join(" ");
            for phrase in phrases(&incident, language) {
                // A step begins with a capital, a duty within a sentence does not.
                let mut letters = phrase.chars();
                let first = letters.next().expect("a phrase").to_uppercase();
                let capital = first.chain(letters).collect::<String>();
                if !read.contains(phrase) && !read.contains(&capital) {
                    lacking = format!("{lacking}\n== {name}, {language}: {phrase}\n{text}");
                }
            }
        }
        count += 1;
    }
    assert!(count >= 20, "only {count} incidents");
    assert!(lacking.is_empty(), "{lacking}");
}
