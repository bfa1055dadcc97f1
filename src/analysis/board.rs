//! Sealed moves on a board, known from the examples, for cases that people can look at.

use std::collections::BTreeSet;

use super::diff::Compared;
use crate::facts::accept;
use crate::model::Value;
use crate::syntax::{CaseFile, FactGiven};

/// A sealed move on a board.
#[derive(Debug, Clone)]
pub(super) struct Board {
    /// The position, the text and its language.
    pub(super) facts: Vec<FactGiven>,
    /// How it reads.
    pub(super) reading: Value,
    /// How it ends the game, where that is known.
    pub(super) ends: Option<Value>,
}

/// The sealed moves of the examples, with what the board says of each.
pub(super) fn boards(side: Compared) -> Vec<Board> {
    let vocabulary = &side.library.rulebook.vocabulary;
    let Some(program) = side.library.program(side.edition) else { return Vec::new() };
    let articles = side.library.rulebook.editions.iter().flat_map(|edition| &edition.articles);
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for example in articles.flat_map(|article| &article.examples) {
        let named = ["position", "sealed.written", "sealed.language"];
        let of_board = example.given.facts.iter().filter(|given| named.contains(&given.fact.value.as_str()));
        let facts: Vec<FactGiven> = of_board.cloned().collect();
        let texts: Vec<_> = facts.iter().map(|given| given.value.value.clone()).collect();
        if facts.len() < named.len() || !seen.insert(texts) {
            continue;
        }
        let case = CaseFile { facts: facts.clone(), about: Vec::new() };
        let Ok(accepted) = accept(vocabulary, program, &case) else { continue };
        let known = |name: &str| accepted.facts.value(vocabulary.fact_named(name)?).cloned();
        if let Some(reading) = known("sealed.reading") {
            found.push(Board { facts, reading, ends: known("sealed.ends_game") });
        }
    }
    found
}
