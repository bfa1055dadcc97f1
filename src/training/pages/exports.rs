//! A quiz for other programs: GIFT, Moodle XML and Anki cards.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use maud::{Markup, PreEscaped, html};

use super::paper::Paper;
use super::question::{Choice, Question};
use super::quiz_report::unseen;
use crate::engine::chess::diagram_text;
use crate::training::question::number_of;
use crate::words::phrases::words::Words;
use crate::words::reports::board::{self, Diagram};

/// What is taken for granted in a question that stands alone.
pub(super) fn own_terms(words: &Words, question: &Question) -> Markup {
    html! {
        @if !question.assumed.is_empty() {
            p { i { (words.say("exam-assumed-here", &[])) } }
            ul { @for line in &question.assumed { li { (line) } } }
        }
    }
}

/// Why the right answer is right.
pub(super) fn explanation(question: &Question) -> Markup {
    html! {
        @for paragraph in &question.explanation { p { (paragraph) } }
        @if !question.citation.is_empty() { p { i { (question.citation) } } }
    }
}

/// A board as a picture of its own.
pub(super) fn picture(diagram: &Diagram) -> String {
    on_white(&board::svg(diagram).into_string().replacen("<svg ", "<svg width=\"379\" height=\"379\" ", 1))
}

/// A drawing as a picture of its own: on white, whatever is behind it.
fn on_white(svg: &str) -> String {
    svg.replacen("<svg ", "<svg style=\"background:#fff;color:#000\" ", 1)
}

/// What a picture of a board shows, for those who do not see it.
pub(super) fn told(diagram: &Diagram) -> String {
    diagram.told.join(" ")
}

// GIFT, the text format that Moodle and others import. Texts are HTML; the board is drawn with letters and told in words.

/// A quiz in GIFT.
#[must_use]
pub fn quiz_gift(words: &Words, paper: &Paper) -> String {
    // A comment is one line, and a text of the user's could bring its own.
    let mut out = format!("// {}\n", paper.title.replace(['\n', '\r'], " "));
    let _ = writeln!(out, "$CATEGORY: {}", category(paper));
    for question in &paper.questions {
        print(&mut out, words, question);
    }
    out
}

fn print(out: &mut String, words: &Words, question: &Question) {
    let _ = write!(out, "\n// [id:{}]", bracketed(&question.id));
    for tag in tags(question) {
        let _ = write!(out, " [tag:{}]", bracketed(&tag));
    }
    out.push('\n');
    let asked = escaped(&gift_question(words, question).into_string());
    let _ = writeln!(out, "::{}::[html]{asked} {{", escaped(&name(question)));
    for choice in &question.choices {
        let sign = if choice.is_right { '=' } else { '~' };
        let _ = write!(out, "  {sign}{}", escaped(&gift_answer(choice)));
        if !choice.remark.is_empty() {
            let _ = write!(out, " #{}", escaped(&html! { p { (choice.remark) } }.into_string()));
        }
        out.push('\n');
    }
    let _ = writeln!(out, "  ####{}\n}}", escaped(&explanation(question).into_string()));
}

fn gift_question(words: &Words, question: &Question) -> Markup {
    html! {
        @for paragraph in &question.situation { p { (paragraph) } }
        @if let Some(diagram) = &question.diagram {
            pre { (diagram_text(&diagram.position)) }
            p { @for sentence in &diagram.told { (sentence) " " } "(" (diagram.position.fen()) ")" }
        }
        (own_terms(words, question))
        p { b { (question.asks) } }
    }
}

/// An answer as HTML. At its start a percentage would be its weight, and a word in brackets its format.
fn gift_answer(choice: &Choice) -> String {
    let text = html! { (choice.text) }.into_string();
    match text.chars().next() {
        Some('%') => text.replacen('%', "&#37;", 1),
        Some('[') => text.replacen('[', "&#91;", 1),
        Some(_) | None => text,
    }
}

/// A text whose signs mean nothing in GIFT.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '\\' | '~' | '=' | '#' | '{' | '}' | ':' => escaped.extend(['\\', sign]),
            '\n' => escaped.push_str("\\n"),
            '\r' => {}
            _ => escaped.push(sign),
        }
    }
    escaped
}

/// A text for the brackets of a comment.
fn bracketed(text: &str) -> String {
    text.chars().map(|sign| if "[]\\\r\n".contains(sign) { ' ' } else { sign }).collect()
}

// Moodle XML. Boards are files of the question (`@@PLUGINFILE@@`): SVG inside a text is lost in Moodle's editor.

/// The name of the board among the files of a question.
const BOARD: &str = "board.svg";
/// That of the envelope.
const ENVELOPE: &str = "envelope.svg";

