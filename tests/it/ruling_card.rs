//! The ruling as an arbiter reads it: the answer and what to do first, and nothing that only programs read.

use std::collections::HashSet;

use plica::{Locale, Speaker, Words};
use serde_json::Value;

use super::command_line::{stdout, with_input};
use super::examples::{library, ruled};

const LANGUAGES: [Locale; 3] = [Locale::Es, Locale::It, Locale::En];

fn decided(facts: &str, more: &[&str]) -> String {
    let arguments = [&["decide", "-", "--edition", "fide-2014"], more].concat();
    stdout(&with_input(&arguments, facts.as_bytes()))
}

/// Black must reply and comes 40 minutes late where 30 are allowed.
const LATE: &str = r#"{"sealer.colour": "white", "replier.present": "no", "replier.late": "40 min",
    "event.default_time": "30 min", "sealed.reading": "clear", "sealed.ends_game": "no"}"#;

#[test]
fn the_answer_and_what_to_do_come_first() {
    for (language, answer, now, facts, assumed) in [
        ("es", "Resultado: 1-0.", "Qué hacer ahora", "Hechos declarados", "Se ha dado por supuesto"),
        ("it", "Risultato: 1-0.", "Che cosa fare ora", "Fatti dichiarati", "Si è dato per scontato"),
        ("en", "Result: 1-0.", "What to do now", "Facts as told", "Assumed"),
    ] {
        let text = decided(LATE, &["--lang", language]);
        let places = [answer, "FIDE 2014", now, facts, assumed].map(|words| text.find(words));
        // The edition is named in the title already; the article stands between the answer and the rest.
        let article = text.find("E.10").expect("the article");
        let [Some(answer), Some(_), Some(now), Some(facts), Some(assumed)] = places else { panic!("{text}") };
        assert!(answer < article && article < now && now < facts && facts < assumed, "{text}");
    }
}

#[test]
fn what_the_arbiter_may_decide_is_decided_and_told() {
    for (language, then) in
        [("es", "la partida continúa."), ("it", "la partita continua."), ("en", "the game goes on.")]
    {
        let text = decided(LATE, &["--lang", language]);
        let choice = text.split("( ) ").nth(1).expect("a choice");
        assert!(choice.contains(then), "{language}: {choice}");
    }
}

#[test]
fn the_normal_course_is_one_line_until_it_is_asked_for() {
    let assumptions = |more: &[&str]| {
        let text = decided(LATE, &[&["--lang", "en"], more].concat());
        let (_, behind) = text.split_once("\nAssumed").expect("assumptions");
        behind.lines().skip(1).take_while(|line| !line.is_empty()).count()
    };
    assert!(assumptions(&[]) < assumptions(&["--explain"]));
    let text = decided(LATE, &["--lang", "en"]);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("assumptions of the normal course (--explain)"), "{text}");
}

#[test]
fn a_clock_that_is_set_is_the_headline() {
    let facts = r#"{"edition": "fide-1974", "irregularity.move": 20, "irregularity.found_at_move": 30,
        "white.time_used": "90 min", "black.time_used": "60 min"}"#;
    let text = stdout(&with_input(&["decide", "-", "--lang", "it"], facts.as_bytes()));
    let headline = "Il tempo usato sull'orologio del Bianco diventa 1 h.";
    assert_eq!(text.matches(headline).count(), 1, "{text}");
}

#[test]
fn nothing_that_is_done_is_told_again() {
    let facts = r#"{"envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no",
        "replier.present": "yes"}"#;
    let object: Value = serde_json::from_str(&decided(facts, &["--format", "json"])).expect("JSON");
    let is_done = |finding: &&Value| finding["done"] == true;
    let done: Vec<_> = object["findings"].as_array().expect("findings").iter().filter(is_done).collect();
    assert!(!done.is_empty());
    let text = decided(facts, &["--lang", "en"]);
    for finding in done {
        let says = finding["text"].as_str().expect("a text");
        assert!(!text.contains(says), "{says}: {text}");
    }
}

#[test]
fn arbiters_read_no_names_of_programs() {
    let library = library();
    let names = library.rulebook.vocabulary.facts().map(|(_, fact)| fact.name.as_str());
    let names = names.filter(|name| name.contains('.'));
    let editions = library.rulebook.editions.iter().map(|edition| edition.id.as_str());
    let names: HashSet<&str> = names.chain(editions).collect();
    for locale in LANGUAGES {
        let words = Words::embedded(locale);
        for ruled in ruled() {
            let decision = ruled.decision.as_ref().expect("the example is a case");
            let speaker = Speaker::of(&words, library, ruled.edition, decision);
            let text = plica::text(&plica::ruling(&speaker, decision, ""));
            let bare = text.split_whitespace().find(|word| {
                let word = word.trim_matches(|sign: char| !sign.is_alphanumeric());
                names.contains(word) || is_iso_date(word)
            });
            assert_eq!(bare, None, "{} {}: {text}", ruled.edition.id, ruled.example.case);
        }
    }
}

/// `2014-07-01`
fn is_iso_date(word: &str) -> bool {
    let parts: Vec<_> = word.split('-').collect();
    let digits = parts.iter().all(|part| part.chars().all(|sign| sign.is_ascii_digit()));
    digits && parts.iter().map(|part| part.len()).eq([4, 2, 2])
}

#[test]
fn days_are_written_as_the_language_writes_them() {
    for (language, day) in [("es", "1 de julio de 2014"), ("it", "1º luglio 2014"), ("en", "1 July 2014")] {
        let text =
            stdout(&super::command_line::plica(&["show", "--edition", "fide-2014", "--lang", language]));
        assert!(text.contains(day) && !text.contains("2014-07-01"), "{text}");
    }
}
