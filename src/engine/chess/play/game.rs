//! One game, played as far as it is wanted.

use fastrand::Rng;
use shakmaty::{Chess, Color, Position as _, Role};

use super::openings;
use super::player::{choose, played};
use super::value::{Taste, material, worth};
use crate::engine::chess::moves::Move;

/// A game from the first move on.
pub(super) struct Game {
    dice: Rng,
    taste: Taste,
    /// The positions, one more than moves.
    positions: Vec<Chess>,
    moves: Vec<Move>,
    state: State,
    /// Where settings have been taken from it.
    taken: Vec<usize>,
}

/// Whether there is more to be played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Open,
    Over,
}

/// Where a game is played to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Until {
    /// The number of a move, while both have chances.
    Adjournment(u32),
    /// The number of a move, whoever is ahead.
    Ending(u32),
}

/// A player who is further behind than a rook and a pawn resigns before an adjournment.
const HOPELESS: i32 = 650;

/// So few men are left when a game can end in a dead position any time.
const FEW: usize = 6;

impl Game {
    /// A game of which only the opening is played.
    pub(super) fn new(mut dice: Rng, taste: Taste) -> Self {
        let mut game = Self {
            taste,
            positions: vec![Chess::new()],
            moves: Vec::new(),
            state: State::Open,
            taken: Vec::new(),
            dice: dice.fork(),
        };
        for made in openings::opening(&mut dice) {
            game.play(made);
        }
        game
    }

    /// Another game with the same moves up to where few men are left and neither player is far ahead; none if this one
    /// never comes there.
    pub(super) fn branch(&self, mut dice: Rng) -> Option<Self> {
        let few =
            |chess: &Chess| chess.board().occupied().count() <= FEW && lead(chess) <= worth(Role::Bishop);
        let first = self.positions.iter().position(few)?;
        let ply = dice.usize(first..self.positions.len()).min(first + 12);
        Some(Self {
            dice,
            taste: self.taste,
            positions: self.positions.get(..=ply)?.to_vec(),
            moves: self.moves.get(..ply)?.to_vec(),
            state: State::Open,
            taken: Vec::new(),
        })
    }

    /// Plays on.
    pub(super) fn play_on(&mut self, until: Until) {
        let (last, hopeless) = match until {
            Until::Adjournment(last) => (last, HOPELESS),
            Until::Ending(last) => (last, i32::MAX),
        };
        while let Some(chess) = self.positions.last().filter(|_| self.state == State::Open) {
            if chess.fullmoves().get() > last || lead(chess) > hopeless {
                return;
            }
            match choose(&self.positions, chess, self.taste, &mut self.dice) {
                Some(made) => self.play(made),
                None => self.state = State::Over,
            }
        }
    }

    /// From now on the player who is behind likes exchanges.
    pub(super) fn seek_ending(&mut self) {
        let Some(chess) = self.positions.last() else { return };
        let [white, black] = [Color::White, Color::Black].map(|colour| material(chess.board(), colour));
        let behind =
            if white < black || (white == black && self.dice.bool()) { Color::White } else { Color::Black };
        self.taste = Taste::Exchanges(behind);
    }

    fn play(&mut self, made: shakmaty::Move) {
        let Some(chess) = self.positions.last() else { return };
        let after = played(chess, made);
        let stood = self.positions.iter().filter(|past| **past == after).count();
        if stood >= 2 || after.halfmoves() >= 100 || after.is_game_over() {
            self.state = State::Over;
        }
        self.positions.push(after);
        self.moves.push(Move::from_shakmaty(made));
    }

    /// The position after so many moves of both players together.
    pub(super) fn position(&self, ply: usize) -> Option<&Chess> {
        self.positions.get(ply)
    }

    /// The moves made up to there.
    pub(super) fn moves(&self, ply: usize) -> &[Move] {
        self.moves.get(..ply).unwrap_or_default()
    }

    /// The move made there.
    pub(super) fn next(&self, ply: usize) -> Option<Move> {
        self.moves.get(ply).copied()
    }

    /// Whether it has not been played to its end.
    pub(super) fn can_go_on(&self) -> bool {
        self.state == State::Open && !matches!(self.taste, Taste::Exchanges(_))
    }

    /// Notes that a setting is taken from it.
    pub(super) fn take(&mut self, ply: usize) {
        self.taken.push(ply);
    }

    /// After how many moves settings have been taken from it.
    pub(super) fn taken(&self) -> &[usize] {
        &self.taken
    }

    /// How many moves of both players together are made.
    pub(super) fn plies(&self) -> usize {
        self.moves.len()
    }
}

/// By how much one player has more men than the other.
pub(super) fn lead(chess: &Chess) -> i32 {
    (material(chess.board(), Color::White) - material(chess.board(), Color::Black)).abs()
}

/// Whether neither player is more than about a queen ahead: behind by more everybody resigns.
pub(super) fn is_played_on(chess: &Chess) -> bool {
    lead(chess) <= worth(Role::Queen)
}

/// Whether neither player is more than about a rook ahead.
pub(super) fn is_even(chess: &Chess) -> bool {
    lead(chess) <= worth(Role::Rook)
}
