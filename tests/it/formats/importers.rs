//! What other programs make of the files: see `tests/importers/README.md`.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use plica::training::pages::Paper;
use plica::{Locale, Words};
use serde_json::{Value as Json, json};

use super::paper::paper;
use crate::programs::{Ran, folder, try_run};

/// Where `.ci/run` puts the programs.
pub(crate) fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/importers")
}

/// The Python that has the programs, else that of the machine.
pub(crate) fn python() -> PathBuf {
    let own = home().join("venv/bin/python");
    if own.is_file() { own } else { PathBuf::from("python3") }
}

/// Whether a program that is not there is a failure.
pub(crate) fn required() -> bool {
    std::env::var("PLICA_IMPORTERS").is_ok_and(|value| value == "required")
}

/// What a script prints of a file; nothing where its program is not installed.
fn taken_in(script: &str, file: &str, content: &[u8]) -> Option<Json> {
    let path = folder().join(file);
    fs::write(&path, content).expect("written");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/importers").join(script);
    let is_for_node = script.extension().is_some_and(|ending| ending == "js");
    let program = if is_for_node { PathBuf::from("node") } else { python() };
    let mut command = Command::new(program);
    let ran = try_run(command.arg(&script).arg(&path).env("NODE_PATH", home().join("node_modules")));
    let failure = match ran.map(Ran::ended_well) {
        Ok(Ok(output)) => return Some(serde_json::from_slice(&output.stdout).expect("JSON")),
        Ok(Err(failure)) => failure,
        Err(error) => error.to_string(),
    };
    let absent = ["No such file", "not found", "ModuleNotFoundError", "Cannot find module"];
    assert!(absent.iter().any(|sign| failure.contains(sign)), "{}: {failure}", script.display());
    assert!(!required(), "PLICA_IMPORTERS=required, but {}: {failure}", script.display());
    let reason = failure.lines().last().unwrap_or_default();
    let _ = writeln!(std::io::stderr(), "SKIPPED: {} was not run: {reason}", script.display());
    None
}

fn papers() -> [(Words, Paper); 2] {
    [Locale::Es, Locale::It].map(|locale| (Words::embedded(locale), paper(locale)))
}

/// A text without the line ends that only lay it out.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text of a piece of HTML.
fn bare(html: &str) -> String {
    let mut text = String::new();
    for piece in html.split('<') {
        text.push_str(piece.split_once('>').map_or(piece, |(_, text)| text));
    }
    let marks =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#37;", "%"), ("&#91;", "["), ("&amp;", "&")];
    marks.iter().fold(text, |text, (mark, sign)| text.replace(mark, sign))
}

#[test]
fn a_table_is_read_by_python() {
    for (_, paper) in papers() {
        let name = format!("quiz-{}.csv", paper.language);
        let Some(rows) = taken_in("table.py", &name, plica::training::pages::quiz_csv(&paper).as_bytes())
        else {
            return;
        };
        assert_eq!(rows.as_array().map(Vec::len), Some(paper.questions.len()));
        for (row, question) in rows.as_array().into_iter().flatten().zip(&paper.questions) {
            assert_eq!(row["id"], question.id.as_str());
            assert_eq!(row["question"], question.asks.as_str());
            assert_eq!(row["situation"], question.situation.join("\n"));
            assert_eq!(row["explanation"], question.explanation.join("\n"));
            assert_eq!(row["answer"], question.right().unwrap().0.to_string());
            for (letter, choice) in question.lettered() {
                assert_eq!(row[letter.to_string()], choice.text.as_str());
                assert_eq!(row[format!("remark_{letter}")], choice.remark.as_str());
            }
        }
    }
}

#[test]
fn gift_is_read_by_its_parser() {
    for (words, paper) in papers() {
        let name = format!("quiz-{}.gift", paper.language);
        let Some(read) =
            taken_in("gift.js", &name, plica::training::pages::quiz_gift(&words, &paper).as_bytes())
        else {
            return;
        };
        let found = read.as_array().expect("a list");
        assert_eq!(found.len(), paper.questions.len() + 1, "{read:#}");
        assert_eq!(found[0]["type"], "Category");
        for (read, question) in found[1..].iter().zip(&paper.questions) {
            assert_eq!(read["type"], "MC", "{read:#}");
            assert_eq!(read["id"], question.id.as_str());
            let text = |value: &Json| flat(&bare(value["text"].as_str().unwrap_or_default()));
            let stem = text(&read["stem"]);
            for part in question.situation.iter().chain([&question.asks]) {
                assert!(stem.contains(&flat(part)), "{part}\nnot in\n{stem}");
            }
            for part in &question.explanation {
                assert!(text(&read["globalFeedback"]).contains(&flat(part)), "{part}");
            }
            let choices = read["choices"].as_array().expect("choices");
            assert_eq!(choices.len(), question.choices.len());
            for (read, choice) in choices.iter().zip(&question.choices) {
                assert_eq!(read["isCorrect"], choice.is_right);
                assert_eq!(read["weight"], Json::Null);
                assert_eq!(text(&read["text"]), flat(&choice.text));
                assert_eq!(text(&read["feedback"]), flat(&choice.remark));
            }
        }
    }
}

