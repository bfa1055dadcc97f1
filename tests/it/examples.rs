//! Every example of every article gets the ruling written for it; its words are snapshots in Spanish and Italian.

use std::fmt::Write as _;
use std::sync::OnceLock;

use plica::engine::analysis::Ruled;
use plica::{Library, Locale, Speaker, Words};

/// The rulebook the program carries.
pub(crate) fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(load)
}

/// Every example with its ruling, each ruled on once for all tests.
pub(crate) fn ruled() -> &'static [Ruled<'static>] {
    static RULED: OnceLock<Vec<Ruled<'static>>> = OnceLock::new();
    RULED.get_or_init(|| plica::engine::analysis::ruled(library()).collect())
}

fn load() -> Library {
    Library::embedded().unwrap_or_else(|faulty| {
        let words = Words::embedded(Locale::En);
        panic!("{}", plica::words::reports::faults_text(&words, None, &faulty.sources, &faulty.faults))
    })
}

#[test]
fn every_example_gets_its_ruling_and_no_two_rules_conflict() {
    let library = library();
    let faults = plica::engine::analysis::check(library);
    let words = Words::embedded(Locale::En);
    assert!(
        faults.is_empty(),
        "{}",
        plica::words::reports::faults_text(&words, Some(&library.rulebook), &library.sources, &faults)
    );
}

/// Each ruling in one language, so that every article is printed in all of them.
#[test]
fn every_ruling_can_be_printed_in_every_language_and_format() {
    let spoken = Locale::ALL.map(Words::embedded);
    for (words, ruled) in spoken.iter().cycle().zip(ruled()) {
        let decision = ruled.decision.as_ref().expect("the example is a case");
        let speaker = Speaker::of(words, library(), ruled.edition, decision);
        let ruling = plica::ruling(&speaker, decision, "");
        let json = plica::decision_json(&speaker, decision, "").to_string();
        for page in [plica::text(&ruling), plica::words::formats::markdown(&ruling), json] {
            // A message that is missing shows its name in braces; a variable that is missing as {$name}.
            let hole = page.find("{fact").or(page.find("{rule")).or(page.find("{act")).or(page.find("{$"));
            let shown =
                hole.map(|at| page.chars().skip(page[..at].chars().count()).take(60).collect::<String>());
            assert_eq!(shown, None, "{} {}: {}", ruled.edition.id, ruled.article, ruled.example.case);
            assert!(!page.contains("()") && !page.contains("  ,"), "{}: {page}", ruled.example.case);
        }
        assert!(plica::page(&[ruling]).ends_with("</html>"));
    }
}

#[test]
fn rulings_in_spanish() {
    snapshots(Locale::Es);
}

#[test]
fn rulings_in_italian() {
    snapshots(Locale::It);
}

/// One snapshot an article: each example's verdict, reasons and duties.
fn snapshots(locale: Locale) {
    let library = library();
    let words = Words::embedded(locale);
    for edition in &library.rulebook.editions {
        for article in &edition.articles {
            let mut page = String::new();
            let ruled = ruled().iter();
            let own = ruled.filter(|one| one.edition.id == edition.id && one.article == article.number);
            for ruled in own {
                let (example, decision) =
                    (ruled.example, ruled.decision.as_ref().expect("the example is a case"));
                let speaker = Speaker::of(&words, library, edition, decision);
                let ruling = plica::ruling(&speaker, decision, "");
                let kept = ["heading-why", "heading-now", "heading-consequences", "heading-missing"];
                let kept: Vec<_> = kept.iter().map(|id| words.say(id, &[])).collect();
                let sections = ruling
                    .sections
                    .into_iter()
                    .filter(|section| section.heading.is_empty() || kept.contains(&section.heading));
                let report = plica::words::reports::Report {
                    title: format!("# {}", example.case),
                    sections: sections.collect(),
                    ..plica::words::reports::Report::default()
                };
                let _ = writeln!(page, "{}", plica::text(&report));
            }
            if !page.is_empty() {
                let name = format!("{}-{}-{}", locale.code(), edition.id, article.number);
                insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true,
                    snapshot_path => "../snapshots/rulings" }, {
                    insta::assert_snapshot!(name, page);
                });
            }
        }
    }
}
