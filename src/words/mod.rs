//! The storey of words: what the engine found, said in a language.

pub mod formats;
pub mod phrases;
pub mod reports;
