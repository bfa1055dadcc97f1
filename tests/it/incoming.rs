//! What comes in as people and their programs write it: encodings and line ends, times, the moves of a game in place of its
//! position.

use std::path::PathBuf;

use serde_json::{Value as Json, json};

use super::command_line::{plica, stderr, stdout, with_input, with_input_ends};
use super::programs::{folder, program, run_with};
use super::serving_reload::copy_of_rules;

/// White to move after 1. e4 e5 2. Nf3 Nf6.
const END: &str = "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
const GAME: &str = "1. e4 e5 2. Nf3 Nf6";

fn decided(case: &[u8]) -> Json {
    let arguments = ["decide", "-", "--edition", "fide-2014", "--format", "json", "--lang", "en"];
    // Decided, open or silent.
    let (_, output) = run_with(&mut program(&arguments), case).ends_with_one_of(&[0, 3]);
    assert!(stderr(&output).is_empty(), "{}", stderr(&output));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// A text with other line ends and in another encoding.
fn saved(text: &str) -> Vec<(&'static str, Vec<u8>)> {
    let latin =
        |text: &str| text.chars().map(|sign| u8::try_from(u32::from(sign)).expect("Latin-1")).collect();
    let wide = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    vec![
        ("as it is", text.as_bytes().to_vec()),
        ("byte-order mark", format!("\u{feff}{text}").into_bytes()),
        ("CRLF", text.replace('\n', "\r\n").into_bytes()),
        ("CR", text.replace('\n', "\r").into_bytes()),
        ("Latin-1", latin(text)),
        ("Latin-1 with CR", latin(&text.replace('\n', "\r"))),
        ("byte-order mark and CRLF", format!("\u{feff}{}", text.replace('\n', "\r\n")).into_bytes()),
        ("UTF-16", [vec![0xff, 0xfe], wide(text)].concat()),
    ]
}

fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder().join(name);
    std::fs::write(&path, bytes).expect("a file");
    path
}

#[test]
fn a_case_is_the_same_however_it_is_saved() {
    let case = format!(
        "edition: fide-2014\n# año\nwhite.name: Núñez\nposition: {END}\nsealed:\n  written: Ag5\n  language: es\n"
    );
    let as_it_is = decided(case.as_bytes());
    for (how, bytes) in saved(&case) {
        assert_eq!(decided(&bytes), as_it_is, "{how}");
        let path = file("case.yaml", &bytes);
        let output = plica(&["decide", path.to_str().expect("a path"), "--format", "json", "--lang", "en"]);
        let found: Json = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(found, as_it_is, "{how}");
    }
}

#[test]
fn a_game_is_the_same_however_it_is_saved() {
    let game = format!("[White \"Núñez\"]\n[Black \"Ana\"]\n\n{GAME}\n; mañana\n*\n");
    for (how, bytes) in saved(&game) {
        let path = file("game.pgn", &bytes);
        for position in [&["--position", END][..], &[]] {
            let arguments = [
                "read",
                "Bb5",
                "--written-in",
                "en",
                "--history",
                path.to_str().expect("a path"),
                "--format",
                "json",
            ];
            let output = plica(&[&arguments, position].concat());
            assert!(stderr(&output).is_empty(), "{how}: {}", stderr(&output));
            let found: Json = serde_json::from_slice(&output.stdout).expect("JSON");
            assert_eq!(found["move"], "f1b5", "{how}");
        }
    }
}

