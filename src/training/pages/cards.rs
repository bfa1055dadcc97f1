//! A quiz as cards to learn by heart: a [`Paper`] -> notes with fields in HTML, how they look, and their pictures.
//!
//! A card keeps its name from edition to edition of a deck, so that who learns keeps his progress.

use maud::{Markup, html};

use super::fragments::{on_white, own_terms, picture, told};
use super::paper::Paper;
use super::question::Question;
use super::quiz_report::unseen;
use crate::training::names::number_of;
use crate::words::phrases::words::Words;

/// A deck of cards.
#[derive(Debug, Clone)]
pub struct Cards {
    /// A number that is the same for the same edition and language.
    pub number: i64,
    /// What the deck is called; `::` puts decks into decks.
    pub name: String,
    /// What it is.
    pub description: String,
    /// The cards.
    pub cards: Vec<Card>,
}

/// A card.
#[derive(Debug, Clone)]
pub struct Card {
    /// Its name, the same whenever the same question is asked in the same language.
    pub name: String,
    /// A text for each of [`Cards::FIELDS`].
    pub fields: Vec<String>,
    /// Its articles and level.
    pub tags: Vec<String>,
    /// The pictures it shows, each with the name of its file.
    pub pictures: Vec<(String, String)>,
}

impl Cards {
    /// The kind of note, the same in every deck.
    pub const KIND: (i64, &'static str) = (1_846_113_907, "plica: question with answers to choose from");
    /// What a note is made of.
    pub const FIELDS: [&'static str; 8] =
        ["Situation", "Diagram", "Question", "Choices", "Answer", "Explanation", "Citation", "Remarks"];
    /// What the front shows.
    pub const FRONT: &'static str = "<div class=\"situation\">{{Situation}}</div>\n{{Diagram}}\n\
        <div class=\"question\">{{Question}}</div>\n{{Choices}}";
    /// What the back shows.
    pub const BACK: &'static str = "{{FrontSide}}\n<hr id=\"answer\">\n<div class=\"answer\">{{Answer}}</div>\n\
        <div class=\"explanation\">{{Explanation}}</div>\n<div class=\"citation\">{{Citation}}</div>\n{{Remarks}}";
    /// How they look, by day and by night.
    pub const STYLE: &'static str = include_str!("cards.css");
}

/// A quiz as cards.
#[must_use]
pub fn quiz_cards(words: &Words, paper: &Paper) -> Cards {
    let name = format!("plica::{} ({})", paper.edition, paper.language);
    Cards {
        number: number(&name),
        name,
        description: html! { (paper.title) ". " (paper.subtitle) " " (paper.footer) }.into_string(),
        cards: paper.questions.iter().map(|question| card(words, paper, question)).collect(),
    }
}

/// A number made of a name, as large as the times by which Anki numbers its decks.
fn number(name: &str) -> i64 {
    1_500_000_000_000 + i64::try_from(number_of(name.bytes()) % 100_000_000_000).unwrap_or_default()
}

fn card(words: &Words, paper: &Paper, question: &Question) -> Card {
    let name = format!("plica-{}-{}", paper.language, question.id);
    let file = format!("{}.svg", plain(&name));
    let envelope_file = format!("{}_envelope.svg", plain(&name));
    let envelope = question.envelope.as_ref();
    let written = envelope.map(|envelope| {
        html! { div.envelope { img src=(envelope_file) alt=(envelope.name) width=(envelope.width); } }
    });
    let image = question.diagram.as_ref().map(|diagram| {
        html! { div.diagram { img src=(file) alt=(told(diagram)); p { (diagram.caption) @for line in unseen(diagram) { " " (line) } } } }
    });
    let fields = [
        html! { (paragraphs(&question.situation)) @if let Some(written) = written { (written) } (own_terms(words, question)) },
        image.unwrap_or_default(),
        html! { (question.asks) },
        choices(question),
        right(question),
        paragraphs(&question.explanation),
        html! { (question.citation) },
        remarks(question),
    ];
    let articles =
        question.articles.iter().map(|article| format!("article::{}", plain(article).replace('-', "_")));
    let board = question.diagram.as_ref().map(|diagram| (file, picture(diagram)));
    Card {
        name,
        fields: fields.map(Markup::into_string).into(),
        tags: articles.chain([format!("level::{}", question.level.code())]).collect(),
        pictures: envelope
            .map(|envelope| (envelope_file, on_white(&envelope.svg)))
            .into_iter()
            .chain(board)
            .collect(),
    }
}

fn paragraphs(texts: &[String]) -> Markup {
    html! { @for text in texts { p { (text) } } }
}

fn choices(question: &Question) -> Markup {
    html! { ol type="a" { @for choice in &question.choices { li { (choice.text) } } } }
}

fn right(question: &Question) -> Markup {
    html! { @if let Some((letter, choice)) = question.right() { (letter) ") " (choice.text) } }
}

/// When the other answers would be right.
fn remarks(question: &Question) -> Markup {
    let remarks: Vec<_> =
        question.lettered().filter(|(_, choice)| !choice.is_right && !choice.remark.is_empty()).collect();
    html! {
        @if !remarks.is_empty() {
            ul.remarks { @for (letter, choice) in remarks { li { (letter) ") " (choice.remark) } } }
        }
    }
}

/// A name for a file or a tag: without signs that mean something there.
fn plain(name: &str) -> String {
    name.chars().map(|sign| if sign.is_alphanumeric() || sign == '-' { sign } else { '_' }).collect()
}
