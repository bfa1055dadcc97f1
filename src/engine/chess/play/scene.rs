//! One position of a game with how its players write, and a record that could be sealed in it.

use shakmaty::Chess;

use crate::engine::chess::language::Language;
use crate::engine::chess::men::Man;
use crate::engine::chess::moves::{Move, target};
use crate::engine::chess::position::Position;
use crate::engine::chess::reading::Notation;

/// A position and how its players write.
pub(super) struct Scene<'a> {
    pub(super) position: &'a Position,
    /// The move made in the game.
    pub(super) next: Option<Move>,
    pub(super) language: Language,
    pub(super) notation: Notation,
}

/// A record, and the one legal move it means.
pub(super) struct Proposal {
    pub(super) written: String,
    pub(super) played: Option<Move>,
}

impl Scene<'_> {
    /// The position, as the library has it.
    pub(super) fn chess(&self) -> &Chess {
        self.position.chess()
    }

    /// Letter and square, no more.
    pub(super) fn short(&self, made: Move) -> String {
        self.text(made.man(), made.shakmaty().is_capture(), target(made.shakmaty()))
    }

    /// A man's letter and a square, with the sign of capture where there is one.
    pub(super) fn text(&self, man: Man, takes: bool, to: shakmaty::Square) -> String {
        format!("{}{}{to}", self.language.letter(man), if takes { "x" } else { "" })
    }
}
