//! What holds of every position and every text: nothing panics, candidates are legal, what is written
//! reads back, and mirrored colours give mirrored readings.

use plica::engine::chess::{
    Colour, History, Language, Man, Move, Position, ReadingKind, Written, can_mate, ended_before, ends_game,
    read,
};
use proptest::prelude::*;

use super::play::random_positions;

const LANGUAGES: [Language; 6] = Language::USUAL;

fn candidates(position: &Position, text: &str, language: Option<Language>) -> (ReadingKind, Vec<Move>) {
    let reading = read(position, &Written { text, language, notation: None }, None);
    (reading.kind, reading.candidates)
}

#[test]
fn complete_algebraic_forms_read_back_exactly() {
    for position in random_positions(2, 70) {
        for made in position.legal_moves() {
            for language in LANGUAGES {
                for text in [made.san(&position, language), made.long(&position, language)] {
                    let wanted = (ReadingKind::Clear, vec![made]);
                    assert_eq!(
                        candidates(&position, &text, Some(language)),
                        wanted,
                        "{text} in {language:?} of {}",
                        position.fen()
                    );
                }
            }
            let english = candidates(&position, &made.uci(), Some(Language::English));
            assert_eq!(english.1, [made], "{made} of {}", position.fen());
        }
    }
}

#[test]
fn descriptive_forms_read_back_and_the_complete_one_exactly() {
    for position in random_positions(1, 90) {
        for made in position.legal_moves() {
            for language in LANGUAGES {
                let forms = made.descriptive_forms(&position, language);
                for text in &forms {
                    let (_, found) = candidates(&position, text, Some(language));
                    assert!(found.contains(&made), "{made} as {text} in {language:?} of {}", position.fen());
                }
                if let Some(complete) = forms.last() {
                    let wanted = (ReadingKind::Clear, vec![made]);
                    let got = candidates(&position, complete, Some(language));
                    assert_eq!(got, wanted, "{made} as {complete} in {language:?} of {}", position.fen());
                    assert!(made.descriptive(&position, language).is_some());
                }
            }
        }
    }
}

#[test]
fn forms_without_language_are_never_read_as_another_move_alone() {
    for position in random_positions(1, 80) {
        for made in position.legal_moves() {
            for language in LANGUAGES {
                let text = made.san(&position, language);
                let (kind, found) = candidates(&position, &text, None);
                assert!(found.contains(&made), "{text} in {language:?}: {kind:?} of {}", position.fen());
            }
        }
    }
}

#[test]
fn descriptive_readings_mirror_with_the_colours() {
    for position in random_positions(1, 80) {
        let mirror = mirrored(&position);
        for made in position.legal_moves() {
            for text in made.descriptive_forms(&position, Language::Spanish) {
                let (kind, found) = candidates(&position, &text, Some(Language::Spanish));
                let (other_kind, other) = candidates(&mirror, &text, Some(Language::Spanish));
                let mut there: Vec<String> = found.iter().map(|made| mirrored_uci(&made.uci())).collect();
                let mut here: Vec<String> = other.iter().map(|made| made.uci()).collect();
                there.sort();
                here.sort();
                assert_eq!((kind, there), (other_kind, here), "{text} of {}", position.fen());
            }
        }
    }
}

fn mirrored_uci(uci: &str) -> String {
    uci.chars()
        .map(|sign| sign.to_digit(10).map_or(sign, |rank| char::from_digit(9 - rank, 10).unwrap_or('?')))
        .collect()
}

