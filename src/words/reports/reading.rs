//! The reading of a written move in words: what fits, what deviates, why it is illegal, what it resembles.

use super::board::{Arrow, ArrowKind, Diagram};
use super::report::{Block, Item, Report, Section};
use crate::engine::chess::{
    IllegalReason, Language, LanguageReading, Move, Notation, Position, Reading, Square,
};
use crate::engine::facts::illegal_message;
use crate::words::phrases::locale::Locale;
use crate::words::phrases::speaker::{capital, sentence};
use crate::words::phrases::words::Words;

/// The page of a reading.
#[must_use]
pub fn reading(words: &Words, position: &Position, written: &str, reading: &Reading) -> Report {
    let diagram = diagram(words, position, reading.chosen, reading);
    let items = reading_items(words, position, written, reading);
    Report {
        title: words.say("reading-title", &[("written", written)]),
        subtitle: position.fen(),
        language: words.locale().code().to_owned(),
        sections: vec![Section::new(String::new(), vec![diagram, Block::Items(items)])],
        footer: words.say("reading-footer", &[("engine", env!("CARGO_PKG_VERSION"))]),
    }
}

/// The position with the moves worth drawing: the one it is, else those it may be and those it resembles.
pub(crate) fn diagram(words: &Words, position: &Position, played: Option<Move>, reading: &Reading) -> Block {
    let mut arrows = Vec::new();
    if let Some(played) = played {
        draw(words, position, ArrowKind::Played, &[played], &mut arrows);
    } else {
        let way = |made: &Move| (made.from(), made.to());
        let is_drawn = |made: &Move| reading.candidates.iter().any(|candidate| way(candidate) == way(made));
        let near = reading.near.iter().map(|near| near.meant).filter(|made| !is_drawn(made));
        let near: Vec<_> = near.take(5).collect();
        draw(words, position, ArrowKind::Candidate, &reading.candidates, &mut arrows);
        draw(words, position, ArrowKind::Near, &near, &mut arrows);
    }
    Block::Diagram(Box::new(Diagram::new(words, position, arrows)))
}

/// Adds an arrow for each way from square to square: candidates are numbered, what they resemble has letters.
fn draw(words: &Words, position: &Position, kind: ArrowKind, moves: &[Move], arrows: &mut Vec<Arrow>) {
    let mut ways: Vec<(Square, Square)> = Vec::new();
    for made in moves {
        let way = (made.from(), made.to());
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    for ((from, to), place) in ways.into_iter().zip(0_u8..) {
        let same = moves.iter().filter(|made| (made.from(), made.to()) == (from, to));
        let names: Vec<_> = same.map(|made| name(words, position, *made)).collect();
        let label = match kind {
            ArrowKind::Played => String::new(),
            ArrowKind::Candidate => (place + 1).to_string(),
            ArrowKind::Near => char::from(b'a' + place).to_string(),
        };
        let says = words.say(&format!("arrow-{}", kind.code()), &[("moves", &names.join(", "))]);
        arrows.push(Arrow { from, to, kind, label, says });
    }
}

/// What can be said of a reading, most important first.
pub(crate) fn reading_items(
    words: &Words,
    position: &Position,
    written: &str,
    reading: &Reading,
) -> Vec<Item> {
    let kind = words.say("reading-kind", &[("written", written), ("kind", reading.kind.code())]);
    let mut first = Item::plain(sentence(&kind));
    first.notes.extend(reading.illegal_because.iter().map(|reason| sentence(&illegal(words, *reason))));
    let mut items = vec![first];
    if let Some(chosen) = reading.chosen {
        items.push(Item::plain(words.say("reading-move", &[("move", &name(words, position, chosen))])));
    } else if !reading.candidates.is_empty() {
        let moves: Vec<_> =
            reading.candidates.iter().map(|candidate| name(words, position, *candidate)).collect();
        items.push(Item::plain(words.say("reading-candidates", &[("moves", &moves.join(", "))])));
    }
    for deviation in &reading.deviations {
        items.push(Item::plain(sentence(&words.say(&format!("deviation-{}", kebab(deviation.code())), &[]))));
    }
    if reading.language_decides {
        items.push(language_item(words, position, reading, "reading-language-decides"));
    } else if is_illegal_in_a_language(reading) {
        items.push(language_item(words, position, reading, "reading-language-matters"));
    }
    for near in &reading.near {
        let doubted = near.doubted.map(|sign| (sign.written.to_string(), sign.meant.to_string()));
        let signs = doubted.as_ref().map(|(written, meant)| [("written", &**written), ("meant", &**meant)]);
        let why = words.say(
            &format!("near-{}", kebab(near.kind.code())),
            signs.as_ref().map_or(&[] as &[_], |signs| signs.as_slice()),
        );
        let resembled = name(words, position, near.meant);
        items.push(Item::plain(words.say("reading-near", &[("move", &resembled), ("why", &why)])));
    }
    items
}

/// Whether a move that was found legal would be illegal in the letters of another language that makes sense of it.
fn is_illegal_in_a_language(reading: &Reading) -> bool {
    let algebraic = |entry: &&LanguageReading| entry.notation == Notation::Algebraic;
    reading.chosen.is_some() && reading.languages.iter().filter(algebraic).any(|entry| entry.moves.is_empty())
}

fn language_item(words: &Words, position: &Position, reading: &Reading, heading: &str) -> Item {
    let algebraic =
        |entry: &&LanguageReading| entry.notation == Notation::Algebraic || !entry.moves.is_empty();
    let notes = reading.languages.iter().filter(algebraic).map(|entry| {
        let language = |language: &Language| words.say(&format!("language-{}", language.code()), &[]);
        let languages: Vec<_> = entry.languages.iter().map(language).collect();
        let moves: Vec<_> = entry.moves.iter().map(|candidate| name(words, position, *candidate)).collect();
        let moves = if moves.is_empty() { words.say("reading-no-legal-move", &[]) } else { moves.join(", ") };
        format!("{}: {moves}", capital(&languages.join(", ")))
    });
    Item { text: words.say(heading, &[]), notes: notes.collect(), ..Item::default() }
}

/// A move in long algebraic notation with the letters of the language spoken.
pub(crate) fn name(words: &Words, position: &Position, played: Move) -> String {
    played.long(position, letters(words.locale()))
}

/// The letters of the men in the language spoken.
pub(crate) fn letters(locale: Locale) -> Language {
    Language::from_code(locale.code()).unwrap_or(Language::English)
}

fn kebab(code: &str) -> String {
    code.replace('_', "-")
}

fn illegal(words: &Words, reason: IllegalReason) -> String {
    let (id, variables) = illegal_message(reason);
    let args: Vec<_> = variables.iter().map(|(name, value)| (*name, value.as_str())).collect();
    words.say(&id, &args)
}
