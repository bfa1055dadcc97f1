//! The questions that a trainer keeps: what he approved is asked, what he rejected is not, and what the law has made wrong
//! is said.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use serde_json::Value as Json;

use super::command_line::{plica_ends, stderr, stdout};
use super::programs::folder;
use super::workbench::{schema, yaml};

/// A folder with a file of questions to look through.
struct Desk {
    folder: PathBuf,
}

impl Desk {
    fn new() -> Self {
        Self { folder: folder() }
    }

    /// One that holds so many questions.
    fn reviewed(count: &str) -> Self {
        let desk = Self::new();
        desk.train(0, &["review", "--n", count, "--seed", "7", "-o"], "kept.yaml");
        desk
    }

    fn path(&self, name: &str) -> String {
        self.folder.join(name).to_str().expect("UTF-8").to_owned()
    }

    fn read(&self) -> String {
        fs::read_to_string(self.path("kept.yaml")).expect("the file")
    }

    fn write(&self, text: &str) {
        fs::write(self.path("kept.yaml"), text).expect("written");
    }

    /// Runs it on a file of the folder; it ends with this code: standard output and error.
    #[track_caller]
    fn train(&self, code: i32, arguments: &[&str], file: &str) -> (String, String) {
        let path = self.path(file);
        let all = [&["train"], arguments, &[&path, "--edition", "fide-2014", "--lang", "en"]].concat();
        let output = plica_ends(code, &all);
        (stdout(&output), stderr(&output))
    }

    /// A quiz by the file, and what was said.
    fn quiz(&self, count: &str) -> (Vec<Json>, String) {
        let quiz = self.path("quiz.json");
        let arguments = ["quiz", "--n", count, "--seed", "3", "-o", &quiz, "--curation"];
        let (_, said) = self.train(0, &arguments, "kept.yaml");
        let quiz: Json = serde_json::from_str(&fs::read_to_string(quiz).expect("a quiz")).expect("JSON");
        (quiz["questions"].as_array().expect("questions").clone(), said)
    }
}

fn ids(questions: &[Json]) -> BTreeSet<String> {
    questions.iter().map(|question| question["id"].as_str().expect("an id").to_owned()).collect()
}

/// The questions of the file with other verdicts, in their order.
fn judged(text: &str, verdicts: &[&str]) -> String {
    let mut verdicts = verdicts.iter();
    let lines = text.lines().map(|line| match line.strip_prefix("    verdict: open") {
        Some(_) => format!("    verdict: {}\n", verdicts.next().unwrap_or(&"open")),
        None => format!("{line}\n"),
    });
    lines.collect()
}

#[test]
fn what_is_approved_is_asked_and_what_is_rejected_is_not() {
    let desk = Desk::reviewed("9");
    let kept = yaml(&desk.read());
    let kept = ids(kept["questions"].as_array().expect("questions"));
    assert_eq!(kept.len(), 9);
    desk.write(&judged(&desk.read(), &["approved", "rejected", "pinned", "approved", "rejected"]));
    let file = yaml(&desk.read());
    let of = |verdict: &str| {
        let all = file["questions"].as_array().expect("questions").iter();
        ids(&all.filter(|question| question["verdict"] == verdict).cloned().collect::<Vec<_>>())
    };
    let (asked, said) = desk.quiz("12");
    let asked = ids(&asked);
    assert_eq!((asked.len(), said.as_str()), (12, ""));
    assert!(of("approved").is_subset(&asked) && of("pinned").is_subset(&asked));
    assert!(of("rejected").is_disjoint(&asked));
    // Where there is room for one alone, it is the one of every paper.
    assert_eq!(ids(&desk.quiz("1").0), of("pinned"));
}

#[test]
fn an_approved_question_is_asked_as_it_was_in_the_trainers_words() {
    let desk = Desk::reviewed("6");
    let all = judged(&desk.read(), &["approved"; 6]);
    let worded = all.replacen(
        "    verdict: approved\n",
        "    verdict: approved\n    author: M. Ruiz\n    note: asked once\n    used: [Burgos 2026, Lecco 2026]\n    \
         reword: {situation: Rossi seals and goes., question: What now?}\n",
        1,
    );
    desk.write(&worded);
    let (asked, said) = desk.quiz("6");
    assert_eq!(said, "");
    let file = yaml(&desk.read());
    assert_eq!(schema("questions").iter_errors(&file).map(|fault| fault.to_string()).next(), None);
    for kept in file["questions"].as_array().expect("questions") {
        let asked = asked.iter().find(|asked| asked["id"] == kept["id"]).expect("it is asked");
        let texts: Vec<_> = kept["text"].as_str().expect("a text").lines().collect();
        let choices = asked["choices"].as_array().expect("choices");
        for choice in choices {
            let (text, right) = (choice["text"].as_str().expect("a text"), choice["right"] == true);
            let line = texts.iter().find(|line| line.contains(text)).expect("the same answers");
            assert_eq!(line.ends_with('✓'), right, "{line}");
        }
        assert_eq!(choices.len(), 4);
    }
    let reworded = asked.iter().filter(|question| question["question"] == "What now?");
    let reworded: Vec<_> = reworded.map(|question| question["situation"].clone()).collect();
    assert_eq!(reworded, [serde_json::json!(["Rossi seals and goes."])]);
}

