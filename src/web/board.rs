//! The board editor: a position is set up by tapping squares, without a script; with a script, also by dragging men.
//!
//! Every tap submits a form, so the position is always in the address, in parameters that begin with `board.` (no fact does).
//! Every square is a button whose label names what is on it. [`Setup`] is the state of the editor: what a tap changes, and
//! the FEN of the position.

use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};

use super::guided::fault_box;
use super::layout::Reader;
use super::query;
use crate::engine::chess::{Colour, Man, Placement, Position, Square, Wing};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::facts::position_told;
use crate::engine::source::{Span, Src};
use crate::words::phrases::{Words, capital};
use crate::words::reports::{MEN, WINGS, colour_word};

type Pairs = Vec<(String, String)>;

/// The editor, or where a tap leads.
pub(super) async fn board(reader: Reader) -> Response {
    let site = &*reader.site;
    let pairs: Pairs = form_urlencoded::parse(reader.query.as_bytes()).into_owned().collect();
    let (of_board, told): (Pairs, Pairs) = pairs.into_iter().partition(|(name, _)| is_of_board(name));
    let answers = query::read(&site.library.rulebook.vocabulary, &query::address(&told)).answers;
    let given = query::told(&answers.case, "position");
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
    let words = reader.words();
    let body = Editor { words, setup: &setup, kept: &kept, faults: &faults }.body();
    reader.page(&words.say("web-board", &[]), &body).into_response()
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

/// The beginning of the editor's names.
const PREFIX: &str = "board.";

/// What a tap on a square does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tool {
    /// Takes a man up, and sets it down at the next tap.
    Move,
    /// Takes the man off.
    Remove,
    /// Sets a man there, or takes the same man off.
    Put(Colour, Man),
}

impl Tool {
    /// Its name in an address.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Remove => "remove",
            Self::Put(colour, man) => man_name(colour, man),
        }
    }

    fn named(name: &str) -> Option<Self> {
        let put = || {
            let (colour, man, ..) = MEN.iter().find(|(.., known, _)| *known == name)?;
            Some(Self::Put(*colour, *man))
        };
        match name {
            "move" => Some(Self::Move),
            "remove" => Some(Self::Remove),
            _ => put(),
        }
    }
}

/// The name of a man: `white-king`.
fn man_name(colour: Colour, man: Man) -> &'static str {
    MEN.iter().find(|(of, kind, ..)| (*of, *kind) == (colour, man)).map_or("", |(.., name, _)| name)
}

/// A position being set up.
#[derive(Debug, Clone)]
struct Setup {
    pub(super) men: Placement,
    pub(super) turn: Colour,
    rights: Vec<(Colour, Wing)>,
    /// The file on which a pawn has just made a double step.
    pub(super) passed: Option<char>,
    half_moves: String,
    pub(super) number: String,
    tool: Tool,
    /// The man taken up stands here.
    held: Option<Square>,
    /// The square tapped last.
    pub(super) last: Option<Square>,
    /// The FEN before the last change.
    pub(super) before: Option<String>,
    /// The colour that sits below.
    pub(super) below: Colour,
    /// What stands in the field of the FEN, as it was sent.
    written: String,
}

/// What was pressed.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Pressed {
    /// A square.
    Square(Square),
    /// All men as the game begins, or none.
    All(Placement),
    /// The last change is taken back.
    Undo,
    /// The board is turned round.
    Flip,
    /// A position is written as FEN.
    Fen(String),
    /// The position is set up.
    Done,
    /// Nothing but what stays as it is.
    Keep,
}

/// Whether a name is the editor's.
fn is_of_board(name: &str) -> bool {
    name.starts_with(PREFIX)
}

