//! What the forms that show one question at a time have in common: pieces of HTML, and the board as a picture.

use maud::{Markup, html};

use super::question::Question;
use crate::words::phrases::words::Words;
use crate::words::reports::board;
use crate::words::reports::board::Diagram;

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
pub(super) fn on_white(svg: &str) -> String {
    svg.replacen("<svg ", "<svg style=\"background:#fff;color:#000\" ", 1)
}

/// What a picture of a board shows, for those who do not see it.
pub(super) fn told(diagram: &Diagram) -> String {
    diagram.told.join(" ")
}
