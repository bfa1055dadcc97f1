//! A chess position as a diagram: SVG with the moves in question, and the same in words for those who cannot see it.
//!
//! Moves differ by stroke and label as well as by colour, so that they can be told apart in print and by colour-blind
//! readers. The SVG needs no style sheet, script or ids.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

use crate::engine::chess::{Colour, Man, Position, Square, Wing};
use crate::words::phrases::words::Words;

/// How the boards look, on every page.
pub(crate) const STYLE: &str = include_str!("board/board.css");

/// A position to be drawn, and everything a page says about it.
#[derive(Debug, Clone)]
pub struct Diagram {
    /// The position.
    pub position: Position,
    /// The moves drawn on it.
    pub arrows: Vec<Arrow>,
    /// Its name: whose move it is.
    pub name: String,
    /// The line under it.
    pub caption: String,
    /// What stands above the position in words.
    pub heading: String,
    /// The position in words: each side's men, rights, the side to move.
    pub told: Vec<String>,
}

/// A move drawn on a board; promotions to several men are one arrow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrow {
    /// The square left.
    pub from: Square,
    /// The square reached.
    pub to: Square,
    /// What the move has to do with the text.
    pub kind: ArrowKind,
    /// The sign on the arrow and in the legend; none for the move that counts.
    pub label: String,
    /// What the arrow means.
    pub says: String,
}

/// What a move drawn has to do with what is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArrowKind {
    /// It is the move.
    Played,
    /// It may be the move.
    Candidate,
    /// It only resembles what is written.
    Near,
}

impl ArrowKind {
    /// Its class in a drawing.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Candidate => "candidate",
            Self::Near => "near",
        }
    }
}

impl Diagram {
    /// A position with moves drawn on it.
    #[must_use]
    pub(crate) fn new(words: &Words, position: &Position, arrows: Vec<Arrow>) -> Self {
        let turn = [("colour", colour_word(position.turn()))];
        Self {
            position: position.clone(),
            arrows,
            name: words.say("board-name", &turn),
            caption: words.say("board-caption", &turn),
            heading: words.say("board-in-words", &[]),
            told: told(words, position),
        }
    }

    /// Whether Black's side is below: the sealer sees the board as he saw it at the table.
    #[must_use]
    pub fn is_turned(&self) -> bool {
        self.position.turn() == Colour::Black
    }
}

/// Half-moves without a capture or a pawn move from which on the count is told: draws come near.
const QUIET: u32 = 90;

/// A position in sentences.
#[must_use]
fn told(words: &Words, position: &Position) -> Vec<String> {
    let side = |colour| {
        let men = men(words, position, colour).join(", ");
        words.say("board-side", &[("colour", colour_word(colour)), ("men", &men)])
    };
    let mut told: Vec<_> = Colour::BOTH.into_iter().map(side).collect();
    told.push(words.say("board-turn", &[("colour", colour_word(position.turn()))]));
    let rights = position.castling_rights();
    for colour in Colour::BOTH {
        let wings: Vec<_> =
            rights.iter().filter(|(of, _)| *of == colour).map(|(_, wing)| wing.code()).collect();
        let wing = match wings[..] {
            [] => continue,
            [one] => one,
            _ => "both",
        };
        told.push(words.say("board-castling", &[("colour", colour_word(colour)), ("wing", wing)]));
    }
    let passed = position.en_passant().map(|square| square.to_string());
    told.extend(passed.map(|square| words.say("board-en-passant", &[("square", &square)])));
    if position.half_moves() >= QUIET {
        // The side to move has made as many of them as the other, or one fewer.
        let quiet = |plies: u32| (plies / 2).to_string();
        let (mine, other) = (quiet(position.half_moves()), quiet(position.half_moves() + 1));
        let (white, black) = if position.turn() == Colour::White { (mine, other) } else { (other, mine) };
        told.push(words.say("board-quiet", &[("white", &white), ("black", &black)]));
    }
    told
}

/// The men of a side, kind by kind, each with its squares.
fn men(words: &Words, position: &Position, colour: Colour) -> Vec<String> {
    let men = position.men();
    let of_kind = |kind: Man| {
        let mut squares: Vec<_> = men
            .iter()
            .filter(|(_, of, man)| (*of, *man) == (colour, kind))
            .map(|(at, ..)| at.to_string())
            .collect();
        squares.sort();
        let variables =
            [("man", kind.code()), ("count", &*squares.len().to_string()), ("squares", &squares.join(", "))];
        (!squares.is_empty()).then(|| words.say("board-men", &variables))
    };
    Man::ALL.into_iter().filter_map(of_kind).collect()
}

