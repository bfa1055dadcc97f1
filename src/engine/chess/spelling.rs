//! From the player's letters to canonical ones: a cleaned text in; canonical texts out, each with the languages in which the
//! text has that meaning.
//!
//! Most languages agree on most texts, so each distinct canonical text is read only once.

use shakmaty::Color;

use super::language::{self, Language};
use super::matching::add_new;
use super::men::Man;
use super::notation;
use super::pattern::Pattern;
use super::reading::{self, Deviation, Notation};

/// A canonical text and who would write it so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spelling {
    pub(super) text: String,
    pub(super) style: Style,
    pub(super) languages: Vec<Language>,
    pub(super) likeness: Likeness,
}

/// A way of writing moves that has its own grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Letter and square.
    Algebraic,
    /// Descriptive, rank before file.
    Romance,
    /// Descriptive, file before rank.
    English,
    /// Digits.
    Numeric,
}

impl Style {
    pub(super) const fn notation(self) -> Notation {
        match self {
            Self::Algebraic => Notation::Algebraic,
            Self::Romance | Self::English => Notation::Descriptive,
            Self::Numeric => Notation::Numeric,
        }
    }

    /// The descriptive notation used in a language; many never had one.
    pub(super) const fn descriptive(language: Language) -> Option<Self> {
        match language {
            Language::Spanish
            | Language::Italian
            | Language::French
            | Language::Portuguese
            | Language::Catalan
            | Language::Romanian => Some(Self::Romance),
            Language::English => Some(Self::English),
            Language::German
            | Language::Hungarian
            | Language::Russian
            | Language::Dutch
            | Language::Danish
            | Language::Norwegian
            | Language::Swedish
            | Language::Finnish
            | Language::Icelandic
            | Language::Polish
            | Language::Czech
            | Language::Estonian => None,
        }
    }
}

/// Whether every character was read as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Likeness {
    /// It was.
    Exact,
    /// Some were read as the character they look like (`l` as `1`, `S` as `5`).
    LookAlike,
}

/// How capitals and small letters are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Case {
    /// As written.
    AsWritten,
    /// The first letter is a piece, the others are files.
    PieceFirst,
    /// All letters are files.
    FilesOnly,
    /// A sign written twice stands once.
    Doubled,
    /// All letters are men, as in descriptive notation.
    Capitals,
    /// A sign out of its place is the one it looks like.
    Confused,
}

/// How much is bent so that a text says something; the least strained that gives a legal move decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Strain {
    /// Nothing: every sign as it stands.
    None,
    /// The case of the letters, where the first is a man.
    Letter,
    /// The case of the letters, where the first is a file.
    File,
    /// The number of the signs.
    Number,
    /// The system of capitals.
    System,
    /// A sign itself.
    Sign,
}

impl Strain {
    /// All of them within one language, the least first.
    pub(super) const OF_A_LANGUAGE: [Self; 5] =
        [Self::None, Self::Letter, Self::File, Self::Number, Self::System];

    /// The ways of taking a text that bend it equally. Where everything is in capitals the first letter may be a file as
    /// well as a man; where a capital stands twice it may have been meant once, or as a file.
    pub(super) fn cases(self, core: &str) -> &'static [Case] {
        match self {
            Self::None => &[Case::AsWritten],
            Self::Letter if is_in_capitals(core) => &[Case::PieceFirst, Case::FilesOnly],
            Self::Letter if has_first_capital_twice(core) => &[Case::PieceFirst, Case::Doubled],
            Self::Letter => &[Case::PieceFirst],
            Self::File => &[Case::FilesOnly],
            Self::Number => &[Case::Doubled],
            Self::System => &[Case::Capitals],
            Self::Sign => &[Case::Confused],
        }
    }
}

fn is_in_capitals(core: &str) -> bool {
    let letters = || core.chars().filter(|letter| letter.is_alphabetic() && !matches!(letter, 'x' | 'X'));
    letters().all(char::is_uppercase) && letters().count() > 1
}

