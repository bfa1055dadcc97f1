//! The records that could be sealed in one position of a game.
//!
//! In: a position, the move that was played there, what is wanted. Out: records that probably are what is wanted; the
//! reader has the last word.

use fastrand::Rng;
use shakmaty::{Chess, Color, Position as _, Role};

use super::player::played;
use super::scene::{Proposal, Scene};
use super::wanted::{Doubt, Wanted, Whose};
use super::{forbidden, slips};
use crate::engine::chess::moves::{Move, origin, target};
use crate::engine::chess::reading::Notation;

impl Scene<'_> {
    /// Records that could be what is wanted.
    pub(super) fn proposals(&self, wanted: Wanted, dice: &mut Rng) -> Vec<Proposal> {
        match wanted {
            Wanted::Plain => self.records(self.next.filter(|made| made.captured().is_none()), dice),
            Wanted::PlainCapture => self.records(self.next.filter(|made| made.captured().is_some()), dice),
            Wanted::BareKing(whose) => self.records(self.next.filter(|_| self.is_bare(whose)), dice),
            Wanted::Checkmate => self.records(self.leading_to(Chess::is_checkmate), dice),
            Wanted::Stalemate => self.records(self.leading_to(Chess::is_stalemate), dice),
            Wanted::DeadPosition => {
                // Nobody seals a promotion to a bishop that throws the win away.
                let mut dead = self.leading_to(Chess::is_insufficient_material);
                dead.retain(|made| made.promotion().is_none());
                self.records(dead, dice)
            }
            Wanted::Ambiguous(doubt) => self.doubts(doubt),
            Wanted::Inexact(slip) => slips::inexact(self, slip),
            Wanted::Unintelligible => slips::unintelligible(self),
            Wanted::Pinned
            | Wanted::IntoCheck
            | Wanted::CheckIgnored
            | Wanted::Blocked
            | Wanted::NoSuchMan
            | Wanted::OwnMan => forbidden::records(self, wanted),
        }
    }

    fn records(&self, moves: impl IntoIterator<Item = Move>, dice: &mut Rng) -> Vec<Proposal> {
        let records = moves
            .into_iter()
            .filter_map(|made| Some(Proposal { written: self.record(made, dice)?, played: Some(made) }));
        records.collect()
    }

    /// A proper record of a move.
    fn record(&self, made: Move, dice: &mut Rng) -> Option<String> {
        match self.notation {
            Notation::Algebraic => {
                let text = if dice.u8(..) < 32 {
                    made.long(self.position, self.language)
                } else {
                    made.san(self.position, self.language)
                };
                // Whoever mates does not always say so.
                let tells = dice.bool();
                Some(text.strip_suffix('#').filter(|_| !tells).map_or(text.clone(), str::to_owned))
            }
            Notation::Descriptive => made.descriptive(self.position, self.language),
            Notation::Numeric => Some(made.numeric()),
        }
    }

    fn is_bare(&self, whose: Whose) -> bool {
        let board = self.chess().board();
        let turn = self.chess().turn();
        let colour = match whose {
            Whose::Sealer => turn,
            Whose::Replier => !turn,
        };
        is_alone(board, colour) && !is_alone(board, !colour)
    }

    /// The moves after which something is true of the position.
    fn leading_to(&self, holds: impl Fn(&Chess) -> bool) -> Vec<Move> {
        let legal = self.position.legal_moves();
        legal.into_iter().filter(|made| holds(&played(self.chess(), made.shakmaty()))).collect()
    }

    fn doubts(&self, doubt: Doubt) -> Vec<Proposal> {
        let role = match doubt {
            Doubt::Knights => Role::Knight,
            Doubt::Rooks => Role::Rook,
            Doubt::Queens => Role::Queen,
            Doubt::Pawns | Doubt::Promotion => Role::Pawn,
        };
        if doubt != Doubt::Promotion && !self.chess().our(role).more_than_one() {
            return Vec::new();
        }
        let legal = self.position.legal();
        let ours = legal.iter().filter(|made| made.role() == role);
        let mut written: Vec<String> = match doubt {
            Doubt::Promotion => {
                let queens = ours.filter(|made| made.promotion() == Some(Role::Queen));
                queens.map(|made| without_new_man(Move::from_shakmaty(*made))).collect()
            }
            Doubt::Pawns => {
                let takes = ours.filter(|made| made.is_capture() && !made.is_promotion());
                let shared = takes.filter(|made| is_shared(**made, &legal));
                shared.map(|made| format!("x{}", target(*made))).collect()
            }
            Doubt::Knights | Doubt::Rooks | Doubt::Queens => {
                let shared = ours.filter(|made| is_shared(**made, &legal));
                shared.map(|made| self.short(Move::from_shakmaty(*made))).collect()
            }
        };
        written.sort_unstable();
        written.dedup();
        written.into_iter().map(|written| Proposal { written, played: None }).collect()
    }
}

/// A promotion as one writes it who forgets to say to what.
fn without_new_man(made: Move) -> String {
    let from = origin(made.shakmaty()).file();
    if made.captured().is_some() { format!("{from}x{}", made.to()) } else { made.to().to_string() }
}

fn is_alone(board: &shakmaty::Board, colour: Color) -> bool {
    board.by_color(colour).count() == 1
}

/// Whether another man of the same kind can go there too.
fn is_shared(made: shakmaty::Move, legal: &[shakmaty::Move]) -> bool {
    let rival = |other: &&shakmaty::Move| {
        other.role() == made.role() && target(**other) == target(made) && origin(**other) != origin(made)
    };
    legal.iter().any(|other| rival(&other))
}
