//! Clauses -> sentences.

/// Words with a capital first.
#[must_use]
pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| format!("{}{}", first.to_uppercase(), letters.as_str()))
}

/// A clause as a sentence: a capital first, a full stop last.
#[must_use]
pub(crate) fn sentence(clause: &str) -> String {
    let stop = if clause.is_empty() || clause.ends_with(['.', '?', '!']) { "" } else { "." };
    format!("{}{stop}", capital(clause))
}

/// Whether a word is the number of an article: it has a digit and a stop inside.
#[must_use]
pub(crate) fn old_number(word: &str) -> bool {
    word.contains('.') && word.contains(|sign: char| sign.is_ascii_digit())
}
