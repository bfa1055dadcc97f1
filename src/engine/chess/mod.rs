//! From a position and a move as written on paper to facts; the only place that knows the chess
//! libraries.
//!
//! ```text
//! FEN ─ Position ─┐
//! text ─ Written ─┼─ read ─> Reading
//! PGN ─ History ──┘
//! paper (number, signs, castling, remarks, words of the lexicon) -> attempt (spelling, confusion -> algebraic, descriptive
//! -> pattern -> matching, wing) -> read
//! nothing legal fits: illegal (why), near (what it resembles)
//! Position, Move, History ─ ends_game, ended_before ─> Ending     Position ─ can_mate, dead ─> yes, no, unknown
//! ```
//! Comes in: plain text. Goes out: plain data, without words for people. Guaranteed then: every move
//! in a result is legal in its position. Not known here: rules, editions, files, languages of the
//! interface.

mod algebraic;
mod algebraic_form;
mod attempt;
mod before;
mod castling;
mod confusion;
mod descriptive;
mod desk;
mod deviation;
mod diagram;
mod ends;
mod fen;
mod grammar;
mod history;
mod illegal;
mod inked;
mod language;
mod lexicon;
mod matching;
mod mate;
mod men;
mod moves;
mod near;
mod number;
mod paper;
mod pattern;
mod pgn;
mod placement;
mod position;
mod read;
mod reading;
mod reason;
mod record;
mod remarks;
mod signs;
mod spelling;
mod wing;
mod winnable;
mod words;
mod writing;

pub use confusion::Doubted;
pub use desk::Written;
pub use deviation::Deviation;
pub use diagram::diagram_text;
pub(crate) use ends::SEVENTY_FIVE_MOVES;
pub use ends::{Ending, EndsGame, FivefoldCheck, ended_before, ends_game, possible_ends, repetitions};
pub use fen::{FenField, PositionFault};
pub use history::History;
pub use inked::{Inked, inked};
pub use language::Language;
pub use mate::SearchLimit;
pub use men::{Colour, Man, Square, Wing};
pub use moves::Move;
pub use pgn::tags;
pub use placement::Placement;
pub use position::Position;
pub use read::read;
pub use reading::{LanguageReading, Notation, Reading, ReadingKind};
pub use reason::{IllegalReason, NearKind, NearReading};
pub use record::HistoryFault;
pub use winnable::{asked_first, can_mate, dead};