/// The same position with colours exchanged and ranks reversed.
fn mirrored(position: &Position) -> Position {
    let fen = position.fen();
    let fields: Vec<&str> = fen.split(' ').collect();
    let swap = |text: &str| -> String {
        text.chars()
            .map(|sign| {
                if sign.is_ascii_lowercase() { sign.to_ascii_uppercase() } else { sign.to_ascii_lowercase() }
            })
            .collect()
    };
    let board = fields[0].split('/').rev().map(swap).collect::<Vec<_>>().join("/");
    let turn = if fields[1] == "w" { "b" } else { "w" };
    let number: u32 = fields[5].parse().expect("a number");
    let fen = format!(
        "{board} {turn} {} {} {} {}",
        swap(fields[2]),
        mirrored_uci(fields[3]),
        fields[4],
        number + 1
    );
    Position::from_fen(&fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

#[test]
fn every_position_of_play_is_accepted_and_comes_back() {
    for position in random_positions(20, 120) {
        let again = Position::from_fen(&position.fen()).unwrap_or_else(|faults| panic!("{faults:?}"));
        assert_eq!(again, position);
    }
}

#[test]
fn a_random_game_is_its_own_history() {
    let mut position = Position::initial();
    let mut texts = Vec::new();
    for step in 0..60 {
        let legal = position.legal_moves();
        let Some(made) = legal.get(step * 7 % legal.len().max(1)).copied() else { break };
        texts.push(made.san(&position, Language::Italian));
        position = position.after(made);
    }
    let text = texts.join(" ");
    let line = History::from_text(&text, &position, Some(Language::Italian)).expect("the game is legal");
    assert_eq!(line.moves().len(), texts.len());
    assert_eq!(line.half_moves(), position.half_moves());
}

#[test]
fn a_mate_on_the_board_proves_that_mate_was_possible() {
    for position in random_positions(6, 60) {
        for made in position.legal_moves() {
            let after = position.after(made);
            if after.in_check() && after.legal_moves().is_empty() {
                assert_eq!(can_mate(&position, position.turn()), Some(true));
            }
        }
    }
}

#[test]
fn the_minor_men_are_enough_only_with_help() {
    for (fen, white) in [
        ("4k3/8/8/8/8/8/8/3NK3 w - - 0 1", false),
        ("4k3/7p/8/8/8/8/8/3NK3 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/2NNK3 w - - 0 1", true),
        ("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", false),
        ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", true),
    ] {
        let position = Position::from_fen(fen).expect("a position");
        assert_eq!(can_mate(&position, Colour::White), Some(white), "{fen}");
    }
}

fn position() -> impl Strategy<Value = Position> {
    prop::sample::select(random_positions(8, 100))
}

fn language() -> impl Strategy<Value = Option<Language>> {
    prop::option::of(prop::sample::select(Language::all().collect::<Vec<_>>()))
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[a-hKQRBNTDACFPLSOo0x1-8?:=()/+#.~ -]{0,12}",
        "[RDTACP]([TCA][RD]|[1-8])?[x-]?[RDTACP]?[1-8]?[RDTAC]{0,2}(=[DTAC])?( ?(j\\.?|\\+|a\\.p\\.|ch))?",
        "[KQRBNP]?[a-h?]?[1-8?]?[x-]?[a-h?][1-8?](=?[QRBN])?[+#!?]{0,2}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 800, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_without_panic_into_legal_moves(
        position in position(), language in language(), text in text(),
    ) {
        let reading = read(&position, &Written { text: &text, language, notation: None }, None);
        let legal = position.legal_moves();
        let known = |made: &Move| legal.contains(made);
        prop_assert!(reading.candidates.iter().all(known));
        prop_assert!(reading.near.iter().all(|near| known(&near.meant)));
        prop_assert!(reading.languages.iter().all(|made| made.moves.iter().all(known)));
        prop_assert_eq!(reading.chosen.is_some(), reading.candidates.len() == 1);
        match reading.kind {
            ReadingKind::Clear | ReadingKind::Inexact => prop_assert_eq!(reading.candidates.len(), 1),
            ReadingKind::Ambiguous => prop_assert!(reading.candidates.len() > 1),
            ReadingKind::Illegal => {
                prop_assert!(reading.candidates.is_empty());
                prop_assert!(!reading.illegal_because.is_empty());
            }
            ReadingKind::Unintelligible | ReadingKind::Absent => prop_assert!(reading.candidates.is_empty()),
        }
    }

    #[test]
    fn any_text_is_refused_or_accepted_as_fen_and_history(text in any::<String>()) {
        let _ = Position::from_fen(&text);
        let _ = History::from_text(&text, &Position::initial(), None);
        let _ = Language::from_code(&text);
    }

    #[test]
    fn any_board_is_refused_or_accepted(
        board in "([1-8kqrbnpKQRBNP]{1,8}/){7}[1-8kqrbnpKQRBNP]{1,8}", rights in "[KQkq-]{1,4}", clock in 0_u32..300,
    ) {
        let fen = format!("{board} w {rights} - {clock} 41");
        if let Ok(position) = Position::from_fen(&fen) {
            prop_assert_eq!(Position::from_fen(&position.fen()), Ok(position));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn ends_are_consistent(position in position()) {
        let before = ended_before(&position, None, false);
        for made in position.legal_moves().into_iter().take(4) {
            let after = position.after(made);
            let ending = ends_game(&position, made, None);
            prop_assert_eq!(ending.ends, ended_before(&after, None, false).ends);
        }
        prop_assert!(before.ends.is_some());
    }
}

#[test]
fn letters_of_one_language_are_distinct() {
    for language in Language::all() {
        let mut letters: Vec<&str> = Man::ALL.into_iter().map(|man| language.letter(man)).collect();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), 6, "{language:?}");
    }
}

#[test]
fn a_game_of_thousands_of_half_moves_is_read_once_and_its_repetitions_are_counted() {
    let english = "Nf3 Nf6 Ng1 Ng8 ".repeat(2_500);
    let spanish = english.replace('N', "C");
    for (text, language) in [(&english, None), (&spanish, None), (&spanish, Language::from_code("es"))] {
        let line = History::to_its_end(text, language).unwrap();
        assert_eq!(line.moves().len(), 10_000);
        // The first position stands there before the first move and after every fourth.
        assert_eq!(line.most_repeated(), Some(2_501));
        let elsewhere = Position::from_fen("8/8/8/2k5/8/8/5N2/K3n3 w - - 0 41").unwrap();
        assert!(History::from_text(text, &elsewhere, language).is_err(), "it ends elsewhere");
        let (cancel, waiting) = plica::engine::Cancel::while_waiting();
        drop(waiting);
        assert!(cancel.during(|| History::to_its_end(text, language)).is_err(), "nobody waits for it");
    }
}
