//! The question after the position: set up on a board, as the moves of the game, or as FEN.

use maud::{Markup, html};

use super::query::{self, Query};
use crate::engine::chess::{History, Language};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::facts::{game_told, position_told};
use crate::engine::interview::{Answers, given, with_heads};
use crate::engine::model::Vocabulary;
use crate::words::phrases::{Locale, Words};
use crate::words::reports::letters;

/// The moves of a game in their shortest form, the position they lead to where none is told, and what stands above them of
/// the event.
///
/// # Errors
/// What is wrong with the moves; the answers are then left as they are, and the question is to be asked again.
pub(super) fn settle(
    vocabulary: &Vocabulary,
    query: &mut Query,
    locale: Locale,
) -> Result<(), Vec<Diagnostic>> {
    let told = |name: &str| {
        let given = query.answers.case.facts.iter().find(|given| given.fact.value == name);
        given.map(|given| given.value.clone())
    };
    let Some(text) = told("history").filter(|text| !query::is_open(&text.value)) else { return Ok(()) };
    let language = told("sealed.language").and_then(|code| Language::from_code(&code.value));
    let mut faults = Vec::new();
    let position = told("position").filter(|position| !query::is_open(&position.value));
    let end = position_told(position.as_ref(), &mut faults);
    let line = if faults.is_empty() {
        game_told(&text, end.as_ref(), language.or(Some(letters(locale))), &mut faults)
    } else {
        None
    };
    let Some(line) = line else {
        query.ask = Some("position".to_owned());
        return Err(faults);
    };
    query.answers = with_heads(vocabulary, &query.answers, &text.value);
    let facts = &mut query.answers.case.facts;
    facts.retain(|given| given.fact.value != "history");
    if end.is_none() {
        facts.retain(|given| given.fact.value != "position");
        facts.push(given("position", &line.end().fen()));
        query.answers.later.remove("position");
    }
    facts.push(given("history", &line.written()));
    query.canonical = query::address(&query::pairs(&query.answers));
    Ok(())
}

/// The moves of a game with numbers and the letters of the reader's language; as they are where they cannot be read.
pub(super) fn score(text: &str, locale: Locale) -> String {
    let line = History::to_its_end(text, Some(letters(locale)));
    line.map_or_else(|_| text.to_owned(), |line| line.score(letters(locale)))
}

/// The three ways to say the position; what is wrong stands with the field it is in.
pub(super) fn ways(words: &Words, answers: &Answers, faults: &Markup) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    let told = |name: &str| {
        let given = answers.case.facts.iter().find(|given| given.fact.value == name);
        given
            .map(|given| given.value.value.as_str())
            .filter(|value| !query::is_open(value))
            .unwrap_or_default()
    };
    let game = told("history");
    // A position that the moves lead to is told by them.
    let fen = if game.is_empty() { told("position") } else { "" };
    let kept = query::address(&query::pairs(&query::without(answers, &["history"])));
    let is_wrong = |field: bool| (field && !faults.0.is_empty()).then_some("true");
    html! {
        div.way {
            h2 { (say("web-way-board")) }
            p { a.button href={ "/" (words.locale().code()) "/board?" (kept) } { (say("web-way-board-go")) } }
        }
        div.way.typed {
            h2 { label for="game" { (say("web-way-game")) } }
            p.hint #game-hint { (say("web-way-game-hint")) }
            @if !game.is_empty() { (faults) }
            textarea #game aria-invalid=[is_wrong(!game.is_empty())] name="history" rows="5" autocapitalize="off" spellcheck="false" aria-describedby="game-hint"
                placeholder=(say("web-way-game-example")) { (score(game, words.locale())) }
            button.go { (say("web-continue")) }
        }
        div.way.typed {
            h2 { label for="position" { (say("web-fen")) } }
            p.hint #fen-hint { (say("web-fen-hint")) }
            @if game.is_empty() { (faults) }
            input #position aria-invalid=[is_wrong(game.is_empty())] name="position" value=(fen) autocomplete="off" autocapitalize="off" spellcheck="false"
                aria-describedby="fen-hint" placeholder="4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";
            button.go { (say("web-continue")) }
        }
    }
}
