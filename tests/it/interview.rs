//! The interview: dialogues whose end is known from the law, and the pages of the same questions.

use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::json;

use super::command_line::{snapshot, stdout, with_input, with_input_ends};
use super::formats::importers::{python, required};
use super::programs::{folder, run_with, text, try_run_with};
use super::tidy::read;

/// What is typed, and what is said last.
#[track_caller]
fn dialogue(code: i32, lang: &str, lines: &[&str]) -> String {
    let input = format!("{}\n", lines.join("\n"));
    stdout(&with_input_ends(code, &["ask", "--lang", lang], input.as_bytes()))
}

const TWO_KNIGHTS: &str = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";

#[test]
fn an_ambiguous_move_loses_after_four_answers() {
    // 2014, E.8.a: the move can be either knight's.
    let said = dialogue(0, "en", &["4", "1", TWO_KNIGHTS, "Cd4 (es)"]);
    assert!(said.contains("Result: 0-1. Black wins."), "{said}");
    assert_eq!(said.matches("\n> ").count(), 4, "{said}");
    snapshot("ask-en", &said);
}

#[test]
fn seventy_minutes_late_in_1974_is_lost() {
    // 1974, 17.2: more than an hour. White sealed and has come; what he sealed is still in the envelope, and nobody asks for the
    // position: the usual course leads.
    let said = dialogue(3, "es", &["7", "2", "1", "1", "1", "70"]);
    assert!(said.contains("0-1: las negras ganan, si la jugada secreta no pone fin a la partida."), "{said}");
    assert!(!said.contains("¿Cuál era la posición"), "{said}");
    // Who is late is told by colour, and asked so.
    assert!(said.contains("¿Cuánto se han retrasado las blancas"), "{said}");
}

#[test]
fn a_missing_envelope_with_a_known_position_goes_on() {
    // 2014, E.12.a.
    let said = dialogue(0, "it", &["4", "4", "1"]);
    assert!(said.contains("La partita continua.\n") && said.contains("[FIDE 2014, art. E.12.a]"), "{said}");
    snapshot("ask-it", &said);
}

#[test]
fn what_is_not_known_stays_open_and_is_not_asked_again() {
    let said = dialogue(3, "en", &["4", "4", "don't know", "/end"]);
    assert_eq!(said.matches("Can the position at the adjournment be established?").count(), 2, "{said}");
}

#[test]
fn back_takes_an_answer_back_and_nonsense_changes_nothing() {
    let said =
        dialogue(0, "en", &["99", "4", "2", "back", "1", TWO_KNIGHTS, "maybe not", ":back", "Cd4 (es)"]);
    assert!(said.contains("That is none of the answers"), "{said}");
    assert!(said.contains("Result: 0-1. Black wins."), "{said}");
}

#[test]
fn a_saved_case_goes_on_and_is_a_case_file() {
    let path = folder().join("asked.yaml");
    let path = text(&path);
    let input = format!("4\n1\n{TWO_KNIGHTS}\n");
    with_input_ends(3, &["ask", "--save", path, "--lang", "en"], input.as_bytes());
    snapshot("ask-saved", &read(path));
    let output = with_input(&["ask", path, "--lang", "en"], b"Cd4 (es)\n");
    assert!(stdout(&output).contains("Result: 0-1. Black wins."));
    with_input_ends(3, &["decide", path, "--lang", "en"], b"");
}

#[test]
fn a_case_saved_without_a_name_leaves_the_files_that_are_there() {
    let folder = folder();
    std::fs::write(folder.join("case.yaml"), "mine").expect("written");
    let mut ask = Command::new(env!("CARGO_BIN_EXE_plica"));
    ask.args(["ask", "--lang", "en"]).current_dir(&folder);
    let said = stdout(&run_with(&mut ask, b"4\nsave\nsave\n/end\n").ends(3));
    assert_eq!(said.matches("Saved: case-2.yaml").count(), 3, "{said}");
    assert_eq!(std::fs::read_to_string(folder.join("case.yaml")).expect("read"), "mine");
    let names = std::fs::read_dir(&folder).expect("a folder").count();
    assert_eq!(names, 2);
}

#[test]
fn answers_are_words_of_the_language() {
    // 2014, E.12.a: the envelope is lost, position and times are agreed.
    for (lang, lines, goes_on, why) in [
        (
            "es",
            ["2014", "ha desaparecido el sobre", "Sí", "si"],
            "La partida continúa.",
            "- Porque el sobre de la jugada secreta se ha perdido. [FIDE 2014, art. E.12.a]",
        ),
        (
            "it",
            ["fide 2014", "BUSTA È SCOMPARSA", "sì.", "s"],
            "La partita continua.",
            "- Perché la busta con la mossa è andata smarrita. [FIDE 2014, art. E.12.a]",
        ),
        (
            "en",
            ["fide-2014", "the envelope is missing", "Yes", "y"],
            "The game goes on.",
            "- Because the envelope with the sealed move is lost. [FIDE 2014, art. E.12.a]",
        ),
    ] {
        let said = dialogue(0, lang, &lines);
        assert!(said.contains(&format!("\n{goes_on}\n{why}\n")), "{lang}: {said}");
    }
}