fn has_first_capital_twice(core: &str) -> bool {
    let mut letters = core.chars();
    letters.next().is_some_and(|first| first.is_uppercase() && letters.next() == Some(first))
}

/// The core taken in a way, if that changes anything; several texts where one of several signs may be another.
pub(super) fn recased(core: &str, case: Case) -> Vec<String> {
    let lower = || with_promotion_capital(&core.to_lowercase());
    let changed = match case {
        Case::AsWritten => return vec![core.to_owned()],
        Case::Confused => return reading::in_place(core),
        Case::PieceFirst => capitalised(&lower()),
        Case::FilesOnly => lower(),
        Case::Doubled => once(core),
        Case::Capitals => core.to_uppercase().replace('X', "x"),
    };
    if changed == core { Vec::new() } else { vec![changed] }
}

/// The text in which no sign that can be read follows itself.
pub(super) fn once(core: &str) -> String {
    let mut changed = String::with_capacity(core.len());
    for sign in core.chars() {
        if sign == '?' || !changed.ends_with(sign) {
            changed.push(sign);
        }
    }
    changed
}

/// What a way of taking a core changed in it.
pub(super) fn case_deviations(core: &str, changed: &str, case: Case) -> Vec<Deviation> {
    match case {
        Case::AsWritten => Vec::new(),
        Case::Doubled => vec![Deviation::Doubled],
        Case::Confused => vec![Deviation::SignConfused],
        Case::PieceFirst | Case::FilesOnly | Case::Capitals => directions(core, changed),
    }
}

/// In which direction the case was changed.
fn directions(core: &str, changed: &str) -> Vec<Deviation> {
    let mut deviations = Vec::new();
    let differing = core.chars().zip(changed.chars()).filter(|(was, is)| was != is);
    for (was, _) in differing {
        let deviation =
            if was.is_lowercase() { Deviation::LowerCaseLetter } else { Deviation::UpperCaseLetter };
        add_new(&mut deviations, &[deviation]);
    }
    deviations
}

