//! Records of legal moves with a defect, and records of which nothing can be made.

use super::scene::{Proposal, Scene};
use super::wanted::Slip;
use crate::engine::chess::language::Language;
use crate::engine::chess::men::Man;
use crate::engine::chess::moves::Move;

/// The record of the move played, with a defect.
pub(super) fn inexact(scene: &Scene<'_>, slip: Slip) -> Vec<Proposal> {
    let Some(made) = scene.next.filter(|made| made.castling().is_none()) else { return Vec::new() };
    let text = made.san(scene.position, scene.language);
    let written = match slip {
        Slip::Check => Some(format!("{}+", unsigned(&text))),
        Slip::Mate => Some(format!("{}#", unsigned(&text))),
        Slip::Capture => false_capture(&text, made),
        Slip::LetterCase => Some(other_case(&text, made)),
        Slip::ForeignLetter => Some(made.san(scene.position, neighbour(scene.language))),
        Slip::PawnFile => fileless(&text, made),
    };
    let written = written.filter(|written| *written != text);
    written.into_iter().map(|written| Proposal { written, played: Some(made) }).collect()
}

fn unsigned(text: &str) -> &str {
    text.trim_end_matches(['+', '#'])
}

fn false_capture(text: &str, made: Move) -> Option<String> {
    let to = made.to().to_string();
    let quiet = made.captured().is_none() && made.man() != Man::Pawn;
    quiet.then(|| text.replacen(&to, &format!("x{to}"), 1))
}

/// A small letter for a man; a capital for the file of a pawn.
fn other_case(text: &str, made: Move) -> String {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return String::new() };
    let changed: String = match made.man() {
        Man::Pawn => first.to_uppercase().collect(),
        Man::King | Man::Queen | Man::Rook | Man::Bishop | Man::Knight => first.to_lowercase().collect(),
    };
    changed + letters.as_str()
}

/// A language that a player may have learnt chess from.
fn neighbour(own: Language) -> Language {
    if own == Language::English { Language::Spanish } else { Language::English }
}

fn fileless(text: &str, made: Move) -> Option<String> {
    let takes = made.man() == Man::Pawn && made.captured().is_some();
    takes.then(|| text.chars().skip(1).collect())
}

/// The record of the move played, so spoilt that nothing can be made of it.
pub(super) fn unintelligible(scene: &Scene<'_>) -> Vec<Proposal> {
    let Some(made) = scene.next.filter(|made| made.man() != Man::Pawn) else { return Vec::new() };
    let text = made.san(scene.position, scene.language);
    let letter = scene.language.letter(made.man());
    let file = made.to().to_string().chars().take(1).collect::<String>();
    let spoilt = [
        format!("{letter}??"),
        format!("{letter}???"),
        format!("???{file}"),
        format!("??{file}?"),
        format!("~~{text}~~ ??"),
        format!("~~{text}~~ {letter}"),
        format!("~~{text}~~ {letter}?{file}"),
        format!("{letter} {letter}??"),
    ];
    spoilt.into_iter().map(|written| Proposal { written, played: None }).collect()
}
