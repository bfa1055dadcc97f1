//! Whole resumptions: each step is decided as the text of the edition was read by hand, and the steps keep their order.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value as Json;

use super::command_line::{plica, plica_ends, stderr, stdout};
use super::handbook::written;
use super::programs::{folder, text};
use super::workbench::yaml;

/// The editions that decide whole resumptions.
const EDITIONS: [&str; 7] =
    ["fide-1974", "fide-1997", "fide-2009", "fide-2014", "fide-2017", "fide-2018", "fide-2023"];

/// All resumptions of an edition, their steps one after another.
fn steps(edition: &str, language: &str) -> Vec<Json> {
    let arguments = ["train", "quiz", "--resumption", "--edition", edition, "--lang", language];
    let name = format!("resumption-{edition}-{language}.json");
    let path = written(&[&arguments[..], &["--n", "100", "--seed", "3"]].concat(), &name);
    let quiz: Json = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    quiz["questions"].as_array().unwrap().clone()
}

fn right(question: &Json) -> &str {
    let choices = question["choices"].as_array().unwrap();
    let right: Vec<_> = choices.iter().filter(|choice| choice["right"] == true).collect();
    assert_eq!((choices.len(), right.len()), (4, 1), "{question:#}");
    right[0]["text"].as_str().unwrap()
}

#[test]
fn every_step_is_decided_as_the_text_was_read() {
    let keys = yaml(&fs::read_to_string("tests/resumptions.yaml").unwrap());
    for edition in ["fide-2014", "fide-1974"] {
        let mut asked: Vec<(String, usize, String)> = Vec::new();
        for question in steps(edition, "en") {
            let resumption = question["resumption"]["name"].as_str().unwrap().to_owned();
            let said = question["situation"][0].as_str().unwrap();
            let number = |word: &str| said.split(word).nth(1)?.split([' ', '.']).next()?.parse().ok();
            let step: usize = number("step ").unwrap();
            // What was right before has been decided, and the next step says so.
            match asked.last().filter(|_| step > 1) {
                Some((_, _, before)) => assert!(said.ends_with(&format!("decided: {before}")), "{said}"),
                None => assert!(!said.contains("decided: "), "{said}"),
            }
            asked.push((resumption, step, right(&question).to_owned()));
        }
        for (resumption, key) in keys[edition].as_object().unwrap() {
            let expected: Vec<_> =
                key.as_object().unwrap().values().map(|said| said.as_str().unwrap()).collect();
            let found: Vec<_> = asked.iter().filter(|(of, ..)| of == resumption).collect();
            let said: Vec<_> = found.iter().map(|(_, _, said)| said.as_str()).collect();
            assert_eq!(said, expected, "{edition}/{resumption}");
            let places: Vec<_> = found.iter().map(|(_, step, _)| *step).collect();
            assert_eq!(places, (1..=found.len()).collect::<Vec<_>>(), "{edition}/{resumption}");
        }
    }
}

#[test]
fn a_resumption_has_five_to_seven_steps_in_every_language() {
    for edition in EDITIONS {
        let shapes: BTreeSet<Vec<(String, u64)>> = ["es", "it", "en"]
            .into_iter()
            .map(|language| {
                let steps = steps(edition, language);
                let place = |question: &Json| {
                    let _ = right(question);
                    let of = &question["resumption"];
                    (of["name"].as_str().unwrap().to_owned(), of["step"].as_u64().unwrap())
                };
                steps.iter().map(place).collect()
            })
            .collect();
        assert_eq!(shapes.len(), 1, "{edition}: {shapes:?}");
        let shape = shapes.first().unwrap();
        let names: BTreeSet<_> = shape.iter().map(|(name, _)| name).collect();
        assert!(names.len() >= 3, "{edition}: {names:?}");
        for name in names {
            let steps: Vec<_> = shape.iter().filter(|(of, _)| of == name).map(|(_, step)| *step).collect();
            assert_eq!(steps, (1..=steps.len() as u64).collect::<Vec<_>>(), "{edition}/{name}");
            assert!((5..=7).contains(&steps.len()), "{edition}/{name}: {} steps", steps.len());
        }
    }
}

#[test]
fn what_an_edition_does_not_regulate_is_said() {
    let arguments = ["train", "quiz", "--resumption", "--edition", "fide-1974", "--n", "100", "--lang", "en"];
    let output = plica(&arguments);
    let said = stderr(&output);
    // As the keys have it: of the late sealer's steps the second, of the lost envelope's the second and the sixth.
    assert!(said.contains("FIDE 1974 does not regulate"), "{said}");
    assert!(
        said.contains("they are not asked: 2.\n") && said.contains("they are not asked: 2, 6.\n"),
        "{said}"
    );
    // In this edition no resumption has enough steps.
    let output = plica_ends(1, &["train", "quiz", "--resumption", "--edition", "fide-1928", "--lang", "es"]);
    assert_eq!(stdout(&output), "");
    assert!(stderr(&output).contains("[no-resumption]"), "{}", stderr(&output));
}

#[test]
fn forms_in_which_questions_do_not_follow_each_other_are_refused() {
    for (ending, language, expected) in [
        ("gift", "es", "los pasos de una reanudación se siguen"),
        ("xml", "it", "i passi di una ripresa seguono"),
        ("apkg", "en", "the steps of a resumption follow"),
    ] {
        let path = folder().join(format!("in-order.{ending}"));
        let path = text(&path);
        let arguments = ["train", "quiz", "--resumption", "--edition", "fide-2014", "--lang", language];
        let output = plica_ends(1, &[&arguments[..], &["-o", path]].concat());
        assert!(stderr(&output).contains(expected), "{}", stderr(&output));
        assert!(!fs::exists(path).unwrap());
    }
    let output =
        plica_ends(2, &["train", "quiz", "--resumption", "--edition", "fide-2014", "--topic", "E.8"]);
    assert_eq!(stdout(&output), "");
}

#[test]
fn a_page_that_plays_keeps_the_steps_in_their_order() {
    for (more, is_in_order) in [(&["--resumption"][..], true), (&[], false)] {
        let arguments = ["train", "quiz", "--edition", "fide-2014", "--n", "6", "--seed", "5"];
        let page = fs::read_to_string(written(&[&arguments, more].concat(), "in-order.html")).unwrap();
        assert_eq!(page.contains(" data-in-order>"), is_in_order);
    }
}
