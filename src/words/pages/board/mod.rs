//! A position for people: drawn with the moves in question, and told in words for those who cannot see it.
//!
//! In: a position, the moves worth drawing, words. Out: a [`Diagram`], which the pages draw as SVG or as text.

mod drawing;
mod pieces;

pub(crate) use drawing::{sample, svg};
pub(crate) use pieces::MEN;

use crate::engine::chess::{Colour, Man, Position, Square, Wing};
use crate::words::phrases::words::Words;

/// How the boards look, on every page.
pub(crate) const STYLE: &str = include_str!("board.css");

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

/// From so many half-moves without a capture or a pawn move on they are told: draws come near.
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
