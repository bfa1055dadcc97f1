//! From the player's letters to canonical ones: a cleaned text in, canonical texts out, each with the
//! languages in which it says that.
//!
//! Most languages agree on most texts, so equal canonical texts are read once.

use super::{
    language::{self, Language},
    matching::add_new,
    reading::{Deviation, Notation},
};

/// A canonical text and who would write it so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spelling {
    pub(super) text: String,
    pub(super) notation: Notation,
    pub(super) languages: Vec<Language>,
    pub(super) likeness: Likeness,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    /// As written.
    AsWritten,
    /// The first letter is a piece, the others are files.
    PieceFirst,
    /// All letters are files.
    FilesOnly,
}

/// The core with its letters' case changed, if that changes anything.
pub(super) fn recased(core: &str, case: Case) -> Option<String> {
    let lower = with_promotion_capital(&core.to_lowercase());
    let changed = match case {
        Case::AsWritten => return Some(core.to_owned()),
        Case::PieceFirst => capitalised(&lower),
        Case::FilesOnly => lower,
    };
    (changed != core).then_some(changed)
}

/// In which direction the case was changed.
pub(super) fn case_deviations(core: &str, case: Case) -> Vec<Deviation> {
    let Some(changed) = recased(core, case) else { return Vec::new() };
    let mut deviations = Vec::new();
    for (was, is) in core.chars().zip(changed.chars()).filter(|(was, is)| was != is) {
        let deviation =
            if was.is_lowercase() { Deviation::LowerCaseLetter } else { Deviation::UpperCaseLetter };
        debug_assert!(was.is_lowercase() != is.is_lowercase(), "only the case of `{was}` was changed");
        add_new(&mut deviations, &[deviation]);
    }
    deviations
}

fn capitalised(lower: &str) -> String {
    let mut letters = lower.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A letter after the last rank can only be the new man of a promotion.
fn with_promotion_capital(lower: &str) -> String {
    let mut after_last_rank = false;
    let mut changed = String::with_capacity(lower.len());
    for letter in lower.chars() {
        if after_last_rank && letter.is_alphabetic() {
            changed.extend(letter.to_uppercase());
        } else {
            changed.push(letter);
        }
        after_last_rank = matches!(letter, '1' | '8' | '=' | '(' | '/');
    }
    changed
}

/// The canonical algebraic texts of a core in some languages.
pub(super) fn algebraic(core: &str, languages: impl Iterator<Item = Language>) -> Vec<Spelling> {
    let mut spellings: Vec<Spelling> = Vec::with_capacity(1);
    for language in languages {
        let Some((text, likeness)) = algebraic_text(core, language) else { continue };
        collect(&mut spellings, text, Notation::Algebraic, language, likeness);
    }
    spellings
}

pub(super) fn collect(
    spellings: &mut Vec<Spelling>,
    text: String,
    notation: Notation,
    language: Language,
    likeness: Likeness,
) {
    match spellings.iter_mut().find(|spelling| spelling.text == text && spelling.notation == notation) {
        Some(spelling) => spelling.languages.push(language),
        None => spellings.push(Spelling { text, notation, languages: vec![language], likeness }),
    }
}

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
        if let Some(digit) = look_alike_rank(letter).filter(|_| after_file) {
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
pub(super) fn man_at(text: &str, language: Language) -> Option<(super::men::Man, &str)> {
    let first = text.chars().next()?;
    let figurine = language::from_figurine(first).zip(text.strip_prefix(first));
    figurine.or_else(|| language.man_at(text))
}

const fn is_canonical(letter: char) -> bool {
    matches!(letter, 'a'..='h' | '1'..='8' | 'x' | 'X' | '-' | ':' | '=' | '(' | ')' | '/' | '?')
}

const fn look_alike_rank(letter: char) -> Option<char> {
    match letter {
        'l' | 'I' | '|' | '!' => Some('1'),
        'S' | 's' => Some('5'),
        _ => None,
    }
}
