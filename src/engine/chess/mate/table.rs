//! Positions already looked at: a table of fixed size that never mistakes one position for another.
//!
//! Positions are kept whole, not as hashes: that two of them are the same is part of the proof that there is no mate.
//! Where two fall on one place the newer one stays; the older one is looked at again, which costs time and no truth.

use std::hash::{Hash as _, Hasher as _};

use rustc_hash::FxHasher;
use shakmaty::{Chess, Position as _};

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
    pub(super) fn next_pass(&mut self) {
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
