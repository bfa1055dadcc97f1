//! The search for a line of moves that ends in White's mate, deepened step by step; promising moves are followed further.
//!
//! Positions already looked at stand in a table of fixed size. They are kept whole, not as hashes: that two of them are the same is
//! part of the proof that there is no mate. Where two fall on one place the newer one stays; the older one is looked at again.
//!
//! The [`SearchLimit`] is counted in positions looked at, never by the clock, so that the same question always gets the same
//! answer. It belongs to the thread that asks and holds for everything asked while it stands: who rules on a case need
//! not know that a search is part of it. A [`Cancel`](crate::engine::cancel::Cancel) can stop the search before.

use std::cell::Cell;
use std::hash::{Hash as _, Hasher as _};

use rustc_hash::FxHasher;
use shakmaty::{Chess, Color, Move, Position as _};

use super::reach::{Corner, Map, Promise, promise};
use crate::engine::cancel::Cancel;

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

/// A position: four planes of bits that tell the man on each square, and what the board does not show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Whole {
    planes: [u64; 4],
    castling: u64,
    turn_and_passing: u8,
}

impl Whole {
    pub(super) fn of(position: &Chess) -> Self {
        let board = position.board();
        let [pawns, knights, bishops] = [board.pawns(), board.knights(), board.bishops()];
        let [rooks, queens, kings] = [board.rooks(), board.queens(), board.kings()];
        let planes =
            [pawns | bishops | queens, knights | bishops | kings, rooks | queens | kings, board.white()];
        // A right to take in passing that cannot be used tells two like positions apart: that costs time only.
        let passing = position.maybe_ep_square().map_or(0, |square| u8::from(square) + 1);
        let turn = if position.turn().is_white() { 128 } else { 0 };
        Self {
            planes: planes.map(u64::from),
            castling: position.castles().castling_rights().into(),
            turn_and_passing: turn | passing,
        }
    }

    fn spread(&self) -> u64 {
        let mut hasher = FxHasher::default();
        self.hash(&mut hasher);
        hasher.finish()
    }
}

struct Entry {
    position: Whole,
    /// The pass in which it was looked at.
    pass: u16,
    /// How many half-moves further.
    further: u16,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seen {
    /// Not looked at, or not so far.
    No,
    /// Looked at as far in an earlier pass.
    Earlier,
    /// Looked at as far in this pass.
    Now,
}

/// A table has so many places at most. An entry is 56 bytes and its number 4, so it is not larger than 4 MB.
const LARGEST: usize = 1 << 16;

const _: () = assert!((size_of::<Entry>() + size_of::<u32>()) * LARGEST <= 4_000_000);

/// A table of positions. Most searches end soon: only what they look at takes memory.
pub(super) struct Table {
    /// The number of the entry at each place, from 1; 0 in an empty place.
    places: Vec<u32>,
    entries: Vec<Entry>,
    pass: u16,
}

impl Table {
    /// A table for a search of so many positions.
    pub(super) fn for_search(of: u64) -> Self {
        let wanted = usize::try_from(of).unwrap_or(usize::MAX).clamp(1 << 8, LARGEST);
        Self { places: vec![0; wanted.next_power_of_two()], entries: Vec::new(), pass: 1 }
    }

    /// Begins a pass; positions of the passes before are known as such.
    fn next_pass(&mut self) {
        self.pass = self.pass.saturating_add(1);
    }

    /// What is known of a position that would be looked at so much further; it is then noted as looked at.
    pub(super) fn look(&mut self, position: &Chess, further: u16) -> Seen {
        let whole = Whole::of(position);
        let place = usize::try_from(whole.spread() >> 20).unwrap_or(0) & (self.places.len() - 1);
        let pass = self.pass;
        let Some(number) = self.places.get_mut(place) else { return Seen::No };
        let here = number.checked_sub(1).and_then(|number| self.entries.get_mut(number as usize));
        let Some(entry) = here else {
            self.entries.push(Entry { position: whole, pass, further });
            *number = u32::try_from(self.entries.len()).unwrap_or(0);
            return Seen::No;
        };
        if entry.position == whole && entry.further >= further {
            return if entry.pass == pass { Seen::Now } else { Seen::Earlier };
        }
        *entry = Entry { position: whole, pass, further };
        Seen::No
    }
}

/// How many positions one search may look at.
#[derive(Clone, Copy, Debug)]
pub struct SearchLimit {
    nodes: u64,
}

thread_local! {
    static STANDING: Cell<SearchLimit> = const { Cell::new(SearchLimit::nodes(SearchLimit::THOROUGH)) };
}

impl SearchLimit {
    /// The limit of a server that answers many clients: a search takes tens of milliseconds and tens of megabytes at most. It
    /// suffices for every example of the rulebook.
    pub const QUICK: u64 = 300_000;

    /// What holds where nothing else is said: a second or two for the hardest positions.
    pub const THOROUGH: u64 = 4_000_000;

    /// So many positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes }
    }

    /// The one that holds on this thread, brought down to what somebody waits for beside other answers.
    #[must_use]
    pub fn quick() -> Self {
        Self { nodes: Self::standing().nodes.min(Self::QUICK) }
    }

    /// Does work on this thread with this limit for every search in it; then the one before holds again.
    pub fn during<T>(&self, work: impl FnOnce() -> T) -> T {
        let _before = Before(STANDING.replace(*self));
        work()
    }

    /// The limit that holds on this thread.
    pub(crate) fn standing() -> Self {
        STANDING.get()
    }

    /// How many positions.
    pub(in crate::engine::chess) const fn count(self) -> u64 {
        self.nodes
    }
}

/// Puts the limit back that held before, also where the work broke off.
struct Before(SearchLimit);

impl Drop for Before {
    fn drop(&mut self) {
        STANDING.set(self.0);
    }
}

/// So many positions are looked at between two looks at whether anybody still waits.
const BETWEEN_LOOKS: u64 = 256;

/// Positions that may still be looked at.
pub(super) struct Allowance {
    cancel: Cancel,
    left: u64,
    stopped: bool,
}

impl Allowance {
    pub(super) fn new(limit: SearchLimit) -> Self {
        let cancel = Cancel::standing();
        Self { left: limit.count(), stopped: cancel.is_cancelled(), cancel }
    }

    /// Takes one position; false when there is none left or nobody waits any more.
    pub(super) fn take(&mut self) -> bool {
        self.take_many(1)
    }

    /// Takes as many as a piece of work costs.
    pub(super) fn take_many(&mut self, count: u64) -> bool {
        let before = self.left;
        self.left = self.left.saturating_sub(count);
        if before / BETWEEN_LOOKS != self.left / BETWEEN_LOOKS {
            self.stopped |= self.cancel.is_cancelled();
        }
        before >= count && !self.stopped
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }

    pub(super) fn left(&self) -> u64 {
        self.left
    }

    /// Sets aside all but a share, for steps that must not take everything; what is set aside comes back with
    /// [`Self::give_back`].
    pub(super) fn set_aside_all_but(&mut self, share: u64) -> u64 {
        let aside = self.left.saturating_sub(share);
        self.left -= aside;
        aside
    }

    pub(super) fn give_back(&mut self, aside: u64) {
        self.left += aside;
    }
}