impl Setup {
    /// The editor's part of an address, begun with a position where it has none yet.
    pub(super) fn read(pairs: &[(String, String)], begun: Option<&Position>) -> (Self, Option<Pressed>) {
        let all = |name: &str| {
            let named = move |(known, _): &&(String, String)| {
                known.strip_prefix(PREFIX).is_some_and(|rest| rest == name)
            };
            pairs.iter().filter(named).map(|(_, value)| value.as_str()).collect::<Vec<_>>()
        };
        let one = |name: &str| all(name).last().copied();
        let square = |name: &str| one(name).and_then(Square::from_text);
        let mut setup = Self::of(begun.unwrap_or(&Position::initial()));
        if let Some(men) = one("men").and_then(Placement::from_text) {
            let rights = all("castling");
            setup.men = men;
            setup.rights = WINGS
                .iter()
                .filter(|(.., name)| rights.contains(name))
                .map(|(of, wing, _)| (*of, *wing))
                .collect();
            setup.turn = if one("turn") == Some("black") { Colour::Black } else { Colour::White };
            setup.passed = one("passed").and_then(|file| file.chars().next());
            one("half").unwrap_or("0").clone_into(&mut setup.half_moves);
            one("number").unwrap_or("1").clone_into(&mut setup.number);
        }
        setup.tool = one("tool").and_then(Tool::named).unwrap_or(Tool::Move);
        setup.held =
            square("held").filter(|held| setup.tool == Tool::Move && setup.men.man_at(*held).is_some());
        setup.last = square("last");
        setup.before = one("before").map(str::to_owned);
        one("fen").unwrap_or_default().trim().clone_into(&mut setup.written);
        if let Some(side) = one("side") {
            setup.below = if side == "black" { Colour::Black } else { Colour::White };
        }
        let all_men = one("set")
            .map(|set| Pressed::All(if set == "empty" { Placement::empty() } else { Placement::initial() }));
        let pressed = square("square").map(Pressed::Square).or(all_men);
        let pressed = pressed.or_else(|| one("undo").map(|_| Pressed::Undo));
        let pressed = pressed.or_else(|| one("flip").map(|_| Pressed::Flip));
        let written = || one("fen").unwrap_or_default().to_owned();
        let pressed = pressed.or_else(|| one("read").map(|_| Pressed::Fen(written())));
        let kept = || one("keep").map(|_| Pressed::Keep);
        (setup, pressed.or_else(|| one("done").map(|_| Pressed::Done)).or_else(kept))
    }

    fn of(position: &Position) -> Self {
        Self {
            men: Placement::of(position),
            turn: position.turn(),
            rights: position.castling_rights(),
            passed: position.en_passant().and_then(|square| square.to_string().chars().next()),
            half_moves: position.half_moves().to_string(),
            number: position.move_number().to_string(),
            tool: Tool::Move,
            held: None,
            last: None,
            before: None,
            below: Colour::White,
            written: String::new(),
        }
    }

    /// What is written as FEN, where it sets up no men.
    pub(super) fn unreadable(&self) -> Option<&str> {
        let men = self.written.split_whitespace().next()?;
        Placement::from_text(men).is_none().then_some(self.written.as_str())
    }

    /// Takes over a FEN that was written and not put on the board.
    fn take_written(&mut self) {
        let men = self.written.split_whitespace().next().and_then(Placement::from_text);
        if men.is_some_and(|men| men.text() != self.men.text()) {
            self.press(Pressed::Fen(self.written.clone()));
        }
    }

    /// Does what was pressed.
    fn press(&mut self, pressed: Pressed) {
        let before = self.fen();
        match pressed {
            Pressed::Square(square) => self.tap(square),
            Pressed::All(men) => self.set_all(men),
            Pressed::Undo => {
                if let Some(earlier) = self.before.take() {
                    self.take_fen(&earlier);
                }
            }
            Pressed::Flip => self.below = self.below.other(),
            Pressed::Fen(written) => self.take_fen(&written),
            Pressed::Keep | Pressed::Done => {}
        }
        if self.fen() != before {
            self.before = Some(before);
        }
    }

