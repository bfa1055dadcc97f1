//! Names of men written out, as data: words in, figurines out.
//!
//! A figurine means the same in every language, so a name written out needs no language either.

use std::borrow::Cow;

/// Names in lower case and the signs that replace them.
const NAMES: [(&str, &str); 42] = [
    ("rey", "♔"),
    ("king", "♔"),
    ("roi", "♔"),
    ("rei", "♔"),
    ("könig", "♔"),
    ("koenig", "♔"),
    ("dama", "♕"),
    ("reina", "♕"),
    ("queen", "♕"),
    ("donna", "♕"),
    ("dame", "♕"),
    ("rainha", "♕"),
    ("torre", "♖"),
    ("rook", "♖"),
    ("tour", "♖"),
    ("turm", "♖"),
    ("alfil", "♗"),
    ("bishop", "♗"),
    ("alfiere", "♗"),
    ("fou", "♗"),
    ("bispo", "♗"),
    ("läufer", "♗"),
    ("caballo", "♘"),
    ("knight", "♘"),
    ("cavallo", "♘"),
    ("cavalier", "♘"),
    ("cavalo", "♘"),
    ("springer", "♘"),
    ("peón", "♙"),
    ("peon", "♙"),
    ("pawn", "♙"),
    ("pedone", "♙"),
    ("pion", "♙"),
    ("peão", "♙"),
    ("peao", "♙"),
    ("bauer", "♙"),
    ("por", "x"),
    ("takes", "x"),
    ("toma", "x"),
    ("prende", "x"),
    ("prend", "x"),
    ("schlägt", "x"),
];

/// The text with each word that is a man's name replaced.
pub(super) fn figurines(text: &str) -> Cow<'_, str> {
    if !text.contains(' ') {
        return Cow::Borrowed(text);
    }
    let words: Vec<Cow<'_, str>> = text.split(' ').map(figurine).collect();
    Cow::Owned(words.join(" "))
}

fn figurine(word: &str) -> Cow<'_, str> {
    if word.len() < 3 {
        return Cow::Borrowed(word);
    }
    let lower = word.to_lowercase();
    let known = NAMES.iter().find(|(name, _)| *name == lower);
    known.map_or(Cow::Borrowed(word), |(_, sign)| Cow::Borrowed(*sign))
}
