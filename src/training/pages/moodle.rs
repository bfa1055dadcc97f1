//! A quiz as Moodle XML, its question bank's own format: a [`Paper`] -> one text.
//!
//! Boards travel as files of the question (`@@PLUGINFILE@@`), as Moodle itself exports pictures: drawings that stand in a
//! text are lost when somebody opens the question in Moodle's editor.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use maud::{Markup, PreEscaped, html};

use super::fragments::{explanation, on_white, own_terms, picture, told};
use super::paper::Paper;
use super::question::{Choice, Question};
use super::quiz_report::unseen;
use crate::words::phrases::words::Words;

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
pub(super) fn category(paper: &Paper) -> String {
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
