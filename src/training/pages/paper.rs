//! Questions in words: what every form of a quiz (page, cards, import formats, exam) is printed from.

use super::question::question;
use crate::engine::library::Library;
use crate::engine::model::Edition;
use crate::training::{self, Level};
use crate::words::pages::board::Diagram;
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

/// A question with one right answer.
#[derive(Debug, Clone)]
pub struct Question {
    /// A name that stays the same for the same situation, question and edition.
    pub id: String,
    /// How hard it is.
    pub level: Level,
    /// The articles that decide it, as cited, the first the one it is about.
    pub articles: Vec<String>,
    /// What happened, a paragraph each.
    pub situation: Vec<String>,
    /// The position, where there is one. No arrows: the answer must not be drawn.
    pub diagram: Option<Diagram>,
    /// What is asked.
    pub asks: String,
    /// The answers to choose from, in the order shown.
    pub choices: Vec<Choice>,
    /// Why the right answer is right, a paragraph each.
    pub explanation: Vec<String>,
    /// The provisions that say so, in full.
    pub citation: String,
    /// What is taken for granted in this question.
    pub assumed: Vec<String>,
}

/// An answer to choose.
#[derive(Debug, Clone)]
pub struct Choice {
    /// The answer.
    pub text: String,
    /// Whether it is the right one.
    pub is_right: bool,
    /// Of a wrong one: in what nearest situation it would be right.
    pub remark: String,
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

impl Question {
    /// The right answer and its letter.
    #[must_use]
    pub fn right(&self) -> Option<(char, &Choice)> {
        self.lettered().find(|(_, choice)| choice.is_right)
    }

    /// The answers, each with its letter.
    pub fn lettered(&self) -> impl Iterator<Item = (char, &Choice)> {
        ('a'..='z').zip(&self.choices)
    }
}
