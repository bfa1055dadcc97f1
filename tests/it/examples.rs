//! Every example of every article gets the ruling written for it; its words are snapshots in Spanish and Italian.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::OnceLock;

use plica::engine::analysis::Ruled;
use plica::words::reports::{Block, Report};
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
        let decision = library().with_outlook(ruled.edition, &ruled.example.given, decision.clone());
        let speaker = Speaker::of(words, library(), ruled.edition, &decision);
        let ruling = plica::ruling(&speaker, &decision, "");
        let json = plica::decision_json(&speaker, &decision, "").to_string();
        for page in [plica::text(&ruling), plica::words::formats::markdown(&ruling), json] {
            // A message that is missing shows its name in braces; a variable that is missing as {$name}.
            let families = ["{fact", "{rule", "{act", "{hall", "{clock", "{check", "{later", "{$"];
            let hole = families.into_iter().find_map(|family| page.find(family));
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

/// The articles of which the rulings of the first examples are snapshots as a whole.
const WHOLE: [(&str, &str); 12] = [
    ("fide-1928", "21"),
    ("fide-1974", "15.1"),
    ("fide-1974", "16.4"),
    ("fide-1997", "A2"),
    ("fide-1997", "A7"),
    ("fide-2014", "E.1"),
    ("fide-2014", "E.5"),
    ("fide-2014", "E.8"),
    ("fide-2014", "E.9"),
    ("fide-2014", "E.10"),
    ("fide-2018", "I.6"),
    ("fide-2023", "I.13"),
];

/// One snapshot an article: its norms, and the verdict on each example; and a dozen rulings as a whole.
fn snapshots(locale: Locale) {
    let library = library();
    let words = Words::embedded(locale);
    for edition in &library.rulebook.editions {
        for article in &edition.articles {
            let own = ruled().iter();
            let own = own.filter(|one| one.edition.id == edition.id && one.article == article.number);
            let mut page = String::new();
            for ruled in own {
                let (example, decision) =
                    (ruled.example, ruled.decision.as_ref().expect("the example is a case"));
                let speaker = Speaker::of(&words, library, edition, decision);
                if page.is_empty() {
                    let rules = edition.rules[article.rules.clone()].iter();
                    let norms: Vec<_> =
                        rules.map(|rule| format!("{}: {}", rule.cite, speaker.norm(rule))).collect();
                    let mut told = BTreeSet::new();
                    norms.iter().filter(|norm| told.insert(*norm)).for_each(|norm| {
                        let _ = writeln!(page, "{norm}");
                    });
                    page.push('\n');
                }
                let ruling = plica::ruling(&speaker, decision, "");
                if WHOLE.contains(&(&*edition.id, &*article.number)) && !page.contains("\n# ") {
                    // The footer holds digests, which change with every word of every language.
                    let report =
                        Report { title: format!("# {}", example.case), footer: String::new(), ..ruling };
                    let _ = writeln!(page, "{}", plica::text(&report));
                    continue;
                }
                let _ = writeln!(page, "# {}", example.case);
                let opening = ruling.sections.iter().filter(|section| section.heading.is_empty());
                for block in opening.flat_map(|section| &section.blocks) {
                    if let Block::Verdict(verdict) | Block::Paragraph(verdict) = block {
                        let _ = writeln!(page, "{verdict}");
                    }
                }
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
