//! Facts that need a search on the board, made only if the ruling depends on them: whether each side can still mate, and in
//! which ways an unknown move cannot end the game.
//!
//! In: positions and the moves that may have been meant. Out: computed facts, unless they are told. An unknown move is at
//! least one of the legal moves: if none of them gives checkmate, nobody is asked whether the sealed move did.

use std::collections::BTreeSet;

use super::known::{Facts, Known};
use crate::engine::chess;
use crate::engine::chess::{Colour, EndsGame, History, Move, Position, ReadingKind, SearchLimit};
use crate::engine::model::{FactId, Type, Value, Vocabulary};

/// The postponed searches.
#[derive(Debug, Clone)]
pub struct Later {
    reached: Position,
    /// The positions after each possible move, in which it may already have been determined who can mate.
    onward: Vec<Position>,
    sealer: Colour,
    unmade: Vec<Unmade>,
}

/// A move of which only the set of possible moves is known.
#[derive(Debug, Clone)]
pub(super) struct Unmade {
    /// The fact that says how the move ends the game, if the vocabulary declares it.
    pub(super) fact: Option<FactId>,
    /// The position before it.
    pub(super) position: Position,
    /// The history up to that position, if it is given.
    pub(super) history: Option<History>,
    /// The moves that it may be.
    pub(super) moves: Vec<Move>,
    /// The fact that holds the reading of the record. Only a record read as a legal move can end the game.
    pub(super) reading: Option<FactId>,
}

impl Later {
    /// A search for who can mate from `reached`; the positions `onward` are tried first.
    pub(super) fn new(reached: Position, onward: Vec<Position>, sealer: Colour) -> Self {
        Self { reached, onward, sealer, unmade: Vec::new() }
    }

    /// The same, with moves that are not known exactly.
    pub(super) fn with(self, unmade: Vec<Unmade>) -> Self {
        Self { unmade, ..self }
    }

    /// Runs the searches and records the results, unless the facts are told.
    pub(super) fn compute(&self, vocabulary: &Vocabulary, facts: &mut Facts) {
        let known = vocabulary.by_name();
        let players = [(known.sealer_can_mate, self.sealer), (known.replier_can_mate, self.sealer.other())];
        for (fact, colour) in players {
            let Some(fact) = fact else { continue };
            if *facts.known(fact) == Known::NotAsked
                && let Some(can) = self.can_mate(colour)
            {
                facts.set(fact, Known::Computed(Value::Truth(can)));
            }
        }
        for unmade in &self.unmade {
            if let Some(fact) = unmade.fact {
                unmade.compute(vocabulary, facts, fact);
            }
        }
    }

    /// Whether a side can mate. A side that can mate after a legal move can also mate before it, so results for later
    /// positions are reused.
    fn can_mate(&self, colour: Colour) -> Option<bool> {
        let mates = |after: &Position| {
            chess::asked_first(after) == colour && chess::can_mate(after, colour) == Some(true)
        };
        if self.onward.iter().any(mates) { Some(true) } else { chess::can_mate(&self.reached, colour) }
    }
}

impl Unmade {
    /// Excludes the ways of ending the game that no possible move brings about. If only one is left, it is the value.
    fn compute(&self, vocabulary: &Vocabulary, facts: &mut Facts, fact: FactId) {
        let possible = SearchLimit::quick()
            .during(|| chess::possible_ends(&self.position, &self.moves, self.history.as_ref()));
        let codes: BTreeSet<_> = possible.iter().copied().map(EndsGame::code).collect();
        let Type::OneOf(values) = &vocabulary.fact(fact).kind else { return };
        if possible.is_empty() {
            return;
        }
        for (place, value) in (0..=u8::MAX).zip(values) {
            if value == EndsGame::No.code() && !codes.contains(value.as_str()) {
                self.ends_with_a_move(vocabulary, facts, (fact, place));
            } else if !codes.contains(value.as_str()) {
                facts.rule_out(fact, place);
            }
        }
        if let (1, Some(only)) = (possible.len(), possible.first())
            && *only == EndsGame::No
        {
            facts.choose(vocabulary, fact, only.code());
        }
    }

    /// Every possible move ends the game: excludes that the game goes on, where the record is a move.
    fn ends_with_a_move(&self, vocabulary: &Vocabulary, facts: &mut Facts, goes_on: (FactId, u8)) {
        let Some(reading) = self.reading else { return facts.rule_out(goes_on.0, goes_on.1) };
        let moves = [ReadingKind::Clear, ReadingKind::Inexact, ReadingKind::Ambiguous].map(ReadingKind::code);
        for (place, value) in (0..=u8::MAX).zip(vocabulary.fact(reading).kind.values()) {
            if moves.contains(&value.as_str()) {
                facts.exclude_together((reading, place), goes_on);
            }
        }
    }
}