fn capitalised(lower: &str) -> String {
    let mut letters = lower.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A letter after the last rank that begins no square can only be the new man of a promotion.
fn with_promotion_capital(lower: &str) -> String {
    let mut after_last_rank = false;
    let mut changed = String::with_capacity(lower.len());
    let mut letters = lower.chars().peekable();
    while let Some(letter) = letters.next() {
        let begins_square = letters.peek().is_some_and(char::is_ascii_digit);
        if after_last_rank && letter.is_alphabetic() && !begins_square {
            changed.extend(letter.to_uppercase());
        } else {
            changed.push(letter);
        }
        after_last_rank = matches!(letter, '1' | '8' | '=' | '(' | '/');
    }
    changed
}

/// A spelling and one of its meanings.
pub(super) type Meant = (Spelling, Pattern);

/// What a core can mean in some languages.
pub(super) fn meant(core: &str, case: Case, languages: &[Language], turn: Color) -> Vec<Meant> {
    let each = |spelling: Spelling| {
        parse(&spelling, turn).into_iter().map(move |pattern| (spelling.clone(), pattern))
    };
    spellings(core, case, languages).into_iter().flat_map(each).collect()
}

/// The canonical texts of a core in some languages, for the systems in which that case makes sense.
fn spellings(core: &str, case: Case, languages: &[Language]) -> Vec<Spelling> {
    let mut spellings: Vec<Spelling> = Vec::with_capacity(1);
    let mut collect = |style: Style, language: Language, found: Option<(String, Likeness)>| {
        let Some((text, likeness)) = found else { return };
        match spellings.iter_mut().find(|spelling| spelling.text == text && spelling.style == style) {
            Some(spelling) => spelling.languages.push(language),
            None => spellings.push(Spelling { text, style, languages: vec![language], likeness }),
        }
    };
    for &language in languages {
        if case != Case::Capitals {
            collect(Style::Algebraic, language, algebraic_text(core, language));
        }
        let keeps_capitals =
            matches!(case, Case::AsWritten | Case::Doubled | Case::Confused | Case::Capitals);
        if let (true, Some(style)) = (keeps_capitals, Style::descriptive(language)) {
            collect(style, language, descriptive_text(core, style, language));
        }
        if case == Case::AsWritten {
            collect(Style::Numeric, language, numeric_text(core));
        }
    }
    spellings
}

/// What a canonical text says.
fn parse(spelling: &Spelling, turn: Color) -> Vec<Pattern> {
    let text = spelling.text.as_str();
    match spelling.style {
        Style::Algebraic => notation::parse_algebraic(text).into_iter().collect(),
        Style::Romance => notation::parse_romance(text, turn),
        Style::English => notation::parse_english(text, turn).into_iter().collect(),
        Style::Numeric => notation::parse_numeric(text).into_iter().collect(),
    }
}

fn numeric_text(core: &str) -> Option<(String, Likeness)> {
    let is_one = core.starts_with(|first: char| first.is_ascii_digit() || first == '?')
        && core.contains(|sign: char| sign.is_ascii_digit());
    is_one.then(|| (core.to_owned(), Likeness::Exact))
}

/// Men and files have the same capital letters; English has two words besides.
fn descriptive_text(core: &str, style: Style, language: Language) -> Option<(String, Likeness)> {
    let mut text = String::with_capacity(core.len());
    let mut rest = core;
    while let Some(letter) = rest.chars().next() {
        let mut word = ENGLISH_WORDS.iter().filter(|_| style == Style::English);
        if let Some((tail, sign)) = word.find_map(|(word, sign)| Some((rest.strip_prefix(word)?, sign))) {
            text.push_str(sign);
            rest = tail;
        } else if is_canonical(letter) && !matches!(letter, 'a'..='h') {
            text.push(if letter == ':' { 'x' } else { letter.to_ascii_lowercase() });
            rest = rest.strip_prefix(letter)?;
        } else {
            let (man, tail) = man_at(rest, language)?;
            text.push(language::canonical(man));
            rest = tail;
        }
    }
    Some((text, Likeness::Exact))
}

/// `P to K4`, `R-K.Sq.`: the square of a man is that on the first rank.
const ENGLISH_WORDS: [(&str, &str); 4] = [("to", "-"), ("Sq", "1"), ("sq", "1"), ("SQ", "1")];

fn algebraic_text(core: &str, language: Language) -> Option<(String, Likeness)> {
    if matches!(core, "O" | "O-O" | "O-O-O") {
        return Some((core.to_owned(), Likeness::Exact));
    }
    let mut text = String::with_capacity(core.len());
    let mut likeness = Likeness::Exact;
    let mut rest = core;
    while let Some(letter) = rest.chars().next() {
        let after_file = text.ends_with(|last: char| last.is_ascii_lowercase() && last <= 'h');
        let tail = rest.strip_prefix(letter)?;
        if let Some(digit) = reading::rank_like(letter).filter(|_| after_file) {
            likeness = Likeness::LookAlike;
            text.push(digit);
            rest = tail;
        } else if is_canonical(letter) {
            text.push(letter.to_ascii_lowercase());
            rest = tail;
        } else {
            let (man, tail) = man_at(rest, language)?;
            text.push(language::canonical(man));
            rest = tail;
        }
    }
    Some((text, likeness))
}

/// The man named at the start of a text, by a figurine or by a letter of the language.
pub(super) fn man_at(text: &str, language: Language) -> Option<(Man, &str)> {
    let first = text.chars().next()?;
    let figurine = language::from_figurine(first).zip(text.strip_prefix(first));
    figurine.or_else(|| language.man_at(text))
}

const fn is_canonical(letter: char) -> bool {
    matches!(letter, 'a'..='h' | '1'..='8' | 'x' | 'X' | '-' | ':' | '=' | '(' | ')' | '/' | '?')
}