#[test]
fn moodle_s_format_is_read_as_it_was_meant() {
    for (words, paper) in papers() {
        let name = format!("quiz-{}.xml", paper.language);
        let Some(read) =
            taken_in("moodle.py", &name, plica::training::pages::quiz_moodle(&words, &paper).as_bytes())
        else {
            return;
        };
        assert_eq!(read["category"], format!("$course$/top/plica/fide-2014 ({})", paper.language));
        let questions = read["questions"].as_array().expect("questions");
        assert_eq!(questions.len(), paper.questions.len());
        for ((read, scores), question) in
            questions.iter().zip(read["scores"].as_array().unwrap()).zip(&paper.questions)
        {
            assert_eq!(read["id"], question.id.as_str());
            assert_eq!(read["grade"], question.level.points().to_string());
            let asked = flat(read["asked"].as_str().unwrap());
            for part in question.situation.iter().chain([&question.asks]) {
                assert!(asked.contains(&flat(part)), "{part}\nnot in\n{asked}");
            }
            for (read, choice) in read["answers"].as_array().unwrap().iter().zip(&question.choices) {
                assert_eq!(read["text"], choice.text.as_str());
                assert_eq!(read["feedback"], choice.remark.as_str());
                assert_eq!(read["fraction"], if choice.is_right { "100" } else { "0" });
            }
            let expected: Vec<_> =
                question.choices.iter().map(|choice| if choice.is_right { 100.0 } else { 0.0 }).collect();
            assert_eq!(*scores, json!(expected));
            assert_eq!(read["tags"].as_array().unwrap().len(), question.articles.len() + 1);
            let drawn = [
                question.envelope.as_ref().map(|_| "envelope.svg"),
                question.diagram.as_ref().map(|_| "board.svg"),
            ];
            let drawn: Vec<_> = drawn.into_iter().flatten().collect();
            let pictures = read["pictures"].as_array().unwrap();
            assert_eq!(pictures.len(), drawn.len());
            for (picture, file) in pictures.iter().zip(drawn) {
                assert_eq!(picture["src"], format!("@@PLUGINFILE@@/{file}"));
                let drawing = read["files"][file].as_str().expect("the file");
                assert!(drawing.starts_with("<svg ") && drawing.ends_with("</svg>"), "{drawing}");
            }
        }
    }
}

#[cfg(feature = "anki")]
#[test]
fn a_deck_is_imported_by_anki() {
    for (words, paper) in papers() {
        let cards = plica::training::pages::quiz_cards(&words, &paper);
        let name = format!("quiz-{}.apkg", paper.language);
        let packed = plica::packed(&cards).expect("packed");
        let Some(read) = taken_in("deck.py", &name, &packed) else { return };
        let count = paper.questions.len();
        assert_eq!(read["rounds"][0], json!({"new": count, "updated": 0, "same": 0}));
        // Whoever imports a deck again keeps one card for each question.
        assert_eq!(read["rounds"][1]["new"], 0, "{}", read["rounds"]);
        let mut pictures: Vec<_> =
            cards.cards.iter().flat_map(|card| &card.pictures).map(|(name, _)| name).collect();
        pictures.sort();
        assert_eq!(read["media"], json!(pictures));
        assert_eq!((&read["missing"], &read["unused"]), (&json!([]), &json!([])));
        let notes = read["notes"].as_array().unwrap();
        assert_eq!(notes.len(), count);
        for (note, card) in notes.iter().zip(&cards.cards) {
            assert_eq!(note["guid"], card.name.as_str());
            assert_eq!(note["cards"], 1);
            assert_eq!(note["deck"], cards.name.as_str());
            let mut tags = card.tags.clone();
            tags.sort();
            assert_eq!(note["tags"], json!(tags));
            for (field, text) in plica::training::pages::Cards::FIELDS.iter().zip(&card.fields) {
                assert_eq!(note["fields"][field], text.as_str());
            }
        }
        for (note, question) in notes.iter().zip(&paper.questions) {
            let (front, back) = (note["front"].as_str().unwrap(), note["back"].as_str().unwrap());
            let back = back.split_once("<hr id=\"answer\">").expect("a line").1;
            let right = flat(&question.right().unwrap().1.text);
            assert!(flat(&bare(front)).contains(&right) && flat(&bare(back)).contains(&right), "{note:#}");
            assert!(flat(&bare(back)).contains(&flat(&question.citation)));
            assert_eq!(front.contains("<img src=\"plica-"), question.diagram.is_some());
        }
    }
}
