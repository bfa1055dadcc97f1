//! Positions of games played at random, the same every time.

use plica::engine::chess::{Man, Move, Position};

/// A small generator of numbers (xorshift), so that a failing case comes back.
pub(super) struct Dice(u64);

impl Dice {
    /// The dice of a seed.
    pub(super) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below a limit.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).expect("it is below a usize")
    }
}

/// Positions of games in which every legal move is as likely as any other.
pub(super) fn random_positions(games: u64, plies: u32) -> Vec<Position> {
    let mut dice = Dice::new(1);
    let mut positions = Vec::new();
    for _ in 0..games {
        positions.extend(game(plies, |legal, _| legal[dice.below(legal.len())]));
    }
    positions
}

/// Positions that look like play: of three moves drawn by lot the one that wins most is made, so that men are taken,
/// pawns advance and promote, and the heavy men survive together.
pub(super) fn lively_positions(games: u64, plies: u32, seed: u64) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    let mut positions = Vec::new();
    for _ in 0..games {
        positions.extend(game(plies, |legal, _| {
            let drawn: Vec<Move> = (0..3).map(|_| legal[dice.below(legal.len())]).collect();
            drawn.into_iter().max_by_key(|made| worth(*made)).expect("three were drawn")
        }));
    }
    positions
}

fn game(plies: u32, mut choose: impl FnMut(&[Move], &Position) -> Move) -> Vec<Position> {
    let mut position = Position::initial();
    let mut positions = Vec::new();
    for _ in 0..plies {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position = position.after(choose(&legal, &position));
        positions.push(position.clone());
    }
    positions
}

fn worth(made: Move) -> u32 {
    let value = |man: Man| match man {
        Man::King => 0,
        Man::Pawn => 1,
        Man::Knight | Man::Bishop => 3,
        Man::Rook => 5,
        Man::Queen => 9,
    };
    made.captured().map_or(0, value)
        + made.promotion().map_or(0, value)
        + u32::from(made.castling().is_some())
}
