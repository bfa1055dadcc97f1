//! The search for a line of moves that ends in White's mate, deepened step by step; promising moves are followed further.

use shakmaty::{Chess, Color, Move, Position as _};

use super::guide::{Corner, Map, Promise, promise};
use super::limit::Allowance;
use super::table::{Seen, Table};

/// No line is longer, in half-moves.
const LONGEST: usize = 128;

/// How a search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A mate: the line is in [`Search::line`].
    Mate,
    /// Every position that can be reached was looked at: no mate.
    NoMate,
    /// Neither.
    Nothing,
}

/// A search from one position.
pub(super) struct Search<'a> {
    allowance: &'a mut Allowance,
    table: Option<Table>,
    map: Option<Map>,
    /// So many positions are looked at for each half-move of depth.
    for_each_depth: u64,
    /// What of it is left in this pass.
    in_pass: u64,
    deepest: u32,
    /// Something was not looked at: without mate in this pass nothing is proved.
    cut_short: bool,
    /// The move before was a promising one, and the next costs no depth.
    after_promise: bool,
    /// Where the mate is sought; where the bishops of each position go, if nothing is said.
    corner: Option<Corner>,
    line: Vec<Move>,
}

impl<'a> Search<'a> {
    /// A search that remembers nothing.
    pub(super) fn new(allowance: &'a mut Allowance, for_each_depth: u64) -> Self {
        Self {
            allowance,
            table: None,
            map: None,
            for_each_depth,
            in_pass: 0,
            deepest: 0,
            cut_short: false,
            after_promise: false,
            corner: None,
            line: Vec::with_capacity(LONGEST),
        }
    }

    pub(super) fn remembering(self, table: Table) -> Self {
        Self { table: Some(table), ..self }
    }

    pub(super) fn guided_by(self, map: Map) -> Self {
        Self { map: Some(map), ..self }
    }

    pub(super) fn towards(self, corner: Corner) -> Self {
        Self { corner: Some(corner), ..self }
    }

    /// The moves to the mate found.
    pub(super) fn line(&self) -> &[Move] {
        &self.line
    }

    /// Searches to each of these depths.
    pub(super) fn deepen(&mut self, from: &Chess, depths: std::ops::RangeInclusive<u32>) -> Found {
        for depth in depths {
            self.deepest = depth;
            self.in_pass = self.for_each_depth.saturating_mul(u64::from(depth));
            self.cut_short = false;
            self.after_promise = false;
            self.line.clear();
            if let Some(table) = &mut self.table {
                table.next_pass();
            }
            if self.finds_mate(from, 0) {
                return Found::Mate;
            }
            if !self.cut_short {
                return Found::NoMate;
            }
            if self.allowance.left() == 0 || self.allowance.is_stopped() {
                break;
            }
        }
        Found::Nothing
    }

    /// Whether a mate is found from here; its moves are then on the line.
    fn finds_mate(&mut self, position: &Chess, depth: u32) -> bool {
        if position.has_insufficient_material(Color::White) {
            return false;
        }
        let at_end = depth >= self.deepest || self.line.len() >= LONGEST;
        if at_end && !(position.turn().is_black() && position.is_check()) {
            self.cut_short = true;
            return false;
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            return position.turn().is_black() && position.is_check();
        }
        if at_end {
            self.cut_short = true;
            return false;
        }
        if self.is_known(position, depth) {
            return false;
        }
        let corner = self.corner.unwrap_or_else(|| Corner::of(position));
        moves.into_iter().any(|made| self.leads_to_mate(position, made, corner, depth))
    }

    /// Whether the position need not be looked at again. One that was looked at as far in an earlier pass is not either,
    /// but only this pass can prove that there is no mate.
    fn is_known(&mut self, position: &Chess, depth: u32) -> bool {
        let Some(table) = &mut self.table else { return false };
        let further = u16::try_from(self.deepest.saturating_sub(depth)).unwrap_or(u16::MAX);
        let seen = table.look(position, further);
        self.cut_short |= seen == Seen::Earlier;
        seen != Seen::No
    }

    fn leads_to_mate(&mut self, position: &Chess, made: Move, corner: Corner, depth: u32) -> bool {
        if self.in_pass == 0 || !self.allowance.take() {
            self.in_pass = 0;
            self.cut_short = true;
            return false;
        }
        self.in_pass -= 1;
        let promise = promise(position, made, corner, self.map.as_ref());
        let cost = match promise {
            Promise::Good => 0,
            Promise::Bad => 4,
            Promise::Usual => u32::from(!self.after_promise),
        };
        let before = std::mem::replace(&mut self.after_promise, promise == Promise::Good);
        let mut next = position.clone();
        next.play_unchecked(made);
        self.line.push(made);
        let found = self.finds_mate(&next, depth + cost);
        if !found {
            self.line.pop();
            self.after_promise = before;
        }
        found
    }
}
