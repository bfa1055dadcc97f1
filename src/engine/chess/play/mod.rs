//! Positions from games played for the purpose, each with a sealed move of the kind that is wanted.
//!
//! ```text
//! seed ─ openings, player ─> Game (legal moves from the first) ─ scene (records) ─ proof (the reader) ─> Setting
//! ```
//! In: a seed and what is wanted. Out: positions as they stand when games are adjourned, never the same twice, each
//! with a record that the reader of moves takes as wanted. The same seed gives the same settings. Not known here: rules.

mod forbidden;
mod game;
mod openings;
mod player;
mod proof;
mod proposals;
mod scene;
mod slips;
mod value;
mod wanted;

use std::collections::HashSet;

use fastrand::Rng;
use shakmaty::{Position as _, Role};

use self::game::{Game, Until, is_even, is_played_on};
use self::scene::Scene;
use self::value::Taste;
use self::wanted::Phase;
use super::{language::Language, men::Colour, position::Position, reading::Notation};

pub use self::wanted::{Doubt, Setting, Slip, Wanted, Whose};

/// Games were adjourned in these moves.
const ADJOURNED: std::ops::RangeInclusive<u32> = 36..=62;

/// The last move of an ending.
const LAST: u32 = 120;

/// So many games are kept.
const KEPT: usize = 96;

/// After so many settings a game gives way to others.
const SHARE: usize = 3;

/// So many more games are played, or played on, for one setting.
const PATIENCE: usize = 40;

/// Two settings of one game are at least so many moves of both players apart.
const APART: usize = 5;

/// By how much a player has more men than the other, in hundredths of a pawn.
#[must_use]
pub fn ahead(position: &Position, colour: Colour) -> i32 {
    let of = |colour: Colour| value::material(position.chess().board(), colour.into_shakmaty());
    of(colour) - of(colour.other())
}

/// Games, and the settings not yet given out of them.
pub struct Games {
    dice: Rng,
    played: Vec<Game>,
    given: HashSet<Position>,
}

impl Games {
    /// The games of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { dice: Rng::with_seed(seed), played: Vec::new(), given: HashSet::new() }
    }

    /// A position in which the sealed move is as wanted, written in a language and a system; none where that system does
    /// not exist in the language, is not used for such a move, or no game of a fair number had such a position.
    pub fn setting(&mut self, wanted: Wanted, language: Language, notation: Notation) -> Option<Setting> {
        if !proof::is_written(wanted, language, notation) {
            return None;
        }
        let asked = Asked { wanted, language, notation };
        self.of_games(&asked, SHARE)
            .or_else(|| self.of_new_game(&asked))
            .or_else(|| self.of_games(&asked, usize::MAX))
            .or_else(|| (0..patience(wanted)).find_map(|_| self.of_new_game(&asked)))
    }

    /// A setting from the games there are, those least used first.
    fn of_games(&mut self, asked: &Asked, share: usize) -> Option<Setting> {
        let mut order: Vec<usize> = (0..self.played.len()).collect();
        order.sort_by_key(|index| self.played.get(*index).map(|game| game.taken().len()));
        order.retain(|index| self.played.get(*index).is_some_and(|game| game.taken().len() < share));
        order.into_iter().find_map(|index| self.of_game(asked, index))
    }

    /// A setting from a game played now, or played on.
    fn of_new_game(&mut self, asked: &Asked) -> Option<Setting> {
        let index = match asked.wanted.phase() {
            Phase::Adjournment => self.begin(asked.wanted),
            Phase::Ending => {
                let open = self.played.iter().position(Game::can_go_on);
                let index =
                    open.or_else(|| self.branch(asked.wanted)).unwrap_or_else(|| self.begin(asked.wanted));
                if let Some(game) = self.played.get_mut(index) {
                    game.seek_ending();
                    game.play_on(Until::Ending(LAST));
                }
                index
            }
        };
        self.of_game(asked, index)
    }

    /// Begins anew in the ending of a game, where the wanted is rare enough.
    fn branch(&mut self, wanted: Wanted) -> Option<usize> {
        if wanted != Wanted::DeadPosition || self.dice.u8(0..4) == 0 {
            return None;
        }
        let from = self.dice.usize(0..self.played.len().max(1));
        let (before, after) = self.played.split_at_checked(from)?;
        let branched = after.iter().chain(before).find_map(|game| game.branch(self.dice.clone()))?;
        self.dice.u64(..);
        Some(self.keep(branched))
    }

    /// Plays a game up to its adjournment.
    fn begin(&mut self, wanted: Wanted) -> usize {
        let taste = self.taste(wanted);
        let mut game = Game::new(self.dice.fork(), taste);
        game.play_on(Until::Adjournment(*ADJOURNED.end()));
        self.keep(game)
    }

    fn keep(&mut self, game: Game) -> usize {
        if self.played.len() >= KEPT {
            self.played.remove(0);
        }
        self.played.push(game);
        self.played.len() - 1
    }

    /// What the players of a new game are fond of: that which makes the wanted likely, else something by lot.
    fn taste(&mut self, wanted: Wanted) -> Taste {
        match (wanted, self.dice.u8(0..5)) {
            (Wanted::Ambiguous(Doubt::Knights), _) | (_, 0) => Taste::Keeps(Role::Knight),
            (Wanted::Ambiguous(Doubt::Pawns), _) | (_, 1) => Taste::Keeps(Role::Pawn),
            (_, _) => Taste::Plain,
        }
    }

    fn of_game(&mut self, asked: &Asked, index: usize) -> Option<Setting> {
        let game = self.played.get_mut(index)?;
        let mut plies: Vec<usize> = (0..=game.plies()).filter(|ply| asked.is_time(game, *ply)).collect();
        self.dice.shuffle(&mut plies);
        // Both colours seal about equally often.
        let parity = self.dice.usize(0..2);
        plies.sort_by_key(|ply| ply % 2 != parity);
        for ply in plies {
            let Some(chess) = game.position(ply) else { continue };
            let position = Position::from_chess(chess.clone());
            if self.given.contains(&position) {
                continue;
            }
            if let Some((written, played)) = asked.record(game, ply, &position, &mut self.dice) {
                self.given.insert(position.clone());
                let setting = Setting { position, written, played, moves: game.moves(ply).to_vec() };
                game.take(ply);
                return Some(setting);
            }
        }
        None
    }
}

