//! Writing a move in descriptive notation: every form from the shortest to the complete one, and the
//! shortest that leaves no doubt.
//!
//! In: a legal move, its position, a language. Out: text. Reading decides what is unambiguous, so that
//! what is written here can always be read.

use shakmaty::{Color, File, Position as _, Rank, Square};

use super::{
    algebraic_form::castling_text,
    desk::Written,
    language::Language,
    men::Man,
    moves::{Move, origin, target},
    position::Position,
    read::read,
    spelling::Style,
};

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
