//! The pages of `man`: one for each command, in three languages, which groff sets without a complaint.
//!
//! Where groff is missing the test says so and passes, unless `PLICA_IMPORTERS=required`.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::command_line::{plica, plica_ends, snapshot, stderr, stdout};
use super::formats::importers::required;
use super::programs::{folder, try_run};

/// The pages in a language, written into a folder that was not there.
fn pages(lang: &str) -> Vec<PathBuf> {
    let folder = folder().join(lang);
    let output = plica(&["man", "--lang", lang, "-o", folder.to_str().expect("UTF-8")]);
    assert_eq!(stdout(&output), "");
    let entries = fs::read_dir(&folder).expect("a folder");
    let mut pages: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    pages.sort();
    pages
}

fn name(page: &Path) -> &str {
    page.file_name().and_then(|name| name.to_str()).expect("UTF-8").strip_suffix(".1").expect("section 1")
}

#[test]
fn every_command_has_a_page_in_three_languages() {
    let english: Vec<_> = pages("en").iter().map(|page| name(page).to_owned()).collect();
    for expected in ["plica", "plica-decide", "plica-log-verify", "plica-train-quiz", "plica-completions"] {
        assert!(english.contains(&expected.to_owned()), "{expected} is not among {english:?}");
    }
    assert!(!english.contains(&"plica-man".to_owned()), "what packagers type has no page");
    let headings =
        [("es", ["NOMBRE", "SINOPSIS"]), ("it", ["NOME", "SINTASSI"]), ("en", ["NAME", "SYNOPSIS"])];
    for (lang, headings) in headings {
        let pages = pages(lang);
        assert!(pages.iter().map(|page| name(page)).eq(&english), "{lang}");
        for page in &pages {
            let text = fs::read_to_string(page).expect("a page");
            for heading in headings {
                assert!(text.contains(&format!("\n.SH {heading}\n")), "{}: no {heading}", page.display());
            }
            let line = format!("\n{} \\- ", name(page).replace('-', "\\-"));
            assert!(text.contains(&line), "{}: `whatis` finds nothing", page.display());
            assert!(!text.contains("cli\\-") && !text.contains("{man"), "{}: words lack", page.display());
        }
    }
}

#[test]
fn a_page_holds_what_the_help_says() {
    for lang in ["es", "it", "en"] {
        let pages = pages(lang);
        let page = pages.iter().find(|page| name(page) == "plica-decide").expect("a page");
        snapshot(&format!("man-decide-{lang}"), &fs::read_to_string(page).expect("a page"));
    }
}

#[test]
fn groff_sets_every_page_without_complaint() {
    for lang in ["es", "it", "en"] {
        for page in pages(lang) {
            let mut groff = Command::new("groff");
            let Ok(ran) = try_run(groff.args(["-ww", "-z", "-Kutf8", "-Tutf8", "-man"]).arg(&page)) else {
                assert!(!required(), "PLICA_IMPORTERS=required, but there is no groff");
                let _ = writeln!(std::io::stderr(), "SKIPPED: there is no groff to set the manual");
                return;
            };
            assert_eq!(stderr(&ran.ends(0)), "", "{}", page.display());
        }
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_said() {
    let output = plica_ends(1, &["man", "-o", "Cargo.toml/pages"]);
    assert!(stderr(&output).contains("[not-written]"), "{}", stderr(&output));
}
