//! What lies before the reader of a written move: the text with what is known of its writer, the position, the game.

use shakmaty::Move as Found;

use super::{history::History, language::Language, position::Position, reading::Notation};

/// A move as it stands on paper, with what is known of its writer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written<'a> {
    /// The text, exactly as written; `?` for a character that cannot be read, `~~` around what is struck out.
    pub text: &'a str,
    /// The language of the rest of the player's scoresheet, if known.
    pub language: Option<Language>,
    /// The system of the rest of the player's scoresheet, if known.
    pub notation: Option<Notation>,
}

/// What does not change while one text is read.
pub(super) struct Desk<'a> {
    pub(super) position: &'a Position,
    pub(super) legal: Vec<Found>,
    pub(super) written: &'a Written<'a>,
    pub(super) history: Option<&'a History>,
}
