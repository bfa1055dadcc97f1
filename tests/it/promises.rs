//! `docs/reliability.md` promises nothing that no test holds, and the same in three languages.

use std::fs;
use std::path::Path;

use super::tidy::read;

/// The lines of a page, each with the names in it that are names of tests.
fn promises(page: &str) -> Vec<(String, Vec<String>)> {
    let text = read(page);
    let lines = text.split("\n- ").skip(1).map(|line| {
        let line = line.split("\n\n").next().unwrap_or(line).to_owned();
        let names = line.split('`').skip(1).step_by(2).filter(|name| name.contains("::")).map(str::to_owned);
        let names = names.collect();
        (line, names)
    });
    lines.collect()
}

/// Whether a test of this name stands where its name says: beside the code, or in `tests/it`.
fn exists(name: &str) -> bool {
    let Some((module, test)) = name.rsplit_once("::") else { return false };
    let (root, path) = match module.strip_suffix("::tests") {
        Some(path) => ("src", path),
        None => ("tests/it", module),
    };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(root).join(path.replace("::", "/"));
    let files = [path.with_extension("rs"), path.join("mod.rs")];
    let text = files.iter().find_map(|file| fs::read_to_string(file).ok()).unwrap_or_default();
    text.split("#[test]").skip(1).any(|rest| {
        let declared = rest.split("fn ").nth(1).unwrap_or_default();
        declared.strip_prefix(test).is_some_and(|rest| rest.starts_with('('))
    })
}

#[test]
fn every_promise_names_a_test_that_exists() {
    let promised = promises("docs/reliability.md");
    assert!(promised.len() > 20, "{} promises", promised.len());
    for (line, names) in &promised {
        assert!(!names.is_empty(), "no test holds: {line}");
        for name in names {
            assert!(exists(name), "there is no test {name}: {line}");
        }
    }
    assert!(!exists("promises::every_promise_names") && !exists("nowhere::no_text_makes_a_reader_panic"));
}

#[test]
fn the_same_is_promised_in_three_languages() {
    let names = |page| promises(page).into_iter().map(|(_, names)| names).collect::<Vec<_>>();
    let english = names("docs/reliability.md");
    assert_eq!(names("docs/reliability.es.md"), english);
    assert_eq!(names("docs/reliability.it.md"), english);
}