/// A quiz as Moodle XML.
#[must_use]
pub fn quiz_moodle(words: &Words, paper: &Paper) -> String {
    let quiz = html! {
        quiz {
            "\n"
            question type="category" {
                category { (text(&category(paper))) }
                info format="html" { (text(&html! { p { (paper.title) ". " (paper.subtitle) } p { (paper.footer) } }.into_string())) }
            }
            "\n"
            @for question in &paper.questions { (multichoice(words, question)) "\n" }
        }
    };
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", legal(&quiz.into_string()))
}

fn multichoice(words: &Words, question: &Question) -> Markup {
    html! {
        question type="multichoice" {
            name { (text(&name(question))) }
            questiontext format="html" {
                (text(&asked(words, question).into_string()))
                @if let Some(envelope) = &question.envelope {
                    file name=(ENVELOPE) path="/" encoding="base64" { (STANDARD.encode(on_white(&envelope.svg))) }
                }
                @if let Some(diagram) = &question.diagram {
                    file name=(BOARD) path="/" encoding="base64" { (STANDARD.encode(picture(diagram))) }
                }
            }
            generalfeedback format="html" { (text(&explanation(question).into_string())) }
            defaultgrade { (question.level.points()) }
            penalty { "0.3333333" }
            hidden { "0" }
            idnumber { (question.id) }
            single { "true" }
            shuffleanswers { "true" }
            answernumbering { "abc" }
            showstandardinstruction { "0" }
            @for (message, id) in [("correctfeedback", "exam-said-right"), ("incorrectfeedback", "exam-said-wrong")] {
                (PreEscaped(format!("<{message} format=\"html\">"))) (text(&html! { p { (words.say(id, &[])) } }.into_string()))
                (PreEscaped(format!("</{message}>")))
            }
            @for choice in &question.choices { (answer(choice)) }
            tags { @for tag in tags(question) { tag { (text(&tag)) } } }
        }
    }
}

fn asked(words: &Words, question: &Question) -> Markup {
    html! {
        @for paragraph in &question.situation { p { (paragraph) } }
        @if let Some(envelope) = &question.envelope {
            p { img src={ "@@PLUGINFILE@@/" (ENVELOPE) } alt=(envelope.name) width=(envelope.width); }
        }
        @if let Some(diagram) = &question.diagram {
            p { img src={ "@@PLUGINFILE@@/" (BOARD) } alt=(told(diagram)) width="379" height="379"; }
            p { (diagram.caption) " " @for line in unseen(diagram) { (line) " " } code { (diagram.position.fen()) } }
        }
        (own_terms(words, question))
        p { b { (question.asks) } }
    }
}

fn answer(choice: &Choice) -> Markup {
    let fraction = if choice.is_right { "100" } else { "0" };
    let remark =
        if choice.remark.is_empty() { String::new() } else { html! { p { (choice.remark) } }.into_string() };
    html! {
        answer fraction=(fraction) format="html" {
            (text(&html! { p { (choice.text) } }.into_string()))
            feedback format="html" { (text(&remark)) }
        }
    }
}

/// Moodle's `text`: what stands in it is text to XML, whatever it is to Moodle.
fn text(content: &str) -> Markup {
    html! { text { (content) } }
}

/// What the question bank calls a question: its article and its own name.
pub(super) fn name(question: &Question) -> String {
    question.articles.first().into_iter().chain([&question.id]).cloned().collect::<Vec<_>>().join(" · ")
}

/// Where in the question bank the questions go; a stroke in a name is doubled.
fn category(paper: &Paper) -> String {
    let part = |name: &str| name.replace('/', "//").replace(['\n', '\r'], " ");
    format!("$course$/top/plica/{} ({})", part(&paper.edition), part(&paper.language))
}

/// The articles and the level of a question. Moodle separates tags by commas and cuts them at fifty characters.
pub(super) fn tags(question: &Question) -> Vec<String> {
    let articles = question.articles.iter().map(|article| format!("article {}", article.replace(',', " ")));
    let short = |tag: String| tag.chars().take(50).collect::<String>();
    articles.chain([format!("level {}", question.level.code())]).map(short).collect()
}

/// Without the signs that XML does not allow even when escaped.
fn legal(xml: &str) -> String {
    let is_legal = |sign: &char| !sign.is_control() || matches!(sign, '\n' | '\r' | '\t');
    xml.chars().filter(|sign| is_legal(sign) && !matches!(sign, '\u{fffe}' | '\u{ffff}')).collect()
}

// Anki cards. A card keeps its name across versions of a deck, so that learners keep their progress.

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
