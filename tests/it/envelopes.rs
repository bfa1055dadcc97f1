//! What stands in the envelope of a question is drawn as it is written, and its board can have counted what is told of
//! it and is one on which players do so.

use std::collections::BTreeSet;

use plica::engine::chess::{Colour, Language, Man, Position};
use plica::training::pages::{Paper, quiz_cards, quiz_moodle, quiz_report};
use plica::training::{Disputed, Question, Wanted, quiz};
use plica::{Locale, Words};

use super::examples::library;

/// Questions under an edition, those of one article or of all.
fn asked(edition: &str, article: Option<&str>, count: usize, seed: u64) -> Vec<Question> {
    let library = library();
    let edition = library.rulebook.edition(edition).expect("an edition");
    let rules = article.map(|number| {
        let article = edition.articles.iter().find(|article| article.number == number).expect("an article");
        edition
            .numbered()
            .map(|(rule, _)| rule)
            .filter(|rule| article.rules.contains(&rule.index()))
            .collect()
    });
    let language = Language::Spanish;
    let wanted = Wanted { count, seed, rules, level: None, language, disputed: Disputed::Asked };
    quiz(library, edition, &wanted, &mut |_, _| {})
}

#[test]
fn what_is_written_in_the_envelope_is_drawn() {
    let library = library();
    let edition = library.rulebook.edition("fide-2014").expect("an edition");
    let asked = asked("fide-2014", Some("E.8"), 30, 5);
    let words = Words::embedded(Locale::Es);
    let paper = Paper::of(&words, library, edition, &asked, 5);
    let mut drawings = BTreeSet::new();
    for (asked, question) in asked.iter().zip(&paper.questions) {
        let written = asked.case.facts.iter().find(|given| given.fact.value == "sealed.written");
        assert_eq!(written.is_some(), question.envelope.is_some(), "{question:#?}");
        let Some(envelope) = &question.envelope else { continue };
        // No font of the machine, nothing fetched.
        for needless in ["<text", "font", "href", "url(", "<image"] {
            assert!(!envelope.svg.contains(needless), "{}", envelope.svg);
        }
        // Who does not see it has every word of it, and so has who reads the question.
        let (_, told) = envelope.name.split_once(". ").expect("a name and what it tells");
        assert!(question.situation.iter().any(|paragraph| paragraph.contains(told)), "{question:#?}");
        drawings.insert(&envelope.svg);
    }
    assert!(drawings.len() > 10, "{} drawings", drawings.len());
    let drawn = paper.questions.iter().filter(|question| question.envelope.is_some()).count();
    assert_eq!(quiz_moodle(&words, &paper).matches("<file name=\"envelope.svg\"").count(), drawn);
    let cards = quiz_cards(&words, &paper);
    let pictures = cards.cards.iter().flat_map(|card| &card.pictures);
    assert_eq!(pictures.filter(|(name, _)| name.ends_with("_envelope.svg")).count(), drawn);
    // Where nothing is drawn, the sentences say it, once.
    let page = quiz_report(&words, &paper);
    for page in [plica::text(&page), plica::words::formats::markdown(&page)] {
        assert!(!page.contains("escrito a mano"), "{page}");
    }
}

#[test]
fn a_board_has_counted_what_is_told_of_it() {
    let mut counted = 0;
    for seed in 1..=3 {
        for question in asked("fide-2014", Some("9.6"), 30, seed) {
            let told = |name: &str| {
                let given = question.case.facts.iter().find(|given| given.fact.value == name);
                given.map(|given| given.value.value.as_str())
            };
            let Some(position) = told("position").and_then(|fen| Position::from_fen(fen).ok()) else {
                continue;
            };
            let half_moves = position.half_moves();
            counted += 1;
            if told("sealed.ends_game") == Some("fivefold") {
                // The fifth appearance comes sixteen half-moves after the first; after 150 the game had been drawn.
                assert!((15..150).contains(&half_moves), "{:?}", question.case);
                assert_ne!(told("position.over"), Some("fivefold"), "{:?}", question.case);
            }
        }
    }
    assert!(counted > 20, "{counted} boards");
}

/// What the men of a colour are worth, in pawns.
fn worth(position: &Position, colour: Colour) -> i32 {
    let men = position.men();
    let of = men.iter().filter(|(_, of, _)| *of == colour).map(|(_, _, man)| match man {
        Man::Pawn => 1,
        Man::Knight | Man::Bishop => 3,
        Man::Rook => 5,
        Man::Queen => 9,
        Man::King => 0,
    });
    of.sum()
}

/// Who resigns to a player who can mate has less, and who does not know what was sealed could not count the moves on one hand.
#[test]
fn boards_are_such_that_players_do_what_is_told() {
    let (mut resigned, mut lost) = (0, 0);
    for (article, seed) in [("E.6", 1), ("E.6", 2), ("E.12", 3), ("E.12", 4)] {
        for question in asked("fide-2014", Some(article), 30, seed) {
            let told = |name: &str| {
                let given = question.case.facts.iter().find(|given| given.fact.value == name);
                given.map(|given| given.value.value.as_str())
            };
            let Some(position) = told("position").and_then(|fen| Position::from_fen(fen).ok()) else {
                continue;
            };
            let resigner = match (told("ended_before.kind"), told("ended_before.by")) {
                (Some("resignation"), Some("sealer")) => Some(position.turn()),
                (Some("resignation"), Some("replier")) => Some(position.turn().other()),
                (_, _) => None,
            };
            let can_be_mated = |colour: Colour| worth(&position, colour.other()) > 0;
            if let Some(resigner) = resigner.filter(|resigner| can_be_mated(*resigner)) {
                resigned += 1;
                let [own, others] = [resigner, resigner.other()].map(|colour| worth(&position, colour));
                assert!(own < others, "{}", position.fen());
            }
            if told("envelope.missing") == Some("yes") {
                lost += 1;
                assert!(position.legal_moves().len() > 5, "{}", position.fen());
            }
        }
    }
    assert!(resigned > 5 && lost > 5, "{resigned} resignations, {lost} lost envelopes");
}