/// A colour as messages select it.
pub(crate) const fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

/// The wings, in the order in which FEN names them.
pub(crate) const WINGS: [(Colour, Wing, &str); 4] = [
    (Colour::White, Wing::King, "K"),
    (Colour::White, Wing::Queen, "Q"),
    (Colour::Black, Wing::King, "k"),
    (Colour::Black, Wing::Queen, "q"),
];

// The drawing.

/// The side of a square, and of the drawing of a man.
const SIDE: f64 = 45.0;
/// Room for the coordinates, left and below.
const MARGIN: f64 = 18.0;
const BOARD: f64 = SIDE * 8.0;

/// The board as SVG.
pub(crate) fn svg(diagram: &Diagram) -> Markup {
    let whole = BOARD + MARGIN + 1.0;
    let turned = diagram.is_turned();
    let view = format!("0 0 {whole} {whole}");
    let says = diagram.arrows.iter().map(|arrow| arrow.says.as_str());
    let told: Vec<_> = diagram.told.iter().map(String::as_str).chain(says).collect();
    html! {
        svg.board xmlns="http://www.w3.org/2000/svg" viewBox=(view) role="img" {
            title { (diagram.name) }
            desc { (told.join(" ")) }
            rect.light x=(MARGIN) y="1" width=(BOARD) height=(BOARD) fill="#f0d9b5" {}
            path.dark d=(dark_squares()) fill="#b58863" {}
            rect.rim x=(MARGIN) y="1" width=(BOARD) height=(BOARD) fill="none" stroke="currentColor" {}
            g.coordinates fill="currentColor" font-family="sans-serif" font-size="12" text-anchor="middle" {
                @for index in 0..8_u8 { (coordinates(index, turned)) }
            }
            @for (square, colour, man) in diagram.position.men() {
                @let (x, y) = centre(square, turned);
                g transform=(format!("translate({} {})", x - SIDE / 2.0, y - SIDE / 2.0)) {
                    (PreEscaped(drawing_of(colour, man)))
                }
            }
            @for arrow in &diagram.arrows { (drawn(arrow, turned)) }
        }
    }
}

/// The stroke of an arrow for the legend.
pub(crate) fn sample(arrow: &Arrow) -> Markup {
    html! {
        svg.sample xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 24" aria-hidden="true" {
            (stroke(arrow, (24.0, 12.0), (80.0, 12.0), (11.0, 12.0)))
        }
    }
}

