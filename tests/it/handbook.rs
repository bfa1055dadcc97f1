//! The handbook and the course: that they hold what they must, that their links lead somewhere, how they read.

use std::collections::BTreeSet;
use std::path::PathBuf;

use plica::engine::model::{Edition, Formula, Role, Seat};
use plica::{Locale, Speaker, Words};

use super::command_line::{plica, plica_ends, stderr, stdout};
use super::examples::library;
use super::programs::{folder, text};

const LANGUAGES: [&str; 3] = ["es", "it", "en"];

/// The handbook of an edition in English.
fn handbook(edition: &str) -> String {
    let output = plica(&["train", "handbook", "--edition", edition, "--lang", "en"]);
    stdout(&output)
}

/// A file of this test run, written by plica.
pub(crate) fn written(arguments: &[&str], name: &str) -> PathBuf {
    let path = folder().join(name);
    plica(&[arguments, &["-o", &path.display().to_string()]].concat());
    path
}

/// Words without the breaks between lines.
fn flowing(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn speaker<'a>(words: &'a Words, edition: &'a Edition) -> Speaker<'a> {
    Speaker::in_general(words, &library().rulebook.vocabulary, edition)
}

// One test for what every handbook holds: a handbook takes seconds to make.
#[test]
fn a_handbook_holds_every_norm_every_deciding_article_and_every_fact() {
    let words = Words::embedded(Locale::En);
    // One with interpretations beside the letter of its articles, and one that others amend.
    for edition in ["fide-1974", "fide-2014"] {
        let edition = library().rulebook.edition(edition).expect("an edition");
        let text = handbook(&edition.id);
        let speaker = speaker(&words, edition);
        holds_every_norm_and_every_reading(&speaker, &text);
        lists_what_ends_the_game_and_nothing_else(&speaker, &text);
        lists_every_fact_that_a_rule_asks(&speaker, &text);
    }
}

/// The titles of articles that are not about the adjournment itself: of them the book has the norms alone.
const FURTHER: [&str; 14] = [
    "illegal-moves",
    "displaced-pieces",
    "recording",
    "scoresheet-in-view",
    "scoresheets",
    "time-trouble",
    "draw-offer",
    "repetition-claim",
    "irregularity-times",
    "fifty-move-claim",
    "claim-after-touching",
    "wrong-claim",
    "refusal-of-both",
    "times-after-irregularity",
];

fn holds_every_norm_and_every_reading(speaker: &Speaker, text: &str) {
    let text = flowing(text);
    let edition = speaker.edition;
    for rule in &edition.rules {
        for said in [Some(speaker.norm(rule)), speaker.note(rule)].into_iter().flatten() {
            assert!(text.contains(&flowing(&said)), "{}/{}: {said}", edition.id, rule.id);
        }
    }
    let shown = text.matches("It applies: ").count();
    let adjourned = edition.numbered().filter(|(index, _)| {
        let article = edition.article_of(*index).expect("an article");
        !FURTHER.contains(&article.title.as_str())
    });
    let cited: BTreeSet<_> = adjourned.map(|(index, _)| speaker.short_citation(index)).collect();
    assert_eq!(shown, cited.len(), "{}: every provision has an example", edition.id);
}

/// That it leads to the right result, `oracle::the_same_rules_apply` holds.
fn lists_what_ends_the_game_and_nothing_else(speaker: &Speaker, text: &str) {
    let edition = speaker.edition;
    let start = text.rfind("What ends the game").expect("the chapter");
    let chapter = flowing(text[start..].split("======").next().unwrap());
    for rule in &edition.rules {
        let norm = flowing(&speaker.norm(rule));
        let ends =
            edition.rules.iter().any(|other| other.ends_game() && flowing(&speaker.norm(other)) == norm);
        assert_eq!(chapter.contains(&norm), ends, "{}/{}: {norm}", edition.id, rule.id);
    }
}

fn lists_every_fact_that_a_rule_asks(speaker: &Speaker, text: &str) {
    let (words, edition) = (speaker.words, speaker.edition);
    let of = |party: &str| words.attribute(&format!("party-{party}"), "of", &[]).expect("a form");
    let index = text.rsplit("======").next().unwrap().to_lowercase();
    let mut facts = BTreeSet::new();
    edition.rules.iter().for_each(|rule| asked(&rule.when, &mut facts));
    for fact in facts {
        let mut label = speaker.label(fact);
        if let Some(Seat::Role(role)) = speaker.vocabulary.fact(fact).seat {
            let seat = match role {
                Role::Sealer => "sealer",
                Role::Replier => "replier",
            };
            label = label.replace(&of(seat), &of("player"));
            label = label.replace(&words.say(&format!("party-{seat}"), &[]), &words.say("party-player", &[]));
        }
        assert!(index.contains(&label.to_lowercase()), "{}: {label}", edition.id);
    }
}

fn asked(formula: &Formula, found: &mut BTreeSet<plica::engine::model::FactId>) {
    match formula {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| asked(part, found)),
        Formula::Not(part) => asked(part, found),
        Formula::Holds(fact) | Formula::Is(fact, _) => _ = found.insert(*fact),
        Formula::AtMost(limit) => found.extend([limit.left, limit.right].into_iter().flatten()),
        Formula::Applies(_) => {}
    }
}

