//! The board editor: a position set up by taps on squares, without a script; with one, by dragging the men.
//!
//! Every tap is a form sent, so that the position always stands in the address; every square is a button that says what
//! stands on it.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};

use super::guided::fault_box;
use super::layout::{Page, Reader};
use super::query;
use super::setup::{Pressed, Setup, Tool, is_of_board, man_name};
use super::site::Site;
use crate::engine::chess::{Colour, Square};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::facts::position_told;
use crate::engine::source::{Span, Src};
use crate::words::phrases::{Words, capital};
use crate::words::reports::{MEN, WINGS, colour_word};

type Pairs = Vec<(String, String)>;

/// The editor, or where a tap leads.
pub(super) async fn board(
    State(site): State<Arc<Site>>,
    reader: Reader,
    RawQuery(raw): RawQuery,
) -> Response {
    let raw = raw.unwrap_or_default();
    let pairs: Pairs = form_urlencoded::parse(raw.as_bytes()).into_owned().collect();
    let (of_board, told): (Pairs, Pairs) = pairs.into_iter().partition(|(name, _)| is_of_board(name));
    let answers = query::read(&site.library.rulebook.vocabulary, &query::address(&told)).answers;
    let given = answers.case.facts.iter().find(|given| given.fact.value == "position");
    let begun = position_told(given.map(|given| &given.value), &mut Vec::new());
    let kept = query::pairs(&query::without(&answers, &["position", "history"]));
    let (mut setup, pressed) = Setup::read(&of_board, begun.as_ref());
    let lang = reader.locale.code();
    let mut faults = Vec::new();
    if let (Some(Pressed::Done | Pressed::Fen(_)), Some(written)) = (&pressed, setup.unreadable()) {
        // What is wrong with the men is said, and not what may be missing behind them.
        let men = written.split_whitespace().next().unwrap_or_default();
        let _ = position_told(Some(&Src::new(format!("{men} w - - 0 1"), Span::default())), &mut faults);
    }
    match pressed {
        Some(_) if !faults.is_empty() => {}
        Some(Pressed::Done) => {
            setup.take_written();
            let fen = Src::new(setup.fen(), Span::default());
            if position_told(Some(&fen), &mut faults).is_some() {
                let all: Pairs = kept.into_iter().chain([("position".to_owned(), fen.value)]).collect();
                return to(&format!("/{lang}/ruling?{}", query::address(&all)));
            }
        }
        Some(pressed) => {
            setup.press(pressed);
            let all: Pairs = kept.into_iter().chain(setup.pairs()).collect();
            return to(&format!("/{lang}/board?{}", query::address(&all)));
        }
        None => {}
    }
    let words = site.words(reader.locale);
    let body = Editor { words, setup: &setup, kept: &kept, faults: &faults }.body();
    Page { words, reader: &reader, title: words.say("web-board", &[]), body }.html().into_response()
}

/// On to another page, which a reload then loads again.
fn to(address: &str) -> Response {
    Redirect::to(address).into_response()
}

struct Editor<'a> {
    words: &'a Words,
    setup: &'a Setup,
    kept: &'a Pairs,
    faults: &'a [Diagnostic],
}

