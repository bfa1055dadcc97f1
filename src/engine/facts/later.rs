//! What the board can still tell at the price of a search: whether each side can mate by any legal moves, and which ends
//! of the game a move that nobody told cannot bring.
//!
//! In: positions and the moves that can be meant. Out: facts, unless somebody stated them. A move that is not known is one
//! of the legal ones all the same: where none of them mates, nobody is asked whether the sealed move did.

use std::collections::BTreeSet;

use super::known::{Facts, Known};
use crate::engine::chess;
use crate::engine::chess::{Colour, EndsGame, History, Move, Position, SearchLimit};
use crate::engine::model::{FactId, Type, Value, Vocabulary};

/// What the board can still tell.
#[derive(Debug, Clone)]
pub struct Later {
    reached: Position,
    /// Positions one legal move on, of which it was asked whether they are dead.
    onward: Vec<Position>,
    sealer: Colour,
    unmade: Vec<Unmade>,
}

/// A move that is one of several, nobody knows which.
#[derive(Debug, Clone)]
pub(super) struct Unmade {
    /// The fact that says how it ends the game, if it is declared.
    pub(super) fact: Option<FactId>,
    /// The position before it.
    pub(super) position: Position,
    /// The moves that led there, if they are told.
    pub(super) history: Option<History>,
    /// The moves it can be.
    pub(super) moves: Vec<Move>,
}

impl Later {
    /// Who can mate from the position reached, once asked of the positions one move on.
    pub(super) fn new(reached: Position, onward: Vec<Position>, sealer: Colour) -> Self {
        Self { reached, onward, sealer, unmade: Vec::new() }
    }

    /// The same, with moves that are not known.
    pub(super) fn with(self, unmade: Vec<Unmade>) -> Self {
        Self { unmade, ..self }
    }

    /// Searches and records what is found, unless somebody stated it.
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
            if let Some(fact) = unmade.fact
                && facts.value(fact).is_none()
            {
                unmade.compute(vocabulary, facts, fact);
            }
        }
    }

    /// Who can mate after a legal move can mate before it: where that was found out, there is no other search.
    fn can_mate(&self, colour: Colour) -> Option<bool> {
        let mates = |after: &Position| {
            chess::asked_first(after) == colour && chess::can_mate(after, colour) == Some(true)
        };
        if self.onward.iter().any(mates) { Some(true) } else { chess::can_mate(&self.reached, colour) }
    }
}

impl Unmade {
    /// Rules out the ends that no move brings; where one end is left, that is it.
    fn compute(&self, vocabulary: &Vocabulary, facts: &mut Facts, fact: FactId) {
        let possible = SearchLimit::quick()
            .during(|| chess::possible_ends(&self.position, &self.moves, self.history.as_ref()));
        let codes: BTreeSet<_> = possible.iter().copied().map(EndsGame::code).collect();
        match (possible.len(), possible.first(), facts.known(fact)) {
            (0, ..) => {}
            (1, Some(only), Known::NotAsked) => facts.choose(vocabulary, fact, only.code()),
            (..) => {
                let Type::OneOf(values) = &vocabulary.fact(fact).kind else { return };
                for (place, value) in (0..=u8::MAX).zip(values) {
                    if !codes.contains(value.as_str()) {
                        facts.rule_out(fact, place);
                    }
                }
            }
        }
    }
}
