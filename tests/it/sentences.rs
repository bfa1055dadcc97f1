//! What plica says, sentence by sentence, read through in Spanish and Italian: facts with each kind of value and each kind of
//! party, what is ruled, and what quizzes tell.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use plica::engine::chess::{Colour, Language};
use plica::engine::model::{Outcome, Type, Value};
use plica::training::pages::Paper;
use plica::training::{Disputed, Wanted, quiz};
use plica::{Locale, Speaker, Words};

use super::examples::library;

/// The least that is read through in a language.
const FEWEST: usize = 200;

#[test]
fn sentences_in_spanish() {
    sentences(Locale::Es, Language::Spanish);
}

#[test]
fn sentences_in_italian() {
    sentences(Locale::It, Language::Italian);
}

fn sentences(locale: Locale, language: Language) {
    let words = Words::embedded(locale);
    let parts =
        [("Facts", facts(&words)), ("Rulings", rulings(&words)), ("Quizzes", quizzes(&words, language))];
    let mut out = String::new();
    for (title, said) in parts {
        assert!(said.len() >= FEWEST, "{title}: {}", said.len());
        let _ = writeln!(out, "\n## {title}\n\n{}", said.join("\n"));
    }
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true,
        snapshot_path => "../snapshots/training" }, {
        insta::assert_snapshot!(format!("sentences-{}", locale.code()), out);
    });
}

/// Every fact with each of its values, or one that has no plural and one that has, of players by role and by colour.
fn facts(words: &Words) -> Vec<String> {
    let library = library();
    let vocabulary = &library.rulebook.vocabulary;
    let mut said = Vec::new();
    for (id, fact) in vocabulary.facts() {
        let values: Vec<Value> = match &fact.kind {
            Type::Truth => [true, false].map(Value::Truth).to_vec(),
            Type::Duration => [0, 1200].map(Value::Amount).to_vec(),
            Type::Moment => [-60, 0, 1200].map(Value::Amount).to_vec(),
            Type::Number => [1, 3].map(Value::Amount).to_vec(),
            Type::OneOf(values) => (0..).map(Value::Choice).take(values.len()).collect(),
            Type::Text | Type::Date | Type::Hour | Type::Fen | Type::Moves => Vec::new(),
        };
        for sealer in [None, Some(Colour::White)] {
            let edition = library.rulebook.editions.first().expect("an edition");
            let speaker = Speaker { sealer, ..Speaker::in_general(words, vocabulary, edition) };
            let statements = values.iter().map(|value| speaker.statement(id, value));
            for sentence in statements.chain([speaker.question(id)]) {
                if !said.contains(&sentence) {
                    said.push(sentence);
                }
            }
        }
    }
    said
}

/// Every result, and everything a rule of any edition concludes.
fn rulings(words: &Words) -> Vec<String> {
    let library = library();
    let vocabulary = &library.rulebook.vocabulary;
    let mut said = Vec::new();
    for edition in &library.rulebook.editions {
        for sealer in [None, Some(Colour::Black)] {
            let speaker = Speaker { sealer, ..Speaker::in_general(words, vocabulary, edition) };
            let results = Outcome::ALL.into_iter().map(|outcome| speaker.outcome(outcome));
            let rules = edition.numbered().flat_map(|(_, rule)| &rule.then);
            let rulings = rules.map(|conclusion| speaker.conclusion(&conclusion.value, Some(4500)));
            for sentence in results.chain(rulings) {
                if !said.contains(&sentence) {
                    said.push(sentence);
                }
            }
        }
    }
    said
}

/// What questions of every edition tell and why their answers are right.
fn quizzes(words: &Words, language: Language) -> Vec<String> {
    let library = library();
    let mut said = Vec::new();
    let mut seen = BTreeSet::new();
    for edition in &library.rulebook.editions {
        let wanted =
            Wanted { count: 12, seed: 1, rules: None, level: None, language, disputed: Disputed::Asked };
        let asked = quiz(library, edition, &wanted, &mut |_, _| {});
        let paper = Paper::of(words, library, edition, &asked, 1);
        for question in paper.questions {
            let texts = question.situation.into_iter().chain([question.asks]).chain(question.explanation);
            for text in texts {
                if seen.insert(text.clone()) {
                    said.push(text);
                }
            }
        }
    }
    said
}
