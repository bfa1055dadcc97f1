//! The storey of words: what the engine found, said in a language.

pub mod forms;
pub mod pages;
pub mod speech;
