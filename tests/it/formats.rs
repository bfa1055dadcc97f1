//! A quiz in every format, an exam in several versions, and the marks: from a paper made by hand.

pub(crate) mod importers;
pub(crate) mod paper;

use std::collections::BTreeSet;
use std::path::Path;

use plica::{Locale, Words};

use paper::{SIGNS, paper};

/// The wording, as last approved.
pub(crate) fn shown(name: &str, text: &str) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true,
        snapshot_path => "../snapshots/training" }, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn a_quiz_as_text_has_its_answers_behind_its_questions() {
    let words = Words::embedded(Locale::Es);
    let mut paper = paper(Locale::Es);
    paper.questions.retain(|question| question.id != "q-strange");
    shown("quiz-es", &plica::text(&plica::training::pages::quiz_report(&words, &paper)));
}

#[test]
fn a_quiz_as_json_says_everything() {
    let json = plica::training::pages::quiz_json(&paper(Locale::It));
    assert_eq!(json["questions"][0]["answer"], "b");
    assert_eq!(json["questions"][0]["position"]["fen"], "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41");
    assert_eq!(json["questions"][1]["situation"][0], SIGNS);
    assert_eq!(json["questions"][1]["choices"][2]["remark"], "a # b #### c");
    assert_eq!(json["seed"], 7);
}

#[test]
fn versions_differ_and_stay_the_same() {
    let paper = paper(Locale::It);
    let versions = plica::training::pages::exam_versions(&paper, 3);
    let again = plica::training::pages::exam_versions(&paper, 2);
    assert_eq!(versions.iter().map(|version| version.letter).collect::<String>(), "ABC");
    let keys: BTreeSet<_> = versions
        .iter()
        .map(|version| plica::training::pages::exam_key_csv(std::slice::from_ref(version)))
        .collect();
    assert_eq!(keys.len(), 3);
    assert_eq!(
        plica::training::pages::exam_key_csv(&versions[..2]),
        plica::training::pages::exam_key_csv(&again)
    );
    for version in &versions {
        let ids: BTreeSet<_> = version.paper.questions.iter().map(|question| &question.id).collect();
        assert_eq!(ids.len(), paper.questions.len());
        for question in &version.paper.questions {
            let original = paper.questions.iter().find(|other| other.id == question.id).unwrap();
            let right =
                |of: &plica::training::pages::Question| of.right().map(|(_, choice)| choice.text.clone());
            assert_eq!(right(question), right(original));
        }
    }
}

#[test]
fn the_paper_of_a_candidate_gives_nothing_away() {
    let words = Words::embedded(Locale::It);
    let paper = paper(Locale::It);
    for version in plica::training::pages::exam_versions(&paper, 2) {
        let report = plica::training::pages::exam_paper(&words, &version);
        let page = plica::page(std::slice::from_ref(&report));
        if let Some(folder) = std::env::var_os("PLICA_SCREENS") {
            let path = Path::new(&folder).join(format!("exam-{}.html", version.letter));
            std::fs::write(path, &page).expect("written");
        }
        let page = page + &plica::text(&report);
        for question in &paper.questions {
            let remarks =
                question.choices.iter().map(|choice| &choice.remark).filter(|remark| !remark.is_empty());
            for secret in question.explanation.iter().chain(remarks).filter(|text| !text.contains(SIGNS)) {
                assert!(!page.contains(secret.as_str()), "{secret}");
            }
            assert!(!page.contains(&question.id) && !page.contains(&question.citation));
        }
        // With the seed the key could be made again.
        assert!(!page.contains(&paper.footer));
        assert!(page.contains("Nome e cognome: ____"));
    }
    shown(
        "exam-it",
        &plica::text(&plica::training::pages::exam_paper(
            &words,
            &plica::training::pages::exam_versions(&paper, 1)[0],
        )),
    );
}

#[test]
fn the_key_has_reasons_and_the_letters_of_every_version() {
    let words = Words::embedded(Locale::Es);
    let mut paper = paper(Locale::Es);
    paper.questions.retain(|question| question.id != "q-strange");
    let versions = plica::training::pages::exam_versions(&paper, 2);
    let key = plica::text(&plica::training::pages::exam_key(&words, &paper, &versions));
    shown(
        "exam-key-es",
        &format!("{key}\n{}", plica::training::pages::exam_key_csv(&versions).replace('\r', "")),
    );
}
