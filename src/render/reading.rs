//! The reading of a written move in words: what fits, what deviates, why it is illegal, what it resembles.

use super::phrases::sentence;
use super::report::{Block, Item, Report, Section};
use super::words::{Locale, Words};
use crate::chess::{IllegalReason, Language, LanguageReading, Move, Notation, Position, Reading};

/// The page of a reading.
#[must_use]
pub fn reading(words: &Words, position: &Position, written: &str, reading: &Reading) -> Report {
    let diagram = Block::Diagram(Box::new(position.clone()), drawn_moves(reading.chosen, reading));
    let items = reading_items(words, position, written, reading);
    Report {
        title: words.say("reading-title", &[("written", written)]),
        subtitle: position.fen(),
        language: words.locale().code().to_owned(),
        sections: vec![Section::new(String::new(), vec![diagram, Block::Items(items)])],
        footer: words.say("reading-footer", &[("engine", env!("CARGO_PKG_VERSION"))]),
    }
}

/// The moves worth drawing: the one it is, else those it may be, else those it resembles.
pub(super) fn drawn_moves(played: Option<Move>, reading: &Reading) -> Vec<Move> {
    match (played, &reading.candidates[..]) {
        (Some(played), _) => vec![played],
        (None, []) => reading.near.iter().map(|near| near.meant).take(3).collect(),
        (None, candidates) => candidates.to_vec(),
    }
}

/// What can be said of a reading, most important first.
pub(super) fn reading_items(
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
        let why = words.say(&format!("near-{}", kebab(near.kind.code())), &[]);
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
        let languages: Vec<_> = entry.languages.iter().map(|language| language.code()).collect();
        let moves: Vec<_> = entry.moves.iter().map(|candidate| name(words, position, *candidate)).collect();
        let moves = if moves.is_empty() { words.say("reading-no-legal-move", &[]) } else { moves.join(", ") };
        format!("{}: {moves}", languages.join(", "))
    });
    Item { text: words.say(heading, &[]), notes: notes.collect(), ..Item::default() }
}

/// A move in long algebraic notation with the letters of the language spoken.
pub(super) fn name(words: &Words, position: &Position, played: Move) -> String {
    let language = match words.locale() {
        Locale::Es => Language::Spanish,
        Locale::It => Language::Italian,
        Locale::En => Language::English,
    };
    played.long(position, language)
}

fn kebab(code: &str) -> String {
    code.replace('_', "-")
}

fn illegal(words: &Words, reason: IllegalReason) -> String {
    let variables: Vec<(&str, String)> = match reason {
        IllegalReason::NoSuchMan(man)
        | IllegalReason::NothingToTake(man)
        | IllegalReason::ImpossiblePromotion(man) => {
            vec![("man", man.code().to_owned())]
        }
        IllegalReason::EmptySquare(square) | IllegalReason::KingIntoCheck(square) => {
            vec![("square", square.to_string())]
        }
        IllegalReason::OpponentsMan { man, at }
        | IllegalReason::OtherMan { man, at }
        | IllegalReason::OccupiedByOwn { man, at }
        | IllegalReason::Pinned { man, at } => vec![("man", man.code().to_owned()), ("at", at.to_string())],
        IllegalReason::CannotReach { man, to } => {
            let to = to.map_or_else(|| "none".to_owned(), |to| to.to_string());
            vec![("man", man.code().to_owned()), ("to", to)]
        }
        IllegalReason::CastlingRightLost(wing) => vec![("wing", wing.code().to_owned())],
        IllegalReason::CastlingBlocked { wing, by } => {
            vec![("wing", wing.code().to_owned()), ("by", by.to_string())]
        }
        IllegalReason::CastlingThroughCheck { wing, at } => {
            vec![("wing", wing.code().to_owned()), ("at", at.to_string())]
        }
        IllegalReason::CheckNotMet | IllegalReason::CastlingOutOfCheck | IllegalReason::NoPromotion => {
            Vec::new()
        }
    };
    let args: Vec<_> = variables.iter().map(|(name, value)| (*name, value.as_str())).collect();
    words.say(&format!("illegal-{}", kebab(reason.code())), &args)
}