impl Editor<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    fn body(&self) -> Markup {
        let lang = self.words.locale().code();
        html! {
            link rel="stylesheet" href="/assets/chessground.css";
            script type="module" src="/assets/board.js" {}
            form.setup method="get" action={ "/" (lang) "/board" } {
                // What a browser presses for Enter is the first button, and that must be none of the squares.
                button.hidden name="board.keep" value="1" tabindex="-1" aria-hidden="true" {}
                @for (name, value) in self.kept { input type="hidden" name=(name) value=(value); }
                input type="hidden" name="board.men" value=(self.setup.men.text());
                @if let Some(before) = &self.setup.before { input type="hidden" name="board.before" value=(before); }
                input type="hidden" name="board.side" value=(colour_word(self.setup.below));
                @if let Some(held) = self.setup.held { input type="hidden" name="board.held" value=(held); }
                (self.tools())
                details.squares open data-used[self.setup.last.is_some()] {
                    summary { (self.say("web-board-squares")) }
                    (self.squares())
                }
                p.done {
                    button name="board.undo" value="1" disabled[self.setup.before.is_none()] { (self.say("web-board-undo")) }
                    button name="board.flip" value="1" { (self.say("web-board-flip")) }
                    button name="board.set" value="initial" { (self.say("web-board-initial")) }
                    button name="board.set" value="empty" { (self.say("web-board-empty")) }
                }
                (self.rest())
                div.typed.fen {
                    label for="fen" { (self.say("web-fen")) }
                    input #fen name="board.fen" value=(self.fen()) autocomplete="off" autocapitalize="off" spellcheck="false"
                        aria-invalid=[(!self.faults.is_empty()).then_some("true")];
                    button name="board.read" value="1" { (self.say("web-board-read")) }
                }
                @if !self.faults.is_empty() { (fault_box(self.words, None, self.faults)) }
                p.done {
                    button.go name="board.done" value="1" { (self.say("web-board-done")) }
                }
            }
        }
    }

    /// The FEN of the board; what is at fault stays as it was written.
    fn fen(&self) -> String {
        let written = self.setup.unreadable().filter(|_| !self.faults.is_empty());
        written.map_or_else(|| self.setup.fen(), str::to_owned)
    }

    fn tools(&self) -> Markup {
        html! {
            fieldset.tools {
                legend { (self.say("web-board-tap")) }
                @for (tool, id) in [(Tool::Move, "web-board-move"), (Tool::Remove, "web-board-remove")] {
                    label.tool { (self.radio(tool)) span { (self.say(id)) } }
                }
                @for (colour, man, name, _) in MEN {
                    label.tool.man data-man=(name) {
                        (self.radio(Tool::Put(colour, man)))
                        img src={ "/assets/" (name) ".svg" } alt=(self.words.say("board-man", &[("man", name)])) draggable="false";
                    }
                }
            }
        }
    }

    fn radio(&self, tool: Tool) -> Markup {
        html! { input type="radio" name="board.tool" value=(tool.name()) checked[self.setup.tool == tool]; }
    }

    fn squares(&self) -> Markup {
        let (mut ranks, mut files): (Vec<_>, Vec<_>) = ((1..=8_u8).rev().collect(), ('a'..='h').collect());
        if self.setup.below == Colour::Black {
            ranks.reverse();
            files.reverse();
        }
        html! {
            table.squares {
                tbody {
                    @for rank in ranks {
                        tr {
                            th scope="row" { (rank) }
                            @for square in files.iter().filter_map(|file| Square::at(*file, rank)) { td { (self.square(square)) } }
                        }
                    }
                }
                tfoot { tr { td {} @for file in &files { th scope="col" { (file) } } } }
            }
        }
    }

    fn square(&self, square: Square) -> Markup {
        let man = self.setup.men.man_at(square).map(|(colour, man)| man_name(colour, man));
        let said = self.words.say("board-man", &[("man", man.unwrap_or("none"))]);
        let held = self.setup.held == Some(square);
        html! {
            button name="board.square" value=(square) aria-label={ (square) ", " (said) }
                aria-pressed=[held.then_some("true")] autofocus[self.setup.last == Some(square)] {
                @if let Some(name) = man { img src={ "/assets/" (name) ".svg" } alt=""; }
            }
        }
    }

    /// What does not stand on the board: whose move it is, rights, counters.
    fn rest(&self) -> Markup {
        let setup = self.setup;
        html! {
            fieldset.row {
                legend { (self.say("web-board-turn")) }
                @for colour in Colour::BOTH {
                    label {
                        input type="radio" name="board.turn" value=(colour_word(colour)) checked[setup.turn == colour];
                        span { (capital(&self.say(&format!("party-{}", colour_word(colour))))) }
                    }
                }
            }
            fieldset.row {
                legend { (self.say("web-board-castling")) }
                @for (colour, wing, letter) in WINGS {
                    @let args = [("colour", colour_word(colour)), ("wing", wing.code())];
                    label {
                        input type="checkbox" name="board.castling" value=(letter) checked[setup.rights.contains(&(colour, wing))];
                        span { (self.words.say("web-board-right", &args)) }
                    }
                }
                p.hint { (self.say("web-board-castling-hint")) }
            }
            details {
                summary { (self.say("web-board-more")) }
                div.typed {
                    label for="number" { (self.say("web-board-number")) }
                    input #number name="board.number" value=(setup.number) inputmode="numeric";
                    label for="half" { (self.say("web-board-half")) }
                    input #half name="board.half" value=(setup.half_moves) inputmode="numeric";
                    label for="passed" { (self.say("web-board-passed")) }
                    select #passed name="board.passed" {
                        option value="" { (self.say("web-board-not-passed")) }
                        @for file in 'a'..='h' { option value=(file) selected[setup.passed == Some(file)] { (file) } }
                    }
                }
            }
        }
    }
}
