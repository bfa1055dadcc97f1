//! A quiz as one HTML file that is played in a browser, from a disk and without a network.
//!
//! Everything stands in the page, the answers folded; the script only lays the questions out one by one, compares and
//! counts; it remembers in the browser what was answered, and which articles were missed, and asks those first. Without it,
//! and on paper, the page can be read as it is.

use maud::{Markup, PreEscaped, html};

use super::paper::Paper;
use super::question::{Choice, Question};
use super::quiz_report::{answered, unseen};
use crate::training::question::number_of_texts;
use crate::words::formats::html::{blocks, drawing, figure, file};
use crate::words::phrases::words::Words;
use crate::words::reports::board;

const STYLE: &str = include_str!("quiz_page/quiz.css");
const SCRIPT: &str = include_str!("quiz_page/quiz.js");

/// A quiz as a page that can be played.
#[must_use]
pub fn quiz_page(words: &Words, paper: &Paper) -> String {
    let body = html! {
        body.quiz {
            main {
                header {
                    h1 { (paper.title) }
                    p.subtitle { (paper.subtitle) }
                    (assumed(paper))
                    (layouts(words))
                }
                // By this the browser knows which of these questions have been answered.
                div #questions data-quiz=(name(paper)) data-in-order[paper.is_in_order] {
                    @for (number, question) in (1_usize..).zip(&paper.questions) {
                        (asked(words, (number, paper.questions.len()), question))
                    }
                }
                (score(words))
                (key(words, paper))
            }
            footer { p { (paper.footer) } }
            script { (PreEscaped(SCRIPT)) }
        }
    };
    file(&paper.language, &paper.title, &[STYLE, board::STYLE], &body)
}

fn assumed(paper: &Paper) -> Markup {
    html! {
        @if !paper.assumed.1.is_empty() {
            details.assumed #assumed open {
                summary { (paper.assumed.0) }
                ul { @for line in &paper.assumed.1 { li { (line) } } }
            }
        }
    }
}

/// One after another or all at a time: what only the script can do.
fn layouts(words: &Words) -> Markup {
    html! {
        fieldset.layouts #layouts hidden {
            legend { (words.say("exam-layout", &[])) }
            label { input type="radio" name="layout" value="one" checked; (words.say("exam-layout-one", &[])) }
            label { input type="radio" name="layout" value="all"; (words.say("exam-layout-all", &[])) }
        }
    }
}

/// A name that stays the same for the same questions in the same order.
fn name(paper: &Paper) -> String {
    format!("{:016x}", number_of_texts(paper.questions.iter().map(|question| question.id.as_str())))
}

fn asked(words: &Words, (number, of): (usize, usize), question: &Question) -> Markup {
    let field = format!("question-{number}");
    html! {
        form.question id=(field) data-articles=(question.articles.join("\n")) {
            h2 tabindex="-1" { (heading(words, number, of, question)) }
            @for paragraph in &question.situation { p { (paragraph) } }
            @if let Some(envelope) = &question.envelope { (drawing(envelope)) }
            @if let Some(diagram) = &question.diagram {
                (figure(diagram))
                @let unseen = unseen(diagram);
                @if !unseen.is_empty() { p { (unseen.join(" ")) } }
            }
            (own_terms(words, question))
            fieldset {
                legend { (question.asks) }
                @for (letter, choice) in question.lettered() { (answer(&field, letter, choice)) }
            }
            p.actions {
                button.go type="submit" data-does="check" hidden { (words.say("exam-check", &[])) }
            }
            div.said role="status" data-right=(words.say("exam-said-right", &[])) data-wrong=(words.say("exam-said-wrong", &[]))
                data-none=(words.say("exam-said-nothing", &[])) {}
            details.answer {
                summary { (words.say("exam-see-answer", &[])) }
                (blocks(&answered(words, question)))
            }
            p.actions { button.go type="button" data-does="next" hidden { (words.say("exam-next", &[])) } }
        }
    }
}

/// `Question 3 of 12 (basic)`.
fn heading(words: &Words, number: usize, of: usize, question: &Question) -> String {
    let (number, of) = (number.to_string(), of.to_string());
    words.say("exam-question-of-all", &[("number", &number), ("of", &of), ("level", question.level.code())])
}

/// What is taken for granted here: it stands at the head of the page for all questions, which may be far away.
fn own_terms(words: &Words, question: &Question) -> Markup {
    html! {
        @if !question.assumed.is_empty() {
            details.terms {
                summary { (words.say("exam-assumed-here", &[])) }
                ul { @for line in &question.assumed { li { (line) } } }
            }
        }
    }
}

fn answer(field: &str, letter: char, choice: &Choice) -> Markup {
    html! {
        label.choice {
            input type="radio" name=(field) value=(letter) data-right[choice.is_right]
                data-remark=[(!choice.remark.is_empty()).then_some(&choice.remark)];
            span { (letter) ") " (choice.text) }
        }
    }
}

/// What stands at the end when every question has been answered.
fn score(words: &Words) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    // The script puts the numbers in.
    let counts = words.say("exam-score", &[("right", "{right}"), ("all", "{all}")]);
    html! {
        section.score #score hidden data-score=(counts) data-perfect=(say("exam-score-perfect")) {
            h2 tabindex="-1" { (say("exam-score-heading")) }
            p.verdict {}
            div.repeat {
                h3 { (say("exam-score-repeat")) }
                ul {}
            }
            p.actions {
                button.go type="button" data-does="wrong" { (say("exam-again-wrong")) }
                button type="button" data-does="again" { (say("exam-again")) }
            }
        }
    }
}

/// The answers on a sheet of their own, for paper alone.
fn key(words: &Words, paper: &Paper) -> Markup {
    html! {
        section.key {
            h2 { (words.say("exam-answers", &[])) }
            @for (number, question) in (1_usize..).zip(&paper.questions) {
                div.entry {
                    h3 { (words.say("exam-question", &[("number", &number.to_string())])) }
                    (blocks(&answered(words, question)))
                }
            }
        }
    }
}
