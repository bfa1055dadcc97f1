//! Letters of the men in the languages of chess literature, as data, and the men a text names.
//!
//! The table is that of the PGN specification, section 17, with Catalan and Russian added. Letters
//! that only look different (Latin `C`, Cyrillic `С`) are the same ink on paper and compare equal.

use super::men::{Colour, Man};

/// A language whose letters a player may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// Spanish.
    Spanish,
    /// Italian.
    Italian,
    /// English.
    English,
    /// French.
    French,
    /// German.
    German,
    /// Portuguese.
    Portuguese,
    /// Catalan.
    Catalan,
    /// Romanian.
    Romanian,
    /// Hungarian.
    Hungarian,
    /// Russian.
    Russian,
    /// Dutch.
    Dutch,
    /// Danish.
    Danish,
    /// Norwegian.
    Norwegian,
    /// Swedish.
    Swedish,
    /// Finnish.
    Finnish,
    /// Icelandic.
    Icelandic,
    /// Polish.
    Polish,
    /// Czech.
    Czech,
    /// Estonian.
    Estonian,
}

/// One row: the code of the language and its letters in the order of [`Man::ALL`].
struct Row {
    language: Language,
    code: &'static str,
    letters: [&'static str; 6],
}

const fn row(language: Language, code: &'static str, letters: [&'static str; 6]) -> Row {
    Row { language, code, letters }
}

const TABLE: [Row; 19] = [
    row(Language::Spanish, "es", ["R", "D", "T", "A", "C", "P"]),
    row(Language::Italian, "it", ["R", "D", "T", "A", "C", "P"]),
    row(Language::English, "en", ["K", "Q", "R", "B", "N", "P"]),
    row(Language::French, "fr", ["R", "D", "T", "F", "C", "P"]),
    row(Language::German, "de", ["K", "D", "T", "L", "S", "B"]),
    row(Language::Portuguese, "pt", ["R", "D", "T", "B", "C", "P"]),
    row(Language::Catalan, "ca", ["R", "D", "T", "A", "C", "P"]),
    row(Language::Romanian, "ro", ["R", "D", "T", "N", "C", "P"]),
    row(Language::Hungarian, "hu", ["K", "V", "B", "F", "H", "G"]),
    row(Language::Russian, "ru", ["Кр", "Ф", "Л", "С", "К", "п"]),
    row(Language::Dutch, "nl", ["K", "D", "T", "L", "P", "O"]),
    row(Language::Danish, "da", ["K", "D", "T", "L", "S", "B"]),
    row(Language::Norwegian, "no", ["K", "D", "T", "L", "S", "B"]),
    row(Language::Swedish, "sv", ["K", "D", "T", "L", "S", "B"]),
    row(Language::Finnish, "fi", ["K", "D", "T", "L", "R", "P"]),
    row(Language::Icelandic, "is", ["K", "D", "H", "B", "R", "P"]),
    row(Language::Polish, "pl", ["K", "H", "W", "G", "S", "P"]),
    row(Language::Czech, "cs", ["K", "D", "V", "S", "J", "P"]),
    row(Language::Estonian, "et", ["K", "L", "V", "O", "R", "P"]),
];

/// Letter printed inside the module for each man, whatever the language of the text.
const CANONICAL: [char; 6] = ['K', 'Q', 'R', 'B', 'N', 'P'];

impl Language {
    /// Languages asked first when the writer's is not known: those of the international federation's
    /// texts and of the game's large literatures.
    pub const USUAL: [Self; 6] =
        [Self::Spanish, Self::Italian, Self::English, Self::French, Self::German, Self::Portuguese];

