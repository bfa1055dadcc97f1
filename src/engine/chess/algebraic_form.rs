//! A legal move in algebraic form, as people write it: short, long, and with figurines.

use shakmaty::{Chess, Position as _, Role};

use super::{
    language::{Language, figurine, from_canonical},
    men::{Man, Wing},
    moves::{Move, origin, target},
    position::Position,
};

impl Move {
    /// Short algebraic form with the sign of check or mate (`Cxd4+`, `0-0`, `e8D#`), as in the
    /// federation's Appendix C.
    #[must_use]
    pub fn san(self, position: &Position, language: Language) -> String {
        let shortest = self.disambiguation(position);
        self.written(position, language, &shortest, if self.shakmaty().is_capture() { "x" } else { "" })
    }

    /// Long algebraic form (`Cg1-f3`, `e7xd8D+`).
    #[must_use]
    pub fn long(self, position: &Position, language: Language) -> String {
        let link = if self.shakmaty().is_capture() { "x" } else { "-" };
        self.written(position, language, &self.from().to_string(), link)
    }

    /// Short algebraic form with figurines instead of letters (`♘xd4+`), in the colour of the man.
    #[must_use]
    pub fn figurine(self, position: &Position) -> String {
        let colour = position.turn();
        let san = self.san(position, Language::English);
        san.chars().map(|letter| from_canonical(letter).map_or(letter, |man| figurine(man, colour))).collect()
    }

    fn written(self, position: &Position, language: Language, from: &str, link: &str) -> String {
        let sign = sign(&position.chess_after(self.shakmaty()));
        if let Some(wing) = self.castling() {
            return format!("{}{sign}", castling_text(wing));
        }
        let letter = if self.man() == Man::Pawn { "" } else { language.letter(self.man()) };
        let promotion = self.promotion().map_or("", |man| language.letter(man));
        format!("{letter}{from}{link}{}{promotion}{sign}", self.to())
    }

    fn disambiguation(self, position: &Position) -> String {
        let from = origin(self.shakmaty());
        if self.shakmaty().role() == Role::Pawn {
            return if self.shakmaty().is_capture() { from.file().to_string() } else { String::new() };
        }
        let mut rivals = position.chess().san_candidates(self.shakmaty().role(), target(self.shakmaty()));
        rivals.retain(|rival| origin(*rival) != from);
        if rivals.is_empty() {
            String::new()
        } else if rivals.iter().all(|rival| origin(*rival).file() != from.file()) {
            from.file().to_string()
        } else if rivals.iter().all(|rival| origin(*rival).rank() != from.rank()) {
            from.rank().to_string()
        } else {
            from.to_string()
        }
    }
}

/// How castling is written in every language.
pub(super) const fn castling_text(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "0-0",
        Wing::Queen => "0-0-0",
    }
}

fn sign(after: &Chess) -> &'static str {
    match (after.is_check(), after.legal_moves().is_empty()) {
        (false, _) => "",
        (true, false) => "+",
        (true, true) => "#",
    }
}
