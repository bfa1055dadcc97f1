//! Questions in words: what every form of a quiz (page, cards, import formats, exam) is printed from.

use super::question::{Question, question};
use crate::engine::library::Library;
use crate::engine::model::Edition;
use crate::training;
use crate::words::pages::footer::footer;
use crate::words::speech::phrases::Speaker;
use crate::words::speech::sentences::sentence;
use crate::words::speech::words::Words;

/// A set of questions in words.
#[derive(Debug, Clone)]
pub struct Paper {
    /// The heading.
    pub title: String,
    /// The line under it: the edition in full.
    pub subtitle: String,
    /// The language code.
    pub language: String,
    /// The id of the edition.
    pub edition: String,
    /// What is taken for granted in every question that does not say otherwise, after the line that says so.
    pub assumed: (String, Vec<String>),
    /// The questions.
    pub questions: Vec<Question>,
    /// The last line: rulebook, engine and seed.
    pub footer: String,
    /// The number that fixed the choice of questions; it fixes their order in the versions of an exam too.
    pub seed: u64,
}

impl Paper {
    /// Questions under the heading of their edition.
    #[must_use]
    pub fn of(
        words: &Words,
        library: &Library,
        edition: &Edition,
        asked: &[training::Question],
        seed: u64,
    ) -> Self {
        let vocabulary = &library.rulebook.vocabulary;
        let speaker = Speaker { words, vocabulary, edition, sealer: None };
        let questions: Vec<_> = asked.iter().map(|asked| question(words, library, edition, asked)).collect();
        let mut assumed: Vec<String> = Vec::new();
        for text in asked.iter().flat_map(|asked| usual(&speaker, asked)) {
            if !assumed.contains(&text) {
                assumed.push(text);
            }
        }
        let (number, seed) = (seed, seed.to_string());
        Self {
            title: words.say("quiz-title", &[("edition", &speaker.edition_short())]),
            subtitle: speaker.edition_name(),
            language: words.locale().code().to_owned(),
            edition: edition.id.clone(),
            assumed: (words.say("quiz-assumed", &[]), assumed),
            questions,
            footer: footer(words, "quiz-footer", &library.digest(), &[("seed", &seed)]),
            seed: number,
        }
    }
}

/// What a question takes for granted, said of players in general: on a paper it stands above all questions.
fn usual(speaker: &Speaker, asked: &training::Question) -> Vec<String> {
    let facts = asked.assumed().into_iter();
    facts.map(|(fact, value)| sentence(&speaker.statement_of_players(fact, &value))).collect()
}
