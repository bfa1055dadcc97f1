//! A quiz in GIFT, the format that Moodle and others import as text: a [`Paper`] -> one text.
//!
//! Texts stand as HTML, so that paragraphs and the board survive; the board is drawn with figures and told in words.

use std::fmt::Write as _;

use maud::{Markup, html};

use super::fragments::{explanation, own_terms};
use super::paper::Paper;
use super::question::{Choice, Question};
use crate::engine::chess::diagram_text;
use crate::words::phrases::words::Words;

/// A quiz in GIFT.
#[must_use]
pub fn quiz_gift(words: &Words, paper: &Paper) -> String {
    // A comment is one line, and a text of the user's could bring its own.
    let mut out = format!("// {}\n", paper.title.replace(['\n', '\r'], " "));
    let _ = writeln!(out, "$CATEGORY: {}", super::moodle::category(paper));
    for question in &paper.questions {
        print(&mut out, words, question);
    }
    out
}

fn print(out: &mut String, words: &Words, question: &Question) {
    let _ = write!(out, "\n// [id:{}]", bracketed(&question.id));
    for tag in super::moodle::tags(question) {
        let _ = write!(out, " [tag:{}]", bracketed(&tag));
    }
    out.push('\n');
    let asked = escaped(&asked(words, question).into_string());
    let _ = writeln!(out, "::{}::[html]{asked} {{", escaped(&super::moodle::name(question)));
    for choice in &question.choices {
        let sign = if choice.is_right { '=' } else { '~' };
        let _ = write!(out, "  {sign}{}", escaped(&answer(choice)));
        if !choice.remark.is_empty() {
            let _ = write!(out, " #{}", escaped(&html! { p { (choice.remark) } }.into_string()));
        }
        out.push('\n');
    }
    let _ = writeln!(out, "  ####{}\n}}", escaped(&explanation(question).into_string()));
}

fn asked(words: &Words, question: &Question) -> Markup {
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
fn answer(choice: &Choice) -> String {
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