/// The part of a text from a heading to the next of its kind.
fn part<'t>(text: &'t str, heading: &str, next: &str) -> &'t str {
    let start = text.find(heading).unwrap_or_else(|| panic!("no {heading}"));
    let rest = &text[start + heading.len()..];
    let end = rest.find(next).unwrap_or(rest.len());
    &text[start..start + heading.len() + end]
}

fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true,
        snapshot_path => "../snapshots/training" }, { insta::assert_snapshot!(name, text) });
}

#[test]
fn wording_of_a_chapter_and_of_a_slide() {
    for language in LANGUAGES {
        let arguments = ["train", "handbook", "--edition", "fide-1974", "--lang", language];
        let path = written(&arguments, &format!("wording-{language}.md"));
        let book = std::fs::read_to_string(path).unwrap();
        snapshot(&format!("chapter-{language}"), part(&book, "\n## 16.3 ", "\n## "));
        let arguments = ["train", "course", "--from", "fide-1974", "--to", "fide-2014", "--lang", language];
        let path = written(&arguments, &format!("wording-course-{language}.md"));
        let course = std::fs::read_to_string(path).unwrap();
        snapshot(&format!("slide-{language}"), part(&course, "\n## 1. ", "\n## "));
    }
}

#[test]
fn an_html_book_stands_alone_and_its_links_lead_somewhere() {
    for (arguments, name) in [
        (&["train", "handbook", "--edition", "fide-2023", "--lang", "it"][..], "book.html"),
        (&["train", "course", "--from", "fide-1928", "--to", "fide-1974", "--lang", "es"], "course.html"),
    ] {
        let page = std::fs::read_to_string(written(arguments, name)).unwrap();
        let values = |attribute: &str| -> Vec<&str> {
            page.split(attribute).skip(1).filter_map(|rest| rest.split('"').next()).collect()
        };
        let ids = values(" id=\"");
        let places: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), places.len(), "{name}: an id stands twice");
        for address in values(" href=\"") {
            let place = address.strip_prefix('#').unwrap_or_else(|| panic!("{name} leads away: {address}"));
            assert!(places.contains(place), "{name}: {address} leads nowhere");
        }
        assert!(values(" src=\"").is_empty(), "{name} fetches something");
        assert!(!page.contains('{') || !page.contains("{handbook-"), "{name} lacks words");
    }
}

/// What the course from 1974 to 2014 shows as decided otherwise, written by hand from the two texts (17.2, 17.3; E.8, E.10): the case
/// and its two results. All other cases taught have the same result in both.
const OTHERWISE: [(&str, &str); 5] = [
    ("fits two moves; which was meant is beyond doubt", "The game goes on → Black wins"),
    ("sealed an illegal move; which was meant is beyond doubt", "The game goes on → Black wins"),
    ("Black arrives 31 minutes late", "The game goes on → White wins"),
    ("White has not come after 31 minutes", "The game goes on → Black wins"),
    ("Neither player has come after 31 minutes", "The game goes on → The game is lost by both players"),
];