fn dark_squares() -> String {
    let mut path = String::with_capacity(32 * 24);
    for (row, file) in (0..8_u8).flat_map(|row| (0..8_u8).map(move |file| (row, file))) {
        if (row + file) % 2 == 1 {
            let (x, y) = (MARGIN + f64::from(file) * SIDE, 1.0 + f64::from(row) * SIDE);
            let _ = write!(path, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
        }
    }
    path
}

fn coordinates(index: u8, turned: bool) -> Markup {
    let along = f64::from(index) * SIDE + SIDE / 2.0;
    let (file, rank) = if turned { (7 - index, index + 1) } else { (index, 8 - index) };
    html! {
        text x=(MARGIN / 2.0 - 1.0) y=(along + 5.0) { (rank) }
        text x=(MARGIN + along) y=(BOARD + 14.0) { (char::from(b'a' + file)) }
    }
}

fn centre(square: Square, turned: bool) -> (f64, f64) {
    let (file, rank) = square.coordinates();
    let (column, row) = if turned { (7 - file, rank) } else { (file, 7 - rank) };
    (MARGIN + (f64::from(column) + 0.5) * SIDE, 1.0 + (f64::from(row) + 0.5) * SIDE)
}

/// An arrow from man to square. It begins and ends short of the centres: the man stays to be seen, and two arrows to
/// one square do not cover each other.
fn drawn(arrow: &Arrow, turned: bool) -> Markup {
    let line = Line::between(centre(arrow.from, turned), centre(arrow.to, turned));
    // On a short arrow the label would hide the stroke; there it stands beside it.
    let aside = if line.length < 80.0 { 15.0 } else { 0.0 };
    stroke(arrow, line.at(12.0), line.at(line.length - 7.0), line.beside(line.length / 2.0, aside))
}

/// A stroke with a light rim, so that it stands out on every square.
fn stroke(arrow: &Arrow, from: (f64, f64), to: (f64, f64), middle: (f64, f64)) -> Markup {
    let (colour, dashes) = match arrow.kind {
        ArrowKind::Played => ("#0b5a2a", ""),
        ArrowKind::Candidate => ("#0a4da3", ""),
        ArrowKind::Near => ("#7a1070", "7 5"),
    };
    let width = if arrow.kind == ArrowKind::Near { 5.0 } else { 7.0 };
    let line = Line::between(from, to);
    let (shaft, head) = (line.shaft(), line.head());
    let dashes = (!dashes.is_empty()).then_some(dashes);
    html! {
        g class={ "arrow " (arrow.kind.code()) } fill="none" {
            path d={ (shaft) (head) } stroke="#fff" stroke-width=(width + 3.0) stroke-linejoin="round" opacity=".85" {}
            path d=(shaft) stroke=(colour) stroke-width=(width) stroke-dasharray=[dashes] {}
            path d=(head) fill=(colour) {}
            @if !arrow.label.is_empty() {
                @let half = 3.4 * f64::from(u8::try_from(arrow.label.chars().count()).unwrap_or(1)) + 5.0;
                rect x=(tenths(middle.0 - half)) y=(tenths(middle.1 - 8.5)) width=(tenths(half * 2.0)) height="17"
                    rx="8.4" fill=(colour) stroke="#fff" stroke-width="1.5" {}
                text x=(tenths(middle.0)) y=(tenths(middle.1 + 4.3)) fill="#fff" font-family="sans-serif"
                    font-size="12" font-weight="700" text-anchor="middle" { (arrow.label) }
            }
        }
    }
}

/// A straight way from one point to another.
struct Line {
    from: (f64, f64),
    step: (f64, f64),
    length: f64,
}

impl Line {
    fn between(from: (f64, f64), to: (f64, f64)) -> Self {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let length = x.hypot(y).max(1.0);
        Self { from, step: (x / length, y / length), length }
    }

    /// The point so far along the way.
    fn at(&self, along: f64) -> (f64, f64) {
        self.beside(along, 0.0)
    }

    /// The point so far along the way and so far beside it.
    fn beside(&self, along: f64, aside: f64) -> (f64, f64) {
        let (x, y) = self.step;
        (self.from.0 + x * along - y * aside, self.from.1 + y * along + x * aside)
    }

    fn shaft(&self) -> String {
        path(&[self.at(0.0), self.at(self.length - 15.0)])
    }

    fn head(&self) -> String {
        let back = self.length - 17.0;
        path(&[self.at(self.length), self.beside(back, 10.0), self.beside(back, -10.0)]) + "z"
    }
}

fn path(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        let _ = write!(path, "{}{} {}", if index == 0 { 'M' } else { 'L' }, tenths(*x), tenths(*y));
    }
    path
}

/// A length with one decimal, which is finer than any screen.
fn tenths(length: f64) -> f64 {
    (length * 10.0).round() / 10.0
}

// The pieces: Colin M.L. Burnett's, as chessground has them (see `THIRD-PARTY.md`), 45 by 45 units each.

macro_rules! included {
    ($name:literal) => {
        include_str!(concat!("board/pieces/", $name, ".svg"))
    };
}

/// Every man with its name (`white-king`) and its drawing, the king's first.
pub(crate) const MEN: [(Colour, Man, &str, &str); 12] = [
    (Colour::White, Man::King, "white-king", included!("white-king")),
    (Colour::White, Man::Queen, "white-queen", included!("white-queen")),
    (Colour::White, Man::Rook, "white-rook", included!("white-rook")),
    (Colour::White, Man::Bishop, "white-bishop", included!("white-bishop")),
    (Colour::White, Man::Knight, "white-knight", included!("white-knight")),
    (Colour::White, Man::Pawn, "white-pawn", included!("white-pawn")),
    (Colour::Black, Man::King, "black-king", included!("black-king")),
    (Colour::Black, Man::Queen, "black-queen", included!("black-queen")),
    (Colour::Black, Man::Rook, "black-rook", included!("black-rook")),
    (Colour::Black, Man::Bishop, "black-bishop", included!("black-bishop")),
    (Colour::Black, Man::Knight, "black-knight", included!("black-knight")),
    (Colour::Black, Man::Pawn, "black-pawn", included!("black-pawn")),
];

/// The drawing of a man.
fn drawing_of(colour: Colour, man: Man) -> &'static str {
    let found = MEN.iter().find(|(of, kind, ..)| (*of, *kind) == (colour, man));
    found.map_or("", |(.., drawing)| drawing)
}
