//! What the board editor holds, as it stands in an address: names that begin with `board.`, which no fact does.
//!
//! In: the names and values of an address. Out: a [`Setup`], what a tap does to it, the FEN it stands for.

use crate::engine::chess::{Colour, Man, Placement, Position, Square, Wing};
use crate::words::reports::{MEN, WINGS, colour_word};

/// The beginning of the editor's names.
const PREFIX: &str = "board.";

/// What a tap on a square does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tool {
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
pub(super) fn man_name(colour: Colour, man: Man) -> &'static str {
    MEN.iter().find(|(of, kind, ..)| (*of, *kind) == (colour, man)).map_or("", |(.., name, _)| name)
}

/// A position being set up.
#[derive(Debug, Clone)]
pub(super) struct Setup {
    pub(super) men: Placement,
    pub(super) turn: Colour,
    pub(super) rights: Vec<(Colour, Wing)>,
    /// The file on which a pawn has just made a double step.
    pub(super) passed: Option<char>,
    pub(super) half_moves: String,
    pub(super) number: String,
    pub(super) tool: Tool,
    /// The man taken up stands here.
    pub(super) held: Option<Square>,
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
pub(super) enum Pressed {
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
pub(super) fn is_of_board(name: &str) -> bool {
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
    pub(super) fn take_written(&mut self) {
        let men = self.written.split_whitespace().next().and_then(Placement::from_text);
        if men.is_some_and(|men| men.text() != self.men.text()) {
            self.press(Pressed::Fen(self.written.clone()));
        }
    }

    /// Does what was pressed.
    pub(super) fn press(&mut self, pressed: Pressed) {
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
