//! Whether a player can still give mate by any series of legal moves, with the opponent's help.

mod limit;

pub use limit::SearchLimit;
