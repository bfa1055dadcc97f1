//! Games adjourned after random play, every position another, each with a sealed move in Spanish.

use std::fmt::Write as _;

use plica::engine::chess::{Language, Position};

/// A position of a game played at random, and a move sealed in it, in Spanish letters.
#[derive(Debug, Clone)]
pub struct Adjourned {
    /// Before the sealed move.
    pub position: String,
    /// What stands on the paper.
    pub written: String,
}

/// Games adjourned after twenty to sixty moves.
#[must_use]
pub fn adjourned(count: usize) -> Vec<Adjourned> {
    let mut dice = fastrand::Rng::with_seed(1928);
    let mut games = Vec::with_capacity(count);
    while games.len() < count {
        let mut position = Position::initial();
        for _ in 0..dice.u8(40..120) {
            let Some(played) = dice.choice(position.legal_moves()) else { break };
            position = position.after(played);
        }
        let Some(sealed) = dice.choice(position.legal_moves()) else { continue };
        let mut written = sealed.san(&position, Language::Spanish);
        // One sealed move in four lacks its last sign, and is inexact, ambiguous or worse.
        if dice.u8(..4) == 0 {
            written.pop();
        }
        games.push(Adjourned { position: position.fen(), written });
    }
    games
}

impl Adjourned {
    /// The case as a line of a batch.
    #[must_use]
    pub fn json(&self) -> String {
        let (position, written) = (&self.position, &self.written);
        format!(r#"{{"position": "{position}", "sealed": {{"written": "{written}", "language": "es"}}}}"#)
    }
}

/// The lines of a batch of adjourned games.
#[must_use]
pub fn lines(games: &[Adjourned]) -> String {
    let mut lines = String::new();
    for game in games {
        let _ = writeln!(lines, "{}", game.json());
    }
    lines
}