#[test]
fn commands_are_words_and_a_letter_is_none() {
    for (lang, end, help) in [("es", "terminar", "/ayuda"), ("it", "fine", "aiuto"), ("en", "End", ":help")] {
        let said = dialogue(3, lang, &["2014", "n", "b", "q", "x", help, "?", end]);
        assert_eq!(said.matches("1 h 15 min, 1:15").count(), 2, "{lang}: {said}");
    }
}

#[test]
fn a_pasted_game_is_drawn_and_asked_about() {
    let game = ["[Event \"Club\"]", "[White \"A\"]", "", "1. e4 e5", "2. Nf3 Nc6 *", ""];
    let said = dialogue(
        0,
        "es",
        &[&["2014", "1"], &game[..], &["no"], &["1. e4 e5 2. Cf3", "", "sí", "Cc6"]].concat(),
    );
    assert_eq!(said.matches("¿Es esta la posición?").count(), 2, "{said}");
    assert!(said.contains("8 ♜ · ♝ ♛ ♚ ♝ ♞ ♜"), "{said}");
    assert!(said.contains("8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜"), "{said}");
}

#[test]
fn a_game_comes_from_a_file() {
    let path = folder().join("asked.pgn");
    let path = text(&path);
    std::fs::write(path, "[Event \"Club\"]\n\n1. e4 e5 2. Nf3 *\n").expect("a file");
    let said = dialogue(0, "it", &["2014", "1", path, "sì", "Cc6"]);
    assert!(said.contains("È questa la posizione?"), "{said}");
}

#[test]
fn the_head_of_a_game_is_kept_with_the_case() {
    let folder = folder();
    let (game, case) = (folder.join("headed.pgn"), folder.join("headed.yaml"));
    let (game, case) = (text(&game), text(&case));
    let heads =
        "[Event \"Linares\"]\n[Date \"1994.02.23\"]\n[Round \"?\"]\n[White \"Rosa\"]\n[Black \"Ada\"]\n";
    std::fs::write(game, format!("{heads}\n1. e4 e5 2. Nf3 *\n")).expect("a file");
    let input = format!("2014\n1\n{game}\nsí\nCc6\n");
    let output = with_input(&["ask", "--save", case, "--lang", "es"], input.as_bytes());
    assert!(stdout(&output).contains("Rosa – Ada · Linares"), "{}", stdout(&output));
    let saved = read(case);
    for line in ["white.name: \"Rosa\"", "event.day: \"1994-02-23\""] {
        assert!(saved.contains(line), "{saved}");
    }
    assert!(!saved.contains("event.round"), "{saved}");
}

#[test]
fn a_fault_is_told_once_at_its_question() {
    let no_king = "8/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";
    let said = dialogue(0, "en", &["2014", "1", no_king, "1. e4 e4", "", TWO_KNIGHTS, "Cd4 (es)"]);
    assert_eq!(said.matches("What was the position").count(), 3, "{said}");
    assert_eq!(said.matches("no king").count(), 1, "{said}");
}

#[test]
fn lines_break_between_words() {
    for lang in ["es", "it", "en"] {
        let said = dialogue(0, lang, &["2014", "help", "1", TWO_KNIGHTS, "Cd4 (es)"]);
        let long: Vec<_> = said.lines().filter(|line| line.chars().count() > 80).collect();
        assert!(long.is_empty(), "{lang}: {long:?}");
    }
}

/// What a terminal shows of a conversation, and how the program ended; nothing where there is no Python to hold one.
fn at_a_terminal(lang: &str, steps: &[(&str, &str)]) -> Option<String> {
    let command = [env!("CARGO_BIN_EXE_plica"), "ask", "--lang", lang, "--edition", "fide-2014"];
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/interview/terminal.py");
    let told = json!({"command": command, "steps": steps}).to_string();
    let mut conversation = Command::new(python());
    conversation.arg(script).stdout(Stdio::piped());
    let Ok(ran) = try_run_with(&mut conversation, told.as_bytes()) else {
        assert!(!required(), "PLICA_IMPORTERS=required, but there is no Python");
        let _ = writeln!(std::io::stderr(), "SKIPPED: no Python holds the conversation at a terminal");
        return None;
    };
    Some(stdout(&ran.ends(0)))
}

#[test]
fn a_whole_interview_at_a_terminal() {
    let steps = [
        ("Respuesta:", "\u{1b}"),
        ("No hay ninguna pregunta anterior.", "jugada secreta\r"),
        ("Escriba la posición", "4k3\r"),
        ("Escriba la posición", &format!("{TWO_KNIGHTS}\r")),
        ("¿Qué está escrito en el sobre?", "Cd4 (es)\r"),
    ];
    let Some(shown) = at_a_terminal("es", &steps) else { return };
    assert!(shown.contains("Resultado: 0-1. Las negras ganan."), "{shown}");
    assert!(shown.contains("2 · · ♘ · · · · ♙"), "{shown}");
    assert!(shown.ends_with("ended 0\n"), "{shown}");
    assert!(!shown.contains("to move, enter to select"), "{shown}");
}

#[test]
fn control_c_leaves_without_a_ruling() {
    // Twice: a key that comes while the terminal changes its ways may be lost.
    let Some(shown) = at_a_terminal("it", &[("Risposta:", "\u{3}"), ("", "\u{3}")]) else { return };
    // By the signal, or as one who will say no more where the key itself is read.
    assert!(shown.ends_with("ended -2\n") || shown.ends_with("ended 3\n"), "{shown}");
    assert!(!shown.contains("Risultato"), "{shown}");
}