#[test]
fn what_the_law_has_made_wrong_is_said_and_not_asked() {
    let desk = Desk::new();
    let question = |id: &str, answers: &str| {
        format!(
            "  - id: {id}\n    verdict: approved\n    edition: fide-2014\n    asks: result\n    \
             case: {{position: 4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41, sealed.written: Cd4, sealed.language: es}}\n    \
             answers: [{answers}]\n"
        )
    };
    // Two knights can go to d4: by E.8.a the sealer loses.
    let right = question("right", "{answer: replier wins}, {answer: game goes on}, {answer: sealer wins}");
    let outdated = [
        question("changed", "{answer: game goes on}, {answer: replier wins}, {answer: sealer wins}"),
        question("twofold", "{answer: replier wins}, {answer: replier wins, error: ambiguous-drawn}"),
        question("renamed", "{answer: E.99: arbiter must open-envelope}, {answer: game goes on}"),
        question("open", "{answer: replier wins}, {answer: game goes on}")
            .replace("w - - 0 41", "w - - 0 41 x"),
    ];
    desk.write(
        &format!("questions:\n{right}{}", outdated.concat())
            .replace("{answer: E.99: arb", "{answer: \"E.99: arb")
            .replace("envelope}", "envelope\"}"),
    );
    let (asked, said) = desk.quiz("2");
    assert!(
        asked
            .iter()
            .any(|question| question["situation"][0].as_str().is_some_and(|text| text.contains("Cd4")))
    );
    assert!(
        said.contains(
            "Question changed is left out, though it was approved: “game goes on” is not the right"
        )
    );
    assert!(said.contains(
        "Question renamed is left out, though it was approved: it names what the edition does not"
    ));
    assert!(
        said.contains("Question open is left out, though it was approved: the edition does not rule"),
        "{said}"
    );
    assert!(!said.contains("Question right"), "{said}");
}

#[test]
fn new_questions_are_added_below_what_is_there() {
    let desk = Desk::reviewed("4");
    let before = format!("# of my course\n{}", judged(&desk.read(), &["approved", "rejected"]));
    desk.write(&before);
    let (said, _) = desk.train(0, &["review", "--n", "3", "--seed", "7", "-o"], "kept.yaml");
    assert!(said.contains("3 questions added; 7 in all"), "{said}");
    let after = desk.read();
    assert!(after.starts_with(before.trim_end()), "{after}");
    let file = yaml(&after);
    assert_eq!(ids(file["questions"].as_array().expect("questions")).len(), 7);
}

#[test]
fn a_file_that_is_wrong_is_refused_with_its_line() {
    let good = Desk::reviewed("1").read();
    for (from, to, code, line) in [
        ("    verdict: open\n", "    verdict: aproved\n", "unknown-value", true),
        ("    asks: ", "    ask: ", "missing-key", true),
        ("questions:", "question:", "missing-key", true),
        ("    verdict: open\n", "    verdict: open\n    used: {a: b\n", "yaml-syntax", true),
        ("answers:\n", "answers: none\n    others:\n", "wrong-shape", true),
    ] {
        let desk = Desk::new();
        desk.write(&good.replacen(from, to, 1));
        for verb in [&["quiz", "--n", "2", "--curation"][..], &["review", "--n", "2", "-o"]] {
            let (out, said) = desk.train(1, verb, "kept.yaml");
            assert_eq!(out, "", "{to}: {said}");
            assert!(said.contains(&format!("[{code}]")), "{to}: {said}");
            assert_eq!(said.contains("kept.yaml:"), line, "{to}: {said}");
        }
        assert_eq!(desk.read(), good.replacen(from, to, 1), "the file is left as it is");
    }
    let missing = Desk::new().train(1, &["quiz", "--n", "2", "--curation"], "none.yaml");
    assert!(missing.1.contains("[file-unreadable]"), "{}", missing.1);
}
