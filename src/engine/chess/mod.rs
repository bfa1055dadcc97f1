//! From a position and a move as written on paper to facts; the only place that knows the chess
//! libraries.
//!
//! ```text
//! FEN ─ Position ─┐
//! text ─ Written ─┼─ read ─> Reading
//! PGN ─ History ──┘
//! paper (number, signs, words of the lexicon) -> attempt (spelling -> notation -> pattern -> matching) -> read
//! nothing legal fits: illegal (why, and what it resembles)
//! Position, Move, History ─ ends_game, ended_before ─> Ending     Position ─ can_mate, dead ─> yes, no, unknown
//! ```
//! Comes in: plain text. Goes out: plain data, without words for people. Guaranteed then: every move
//! in a result is legal in its position. Not known here: rules, editions, files, languages of the
//! interface.

mod attempt;
mod ends;
mod fen;
mod illegal;
mod language;
mod lexicon;
mod matching;
mod mate;
mod men;
mod notation;
mod number;
mod paper;
mod pattern;
mod position;
mod read;
mod reading;
mod record;
mod remarks;
mod rewriting;
mod signs;
mod spelling;
mod words;
mod writing;

pub(crate) use ends::SEVENTY_FIVE_MOVES;
pub use ends::{
    Ending, EndsGame, FivefoldCheck, asked_first, can_mate, dead, ended_before, ends_game, possible_ends,
    repetitions,
};
pub(crate) use fen::letter_of_fen;
pub use fen::{FenField, PositionFault};
pub use language::Language;
pub(crate) use lexicon::unaccented;
pub use mate::SearchLimit;
pub use men::{Colour, Man, Move, Square, Wing};
pub use paper::{Inked, inked};
pub use position::{History, Placement, Position, diagram_text};
pub use read::read;
pub use reading::{
    Deviation, Doubted, IllegalReason, LanguageReading, NearKind, NearReading, Notation, Reading,
    ReadingKind, Written,
};
pub use record::{HistoryFault, tags};