#[test]
fn the_lines_of_a_batch_are_the_same_however_they_are_saved() {
    let case = json!({"edition": "fide-2014", "white.name": "Núñez", "position": END, "sealed.written": "Ag5", "sealed.language": "es"});
    let cases = format!("{case}\n\n{case}\n");
    let as_it_is = stdout(&with_input(&["batch", "-"], cases.as_bytes()));
    assert_eq!(as_it_is.lines().count(), 2);
    let written = json!({"position": END, "written": "Ab5 (Núñez)", "language": "es"});
    let moves = format!("{written}\n{written}\n");
    let readings = stdout(&with_input(&["read", "--batch", "-"], moves.as_bytes()));
    assert_eq!(readings.lines().count(), 2);
    for ((how, cases), (_, moves)) in saved(&cases).into_iter().zip(saved(&moves)) {
        if how != "UTF-16" {
            assert_eq!(stdout(&with_input(&["batch", "-"], &cases)), as_it_is, "{how}");
            assert_eq!(stdout(&with_input(&["read", "--batch", "-"], &moves)), readings, "{how}");
        }
    }
}

#[test]
fn a_bad_line_has_its_number_whatever_ends_the_lines() {
    let good = json!({"edition": "fide-2014", "sealed.reading": "clear"});
    for end in ["\n", "\r\n", "\r"] {
        let lines = [good.to_string(), String::new(), "no case".to_owned(), good.to_string()].join(end);
        let output = with_input_ends(1, &["batch", "-"], lines.as_bytes());
        let answers: Vec<Json> =
            stdout(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(answers.len(), 3, "{end:?}");
        assert_eq!(answers[1]["line"], 3, "{end:?}");
    }
}

#[test]
fn rules_and_words_are_the_same_however_they_are_saved() {
    for how in ["byte-order mark", "CR", "Latin-1", "UTF-16"] {
        let rules = folder();
        copy_of_rules(&rules);
        let path = rules.join("fide-2014/edition.yaml");
        let text = std::fs::read_to_string(&path).expect("a file");
        let (_, bytes) = saved(&text).into_iter().find(|(name, _)| *name == how).expect("a way");
        std::fs::write(&path, bytes).expect("a file");
        let words = folder();
        std::fs::create_dir_all(words.join("es")).expect("a folder");
        let (_, bytes) = saved("edition-fide-2014 = Leyes de mañana\n    .short = Mañana\n")
            .into_iter()
            .find(|(name, _)| *name == how)
            .expect("a way");
        std::fs::write(words.join("es/fide-2014.ftl"), bytes).expect("a file");
        let folders = [rules.to_str().expect("a path"), words.to_str().expect("a path")];
        let arguments =
            ["decide", "-", "--explain", "--lang", "es", "--rules", folders[0], "--locales", folders[1]];
        // Who sealed is not told: that may leave the ruling open.
        let case = b"edition: fide-2014\nsealed.reading: clear\n";
        let (_, output) = run_with(&mut program(&arguments), case).ends_with_one_of(&[0, 3]);
        assert!(stdout(&output).contains("Leyes de mañana"), "{how}: {}", stderr(&output));
    }
}

#[test]
fn bytes_in_two_encodings_are_refused_with_one_message() {
    let mixed = b"edition: fide-2014\nwhite.name: N\xc3\xba\xf1ez\n";
    for lang in ["es", "it", "en"] {
        let output = with_input_ends(1, &["decide", "-", "--lang", lang], mixed);
        assert_eq!(stderr(&output).matches("[not-utf-8]").count(), 1, "{}", stderr(&output));
    }
}

#[test]
fn the_moves_of_the_game_tell_its_position() {
    let told = json!({"edition": "fide-2014", "position": END, "history": GAME, "sealed.written": "Ab5", "sealed.language": "es"});
    for history in [
        json!(GAME),
        json!(["e4", "e5", "Nf3", "Nf6"]),
        json!("1. e4 e5 2. Cf3 Cf6"),
        json!("[FEN \"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\"]\n\n2. Nf3 Nf6"),
    ] {
        let mut alone = told.clone();
        let facts = alone.as_object_mut().expect("an object");
        facts.remove("position");
        facts.insert("history".to_owned(), history.clone());
        let (with, without) = (decided(told.to_string().as_bytes()), decided(alone.to_string().as_bytes()));
        for key in ["status", "result", "findings", "missing", "sealed"] {
            assert_eq!(with[key], without[key], "{key} of {history}");
        }
        assert_eq!(without["sealed"]["move"], "f1b5", "{history}: {}", without["sealed"]);
        let line = stdout(&with_input(&["batch", "-"], format!("{alone}\n").as_bytes()));
        let line: Json = serde_json::from_str(&line).expect("JSON");
        assert_eq!(line["sealed"]["move"], "f1b5", "{history}");
    }
}

#[test]
fn games_of_a_batch_that_differ_only_in_their_moves_are_ruled_on_apart() {
    let case = |history: &str| json!({"edition": "fide-2014", "history": history, "sealed.written": "Qxf7", "sealed.language": "en"});
    let mate = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6";
    let lines = [GAME, mate, GAME].map(|history| case(history).to_string()).join("\n");
    let output = with_input(&["batch", "-"], lines.as_bytes());
    let answers: Vec<Json> =
        stdout(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(
        answers.iter().map(|answer| answer["result"].clone()).collect::<Vec<_>>(),
        ["0-1", "1-0", "0-1"]
    );
}

#[test]
fn the_side_that_has_the_move_after_the_game_has_sealed() {
    let empty = json!({"history": "1. e4 e5 2. Nf3", "sealed.written": "", "about": "result"});
    assert_eq!(decided(empty.to_string().as_bytes())["result"], "1-0");
    let fallen = json!({"history": GAME, "white.flag_fallen": "yes"});
    assert_eq!(decided(fallen.to_string().as_bytes())["result"], "0-1");
    let output = with_input_ends(
        1,
        &["decide", "-", "--edition", "fide-2014"],
        json!({"history": GAME, "sealer.colour": "black", "sealed.written": "e4"}).to_string().as_bytes(),
    );
    assert!(stderr(&output).contains("[contradictory-facts]"), "{}", stderr(&output));
}

#[test]
fn the_board_after_the_moves_stands_on_the_ruling() {
    let case = json!({"edition": "fide-2014", "history": GAME, "black.flag_fallen": "yes"});
    let output =
        with_input(&["decide", "-", "--lang", "en", "--format", "html"], case.to_string().as_bytes());
    assert!(stdout(&output).contains("<svg"), "{}", stdout(&output));
}

#[test]
fn the_move_that_cannot_be_read_in_a_game_is_told() {
    let output = with_input_ends(
        1,
        &["decide", "-", "--edition", "fide-2014", "--lang", "en"],
        json!({"history": "1. e4 e5 2. Ke3", "sealed.written": "e4"}).to_string().as_bytes(),
    );
    assert_eq!(stderr(&output).matches("error[").count(), 1, "{}", stderr(&output));
    assert!(stderr(&output).contains("[bad-history]"), "{}", stderr(&output));
}

#[test]
fn times_of_a_case_are_those_that_people_write() {
    let late = |time: &str| decided(format!("replier.present: no\nreplier.late: {time}\n").as_bytes());
    for (written, same) in [
        ("20 minutos", "20 min"),
        ("20 minuti", "20 min"),
        ("20 min.", "20 min"),
        ("20'", "20 min"),
        ("1 hora", "1 h"),
        ("1 ora", "1 h"),
        ("1 hora 20 minutos", "1 h 20 min"),
        ("1 h 30'", "1 h 30 min"),
        ("2:05", "2 h 5 min"),
    ] {
        assert_eq!(late(written), late(same), "{written}");
    }
    for wrong in ["20", "20:00", "2:5", "20 minutos 1 hora"] {
        let output = with_input_ends(
            1,
            &["decide", "-", "--edition", "fide-2014"],
            format!("replier.present: no\nreplier.late: {wrong}\n").as_bytes(),
        );
        assert!(stderr(&output).contains("[bad-value]"), "{wrong}: {}", stderr(&output));
    }
}