    /// Takes over what is written as FEN, as far as it goes; what cannot be men leaves all as it is.
    fn take_fen(&mut self, written: &str) {
        let mut fields = written.split_whitespace();
        let Some(men) = fields.next().and_then(Placement::from_text) else { return };
        self.men = men;
        self.held = None;
        self.turn = if fields.next() == Some("b") { Colour::Black } else { Colour::White };
        let rights = fields.next().unwrap_or("-");
        self.rights = WINGS
            .iter()
            .filter(|(.., name)| rights.contains(name))
            .map(|(of, wing, _)| (*of, *wing))
            .collect();
        self.passed = fields.next().and_then(|square| square.chars().next()).filter(|file| *file != '-');
        fields.next().unwrap_or("0").clone_into(&mut self.half_moves);
        fields.next().unwrap_or("1").clone_into(&mut self.number);
    }

    fn tap(&mut self, square: Square) {
        self.last = Some(square);
        match (self.tool, self.held.take()) {
            (Tool::Remove, _) => {
                self.men.take(square);
            }
            (Tool::Put(colour, man), _) => {
                if self.men.take(square) != Some((colour, man)) {
                    self.men.put(square, colour, man);
                }
            }
            (Tool::Move, Some(held)) => {
                if let Some((colour, man)) = self.men.take(held) {
                    self.men.put(square, colour, man);
                }
            }
            (Tool::Move, None) => self.held = self.men.man_at(square).map(|_| square),
        }
    }

    /// Sets up all men anew, with the rights to castle that go with them.
    fn set_all(&mut self, men: Placement) {
        *self = Self { tool: self.tool, below: self.below, ..Self::of(&Position::initial()) };
        self.men = men;
        self.rights.retain(|(colour, wing)| self.men.can_castle(*colour, *wing));
    }

    /// The FEN as set up. A right to castle counts where king and rook stand on their first squares.
    pub(super) fn fen(&self) -> String {
        let men = &self.men;
        let rights = self.rights.iter().filter(|(colour, wing)| men.can_castle(*colour, *wing));
        let rights: String = rights.map(|right| letter(*right)).collect();
        let rights = if rights.is_empty() { "-".to_owned() } else { rights };
        let rank = if self.turn == Colour::White { '6' } else { '3' };
        let passed = self.passed.map_or_else(|| "-".to_owned(), |file| format!("{file}{rank}"));
        let turn = if self.turn == Colour::White { "w" } else { "b" };
        let field = |text: &str, empty: &str| {
            if text.trim().is_empty() { empty.to_owned() } else { text.trim().to_owned() }
        };
        let (half, number) = (field(&self.half_moves, "0"), field(&self.number, "1"));
        format!("{} {turn} {rights} {passed} {half} {number}", men.text())
    }

    /// The editor's part of an address.
    pub(super) fn pairs(&self) -> Vec<(String, String)> {
        let pair = |name: &str, value: String| (format!("{PREFIX}{name}"), value);
        let mut pairs = vec![pair("men", self.men.text()), pair("turn", colour_word(self.turn).to_owned())];
        pairs.extend(self.rights.iter().map(|right| pair("castling", letter(*right).to_owned())));
        pairs.extend(self.passed.map(|file| pair("passed", file.to_string())));
        pairs.push(pair("half", self.half_moves.clone()));
        pairs.push(pair("number", self.number.clone()));
        pairs.push(pair("tool", self.tool.name().to_owned()));
        pairs.extend(self.held.map(|square| pair("held", square.to_string())));
        pairs.extend(self.last.map(|square| pair("last", square.to_string())));
        pairs.extend(self.before.as_ref().map(|fen| pair("before", fen.clone())));
        pairs.extend((self.below == Colour::Black).then(|| pair("side", "black".to_owned())));
        pairs
    }
}

fn letter(right: (Colour, Wing)) -> &'static str {
    WINGS.iter().find(|(colour, wing, _)| (*colour, *wing) == right).map_or("", |(.., letter)| letter)
}
