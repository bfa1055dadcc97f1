//! Writing a legal move as people do: algebraic, short and long, with figurines, and descriptive.
//!
//! In: a legal move, its position, a language. Out: text. Of descriptive notation every form is written, from the shortest to the
//! complete one, and reading decides which is the shortest that leaves no doubt, so that what is written here can always be read.

use shakmaty::{Chess, Color, File, Position as _, Rank, Role, Square};

use super::language::{Language, figurine, from_canonical};
use super::men::{Man, Move, Wing, origin, target};
use super::position::Position;
use super::read::read;
use super::reading::Written;
use super::spelling::Style;

impl Move {
    /// The shortest descriptive form that reads as this move alone (`P4R`, `N-KB3`, `T(1TD)1R`); none
    /// in a language that has no such notation.
    #[must_use]
    pub fn descriptive(self, position: &Position, language: Language) -> Option<String> {
        self.descriptive_forms(position, language).into_iter().find(|text| {
            let written = Written { text, language: Some(language), notation: None };
            read(position, &written, None).candidates == [self]
        })
    }

    /// All descriptive forms, the shortest first; the last is complete.
    #[must_use]
    pub fn descriptive_forms(self, position: &Position, language: Language) -> Vec<String> {
        let Some(style) = Style::descriptive(language) else { return Vec::new() };
        if let Some(wing) = self.castling() {
            return vec![castling_text(wing).to_owned()];
        }
        let pen = Pen { language, style, turn: position.chess().turn() };
        let (from, to) = (origin(self.shakmaty()), target(self.shakmaty()));
        let man = language.letter(self.man());
        let origins = [String::new(), format!("({})", pen.square(from, Length::Full))];
        let targets = match self.captured() {
            Some(taken) => pen.captures(taken, to),
            None => pen.arrivals(to),
        };
        let promotion = self.promotion().map(|new| format!("({})", language.letter(new))).unwrap_or_default();
        let forms = origins.iter().flat_map(|origin| targets.iter().map(move |target| (origin, target)));
        forms.map(|(origin, target)| format!("{man}{origin}{target}{promotion}")).collect()
    }
}

/// How much of a file's name is written.
#[derive(Clone, Copy)]
enum Length {
    /// The man alone (`A`), where two files have it.
    Short,
    /// With its wing (`AR`).
    Full,
}

/// Names squares from the mover's side.
struct Pen {
    language: Language,
    style: Style,
    turn: Color,
}

impl Pen {
    fn captures(&self, taken: Man, to: Square) -> Vec<String> {
        let taken = self.language.letter(taken);
        vec![format!("x{taken}"), format!("x{taken}({})", self.square(to, Length::Full))]
    }

    fn arrivals(&self, to: Square) -> Vec<String> {
        let link = if self.style == Style::English { "-" } else { "" };
        [Length::Short, Length::Full].map(|length| format!("{link}{}", self.square(to, length))).to_vec()
    }

    fn square(&self, square: Square, length: Length) -> String {
        let rank = self.turn.relative_rank(square.rank()) as u32 - Rank::First as u32 + 1;
        let (man, wing) = file_name(square.file());
        let man = self.language.letter(man);
        let wing = match length {
            Length::Short => "",
            Length::Full => wing.map_or("", |wing| self.language.letter(wing)),
        };
        if self.style == Style::English { format!("{wing}{man}{rank}") } else { format!("{rank}{man}{wing}") }
    }
}

/// The man that began on a file, and its wing where two files have such a man.
const fn file_name(file: File) -> (Man, Option<Man>) {
    match file {
        File::A => (Man::Rook, Some(Man::Queen)),
        File::B => (Man::Knight, Some(Man::Queen)),
        File::C => (Man::Bishop, Some(Man::Queen)),
        File::D => (Man::Queen, None),
        File::E => (Man::King, None),
        File::F => (Man::Bishop, Some(Man::King)),
        File::G => (Man::Knight, Some(Man::King)),
        File::H => (Man::Rook, Some(Man::King)),
    }
}

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
const fn castling_text(wing: Wing) -> &'static str {
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