    /// Every language of the table, the usual ones first.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.iter().map(|row| row.language)
    }

    /// The language with an ISO 639 code, with or without a region (`es`, `es-AR`, `nb`).
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let base = code.split(['-', '_']).next()?.to_ascii_lowercase();
        if matches!(base.as_str(), "nb" | "nn") {
            return Some(Self::Norwegian);
        }
        TABLE.iter().find(|row| row.code == base).map(|row| row.language)
    }

    /// The ISO 639-1 code.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.row().map_or("", |row| row.code)
    }

    /// What this language writes for a man.
    #[must_use]
    pub fn letter(self, man: Man) -> &'static str {
        let letters = self.row().map(|row| row.letters.iter().zip(Man::ALL));
        letters.and_then(|mut pairs| pairs.find(|(_, of)| *of == man)).map_or("", |(letter, _)| letter)
    }

    fn row(self) -> Option<&'static Row> {
        TABLE.iter().find(|row| row.language == self)
    }

    /// The man named at the start of `text` and what follows; the longest name wins.
    pub(super) fn man_at(self, text: &str) -> Option<(Man, &str)> {
        let row = self.row()?;
        let names = row.letters.iter().zip(Man::ALL);
        let is_english = self == Self::English;
        let older = [&"Kt", &"Kn"].into_iter().filter(move |_| is_english).map(|name| (name, Man::Knight));
        names
            .chain(older)
            .filter_map(|(name, man)| strip_look_alike(text, name).map(|rest| (man, rest)))
            .min_by_key(|(_, rest)| rest.len())
    }
}

/// The text that begins with a name of two letters of which the second cannot be read, with a figurine in its place: `К?`
/// may be a Russian king, `K?` an English knight.
pub(super) fn with_smudged_name(text: &str, language: Option<Language>) -> Option<String> {
    let (first, man) = match language {
        Some(Language::Russian) => ('K', Man::King),
        Some(Language::English) | None => ('K', Man::Knight),
        Some(_) => return None,
    };
    let rest = text.strip_prefix(first)?.strip_prefix('?')?;
    Some(format!("{}{rest}", figurine(man, Colour::White)))
}

/// The canonical letter of a man.
pub(super) fn canonical(man: Man) -> char {
    let mut pairs = CANONICAL.into_iter().zip(Man::ALL);
    pairs.find(|(_, of)| *of == man).map_or('P', |(letter, _)| letter)
}

/// The man of a canonical letter.
pub(super) fn from_canonical(letter: char) -> Option<Man> {
    CANONICAL.into_iter().zip(Man::ALL).find(|(of, _)| *of == letter).map(|(_, man)| man)
}

/// The man of a figurine of either colour.
pub(super) const fn from_figurine(figurine: char) -> Option<Man> {
    match figurine {
        '♔' | '♚' => Some(Man::King),
        '♕' | '♛' => Some(Man::Queen),
        '♖' | '♜' => Some(Man::Rook),
        '♗' | '♝' => Some(Man::Bishop),
        '♘' | '♞' => Some(Man::Knight),
        '♙' | '♟' => Some(Man::Pawn),
        _ => None,
    }
}

/// The figurine of a man of a colour.
pub(super) const fn figurine(man: Man, colour: Colour) -> char {
    match (colour, man) {
        (Colour::White, Man::King) => '♔',
        (Colour::White, Man::Queen) => '♕',
        (Colour::White, Man::Rook) => '♖',
        (Colour::White, Man::Bishop) => '♗',
        (Colour::White, Man::Knight) => '♘',
        (Colour::White, Man::Pawn) => '♙',
        (Colour::Black, Man::King) => '♚',
        (Colour::Black, Man::Queen) => '♛',
        (Colour::Black, Man::Rook) => '♜',
        (Colour::Black, Man::Bishop) => '♝',
        (Colour::Black, Man::Knight) => '♞',
        (Colour::Black, Man::Pawn) => '♟',
    }
}

/// The Latin letter that looks like a Cyrillic one, else the letter itself.
pub(super) const fn latin_look_alike(letter: char) -> char {
    match letter {
        'А' => 'A',
        'В' => 'B',
        'С' => 'C',
        'Е' => 'E',
        'Н' => 'H',
        'К' => 'K',
        'М' => 'M',
        'О' => 'O',
        'Р' => 'P',
        'Т' => 'T',
        'Х' => 'X',
        'а' => 'a',
        'в' => 'b',
        'с' => 'c',
        'е' => 'e',
        'о' => 'o',
        'р' => 'p',
        'х' => 'x',
        other => other,
    }
}

fn strip_look_alike<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = text.chars();
    for letter in name.chars() {
        if rest.next()? != latin_look_alike(letter) {
            return None;
        }
    }
    Some(rest.as_str())
}