/// Few endings lead to a dead position, but another ending of a game is soon played.
const fn patience(wanted: Wanted) -> usize {
    match wanted {
        Wanted::DeadPosition => 8 * PATIENCE,
        Wanted::Plain
        | Wanted::PlainCapture
        | Wanted::Checkmate
        | Wanted::Stalemate
        | Wanted::Ambiguous(_)
        | Wanted::Inexact(_)
        | Wanted::Pinned
        | Wanted::IntoCheck
        | Wanted::CheckIgnored
        | Wanted::Blocked
        | Wanted::NoSuchMan
        | Wanted::OwnMan
        | Wanted::Unintelligible
        | Wanted::BareKing(_) => PATIENCE,
    }
}

/// What is asked for.
struct Asked {
    wanted: Wanted,
    language: Language,
    notation: Notation,
}

impl Asked {
    fn is_time(&self, game: &Game, ply: usize) -> bool {
        let Some(chess) = game.position(ply) else { return false };
        let number = shakmaty::Position::fullmoves(chess).get();
        let phase = match self.wanted.phase() {
            Phase::Adjournment => ADJOURNED.contains(&number) && is_even(chess),
            Phase::Ending => number >= *ADJOURNED.start() && (self.is_of_few_men() || is_played_on(chess)),
        };
        phase && game.taken().iter().all(|taken| taken.abs_diff(ply) >= APART)
    }

    /// Whether what is wanted leaves one player hardly anything.
    const fn is_of_few_men(&self) -> bool {
        matches!(self.wanted, Wanted::DeadPosition | Wanted::BareKing(_))
    }

    /// A record that is as wanted, and the move it means.
    fn record(
        &self,
        game: &Game,
        ply: usize,
        position: &Position,
        dice: &mut Rng,
    ) -> Option<(String, Option<super::moves::Move>)> {
        let scene =
            Scene { position, next: game.next(ply), language: self.language, notation: self.notation };
        let mut proposals = scene.proposals(self.wanted, dice);
        dice.shuffle(&mut proposals);
        let proposal = proposals.into_iter().find(|proposal| proof::holds(&scene, self.wanted, proposal))?;
        Some((proposal.written, proposal.played))
    }
}