#[test]
fn a_course_asks_before_it_answers_and_shows_all_cases_side_by_side() {
    let output = plica(&["train", "course", "--from", "fide-1974", "--to", "fide-2014"]);
    let text = stdout(&output);
    let slides: Vec<String> = text.split("\n================").map(flowing).collect();
    let of_kind = |kind: &str| slides.iter().filter(|slide| slide.contains(kind)).collect::<Vec<_>>();
    let (asked, answered) = (of_kind(": the question "), of_kind(": the answer "));
    assert_eq!((asked.len(), answered.len()), (OTHERWISE.len(), OTHERWISE.len()), "{text}");
    for ((question, answer), (case, results)) in asked.iter().zip(&answered).zip(OTHERWISE) {
        assert!(question.contains(case) && !question.contains("Ruling:"), "{question}");
        assert!(answer.contains(results) && answer.contains("Ruling:"), "{answer}");
    }
    assert!(text.contains("Of 20 ordinary cases the two editions decide 5 differently"), "{text}");
    assert!(!text.contains('%'), "{text}");
}

/// Every edition named in what is taught is carried, and of the editions named every case tells the result.
#[test]
fn every_case_taught_is_decided_under_every_edition_named() {
    let file = super::tidy::read("rules/vocabulary.yaml");
    let taught = file.split("\nteach:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let results: Vec<_> = taught.lines().filter_map(|line| line.trim().strip_prefix("results: {")).collect();
    assert!(results.len() >= 20, "{}", results.len());
    for line in results {
        let editions = line.trim_end_matches('}').split(", ").map(|one| one.split(": ").next().unwrap());
        let editions: Vec<_> = editions.collect();
        assert_eq!(editions, ["fide-1974", "fide-1997", "fide-2009", "fide-2014", "fide-2023"], "{line}");
        assert!(editions.iter().all(|edition| library().rulebook.edition(edition).is_some()), "{line}");
    }
}

#[test]
fn an_ending_without_a_format_and_an_unknown_edition_are_refused() {
    for (arguments, language, expected) in [
        (&["--edition", "fide-2014", "-o", "book.docx"][..], "en", ".html, .md, .txt"),
        (&["--edition", "fide-2014", "-o", "libro"], "es", "no se escribe nada con la terminación `libro`"),
        (&["--edition", "fide-2041"], "it", "fide-2014"),
        (&["--edition", "fide-2014", "-o", "/no/such/folder/book.md"], "it", "impossibile scrivere"),
    ] {
        let output = plica_ends(1, &[&["train", "handbook", "--lang", language], arguments].concat());
        assert!(stderr(&output).contains(expected), "{}", stderr(&output));
    }
}

#[test]
fn a_pdf_is_refused_before_the_work_begins() {
    for (language, expected) in [
        ("en", "print it from the browser"),
        ("es", "imprímalo desde el navegador"),
        ("it", "stamparlo dal browser"),
    ] {
        let folder = folder();
        let file = folder.join("x.PDF");
        let of_2014 = ["--edition", "fide-2014", "-o", text(&file)];
        let asked = [
            [&["train", "handbook"], &of_2014[..]].concat(),
            [&["train", "quiz"], &of_2014[..]].concat(),
            [&["train", "exam"], &of_2014[..]].concat(),
            vec!["train", "course", "--from", "fide-1974", "--to", "fide-2014", "-o", text(&file)],
            vec!["review", "fide-2014", "fide-2018", "-o", text(&file)],
            vec!["decide", "examples/two-knights.yaml", "--format", "pdf"],
            vec!["diff", "fide-1974", "fide-2014", "--format=PDF"],
        ];
        for arguments in asked {
            let output = plica_ends(1, &[&arguments[..], &["--lang", language]].concat());
            let said = stderr(&output);
            assert!(said.contains("no-pdf") && said.contains(expected), "{arguments:?}: {said}");
            assert!(!file.exists(), "{arguments:?}");
        }
    }
}
