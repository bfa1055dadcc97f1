//! The interview: dialogues whose end is known from the law, and the pages of the same questions.

use super::command_line::{snapshot, stdout, with_input};
use super::tidy::read;

/// What is typed, and what is said last.
fn dialogue(lang: &str, lines: &[&str]) -> (i32, String) {
    let output = with_input(&["ask", "--lang", lang], format!("{}\n", lines.join("\n")).as_bytes());
    (output.status.code().expect("an exit code"), stdout(&output))
}

const TWO_KNIGHTS: &str = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";

#[test]
fn an_ambiguous_move_loses_after_four_answers() {
    // 2014, E.8.a: the move can be either knight's.
    let (code, said) = dialogue("en", &["3", "1", TWO_KNIGHTS, "Cd4 (es)"]);
    assert_eq!(code, 0);
    assert!(said.contains("Result: 0-1. Black wins."), "{said}");
    assert_eq!(said.matches("\n> ").count(), 4, "{said}");
    snapshot("ask-en", &said);
}

#[test]
fn seventy_minutes_late_in_1974_is_lost() {
    // 1974, 17.2: more than an hour; the replier is there in time, White sealed an ordinary move, written clearly.
    let (code, said) = dialogue("es", &["5", "2", "1", "0", "70", "1", "1"]);
    assert_eq!(code, 0);
    assert!(said.contains("Resultado: 0-1. Las negras ganan."), "{said}");
    // Nobody has said yet who sealed: the question speaks of roles.
    assert!(said.contains("¿Cuánto se ha retrasado el jugador que sella"), "{said}");
}

#[test]
fn a_missing_envelope_with_a_known_position_goes_on() {
    // 2014, E.12.a.
    let (code, said) = dialogue("it", &["3", "4", "1"]);
    assert_eq!(code, 0);
    assert!(said.contains("La partita continua. [FIDE 2014, art. E.12.a]"), "{said}");
    snapshot("ask-it", &said);
}

#[test]
fn what_is_not_known_stays_open_and_is_not_asked_again() {
    let (code, said) = dialogue("en", &["3", "4", "n", "q"]);
    assert_eq!(code, 3);
    assert_eq!(said.matches("Can the position at the adjournment be established?").count(), 2, "{said}");
}

#[test]
fn back_takes_an_answer_back_and_nonsense_changes_nothing() {
    let (code, said) = dialogue("en", &["99", "3", "2", "b", "1", TWO_KNIGHTS, "maybe not", "b", "Cd4 (es)"]);
    assert_eq!(code, 0);
    assert!(said.contains("That is none of the answers"), "{said}");
    assert!(said.contains("Result: 0-1. Black wins."), "{said}");
}

#[test]
fn a_saved_case_goes_on_and_is_a_case_file() {
    let path = concat!(env!("CARGO_TARGET_TMPDIR"), "/asked.yaml");
    let _ = std::fs::remove_file(path);
    let input = format!("3\n1\n{TWO_KNIGHTS}\n");
    let output = with_input(&["ask", "--save", path, "--lang", "en"], input.as_bytes());
    assert_eq!(output.status.code(), Some(3));
    snapshot("ask-saved", &read(path));
    let output = with_input(&["ask", path, "--lang", "en"], b"Cd4 (es)\n");
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    assert!(stdout(&output).contains("Result: 0-1. Black wins."));
    let output = with_input(&["decide", path, "--lang", "en"], b"");
    assert_eq!(output.status.code(), Some(3));
}
